// SPDX-License-Identifier: MIT
//
// Built on base::ordered_parallel. The window is a small multiple of the thread count: enough that
// one hard puzzle does not hold up the others, little enough that memory does not matter.
#include "batch.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <optional>
#include <string_view>
#include <variant>

#include "base/ordered_parallel.h"
#include "interrupt.h"
#include "progress.h"
#include "text.h"
#include "verify/stored_solution.h"

namespace omnidoku::cli {
namespace {

constexpr std::size_t kWindowPerThread = 64;
/// Enough for the batch engine, which is slow at the end of each batch; few of them make a window.
constexpr std::size_t kLinesAtATime = 8192;
constexpr std::size_t kLinesWindowPerThread = 2;

using Item = std::variant<formats::Record, formats::ClassicLines>;

void say_lines(Console& console, std::string_view lines) {
  while (!lines.empty()) {
    const std::size_t end = lines.find('\n');
    console.say(lines.substr(0, end));
    lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
  }
}

/// Delivers answers: writes, reports, adds up.
class Delivery {
 public:
  Delivery(Console& console, Output& output, const Tally& before = {})
      : console_(console), output_(output), tally_(before) {}

  /// False when no further answer is wanted.
  bool operator()(const Answer& answer) {
    if (answer.verdict == Verdict::cancelled && answer.output.empty()) return false;
    if (answer.is_wanted && !answer.is_wanted()) return true;
    for (const Verdict verdict : answer.before) tally_.add(verdict);
    const bool is_remark = answer.verdict == Verdict::done && answer.before.empty();
    if (!answer.messages.empty() && !(is_remark && console_.quiet)) {
      say_lines(console_, answer.messages);
    }
    if (!answer.output.empty() && output_.is_terminal()) console_.clear_progress();
    if (!output_.write(answer.output)) {
      request_stop();  // wakes whoever waits for input or is deep in a search
      return false;
    }
    tally_.add(answer.verdict);
    aside_ += answer.aside;
    if (answer.delivered) answer.delivered();
    return answer.verdict != Verdict::cancelled;
  }

  [[nodiscard]] const Tally& tally() const { return tally_; }
  [[nodiscard]] Tally& tally() { return tally_; }
  [[nodiscard]] const LeftAside& aside() const { return aside_; }

