#include "protocol/strict_json.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace congkak::protocol {

namespace {

constexpr std::size_t longest_shown_key = 40;

/// Builds the value event by event and stops at the first thing to refuse.
class Builder final : public nlohmann::json_sax<Json> {
  public:
    explicit Builder(TextLimits limits) : limits_(limits) {}

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t& /*text*/) override {
        return add(value);
    }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t& /*value*/) override { return false; }

    bool start_object(std::size_t /*size*/) override { return open(Json::object()); }
    bool start_array(std::size_t /*size*/) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& key) override {
        Json& object = *open_.back();
        key_ = std::move(key);
        if (object.contains(key_)) {
            return refuse(ErrorCode::duplicate_key, "a key occurs twice in one object",
                          path_of(path(), key_));
        }
        if (object.size() == limits_.members) {
            return refuse(ErrorCode::bad_json, "an object has too many members", path());
        }
        return true;
    }

    bool parse_error(std::size_t position, const std::string& /*last_token*/,
                     const nlohmann::detail::exception& /*error*/) override {
        return refuse(ErrorCode::bad_json, "no JSON at byte " + std::to_string(position), "");
    }

    [[nodiscard]] Json& root() noexcept { return root_; }
    [[nodiscard]] std::optional<TextProblem>& problem() noexcept { return problem_; }

  private:
    Json& place(Json value) {
        if (open_.empty()) {
            root_ = std::move(value);
            return root_;
        }
        Json& parent = *open_.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return parent.back();
        }
        return parent.emplace(key_, std::move(value)).first.value();
    }

    bool add(Json value) {
        place(std::move(value));
        return true;
    }

    bool open(Json container) {
        if (open_.size() == limits_.depth) {
            return refuse(ErrorCode::too_deep,
                          "nested deeper than " + std::to_string(limits_.depth), path());
        }
        std::string key = key_;
        Json& placed = place(std::move(container));
        open_.push_back(&placed);
        keys_.push_back(std::move(key));
        return true;
    }

    bool close() {
        open_.pop_back();
        keys_.pop_back();
        return true;
    }

    bool refuse(ErrorCode code, std::string message, std::string field) {
        problem_ = TextProblem{code, std::move(message), std::move(field), nullptr};
        return false;
    }

    /// Of the innermost open container.
    [[nodiscard]] std::string path() const {
        std::string path;
        for (std::size_t i = 1; i < open_.size(); ++i) {
            const Json& parent = *open_[i - 1];
            path = parent.is_array() ? path_of(path, parent.size() - 1) : path_of(path, keys_[i]);
        }
        return path;
    }

    TextLimits limits_;
    Json root_;
    /// The containers that are open, outermost first. A parent doesn't grow while a child is open,
    /// so the pointers hold.
    std::vector<Json*> open_;
    /// Under which key each of them lies; without meaning in an array.
    std::vector<std::string> keys_;
    std::string key_;
    std::optional<TextProblem> problem_;
};

bool is_plain(std::string_view key) noexcept {
    constexpr std::string_view letters =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-";
    return !key.empty() && key.size() <= longest_shown_key &&
           key.find_first_not_of(letters) == std::string_view::npos;
}

}  // namespace

std::string path_of(std::string_view parent, std::string_view key) {
    std::string path(parent);
    if (!path.empty()) {
        path += '.';
    }
    return path.append(is_plain(key) ? key : "?");
}

std::string path_of(std::string_view parent, std::size_t index) {
    return std::string(parent) + '[' + std::to_string(index) + ']';
}

boost::system::result<Json, TextProblem> parse_strict(std::string_view text, TextLimits limits) {
    if (text.size() > limits.bytes) {
        return TextProblem{ErrorCode::too_large,
                           "more than " + std::to_string(limits.bytes) + " bytes", "", nullptr};
    }
    // The parser would take a byte order mark for a space and a zero byte for the end.
    if (text.starts_with("\xef\xbb\xbf") || text.find('\0') != std::string_view::npos) {
        return TextProblem{ErrorCode::bad_json, "a byte order mark or a zero byte", "", nullptr};
    }
    Builder builder(limits);
    if (Json::sax_parse(text, &builder)) {
        return {boost::system::in_place_value, std::move(builder.root())};
    }
    TextProblem problem = std::move(builder.problem()).value_or(TextProblem{});
    problem.partial = std::move(builder.root());
    return problem;
}

}  // namespace congkak::protocol
