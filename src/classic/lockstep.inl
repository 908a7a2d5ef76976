// SPDX-License-Identifier: MIT
//
// Many search states in lock-step, one in each bit of a register. Included by the files of batch
// kernels only, inside their unnamed namespace, after the type Slice; it calls no function that
// another file could compile as well, so that no code for one processor is linked into a program
// that runs on another.
//
// A lane is one bit of every Slice and holds one state of a search. possible[d][i] says in which
// lanes cell i may hold digit d: a rule about cells and digits becomes a choice of addresses, and
// one instruction applies it in all lanes at once. A digit goes through a band (or a stack, with
// rows and columns exchanged) in one of six ways, one miniline of each line and box:
//
//   way 0: boxes 0 1 2 in lines 0 1 2    way 3: 2 1 0
//   way 1: 1 2 0                         way 4: 0 2 1
//   way 2: 2 0 1                         way 5: 1 0 2
//
// What is known of the cells besides (open, settled, spread) may lag behind, always on the
// side that removes too little; a lane that takes on a state starts from knowing nothing.
//
// Credits: the bit-sliced design, after a prototype measured for this project; the ways of a digit,
// the rule of three digits in a miniline and the choice of the most confined band are those of Tom
// Dillon's tdoku.

/// Before a loop over the cells of a box: what it works on stays in registers.
#ifdef OMNIDOKU_ROLLED
#define OMNIDOKU_UNROLL
#else
#define OMNIDOKU_UNROLL _Pragma("GCC unroll 9")
#endif

constexpr int kLanes = 8 * sizeof(Slice);
/// 64-bit words of a slice.
constexpr int kWords = kLanes / 64;
constexpr int kDigits = 9;
constexpr int kWays = 6;
/// Bands 0 to 2, then stacks 0 to 2.
constexpr int kBands = 6;

struct Lockstep {
  Slice possible[kDigits][kNumCells];
  Slice open[kNumCells];               ///< the cell may have two candidates or more
  Slice settled[kNumCells];            ///< some digit has its last place in the box here
  Slice spread[kDigits][kDigits];      ///< [digit][box]: the digit may have two places or more
  Slice ways[kBands][kDigits][kWays];  ///< [band][digit]: still open
  // Of the sweep under way:
  Slice columns[3][3][3][3];  ///< [digit of three][stack][column][band]: minicolumns with the digit
  // Of the choice under way:
  Slice digit[kDigits];        ///< the digit to decide
  Slice refused[kNumCells];    ///< cells that lose it where it does not go through the miniline
  Slice elsewhere[kNumCells];  ///< cells that lose it where it does
};

struct Signs {
  Slice dead;         ///< a contradiction
  Slice changed;      ///< the last sweep left fewer cells open
  Slice open_before;  ///< some cell was open before the last sweep
  Slice open_after;   ///< some cell still is
};

enum class Sweep : unsigned char {
  plain,
  keeping_ways,  ///< stores the ways
  last           ///< keeps to the ways that are stored; notes the signs of the end of a round
};

/// The ways that go through the minilines [line][box] that hold the digit.
inline void find_ways(const Slice (&held)[3][3], Slice (&way)[kWays]) {
  way[0] = every_of(held[0][0], held[1][1], held[2][2]);
  way[1] = every_of(held[0][1], held[1][2], held[2][0]);
  way[2] = every_of(held[0][2], held[1][0], held[2][1]);
  way[3] = every_of(held[0][2], held[1][1], held[2][0]);
  way[4] = every_of(held[0][0], held[1][2], held[2][1]);
  way[5] = every_of(held[0][1], held[1][0], held[2][2]);
}

/// The two ways that use a miniline, by [line][box].
constexpr int kThrough[3][3][2] = {
    {{0, 4}, {1, 5}, {2, 3}}, {{2, 5}, {0, 3}, {1, 4}}, {{1, 3}, {2, 4}, {0, 5}}};

template <Sweep kind>
inline void ways_of_band(Lockstep& s, int band, int d, const Slice (&held)[3][3],
                         Slice (&way)[kWays]) {
  find_ways(held, way);
  if constexpr (kind != Sweep::plain) {
    for (int w = 0; w < kWays; ++w) {
      if constexpr (kind == Sweep::last) {
        way[w] = both(way[w], s.ways[band][d][w]);
      } else {
        s.ways[band][d][w] = way[w];
      }
    }
  }
}

