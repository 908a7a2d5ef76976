// SPDX-License-Identifier: MIT
//
// The opposite of a conclusion is assumed, then: a true candidate makes all that it excludes false;
// a clause whose candidates are false but one makes that one true; a clause with none left is a
// refutation, and so is a sum that its cells can no longer reach, or a rule that does not hold of
// what they have. When nothing follows any more,
// cells that must differ are matched with digits: more cells than digits are a refutation, and a
// digit that they cannot do without is a clause like the others (large almost locked sets would
// take factorially many branches otherwise). Then one of the candidates of the shortest clause is
// tried after the other. Where that takes many branches it begins again and reasons with candidates
// before it tries one: the ways to fill a rule are listed, asked of its meaning, so that what none
// of those left has is false; and so is what leads at once to a refutation. The search is complete,
// so a step that is accepted follows from its premises; where it takes too many branches the step
// is left undecided.
#include "verify/check_step.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <set>

#include "constraints/rules.h"
#include "verify/deadly_pattern.h"

namespace omnidoku::verify {

namespace {

using geometry::Candidate;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::Premise;

enum class Truth : std::uint8_t { open, yes, no };

using Clause = std::vector<std::size_t>;

/// Cells of one AllDifferent that are premises, as indices into the clauses.
using Group = std::vector<std::size_t>;

/// A sum over local candidates: for each cell its candidates and their contributions.
struct LocalSum {
  std::int64_t total = 0;
  std::vector<std::vector<std::pair<std::size_t, std::int64_t>>> cells;
};

/// The ways to fill some cells, and for each candidate those that have it.
struct WaysTable {
  struct Support {
    std::size_t literal = 0;
    std::vector<std::size_t> rows;
    mutable std::size_t last = 0;  ///< of `rows` the one that was left when last looked at
  };
  std::vector<std::vector<std::size_t>> rows;  ///< literals, one for each cell
  std::vector<Support> supports;
};

/// A constraint that is asked whether it holds, and the clauses of its cells.
struct LocalRule {
  const model::ConstraintSpec* spec = nullptr;
  const constraints::ConstraintType* type = nullptr;
  std::vector<std::size_t> cells;
  std::optional<WaysTable> table;  ///< what the constraint allows, where that was listed
};

}  // namespace

/// What follows from a set of premises; made for one step.
class Refutation {
 public:
  Refutation(StepChecker& checker, const std::vector<DigitSet>& candidates)
      : checker_(checker), candidates_(candidates) {}

  /// Adds a premise; returns what is wrong with it.
  std::string add(const model::Step& step, const Premise& premise) {
    switch (premise.kind) {
      case Premise::Kind::cell: return add_cell(premise.cell);
      case Premise::Kind::house: return add_house(premise);
      case Premise::Kind::sum: return add_sum(premise);
      case Premise::Kind::rule: return add_rule(premise);
      case Premise::Kind::deadly: return add_deadly(step, premise);
    }
    return "a premise is of no kind";
  }

  /// Whether the candidate being `value` leads nowhere.
  bool refutes(Candidate candidate, bool value) {
    const std::size_t local = local_of(candidate);
    connect();
    looks_ahead_ = false;
    if (leads_nowhere(local, value, kMostPlainBranches)) return true;
    if (!too_large()) return false;
    looks_ahead_ = true;
    list_ways();
    return leads_nowhere(local, value, kMostBranches);
  }

  [[nodiscard]] bool too_large() const { return branches_ > most_branches_; }

 private:
  /// Of a search that does not look ahead.
  static constexpr int kMostPlainBranches = 2'000;
  /// Of one that does; what is looked at ahead counts as well.
  static constexpr int kMostBranches = 50'000;
  /// Questions whether a rule holds by which its ways are listed.
  static constexpr int kMostQuestions = 10'000;

