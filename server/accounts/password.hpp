// Which passwords are accepted, and the form in which they are hashed.
//
// 8..128 characters (code points) of any kind. Refused as too common: well-known words and keyboard
// walks, with the endings and letter substitutions people add to them, runs and repetitions, and
// the account's own name.
#pragma once

#include <boost/system/result.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "server/accounts/account_error.hpp"

namespace congkak::accounts {

/// The password as it is hashed (NFC, so that every keyboard gives the same bytes), if it may be
/// chosen by the account with this name; else bad_password or common_password.
[[nodiscard]] boost::system::result<std::string, AccountError> new_password(std::string_view text,
                                                                            std::string_view name);

/// The form of a password given at a login; nothing if it can't be anybody's.
[[nodiscard]] std::optional<std::string> given_password(std::string_view text);

}  // namespace congkak::accounts
