// Comparisons and replays of small boards, so that their golden files stay readable.
#include "engine/record/position_text.hpp"
#include "engine/record/record_text.hpp"
#include "protocol/study_json.hpp"
#include "tests/protocol/pack_files.hpp"
#include "tests/protocol/samples.hpp"

namespace congkak::protocol::samples {

namespace {

constexpr std::size_t most_bytes = 1 << 20;

std::string compared(const std::string& left, const std::string& right, std::int64_t seed) {
    static const Packs packs = testing::all_packs();
    const Compared question{*parse_reading(left, packs), *parse_reading(right, packs), seed};
    const auto comparison = compare::compare(question.left.ruleset, question.right.ruleset,
                                             static_cast<std::uint64_t>(seed));
    return encode_comparison(question, comparison, most_bytes).value();
}

std::string replayed(const std::string& text) {
    const Packs packs = testing::all_packs();
    const auto record =
        record::parse_record(text, [&](std::string_view id) { return packs.ruleset(id); });
    return encode_replay(*record, packs, most_bytes).value();
}

std::string position(const std::string& text) {
    const Packs packs = testing::all_packs();
    return encode_replay(*parse_reading("tradisional+pits=3", packs),
                         *record::parse_position(text));
}

}  // namespace

void add_studies(std::vector<Sample>& list) {
    const std::string small = "+pits=3+seeds=2";
    list.push_back({"comparison-board", "compare?left&right&seed: they part in a sowing",
                    compared("tradisional" + small, "tradisional+capture.side=none" + small, 1)});
    list.push_back({"comparison-drawn", "compare: they part only in what is drawn",
                    compared("tradisional" + small, "umum" + small, 2)});
    list.push_back({"comparison-start", "compare: they part before the first move",
                    compared("tradisional" + small, "arena" + small, 3)});
    list.push_back({"replay", "replay of a record with an opening",
                    replayed(testing::read_file("tests/vectors/records/opening_pass.txt"))});
    list.push_back({"replay-position", "replay of a position", position("0,2,1/4 3,x,0/2 n")});
}

}  // namespace congkak::protocol::samples
