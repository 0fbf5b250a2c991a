// What can be refused in this folder. Callers turn these into their own codes.
#pragma once

#include <boost/assert/source_location.hpp>

namespace congkak::accounts {

enum class AccountError {
    bad_name,            ///< The name breaks the rules of name.hpp.
    name_taken,          ///< Another account has this name, whatever its case.
    bad_password,        ///< Too short, too long, or not UTF-8.
    common_password,     ///< On the list of passwords that are guessed first.
    wrong_login,         ///< No such name, or not its password; which one is never told.
    already_registered,  ///< The session belongs to a registered account already.
    key_reused,          ///< The idempotency key belongs to another request.
    busy,                ///< Too many passwords are waiting to be hashed.
    storage_failed,      ///< Nothing is known to have been stored.
};

/// Lets boost::system::result<T, AccountError>::value() throw std::logic_error.
[[noreturn]] void throw_exception_from_error(AccountError error,
                                             const boost::source_location& where);

}  // namespace congkak::accounts
