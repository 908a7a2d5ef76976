// SPDX-License-Identifier: MIT
//
// Soundness: an almost locked set has one digit more than cells. If one cell takes x from it and
// another one y, too few digits are left; likewise a cell cannot lose all its candidates. So a
// combination of candidates that does this, or puts one digit twice where cells see each other, is
// not in the solution. The cells do hold some combination; what is in no possible one goes.
// Bounds: cells with at most kMostCandidates candidates, the kMostBaseCells with the fewest of
// them; with three cells, for each candidate that goes the first pair of helpers alone, each of
// which excludes something together with the victim, and kMostTriples triples.
#include "logic/sets/aligned_exclusion.h"

#include <algorithm>
#include <bit>

#include "base/bits.h"
#include "logic/sets/als_steps.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

using model::CandidateRole;
using model::Step;
using SetIndex = AlmostLockedSets::SetIndex;

constexpr int kMostCandidates = 5;
constexpr std::size_t kMostBaseCells = 220;
constexpr int kMostTriples = 300'000;

class Search {
 public:
  Search(const Position& position, StepSink& sink)
      : position_(position),
        structure_(position.structure()),
        table_(position.table<AlmostLockedSets>()),
        sink_(sink) {
    list_cells();
    list_taken_sets();
    list_excluded();
  }

  void pairs() {
    for (std::size_t a = 0; a < cells_.size() && !position_.out_of_time(); ++a) {
      for (std::size_t b = a + 1; b < cells_.size(); ++b) {
        if (!excludes_[a * cells_.size() + b]) continue;
        Step step;
        remove_from(step, a, b);
        remove_from(step, b, a);
        if (step.eliminations.empty()) continue;
        finish(step, {cells_[a], cells_[b]});
        if (sink_.add(std::move(step))) return;
      }
    }
  }

  void triples() {
    std::vector<std::size_t> helpers;
    base::Watch watch = position_.watch();
    for (std::size_t a = 0; a < cells_.size(); ++a) {
      helpers.clear();
      for (std::size_t b = 0; b < cells_.size(); ++b) {
        if (b != a && excludes_[a * cells_.size() + b]) helpers.push_back(b);
      }
      DigitSet left = position_.candidates(cells_[a]);
      for (std::size_t i = 0; i < helpers.size() && !left.empty(); ++i) {
        for (std::size_t j = i + 1; j < helpers.size() && !left.empty(); ++j) {
          if (++triples_ > kMostTriples || watch.passed()) return;
          if (try_triple(a, helpers[i], helpers[j], left)) return;
        }
      }
    }
  }

 private:
  void list_cells() {
    position_.board().for_each_open([&](Cell cell) {
      const int size = position_.candidates(cell).size();
      if (size >= 2 && size <= kMostCandidates) cells_.push_back(cell);
    });
    std::stable_sort(cells_.begin(), cells_.end(), [&](Cell a, Cell b) {
      return position_.candidates(a).size() < position_.candidates(b).size();
    });
    if (cells_.size() > kMostBaseCells) cells_.resize(kMostBaseCells);
  }

  /// For each candidate the sets that it takes its digit from, as bits.
  void list_taken_sets() {
    num_words_ = (table_.sets().size() + 63) / 64;
    taken_.resize(cells_.size() * digits() * num_words_);
    std::vector<std::size_t> index(static_cast<std::size_t>(structure_.num_cells()), cells_.size());
    for (std::size_t i = 0; i < cells_.size(); ++i) index[cells_[i].index()] = i;
    for (AlmostLockedSets::GroupIndex g = 0; g < table_.num_groups(); ++g) {
      for (const Cell cell : AlmostLockedSets::cells_of(table_.seen(g))) {
        const std::size_t i = index[cell.index()];
        if (i == cells_.size()) continue;
        std::uint64_t* bits = taken(i, table_.digit(g));
        for (const SetIndex set : table_.sets_with(g)) {
          bits[set / 64] |= std::uint64_t{1} << (set % 64);
        }
      }
    }
  }

