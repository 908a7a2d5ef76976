// SPDX-License-Identifier: MIT
//
// What there is without bliss: no labelling.
#include "isomorphism/coloured_graph.h"

namespace omnidoku::isomorphism {

bool can_label() { return false; }

Labelling canonical_labelling(const ColouredGraph& /*graph*/) { return {}; }

}  // namespace omnidoku::isomorphism
