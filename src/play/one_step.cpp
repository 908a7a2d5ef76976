// SPDX-License-Identifier: MIT
#include "play/one_step.h"

#include <memory>
#include <utility>
#include <variant>

namespace omnidoku::play {

using model::HistoryStep;

OneStep::OneStep(Session& session)
    : session_(session),
      before_(session.moment()),
      redo_(session.record().redo),
      num_steps_(session.record().undo.size()),
      revision_(session.revision_),
      puzzle_revision_(session.puzzle_revision_) {}

OneStep::~OneStep() {
  if (kept_) return;
  model::PlayRecord& record = session_.document_.record;
  session_.put(before_);
  record.undo.erase(record.undo.begin() + static_cast<std::ptrdiff_t>(num_steps_),
                    record.undo.end());
  record.redo = std::move(redo_);
  session_.revision_ = revision_;
  session_.puzzle_revision_ = puzzle_revision_;
}

void OneStep::keep() {
  kept_ = true;
  std::vector<HistoryStep>& undo = session_.document_.record.undo;
  if (undo.size() <= num_steps_ + 1) return;
  HistoryStep step;
  step.moment = std::make_shared<const model::Moment>(std::move(before_));
  undo.erase(undo.begin() + static_cast<std::ptrdiff_t>(num_steps_), undo.end());
  undo.push_back(std::move(step));
}

bool is_step(const Action& action) {
  return !std::holds_alternative<Undo>(action) && !std::holds_alternative<Redo>(action) &&
         !std::holds_alternative<SetSavepoint>(action) &&
         !std::holds_alternative<SetAutoErase>(action) &&
         !std::holds_alternative<SetMode>(action) && !std::holds_alternative<SetTime>(action);
}

}  // namespace omnidoku::play
