#include "server/app/interrupt.hpp"

#include <csignal>

namespace congkak::app {

namespace {

volatile std::sig_atomic_t wanted = 0;

extern "C" void want_to_stop(int /*signal*/) { wanted = 1; }

}  // namespace

Interrupt::Interrupt() {
    wanted = 0;
    interrupt_before_ = std::signal(SIGINT, want_to_stop);
    terminate_before_ = std::signal(SIGTERM, want_to_stop);
}

Interrupt::~Interrupt() {
    std::signal(SIGINT, interrupt_before_);
    std::signal(SIGTERM, terminate_before_);
}

bool Interrupt::is_wanted() noexcept { return wanted != 0; }

}  // namespace congkak::app
