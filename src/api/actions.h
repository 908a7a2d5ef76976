// SPDX-License-Identifier: MIT
//
// Actions of play, read from JSON.
#pragma once

#include "api/arguments.h"
#include "base/result.h"
#include "model/puzzle.h"
#include "play/action.h"

namespace omnidoku::api {

/// The action that an object describes, on this puzzle. What is wrong with it is noted in `args`,
/// which is the object.
[[nodiscard]] play::Action read_action(Arguments& args, const model::Puzzle& puzzle);

/// The board that "geometry" describes: a text as on the command line or an object. What is wrong
/// is noted in `args`; then the board is null. `map_is_open` tells, where asked for, whether a map
/// of regions was left open (geometry::leaves_map_open).
[[nodiscard]] geometry::BoardPtr read_geometry(Arguments& args, bool* map_is_open = nullptr);

}  // namespace omnidoku::api
