// SPDX-License-Identifier: MIT
#include "certificate/write.h"

#include <optional>
#include <utility>
#include <vector>

#include "certificate/premises.h"
#include "certificate/proof.h"
#include "certificate/statement.h"
#include "constraints/rules.h"
#include "formats/format.h"
#include "sat/refute.h"

namespace omnidoku::certificate {
namespace {

using base::Status;

std::vector<std::string> texts_of(const std::vector<Premise>& premises) {
  std::vector<std::string> texts;
  for (const Premise& premise : premises) texts.push_back(premise.text);
  return texts;
}

/// Line ends stand only between the words of a text of JSON.
std::string on_one_line(const std::string& text) {
  std::string line;
  bool is_indent = false;
  for (const char c : text) {
    is_indent = c == '\n' || (is_indent && c == ' ');
    if (!is_indent) line += c;
  }
  return line;
}

/// The puzzle as the certificate has it: as a line of digits where that says all, else as JSON.
base::Result<std::string> text_of(const model::Document& document,
                                  const std::vector<Premise>& premises) {
  model::Document alone;
  alone.puzzle = document.puzzle;
  if (const auto line = formats::write(alone, *formats::find_format("line"))) {
    std::string text = on_one_line(*line);
    if (premises_of_grid(text) == texts_of(premises)) return text;
  }
  const base::Result<std::string> json = formats::write(alone, *formats::find_format("json"));
  if (!json) return json.error();
  return on_one_line(*json);
}

/// The choices of all variables in the solution; nothing if hidden ones are not found.
std::optional<std::vector<Option>> choices_of(const model::FilledGrid& solution, const Claim& claim,
                                              const base::Limits& limits) {
  std::vector<Clause> clauses;
  for (std::size_t i = 0; i < solution.size(); ++i)
    clauses.push_back({claim.variables[i][solution[i].index()].literal});
  std::vector<bool> holds(static_cast<std::size_t>(claim.num_literals) + 1);
  for (const Clause& clause : clauses) holds[static_cast<std::size_t>(clause[0])] = true;
  if (claim.variables.size() > claim.num_cells) {
    clauses.insert(clauses.end(), claim.clauses.begin(), claim.clauses.end());
    sat::Answer answer = sat::solve_clauses(clauses, claim.num_literals, limits);
    if (answer.reason != base::StopReason::solutions) return std::nullopt;
    holds = std::move(answer.holds);
  }
  std::vector<Option> choices;
  for (const std::vector<Option>& options : claim.variables) {
    for (const Option& option : options) {
      if (holds[static_cast<std::size_t>(option.literal)]) choices.push_back(option);
    }
  }
  return choices;
}

std::string line_of(const Clause& clause) {
  std::string text;
  for (const Literal literal : clause) text += (text.empty() ? "" : " ") + std::to_string(literal);
  return text;
}

Written without(Status status, std::string message) { return {status, {}, std::move(message)}; }

}  // namespace

Written write(const model::Document& document, const solve::Options& options) {
  const model::Puzzle& puzzle = document.puzzle;
  const base::Deadline deadline(options.limits);
  solve::Options question = options;
  question.limits.solutions = 2;
  question.keep = 1;
  const solve::Outcome outcome = solve::solve(puzzle, question);
  if (outcome.status != Status::unique) return without(outcome.status, outcome.message);
  if (!puzzle.unknown_rules.empty())
    return without(Status::not_understood, "a rule of the puzzle is not understood");

  const base::Result<std::vector<Premise>> premises = state(puzzle);
  if (!premises) return without(Status::unique, premises.error().what);
  base::Result<Claim> claim = read_premises(texts_of(*premises));
  if (!claim) return without(Status::unique, claim.error().what);
  const base::Result<std::string> text = text_of(document, *premises);
  if (!text) return without(Status::unique, text.error().what);
  const auto choices =
      choices_of(outcome.solutions.front(), *claim, deadline.rest_of(options.limits));
  constexpr const char* kNotFound =
      "no proof was found within the limits, or this program was built without CaDiCaL";
  if (!choices) return without(Status::unique, kNotFound);

  Clause other;
  for (std::size_t i = 0; i < claim->num_cells; ++i) other.push_back(-(*choices)[i].literal);
  claim->clauses.push_back(std::move(other));
  std::optional<std::vector<ProofStep>> proof =
      prove_by_logic(puzzle, *claim, deadline.rest_of(options.limits));
  if (!proof) proof = prove_by_search(*claim, deadline.rest_of(options.limits));
  if (!proof) return without(Status::unique, kNotFound);

  std::vector<std::string> lines{std::string(kHeader), std::string(kPuzzle) + *text};
  for (const Premise& premise : *premises) {
    const bool is_told = !premise.origin.empty() && !premise.text.starts_with("table ");
    lines.push_back(premise.text + (is_told ? " # " + premise.origin : ""));
  }
  std::string solution(kSolution);
  for (std::size_t i = 0; i < choices->size(); ++i)
    solution += (i == 0 ? "" : " ") + std::to_string((*choices)[i].choice);
  lines.push_back(std::move(solution));
  for (const ProofStep& step : *proof)
    lines.push_back(line_of(step.clause) + (step.reason.empty() ? "" : " # " + step.reason));
  lines.push_back(end_of(lines));

  Written written{Status::unique, {}, {}};
  for (const std::string& line : lines) written.text += line + "\n";
  const std::vector<Report> reports = check_all(written.text);
  OMNIDOKU_CHECK(reports.size() == 1 && reports.front().fault.empty());
  return written;
}

std::string mismatch(const Report& report, const model::Puzzle& puzzle) {
  const base::Result<std::vector<Premise>> premises = state(puzzle);
  if (!premises) return premises.error().what;
  const std::vector<std::string> told = texts_of(*premises);
  for (std::size_t i = 0; i < told.size() || i < report.premises.size(); ++i) {
    if (i < told.size() && i < report.premises.size() && told[i] == report.premises[i]) continue;
    return i < told.size()
               ? "the puzzle says '" + told[i] + "'" +
                     (i < report.premises.size() ? ", the certificate '" + report.premises[i] + "'"
                                                 : ", the certificate does not")
               : "the certificate says '" + report.premises[i] + "', the puzzle does not";
  }
  return {};
}

std::string mismatch(const Report& report) {
  const base::Result<model::Document> document = formats::read(report.puzzle);
  if (!document) return "the puzzle in it cannot be read: " + document.error().text();
  if (const auto valid = constraints::validate_puzzle(document->puzzle); !valid)
    return valid.error().text();
  return mismatch(report, document->puzzle);
}

}  // namespace omnidoku::certificate
