// SPDX-License-Identifier: MIT
//
// The vector form: how a problem of at most nine digits is propagated. In place of one propagator
// for each house, all houses of a group of up to 95 cells are settled at once in vector registers,
// with pointing and claiming, and what has changed is seen by comparing the masks with those that
// were looked at last. All else is as in the template form: the same states, marks and search.
//
//   masks --settle(group)--> masks --differences--> marks of propagators, groups to be settled
//
// It sees what the template form sees, and in some states a little more or less (its sets of digits
// are tighter than sums, its rounds go on longer); the solutions are the same.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "base/recent_cache.h"
#include "engine/lists.h"
#include "engine/vector/house_group.h"

namespace omnidoku::engine {

template <class Mask>
struct Tables;

inline constexpr int kMostVectorDigits = 9;
inline constexpr std::size_t kMostGroups = 64;

/// The houses that have every digit, in groups. Stays where it is, as its groups point into it.
struct HouseGroups {
  /// `houses`: per house its variables.
  HouseGroups(Lists houses, Index num_variables, int num_digits);
  HouseGroups(const HouseGroups&) = delete;
  HouseGroups& operator=(const HouseGroups&) = delete;

  std::vector<vector::HouseGroup> groups;
  std::vector<std::uint64_t> groups_of;        ///< per variable a bit for each group
  std::vector<std::uint64_t> groups_of_house;  ///< per house a bit for each group
  /// Those made last: they are the same for all puzzles of a board, whatever cages these have.
  [[nodiscard]] static base::RecentCache<HouseGroups>& kept();
  /// Whether they are those of these houses.
  [[nodiscard]] bool is_of(const Lists& houses, Index num_variables, int num_digits) const {
    return groups_of.size() == num_variables && num_digits_ == num_digits &&
           houses_.begin == houses.begin && houses_.items == houses.items;
  }
  /// Whether what two houses share is a segment in some group.
  [[nodiscard]] bool cuts(Index one, Index other) const {
    return cut_[std::size_t{one} * groups_of_house.size() + other];
  }

 private:
  void add_groups();
  void add_group(const std::vector<Index>& members);
  void list_look_ups();

  Lists houses_;
  int num_digits_ = 0;
  std::vector<bool> cut_;
  std::vector<vector::LookUp> look_ups_;  ///< of all groups
};

/// What the vector form needs beyond the tables.
struct VectorForm {
  explicit VectorForm(const Tables<std::uint16_t>& tables);

  const vector::Kernels* kernels = nullptr;
  std::shared_ptr<const HouseGroups> houses;  ///< in the order of Tables::full_houses
  Lists other_peers;                   ///< per variable: peers with which it shares no group house
  std::vector<std::uint64_t> marks;    ///< per variable: propagators to run when it changes
  std::vector<std::uint64_t> covered;  ///< propagators that groups and sets of digits stand for

 private:
  void find_other_peers(const Tables<std::uint16_t>& tables);
  void find_covered(const Tables<std::uint16_t>& tables);
  void list_marks(const Tables<std::uint16_t>& tables);

  std::vector<Index> full_;  ///< per house its place among those that have every digit, or kNone
};

/// The kernels that this processor runs, fastest first; the last runs everywhere.
[[nodiscard]] const std::vector<const vector::Kernels*>& vector_kernels();
/// The fastest of them that may run (base/kernels.h), or the last.
[[nodiscard]] const vector::Kernels& fastest_vector_kernel();
/// What fastest_vector_kernel() gave when this was first asked for: the one in use.
[[nodiscard]] const vector::Kernels& vector_kernel();

}  // namespace omnidoku::engine
