// SPDX-License-Identifier: MIT
//
// Input: the one place that decides what INPUT on the command line means (standard input, a file,
// or the puzzle itself) and hands out its puzzles one after another.
// While it has to wait for more input it lets the output be flushed, so that puzzles can be piped
// in one at a time and answered at once; a stop request ends the waiting.
#pragma once

#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "formats/format.h"
#include "options.h"

namespace omnidoku::cli {

class DescriptorBuffer;
class Output;

/// What the command line says about the input.
struct InputOptions {
  std::string text;
  std::string format;
  bool boxes = false;
};

/// Declares INPUT, --from and --boxes.
void add_input_options(CommandOptions& options, InputOptions& input, bool required = true);

class Input {
 public:
  /// Opens what the options name. Errors: io (missing, unreadable), syntax (empty), unknown_name
  /// (--from). A puzzle that no format can read is a record with an error.
  [[nodiscard]] static base::Result<std::unique_ptr<Input>> open(const InputOptions& options,
                                                                 Output& output);
  ~Input();
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  /// The next puzzle; nothing at the end. One thread at a time.
  [[nodiscard]] std::optional<formats::Record> next();

  /// As formats::Reader::next_classic_lines. One thread at a time.
  [[nodiscard]] std::optional<formats::ClassicLines> next_classic_lines(std::size_t max) {
    return reader_->next_classic_lines(max);
  }

  /// What went wrong with the input as a whole, asked after the last puzzle. Error: io.
  [[nodiscard]] std::optional<base::Error> trouble() const;

  /// Whether it holds several puzzles, one per line.
  [[nodiscard]] bool is_batch() const { return reader_->is_batch(); }

  /// Whether it was given as text on the command line.
  [[nodiscard]] bool is_literal() const { return buffer_ == nullptr; }

  /// As it should appear in messages.
  [[nodiscard]] const std::string& name() const { return name_; }
  /// Share of a file that was read, in 0..1; negative when unknown.
  [[nodiscard]] double fraction() const;

 private:
  Input() = default;
  static base::Result<std::unique_ptr<Input>> open_file(const std::string& name,
                                                        const formats::Format* format,
                                                        formats::ReadOptions options,
                                                        Output& output);
  static base::Result<std::unique_ptr<Input>> open_stream(int descriptor, const std::string& name,
                                                          const formats::Format* format,
                                                          formats::ReadOptions options,
                                                          Output& output);
  static base::Result<std::unique_ptr<Input>> open_text(const std::string& text,
                                                        const formats::Format* format,
                                                        formats::ReadOptions options);
  /// Why the only puzzle in it cannot be read, if so. Reads ahead.
  [[nodiscard]] const base::Error* unreadable();
  base::Result<void> start(const formats::Format* format, formats::ReadOptions options);

  std::string name_;
  std::unique_ptr<DescriptorBuffer> buffer_;  // null when the text was given literally
  std::unique_ptr<std::istream> stream_;
  std::unique_ptr<formats::Reader> reader_;
  std::optional<formats::Record> ahead_;  // looked at before it was asked for
};

/// The only puzzle of an input. Errors: as of Input::open and of reading; usage, with `hint`, when
/// there are several.
[[nodiscard]] base::Result<model::Document> only_puzzle(const InputOptions& options, Output& output,
                                                        const std::string& hint);

/// The format with this id. Error: unknown_name, with the nearest ids as a hint.
[[nodiscard]] base::Result<const formats::Format*> format_by_id(const std::string& id);

}  // namespace omnidoku::cli
