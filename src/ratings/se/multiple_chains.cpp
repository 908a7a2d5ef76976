// SPDX-License-Identifier: MIT
#include "ratings/se/multiple_chains.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <unordered_map>

#include "ratings/se/link_lists.h"
#include "ratings/se/simple_chains.h"

namespace omnidoku::ratings::se {
namespace {

/// What a chain starts from, in the order in which the program prefers them among equals.
enum class Source : std::uint8_t { both_ways = 1, cell = 5, house = 6, contradiction = 7 };

constexpr int kLevels = 6;

/// The names by level and source.
struct Names {
  std::string of[kLevels][8];

  Names() {
    const std::string suffixes[kLevels] = {
        "",
        " (+)",
        " (+ Forcing Chains)",
        " (+ Multiple Forcing Chains)",
        " (+ Dynamic Forcing Chains)",
        " (+ Dynamic Forcing Chains (+ Forcing Chains))",
    };
    for (int level = 0; level < kLevels; ++level) {
      const auto set = [&](Source source, const char* kind) {
        of[level][static_cast<int>(source)] =
            std::string("Dynamic ") + kind + " Forcing Chains" + suffixes[level];
      };
      set(Source::both_ways, "Double");
      set(Source::cell, "Cell");
      set(Source::house, "Region");
      set(Source::contradiction, "Contradiction");
    }
  }
};

std::string_view name_of(ChainKinds kinds, Source source) {
  if (kinds.nishio) return "Nishio Forcing Chains";
  if (!kinds.dynamic) {
    return source == Source::cell ? "Cell Forcing Chains" : "Region Forcing Chains";
  }
  static const Names names;
  return names.of[kinds.level][static_cast<int>(source)];
}

constexpr ChainKinds kMultiple{.multiple = true};
constexpr ChainKinds kDynamic{.multiple = true, .dynamic = true};
constexpr ChainKinds kDynamicAndSimple{.multiple = true, .dynamic = true, .level = 2};

/// The rules that chains of a level use inside themselves, with what they found before in the same
/// grid.
class RulesOfLevel : public NestedRules {
 public:
  explicit RulesOfLevel(int level) : level_(level) {
    if (level < 4) rules_.emplace_back();  // simple chains
    if (level == 3) add(kMultiple);
    if (level >= 4) add(kDynamic);
    if (level >= 5) add(kDynamicAndSimple);
  }

  [[nodiscard]] int level() const { return level_; }
  [[nodiscard]] int number_of_rules() const override { return static_cast<int>(rules_.size()); }

  std::span<const NestedChain> find(int rule_number, const Grid& grid) override {
    Rule& rule = rules_[static_cast<std::size_t>(rule_number)];
    GridKey key;
    for (int cell = 0; cell < kCells; ++cell) key.candidates[cell] = grid.candidates(cell);
    const auto [place, is_new] = rule.found.try_emplace(key);
    if (is_new) {
      place->second = rule.chains ? rule.chains->find_all(grid, rule.kinds, *deadline_)
                                  : simple_.find_all(grid);
    }
    return place->second;
  }

  /// Forgets all finds. The deadline holds until the next start.
  void start(const base::Deadline& deadline) {
    deadline_ = &deadline;
    for (Rule& rule : rules_) rule.found.clear();
  }

 private:
  struct GridKey {
    Mask candidates[kCells] = {};

    bool operator==(const GridKey&) const = default;
  };
  struct HashOfGrid {
    std::size_t operator()(const GridKey& key) const {
      std::uint64_t hash = 0;
      for (const Mask candidates : key.candidates) {
        hash = (std::rotl(hash, 9) ^ candidates) * 0x9E3779B97F4A7C15U;
      }
      return static_cast<std::size_t>(hash);
    }
  };
  struct Rule {
    ChainKinds kinds;
    std::unique_ptr<MultipleChains> chains;  // none: simple chains
    std::unordered_map<GridKey, std::vector<NestedChain>, HashOfGrid> found;
  };

  void add(ChainKinds kinds) {
    Rule& rule = rules_.emplace_back();
    rule.kinds = kinds;
    rule.chains = std::make_unique<MultipleChains>();
  }

