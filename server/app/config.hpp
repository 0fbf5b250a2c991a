// What the server can be told: the values, and where each comes from.
//
// Later sources win: the embedded config/congkak.json, the file of --config, the environment
// (server.port is CONGKAK_SERVER_PORT), the command line. config/congkak.schema.json describes the
// file.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace congkak::app {

struct Config {
    struct Server {
        std::string address;
        std::int64_t port = 0;
        std::string public_url;
        std::vector<std::string> allowed_origins;
        bool trust_forwarded_for = false;
    } server;

    struct Storage {
        std::string directory;
    } storage;

    struct Page {
        std::string directory;  ///< Empty: the embedded page.
    } page;

    struct Accounts {
        std::int64_t password_memory_kib = 0;
        std::int64_t password_passes = 0;
        std::int64_t session_days = 0;
        std::int64_t guests_per_hour = 0;    ///< From one address.
        std::int64_t logins_per_minute = 0;  ///< From one address; to one name.
    } accounts;

    struct Limits {
        std::int64_t connections = 0;
        std::int64_t requests_per_second = 0;  ///< From one address.
        std::int64_t commands_per_second = 0;  ///< On one socket.
        std::int64_t sockets_per_account = 0;
        std::int64_t sockets_per_address = 0;
        std::int64_t games_per_account = 0;
        std::int64_t starts_per_minute = 0;
        std::int64_t analyses_per_hour = 0;
    } limits;

    struct Heartbeat {
        std::int64_t hello_ms = 0;
        std::int64_t interval_ms = 0;
        std::int64_t timeout_ms = 0;
    } heartbeat;

    struct Computer {
        std::int64_t threads = 0;  ///< 0: all processors but one.
        std::int64_t queue = 0;
        std::int64_t search_threads = 0;  ///< 0: half of the processors.
        std::int64_t search_queue = 0;
        std::string levels_file;         ///< Empty: the embedded levels.
        std::int64_t endgame_seeds = 0;  ///< 0: no table of exact endgames.
        std::int64_t pace_base_ms = 0;
        std::int64_t pace_seed_ms = 0;
        std::int64_t pace_max_ms = 0;
    } computer;

    struct Study {
        std::int64_t queue = 0;
        std::int64_t answer_bytes = 0;
    } study;

    struct Rulesets {
        std::string directory;  ///< Empty: the embedded packs.
    } rulesets;

    struct Log {
        std::string level;
    } log;
};

}  // namespace congkak::app
