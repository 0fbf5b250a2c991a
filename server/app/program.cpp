// Wiring: storage, computer, games, accounts, desk, listener; started in this order, stopped in the
// other.
//
// Stopping, at most `stopping_time`: no new connections, then the games finish what they accepted,
// then sockets are told to come back, then storage is drained. A second signal ends it at once.
#include "server/app/program.hpp"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <csignal>
#include <exception>
#include <functional>
#include <iostream>
#include <string>
#include <thread>
#include <utility>

#include "db/storage.hpp"
#include "protocol/http.hpp"
#include "protocol/ruleset_json.hpp"
#include "server/accounts/accounts.hpp"
#include "server/ai/endgames.hpp"
#include "server/ai/pool.hpp"
#include "server/analysis/analyses.hpp"
#include "server/app/assets.hpp"
#include "server/app/levels_file.hpp"
#include "server/live/games.hpp"
#include "server/net/server.hpp"
#include "server/ranking/board.hpp"
#include "server/study/desk.hpp"

namespace congkak::app {
namespace {

namespace asio = boost::asio;
using std::chrono::milliseconds;

constexpr std::chrono::seconds stopping_time{8};
constexpr std::string_view ranked_pack = "tradisional";

/// What is read before anything runs.
struct Material {
    protocol::Packs packs;
    search::Levels levels;
    Page page;
};

std::string rulesets_body(const protocol::Packs& packs) {
    nlohmann::json list = nlohmann::json::array();
    for (const protocol::Pack& pack : packs.all()) {
        list.push_back(protocol::pack_json(pack));
    }
    return nlohmann::json{{"packs", std::move(list)}, {"clauses", protocol::clause_list_json()}}
        .dump();
}

std::string levels_body(const search::Levels& levels) {
    std::vector<protocol::LevelInfo> list;
    for (const search::NamedLevel& level : levels.all()) {
        list.push_back({.id = level.id,
                        .name_ms = level.names.ms,
                        .name_id = level.names.id,
                        .name_en = level.names.en,
                        .points = level.points});
    }
    list.push_back({.id = std::string(search::perfect_level),
                    .name_ms = "Sempurna",
                    .name_id = "Sempurna",
                    .name_en = "Perfect",
                    .points = 0});
    return protocol::encode_http(list);
}

ai::PoolSettings pool_settings(const Config& config) {
    const unsigned processors = std::max(2U, std::thread::hardware_concurrency());
    const auto threads = [](std::int64_t asked, unsigned usual) {
        return asked > 0 ? static_cast<unsigned>(asked) : usual;
    };
    return {.threads = threads(config.computer.threads, processors - 1),
            .queue = static_cast<std::size_t>(config.computer.queue),
            .search_threads = threads(config.computer.search_threads, processors / 2),
            .search_queue = static_cast<std::size_t>(config.computer.search_queue)};
}

live::Settings live_settings(const Config& config, const Material& material,
                             std::string_view version, const ai::Endgames& endgames) {
    live::Settings settings;
    settings.pace = {.base = milliseconds(config.computer.pace_base_ms),
                     .per_seed = milliseconds(config.computer.pace_seed_ms),
                     .most = milliseconds(config.computer.pace_max_ms)};
    settings.limits = {.games_per_account = static_cast<int>(config.limits.games_per_account),
                       .starts_per_minute = static_cast<int>(config.limits.starts_per_minute)};
    settings.greeting = {.server_version = std::string(version),
                         .commands_per_second = static_cast<int>(config.limits.commands_per_second),
                         .heartbeat_interval = milliseconds(config.heartbeat.interval_ms),
                         .heartbeat_timeout = milliseconds(config.heartbeat.timeout_ms)};
    settings.packs.assign(material.packs.all().begin(), material.packs.all().end());
    settings.levels = material.levels;
    settings.endgames = [&endgames](const rules::Ruleset& ruleset) {
        return endgames.find(ruleset);
    };
    return settings;
}

net::Rate rate(std::int64_t count, double seconds, double burst_factor) {
    const auto many = static_cast<double>(count);
    return {.per_second = many / seconds, .burst = many * burst_factor};
}

net::ServerSettings server_settings(const Config& config) {
    constexpr double minute = 60;
    constexpr double hour = 3600;
    net::ServerSettings settings;
    settings.address = config.server.address;
    settings.port = static_cast<std::uint16_t>(config.server.port);
    settings.hub = {
        .sockets_per_account = static_cast<std::size_t>(config.limits.sockets_per_account),
        .sockets_per_address = static_cast<std::size_t>(config.limits.sockets_per_address),
        .connections = static_cast<std::size_t>(config.limits.connections)};
    settings.http.trust_forwarded_for = config.server.trust_forwarded_for;
    settings.site.public_url = config.server.public_url;
    settings.site.allowed_origins = config.server.allowed_origins;
    settings.site.requests_per_address = rate(config.limits.requests_per_second, 1, 4);
    settings.site.guests_per_address = rate(config.accounts.guests_per_hour, hour, 1);
    settings.site.logins_per_address = rate(config.accounts.logins_per_minute, minute, 1);
    settings.site.conversation.hello_within = milliseconds(config.heartbeat.hello_ms);
    settings.site.conversation.ping_every = milliseconds(config.heartbeat.interval_ms);
    settings.site.conversation.silence = milliseconds(config.heartbeat.timeout_ms);
    settings.site.conversation.commands = rate(config.limits.commands_per_second, 1, 2);
    return settings;
}

accounts::Settings account_settings(const Config& config, asio::io_context& io) {
    accounts::Settings settings;
    settings.hash_cost = {.memory_kib = config.accounts.password_memory_kib,
                          .passes = config.accounts.password_passes};
    settings.session_lifetime = std::chrono::days(config.accounts.session_days);
    settings.post = [&io](std::function<void()> function) { asio::post(io, std::move(function)); };
    return settings;
}

study::DeskSettings desk_settings(const Config& config) {
    return {.max_waiting = static_cast<std::size_t>(config.study.queue),
            .most_answer_bytes = static_cast<std::size_t>(config.study.answer_bytes)};
}

analysis::Settings analysis_settings(const Config& config) {
    analysis::Settings settings;
    settings.per_hour = static_cast<int>(config.limits.analyses_per_hour);
    return settings;
}

db::StorageOptions storage_options(const Config& config) {
    db::StorageOptions options;
    options.folder = config.storage.directory;
    return options;
}

/// The ruleset of the ranked game.
rules::Ruleset ranked_ruleset(const protocol::Packs& packs) {
    return packs.ruleset(ranked_pack).value_or(rules::Ruleset{});
}

class Program {
  public:
    Program(const Config& config, const Material& material, std::string_view version)
        : storage_(storage_options(config)),
          pool_(pool_settings(config)),
          endgames_(config.storage.directory + "/endgames", std::string(ranked_pack),
                    ranked_ruleset(material.packs),
                    static_cast<int>(config.computer.endgame_seeds)),
          games_(io_, storage_, pool_, board_, live_settings(config, material, version, endgames_)),
          accounts_(storage_, account_settings(config, io_)),
          desk_(material.packs, desk_settings(config),
                [this](std::function<void()> function) { asio::post(io_, std::move(function)); }),
          analyses_(
              pool_, analysis_settings(config),
              [this](std::function<void()> function) { asio::post(io_, std::move(function)); }),
          server_(io_, server_settings(config), accounts_, games_, board_, desk_, analyses_,
                  {.page = material.page.files,
                   .rulesets = rulesets_body(material.packs),
                   .levels = levels_body(material.levels)}),
          signals_(io_, SIGINT, SIGTERM),
          deadline_(io_) {}

