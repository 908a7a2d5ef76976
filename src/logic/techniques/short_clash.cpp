// SPDX-License-Identifier: MIT
//
// Short clash: a digit that, by what a rule and the houses then say, leaves something nothing after
// three consequences at most. Told in a sentence, as one tries it in one's head; what takes more is
// left to chains and nets. Soundness: logic/rules/rule_clash.h.
#include "logic/rules/rule_clash.h"
#include "logic/telling/reason.h"

namespace omnidoku::logic::short_clash_technique {

namespace {

constexpr std::size_t kMostTold = 3;

void find(const Position& position, StepSink& sink) { find_clashes(position, 0, kMostTold, sink); }

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "short_clash",
    .title = "Short Clash",
    .family = Family::forcing,
    .cost = 105,
    .cost_per_size = 8,
    .smallest_size = 1,
    .idea =
        "A digit that would leave a rule no way to be filled, or a cell or house nothing, after at "
        "most three consequences is false.",
    .look =
        "Suppose a digit where two lines, cages or clues meet, and fill in only what follows at "
        "once. If one of them can no longer be filled, or a digit has no place any more, the "
        "digit was wrong.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":6},"givens":"................3.........1.5.3....2","constraints":[{"type":"arrow","cells":["R4C2","R4C3","R3C3","R2C2"]},{"type":"arrow","cells":["R5C6","R4C5","R4C6"]},{"type":"arrow","cells":["R2C6","R1C6","R1C5"]}]})json",
    .applies = has_shapes,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_rules,
};

}  // namespace omnidoku::logic::short_clash_technique