  void list_excluded() {
    excluded_.resize(cells_.size() * digits() * cells_.size());
    excludes_.resize(cells_.size() * cells_.size());
    // What is left out when the time is over excludes nothing.
    for (std::size_t a = 0; a < cells_.size() && !position_.out_of_time(); ++a) {
      for (std::size_t b = 0; b < cells_.size(); ++b) {
        if (a == b || !structure_.peers(cells_[a]).intersects(structure_.peers(cells_[b])))
          continue;
        position_.candidates(cells_[a]).for_each([&](Digit x) {
          DigitSet& gone = excluded_[(a * digits() + x.index()) * cells_.size() + b];
          position_.candidates(cells_[b]).for_each([&](Digit y) {
            if (x == y ? structure_.sees(cells_[a], cells_[b]) : common_set(a, x, b, y) >= 0) {
              gone.insert(y);
            }
          });
          if (!gone.empty()) excludes_[a * cells_.size() + b] = true;
        });
      }
    }
  }

  [[nodiscard]] std::size_t digits() const {
    return static_cast<std::size_t>(structure_.num_digits());
  }
  std::uint64_t* taken(std::size_t cell, Digit digit) {
    return &taken_[(cell * digits() + digit.index()) * num_words_];
  }
  /// What cell b cannot be when a is x.
  [[nodiscard]] DigitSet excluded(std::size_t a, Digit x, std::size_t b) const {
    return excluded_[(a * digits() + x.index()) * cells_.size() + b];
  }

  /// The smallest set that both candidates take a digit from; -1 when there is none.
  [[nodiscard]] int common_set(std::size_t a, Digit x, std::size_t b, Digit y) {
    if (num_words_ == 0) return -1;
    const std::uint64_t* p = taken(a, x);
    const std::uint64_t* q = taken(b, y);
    for (std::size_t w = 0; w < num_words_; ++w) {
      if ((p[w] & q[w]) != 0) return static_cast<int>(w) * 64 + std::countr_zero(p[w] & q[w]);
    }
    return -1;
  }

  /// Removes from a what leaves b nothing.
  void remove_from(Step& step, std::size_t a, std::size_t b) {
    const DigitSet in_b = position_.candidates(cells_[b]);
    position_.candidates(cells_[a]).for_each([&](Digit x) {
      if (!excluded(a, x, b).contains_all(in_b)) return;
      step.eliminations.push_back({cells_[a], x});
      in_b.for_each([&](Digit y) { add_reason(step, a, x, b, y); });
    });
  }

  /// The set of cells for which the two candidates cannot both be true.
  void add_reason(Step& step, std::size_t a, Digit x, std::size_t b, Digit y) {
    if (x == y) return;
    const auto set = static_cast<SetIndex>(common_set(a, x, b, y));
    add_reason_cells(step, table_.cells(set));
  }

  void add_reason_cells(Step& step, std::span<const Cell> cells) {
    std::vector<Cell> reason(cells.begin(), cells.end());
    if (std::find(reasons_.begin(), reasons_.end(), reason) != reasons_.end()) return;
    for (const Cell cell : reason) {
      add_cell_premise(step, cell);
      mark_cell(step, position_, cell, position_.candidates(cell), CandidateRole::group,
                static_cast<int>(reasons_.size()) + 1);
    }
    reasons_.push_back(std::move(reason));
  }

  /// What c can be when a is x and b is y, cells that would lose everything minded.
  [[nodiscard]] DigitSet left_for(std::size_t a, Digit x, std::size_t b, Digit y, std::size_t c) {
    DigitSet left = position_.candidates(cells_[c]) - excluded(a, x, c) - excluded(b, y, c);
    if (left.empty() || x == y) return left;
    for (const std::size_t cell : trivalue_) {
      const DigitSet digits = position_.candidates(Cell(cell));
      if (!digits.contains(x) || !digits.contains(y)) continue;
      if (structure_.sees(Cell(cell), cells_[a]) && structure_.sees(Cell(cell), cells_[b])) {
        left -= digits - DigitSet{x, y};
      }
    }
    return left;
  }

