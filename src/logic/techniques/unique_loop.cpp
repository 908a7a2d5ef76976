// SPDX-License-Identifier: MIT
//
// Unique loops: six or more cells with the same two candidates in a ring, each seeing the next.
// Every other cell of the ring makes one group; when every rule counts both groups alike
// (logic/unique/exchange.h) the two digits could be exchanged all along, so some further candidate
// in the ring is true. What follows goes by the types of logic/unique/guarded_pattern.h. Where
// nothing but full houses restricts the cells and three of them make up the board, as on a cube,
// there are none. A ring has at most one cell of either group in a house, so it would meet all
// three houses; open cells with both digits in each of them mean that neither digit is placed
// anywhere. Then neither is given, and exchanging the two all over makes a second solution, unless
// pencilmarks of the puzzle forbid it.
// Cost: rings are searched from each bivalue cell through cells of the same pair, with at most
// kMostCells cells, further candidates in at most two cells or, if they are one digit, in four; the
// search ends after kMostNodes steps for a pair of digits.
#include <algorithm>
#include <set>

#include "logic/unique/exchange.h"
#include "logic/unique/guarded_pattern.h"

namespace omnidoku::logic::unique_loop_technique {

namespace {

constexpr std::size_t kLeastCells = 6;
constexpr std::size_t kMostCells = 14;
constexpr std::size_t kMostExtra = 4;
constexpr int kMostNodes = 20'000;

/// Rings of one pair of digits.
class RingSearch {
 public:
  RingSearch(const Position& position, DigitSet pair)
      : position_(position),
        structure_(position.structure()),
        rules_(structure_.table<ExchangeRules>()),
        pair_(pair),
        pool_(structure_.num_cells()),
        used_(structure_.num_cells()),
        in_house_(structure_.houses().size(), 0) {}

  /// The rings in which no cell lies before the first one among those with two candidates.
  std::vector<std::vector<Cell>> run() {
    std::vector<Cell> starts;
    position_.board().for_each_open([&](Cell cell) {
      const DigitSet digits = position_.candidates(cell);
      if (!digits.contains_all(pair_) || !rules_.allowed(cell).contains_all(pair_)) return;
      pool_.insert(cell);
      if (digits == pair_) starts.push_back(cell);
    });
    if (starts.size() < 2 || pool_.size() < static_cast<int>(kLeastCells)) return {};
    for (const Cell start : starts) {
      add(start);
      extend({}, 0);
      remove(start);
      pool_.erase(start);  // every ring through it has been seen
    }
    return std::move(rings_);
  }

 private:
  void add(Cell cell) {
    path_.push_back(cell);
    used_.insert(cell);
    for (const HousePlace at : structure_.houses_of(cell)) ++in_house_[at.house];
  }
  void remove(Cell cell) {
    path_.pop_back();
    used_.erase(cell);
    for (const HousePlace at : structure_.houses_of(cell)) --in_house_[at.house];
  }

  /// A house takes one cell of each group.
  [[nodiscard]] bool fits(Cell cell) const {
    const auto houses = structure_.houses_of(cell);
    return std::all_of(houses.begin(), houses.end(),
                       [this](HousePlace at) { return in_house_[at.house] < 2; });
  }

  void extend(DigitSet guardians, std::size_t extra) {
    if (++nodes_ > kMostNodes) return;
    if (path_.size() >= kLeastCells && path_.size() % 2 == 0) close();
    if (path_.size() >= kMostCells) return;
    const CellSet next = (structure_.peers(path_.back()) & pool_) - used_;
    next.for_each([&](Cell cell) {
      const DigitSet more = position_.candidates(cell) - pair_;
      const DigitSet all = guardians | more;
      const std::size_t count = extra + (more.empty() ? 0 : 1);
      if (count > kMostExtra || (count > 2 && all.size() > 1) || !fits(cell)) return;
      add(cell);
      extend(all, count);
      remove(cell);
    });
  }

  void close() {
    // Each ring is walked in both directions; one is enough.
    if (path_[1] > path_.back() || !structure_.sees(path_.front(), path_.back())) return;
    std::vector<Cell> one;
    std::vector<Cell> other;
    for (std::size_t i = 0; i < path_.size(); ++i) (i % 2 == 0 ? one : other).push_back(path_[i]);
    if (!rules_.balanced(one, other)) return;
    std::vector<Cell> key = path_;
    std::sort(key.begin(), key.end());
    if (seen_.insert(std::move(key)).second) rings_.push_back(path_);
  }

