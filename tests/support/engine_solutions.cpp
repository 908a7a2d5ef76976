// SPDX-License-Identifier: MIT
#include "support/engine_solutions.h"

#include <algorithm>
#include <memory>
#include <type_traits>

#include <gtest/gtest.h>

#include "engine/search.h"

namespace omnidoku::testing_support {

namespace {

using Solutions = std::vector<std::vector<geometry::Digit>>;

constexpr std::uint64_t kMostNodes = 20'000;

template <class Mask>
std::optional<Solutions> search(const model::Problem& problem, const EngineQuestion& question) {
  engine::Tables<Mask> tables(std::make_shared<const model::Problem>(problem), question.form);
  if (question.kernels != nullptr && !tables.contradiction) {
    EXPECT_NE(tables.vector_form, nullptr);
  }
  if constexpr (std::is_same_v<Mask, std::uint16_t>) {
    if (tables.vector_form != nullptr && question.kernels != nullptr) {
      auto form = std::make_unique<engine::VectorForm>(*tables.vector_form);
      form->kernels = question.kernels;
      tables.vector_form = std::move(form);
    }
  }
  engine::Search<Mask> search(tables);
  engine::SearchOptions options;
  options.limits.solutions = question.limit;
  options.limits.nodes = kMostNodes;
  options.shuffle_seed = question.seed;
  options.heuristics.probe_after = 20;  // soon enough to be seen
  Solutions found;
  const engine::Solver::OnSolution note = [&found](const std::vector<geometry::Digit>& one) {
    found.push_back(one);
    return true;
  };
  const engine::SearchResult result = search.run(tables.domains_in(problem), options, note);
  if (result.reason == base::StopReason::nodes) return std::nullopt;
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

std::optional<Solutions> engine_solutions(const model::Problem& problem,
                                          const EngineQuestion& question) {
  if (problem.num_digits <= 16) return search<std::uint16_t>(problem, question);
  if (problem.num_digits <= 32) return search<std::uint32_t>(problem, question);
  return search<std::uint64_t>(problem, question);
}

}  // namespace omnidoku::testing_support
