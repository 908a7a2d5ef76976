// SPDX-License-Identifier: MIT
//
// Long clash: the same as a rule clash with nine to twenty consequences: a page of paper, but one
// line of thought without suppositions inside it, where a net of singles knows nothing of rules.
// Goes by subsets where it must, as a subset clash does. Of the consequences as many are told as a
// person reads. Soundness: logic/rules/rule_clash.h.
#include "logic/rules/rule_clash.h"
#include "logic/telling/reason.h"

namespace omnidoku::logic::long_clash_technique {

namespace {

void find(const Position& position, StepSink& sink) {
  find_clashes(position, Clashes::kMostTold + 1, LongClashes::kMostTold, sink);
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "long_clash",
    .title = "Long Clash",
    .family = Family::forcing,
    .cost = 490,
    .cost_per_size = 10,
    .smallest_size = static_cast<int>(Clashes::kMostTold) + 1,
    .idea =
        "A digit that would leave a rule no way to be filled, or a cell or house nothing, after "
        "many consequences is false.",
    .look =
        "Suppose a digit where little is left around it, and note everything that follows from "
        "rule to rule, as far as it goes. If a rule can no longer be filled, or a digit has no "
        "place any more, the digit was wrong.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":9},"givens":".....5.......................1......9......2..7..948.....4........8.......8..1...","constraints":[{"type":"arrow","cells":["R5C9","R5C8","R4C7"]},{"type":"arrow","cells":["R8C5","R7C4","R7C5"]},{"type":"arrow","cells":["R3C6","R2C7","R2C6"]},{"type":"arrow","cells":["R1C3","R2C3","R2C2"]},{"type":"arrow","cells":["R8C2","R7C1","R6C1"]},{"type":"arrow","cells":["R4C8","R3C9","R2C9"]},{"type":"arrow","cells":["R1C2","R1C1","R2C1"]},{"type":"arrow","cells":["R8C3","R7C3","R6C2"]}]})json",
    .applies = has_shapes,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_rules,
};

}  // namespace omnidoku::logic::long_clash_technique
