// SPDX-License-Identifier: MIT
//
// Messages are written with one call each, so that lines of several processes do not mix.
#include "console.h"

#include <cstdio>
#include <utility>

#include <unistd.h>

namespace omnidoku::cli {

Console::Console() : terminal_(::isatty(STDERR_FILENO) == 1) {}

Console::Console(Streams streams)
    : out(streams.write), streams_(std::move(streams)), terminal_(false) {}

void Console::write_words(const std::string& text) {
  if (streams_) {
    streams_->say(text);
    return;
  }
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

void Console::say(std::string_view text) {
  const std::lock_guard guard(lock_);
  clear_locked();
  std::string line = "omnidoku: ";
  // Names and arguments may hold anything; a terminal must not obey it, nor turn words round.
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool control =
        (static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t') || c == 0x7F;
    // U+202A to U+202E, U+2066 to U+2069.
    const auto byte = [&text, i](std::size_t at) {
      return i + at < text.size() ? static_cast<unsigned char>(text[i + at]) : 0;
    };
    const bool turns =
        byte(0) == 0xE2 && ((byte(1) == 0x80 && byte(2) >= 0xAA && byte(2) <= 0xAE) ||
                            (byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9));
    line += control || turns ? '?' : c;
    if (turns) i += 2;
  }
  write_words(line + "\n");
}

void Console::show_progress(const std::string& text) {
  if (!shows_progress()) return;
  const std::lock_guard guard(lock_);
  write_words("\r\033[K" + text);
  progress_shown_ = true;
}

void Console::clear_progress() {
  const std::lock_guard guard(lock_);
  clear_locked();
}

void Console::clear_locked() {
  if (!progress_shown_) return;
  write_words("\r\033[K");
  progress_shown_ = false;
}

}  // namespace omnidoku::cli
