#include "server/app/progress_line.hpp"

#include <unistd.h>

#include <iostream>

namespace congkak::app {

ProgressLine::ProgressLine() : is_terminal_(::isatty(STDERR_FILENO) == 1) {}

bool ProgressLine::is_due() {
    const auto now = std::chrono::steady_clock::now();
    if (!is_terminal_ || now < next_) {
        return false;
    }
    next_ = now + std::chrono::milliseconds(200);
    return true;
}

void ProgressLine::write(const std::string& text) {
    std::cerr << "\r\033[K" << text << std::flush;
    is_shown_ = true;
}

void ProgressLine::clear() {
    if (is_shown_) {
        std::cerr << "\r\033[K" << std::flush;
        is_shown_ = false;
    }
}

}  // namespace congkak::app
