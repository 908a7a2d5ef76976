// SPDX-License-Identifier: MIT
//
// OverlapLists: where sets of variables meet houses. A set that shares at least two variables with
// a house takes digits from the rest of the house that it needs and can only have in what they
// share.
#pragma once

#include <span>
#include <vector>

#include "engine/tables.h"

namespace omnidoku::engine {

struct OverlapLists {
  Lists of;      ///< per set: its overlaps
  Lists shared;  ///< per overlap: variables of both
  Lists from;    ///< per overlap: variables of the set alone
  Lists to;      ///< per overlap: variables of the house alone

  /// The overlaps of one more set of variables, in increasing order, with all houses but one.
  template <class Mask>
  void add(const Tables<Mask>& tables, std::span<const Index> variables, Index except = kNone);

 private:
  template <class Mask>
  void find(const Tables<Mask>& tables, std::span<const Index> variables, Index except);
};

}  // namespace omnidoku::engine
