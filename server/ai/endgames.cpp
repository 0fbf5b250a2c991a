#include "server/ai/endgames.hpp"

#include <spdlog/spdlog.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <span>
#include <utility>

namespace congkak::ai {

namespace {

/// Linux keeps a priority for each thread.
void lower_own_priority() {
    constexpr int lowest = 19;
    if (::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), lowest) != 0) {
        spdlog::debug("endgames: the priority stays as it is");
    }
}

}  // namespace

Endgames::Endgames(std::string folder, const std::string& name, const rules::Ruleset& ruleset,
                   int seeds)
    : folder_(std::move(folder)),
      path_(folder_ + "/" + name + "-" + std::to_string(ruleset.pits) + "x" +
            std::to_string(seeds) + ".endgames"),
      ruleset_(ruleset),
      seeds_(seeds) {}

void Endgames::start() {
    if (seeds_ == 0) {
        spdlog::info("endgames: switched off, the computer plays without a table");
        return;
    }
    thread_ = std::thread([this] {
        try {
            prepare();
        } catch (const std::exception& error) {
            spdlog::warn("endgames: {}; the computer plays without a table", error.what());
        }
    });
}

Endgames::~Endgames() {
    is_stopping_ = true;
    if (thread_.joinable()) {
        thread_.join();
    }
}

std::optional<EndgameFile> Endgames::find(const rules::Ruleset& ruleset) const {
    const std::lock_guard lock(mutex_);
    return file_ && file_->table().is_for(ruleset) ? file_ : std::nullopt;
}

void Endgames::prepare() {
    lower_own_priority();
    auto opened = EndgameFile::open(path_);
    if (!opened) {
        if (opened.error() != EndgameFileError::missing) {
            spdlog::warn("endgames: {} {}", path_, message(opened.error()));
        }
        if (!make()) {
            return;
        }
        opened = EndgameFile::open(path_);
    }
    if (!opened || !opened->table().is_for(ruleset_) || opened->table().shape().seeds() != seeds_) {
        spdlog::warn("endgames: {} {}; the computer plays without a table", path_,
                     opened ? "is a table of something else" : message(opened.error()));
        return;
    }
    spdlog::info("endgames: every position with up to {} seeds from {}", seeds_, path_);
    const std::lock_guard lock(mutex_);
    file_ = *opened;
}

bool Endgames::make() {
    const auto shape = search::EndgameShape::of(ruleset_, seeds_);
    if (!shape) {
        spdlog::warn("endgames: {}; the computer plays without a table", shape.error().reason);
        return false;
    }
    spdlog::info("endgames: making {} in the background, the computer plays without it until then",
                 path_);
    const auto start = std::chrono::steady_clock::now();
    // Not cleared here: what nobody has touched takes no time when the server stops.
    const auto memory = std::make_unique_for_overwrite<std::int8_t[]>(shape->entries());
    const std::span<std::int8_t> entries(memory.get(), shape->entries());
    if (!search::make_endgames(ruleset_, *shape, entries, [this](const search::EndgameProgress&) {
            return !is_stopping_.load();
        })) {
        spdlog::info("endgames: given up, the next start makes them");
        return false;
    }
    std::filesystem::create_directories(folder_);
    if (const auto written = write_endgame_file(path_, ruleset_, *shape, entries); !written) {
        spdlog::warn("endgames: {} {}; the computer plays without a table", path_,
                     message(written.error()));
        return false;
    }
    spdlog::info("endgames: made in {} s", std::chrono::duration_cast<std::chrono::seconds>(
                                               std::chrono::steady_clock::now() - start)
                                               .count());
    return true;
}

}  // namespace congkak::ai
