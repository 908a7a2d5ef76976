// SPDX-License-Identifier: MIT
#include "support/reglib.h"

#include "support/corpora.h"

namespace omnidoku::testing_support {
namespace {

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == at) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

/// "436 128": digit, row, column.
std::vector<ReglibCase::Candidate> parse_candidates(const std::string& field) {
  std::vector<ReglibCase::Candidate> result;
  for (const std::string& item : split(field, ' ')) {
    if (item.size() != 3) continue;
    result.push_back({(item[1] - '1') * 9 + (item[2] - '1'), item[0] - '1'});
  }
  return result;
}

/// "3.+58...": digits, those that are not given behind a plus.
void parse_grid(const std::string& field, ReglibCase& result) {
  std::size_t cell = 0;
  bool plus = false;
  for (const char c : field) {
    if (c == '+') {
      plus = true;
      continue;
    }
    if (c >= '1' && c <= '9') {
      result.digits.at(cell) = c - '0';
      result.is_given.at(cell) = !plus;
    }
    plus = false;
    ++cell;
  }
}

ReglibCase parse(const std::string& text) {
  std::vector<std::string> fields = split(text, ':');
  fields.resize(9);
  ReglibCase result;
  result.text = text;
  result.full_code = fields[1];
  const std::size_t dash = result.full_code.find('-');
  result.code = result.full_code.substr(0, dash);
  result.must_be_missing = dash != std::string::npos && result.full_code.substr(dash) == "-x";
  parse_grid(fields[3], result);
  result.deleted = parse_candidates(fields[4]);
  result.eliminations = parse_candidates(fields[5]);
  result.placements = parse_candidates(fields[6]);
  return result;
}

}  // namespace

std::optional<std::vector<ReglibCase>> read_reglib() {
  const auto lines = read_corpus("ratings/hodoku_reglib_1.3.txt");
  if (!lines) return std::nullopt;
  std::vector<ReglibCase> result;
  for (const std::string& line : *lines) result.push_back(parse(line));
  return result;
}

}  // namespace omnidoku::testing_support