inline Slice any_way(const Slice (&way)[kWays]) {
  return either(any_of(way[0], way[1], way[2]), any_of(way[3], way[4], way[5]));
}

/// One digit along the bands: cells that are settled with another digit lose it, a cell that holds
/// nothing else takes it from its box, and what no way through the band uses is gone. A cell that
/// holds nothing else keeps it all the same: where no way uses it the lane dies, since no way is
/// left, or since the box has two such cells. Tells the minicolumns and boxes that hold the digit.
template <Sweep kind>
inline void sweep_bands(Lockstep& s, int d, Slice (&columns)[3][3][3], Slice (&spread)[kDigits],
                        Slice& dead_lanes) {
  Slice dead = dead_lanes;  // in a register: what is stored below might be the same memory
  Slice* const x = s.possible[d];
  for (int b = 0; b < 3; ++b) {
    Slice t[3][3][3];  // [box][row][column]
    Slice held[3][3];
    Slice found[3];  // [box]: a cell holds nothing else
    OMNIDOKU_UNROLL for (int k = 0; k < 3; ++k) {
      const int first = 27 * b + 3 * k;
      Slice sole[3];  // [row]: a cell of it does
      const Slice before = spread[3 * b + k];
      OMNIDOKU_UNROLL for (int r = 0; r < 3; ++r) {
        Slice one = none();
        OMNIDOKU_UNROLL for (int c = 0; c < 3; ++c) {
          const int i = first + 9 * r + c;
          t[k][r][c] = without_both(x[i], s.settled[i], before);
          one = c == 0 ? without(t[k][r][c], s.open[i]) : add_without(one, t[k][r][c], s.open[i]);
        }
        sole[r] = one;
      }
      found[k] = any_of(sole[0], sole[1], sole[2]);
      OMNIDOKU_UNROLL for (int r = 0; r < 3; ++r) {
        const Slice any = any_of(t[k][r][0], t[k][r][1], t[k][r][2]);
        held[r][k] = add_without(sole[r], any, found[k]);
      }
    }
    Slice way[kWays];
    ways_of_band<kind>(s, b, d, held, way);
    dead = add_without(dead, all(), any_way(way));
    OMNIDOKU_UNROLL for (int k = 0; k < 3; ++k) {
      OMNIDOKU_UNROLL for (int r = 0; r < 3; ++r) {
        const Slice through =
            either_without(way[kThrough[r][k][0]], way[kThrough[r][k][1]], found[k]);
        OMNIDOKU_UNROLL for (int c = 0; c < 3; ++c) {
          Slice& cell = t[k][r][c];
          const int i = 27 * b + 9 * r + 3 * k + c;
          cell = within_or_not(cell, through, s.open[i]);
          x[i] = cell;
        }
      }
      Slice column[3];
      Slice twice[3];
      OMNIDOKU_UNROLL for (int c = 0; c < 3; ++c) {
        column[c] = any_of(t[k][0][c], t[k][1][c], t[k][2][c]);
        twice[c] = two_of(t[k][0][c], t[k][1][c], t[k][2][c]);
        columns[k][c][b] = column[c];
      }
      const Slice more =
          either(any_of(twice[0], twice[1], twice[2]), two_of(column[0], column[1], column[2]));
      spread[3 * b + k] = more;
      dead = add_both(dead, found[k], more);
    }
  }
  dead_lanes = dead;
}

/// Of three digits in a cell.
struct Among {
  Slice one;  ///< at least one
  Slice two;  ///< at least two
};
inline Among among(Slice a, Slice b, Slice c) { return {any_of(a, b, c), two_of(a, b, c)}; }
template <int first>
inline Among among_three(const Lockstep& s, int i) {
  return among(in_register(s.possible[first][i]), in_register(s.possible[first + 1][i]),
               in_register(s.possible[first + 2][i]));
}

