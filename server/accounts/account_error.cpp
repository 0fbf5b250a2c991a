// What happens when somebody asks a refusal for its value.
#include "server/accounts/account_error.hpp"

#include <stdexcept>
#include <string>

namespace congkak::accounts {

void throw_exception_from_error(AccountError error, const boost::source_location& where) {
    throw std::logic_error("a refused account request was used as if granted (" +
                           std::to_string(static_cast<int>(error)) + ") at " + where.to_string());
}

}  // namespace congkak::accounts
