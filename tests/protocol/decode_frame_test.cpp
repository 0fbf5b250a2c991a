#include <gtest/gtest.h>

#include <string>

#include "protocol/commands.hpp"
#include "protocol/encode.hpp"
#include "protocol/limits.hpp"

namespace congkak::protocol {
namespace {

const std::string id = "00112233445566778899aabbccddeeff";
const std::string game = "k7m2p9qwxz3hbtnv";

std::string command(const std::string& type, const std::string& rest) {
    return R"({"type":")" + type + R"(","id":")" + id + '"' + rest + '}';
}

std::string game_command(const std::string& type, const std::string& rest = "") {
    return command(type, R"(,"game":")" + game + '"' + rest);
}

/// `code field`, or "accepted".
std::string verdict(std::string_view text) {
    const auto frame = decode_frame(text);
    if (frame) {
        return "accepted";
    }
    return std::string(to_text(frame.error().code)) + ' ' + frame.error().field;
}

TEST(DecodeFrame, ReadsASowing) {
    const auto frame = decode_frame(game_command("sow", R"(,"data":{"ply":12,"pit":"B"})"));
    ASSERT_TRUE(frame) << frame.error().message;
    EXPECT_EQ(frame->id->text(), id);
    EXPECT_EQ(frame->game->text(), game);
    EXPECT_EQ(std::get<Sow>(frame->command), (Sow{12, {rules::Side::north, rules::Pit(2)}}));
}

TEST(DecodeFrame, ReadsAGameToCreate) {
    const auto frame = decode_frame(
        command("create", R"(,"data":{"opponent":"computer","level":"expert","starts":"opponent",)"
                          R"("pack":"mancala","clauses":{"pits":5,"relay":true},"ranked":false})"));
    ASSERT_TRUE(frame) << frame.error().message;
    const auto& create = std::get<Create>(frame->command);
    EXPECT_EQ(create.mode, Mode::computer);
    EXPECT_EQ(create.level, Level::expert);
    EXPECT_EQ(create.starts, Starts::opponent);
    EXPECT_EQ(create.pack, "mancala");
    EXPECT_EQ(create.clauses, (nlohmann::json{{"pits", 5}, {"relay", true}}));
    EXPECT_FALSE(create.ranked);
}

TEST(DecodeFrame, TakesEmptyDataForMissing) {
    for (const std::string type : {"watch", "unwatch", "resign", "rematch"}) {
        EXPECT_EQ(verdict(game_command(type)), "accepted") << type;
        EXPECT_EQ(verdict(game_command(type, R"(,"data":{})")), "accepted") << type;
        EXPECT_EQ(verdict(game_command(type, R"(,"data":null)")), "bad_field data") << type;
        EXPECT_EQ(verdict(game_command(type, R"(,"data":{"x":1})")), "unknown_field data.x")
            << type;
    }
}

TEST(DecodeFrame, NamesTheFieldThatIsWrong) {
    const auto sow = [](const std::string& data) {
        return verdict(game_command("sow", R"(,"data":)" + data));
    };
    EXPECT_EQ(sow(R"({"ply":0,"pit":"a"})"), "accepted");
    EXPECT_EQ(sow(R"({"pit":"a"})"), "bad_field data.ply");
    EXPECT_EQ(sow(R"({"ply":-1,"pit":"a"})"), "bad_field data.ply");
    EXPECT_EQ(sow(R"({"ply":1000001,"pit":"a"})"), "bad_field data.ply");
    EXPECT_EQ(sow(R"({"ply":18446744073709551615,"pit":"a"})"), "bad_field data.ply");
    EXPECT_EQ(sow(R"({"ply":99999999999999999999999,"pit":"a"})"), "bad_field data.ply");
    EXPECT_EQ(sow(R"({"ply":3.0,"pit":"a"})"), "bad_field data.ply");
    EXPECT_EQ(sow(R"({"ply":"3","pit":"a"})"), "bad_field data.ply");
    EXPECT_EQ(sow(R"({"ply":null,"pit":"a"})"), "bad_field data.ply");
    EXPECT_EQ(sow(R"({"ply":3})"), "bad_field data.pit");
    EXPECT_EQ(sow(R"({"ply":3,"pit":"l"})"), "bad_field data.pit");
    EXPECT_EQ(sow(R"({"ply":3,"pit":1})"), "bad_field data.pit");
    EXPECT_EQ(sow(R"({"ply":3,"pit":"a","why":"so"})"), "unknown_field data.why");
    EXPECT_EQ(sow(R"([3,"a"])"), "bad_field data");
}

