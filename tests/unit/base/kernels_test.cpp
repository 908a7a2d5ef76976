// SPDX-License-Identifier: MIT
#include "base/kernels.h"

#include <cstdlib>

#include <gtest/gtest.h>

namespace omnidoku::base {
namespace {

TEST(Kernels, TheFastestMayRunWhereNoneIsNamed) {
  unsetenv("OMNIDOKU_KERNEL");
  EXPECT_EQ(unknown_kernel(), std::nullopt);
  ASSERT_FALSE(kernel_names().empty());
  EXPECT_EQ(kernel_names().back(), "scalar");
  for (const std::string_view name : kernel_names()) EXPECT_TRUE(may_run_kernel(name)) << name;
  EXPECT_FALSE(may_run_kernel("abacus"));
}

TEST(Kernels, NoneFasterThanTheOneNamedMayRun) {
  for (const std::string_view named : kernel_names()) {
    setenv("OMNIDOKU_KERNEL", std::string(named).c_str(), 1);
    EXPECT_EQ(unknown_kernel(), std::nullopt);
    bool is_met = false;
    for (const std::string_view name : kernel_names()) {
      is_met = is_met || name == named;
      EXPECT_EQ(may_run_kernel(name), is_met) << name << " where " << named << " is named";
    }
  }
}

TEST(Kernels, ANameThatIsNone) {
  for (const char* name : {"abacus", "portable", "AVX2", ""}) {
    setenv("OMNIDOKU_KERNEL", name, 1);
    EXPECT_EQ(unknown_kernel(), name);
    EXPECT_TRUE(may_run_kernel(kernel_names().front()));
  }
}

}  // namespace
}  // namespace omnidoku::base
