// SPDX-License-Identifier: MIT
//
// Soundness: see the header; the premises are the cells of the set and nothing else.
// Connected sets are enumerated without repetition after S. Wernicke, "Efficient detection of
// network motifs" (2006): a set is grown from its lowest cell, and a cell may join only at the
// first member that it is joined to.
#include "logic/sets/bent_sets.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/bits.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

using model::CandidateRole;
using model::Step;

constexpr int kMostCells = 8;
constexpr int kMostVisits = 400'000;

class BentSetSearch {
 public:
  BentSetSearch(const Position& position, StepSink& sink, int size, BentSets wanted)
      : position_(position),
        structure_(position.structure()),
        sink_(sink),
        size_(size),
        wanted_(wanted),
        watch_(position.watch()),
        joined_(static_cast<std::size_t>(structure_.num_cells())) {}

  void run() {
    join_cells();
    for (std::size_t root = 0; root < joined_.size(); ++root) {
      if (joined_[root].words().empty()) continue;
      root_ = root;
      Level& level = levels_[0];
      level.open = above(joined_[root], root);
      level.reached = joined_[root];
      level.reached.insert(Cell(root));
      cells_[0] = Cell(root);
      if (grow(1, position_.candidates(Cell(root)), std::nullopt)) return;
    }
  }

 private:
  /// What a set of so many cells may still take in.
  struct Level {
    CellSet open;     ///< cells that may join now
    CellSet reached;  ///< the cells of the set and all that are joined to them
  };

  /// Two cells are joined when they see each other and share a digit.
  void join_cells() {
    position_.board().for_each_open([&](Cell cell) {
      const DigitSet digits = position_.candidates(cell);
      if (digits.size() < 2 || digits.size() > size_) return;
      CellSet& joined = joined_[cell.index()] = CellSet(structure_.num_cells());
      for (const Cell peer : structure_.peer_list(cell)) {
        const DigitSet others = position_.candidates(peer);
        if (others.size() >= 2 && (others | digits).size() <= size_ && !(others & digits).empty()) {
          joined.insert(peer);
        }
      }
    });
  }

  static CellSet above(const CellSet& set, std::size_t root) {
    CellSet result = set;
    set.for_each([&](Cell cell) {
      if (cell.index() <= root) result.erase(cell);
    });
    return result;
  }

  /// Whether the cell can join; sets z when it makes a digit unrestricted.
  [[nodiscard]] bool fits(Cell cell, int count, std::optional<Digit>& z) const {
    const DigitSet digits = position_.candidates(cell);
    for (int i = 0; i < count; ++i) {
      const Cell other = cells_[static_cast<std::size_t>(i)];
      const DigitSet shared = digits & position_.candidates(other);
      if (shared.empty() || structure_.sees(cell, other)) continue;
      if (shared.size() > 1 || (z && *z != shared.first())) return false;
      z = shared.first();
    }
    return true;
  }

  /// True when the sink wants no more.
  bool grow(int count, DigitSet digits, std::optional<Digit> z) {
    if (count == size_) return digits.size() == size_ && report(digits, z);
    Level& level = levels_[static_cast<std::size_t>(count) - 1];
    while (!level.open.empty()) {
      if (++visits_ > kMostVisits || watch_.passed()) return true;
      const Cell cell = lowest(level.open);
      level.open.erase(cell);
      const DigitSet all = digits | position_.candidates(cell);
      std::optional<Digit> new_z = z;
      if (all.size() > size_ || !fits(cell, count, new_z)) continue;
      cells_[static_cast<std::size_t>(count)] = cell;
      if (count + 1 < size_) {
        Level& next = levels_[static_cast<std::size_t>(count)];
        next.open = joined_[cell.index()];
        next.open -= level.reached;
        next.open = above(next.open, root_);
        next.open |= level.open;
        next.reached = level.reached;
        next.reached |= joined_[cell.index()];
      }
      if (grow(count + 1, all, new_z)) return true;
    }
    return false;
  }

  static Cell lowest(const CellSet& set) {
    const auto words = set.words();
    std::size_t w = 0;
    while (words[w] == 0) ++w;
    return Cell(w * 64 + static_cast<std::size_t>(std::countr_zero(words[w])));
  }

  [[nodiscard]] std::vector<Cell> with(std::span<const Cell> cells, Digit digit) const {
    std::vector<Cell> result;
    for (const Cell cell : cells) {
      if (position_.candidates(cell).contains(digit)) result.push_back(cell);
    }
    return result;
  }

  /// Whether some of the cells, but not all, have no more digits than cells, or one digit more and
  /// z is not among the rest: the smaller set does the same.
  [[nodiscard]] bool has_locked_part(std::span<const Cell> cells) const {
    for (unsigned mask = 1; mask + 1 < 1U << cells.size(); ++mask) {
      DigitSet digits;
      base::for_each_bit(
          mask, [&](int i) { digits |= position_.candidates(cells[static_cast<std::size_t>(i)]); });
      if (digits.size() <= std::popcount(mask)) return true;
    }
    return false;
  }

  [[nodiscard]] bool in_one_house(std::span<const Cell> cells) const {
    for (const HousePlace at : structure_.houses_of(cells.front())) {
      const CellSet& set = structure_.house(at.house).set;
      if (std::all_of(cells.begin(), cells.end(), [&](Cell c) { return set.contains(c); })) {
        return true;
      }
    }
    return false;
  }

