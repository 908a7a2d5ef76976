// SPDX-License-Identifier: MIT
#include "rating_rows.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <span>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "base/bits.h"
#include "base/status.h"
#include "logic/technique.h"
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

enum class NumberKind : std::uint8_t { tenths, human_level, hodoku_level, score };

struct Column {
  std::string_view name;
  NumberKind kind;
};

constexpr Column kColumnsOfSe[] = {
    {"er", NumberKind::tenths}, {"ep", NumberKind::tenths}, {"ed", NumberKind::tenths}};
constexpr Column kColumnsOfHuman[] = {{"level", NumberKind::human_level},
                                      {"score", NumberKind::score}};
constexpr Column kColumnsOfHodoku[] = {{"level", NumberKind::hodoku_level},
                                       {"score", NumberKind::score}};
constexpr std::string_view kHardest = "hardest";  // the column behind them

/// The columns of a scale's numbers.
std::span<const Column> columns_of(RatingScale scale) {
  switch (scale) {
    case RatingScale::human: return kColumnsOfHuman;
    case RatingScale::hodoku: return kColumnsOfHodoku;
    case RatingScale::se: break;
  }
  return kColumnsOfSe;
}

/// As it stands in csv.
std::string text_of(NumberKind kind, std::optional<int> number) {
  if (!number) return {};
  const auto place = static_cast<std::size_t>(*number);
  switch (kind) {
    case NumberKind::tenths: return tenths_text(*number);
    case NumberKind::human_level: return std::string(logic::to_string(logic::kLevels[place]));
    case NumberKind::hodoku_level: return std::string(to_string(ratings::hodoku::kLevels[place]));
    case NumberKind::score: break;
  }
  return std::to_string(*number);
}

/// The same backwards; nothing if it is not written so.
std::optional<int> number_from(NumberKind kind, std::string_view text) {
  const auto place_in = [&](const auto& levels) -> std::optional<int> {
    for (std::size_t place = 0; place < std::size(levels); ++place) {
      if (to_string(levels[place]) == text) return static_cast<int>(place);
    }
    return std::nullopt;
  };
  if (kind == NumberKind::human_level) return place_in(logic::kLevels);
  if (kind == NumberKind::hodoku_level) return place_in(ratings::hodoku::kLevels);
  std::string digits(text);
  if (kind == NumberKind::tenths) {
    if (text.size() < 3 || text[text.size() - 2] != '.') return std::nullopt;
    digits.erase(digits.size() - 2, 1);
  }
  int number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  const bool is_whole = error == std::errc() && end == digits.data() + digits.size() && number >= 0;
  return is_whole && text_of(kind, number) == text ? std::optional(number) : std::nullopt;
}

/// As it stands in jsonl; where there is none, "" of a level and null of a number.
Json json_of(NumberKind kind, std::optional<int> number) {
  switch (kind) {
    case NumberKind::human_level:
    case NumberKind::hodoku_level: return text_of(kind, number);
    case NumberKind::tenths: return number ? Json(*number / 10.0) : Json();
    case NumberKind::score: break;
  }
  return number ? Json(*number) : Json();
}

/// A value of jsonl as it stands in csv.
std::string plain(const Json& value) {
  if (value.is_null()) return {};
  return value.is_string() ? value.get<std::string>() : value.dump();
}

/// "R1C2" and what stands behind it.
bool is_cell_and(std::string_view text, std::string_view sign, std::size_t most_digits) {
  const auto is_number = [](char c) { return c >= '1' && c <= '9'; };
  constexpr std::size_t kCell = 4;
  const std::size_t begin = kCell + sign.size();
  return text.size() > begin && text.size() <= begin + most_digits && text[0] == 'R' &&
         is_number(text[1]) && text[2] == 'C' && is_number(text[3]) &&
         text.substr(kCell).starts_with(sign) &&
         std::all_of(text.begin() + static_cast<std::ptrdiff_t>(begin), text.end(), is_number);
}

/// The techniques of the path, by the names that `hardest` has; nothing if it is none that
/// RatingRows::human() writes.
std::optional<std::vector<std::string>> human_steps(const Json& path) {
  std::vector<std::string> names;
  for (const Json& step : path) {
    const logic::Technique* const technique =
        step.is_string() ? logic::find_technique(step.get<std::string>()) : nullptr;
    if (technique == nullptr) return std::nullopt;
    names.emplace_back(technique->title);
  }
  return names;
}

