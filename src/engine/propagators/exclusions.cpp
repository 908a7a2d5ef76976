// SPDX-License-Identifier: MIT
#include "engine/propagators/exclusions.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "base/bits.h"

namespace omnidoku::engine {
namespace {

/// An aid only: what a large board would make of it must not eat all memory.
constexpr std::size_t kMostExclusionWords = std::size_t{1} << 20U;

template <class Mask>
Mask excluded_alike(const Tables<Mask>& tables, const model::PairTable& table) {
  Mask digits = 0;
  for (int i = 0; i < tables.num_digits; ++i) {
    const geometry::Digit digit = tables.to_digit(i);
    if (!table.partners[digit.index()].contains(digit))
      digits = static_cast<Mask>(digits | Mask{1} << i);
  }
  return digits;
}

}  // namespace

template <class Mask>
VariableSets neighbours_in_full_houses(const Tables<Mask>& tables) {
  VariableSets sets;
  sets.resize(tables.num_variables, tables.num_variables);
  VariableSets of_house;
  for (const Index house : tables.full_houses) {
    of_house.resize(1, tables.num_variables);
    for (const Index cell : tables.house_cells[house]) of_house.insert(0, cell);
    for (const Index cell : tables.house_cells[house]) {
      for (std::size_t word = 0; word < sets.num_words(); ++word)
        sets[cell][word] |= of_house[0][word];
    }
  }
  return sets;
}

template <class Mask>
std::vector<Alike<Mask>> list_alike(const Tables<Mask>& tables) {
  std::vector<Alike<Mask>> alike;
  std::unordered_map<const model::PairTable*, Mask> digits_of;
  for (const model::PostedPrimitive& posted : tables.problem.primitives) {
    const auto* relation = std::get_if<model::PairRelation>(&posted.primitive);
    if (relation == nullptr) continue;
    const auto [digits, is_new] = digits_of.try_emplace(relation->table.get(), Mask{0});
    if (is_new) digits->second = excluded_alike(tables, *relation->table);
    if (digits->second == 0) continue;
    alike.push_back({static_cast<Index>(relation->first.index()),
                     static_cast<Index>(relation->second.index()), digits->second});
  }
  return alike;
}

template <class Mask>
bool Exclusions<Mask>::fits(const Tables<Mask>& tables) {
  const std::size_t num_words = (tables.num_variables + 63) / 64;
  return num_words * tables.num_variables * static_cast<std::size_t>(tables.num_digits) <=
         kMostExclusionWords;
}

template <class Mask>
void Exclusions<Mask>::list(const Tables<Mask>& tables, const std::vector<Alike<Mask>>& alike) {
  num_sets_ = alike.empty() ? 1 : static_cast<std::size_t>(tables.num_digits);
  sets_.resize(tables.num_variables * num_sets_, tables.num_variables);
  for (Index variable = 0; variable < tables.num_variables; ++variable) {
    const std::size_t first = variable * num_sets_;
    for (const Index peer : tables.peers[variable]) sets_.insert(first, peer);
    for (std::size_t digit = 1; digit < num_sets_; ++digit)
      std::copy_n(sets_[first], sets_.num_words(), sets_[first + digit]);
  }
  for (const Alike<Mask>& pair : alike) {
    base::for_each_bit(pair.digits, [&](int index) {
      const auto digit = static_cast<std::size_t>(index);
      sets_.insert(pair.first * num_sets_ + digit, pair.second);
      sets_.insert(pair.second * num_sets_ + digit, pair.first);
    });
  }
}

#define OMNIDOKU_INSTANTIATE(Mask)                                            \
  template VariableSets neighbours_in_full_houses<Mask>(const Tables<Mask>&); \
  template std::vector<Alike<Mask>> list_alike<Mask>(const Tables<Mask>&);    \
  template class Exclusions<Mask>;
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_INSTANTIATE)
#undef OMNIDOKU_INSTANTIATE

}  // namespace omnidoku::engine
