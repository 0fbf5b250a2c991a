// `congkak replay [--json] FILE|-`: plays a record and shows every position.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fstream>
#include <iostream>
#include <limits>
#include <memory>
#include <optional>
#include <string>

#include "engine/record/record_text.hpp"
#include "protocol/study_json.hpp"
#include "server/app/commands/commands.hpp"
#include "server/app/embedded_packs.hpp"
#include "server/app/replay_view.hpp"

namespace congkak::app::commands {

namespace {

struct ReplayOptions {
    std::string path;
    bool json = false;
};

/// A byte more than a record may have, so that a longer one is refused and not cut.
std::string read_all(std::istream& stream) {
    std::string text(record::most_record_bytes + 1, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return text;
}

std::optional<std::string> read_file(const std::string& path) {
    if (path == "-") {
        return read_all(std::cin);
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return std::nullopt;
    }
    auto text = read_all(file);
    return file.bad() ? std::nullopt : std::optional(std::move(text));
}

int replay(const ReplayOptions& options) {
    const auto text = read_file(options.path);
    if (!text) {
        std::cerr << "congkak replay: can't read " << options.path << '\n';
        return 2;
    }
    const protocol::Packs packs = load_embedded_packs();
    const auto record =
        record::parse_record(*text, [&packs](std::string_view id) { return packs.ruleset(id); });
    if (!record) {
        std::cerr << options.path << ": " << record::message(record.error()) << '\n';
        return 1;
    }
    if (options.json) {
        std::cout << *protocol::encode_replay(*record, packs,
                                              std::numeric_limits<std::size_t>::max())
                  << '\n';
    } else {
        std::cout << replay_text(*record);
    }
    return 0;
}

}  // namespace

void add_replay(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<ReplayOptions>();
    CLI::App* command =
        app.add_subcommand("replay", "Play a record and show each sowing with its position");
    command->add_option("FILE", options->path, "The record, or - for standard input")->required();
    command->add_flag("--json", options->json, "One JSON document instead of lines");
    command->callback([options, &exit_code] { exit_code = replay(*options); });
}

}  // namespace congkak::app::commands
