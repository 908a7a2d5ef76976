// SPDX-License-Identifier: MIT
#include "rating_rows.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "base/bits.h"
#include "base/status.h"
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

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// "7.2".
bool has_tenths(std::string_view text) {
  return text.size() > 2 && text[text.size() - 2] == '.' &&
         is_number(text.substr(0, text.size() - 2)) && is_number(text.substr(text.size() - 1));
}

bool is_level_of_hodoku(std::string_view word) {
  return std::ranges::any_of(ratings::hodoku::kLevels, [&](ratings::hodoku::Level level) {
    return to_string(level) == word;
  });
}

/// A value as it stands in csv.
std::string plain(const Json& value) {
  if (value.is_null()) return {};
  return value.is_string() ? value.get<std::string>() : value.dump();
}

}  // namespace

std::string RatingRows::header() const {
  if (format_ == RowFormat::jsonl) return {};
  return scale_ == RatingScale::se ? "puzzle,er,ep,ed,hardest\n" : "puzzle,level,score,hardest\n";
}

std::string RatingRows::begin(std::string_view source) const {
  std::string row = format_ == RowFormat::csv ? csv_row({source}) : json_line({{"puzzle", source}});
  const std::size_t closing = format_ == RowFormat::csv ? 1 : 2;  // line end, and the brace before
  row.erase(row.size() - closing);
  return row + ',';
}

bool RatingRows::is_rating(const std::vector<std::string>& numbers) const {
  if (scale_ == RatingScale::se) return std::ranges::all_of(numbers, has_tenths);
  const bool known = scale_ == RatingScale::human ? logic::level_from(numbers[0]).has_value()
                                                  : is_level_of_hodoku(numbers[0]);
  return known && is_number(numbers[1]);
}

/// The numbers and then the hardest step, as they stand in csv.
std::optional<std::vector<std::string>> RatingRows::fields_of(std::string_view begin,
                                                              std::string_view row) const {
  std::vector<std::string> fields;
  if (format_ == RowFormat::csv) {
    row.remove_prefix(begin.size());
    for (std::size_t comma = 0; comma != std::string_view::npos; row.remove_prefix(comma + 1)) {
      comma = row.find(',');
      fields.emplace_back(row.substr(0, comma));
      if (comma == std::string_view::npos) break;
    }
    if (fields.size() != num_numbers() + 1) return std::nullopt;
    return fields;
  }
  if (!row.ends_with('}')) return std::nullopt;
  const Json object = Json::parse(row, nullptr, false);
  // The keys are those of every row, in their order.
  const Json keys = Json::parse(unrated("", ""));
  const bool as_ever =
      object.is_object() && object.size() == keys.size() &&
      std::ranges::equal(object.items(), keys.items(),
                         [](const auto& a, const auto& b) { return a.key() == b.key(); });
  if (!as_ever || object["path"].type() != keys["path"].type()) return std::nullopt;
  for (const auto& [key, value] : object.items()) {
    if (key != "puzzle" && key != "path") fields.push_back(plain(value));
  }
  return fields;
}

std::optional<Verdict> RatingRows::verdict(std::string_view source, std::string_view row) const {
  const std::string begin = this->begin(source);
  if (!row.starts_with(begin)) return std::nullopt;
  std::optional<std::vector<std::string>> fields = fields_of(begin, row);
  if (!fields) return std::nullopt;
  const std::string hardest = std::move(fields->back());
  fields->pop_back();
  if (is_rating(*fields)) return Verdict::done;
  if (!std::ranges::all_of(*fields, &std::string::empty)) return std::nullopt;
  using base::Status;
  constexpr std::array kUnrated{Status::multiple, Status::none, Status::invalid, Status::limit};
  const auto* const status = std::ranges::find_if(
      kUnrated, [&](Status candidate) { return base::to_string(candidate) == hardest; });
  if (status == kUnrated.end()) return std::nullopt;
  return verdict_of(*status);
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
  const std::string_view hardest = rating.hardest ? names_of(*rating.hardest).name : "";
  return leveled(source, to_string(rating.level), rating.score, hardest, std::move(path));
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
