#include "server/ai/pool.hpp"

#include <memory>
#include <utility>

#include "engine/search/choose_opening.hpp"

namespace congkak::ai {

namespace {

/// So that a search of a second leaves the processor to choices, sockets and storage.
constexpr int nice_searches = 10;

rules::Pit chosen(const Request& request) {
    if (const auto* choice = std::get_if<OpeningChoice>(&request.what)) {
        return search::choose_opening(request.ruleset, choice->opening, choice->side, request.level,
                                      request.seed, request.ply);
    }
    return search::choose(request.ruleset, std::get<rules::Position>(request.what), request.level,
                          request.seed, request.ply);
}

}  // namespace

Pool::Pool(const PoolSettings& settings)
    : choices_({.threads = settings.threads, .max_queue = settings.queue, .nice = 0}),
      searches_({.threads = settings.search_threads,
                 .max_queue = settings.search_queue,
                 .nice = nice_searches}) {}

std::optional<Ticket> Pool::choose(Request request, Done done) {
    constexpr Owner anybody = 0;
    return choices_.add(
        anybody, [request = std::move(request), done = std::move(done)](const Wanted& /*wanted*/) {
            return Step{.deliver = [&done, pit = chosen(request)] { done(pit); }, .more = false};
        });
}

void Pool::stop() {
    choices_.stop();
    searches_.stop();
}

}  // namespace congkak::ai
