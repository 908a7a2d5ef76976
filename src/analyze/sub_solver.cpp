// SPDX-License-Identifier: MIT
//
// Singles are unit propagation: a group is the candidates of a cell, or the places of a digit in a
// house that holds every digit, of which one is true. Each candidate knows what it excludes and its
// groups, each group how many are left in it. What was removed is kept in order, to be put back.
#include "analyze/sub_solver.h"

#include <algorithm>
#include <span>
#include <utility>

#include "logic/path.h"

namespace omnidoku::analyze {

using geometry::Cell;
using geometry::Digit;
using logic::Candidate;

namespace {

/// Lists one behind the other.
class Lists {
 public:
  Lists() { ends_.push_back(0); }
  void add(std::uint32_t item) { items_.push_back(item); }
  void end_list() { ends_.push_back(static_cast<std::uint32_t>(items_.size())); }
  [[nodiscard]] std::size_t size() const { return ends_.size() - 1; }
  [[nodiscard]] std::span<const std::uint32_t> operator[](std::size_t list) const {
    return std::span(items_).subspan(ends_[list], ends_[list + 1] - ends_[list]);
  }

 private:
  std::vector<std::uint32_t> items_;
  std::vector<std::uint32_t> ends_;
};

class Singles final : public SubSolver {
 public:
  explicit Singles(const logic::Structure& structure) : structure_(structure) {
    find_excluded();
    find_groups();
    is_left_.assign(structure.num_candidates(), true);
    is_true_.assign(structure.num_candidates(), false);
    for (std::size_t group = 0; group < members_.size(); ++group)
      left_.push_back(static_cast<std::uint32_t>(members_[group].size()));
    for (int i = 0; i < structure.num_cells(); ++i) {
      const Cell cell(i);
      (structure.all_digits() - structure.problem().domains[cell.index()])
          .for_each([&](Digit digit) {
            remove({cell, digit});
          });
    }
    for (std::size_t group = 0; group < members_.size() && !contradictory_; ++group) {
      if (left_[group] == 1) place_last_of(group);
    }
    settle();
    trail_.clear();
  }

  void place(Candidate candidate) override {
    to_place_.push_back(id(candidate));
    settle();
  }
  void remove(Candidate candidate) override {
    drop(id(candidate));
    settle();
  }

  [[nodiscard]] bool is_possible(Candidate candidate) const override {
    return is_left_[id(candidate)];
  }
  [[nodiscard]] bool is_placed(Cell cell) const override { return left_[cell.index()] == 1; }
  [[nodiscard]] bool is_complete() const override {
    return !contradictory_ && num_placed_ == structure_.num_cells();
  }
  [[nodiscard]] bool is_contradictory() const override { return contradictory_; }

  [[nodiscard]] std::size_t mark() override { return trail_.size(); }
  void back(std::size_t mark) override {
    while (trail_.size() > mark) {
      const Change change = trail_.back();
      trail_.pop_back();
      switch (change.kind) {
        case Change::Kind::removed:
          is_left_[change.id] = true;
          for (const std::uint32_t group : groups_[change.id]) ++left_[group];
          break;
        case Change::Kind::placed:
          is_true_[change.id] = false;
          --num_placed_;
          break;
        case Change::Kind::contradicted: contradictory_ = false; break;
      }
    }
    to_place_.clear();
  }

  [[nodiscard]] std::uint64_t work() const override { return work_; }

 private:
  struct Change {
    enum class Kind : std::uint8_t { removed, placed, contradicted };
    Kind kind = Kind::removed;
    std::uint32_t id = 0;
  };

  [[nodiscard]] std::uint32_t id(Candidate candidate) const {
    return static_cast<std::uint32_t>(structure_.id(candidate));
  }

  void find_excluded() {
    const auto add = [this](Candidate other) { excluded_.add(id(other)); };
    for (std::size_t i = 0; i < structure_.num_candidates(); ++i) {
      const Candidate one = structure_.candidate(i);
      structure_.all_digits().for_each([&](Digit digit) {
        if (digit != one.digit) add({one.cell, digit});
      });
      for (const Cell peer : structure_.peer_list(one.cell)) add({peer, one.digit});
      for (const logic::PairExclusion& pair : structure_.pair_exclusions(one.cell))
        pair.excluded(one.digit).for_each([&](Digit digit) { add({pair.other, digit}); });
      excluded_.end_list();
    }
  }

  /// Those of the cells first, in order.
  void find_groups() {
    for (int i = 0; i < structure_.num_cells(); ++i) {
      structure_.all_digits().for_each([&](Digit digit) { members_.add(id({Cell(i), digit})); });
      members_.end_list();
    }
    for (const logic::HouseInfo& house : structure_.houses()) {
      if (!house.full) continue;
      structure_.all_digits().for_each([&](Digit digit) {
        for (const Cell cell : house.cells) members_.add(id({cell, digit}));
        members_.end_list();
      });
    }
    std::vector<std::vector<std::uint32_t>> of(structure_.num_candidates());
    for (std::size_t group = 0; group < members_.size(); ++group) {
      for (const std::uint32_t member : members_[group])
        of[member].push_back(static_cast<std::uint32_t>(group));
    }
    for (const std::vector<std::uint32_t>& list : of) {
      for (const std::uint32_t group : list) groups_.add(group);
      groups_.end_list();
    }
  }

