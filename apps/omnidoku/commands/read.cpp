// SPDX-License-Identifier: MIT
//
// read: what was understood of a puzzle, sentence by sentence and thing by thing.
#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/understood.h"
#include "base/joined.h"
#include "batch.h"
#include "command.h"
#include "constraints/constraint_type.h"
#include "constraints/understood.h"
#include "formats/json.h"
#include "input.h"
#include "options.h"
#include "text.h"

namespace omnidoku::cli::read_command {
namespace {

using Outcome = model::ReadSentence::Outcome;

std::string text_output(const model::Document& document) {
  const constraints::Understood understood = constraints::understood_of(document);
  constexpr std::size_t kMostSpelled = 12;
  std::string text;
  const std::string& title = document.puzzle.metadata.title;
  if (!title.empty()) text += title + "\n";
  for (const auto& [type, count] : understood.named) {
    text += "by name         " +
            std::string(constraints::noun_of(*constraints::find_constraint_type(type))) +
            (count > 1 ? " (" + std::to_string(count) + " times)" : "") + "\n";
  }
  for (const constraints::Understood::Sentence& sentence : understood.sentences) {
    std::string outcome(constraints::to_string(sentence.outcome));
    std::replace(outcome.begin(), outcome.end(), '_', ' ');
    outcome.resize(16, ' ');
    text += outcome + "\"" + sentence.text + "\"\n";
    if (sentence.outcome == Outcome::known && sentence.by_solution)
      text += "    no rule, as the others leave one solution\n";
    if (sentence.outcome != Outcome::rule) continue;
    const auto& rules = sentence.rules;
    if (!sentence.meaning.empty()) text += "    " + sentence.meaning + "\n";
    for (std::size_t i = 0; i < std::min(rules.size(), kMostSpelled); ++i)
      text += "    " + rules[i].text + "\n";
    if (rules.size() > kMostSpelled)
      text += "    and " + std::to_string(rules.size() - kMostSpelled) + " more\n";
    if (sentence.by_solution) {
      text += "    as the solution says";
      if (!sentence.left_out.empty()) text += ", without: " + base::joined(sentence.left_out, " ");
      text += "\n";
    }
  }
  for (const std::string& rule : understood.not_understood) {
    const bool is_sentence = !rule.empty() && rule.front() == '"';
    if (!is_sentence || understood.sentences.empty()) text += "not understood  " + rule + "\n";
  }
  for (const std::string& thing : understood.decoration) text += "decoration      " + thing + "\n";
  return text.empty() ? "nothing but the board and its givens\n" : text;
}

/// What the api says of it, behind the name of the puzzle.
std::string json_output(const formats::Record& record) {
  nlohmann::ordered_json line{{"puzzle", record.source}};
  line.update(
      nlohmann::ordered_json::parse(formats::write_json(api::understood_value(*record.document))));
  return json_line(line);
}

const std::vector<std::string> kOutputs = {"text", "jsonl"};

class ReadTask : public Task {
 public:
  explicit ReadTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    options.add_choice("--output", output_, "What to write", kOutputs);
    add_file_option(options, file_);
    options.footer(R"(Examples:
  omnidoku read puzzle.json
  omnidoku read puzzles.jsonl --output jsonl

Of each sentence of the rules: whether it was read as a rule ("rule", with the formulas that it
came to), says nothing new ("known"), explains ("example") or is not understood; of what is drawn,
what belongs to no rule. Formulas are described in docs/FORMULAS.md.
Exit code 2: something may be a rule and is not understood.)");
  }

  int run(Console& console) override {
    const base::Result<std::string> asked = output_for(output_, file_, kOutputs, "text");
    if (!asked) return console.fail(asked.error());
    output_ = *asked;
    const base::Result<std::unique_ptr<Output>> output = open_output(console, file_, input_.texts);
    if (!output) return console.fail(output.error());
    base::Result<std::unique_ptr<Input>> input = Input::open(input_, **output);
    if (!input) return console.fail(input.error());
    return run_batch(console, **input, **output, {},
                     [&](const formats::Record& record) { return answer(**input, record); });
  }

 private:
  [[nodiscard]] Answer answer(const Input& input, const formats::Record& record) const {
    Answer result;
    if (!record.document) {
      result.messages = error_text(input, record);
      const base::Status status = status_of_unread(record);
      result.verdict = verdict_of(status);
      if (output_ == "jsonl")
        result.output = json_line({{"puzzle", record.source}, {"status", base::to_string(status)}});
      return result;
    }
    const bool is_understood = record.document->puzzle.unknown_rules.empty();
    result.verdict = is_understood ? Verdict::done : Verdict::invalid;
    result.output = output_ == "jsonl"
                        ? json_output(record)
                        : (input.is_batch() ? record.source + "\n" : std::string()) +
                              text_output(*record.document) + (input.is_batch() ? "\n" : "");
    return result;
  }

  InputOptions input_;
  std::string file_ = "-";
  std::string output_;
};

}  // namespace

extern const Command descriptor{
    .name = "read",
    .help = "Say what is understood of the rules, sentence by sentence",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<ReadTask>(options);
    },
};

}  // namespace omnidoku::cli::read_command