TEST(DecodeFrame, LooksAtTheFrameItself) {
    EXPECT_EQ(verdict(R"({})"), "bad_field type");
    EXPECT_EQ(verdict(R"({"type":7})"), "bad_field type");
    EXPECT_EQ(verdict(R"({"type":"dance"})"), "unknown_type type");
    EXPECT_EQ(verdict(R"({"type":"sow"})"), "bad_field id");
    EXPECT_EQ(verdict(command("sow", "")), "bad_field game");
    EXPECT_EQ(verdict(command("sow", R"(,"game":"nope")")), "bad_field game");
    EXPECT_EQ(verdict(command("leaderboard", R"(,"game":")" + game + R"(","data":{"live":true})")),
              "unknown_field game");
    EXPECT_EQ(verdict(R"({"type":"ping","id":")" + id + R"(","data":{"n":1}})"),
              "unknown_field id");
    EXPECT_EQ(verdict(game_command("resign", R"(,"x\ny":1)")), "unknown_field ?");
    for (const std::string_view text :
         {"", "[]", "7", "null", "\"sow\"", "{} {}", "{}//", "{'a':1}", "{\"type\":\"ping\"",
          "\xef\xbb\xbf{}", "{\"a\":01}"}) {
        EXPECT_EQ(verdict(text), "bad_json ") << text;
    }
}

TEST(DecodeFrame, ChecksTheGameToCreate) {
    const auto create = [](const std::string& data) {
        return verdict(command("create", R"(,"data":{)" + data + "}"));
    };
    const std::string rest = R"("starts":"you","pack":"tradisional","ranked":true)";
    EXPECT_EQ(create(R"("opponent":"computer","level":"easy",)" + rest), "accepted");
    EXPECT_EQ(create(R"("opponent":"computer",)" + rest), "bad_field data.level");
    EXPECT_EQ(create(R"("opponent":"computer","level":"godlike",)" + rest),
              "unknown_level data.level");
    EXPECT_EQ(create(R"("opponent":"friend",)" + rest), "bad_field data.opponent");
    EXPECT_EQ(create(R"("opponent":"same_screen","level":"easy",)" + rest), "bad_field data.level");
    EXPECT_EQ(create(R"("opponent":"same_screen",)" + rest), "bad_field data.ranked");
    const std::string same = R"("opponent":"same_screen","ranked":false,"pack":"umum")";
    EXPECT_EQ(create(same), "accepted");
    EXPECT_EQ(create(same + R"(,"clauses":{"capture.lap":"turn"})"), "accepted");
    EXPECT_EQ(create(same + R"(,"clauses":{"capture":{"lap":"turn"}})"),
              "bad_field data.clauses.capture");
    EXPECT_EQ(create(same + R"(,"clauses":{"pits":5.5})"), "bad_field data.clauses.pits");
    EXPECT_EQ(create(same + R"(,"clauses":[])"), "bad_field data.clauses");
    EXPECT_EQ(create(R"("opponent":"same_screen","ranked":false,"pack":"")"),
              "bad_field data.pack");
}

