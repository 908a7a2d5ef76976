// SPDX-License-Identifier: MIT
#include "formula/residual.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace omnidoku::formula {

using model::DiagramTable;

namespace {

/// Digits of which it matters whether a place holds just them, if no two places hold the same: a
/// bit for each in a state tells that it was met. Nothing where there are many.
std::vector<std::size_t> watched_digits(Space& space, Term test, const Rivals& rivals) {
  constexpr std::size_t kMostWatched = 3;
  std::vector<std::size_t> watched;
  if (rivals.size() < 2 || rivals.front().empty()) return watched;
  for (std::size_t digit = 0; digit < static_cast<std::size_t>(space.num_digits()); ++digit) {
    if (space.without(test, space.places(test), digit) != test) watched.push_back(digit);
  }
  if (watched.size() > kMostWatched) watched.clear();
  return watched;
}

/// A residual, with a bit for each watched digit that was met.
struct State {
  Term left;
  std::uint32_t met = 0;

  [[nodiscard]] std::uint64_t key() const {
    return static_cast<std::uint64_t>(left.index()) << 32U | met;
  }
};

}  // namespace

std::optional<DiagramTable> diagram_of(Space& space, Term test, std::span<const Place> order,
                                       const Rivals& rivals, std::size_t most, DiagramSize* size) {
  const auto num_digits = static_cast<std::size_t>(space.num_digits());
  const std::vector<std::size_t> watched = watched_digits(space, test, rivals);
  std::vector<std::uint32_t> bits(num_digits, 0);
  for (std::size_t i = 0; i < watched.size(); ++i) bits[watched[i]] = std::uint32_t{1} << i;
  model::DiagramLayers layers;
  std::vector<State> states{{test}};
  DiagramSize met{1, 0};
  bool fits = true;
  for (const Place place : order) {
    std::unordered_map<std::uint64_t, std::uint32_t> numbers;
    std::vector<State> next;
    std::vector<std::uint32_t>& children = layers.children.emplace_back();
    children.reserve(states.size() * num_digits);
    for (const State& state : states) {
      for (std::size_t digit = 0; digit < num_digits; ++digit) {
        State reached{space.truth(false), state.met | bits[digit]};
        if ((state.met & bits[digit]) == 0) reached.left = space.with(state.left, place, digit);
        if (!rivals[met.num_places].empty())
          reached.left = space.without(reached.left, rivals[met.num_places], digit);
        if (reached.left == space.truth(false)) {
          children.push_back(DiagramTable::kNone);
          continue;
        }
        const auto [known, is_new] =
            numbers.emplace(reached.key(), static_cast<std::uint32_t>(next.size()));
        if (is_new) next.push_back(reached);
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
  for (const State& state : states) layers.accepted.push_back(state.left == space.truth(true));
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
