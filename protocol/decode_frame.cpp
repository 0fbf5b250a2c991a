// The reading of a client's frame: the text, then type, id, game and data, then what is left over.
#include <algorithm>
#include <array>
#include <utility>

#include "protocol/commands.hpp"
#include "protocol/decode_parts.hpp"
#include "protocol/fields.hpp"

namespace congkak::protocol {

namespace {

const Json no_data = Json::object();

Resume decode_resume(const Json& value, std::string path, std::optional<FieldError>& error) {
    Fields fields(value, std::move(path), error);
    Resume resume{.game = fields.game("game"),
                  .version = fields.integer("version", 0, max_integer)};
    fields.finish();
    return resume;
}

Command decode_hello(Fields& data) {
    Hello hello;
    hello.client = data.word("client");
    hello.protocols =
        data.list("protocols", max_offered_protocols, [&](const Json& value, std::string path) {
            if (!value.is_string() || value.get_ref<const std::string&>().size() > max_word_bytes) {
                data.fail_at(std::move(path), "must be a short string");
                return std::string();
            }
            return value.get<std::string>();
        });
    if (data.has("resume")) {
        hello.resume =
            data.list("resume", max_resumed_games, [&](const Json& value, std::string path) {
                return decode_resume(value, std::move(path), data.error());
            });
    }
    return hello;
}

Command decode_create(Fields& data) {
    Create create;
    create.mode = data.one_of<Mode>("opponent");
    const bool computer = create.mode == Mode::computer;
    const bool one_screen = create.mode == Mode::same_screen;
    if (computer) {
        create.level = data.one_of<Level>("level", ErrorCode::unknown_level);
    } else if (data.has("level")) {
        data.fail("level", ErrorCode::bad_field, "is for games against the computer");
    }
    if (!one_screen || data.has("starts")) {
        create.starts = data.one_of<Starts>("starts");
    }
    create.pack = data.word("pack");
    if (data.has("clauses")) {
        create.clauses = decode_clauses(data);
    }
    create.ranked = data.boolean("ranked");
    if (create.ranked && !computer) {
        data.fail("ranked", ErrorCode::bad_field, "is for games against the computer");
    }
    create.position =
        data.optional("position", [&] { return data.text("position", max_position_bytes); });
    if (create.ranked && create.level == Level::perfect) {
        data.fail("level", ErrorCode::bad_field, "is not played for points");
    }
    if (create.ranked && create.position) {
        data.fail("position", ErrorCode::bad_field, "is for games that don't count");
    }
    return create;
}

Command decode_watch(Fields& data) {
    return Watch{.version = data.optional("version",
                                          [&] { return data.integer("version", 0, max_integer); })};
}

int decode_ply(Fields& data) { return data.number<int>("ply", 0, max_ply); }

/// Sow or Choose.
template <typename PitCommand>
Command decode_pit(Fields& data) {
    PitCommand command;
    command.ply = decode_ply(data);
    command.pit = data.pit("pit");
    return command;
}

Command decode_rematch(Fields& data) {
    Rematch rematch;
    rematch.level = data.optional(
        "level", [&] { return data.one_of<Level>("level", ErrorCode::unknown_level); });
    rematch.starts = data.optional("starts", [&] { return data.one_of<Starts>("starts"); });
    return rematch;
}

struct Grammar {
    std::string_view type;
    bool has_id;
    bool has_game;
    Command (*decode)(Fields& data);
};

constexpr bool with_id = true;
constexpr bool with_game = true;

constexpr std::array grammars{
    Grammar{"hello", with_id, !with_game, decode_hello},
    Grammar{"ping", !with_id, !with_game,
            [](Fields& data) -> Command { return Ping{data.integer("n", 0, max_integer)}; }},
    Grammar{"pong", !with_id, !with_game,
            [](Fields& data) -> Command { return Pong{data.integer("n", 0, max_integer)}; }},
    Grammar{"create", with_id, !with_game, decode_create},
    Grammar{"watch", with_id, with_game, decode_watch},
    Grammar{"unwatch", with_id, with_game, [](Fields&) -> Command { return Unwatch{}; }},
    Grammar{"sow", with_id, with_game, decode_pit<Sow>},
    Grammar{"resign", with_id, with_game, [](Fields&) -> Command { return Resign{}; }},
    Grammar{"takeback", with_id, with_game,
            [](Fields& data) -> Command { return Takeback{decode_ply(data)}; }},
    Grammar{"level", with_id, with_game,
            [](Fields& data) -> Command {
                return SetLevel{data.one_of<Level>("level", ErrorCode::unknown_level)};
            }},
    Grammar{"rematch", with_id, with_game, decode_rematch},
    Grammar{"leaderboard", with_id, !with_game,
            [](Fields& data) -> Command { return WatchLeaderboard{data.boolean("live")}; }},
    Grammar{"join", with_id, with_game, [](Fields&) -> Command { return Join{}; }},
    Grammar{"choose", with_id, with_game, decode_pit<Choose>},
    Grammar{"next_round", with_id, with_game,
            [](Fields& data) -> Command { return NextRound{decode_ply(data)}; }},
    Grammar{"stop", with_id, with_game,
            [](Fields& data) -> Command { return Stop{decode_ply(data)}; }},
    Grammar{"preview", with_id, with_game,
            [](Fields& data) -> Command { return SetPreview{data.boolean("on")}; }},
    Grammar{"hint", with_id, with_game,
            [](Fields& data) -> Command { return AskHint{decode_ply(data)}; }},
};

std::optional<CommandId> id_in(const Json& frame) {
    const auto found = frame.is_object() ? frame.find("id") : frame.end();
    return found != frame.end() && found->is_string()
               ? CommandId::parse(found->get_ref<const std::string&>())
               : std::nullopt;
}

Frame decode(const Json& value, std::optional<FieldError>& error) {
    Fields fields(value, "", error);
    const std::string type = fields.text("type", std::string::npos);
    const auto* grammar = std::find_if(grammars.begin(), grammars.end(),
                                       [&](const Grammar& entry) { return entry.type == type; });
    if (grammar == grammars.end()) {
        fields.fail("type", ErrorCode::unknown_type, "is no command");
        return {};
    }
    Frame frame;
    if (grammar->has_id) {
        frame.id = CommandId::parse(fields.hex("id", CommandId::length));
    }
    if (grammar->has_game) {
        frame.game = fields.game("game");
    }
    Fields data = fields.has("data") ? fields.object("data") : Fields(no_data, "data", error);
    frame.command = grammar->decode(data);
    data.finish();
    fields.finish();
    return frame;
}

}  // namespace

boost::system::result<Frame, DecodeError> decode_frame(std::string_view text) {
    const auto parsed = parse_strict(text, frame_limits);
    if (!parsed) {
        const TextProblem& problem = parsed.error();
        return DecodeError{problem.code, problem.message, problem.field, id_in(problem.partial)};
    }
    if (!parsed->is_object()) {
        return DecodeError{ErrorCode::bad_json, "a frame is one JSON object", "", std::nullopt};
    }
    std::optional<FieldError> error;
    Frame frame = decode(*parsed, error);
    if (error) {
        return DecodeError{error->code, sentence(*error), error->field, id_in(*parsed)};
    }
    return frame;
}

}  // namespace congkak::protocol
