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

std::string tenths_text(int tenths) { return fmt::format("{}.{}", tenths / 10, tenths % 10); }

constexpr std::string_view kNamesOfSe[] = {"er", "ep", "ed", "hardest"};
constexpr std::string_view kNamesOfLevels[] = {"level", "score", "hardest"};

/// Whether the values of that name are texts; the others are numbers, or null where there is none.
bool holds_text(std::string_view name) { return name == "level" || name == "hardest"; }

/// What stands in place of the hardest step of a puzzle that is not wanted.
std::string_view unwanted_word(ratings::se::Wanted wanted) {
  return wanted == ratings::se::Wanted::pearls ? "no pearl" : "no diamond";
}

}  // namespace

std::span<const std::string_view> RatingRows::names() const {
  if (scale_ == RatingScale::se) return kNamesOfSe;
  return kNamesOfLevels;
}

std::string RatingRows::header() const {
  if (format_ == RowFormat::jsonl) return {};
  std::string header = "puzzle";
  for (const std::string_view name : names()) header += fmt::format(",{}", name);
  return header + '\n';
}

std::string RatingRows::begin(std::string_view source) const {
  std::string row = format_ == RowFormat::csv ? csv_row({source}) : json_line({{"puzzle", source}});
  const std::size_t closing = format_ == RowFormat::csv ? 1 : 2;  // line end, and the brace before
  row.erase(row.size() - closing);
  return row + ',';
}

bool RatingRows::is_rating(std::span<const std::string> numbers) const {
  if (scale_ == RatingScale::se) {
    using ratings::se::Wanted;
    return std::ranges::all_of(numbers, has_tenths) &&
           (wanted_ == Wanted::all || numbers[0] == numbers[1]) &&
           (wanted_ != Wanted::diamonds || numbers[0] == numbers[2]);
  }
  const bool known = scale_ == RatingScale::human ? logic::level_from(numbers[0]).has_value()
                                                  : is_level_of_hodoku(numbers[0]);
  return known && is_number(numbers[1]);
}

bool RatingRows::is_unwanted(std::span<const std::string> fields) const {
  if (wanted_ == ratings::se::Wanted::all || fields.back() != unwanted_word(wanted_)) return false;
  return fields[0].empty() && (fields[1].empty() || has_tenths(fields[1])) && has_tenths(fields[2]);
}

/// The fields as they stand in csv.
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
    if (fields.size() != names().size()) return std::nullopt;
    return fields;
  }
  if (!row.ends_with('}')) return std::nullopt;
  const Json object = Json::parse(row, nullptr, false);
  // The keys are those of every row, in their order.
  const Json keys = Json::parse(unrated("", base::Status::none).text);
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

std::optional<RatingRow> RatingRows::read(std::string_view source, std::string_view row) const {
  const std::string begin = this->begin(source);
  if (!row.starts_with(begin)) return std::nullopt;
  std::optional<std::vector<std::string>> fields = fields_of(begin, row);
  if (!fields) return std::nullopt;
  RatingRow result{.fields = *std::move(fields), .text = {}};
  const auto numbers = std::span<const std::string>(result.fields).first(result.fields.size() - 1);
  if (is_rating(numbers) || is_unwanted(result.fields)) return result;
  if (!std::ranges::all_of(numbers, &std::string::empty)) return std::nullopt;
  using base::Status;
  constexpr std::array kUnrated{Status::multiple, Status::none, Status::invalid, Status::limit};
  const auto* const status = std::ranges::find_if(kUnrated, [&](Status candidate) {
    return base::to_string(candidate) == result.fields.back();
  });
  if (status == kUnrated.end()) return std::nullopt;
  result.verdict = verdict_of(*status);
  return result;
}

/// The row of these fields; the path is for jsonl alone.
RatingRow RatingRows::row(std::string_view source, std::vector<std::string> fields,
                          Json path) const {
  RatingRow row;
  if (format_ == RowFormat::csv) {
    row.text = csv_field(source);
    for (const std::string& field : fields) row.text += ',' + csv_field(field);
    row.text += '\n';
  } else {
    Json object{{"puzzle", source}};
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const std::string name(names()[i]);
      object[name] = holds_text(name) ? Json(fields[i]) : Json::parse(fields[i], nullptr, false);
      if (object[name].is_discarded()) object[name] = nullptr;
    }
    object["path"] = std::move(path);
    row.text = json_line(object);
  }
  row.fields = std::move(fields);
  return row;
}

RatingRow RatingRows::unrated(std::string_view source, base::Status status) const {
  std::vector<std::string> fields(names().size());
  fields.back() = base::to_string(status);
  RatingRow result =
      row(source, std::move(fields), scale_ == RatingScale::hodoku ? Json("") : Json::array());
  result.verdict = verdict_of(status);
  return result;
}

RatingRow RatingRows::human(std::string_view source, const logic::Rating& rating,
                            const logic::Path& path) const {
  const std::string_view hardest = rating.hardest == nullptr ? "" : rating.hardest->title;
  Json steps;
  if (format_ == RowFormat::jsonl) {
    steps = Json::array();
    for (const model::Step& step : path.steps) steps.push_back(step.technique);
  }
  return row(source,
             {std::string(logic::to_string(rating.level)), std::to_string(rating.score),
              std::string(hardest)},
             std::move(steps));
}

RatingRow RatingRows::hodoku(std::string_view source, const ratings::hodoku::Rating& rating) const {
  const std::string_view hardest = rating.hardest ? names_of(*rating.hardest).name : "";
  return row(
      source,
      {std::string(to_string(rating.level)), std::to_string(rating.score), std::string(hardest)},
      format_ == RowFormat::csv ? Json() : Json(ratings::hodoku::to_string(rating.path)));
}

RatingRow RatingRows::se(std::string_view source, const ratings::se::Rating& rating,
                         const std::vector<ratings::se::Step>& path) const {
  const bool is_wanted = rating.end != ratings::se::Rating::End::unwanted;
  std::vector<std::string> fields{
      is_wanted ? tenths_text(rating.hardest) : "", tenths_text(rating.to_first_digit),
      tenths_text(rating.first_step), std::string(rating.hardest_technique)};
  if (!is_wanted) {
    if (rating.to_first_digit == 0) fields[1].clear();
    fields[3] = unwanted_word(wanted_);
  }
  return row(source, std::move(fields), format_ == RowFormat::csv ? Json() : se_path(path));
}

}  // namespace omnidoku::cli