  int level_ = 0;
  const base::Deadline* deadline_ = nullptr;
  std::vector<Rule> rules_;
  SimpleChains simple_;
};

/// What can become absent at most if a candidate is there, without dynamic links: all that the
/// links reach, even beyond a contradiction.
class StaticBounds {
 public:
  void set(const Grid& grid) {
    links_.set(grid);
    reach_.set(links_);
    words_ = (links_.candidates().size() + 63) / 64;
    std::uint16_t next = 0;
    for (const Candidate candidate : links_.candidates()) places_[candidate] = next++;
    excluded_.assign(links_.candidates().size() * words_, 0);
    for (const Candidate candidate : links_.candidates()) {
      for (const Candidate other : links_.excluded(candidate, kAllLinks)) {
        row(excluded_, candidate)[places_[other] / 64] |= Word{1} << places_[other] % 64;
      }
    }
    absent_ = excluded_;
    for (const Candidate candidate : links_.candidates()) {
      reach_.each_there(candidate, [&](Candidate other) {
        const Word* const from = row(excluded_, other);
        Word* const to = row(absent_, candidate);
        for (std::size_t word = 0; word < words_; ++word) to[word] |= from[word];
      });
    }
  }

  /// Whether anything can be absent whichever of these members of a group is there.
  [[nodiscard]] bool have_common(int group, Mask members) {
    Reach::Row common;
    std::fill_n(common, words_, ~Word{0});
    base::for_each_bit(members, [&](int place) {
      const Word* const absent = row(absent_, kGroupTables.member[group][place]);
      for (std::size_t word = 0; word < words_; ++word) common[word] &= absent[word];
    });
    return std::any_of(common, common + words_, [](Word word) { return word != 0; });
  }

 private:
  using Word = Reach::Word;
  static constexpr LinkKinds kAllLinks{.within_cells = true, .within_houses = true};

  [[nodiscard]] Word* row(std::vector<Word>& rows, Candidate candidate) const {
    return &rows[places_[candidate] * words_];
  }

  LinkLists links_;
  Reach reach_;
  std::size_t words_ = 0;                   // of a row
  std::uint16_t places_[kCandidates] = {};  // among the candidates of the grid
  std::vector<Word> excluded_;              // rows: by one candidate alone
  std::vector<Word> absent_;                // rows: in any number of steps
};

}  // namespace

class MultipleChains::Search {
 public:
  bool find(const Grid& grid, ChainKinds kinds, const base::Deadline& deadline, Hint& hint,
            Mask nishio_digits) {
    nishio_digits_ = nishio_digits;
    run(grid, kinds, deadline, true);
    if (finds_.empty()) return false;
    const Find& find = finds_.front();
    hint = {};
    hint.removals.add(cell_of(find.target), find.removed);
    if (find.is_there) {
      hint.cell = cell_of(find.target);
      hint.digit = digit_of(find.target);
    }
    hint.difficulty = with_length(least_difficulty(kinds), find.complexity);
    hint.technique = name_of(kinds, find.source);
    return true;
  }

  std::vector<NestedChain> find_all(const Grid& grid, ChainKinds kinds,
                                    const base::Deadline& deadline) {
    run(grid, kinds, deadline, false);
    std::sort(std::begin(finds_), std::end(finds_), [](const Find& a, const Find& b) {
      return std::tuple(a.complexity, a.source, a.number) <
             std::tuple(b.complexity, b.source, b.number);
    });
    std::vector<NestedChain> chains;
    chains.reserve(finds_.size());
    for (const Find& find : finds_) chains.push_back(chain_of(find));
    return chains;
  }

 private:
  /// From where a chain starts: a candidate, a cell, or a house and a digit.
  struct Start {
    Source source = Source::both_ways;
    Candidate from = 0;  // of a cell: its first candidate; of a house: the digit in its first cell
    int house = 0;
  };

  struct Find {
    int complexity = 0;
    Source source = Source::both_ways;
    int number = 0;  // how many were offered before
    Start start;
    Candidate target = 0;
    bool is_there = false;
    Mask removed = 0;  // from the target's cell
  };

