// The golden files under tests/vectors/messages: that the code writes exactly these frames, reads
// exactly these, and refuses the refused ones for the reason given.
//
// CONGKAK_WRITE_GOLDENS=1 in the environment rewrites the files; look at the difference then.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "protocol/encode.hpp"
#include "protocol/http.hpp"
#include "protocol/state_hash.hpp"
#include "protocol/to_json.hpp"
#include "tests/fuzz/check_frame.hpp"
#include "tests/fuzz/replay_corpus.hpp"
#include "tests/protocol/refused.hpp"
#include "tests/protocol/samples.hpp"

namespace congkak::protocol {
namespace {

using Json = nlohmann::ordered_json;
using samples::Sample;

const std::filesystem::path folder = "tests/vectors/messages";

bool rewriting() { return std::getenv("CONGKAK_WRITE_GOLDENS") != nullptr; }

/// `content` is what the file holds, or will hold when goldens are rewritten.
void expect_golden(const std::filesystem::path& file, const Json& content) {
    const std::string text = content.dump(2) + '\n';
    if (rewriting()) {
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file) << text;
        return;
    }
    std::ostringstream stored;
    stored << std::ifstream(file).rdbuf();
    EXPECT_EQ(stored.str(), text) << file;
}

Json golden(const std::string& direction, const Sample& sample) {
    return {{"direction", direction}, {"about", sample.about}, {"frame", Json::parse(sample.text)}};
}

/// Files directly in `where` that no sample stands behind.
void expect_no_others(const std::filesystem::path& where, const std::set<std::string>& names) {
    for (const auto& entry : std::filesystem::directory_iterator(where)) {
        if (entry.path().extension() == ".json") {
            EXPECT_TRUE(names.contains(entry.path().stem())) << entry.path();
        }
    }
}

TEST(Golden, HoldsEveryFrame) {
    std::set<std::string> names;
    const auto check = [&](const std::string& direction, const std::vector<Sample>& list) {
        for (const Sample& sample : list) {
            EXPECT_TRUE(names.insert(sample.name).second) << sample.name;
            expect_golden(folder / (sample.name + ".json"), golden(direction, sample));
        }
    };
    check("client", samples::from_client());
    check("server", samples::from_server());
    expect_no_others(folder, names);
}

TEST(Golden, IsNamedInTheDocument) {
    std::ostringstream document;
    document << std::ifstream("docs/protocol.md").rdbuf();
    const auto expect_named = [&](const std::string& name) {
        EXPECT_NE(document.str().find('`' + name + '`'), std::string::npos) << name;
    };
    for (const auto& list : {samples::from_client(), samples::from_server()}) {
        for (const Sample& sample : list) {
            expect_named(sample.name + ".json");
        }
    }
    for (const ErrorInfo& entry : error_table()) {
        expect_named(std::string(entry.text));
    }
}

TEST(Golden, GivesTheFuzzerItsCorpus) {
    const std::filesystem::path corpus = "tests/fuzz/corpus/frame";
    if (rewriting()) {
        for (const Sample& sample : samples::from_client()) {
            std::ofstream(corpus / sample.name) << sample.text;
        }
        for (const Refused& refused : refused_frames()) {
            std::ofstream(corpus / ("refused-" + refused.name)) << refused.text;
        }
    }
    EXPECT_GE(fuzz::replay(corpus, fuzz::check_frame), 40);
}

TEST(Golden, HoldsEveryHttpBody) {
    std::set<std::string> names;
    for (const Sample& sample : samples::http_bodies()) {
        EXPECT_TRUE(names.insert(sample.name).second) << sample.name;
        expect_golden(folder / "http" / (sample.name + ".json"),
                      {{"about", sample.about}, {"body", Json::parse(sample.text)}});
    }
    expect_no_others(folder / "http", names);
}

TEST(Golden, ReadsEveryCommandAsItIsWritten) {
    std::set<std::size_t> kinds;
    for (const Sample& sample : samples::from_client()) {
        const auto frame = decode_frame(sample.text);
        ASSERT_TRUE(frame) << sample.name << ": " << frame.error().message;
        EXPECT_EQ(encode_frame(*frame), sample.text) << sample.name;
        kinds.insert(frame->command.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Command>);
}

TEST(Golden, RefusesWhatItMust) {
    std::set<std::string> names;
    std::set<ErrorCode> codes;
    for (const Refused& refused : refused_frames()) {
        const auto frame = decode_frame(refused.text);
        ASSERT_FALSE(frame) << refused.name;
        EXPECT_EQ(frame.error().code, refused.code) << refused.name;
        EXPECT_EQ(frame.error().field, refused.field) << refused.name;
        EXPECT_TRUE(names.insert(refused.name).second) << refused.name;
        codes.insert(refused.code);
        Json content{{"about", refused.about}};
        if (refused.is_utf8) {
            content["text"] = refused.text;
        } else {
            content["base64"] = refused.base64;
        }
        content["code"] = to_text(refused.code);
        content["field"] = refused.field;
        content["re"] = frame.error().id ? Json(frame.error().id->view()) : Json(nullptr);
        expect_golden(folder / "refused" / (refused.name + ".json"), content);
    }
    expect_no_others(folder / "refused", names);
    EXPECT_EQ(codes.size(), 8U) << "every code that decoding can give";
}

TEST(Golden, HoldsTheHashOfStates) {
    Json list = Json::array();
    const auto add = [&](Version version, const State& state, const std::optional<Result>& result) {
        EXPECT_EQ(state.hash, state_hash(samples::game_id(), version, state, result));
        list.push_back({{"game", samples::game_id().view()},
                        {"version", version},
                        {"state", Json::parse(to_json(state).dump())},
                        {"result", result ? Json(to_json(*result)) : Json(nullptr)},
                        {"text", hashed_text(samples::game_id(), version, state, result)},
                        {"hash", state.hash}});
    };
    for (const Sown& event : samples::play(rules::Ruleset{}, 6).events) {
        add(event.state.ply + 1, event.state, std::nullopt);
    }
    const Ended ended = samples::ended();
    add(ended.state.ply + 2, ended.state, ended.result);
    for (const rules::Ruleset& ruleset : {samples::with_opening(), samples::with_rounds()}) {
        Version version = 1;
        for (const JournalEntry& entry : samples::play_match(ruleset).events) {
            ++version;
            if (const auto* choice = std::get_if<HiddenChoice>(&entry)) {
                add(version, choice->shown.state, std::nullopt);
            } else if (const auto* opened = std::get_if<Opened>(&entry)) {
                add(version, opened->state, std::nullopt);
            } else if (const auto* started = std::get_if<RoundStarted>(&entry)) {
                add(version, started->state, std::nullopt);
            }
        }
    }
    expect_golden(folder / "hash" / "states.json", list);
}

}  // namespace
}  // namespace congkak::protocol
