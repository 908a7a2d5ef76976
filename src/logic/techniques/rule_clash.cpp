// SPDX-License-Identifier: MIT
//
// Rule clash: the same as a short clash with four to eight consequences, which takes paper. What
// rules say is followed, so that it ends where a net of singles would go on. Soundness:
// logic/rules/rule_clash.h.
#include "logic/rules/rule_clash.h"

#include "logic/telling/reason.h"

namespace omnidoku::logic::rule_clash_technique {

namespace {

constexpr std::size_t kLeastTold = 4;

void find(const Position& position, StepSink& sink) {
  find_clashes(position, kLeastTold, Clashes::kMostTold, sink);
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "rule_clash",
    .title = "Rule Clash",
    .family = Family::forcing,
    .cost = 300,
    .cost_per_size = 10,
    .smallest_size = 4,
    .idea =
        "A digit that would leave a rule no way to be filled, or a cell or house nothing, after "
        "some consequences is false.",
    .look =
        "Suppose a digit where lines, cages or clues lie close together, and note on paper what "
        "follows from rule to rule. If one of them can no longer be filled, or a digit has no "
        "place "
        "any more, the digit was wrong.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":6},"givens":"........4...3...............5....3..","constraints":[{"type":"arrow","cells":["R3C2","R4C1","R5C2"]},{"type":"arrow","cells":["R1C6","R2C6","R3C6","R3C5"]},{"type":"arrow","cells":["R1C2","R1C1","R2C1"]}]})json",
    .applies = has_shapes,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_rules,
};

}  // namespace omnidoku::logic::rule_clash_technique
