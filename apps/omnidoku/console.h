// SPDX-License-Identifier: MIT
//
// Console: what a command talks through. Results go to `out`, words for a person to standard
// error, one line each, starting with the program's name so that they stand out in a log. For a
// command that is run inside the program something else stands for its standard streams.
#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "base/result.h"
#include "exit_code.h"
#include "output.h"

namespace omnidoku::cli {

/// What stands for the standard streams of a command.
struct Streams {
  std::string input_name;  ///< what the input is called in messages
  /// The next bytes of the input; empty: that is all. An error is told as one of reading.
  std::function<base::Result<std::string>()> next_input;
  std::function<bool(std::string_view)> write;  ///< false: no more is wanted
  std::function<void(std::string_view)> say;
  /// The words cannot be done at all, whatever the input.
  std::function<void(const base::Error&)> refuse;
};

class Console {
 public:
  Console();
  explicit Console(Streams streams);

  /// Standard output, or what stands for it.
  Output out;

  /// What stands for the standard streams; null where they are meant themselves.
  [[nodiscard]] const Streams* streams() const { return streams_ ? &*streams_ : nullptr; }

  /// What -q and -v ask for; quiet goes before verbose.
  bool quiet = false;
  bool verbose = false;

  /// Writes "omnidoku: text" and a line end to standard error. Thread-safe.
  void say(std::string_view text);
  void say(const base::Error& error) { say(error.text()); }
  /// Says what is good to know but no trouble, unless it is to be quiet.
  void remark(std::string_view text) {
    if (!quiet) say(text);
  }
  /// Says what only those want to know who asked for more words.
  void detail(std::string_view text) {
    if (verbose && !quiet) say(text);
  }
  /// Says what is wrong and returns the exit code for bad input.
  int fail(const base::Error& error) {
    say(error);
    return kExitBad;
  }

  /// Shows a line on standard error that the next one replaces; nothing when standard error is no
  /// terminal, or it is to be quiet. Thread-safe.
  void show_progress(const std::string& text);
  /// Takes the progress line away.
  void clear_progress();

  /// Whether progress can be shown.
  [[nodiscard]] bool shows_progress() const { return terminal_ && !quiet; }

 private:
  void clear_locked();
  void write_words(const std::string& text);

  std::optional<Streams> streams_;
  std::mutex lock_;
  bool terminal_;
  bool progress_shown_ = false;
};

}  // namespace omnidoku::cli
