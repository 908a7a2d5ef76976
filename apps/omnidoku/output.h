// SPDX-License-Identifier: MIT
//
// Output: where results go. Buffered, so that small rows cost little, and flushed whenever nothing
// else is to be done (Input tells) or the last time is a while ago, so that a reader at the other
// end of a pipe need not wait.
// A failed write is remembered; nothing is written after it. A file is written beside its final
// place and renamed at the end, so that an interrupted or failed run leaves no half file behind; a
// run that has nothing to write leaves the file that was there. A file called .zst is packed.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "base/result.h"
#include "packed/packing.h"

namespace omnidoku::cli {

/// Whether the environment asks for colours where there can be any: NO_COLOR is not set (or empty),
/// and the terminal is no dumb one.
[[nodiscard]] bool colours_wanted();

/// Thread-safe.
class Output {
 public:
  /// Standard output.
  Output();
  /// Something that takes what is written; it says false when it wants no more.
  explicit Output(std::function<bool(std::string_view)> taker);
  /// A file, or standard output for "-". Errors: io; unsupported, where its name is that of a file
  /// packed as this program cannot.
  [[nodiscard]] static base::Result<std::unique_ptr<Output>> open(const std::string& name);
  /// A file that is written in its place, behind what it already holds, line by line: what a run
  /// that breaks off has written stays. It is made if it is not there, and taken away again if
  /// nothing is written. Errors: io, also for what is no file and while another run writes it;
  /// unsupported for a packed one.
  [[nodiscard]] static base::Result<std::unique_ptr<Output>> go_on(const std::string& name);
  /// Of a file that goes on: cuts off what is behind so many bytes. Error: io.
  [[nodiscard]] base::Result<void> keep_first(std::uint64_t bytes);
  /// An output that was not finished discards what was written to its file.
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  /// False once writing has failed.
  bool write(std::string_view text);
  bool flush();
  /// Nothing is an answer too: a file takes its place even if it stays empty.
  void take_place();
  /// From now on (or not) every write is flushed at once.
  void set_eager(bool eager);

  /// Flushes; a file is closed and put into its place, unless nothing was written to it. Error: io.
  /// A reader who went away (closed pipe) is no error: ask closed_by_reader().
  [[nodiscard]] base::Result<void> finish();

  [[nodiscard]] bool failed() const;
  [[nodiscard]] bool closed_by_reader() const;
  /// Whether a person looks at it.
  [[nodiscard]] bool is_terminal() const;
  /// Whether that person can see colours, and wants them.
  [[nodiscard]] bool has_colours() const;

 private:
  Output(int descriptor, std::string name, std::string file, std::string temporary);
  bool flush_locked();
  /// Past the buffer, which must be empty.
  bool put_locked(std::string_view text);
  /// Where it is packed, what remains to be written at its end.
  void end_packed_locked();
  [[nodiscard]] base::Error write_error() const;

  mutable std::mutex lock_;
  std::function<bool(std::string_view)> taker_;  ///< in the place of the descriptor
  int descriptor_;
  std::string name_;       ///< for messages
  std::string file_;       ///< what name_ leads to when it is a symbolic link
  std::string temporary_;  ///< where it is written before it is renamed to file_; may be empty
  bool is_new_ = false;    ///< a file that goes on, and was not there before
  std::unique_ptr<packed::Packer> packer_;  ///< of a file that is packed
  std::string buffer_;
  std::chrono::steady_clock::time_point flushed_;  ///< when last
  bool is_empty_ = true;                           ///< nothing was written
  bool eager_ = false;
  int error_ = 0;  ///< errno of the write that failed
};

}  // namespace omnidoku::cli