  const Position& position_;
  const Structure& structure_;
  const ExchangeRules& rules_;
  DigitSet pair_;
  CellSet pool_;
  CellSet used_;
  std::vector<std::uint8_t> in_house_;  ///< per house: cells of the path
  std::vector<Cell> path_;
  std::vector<std::vector<Cell>> rings_;
  std::set<std::vector<Cell>> seen_;
  int nodes_ = 0;
};

struct Ring {
  DigitSet pair;
  std::vector<Cell> cells;
};

std::vector<Ring> rings_of(const Position& position) {
  std::vector<DigitSet> pairs;
  position.board().for_each_open([&](Cell cell) {
    const DigitSet digits = position.candidates(cell);
    if (digits.size() == 2 && std::find(pairs.begin(), pairs.end(), digits) == pairs.end()) {
      pairs.push_back(digits);
    }
  });
  std::vector<Ring> rings;
  for (const DigitSet pair : pairs) {
    for (std::vector<Cell>& cells : RingSearch(position, pair).run()) {
      rings.push_back({pair, std::move(cells)});
    }
  }
  std::stable_sort(rings.begin(), rings.end(),
                   [](const Ring& a, const Ring& b) { return a.cells.size() < b.cells.size(); });
  return rings;
}

/// Passes steps on with the length of the ring as their size.
class SizedSink final : public StepSink {
 public:
  SizedSink(StepSink& sink, std::size_t size) : sink_(sink), size_(static_cast<int>(size)) {}
  bool add(model::Step step) override {
    step.size = size_;
    return sink_.add(std::move(step));
  }
  [[nodiscard]] bool first_only() const override { return sink_.first_only(); }

 private:
  StepSink& sink_;
  int size_;
};

void find(const Position& position, StepSink& sink) {
  for (const Ring& ring : rings_of(position)) {
    const DigitSet named = ring.pair;
    const GuardedPattern guarded =
        guard(position, ring.cells, std::vector<DigitSet>(ring.cells.size(), ring.pair));
    SizedSink sized(sink, ring.cells.size());
    if (find_type_1(position, guarded, named, sized) ||
        find_type_2(position, guarded, named, sized) ||
        find_type_4(position, guarded, named, sized) ||
        find_type_3(position, guarded, named, sized)) {
      return;
    }
  }
}

/// Whether three full houses make up the board.
bool consists_of_three_houses(const Structure& structure) {
  if (structure.num_cells() != 3 * structure.num_digits()) return false;
  std::vector<std::size_t> full;
  for (std::size_t h = 0; h < structure.houses().size(); ++h) {
    if (structure.house(h).full) full.push_back(h);
  }
  const auto apart = [&](std::size_t a, std::size_t b) { return structure.num_shared(a, b) == 0; };
  for (std::size_t i = 0; i < full.size(); ++i) {
    for (std::size_t j = i + 1; j < full.size(); ++j) {
      for (std::size_t k = j + 1; apart(full[i], full[j]) && k < full.size(); ++k) {
        if (apart(full[i], full[k]) && apart(full[j], full[k])) return true;
      }
    }
  }
  return false;
}

/// Whether the puzzle has pencilmarks that keep a digit out of an open cell.
bool has_marks(const Structure& structure) {
  const auto& rules = structure.table<ExchangeRules>();
  for (int i = 0; i < structure.num_cells(); ++i) {
    const Cell cell(i);
    if (!rules.is_fixed(cell) && rules.allowed(cell) != structure.all_digits()) return true;
  }
  return false;
}

bool applies(const Structure& structure) {
  return !structure.only_full_houses() || !consists_of_three_houses(structure) ||
         has_marks(structure);
}

std::string describe(const model::Step& step, const Words& words) {
  return "If all the cells of the ring " + words.cells(step.cells) + " held only " +
         words.digits(step.digits) +
         ", these two digits could change places and there would be two solutions. " +
         tell_type(step, words);
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "unique_loop",
    .title = "Unique Loop",
    .family = Family::uniqueness,
    .assumes = Assumes::unique,
    .cost = 160,
    .cost_per_size = 5,
    .smallest_size = 6,
    .idea =
        "A ring of cells with the same two candidates could be filled in two ways, so one of the "
        "few further candidates in it is true.",
    .look =
        "Look for a ring of cells with the same two candidates that runs through rows, columns and "
        "boxes twice each. The few extras in it must not all be false.",
    .example = "..157.2....3.8..4.76.........5.329.....9.1.........42..7....56.....48...19....8..",
    .applies = applies,
    .find = find,
    .describe = describe,
    .summary = sum_up_deadly_pattern,
};

}  // namespace omnidoku::logic::unique_loop_technique
