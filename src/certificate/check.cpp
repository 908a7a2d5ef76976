// SPDX-License-Identifier: MIT
#include "certificate/check.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iomanip>
#include <optional>
#include <span>
#include <sstream>

#include "certificate/clauses.h"
#include "certificate/premises.h"
#include "certificate/words.h"

namespace omnidoku::certificate {
namespace {

using Lines = std::span<const std::string>;

/// Without what stands behind "#".
std::string without_comment(const std::string& line) {
  return line.substr(0, std::min(line.find(" #"), line.size()));
}

/// Goes through one certificate; the report says where it ended.
class Check {
 public:
  /// One line at least, the first of which has this place in the file.
  Check(Lines lines, std::size_t first, const base::Deadline& deadline)
      : lines_(lines), first_(first), deadline_(deadline) {}

  Report run() {
    if (read_frame() && read_claim() && read_solution()) read_proof();
    report_.line = first_ + (report_.fault.empty() ? 0 : at_) + 1;
    return std::move(report_);
  }

 private:
  bool refuse(std::size_t at, std::string why) {
    at_ = at;
    report_.fault = std::move(why);
    return false;
  }

  bool read_frame() {
    if (lines_[0] != kHeader || lines_.size() < 2 || !lines_[1].starts_with(kPuzzle))
      return refuse(0, "'" + std::string(kHeader) + "' and the puzzle are expected");
    const std::size_t last = lines_.size() - 1;
    const std::vector<std::string> before(lines_.begin(), lines_.end() - 1);
    if (lines_[last] != end_of(before))
      return refuse(last, "the end does not fit: some line above is changed or missing");
    report_.puzzle = lines_[1].substr(kPuzzle.size());
    return true;
  }

  bool read_claim() {
    for (at_ = 2; at_ < lines_.size() && !lines_[at_].starts_with(kSolution); ++at_)
      report_.premises.push_back(without_comment(lines_[at_]));
    if (at_ == lines_.size()) return refuse(at_ - 1, "there is no solution");
    solution_ = at_;
    base::Result<Claim> claim = read_premises(report_.premises);
    if (!claim) return refuse(claim.error().where.line + 1, claim.error().what);
    const std::vector<std::string> told = premises_of_grid(report_.puzzle);
    if (!told.empty() && told != report_.premises)
      return refuse(at_, "the premises are not those of the puzzle");
    claim_ = *std::move(claim);
    clauses_.emplace(claim_.clauses, claim_.num_literals);
    return true;
  }

  bool read_solution() {
    report_.solution = lines_[solution_].substr(kSolution.size());
    const std::vector<std::string> words = parts_of(report_.solution, ' ');
    const auto& variables = claim_.variables;
    if (words.size() != variables.size())
      return refuse(solution_, "there are " + std::to_string(variables.size()) + " variables");
    Clause chosen;
    for (std::size_t i = 0; i < words.size(); ++i) {
      for (const Option& option : variables[i]) {
        if (std::to_string(option.choice) == words[i]) chosen.push_back(option.literal);
      }
    }
    if (chosen.size() != words.size()) return refuse(solution_, "a number cannot stand here");
    if (!clauses_->hold_with(chosen))
      return refuse(solution_, "the solution does not keep all premises");
    Clause other;
    for (std::size_t i = 0; i < claim_.num_cells; ++i) other.push_back(-chosen[i]);
    clauses_->add(other);
    return true;
  }

  bool read_proof() {
    const std::size_t last = lines_.size() - 1;
    for (std::size_t at = solution_ + 1; at < last; ++at) {
      Clause clause;
      for (const std::string& word : parts_of(without_comment(lines_[at]), ' ')) {
        const std::optional<std::int64_t> literal = number_of(word);
        if (!literal || *literal == 0 || *literal < -claim_.num_literals ||
            *literal > claim_.num_literals)
          return refuse(at, "'" + word + "' is no literal");
        clause.push_back(static_cast<Literal>(*literal));
      }
      if (deadline_.passed()) return refuse(at, "the check was ended before it came to this");
      if (!clauses_->imply(clause)) return refuse(at, "this does not follow");
      clauses_->add(std::move(clause));
      ++report_.num_steps;
    }
    if (!clauses_->contradict())
      return refuse(last, "that there is no other solution is not proven");
    return true;
  }

  Lines lines_;
  std::size_t first_;
  const base::Deadline& deadline_;
  std::size_t at_ = 0;
  std::size_t solution_ = 0;
  Report report_;
  Claim claim_;
  std::optional<Clauses> clauses_;
};

}  // namespace

std::vector<std::string> premises_of_grid(const std::string& puzzle) {
  constexpr std::string_view kSymbols = "123456789ABCDEFGHIJKLMNOP";
  constexpr std::size_t kLargestBox = 5;
  std::size_t box = 2;
  while (box < kLargestBox && box * box * box * box < puzzle.size()) ++box;
  const std::size_t size = box * box;
  if (puzzle.size() != size * size) return {};
  std::vector<std::string> premises{"digits", "cells"};
  std::vector<std::string> houses(3 * size, "different");
  for (std::size_t cell = 0; cell < puzzle.size(); ++cell) {
    const std::size_t row = cell / size;
    const std::size_t column = cell % size;
    const std::string name = " R" + std::to_string(row + 1) + "C" + std::to_string(column + 1);
    premises[1] += name;
    const std::size_t in_box = row / box * box + column / box;
    for (const std::size_t house : {row, size + column, 2 * size + in_box}) houses[house] += name;
    const std::size_t digit = kSymbols.find(puzzle[cell]);
    if (digit < size)
      premises.push_back("one" + name + "=" + std::to_string(digit + 1));
    else if (puzzle[cell] != '.' && puzzle[cell] != '0')
      return {};
  }
  for (std::size_t digit = 1; digit <= size; ++digit) premises[0] += " " + std::to_string(digit);
  premises.insert(premises.end(), houses.begin(), houses.end());
  return premises;
}

// FNV-1a: each byte counts, whatever follows.
std::string end_of(const std::vector<std::string>& lines) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  const auto add = [&hash](char c) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  };
  for (const std::string& line : lines) {
    for (const char c : line) add(c);
    add('\n');
  }
  std::ostringstream text;
  text << "end " << std::hex << std::setw(16) << std::setfill('0') << hash;
  return text.str();
}

std::vector<Report> check_all(std::string_view text, const base::Limits& limits) {
  const base::Deadline deadline(limits);
  std::vector<std::string> lines = parts_of(text, '\n');
  if (lines.size() > 1 && lines.back().empty()) lines.pop_back();
  std::vector<Report> reports;
  for (std::size_t begin = 0, end = 0; begin < lines.size(); begin = end) {
    end = begin + 1;
    while (end < lines.size() && lines[end] != kHeader) ++end;
    reports.push_back(Check(Lines(lines).subspan(begin, end - begin), begin, deadline).run());
  }
  return reports;
}

}  // namespace omnidoku::certificate
