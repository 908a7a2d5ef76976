// SPDX-License-Identifier: MIT
//
// How much of what could be tried without end a test tries.

#pragma once

#include <algorithm>
#include <concepts>

#include "support/corpora.h"

#if defined(__SANITIZE_ADDRESS__)
#define OMNIDOKU_SANITIZED true
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define OMNIDOKU_SANITIZED true
#endif
#endif
#ifndef OMNIDOKU_SANITIZED
#define OMNIDOKU_SANITIZED false
#endif

namespace omnidoku::testing_support {

/// Whether address and undefined-behaviour sanitizers watch, which takes ten times as long.
constexpr bool kSanitized = OMNIDOKU_SANITIZED;

/// `all` in a run that was asked for everything, else `some`, and a fifth of that, at least one,
/// where sanitizers watch: what they look for shows in few of many cases alike.
template <std::integral T>
T rounds(T all, T some) {
  if (all_requested()) return all;
  return kSanitized ? std::max<T>(1, some / 5) : some;
}

}  // namespace omnidoku::testing_support

#undef OMNIDOKU_SANITIZED
