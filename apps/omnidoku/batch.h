// SPDX-License-Identifier: MIT
//
// The batch engine: every command that answers puzzles one by one runs through it. Puzzles stream
// through in constant memory, are worked on by several threads and answered in the order of the
// input, whatever the thread count. A bad line is reported and answered as invalid; the rest go on.
// When the program is stopped, the answers written are a prefix of those of the full run: of
// several puzzles none is written that was not ready when the stop was asked for, as it may come of
// that.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "console.h"
#include "exit_code.h"
#include "formats/format.h"
#include "input.h"
#include "left_aside.h"
#include "options.h"
#include "output.h"
#include "solve/solve.h"

namespace omnidoku::cli {

/// What a command has to say about one puzzle, or about several that follow each other.
struct Answer {
  Verdict verdict = Verdict::done;  ///< of the last one
  std::vector<Verdict> before;      ///< of those before it
  std::string output;               ///< for the output, line ends included
  std::string messages;  ///< for standard error, lines separated by line ends; may be empty
  LeftAside aside;       ///< what of a saved game it leaves aside, told at the end of all
  /// Asked before that, in the same order: whether it is delivered at all; may be empty.
  std::function<bool()> is_wanted;
  /// Called when the output is written, answer by answer in the order of the input; may be empty.
  std::function<void()> delivered;
  double fraction = -1;  ///< share of all work that is done with it; set by who hands out the work
};

/// Answers one puzzle; called by several threads at once.
using AnswerPuzzle = std::function<Answer(const formats::Record&)>;

/// Answers plain lines, one at least; called by several threads at once.
using AnswerLines = std::function<Answer(const formats::ClassicLines&)>;

struct BatchOptions {
  int threads = 1;     ///< at least 1
  AnswerLines lines;   ///< if set, takes what is plain lines off the hands of AnswerPuzzle
  std::string header;  ///< written before the first answer
  std::string noun = "puzzle";
  std::size_t window = 64;  ///< so many pieces of run_numbered may wait for their turn, a thread
  Tally answered;           ///< the puzzles of the input that a run before this one answered
};

/// What a command that searches works on and writes to.
struct OpenedBatch {
  solve::Options options;
  std::unique_ptr<Output> output;
  std::unique_ptr<Input> input;  ///< behind the output, which it has flushed until it goes
};

/// Opens what the options name; the rules of a puzzle are set up within the limits of the search.
/// Errors: as of solve_options, open_output and Input::open.
[[nodiscard]] base::Result<OpenedBatch> open_batch(const Console& console,
                                                   const SearchOptions& search, InputOptions input,
                                                   const std::string& file);

/// What an earlier run left in a file of one row for each puzzle.
struct Answered {
  Tally tally;
  std::uint64_t bytes = 0;  ///< of the whole rows, the header included; what follows was cut off
};

/// How the rows of such a file look, without line ends.
struct RowsOfPuzzles {
  std::string header;  ///< the first; may be empty
  /// How the row of a puzzle begins.
  std::function<std::string(const formats::Record&)> begin;
  /// What a row says of the puzzle; nothing if it is no row about it.
  std::function<std::optional<Verdict>(const formats::Record&, std::string_view row)> verdict;
  /// Counts a whole row that is one about the puzzle; called for each of them, in their order.
  std::function<void(const formats::Record&, std::string_view row)> count;
};

/// Reads the puzzles of the input of which `file` already has the row, so that the next one is the
/// first without. Errors: io; usage where the file holds anything but such rows, of which the last
/// may be cut off.
[[nodiscard]] base::Result<Answered> skip_answered(Input& input, const std::string& file,
                                                   const RowsOfPuzzles& rows);

/// Answers every puzzle of the input on `output`. Returns the exit code.
[[nodiscard]] int run_batch(Console& console, Input& input, Output& output,
                            const BatchOptions& options, const AnswerPuzzle& answer);

/// As run_batch, but for a source of numbered pieces of work instead of puzzles that are read. Each
/// takes so long that it shows its progress itself.
[[nodiscard]] int run_numbered(Console& console, Output& output, std::uint64_t count,
                               const BatchOptions& options,
                               const std::function<Answer(std::uint64_t)>& answer);

/// Answers one of some plain lines as any other puzzle, and adds that to the answer to all of them.
/// Where a stop was asked for meanwhile it is cancelled: what that had a part in is no answer.
void add_answer(const formats::ClassicLines& lines, std::size_t i, const base::StopToken& stop,
                const AnswerPuzzle& answer_puzzle, Answer& all);

/// What stands in the place of an answer that is not to be written, as the program was stopped.
[[nodiscard]] Answer cancelled();

/// "file:3: " before what is said about a puzzle; only what is known of its place.
[[nodiscard]] std::string place_of(const Input& input, const formats::Record& record);

/// Which sentences of the words about a puzzle were read as rules; empty where none was.
[[nodiscard]] std::string read_from_words(const model::Puzzle& puzzle);

/// Says on standard error which sentences of the words about a puzzle were read as rules, where it
/// is the only one.
void tell_read_words(const Input& input, const formats::Record& record, Answer& answer);

/// Says on standard error what the solution stored with a puzzle breaks, if anything.
void tell_wrong_stored(const Input& input, const formats::Record& record, Answer& answer);

/// For an answer about the puzzle alone: says the same, notes what else the record's game holds,
/// and says on standard error what of it is wrong.
void leave_aside(const Input& input, const formats::Record& record, const Wrong& wrong,
                 Answer& answer);

/// The status of a record that could not be read: invalid, or limit where there was no time to.
[[nodiscard]] base::Status status_of_unread(const formats::Record& record);

/// What is wrong with a record that could not be read, with its place.
[[nodiscard]] std::string error_text(const Input& input, const formats::Record& record);

/// Flushes the output and reports what failed. Returns the exit code, given the work's own.
[[nodiscard]] int finish_output(Console& console, Output& output, int exit_code);

}  // namespace omnidoku::cli