  /// The cell that sees all others; the one with most candidates when there are several.
  [[nodiscard]] std::optional<std::size_t> pivot(std::span<const Cell> cells) const {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const bool sees_all = std::all_of(cells.begin(), cells.end(), [&](Cell other) {
        return other == cells[i] || structure_.sees(cells[i], other);
      });
      if (!sees_all) continue;
      if (!best ||
          position_.candidates(cells[i]).size() > position_.candidates(cells[*best]).size()) {
        best = i;
      }
    }
    return best;
  }

  bool report(DigitSet digits, std::optional<Digit> z) {
    std::vector<Cell> cells(cells_.begin(), cells_.begin() + size_);
    if (!z && in_one_house(cells)) return false;  // a naked subset
    Step step;
    (z ? DigitSet::single(*z) : digits).for_each([&](Digit digit) {
      eliminate_in(step, position_, common_peers(structure_, with(cells, digit)), digit);
    });
    if (step.eliminations.empty() || has_locked_part(cells)) return false;
    std::sort(cells.begin(), cells.end());
    const std::optional<std::size_t> at = pivot(cells);
    if (at)
      std::rotate(cells.begin(), cells.begin() + static_cast<long>(*at),
                  cells.begin() + static_cast<long>(*at) + 1);
    if (!z) {
      step.variant = bent_all_restricted;
    } else if (!at) {
      step.variant = bent_no_pivot;
    } else {
      step.variant =
          position_.candidates(cells[0]).contains(*z) ? bent_pivot_with_z : bent_pivot_without_z;
    }
    if (wanted_ == BentSets::pivot_without_z && step.variant != bent_pivot_without_z) return false;
    if (wanted_ == BentSets::pivot_with_z && step.variant != bent_pivot_with_z) return false;
    finish(step, digits, z, std::move(cells), at.has_value());
    return sink_.add(std::move(step));
  }

  void finish(Step& step, DigitSet digits, std::optional<Digit> z, std::vector<Cell> cells,
              bool has_pivot) const {
    step.size = size_;
    step.digits = digits;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      add_cell_premise(step, cells[i]);
      position_.candidates(cells[i]).for_each([&](Digit digit) {
        const bool is_z = z ? digit == *z : true;
        mark(step, {cells[i], digit}, is_z ? CandidateRole::pattern : CandidateRole::group,
             is_z ? 0 : (has_pivot && i == 0 ? kToneOfPivot : kToneOfOthers));
      });
    }
    step.cells = std::move(cells);
    if (z && size_ == 3) add_arrows(step, *z);
  }

  /// From the pivot's candidates to the pincers and to z there.
  void add_arrows(Step& step, Digit z) const {
    const Cell pivot_cell = step.cells[0];
    for (const Cell pincer : {step.cells[1], step.cells[2]}) {
      const DigitSet shared = position_.candidates(pincer) - DigitSet::single(z);
      const Digit x = shared.first();
      step.links.push_back({{{pivot_cell, x}}, {{pincer, x}}, false});
      step.links.push_back({{{pincer, x}}, {{pincer, z}}, true});
    }
  }

  const Position& position_;
  const Structure& structure_;
  StepSink& sink_;
  int size_;
  BentSets wanted_;
  base::Watch watch_;
  std::vector<CellSet> joined_;
  std::array<Level, kMostCells> levels_;
  std::array<Cell, kMostCells> cells_;
  std::size_t root_ = 0;
  int visits_ = 0;
};

}  // namespace

void find_bent_sets(const Position& position, StepSink& sink, int size, BentSets wanted) {
  BentSetSearch(position, sink, size, wanted).run();
}

std::string describe_bent_set(const Step& step, const Words& words) {
  const std::string all = words.cells(step.cells) + " have only the candidates " +
                          words.digits(step.digits) + " between them";
  if (step.variant == bent_all_restricted) {
    return all +
           ", and each of these digits only in cells that see each other, so that it is used at "
           "most once. As many cells as digits: each digit is in one of its cells there.";
  }
  Digit z;
  for (const model::CandidateMark& mark : step.marks) {
    if (mark.role == CandidateRole::pattern) z = mark.candidate.digit;
  }
  std::vector<Cell> ends = Words::marked_cells(step, CandidateRole::pattern);
  if (step.size == 3) {
    const std::string pivot = words.cell(step.cells[0]);
    std::vector<std::string> cases;
    for (const model::Link& link : step.links) {
      if (link.strong) continue;
      cases.push_back("if it is " + words.digit(link.from[0].digit) + ", " +
                      words.cell(link.to[0].cell) + " is " + words.digit(z));
    }
    if (step.variant == bent_pivot_with_z)
      cases.push_back("and otherwise it is " + words.digit(z) + " itself");
    std::string text = "Look at " + pivot + ": ";
    for (std::size_t i = 0; i < cases.size(); ++i) text += (i > 0 ? "; " : "") + cases[i];
    return text + ". So in any case " + words.digit(z) + " is in " + words.one_of(ends) + ".";
  }
  return all + ". All of these digits but " + words.digit(z) +
         " stand only in cells that see each other, so each is used at most once; one cell is left "
         "for " +
         words.digit(z) + ", which is therefore in " + words.one_of(ends) + ".";
}

}  // namespace omnidoku::logic