/// Three digits along the bands, then along the stacks, where it is seen, while they are at hand,
/// which cells they settle; after the last three, how many candidates each cell has.
template <Sweep kind, int first>
inline void sweep_three(Lockstep& s, Signs& signs) {
  Slice dead = signs.dead;
  for (int e = 0; e < 3; ++e)
    sweep_bands<kind>(s, first + e, s.columns[e], s.spread[first + e], dead);
  Slice changed = none();
  Slice open_before = none();
  Slice open_after = none();
  for (int k = 0; k < 3; ++k) {
    Slice way[3][kWays];
    OMNIDOKU_UNROLL for (int e = 0; e < 3; ++e) {
      ways_of_band<kind>(s, 3 + k, first + e, s.columns[e][k], way[e]);
      dead = add_without(dead, all(), any_way(way[e]));
    }
    for (int r = 0; r < 3; ++r) {
      OMNIDOKU_UNROLL for (int b = 0; b < 3; ++b) {
        const int q = 3 * b + k;
        OMNIDOKU_UNROLL for (int column = 0; column < 3; ++column) {
          const int i = 27 * b + 9 * r + 3 * k + column;
          const int one_way = kThrough[column][b][0];
          const int other_way = kThrough[column][b][1];
          Slice x[3];
          OMNIDOKU_UNROLL for (int e = 0; e < 3; ++e) {
            x[e] = within_either(s.possible[first + e][i], way[e][one_way], way[e][other_way]);
          }
          const Slice before = in_register(s.settled[i]);
          Slice settled = before;
          OMNIDOKU_UNROLL for (int e = 0; e < 3; ++e) {
            settled = add_without(settled, x[e], s.spread[first + e][q]);
          }
          s.settled[i] = settled;
          OMNIDOKU_UNROLL for (int e = 0; e < 3; ++e) s.possible[first + e][i] = x[e];
          // Where another digit had the cell for its last place before the sweep, one is left by
          // the end of it.
          if constexpr (kind == Sweep::last && first == 0) s.refused[i] = before;
          if constexpr (first + 3 == kDigits) {
            const Among early = among_three<0>(s, i);
            const Among middle = among_three<3>(s, i);
            const Among late = among(x[0], x[1], x[2]);
            const Slice several = either(any_of(early.two, middle.two, late.two),
                                         two_of(early.one, middle.one, late.one));
            dead = add_without(dead, all(), any_of(early.one, middle.one, late.one));
            if constexpr (kind == Sweep::last) {
              const Slice open = s.open[i];
              changed = either(changed, differ(several, open));
              open_before = either(open_before, open);
              open_after = either(open_after, several);
              dead = add_both(dead, several, s.refused[i]);
            }
            s.open[i] = several;
          }
        }
      }
    }
  }
  signs.dead = dead;
  if constexpr (kind == Sweep::last && first + 3 == kDigits) {
    signs.changed = changed;
    signs.open_before = open_before;
    signs.open_after = open_after;
  }
}

template <Sweep kind>
__attribute__((noinline)) void sweep(Lockstep& s, Signs& signs) {
  sweep_three<kind, 0>(s, signs);
  sweep_three<kind, 3>(s, signs);
  sweep_three<kind, 6>(s, signs);
}

/// Whether each row holds all digits. Of a lane that is not dead after a sweep and has no open cell
/// this is all that is left to be seen: in each stack each digit goes one of its ways, so that it
/// is in all boxes and columns, nine times at least, and 81 cells hold no more than that.
__attribute__((noinline)) inline Slice rows_are_full(const Lockstep& s) {
  Slice full = all();
  for (const auto& x : s.possible) {
    for (int i = 0; i < kNumCells; i += 9) {
      full =
          both(full, any_of(any_of(x[i], x[i + 1], x[i + 2]), any_of(x[i + 3], x[i + 4], x[i + 5]),
                            any_of(x[i + 6], x[i + 7], x[i + 8])));
    }
  }
  return full;
}

/// How many of nine there are, as far as it matters.
struct Tally {
  Slice odd;
  Slice two;   ///< at least two
  Slice four;  ///< at least four
};
template <class Value>
inline Tally tally(const Value& value) {
  Slice sum[3];
  Slice carry[3];
  for (int three = 0; three < 3; ++three) {
    const Slice a = value(3 * three);
    const Slice b = value(3 * three + 1);
    const Slice c = value(3 * three + 2);
    sum[three] = odd_of(a, b, c);
    carry[three] = two_of(a, b, c);
  }
  // The number is odd + 2 (last + carry[0] + carry[1] + carry[2]).
  const Slice last = two_of(sum[0], sum[1], sum[2]);
  const Slice some = any_of(carry[0], carry[1], carry[2]);
  return {odd_of(sum[0], sum[1], sum[2]), either(some, last),
          add_both(two_of(carry[0], carry[1], carry[2]), some, last)};
}

