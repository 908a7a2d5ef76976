// SPDX-License-Identifier: MIT
#include "model/primitives/linear_sum.h"

#include <algorithm>

namespace omnidoku::model {

std::vector<Variable> LinearSum::scope() const {
  std::vector<Variable> variables;
  variables.reserve(terms.size());
  for (const Term& term : terms) variables.push_back(term.variable);
  return variables;
}

std::optional<std::int64_t> LinearSum::weight(Variable variable) const {
  const auto found = std::find_if(terms.begin(), terms.end(), [variable](const Term& term) {
    return term.variable == variable;
  });
  return found == terms.end() ? 0 : found->coefficient;
}

void LinearSum::add_to(base::Hash& hash) const {
  hash.add(static_cast<std::uint64_t>(relation));
  hash.add(static_cast<std::uint64_t>(total));
  for (const Term& term : terms) {
    hash.add(term.variable.index());
    hash.add(static_cast<std::uint64_t>(term.coefficient));
  }
}

}  // namespace omnidoku::model