/// The same of RatingRows::se().
std::optional<std::vector<std::string>> se_steps(const Json& path) {
  const auto are_all = [](const Json& list, std::string_view sign, std::size_t most_digits) {
    return list.is_array() && std::all_of(list.begin(), list.end(), [&](const Json& item) {
             return item.is_string() && is_cell_and(item.get<std::string>(), sign, most_digits);
           });
  };
  std::vector<std::string> names;
  for (const Json& step : path) {
    const bool is_step = step.is_object() && step.size() == 4 && step.contains("technique") &&
                         step["technique"].is_string() && step.contains("rating") &&
                         number_from(NumberKind::tenths, plain(step["rating"])) &&
                         step.contains("placements") && are_all(step["placements"], "=", 1) &&
                         step.contains("eliminations") && are_all(step["eliminations"], "<>", 9);
    if (!is_step) return std::nullopt;
    names.push_back(step["technique"]);
  }
  return names;
}

/// The same of RatingRows::hodoku().
std::optional<std::vector<std::string>> hodoku_steps(const std::string& path) {
  using ratings::hodoku::StepKind;
  std::vector<StepKind> steps;
  for (std::size_t begin = 0; begin < path.size();) {
    const std::size_t end = std::min(path.find(' ', begin), path.size());
    const std::string_view word = std::string_view(path).substr(begin, end - begin);
    const std::size_t star = std::min(word.find('*'), word.size());
    int times = 1;
    if (star < word.size()) {
      const auto [rest, error] =
          std::from_chars(word.data() + star + 1, word.data() + word.size(), times);
      constexpr int kMost = 10'000;
      if (error != std::errc() || times > kMost) return std::nullopt;
    }
    const std::size_t before = steps.size();
    for (int kind = 0; kind <= static_cast<int>(StepKind::brute_force); ++kind) {
      if (names_of(static_cast<StepKind>(kind)).argument != word.substr(0, star)) continue;
      steps.insert(steps.end(), static_cast<std::size_t>(std::max(times, 0)),
                   static_cast<StepKind>(kind));
      break;
    }
    if (steps.size() == before) return std::nullopt;
    begin = end + 1;
  }
  if (ratings::hodoku::to_string(steps) != path) return std::nullopt;
  std::vector<std::string> names;
  for (const StepKind kind : steps) names.emplace_back(names_of(kind).name);
  return names;
}

/// What stands in place of the hardest step of a puzzle that is not wanted.
std::string_view unwanted_word(ratings::se::Wanted wanted) {
  return wanted == ratings::se::Wanted::pearls ? "no pearl" : "no diamond";
}

}  // namespace

std::string tenths_text(int tenths) { return fmt::format("{}.{}", tenths / 10, tenths % 10); }

std::string RatingRows::header() const {
  if (format_ == RowFormat::jsonl) return {};
  std::string header = "puzzle";
  for (const Column& column : columns_of(scale_)) header += fmt::format(",{}", column.name);
  return fmt::format("{},{}\n", header, kHardest);
}

std::string RatingRows::begin(std::string_view source) const {
  std::string row = format_ == RowFormat::csv ? csv_row({source}) : json_line({{"puzzle", source}});
  const std::size_t closing = format_ == RowFormat::csv ? 1 : 2;  // line end, and the brace before
  row.erase(row.size() - closing);
  return row + ',';
}

bool RatingRows::is_rating(const RatingNumbers& numbers) const {
  using ratings::se::Wanted;
  const std::size_t count = columns_of(scale_).size();
  return std::all_of(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(count),
                     [](const std::optional<int>& number) { return number.has_value(); }) &&
         (wanted_ == Wanted::all || numbers[0] == numbers[1]) &&
         (wanted_ != Wanted::diamonds || numbers[0] == numbers[2]);
}

bool RatingRows::is_unwanted(const RatingRow& row) const {
  return wanted_ != ratings::se::Wanted::all && row.hardest == unwanted_word(wanted_) &&
         !row.is_rated() && row.numbers[2].has_value();
}

