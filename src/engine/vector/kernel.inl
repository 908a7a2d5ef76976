// SPDX-License-Identifier: MIT
//
// The kernels, over Lanes, Some (which lanes) and Bank (lanes to pick from) of an instruction set.
// Included within an anonymous namespace.

/// One round over all houses: what is fixed leaves its houses, and a digit with one place in a
/// house that has every digit is there. Returns what cannot be; says whether anything changed.
[[gnu::always_inline]] inline int settle_singles(const HouseGroup& group, Bank<3>& cells,
                                                 bool& changed) {
  const Lanes ones = all_ones();
  Lanes once = zero();
  Lanes twice = zero();
  Lanes fixed = zero();
  Lanes fixed_twice = zero();
  for (std::size_t i = 0; i < group.most_cells; ++i) {
    const Lanes cell = cells.pick(group.cell[i], 0);
    twice = twice | (once & cell);
    once = once | cell;
    const Lanes single = keep(is_zero(cell & (cell + ones)), cell);
    fixed_twice = fixed_twice | (fixed & single);
    fixed = fixed | single;
  }
  const Lanes needs = load(group.needs);
  const Some bad = is_nonzero((needs & ~once) | fixed_twice);
  if (any(bad)) return first(bad);
  Bank<1> fixed_bank{};
  fixed_bank.set(0, fixed);
  Bank<1> hidden_bank{};
  hidden_bank.set(0, needs & once & ~twice);
  bool moved = false;
  for (std::size_t part = 0; part < 3; ++part) {
    const Lanes cell = cells.get(part);
    Lanes gone = zero();
    Lanes hidden = zero();
    for (std::size_t i = 0; i < group.most_houses; ++i) {
      gone = gone | fixed_bank.pick(group.house_of[i], part);
      hidden = hidden | hidden_bank.pick(group.house_of[i], part);
    }
    const Some several = is_nonzero(cell & (cell + ones));
    const Lanes placed = cell & hidden;
    const Some is_placed = is_nonzero(placed);
    Lanes left = select(is_placed, placed, cell);
    left = select(several, left & ~gone, left);
    const Some empty = is_nonzero(keep(is_zero(left), load(group.is_cell + part * kLanes))) |
                       is_nonzero(placed & (placed + ones));  // two digits want one cell
    if (any(empty)) return kFirstCell + static_cast<int>(part * kLanes) + first(empty);
    moved = moved || any(is_nonzero(left ^ cell));
    cells.set(part, left);
  }
  changed = moved;
  return kSettled;
}

[[gnu::always_inline]] inline int settle_segments(const HouseGroup& group,
                                                  const Segmentation& segmentation, Bank<3>& cells,
                                                  bool& changed) {
  Bank<2> segments{};
  for (std::size_t half = 0; half < 2; ++half) {
    Lanes all = zero();
    for (std::size_t i = 0; i < segmentation.most_cells; ++i)
      all = all | cells.pick(segmentation.cell[i], half);
    segments.set(half, all);
  }
  Bank<2> confined[2]{};
  for (std::size_t side = 0; side < 2; ++side) {
    for (std::size_t half = 0; half < 2; ++half) {
      Lanes others = zero();
      for (std::size_t i = 0; i < segmentation.most_others[side]; ++i)
        others = others | segments.pick(segmentation.others[side][i], half);
      confined[side].set(
          half, segments.get(half) & ~others & load(segmentation.needs[side] + half * kLanes));
    }
  }
  Bank<2> gone{};
  bool some = false;
  for (std::size_t half = 0; half < 2; ++half) {
    Lanes all = zero();
    for (std::size_t side = 0; side < 2; ++side) {
      for (std::size_t i = 0; i < segmentation.most_others[side]; ++i)
        all = all | confined[1 - side].pick(segmentation.others[side][i], half);
    }
    gone.set(half, all);
    some = some || any(is_nonzero(all & segments.get(half)));
  }
  if (!some) return kSettled;
  for (std::size_t part = 0; part < 3; ++part) {
    const Lanes cell = cells.get(part);
    Lanes taken = zero();
    for (std::size_t i = 0; i < segmentation.most_segments; ++i)
      taken = taken | gone.pick(segmentation.segment_of[i], part);
    const Lanes left = cell & ~taken;
    const Some empty = is_nonzero(keep(is_zero(left), load(group.is_cell + part * kLanes)));
    if (any(empty)) return kFirstCell + static_cast<int>(part * kLanes) + first(empty);
    changed = changed || any(is_nonzero(left ^ cell));
    cells.set(part, left);
  }
  return kSettled;
}

int settle(const HouseGroup& group, std::uint16_t* masks) {
  Bank<3> cells{};
  for (std::size_t part = 0; part < 3; ++part) cells.set(part, load(masks + part * kLanes));
  bool changed = true;
  while (changed) {
    changed = false;
    if (const int bad = settle_singles(group, cells, changed); bad != kSettled) return bad;
    if (changed) continue;
    for (std::size_t i = 0; i < group.num_segmentations; ++i) {
      const int bad = settle_segments(group, group.segmentations[i], cells, changed);
      if (bad != kSettled) return bad;
    }
  }
  for (std::size_t part = 0; part < 3; ++part) store(masks + part * kLanes, cells.get(part));
  return kSettled;
}

bool differences(const std::uint16_t* masks, std::uint16_t* seen, std::uint32_t count,
                 std::uint64_t* changed) {
  std::uint64_t any_bits = 0;
  for (std::uint32_t i = 0; i < count; i += std::uint32_t{kLanes}) {
    const Lanes now = load(masks + i);
    const auto bits = static_cast<std::uint64_t>(bits_of(is_nonzero(now ^ load(seen + i))));
    if (bits == 0) continue;
    store(seen + i, now);
    changed[i / 64] |= bits << (i % 64U);
    any_bits |= bits;
  }
  return any_bits != 0;
}