  void drop(std::uint32_t candidate) {
    if (!is_left_[candidate]) return;
    ++work_;
    is_left_[candidate] = false;
    trail_.push_back({Change::Kind::removed, candidate});
    for (const std::uint32_t group : groups_[candidate]) {
      const std::uint32_t left = --left_[group];
      if (left == 1) place_last_of(group);
      if (left == 0) contradict();
    }
  }

  void place_last_of(std::size_t group) {
    for (const std::uint32_t member : members_[group]) {
      if (!is_left_[member]) continue;
      to_place_.push_back(member);
      return;
    }
  }

  void contradict() {
    if (contradictory_) return;
    contradictory_ = true;
    trail_.push_back({Change::Kind::contradicted, 0});
  }

  void settle() {
    while (!to_place_.empty() && !contradictory_) {
      const std::uint32_t candidate = to_place_.back();
      to_place_.pop_back();
      if (is_true_[candidate]) continue;
      if (!is_left_[candidate]) {
        contradict();
        break;
      }
      is_true_[candidate] = true;
      ++num_placed_;
      trail_.push_back({Change::Kind::placed, candidate});
      for (const std::uint32_t other : excluded_[candidate]) drop(other);
    }
    to_place_.clear();
  }

  const logic::Structure& structure_;
  Lists excluded_;  ///< by each candidate: those that cannot be true beside it
  Lists groups_;    ///< of each candidate
  Lists members_;   ///< of each group
  std::vector<bool> is_left_;
  std::vector<bool> is_true_;
  std::vector<std::uint32_t> left_;  ///< per group
  std::vector<std::uint32_t> to_place_;
  std::vector<Change> trail_;
  int num_placed_ = 0;
  bool contradictory_ = false;
  std::uint64_t work_ = 0;
};

class Techniques final : public SubSolver {
 public:
  Techniques(const logic::Structure& structure, const logic::Scale& scale,
             const base::Limits& limits)
      : scale_(scale), limits_(limits), deadline_(limits) {
    limits_.progress = nullptr;
    states_.emplace_back(logic::CandidateBoard::start(structure), true);
    go_on();
  }

  void place(Candidate candidate) override {
    if (!is_possible(candidate)) {
      contradict();
    } else if (!is_placed(candidate.cell)) {
      model::Step step;
      step.placements = {candidate};
      told(step);
    }
  }
  void remove(Candidate candidate) override {
    if (state().board().value(candidate.cell) == candidate.digit) {
      contradict();
      return;
    }
    if (!state().board().has(candidate)) return;
    model::Step step;
    step.eliminations = {candidate};
    told(step);
  }

  [[nodiscard]] bool is_possible(Candidate candidate) const override {
    const logic::CandidateBoard& board = state().board();
    return board.has(candidate) || board.value(candidate.cell) == candidate.digit;
  }
  [[nodiscard]] bool is_placed(Cell cell) const override { return state().board().is_placed(cell); }
  [[nodiscard]] bool is_complete() const override {
    return !is_contradictory() && state().board().is_complete();
  }
  [[nodiscard]] bool is_contradictory() const override {
    return contradictory_at_ <= depth() || state().is_contradictory();
  }

  [[nodiscard]] std::size_t mark() override { return states_.size(); }
  void back(std::size_t mark) override {
    states_.erase(states_.begin() + static_cast<std::ptrdiff_t>(mark), states_.end());
    if (contradictory_at_ > depth()) contradictory_at_ = kNowhere;
  }
  [[nodiscard]] std::uint64_t work() const override { return work_; }

 private:
  static constexpr std::size_t kNowhere = ~std::size_t{0};

  [[nodiscard]] const logic::Position& state() const { return states_.back(); }
  [[nodiscard]] std::size_t depth() const { return states_.size(); }

  void contradict() {
    states_.push_back(states_.back());
    contradictory_at_ = std::min(contradictory_at_, depth());
  }

  void told(const model::Step& step) {
    states_.push_back(states_.back());
    states_.back().apply(step);
    go_on();
  }

  void go_on() {
    const logic::Path path = logic::find_path(states_.back(), scale_, deadline_.rest_of(limits_));
    for (const model::Step& step : path.steps) {
      states_.back().apply(step);
      work_ += step.placements.size() + step.eliminations.size();
    }
    ++work_;
  }

  const logic::Scale& scale_;
  base::Limits limits_;
  base::Deadline deadline_;
  std::vector<logic::Position> states_;
  std::size_t contradictory_at_ = kNowhere;  ///< the first state that was told what cannot be
  std::uint64_t work_ = 0;
};

}  // namespace

std::unique_ptr<SubSolver> singles(const logic::Structure& structure) {
  return std::make_unique<Singles>(structure);
}

std::unique_ptr<SubSolver> techniques(const logic::Structure& structure, const logic::Scale& scale,
                                      const base::Limits& limits) {
  return std::make_unique<Techniques>(structure, scale, limits);
}

}  // namespace omnidoku::analyze
