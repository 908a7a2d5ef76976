// SPDX-License-Identifier: MIT
#include "logic/unique/rectangle_steps.h"

#include <algorithm>
#include <bit>

#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

using model::HouseRole;
using model::Step;

constexpr int kHidden = 7;

bool opposite(unsigned extra) { return extra == 0b0101 || extra == 0b1010; }

GuardedPattern guarded_by(const Position& position, const LiveRectangle& rectangle) {
  return guard(position, {rectangle.corners.begin(), rectangle.corners.end()},
               std::vector<DigitSet>(4, rectangle.pair));
}

/// Full houses through both cells in which the digit has these two places only.
template <class F>
bool for_each_strong_house(const Position& position, Cell a, Cell b, Digit digit, F&& f) {
  const Structure& structure = position.structure();
  if (!position.candidates(a).contains(digit) || !position.candidates(b).contains(digit)) {
    return false;
  }
  for (const HousePlace at : structure.houses_of(a)) {
    const HouseInfo& house = structure.house(at.house);
    if (!house.full || !house.set.contains(b)) continue;
    if (std::popcount(position.board().places(at.house, digit)) != 2) continue;
    if (f(static_cast<std::size_t>(at.house))) return true;
  }
  return false;
}

/// Digit x is in one of two neighbouring corners on both sides of the rectangle.
bool find_type_6(const Position& position, const LiveRectangle& rectangle, DigitSet named,
                 StepSink& sink) {
  const GuardedPattern guarded = guarded_by(position, rectangle);
  const std::size_t first = (rectangle.extra & 1U) != 0 ? 0 : 1;
  const Corners& at = rectangle.corners;
  bool stop = false;
  rectangle.pair.for_each([&](Digit digit) {
    // The two ways to pair neighbours off.
    for (const std::size_t next : {1U, 3U}) {
      const Cell a = at[first];
      const Cell b = at[(first + next) % 4];
      const Cell c = at[(first + 2) % 4];
      const Cell d = at[(first + next + 2) % 4];
      if (stop) return;
      stop = for_each_strong_house(position, a, b, digit, [&](std::size_t one) {
        return for_each_strong_house(position, c, d, digit, [&](std::size_t other) {
          Step step = pattern_step(position, guarded, named);
          step.variant = 6;
          add_house_premise(step, position.structure(), one, digit, HouseRole::link);
          add_house_premise(step, position.structure(), other, digit, HouseRole::link);
          step.links.push_back({{{a, digit}}, {{b, digit}}, true});
          step.links.push_back({{{c, digit}}, {{d, digit}}, true});
          step.eliminations = {{a, digit}, {c, digit}};
          std::sort(step.eliminations.begin(), step.eliminations.end());
          return sink.add(std::move(step));
        });
      });
    }
  });
  return stop;
}

/// Looks from one corner without guardians to the opposite one.
bool find_hidden_from(const Position& position, const LiveRectangle& rectangle, std::size_t corner,
                      DigitSet named, StepSink& sink) {
  const Corners& at = rectangle.corners;
  const Cell far = at[(corner + 2) % 4];
  const Cell left = at[(corner + 1) % 4];
  const Cell right = at[(corner + 3) % 4];
  bool stop = false;
  rectangle.pair.for_each([&](Digit digit) {
    const DigitSet gone = (rectangle.pair - DigitSet::single(digit)) & position.candidates(far);
    if (stop || gone.empty()) return;
    stop = for_each_strong_house(position, far, left, digit, [&](std::size_t one) {
      return for_each_strong_house(position, far, right, digit, [&](std::size_t other) {
        Step step = pattern_step(position, guarded_by(position, rectangle), named);
        step.variant = kHidden;
        // Told from the corner that starts the reasoning: itself, left, far, right.
        step.cells = {at[corner], left, far, right};
        add_house_premise(step, position.structure(), one, digit, HouseRole::link);
        add_house_premise(step, position.structure(), other, digit, HouseRole::link);
        step.links.push_back({{{far, digit}}, {{left, digit}}, true});
        step.links.push_back({{{far, digit}}, {{right, digit}}, true});
        gone.for_each([&](Digit one_gone) { step.eliminations.push_back({far, one_gone}); });
        return sink.add(std::move(step));
      });
    });
  });
  return stop;
}

