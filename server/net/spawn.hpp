// The one place where a coroutine is started and left to itself.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>

namespace congkak::net {

/// Runs the coroutine on the executor; what it throws is logged under `name` (a literal).
void spawn(const boost::asio::any_io_executor& executor, boost::asio::awaitable<void> coroutine,
           const char* name);

}  // namespace congkak::net
