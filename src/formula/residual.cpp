// SPDX-License-Identifier: MIT
#include "formula/residual.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace omnidoku::formula {

using model::DiagramTable;

std::optional<DiagramTable> diagram_of(Space& space, Term test, std::span<const Place> order,
                                       std::size_t most, DiagramSize* size) {
  const auto num_digits = static_cast<std::size_t>(space.num_digits());
  model::DiagramLayers layers;
  std::vector<Term> states{test};
  DiagramSize met{1, 0};
  bool fits = true;
  for (const Place place : order) {
    std::unordered_map<Term, std::uint32_t> numbers;
    std::vector<Term> next;
    std::vector<std::uint32_t>& children = layers.children.emplace_back();
    children.reserve(states.size() * num_digits);
    for (const Term state : states) {
      for (std::size_t digit = 0; digit < num_digits; ++digit) {
        const Term left = space.with(state, place, digit);
        if (left == space.truth(false)) {
          children.push_back(DiagramTable::kNone);
          continue;
        }
        const auto [known, is_new] = numbers.emplace(left, static_cast<std::uint32_t>(next.size()));
        if (is_new) next.push_back(left);
        children.push_back(known->second);
      }
      fits = met.num_states + next.size() <= most && !space.exhausted();
      if (!fits) break;
    }
    met.num_states += next.size();
    if (!fits) break;
    ++met.num_places;
    states = std::move(next);
    space.forget_residuals();
  }
  space.forget_residuals();
  if (size != nullptr) *size = met;
  if (!fits) return std::nullopt;
  for (const Term state : states) layers.accepted.push_back(state == space.truth(true));
  return model::reduced(space.num_digits(), layers);
}

std::vector<std::vector<Place>> orders_of(Space& space, Term test,
                                          const std::vector<Place>& given) {
  std::vector<std::vector<Place>> orders{given};
  const auto add = [&orders](std::vector<Place> order) {
    if (std::find(orders.begin(), orders.end(), order) == orders.end())
      orders.push_back(std::move(order));
  };
  // Those whose digits leave least behind, taken greedily from how few terms stay when each is put
  // in alone.
  std::vector<std::pair<std::size_t, Place>> weights;
  for (const Place place : given) {
    std::size_t left = 0;
    for (int digit = 0; digit < space.num_digits(); ++digit)
      left += space.places(space.with(test, place, static_cast<std::size_t>(digit))).size();
    weights.emplace_back(left, place);
  }
  space.forget_residuals();
  std::stable_sort(weights.begin(), weights.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Place> deciding;
  for (const auto& [left, place] : weights) deciding.push_back(place);
  add(std::move(deciding));
  add({given.rbegin(), given.rend()});
  std::vector<Place> in_turn;
  for (std::size_t i = 0; i < (given.size() + 1) / 2; ++i) {
    in_turn.push_back(given[i]);
    if (given.size() - 1 - i != i) in_turn.push_back(given[given.size() - 1 - i]);
  }
  add(in_turn);
  add({in_turn.rbegin(), in_turn.rend()});
  return orders;
}

}  // namespace omnidoku::formula