// ---- sets of digits: 16 lanes, one for each set

/// The lanes together.
[[gnu::always_inline]] inline std::uint16_t together(const Sets& lanes) {
  std::uint64_t all = words_together(lanes);
  all |= all >> 32U;
  all |= all >> 16U;
  return static_cast<std::uint16_t>(all);
}
[[gnu::always_inline]] inline bool some_lane(const Sets& lanes) {
  return words_together(lanes) != 0;
}

/// Within every set at once: a cell with one digit takes it from the others, and a digit with one
/// place is there. `alive`: the sets for which that works out.
template <std::size_t num_cells>
[[gnu::always_inline]] inline Sets settle_sets(const Sets& sets, Sets alive, Sets* left) {
  const Sets ones = everywhere(0xFFFF);
  Sets once = everywhere(0);
  Sets twice = once;
  Sets fixed = once;
  Sets fixed_twice = once;
  for (std::size_t i = 0; i < num_cells; ++i) {
    const Sets mine = left[i];
    twice = twice | (once & mine);
    once = once | mine;
    const Sets single = mine & zero_lanes(mine & (mine + ones));
    fixed_twice = fixed_twice | (fixed & single);
    fixed = fixed | single;
  }
  alive = alive & zero_lanes(once ^ sets) & zero_lanes(fixed_twice);
  const Sets hidden = once & ~twice;
  for (std::size_t i = 0; i < num_cells; ++i) {
    const Sets mine = left[i];
    const Sets several = nonzero_lanes(mine & (mine + ones));
    const Sets placed = mine & hidden;
    const Sets is_placed = nonzero_lanes(placed);
    alive = alive & zero_lanes(placed & (placed + ones));
    Sets now = (placed & is_placed) | (mine & ~is_placed);
    now = now & ~(fixed & several);
    left[i] = now;
    alive = alive & nonzero_lanes(now);
  }
  return alive;
}

template <std::size_t num_cells>
bool filter_cells(const DigitSets& item, std::uint16_t* masks) {
  const Sets sets = load_sets(item.sets);
  Sets alive = load_sets(item.used);
  std::uint16_t mask[num_cells];
  Sets left[num_cells];
  unsigned all = 0;
  unsigned fixed = 0;
  for (std::size_t i = 0; i < num_cells; ++i) {
    const std::uint16_t mine = masks[item.cells[i]];
    mask[i] = mine;
    all |= mine;
    if ((mine & (mine - 1U)) == 0) fixed |= mine;
    left[i] = sets & everywhere(mine);
    alive = alive & nonzero_lanes(left[i]);
  }
  alive = alive & zero_lanes(sets & everywhere(static_cast<std::uint16_t>(~all)));
  if (!some_lane(alive)) return false;
  for (std::size_t p = 0; p < item.num_parts;
       ++p) {  // digits that a house can only have in this set
    const SetPart& part = item.parts[p];
    if (!part.needs) continue;
    unsigned rest = 0;
    for (std::size_t i = 0; i < part.num_rest; ++i) rest |= masks[part.rest[i]];
    const auto wanted = static_cast<std::uint16_t>(item.all_digits & ~rest);
    if (wanted == 0) continue;
    alive = alive & zero_lanes(everywhere(wanted) & ~sets);
    for (std::size_t i = 0; i < part.num_outside; ++i) {
      const int cell = part.outside[i];
      if ((mask[cell] & wanted) == 0) continue;
      mask[cell] = static_cast<std::uint16_t>(mask[cell] & ~wanted);
      if (mask[cell] == 0) return false;
      masks[item.cells[cell]] = mask[cell];
      left[cell] = sets & everywhere(mask[cell]);
      alive = alive & nonzero_lanes(left[cell]);
    }
  }
  if (!some_lane(alive)) return false;
  if (static_cast<std::size_t>(__builtin_popcount(fixed)) < num_cells) {
    alive = settle_sets<num_cells>(sets, alive, left);
    if (!some_lane(alive)) return false;
    for (std::size_t i = 0; i < num_cells; ++i) {
      const std::uint16_t now = together(left[i] & alive);
      mask[i] = now;
      masks[item.cells[i]] = now;
    }
  }
  // Digits of every set that is left, and not placed yet: gone from a house that has them here
  // only.
  const auto needed =
      static_cast<std::uint16_t>(item.all_digits & ~together(alive & ~sets) & ~fixed);
  if (needed == 0) return true;
  for (std::size_t p = 0; p < item.num_parts; ++p) {
    const SetPart& part = item.parts[p];
    unsigned outside = 0;
    for (std::size_t i = 0; i < part.num_outside; ++i) outside |= mask[part.outside[i]];
    const unsigned confined = needed & ~outside;
    if (confined == 0) continue;
    for (std::size_t i = 0; i < part.num_rest; ++i) {
      const std::uint16_t before = masks[part.rest[i]];
      const auto after = static_cast<std::uint16_t>(before & ~confined);
      if (after == 0) return false;
      masks[part.rest[i]] = after;
    }
  }
  return true;
}

bool filter_sets(const DigitSets& item, std::uint16_t* masks) {
  switch (item.num_cells) {
    case 1: return filter_cells<1>(item, masks);
    case 2: return filter_cells<2>(item, masks);
    case 3: return filter_cells<3>(item, masks);
    case 4: return filter_cells<4>(item, masks);
    case 5: return filter_cells<5>(item, masks);
    case 6: return filter_cells<6>(item, masks);
    case 7: return filter_cells<7>(item, masks);
    case 8: return filter_cells<8>(item, masks);
    default: return filter_cells<9>(item, masks);
  }
}
