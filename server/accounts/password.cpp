// The rules of password.hpp.
#include "server/accounts/password.hpp"

#include <cstddef>

#include "server/accounts/common_passwords.hpp"
#include "server/accounts/name.hpp"
#include "server/accounts/unicode.hpp"

namespace congkak::accounts {
namespace {

constexpr std::size_t min_characters = 8;
constexpr std::size_t max_characters = 128;

}  // namespace

std::optional<std::string> given_password(std::string_view text) {
    const auto points = unicode::code_points(text);
    if (!points || points->size() < min_characters || points->size() > max_characters) {
        return std::nullopt;
    }
    return unicode::nfc(text);
}

boost::system::result<std::string, AccountError> new_password(std::string_view text,
                                                              std::string_view name) {
    std::optional<std::string> password = given_password(text);
    if (!password) {
        return AccountError::bad_password;
    }
    const std::string folded = unicode::nfkc_case_fold(*password).value_or(std::string{});
    if (is_common_password(folded) || folded == name_key(name)) {
        return AccountError::common_password;
    }
    return *std::move(password);
}

}  // namespace congkak::accounts
