// SPDX-License-Identifier: MIT
//
// Calls. Each is a descriptor in a file of its own under api/calls plus one line in
// calls/registry.inc: what it takes and gives (api/type.h), and what it does. A call reads its
// parameters from an Arguments, which has checked them, works on the sessions, and returns the
// "result" of the answer. The JSON Schema of the api, the tables of docs/API.md and the types of
// the page are made from the descriptors (tools/api.py).
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "api/arguments.h"
#include "api/game_table.h"
#include "api/running_calls.h"
#include "base/limits.h"
#include "base/result.h"
#include "base/value.h"
#include "model/puzzle.h"
#include "solve/solve.h"

namespace omnidoku::api {

/// What a call works with.
struct Context {
  Arguments& args;
  GameTable& games;
  RunningCalls& running;
  std::string_view kind;  ///< "native" or "wasm"
  /// Stop token and progress of this call; time is set by limits_of().
  base::Limits limits;
  std::size_t request_bytes = 0;  ///< length of the request
};

struct Call {
  std::string_view name;
  std::string_view help;  ///< what it does: sentences
  Fields (*parameters)() = nullptr;
  Type (*result)() = nullptr;
  base::Result<base::Value> (*run)(Context& context) = nullptr;
};

/// Of a call that takes nothing.
[[nodiscard]] inline Fields no_parameters() { return {}; }

/// The JSON Schema of the api: per call its request and its result, with the sentences about them.
[[nodiscard]] base::Value api_schema();

/// Every call in registry order.
[[nodiscard]] std::span<const Call* const> calls();
/// By name; null pointer when unknown.
[[nodiscard]] const Call* find_call(std::string_view name);

/// The limits of a long call: those of the context with the time of "time_limit".
[[nodiscard]] base::Limits limits_of(Context& context);
/// How to search: within these limits, and as "ignore_unknown" says of a call that takes it.
[[nodiscard]] solve::Options options_of(Context& context);

/// "cell_names": how cells are to be called; nothing where it is not said.
[[nodiscard]] std::optional<geometry::NameStyle> cell_names_of(Arguments& args);

/// The game that "session" names; null, with an error noted in the arguments, when there is none.
[[nodiscard]] std::shared_ptr<OpenGame> game_of(Context& context);

/// A copy of the puzzle of that game, to search without holding it, with the entries as givens if
/// asked for; nothing when anything is wrong with the arguments.
[[nodiscard]] std::optional<model::Puzzle> puzzle_of(Context& context, bool with_entries = false);

}  // namespace omnidoku::api
