// SPDX-License-Identifier: MIT
#include "constraints/formula_lowering.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "base/recent_cache.h"
#include "formula/residual.h"

namespace omnidoku::constraints {
namespace {

using formula::Place;
using formula::Space;
using formula::Term;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::DiagramTable;

/// A diagram that is looked for among other ways to say the same, and one that must be had.
constexpr std::size_t kMostStatesOfTry = 6'000;
constexpr std::size_t kMostStates = 60'000;
/// Work, as Space counts it, on one diagram: some 1.5 seconds.
constexpr std::size_t kMostWorkOfOne = 90'000'000;
/// So much on one diagram, and in a puzzle whose formulas took as much already, where one was
/// found: no other order of the cells is tried then.
constexpr std::size_t kMuchWork = 15'000'000;
/// Nor then.
constexpr std::size_t kFewStatesPerCell = 60;
/// Tests that share cells are read together on so many.
constexpr std::size_t kMostCellsTogether = 10;

/// The best diagram of a test that was found: the order, as numbers of places, and the table; null
/// where all took too much.
struct KnownDiagram {
  std::vector<std::int64_t> key;
  std::vector<std::size_t> order;
  std::shared_ptr<const DiagramTable> table;
  std::size_t num_states = 0;
  std::size_t work = 0;
  bool is_cut_short = false;  ///< with more time there might be a table, or a better one
};

base::RecentCache<KnownDiagram>& known_diagrams() {
  static base::RecentCache<KnownDiagram> cache(300);
  return cache;
}

/// Which places cannot hold the same digit, each pair with the lesser first.
using Differences = std::set<std::pair<Place, Place>>;

/// A diagram that is wanted.
struct Wanted {
  const Space& space;
  Term test;
  const std::vector<Place>& given;  ///< all that the test depends on, in the order of the person
  const Differences& differences;
  std::size_t most = 0;          ///< states
  bool is_hasty = false;         ///< the first that is found does
  base::Watch* watch = nullptr;  ///< ends the search when it has passed; may be null
};

/// What is known of houses is of use where all places differ; else there would be more states.
/// Places are their numbers in `given`.
formula::Rivals rivals_in(const std::vector<Place>& order, const Wanted& wanted) {
  formula::Rivals rivals(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (std::size_t j = i + 1; j < order.size(); ++j) {
      const Place a = wanted.given[order[i].index()];
      const Place b = wanted.given[order[j].index()];
      if (!wanted.differences.contains(std::minmax(a, b))) return formula::Rivals(order.size());
      rivals[i].push_back(order[j]);
    }
    std::sort(rivals[i].begin(), rivals[i].end());
  }
  return rivals;
}

/// In a space of its own: what it takes must not depend on which others were known already, as a
/// rule that passed once must pass again.
std::shared_ptr<KnownDiagram> make_diagram(const Wanted& wanted) {
  auto made = std::make_shared<KnownDiagram>();
  Space space(wanted.space.values(), kMostWorkOfOne);
  space.heed(wanted.watch);
  const Term test = space.copied(wanted.space, wanted.test, wanted.given);
  std::vector<Place> given;
  for (std::size_t i = 0; i < wanted.given.size(); ++i) given.emplace_back(i);
  const std::vector<std::vector<Place>> orders = formula::orders_of(space, test, given);
  std::size_t most = wanted.most;
  for (const std::vector<Place>& order : orders) {
    if (space.work() > kMuchWork || space.exhausted()) break;
    formula::DiagramSize size;
    auto table = formula::diagram_of(space, test, order, rivals_in(order, wanted), most, &size);
    if (!table) {
      made->num_states = std::max(made->num_states, size.num_states);
      continue;
    }
    if (made->table == nullptr || table->num_nodes() < made->table->num_nodes()) {
      made->table = std::make_shared<const DiagramTable>(*std::move(table));
      made->order.clear();
      for (const Place place : order) made->order.push_back(place.index());
    }
    if (wanted.is_hasty || size.num_states <= kFewStatesPerCell * given.size()) break;
    most = std::min(most, size.num_states);  // another order is to take less
  }
  made->work = space.work();
  made->is_cut_short = space.is_stopped();
  return made;
}

/// What tells one from all that are different.
std::vector<std::int64_t> key_of(const Wanted& wanted) {
  const std::vector<Place>& given = wanted.given;
  std::vector<std::int64_t> key = wanted.space.fingerprint(wanted.test, given);
  for (std::size_t i = 0; i < given.size(); ++i) {
    for (std::size_t j = i + 1; j < given.size(); ++j)
      key.push_back(wanted.differences.contains(std::minmax(given[i], given[j])) ? 1 : 0);
  }
  key.push_back(static_cast<std::int64_t>(wanted.most));
  key.push_back(wanted.is_hasty ? 1 : 0);
  key.push_back(static_cast<std::int64_t>(given.size()));
  key.insert(key.end(), wanted.space.values().begin(), wanted.space.values().end());
  return key;
}

/// The best diagram of a test, made once for all tests that say the same of other places.
std::shared_ptr<const KnownDiagram> diagram_for(const Wanted& wanted) {
  std::vector<std::int64_t> key = key_of(wanted);
  return known_diagrams().find(
      [&](const KnownDiagram& one) { return !one.is_cut_short && one.key == key; },
      [&] {
        auto made = make_diagram(wanted);
        made->key = std::move(key);
        return made;
      });
}

class TestLowering {
 public:
  TestLowering(const geometry::Board& board, Space& space, const std::vector<Cell>& order,
               base::Watch* watch, Lowering& out)
      : board_(board), space_(space), watch_(watch), out_(out) {
    for (const Cell cell : order) ranks_.emplace(Place(cell.index()), ranks_.size());
  }

