// SPDX-License-Identifier: MIT
//
// The vector form against the template form: the same solutions of random problems on boards of
// every kind that has groups of houses; and its kernels against one another, lane by lane.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "constraints/lowering.h"
#include "engine/tables.h"
#include "engine/vector/form.h"
#include "model/lowered.h"
#include "support/board_text.h"
#include "support/effort.h"
#include "support/engine_solutions.h"
#include "support/problems.h"

namespace omnidoku::engine {
namespace {

using base::Random;
using testing_support::engine_solutions;
using testing_support::EngineQuestion;
using Mask = std::uint16_t;

/// Boards that have a vector form.
std::vector<std::string> boards() {
  std::vector<std::string> found = testing_support::boards_of_every_kind();
  std::erase_if(found, [](const std::string& text) {
    return testing_support::board_of(text)->num_digits() > kMostVectorDigits;
  });
  return found;
}

model::SharedLowered lowered(const std::string& text) {
  return constraints::lower(model::make_puzzle(testing_support::board_of(text)));
}

TEST(VectorForm, HasTheSolutionsOfTheTemplateForm) {
  const std::vector<std::string> all = boards();
  EXPECT_GE(all.size(), 20U);
  const auto num_rounds = testing_support::rounds<std::uint64_t>(100'000, 600);
  std::array<int, 4> counts{};
  std::uint64_t undecided = 0;
  for (std::uint64_t round = 0; round < num_rounds && !HasFailure(); ++round) {
    const std::string& text = all[round % all.size()];
    SCOPED_TRACE(text + ", round " + std::to_string(round));
    Random random = Random::for_stream(20261124, round);
    model::Problem problem = lowered(text)->problem;
    EngineQuestion first;
    first.limit = 1;
    first.seed = round;
    const auto grids = engine_solutions(problem, first);
    if (!grids) {
      ++undecided;
      continue;
    }
    if (grids->empty()) {  // a map that cannot be filled
      ASSERT_TRUE(engine_solutions(problem, {.form = Form::plain}).value_or(*grids).empty());
      continue;
    }
    testing_support::add_random_rules(random, grids->front(), problem);
    const auto expected = engine_solutions(problem, {.form = Form::plain});
    const auto found = engine_solutions(problem, {.kernels = &vector_kernel()});
    if (!expected || !found) {
      ++undecided;
      continue;
    }
    ASSERT_EQ(found->size(), expected->size());
    if (found->size() < 3) {
      ASSERT_EQ(*found, *expected);
    }
    ++counts[found->size()];
  }
  std::printf("%d without a solution, %d with one, %d with two, %d with more\n", counts[0],
              counts[1], counts[2], counts[3]);
  for (const int count : counts) EXPECT_GT(count, 0);
  EXPECT_LT(undecided, num_rounds / 4);
}

/// The environment variable that names a kernel, for the life of the object.
class NamedKernel {
 public:
  explicit NamedKernel(const char* name) { setenv(kVariable, name, 1); }
  ~NamedKernel() {
    if (before_)
      setenv(kVariable, before_->c_str(), 1);
    else
      unsetenv(kVariable);
  }
  NamedKernel(const NamedKernel&) = delete;
  NamedKernel& operator=(const NamedKernel&) = delete;

 private:
  static constexpr const char* kVariable = "OMNIDOKU_KERNEL";
  static std::optional<std::string> now() {
    const char* value = std::getenv(kVariable);
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
  }

  std::optional<std::string> before_ = now();
};

TEST(VectorFormKernel, TheOneThatIsNamed) {
  for (const vector::Kernels* kernel : vector_kernels()) {
    const NamedKernel named(kernel->name);
    EXPECT_STREQ(fastest_vector_kernel().name, kernel->name);
  }
}
TEST(VectorFormKernel, TheSlowestWhereNoneIsSlowEnough) {
  const NamedKernel named("scalar");
  EXPECT_STREQ(fastest_vector_kernel().name, "vector128");
}

TEST(VectorForm, KernelsAgree) {
  const std::vector<const vector::Kernels*>& kernels = vector_kernels();
  const vector::Kernels& plainest = *kernels.back();
  for (const std::string& text : boards()) {
    SCOPED_TRACE(text);
    const Tables<Mask> tables(model::problem_of(lowered(text)), Form::automatic);
    ASSERT_NE(tables.vector_form, nullptr);
    int settled = 0;
    for (const vector::HouseGroup& group : tables.vector_form->houses->groups) {
      for (std::uint64_t round = 0; round < 300; ++round) {
        Random random = Random::for_stream(7, round);
        alignas(64) std::array<Mask, vector::kGroupCells> cells{};
        for (unsigned i = 0; i < group.num_cells; ++i) {
          cells[i] = static_cast<Mask>(random.next() | random.next() | random.next());
          if (random.chance(1, 20)) cells[i] = static_cast<Mask>(1U << random.below(9));
          cells[i] &= tables.all_digits;
          if (cells[i] == 0) cells[i] = tables.all_digits;
        }
        alignas(64) std::array<Mask, vector::kGroupCells> expected = cells;
        const int says = plainest.settle(group, expected.data());
        settled += says == vector::kSettled ? 1 : 0;
        for (const vector::Kernels* kernel : kernels) {
          alignas(64) std::array<Mask, vector::kGroupCells> mine = cells;
          ASSERT_EQ(kernel->settle(group, mine.data()), says) << kernel->name;
          if (says == vector::kSettled) {
            ASSERT_EQ(mine, expected) << kernel->name;
          }
        }
      }
    }
    EXPECT_GT(settled, 0);
  }
}

TEST(VectorForm, SetsOfDigitsAgree) {
  const std::vector<const vector::Kernels*>& kernels = vector_kernels();
  const vector::Kernels& plainest = *kernels.back();
  int kept = 0;
  for (std::uint64_t round = 0; round < 20'000; ++round) {
    SCOPED_TRACE(round);
    Random random = Random::for_stream(8, round);
    vector::DigitSets item{};
    item.all_digits = 0x1FF;
    item.num_cells = static_cast<std::uint8_t>(1 + random.below(9));
    for (unsigned i = 0; i < item.num_cells; ++i) item.cells[i] = static_cast<Mask>(i);
    const std::uint64_t sets = 1 + random.below(vector::kMostSets);
    for (std::uint64_t i = 0; i < sets; ++i) {
      std::array<unsigned, 9> digits{0, 1, 2, 3, 4, 5, 6, 7, 8};
      random.shuffle(std::span<unsigned>{digits});
      for (unsigned k = 0; k < item.num_cells; ++k)
        item.sets[i] = static_cast<Mask>(item.sets[i] | 1U << digits[k]);
      item.used[i] = 0xFFFF;
    }
    vector::SetPart part;
    part.needs = random.chance(1, 2);
    for (unsigned i = 0; i < item.num_cells; ++i) {
      if (random.chance(1, 3)) part.outside[part.num_outside++] = static_cast<std::uint8_t>(i);
    }
    for (unsigned i = 0; i < 5; ++i) part.rest[part.num_rest++] = static_cast<Mask>(10 + i);
    item.parts[item.num_parts++] = part;
    std::array<Mask, 16> masks{};
    for (Mask& mask : masks) {
      mask = static_cast<Mask>((random.next() | random.next()) & 0x1FFU);
      if (mask == 0) mask = 0x1FF;
    }
    std::array<Mask, 16> expected = masks;
    const bool holds = plainest.filter_sets(item, expected.data());
    kept += holds ? 1 : 0;
    for (const vector::Kernels* kernel : kernels) {
      std::array<Mask, 16> mine = masks;
      ASSERT_EQ(kernel->filter_sets(item, mine.data()), holds) << kernel->name;
      if (holds) {
        ASSERT_EQ(mine, expected) << kernel->name;
      }
    }
  }
  EXPECT_GT(kept, 1000);
}

}  // namespace
}  // namespace omnidoku::engine
