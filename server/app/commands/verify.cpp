// `congkak verify FILE.jsonl`: plays a file of test vectors.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>

#include "server/app/commands/commands.hpp"
#include "server/app/embedded_packs.hpp"
#include "server/app/vector_match.hpp"

namespace congkak::app::commands {

namespace {

struct Tally {
    int passed = 0;
    int failed = 0;
};

void count(Tally& tally, const MatchReport& report, const std::string& place) {
    switch (report.verdict) {
        case Verdict::passed:
            ++tally.passed;
            break;
        case Verdict::failed:
            ++tally.failed;
            std::cout << place << ": failed: " << report.detail << '\n';
            break;
    }
}

int verify(const std::string& path) {
    std::ifstream file(path);
    if (!file) {
        std::cerr << "congkak verify: can't read " << path << '\n';
        return 2;
    }
    const protocol::Packs packs = load_embedded_packs();
    Tally tally;
    std::string line;
    for (int number = 1; std::getline(file, line); ++number) {
        if (!line.empty()) {
            count(tally, verify_match(line, packs), path + ":" + std::to_string(number));
        }
    }
    if (file.bad()) {
        std::cerr << "congkak verify: can't read " << path << '\n';
        return 2;
    }
    if (tally.passed + tally.failed == 0) {
        std::cerr << "congkak verify: " << path << " holds no match\n";
        return 2;
    }
    // Every match can be played, so none is ever skipped.
    std::cout << tally.passed << " passed, " << tally.failed << " failed, 0 skipped\n";
    return tally.failed == 0 ? 0 : 1;
}

}  // namespace

void add_verify(CLI::App& app, int& exit_code) {
    auto path = std::make_shared<std::string>();
    CLI::App* command =
        app.add_subcommand("verify", "Play a file of test vectors and compare every position");
    command->add_option("FILE", *path, "Vectors, one match a line as JSON")->required();
    command->callback([path, &exit_code] { exit_code = verify(*path); });
}

}  // namespace congkak::app::commands
