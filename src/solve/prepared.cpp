// SPDX-License-Identifier: MIT
#include "solve/session.h"
#include "solve/solve.h"

namespace omnidoku::solve {

class Prepared::Impl {
 public:
  explicit Impl(const model::Puzzle& puzzle)
      : puzzle_(without_givens(puzzle)), searcher_(puzzle_, alone()) {}

  Outcome solve(const model::PartialGrid& givens, const std::vector<geometry::Candidate>& excluded,
                const Options& options) {
    engine::Domains start = domains_of(puzzle_, givens);
    for (const geometry::Candidate& candidate : excluded)
      start[candidate.cell.index()].erase(candidate.digit);
#ifndef NDEBUG
    // The givens go in for the solutions to be verified against; the engine that is built when it
    // is first needed must not have them.
    searcher_.general(puzzle_);
    puzzle_.givens = givens;
#endif
    return run(searcher_, puzzle_, start, options);
  }

 private:
  static Options alone() {
    Options options;
    options.second_opinion = false;
    return options;
  }
  static model::Puzzle without_givens(model::Puzzle puzzle) {
    puzzle.givens.assign(puzzle.givens.size(), std::nullopt);
    return puzzle;
  }

  model::Puzzle puzzle_;
  Searcher searcher_;
};

Prepared::Prepared(const model::Puzzle& puzzle) : impl_(std::make_unique<Impl>(puzzle)) {}
Prepared::~Prepared() = default;
Prepared::Prepared(const Prepared& other) : impl_(std::make_unique<Impl>(*other.impl_)) {}
Prepared& Prepared::operator=(const Prepared& other) {
  if (this != &other) impl_ = std::make_unique<Impl>(*other.impl_);
  return *this;
}
Prepared::Prepared(Prepared&& other) noexcept = default;
Prepared& Prepared::operator=(Prepared&& other) noexcept = default;

Outcome Prepared::solve(const model::PartialGrid& givens, const Options& options) {
  return impl_->solve(givens, {}, options);
}

Outcome Prepared::solve_excluding(const model::PartialGrid& givens,
                                  const std::vector<geometry::Candidate>& excluded,
                                  const Options& options) {
  return impl_->solve(givens, excluded, options);
}

}  // namespace omnidoku::solve