  std::optional<Excess> lower(const std::vector<Term>& tests) {
    for (const Term test : tests) {
      for (const Term part : space_.conjuncts(test)) sort(part);
    }
    post_differences();
    for (const Term test : pairs_) post_pair(test);
    std::vector<std::vector<Term>> groups = together(rest_);
    for (const std::vector<Term>& group : groups) {
      if (auto excess = post_group(group)) return excess;
    }
    return std::nullopt;
  }

  /// Whether that took longer than the watch allows.
  [[nodiscard]] bool is_stopped() const { return is_stopped_ || space_.is_stopped(); }

 private:
  static constexpr std::array kHaste = {false, true};

  static Cell cell_of(Place place) { return Cell(place.index()); }

  /// In the order of the person, then of the board.
  [[nodiscard]] std::vector<Place> ordered(std::vector<Place> places) const {
    const auto rank = [this](Place place) {
      const auto found = ranks_.find(place);
      return std::pair(found == ranks_.end() ? ranks_.size() : found->second, place);
    };
    std::sort(places.begin(), places.end(), [&](Place a, Place b) { return rank(a) < rank(b); });
    return places;
  }

  [[nodiscard]] bool values_differ() const {
    std::set<std::int64_t> values;
    for (int i = 0; i < space_.num_digits(); ++i)
      values.insert(space_.value(static_cast<std::size_t>(i)));
    return values.size() == static_cast<std::size_t>(space_.num_digits());
  }

  /// Says what a primitive says by itself; keeps the rest by what it is.
  void sort(Term test) {
    const std::vector<Place>& places = space_.places(test);
    if (const auto truth = space_.as_truth(test)) {
      if (!*truth) out_.restrict(Cell(0), DigitSet());
      return;
    }
    if (places.size() == 1) {
      DigitSet digits;
      for (int i = 0; i < space_.num_digits(); ++i) {
        const Term left = space_.with(test, places.front(), static_cast<std::size_t>(i));
        if (left == space_.truth(true)) digits.insert(Digit(i));
      }
      out_.restrict(cell_of(places.front()), digits);
      return;
    }
    const auto linear = space_.as_linear(test);
    if (places.size() == 2) {
      const bool differ = linear && linear->relation == Space::Linear::Relation::unequal &&
                          linear->constant == 0 && linear->terms.size() == 2 &&
                          linear->terms[0].second == -linear->terms[1].second && values_differ();
      if (differ) {
        differences_.insert({places[0], places[1]});
      } else {
        pairs_.push_back(test);
      }
      return;
    }
    if (linear && linear->relation != Space::Linear::Relation::unequal) {
      if (linear->relation == Space::Linear::Relation::equal) {
        std::vector<WeightedCell> terms;
        for (const auto& [place, coefficient] : linear->terms)
          terms.push_back({cell_of(place), coefficient});
        out_.sum_equals(terms, -linear->constant);
      } else {
        std::vector<model::LinearSum::Term> terms;
        for (const auto& [place, coefficient] : linear->terms)
          terms.push_back({model::variable_of(cell_of(place)), coefficient});
        out_.sum(std::move(terms), model::LinearSum::Relation::at_most, -linear->constant);
      }
      sums_.push_back(test);
      return;
    }
    rest_.push_back(test);
  }

