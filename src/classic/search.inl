// SPDX-License-Identifier: MIT
//
// The search that every kernel compiles for its instruction set. It is included by kernel files
// only, inside their unnamed namespace, after the type Lines that it works on; it calls no function
// that another file could compile as well, so that no code for one processor is linked into a
// program that runs on another.
//
// The state. A box has nine cells (row t, column j of it); cell (t, j) belongs to diagonal class
// (t - j) mod 3. Lines is a vector of 27 digit sets with places (t, b, k), t, b, k in 0..2: band b,
// stack k, line t. The grid is three such vectors, one for each diagonal class: place (t, b, k)
// of class i holds the cell of box (b, k) in its row t. The same vectors, with the places of class
// i turned by i lines, hold the cell in column t of the box. So all three cells of a minirow (or
// minicolumn) are at the same place of the three vectors, and turning the grid from rows to columns
// takes two permutations.
//
// One step. Along one axis, for all 27 minilines and nine digits at once: digits of solved cells
// leave the other minilines of the box; a digit goes through a band in one of six ways (one
// miniline of each row and box, the permutation matrices), and what no open way uses is gone; a
// miniline with just three digits left keeps them from the rest of its box, and one to which three
// digits are confined loses the others; a cell that alone in its box can hold a digit takes it.
//
// Credits. That the six ways of a digit through a band, and rules of three digits in three cells of
// a box's line, make a strong and cheap inference, and that a search should branch on the ways of
// the most confined band: Tom Dillon's tdoku. One word per digit and band, with closure: the
// JCZSolve family. The layout and its steps are ours.

/// The axes: minilines are parts of rows, or of columns.
constexpr int kRows = 0;
constexpr int kColumns = 1;

struct State {
  Lines cells[3];     ///< by diagonal class, places by row
  Lines full[2];      ///< per axis: digits of minilines in which just three are left
  Lines confined[2];  ///< per axis: digits a miniline may hold, where three are confined to it
};

/// The ways of all digits through all bands and stacks that are still open: at place (0, b, k) the
/// digits whose way takes, in the first line of the band, box k; then the next box in the next line
/// (even), or the one before (odd). For stacks alike, with k and b exchanged.
struct Ways {
  Lines even[2];
  Lines odd[2];
};

struct StepSigns {
  Lines changed;   ///< nonzero where something was removed
  Lines conflict;  ///< nonzero where a solved cell is impossible
  Lines negative;  ///< sign bit where a miniline has too few digits or too many, or a cell none
  Mask solved;     ///< cells of all three classes solved
};

inline void all_by_column(Lines (&cells)[3]) {
  cells[1] = next_line(cells[1]);
  cells[2] = previous_line(cells[2]);
}

inline void all_by_row(Lines (&cells)[3]) {
  cells[1] = previous_line(cells[1]);
  cells[2] = next_line(cells[2]);
}

template <int axis>
inline void step(Lines (&cells)[3], Lines& full, Lines& confined, Lines& even, Lines& odd,
                 StepSigns& signs) {
  const Lines less0 = minus(cells[0], splat(1));
  const Lines less1 = minus(cells[1], splat(1));
  const Lines less2 = minus(cells[2], splat(1));
  const Mask solved0 = disjoint(cells[0], less0);
  const Mask solved1 = disjoint(cells[1], less1);
  const Mask solved2 = disjoint(cells[2], less2);
  const Lines single0 = where(solved0, cells[0]);
  const Lines single1 = where(solved1, cells[1]);
  const Lines single2 = where(solved2, cells[2]);
  const Lines single = any_of(single0, single1, single2);

  // Digits of the miniline, without those that another miniline of the box holds for sure.
  const Lines held = either(single, full);
  const Lines digits =
      without(any_of(cells[0], cells[1], cells[2]), next_line(held), previous_line(held));
  even = every_of(digits, across<axis, 1, 1>(digits), across<axis, 2, 2>(digits));
  odd = every_of(digits, across<axis, 1, 2>(digits), across<axis, 2, 1>(digits));
  const Lines open = either(even, odd);
  const Lines own = without(open, next_line(open), previous_line(open));
  // A digit that the box has here only, and in one cell.
  const Lines alone = without(own, two_of(cells[0], cells[1], cells[2]));

  const Lines spare = minus(number_of_digits(open), splat(3));
  const Lines missing = minus(splat(3), number_of_digits(own));
  const Lines now_full = where(is_zero(spare), open);
  const Lines now_confined = pick(is_zero(missing), own, splat(kEveryDigit));
  signs.changed =
      add_difference(add_difference(signs.changed, full, now_full), confined, now_confined);

  const Lines allowed = without_and(open, single, confined);
  const auto narrow = [&](Lines& cell, const Lines& own_single) {
    const Lines kept = within_either(cell, allowed, own_single);
    const Lines hidden = both(kept, alone);
    const Lines result = pick(is_zero(hidden), kept, hidden);
    signs.changed = add_difference(signs.changed, result, cell);
    cell = result;
  };
  narrow(cells[0], single0);
  narrow(cells[1], single1);
  narrow(cells[2], single2);

  signs.conflict =
      either(signs.conflict, either(two_of(single0, single1, single2), without(single, open)));
  signs.negative = any_of(signs.negative, spare, missing);
  signs.negative = either(signs.negative, any_of(less0, less1, less2));
  signs.solved = all_three(solved0, solved1, solved2);
  full = now_full;
  confined = now_confined;
}

