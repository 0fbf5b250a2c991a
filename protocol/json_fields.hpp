// Strict reading of a configuration document: every field is asked for, wrong types and fields that
// nobody asked for are problems with their path. The first problem sticks; what is read after it is
// empty, so that a reader needs one check at its end.
//
// For files and request parts that were parsed already; the frames of the socket have their own
// decoder with limits.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace congkak::protocol {

/// What is wrong with a JSON document, and where: `clauses.capture.lap`, `sources[2].title`; the
/// path is empty for the document itself.
struct JsonProblem {
    std::string path;
    std::string message;
    /// Every value is one that can be, but they can't go together.
    bool is_conflict = false;
};

enum class Presence : bool { optional, required };

class JsonFields {
  public:
    using Problem = std::optional<JsonProblem>;

    /// Reads the fields of `value`, which should be an object. Both outlive the reader.
    JsonFields(const nlohmann::json& value, std::string path, Problem& problem);

    /// A string that is not empty.
    [[nodiscard]] std::string text(std::string_view key, Presence presence = Presence::required);

    /// One of `words`: its index, or 0 after a problem.
    [[nodiscard]] std::size_t word(std::string_view key, const std::vector<std::string>& words);

    /// Calls `read` with the field's value and path, if it is there.
    void field(std::string_view key, Presence presence,
               const std::function<void(const nlohmann::json&, const std::string&)>& read);

    /// Calls `read` with every element of an array and its path, if it is there.
    void list(std::string_view key, Presence presence,
              const std::function<void(const nlohmann::json&, const std::string&)>& read);

    /// To be called last: a field that nobody asked for is a problem.
    void refuse_others();

    /// Notes a problem, unless there is one already.
    void fail(std::string path, std::string message);

    [[nodiscard]] std::string path_of(std::string_view key) const;

  private:
    const nlohmann::json& value_;
    std::string path_;
    Problem& problem_;
    std::set<std::string, std::less<>> asked_;
};

}  // namespace congkak::protocol
