// SPDX-License-Identifier: MIT
#include "sat/encode.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/check.h"
#include "sat/encoding.h"

namespace omnidoku::sat {

#define OMNIDOKU_ENCODING(name)       \
  namespace name##_encoding {         \
    extern const Encoding descriptor; \
  }
#include "sat/encodings/registry.inc"
#undef OMNIDOKU_ENCODING

namespace {

#define OMNIDOKU_ENCODING(name) &name##_encoding::descriptor,
constexpr const Encoding* kEncodings[] = {
#include "sat/encodings/registry.inc"
};
#undef OMNIDOKU_ENCODING

using geometry::DigitSet;

/// What is left when the digits of fixed variables are taken from all that must differ. A solver
/// would find it as well, in a formula several times as large.
void settle(const model::Problem& problem, std::vector<DigitSet>& domains) {
  for (bool is_changed = true; is_changed;) {
    is_changed = false;
    for (const model::PostedPrimitive& posted : problem.primitives) {
      const auto* set = std::get_if<model::AllDifferent>(&posted.primitive);
      if (set == nullptr) continue;
      for (const model::Variable fixed : set->variables) {
        const DigitSet digit = domains[fixed.index()];
        if (digit.size() != 1) continue;
        for (const model::Variable other : set->variables) {
          if (other == fixed || (domains[other.index()] & digit).empty()) continue;
          domains[other.index()] -= digit;
          is_changed = true;
        }
      }
    }
  }
}

}  // namespace

bool encode_primitive(const model::PostedPrimitive& posted, Formula& formula) {
  const bool is_said =
      std::any_of(std::begin(kEncodings), std::end(kEncodings),
                  [&](const Encoding* one) { return one->encode(posted, formula); });
  return is_said && !formula.given_up();
}

std::optional<Formula> encode(const model::Problem& problem, const std::vector<DigitSet>& start) {
  OMNIDOKU_CHECK(start.size() == static_cast<std::size_t>(problem.num_cells));
  std::vector<DigitSet> domains = problem.domains;
  for (std::size_t i = 0; i < start.size(); ++i) domains[i] &= start[i];
  settle(problem, domains);
  Formula formula(problem, domains);
  for (const model::PostedPrimitive& posted : problem.primitives) {
    if (!encode_primitive(posted, formula)) return std::nullopt;
  }
  return formula;
}

std::optional<FormulaInParts> encode_parts(const model::Problem& problem,
                                           const std::vector<std::size_t>& part_of,
                                           std::size_t num_parts) {
  OMNIDOKU_CHECK(part_of.size() == problem.primitives.size());
  FormulaInParts result{Formula(problem, problem.domains), {}};
  Formula& formula = result.formula;
  for (std::size_t part = 0; part < num_parts; ++part)
    result.guards.push_back(formula.make_literal());
  for (std::size_t i = 0; i < part_of.size(); ++i) {
    formula.begin_part(result.guards[part_of[i]], part_of, part_of[i]);
    if (!encode_primitive(problem.primitives[i], formula)) return std::nullopt;
  }
  formula.begin_part(0, {}, 0);
  return result;
}

}  // namespace omnidoku::sat