enum class Propagation : unsigned char { contradiction, open, solved };

inline Propagation propagate(State& state, Ways& ways) {
  Lines cells[3] = {state.cells[0], state.cells[1], state.cells[2]};
  Lines full[2] = {state.full[0], state.full[1]};
  Lines confined[2] = {state.confined[0], state.confined[1]};
  while (true) {
    StepSigns signs{splat(0), splat(0), splat(0), {}};
    step<kRows>(cells, full[kRows], confined[kRows], ways.even[kRows], ways.odd[kRows], signs);
    all_by_column(cells);
    step<kColumns>(cells, full[kColumns], confined[kColumns], ways.even[kColumns],
                   ways.odd[kColumns], signs);
    all_by_row(cells);
    if (any_set(signs.conflict) || any_negative(signs.negative)) return Propagation::contradiction;
    if (any_set(signs.changed)) continue;
    for (int i = 0; i < 3; ++i) state.cells[i] = cells[i];
    for (int axis = 0; axis < 2; ++axis) {
      state.full[axis] = full[axis];
      state.confined[axis] = confined[axis];
    }
    return everywhere(signs.solved) ? Propagation::solved : Propagation::open;
  }
}

/// A way to split a state: either the digit goes through this miniline, or it does not. The
/// miniline is number `option` of line `line` of a band or stack, counted along that.
struct Split {
  int axis;
  int band;    ///< or stack
  int line;    ///< 0 or 1
  int option;  ///< 0, 1 or 2: the box within the band (or stack)
  std::uint16_t digit;
};

/// The band or stack with the fewest open ways that are not all decided, in it a digit with two
/// ways if there is one, else with three, else with more. False: a digit has no way left. (Where it
/// has none through one band it soon has no candidates at all, so it is enough to look at one.)
inline bool choose(const Ways& ways, Split& split) {
  // Three 16-bit words in each, the ways of one band or stack that begin in its box 0, 1, 2.
  std::uint64_t even[6];
  std::uint64_t odd[6];
  store_first_lines(ways, even, odd);
  unsigned least = ~0U;
  for (unsigned b = 0; b < 6; ++b) {
    const auto open =
        static_cast<unsigned>(__builtin_popcountll(even[b]) + __builtin_popcountll(odd[b]));
    // Nine ways are decided ones: the difference wraps around and is never the least.
    const unsigned key = (open - 10) * 8 + b;
    least = key < least ? key : least;
  }
  const unsigned band = least % 8;
  const std::uint64_t e = even[band];
  const std::uint64_t o = odd[band];
  const std::uint64_t first = e | o;
  if (((first | first >> 16 | first >> 32) & kEveryDigit) != kEveryDigit) return false;
  // The number of ways of each digit, as a sum of six bits in three bit planes.
  const std::uint64_t e1 = e >> 16;
  const std::uint64_t e2 = e >> 32;
  const std::uint64_t o1 = o >> 16;
  const std::uint64_t o2 = o >> 32;
  const std::uint64_t sum_e = e ^ e1 ^ e2;
  const std::uint64_t carry_e = (e & e1) | (e2 & (e | e1));
  const std::uint64_t sum_o = o ^ o1 ^ o2;
  const std::uint64_t carry_o = (o & o1) | (o2 & (o | o1));
  const std::uint64_t carry = sum_e & sum_o;
  const std::uint64_t ones = sum_e ^ sum_o;
  const std::uint64_t twos = carry_e ^ carry_o ^ carry;
  const std::uint64_t fours = (carry_e & carry_o) | (carry & (carry_e | carry_o));
  std::uint64_t digits = twos & ~ones & ~fours & kEveryDigit;
  if (digits == 0) digits = twos & ones & ~fours & kEveryDigit;
  if (digits == 0) digits = fours & kEveryDigit;

  split.axis = band >= 3 ? kColumns : kRows;
  split.band = static_cast<int>(band >= 3 ? band - 3 : band);
  split.digit = static_cast<std::uint16_t>(digits & (~digits + 1));
  const auto has = [&split](std::uint64_t words, int word) {
    return static_cast<unsigned>(words >> (16 * word) & split.digit) != 0 ? 1U : 0U;
  };
  unsigned options = has(first, 0) | has(first, 1) << 1 | has(first, 2) << 2;
  split.line = 0;
  if ((options & (options - 1)) == 0) {
    // Both ways use the same miniline there; they part in the next line.
    options = (has(e, 2) | has(o, 1)) | (has(e, 0) | has(o, 2)) << 1 | (has(e, 1) | has(o, 0)) << 2;
    split.line = 1;
  }
  split.option = __builtin_ctz(options);
  return true;
}

