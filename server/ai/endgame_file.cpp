#include "server/ai/endgame_file.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <boost/interprocess/file_mapping.hpp>
#include <boost/interprocess/mapped_region.hpp>
#include <filesystem>
#include <fstream>
#include <optional>
#include <utility>

#include "engine/rules/clauses.hpp"

namespace congkak::ai {

namespace {

namespace ipc = boost::interprocess;
using Bytes = std::span<const unsigned char>;

constexpr std::string_view magic = "CONGKAKE";
constexpr std::uint32_t format_version = 1;
constexpr std::size_t head_bytes = 512;
constexpr std::size_t sum_at = 32;
constexpr std::size_t sum_bytes = 32;
constexpr std::size_t text_at = 64;

using Head = std::array<unsigned char, head_bytes>;
using Sum = std::array<unsigned char, sum_bytes>;

template <class Number>
void put(Head& head, std::size_t at, Number number) noexcept {
    for (std::size_t i = 0; i < sizeof number; ++i) {
        head[at + i] = static_cast<unsigned char>(number >> 8 * i);
    }
}

template <class Number>
Number number_at(const Head& head, std::size_t at) noexcept {
    Number number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i) {
        number |= static_cast<Number>(head[at + i]) << 8 * i;
    }
    return number;
}

Sum sum_of(Head head, Bytes entries) {
    std::fill_n(head.begin() + sum_at, sum_bytes, static_cast<unsigned char>(0));
    crypto_generichash_state state;
    Sum sum{};
    crypto_generichash_init(&state, nullptr, 0, sum.size());
    crypto_generichash_update(&state, head.data(), head.size());
    crypto_generichash_update(&state, entries.data(), entries.size());
    crypto_generichash_final(&state, sum.data(), sum.size());
    return sum;
}

std::string ruleset_text(const rules::Ruleset& ruleset) {
    const rules::Ruleset clauses = search::endgame_clauses(ruleset);
    std::string text;
    for (const std::string_view name : rules::differing_clauses(rules::Ruleset{}, clauses)) {
        text.append(text.empty() ? "" : " ").append(name).append("=");
        text += rules::clause_value(clauses, name);
    }
    return text;
}

/// Nothing where it is not exactly what ruleset_text() writes.
std::optional<rules::Ruleset> parse_ruleset(std::string_view text, std::uint32_t pits) {
    rules::Ruleset ruleset;
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view clause = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(rest.size(), clause.size() + 1));
        const std::size_t sign = std::min(clause.find('='), clause.size() - 1);
        if (!rules::set_clause(ruleset, clause.substr(0, sign), clause.substr(sign + 1))) {
            return std::nullopt;
        }
    }
    ruleset.seeds = ruleset.pits;
    const bool is_sound = rules::validate(ruleset) && std::cmp_equal(ruleset.pits, pits) &&
                          ruleset_text(ruleset) == text;
    return is_sound ? std::optional(ruleset) : std::nullopt;
}

Head head_of(const rules::Ruleset& ruleset, const search::EndgameShape& shape) {
    const std::string text = ruleset_text(ruleset);
    Head head{};
    std::copy(magic.begin(), magic.end(), head.begin());
    put(head, 8, format_version);
    put(head, 12, static_cast<std::uint32_t>(shape.pits()));
    put(head, 16, static_cast<std::uint32_t>(shape.seeds()));
    put(head, 20, static_cast<std::uint32_t>(text.size()));
    put(head, 24, static_cast<std::uint64_t>(shape.entries()));
    std::copy(text.begin(), text.end(), head.begin() + text_at);
    return head;
}

struct Meaning {
    rules::Ruleset ruleset;
    search::EndgameShape shape;
};

boost::system::result<Meaning, EndgameFileError> read_head(const Head& head) {
    const auto seeds = number_at<std::uint32_t>(head, 16);
    const auto length = number_at<std::uint32_t>(head, 20);
    if (length > head_bytes - text_at || seeds > search::EndgameShape::most_seeds) {
        return EndgameFileError::bad_head;
    }
    const std::string text(head.begin() + text_at, head.begin() + text_at + length);
    const auto ruleset = parse_ruleset(text, number_at<std::uint32_t>(head, 12));
    if (!ruleset) {
        return EndgameFileError::bad_head;
    }
    const auto shape = search::EndgameShape::of(*ruleset, static_cast<int>(seeds));
    if (!shape || shape->entries() != number_at<std::uint64_t>(head, 24)) {
        return EndgameFileError::bad_head;
    }
    return Meaning{.ruleset = *ruleset, .shape = *shape};
}

