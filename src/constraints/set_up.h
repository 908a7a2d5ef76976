// SPDX-License-Identifier: MIT
//
// What it may take to set up the rules of a puzzle. Reading tries a rule wherever it meets one,
// deep inside of what reads; so it is the thread that knows how far all of them may go.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <vector>

#include "base/limits.h"

namespace omnidoku::constraints {

/// What the diagrams of the formulas of one puzzle took, together, each diagram once. It is
/// counted, not measured, so that what is too much is so on every machine.
struct FormulaEffort {
  static constexpr std::size_t kNoLimit = std::numeric_limits<std::size_t>::max();

  std::size_t most_work = kNoLimit;  ///< as formula::Space counts it
  std::size_t work = 0;
  std::set<std::vector<std::int64_t>> known;  ///< what tells the diagrams that are counted

  [[nodiscard]] bool is_used_up() const { return work > most_work; }
};

/// The setting up of one puzzle's rules by this thread, from its making to its end: what its
/// formulas take is counted together. One within another counts by itself in the time of the outer
/// one.
class SetUp {
 public:
  /// Without limits of its own.
  SetUp() : SetUp(nullptr) {}
  /// One that ends when a stop is requested, or when working on rules took the time of the limits:
  /// what else the thread does meanwhile is not counted.
  explicit SetUp(const base::Limits& limits);
  SetUp(const SetUp&) = delete;
  SetUp& operator=(const SetUp&) = delete;
  SetUp(SetUp&&) = delete;
  SetUp& operator=(SetUp&&) = delete;
  ~SetUp();

  /// That of this thread which was begun last; a null pointer where there is none.
  [[nodiscard]] static SetUp* current();

  [[nodiscard]] FormulaEffort& formulas() { return formulas_; }
  /// Its limits with the time that is left. It has limits of its own.
  [[nodiscard]] const base::Limits& left() const { return *limits_; }
  /// Whether something was left undone at its limits: then what came out says nothing.
  [[nodiscard]] bool is_cut_short() const { return is_cut_short_; }

  /// A piece of the work on a rule, from its making to its end: the time of this thread's set-up
  /// runs meanwhile. One within another is a part of it.
  class Work {
   public:
    Work();
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;
    Work(Work&&) = delete;
    Work& operator=(Work&&) = delete;
    ~Work();

    /// Passes when the work has to end; a null pointer: never.
    [[nodiscard]] base::Watch* watch() const;
    /// Something was left undone as that has passed.
    void cut_short();

   private:
    /// Whose time runs; may be a null pointer.
    [[nodiscard]] static SetUp* timed();
    SetUp* began_ = nullptr;  ///< whose time runs since this piece began
  };

 private:
  explicit SetUp(const base::Limits* limits);
  /// The innermost that has limits, this one or one around it; may be a null pointer.
  [[nodiscard]] SetUp* with_limits();

  SetUp* outer_;
  FormulaEffort formulas_;
  std::optional<base::Limits> limits_;
  bool is_cut_short_ = false;
  // While the time runs.
  std::optional<std::chrono::steady_clock::time_point> began_;
  std::optional<base::Deadline> deadline_;
  std::optional<base::Watch> watch_;
};

}  // namespace omnidoku::constraints
