// SPDX-License-Identifier: MIT
//
// read: what was understood of a puzzle, sentence by sentence and thing by thing.
#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "batch.h"
#include "command.h"
#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "input.h"
#include "options.h"
#include "text.h"

namespace omnidoku::cli::read_command {
namespace {

using Outcome = model::ReadSentence::Outcome;

std::string_view to_string(Outcome outcome) {
  switch (outcome) {
    case Outcome::rule: return "rule";
    case Outcome::known: return "known";
    case Outcome::example: return "example";
    case Outcome::unread: return "not_understood";
  }
  return "";
}

/// The constraints that a sentence was read as; those of an empty one were given by name.
std::vector<const model::ConstraintSpec*> said_by(const model::Puzzle& puzzle,
                                                  std::string_view sentence) {
  std::vector<const model::ConstraintSpec*> specs;
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (spec.said == sentence) specs.push_back(&spec);
  }
  return specs;
}

/// "thermometer: R1C1 R1C2", "R1C1 R1C2: it is odd or max > 7"; of a rule of the board its formula
/// alone.
std::string spelled(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
  std::string text = puzzle.board->names(spec.cells);
  if (spec.arguments.find("rule") == nullptr)
    text = constraints::noun_of(*type) + (text.empty() ? "" : ": ") + text;
  for (const constraints::Parameter& parameter : type->parameters) {
    const auto* argument = spec.arguments.find(parameter.name);
    if (argument == nullptr) continue;
    const bool is_formula = parameter.name == "rule";
    text += (text.empty() ? ""
             : is_formula ? ": "
                          : ", ") +
            (is_formula ? std::string() : std::string(parameter.name) + " ") +
            constraints::text_of(puzzle, *argument);
  }
  return text;
}

/// "thermometer (3), killer cage": the kinds of rules that were given by name.
std::vector<std::pair<std::string, std::size_t>> named_kinds(const model::Puzzle& puzzle) {
  std::vector<std::pair<std::string, std::size_t>> kinds;
  for (const model::ConstraintSpec* spec : said_by(puzzle, "")) {
    const auto known = std::find_if(kinds.begin(), kinds.end(),
                                    [&](const auto& kind) { return kind.first == spec->type; });
    if (known == kinds.end()) {
      kinds.emplace_back(spec->type, 1);
    } else {
      ++known->second;
    }
  }
  return kinds;
}

std::string text_output(const model::Document& document) {
  const model::Puzzle& puzzle = document.puzzle;
  constexpr std::size_t kMostSpelled = 12;
  std::string text;
  if (!puzzle.metadata.title.empty()) text += puzzle.metadata.title + "\n";
  for (const auto& [type, count] : named_kinds(puzzle)) {
    text += "by name         " +
            std::string(constraints::noun_of(*constraints::find_constraint_type(type))) +
            (count > 1 ? " (" + std::to_string(count) + " times)" : "") + "\n";
  }
  for (const model::ReadSentence& sentence : document.sentences) {
    std::string outcome(to_string(sentence.outcome));
    std::replace(outcome.begin(), outcome.end(), '_', ' ');
    outcome.resize(16, ' ');
    text += outcome + "\"" + sentence.text + "\"\n";
    if (sentence.outcome != Outcome::rule) continue;
    const auto specs = said_by(puzzle, sentence.text);
    if (!sentence.meaning.empty()) text += "    " + sentence.meaning + "\n";
    for (std::size_t i = 0; i < std::min(specs.size(), kMostSpelled); ++i)
      text += "    " + spelled(puzzle, *specs[i]) + "\n";
    if (specs.size() > kMostSpelled)
      text += "    and " + std::to_string(specs.size() - kMostSpelled) + " more\n";
  }
  for (const std::string& rule : puzzle.unknown_rules) {
    const bool is_sentence = !rule.empty() && rule.front() == '"';
    if (!is_sentence || document.sentences.empty()) text += "not understood  " + rule + "\n";
  }
  for (const std::string& thing : document.ignored) text += "decoration      " + thing + "\n";
  return text.empty() ? "nothing but the board and its givens\n" : text;
}

std::string json_output(const formats::Record& record) {
  const model::Document& document = *record.document;
  const model::Puzzle& puzzle = document.puzzle;
  nlohmann::ordered_json named = nlohmann::ordered_json::object();
  for (const auto& [type, count] : named_kinds(puzzle)) named[type] = count;
  nlohmann::ordered_json sentences = nlohmann::ordered_json::array();
  for (const model::ReadSentence& sentence : document.sentences) {
    nlohmann::ordered_json one{{"text", sentence.text}, {"outcome", to_string(sentence.outcome)}};
    if (sentence.outcome == Outcome::rule) {
      one["meaning"] = sentence.meaning;
      nlohmann::ordered_json rules = nlohmann::ordered_json::array();
      for (const model::ConstraintSpec* spec : said_by(puzzle, sentence.text)) {
        nlohmann::ordered_json cells = nlohmann::ordered_json::array();
        for (const geometry::Cell cell : spec->cells) cells.push_back(puzzle.board->name(cell));
        rules.push_back({{"type", spec->type}, {"cells", cells}, {"rule", spelled(puzzle, *spec)}});
      }
      one["rules"] = std::move(rules);
    }
    sentences.push_back(std::move(one));
  }
  return json_line({{"puzzle", record.source},
                    {"named", std::move(named)},
                    {"sentences", std::move(sentences)},
                    {"not_understood", puzzle.unknown_rules},
                    {"decoration", document.ignored}});
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
    const base::Result<std::unique_ptr<Output>> output = open_output(file_, input_.texts);
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
      result.verdict = Verdict::invalid;
      if (output_ == "jsonl")
        result.output = json_line({{"puzzle", record.source}, {"status", "invalid"}});
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
