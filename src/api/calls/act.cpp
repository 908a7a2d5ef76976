// SPDX-License-Identifier: MIT
//
// act: one action of a person.
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>

#include "api/actions.h"
#include "api/call.h"
#include "api/puzzle_view.h"
#include "api/shared_types.h"
#include "api/state_view.h"
#include "api/values.h"
#include "play/one_step.h"
#include "play/session.h"

namespace omnidoku::api::act_call {
namespace {

/// The action a request holds; apply_hint stands for what the last hint concluded.
play::Action action_of(Arguments& args, const OpenGame& game) {
  if (args.text("type") != "apply_hint") return read_action(args, game.session.puzzle());
  if (game.hint && game.hint_revision == game.session.revision()) return *game.hint;
  args.fail(base::make_error(base::ErrorCode::usage, "there is no hint for the game as it is now",
                             "ask for one first"));
  return play::Undo();
}

/// The actions of "together", each read of the puzzle that those before it leave: one step of the
/// history, or none of them.
base::Result<play::Change> act_together(Arguments& args, play::Session& session) {
  play::OneStep step(session);
  play::Change all;
  std::set<geometry::Cell> cells;
  for (const base::Value& object : args.value("actions").items()) {
    Arguments one = arguments_of(object, "actions");
    const std::string type = one.text("type");
    const play::Action action = read_action(one, session.puzzle());
    if (one.failed()) return one.error();
    if (type == "apply_hint" || type == "together" || !play::is_step(action)) {
      return base::make_error(base::ErrorCode::usage,
                              "only steps of the history can be done together");
    }
    const auto change = session.act(action);
    if (!change) return change.error();
    cells.insert(change->cells.begin(), change->cells.end());
    all.puzzle_changed |= change->puzzle_changed;
    if (!change->lost.empty()) all.lost = change->lost;
  }
  step.keep();
  // A board that was left may have had more of them.
  const int num_cells = session.puzzle().num_cells();
  std::copy_if(cells.begin(), cells.end(), std::back_inserter(all.cells),
               [num_cells](auto cell) { return static_cast<int>(cell.index()) < num_cells; });
  return all;
}

base::Result<play::Change> perform(Arguments& args, OpenGame& game) {
  if (args.text("type") == "together") return act_together(args, game.session);
  const play::Action action = action_of(args, game);
  if (args.failed()) return args.error();
  return game.session.act(action);
}

/// What of the puzzle another board had no place for: cells and constraints of the board before.
base::Value lost_value(const play::Lost& lost) {
  const auto index_value = [](std::size_t index) {
    return base::Value(static_cast<std::int64_t>(index));
  };
  return base::Value::object({{"givens", cells_value(lost.givens)},
                              {"clues", cells_value(lost.clues)},
                              {"entries", cells_value(lost.entries)},
                              {"constraints", list_value(lost.constraints, index_value)},
                              {"drawings", list_value(lost.drawings, index_value)}});
}

Fields parameters() { return {session_field(), {"action", types::action(), "says what"}}; }

Type result() {
  return types::record(
      {{"state", types::state_view(), "is what became of the game, with the cells that changed"},
       optional("puzzle", types::puzzle_view(), "is there if the puzzle itself changed"),
       optional("lost", types::lost(), "is there if another board had no place for something")});
}

base::Result<base::Value> run(Context& context) {
  const auto game = game_of(context);
  if (game == nullptr) return base::Value();
  const std::lock_guard lock(game->mutex);
  Arguments args = arguments_of(context.args.value("action"), "action");
  if (args.failed()) return args.error();
  const auto change = perform(args, *game);
  if (!change) return change.error();
  const GameSize size = game->size_after(context.request_bytes);
  if (const auto fits = context.games.resize(context.args.text("session"), size); !fits) {
    return fits.error();
  }
  base::Value result = base::Value::object({{"state", state_view(*game, change->cells)}});
  if (change->puzzle_changed) result.set("puzzle", puzzle_view(*game));
  if (!change->lost.empty()) result.set("lost", lost_value(change->lost));
  return result;
}

}  // namespace

extern const Call descriptor;
const Call descriptor{
    .name = "act",
    .help = "Does something to a game. An action that is refused changes nothing.",
    .parameters = parameters,
    .result = result,
    .run = run};

}  // namespace omnidoku::api::act_call
