// SPDX-License-Identifier: MIT
//
// Messages are written with one call each, so that lines of several processes do not mix.
#include "console.h"

#include <cstdio>

#include <unistd.h>

namespace omnidoku::cli {
namespace {

void write_to_stderr(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

}  // namespace

Console::Console() : terminal_(::isatty(STDERR_FILENO) == 1) {}

void Console::say(std::string_view text) {
  const std::lock_guard guard(lock_);
  clear_locked();
  std::string line = "omnidoku: ";
  for (const char c : text) {
    // Names and arguments may hold anything; a terminal must not obey it.
    const bool control =
        (static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t') || c == 0x7F;
    line += control ? '?' : c;
  }
  write_to_stderr(line + "\n");
}

void Console::show_progress(const std::string& text) {
  if (!shows_progress()) return;
  const std::lock_guard guard(lock_);
  write_to_stderr("\r\033[K" + text);
  progress_shown_ = true;
}

void Console::clear_progress() {
  const std::lock_guard guard(lock_);
  clear_locked();
}

void Console::clear_locked() {
  if (!progress_shown_) return;
  write_to_stderr("\r\033[K");
  progress_shown_ = false;
}

}  // namespace omnidoku::cli
