// SPDX-License-Identifier: MIT
//
// The lanes of the lock-step search: what is in them, how states get in and out, who comes next.
// Included under the same conditions as lockstep.inl.
//
// A round is a few sweeps; then the lanes that stand still branch, and those that are done take on
// another state. Outside the lanes a state is twelve words (DigitPlanes): 64 words of 64 lanes each
// are turned by transposing 64 x 64 bits. Lane 64-bit word g, bit n has number n * kWords + g, so
// that what was transposed lies in the order of the numbers.

#include "classic/lockstep.inl"

/// Sweeps of a round.
constexpr int kSweeps = 4;
constexpr int kChunks = 12;
/// States that wait for a lane. Where it would be more, the puzzle is under-constrained (the
/// hardest known with one solution have 14): the lanes would be long in finding what the engine for
/// single puzzles, which infers more, finds soon.
constexpr int kMaxWaitingOfLane = 24;
/// A lane takes over a state of another lane while at most so many wait for itself.
constexpr int kMaxWaitingToTakeOver = 4;
/// Lanes take over states of a puzzle while at most so many of it are open.
constexpr std::uint32_t kMaxStatesToSpread = 48;
/// And where more states than this of a puzzle are open, or it takes more guesses, it goes to the
/// engine for single puzzles too.
constexpr std::uint32_t kMaxStates = 100;
constexpr std::uint32_t kMaxGuesses = 2000;
/// Where so many lanes close their last cell in the last sweep of a round, it pays to see at once
/// whether they are solved.
constexpr std::uint64_t kEnoughToLook = kLanes / 64;
/// New puzzles are fetched into the cache so many before their turn.
constexpr std::uint32_t kAhead = kLanes / 2;
constexpr std::uint32_t kNoPuzzle = 0xFFFF'FFFF;

struct Transposed {
  Slice lane[64];
  Slice padding;  ///< so that the same lane of all chunks does not share a place in the cache
};

struct Lanes {
  Lockstep s;
  Transposed chunks[kChunks];  ///< the states while they are outside the slices
  std::uint32_t puzzle[kLanes];
  std::uint8_t num_waiting[kLanes];
  std::uint8_t oldest[kLanes];    ///< where the states of a lane begin: they go round
  std::uint8_t own_from[kLanes];  ///< states from this one on are of the puzzle in the lane
  /// One more than can wait, so that the same place of many lanes is not the same in the cache.
  WaitingState waiting[kLanes][kMaxWaitingOfLane + 1];
};

union Mask {
  Slice slice;
  std::uint64_t word[kWords];
};

