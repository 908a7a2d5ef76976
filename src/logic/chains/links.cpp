// SPDX-License-Identifier: MIT
#include "logic/chains/links.h"

#include <algorithm>
#include <map>

#include "base/bits.h"
#include "logic/sets/almost_locked_sets.h"

namespace omnidoku::logic {

namespace {

void set_bit(std::uint64_t* words, std::size_t bit) {
  words[bit / 64] |= std::uint64_t{1} << (bit % 64);
}

bool has_bit(const std::uint64_t* words, std::size_t bit) {
  return (words[bit / 64] >> (bit % 64) & 1U) != 0;
}

}  // namespace

Exclusions::Exclusions(const Position& position) {
  const Structure& structure = position.structure();
  const CandidateBoard& board = position.board();
  index_.assign(structure.num_candidates(), kNone);
  const auto digits = static_cast<std::size_t>(structure.num_digits());
  board.for_each_open([&](Cell cell) {
    board.candidates(cell).for_each([&](Digit digit) {
      index_[structure.id({cell, digit})] = static_cast<std::uint32_t>(candidates_.size());
      candidates_.push_back({cell, digit});
    });
  });
  words_ = (candidates_.size() + 63) / 64;
  rows_.assign(candidates_.size() * words_, 0);
  base::Watch watch = position.watch();
  for (std::size_t i = 0; i < candidates_.size() && !watch.passed(); ++i) {
    const Cell cell = candidates_[i].cell;
    const Digit digit = candidates_[i].digit;
    std::uint64_t* row = rows_.data() + i * words_;
    board.candidates(cell).for_each([&](Digit other) {
      if (other != digit) set_bit(row, index_[structure.id({cell, other})]);
    });
    const std::span<const std::uint64_t> peers = structure.peers(cell).words();
    const std::span<const std::uint64_t> places = board.cells_with(digit).words();
    for (std::size_t w = 0; w < peers.size(); ++w) {
      base::for_each_bit(peers[w] & places[w], [&](int bit) {
        const std::size_t peer = w * 64 + static_cast<std::size_t>(bit);
        set_bit(row, index_[peer * digits + digit.index()]);
      });
    }
    for (const PairExclusion& pair : structure.pair_exclusions(cell)) {
      (pair.excluded(digit) & board.candidates(pair.other)).for_each([&](Digit other) {
        set_bit(row, index_[structure.id({pair.other, other})]);
      });
    }
  }
}

bool can_link(const Position& position) {
  std::size_t count = 0;
  position.board().for_each_open(
      [&](Cell cell) { count += static_cast<std::size_t>(position.candidates(cell).size()); });
  if (count > Exclusions::kMostCandidates) return false;
  static_cast<void>(position.table<Exclusions>());
  return !position.out_of_time();
}

/// Nodes and links as they are found; those without a strong link are dropped afterwards.
struct LinkGraph::Draft {
  struct Node {
    std::vector<std::uint32_t> members;
    std::vector<StrongLink> links;
  };
  /// Where a group lies: places of a digit in a house.
  struct GroupPlace {
    PlaceMask places = 0;
    std::size_t node = 0;
  };

  explicit Draft(const Position& of) : position(of), exclusions(of.table<Exclusions>()) {
    nodes.resize(exclusions.size());
    for (std::uint32_t i = 0; i < exclusions.size(); ++i) nodes[i].members = {i};
  }

  void link(std::size_t a, std::size_t b, StrongReason reason) {
    for (const StrongLink& known : nodes[a].links) {
      if (known.to == b) return;
    }
    nodes[a].links.push_back({static_cast<std::uint32_t>(b), reason});
    nodes[b].links.push_back({static_cast<std::uint32_t>(a), reason});
  }

  [[nodiscard]] std::size_t single(const HouseInfo& house, PlaceMask place, Digit digit) const {
    const Cell cell = house.cells[static_cast<std::size_t>(std::countr_zero(place))];
    return exclusions.index(position.structure().id({cell, digit}));
  }

  void link_cells() {
    const Structure& structure = position.structure();
    position.board().for_each_open([&](Cell cell) {
      const DigitSet digits = position.candidates(cell);
      if (digits.size() != 2) return;
      const Digit first = digits.first();
      const Digit second = (digits - DigitSet::single(first)).first();
      link(exclusions.index(structure.id({cell, first})),
           exclusions.index(structure.id({cell, second})),
           {StrongReason::Kind::cell, static_cast<std::uint32_t>(cell.index())});
    });
  }

