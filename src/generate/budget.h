// SPDX-License-Identifier: MIT
//
// What is left of the limits of one call of generate(). Every search draws its own limits from
// here and reports back what it used. Two ends are kept apart so that time never changes which
// puzzle comes out:
//   interrupted - stop request, time, or the caller's node limit: the call ends with an error;
//   effort spent - the default amount of work, counted in nodes: no further attempt is begun.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "base/error.h"
#include "base/limits.h"

namespace omnidoku::generate {

class Budget {
 public:
  /// `effort`: nodes after which effort_spent() holds where the caller limits neither nodes nor
  /// time.
  Budget(const base::Limits& limits, std::uint64_t effort);
  Budget(const Budget&) = delete;
  Budget& operator=(const Budget&) = delete;

  /// Limits for one search that may use up to `nodes` nodes (nothing: no limit of its own).
  [[nodiscard]] base::Limits for_search(std::uint64_t solutions,
                                        std::optional<std::uint64_t> nodes);
  /// Adds what a search used. Returns whether the search ended because this budget ran out.
  bool spend(const base::Counters& counters, base::StopReason reason);

  /// Asks the clock and the stop token; true from the first time it was true.
  bool interrupted();
  [[nodiscard]] bool effort_spent() const { return work() >= effort_; }
  /// What was done so far, search and logic, in nodes.
  [[nodiscard]] std::uint64_t work() const { return used_.nodes + logic_ / 1000; }
  /// Adds work on human logic to the effort, in thousandths of what a node takes.
  void spend_logic(std::uint64_t work) { logic_ += work; }
  /// The share of the effort that is spent, 0..1; negative where effort is not limited.
  [[nodiscard]] double share_spent() const;
  /// Why the call was interrupted, as an error; `how_far` is added to the sentence when not empty.
  [[nodiscard]] base::Error error(const std::string& how_far = {}, std::string hint = {}) const;

  [[nodiscard]] const base::Counters& used() const { return used_; }
  /// Tells the caller how far the work has come (0..1, negative: unknown), not too often.
  void report(double fraction = -1);

 private:
  using Clock = std::chrono::steady_clock;

  const base::Limits& limits_;
  std::uint64_t effort_;
  base::Deadline deadline_;
  std::optional<Clock::time_point> last_report_;
  base::Counters used_;
  std::uint64_t logic_ = 0;  // thousandths of nodes
  std::optional<base::StopReason> interrupted_by_;
  bool search_limit_is_mine_ = false;  // the last search was given all the nodes that are left
};

}  // namespace omnidoku::generate
