// SPDX-License-Identifier: MIT
#include "certificate/statement.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <variant>

#include "certificate/premises.h"
#include "constraints/members.h"
#include "sat/encode.h"

namespace omnidoku::certificate {
namespace {

using geometry::Digit;
using geometry::DigitSet;
using model::Variable;

constexpr const char* kHidden = "_";   // names of hidden variables begin with it
constexpr const char* kHelper = "_b";  // of clauses
constexpr std::size_t kMostInTable = 200'000;

/// Digits are numbered from 1.
std::string number_of(std::size_t digit) { return std::to_string(digit + 1); }

std::string list_of(DigitSet digits) {
  std::string text;
  digits.for_each(
      [&](Digit digit) { text += (text.empty() ? "" : ",") + number_of(digit.index()); });
  return text.empty() ? "0" : text;
}

/// Writes premises.
class Writer {
 public:
  Writer(const model::Problem& problem, std::vector<std::string> names)
      : problem_(problem), names_(std::move(names)) {
    std::string digits = "digits";
    for (const std::int64_t value : problem.values) digits += " " + std::to_string(value);
    add(std::move(digits));
    std::string cells = "cells";
    for (const std::string& name : names_) cells += " " + name;
    add(std::move(cells));
    for (int i = problem.num_cells; i < problem.num_variables(); ++i)
      declare(Variable(static_cast<std::size_t>(i)));
  }

  base::Result<std::vector<Premise>> run(const std::vector<std::string>& origins) {
    for (std::size_t i = 0; i < problem_.primitives.size(); ++i) {
      origin_ = origins[i];
      posted_ = &problem_.primitives[i];
      std::visit([this](const auto& kind) { write(kind); }, posted_->primitive);
      if (error_) return *error_;
    }
    return std::move(premises_);
  }

 private:
  void add(std::string text) { premises_.push_back({std::move(text), origin_}); }
  [[nodiscard]] const std::string& name(Variable variable) const {
    return names_[variable.index()];
  }
  [[nodiscard]] std::string names(const std::vector<Variable>& variables) const {
    std::string text;
    for (const Variable variable : variables) text += " " + name(variable);
    return text;
  }

  /// A hidden variable; one of digits may be any of them until a premise says more.
  void declare(Variable variable) {
    names_.push_back(kHidden + std::to_string(variable.index()));
    const auto number = std::find_if(problem_.numbers.begin(), problem_.numbers.end(),
                                     [&](const auto& one) { return one.variable == variable; });
    if (number == problem_.numbers.end()) {
      add("hidden " + names_.back());
      if (problem_.domains[variable.index()] != DigitSet::all(problem_.num_digits))
        write(model::Restriction{variable, problem_.domains[variable.index()]});
      return;
    }
    numbers_.insert(variable.index());
    std::string text;
    for (const std::int64_t value : number->values)
      text += (text.empty() ? "" : ",") + std::to_string(value);
    add(text.empty() ? "one" : "numbers " + text + " " + names_.back());
  }

  void write(const model::Restriction& restriction) {
    std::string text = "one";
    restriction.digits.for_each([&](Digit digit) {
      text += " " + name(restriction.variable) + "=" + number_of(digit.index());
    });
    add(std::move(text));
  }
  void write(const model::AllDifferent& set) { add("different" + names(set.variables)); }
  /// Whether what was said last is that the cells of the sum differ, and few sets of digits have
  /// it.
  [[nodiscard]] bool is_cage(const model::LinearSum& sum) const {
    const bool adds_up = sum.relation == model::LinearSum::Relation::equal &&
                         std::all_of(sum.terms.begin(), sum.terms.end(),
                                     [](const auto& term) { return term.coefficient == 1; });
    const Premise& last = premises_.back();
    if (!adds_up || last.origin != origin_ || last.text != "different" + names(sum.scope()))
      return false;
    std::vector<Option> digits;
    for (const std::int64_t value : problem_.values)
      digits.push_back({static_cast<std::int64_t>(digits.size()) + 1, value, 0});
    constexpr std::size_t kMostTried = 20'000;
    constexpr std::size_t kMostSets = 64;
    const auto sets = sets_with_sum(digits, sum.terms.size(), sum.total, kMostTried);
    return sets && sets->size() <= kMostSets;
  }
  void write(const model::LinearSum& sum) {
    if (is_cage(sum)) {
      premises_.pop_back();
      return add("cage " + std::to_string(sum.total) + names(sum.scope()));
    }
    std::string text = sum.relation == model::LinearSum::Relation::equal ? "sum = " : "sum <= ";
    text += std::to_string(sum.total);
    for (const model::LinearSum::Term& term : sum.terms) {
      text += " ";
      if (term.coefficient != 1) text += std::to_string(term.coefficient) + "*";
      text += name(term.variable);
    }
    add(std::move(text));
  }
  void write(const model::PairRelation& pair) {
    std::shared_ptr<const model::DiagramTable>& table = of_pairs_[pair.table];
    if (table == nullptr) {
      const auto step = [&](std::uint64_t state, std::size_t place, Digit digit) {
        if (place == 0) return model::DiagramStep(digit.index());
        const bool is_pair = pair.table->partners[state].contains(digit);
        return is_pair ? model::DiagramStep(0) : std::nullopt;
      };
      constexpr std::size_t kTwo = 2;
      table = std::make_shared<const model::DiagramTable>(*model::make_diagram(
          problem_.num_digits, kTwo, 0, step, [](std::uint64_t /*state*/) { return true; }));
    }
    write(model::Diagram{{pair.first, pair.second}, table});
  }
  void write(const model::Diagram& diagram) {
    if (diagram.table->empty()) return add("one");
    if (diagram.table->children.size() > kMostInTable) return refuse();
    const auto [known, is_new] = tables_.emplace(diagram.table, tables_.size() + 1);
    if (is_new) add_table(*diagram.table, known->second);
    add("walk " + std::to_string(known->second) + names(diagram.variables));
  }
  void add_table(const model::DiagramTable& table, std::size_t number) {
    std::string text = "table " + std::to_string(number);
    for (std::size_t layer = 0; layer < table.length(); ++layer) {
      for (std::uint32_t node = table.layer_begin[layer]; node < table.layer_begin[layer + 1];
           ++node) {
        char separator = node == table.layer_begin[layer] ? ' ' : '/';
        for (int digit = 0; digit < table.num_digits; ++digit) {
          const std::uint32_t child = table.child(node, Digit(digit));
          if (child == model::DiagramTable::kNone) continue;
          text += separator + number_of(static_cast<std::size_t>(digit)) + ">" +
                  std::to_string(child - table.layer_begin[layer + 1]);
          separator = ',';
        }
      }
    }
    add(std::move(text));
  }
  void write(const model::DigitSets& choice) {
    add("different" + names(choice.variables));
    std::string sets;
    for (const DigitSet set : *choice.sets) sets += (sets.empty() ? "" : "/") + list_of(set);
    add(sets.empty() ? "one" : "sets " + sets + names(choice.variables));
  }
  template <class Kind>
  void write(const Kind& /*primitive*/) {
    write_clauses();
  }

