// SPDX-License-Identifier: MIT
//
// What each candidate of a position leads to when it is true, as sets of literals: a table of the
// position that the forcing techniques share. A candidate that leads to a contradiction leads to
// all of them, but by chains to none: then it is the start of a discontinuous loop, and would pass
// for a forcing chain of its own cell, the other candidates of which exclude it at once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "logic/chains/net.h"

namespace omnidoku::logic {

template <NetMode net_mode>
class Reach {
 public:
  explicit Reach(const Position& position) {
    Net net(position, net_mode);
    const std::size_t count = net.exclusions().size();
    words_ = (2 * count + 63) / 64;
    rows_.assign(count * words_, 0);
    // Cut short by a deadline, the rest leads nowhere.
    for (std::size_t candidate = 0; candidate < count && !position.out_of_time(); ++candidate) {
      std::uint64_t* row = rows_.data() + candidate * words_;
      if (net.assume(literal_of(candidate, true))) {
        for (const Net::Entry& entry : net.trail()) {
          row[entry.literal / 64] |= std::uint64_t{1} << (entry.literal % 64);
        }
      } else if (net_mode != NetMode::chain) {
        std::fill_n(row, words_, ~std::uint64_t{0});
      }
      net.take_back(0);
    }
  }

  [[nodiscard]] std::size_t num_words() const { return words_; }
  /// The literals that follow from the candidate of that number in Exclusions.
  [[nodiscard]] const std::uint64_t* row(std::size_t candidate) const {
    return rows_.data() + candidate * words_;
  }
  [[nodiscard]] bool leads_to(std::size_t candidate, Literal literal) const {
    return (row(candidate)[literal / 64] >> (literal % 64) & 1U) != 0;
  }

 private:
  std::size_t words_ = 0;
  std::vector<std::uint64_t> rows_;
};

}  // namespace omnidoku::logic