boost::system::result<Meaning, EndgameFileError> examine(Bytes file) {
    if (file.size() < magic.size() || !std::equal(magic.begin(), magic.end(), file.begin())) {
        return EndgameFileError::foreign;
    }
    if (file.size() < head_bytes) {
        return EndgameFileError::wrong_length;
    }
    Head head{};
    std::copy_n(file.begin(), head_bytes, head.begin());
    if (number_at<std::uint32_t>(head, 8) != format_version) {
        return EndgameFileError::other_version;
    }
    const Bytes entries = file.subspan(head_bytes);
    if (entries.size() != number_at<std::uint64_t>(head, 24)) {
        return EndgameFileError::wrong_length;
    }
    const Sum sum = sum_of(head, entries);
    if (!std::equal(sum.begin(), sum.end(), head.begin() + sum_at)) {
        return EndgameFileError::damaged;
    }
    return read_head(head);
}

}  // namespace

struct EndgameFile::Mapped {
    Mapped(ipc::mapped_region&& mapping, const Meaning& meaning)
        : region(std::move(mapping)),
          ruleset(meaning.ruleset),
          entries(static_cast<const std::int8_t*>(region.get_address()) + head_bytes,
                  region.get_size() - head_bytes),
          table(ruleset, meaning.shape, entries) {}

    ipc::mapped_region region;
    rules::Ruleset ruleset;
    std::span<const std::int8_t> entries;
    search::EndgameTable table;
};

std::string_view message(EndgameFileError error) noexcept {
    switch (error) {
        case EndgameFileError::missing:
            return "there is no such file";
        case EndgameFileError::failed:
            return "can't be opened or written";
        case EndgameFileError::foreign:
            return "is no endgame table";
        case EndgameFileError::other_version:
            return "is an endgame table in another version of the format; make it anew";
        case EndgameFileError::wrong_length:
            return "is cut off or too long; make it anew";
        case EndgameFileError::damaged:
            return "is damaged, its checksum differs; make it anew";
        case EndgameFileError::bad_head:
            return "says in its head what no endgame table can be; make it anew";
    }
    return "can't be used";
}

boost::system::result<EndgameFile, EndgameFileError> EndgameFile::open(const std::string& path) {
    std::error_code failed;
    if (!std::filesystem::exists(path, failed)) {
        return EndgameFileError::missing;
    }
    if (!std::filesystem::is_regular_file(path, failed)) {
        return EndgameFileError::failed;
    }
    if (std::filesystem::file_size(path, failed) < magic.size()) {
        return EndgameFileError::foreign;
    }
    try {
        const ipc::file_mapping file(path.c_str(), ipc::read_only);
        ipc::mapped_region region(file, ipc::read_only);
        const auto meaning =
            examine({static_cast<const unsigned char*>(region.get_address()), region.get_size()});
        if (!meaning) {
            return meaning.error();
        }
        return EndgameFile(std::make_shared<const Mapped>(std::move(region), *meaning));
    } catch (const ipc::interprocess_exception&) {
        return EndgameFileError::failed;
    }
}

const rules::Ruleset& EndgameFile::ruleset() const noexcept { return mapped_->ruleset; }

const search::EndgameTable& EndgameFile::table() const noexcept { return mapped_->table; }

std::span<const std::int8_t> EndgameFile::entries() const noexcept { return mapped_->entries; }

boost::system::result<void, EndgameFileError> write_endgame_file(
    const std::string& path, const rules::Ruleset& ruleset, const search::EndgameShape& shape,
    std::span<const std::int8_t> entries) {
    Head head = head_of(ruleset, shape);
    const auto* bytes = reinterpret_cast<const unsigned char*>(entries.data());
    const Sum sum = sum_of(head, {bytes, entries.size()});
    std::copy(sum.begin(), sum.end(), head.begin() + sum_at);

    const std::string part = path + ".part";
    std::ofstream file(part, std::ios::binary | std::ios::trunc);
    file.write(reinterpret_cast<const char*>(head.data()), head_bytes);
    file.write(reinterpret_cast<const char*>(entries.data()),
               static_cast<std::streamsize>(entries.size()));
    file.close();
    std::error_code failed;
    if (file) {
        std::filesystem::rename(part, path, failed);
    }
    if (!file || failed) {
        std::filesystem::remove(part, failed);
        return EndgameFileError::failed;
    }
    return {};
}

}  // namespace congkak::ai
