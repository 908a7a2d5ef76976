// SPDX-License-Identifier: MIT
//
// Encoding: how one kind of primitive is said in clauses. A kind is a file in encodings/ and a line
// in its registry.inc. A primitive that none of them is for makes its whole problem one that this
// module cannot be asked about; it is never left out.
#pragma once

#include "model/problem.h"
#include "sat/formula.h"

namespace omnidoku::sat {

struct Encoding {
  /// Adds clauses that hold, together with those of the formula's variables, exactly for what
  /// satisfies the primitive. May rely on what the problem's other primitives say. False, and
  /// nothing added, if it is not for this kind of primitive.
  bool (*encode)(const model::PostedPrimitive& posted, Formula& formula);
};

}  // namespace omnidoku::sat