  void link_houses() {
    const Structure& structure = position.structure();
    for (std::uint32_t h = 0; h < structure.houses().size(); ++h) {
      const HouseInfo& house = structure.house(h);
      if (!house.full) continue;
      for (int d = 0; d < structure.num_digits(); ++d) {
        const PlaceMask places = position.board().places(h, Digit(d));
        if (std::popcount(places) != 2) continue;
        const PlaceMask first = places & (~places + 1);
        link(single(house, first, Digit(d)), single(house, places ^ first, Digit(d)),
             {StrongReason::Kind::house, h});
      }
    }
  }

  std::vector<GroupPlace>& groups_of(std::size_t house, Digit digit) {
    return groups[house * static_cast<std::size_t>(position.structure().num_digits()) +
                  digit.index()];
  }

  /// The group at these places of a house; a new one when there is none.
  std::size_t group_at(std::size_t h, Digit digit, PlaceMask places) {
    std::vector<GroupPlace>& known = groups_of(h, digit);
    for (const GroupPlace& group : known) {
      if (group.places == places) return group.node;
    }
    Node node;
    base::for_each_bit(places, [&](int place) {
      node.members.push_back(static_cast<std::uint32_t>(
          single(position.structure().house(h), PlaceMask{1} << place, digit)));
    });
    nodes.push_back(std::move(node));
    known.push_back({places, nodes.size() - 1});
    return nodes.size() - 1;
  }

  void find_groups() {
    const Structure& structure = position.structure();
    groups.resize(structure.houses().size() * static_cast<std::size_t>(structure.num_digits()));
    for (std::size_t h = 0; h < structure.houses().size(); ++h) {
      for (const Overlap& overlap : structure.overlaps(h)) {
        if (overlap.house < h) continue;
        if (!structure.house(h).full && !structure.house(overlap.house).full) continue;
        for (int d = 0; d < structure.num_digits(); ++d) {
          const PlaceMask here = position.board().places(h, Digit(d)) & overlap.here;
          if (std::popcount(here) < 2) continue;
          const std::size_t node = group_at(h, Digit(d), here);
          const PlaceMask there = position.board().places(overlap.house, Digit(d)) & overlap.there;
          std::vector<GroupPlace>& others = groups_of(overlap.house, Digit(d));
          const bool known =
              std::any_of(others.begin(), others.end(),
                          [there](const GroupPlace& g) { return g.places == there; });
          if (!known) others.push_back({there, node});
        }
      }
    }
  }

  /// Full houses whose places of a digit are a group and one more node.
  void link_groups() {
    const Structure& structure = position.structure();
    for (std::uint32_t h = 0; h < structure.houses().size(); ++h) {
      if (!structure.house(h).full) continue;
      for (int d = 0; d < structure.num_digits(); ++d) {
        const PlaceMask places = position.board().places(h, Digit(d));
        const std::vector<GroupPlace>& here = groups_of(h, Digit(d));
        for (std::size_t i = 0; i < here.size(); ++i) {
          const PlaceMask rest = places & ~here[i].places;
          const StrongReason reason{StrongReason::Kind::house, h};
          if (std::has_single_bit(rest)) {
            link(here[i].node, single(structure.house(h), rest, Digit(d)), reason);
          }
          for (std::size_t j = i + 1; j < here.size(); ++j) {
            if (here[j].places == rest) link(here[i].node, here[j].node, reason);
          }
        }
      }
    }
  }

  /// Two digits of an almost locked set: if one is nowhere in it, the other is in it.
  void link_almost_locked_sets() {
    const auto& table = position.table<AlmostLockedSets>();
    std::map<std::vector<std::uint32_t>, std::size_t> known;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      std::sort(nodes[i].members.begin(), nodes[i].members.end());
      known.emplace(nodes[i].members, i);
    }
    std::vector<std::size_t> node_of(table.num_groups(), 0);
    for (AlmostLockedSets::GroupIndex group = 0; group < table.num_groups(); ++group) {
      Node node;
      for (const Cell cell : AlmostLockedSets::cells_of(table.places(group))) {
        node.members.push_back(
            exclusions.index(position.structure().id({cell, table.digit(group)})));
      }
      const auto [at, is_new] = known.emplace(node.members, nodes.size());
      node_of[group] = at->second;
      if (is_new) nodes.push_back(std::move(node));
    }
    for (std::uint32_t set = 0; set < table.sets().size(); ++set) {
      const AlmostLockedSet& one = table.sets()[set];
      if (one.size() < 2) continue;
      if (one.size() > kLargestSet) break;
      const std::span<const AlmostLockedSets::GroupIndex> groups_here = table.groups_of(one);
      for (std::size_t i = 0; i < groups_here.size(); ++i) {
        for (std::size_t j = i + 1; j < groups_here.size(); ++j) {
          link(node_of[groups_here[i]], node_of[groups_here[j]], {StrongReason::Kind::als, set});
        }
      }
    }
  }