  bool leads_nowhere(std::size_t literal, bool value, int most_branches) {
    most_branches_ = most_branches;
    branches_ = 0;
    std::vector<Truth> state(literals_.size(), Truth::open);
    std::vector<std::size_t> queue;
    if (!set(state, queue, literal, value ? Truth::yes : Truth::no)) return true;
    return search(std::move(state), std::move(queue));
  }

  std::size_t local_of(Candidate candidate) {
    const auto [at, is_new] = index_.emplace(candidate, literals_.size());
    if (is_new) {
      literals_.push_back(candidate);
      connected_ = false;
    }
    return at->second;
  }

  std::string add_cell(Cell cell) {
    if (cell.index() >= candidates_.size()) return "a premise names a cell that is not there";
    if (!clause_of_cell_.emplace(cell, clauses_.size()).second) return {};
    Clause clause;
    candidates_[cell.index()].for_each([&](Digit d) { clause.push_back(local_of({cell, d})); });
    clauses_.push_back(std::move(clause));
    return {};
  }

  /// What is known of the shape that a premise names.
  [[nodiscard]] std::optional<constraints::ShapeFacts> facts_of(const Premise& premise) const {
    const auto& primitives = checker_.problem_.primitives;
    if (premise.primitive >= primitives.size()) return std::nullopt;
    return checker_.facts_of(primitives[premise.primitive].origin);
  }

  std::string add_house(const Premise& premise) {
    const auto facts = facts_of(premise);
    if (!facts || !facts->no_repeats ||
        static_cast<int>(facts->terms.size()) != checker_.puzzle_.num_digits()) {
      return "a premise names a house that does not hold every digit";
    }
    Clause clause;
    for (const constraints::WeightedCell& term : facts->terms) {
      if (candidates_[term.cell.index()].contains(premise.digit)) {
        clause.push_back(local_of({term.cell, premise.digit}));
      }
    }
    clauses_.push_back(std::move(clause));
    return {};
  }

  std::string add_sum(const Premise& premise) {
    const auto facts = facts_of(premise);
    // A rule may have sums, several even, and be no shape.
    if (!facts) return add_rule(premise);
    if (!facts->sum) return "a premise names a sum that is not there";
    LocalSum sum{.total = *facts->sum, .cells = {}};
    for (const constraints::WeightedCell& term : facts->terms) {
      add_cell(term.cell);
      sum.cells.emplace_back();
      candidates_[term.cell.index()].for_each([&](Digit d) {
        sum.cells.back().emplace_back(local_of({term.cell, d}),
                                      term.coefficient * checker_.puzzle_.symbols.value(d));
      });
    }
    sums_.push_back(std::move(sum));
    return {};
  }

  std::string add_rule(const Premise& premise) {
    const auto& primitives = checker_.problem_.primitives;
    if (premise.primitive >= primitives.size() ||
        primitives[premise.primitive].origin.kind != model::Origin::Kind::constraint) {
      return "a premise names a rule that is not there";
    }
    LocalRule rule;
    rule.spec = &checker_.puzzle_.constraints[primitives[premise.primitive].origin.index];
    rule.type = constraints::find_constraint_type(rule.spec->type);
    for (const Cell cell :
         constraints::scope_of_part(checker_.puzzle_, checker_.problem_, premise.primitive)) {
      add_cell(cell);
      rule.cells.push_back(clause_of_cell_.at(cell));
    }
    rules_.push_back(std::move(rule));
    return {};
  }

  std::string add_deadly(const model::Step& step, const Premise& premise) {
    if (premise.primitive >= step.deadly.size()) return "a premise names no deadly pattern";
    const model::DeadlyPattern& pattern = step.deadly[premise.primitive];
    std::string wrong = deadly_objection(checker_.puzzle_, pattern);
    if (!wrong.empty()) return wrong;
    Clause clause;
    for (std::size_t i = 0; i < pattern.cells.size(); ++i) {
      const Cell cell = pattern.cells[i];
      (candidates_[cell.index()] - pattern.digits[i]).for_each([&](Digit d) {
        clause.push_back(local_of({cell, d}));
      });
    }
    clauses_.push_back(std::move(clause));
    return {};
  }

