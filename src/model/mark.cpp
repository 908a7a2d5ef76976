// SPDX-License-Identifier: MIT
//
// The registry of kinds of marks.
#include "model/mark.h"

namespace omnidoku::model {

#define OMNIDOKU_MARK_OF_DIGITS(name) OMNIDOKU_MARK(name)
#define OMNIDOKU_MARK_OF_CELLS(name) OMNIDOKU_MARK(name)
#define OMNIDOKU_MARK_OF_CANDIDATES(name) OMNIDOKU_MARK(name)
#define OMNIDOKU_MARK_OF_LINKS(name) OMNIDOKU_MARK(name)

#define OMNIDOKU_MARK(name)       \
  namespace name##_mark {         \
    extern const Mark descriptor; \
  }
#include "model/marks/registry.inc"
#undef OMNIDOKU_MARK

namespace {

#define OMNIDOKU_MARK(name) &name##_mark::descriptor,
constexpr const Mark* kMarks[] = {
#include "model/marks/registry.inc"
};
#undef OMNIDOKU_MARK

}  // namespace

std::span<const Mark* const> marks() { return kMarks; }

}  // namespace omnidoku::model
