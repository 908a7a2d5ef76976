// SPDX-License-Identifier: MIT
//
// Templates (pattern overlay) of one digit: the ways to put all its copies on the board that are
// left. What no template holds goes; what every template holds is placed.
// Soundness: the solution's copies of the digit form one of the templates. A template has one
// candidate in each full house and no two that see each other.
// A template is looked for with each candidate in it, and without it; houses with the fewest places
// left are tried first, and every template that turns up settles all its candidates. The houses
// that a refutation went through are the premises. A candidate whose search takes more than
// kMostNodes nodes is left alone.
#include <algorithm>
#include <limits>

#include "base/bits.h"
#include "logic/technique.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::templates_technique {

namespace {

constexpr int kMostNodes = 4'000;

/// The templates of one digit on one position.
class TemplateSearch {
 public:
  TemplateSearch(const Position& position, Digit digit)
      : structure_(position.structure()), cells_(position.board().cells_with(digit)) {
    for (std::size_t h = 0; h < structure_.houses().size(); ++h) {
      if (structure_.house(h).full && position.board().places(h, digit) != 0) houses_.push_back(h);
    }
    some_ = CellSet(structure_.num_cells());
    every_ = cells_;
  }

  [[nodiscard]] const CellSet& cells() const { return cells_; }
  /// Cells of some template found so far, of every template found so far.
  [[nodiscard]] const CellSet& some() const { return some_; }
  [[nodiscard]] const CellSet& every() const { return every_; }

  /// Whether there is no template with the cell, or (`value` false) none without it. The houses
  /// that prove it are added to `used`.
  bool refutes(Cell cell, bool value, std::vector<std::size_t>& used) {
    nodes_ = 0;
    chosen_.clear();
    proof_.clear();
    CellSet left = cells_;
    if (value) {
      chosen_.push_back(cell);
      left -= structure_.peers(cell);
    } else {
      left.erase(cell);
    }
    if (search(left) || nodes_ > kMostNodes) return false;
    used.insert(used.end(), proof_.begin(), proof_.end());
    return true;
  }

 private:
  /// Whether the chosen cells, which are in `left`, extend to a template.
  bool search(const CellSet& left) {
    if (++nodes_ > kMostNodes) return false;
    std::size_t narrowest = 0;
    int fewest = std::numeric_limits<int>::max();
    for (const std::size_t h : houses_) {
      const CellSet& set = structure_.house(h).set;
      const int count = num_common(set, left);
      if (count >= fewest) continue;
      const bool done = std::any_of(chosen_.begin(), chosen_.end(),
                                    [&set](Cell cell) { return set.contains(cell); });
      if (done) continue;
      narrowest = h;
      fewest = count;
      if (count <= 1) break;
    }
    if (fewest == std::numeric_limits<int>::max()) {
      accept();
      return true;
    }
    proof_.push_back(narrowest);
    for (const Cell cell : (structure_.house(narrowest).set & left).cells()) {
      chosen_.push_back(cell);
      const bool found = search(left - structure_.peers(cell));
      chosen_.pop_back();
      if (found || nodes_ > kMostNodes) return found;
    }
    return false;
  }

  static int num_common(const CellSet& a, const CellSet& b) {
    int count = 0;
    for (std::size_t i = 0; i < a.words().size(); ++i) {
      count += std::popcount(a.words()[i] & b.words()[i]);
    }
    return count;
  }

  void accept() {
    const CellSet all(structure_.num_cells(), chosen_);
    some_ |= all;
    every_ &= all;
  }

  const Structure& structure_;
  CellSet cells_;
  std::vector<std::size_t> houses_;
  CellSet some_;
  CellSet every_;
  std::vector<Cell> chosen_;
  std::vector<std::size_t> proof_;
  int nodes_ = 0;
};

model::Step step_of(const Position& position, Digit digit, std::vector<std::size_t> used) {
  model::Step step;
  step.digits = DigitSet::single(digit);
  std::sort(used.begin(), used.end());
  used.erase(std::unique(used.begin(), used.end()), used.end());
  step.size = static_cast<int>(used.size());
  for (const std::size_t h : used) {
    add_house_premise(step, position.structure(), h, digit, model::HouseRole::base);
  }
  return step;
}

/// Hands over what all templates of a digit hold and what none does; true when the sink wants no
/// more.
bool find_for(const Position& position, StepSink& sink, Digit digit) {
  TemplateSearch search(position, digit);
  std::vector<Candidate> placed;
  std::vector<Candidate> gone;
  std::vector<std::size_t> place_proof;
  std::vector<std::size_t> gone_proof;
  search.cells().for_each([&](Cell cell) {
    if (!position.out_of_time() && !search.some().contains(cell) &&
        search.refutes(cell, true, gone_proof)) {
      gone.push_back({cell, digit});
    }
  });
  search.cells().for_each([&](Cell cell) {
    if (!position.out_of_time() && search.every().contains(cell) &&
        search.refutes(cell, false, place_proof)) {
      placed.push_back({cell, digit});
    }
  });
  if (!placed.empty()) {
    model::Step step = step_of(position, digit, std::move(place_proof));
    step.placements = placed;
    for (const Candidate one : placed) mark(step, one, model::CandidateRole::pattern);
    if (sink.add(std::move(step))) return true;
  }
  if (gone.empty()) return false;
  model::Step step = step_of(position, digit, std::move(gone_proof));
  step.eliminations = gone;
  search.some().for_each([&](Cell cell) {
    mark(step, {cell, digit}, model::CandidateRole::pattern);
  });
  return sink.add(std::move(step));
}

void find(const Position& position, StepSink& sink) {
  for (int d = 0; d < position.structure().num_digits(); ++d) {
    if (find_for(position, sink, Digit(d))) return;
  }
}

std::string describe(const model::Step& step, const Words& words) {
  const std::string digit = words.digits(step.digits);
  const std::string start = "Of all ways to put " + digit +
                            " into every house that still needs it (" +
                            words.houses(step, model::HouseRole::base) + "), ";
  if (!step.placements.empty()) return start + "none does without these cells.";
  return start + "none uses these cells.";
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "templates",
    .title = "Templates",
    .family = Family::last_resort,
    .cost = 700,
    .idea =
        "Of all ways to place every copy of a digit, look at what all of them or none of them "
        "hold.",
    .look =
        "Take a digit with few places and draw every way to place all of its copies. A place that "
        "all ways use is right, one that none uses goes.",
    .example = ".7..4.1....1....3.6.......5......2...43.2....18.6....9....6.8.....5.197....8.9..2",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe,
    .summary = sum_up_templates,
};

}  // namespace omnidoku::logic::templates_technique