  /// Larger sets are left to the techniques that know nothing else.
  static constexpr int kLargestSet = 5;

  const Position& position;
  const Exclusions& exclusions;
  std::vector<Node> nodes;
  std::vector<std::vector<GroupPlace>> groups;  ///< per house and digit
};

LinkGraph::LinkGraph(const Position& position, LinkKind kind)
    : exclusions_(&position.table<Exclusions>()), kind_(kind) {
  Draft draft(position);
  if (kind != LinkKind::x) draft.link_cells();
  if (kind != LinkKind::xy) draft.link_houses();
  if (kind == LinkKind::grouped || kind == LinkKind::als) {
    draft.find_groups();
    draft.link_groups();
  }
  const std::size_t others = draft.nodes.size();
  if (kind == LinkKind::als) draft.link_almost_locked_sets();
  std::vector<std::uint32_t> kept(draft.nodes.size(), Exclusions::kNone);
  std::uint32_t count = 0;
  for (std::size_t i = 0; i < draft.nodes.size(); ++i) {
    if (i == others) first_als_node_ = count;
    if (!draft.nodes[i].links.empty()) kept[i] = count++;
  }
  if (others == draft.nodes.size()) first_als_node_ = count;
  for (const Draft::Node& node : draft.nodes) {
    if (node.links.empty()) continue;
    first_member_.push_back(static_cast<std::uint32_t>(members_.size()));
    first_link_.push_back(static_cast<std::uint32_t>(links_.size()));
    members_.insert(members_.end(), node.members.begin(), node.members.end());
    for (const StrongLink& link : node.links) links_.push_back({kept[link.to], link.reason});
  }
  first_member_.push_back(static_cast<std::uint32_t>(members_.size()));
  first_link_.push_back(static_cast<std::uint32_t>(links_.size()));
  words_ = (num_nodes() + 63) / 64;
  weak_.assign(num_nodes() * words_, 0);
  connect_weakly(draft);
}

std::vector<Candidate> LinkGraph::candidates(std::size_t node) const {
  std::vector<Candidate> result;
  for (const std::uint32_t member : members(node)) {
    result.push_back(exclusions_->candidate(member));
  }
  return result;
}

void LinkGraph::connect_weakly(const Draft& draft) {
  const std::size_t words = exclusions_->num_words();
  excluded_.resize(num_nodes() * words);
  // Nodes by their first candidate: a node is weakly linked only if that one is excluded.
  std::vector<std::vector<std::uint32_t>> starting_at(exclusions_->size());
  for (std::uint32_t node = 0; node < num_nodes(); ++node) {
    starting_at[members(node)[0]].push_back(node);
  }
  const auto cell_of = [&draft](std::uint32_t candidate) {
    return draft.exclusions.candidate(candidate).cell;
  };
  base::Watch watch = draft.position.watch();
  for (std::size_t node = 0; node < num_nodes() && !watch.passed(); ++node) {
    std::uint64_t* excluded = excluded_.data() + node * words;
    const std::span<const std::uint32_t> own = members(node);
    std::copy_n(exclusions_->row(own[0]).data(), words, excluded);
    for (const std::uint32_t member : own.subspan(1)) {
      const std::span<const std::uint64_t> row = exclusions_->row(member);
      for (std::size_t w = 0; w < words; ++w) excluded[w] &= row[w];
    }
    const bool between_cells = kind_ == LinkKind::x || kind_ == LinkKind::xy;
    for (std::size_t w = 0; w < words; ++w) {
      base::for_each_bit(excluded[w], [&](int bit) {
        const std::size_t candidate = w * 64 + static_cast<std::size_t>(bit);
        for (const std::uint32_t other : starting_at[candidate]) {
          const std::span<const std::uint32_t> theirs = members(other);
          if (between_cells && cell_of(theirs[0]) == cell_of(own[0])) continue;
          const bool all = std::all_of(theirs.begin(), theirs.end(), [excluded](std::uint32_t m) {
            return has_bit(excluded, m);
          });
          if (all) set_bit(weak_.data() + node * words_, other);
        }
      });
    }
  }
}

}  // namespace omnidoku::logic
