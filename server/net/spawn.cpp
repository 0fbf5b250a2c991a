// co_spawn with a handler that drops no exception.
#include "server/net/spawn.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <exception>
#include <utility>

namespace congkak::net {

void spawn(const boost::asio::any_io_executor& executor, boost::asio::awaitable<void> coroutine,
           const char* name) {
    boost::asio::co_spawn(executor, std::move(coroutine), [name](const std::exception_ptr& thrown) {
        if (!thrown) {
            return;
        }
        try {
            std::rethrow_exception(thrown);
        } catch (const std::exception& error) {
            spdlog::error("{} ended by an exception: {}", name, error.what());
        }
    });
}

}  // namespace congkak::net