std::optional<RatingRows::Fields> RatingRows::fields_of(std::string_view begin,
                                                        std::string_view row) const {
  Fields all;
  std::vector<std::string>& fields = all.in_csv;
  if (format_ == RowFormat::csv) {
    row.remove_prefix(begin.size());
    for (std::size_t comma = 0; comma != std::string_view::npos; row.remove_prefix(comma + 1)) {
      comma = row.find(',');
      fields.emplace_back(row.substr(0, comma));
      if (comma == std::string_view::npos) break;
    }
    if (fields.size() != columns_of(scale_).size() + 1) return std::nullopt;
    return all;
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
  all.path = object["path"];
  return all;
}

bool RatingRows::is_path(const Json& path, const RatingRow& row) const {
  const auto steps = scale_ == RatingScale::human ? human_steps(path)
                     : scale_ == RatingScale::se  ? se_steps(path)
                                                  : hodoku_steps(path.get<std::string>());
  if (!steps) return false;
  if (!row.is_rated()) return steps->empty() || is_unwanted(row);
  return steps->empty() ? row.hardest.empty() : std::ranges::count(*steps, row.hardest) > 0;
}

std::optional<RatingRow> RatingRows::read(std::string_view source, std::string_view row) const {
  const std::string begin = this->begin(source);
  if (!row.starts_with(begin)) return std::nullopt;
  std::optional<Fields> fields = fields_of(begin, row);
  if (!fields) return std::nullopt;
  RatingRow result;
  const std::span<const Column> columns = columns_of(scale_);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const std::string& field = fields->in_csv[i];
    if (field.empty()) continue;
    result.numbers[i] = number_from(columns[i].kind, field);
    if (!result.numbers[i]) return std::nullopt;
  }
  result.hardest = std::move(fields->in_csv.back());
  if (format_ == RowFormat::jsonl && !is_path(fields->path, result)) return std::nullopt;
  if (is_rating(result.numbers) || is_unwanted(result)) return result;
  if (result.numbers != RatingNumbers{}) return std::nullopt;
  using base::Status;
  constexpr std::array kUnrated{Status::multiple, Status::none, Status::invalid,
                                Status::not_understood, Status::limit};
  const auto* const status = std::ranges::find_if(
      kUnrated, [&](Status candidate) { return base::to_string(candidate) == result.hardest; });
  if (status == kUnrated.end()) return std::nullopt;
  result.verdict = verdict_of(*status);
  return result;
}

/// The path is for jsonl alone.
RatingRow RatingRows::row(std::string_view source, const RatingNumbers& numbers,
                          std::string_view hardest, Json path) const {
  RatingRow row{.numbers = numbers, .hardest = std::string(hardest), .text = {}};
  const std::span<const Column> columns = columns_of(scale_);
  if (format_ == RowFormat::csv) {
    row.text = csv_field(source);
    for (std::size_t i = 0; i < columns.size(); ++i) {
      row.text += ',' + csv_field(text_of(columns[i].kind, numbers[i]));
    }
    row.text += ',' + csv_field(hardest) + '\n';
    return row;
  }
  Json object{{"puzzle", source}};
  for (std::size_t i = 0; i < columns.size(); ++i) {
    object[std::string(columns[i].name)] = json_of(columns[i].kind, numbers[i]);
  }
  object[std::string(kHardest)] = hardest;
  object["path"] = std::move(path);
  row.text = json_line(object);
  return row;
}

RatingRow RatingRows::unrated(std::string_view source, base::Status status) const {
  RatingRow result = row(source, {}, base::to_string(status),
                         scale_ == RatingScale::hodoku ? Json("") : Json::array());
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
  return row(source, {static_cast<int>(rating.level), rating.score}, hardest, std::move(steps));
}

RatingRow RatingRows::hodoku(std::string_view source, const ratings::hodoku::Rating& rating) const {
  const std::string_view hardest = rating.hardest ? names_of(*rating.hardest).name : "";
  return row(source, {static_cast<int>(rating.level), rating.score}, hardest,
             format_ == RowFormat::csv ? Json() : Json(ratings::hodoku::to_string(rating.path)));
}

RatingRow RatingRows::se(std::string_view source, const ratings::se::Rating& rating,
                         const std::vector<ratings::se::Step>& path) const {
  Json steps = format_ == RowFormat::csv ? Json() : se_path(path);
  RatingNumbers numbers{rating.hardest, rating.to_first_digit, rating.first_step};
  if (rating.end != ratings::se::Rating::End::unwanted) {
    return row(source, numbers, rating.hardest_technique, std::move(steps));
  }
  numbers[0].reset();
  if (rating.to_first_digit == 0) numbers[1].reset();
  return row(source, numbers, unwanted_word(wanted_), std::move(steps));
}

}  // namespace omnidoku::cli
