// SPDX-License-Identifier: MIT
//
// Input: the one place that decides what INPUT on the command line means (standard input, a file,
// or the puzzle itself) and hands out the puzzles of all of them one after another. Without INPUT
// it is standard input, unless somebody sits there who would wait for an answer. While it has to
// wait for more input it lets the output be flushed, so that puzzles can be piped in one at a time
// and answered at once; a stop request ends the waiting.
#pragma once

#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "formats/format.h"
#include "options.h"

namespace omnidoku::cli {

class Console;
class Output;
class Source;
struct Streams;

/// What the command line says about the input.
struct InputOptions {
  std::vector<std::string> texts;
  std::string format;
  const Streams* streams = nullptr;  ///< what stands for standard input, if anything
  bool boxes = false;
  bool no_words = false;
  std::vector<std::string> rules;  ///< formulas that the board keeps as well (docs/FORMULAS.md)
  base::Limits limits;  ///< how long it may take to set up the rules of one puzzle; a stop of the
                        ///< program ends it anyway
};

/// How many a command takes.
enum class Inputs : std::uint8_t { one, several };

/// Declares INPUT, --from, --boxes, --rule and --no-words.
void add_input_options(CommandOptions& options, InputOptions& input, Inputs inputs);

class Input {
 public:
  /// Opens what the options name. Errors: io (missing, unreadable), syntax (empty), unknown_name
  /// (--from), usage (no INPUT and nothing on standard input). A puzzle that no format can read is
  /// a record with an error, and so are one of several inputs that cannot be opened and one whose
  /// rules were not set up within the limits, which is said (formats::Record::is_cut_short).
  [[nodiscard]] static base::Result<std::unique_ptr<Input>> open(const InputOptions& options,
                                                                 Output& output);
  ~Input();
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  /// The next puzzle; nothing at the end. One thread at a time.
  [[nodiscard]] std::optional<formats::Record> next();

  /// What next() gave last comes once more.
  void put_back(formats::Record record) { put_back_ = std::move(record); }

  /// As formats::Reader::next_classic_lines. One thread at a time.
  [[nodiscard]] std::optional<formats::ClassicLines> next_classic_lines(std::size_t max);

  /// The line that names the columns of the table that is read; empty where it is none.
  [[nodiscard]] std::string header() const;

  /// What went wrong with the input as a whole, asked after the last puzzle. Error: io.
  [[nodiscard]] std::optional<base::Error> trouble() const;

  /// Whether it holds several puzzles: there are several inputs, or several puzzles in the one.
  [[nodiscard]] bool is_batch() const;

  /// Whether it was given as text on the command line.
  [[nodiscard]] bool is_literal() const;

  /// As it should appear in messages.
  [[nodiscard]] const std::string& name() const;

 private:
  /// The formulas of --rule; one that the puzzle cannot keep is its error.
  void add_rules(formats::Record& record) const;
  Input(InputOptions options, Output& output);
  /// The input that comes next becomes the one that is read; false after the last.
  [[nodiscard]] base::Result<bool> advance();
  /// What comes next, whether or not it came to its limits.
  [[nodiscard]] std::optional<formats::Record> read_next();
  /// Goes on with the set-up of the rules of the puzzle that comes next.
  template <class Do>
  auto within_limits(Do&& read);
  /// Where what was just read comes from.
  [[nodiscard]] formats::Origin origin() const;

  InputOptions options_;
  Output& output_;
  const formats::Format* format_ = nullptr;
  std::size_t index_ = 0;                         ///< of the input that comes next
  std::vector<std::unique_ptr<Source>> sources_;  ///< those so far; the last one is read
  std::optional<formats::Record> put_back_;
  std::string name_;
  base::Limits limits_left_;   ///< for the rules of the puzzle that comes next
  bool is_cut_short_ = false;  ///< that came to them
};

/// Whether a file is not among those that are read: who wrote it would lose what is in it. Error:
/// usage.
[[nodiscard]] base::Result<void> require_other_file(const std::string& file,
                                                    const std::vector<std::string>& inputs);

/// Whether two files to write are different ones, or one of them is standard output. Error: usage.
[[nodiscard]] base::Result<void> require_two_files(const std::string& one,
                                                   const std::string& other);

/// A file to write that is none of those that are read; standard output, or what stands for it, for
/// "-" or an empty name. Errors: usage, io.
[[nodiscard]] base::Result<std::unique_ptr<Output>> open_output(
    const Console& console, const std::string& file, const std::vector<std::string>& inputs);

/// The only record of an input, a puzzle or one that was cut short. Errors as of only_puzzle().
[[nodiscard]] base::Result<formats::Record> only_record(const InputOptions& options, Output& output,
                                                        const std::string& hint);

/// The only puzzle of an input. Errors: as of Input::open and of reading; usage, with `hint`, when
/// there are several.
[[nodiscard]] base::Result<model::Document> only_puzzle(const InputOptions& options, Output& output,
                                                        const std::string& hint);

/// The format with this id. Error: unknown_name, with the nearest ids as a hint.
[[nodiscard]] base::Result<const formats::Format*> format_by_id(const std::string& id);

}  // namespace omnidoku::cli
