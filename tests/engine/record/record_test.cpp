// Whole records: golden files, what is written, what is refused and where.
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/record/record_text.hpp"
#include "tests/engine/record/packs.hpp"
#include "tests/engine/rules/random_play.hpp"
#include "tests/engine/support.hpp"

namespace congkak::testing {
namespace {

using namespace record;
using rules::Game;
using rules::Ruleset;

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST(GoldenRecords, AreWrittenAsTheyAreRead) {
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator("tests/vectors/records")) {
        SCOPED_TRACE(entry.path());
        const std::string text = read_file(entry.path());
        const auto record = parse_record(text, test_pack);
        ASSERT_TRUE(record) << message(record.error());
        EXPECT_EQ(record_text(*record), text);
        ++files;
    }
    EXPECT_EQ(files, 13);
}

TEST(RecordText, HoldsWhatWasSaid) {
    const auto record = parse_record(read_file("tests/vectors/records/clauses.txt"), test_pack);
    ASSERT_TRUE(record) << message(record.error());
    EXPECT_EQ(record->pack, "mancala");
    EXPECT_EQ(record->game.ruleset().pits, 5);
    EXPECT_EQ(record->game.ruleset().seeds, 5) << "pits without seeds";
    EXPECT_EQ(record->game.ruleset().capture.lap, rules::Lap::turn);
    EXPECT_EQ(record->south, "Ani \"si cepat\" \\ Bina");
    EXPECT_EQ(record->level, "expert");
    EXPECT_EQ(record->ending, (Ending{rules::Winner::north, Termination::resigned}));
}

TEST(RecordText, ControlCharactersOfANameCannotBreakItsLines) {
    Record record{.pack = "tradisional",
                  .pack_ruleset = {},
                  .game = Game(Ruleset{}),
                  .south = "a\n[Winner \"south\"]",
                  .north = {},
                  .level = {},
                  .seed = {},
                  .date = {},
                  .time_control = {},
                  .ending = {}};
    const auto read = parse_record(record_text(record), test_pack);
    ASSERT_TRUE(read) << message(read.error());
    EXPECT_EQ(read->south, "a [Winner \"south\"]");
}

/// A golden record with one part of it replaced.
std::string changed(const std::string& name, const std::string& part, const std::string& with) {
    std::string text = read_file("tests/vectors/records/" + name + ".txt");
    const auto from = text.find(part);
    EXPECT_NE(from, std::string::npos) << part;
    return text.replace(from, part.size(), with);
}

TEST(RecordText, OfAMatchThatWasStoppedIsDecidedByMatchBy) {
    const auto record = parse_record(read_file("tests/vectors/records/stopped.txt"), test_pack);
    ASSERT_TRUE(record) << message(record.error());
    EXPECT_TRUE(record->game.is_over());
    EXPECT_EQ(record->game.result(), (rules::GameResult{rules::Winner::south, 36, 34}));

    const auto wrong = parse_record(changed("stopped", "\"south\"", "\"draw\""), test_pack);
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().expected, "south");
}

TEST(RecordText, OfRoundsHoldsTheScoreThatDecides) {
    const auto record = parse_record(read_file("tests/vectors/records/rounds_won.txt"), test_pack);
    ASSERT_TRUE(record) << message(record.error());
    EXPECT_EQ(record->game.result(), (rules::GameResult{rules::Winner::south, 2, 1}));
    EXPECT_EQ(record->game.rounds().size(), 3U);

    const auto stores = parse_record(changed("rounds_won", "2-1", "43-55"), test_pack);
    ASSERT_FALSE(stores);
    EXPECT_EQ(stores.error().line, 8);
    EXPECT_NE(stores.error().expected.find("2-1"), std::string::npos);
}

TEST(RecordText, TheWinnerOfAPlayedGameIsHeldAgainstTheStores) {
    const std::string golden = read_file("tests/vectors/records/played.txt");
    const std::string winner = "[Winner \"south\"]";
    const auto from = golden.find(winner);
    ASSERT_NE(from, std::string::npos);
    std::string wrong = golden;
    wrong.replace(from, winner.size(), "[Winner \"north\"]");
    const auto record = parse_record(wrong, test_pack);
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().expected, "south");
}

TEST(RecordText, RandomMatchesReadBackFromTheirText) {
    Random random(printed_seed());
    int openings = 0;
    int rounds = 0;
    int unfinished = 0;
    for (int i = 0; i < 500; ++i) {
        const Ruleset ruleset = random_match_ruleset(random);
        Record record{.pack = "mancala",
                      .pack_ruleset = *test_pack("mancala"),
                      .game = Game(ruleset),
                      .south = "Sari",
                      .north = "Computer",
                      .level = "easy",
                      .seed = "0123456789abcdef0123456789abcdef",
                      .date = "2026-01-31T12:34:56Z",
                      .time_control = {},
                      .ending = {}};
        const int stop = random_number(random, 0, 1) == 0 ? 20000 : random_number(random, 0, 99);
        while (!record.game.is_over() && record.game.ply() < stop) {
            random_step(random, record.game);
        }
        if (const auto result = record.game.result()) {
            record.ending = Ending{result->winner, Termination::normal};
        }
        const std::string text = record_text(record);
        const auto read = parse_record(text, test_pack);
        ASSERT_TRUE(read) << message(read.error()) << "\n" << text;
        EXPECT_EQ(record_text(*read), text);
        EXPECT_EQ(read->game.ruleset(), ruleset);
        EXPECT_EQ(read->game.position(), record.game.position());
        EXPECT_EQ(read->game.ply(), record.game.ply());
        EXPECT_EQ(read->game.phase(), record.game.phase());
        EXPECT_EQ(read->ending, record.ending);
        openings += text.find('(') != std::string::npos;
        rounds += record.game.round() > 1;
        unfinished += !record.game.is_over();
    }
    EXPECT_GT(openings, 100);
    EXPECT_GT(rounds, 50);
    EXPECT_GT(unfinished, 50);
}

TEST(RecordText, DamagedRecordsAreReadOrRefusedAndNothingElse) {
    Random random(printed_seed());
    const std::array goldens{read_file("tests/vectors/records/clauses.txt"),
                             read_file("tests/vectors/records/opening.txt"),
                             read_file("tests/vectors/records/burnt.txt")};
    int refused = 0;
    for (std::size_t i = 0; i < 6000; ++i) {
        std::string text = goldens[i % goldens.size()];
        for (int damage = random_number(random, 1, 3); damage > 0; --damage) {
            const auto at = static_cast<std::size_t>(
                random_number(random, 0, static_cast<int>(text.size()) - 1));
            text[at] = static_cast<char>(random_number(random, 0, 255));
        }
        const auto record = parse_record(text, test_pack);
        refused += !record.has_value();
        if (record) {
            EXPECT_TRUE(parse_record(record_text(*record), test_pack)) << text;
        }
    }
    EXPECT_GT(refused, 1000);
}

}  // namespace
}  // namespace congkak::testing