  [[nodiscard]] bool must_differ(Cell a, Cell b) const {
    const auto& ra = checker_.different_of_[a.index()];
    const auto& rb = checker_.different_of_[b.index()];
    for (auto i = ra.begin(), j = rb.begin(); i != ra.end() && j != rb.end();) {
      if (*i == *j) return true;
      if (*i < *j) {
        ++i;
      } else {
        ++j;
      }
    }
    return false;
  }

  [[nodiscard]] bool clash(Candidate a, Candidate b) const {
    if (a.cell == b.cell) return a.digit != b.digit;
    if (a.digit == b.digit && must_differ(a.cell, b.cell)) return true;
    return checker_.breaks_a_rule(a, b);
  }

  /// Lists for each literal which others it excludes and which clauses and sums it stands in.
  void connect() {
    if (connected_) return;
    connected_ = true;
    const std::size_t count = literals_.size();
    excludes_.assign(count, {});
    clauses_of_.assign(count, {});
    for (std::size_t a = 0; a < count; ++a) {
      for (std::size_t b = a + 1; b < count; ++b) {
        if (!clash(literals_[a], literals_[b])) continue;
        excludes_[a].push_back(b);
        excludes_[b].push_back(a);
      }
    }
    for (std::size_t c = 0; c < clauses_.size(); ++c) {
      for (const std::size_t literal : clauses_[c]) clauses_of_[literal].push_back(c);
    }
    std::map<std::uint32_t, Group> by_rule;
    for (const auto& [cell, clause] : clause_of_cell_) {
      for (const std::uint32_t rule : checker_.different_of_[cell.index()]) {
        by_rule[rule].push_back(clause);
      }
    }
    std::set<Group> groups;
    for (auto& [rule, group] : by_rule) {
      if (group.size() > 1) groups.insert(std::move(group));
    }
    groups_.assign(groups.begin(), groups.end());
  }

  static bool set(std::vector<Truth>& state, std::vector<std::size_t>& queue, std::size_t literal,
                  Truth value) {
    if (state[literal] == value) return true;
    if (state[literal] != Truth::open) return false;
    state[literal] = value;
    queue.push_back(literal);
    return true;
  }

  /// Follows the clauses; false on a refutation. Clauses without a true candidate are looked at
  /// whenever one of theirs became false; at the start all of them are.
  bool propagate(std::vector<Truth>& state, std::vector<std::size_t>& queue) const {
    for (const Clause& clause : clauses_) {
      if (!follow(clause, state, queue)) return false;
    }
    while (true) {
      while (!queue.empty()) {
        const std::size_t literal = queue.back();
        queue.pop_back();
        if (state[literal] == Truth::yes) {
          for (const std::size_t other : excludes_[literal]) {
            if (!set(state, queue, other, Truth::no)) return false;
          }
        } else {
          for (const std::size_t c : clauses_of_[literal]) {
            if (!follow(clauses_[c], state, queue)) return false;
          }
        }
      }
      for (const LocalSum& sum : sums_) {
        if (!bound(sum, state, queue)) return false;
      }
      for (const LocalRule& rule : rules_) {
        if (!(rule.table ? look_up(*rule.table, state, queue) : ask(rule, state, queue)))
          return false;
      }
      if (queue.empty()) return true;
    }
  }

  static bool follow(const Clause& clause, std::vector<Truth>& state,
                     std::vector<std::size_t>& queue) {
    std::size_t open = 0;
    std::size_t last = 0;
    for (const std::size_t literal : clause) {
      if (state[literal] == Truth::yes) return true;
      if (state[literal] == Truth::open) {
        ++open;
        last = literal;
      }
    }
    if (open == 0) return false;
    return open > 1 || set(state, queue, last, Truth::yes);
  }

