// SPDX-License-Identifier: MIT
//
// The published values, whatever the pieces.
#include "base/hash128.h"

#include <gtest/gtest.h>

namespace omnidoku::base {
namespace {

TEST(Hash128, IsThatOfTheStandard) {
  Hash128 hash;
  EXPECT_EQ(hash.text(), "6c62272e07bb014262b821756295c58d");
  hash.add_bytes("foo");
  hash.add_bytes("");
  hash.add_bytes("bar");
  EXPECT_EQ(hash.text(), "343e1662793c64bf6f0d3597ba446f18");
}

}  // namespace
}  // namespace omnidoku::base
