// One line on standard error that is written over and over while a command works; only on a
// terminal.
#pragma once

#include <chrono>
#include <string>

namespace congkak::app {

class ProgressLine {
  public:
    ProgressLine();
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// `text()` is asked for and shown at most five times a second.
    template <class Text>
    void show(const Text& text) {
        if (is_due()) {
            write(text());
        }
    }

    void clear();

    [[nodiscard]] bool is_on_terminal() const noexcept { return is_terminal_; }

  private:
    [[nodiscard]] bool is_due();
    void write(const std::string& text);

    bool is_terminal_;
    bool is_shown_ = false;
    std::chrono::steady_clock::time_point next_{};
};

}  // namespace congkak::app
