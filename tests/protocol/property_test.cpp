// Random damage to good frames: nothing crashes, and what is still accepted means what it says.
//
// The seed is printed where something fails; CONGKAK_SEED repeats it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <random>
#include <string>

#include "protocol/encode.hpp"
#include "protocol/http.hpp"
#include "tests/fuzz/check_frame.hpp"
#include "tests/protocol/refused.hpp"
#include "tests/protocol/samples.hpp"

namespace congkak::protocol {
namespace {

std::uint32_t seed() {
    const char* given = std::getenv("CONGKAK_SEED");
    return given != nullptr ? static_cast<std::uint32_t>(std::strtoul(given, nullptr, 10))
                            : std::random_device()();
}

using namespace std::string_literals;

class Damage {
  public:
    explicit Damage(std::uint32_t seed) : random_(seed) {}

    /// One to four small changes, now and then a piece of another text.
    std::string to(std::string text, const std::vector<std::string>& others) {
        for (std::size_t left = 1 + below(4); left > 0; --left) {
            change(text, others[below(others.size())]);
        }
        return text;
    }

    std::size_t below(std::size_t limit) { return random_() % limit; }

  private:
    void change(std::string& text, const std::string& other) {
        static const std::string likely = "{}[]\",:0123456789abcdefgzAK.-+eE_\\ \n\xff\xc3\0"s;
        const std::size_t at = below(text.size() + 1);
        const char letter = likely[below(likely.size())];
        switch (below(6)) {
            case 0:
                text.insert(at, 1, letter);
                break;
            case 1:
                text.erase(at, 1 + below(3));
                break;
            case 2:
                text.insert(at, text.substr(at, below(40)));
                break;
            case 3:
                text.insert(at, other.substr(below(other.size() + 1), below(40)));
                break;
            case 4:
                text.erase(at, below(40));
                break;
            default:
                if (at < text.size()) {
                    text[at] = letter;
                }
        }
    }

    std::mt19937 random_;
};

TEST(Property, DamagedFramesAreRefusedOrMeanWhatTheySay) {
    const std::uint32_t used = seed();
    SCOPED_TRACE("CONGKAK_SEED=" + std::to_string(used));
    Damage damage(used);
    std::vector<std::string> texts;
    for (const samples::Sample& sample : samples::from_client()) {
        texts.push_back(sample.text);
    }
    for (const Refused& refused : refused_frames()) {
        texts.push_back(refused.text);
    }
    std::map<std::string_view, int> seen;
    for (int round = 0; round < 60'000; ++round) {
        const std::string text = damage.to(texts[damage.below(texts.size())], texts);
        const auto frame = decode_frame(text);
        if (!frame) {
            ++seen[to_text(frame.error().code)];
            EXPECT_FALSE(frame.error().message.empty()) << text;
            EXPECT_NO_THROW(fuzz::check_frame(text)) << text;
            continue;
        }
        ++seen["accepted"];
        EXPECT_NO_THROW(fuzz::check_frame(text)) << text;
        const std::string written = encode_frame(*frame);
        // Nothing that was sent was dropped.
        const nlohmann::json patch =
            nlohmann::json::diff(nlohmann::json::parse(text), nlohmann::json::parse(written));
        for (const auto& step : patch) {
            EXPECT_NE(step["op"], "replace") << text << "\n" << written;
            const bool empty = step["op"] == "remove" &&
                               (step["path"] == "/data" || step["path"] == "/data/clauses");
            EXPECT_TRUE(empty || step["op"] == "add") << text << "\n" << written;
        }
    }
    for (const std::string_view kind :
         {"accepted", "bad_json", "bad_field", "unknown_field", "unknown_type", "duplicate_key",
          "unknown_level", "too_deep", "too_large"}) {
        EXPECT_GT(seen[kind], 20) << kind;
    }
}

TEST(Property, DamagedPayloadsAreRefusedOrComeBackTheSame) {
    const std::uint32_t used = seed();
    SCOPED_TRACE("CONGKAK_SEED=" + std::to_string(used));
    Damage damage(used);
    std::vector<std::string> texts;
    std::vector<std::string> kinds;
    for (const JournalEntry& entry : samples::journal()) {
        texts.push_back(encode_payload(entry));
        kinds.emplace_back(kind_of(entry));
    }
    int accepted = 0;
    for (int round = 0; round < 10'000; ++round) {
        const std::size_t chosen = damage.below(texts.size());
        const auto entry = decode_payload(kinds[chosen], damage.to(texts[chosen], texts));
        if (entry) {
            ++accepted;
            const auto again = decode_payload(kind_of(*entry), encode_payload(*entry));
            ASSERT_TRUE(again) << again.error().field;
            EXPECT_EQ(*again, *entry);
        }
    }
    EXPECT_GT(accepted, 100);
}

TEST(Property, DamagedBodiesNeverCrash) {
    const std::uint32_t used = seed();
    SCOPED_TRACE("CONGKAK_SEED=" + std::to_string(used));
    Damage damage(used);
    const std::vector<std::string> bodies{R"({"name":"Siti","password":"tepung pelita"})", "{}"};
    int accepted = 0;
    for (int round = 0; round < 10'000; ++round) {
        const std::string body = damage.to(bodies[damage.below(2)], bodies);
        accepted += static_cast<int>(decode_credentials(body).has_value());
        accepted += static_cast<int>(decode_empty(body).has_value());
        (void)parse_cursor(body);
        (void)parse_limit(body);
    }
    EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace congkak::protocol