  /// Bounds of a sum; candidates beyond them become false.
  static bool bound(const LocalSum& sum, std::vector<Truth>& state,
                    std::vector<std::size_t>& queue) {
    std::vector<std::pair<std::int64_t, std::int64_t>> range;
    std::int64_t low = 0;
    std::int64_t high = 0;
    for (const auto& cell : sum.cells) {
      std::int64_t least = std::numeric_limits<std::int64_t>::max();
      std::int64_t most = std::numeric_limits<std::int64_t>::min();
      for (const auto& [literal, value] : cell) {
        if (state[literal] == Truth::no) continue;
        least = std::min(least, value);
        most = std::max(most, value);
      }
      if (least > most) return false;
      range.emplace_back(least, most);
      low += least;
      high += most;
    }
    if (low > sum.total || high < sum.total) return false;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      for (const auto& [literal, value] : sum.cells[i]) {
        if (state[literal] == Truth::no) continue;
        const bool reachable = low - range[i].first + value <= sum.total &&
                               high - range[i].second + value >= sum.total;
        if (!reachable && !set(state, queue, literal, Truth::no)) return false;
      }
    }
    return true;
  }

  /// Whether a rule can still hold with what its cells are known to have; candidates with which it
  /// cannot become false.
  bool ask(const LocalRule& rule, std::vector<Truth>& state,
           std::vector<std::size_t>& queue) const {
    model::PartialGrid& grid = checker_.grid_;
    const auto holds = [&] { return rule.type->holds(checker_.puzzle_, *rule.spec, grid); };
    std::vector<std::size_t> open;
    for (const std::size_t c : rule.cells) {
      const auto is_true = [&](std::size_t literal) { return state[literal] == Truth::yes; };
      const auto has = std::find_if(clauses_[c].begin(), clauses_[c].end(), is_true);
      if (has == clauses_[c].end()) {
        open.push_back(c);
      } else {
        grid[literals_[*has].cell.index()] = literals_[*has].digit;
      }
    }
    const bool fits = holds();
    for (const std::size_t c : open) {
      for (const std::size_t literal : clauses_[c]) {
        if (!fits || state[literal] != Truth::open) continue;
        std::optional<Digit>& digit = grid[literals_[literal].cell.index()];
        digit = literals_[literal].digit;
        if (!holds()) set(state, queue, literal, Truth::no);
        digit.reset();
      }
    }
    for (const std::size_t c : rule.cells) {
      for (const std::size_t literal : clauses_[c]) grid[literals_[literal].cell.index()].reset();
    }
    return fits;
  }

  /// Lists the ways of every rule that has not too many, for its meaning alone.
  void list_ways() {
    for (LocalRule& rule : rules_) {
      if (rule.table) continue;
      WaysTable table;
      std::vector<std::size_t> row;
      int questions = 0;
      if (!list_ways(rule, row, table, questions)) continue;
      for (std::size_t place = 0; place < rule.cells.size(); ++place) {
        for (const std::size_t literal : clauses_[rule.cells[place]]) {
          WaysTable::Support& support = table.supports.emplace_back();
          support.literal = literal;
          for (std::size_t i = 0; i < table.rows.size(); ++i) {
            if (table.rows[i][place] == literal) support.rows.push_back(i);
          }
        }
      }
      rule.table = std::move(table);
    }
  }
  /// Goes on from the cells that are filled; false where it takes too many questions.
  bool list_ways(const LocalRule& rule, std::vector<std::size_t>& row, WaysTable& table,
                 int& questions) {
    if (row.size() == rule.cells.size()) {
      table.rows.push_back(row);
      return true;
    }
    for (const std::size_t literal : clauses_[rule.cells[row.size()]]) {
      const bool goes = std::none_of(row.begin(), row.end(), [&](std::size_t other) {
        const auto& excluded = excludes_[other];
        return std::find(excluded.begin(), excluded.end(), literal) != excluded.end();
      });
      if (!goes) continue;
      if (++questions > kMostQuestions) return false;
      std::optional<Digit>& digit = checker_.grid_[literals_[literal].cell.index()];
      digit = literals_[literal].digit;
      row.push_back(literal);
      const bool is_listed = !rule.type->holds(checker_.puzzle_, *rule.spec, checker_.grid_) ||
                             list_ways(rule, row, table, questions);
      row.pop_back();
      digit.reset();
      if (!is_listed) return false;
    }
    return true;
  }

