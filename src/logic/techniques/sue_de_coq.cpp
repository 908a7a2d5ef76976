// SPDX-License-Identifier: MIT
//
// Some cells C where two houses cross, with cells A of the one house and B of the other outside the
// crossing. Soundness: A and B share no digit, so every digit of the cells C, A and B stands only
// in cells of one house and is used at most once by them. When there are just as many digits as
// cells each digit is used, and goes from every cell that sees all its places there. Bounds: 2 to 4
// cells in the crossing, at most kMostOutside outside it in each house. Named after its finder on
// the Sudoku Players' forum ("Two-Sector Disjoint Subsets", 2005).
#include <algorithm>

#include "base/bits.h"
#include "logic/technique.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::sue_de_coq_technique {

namespace {

using model::CandidateRole;
using model::Step;

constexpr int kMostCrossing = 4;
constexpr int kMostOutside = 5;
constexpr int kMostVisits = 400'000;

/// Cells of one house with their digits.
struct Part {
  PlaceMask places = 0;
  DigitSet digits;
};

struct Found {
  std::uint32_t house_a = 0;
  std::uint32_t house_b = 0;
  PlaceMask crossing = 0;  ///< places of house_a
  PlaceMask in_a = 0;
  PlaceMask in_b = 0;
  int cells = 0;
};

class Search {
 public:
  explicit Search(const Position& position)
      : position_(position), structure_(position.structure()), watch_(position.watch(4096)) {}

  std::vector<Found> run() {
    for (std::size_t h = 0; h < structure_.houses().size(); ++h) {
      for (const Overlap& overlap : structure_.overlaps(h)) {
        if (position_.out_of_time()) break;
        if (overlap.house > h) cross(h, overlap);
      }
    }
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Found& p, const Found& q) { return p.cells < q.cells; });
    return std::move(found_);
  }

 private:
  [[nodiscard]] DigitSet digits_at(std::size_t h, int place) const {
    return position_.candidates(structure_.house(h).cells[static_cast<std::size_t>(place)]);
  }

  /// All sets of at most `most` of the places, with their digits.
  void list_parts(std::size_t h, PlaceMask places, int most, std::vector<Part>& parts) {
    parts.assign(1, Part{});
    base::for_each_bit(places, [&](int place) {
      const DigitSet digits = digits_at(h, place);
      for (std::size_t i = parts.size(); i-- > 0;) {
        if (std::popcount(parts[i].places) == most) continue;
        if (watch_.passed()) return;
        parts.push_back({parts[i].places | PlaceMask{1} << place, parts[i].digits | digits});
      }
    });
    parts.erase(parts.begin());
  }

  void cross(std::size_t h, const Overlap& overlap) {
    const PlaceMask open = position_.board().open_places(h);
    list_parts(h, open & overlap.here, kMostCrossing, crossings_);
    std::erase_if(crossings_, [](const Part& part) {
      return std::popcount(part.places) < 2 || part.digits.size() < std::popcount(part.places) + 2;
    });
    if (crossings_.empty()) return;
    list_parts(h, open & ~overlap.here, kMostOutside, in_a_);
    list_parts(overlap.house, position_.board().open_places(overlap.house) & ~overlap.there,
               kMostOutside, in_b_);
    for (const Part& crossing : crossings_) {
      if (!match(h, overlap.house, crossing)) return;
    }
  }

  /// How many of the crossing's digits a part takes away, its own further digits counted against.
  static int gain(const Part& part, const Part& crossing) {
    return std::popcount(part.places) - (part.digits - crossing.digits).size();
  }

  /// False when enough was looked at.
  bool match(std::size_t a, std::size_t b, const Part& crossing) {
    const int wanted = crossing.digits.size() - std::popcount(crossing.places);
    for (const Part& in_a : in_a_) {
      const int from_a = gain(in_a, crossing);
      if (watch_.passed()) return false;
      if (from_a < 1 || from_a >= wanted) continue;
      for (const Part& in_b : in_b_) {
        if (++visits_ > kMostVisits || watch_.passed()) return false;
        if (!(in_a.digits & in_b.digits).empty() || gain(in_b, crossing) != wanted - from_a) {
          continue;
        }
        found_.push_back({static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b),
                          crossing.places, in_a.places, in_b.places,
                          std::popcount(crossing.places) + std::popcount(in_a.places) +
                              std::popcount(in_b.places)});
      }
    }
    return true;
  }

  const Position& position_;
  const Structure& structure_;
  base::Watch watch_;
  std::vector<Part> crossings_;
  std::vector<Part> in_a_;
  std::vector<Part> in_b_;
  std::vector<Found> found_;
  int visits_ = 0;
};

