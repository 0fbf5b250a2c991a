// Listener and site together: what the program starts and stops. Owning thread only.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "server/net/http_session.hpp"
#include "server/net/hub.hpp"
#include "server/net/site.hpp"

namespace congkak::net {

struct ServerSettings {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;  ///< 0: any that is free.
    HubLimits hub;
    HttpRules http;
    SiteSettings site;
};

/// Where the server listens, or why it can't, in one line.
struct Bound {
    std::string endpoint;  ///< `ADDRESS:PORT`
    std::string problem;   ///< Empty where all is well.
};

class Server {
  public:
    /// `accounts`, `games`, `board`, `desk`, `analyses` and `io` outlive the object.
    Server(boost::asio::io_context& io, ServerSettings settings, accounts::Accounts& accounts,
           live::Games& games, const ranking::Board& board, study::Desk& desk,
           analysis::Analyses& analyses, const SiteContent& content);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// Takes the port: connections wait until accept().
    [[nodiscard]] Bound bind();

    /// After bind(): serves who waits and who comes.
    void accept();

    /// First step of stopping: no new connections, no further requests on the old ones.
    void stop_accepting();

    /// Second step: sockets are told that the server restarts and get some seconds to close; then
    /// what is left is dropped. `done` is called when nothing is open any more.
    void close_sessions(std::function<void()> done);

  private:
    class Implementation;
    std::shared_ptr<Implementation> implementation_;
};

}  // namespace congkak::net