/// The rules of three digits in a miniline, about the ways that the sweep before stored: one with
/// too few digits left, or too many that go nowhere else, is dead; where just three are left they
/// go nowhere else in its line; where three go nowhere else no other does. Closes ways.
__attribute__((noinline)) inline void confine(Lockstep& s, Slice& dead) {
  for (int band = 0; band < kBands; ++band) {
    Slice used[3][3][kDigits];
    for (int d = 0; d < kDigits; ++d) {
      const Slice(&way)[kWays] = s.ways[band][d];
      for (int line = 0; line < 3; ++line) {
        for (int box = 0; box < 3; ++box) {
          used[line][box][d] = either(way[kThrough[line][box][0]], way[kThrough[line][box][1]]);
        }
      }
    }
    // Whether a digit that the next (or the last) of the three minilines of a line may hold cannot
    // go through this one.
    Slice by_next[3][3];
    Slice by_last[3][3];
    for (int line = 0; line < 3; ++line) {
      Slice full[3];
      Slice confined[3];
      for (int box = 0; box < 3; ++box) {
        const Slice* const next = used[line][(box + 1) % 3];
        const Slice* const last = used[line][(box + 2) % 3];
        // Digits that go through it, and digits that go nowhere else in the line.
        const Tally left = tally([&](int d) { return used[line][box][d]; });
        // A digit without any way counts as well: then the lane is dead anyway.
        const Tally sure = tally([&](int d) { return neither(next[d], last[d]); });
        dead = add_without(either(dead, sure.four), all(),
                           within_either(left.two, left.four, left.odd));
        full[box] = both(without(left.two, left.four), left.odd);
        confined[box] = both(sure.two, sure.odd);
      }
      for (int box = 0; box < 3; ++box) {
        by_next[line][box] = either(confined[box], full[(box + 1) % 3]);
        by_last[line][box] = either(confined[box], full[(box + 2) % 3]);
      }
    }
    for (int d = 0; d < kDigits; ++d) {
      Slice closed[3][3];
      for (int line = 0; line < 3; ++line) {
        for (int box = 0; box < 3; ++box) {
          closed[line][box] = add_both(both(used[line][(box + 1) % 3][d], by_next[line][box]),
                                       used[line][(box + 2) % 3][d], by_last[line][box]);
        }
      }
      Slice(&way)[kWays] = s.ways[band][d];
      way[0] = without(way[0], any_of(closed[0][0], closed[1][1], closed[2][2]));
      way[1] = without(way[1], any_of(closed[0][1], closed[1][2], closed[2][0]));
      way[2] = without(way[2], any_of(closed[0][2], closed[1][0], closed[2][1]));
      way[3] = without(way[3], any_of(closed[0][2], closed[1][1], closed[2][0]));
      way[4] = without(way[4], any_of(closed[0][0], closed[1][2], closed[2][1]));
      way[5] = without(way[5], any_of(closed[0][1], closed[1][0], closed[2][2]));
    }
  }
}

/// A number in each lane, bit by bit.
struct Count {
  Slice bit[6];
};

/// The number of ways open, 0 to 6, in three bits.
struct NumWays {
  Slice ones;
  Slice twos;
  Slice fours;
};
inline NumWays count_ways(const Slice (&way)[kWays]) {
  const Slice sum0 = odd_of(way[0], way[1], way[2]);
  const Slice sum1 = odd_of(way[3], way[4], way[5]);
  const Slice carry0 = two_of(way[0], way[1], way[2]);
  const Slice carry1 = two_of(way[3], way[4], way[5]);
  const Slice carry2 = both(sum0, sum1);
  return {differ(sum0, sum1), odd_of(carry0, carry1, carry2), two_of(carry0, carry1, carry2)};
}

/// The ways of all digits through a band; all ones where nothing is left to choose.
inline Count count_band(const Lockstep& s, int band) {
  Count sum{};
  for (Slice& bit : sum.bit) bit = none();
  Slice choice = none();
  for (int d = 0; d < kDigits; ++d) {
    const NumWays number = count_ways(s.ways[band][d]);
    choice = any_of(choice, number.twos, number.fours);
    Slice carry = both(sum.bit[0], number.ones);
    sum.bit[0] = differ(sum.bit[0], number.ones);
    const Slice carry1 = two_of(sum.bit[1], number.twos, carry);
    sum.bit[1] = odd_of(sum.bit[1], number.twos, carry);
    carry = two_of(sum.bit[2], number.fours, carry1);
    sum.bit[2] = odd_of(sum.bit[2], number.fours, carry1);
    for (int n = 3; n < 6; ++n) {
      const Slice next = both(sum.bit[n], carry);
      sum.bit[n] = differ(sum.bit[n], carry);
      carry = next;
    }
  }
  for (Slice& bit : sum.bit) bit = add_without(bit, all(), choice);
  return sum;
}

