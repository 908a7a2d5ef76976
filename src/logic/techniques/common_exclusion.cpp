// SPDX-License-Identifier: MIT
//
// Common exclusion: whatever a cell holds, or wherever a house has a digit, a candidate of another
// cell does not go with it, by a rule that ties the two cells together or because they see each
// other. Where the cells only see each other this is locked candidates.
// Soundness: one of the cell's candidates is true, or one of the digit's places in a full house,
// and whichever it is excludes the candidate.
#include <algorithm>
#include <utility>

#include "logic/technique.h"
#include "logic/telling/reason.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::common_exclusion_technique {

namespace {

/// What excludes a candidate: a rule over the two cells, a house that they share, or that the
/// excluding digit is in the cell itself.
struct Why {
  enum class Kind : std::uint8_t { rule, house, itself };
  Kind kind = Kind::itself;
  std::size_t index = 0;  ///< into problem().primitives, or into Structure::houses()
};

Why why_not_both(const Structure& structure, Candidate source, Candidate target) {
  if (source.cell == target.cell) return {};
  for (const PairExclusion& pair : structure.pair_exclusions(source.cell)) {
    if (pair.other != target.cell) continue;
    if (!pair.excluded(source.digit).contains(target.digit)) continue;
    return {Why::Kind::rule, pair.primitive};
  }
  const Cell seen[] = {target.cell};
  return {Why::Kind::house, sights(structure, source.cell, seen).front().house};
}

/// The candidates of which one is true, and what none of them goes with.
struct Excluded {
  std::vector<Candidate> sources;
  std::vector<std::vector<std::pair<Candidate, Why>>> why;  ///< for each elimination of the step
  bool of_house = false;  ///< the sources are places of a digit, else candidates of a cell

  [[nodiscard]] std::string text(const model::Step& step, const Words& words) const {
    // All of them are in one cell; those that go for the same reasons are told together.
    std::vector<std::pair<std::string, std::vector<std::string>>> by_reasons;
    for (std::size_t i = 0; i < why.size(); ++i) {
      add_to(by_reasons, reasons(why[i], words), words.digit(step.eliminations[i].digit));
    }
    std::string text = start(step, words);
    for (const auto& [told_reasons, digits] : by_reasons) {
      text += (&told_reasons == &by_reasons.front().first ? "" : "; nor with ") +
              Words::list(digits, "or") + " in " + words.cell(step.eliminations.front().cell) +
              ": " + told_reasons;
    }
    return text + ".";
  }