  /// Makes candidates false that are in no way that is left; false where none is left.
  static bool look_up(const WaysTable& table, std::vector<Truth>& state,
                      std::vector<std::size_t>& queue) {
    const auto is_left = [&](std::size_t row) {
      return std::none_of(table.rows[row].begin(), table.rows[row].end(),
                          [&](std::size_t literal) { return state[literal] == Truth::no; });
    };
    for (const WaysTable::Support& support : table.supports) {
      if (state[support.literal] == Truth::no) continue;
      if (support.last < support.rows.size() && is_left(support.rows[support.last])) continue;
      support.last = static_cast<std::size_t>(
          std::find_if(support.rows.begin(), support.rows.end(), is_left) - support.rows.begin());
      if (support.last == support.rows.size() && !set(state, queue, support.literal, Truth::no))
        return false;
    }
    return true;
  }

  /// Which digit each cell of a group may take, and who has it.
  struct Matching {
    std::vector<DigitSet> possible;        ///< by place in the group
    std::map<Digit, std::size_t> cell_of;  ///< the place of the cell that has the digit

    /// Gives the cell a digit other than those tried, moving others along; false if there is none.
    bool give(std::size_t cell, DigitSet& tried) {
      bool given = false;
      possible[cell].for_each([&](Digit digit) {
        if (given || tried.contains(digit)) return;
        tried.insert(digit);
        const auto has = cell_of.find(digit);
        if (has != cell_of.end() && !give(has->second, tried)) return;
        cell_of[digit] = cell;
        given = true;
      });
      return given;
    }
  };

  /// Matches the cells of a group with different digits; false when there are too few. Adds to
  /// `needed` a clause for each digit that the cells cannot do without.
  bool match(const Group& group, const std::vector<Truth>& state,
             std::vector<Clause>& needed) const {
    Matching matching;
    DigitSet all;
    for (const std::size_t c : group) {
      DigitSet& digits = matching.possible.emplace_back();
      for (const std::size_t literal : clauses_[c]) {
        if (state[literal] != Truth::no) digits.insert(literals_[literal].digit);
      }
      all |= digits;
    }
    for (std::size_t cell = 0; cell < group.size(); ++cell) {
      DigitSet tried;
      if (!matching.give(cell, tried)) return false;
    }
    all.for_each([&](Digit digit) {
      const auto has = matching.cell_of.find(digit);
      if (has == matching.cell_of.end()) return;
      Matching without = matching;
      without.cell_of.erase(digit);
      DigitSet tried = DigitSet::single(digit);
      if (without.give(has->second, tried)) return;
      Clause& clause = needed.emplace_back();
      for (const std::size_t c : group) {
        std::copy_if(clauses_[c].begin(), clauses_[c].end(), std::back_inserter(clause),
                     [&](std::size_t literal) { return literals_[literal].digit == digit; });
      }
    });
    return true;
  }

  /// Adds to `needed` what cells that must differ cannot do without; false when there is too
  /// little.
  bool match_all(const std::vector<Truth>& state, std::vector<Clause>& needed) const {
    return std::all_of(groups_.begin(), groups_.end(),
                       [&](const Group& group) { return match(group, state, needed); });
  }