/// In `taken` the digit goes through the miniline and so through no other of its line; in
/// `refused`, at first the same state, it does not.
inline void apply(const Split& split, State& taken, State& refused) {
  // Bit 3b + k: place (b, k) of the line.
  const unsigned line = split.axis == kRows ? 7U << (3 * split.band) : 0x49U << split.band;
  const unsigned place = split.axis == kRows ? 1U << (3 * split.band + split.option)
                                             : 1U << (3 * split.option + split.band);
  for (int i = 0; i < 3; ++i) {
    // Places are by row: the cell of class i in column j of its box is in row j + i.
    const int t = split.axis == kRows ? split.line : (split.line + i) % 3;
    refused.cells[i] = without_digit(taken.cells[i], split.digit, t, place);
    taken.cells[i] = without_digit(taken.cells[i], split.digit, t, line & ~place);
  }
}

/// Most states that wait: each was put there when a digit was sent through one of the 162
/// minilines' lines (9 digits, 9 rows and 9 columns), and stays sent there in what is searched
/// meanwhile.
constexpr int kMaxWaiting = 162;

inline void run_search(const std::uint16_t* candidates, const SearchRequest& request,
                       SearchResult& result) {
  State waiting[kMaxWaiting];
  int num_waiting = 0;
  State state{};
  load(candidates, state.cells);
  for (int axis = 0; axis < 2; ++axis) {
    state.full[axis] = splat(0);
    state.confined[axis] = splat(kEveryDigit);
  }
  SearchCounts& counts = result.counts;
  Ways ways{};
  while (true) {
    if (request.max_nodes != 0 && counts.nodes == request.max_nodes) {
      result.end = SearchEnd::nodes;
      return;
    }
    ++counts.nodes;
    if (counts.nodes % kNodesBetweenAsking == 0 && request.keep_going != nullptr &&
        !request.keep_going(request.context, counts)) {
      result.end = SearchEnd::stopped;
      return;
    }
    const Propagation propagation = propagate(state, ways);
    Split split{};
    if (propagation == Propagation::open && choose(ways, split)) {
      ++counts.guesses;
      State& refused = waiting[num_waiting++];
      refused = state;
      apply(split, state, refused);
      continue;
    }
    if (propagation == Propagation::solved) {
      ++counts.solutions;
      Solution9* const kept = counts.solutions == 1   ? request.first
                              : counts.solutions == 2 ? request.second
                                                      : nullptr;
      if (kept != nullptr) store_digits(state.cells, reinterpret_cast<std::uint8_t*>(kept));
      if (request.on_solution != nullptr) {
        std::uint8_t digits[kNumCells];
        store_digits(state.cells, digits);
        if (!request.on_solution(request.context, digits)) {
          result.end = SearchEnd::solutions;
          return;
        }
      }
      if (counts.solutions == request.max_solutions) {
        result.end = SearchEnd::solutions;
        return;
      }
    } else if (counts.guesses != 0) {
      ++counts.backtracks;
    }
    if (num_waiting == 0) return;
    state = waiting[--num_waiting];
  }
}
