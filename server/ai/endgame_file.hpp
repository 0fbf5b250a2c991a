// Endgame tables as files.
//
// A file is a head of 512 bytes and the entries of the table (engine/search/solve/endgame_shape.hpp
// says in which order), one byte each. Numbers are little-endian. The head:
//
//     offset  bytes
//          0      8  "CONGKAKE"
//          8      4  version of this format, 1
//         12      4  pits a side
//         16      4  most seeds in the pits
//         20      4  length of the ruleset's text
//         24      8  number of entries
//         32     32  BLAKE2b of the file with these 32 bytes at zero
//         64    448  the ruleset: `clause=value` for every clause of endgame_clauses() that differs
//                    from the defaults, in their order, a space between; zeros behind
#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/rules/ruleset.hpp"
#include "engine/search/solve/endgame_table.hpp"

namespace congkak::ai {

enum class EndgameFileError : std::uint8_t {
    /// There is no such file.
    missing,
    /// It can't be opened, mapped or written.
    failed,
    /// It does not start as an endgame table does.
    foreign,
    /// It has another version of the format.
    other_version,
    /// It is shorter or longer than its head says.
    wrong_length,
    /// The checksum differs.
    damaged,
    /// Its head says what no table can be, although the checksum holds.
    bad_head,
};

/// One line for people, without the file's name.
[[nodiscard]] std::string_view message(EndgameFileError error) noexcept;

/// A table that lies in a file, mapped read-only. Cheap to copy; any thread.
class EndgameFile {
  public:
    /// Reads the whole file once, for its checksum.
    [[nodiscard]] static boost::system::result<EndgameFile, EndgameFileError> open(
        const std::string& path);

    [[nodiscard]] const rules::Ruleset& ruleset() const noexcept;
    [[nodiscard]] const search::EndgameTable& table() const noexcept;
    [[nodiscard]] std::span<const std::int8_t> entries() const noexcept;

  private:
    struct Mapped;
    explicit EndgameFile(std::shared_ptr<const Mapped> mapped) : mapped_(std::move(mapped)) {}

    std::shared_ptr<const Mapped> mapped_;
};

/// Writes beside the file first and then takes its place, so that no half file is ever there.
[[nodiscard]] boost::system::result<void, EndgameFileError> write_endgame_file(
    const std::string& path, const rules::Ruleset& ruleset, const search::EndgameShape& shape,
    std::span<const std::int8_t> entries);

}  // namespace congkak::ai