/// Where the second is the smaller one; makes the first the smaller one.
inline Slice take_smaller(Count& first, const Count& second) {
  Slice smaller = none();
  for (int n = 0; n < 6; ++n) smaller = pick_where_equal(first.bit[n], second.bit[n], smaller);
  for (int n = 0; n < 6; ++n) first.bit[n] = pick(smaller, second.bit[n], first.bit[n]);
  return smaller;
}

/// Chooses in each lane, from the ways that are stored: the band or stack with the fewest open ways
/// that are not all decided, in it the first digit with two ways, else with three, else with more;
/// the first miniline that one of them uses and another does not. Returns the lanes with a choice,
/// of those asked about.
__attribute__((noinline)) inline Slice choose(Lockstep& s, Slice lanes) {
  Count count[kBands];
  for (int band = 0; band < kBands; ++band) count[band] = count_band(s, band);
  const Slice later0 = take_smaller(count[0], count[1]);
  const Slice later1 = take_smaller(count[2], count[3]);
  const Slice later2 = take_smaller(count[4], count[5]);
  const Slice second = take_smaller(count[0], count[2]);
  const Slice third = take_smaller(count[0], count[4]);
  Slice chosen[kBands];
  const Slice pair0 = without(without(lanes, third), second);
  const Slice pair1 = both(without(lanes, third), second);
  const Slice pair2 = both(lanes, third);
  chosen[0] = without(pair0, later0);
  chosen[1] = both(pair0, later0);
  chosen[2] = without(pair1, later1);
  chosen[3] = both(pair1, later1);
  chosen[4] = without(pair2, later2);
  chosen[5] = both(pair2, later2);

  Slice way[kDigits][kWays];
  Slice two[kDigits];
  Slice three[kDigits];
  Slice more[kDigits];
  Slice any_two = none();
  Slice any_three = none();
  for (int d = 0; d < kDigits; ++d) {
    for (int w = 0; w < kWays; ++w) {
      Slice open = both(chosen[0], s.ways[0][d][w]);
      for (int band = 1; band < kBands; ++band) {
        open = add_both(open, chosen[band], s.ways[band][d][w]);
      }
      way[d][w] = open;
    }
    const NumWays number = count_ways(way[d]);
    const Slice few = without(number.twos, number.fours);
    two[d] = without(few, number.ones);
    three[d] = both(few, number.ones);
    more[d] = number.fours;
    any_two = either(any_two, two[d]);
    any_three = either(any_three, three[d]);
  }
  Slice taken = none();
  Slice open[kWays];
  for (Slice& one : open) one = none();
  for (int d = 0; d < kDigits; ++d) {
    const Slice wanted =
        either(two[d], without(either(three[d], without(more[d], any_three)), any_two));
    s.digit[d] = without(wanted, taken);
    taken = either(taken, wanted);
    for (int w = 0; w < kWays; ++w) open[w] = add_both(open[w], s.digit[d], way[d][w]);
  }

  Slice option[2][3];
  for (int line = 0; line < 2; ++line) {
    for (int box = 0; box < 3; ++box) {
      option[line][box] = either(open[kThrough[line][box][0]], open[kThrough[line][box][1]]);
    }
  }
  // All ways may use the same miniline of line 0; then they part in line 1.
  const Slice parts = two_of(option[0][0], option[0][1], option[0][2]);
  Slice box[3];
  for (int k = 0; k < 3; ++k) box[k] = pick(parts, option[0][k], option[1][k]);
  box[2] = without(without(box[2], box[1]), box[0]);
  box[1] = without(box[1], box[0]);

  for (int i = 0; i < kNumCells; ++i) s.refused[i] = s.elsewhere[i] = none();
  for (int band = 0; band < kBands; ++band) {
    for (int line = 0; line < 2; ++line) {
      const Slice here = both(chosen[band], line == 0 ? both(taken, parts) : without(taken, parts));
      for (int k = 0; k < 3; ++k) {
        const Slice yes = both(here, box[k]);
        const Slice no = without(here, box[k]);
        for (int e = 0; e < 3; ++e) {
          const int i =
              band < 3 ? 27 * band + 9 * line + 3 * k + e : 27 * k + 9 * e + 3 * (band - 3) + line;
          s.refused[i] = either(s.refused[i], yes);
          s.elsewhere[i] = either(s.elsewhere[i], no);
        }
      }
    }
  }
  return taken;
}
