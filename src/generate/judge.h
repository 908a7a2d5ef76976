// SPDX-License-Identifier: MIT
//
// Judge: how near puzzles of the classic grid come to a target, on whatever scale that is. A puzzle
// too hard is left at once, and what singles solve is not rated where more is wanted: of random
// puzzles that spares most of the work.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "generate/classic_source.h"
#include "generate/fit.h"
#include "ratings/hodoku/rater.h"
#include "ratings/se/rater.h"

namespace omnidoku::generate {

class Judge {
 public:
  /// `empty`: the classic board without givens. All must outlive this.
  Judge(const model::Puzzle& empty, const Target& target, const base::Deadline& deadline,
        Budget& budget);
  ~Judge();
  Judge(const Judge&) = delete;
  Judge& operator=(const Judge&) = delete;

  struct Opinion {
    Fit fit;
    /// The rating by the target's measure, for people; of a puzzle too hard what is known of it.
    std::string rating;
  };
  /// Nothing where the budget ran out.
  [[nodiscard]] std::optional<Opinion> judge(const ClassicPuzzle& puzzle);

 private:
  [[nodiscard]] std::optional<Opinion> by_se(const ClassicPuzzle& puzzle);
  [[nodiscard]] std::optional<Opinion> by_hodoku(const ClassicPuzzle& puzzle);
  [[nodiscard]] std::optional<Opinion> by_human(const ClassicPuzzle& puzzle);
  /// Whether the target wants something of the path by human logic.
  [[nodiscard]] bool asks_human() const;

  const model::Puzzle& empty_;
  const Target& target_;
  const base::Deadline& deadline_;
  Budget& budget_;
  std::unique_ptr<ratings::se::Rater> se_;
  std::unique_ptr<ratings::hodoku::Rater> hodoku_;
};

}  // namespace omnidoku::generate