  void run(const Grid& grid, ChainKinds kinds, const base::Deadline& deadline, bool only_easiest) {
    grid_ = &grid;
    kinds_ = kinds;
    only_easiest_ = only_easiest;
    finds_.clear();
    for (auto& places : finds_in_) places.clear();
    offered_ = 0;
    if (kinds.level > 1) set_rules(kinds.level, deadline);
    closures_.start(grid, kinds, rules_.get());
    if (!kinds.dynamic) bounds_.set(grid);
    for (int cell = 0; cell < kCells && !deadline.passed(); ++cell) {
      const int candidates = count(grid.candidates(cell));
      if (candidates > 2 || (candidates == 2 && kinds.dynamic)) from_cell(cell);
    }
  }

  void set_rules(int level, const base::Deadline& deadline) {
    if (!rules_ || rules_->level() != level) rules_ = std::make_unique<RulesOfLevel>(level);
    rules_->start(deadline);
  }

  void from_cell(int cell) {
    const Mask digits = grid_->candidates(cell);
    const Mask started = kinds_.nishio ? digits & nishio_digits_ : digits;
    base::for_each_bit(started, [&](int digit) {
      if (kinds_.dynamic) from_candidate(candidate(cell, digit), count(digits) > 2);
      if (!kinds_.nishio) from_houses(cell, digit);
    });
    if (kinds_.nishio) return;
    offer_common({.source = Source::cell, .from = candidate(cell, lowest(digits))});
  }

  /// Whether the candidate is there or not.
  void from_candidate(Candidate from, bool may_double) {
    const Closure& with = closures_.of(node_on(from));
    const Closure& absent = closures_.of(node_off(from));
    const Start start{.source = Source::contradiction, .from = from};
    for (const bool is_there : {false, true}) {
      const Closure& closure = is_there ? absent : with;
      if (!closure.contradicts()) continue;
      offer(
          start, from, is_there, [&] { return closures_.ancestors_of_contradiction(closure); },
          [&](auto& chains) { closures_.add_nested_in_contradiction(closure, chains); });
    }
    if (may_double && !kinds_.nishio) offer_common({.source = Source::both_ways, .from = from});
  }

  /// Wherever the digit is in a house of the cell, if the cell is its first place there.
  void from_houses(int cell, int digit) {
    for (const HouseKind kind : kBoxRowColumn) {
      const int house = house_of(cell, kind);
      const Mask places = grid_->places(house, digit);
      if (count(places) < 2 || lowest(places) != place_in(cell, kind)) continue;
      offer_common({.source = Source::house, .from = candidate(cell, digit), .house = house});
    }
  }

  /// The closures that a chain compares.
  void set_branches(const Start& start) {
    branches_.clear();
    const int cell = cell_of(start.from);
    const int digit = digit_of(start.from);
    switch (start.source) {
      case Source::both_ways:
        branches_ = {&closures_.of(node_on(start.from)), &closures_.of(node_off(start.from))};
        return;
      case Source::cell:
        base::for_each_bit(grid_->candidates(cell), [&](int other) {
          branches_.push_back(&closures_.of(node_on(candidate(cell, other))));
        });
        return;
      case Source::house:
        base::for_each_bit(grid_->places(start.house, digit), [&](int place) {
          branches_.push_back(
              &closures_.of(node_on(candidate(cell_at(start.house, place), digit))));
        });
        return;
      case Source::contradiction: return;
    }
  }

  /// Whether anything could be absent in every branch of a start without dynamic links. What must
  /// be there makes others absent.
  bool may_have_common(const Start& start) {
    const int digit = digit_of(start.from);
    const int group =
        start.source == Source::cell ? cell_of(start.from) : house_group(start.house, digit);
    return bounds_.have_common(group, grid_->group(group));
  }

  /// All that follows in every branch.
  void offer_common(const Start& start) {
    if (!kinds_.dynamic && !may_have_common(start)) return;
    set_branches(start);
    NodeBits common = branches_.front()->known();
    for (std::size_t i = 1; i < branches_.size(); ++i) common &= branches_[i]->known();
    if (common.none()) return;
    for (const bool is_there : {true, false}) {
      for (const Node node : closures_.nodes(*branches_.front())) {
        if (is_on(node) != is_there || !common.test(node)) continue;
        const auto flat_complexity = [&] {
          int sum = 0;
          for (const Closure* branch : branches_) sum += closures_.ancestors(*branch, node);
          return sum;
        };
        offer(start, candidate_of(node), is_there, flat_complexity, [&](auto& chains) {
          for (const Closure* branch : branches_) closures_.add_nested(*branch, node, chains);
        });
      }
    }
  }

