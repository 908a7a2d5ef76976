// SPDX-License-Identifier: MIT
//
// Dividing the limits of a call among its searches.
#include "generate/budget.h"

#include <algorithm>
#include <utility>

namespace omnidoku::generate {

Budget::Budget(const base::Limits& limits, std::uint64_t effort)
    : limits_(limits), effort_(effort), deadline_(limits) {
  if (limits.time || limits.nodes) effort_ = limits.nodes.value_or(~std::uint64_t{0});
}

base::Limits Budget::for_search(std::uint64_t solutions, std::optional<std::uint64_t> nodes) {
  base::Limits result;
  result.solutions = solutions;
  result.nodes = nodes;
  search_limit_is_mine_ = false;
  if (limits_.nodes) {
    const std::uint64_t left = *limits_.nodes - std::min(*limits_.nodes, used_.nodes);
    if (!nodes || left < *nodes) {
      result.nodes = left;
      search_limit_is_mine_ = true;
    }
  }
  result.stop = limits_.stop;
  if (limits_.progress) {
    result.progress = [this](const base::Progress& progress) {
      base::Progress total = progress;
      total.counters += used_;
      total.fraction = -1;
      limits_.progress(total);
    };
  }
  return deadline_.rest_of(std::move(result));
}

bool Budget::spend(const base::Counters& counters, base::StopReason reason) {
  used_ += counters;
  const bool ran_out = reason == base::StopReason::time || reason == base::StopReason::cancelled ||
                       (reason == base::StopReason::nodes && search_limit_is_mine_);
  if (ran_out && !interrupted_by_) interrupted_by_ = reason;
  return ran_out;
}

double Budget::share_spent() const {
  if (effort_ == ~std::uint64_t{0}) return -1;
  const double spent = static_cast<double>(used_.nodes) + static_cast<double>(logic_) / 1000;
  return std::min(1.0, spent / static_cast<double>(effort_));
}

bool Budget::interrupted() {
  if (interrupted_by_) return true;
  if (limits_.stop.stop_requested()) {
    interrupted_by_ = base::StopReason::cancelled;
  } else if (deadline_.passed()) {
    interrupted_by_ = base::StopReason::time;
  } else if (limits_.nodes && used_.nodes >= *limits_.nodes) {
    interrupted_by_ = base::StopReason::nodes;
  }
  return interrupted_by_.has_value();
}

base::Error Budget::error(const std::string& how_far, std::string hint) const {
  std::string what = "the limit on effort was reached";
  if (interrupted_by_ == base::StopReason::time) {
    what = "the time limit was reached";
  } else if (interrupted_by_ == base::StopReason::nodes) {
    what = "the limit on search nodes was reached";
  } else if (interrupted_by_ == base::StopReason::cancelled) {
    what = "stopped on request";
    hint.clear();
  }
  what += " before a puzzle as wanted was found";
  if (!how_far.empty()) what += " (" + how_far + ")";
  return base::make_error(base::ErrorCode::too_large, std::move(what), std::move(hint));
}

void Budget::report(double fraction) {
  if (!limits_.progress) return;
  const Clock::time_point now = Clock::now();
  if (last_report_ && now - *last_report_ < std::chrono::milliseconds(100)) return;
  last_report_ = now;
  limits_.progress({used_, fraction});
}

}  // namespace omnidoku::generate
