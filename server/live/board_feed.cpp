#include "server/live/board_feed.hpp"

#include <algorithm>
#include <utility>

#include "protocol/encode.hpp"
#include "protocol/http.hpp"
#include "server/live/clock.hpp"

namespace congkak::live {
namespace {

/// Subscribers that are told before others get their turn on the thread.
constexpr std::size_t slice = 8;

ranking::Row row_of(const db::PointsRow& points) {
    ranking::Row row;
    row.account = points.account;
    row.name = points.name;
    row.registered = !points.guest;
    row.points = points.points;
    row.reached_ms = points.reached_ms;
    std::int64_t best_points = -1;
    for (const db::LevelWins& level : points.levels) {
        row.wins.push_back({level.level, level.wins});
        if (level.wins > 0 && level.level_points > best_points) {
            best_points = level.level_points;
            row.best = ranking::Best{level.level, static_cast<int>(level.best_margin)};
        }
    }
    return row;
}

protocol::LeaderboardRow shown(const ranking::RankedRow& ranked) {
    protocol::LeaderboardRow row;
    row.rank = ranked.rank;
    row.name = ranked.row.name;
    row.points = ranked.row.points;
    if (ranked.row.best) {
        if (const auto level = protocol::parse_word<protocol::Level>(ranked.row.best->level)) {
            row.best = protocol::BestWin{*level, ranked.row.best->margin};
        }
    }
    for (const ranking::Wins& wins : ranked.row.wins) {
        if (const auto level = protocol::parse_word<protocol::Level>(wins.level)) {
            std::int64_t& count = *level == protocol::Level::easy     ? row.wins.easy
                                  : *level == protocol::Level::normal ? row.wins.normal
                                                                      : row.wins.expert;
            count = wins.count;
        }
    }
    return row;
}

}  // namespace

BoardFeed::BoardFeed(ranking::Board& board, const Audience& audience, Mailbox mailbox,
                     const Settings& settings)
    : board_(board),
      audience_(audience),
      mailbox_(std::move(mailbox)),
      settings_(settings),
      timer_(mailbox_.make_timer()) {}

void BoardFeed::fill(const std::vector<db::PointsRow>& rows) {
    for (const db::PointsRow& row : rows) {
        board_.update(row_of(row));
    }
}

void BoardFeed::update(const db::PointsRow& row) {
    board_.update(row_of(row));
    changed();
}

void BoardFeed::rename(const Actor& actor) {
    if (!actor.guest) {
        board_.register_account(actor.id, actor.name);
        changed();
    }
}

void BoardFeed::subscribe(const ViewerPtr& viewer) { subscribers_.emplace(viewer.get(), viewer); }

void BoardFeed::unsubscribe(const Viewer& viewer) { subscribers_.erase(&viewer); }

void BoardFeed::changed() {
    if (is_due_ || subscribers_.empty()) {
        return;
    }
    is_due_ = true;
    const auto at = std::chrono::steady_clock::now();
    const auto next = last_ ? *last_ + settings_.board_interval : at;
    const auto wait = std::chrono::ceil<std::chrono::milliseconds>(next - at);
    mailbox_.ring(timer_, std::max(wait, std::chrono::milliseconds(0)), [this] { publish(); });
}

void BoardFeed::publish() {
    is_due_ = false;
    last_ = std::chrono::steady_clock::now();
    const auto rest = std::make_shared<std::vector<ViewerPtr>>();
    for (const auto& [viewer, owner] : subscribers_) {
        rest->push_back(owner);
    }
    publish_slice(rest);
}

void BoardFeed::publish_slice(const std::shared_ptr<std::vector<ViewerPtr>>& rest) {
    for (std::size_t i = 0; i < slice && !rest->empty(); ++i) {
        const ViewerPtr viewer = std::move(rest->back());
        rest->pop_back();
        const protocol::LeaderboardChanged event{page(page_rows, {}, viewer->account())};
        audience_.send(*viewer,
                       frame_of(protocol::encode_account_event(time_of(now(settings_)), event)));
    }
    if (!rest->empty()) {
        mailbox_.post([this, rest] { publish_slice(rest); });
    }
}

protocol::LeaderboardPage BoardFeed::page(std::size_t limit,
                                          const std::optional<ranking::Cursor>& after,
                                          std::optional<AccountId> account) const {
    protocol::LeaderboardPage page;
    page.total = static_cast<std::int64_t>(board_.size());
    const ranking::Page rows = board_.page(after, limit);
    std::ranges::transform(rows.rows, std::back_inserter(page.rows), shown);
    if (rows.next) {
        page.next = protocol::encode_cursor(
            {rows.next->points, time_of(rows.next->reached_ms), rows.next->account});
    }
    if (const auto own = account ? board_.row(*account) : std::nullopt) {
        page.you = shown(*own);
        std::ranges::transform(board_.neighbours(*account, neighbours),
                               std::back_inserter(page.neighbours), shown);
    }
    return page;
}

}  // namespace congkak::live
