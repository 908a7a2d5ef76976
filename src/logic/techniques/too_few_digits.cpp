// SPDX-License-Identifier: MIT
//
// Too few digits: a digit in a cell that rules tie to others would leave cells of one house fewer
// digits than they are, or with as many take a further cell's or rule's last. So order has bounds
// (what is below three cells of a box is at most 6), and low and high along whispers are counted.
// A subset clash of at most two consequences from such a cell. Soundness: logic/rules/rule_clash.h.
#include "logic/rules/rule_clash.h"
#include "logic/telling/reason.h"

namespace omnidoku::logic::too_few_digits_technique {

namespace {

/// What takes more is a subset clash.
constexpr std::size_t kFew = 2;

/// The candidates of cells that a rule over two cells ties to another.
std::vector<std::size_t> tied_candidates(const Position& position) {
  const Exclusions& exclusions = position.table<Exclusions>();
  std::vector<std::size_t> tied;
  for (std::size_t i = 0; i < exclusions.size(); ++i) {
    if (!position.structure().pair_exclusions(exclusions.candidate(i).cell).empty())
      tied.push_back(i);
  }
  return tied;
}

class TooFewDigits : public Clashes {
 public:
  explicit TooFewDigits(const Position& position)
      : Clashes(position, tied_candidates(position), kFew, &position.memory<FruitlessBySubsets>(),
                WithSubsets::yes) {}
};

bool applies(const Structure& structure) {
  return structure.has_pair_exclusions() && has_shapes(structure);
}

void find(const Position& position, StepSink& sink) {
  if (can_link(position)) hand_on(position.table<TooFewDigits>(), sink);
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "too_few_digits",
    .title = "Too Few Digits",
    .family = Family::forcing,
    .cost = 108,
    .cost_per_size = 8,
    .smallest_size = 1,
    .idea =
        "A digit that would leave cells of a house no more digits than they are, and so another "
        "cell or rule nothing, is false: what is less than three cells of a box is at most 6.",
    .look =
        "Look where lines or signs tie a cell to several cells of one house: those that must be "
        "greater, or all high, or all odd. If there are fewer such digits than cells, or just as "
        "many and another cell needs one, the digit was wrong.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":9},"givens":"................3.....5..8.....................7...........5..............5.8....","constraints":[{"type":"thermometer","cells":["R2C2","R1C2"]},{"type":"thermometer","cells":["R2C2","R3C2"]},{"type":"thermometer","cells":["R2C4","R3C4"]},{"type":"thermometer","cells":["R1C5","R2C5"]},{"type":"thermometer","cells":["R1C7","R1C6"]},{"type":"thermometer","cells":["R1C7","R2C7"]},{"type":"thermometer","cells":["R1C7","R1C6"]},{"type":"thermometer","cells":["R1C7","R1C8"]},{"type":"thermometer","cells":["R1C7","R1C8"]},{"type":"thermometer","cells":["R2C8","R1C8"]},{"type":"thermometer","cells":["R1C9","R1C8"]},{"type":"thermometer","cells":["R3C5","R2C5"]},{"type":"thermometer","cells":["R2C6","R2C5"]},{"type":"thermometer","cells":["R2C9","R1C9"]},{"type":"thermometer","cells":["R2C9","R3C9"]},{"type":"thermometer","cells":["R2C9","R2C8"]},{"type":"thermometer","cells":["R3C3","R4C3"]},{"type":"thermometer","cells":["R3C3","R3C2"]},{"type":"thermometer","cells":["R3C3","R3C4"]},{"type":"thermometer","cells":["R3C6","R2C6"]},{"type":"thermometer","cells":["R3C6","R4C6"]},{"type":"thermometer","cells":["R3C6","R3C5"]},{"type":"thermometer","cells":["R3C6","R3C7"]},{"type":"thermometer","cells":["R3C6","R3C7"]},{"type":"thermometer","cells":["R2C7","R3C7"]},{"type":"thermometer","cells":["R4C7","R3C7"]},{"type":"thermometer","cells":["R3C8","R3C7"]},{"type":"thermometer","cells":["R3C2","R4C2"]},{"type":"thermometer","cells":["R4C1","R4C2"]},{"type":"thermometer","cells":["R4C3","R4C2"]},{"type":"thermometer","cells":["R5C4","R4C4"]},{"type":"thermometer","cells":["R5C4","R5C3"]},{"type":"thermometer","cells":["R5C4","R4C4"]},{"type":"thermometer","cells":["R5C4","R6C4"]},{"type":"thermometer","cells":["R5C4","R5C3"]},{"type":"thermometer","cells":["R5C4","R5C5"]},{"type":"thermometer","cells":["R4C5","R3C5"]},{"type":"thermometer","cells":["R4C5","R5C5"]},{"type":"thermometer","cells":["R4C5","R4C6"]},{"type":"thermometer","cells":["R4C8","R3C8"]},{"type":"thermometer","cells":["R4C8","R5C8"]},{"type":"thermometer","cells":["R4C8","R4C7"]},{"type":"thermometer","cells":["R4C8","R4C9"]},{"type":"thermometer","cells":["R6C7","R5C7"]},{"type":"thermometer","cells":["R6C7","R6C6"]},{"type":"thermometer","cells":["R6C8","R5C8"]},{"type":"thermometer","cells":["R6C8","R6C7"]},{"type":"thermometer","cells":["R6C8","R6C9"]},{"type":"thermometer","cells":["R6C8","R6C9"]},{"type":"thermometer","cells":["R6C8","R7C8"]},{"type":"thermometer","cells":["R7C7","R7C8"]},{"type":"thermometer","cells":["R6C8","R7C8"]},{"type":"thermometer","cells":["R8C8","R7C8"]},{"type":"thermometer","cells":["R7C7","R7C8"]},{"type":"thermometer","cells":["R7C9","R7C8"]},{"type":"thermometer","cells":["R7C9","R7C8"]},{"type":"thermometer","cells":["R8C8","R7C8"]},{"type":"thermometer","cells":["R6C4","R7C4"]},{"type":"thermometer","cells":["R8C4","R7C4"]},{"type":"thermometer","cells":["R7C3","R7C4"]},{"type":"thermometer","cells":["R7C5","R7C4"]},{"type":"thermometer","cells":["R7C5","R6C5"]},{"type":"thermometer","cells":["R7C5","R8C5"]},{"type":"thermometer","cells":["R7C5","R7C4"]},{"type":"thermometer","cells":["R7C5","R7C6"]},{"type":"thermometer","cells":["R7C5","R8C5"]},{"type":"thermometer","cells":["R8C3","R7C3"]},{"type":"thermometer","cells":["R8C3","R9C3"]},{"type":"thermometer","cells":["R8C3","R8C2"]},{"type":"thermometer","cells":["R8C3","R8C4"]},{"type":"thermometer","cells":["R8C3","R9C3"]},{"type":"thermometer","cells":["R9C5","R8C5"]},{"type":"thermometer","cells":["R8C4","R8C5"]},{"type":"thermometer","cells":["R8C6","R8C5"]},{"type":"thermometer","cells":["R8C8","R9C8"]},{"type":"thermometer","cells":["R8C8","R8C7"]},{"type":"thermometer","cells":["R8C8","R8C9"]},{"type":"thermometer","cells":["R8C8","R8C9"]},{"type":"thermometer","cells":["R8C8","R9C8"]},{"type":"thermometer","cells":["R9C9","R8C9"]},{"type":"thermometer","cells":["R9C2","R9C3"]},{"type":"thermometer","cells":["R9C4","R9C3"]},{"type":"thermometer","cells":["R9C4","R9C3"]},{"type":"thermometer","cells":["R9C7","R8C7"]},{"type":"thermometer","cells":["R9C7","R9C6"]}]})json",
    .applies = applies,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_rules,
};

}  // namespace omnidoku::logic::too_few_digits_technique
