#include "db/sql/event_lines.hpp"

#include <charconv>
#include <stdexcept>

#include "db/error.hpp"

namespace congkak::db::sql {
namespace {

/// Takes fixed texts and values off the front of a line.
class LineReader {
  public:
    LineReader(const std::string& game, std::string_view line) : game_(game), rest_(line) {}

    void skip(std::string_view text) {
        if (!rest_.starts_with(text)) {
            fail();
        }
        rest_.remove_prefix(text.size());
    }

    std::int64_t integer() {
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        if (error != std::errc()) {
            fail();
        }
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        return value;
    }

    std::string until(char mark) {
        const std::size_t end = rest_.find(mark);
        if (end == std::string_view::npos) {
            fail();
        }
        std::string text(rest_.substr(0, end));
        rest_.remove_prefix(end);
        return text;
    }

    std::string all_but_last(char mark) {
        if (!rest_.ends_with(mark)) {
            fail();
        }
        return std::string(rest_.substr(0, rest_.size() - 1));
    }

  private:
    [[noreturn]] void fail() const {
        throw StorageError(StorageFailure::corrupt, "the events of game " + game_ + " are garbled");
    }

    const std::string& game_;
    std::string_view rest_;
};

}  // namespace

void check_event(const JournalRow& row) {
    if (row.kind.find_first_of("\"\\\n") != std::string::npos ||
        row.payload.find('\n') != std::string::npos) {
        throw std::invalid_argument("an event with a line break can't be folded");
    }
}

void append_event_line(std::string& lines, const JournalRow& row) {
    lines.append("{\"version\":").append(std::to_string(row.version));
    lines.append(",\"at\":").append(std::to_string(row.at_ms));
    lines.append(",\"kind\":\"").append(row.kind);
    lines.append("\",\"data\":").append(row.payload).append("}\n");
}

std::vector<JournalRow> read_event_lines(const std::string& game, std::string_view lines) {
    std::vector<JournalRow> rows;
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        LineReader line(game, lines.substr(0, end));
        JournalRow row;
        row.game = game;
        line.skip("{\"version\":");
        row.version = line.integer();
        line.skip(",\"at\":");
        row.at_ms = line.integer();
        line.skip(",\"kind\":\"");
        row.kind = line.until('"');
        line.skip("\",\"data\":");
        row.payload = line.all_but_last('}');
        rows.push_back(std::move(row));
        lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
    }
    return rows;
}

}  // namespace congkak::db::sql
