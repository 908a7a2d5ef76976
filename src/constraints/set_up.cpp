// SPDX-License-Identifier: MIT
#include "constraints/set_up.h"

#include <algorithm>

#include "constraints/formula_lowering.h"

namespace omnidoku::constraints {
namespace {

SetUp*& innermost() {
  thread_local SetUp* set_up = nullptr;
  return set_up;
}

}  // namespace

SetUp::SetUp(const base::Limits& limits) : SetUp(&limits) {}

SetUp::SetUp(const base::Limits* limits) : outer_(innermost()) {
  innermost() = this;
  formulas_.most_work = kMostWorkOfFormulas;
  if (limits != nullptr) limits_ = *limits;
}

SetUp::~SetUp() { innermost() = outer_; }

SetUp* SetUp::current() { return innermost(); }

SetUp* SetUp::with_limits() {
  if (limits_) return this;
  return outer_ != nullptr ? outer_->with_limits() : nullptr;
}

SetUp::Work::Work() {
  SetUp* const set_up = timed();
  if (set_up == nullptr || set_up->began_) return;
  began_ = set_up;
  set_up->began_ = std::chrono::steady_clock::now();
  set_up->deadline_.emplace(*set_up->limits_);
  set_up->watch_.emplace(*set_up->deadline_, 1);
}

SetUp::Work::~Work() {
  if (began_ == nullptr) return;
  if (began_->limits_->time) {
    const auto taken = std::chrono::steady_clock::now() - *began_->began_;
    *began_->limits_->time -= std::min<std::chrono::nanoseconds>(taken, *began_->limits_->time);
  }
  began_->watch_.reset();
  began_->deadline_.reset();
  began_->began_.reset();
}

base::Watch* SetUp::Work::watch() const {
  SetUp* const set_up = timed();
  return set_up != nullptr ? &*set_up->watch_ : nullptr;
}

void SetUp::Work::cut_short() {
  if (SetUp* const set_up = timed()) set_up->is_cut_short_ = true;
}

SetUp* SetUp::Work::timed() { return current() != nullptr ? current()->with_limits() : nullptr; }

}  // namespace omnidoku::constraints
