// SPDX-License-Identifier: MIT
#include "logic/fish/fish_tables.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/bits.h"

namespace omnidoku::logic {

bool FishTables::prepare(int order) {
  cells_ = board_.cells_with(digit_).cells();
  if (cells_.size() < 4) return false;
  // Numbers of houses take 16 bits; boards with more cages than that get no fish.
  if (structure_.houses().size() >= kNone) return false;
  index_.assign(static_cast<std::size_t>(structure_.num_cells()), kNone);
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    index_[cells_[i].index()] = static_cast<std::uint16_t>(i);
  }
  find_ruled_out();
  local_of_.assign(structure_.houses().size(), kNone);
  spare_.assign(structure_.houses().size(), -1);
  for (std::size_t h = 0; h < structure_.houses().size(); ++h) add_house(h);
  int bases = 0;
  for (const FishHouse& house : houses_) bases += house.can_base ? 1 : 0;
  if (bases < order) return false;
  for (FishHouse& cover : houses_) find_contacts(cover);
  find_neighbours();
  find_possible();
  return true;
}

void FishTables::find_ruled_out() {
  num_targets_ = chains_ == nullptr ? cells_.size() : chains_->exclusions.size();
  words_ = (num_targets_ + 63) / 64;
  ruled_out_.assign(cells_.size() * words_, 0);
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    Word* const row = &ruled_out_[i * words_];
    if (chains_ != nullptr) {
      for (std::size_t target = 0; target < num_targets_; ++target) {
        if (chains_->reach.leads_to(own_target(i), literal_of(target, false))) {
          set_bit(row, target);
        }
      }
      continue;
    }
    for (const Cell peer : structure_.peer_list(cells_[i])) {
      if (index_[peer.index()] != kNone) set_bit(row, index_[peer.index()]);
    }
  }
}

void FishTables::add_house(std::size_t h) {
  const PlaceMask places = board_.places(h, digit_);
  if (std::popcount(places) < 2) return;
  const HouseInfo& info = structure_.house(h);
  FishHouse local;
  local.house = h;
  local.places = places;
  local.can_base = info.full;
  local.can_cover = !is_spare_cover(h);
  for (const Cell cell : info.cells) local.cell_at.push_back(index_[cell.index()]);
  local_of_[h] = static_cast<std::uint16_t>(houses_.size());
  houses_.push_back(std::move(local));
}

bool FishTables::is_spare_cover(std::size_t h) {
  if (spare_[h] < 0) spare_[h] = lies_within_another(h) ? 1 : 0;
  return spare_[h] == 1;
}
bool FishTables::lies_within_another(std::size_t h) const {
  const int size = structure_.house(h).size();
  const auto& touching = structure_.touching(h);
  return std::any_of(touching.begin(), touching.end(), [&](const Overlap& with) {
    if (std::popcount(with.here) < size) return false;
    return structure_.house(with.house).size() > size || with.house < h;
  });
}

void FishTables::find_contacts(FishHouse& cover) const {
  for (const Overlap& with : structure_.touching(cover.house)) {
    const std::uint16_t base = local_of_[with.house];
    if (base == kNone || !houses_[base].can_base) continue;
    if (range_ == FishRange::basic && std::popcount(with.here) != 1) continue;
    const PlaceMask places = with.there & houses_[base].places;
    if (places != 0) cover.contacts.push_back({base, places});
  }
}

void FishTables::find_neighbours() {
  std::vector<std::vector<std::uint16_t>> covers_of(houses_.size());
  for (std::uint16_t c = 0; c < num_houses(); ++c) {
    if (!houses_[c].can_cover) continue;
    for (const FishContact& contact : houses_[c].contacts) covers_of[contact.base].push_back(c);
  }
  std::vector<std::uint16_t> seen(houses_.size(), kNone);
  for (std::uint16_t c = 0; c < num_houses(); ++c) {
    if (!houses_[c].can_cover) continue;
    seen[c] = c;
    for (const FishContact& contact : houses_[c].contacts) {
      for (const std::uint16_t other : covers_of[contact.base]) {
        if (seen[other] == c) continue;
        seen[other] = c;
        houses_[c].neighbours.push_back(other);
      }
    }
  }
}

void FishTables::find_possible() {
  possible_.assign(houses_.size() * words_, 0);
  for (std::size_t h = 0; h < houses_.size(); ++h) {
    Word* const mask = &possible_[h * words_];
    for (std::size_t w = 0; w < words_; ++w) mask[w] = ~Word{0};
    base::for_each_bit(houses_[h].places, [&](int place) { meet(mask, cell_at(h, place)); });
    for (std::size_t w = 0; w < words_; ++w) mask[w] = ~mask[w];
    if (num_targets_ % 64 != 0) {
      mask[words_ - 1] &= base::low_bits<Word>(static_cast<int>(num_targets_ % 64));
    }
    base::for_each_bit(houses_[h].places, [&](int place) {
      const std::size_t own = own_target(cell_at(h, place));
      mask[own / 64] &= ~(Word{1} << (own % 64));
    });
  }
}

}  // namespace omnidoku::logic
