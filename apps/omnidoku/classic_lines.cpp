// SPDX-License-Identifier: MIT
#include "classic_lines.h"

#include <cstring>
#include <string_view>
#include <utility>

#include "classic/grid9.h"
#include "solve/classic_grid.h"

namespace omnidoku::cli {

namespace {

/// For the search of a classic grid, which is given the token as its context.
bool goes_on(void* stop, const classic::SearchCounts& /*counts*/) {
  return !static_cast<const base::StopToken*>(stop)->stop_requested();
}

void* context_of(const solve::Options& options) {
  return const_cast<base::StopToken*>(&options.limits.stop);
}

/// Of a puzzle that has one.
classic::Solution9 first_solution(std::string_view line) {
  classic::Solution9 first{};
  classic::SearchRequest request;
  request.max_solutions = 1;
  request.first = &first;
  static_cast<void>(classic::search(solve::to_grid9(line), request));
  return first;
}

}  // namespace

void ClassicLineSolver::solve(const formats::ClassicLines& lines, const solve::Options& options,
                              bool tells_search, const std::function<void(const Found&)>& use) {
  std::unique_ptr<Work> work = take_work();
  work->found.answers.resize(lines.size());
  work->found.nodes.assign(lines.size(), 0);
  if (tells_search) {
    solve_each(lines, options, *work);
  } else {
    solve_together(lines, options, *work);
  }
  use(work->found);
  const std::lock_guard lock(lock_);
  free_.push_back(std::move(work));
}

void ClassicLineSolver::solve_together(const formats::ClassicLines& lines,
                                       const solve::Options& options, Work& work) {
  std::vector<classic::BatchAnswer>& answers = work.found.answers;
  work.puzzles.resize(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    work.puzzles[i] = classic::to_planes(lines.line(i).data());
  }
  classic::BatchRequest request;
  request.max_solutions = options.limits.solutions;
  request.context = context_of(options);
  request.keep_going = goes_on;
  work.solver.solve(work.puzzles.data(), lines.size(), request, answers.data());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (answers[i].solutions > 1) answers[i].first = first_solution(lines.line(i));
  }
}

void ClassicLineSolver::solve_each(const formats::ClassicLines& lines,
                                   const solve::Options& options, Work& work) {
  // Where a search ends at its last solution depends on what else is in a batch.
  for (std::size_t i = 0; i < lines.size(); ++i) {
    classic::BatchAnswer& answer = work.found.answers[i];
    classic::SearchRequest request;
    request.max_solutions = options.limits.solutions;
    request.first = &answer.first;
    request.context = context_of(options);
    request.keep_going = goes_on;
    const classic::SearchResult found = classic::search(solve::to_grid9(lines.line(i)), request);
    answer.solutions = found.counts.solutions;
    answer.guesses = static_cast<std::uint32_t>(found.counts.guesses);
    answer.end = options.limits.stop.stop_requested() ? classic::SearchEnd::stopped : found.end;
    work.found.nodes[i] = found.counts.nodes;
  }
}

std::unique_ptr<ClassicLineSolver::Work> ClassicLineSolver::take_work() {
  const std::lock_guard lock(lock_);
  if (free_.empty()) return std::make_unique<Work>();
  std::unique_ptr<Work> work = std::move(free_.back());
  free_.pop_back();
  return work;
}

void put_digits(const classic::Solution9& digits, char* text) {
  // Eight at a time.
  constexpr std::uint64_t kZeros = 0x3030'3030'3030'3030;
  for (std::size_t i = 0; i + 8 <= digits.size(); i += 8) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, &digits[i], sizeof eight);
    eight += kZeros;
    std::memcpy(text + i, &eight, sizeof eight);
  }
  text[digits.size() - 1] = static_cast<char>('0' + digits.back());
}

}  // namespace omnidoku::cli
