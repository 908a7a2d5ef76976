// SPDX-License-Identifier: MIT
//
// Terminal: the terminal of standard input and output in raw mode, on its alternate screen, with
// the keys as they are pressed. Understands what xterm sends and draws, as all terminals of today
// do. The mode of before comes back when the object goes.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <termios.h>

namespace omnidoku::cli {

/// What was pressed.
struct Key {
  enum class Kind : std::uint8_t {
    text,      ///< a character: `text`
    control,   ///< with Ctrl: `text` is the letter
    function,  ///< F1 to F12: `number`
    up,
    right,
    down,
    left,
    enter,
    tab,
    backspace,
    escape,
    nothing,  ///< nothing in the time that was given, or something unknown
    closed,   ///< the terminal has gone, or the program was asked to stop
  };
  Kind kind = Kind::nothing;
  std::string text;
  int number = 0;
};

class Terminal {
 public:
  /// Whether a person sits at both standard input and standard output.
  [[nodiscard]] static bool is_there();

  Terminal();
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  /// Waits for a key, no longer than this.
  [[nodiscard]] Key read_key(std::chrono::milliseconds longest);
  /// Shows these lines from the top, the rest empty.
  void show(const std::vector<std::string>& lines);

  [[nodiscard]] int rows() const;
  [[nodiscard]] int columns() const;
  /// Whether it has colours, and the person wants them (NO_COLOR).
  [[nodiscard]] bool has_colours() const { return colours_; }
  /// Whether characters beyond ASCII can be shown.
  [[nodiscard]] bool has_unicode() const { return unicode_; }

 private:
  /// The next byte; nothing when none comes in that time.
  [[nodiscard]] std::optional<char> next_byte(std::chrono::milliseconds longest);
  [[nodiscard]] Key escape_sequence();
  static void write_all(const std::string& text);

  termios before_{};
  bool colours_ = false;
  bool unicode_ = false;
  bool closed_ = false;
  std::string shown_;  ///< what was written last, for a window of that size
  std::pair<int, int> shown_size_;
};

}  // namespace omnidoku::cli