  /// Makes candidates false that lead at once to something impossible, until no more do; false
  /// where nothing is left. Each that is tried counts as a branch.
  bool look_ahead(std::vector<Truth>& state) {
    for (bool more = true; more;) {
      more = false;
      for (std::size_t literal = 0; literal < literals_.size(); ++literal) {
        if (state[literal] != Truth::open) continue;
        if (++branches_ > most_branches_) return true;
        std::vector<Truth> branch = state;
        std::vector<std::size_t> next;
        std::vector<Clause> needed;
        if (set(branch, next, literal, Truth::yes) && propagate(branch, next) &&
            match_all(branch, needed))
          continue;
        std::vector<std::size_t> queue;
        if (!set(state, queue, literal, Truth::no) || !propagate(state, queue)) return false;
        more = true;
      }
    }
    return true;
  }

  bool search(std::vector<Truth> state, std::vector<std::size_t> queue) {
    if (!propagate(state, queue)) return true;
    if (looks_ahead_ && !look_ahead(state)) return true;
    std::vector<Clause> needed;
    if (!match_all(state, needed)) return true;
    const Clause* shortest = nullptr;
    std::size_t length = std::numeric_limits<std::size_t>::max();
    const auto compare = [&](const Clause& clause) {
      const auto open = static_cast<std::size_t>(
          std::count_if(clause.begin(), clause.end(),
                        [&](std::size_t literal) { return state[literal] == Truth::open; }));
      const bool satisfied = std::any_of(clause.begin(), clause.end(), [&](std::size_t literal) {
        return state[literal] == Truth::yes;
      });
      if (satisfied || open >= length) return;
      shortest = &clause;
      length = open;
    };
    std::for_each(clauses_.begin(), clauses_.end(), compare);
    std::for_each(needed.begin(), needed.end(), compare);
    if (shortest == nullptr) return false;  // every premise is met: the opposite may be true
    for (const std::size_t literal : *shortest) {
      if (state[literal] != Truth::open) continue;
      if (++branches_ > most_branches_) return false;
      std::vector<Truth> branch = state;
      std::vector<std::size_t> next;
      if (set(branch, next, literal, Truth::yes) && !search(std::move(branch), std::move(next))) {
        return false;
      }
      // From here on this one is false.
      if (!set(state, queue, literal, Truth::no) || !propagate(state, queue)) return true;
    }
    return true;
  }

  StepChecker& checker_;
  const std::vector<DigitSet>& candidates_;
  std::map<Candidate, std::size_t> index_;
  std::vector<Candidate> literals_;
  std::vector<Clause> clauses_;
  std::map<Cell, std::size_t> clause_of_cell_;
  std::vector<Group> groups_;
  std::vector<LocalSum> sums_;
  std::vector<LocalRule> rules_;
  bool connected_ = false;
  std::vector<std::vector<std::size_t>> excludes_;
  std::vector<std::vector<std::size_t>> clauses_of_;
  bool looks_ahead_ = false;
  int most_branches_ = kMostPlainBranches;
  int branches_ = 0;
};

StepChecker::StepChecker(model::SharedLowered lowered)
    : lowered_(std::move(lowered)),
      puzzle_(lowered_->puzzle),
      problem_(lowered_->problem),
      different_of_(static_cast<std::size_t>(puzzle_.num_cells())),
      constraints_of_(different_of_.size()),
      grid_(different_of_.size()) {
  std::uint32_t num_different = 0;
  for (const std::vector<Cell>& cells : constraints::shapes_without_repeats(puzzle_)) {
    for (const Cell cell : cells) different_of_[cell.index()].push_back(num_different);
    ++num_different;
  }
  for (std::uint32_t i = 0; i < puzzle_.constraints.size(); ++i) {
    if (facts_of({model::Origin::Kind::constraint, i})) continue;
    for (const Cell cell : constraints::scope_of(puzzle_, puzzle_.constraints[i])) {
      constraints_of_[cell.index()].push_back(i);
    }
  }
}

