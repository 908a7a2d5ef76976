// SPDX-License-Identifier: MIT
//
// Reasons: what only the search knew that found a step, as facts of a type of its own. They become
// words when somebody reads the step, so that rating, which finds thousands of steps, makes none.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "logic/telling/words.h"
#include "model/step.h"

namespace omnidoku::logic {

class WordedReason : public model::Reason {
 public:
  [[nodiscard]] virtual std::string text(const model::Step& step, const Words& words) const = 0;
};

/// A reason of facts that have a member `std::string text(const model::Step&, const Words&) const`.
template <class Facts>
[[nodiscard]] std::shared_ptr<const model::Reason> reason_of(Facts facts) {
  class Worded final : public WordedReason {
   public:
    explicit Worded(Facts facts) : facts_(std::move(facts)) {}
    [[nodiscard]] std::string text(const model::Step& step, const Words& words) const override {
      return facts_.text(step, words);
    }

   private:
    Facts facts_;
  };
  return std::make_shared<const Worded>(std::move(facts));
}

/// The words of a step's reason; empty when it has none.
[[nodiscard]] std::string reason_text(const model::Step& step, const Words& words);

}  // namespace omnidoku::logic