 private:
  Console& console_;
  Output& output_;
  Tally tally_;
  LeftAside aside_;
};

/// For those who asked for more words.
void tell_work(Console& console, std::uint64_t number, const BatchOptions& options,
               std::chrono::steady_clock::time_point start) {
  const auto taken = std::chrono::steady_clock::now() - start;
  console.detail(counted(number, options.noun) + " in " + duration_text(taken) + " on " +
                 counted(static_cast<std::uint64_t>(options.threads), "thread"));
}

}  // namespace

base::Result<OpenedBatch> open_batch(const Console& console, const SearchOptions& search,
                                     InputOptions input, const std::string& file) {
  base::Result<solve::Options> options = solve_options(search);
  if (!options) return options.error();
  base::Result<std::unique_ptr<Output>> output = open_output(console, file, input.texts);
  if (!output) return output.error();
  input.limits = options->limits;
  input.streams = console.streams();
  base::Result<std::unique_ptr<Input>> puzzles = Input::open(input, **output);
  if (!puzzles) return puzzles.error();
  return OpenedBatch{*std::move(options), *std::move(output), *std::move(puzzles)};
}

int run_batch(Console& console, Input& input, Output& output, const BatchOptions& options,
              const AnswerPuzzle& answer) {
  Delivery delivery(console, output, options.answered);
  const std::uint64_t before = options.answered.puzzles();
  const auto start = std::chrono::steady_clock::now();
  {
    ProgressLine progress(console);
    double first_fraction = -1;  // a run that goes on does not start at the beginning
    output.write(options.header);
    const std::size_t window = options.lines ? kLinesWindowPerThread : kWindowPerThread;
    base::ordered_parallel(
        options.threads, window * static_cast<std::size_t>(options.threads),
        [&]() -> std::optional<Item> {
          if (stop_token().stop_requested()) return std::nullopt;
          std::optional<Item> item;
          if (options.lines) item = input.next_classic_lines(kLinesAtATime);
          if (!item) item = input.next();
          // What a stop ended the reading of may be cut off.
          if (!item || stop_token().stop_requested()) return std::nullopt;
          const auto* record = std::get_if<formats::Record>(&*item);
          if (record != nullptr && record->document) {
            console.detail(place_of(input, *record) + "read as " + record->document->format);
          }
          return item;
        },
        [&](const Item& item) {
          const auto* lines = std::get_if<formats::ClassicLines>(&item);
          const auto* record = std::get_if<formats::Record>(&item);
          Answer one = lines != nullptr ? options.lines(*lines) : answer(*record);
          // Lines see to it themselves.
          const bool is_one_of_many = record != nullptr && input.is_batch();
          if (is_one_of_many && stop_token().stop_requested()) return cancelled();
          one.fraction = lines != nullptr ? lines->origin.fraction : record->origin.fraction;
          return one;
        },
        [&](const Answer& one) {
          const bool more = delivery(one);
          // Of one puzzle the command itself tells how far it is; answers that are seen are
          // progress enough.
          if (!input.is_batch() || output.is_terminal()) return more;
          if (first_fraction < 0) first_fraction = one.fraction;
          progress.update([&](double seconds) {
            return progress_text(delivery.tally().puzzles(), options.noun, one.fraction, seconds,
                                 before) +
                   time_left_text(first_fraction, one.fraction, seconds);
          });
          return more;
        });
  }
  if (const std::optional<base::Error> trouble = input.trouble()) {
    console.say(*trouble);
    delivery.tally().add_failure();
  } else if (delivery.tally().puzzles() == 0 && !stop_token().stop_requested()) {
    console.say(input.name() + ": holds no puzzle");
    delivery.tally().add_failure();
  }
  if (const LeftAside& aside = delivery.aside(); aside.is_any()) {
    console.remark(aside.text(aside.games == 1 ? "the answer is about the puzzle alone"
                                               : "the answers are about the puzzles alone"));
  }
  tell_work(console, delivery.tally().puzzles() - before, options, start);
  return finish_output(console, output, delivery.tally().exit_code());
}

base::Result<Answered> skip_answered(Input& input, const std::string& file,
                                     const RowsOfPuzzles& rows) {
  Answered answered;
  std::ifstream lines(file, std::ios::binary);
  if (!lines) return base::make_error(base::ErrorCode::io, "cannot read " + file);
  std::uint32_t number = 0;
  const auto other = [&](const std::string& what) {
    base::Error error = base::make_error(
        base::ErrorCode::usage, what,
        "name the input and options that it was begun with, or another file behind -o");
    base::Where where;
    where.file = file;
    where.line = number;
    error.where = where;
    return error;
  };
  std::string row;
  bool is_header = !rows.header.empty();
  while (std::getline(lines, row)) {
    ++number;
    if (is_header) {
      // The last line may have been cut off.
      if (lines.eof() ? !rows.header.starts_with(row) : row != rows.header) {
        return other("another header than " + rows.header);
      }
      is_header = false;
    } else {
      std::optional<formats::Record> record = input.next();
      if (!record) return other("the input has no more puzzles");
      const std::string begin = rows.begin(*record);
      // Names may be of several lines.
      for (auto more = std::ranges::count(begin, '\n'); more > 0 && !lines.eof(); --more) {
        std::string line;
        std::getline(lines, line);
        row += '\n' + line;
      }
      const bool is_whole = !lines.eof();
      const std::optional<Verdict> verdict = is_whole ? rows.verdict(*record, row) : std::nullopt;
      if (is_whole ? !verdict : !begin.starts_with(row) && !row.starts_with(begin)) {
        return other("not the line of puzzle " + grouped(answered.tally.puzzles() + 1) +
                     " of the input by these options");
      }
      if (is_whole) {
        answered.tally.add(*verdict);
        rows.count(*record, row);
      } else {
        input.put_back(*std::move(record));
      }
    }
    if (!lines.eof()) answered.bytes += row.size() + 1;
  }
  return answered;
}

int run_numbered(Console& console, Output& output, std::uint64_t count, const BatchOptions& options,
                 const std::function<Answer(std::uint64_t)>& answer) {
  Delivery delivery(console, output);
  const auto start = std::chrono::steady_clock::now();
  output.write(options.header);
  output.set_eager(true);  // each piece takes long enough to be shown at once
  std::uint64_t next = 0;
  base::ordered_parallel(
      options.threads, options.window * static_cast<std::size_t>(options.threads),
      [&next, count]() -> std::optional<std::uint64_t> {
        if (next == count || stop_token().stop_requested()) return std::nullopt;
        return next++;
      },
      [&answer, count](std::uint64_t number) {
        Answer one = answer(number);
        return count > 1 && stop_token().stop_requested() ? cancelled() : one;
      },
      [&delivery](const Answer& one) { return delivery(one); });
  tell_work(console, delivery.tally().puzzles(), options, start);
  return finish_output(console, output, delivery.tally().exit_code());
}

Answer cancelled() {
  Answer result;
  result.verdict = Verdict::cancelled;
  return result;
}

std::string place_of(const Input& input, const formats::Record& record) {
  if (input.is_literal() && !input.is_batch()) return {};
  base::Where where;
  where.file = record.origin.name.empty() ? input.name() : std::string(record.origin.name);
  if (input.is_batch()) where.line = static_cast<std::uint32_t>(record.line);
  return where.text() + ": ";
}

std::string read_from_words(const model::Puzzle& puzzle) {
  std::vector<std::string> sentences;
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    const std::string quoted = "\"" + spec.said + "\"";
    if (!spec.said.empty() &&
        std::find(sentences.begin(), sentences.end(), quoted) == sentences.end())
      sentences.push_back(quoted);
  }
  return sentences.empty()
             ? std::string()
             : "read from the words ('omnidoku read' shows as what): " + joined(sentences, " ");
}

