// SPDX-License-Identifier: MIT
//
// convert: the same puzzles in another format. What the other format cannot say is an error; what
// is merely left out (foreign fields, decoration) is said on standard error.
#include <memory>
#include <string>
#include <vector>

#include "batch.h"
#include "command.h"
#include "input.h"
#include "options.h"
#include "packed/packing.h"
#include "text.h"
#include "word_lists.h"

namespace omnidoku::cli::convert_command {
namespace {

/// What the result does not say although the source did, one line each.
std::vector<std::string> remarks(const model::Document& document, const formats::Format& target,
                                 const formats::WrittenText& written) {
  std::vector<std::string> lines;
  const bool same_format = document.format == target.id;
  if (!document.puzzle.unknown_rules.empty()) {
    lines.push_back("rules that are not understood" +
                    std::string(same_format ? " (kept as they are)" : "") + ": " +
                    joined(model::texts_of(document.puzzle.unknown_rules), ", "));
  }
  std::vector<std::string> lost;
  if (!written.drawn.empty()) {
    lines.push_back("drawn and said in words, as the format has no name for it: " +
                    joined(written.drawn, ", "));
  }
  for (const formats::Loss& loss : formats::losses(document, written.text, target)) {
    lost.push_back(formats::loss_text(loss));
  }
  if (!lost.empty()) lines.push_back("left out: " + joined(lost, ", "));
  return lines;
}

/// Takes the place of a puzzle among many: a comment to whoever reads the result.
std::string invalid_row(const Input& input, const formats::Record& record) {
  return input.is_batch() ? "# invalid: line " + std::to_string(record.line) + "\n" : "";
}

class ConvertTask : public Task {
 public:
  explicit ConvertTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    options.add("--to", format_, "Format to write ('omnidoku list formats')")
        .type_name("FORMAT")
        .offers(writable_formats);
    add_file_option(options, file_,
                    "File to write; its extension tells the format if --to does not");
    add_old_file_option(options, old_file_);
    options.footer(R"(Examples:
  omnidoku convert puzzle.sdk --to line
  omnidoku convert samurai.json --to ksudoku -o samurai.xml
  omnidoku convert puzzles.txt --to json > puzzles.jsonl)");
  }

  int run(Console& console) override {
    file_ = file_of(console, file_, old_file_);
    const base::Result<const formats::Format*> target = find_target();
    if (!target) return console.fail(target.error());
    const formats::Format& format = **target;
    if (format.write == nullptr) {
      return console.fail(base::make_error(
          base::ErrorCode::unsupported,
          "the format '" + std::string(format.id) + "' can be read but not written",
          "for sites use fpuzzles_link, which f-puzzles and SudokuPad open; 'omnidoku list "
          "formats'"));
    }
    const base::Result<std::unique_ptr<Output>> output = open_output(console, file_, input_.texts);
    if (!output) return console.fail(output.error());
    base::Result<std::unique_ptr<Input>> input = Input::open(input_, **output);
    if (!input) return console.fail(input.error());
    Input& puzzles = **input;
    if (puzzles.is_batch() && !format.one_per_line) {
      return console.fail(base::make_error(
          base::ErrorCode::usage,
          "the format '" + std::string(format.id) + "' holds one puzzle per file, but " +
              puzzles.name() + " has several",
          "convert them one by one, or to a format with one puzzle per line"));
    }
    return run_batch(console, puzzles, **output, {}, [&](const formats::Record& record) {
      return answer(puzzles, record, format);
    });
  }

 private:
  [[nodiscard]] base::Result<const formats::Format*> find_target() const {
    if (!format_.empty()) return format_by_id(format_);
    if (file_.empty() || file_ == "-") {
      return base::make_error(base::ErrorCode::usage, "the format to write is missing",
                              "say --to FORMAT; 'omnidoku list formats' shows them");
    }
    if (const formats::Format* format = formats::format_of_file(packed::name_inside(file_)))
      return format;
    // A file that is called after a format without an extension of its own.
    const std::size_t dot = file_.rfind('.');
    const std::string extension = dot == std::string::npos ? "" : file_.substr(dot + 1);
    if (const formats::Format* format = formats::find_format(extension)) return format;
    return base::make_error(base::ErrorCode::usage,
                            "the name '" + file_ + "' does not tell the format",
                            "say --to FORMAT; 'omnidoku list formats' shows them");
  }

  static Answer answer(const Input& input, const formats::Record& record,
                       const formats::Format& format) {
    Answer result;
    result.verdict = Verdict::invalid;
    if (!record.document) {
      result.messages = error_text(input, record);
      result.output = invalid_row(input, record);
      return result;
    }
    const base::Result<formats::WrittenText> written =
        formats::write_or_draw(*record.document, format);
    if (!written) {
      result.messages = place_of(input, record) + written.error().text();
      result.output = invalid_row(input, record);
      return result;
    }
    result.verdict = Verdict::done;
    result.output = input.is_batch() ? on_one_line(written->text) : written->text;
    for (const std::string& line : remarks(*record.document, format, *written)) {
      result.messages += place_of(input, record) + line + "\n";
    }
    return result;
  }

  InputOptions input_;
  std::string format_;
  std::string file_;
  std::string old_file_;
};

}  // namespace

extern const Command descriptor{
    .name = "convert",
    .help = "Write puzzles in another format",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<ConvertTask>(options);
    },
};

}  // namespace omnidoku::cli::convert_command
