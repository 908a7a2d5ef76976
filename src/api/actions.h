// SPDX-License-Identifier: MIT
//
// Actions of play, read from JSON.
#pragma once

#include <string_view>

#include "api/arguments.h"
#include "base/result.h"
#include "model/puzzle.h"
#include "play/action.h"

namespace omnidoku::api {

namespace types {
[[nodiscard]] Type action();
[[nodiscard]] Type lost();
[[nodiscard]] Type link();
[[nodiscard]] Type mark_kind();
[[nodiscard]] Type clear_kind();
}  // namespace types

/// What an action holds; that it is none of those known, or what is wrong with its members, is
/// noted there. `path` names it in errors.
[[nodiscard]] Arguments arguments_of(const base::Value& action, std::string_view path);

/// The action of arguments_of() on this puzzle. What is wrong with it is noted in `args`, and what
/// needs a game and not only a puzzle (`apply_hint`, `together`) is read by who has one.
[[nodiscard]] play::Action read_action(Arguments& args, const model::Puzzle& puzzle);

/// The board that "geometry" describes: a text as on the command line or an object. What is wrong
/// is noted in `args`; then the board is null. `map_is_open` tells, where asked for, whether a map
/// of regions was left open (geometry::leaves_map_open).
[[nodiscard]] geometry::BoardPtr read_geometry(Arguments& args, bool* map_is_open = nullptr);

}  // namespace omnidoku::api