  /// Pairs that differ as sets of cells that all do, as large as can be had greedily.
  void post_differences() {
    Differences left = differences_;
    std::set<Place> all;
    for (const auto& [a, b] : differences_) all.insert({a, b});
    while (!left.empty()) {
      std::vector<Place> differing{left.begin()->first, left.begin()->second};
      for (const Place place : all) {
        const bool fits = std::all_of(differing.begin(), differing.end(), [&](Place other) {
          return place != other && differences_.contains(std::minmax(place, other));
        });
        if (fits) differing.push_back(place);
      }
      for (const Place a : differing) {
        for (const Place b : differing) left.erase({a, b});
      }
      std::vector<Cell> cells;
      for (const Place place : ordered(differing)) cells.push_back(cell_of(place));
      out_.all_different(cells);
    }
  }

  void post_pair(Term test) {
    const std::vector<Place> places = space_.places(test);
    out_.relate(cell_of(places[0]), cell_of(places[1]), [&](Digit a, Digit b) {
      const Term left = space_.with(space_.with(test, places[0], a.index()), places[1], b.index());
      return left == space_.truth(true);
    });
    space_.forget_residuals();
  }

  [[nodiscard]] std::vector<Place> places_of(const std::vector<Term>& tests) const {
    std::vector<Place> all;
    for (const Term test : tests) {
      const std::vector<Place>& more = space_.places(test);
      all.insert(all.end(), more.begin(), more.end());
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }

  /// Tests that share cells, as long as these are not too many.
  [[nodiscard]] std::vector<std::vector<Term>> together(const std::vector<Term>& tests) const {
    std::vector<std::vector<Term>> groups;
    for (const Term test : tests) {
      std::vector<Term> joined{test};
      std::vector<std::vector<Term>> others;
      for (std::vector<Term>& group : groups) {
        std::vector<Term> both = joined;
        both.insert(both.end(), group.begin(), group.end());
        const std::size_t apart = places_of(joined).size() + places_of(group).size();
        const std::size_t size = places_of(both).size();
        if (size < apart && size <= kMostCellsTogether) {
          joined = std::move(both);
        } else {
          others.push_back(std::move(group));
        }
      }
      std::sort(joined.begin(), joined.end());
      others.push_back(std::move(joined));
      groups = std::move(others);
    }
    return groups;
  }

  /// The other tests that say something of these places alone.
  [[nodiscard]] std::vector<Term> within(const std::vector<Place>& places) {
    const auto is_inside = [&](Place place) {
      return std::binary_search(places.begin(), places.end(), place);
    };
    std::vector<Term> found;
    for (const auto& [a, b] : differences_) {
      if (is_inside(a) && is_inside(b))
        found.push_back(space_.negation(space_.equal(space_.value_of(a), space_.value_of(b))));
    }
    for (const std::vector<Term>* tests : {&pairs_, &sums_}) {
      for (const Term test : *tests) {
        const std::vector<Place>& of_test = space_.places(test);
        if (std::all_of(of_test.begin(), of_test.end(), is_inside)) found.push_back(test);
      }
    }
    return found;
  }

  /// Null pointer: all that this rule may take is used up.
  const KnownDiagram* diagram_of(Wanted wanted) {
    auto& known = used_[key_of(wanted)];
    if (known == nullptr) {
      FormulaEffort& effort = out_.formulas();
      // One that is counted is had again as it was made.
      const bool is_counted = std::any_of(kHaste.begin(), kHaste.end(), [&](bool is_hasty) {
        wanted.is_hasty = is_hasty;
        return effort.known.contains(key_of(wanted));
      });
      if (!is_counted) {
        if (work_ > kMostFormulaWork || effort.is_used_up()) return nullptr;
        wanted.is_hasty = effort.work > kMuchWork;
      }
      wanted.watch = watch_;
      known = diagram_for(wanted);
      work_ += known->work;
      is_stopped_ = is_stopped_ || known->is_cut_short;
      if (effort.known.insert(known->key).second) effort.work += known->work;
    }
    return known.get();
  }

  bool post_diagram(Term test, std::size_t most, std::size_t* num_states = nullptr) {
    const std::vector<Place> given = ordered(space_.places(test));
    Differences differences = differences_;
    for (std::size_t i = 0; i < given.size() && out_.assumes_houses(); ++i) {
      for (std::size_t j = i + 1; j < given.size(); ++j) {
        if (board_.sees(cell_of(given[i]), cell_of(given[j])))
          differences.insert(std::minmax(given[i], given[j]));
      }
    }
    const KnownDiagram* known = diagram_of({space_, test, given, differences, kMostStatesOfTry});
    // An order that takes few states may stand behind one of many.
    if (known != nullptr && known->table == nullptr && most > kMostStatesOfTry)
      known = diagram_of({space_, test, given, differences, most});
    if (known == nullptr) return false;
    if (num_states != nullptr) *num_states = known->num_states;
    if (known->table == nullptr) return false;
    std::vector<Cell> cells;
    for (const std::size_t place : known->order) cells.push_back(cell_of(given[place]));
    out_.sequences(cells, known->table);
    return true;
  }

  /// Whether the tests hold of all orders of the same digits, and these must differ; then the sets
  /// that they may be.
  bool post_sets(Term test, const std::vector<Place>& places) {
    constexpr std::size_t kMostSets = 20'000;
    for (std::size_t i = 0; i < places.size(); ++i) {
      for (std::size_t j = i + 1; j < places.size(); ++j) {
        if (!differences_.contains({places[i], places[j]})) return false;
      }
      if (i > 0 && space_.exchanged(test, places[i - 1], places[i]) != test) return false;
    }
    std::vector<std::pair<Term, DigitSet>> open{{test, DigitSet()}};
    std::size_t num_tried = 0;
    for (const Place place : places) {
      std::vector<std::pair<Term, DigitSet>> next;
      for (const auto& [left, digits] : open) {
        const int from =
            digits.empty() ? 0 : 64 - static_cast<int>(std::countl_zero(digits.mask()));
        for (int i = from; i < space_.num_digits(); ++i) {
          const Term more = space_.with(left, place, static_cast<std::size_t>(i));
          if (++num_tried > kMostSets || space_.exhausted()) return false;
          if (more == space_.truth(false)) continue;
          next.emplace_back(more, digits | DigitSet::single(Digit(i)));
        }
      }
      open = std::move(next);
    }
    space_.forget_residuals();
    std::vector<Cell> cells;
    for (const Place place : ordered(places)) cells.push_back(cell_of(place));
    std::vector<DigitSet> sets;
    std::vector<DigitSet> partners(static_cast<std::size_t>(space_.num_digits()));
    for (const auto& [left, digits] : open) {
      sets.push_back(digits);
      for (int i = 0; i < space_.num_digits(); ++i) {
        if (digits.contains(Digit(i))) partners[static_cast<std::size_t>(i)] |= digits;
      }
    }
    // What goes together in no set is told by pairs as well: it shows without a look at the sets.
    std::vector<std::pair<Cell, Cell>> cell_pairs;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (std::size_t j = i + 1; j < cells.size(); ++j)
        cell_pairs.emplace_back(cells[i], cells[j]);
    }
    out_.relate(cell_pairs,
                [&](Digit a, Digit b) { return a != b && partners[a.index()].contains(b); });
    out_.one_of_sets(cells, std::move(sets));
    return true;
  }

