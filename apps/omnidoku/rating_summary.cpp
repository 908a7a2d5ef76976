// SPDX-License-Identifier: MIT
#include "rating_summary.h"

#include <algorithm>

#include <fmt/format.h>

#include "text.h"

namespace omnidoku::cli {
namespace {

/// "7.2" as 72, "354" as 354.
int digits_of(std::string_view number) {
  int value = 0;
  for (const char c : number) {
    if (c != '.') value = 10 * value + (c - '0');
  }
  return value;
}

int level_of_hodoku(std::string_view word) {
  const auto* const level = std::ranges::find_if(
      ratings::hodoku::kLevels,
      [&](ratings::hodoku::Level candidate) { return to_string(candidate) == word; });
  return static_cast<int>(level - std::begin(ratings::hodoku::kLevels));
}

}  // namespace

/// Where on the scale a rated puzzle is counted.
int RatingSummary::place_of(const RatingRow& row) const {
  switch (scale_) {
    case RatingScale::human:
      return static_cast<int>(logic::level_from(row.fields[0]).value_or(logic::Level::beginner));
    case RatingScale::hodoku: return level_of_hodoku(row.fields[0]);
    case RatingScale::se: break;
  }
  return digits_of(row.fields[0]) / 10;
}

std::string RatingSummary::name_of_place(int place) const {
  switch (scale_) {
    case RatingScale::human: return std::string(logic::to_string(static_cast<logic::Level>(place)));
    case RatingScale::hodoku:
      return std::string(to_string(static_cast<ratings::hodoku::Level>(place)));
    case RatingScale::se: break;
  }
  return fmt::format("ER {0}.0 to {0}.9", place);
}

void RatingSummary::add(std::string_view source, const RatingRow& row) {
  ++puzzles_;
  const std::vector<std::string>& fields = row.fields;
  if (fields[0].empty()) {
    ++unrated_[fields.back()];
    return;
  }
  ++rated_;
  const int place = place_of(row);
  const int second = digits_of(fields[1]);
  ++places_[place];
  std::array<int, 3> hardness{place, second, 0};
  if (scale_ == RatingScale::se) {
    hardness = {digits_of(fields[0]), second, digits_of(fields[2])};
    const bool is_pearl = hardness[0] == hardness[1];
    if (is_pearl) ++pearls_;
    if (is_pearl && hardness[0] == hardness[2]) ++diamonds_;
  }
  ++scores_[scale_ == RatingScale::se ? hardness[0] : second];
  if (hardness <= most_) return;
  most_ = hardness;
  const std::string what =
      scale_ == RatingScale::se
          ? fmt::format("ER {}, EP {}, ED {}", fields[0], fields[1], fields[2])
          : fmt::format("{}, score {}", fields[0], grouped(static_cast<std::uint64_t>(second)));
  hardest_ = fmt::format("hardest: {}{}{}: {}", what, fields.back().empty() ? "" : ", ",
                         fields.back(), source);
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
    const auto number = [](int tenths) { return fmt::format("{}.{}", tenths / 10, tenths % 10); };
    lines.push_back(fmt::format(
        "ER from {} to {}, median {}; {} (EP as high as ER), of them {} (ED too)", number(least),
        number(most), number(median), counted(pearls_, "pearl"), counted(diamonds_, "diamond")));
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
