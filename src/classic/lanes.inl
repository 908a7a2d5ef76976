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
constexpr std::uint32_t kMaxStatesToSpread = 24;
/// And where more states than this of a puzzle are open, or it takes more guesses, it goes to the
/// engine for single puzzles too.
constexpr std::uint32_t kMaxStates = 100;
constexpr std::uint32_t kMaxGuesses = 2000;
constexpr std::uint32_t kNoPuzzle = 0xFFFF'FFFF;

struct Transposed {
  Slice lane[64];
  Slice padding;  ///< so that the same lane of all chunks does not share a place in the cache
};

struct Lanes {
  Lockstep s;
  Transposed out[kChunks];
  Transposed in[kChunks];
  std::uint32_t puzzle[kLanes];
  std::uint16_t num_waiting[kLanes];
  std::uint32_t waiting[kMaxWaitingOfLane][kLanes];
  std::uint32_t free_rows[kMaxWaitingOfLane * kLanes];
  WaitingState rows[kMaxWaitingOfLane * kLanes];
};

union Mask {
  Slice slice;
  std::uint64_t word[kWords];
};

/// Calls f(lane) in the order of the numbers, which is the order in memory of what is transposed.
template <class F>
inline void for_each_lane(const Mask& mask, const F& f) {
  for (int byte = 0; byte < 8; ++byte) {
    // Eight bits of each word: bit n of byte g becomes bit g of byte n.
    std::uint64_t bits = 0;
    for (int g = 0; g < kWords; ++g) {
      bits |= (mask.word[g] >> (8 * byte) & 0xFF) << (8 * g);
    }
    if (bits == 0) continue;
    const auto swap = [&bits](int distance, std::uint64_t which) {
      const std::uint64_t differ = (bits ^ bits >> distance) & which;
      bits ^= differ ^ differ << distance;
    };
    swap(7, 0x00AA'00AA'00AA'00AA);
    swap(14, 0x0000'CCCC'0000'CCCC);
    swap(28, 0x0000'0000'F0F0'F0F0);
    for (; bits != 0; bits &= bits - 1) {
      const auto n = static_cast<std::uint32_t>(__builtin_ctzll(bits));
      f((8 * static_cast<std::uint32_t>(byte) + n / 8) * kWords + n % 8);
    }
  }
}
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

class Search {
 public:
  Search(Batch& batch, Lanes& lanes) : batch_(batch), m_(lanes) {}

  void run() {
    for (int i = 0; i < kLanes; ++i) {
      m_.puzzle[i] = kNoPuzzle;
      m_.num_waiting[i] = 0;
    }
    active_.slice = none();
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
    Signs signs{none(), none(), none()};
    for (int i = 2; i < kSweeps; ++i) sweep<Sweep::plain>(s, signs);
    sweep<Sweep::keeping_ways>(s, signs);
    confine(s, signs.dead);
    sweep<Sweep::last>(s, signs);
    const Slice alive = without(active_.slice, signs.dead);
    Mask solved{without(alive, signs.open_before)};
    const Slice still = without(both(alive, signs.open_before), signs.changed);
    Mask branching{choose(s, still)};
    Mask ended{either(both(active_.slice, signs.dead), solved.slice)};
    for_each_lane(solved, [&](std::uint32_t lane) {
      const BatchAnswer& answer = batch_.answers[m_.puzzle[lane]];
      __builtin_prefetch(&answer, 1);
      __builtin_prefetch(&answer.first[kNumCells - 1], 1);
    });
    take_out();
    batch_.counts.nodes += lanes_in(branching) + lanes_in(ended);
    for_each_lane(solved, [&](std::uint32_t lane) { keep_solution(lane); });
    for_each_lane(ended, [&](std::uint32_t lane) { end_state(lane); });
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
    Slice* const to = m_.out[chunk].lane;
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
    const Slice* const from = m_.in[chunk].lane;
    transpose([from](int w) { return from[w]; },
              [&](int w, Slice x) {
                const int d = digit_in_chunk(chunk, w);
                if (d < 0) return;
                const int i = cell_in_chunk(chunk, w);
                Slice& cell = s.possible[d][i];
                cell = pick(fresh, x, without_both(cell, s.elsewhere[i], s.digit[d]));
              });
  }

  [[nodiscard]] std::uint64_t* in_words(std::uint32_t lane, int chunk) {
    return reinterpret_cast<std::uint64_t*>(m_.in[chunk].lane) + lane;
  }
  [[nodiscard]] const std::uint64_t* out_words(std::uint32_t lane, int chunk) const {
    return reinterpret_cast<const std::uint64_t*>(m_.out[chunk].lane) + lane;
  }

  void keep_solution(std::uint32_t lane) {
    const std::uint32_t puzzle = m_.puzzle[lane];
    Progress& progress = batch_.progress[puzzle];
    if (progress.states == kAnswered) return;
    BatchAnswer& answer = batch_.answers[puzzle];
    ++batch_.counts.solutions;
    if (answer.solutions++ == 0) {
      std::uint64_t words[kChunks];
      for (int c = 0; c < kChunks; ++c) words[c] = *out_words(lane, c);
      digits_of(words, reinterpret_cast<std::uint8_t*>(&answer.first));
    }
    if (answer.solutions == batch_.max_solutions) {
      answer.end = SearchEnd::solutions;
      answer.guesses = progress.guesses;
      // The state itself is still counted and ends with the others of its lane.
      if (progress.states > 1) drop_answered_ = true;
      progress.states = kAnswered;
      ++limited_;
      ++answered_;
    }
  }

  void end_state(std::uint32_t lane) {
    const std::uint32_t puzzle = m_.puzzle[lane];
    Progress& progress = batch_.progress[puzzle];
    if (progress.states == kAnswered) return;
    if (--progress.states == 0) {
      batch_.answers[puzzle].end = SearchEnd::exhausted;
      batch_.answers[puzzle].guesses = progress.guesses;
      progress.states = kAnswered;
      ++answered_;
    }
  }

  /// Lanes that work on a puzzle whose answer is known end as well.
  void drop_answered(Mask& ended, Mask& branching) {
    drop_answered_ = false;
    for_each_lane(active_, [&](std::uint32_t lane) {
      if (batch_.progress[m_.puzzle[lane]].states != kAnswered) return;
      set_lane(ended, lane);
      clear_lane(branching, lane);
    });
  }

  /// Where a state for a lane comes from.
  struct Source {
    const std::uint64_t* words;
    std::uint32_t apart;  ///< from one word to the next
    std::uint32_t lane;
    std::uint32_t row;  ///< to be given back; kNoRow if it is none
  };
  static constexpr std::uint32_t kNoRow = 0xFFFF'FFFF;

  /// Gives the lanes that ended or are idle something to do, and the states that branching leaves
  /// behind a place.
  __attribute__((noinline)) void refill(Mask& ended, Mask& branching) {
    // Siblings at work at the same time are a waste where a puzzle ends at its limit.
    if (answered_ >= 256) {
      hand_over_ = 8 * limited_ < answered_;
      answered_ = limited_ = 0;
    }
    Mask fresh{none()};
    Mask idle{either(ended.slice, without(all(), active_.slice))};
    std::uint32_t takers[kLanes];
    std::uint32_t num_takers = 0;
    std::uint32_t num_leftover = 0;
    for_each_lane(idle, [&](std::uint32_t lane) {
      const bool takes = m_.num_waiting[lane] <= kMaxWaitingToTakeOver;
      takers[num_takers] = lane;
      num_takers += takes ? 1U : 0U;
      leftover_[num_leftover] = lane;
      num_leftover += takes ? 0U : 1U;
    });
    std::uint32_t next_taker = 0;
    const std::size_t new_puzzles = batch_.number - batch_.num_begun;
    donors_left_ = kLanes;

    for_each_lane(branching, [&](std::uint32_t lane) {
      const std::uint32_t puzzle = m_.puzzle[lane];
      Progress& progress = batch_.progress[puzzle];
      if (progress.states == kAnswered) return;
      if (m_.num_waiting[lane] == kMaxWaitingOfLane || progress.states == kMaxStates ||
          progress.guesses == kMaxGuesses) {
        batch_.solve_alone(batch_, puzzle);
        drop_answered_ = true;
        return;
      }
      ++progress.guesses;
      ++batch_.counts.guesses;
      ++progress.states;
      if ((hand_over_ || num_takers - next_taker > new_puzzles) && may_spread(puzzle)) {
        if (next_taker < num_takers) {
          const std::uint32_t taker = takers[next_taker++];
          for (int c = 0; c < kChunks; ++c) *in_words(taker, c) = *out_words(lane, c);
          m_.puzzle[taker] = puzzle;
          set_lane(fresh, taker);
          set_lane(active_, taker);
          return;
        }
      }
      const std::uint32_t row = num_free_rows_ > 0 ? m_.free_rows[--num_free_rows_] : num_rows_++;
      for (int c = 0; c < kChunks; ++c) m_.rows[row].words[c] = *out_words(lane, c);
      m_.rows[row].puzzle = puzzle;
      m_.waiting[m_.num_waiting[lane]++][lane] = row;
      ++num_waiting_;
    });
    while (next_taker < num_takers) leftover_[num_leftover++] = takers[next_taker++];

    // First where from, so that the memory is on its way by the time it is read.
    Source sources[kLanes];
    std::uint32_t num_sources = 0;
    for (std::uint32_t n = 0; n < num_leftover; ++n) {
      const std::uint32_t lane = leftover_[n];
      Source source{nullptr, 1, lane, kNoRow};
      if (find_waiting(lane, source) || find_new(source) || find_elsewhere(source)) {
        __builtin_prefetch(source.words);
        __builtin_prefetch(source.words + 11);
        sources[num_sources++] = source;
        set_lane(fresh, lane);
        set_lane(active_, lane);
      } else {
        clear_lane(active_, lane);
      }
    }
    for (std::uint32_t n = 0; n < num_sources; ++n) {
      const Source& source = sources[n];
      for (int c = 0; c < kChunks; ++c) *in_words(source.lane, c) = source.words[c];
      if (source.row != kNoRow) m_.free_rows[num_free_rows_++] = source.row;
    }
    put_in(fresh.slice);
  }

  /// The state that waits for the lane and came last, if its puzzle is still open.
  bool find_waiting(std::uint32_t lane, Source& source) {
    while (m_.num_waiting[lane] > 0) {
      const std::uint32_t row = m_.waiting[--m_.num_waiting[lane]][lane];
      --num_waiting_;
      if (take_row(row, source)) return true;
    }
    return false;
  }

  bool take_row(std::uint32_t row, Source& source) {
    const std::uint32_t puzzle = m_.rows[row].puzzle;
    if (batch_.progress[puzzle].states == kAnswered) {
      m_.free_rows[num_free_rows_++] = row;
      return false;
    }
    source.words = m_.rows[row].words;
    source.row = row;
    m_.puzzle[source.lane] = puzzle;
    return true;
  }

  bool find_new(Source& source) {
    if (batch_.num_begun == batch_.number) return false;
    const auto puzzle = static_cast<std::uint32_t>(batch_.num_begun++);
    batch_.progress[puzzle] = {1, 0};
    begin(batch_.answers[puzzle]);
    source.words = batch_.puzzles + std::size_t{kChunks} * puzzle;
    m_.puzzle[source.lane] = puzzle;
    return true;
  }

  /// The oldest state that waits for another lane.
  bool find_elsewhere(Source& source) {
    for (; num_waiting_ > 0 && donors_left_ > 0; --donors_left_, donor_ = (donor_ + 1) % kLanes) {
      int left = m_.num_waiting[donor_];
      if (left == 0) continue;
      const std::uint32_t row = m_.waiting[0][donor_];
      const std::uint32_t puzzle = m_.rows[row].puzzle;
      if (batch_.progress[puzzle].states != kAnswered && !may_spread(puzzle)) continue;
      m_.num_waiting[donor_] = static_cast<std::uint16_t>(--left);
      for (int i = 0; i < left; ++i) m_.waiting[i][donor_] = m_.waiting[i + 1][donor_];
      --num_waiting_;
      if (take_row(row, source)) return true;
    }
    return false;
  }

  /// Whether another lane may take part in the search of a puzzle. Where many states of it are open
  /// it has many solutions, most likely: one lane comes to them soon, and what others do meanwhile
  /// is for nothing.
  [[nodiscard]] bool may_spread(std::uint32_t puzzle) const {
    return batch_.progress[puzzle].states <= kMaxStatesToSpread;
  }

  /// What is still in the lanes and waiting.
  void leave_rest() {
    // Nothing is to be refused any more.
    for (Slice& digit : m_.s.digit) digit = none();
    take_out();
    for_each_lane(active_, [&](std::uint32_t lane) {
      WaitingState& state = batch_.left[batch_.num_left++];
      for (int c = 0; c < kChunks; ++c) state.words[c] = *out_words(lane, c);
      state.puzzle = m_.puzzle[lane];
      for (int i = 0; i < m_.num_waiting[lane]; ++i) {
        batch_.left[batch_.num_left++] = m_.rows[m_.waiting[i][lane]];
      }
    });
  }

  Batch& batch_;
  Lanes& m_;
  Mask active_{};
  std::uint32_t num_rows_ = 0;
  std::uint32_t num_free_rows_ = 0;
  std::uint64_t num_waiting_ = 0;
  std::uint32_t donor_ = 0;
  int donors_left_ = 0;  ///< to be looked at in this round
  std::uint32_t leftover_[kLanes];
  std::uint32_t answered_ = 0;
  std::uint32_t limited_ = 0;
  bool drop_answered_ = false;  ///< lanes may be at work on puzzles whose answer is known
  bool hand_over_ = false;
};
