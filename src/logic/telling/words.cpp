// SPDX-License-Identifier: MIT
#include "logic/telling/words.h"

#include <algorithm>
#include <map>

namespace omnidoku::logic {

namespace {

std::string_view noun_of(const model::Symbols& symbols) {
  bool digits = true;
  bool letters = true;
  for (int d = 0; d < symbols.size(); ++d) {
    for (const char c : symbols.text(Digit(d))) {
      digits = digits && c >= '0' && c <= '9';
      letters = letters && ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'));
    }
  }
  return digits ? "digit" : letters ? "letter" : "symbol";
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

}  // namespace

Words::Words(const Structure& structure)
    : structure_(&structure), noun_(noun_of(structure.puzzle().symbols)) {}

std::string Words::capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

std::string Words::in_symbols(std::string text) const {
  constexpr std::string_view kDigit = "digit";
  if (noun_ == kDigit) return text;
  for (std::size_t at = text.find(kDigit); at != std::string::npos;
       at = text.find(kDigit, at + noun_.size())) {
    std::size_t end = at + kDigit.size();
    if (end < text.size() && text[end] == 's') ++end;
    const bool whole =
        (at == 0 || !is_letter(text[at - 1])) && (end == text.size() || !is_letter(text[end]));
    if (whole) text.replace(at, kDigit.size(), noun_);
  }
  return text;
}

std::string Words::list(const std::vector<std::string>& items, std::string_view conjunction) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) {
      text += i + 1 == items.size() ? " " + std::string(conjunction) + " " : std::string(", ");
    }
    text += items[i];
  }
  return text;
}

std::string Words::cell(Cell cell) const { return structure_->puzzle().board->name(cell); }

std::string Words::cells(std::span<const Cell> cells) const {
  std::vector<std::string> names;
  names.reserve(cells.size());
  for (const Cell one : cells) names.push_back(cell(one));
  return list(names);
}

std::string Words::one_of(std::span<const Cell> cells) const {
  return (cells.size() > 1 ? "one of " : "") + this->cells(cells);
}

std::string Words::digit(Digit digit) const { return structure_->puzzle().symbols.text(digit); }

std::string Words::digits(DigitSet digits) const {
  std::vector<std::string> names;
  digits.for_each([&](Digit one) { names.push_back(digit(one)); });
  return list(names);
}

std::string Words::either(DigitSet digits) const {
  std::vector<std::string> names;
  digits.for_each([&](Digit one) { names.push_back(digit(one)); });
  return list(names, "or");
}

std::string Words::either(std::span<const Candidate> candidates) const {
  std::map<Cell, DigitSet> by_cell;
  for (const Candidate one : candidates) by_cell[one.cell].insert(one.digit);
  std::vector<std::pair<DigitSet, std::vector<std::string>>> groups;
  for (const auto& [one, digits] : by_cell) {
    auto group = std::find_if(groups.begin(), groups.end(), [digits = digits](const auto& known) {
      return known.first == digits;
    });
    if (group == groups.end()) group = groups.insert(groups.end(), {digits, {}});
    group->second.push_back(cell(one));
  }
  std::string text;
  for (const auto& [digits, cells] : groups) {
    text += (text.empty() ? "" : ", or ") + either(digits) + " in " + list(cells, "or");
  }
  return text;
}

std::string Words::candidate(Candidate candidate) const {
  return digit(candidate.digit) + " in " + cell(candidate.cell);
}

std::string Words::candidates(std::span<const Candidate> candidates,
                              std::string_view conjunction) const {
  std::map<Digit, std::vector<std::string>> by_digit;
  for (const Candidate one : candidates) by_digit[one.digit].push_back(cell(one.cell));
  std::vector<std::string> parts;
  for (const auto& [one, cells] : by_digit) parts.push_back(digit(one) + " in " + list(cells));
  return list(parts, conjunction);
}

std::string Words::group(std::span<const Candidate> candidates) const {
  if (candidates.empty()) return "nothing";
  std::vector<std::string> names;
  for (const Candidate one : candidates) names.push_back(cell(one.cell));
  return digit(candidates.front().digit) + " in " + list(names);
}

std::string Words::shape(std::uint32_t primitive) const { return structure_->name_of(primitive); }

std::string Words::one_shape(std::uint32_t primitive) const {
  if (!structure_->is_of_board_rule(primitive)) return shape(primitive);
  const model::Problem& problem = structure_->problem();
  std::vector<Cell> own;
  for (const model::Variable variable : model::scope_of(problem.primitives[primitive].primitive)) {
    if (variable.index() < static_cast<std::size_t>(problem.num_cells))
      own.emplace_back(variable.index());
  }
  return own.size() == static_cast<std::size_t>(problem.num_cells)
             ? shape(primitive)
             : shape(primitive) + " in " + cells(own);
}

std::string Words::houses(const model::Step& step, model::HouseRole role) const {
  std::vector<std::string> names;
  for (const model::HouseMark& mark : step.houses) {
    if (mark.role != role) continue;
    const int house = structure_->house_of_primitive(mark.primitive);
    // Cells that a rule of the whole board keeps different are one of many such.
    const bool is_of_many = house >= 0 && structure_->is_of_board_rule(mark.primitive);
    names.push_back(is_of_many ? cells(structure_->house(static_cast<std::size_t>(house)).cells) +
                                     " (different by " + shape(mark.primitive) + ")"
                               : shape(mark.primitive));
  }
  return list(names);
}

std::string Words::conclusions(const model::Step& step) const {
  std::vector<std::string> parts;
  for (const Candidate one : step.placements) {
    parts.push_back(cell(one.cell) + " is " + digit(one.digit));
  }
  // Cells that lose the same digits are told together.
  std::map<Cell, DigitSet> lost;
  for (const Candidate one : step.eliminations) {
    const bool is_placed =
        std::any_of(step.placements.begin(), step.placements.end(),
                    [cell = one.cell](Candidate placed) { return placed.cell == cell; });
    if (!is_placed) lost[one.cell].insert(one.digit);
  }
  std::map<std::uint64_t, std::vector<Cell>> by_digits;
  for (const auto& [cell, digits] : lost) by_digits[digits.mask()].push_back(cell);
  for (const auto& [mask, losers] : by_digits) {
    std::vector<std::string> names;
    DigitSet::from_mask(mask).for_each([&](Digit one) { names.push_back(digit(one)); });
    parts.push_back(cells(losers) + " cannot be " + list(names, "or"));
  }
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) text += (i > 0 ? "; " : "") + parts[i];
  return text + ".";
}

std::vector<Cell> Words::marked_cells(const model::Step& step, model::CandidateRole role) {
  std::vector<Cell> cells;
  for (const model::CandidateMark& mark : step.marks) {
    if (mark.role == role) cells.push_back(mark.candidate.cell);
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

}  // namespace omnidoku::logic
