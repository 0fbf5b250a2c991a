// Ctrl-C as a wish to stop, for commands that work for long and can say what they have so far.
#pragma once

namespace congkak::app {

/// From its making on SIGINT and SIGTERM only set a flag; what they did before is restored at the
/// end. One at a time.
class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    [[nodiscard]] static bool is_wanted() noexcept;

    /// The exit code of a command that was stopped.
    static constexpr int exit_code = 130;

  private:
    using Handler = void (*)(int);
    Handler interrupt_before_;
    Handler terminate_before_;
};

}  // namespace congkak::app