/// What goes from the two houses, or with `beyond` from other cells; without eliminations when
/// nothing does.
Step step_for(const Position& position, const Found& found, bool beyond) {
  const Structure& structure = position.structure();
  const std::vector<Cell> parts[] = {cells_at(structure.house(found.house_a), found.crossing),
                                     cells_at(structure.house(found.house_a), found.in_a),
                                     cells_at(structure.house(found.house_b), found.in_b)};
  Step step;
  for (const auto& part : parts) step.cells.insert(step.cells.end(), part.begin(), part.end());
  for (const Cell cell : step.cells) step.digits |= position.candidates(cell);
  const CellSet in_houses = structure.house(found.house_a).set | structure.house(found.house_b).set;
  step.digits.for_each([&](Digit digit) {
    std::vector<Cell> with;
    for (const Cell cell : step.cells) {
      if (position.candidates(cell).contains(digit)) with.push_back(cell);
    }
    const CellSet seen = common_peers(structure, with);
    eliminate_in(step, position, beyond ? seen - in_houses : seen & in_houses, digit);
  });
  if (step.eliminations.empty()) return step;
  step.size = found.cells;
  int tone = 0;
  for (const auto& part : parts) {
    for (const Cell cell : part) {
      add_cell_premise(step, cell);
      mark_cell(step, position, cell, position.candidates(cell),
                tone == 0 ? CandidateRole::pattern : CandidateRole::group, tone);
    }
    ++tone;
  }
  mark_house(step, structure, found.house_a, model::HouseRole::home);
  mark_house(step, structure, found.house_b, model::HouseRole::home);
  return step;
}

void find(const Position& position, StepSink& sink) {
  for (const Found& found : Search(position).run()) {
    for (const bool beyond : {false, true}) {
      Step step = step_for(position, found, beyond);
      if (!step.eliminations.empty() && sink.add(std::move(step))) return;
    }
  }
}

std::string describe(const Step& step, const Words& words) {
  std::vector<Cell> parts[3];
  for (const model::CandidateMark& mark : step.marks) {
    std::vector<Cell>& part = parts[mark.tone];
    if (part.empty() || part.back() != mark.candidate.cell) part.push_back(mark.candidate.cell);
  }
  return "Where " + words.houses(step, model::HouseRole::home) + " cross, take " +
         words.cells(parts[0]) + ", outside the crossing " + words.cells(parts[1]) + " in " +
         words.shape(step.houses[0].primitive) + " and " + words.cells(parts[2]) + " in " +
         words.shape(step.houses[1].primitive) +
         "; what stands outside in one has no digit of the other. These " +
         std::to_string(step.cells.size()) + " cells have only the " +
         std::to_string(step.digits.size()) + " candidates " + words.digits(step.digits) +
         ", and can use each only once, so each of them is used.";
}

bool applies(const Structure& structure) {
  for (std::size_t h = 0; h < structure.houses().size(); ++h) {
    if (!structure.overlaps(h).empty()) return true;
  }
  return false;
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "sue_de_coq",
    .title = "Sue de Coq",
    .family = Family::almost_locked,
    .cost = 230,
    .idea =
        "Cells where two houses cross, with some cells of each house, hold just as many digits as "
        "they are, and no digit can be used twice, so all of them are used.",
    .look =
        "Where a box and a line cross, look for two or three cells with two or three digits too "
        "many. Some cells of the line and some of the box that take just these digits make the "
        "count come out even.",
    .example = ".78........1....386..1.........1.2...4.92.5.1.....7......46.....2..3.97....8....2",
    .applies = applies,
    .find = find,
    .describe = describe,
    .summary = sum_up_sue_de_coq,
};

}  // namespace omnidoku::logic::sue_de_coq_technique