    int run() {
        const net::Bound bound = server_.bind();
        if (bound.problem.empty()) {
            serve(bound.endpoint);
        } else {
            fail(bound.problem);
        }
        accounts_.stop();
        desk_.stop();
        pool_.stop();
        storage_.drain_and_stop();
        return exit_code_;
    }

  private:
    void serve(const std::string& endpoint) {
        wait_for_signal();
        games_.restore([this, endpoint](const std::optional<std::string>& problem) {
            if (problem) {
                fail(*problem);
            } else if (!stopping_) {
                server_.accept();
                std::cout << "listening on http://" << endpoint << std::endl;
                endgames_.start();
            }
        });
        io_.run();
        spdlog::info("stopped");
    }

    void fail(const std::string& problem) {
        std::cerr << "congkak: " << problem << std::endl;
        exit_code_ = 1;
        io_.stop();
    }

    void wait_for_signal() {
        signals_.async_wait([this](const boost::system::error_code& failed, int signal) {
            if (failed) {
                return;
            }
            if (stopping_) {
                spdlog::warn("stopping at once");
                return io_.stop();
            }
            spdlog::info("stopping on signal {}", signal);
            stop();
            wait_for_signal();
        });
    }

    void stop() {
        stopping_ = true;
        deadline_.expires_after(stopping_time);
        deadline_.async_wait([this](const boost::system::error_code& failed) {
            if (!failed) {
                spdlog::warn("stopping took too long, what is open is dropped");
                io_.stop();
            }
        });
        server_.stop_accepting();
        games_.stop([this] { server_.close_sessions([this] { io_.stop(); }); });
    }

    /// Outlives the storage, which posts here until it has stopped.
    asio::io_context io_{1};
    db::Storage storage_;
    ai::Pool pool_;
    ai::Endgames endgames_;
    ranking::Board board_;
    live::Games games_;
    accounts::Accounts accounts_;
    study::Desk desk_;
    analysis::Analyses analyses_;
    net::Server server_;
    asio::signal_set signals_;
    asio::steady_timer deadline_;
    bool stopping_ = false;
    int exit_code_ = 0;
};

void start_log(const Config& config) {
    auto logger = std::make_shared<spdlog::logger>(
        "congkak", std::make_shared<spdlog::sinks::stderr_sink_mt>());
    logger->set_pattern("%Y-%m-%dT%H:%M:%S.%eZ %l %v", spdlog::pattern_time_type::utc);
    logger->set_level(spdlog::level::from_str(config.log.level));
    spdlog::set_default_logger(std::move(logger));
}

}  // namespace

int run_server(const Config& config, std::string_view version) {
    start_log(config);
    try {
        const Material material{.packs = load_packs(config.rulesets.directory),
                                .levels = load_levels(config.computer.levels_file),
                                .page = load_page(config.page.directory)};
        Program program(config, material, version);
        return program.run();
    } catch (const std::exception& error) {
        std::cerr << "congkak: " << error.what() << std::endl;
        return 1;
    }
}

}  // namespace congkak::app
