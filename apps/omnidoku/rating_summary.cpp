// SPDX-License-Identifier: MIT
#include "rating_summary.h"

#include <algorithm>

#include <fmt/format.h>

#include "text.h"

namespace omnidoku::cli {
namespace {

constexpr int kTenthsInOne = 10;

}  // namespace

std::string RatingSummary::name_of_place(int place) const {
  switch (scale_) {
    case RatingScale::human:
      return std::string(logic::to_string(logic::kLevels[static_cast<std::size_t>(place)]));
    case RatingScale::hodoku:
      return std::string(to_string(ratings::hodoku::kLevels[static_cast<std::size_t>(place)]));
    case RatingScale::se: break;
  }
  return fmt::format("ER {0}.0 to {0}.9", place);
}

void RatingSummary::add(std::string_view source, const RatingRow& row) {
  ++puzzles_;
  if (!row.is_rated()) {
    ++unrated_[row.hardest];
    return;
  }
  ++rated_;
  const auto [first, second, third] = row.numbers;
  std::string what;
  if (scale_ == RatingScale::se) {
    ++places_[*first / kTenthsInOne];
    ++scores_[*first];
    const bool is_pearl = first == second;
    if (is_pearl) ++pearls_;
    if (is_pearl && first == third) ++diamonds_;
    what = fmt::format("ER {}, EP {}, ED {}", tenths_text(*first), tenths_text(*second),
                       tenths_text(*third));
  } else {
    ++places_[*first];
    ++scores_[*second];
    what = fmt::format("{}, score {}", name_of_place(*first),
                       grouped(static_cast<std::uint64_t>(*second)));
  }
  if (row.numbers <= most_) return;
  most_ = row.numbers;
  hardest_ = fmt::format("hardest: {}{}{}: {}", what, row.hardest.empty() ? "" : ", ", row.hardest,
                         source);
}

std::string RatingSummary::work_line(std::chrono::nanoseconds time, std::uint64_t before) const {
  std::string line = fmt::format("{}: {} rated", counted(puzzles_, "puzzle"), grouped(rated_));
  for (const auto& [why, number] : unrated_) line += fmt::format(", {} {}", grouped(number), why);
  const std::uint64_t now = puzzles_ - before;
  line += before == 0 ? "; " : fmt::format("; {} of them now, ", grouped(now));
  line += duration_text(time);
  if (now > 0) {
    line += fmt::format(", {} each", duration_text(time / static_cast<std::int64_t>(now)));
  }
  return line;
}

void RatingSummary::add_lines_of_scale(std::vector<std::string>& lines) const {
  std::size_t width = 0;
  for (const auto& [place, number] : places_) width = std::max(width, grouped(number).size());
  for (const auto& [place, number] : places_) {
    lines.push_back(fmt::format("{:<14} {:>{}}, {:5.1f} %", name_of_place(place), grouped(number),
                                width,
                                100 * static_cast<double>(number) / static_cast<double>(rated_)));
  }
  // The middle one of all, of an even number the lower one.
  std::uint64_t below = 0;
  int median = 0;
  for (const auto& [score, number] : scores_) {
    median = score;
    below += number;
    if (2 * below >= rated_) break;
  }
  const int least = scores_.begin()->first;
  const int most = scores_.rbegin()->first;
  if (scale_ == RatingScale::se) {
    lines.push_back(
        fmt::format("ER from {} to {}, median {}; {} (EP as high as ER), of them {} (ED too)",
                    tenths_text(least), tenths_text(most), tenths_text(median),
                    counted(pearls_, "pearl"), counted(diamonds_, "diamond")));
  } else {
    const auto number = [](int score) { return grouped(static_cast<std::uint64_t>(score)); };
    lines.push_back(
        fmt::format("score from {} to {}, median {}", number(least), number(most), number(median)));
  }
}

std::vector<std::string> RatingSummary::lines(std::chrono::nanoseconds time,
                                              std::uint64_t before) const {
  std::vector<std::string> lines{work_line(time, before)};
  if (rated_ == 0) return lines;
  add_lines_of_scale(lines);
  lines.push_back(hardest_);
  return lines;
}

}  // namespace omnidoku::cli
