// SPDX-License-Identifier: MIT
#include "ratings/hodoku/chains.h"

#include <map>

#include "ratings/hodoku/candidate_steps.h"

namespace omnidoku::ratings::hodoku {
namespace {

constexpr int kMostLinks = 20;
constexpr int kTurbotLinks = 3;
constexpr int kRemotePairLinks = 7;

struct ChainLink {
  std::uint8_t cell;
  bool strong;
};

/// Calls visit(cell, unit) for the places of the digit that share a unit with the cell: row,
/// column, and what is left of the box.
template <class Visit>
void each_neighbour(const Board& board, int cell, int digit, Visit&& visit) {
  CellSet rest = board.places(digit) & peers_of(cell);
  for (const int unit : kUnitTables.units_of[cell]) {
    for_each(rest & cells_of(unit), [&](int other) { visit(other, unit); });
    rest -= cells_of(unit);
  }
}

/// The contenders of a search; one that removes what a chain not longer removed is no news.
class Contenders {
 public:
  void add(StepKind kind, std::vector<Candidate> removals, int length, int value_sum) {
    put_in_order(removals);
    std::vector<int> key;
    for (const Candidate& removal : removals) key.push_back(removal.digit * kCells + removal.cell);
    const auto [known, is_new] = lengths_.try_emplace(std::move(key), length);
    if (!is_new && known->second <= length) return;
    known->second = length;
    const int sum = index_sum(removals);
    steps_.push_back({kind, std::move(removals), sum, length, value_sum});
  }

  /// Makes the first of them the step, if there is one.
  bool take_first(Step& step) const {
    if (steps_.empty()) return false;
    const Contender& first = steps_[first_of(steps_, compare)];
    step.reset(first.kind);
    step.removals = first.removals;
    return true;
  }

 private:
  std::map<std::vector<int>, int> lengths_;
  std::vector<Contender> steps_;
};

std::vector<Candidate> removals_of(const CellSet& cells, int digit) {
  std::vector<Candidate> result;
  for_each(cells, [&](int cell) { result.push_back(candidate(cell, digit)); });
  return result;
}

/// Follows the chains of one digit: a strong link, a weak one and so on, no cell twice but that the
/// last may be the first.
class DigitChains {
 public:
  DigitChains(const Board& board, int digit) : board_(board), digit_(digit) {
    for_each(board.places(digit), [&](int cell) {
      each_neighbour(board, cell, digit, [&](int other, int unit) {
        links_[cell][link_count_[cell]++] = {static_cast<std::uint8_t>(other),
                                             board.free(unit, digit) == 2};
      });
    });
  }

  [[nodiscard]] int digit() const { return digit_; }

  /// Calls visit(removable cells, links) at every end of a chain that removes something.
  template <class Visit>
  void follow_from(int cell, int most_links, Visit&& visit) {
    start_ = cell;
    most_links_ = most_links;
    path_ = CellSet::of(cell);
    removable_ = board_.places(digit_) & peers_of(cell);
    follow(cell, 0, visit);
  }

 private:
  template <class Visit>
  void follow(int cell, int links, Visit&& visit) {
    const bool strong = links % 2 == 0;
    for (int i = 0; i < link_count_[cell]; ++i) {
      const ChainLink link = links_[cell][i];
      if (strong && !link.strong) continue;
      const bool closes = link.cell == start_;
      if (!closes && path_.contains(link.cell)) continue;
      if (closes && links < 2) continue;
      if (strong && links > 0) {
        const CellSet removable = removable_ & peers_of(link.cell);
        if (!removable.empty()) visit(removable, links + 1);
      }
      if (links + 1 >= most_links_ || closes) continue;
      path_.add(link.cell);
      follow(link.cell, links + 1, visit);
      path_.remove(link.cell);
    }
  }

  const Board& board_;
  int digit_;
  ChainLink links_[kCells][kPeers] = {};
  int link_count_[kCells] = {};
  int start_ = 0;
  int most_links_ = 0;
  CellSet path_;
  CellSet removable_;
};

/// Follows chains through bivalue cells, from a digit of the first to the same of the last.
class BivalueChains {
 public:
  explicit BivalueChains(const Board& board) : board_(board) {
    for (int cell = 0; cell < kCells; ++cell) {
      if (board.candidate_count(cell) == 2) bivalue_.add(cell);
    }
  }

  /// Calls visit() at every end where the digit of the start is left; only cells with equal
  /// candidates are taken where `equal`. The cells of the chain are then in cells().
  template <class Visit>
  void follow_from(int cell, int digit, bool equal, Visit&& visit) {
    usable_ = bivalue_;
    if (equal) {
      for_each(bivalue_, [&](int other) {
        if (board_.candidates(other) != board_.candidates(cell)) usable_.remove(other);
      });
    }
    usable_.remove(cell);
    digit_ = digit;
    chain_[0] = cell;
    length_ = 1;
    follow(cell, other_digit(cell, digit), visit);
  }

