// SPDX-License-Identifier: MIT
//
// A visitor for std::visit made of one lambda for each alternative. An alternative that none of
// them takes does not compile, which is what it is for.
#pragma once

namespace omnidoku::base {

template <class... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace omnidoku::base
