// Names of registered accounts: which are allowed, and when two are the same.
//
// A name has 3..20 visible characters: letters and digits of any script and `_`, `-`, `.`;
// combining marks belong to the character before them and are not counted. At least one letter or
// digit, no mixing of scripts that can be taken for one another (a Cyrillic letter among Latin
// ones), no reserved word. Names are kept in NFKC; two names are the same when their NFKC case
// folds are. A guest's name (guest_name.hpp) contains a space, so it can never be registered.
#pragma once

#include <boost/system/result.hpp>
#include <string>
#include <string_view>

#include "server/accounts/account_error.hpp"

namespace congkak::accounts {

/// `display` is what others see; `key` is equal for names that count as the same.
struct Name {
    std::string display;
    std::string key;
};

/// The name in `text` (any bytes), or AccountError::bad_name.
[[nodiscard]] boost::system::result<Name, AccountError> parse_name(std::string_view text);

/// The key under which `text` would be found, also where it is no valid name (then nothing has it).
/// Empty when `text` is not UTF-8.
[[nodiscard]] std::string name_key(std::string_view text);

}  // namespace congkak::accounts
