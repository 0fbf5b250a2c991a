// The leaderboard to those who look at it: pages, and their renewal at most once in an interval.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "db/rows.hpp"
#include "protocol/views.hpp"
#include "server/live/audience.hpp"
#include "server/live/mailbox.hpp"
#include "server/live/settings.hpp"
#include "server/ranking/board.hpp"

namespace congkak::live {

class BoardFeed {
  public:
    BoardFeed(ranking::Board& board, const Audience& audience, Mailbox mailbox,
              const Settings& settings);

    /// At the start: nobody is told.
    void fill(const std::vector<db::PointsRow>& rows);
    void update(const db::PointsRow& row);
    void rename(const Actor& actor);

    void subscribe(const ViewerPtr& viewer);
    void unsubscribe(const Viewer& viewer);

    /// Rows in `page` where no number is given.
    static constexpr std::size_t page_rows = 25;
    /// Rows shown before and after the own one.
    static constexpr std::size_t neighbours = 2;

    [[nodiscard]] protocol::LeaderboardPage page(std::size_t limit,
                                                 const std::optional<ranking::Cursor>& after,
                                                 std::optional<AccountId> account) const;

    [[nodiscard]] const ranking::Board& board() const noexcept { return board_; }

  private:
    void changed();
    void publish();
    void publish_slice(const std::shared_ptr<std::vector<ViewerPtr>>& rest);

    ranking::Board& board_;
    const Audience& audience_;
    Mailbox mailbox_;
    const Settings& settings_;
    std::unordered_map<const Viewer*, ViewerPtr> subscribers_;
    boost::asio::steady_timer timer_;
    bool is_due_ = false;
    /// Nothing before the first renewal: the clock may count from a start less than an interval
    /// ago.
    std::optional<std::chrono::steady_clock::time_point> last_;
};

}  // namespace congkak::live
