#include "db/error.hpp"

#include <boost/throw_exception.hpp>

namespace congkak::db {

void throw_exception_from_error(Refusal refusal, const boost::source_location& where) {
    boost::throw_with_location(
        std::logic_error(refusal == Refusal::name_taken ? "name taken" : "not a guest"), where);
}

StorageError::StorageError(StorageFailure failure, const std::string& what, int sqlite_code,
                           bool may_be_stored)
    : std::runtime_error(what),
      failure_(failure),
      sqlite_code_(sqlite_code),
      may_be_stored_(may_be_stored) {}

}  // namespace congkak::db