 private:
  [[nodiscard]] std::string start(const model::Step& step, const Words& words) const {
    std::vector<std::string> all;
    for (const Candidate source : sources) all.push_back(told(source, words));
    const std::string either = Words::list(all, "or");
    if (!of_house) {
      return words.cell(sources.front().cell) + " is " + either + ", and none of these goes with ";
    }
    return "In " + words.houses(step, model::HouseRole::home) + " the digit " +
           words.digit(sources.front().digit) + " is in " + either +
           ", and in none of these places does it go with ";
  }
  [[nodiscard]] std::string told(Candidate source, const Words& words) const {
    return of_house ? words.cell(source.cell) : words.digit(source.digit);
  }
  /// Adds to the list behind a text, or begins one.
  static void add_to(std::vector<std::pair<std::string, std::vector<std::string>>>& lists,
                     const std::string& text, std::string item) {
    const auto known = std::find_if(lists.begin(), lists.end(),
                                    [&](const auto& list) { return list.first == text; });
    if (known != lists.end()) return known->second.push_back(std::move(item));
    lists.push_back({text, {std::move(item)}});
  }
  /// "6 and 8 by the nonconsecutive rule, 7 by column 4": sources with the same reason together.
  [[nodiscard]] std::string reasons(const std::vector<std::pair<Candidate, Why>>& all,
                                    const Words& words) const {
    std::vector<std::pair<std::string, std::vector<std::string>>> by_reason;
    for (const auto& [source, reason] : all) {
      add_to(by_reason, words_of(reason, words), told(source, words));
    }
    std::string text;
    for (const auto& [reason, told_sources] : by_reason) {
      text += (text.empty() ? "" : ", ") + Words::list(told_sources) + reason;
    }
    return text;
  }
  [[nodiscard]] static std::string words_of(const Why& why, const Words& words) {
    switch (why.kind) {
      case Why::Kind::rule: return " by " + words.shape(static_cast<std::uint32_t>(why.index));
      case Why::Kind::house: return " by " + words.structure().house(why.index).name;
      case Why::Kind::itself: break;
    }
    return " itself";
  }
};

/// The open cells that some rule ties to one of these.
std::vector<Cell> tied_cells(const Position& position, const std::vector<Candidate>& sources) {
  std::vector<Cell> cells;
  for (const Candidate source : sources) {
    for (const PairExclusion& pair : position.structure().pair_exclusions(source.cell)) {
      if (!position.board().is_placed(pair.other)) cells.push_back(pair.other);
    }
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

/// Adds to the step the candidates of a cell that go with none of the sources.
void exclude_in(const Position& position, Cell cell, Excluded& excluded, model::Step& step) {
  const Structure& structure = position.structure();
  position.candidates(cell).for_each([&](Digit digit) {
    const Candidate target{cell, digit};
    const bool goes =
        std::all_of(excluded.sources.begin(), excluded.sources.end(),
                    [&](Candidate source) { return structure.excludes(source, target); });
    if (!goes) return;
    std::vector<std::pair<Candidate, Why>> reasons;
    for (const Candidate source : excluded.sources) {
      reasons.emplace_back(source, why_not_both(structure, source, target));
    }
    step.eliminations.push_back(target);
    excluded.why.push_back(std::move(reasons));
  });
}

/// Marks the rules and houses that exclude something.
void mark_reasons(model::Step& step, const Structure& structure, const Excluded& excluded) {
  for (const auto& reasons : excluded.why) {
    for (const auto& [source, why] : reasons) {
      if (why.kind == Why::Kind::itself) continue;
      const std::uint32_t primitive = why.kind == Why::Kind::rule
                                          ? static_cast<std::uint32_t>(why.index)
                                          : structure.house(why.index).primitive;
      const bool known = std::any_of(
          step.houses.begin(), step.houses.end(),
          [primitive](const model::HouseMark& mark) { return mark.primitive == primitive; });
      if (!known) step.houses.push_back({primitive, model::HouseRole::link});
    }
  }
}

/// Hands on what follows from one of these candidates being true; `start` has the premise. Whether
/// no more steps are wanted.
bool add_steps(const Position& position, const std::vector<Candidate>& sources,
               const model::Step& start, bool of_house, StepSink& sink) {
  for (const Cell cell : tied_cells(position, sources)) {
    model::Step step = start;
    Excluded excluded{.sources = sources, .why = {}, .of_house = of_house};
    exclude_in(position, cell, excluded, step);
    if (step.eliminations.empty()) continue;
    mark_reasons(step, position.structure(), excluded);
    for (const Candidate source : sources) {
      mark(step, source, of_house ? model::CandidateRole::pattern : model::CandidateRole::group);
      if (std::find(step.cells.begin(), step.cells.end(), source.cell) == step.cells.end()) {
        step.cells.push_back(source.cell);
      }
    }
    step.size = static_cast<int>(sources.size());
    step.reason = reason_of(std::move(excluded));
    if (sink.add(std::move(step))) return true;
  }
  return false;
}

void find(const Position& position, StepSink& sink) {
  const Structure& structure = position.structure();
  bool enough = false;
  position.board().for_each_open([&](Cell cell) {
    if (enough || structure.pair_exclusions(cell).empty()) return;
    std::vector<Candidate> sources;
    position.candidates(cell).for_each([&](Digit digit) { sources.push_back({cell, digit}); });
    model::Step start;
    add_cell_premise(start, cell);
    enough = add_steps(position, sources, start, false, sink);
  });
  for (std::size_t h = 0; h < structure.houses().size() && !enough; ++h) {
    if (!structure.house(h).full) continue;
    for (int d = 0; d < structure.num_digits() && !enough; ++d) {
      const Digit digit(d);
      std::vector<Candidate> sources;
      for (const Cell cell : cells_at(structure.house(h), position.board().places(h, digit))) {
        sources.push_back({cell, digit});
      }
      if (sources.size() < 2) continue;
      model::Step start;
      add_house_premise(start, structure, h, digit, model::HouseRole::home);
      start.digits = DigitSet::single(digit);
      enough = add_steps(position, sources, start, true, sink);
    }
  }
}

bool applies(const Structure& structure) { return structure.has_pair_exclusions(); }

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "common_exclusion",
    .title = "Common Exclusion",
    .family = Family::intersection,
    .cost = 32,
    .cost_per_size = 2,
    .smallest_size = 2,
    .idea =
        "Whatever a cell holds, or wherever a house has a digit, rules between cells keep another "
        "cell from holding a certain digit.",
    .look =
        "Take a cell with few candidates, or a digit with few places in a house. See what each of "
        "them rules out by the marks and lines around: what all of them rule out goes.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":6},"givens":"..5.........1......6................","constraints":[{"type":"thermometer","cells":["R1C5","R1C4","R2C3","R3C4","R2C5"]},{"type":"thermometer","cells":["R4C6","R4C5","R5C6","R6C5","R5C5","R5C4"]}]})json",
    .applies = applies,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_rules,
};

}  // namespace omnidoku::logic::common_exclusion_technique