  std::optional<Excess> post_group(const std::vector<Term>& group) {
    const std::vector<Place> places = places_of(group);
    const Term alone = space_.all_of(group);
    if (post_sets(alone, places)) return std::nullopt;
    if (places.size() <= kMostCellsTogether) {
      std::vector<Term> all = within(places);
      all.push_back(alone);
      if (post_diagram(space_.all_of(all), kMostStatesOfTry)) return std::nullopt;
      if (group.size() > 1 && post_diagram(alone, kMostStatesOfTry)) return std::nullopt;
    }
    for (const Term test : group) {
      std::size_t num_states = 0;
      if (post_diagram(test, kMostStates, &num_states)) continue;
      Excess excess;
      for (const Place place : ordered(space_.places(test))) excess.cells.push_back(cell_of(place));
      excess.num_states = num_states;
      excess.kind = num_states > kMostStates       ? Excess::Kind::states
                    : out_.formulas().is_used_up() ? Excess::Kind::together
                                                   : Excess::Kind::work;
      return excess;
    }
    return std::nullopt;
  }

  const geometry::Board& board_;
  Space& space_;
  base::Watch* watch_;  ///< may be null
  Lowering& out_;
  std::map<Place, std::size_t> ranks_;
  Differences differences_;  ///< the lesser place first
  std::vector<Term> pairs_;  ///< other tests of two places
  std::vector<Term> sums_;   ///< that are posted as such
  std::vector<Term> rest_;
  std::map<std::vector<std::int64_t>, std::shared_ptr<const KnownDiagram>> used_;
  std::size_t work_ = 0;     ///< on these
  bool is_stopped_ = false;  ///< the watch has passed
};

}  // namespace

std::optional<Excess> lower_tests(const geometry::Board& board, Space& space,
                                  const std::vector<Term>& tests, const std::vector<Cell>& order,
                                  base::Watch* watch, Lowering& out) {
  TestLowering lowering(board, space, order, watch, out);
  auto excess = lowering.lower(tests);
  if (!excess && space.exhausted()) excess = Excess{order, 0, Excess::Kind::work};
  if (excess && lowering.is_stopped()) excess->kind = Excess::Kind::time;
  if (excess) out.give_up();
  return excess;
}

}  // namespace omnidoku::constraints