namespace {

void say(const Input& input, const formats::Record& record, const std::string& text,
         Answer& answer) {
  if (text.empty()) return;
  answer.messages += (answer.messages.empty() ? "" : "\n") + place_of(input, record) + text;
}

}  // namespace

void tell_read_words(const Input& input, const formats::Record& record, Answer& answer) {
  if (!input.is_batch()) say(input, record, read_from_words(record.document->puzzle), answer);
}

void add_answer(const formats::ClassicLines& lines, std::size_t i, const base::StopToken& stop,
                const AnswerPuzzle& answer_puzzle, Answer& all) {
  const std::string_view line = lines.line(i);
  const Answer one = answer_puzzle({std::string(line), lines.first_line + i,
                                    formats::read(line, formats::find_format("line")), lines.origin,
                                    false, std::string(line)});
  all.verdict = stop.stop_requested() ? Verdict::cancelled : one.verdict;
  if (all.verdict == Verdict::cancelled) return;
  all.output += one.output;
  if (!one.messages.empty()) all.messages += (all.messages.empty() ? "" : "\n") + one.messages;
}

void tell_wrong_stored(const Input& input, const formats::Record& record, Answer& answer) {
  say(input, record, verify::trouble_with_stored(record.document->puzzle), answer);
}

void leave_aside(const Input& input, const formats::Record& record, const Wrong& wrong,
                 Answer& answer) {
  answer.aside = left_aside(*record.document);
  tell_read_words(input, record, answer);
  if (wrong.is_any()) say(input, record, wrong.text(), answer);
}

base::Status status_of_unread(const formats::Record& record) {
  return record.is_cut_short ? base::Status::limit : base::Status::invalid;
}

std::string error_text(const Input& input, const formats::Record& record) {
  const base::Error& error = record.document.error();
  if (!record.origin.name.empty()) return error.in_file(record.origin.name).text();
  // One of several inputs that could not be opened says so itself.
  return record.line == 0 ? error.text() : error.in_file(input.name()).text();
}

int finish_output(Console& console, Output& output, int exit_code) {
  console.clear_progress();
  const base::Result<void> finished = output.finish();
  if (!finished) {
    console.say(finished.error());
    return kExitBad;
  }
  return interrupted() ? kExitInterrupted : exit_code;
}

}  // namespace omnidoku::cli