bool find_by_type(const Position& position, const LiveRectangle& rectangle, int type,
                  DigitSet named, StepSink& sink) {
  const int extra = std::popcount(rectangle.extra);
  if (type == 1 ? extra != 1 : extra < 2) return false;
  if (type == 6) {
    return opposite(rectangle.extra) && find_type_6(position, rectangle, named, sink);
  }
  const bool side = extra == 2 && !opposite(rectangle.extra);
  if (type != 1 && side == (type == 5)) return false;
  const GuardedPattern guarded = guarded_by(position, rectangle);
  switch (type) {
    case 1: return find_type_1(position, guarded, named, sink);
    case 3: return find_type_3(position, guarded, named, sink);
    case 4: return find_type_4(position, guarded, named, sink);
    default: return find_type_2(position, guarded, named, sink);
  }
}

std::string would_swap(const Step& step, const Words& words) {
  return "If " + words.cells(step.cells) + " held only " + words.digits(step.digits) +
         ", these two digits could change places and there would be two solutions. ";
}

Digit premise_digit(const Step& step) {
  for (const model::Premise& premise : step.premises) {
    if (premise.kind == model::Premise::Kind::house) return premise.digit;
  }
  return {};
}

}  // namespace

bool has_rectangles(const Structure& structure) {
  return !structure.table<Rectangles>().all().empty();
}

void find_unique_rectangles(const Position& position, StepSink& sink, int type) {
  for (const LiveRectangle& rectangle : position.table<LiveRectangles>().all()) {
    if (rectangle.placed != 0) continue;
    const DigitSet named = rectangle.pair;
    if (find_by_type(position, rectangle, type, named, sink)) return;
  }
}

void find_hidden_rectangles(const Position& position, StepSink& sink) {
  for (const LiveRectangle& rectangle : position.table<LiveRectangles>().all()) {
    if (rectangle.placed != 0 || std::popcount(rectangle.extra) < 2) continue;
    const DigitSet named = rectangle.pair;
    for (std::size_t corner = 0; corner < 4; ++corner) {
      if ((rectangle.extra >> corner & 1U) != 0) continue;
      if (find_hidden_from(position, rectangle, corner, named, sink)) return;
    }
  }
}

void find_avoidable_rectangles(const Position& position, StepSink& sink, int type) {
  for (const LiveRectangle& rectangle : position.table<LiveRectangles>().all()) {
    if (rectangle.placed == 0) continue;
    if ((std::popcount(rectangle.extra) == 1) != (type == 1)) continue;
    const DigitSet named = rectangle.pair;
    const GuardedPattern guarded = guarded_by(position, rectangle);
    const bool stop = type == 1 ? find_type_1(position, guarded, named, sink)
                                : find_type_2(position, guarded, named, sink);
    if (stop) return;
  }
}

std::string describe_unique_rectangle(const Step& step, const Words& words) {
  if (step.variant != 6) return would_swap(step, words) + tell_type(step, words);
  const std::string digit = words.digit(premise_digit(step));
  return would_swap(step, words) + "In " + words.houses(step, HouseRole::link) + " the digit " +
         digit + " has no place outside the rectangle: one of its diagonals is " + digit +
         ". It cannot be the diagonal of the two cells with other candidates.";
}

std::string describe_hidden_rectangle(const Step& step, const Words& words) {
  const Digit digit = premise_digit(step);
  const std::string other = words.digits(step.digits - DigitSet::single(digit));
  return would_swap(step, words) + "If " + words.cell(step.cells[2]) + " were " + other +
         ", the digit " + words.digit(digit) + " would have to be in " + words.cell(step.cells[1]) +
         " and " + words.cell(step.cells[3]) + " (only places left in " +
         words.houses(step, HouseRole::link) + ") and " + words.cell(step.cells[0]) + " be " +
         other + ": the rectangle would be complete.";
}

std::string describe_avoidable_rectangle(const Step& step, const Words& words) {
  std::vector<Cell> placed;
  for (const Cell cell : step.cells) {
    const bool open = std::any_of(
        step.marks.begin(), step.marks.end(),
        [cell](const model::CandidateMark& mark) { return mark.candidate.cell == cell; });
    if (!open) placed.push_back(cell);
  }
  const std::string text =
      words.cells(placed) + (placed.size() == 1 ? " was" : " were") + " not given. ";
  return text + would_swap(step, words) + tell_type(step, words);
}

}  // namespace omnidoku::logic
