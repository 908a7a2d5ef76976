// SPDX-License-Identifier: MIT
//
// Puzzle::generate of the public header.
#include <memory>
#include <utility>

#include <omnidoku/omnidoku.h>

#include "generate/generate.h"
#include "generate/target.h"
#include "geometry/builder.h"
#include "library/convert.h"
#include "library/puzzle_impl.h"
#include "logic/scale.h"

namespace omnidoku {

using library::raise;
using library::value_of;

Puzzle Puzzle::generate(const GenerateOptions& options) {
  library::Watched watched(options.limits);
  generate::Request request;
  const base::Value spec = value_of(geometry::parse_board_text(options.geometry));
  request.new_map = geometry::leaves_map_open(spec);
  request.board = value_of(geometry::build_board(spec));
  request.kinds = options.kinds;
  request.minimal = options.minimal;
  request.seed = options.seed;
  request.stream = options.number;
  request.limits = watched.limits();
  if (options.givens) request.givens = std::pair(*options.givens, *options.givens);
  const auto symmetry = generate::symmetry_from(options.symmetry);
  if (!symmetry) {
    raise(base::make_error(
        base::ErrorCode::unknown_name, "there is no symmetry '" + options.symmetry + "'",
        "none, 180, 90, rows, columns, diagonal, antidiagonal, mirrors, diagonals or full"));
  }
  request.symmetry = *symmetry;
  generate::Target target;
  if (!options.difficulty.empty()) {
    target.level = logic::level_from(options.difficulty);
    if (!target.level) {
      std::string levels;
      for (const logic::Level level : generate::levels_to_make()) {
        levels += (levels.empty() ? "" : ", ") + std::string(logic::to_string(level));
      }
      raise(base::make_error(base::ErrorCode::unknown_name,
                             "there is no difficulty '" + options.difficulty + "'",
                             "it is one of " + levels));
    }
    if (const auto good = generate::check_target(target); !good) raise(good.error());
  }
  base::Result<model::Puzzle> made =
      target.empty() ? generate::generate(request) : generate::generate_rated(request, target);
  watched.rethrow();
  if (!made && watched.stop_requested()) {
    const std::string text = "stopped before a puzzle was made";
    throw Error(ErrorCode::cancelled, text, text, "", 0, 0, "");
  }
  model::Document document;
  document.puzzle = value_of(std::move(made));
  if (target.level) document.puzzle.metadata.difficulty = logic::to_string(*target.level);
  return Puzzle(std::make_shared<const library::PuzzleImpl>(std::move(document)));
}

}  // namespace omnidoku