  /// Keeps a conclusion if it changes something and is easier than what does the same, or than all
  /// where only the easiest is asked for.
  template <class FlatComplexity, class AddNested>
  void offer(const Start& start, Candidate target, bool is_there, FlatComplexity&& flat_complexity,
             AddNested&& add_nested) {
    const int cell = cell_of(target);
    const Mask digit = bit(digit_of(target));
    const Mask removed = is_there ? without(grid_->candidates(cell), digit) : digit;
    if (removed == 0) return;
    Find* rival = rival_of(cell, removed);
    const auto is_easier = [&](int complexity) {
      return rival == nullptr ||
             std::tuple(complexity, start.source) < std::tuple(rival->complexity, rival->source);
    };
    ++offered_;
    int complexity = flat_complexity();
    if (!is_easier(complexity)) return;
    if (kinds_.level > 1) {
      nested_.clear();
      add_nested(nested_);
      complexity += complexity_of_nested();
      if (!is_easier(complexity)) return;
    }
    if (rival == nullptr) {
      finds_in_[cell].push_back(finds_.size());
      rival = &finds_.emplace_back();
    }
    *rival = {.complexity = complexity,
              .source = start.source,
              .number = offered_,
              .start = start,
              .target = target,
              .is_there = is_there,
              .removed = removed};
  }

  /// The find with which another one competes.
  Find* rival_of(int cell, Mask removed) {
    if (only_easiest_) return finds_.empty() ? nullptr : &finds_.front();
    for (const std::size_t i : finds_in_[cell]) {
      if (finds_[i].removed == removed) return &finds_[i];
    }
    return nullptr;
  }

  /// The sum over all different ones.
  [[nodiscard]] int complexity_of_nested() const {
    int sum = 0;
    for (auto chain = nested_.begin(); chain != nested_.end(); ++chain) {
      const bool is_new = std::none_of(nested_.begin(), chain, [&](const NestedChain* earlier) {
        return earlier->same_ways(**chain);
      });
      if (is_new) sum += (*chain)->complexity;
    }
    return sum;
  }

  NestedChain chain_of(const Find& find) {
    NestedChain chain;
    chain.removals = {{static_cast<std::uint8_t>(cell_of(find.target)), find.removed}};
    chain.complexity = find.complexity;
    if (find.source == Source::contradiction) {
      const Node start = find.is_there ? node_off(find.target) : node_on(find.target);
      closures_.add_ways_of_contradiction(closures_.of(start), chain);
      return chain;
    }
    set_branches(find.start);
    const Cause cause = find.source == Source::cell    ? kLastOfCell
                        : find.source == Source::house ? find.start.house
                                                       : kNoCause;
    const Node node = find.is_there ? node_on(find.target) : node_off(find.target);
    for (const Closure* branch : branches_) closures_.add_way(*branch, node, cause, chain);
    return chain;
  }

  const Grid* grid_ = nullptr;
  ChainKinds kinds_;
  bool only_easiest_ = false;
  Mask nishio_digits_ = kAll;
  StaticBounds bounds_;
  std::unique_ptr<RulesOfLevel> rules_;
  std::vector<Find> finds_;
  std::vector<std::size_t> finds_in_[kCells];  // by the cell of the removal
  int offered_ = 0;
  std::vector<const Closure*> branches_;
  std::vector<const NestedChain*> nested_;
  Closures closures_;
};

MultipleChains::MultipleChains() : search_(std::make_unique<Search>()) {}
MultipleChains::~MultipleChains() = default;

bool MultipleChains::find(const Grid& grid, ChainKinds kinds, const base::Deadline& deadline,
                          Hint& hint, Mask nishio_digits) {
  return search_->find(grid, kinds, deadline, hint, nishio_digits);
}

std::vector<NestedChain> MultipleChains::find_all(const Grid& grid, ChainKinds kinds,
                                                  const base::Deadline& deadline) {
  return search_->find_all(grid, kinds, deadline);
}

}  // namespace omnidoku::ratings::se