  /// What has no premise of its own: as clauses, with helpers.
  void write_clauses() {
    sat::Formula formula(problem_, problem_.domains);
    const std::size_t begin = formula.clauses().size();
    std::vector<std::string> literals(static_cast<std::size_t>(formula.num_literals()) + 1);
    for (std::size_t i = 0; i < names_.size(); ++i) {
      for (const sat::Option& option : formula.options(Variable(i))) {
        const bool is_digit = numbers_.count(i) == 0;
        literals[static_cast<std::size_t>(option.literal)] =
            names_[i] + "|" + (is_digit ? number_of(option.choice) : std::to_string(option.value));
      }
    }
    if (!sat::encode_primitive(*posted_, formula)) return refuse();
    std::string helpers;
    while (literals.size() <= static_cast<std::size_t>(formula.num_literals())) {
      const std::string helper = kHelper + std::to_string(++num_helpers_);
      helpers += " " + helper;
      literals.push_back(helper + "|1");
    }
    if (!helpers.empty()) add("numbers 0,1" + helpers);
    std::string clause = "one";
    for (std::size_t i = begin; i < formula.clauses().size(); ++i) {
      const sat::Literal literal = formula.clauses()[i];
      if (literal == 0) {
        add(std::exchange(clause, "one"));
        continue;
      }
      const std::string& text = literals[static_cast<std::size_t>(std::abs(literal))];
      const std::size_t bar = text.find('|');
      clause += " " + text.substr(0, bar) + (literal < 0 ? "!=" : "=") + text.substr(bar + 1);
    }
  }

  void refuse() {
    error_ =
        base::make_error(base::ErrorCode::too_large, origin_ + " is too much for a certificate");
  }

  const model::Problem& problem_;
  std::vector<std::string> names_;  // of variables
  std::set<std::size_t> numbers_;   // hidden variables that hold no digit
  std::vector<Premise> premises_;
  std::string origin_;
  const model::PostedPrimitive* posted_ = nullptr;
  std::map<std::shared_ptr<const model::PairTable>, std::shared_ptr<const model::DiagramTable>>
      of_pairs_;
  std::map<std::shared_ptr<const model::DiagramTable>, std::size_t> tables_;
  std::size_t num_helpers_ = 0;
  std::optional<base::Error> error_;
};

/// As on the board where that can be told from what else stands in a premise; else numbered.
std::vector<std::string> names_of_cells(const geometry::Board& board) {
  std::vector<std::string> names;
  for (int i = 0; i < board.num_cells(); ++i) names.push_back(board.name(geometry::Cell(i)));
  const bool are_words = std::all_of(names.begin(), names.end(), [](const std::string& name) {
    return name.find_first_of("#=!*_ ") == std::string::npos;
  });
  if (are_words && std::set(names.begin(), names.end()).size() == names.size()) return names;
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = "c" + std::to_string(i + 1);
  return names;
}

}  // namespace

base::Result<std::vector<Premise>> state(const model::Problem& problem,
                                         const std::vector<std::string>& names,
                                         const std::vector<std::string>& origins) {
  return Writer(problem, names).run(origins);
}

base::Result<std::vector<Premise>> state(const model::Puzzle& puzzle) {
  const constraints::LoweredMembers lowered = constraints::lower_members(puzzle);
  std::vector<std::string> of_member;
  for (const constraints::Member member : lowered.members) {
    std::string name = constraints::name_of(puzzle, member);
    std::replace_if(
        name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    of_member.push_back(std::move(name));
  }
  std::vector<std::string> origins;
  for (const std::size_t member : lowered.member_of) origins.push_back(of_member[member]);
  return state(lowered.problem, names_of_cells(*puzzle.board), origins);
}

}  // namespace omnidoku::certificate