/// Eight bits of each word: bit n of byte g is bit g of byte n of what is returned.
inline std::uint64_t eight_of_each(const Mask& mask, int byte) {
  std::uint64_t bits = 0;
  for (int g = 0; g < kWords; ++g) {
    bits |= (mask.word[g] >> (8 * byte) & 0xFF) << (8 * g);
  }
  const auto swap = [&bits](int distance, std::uint64_t which) {
    const std::uint64_t differ = (bits ^ bits >> distance) & which;
    bits ^= differ ^ differ << distance;
  };
  swap(7, 0x00AA'00AA'00AA'00AA);
  swap(14, 0x0000'CCCC'0000'CCCC);
  swap(28, 0x0000'0000'F0F0'F0F0);
  return bits;
}

/// The lane of the lowest bit of eight_of_each(mask, byte), which is not 0.
inline std::uint32_t first_lane(int byte, std::uint64_t bits) {
  const auto n = static_cast<std::uint32_t>(__builtin_ctzll(bits));
  return (8 * static_cast<std::uint32_t>(byte) + n / 8) * kWords + n % 8;
}

/// Calls f(lane) in the order of the numbers, which is the order in memory of what is transposed.
template <class F>
inline void for_each_lane(const Mask& mask, const F& f) {
  for (int byte = 0; byte < 8; ++byte) {
    for (std::uint64_t bits = eight_of_each(mask, byte); bits != 0; bits &= bits - 1) {
      f(first_lane(byte, bits));
    }
  }
}

/// The lanes of a mask one by one, in the same order.
class LaneList {
 public:
  explicit LaneList(const Mask& mask) : mask_(mask) {}

  /// There must be one more.
  std::uint32_t next() {
    while (bits_ == 0) bits_ = eight_of_each(mask_, ++byte_);
    const std::uint32_t lane = first_lane(byte_, bits_);
    bits_ &= bits_ - 1;
    return lane;
  }

 private:
  const Mask& mask_;
  std::uint64_t bits_ = 0;
  int byte_ = -1;
};

inline void set_lane(Mask& mask, std::uint32_t lane) {
  mask.word[lane % kWords] |= std::uint64_t{1} << (lane / kWords);
}
inline void clear_lane(Mask& mask, std::uint32_t lane) {
  mask.word[lane % kWords] &= ~(std::uint64_t{1} << (lane / kWords));
}
inline std::uint64_t lanes_in(const Mask& mask) {
  std::uint64_t sum = 0;
  for (const std::uint64_t word : mask.word) {
    sum += static_cast<std::uint64_t>(__builtin_popcountll(word));
  }
  return sum;
}

/// What word w of a chunk stands for: a digit, -1 for the last words of chunks 9 to 11, which stand
/// for nothing, and a cell.
constexpr int digit_in_chunk(int chunk, int w) {
  return chunk < 9 ? chunk : w < 51 ? 3 * (chunk - 9) + w / 17 : -1;
}
constexpr int cell_in_chunk(int chunk, int w) { return chunk < 9 ? w : 64 + w % 17; }

inline void prefetch_words(const std::uint64_t* words) {
  __builtin_prefetch(words);
  __builtin_prefetch(words + kChunks - 1);
}
inline void prefetch_answer(const BatchAnswer& answer) {
  __builtin_prefetch(&answer, 1);
  __builtin_prefetch(&answer.first[kNumCells - 1], 1);
}

class Search {
 public:
  Search(Batch& batch, Lanes& lanes) : batch_(batch), m_(lanes) {}

  void run() {
    for (int i = 0; i < kLanes; ++i) {
      m_.puzzle[i] = kNoPuzzle;
      m_.num_waiting[i] = m_.oldest[i] = m_.own_from[i] = 0;
    }
    active_.slice = none();
    crowded_.slice = none();
    Mask ended{all()};
    Mask branching{none()};
    refill(ended, branching);
    while (true) {
      const std::uint64_t num_active = lanes_in(active_);
      if (batch_.num_begun == batch_.number && num_active + num_waiting_ < kFewStates) break;
      if (batch_.stopped) return;
      if (batch_.keep_going != nullptr && !batch_.keep_going(batch_.context, batch_.counts)) {
        batch_.stopped = true;
        return;
      }
      round();
    }
    leave_rest();
  }

 private:
  __attribute__((noinline)) void round() {
    Lockstep& s = m_.s;
    Signs signs{none(), none(), none(), none()};
    for (int i = 2; i < kSweeps; ++i) sweep<Sweep::plain>(s, signs);
    sweep<Sweep::keeping_ways>(s, signs);
    confine(s, signs.dead);
    sweep<Sweep::last>(s, signs);
    const Slice alive = without(active_.slice, signs.dead);
    Mask solved{without(alive, signs.open_before)};
    // A lane that came to its last open cell just now is solved too if its rows are full.
    const Mask closed{without(both(alive, signs.open_before), signs.open_after)};
    if (lanes_in(closed) >= kEnoughToLook) {
      solved.slice = either(solved.slice, both(closed.slice, rows_are_full(s)));
    }
    const Slice still = without(both(alive, signs.open_before), signs.changed);
    Mask branching{choose(s, still)};
    const Mask dead{both(active_.slice, signs.dead)};
    Mask ended{either(dead.slice, solved.slice)};
    for_each_lane(solved,
                  [&](std::uint32_t lane) { prefetch_answer(batch_.answers[m_.puzzle[lane]]); });
    take_out();
    batch_.counts.nodes += lanes_in(branching) + lanes_in(ended);
    for_each_lane(solved, [&](std::uint32_t lane) { keep_solution(lane); });
    for_each_lane(dead, [&](std::uint32_t lane) { end_state(lane); });
    if (drop_answered_) drop_answered(ended, branching);
    refill(ended, branching);
  }

  /// All lanes as words; those that branch with what follows if the digit is refused.
  __attribute__((noinline)) void take_out() {
    take_out_chunk<0>();
    take_out_chunk<1>();
    take_out_chunk<2>();
    take_out_chunk<3>();
    take_out_chunk<4>();
    take_out_chunk<5>();
    take_out_chunk<6>();
    take_out_chunk<7>();
    take_out_chunk<8>();
    take_out_chunk<9>();
    take_out_chunk<10>();
    take_out_chunk<11>();
  }
  template <int chunk>
  void take_out_chunk() {
    const Lockstep& s = m_.s;
    Slice* const to = m_.chunks[chunk].lane;
    transpose(
        [&](int w) {
          const int d = digit_in_chunk(chunk, w);
          if (d < 0) return none();
          const int i = cell_in_chunk(chunk, w);
          return without_both(s.possible[d][i], s.refused[i], s.digit[d]);
        },
        [to](int w, Slice x) { to[w] = x; });
  }

  /// New states into the lanes `fresh`; in the others the chosen digit goes through its miniline.
  __attribute__((noinline)) void put_in(Slice fresh) {
    put_in_chunk<0>(fresh);
    put_in_chunk<1>(fresh);
    put_in_chunk<2>(fresh);
    put_in_chunk<3>(fresh);
    put_in_chunk<4>(fresh);
    put_in_chunk<5>(fresh);
    put_in_chunk<6>(fresh);
    put_in_chunk<7>(fresh);
    put_in_chunk<8>(fresh);
    put_in_chunk<9>(fresh);
    put_in_chunk<10>(fresh);
    put_in_chunk<11>(fresh);
    Lockstep& s = m_.s;
    for (int i = 0; i < kNumCells; ++i) {
      s.open[i] = either(s.open[i], fresh);
      s.settled[i] = without(s.settled[i], fresh);
    }
    for (auto& boxes : s.spread) {
      for (Slice& spread : boxes) spread = either(spread, fresh);
    }
  }
  template <int chunk>
  void put_in_chunk(Slice fresh) {
    Lockstep& s = m_.s;
    const Slice* const from = m_.chunks[chunk].lane;
    transpose([from](int w) { return from[w]; },
              [&](int w, Slice x) {
                const int d = digit_in_chunk(chunk, w);
                if (d < 0) return;
                const int i = cell_in_chunk(chunk, w);
                Slice& cell = s.possible[d][i];
                cell = pick(fresh, x, without_both(cell, s.elsewhere[i], s.digit[d]));
              });
  }

  [[nodiscard]] std::uint64_t& word(std::uint32_t lane, int chunk) {
    return reinterpret_cast<std::uint64_t*>(m_.chunks[chunk].lane)[lane];
  }
  void read_words(std::uint32_t lane, std::uint64_t* words) {
    for (int c = 0; c < kChunks; ++c) words[c] = word(lane, c);
  }
  void write_words(std::uint32_t lane, const std::uint64_t* words) {
    for (int c = 0; c < kChunks; ++c) word(lane, c) = words[c];
  }

  void store_digits(std::uint32_t lane, Solution9& digits) {
    std::uint64_t words[kChunks];
    read_words(lane, words);
    digits_of(words, reinterpret_cast<std::uint8_t*>(&digits));
  }

  void keep_solution(std::uint32_t lane) {
    const std::uint32_t puzzle = m_.puzzle[lane];
    Progress& progress = batch_.progress[puzzle];
    if (progress.states == kAnswered) return;
    BatchAnswer& answer = batch_.answers[puzzle];
    ++batch_.counts.solutions;
    ++answer.solutions;
    if (answer.solutions == 1) {
      store_digits(lane, answer.first);
    } else if (answer.solutions == 2 && batch_.seconds != nullptr) {
      store_digits(lane, batch_.seconds[puzzle]);
    }
    const bool is_limit = answer.solutions == batch_.max_solutions;
    const std::uint16_t left = --progress.states;
    // Written in any case, since nobody can foretell whether it is the last state.
    const bool is_end = is_limit || left == 0;
    answer.end = is_limit    ? SearchEnd::solutions
                 : left == 0 ? SearchEnd::exhausted
                             : SearchEnd::stopped;
    answer.guesses = progress.guesses;
    if (is_limit && progress.is_spread) drop_answered_ = true;
    progress.states = is_end ? kAnswered : left;
    limited_ += is_limit ? 1U : 0U;
    answered_ += is_end ? 1U : 0U;
  }

  void end_state(std::uint32_t lane) {
    const std::uint32_t puzzle = m_.puzzle[lane];
    Progress& progress = batch_.progress[puzzle];
    if (progress.states == kAnswered || --progress.states != 0) return;
    batch_.answers[puzzle].end = SearchEnd::exhausted;
    batch_.answers[puzzle].guesses = progress.guesses;
    progress.states = kAnswered;
    ++answered_;
  }

  /// Lanes that work on a puzzle whose answer is known end as well.
  void drop_answered(Mask& ended, Mask& branching) {
    drop_answered_ = false;
    for_each_lane(active_, [&](std::uint32_t lane) {
      if (!is_answered(m_.puzzle[lane])) return;
      set_lane(ended, lane);
      clear_lane(branching, lane);
    });
  }

  /// Where a state for a lane comes from.
  struct Source {
    const std::uint64_t* words;
    std::uint32_t lane;
  };

  /// Gives the lanes that ended or are idle something to do, and the states that branching leaves
  /// behind a place.
  __attribute__((noinline)) void refill(const Mask& ended, const Mask& branching) {
    // Siblings at work at the same time are a waste where a puzzle ends at its limit.
    if (answered_ >= 256) {
      hand_over_ = 8 * limited_ < answered_;
      answered_ = limited_ = 0;
    }
    Mask idle{either(ended.slice, without(all(), active_.slice))};
    Mask fresh{none()};
    split(branching, without(idle.slice, crowded_.slice), fresh);
    idle.slice = without(idle.slice, fresh.slice);
    donors_left_ = kLanes;
    // First where from, so that the memory is on its way by the time it is read.
    Source sources[kLanes];
    std::uint32_t num_sources = 0;
    Mask left_idle{none()};
    for_each_lane(idle, [&](std::uint32_t lane) {
      Source& source = sources[num_sources];
      source.lane = lane;
      if (find_waiting(source) || find_new(source) || find_elsewhere(source)) {
        prefetch_words(source.words);
        ++num_sources;
      } else {
        set_lane(left_idle, lane);
      }
    });
    for (std::uint32_t n = 0; n < num_sources; ++n) {
      const Source& source = sources[n];
      write_words(source.lane, source.words);
    }
    fresh.slice = either(fresh.slice, without(idle.slice, left_idle.slice));
    active_.slice = without(either(active_.slice, fresh.slice), left_idle.slice);
    put_in(fresh.slice);
  }

  /// The states that branching leaves behind go to lanes of `takers`, which become `fresh`, or
  /// wait.
  void split(const Mask& branching, Slice takers, Mask& fresh) {
    const Mask taking{takers};
    std::uint64_t num_to_take = lanes_in(taking);
    if (!hand_over_) {
      const std::uint64_t new_puzzles = batch_.number - batch_.num_begun;
      num_to_take = num_to_take > new_puzzles ? num_to_take - new_puzzles : 0;
    }
    LaneList next_taker(taking);
    std::uint64_t guesses = 0;
    for_each_lane(branching, [&](std::uint32_t lane) {
      const std::uint32_t puzzle = m_.puzzle[lane];
      Progress& progress = batch_.progress[puzzle];
      // What is answered has more states than that.
      if (progress.states >= kMaxStates || progress.guesses >= kMaxGuesses ||
          m_.num_waiting[lane] == kMaxWaitingOfLane) {
        if (progress.states == kAnswered) return;
        batch_.solve_alone(batch_, puzzle);
        drop_answered_ = true;
        return;
      }
      ++guesses;
      ++progress.guesses;
      if (++progress.states <= kMaxStatesToSpread && num_to_take > 0) {
        --num_to_take;
        progress.is_spread = true;
        const std::uint32_t taker = next_taker.next();
        set_puzzle(taker, puzzle);
        set_lane(fresh, taker);
        for (int c = 0; c < kChunks; ++c) word(taker, c) = word(lane, c);
        return;
      }
      const int depth = m_.num_waiting[lane]++;
      WaitingState& state = waiting(lane, depth);
      read_words(lane, state.words);
      state.puzzle = puzzle;
      if (depth == kMaxWaitingToTakeOver) set_lane(crowded_, lane);
      ++num_waiting_;
    });
    batch_.counts.guesses += guesses;
  }

  void set_puzzle(std::uint32_t lane, std::uint32_t puzzle) {
    m_.puzzle[lane] = puzzle;
    m_.own_from[lane] = m_.num_waiting[lane];
  }

  /// State n of those that wait for a lane.
  [[nodiscard]] WaitingState& waiting(std::uint32_t lane, int n) {
    const int i = m_.oldest[lane] + n;
    return m_.waiting[lane][i < kMaxWaitingOfLane ? i : i - kMaxWaitingOfLane];
  }

  [[nodiscard]] bool is_answered(std::uint32_t puzzle) const {
    return batch_.progress[puzzle].states == kAnswered;
  }

  /// The state that waits for the lane and came last, if its puzzle is still open.
  bool find_waiting(Source& source) {
    const std::uint32_t lane = source.lane;
    const int before = m_.num_waiting[lane];
    if (before == 0) return false;
    int left = is_answered(m_.puzzle[lane]) ? m_.own_from[lane] : before;
    // Those of the puzzle in the lane are as open as it is.
    bool found = left > m_.own_from[lane];
    if (found) --left;
    while (!found && left > 0) {
      const std::uint32_t puzzle = waiting(lane, --left).puzzle;
      if (is_answered(puzzle)) continue;
      found = true;
      m_.puzzle[lane] = puzzle;
      m_.own_from[lane] = static_cast<std::uint8_t>(left);
    }
    if (found) source.words = waiting(lane, left).words;
    if (m_.own_from[lane] > left) m_.own_from[lane] = static_cast<std::uint8_t>(left);
    m_.num_waiting[lane] = static_cast<std::uint8_t>(left);
    num_waiting_ -= static_cast<std::uint64_t>(before - left);
    if (left <= kMaxWaitingToTakeOver) clear_lane(crowded_, lane);
    return found;
  }

  bool find_new(Source& source) {
    if (batch_.num_begun == batch_.number) return false;
    const auto puzzle = static_cast<std::uint32_t>(batch_.num_begun++);
    // Puzzles and answers come from far; the processor itself looks no further than a page.
    if (puzzle + kAhead < batch_.number) {
      prefetch_words(batch_.puzzles + std::size_t{kChunks} * (puzzle + kAhead));
      prefetch_answer(batch_.answers[puzzle + kAhead]);
    }
    batch_.progress[puzzle] = {1, false, 0};
    begin(batch_.answers[puzzle]);
    source.words = batch_.puzzles + std::size_t{kChunks} * puzzle;
    set_puzzle(source.lane, puzzle);
    return true;
  }

  /// The oldest state that waits for another lane.
  bool find_elsewhere(Source& source) {
    for (; num_waiting_ > 0 && donors_left_ > 0; --donors_left_, donor_ = (donor_ + 1) % kLanes) {
      if (m_.num_waiting[donor_] == 0) continue;
      const WaitingState& state = waiting(donor_, 0);
      Progress& progress = batch_.progress[state.puzzle];
      const bool is_open = progress.states != kAnswered;
      // Where many states of a puzzle are open it has many solutions, most likely: one lane comes
      // to them soon, and what others do meanwhile is for nothing.
      if (is_open && progress.states > kMaxStatesToSpread) continue;
      m_.oldest[donor_] = static_cast<std::uint8_t>((m_.oldest[donor_] + 1) % kMaxWaitingOfLane);
      if (m_.own_from[donor_] > 0) --m_.own_from[donor_];
      if (--m_.num_waiting[donor_] == kMaxWaitingToTakeOver) clear_lane(crowded_, donor_);
      --num_waiting_;
      if (!is_open) continue;
      progress.is_spread = true;
      source.words = state.words;
      set_puzzle(source.lane, state.puzzle);
      return true;
    }
    return false;
  }

  /// What is still in the lanes and waiting.
  void leave_rest() {
    // Nothing is to be refused any more.
    for (Slice& digit : m_.s.digit) digit = none();
    take_out();
    for_each_lane(active_, [&](std::uint32_t lane) {
      WaitingState& state = batch_.left[batch_.num_left++];
      read_words(lane, state.words);
      state.puzzle = m_.puzzle[lane];
      for (int i = 0; i < m_.num_waiting[lane]; ++i) {
        batch_.left[batch_.num_left++] = waiting(lane, i);
      }
    });
  }

  Batch& batch_;
  Lanes& m_;
  Mask active_{};
  Mask crowded_{};  ///< more than kMaxWaitingToTakeOver states wait for the lane
  std::uint64_t num_waiting_ = 0;
  std::uint32_t donor_ = 0;
  int donors_left_ = 0;  ///< to be looked at in this round
  std::uint32_t answered_ = 0;
  std::uint32_t limited_ = 0;
  bool drop_answered_ = false;  ///< lanes may be at work on puzzles whose answer is known
  bool hand_over_ = false;
};
