// SPDX-License-Identifier: MIT
#include "rating_rows.h"

#include <utility>

#include <fmt/format.h>

#include "base/bits.h"
#include "text.h"

namespace omnidoku::cli {
namespace {

using Json = nlohmann::ordered_json;

/// What each step is and does: R1C1=5 is placed, R1C2<>34 are taken away.
Json se_path(const std::vector<ratings::se::Step>& path) {
  const auto name = [](int cell) { return fmt::format("R{}C{}", cell / 9 + 1, cell % 9 + 1); };
  Json steps = Json::array();
  for (const ratings::se::Step& step : path) {
    Json removed = Json::array();
    for (const ratings::se::Removal& removal : step.hint.removals.items()) {
      std::string text = name(removal.cell) + "<>";
      base::for_each_bit(removal.digits, [&](int digit) { text += std::to_string(digit + 1); });
      removed.push_back(std::move(text));
    }
    Json placed = Json::array();
    if (step.hint.places_digit()) {
      placed.push_back(fmt::format("{}={}", name(step.hint.cell), step.hint.digit + 1));
    }
    steps.push_back({{"technique", step.hint.technique},
                     {"rating", step.difficulty / 10.0},
                     {"placements", std::move(placed)},
                     {"eliminations", std::move(removed)}});
  }
  return steps;
}

}  // namespace

std::string RatingRows::header() const {
  if (format_ == RowFormat::jsonl) return {};
  return scale_ == RatingScale::se ? "puzzle,er,ep,ed,hardest\n" : "puzzle,level,score,hardest\n";
}

std::string RatingRows::begin(std::string_view source) const {
  std::string row = format_ == RowFormat::csv ? csv_row({source}) : json_line({{"puzzle", source}});
  const std::size_t closing = format_ == RowFormat::csv ? 1 : 2;  // line end, and the brace before
  row.resize(row.size() - closing);
  return row + ',';
}

std::string RatingRows::unrated(std::string_view source, std::string_view status) const {
  if (scale_ == RatingScale::se) {
    if (format_ == RowFormat::csv) return csv_row({source, "", "", "", status});
    return json_line({{"puzzle", source},
                      {"er", nullptr},
                      {"ep", nullptr},
                      {"ed", nullptr},
                      {"hardest", status},
                      {"path", Json::array()}});
  }
  if (format_ == RowFormat::csv) return csv_row({source, "", "", status});
  Json no_path = scale_ == RatingScale::hodoku ? Json("") : Json::array();
  return json_line({{"puzzle", source},
                    {"level", ""},
                    {"score", nullptr},
                    {"hardest", status},
                    {"path", std::move(no_path)}});
}

std::string RatingRows::human(std::string_view source, const logic::Rating& rating,
                              const logic::Path& path) const {
  const std::string_view hardest = rating.hardest == nullptr ? "" : rating.hardest->title;
  Json steps = Json::array();
  if (format_ == RowFormat::jsonl) {
    for (const model::Step& step : path.steps) steps.push_back(step.technique);
  }
  return leveled(source, logic::to_string(rating.level), rating.score, hardest, std::move(steps));
}

std::string RatingRows::hodoku(std::string_view source,
                               const ratings::hodoku::Rating& rating) const {
  Json path = format_ == RowFormat::csv ? Json() : Json(ratings::hodoku::to_string(rating.path));
  return leveled(source, to_string(rating.level), rating.score, names_of(rating.hardest).name,
                 std::move(path));
}

std::string RatingRows::leveled(std::string_view source, std::string_view level, int score,
                                std::string_view hardest, Json path) const {
  if (format_ == RowFormat::csv) return csv_row({source, level, std::to_string(score), hardest});
  return json_line({{"puzzle", source},
                    {"level", level},
                    {"score", score},
                    {"hardest", hardest},
                    {"path", std::move(path)}});
}

std::string RatingRows::se(std::string_view source, const ratings::se::Rating& rating,
                           const std::vector<ratings::se::Step>& path) const {
  if (format_ == RowFormat::csv) {
    const auto number = [](int tenths) { return fmt::format("{}.{}", tenths / 10, tenths % 10); };
    return csv_row({source, number(rating.hardest), number(rating.to_first_digit),
                    number(rating.first_step), rating.hardest_technique});
  }
  return json_line({{"puzzle", source},
                    {"er", rating.hardest / 10.0},
                    {"ep", rating.to_first_digit / 10.0},
                    {"ed", rating.first_step / 10.0},
                    {"hardest", rating.hardest_technique},
                    {"path", se_path(path)}});
}

}  // namespace omnidoku::cli