TEST(DecodeFrame, ChecksWhatToResume) {
    const auto hello = [](const std::string& resume) {
        return verdict(command("hello", R"(,"data":{"client":"0.1.0","protocols":["congkak.v1"],)"
                                        R"("resume":)" +
                                            resume + "}"));
    };
    const std::string entry = R"({"game":")" + game + R"(","version":4})";
    EXPECT_EQ(hello("[]"), "accepted");
    EXPECT_EQ(hello("[" + entry + "]"), "accepted");
    EXPECT_EQ(hello("[" + entry + R"(,{"game":"x","version":1}])"),
              "bad_field data.resume[1].game");
    EXPECT_EQ(hello("[" + entry + R"(,{"game":")" + game + R"(","version":-1}])"),
              "bad_field data.resume[1].version");
    EXPECT_EQ(hello("[7]"), "bad_field data.resume[0]");
    std::string many = entry;
    for (std::size_t i = 0; i < max_resumed_games; ++i) {
        many += "," + entry;
    }
    EXPECT_EQ(hello("[" + many + "]"), "bad_field data.resume");
}

TEST(DecodeFrame, RefusesWhatIsTooLargeOrTooDeep) {
    const std::string frame = game_command("resign");
    std::string padded = frame + std::string(frame_limits.bytes - frame.size(), ' ');
    EXPECT_EQ(verdict(padded), "accepted");
    EXPECT_EQ(verdict(padded + ' '), "too_large ");

    const auto nested = [](std::size_t depth) {
        return game_command(
            "resign", R"(,"data":)" + std::string(depth - 1, '[') + std::string(depth - 1, ']'));
    };
    EXPECT_EQ(verdict(nested(6)), "bad_field data");
    EXPECT_EQ(verdict(nested(7)), "too_deep data[0][0][0][0]");
    EXPECT_EQ(verdict(std::string(4096, '[')), "too_deep [0][0][0][0][0]");
}

TEST(DecodeFrame, RefusesAKeyThatComesTwice) {
    EXPECT_EQ(verdict(R"({"type":"ping","type":"ping","data":{"n":1}})"), "duplicate_key type");
    EXPECT_EQ(verdict(R"({"type":"ping","data":{"n":1,"\u006e":2}})"), "duplicate_key data.n");
    EXPECT_EQ(verdict(R"({"x":[{"a":1},{"a":1,"a":2}],"type":"ping"})"), "duplicate_key x[1].a");
}

TEST(DecodeFrame, RefusesWhatIsNoUtf8) {
    const auto with_client = [](const std::string& client) {
        return verdict(
            command("hello", R"(,"data":{"client":")" + client + R"(","protocols":[]})"));
    };
    EXPECT_EQ(with_client("1.0"), "accepted");
    EXPECT_EQ(with_client("\xff"), "bad_json ");
    EXPECT_EQ(with_client("\xc0\xaf"), "bad_json ");
    EXPECT_EQ(with_client("\xed\xa0\x80"), "bad_json ");
    EXPECT_EQ(with_client("\\ud800"), "bad_json ");
    EXPECT_EQ(with_client("\n"), "bad_json ");
    EXPECT_EQ(with_client("caf\xc3\xa9"), "bad_field data.client");
    EXPECT_EQ(verdict(std::string("{\"type\":\"ping\",\"data\":{\"n\":1}}\0x", 33)), "bad_json ");
}

TEST(DecodeFrame, KeepsTheIdOfWhatItRefuses) {
    const auto id_of = [](std::string_view text) {
        const auto frame = decode_frame(text);
        EXPECT_FALSE(frame);
        return frame.error().id ? frame.error().id->text() : "";
    };
    EXPECT_EQ(id_of(game_command("sow")), id);
    EXPECT_EQ(id_of(command("dance", "")), id);
    EXPECT_EQ(id_of(command("sow", R"(,"id":1)")), id);
    EXPECT_EQ(id_of(command("sow", R"(,"data":[[[[[[[)")), id);
    EXPECT_EQ(id_of(R"({"type":"sow","id":"nope"})"), "");
    EXPECT_EQ(id_of("["), "");
}

}  // namespace
}  // namespace congkak::protocol
