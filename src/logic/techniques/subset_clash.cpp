// SPDX-License-Identifier: MIT
//
// Subset clash: a rule clash in which cells or places are taken together as well: two cells with
// two digits between them, a digit that has its places in a house where another house meets it.
// So a person goes on where singles and rules say no more. Soundness: logic/rules/rule_clash.h.
#include "logic/rules/rule_clash.h"
#include "logic/telling/reason.h"

namespace omnidoku::logic::subset_clash_technique {

namespace {

void find(const Position& position, StepSink& sink) {
  if (can_link(position)) hand_on(position.table<SubsetClashes>(), sink);
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "subset_clash",
    .title = "Subset Clash",
    .family = Family::forcing,
    .cost = 390,
    .cost_per_size = 8,
    .smallest_size = 1,
    .idea =
        "A digit that would leave a rule no way to be filled, or a cell or house nothing, is "
        "false, even if it takes pairs, triples or locked digits on the way to see it.",
    .look =
        "Suppose a digit and note what follows from rule to rule. Where nothing more follows by "
        "single cells, look for pairs and triples in what is left, and for a digit whose places in "
        "a box lie in one line; then go on.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":9},"givens":".....5.......................1......9......2..7..948.....4........8.......8..1...","constraints":[{"type":"arrow","cells":["R5C9","R5C8","R4C7"]},{"type":"arrow","cells":["R8C5","R7C4","R7C5"]},{"type":"arrow","cells":["R3C6","R2C7","R2C6"]},{"type":"arrow","cells":["R1C3","R2C3","R2C2"]},{"type":"arrow","cells":["R8C2","R7C1","R6C1"]},{"type":"arrow","cells":["R4C8","R3C9","R2C9"]},{"type":"arrow","cells":["R1C2","R1C1","R2C1"]},{"type":"arrow","cells":["R8C3","R7C3","R6C2"]}]})json",
    .applies = has_shapes,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_rules,
};

}  // namespace omnidoku::logic::subset_clash_technique
