// SPDX-License-Identifier: MIT
//
// Trial, the last resort: see forcing.h.
#include <algorithm>
#include <limits>

#include "logic/chains/forcing.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

using model::Premise;

/// Tries what is left, depth first, and gathers the premises of every contradiction of a candidate
/// that is refuted.
class Trial {
 public:
  enum class End : std::uint8_t { refuted, possible, gave_up };

  explicit Trial(const Position& position)
      : position_(position),
        net_(position, NetMode::full),
        possible_(net_.exclusions().size(), false) {}

  /// Most are not refuted, so what contradictions rest on is asked for only where one is.
  End refute(std::size_t candidate, int most_branches) {
    premises_.clear();
    gathers_ = false;
    const End end = try_out(candidate, most_branches);
    if (end != End::refuted) return end;
    gathers_ = true;
    return try_out(candidate, most_branches);
  }

  /// Whether the candidate was true in a filled board that broke nothing.
  [[nodiscard]] bool is_possible(std::size_t candidate) const { return possible_[candidate]; }
  [[nodiscard]] const Exclusions& exclusions() const { return net_.exclusions(); }
  [[nodiscard]] const std::vector<Premise>& premises() const { return premises_; }
  [[nodiscard]] std::uint64_t work() const { return net_.work() + 4 * net_.sum_work(); }

 private:
  End try_out(std::size_t candidate, int most_branches) {
    branches_left_ = most_branches;
    const End end = assume(literal_of(candidate, true));
    net_.take_back(0);
    return end;
  }

  /// Follows a literal and then tries on. The caller takes it back.
  End assume(Literal literal) {
    if (!net_.assume(literal)) {
      if (gathers_) {
        for (const Premise& premise : net_.why_conflict().premises) add(premise);
      }
      return End::refuted;
    }
    // The open cell with the fewest candidates left.
    Cell cell;
    int fewest = std::numeric_limits<int>::max();
    position_.board().for_each_open([&](Cell one) {
      const int left = net_.left_in(one).size();
      if (left < 2 || left >= fewest) return;
      fewest = left;
      cell = one;
    });
    if (fewest == std::numeric_limits<int>::max()) {
      for (const Net::Entry& entry : net_.trail()) {
        if (is_on(entry.literal)) possible_[candidate_of(entry.literal)] = true;
      }
      return End::possible;
    }
    const std::size_t depth = net_.depth();
    End end = End::refuted;
    net_.left_in(cell).for_each([&](Digit digit) {
      if (end != End::refuted) return;
      if (--branches_left_ < 0 || position_.out_of_time()) {
        end = End::gave_up;
        return;
      }
      const std::size_t next = exclusions().index(position_.structure().id({cell, digit}));
      end = assume(literal_of(next, true));
      net_.take_back(depth);
    });
    if (end != End::refuted || !gathers_) return end;
    // The candidates of this cell that were false already are so for reasons of their own.
    position_.candidates(cell).for_each([&](Digit digit) {
      const Literal off =
          literal_of(exclusions().index(position_.structure().id({cell, digit})), false);
      if (!net_.holds(off)) return;
      for (const Premise& premise : net_.why(off).premises) add(premise);
    });
    Premise premise;
    premise.kind = Premise::Kind::cell;
    premise.cell = cell;
    add(premise);
    return End::refuted;
  }

  void add(const Premise& premise) {
    if (std::find(premises_.begin(), premises_.end(), premise) == premises_.end()) {
      premises_.push_back(premise);
    }
  }

  const Position& position_;
  Net net_;
  std::vector<bool> possible_;
  int branches_left_ = 0;
  bool gathers_ = false;  ///< the premises of contradictions
  std::vector<Premise> premises_;
};

}  // namespace

void find_trial(const Position& position, StepSink& sink) {
  constexpr std::uint64_t kMostWork = 300'000'000;
  constexpr int kMostBranches = 16'384;
  if (!can_link(position)) return;
  Trial trial(position);
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < trial.exclusions().size(); ++i) order.push_back(i);
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return position.candidates(trial.exclusions().candidate(a).cell).size() <
           position.candidates(trial.exclusions().candidate(b).cell).size();
  });
  for (int branches = 4; branches <= kMostBranches; branches *= 4) {
    std::vector<std::size_t> undecided;
    for (const std::size_t candidate : order) {
      if (trial.work() > kMostWork || position.out_of_time()) return;
      if (trial.is_possible(candidate)) continue;
      const Trial::End end = trial.refute(candidate, branches);
      if (end == Trial::End::gave_up) undecided.push_back(candidate);
      if (end != Trial::End::refuted) continue;
      model::Step step;
      const Candidate gone = trial.exclusions().candidate(candidate);
      step.eliminations = {gone};
      step.cells = {gone.cell};
      step.digits = DigitSet::single(gone.digit);
      step.premises = trial.premises();
      step.size = branches;
      mark(step, gone, model::CandidateRole::pattern);
      sink.add(std::move(step));
      return;
    }
    order = std::move(undecided);
  }
}

}  // namespace omnidoku::logic