  [[nodiscard]] std::span<const int> cells() const {
    return std::span(chain_).first(static_cast<std::size_t>(length_));
  }
  /// A strong link in every cell and the weak ones between.
  [[nodiscard]] int links() const { return 2 * length_ - 1; }

  [[nodiscard]] int other_digit(int cell, int digit) const {
    return lowest(without(board_.candidates(cell), bit(digit)));
  }
  [[nodiscard]] const CellSet& bivalue() const { return bivalue_; }

 private:
  /// Goes on from a cell that does not hold its other digit, so holds this one.
  template <class Visit>
  void follow(int cell, int digit, Visit&& visit) {
    if (links() + 2 > kMostLinks) return;
    each_neighbour(board_, cell, digit, [&](int next, int /*unit*/) {
      if (!usable_.contains(next)) return;
      const int other = other_digit(next, digit);
      usable_.remove(next);
      chain_[length_++] = next;
      if (other == digit_) visit();
      follow(next, other, visit);
      --length_;
      usable_.add(next);
    });
  }

  const Board& board_;
  CellSet bivalue_;
  CellSet usable_;
  int digit_ = 0;
  int chain_[kMostLinks] = {};
  int length_ = 0;
};

/// What the cells of a chain of equal pairs remove of a digit: all pairs of them with an odd number
/// of cells between, two at least.
CellSet removed_by_pairs(const Board& board, std::span<const int> cells, int digit) {
  CellSet result;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 3; j < cells.size(); j += 2) {
      result |= peers_of(cells[i]) & peers_of(cells[j]) & board.places(digit);
    }
  }
  return result;
}

/// Calls visit(removable cells, digit, links) for all chains of one digit, by their first cells,
/// and notes the digits for which it always returned false.
template <class Visit>
void follow_digits(const Board& board, int most_links, DigitMemo& memo, Visit&& visit) {
  std::vector<DigitChains> chains;
  for (int digit = 0; digit < kDigits; ++digit) {
    if (!memo.is_barren(board, digit)) chains.emplace_back(board, digit);
  }
  Mask fruitful = 0;
  for (int cell = 0; cell < kCells; ++cell) {
    for (DigitChains& of_digit : chains) {
      const int digit = of_digit.digit();
      if (!board.has(cell, digit)) continue;
      of_digit.follow_from(cell, most_links, [&](const CellSet& removable, int links) {
        if (visit(removable, digit, links)) fruitful |= bit(digit);
      });
    }
  }
  for (const DigitChains& of_digit : chains) {
    if ((fruitful >> of_digit.digit() & 1) == 0) memo.note_barren(board, of_digit.digit());
  }
}

}  // namespace

bool DigitChainFinder::turbot_fish(const Board& board, Step& step) {
  Contenders contenders;
  follow_digits(board, kTurbotLinks, turbots_, [&](const CellSet& removable, int digit, int links) {
    if (links < kTurbotLinks) return false;
    contenders.add(StepKind::turbot_fish, removals_of(removable, digit), links + 1, digit);
    return true;
  });
  return contenders.take_first(step);
}

bool DigitChainFinder::x_chain(const Board& board, Step& step) {
  Contenders contenders;
  follow_digits(board, kMostLinks, chains_, [&](const CellSet& removable, int digit, int links) {
    contenders.add(StepKind::x_chain, removals_of(removable, digit), links + 1, digit);
    return true;
  });
  return contenders.take_first(step);
}

bool xy_chain(const Board& board, Step& step) {
  Contenders contenders;
  BivalueChains chains(board);
  for_each(chains.bivalue(), [&](int cell) {
    base::for_each_bit(board.candidates(cell), [&](int digit) {
      chains.follow_from(cell, digit, false, [&] {
        const CellSet removable =
            peers_of(cell) & peers_of(chains.cells().back()) & board.places(digit);
        if (removable.empty()) return;
        contenders.add(StepKind::xy_chain, removals_of(removable, digit), chains.links() + 1,
                       digit);
      });
    });
  });
  return contenders.take_first(step);
}

bool remote_pair(const Board& board, Step& step) {
  Contenders contenders;
  BivalueChains chains(board);
  for_each(chains.bivalue(), [&](int cell) {
    base::for_each_bit(board.candidates(cell), [&](int digit) {
      chains.follow_from(cell, digit, true, [&] {
        const std::span<const int> cells = chains.cells();
        if (chains.links() < kRemotePairLinks ||
            (peers_of(cell) & peers_of(cells.back()) & board.places(digit)).empty()) {
          return;
        }
        const int other = chains.other_digit(cell, digit);
        std::vector<Candidate> removals = removals_of(removed_by_pairs(board, cells, digit), digit);
        for (const Candidate& removal : removals_of(removed_by_pairs(board, cells, other), other)) {
          removals.push_back(removal);
        }
        contenders.add(StepKind::remote_pair, std::move(removals), chains.links() + 1,
                       digit + other);
      });
    });
  });
  return contenders.take_first(step);
}

}  // namespace omnidoku::ratings::hodoku