std::optional<constraints::ShapeFacts> StepChecker::facts_of(model::Origin origin) const {
  switch (origin.kind) {
    case model::Origin::Kind::house: {
      const geometry::House& house = puzzle_.board->houses()[origin.index];
      constraints::ShapeFacts facts{{}, std::nullopt, true};
      for (const Cell cell : house.cells) facts.terms.push_back({cell, 1});
      if (puzzle_.board->is_full(house)) facts.sum = puzzle_.symbols.total();
      return facts;
    }
    case model::Origin::Kind::derived: return facts_of(problem_.derivations[origin.index]);
    case model::Origin::Kind::constraint: break;
  }
  const model::ConstraintSpec& spec = puzzle_.constraints[origin.index];
  const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
  if (type == nullptr || type->facts == nullptr) return std::nullopt;
  return type->facts(puzzle_, spec);
}

constraints::ShapeFacts StepChecker::facts_of(const model::Derivation& derivation) const {
  std::map<Cell, std::int64_t> coefficients;
  constraints::ShapeFacts facts{{}, 0, false};
  for (const model::Derivation::Term& term : derivation.terms) {
    const auto part = facts_of(term.shape);
    if (!part || !part->sum) return {};
    for (const constraints::WeightedCell& one : part->terms) {
      coefficients[one.cell] += term.times * one.coefficient;
    }
    *facts.sum += term.times * *part->sum;
  }
  for (const auto& [cell, coefficient] : coefficients) {
    if (coefficient != 0) facts.terms.push_back({cell, coefficient});
  }
  return facts;
}

bool StepChecker::breaks_a_rule(Candidate a, Candidate b) {
  const auto& of_a = constraints_of_[a.cell.index()];
  const auto& of_b = constraints_of_[b.cell.index()];
  if (of_a.empty() || of_b.empty()) return false;
  grid_[a.cell.index()] = a.digit;
  grid_[b.cell.index()] = b.digit;
  const bool broken = std::any_of(of_a.begin(), of_a.end(), [&](std::uint32_t i) {
    if (std::find(of_b.begin(), of_b.end(), i) == of_b.end()) return false;
    const model::ConstraintSpec& spec = puzzle_.constraints[i];
    return !constraints::find_constraint_type(spec.type)->holds(puzzle_, spec, grid_);
  });
  grid_[a.cell.index()].reset();
  grid_[b.cell.index()].reset();
  return broken;
}

StepVerdict StepChecker::check(const model::Step& step, const std::vector<DigitSet>& candidates) {
  using Kind = StepVerdict::Kind;
  if (step.placements.empty() && step.eliminations.empty())
    return {Kind::refuted, "the step concludes nothing"};
  const auto say = [this](Candidate c) {
    return puzzle_.board->name(c.cell) + " = " + puzzle_.symbols.text(c.digit);
  };
  const auto is_candidate = [&candidates](Candidate c) {
    return candidates[c.cell.index()].contains(c.digit);
  };
  Refutation refutation(*this, candidates);
  for (const Premise& premise : step.premises) {
    std::string wrong = refutation.add(step, premise);
    if (!wrong.empty()) return {Kind::refuted, std::move(wrong)};
  }
  StepVerdict verdict;
  for (const bool placed : {true, false}) {
    for (const Candidate c : placed ? step.placements : step.eliminations) {
      if (!is_candidate(c)) return {Kind::refuted, say(c) + " is concluded but is no candidate"};
      if (refutation.refutes(c, !placed)) continue;
      const std::string conclusion =
          std::string(placed ? "the placement " : "the removal of ") + say(c);
      if (!refutation.too_large())
        return {Kind::refuted, conclusion + " does not follow from the premises"};
      // Another conclusion may still be seen not to follow.
      if (verdict.is_confirmed())
        verdict = {Kind::undecided, conclusion + " takes too many branches to check"};
    }
  }
  return verdict;
}

}  // namespace omnidoku::verify
