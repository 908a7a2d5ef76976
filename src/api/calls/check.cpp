// SPDX-License-Identifier: MIT
//
// check: is the puzzle sound, and what of a person's entries and marks is right.
#include "api/analysis.h"
#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"

namespace omnidoku::api::check_call {
namespace {

using base::Value;
using geometry::Cell;

Fields parameters() { return timed_fields(); }

Type result() {
  return types::record(
      verdict_fields() +
      Fields{{"wrong", types::cells(), "are the cells with wrong entries"},
             {"right", types::cells(), "are those with right ones"},
             {"wrong_marks", types::list(types::record({{"cell", types::cell(), "says where"}})),
              "are the open cells with marks of which the digit that belongs there is none"},
             {"complete", types::flag(), "says whether every cell is filled"},
             {"solved", types::flag(), "says whether all is right"}});
}

base::Result<Value> run(Context& context) {
  const Analysis analysis = analyse(context, limits_of(context));
  if (analysis.game == nullptr) return Value();
  const solve::Outcome& outcome = analysis.game->outcome();
  const model::PlayState& state = analysis.state;
  std::vector<Cell> wrong;
  std::vector<Cell> right;
  Value::Array wrong_marks;
  std::string message = analysis.game->trouble();
  if (const std::string word = analysis.game->word_on_stored(); !word.empty()) {
    message += (message.empty() ? "" : " ") + word;
  }
  if (const model::FilledGrid* solution = analysis.game->solution()) {
    for (std::size_t i = 0; i < solution->size(); ++i) {
      if (state.entries[i]) {
        (*state.entries[i] == (*solution)[i] ? right : wrong).emplace_back(i);
      } else if (!state.marks[i].centre.empty() &&
                 !state.marks[i].centre.contains((*solution)[i])) {
        wrong_marks.push_back(Value::object({{"cell", static_cast<std::int64_t>(i)}}));
      }
    }
  }
  const std::lock_guard lock(analysis.open->mutex);
  return Value::object({{"status", base::to_string(analysis.game->status())},
                        {"message", std::move(message)},
                        {"cells", cells_value(outcome.cells)},
                        {"wrong", cells_value(wrong)},
                        {"right", cells_value(right)},
                        {"wrong_marks", std::move(wrong_marks)},
                        {"complete", analysis.open->session.is_complete()},
                        {"solved", analysis.open->session.is_solved()}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "check",
                      .help =
                          "Whether the puzzle is sound, and what of a person's entries and marks "
                          "is right. Where there is not one solution, or a rule is not understood, "
                          "entries are compared with the solution that is stored with the puzzle, "
                          "if there is one; the message says so, and what a stored one breaks.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::check_call
