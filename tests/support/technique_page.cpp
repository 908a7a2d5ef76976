// SPDX-License-Identifier: MIT
#include "support/technique_page.h"

#include <cstdlib>
#include <fstream>

#include "support/corpora.h"
#include "support/steps.h"

namespace omnidoku::testing_support {
namespace {

/// "| a | b |" as {"a", "b"}.
std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields;
  std::size_t from = line.find("| ");
  while (from != std::string::npos) {
    const std::size_t to = line.find(" |", from + 1);
    if (to == std::string::npos) break;
    fields.push_back(line.substr(from + 2, to - from - 2));
    from = to + 1;
  }
  return fields;
}

constexpr std::string_view kOpening = "([{";
constexpr std::string_view kClosing = ")]}";

}  // namespace

std::string cell_text(Source source, std::uint64_t n) {
  const auto at = static_cast<std::size_t>(source);
  return kOpening[at] + std::to_string(n) + kClosing[at];
}

model::Puzzle source_puzzle(Source source, const PuzzleKind& kind, std::uint64_t n) {
  return source == Source::marked ? marked_puzzle(kind, n) : generated_puzzle(kind, n);
}

std::vector<logic::CandidateBoard> source_states(Source source, const logic::Structure& structure,
                                                 const model::FilledGrid& solution,
                                                 std::uint64_t n) {
  return source == Source::opened ? opened_states(structure, solution, n)
                                  : made_states(structure, solution, n);
}

std::string technique_row(const logic::Technique& technique) {
  std::string cost = std::to_string(technique.cost);
  if (technique.cost_per_size > 0) cost += " + " + std::to_string(technique.cost_per_size);
  std::string row = "| `" + std::string(technique.id) + "` | " + std::string(technique.title);
  row += " | " + std::string(to_string(technique.family)) + " | " + cost + " | ";
  row += technique.assumes == logic::Assumes::unique ? "one solution" : "nothing";
  return row + " | " + std::string(technique.idea) + " |";
}

std::vector<std::string> technique_page() {
  std::ifstream in{source_dir() / "docs/TECHNIQUES.md"};
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::vector<Witness> witnesses_of(const std::vector<std::string>& page) {
  std::vector<Witness> witnesses;
  std::vector<std::string> kinds;
  for (const std::string& line : page) {
    const std::vector<std::string> fields = fields_of(line);
    if (!fields.empty() && fields[0] == "technique") kinds = fields;
    if (kinds.empty() || fields.size() != kinds.size()) continue;
    for (std::size_t i = 1; i < fields.size(); ++i) {
      // "(7)", or "star [7]" where the puzzle is of another kind than the column.
      const std::size_t at = fields[i].find_first_of(kOpening);
      if (at == std::string::npos) continue;
      const std::string kind = at > 0 ? fields[i].substr(0, at - 1) : kinds[i];
      witnesses.push_back({fields[0].substr(1, fields[0].size() - 2), kind,
                           static_cast<Source>(kOpening.find(fields[i][at])),
                           std::strtoull(fields[i].c_str() + at + 1, nullptr, 10)});
    }
  }
  return witnesses;
}

}  // namespace omnidoku::testing_support