  /// True when the sink wants no more.
  bool try_triple(std::size_t a, std::size_t b, std::size_t c, DigitSet& left) {
    list_trivalue(c, a, b);
    DigitSet gone;
    left.for_each([&](Digit x) {
      const DigitSet in_b = position_.candidates(cells_[b]) - excluded(a, x, b);
      // With one helper alone it is a pair exclusion.
      if (in_b.empty()) return;
      if ((position_.candidates(cells_[c]) - excluded(a, x, c)).empty()) return;
      bool possible = false;
      in_b.for_each([&](Digit y) { possible = possible || !left_for(a, x, b, y, c).empty(); });
      if (!possible) gone.insert(x);
    });
    if (gone.empty()) return false;
    left -= gone;
    Step step;
    gone.for_each([&](Digit x) { remove_by_three(step, a, x, b, c); });
    finish(step, {cells_[a], cells_[b], cells_[c]});
    return sink_.add(std::move(step));
  }

  /// Cells with three candidates that see all three cells.
  void list_trivalue(std::size_t c, std::size_t a, std::size_t b) {
    trivalue_.clear();
    const auto in_a = structure_.peers(cells_[a]).words();
    const auto in_b = structure_.peers(cells_[b]).words();
    const auto in_c = structure_.peers(cells_[c]).words();
    for (std::size_t w = 0; w < in_a.size(); ++w) {
      base::for_each_bit(in_a[w] & in_b[w] & in_c[w], [&](int bit) {
        const std::size_t cell = w * 64 + static_cast<std::size_t>(bit);
        if (position_.candidates(Cell(cell)).size() == 3) trivalue_.push_back(cell);
      });
    }
  }

  void remove_by_three(Step& step, std::size_t a, Digit x, std::size_t b, std::size_t c) {
    step.eliminations.push_back({cells_[a], x});
    position_.candidates(cells_[b]).for_each([&](Digit y) {
      if (excluded(a, x, b).contains(y)) {
        add_reason(step, a, x, b, y);
        return;
      }
      position_.candidates(cells_[c]).for_each([&](Digit z) {
        if (excluded(a, x, c).contains(z)) {
          add_reason(step, a, x, c, z);
        } else if (excluded(b, y, c).contains(z)) {
          add_reason(step, b, y, c, z);
        } else {
          for (const std::size_t cell : trivalue_) {
            if (position_.candidates(Cell(cell)) != DigitSet{x, y, z}) continue;
            const Cell reason[] = {Cell(cell)};
            add_reason_cells(step, reason);
            break;
          }
        }
      });
    });
  }

  void finish(Step& step, std::vector<Cell> base) {
    step.size = static_cast<int>(base.size());
    for (const Cell cell : base) {
      add_cell_premise(step, cell);
      mark_cell(step, position_, cell, position_.candidates(cell), CandidateRole::pattern);
    }
    step.cells = std::move(base);
    step.digits = removed_digits(step);
    reasons_.clear();
  }

  const Position& position_;
  const Structure& structure_;
  const AlmostLockedSets& table_;
  StepSink& sink_;
  std::vector<Cell> cells_;            // those tried, few candidates first
  std::vector<std::uint64_t> taken_;   // by cell and digit: sets it takes the digit from
  std::vector<DigitSet> excluded_;     // by cell, digit and other cell
  std::vector<bool> excludes_;         // by two cells: whether anything is excluded
  std::vector<std::size_t> trivalue_;  // cells that see the three at hand
  std::vector<std::vector<Cell>> reasons_;
  std::size_t num_words_ = 0;
  int triples_ = 0;
};

}  // namespace

void find_aligned_exclusions(const Position& position, StepSink& sink, int size) {
  Search search(position, sink);
  if (size == 2) {
    search.pairs();
  } else {
    search.triples();
  }
}

std::string describe_aligned_exclusion(const Step& step, const Words& words) {
  std::vector<std::string> sets;
  int last = 0;
  for (const model::CandidateMark& mark : step.marks) {
    if (mark.role == CandidateRole::group) last = std::max<int>(last, mark.tone);
  }
  for (int tone = 1; tone <= last; ++tone) sets.push_back(set_words(step, words, tone));
  std::vector<std::string> gone;
  for (const Candidate one : step.eliminations) gone.push_back(words.candidate(one));
  std::string text = "Try the combinations of candidates of " + words.cells(step.cells) +
                     ". With " + Words::list(gone, "or") + " none of them works: ";
  text += step.size == 2 ? "the two" : "some of the three";
  text += " would be equal where they see each other";
  if (!sets.empty()) text += ", or leave too few digits for " + Words::list(sets, "or");
  return text + ".";
}

}  // namespace omnidoku::logic
