// SPDX-License-Identifier: MIT
#include "logic/telling/summary.h"

#include <algorithm>
#include <map>

#include "base/check.h"
#include "logic/chains/chains.h"
#include "logic/chains/colouring.h"
#include "logic/chains/forcing.h"
#include "logic/sets/bent_sets.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

using model::CandidateRole;
using model::HouseRole;
using model::Step;

constexpr SummarySentence kSentences[] = {
    {"last_cell",
     "{cells} is the last open cell of {houses}, so it takes what is missing there: {digits}."},
    {"one_place", "In {houses} there is no place for {digits} but {cells}."},
    {"one_place_seen",
     "In {houses} there is no place for {digits} but {cells}: the other open cells see it in "
     "{seen}."},
    {"one_digit", "Everything but {digits} is ruled out in {cells}."},
    {"locked",
     "In {houses}, {digits} has to be in {cells|or}. Whichever it is, a cell that sees all of "
     "these "
     "cannot be {digits}."},
    {"naked_set",
     "{cells} have only {digits} between them: as many digits as cells. They use these up, so "
     "other "
     "cells that see them cannot have them."},
    {"hidden_set",
     "In {houses}, {digits} fit only into {cells}: as many cells as digits. So there is no room in "
     "these for anything else."},
    {"sum", "With the sum of {houses} as it is, only some digits are still possible in {cells}."},
    {"cage_overlap",
     "Every way to make the sum of {houses} takes {digits}, in {cells|or}. A cell that sees all of "
     "these cannot be {digits}."},
    {"pair_relation",
     "{cells} make a known sum, so the digit of the one settles the other. Pairs that leave "
     "another "
     "cell or sum nothing are out."},
    {"rules", "However {cells} are filled, the rules that tie them together allow nothing else."},
    {"fish_of_two",
     "{bases} both need {digits}, and all places for it there lie in {covers}. So {covers} have it "
     "in these places and nowhere else."},
    {"fish",
     "{bases} all need {digits}, and all places for it there lie in {covers}, which are just as "
     "many. So {covers} have it in these places and nowhere else."},
    {"finned_fish",
     "Either {digits} is in {fins|or}, or all its places in {bases} lie in {covers}. What is "
     "impossible both ways is out."},
    {"kraken_fish",
     "Either {digits} is in {fins|or}, or all its places in {bases} lie in {covers}. The arrows "
     "from "
     "the fins show that what goes with the fish goes in any case."},
    {"either_cell",
     "In {houses}, {digits} fits only into {near} or into {cells}. {near} see each other and "
     "cannot "
     "hold it for both, so {digits} is in {cells|or}. A cell that sees all of these cannot be "
     "{digits}."},
    {"either_cell_sight",
     "In {houses}, {digits} fits only into {near} or into {cells}. {near} see each other and "
     "cannot "
     "hold it for both, so {digits} is in {cells|or}. A cell that sees all of these cannot be "
     "{digits}. Mind that cells see each other in {unusual} as well."},
    {"w_wing",
     "{cells} have only {pair} left. In {houses} every place for {link} is seen by one of the two, "
     "so one of them is not {link} but {digits}. A cell that sees both cannot be {digits}."},
    {"bent",
     "{all} have only {set} between them, and all of these but {digits} fit in only once. As they "
     "are as many as the cells, {digits} is needed, in {cells|or}. A cell that sees all of these "
     "cannot be {digits}."},
    {"pivot",
     "{pivot} can only be {options|or}, and whichever it is, {digits} ends up in {cells|or}. A "
     "cell that sees all of these cannot be {digits}."},
    {"used_up",
     "{cells} are {cells|count} cells with {digits|count} digits between them, {digits}, and none "
     "of these fits in twice. So each is used, and goes from the cells that see all its places "
     "here."},
    {"crossing",
     "Where {houses} cross, {crossing} have too many digits. Together with {others} they are "
     "{cells|count} cells with {digits|count} digits between them, {digits}, and none of these "
     "fits in twice. So each is used, and goes from the cells that see all its places here."},
    {"remote_pair",
     "Along the chain the cells take {digits} in turn, so the two ends {cells} have one each. A "
     "cell that sees both can be neither."},
    {"either_end",
     "If it is not {start}, the arrows lead to {end}. So at least one of the two is true, and what "
     "clashes with both is out."},
    {"loop",
     "The arrows form a ring, and whichever way round it is true, each dashed arrow has exactly "
     "one "
     "true end. So what else would clash with both its ends is out."},
    {"must_be",
     "Suppose {start} is false: follow the arrows, and it comes out true. So it is true."},
    {"cannot_be",
     "Suppose {start} is true: follow the arrows, and it comes out false. So it is false."},
    {"colour_clash",
     "The marked candidates have two colours: all of the one are true, or all of the other. One "
     "colour would break a rule, so it is false."},
    {"colour_trap",
     "The marked candidates have two colours: all of the one are true, or all of the other. What "
     "clashes with both colours is out either way."},
    {"colours_clash",
     "Of each pair of colours one is true. One colour of the first pair clashes with both of the "
     "second, so it is false."},
    {"colours_either",
     "Of each pair of colours one is true. Two of them cannot both be, so at least one of the "
     "other "
     "two is, and what clashes with both of these is out."},
    {"deadly",
     "If {cells} held nothing but {digits}, these could be exchanged, and the puzzle would have a "
     "second solution. So at least one of the extra candidates is true: {guardians|or}."},
    {"deadly_hidden",
     "If {cells} held nothing but {digits}, these could be exchanged, and the puzzle would have a "
     "second solution. What is struck out would bring just that about."},
    {"grave",
     "Without the extra candidates every open cell would have two, and that can always be filled "
     "in "
     "two ways. So at least one of the extra candidates is true: {guardians|or}."},
    {"als_pair",
     "Two groups of cells have one digit too many each. Only one of them can hold {digits}; the "
     "other then needs all it has left. So what both groups offer as {removed} is needed in one of "
     "them."},
    {"als_double_pair",
     "Two groups of cells have one digit too many each, and of {digits} each group can hold only "
     "one. So each group keeps all its other digits, and all of these are used up."},
    {"als_sets",
     "Each coloured group of cells has one digit too many: if it loses one, it needs all the "
     "others. "
     "Whichever way it goes, {removed} is needed in one of the groups at the ends."},
    {"blossom",
     "Whatever the stem {stem} turns out to be, it takes that digit from one of the coloured "
     "groups of "
     "cells. Each of these has one digit too many, so the group that loses one needs all the "
     "others. So {removed} is in one of the groups."},
    {"blossom_house",
     "Wherever {digits} is in {houses}, it is taken from one of the coloured groups of cells. Each "
     "of these has one digit too many, so the group that loses it needs all the others. So "
     "{removed} is in one of the groups."},
    {"aligned",
     "Try all the ways to fill {cells}: with what is struck out, none leaves the other cells "
     "enough "
     "digits."},
    {"suppose_same_digit",
     "Suppose it is {start}: follow the arrows, and {cells} would both be {digits}, though they "
     "see each other. So it cannot be {start}."},
    {"suppose_two_digits",
     "Suppose it is {start}: follow the arrows, and {cells} would be both {digits}. So it cannot "
     "be {start}."},
    {"suppose_apart",
     "Suppose it is {start}: follow the arrows, and {clash} would both be true, which a rule "
     "forbids. So it cannot be {start}."},
    {"suppose_both",
     "Suppose it is {start}: follow the arrows, and {clash} would be both true and false. So it "
     "cannot be {start}."},
    {"suppose_no_digit",
     "Suppose it is {start}: follow the arrows, and {cells} would have no candidate left. So it "
     "cannot be {start}."},
    {"suppose_no_place",
     "Suppose it is {start}: follow the arrows, and {houses} would have no place for {digits}. So "
     "it cannot be {start}."},
    {"suppose_no_sum",
     "Suppose it is {start}: follow the arrows, and the sum of {houses} could not be made. So it "
     "cannot be {start}."},
    {"every_digit",
     "Try every candidate of {cells}: from each the arrows lead to {end}. So that is true."},
    {"every_digit_against",
     "Try every candidate of {cells}: from each the arrows rule out {end}. So that is false."},
    {"every_place",
     "Try every place of {digits} in {houses}: from each the arrows lead to {end}. So that is "
     "true."},
    {"every_place_against",
     "Try every place of {digits} in {houses}: from each the arrows rule out {end}. So that is "
     "false."},
    {"exocet",
     "The base cells {bases} hold two of {digits}. Whichever two, {houses} can place them only "
     "with the help of the target cells {targets}. So the targets hold the same two digits and "
     "nothing else."},
    {"ring",
     "Around the ring of {houses}, {cells} have room for each digit just so often that all of it "
     "is "
     "needed to fill them. So these digits go from the rest of the ring."},
    {"templates", "All the ways to place every {digits} of the board agree on this."},
    {"trial",
     "Whatever is tried after {start}, it ends in a contradiction. So it cannot be {start}."},
};

Summary::Names names_of(const Step& step, const Words& words, HouseRole role) {
  Summary::Names names;
  for (const model::HouseMark& mark : step.houses) {
    if (mark.role != role) continue;
    std::string name = words.shape(mark.primitive);
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  return names;
}

/// The houses in which cells of the step see each other unlike in any Sudoku.
Summary::Names unusual_sights(const Step& step, const Words& words) {
  Summary::Names names;
  for (const HouseInfo& house : words.structure().houses()) {
    const bool is_marked =
        std::any_of(step.houses.begin(), step.houses.end(), [&house](const model::HouseMark& mark) {
          return mark.role == HouseRole::link && mark.primitive == house.primitive;
        });
    if (is_marked && !is_usual_sight(house.kind)) names.push_back(words.shape(house.primitive));
  }
  return names;
}

/// The marks with that role, each candidate once.
std::vector<Candidate> marked(const Step& step, CandidateRole role) {
  std::vector<Candidate> candidates;
  for (const model::CandidateMark& mark : step.marks) {
    if (mark.role == role) candidates.push_back(mark.candidate);
  }
  std::sort(candidates.begin(), candidates.end());
  candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
  return candidates;
}

DigitSet digits_of(const std::vector<Candidate>& candidates) {
  DigitSet digits;
  for (const Candidate one : candidates) digits.insert(one.digit);
  return digits;
}

std::vector<Cell> fins_of(const Step& step) {
  std::vector<Cell> fins = Words::marked_cells(step, CandidateRole::fin);
  const std::vector<Cell> endo = Words::marked_cells(step, CandidateRole::endo_fin);
  fins.insert(fins.end(), endo.begin(), endo.end());
  std::sort(fins.begin(), fins.end());
  return fins;
}

/// "5 in R1C2 or R1C3", by digit.
std::string candidates_text(const std::vector<Candidate>& candidates, const Words& words,
                            std::string_view conjunction) {
  std::map<Digit, std::vector<std::string>> by_digit;
  for (const Candidate one : candidates) by_digit[one.digit].push_back(words.cell(one.cell));
  std::vector<std::string> parts;
  for (const auto& [digit, cells] : by_digit) {
    parts.push_back(words.digit(digit) + " in " + Words::list(cells, "or"));
  }
  return Words::list(parts, conjunction);
}

struct PartText {
  const Words& words;
  std::string_view conjunction;

  std::string operator()(const std::vector<Cell>& cells) const {
    std::vector<std::string> names;
    for (const Cell cell : cells) names.push_back(words.cell(cell));
    return Words::list(names, conjunction);
  }
  std::string operator()(DigitSet digits) const {
    std::vector<std::string> names;
    digits.for_each([&](Digit digit) { names.push_back(words.digit(digit)); });
    return Words::list(names, conjunction);
  }
  std::string operator()(const std::vector<Candidate>& candidates) const {
    return candidates_text(candidates, words, conjunction);
  }
  std::string operator()(const Summary::Names& names) const {
    return Words::list(names, conjunction);
  }
};

std::vector<Cell> cells_of(const std::vector<Candidate>& candidates) {
  std::vector<Cell> cells;
  for (const Candidate one : candidates) {
    if (std::find(cells.begin(), cells.end(), one.cell) == cells.end()) cells.push_back(one.cell);
  }
  return cells;
}

/// Which sentence tells that both candidates of a clash would be true.
std::string_view id_of_both(const std::vector<Candidate>& clash) {
  if (clash.size() < 2) return "suppose_both";
  if (clash[0].cell == clash[1].cell) return "suppose_two_digits";
  return clash[0].digit == clash[1].digit ? "suppose_same_digit" : "suppose_apart";
}

/// What is supposed, and what that comes to.
Summary sum_up_refutation(const Step& step, const Words& words) {
  using Kind = model::Clash::Kind;
  const model::Clash& clash = step.clash;
  Summary summary{"", {{"start", step.eliminations}}};
  const auto add = [&summary](std::string_view name, Summary::Part part) {
    summary.parts.emplace_back(name, std::move(part));
  };
  switch (clash.kind) {
    case Kind::none: break;
    case Kind::both:
      summary.id = id_of_both(clash.candidates);
      add("cells", cells_of(clash.candidates));
      add("digits", digits_of(clash.candidates));
      add("clash", clash.candidates);
      break;
    case Kind::cell:
      summary.id = "suppose_no_digit";
      add("cells", cells_of(clash.candidates));
      break;
    case Kind::house:
      summary.id = "suppose_no_place";
      add("digits", digits_of(clash.candidates));
      add("houses", Summary::Names{words.shape(clash.primitive)});
      break;
    case Kind::sum:
      summary.id = "suppose_no_sum";
      add("houses", Summary::Names{words.shape(clash.primitive)});
      break;
  }
  return summary;
}

}  // namespace

std::span<const SummarySentence> summary_sentences() { return kSentences; }

std::string summary_text(const Summary& summary, const Words& words) {
  const auto sentence =
      std::find_if(std::begin(kSentences), std::end(kSentences),
                   [&](const SummarySentence& one) { return one.id == summary.id; });
  OMNIDOKU_CHECK(sentence != std::end(kSentences));
  std::string text;
  std::string_view rest = sentence->text;
  for (std::size_t at = rest.find('{'); at != std::string_view::npos; at = rest.find('{')) {
    const std::size_t end = rest.find('}', at);
    std::string_view name = rest.substr(at + 1, end - at - 1);
    const std::size_t bar = std::min(name.find('|'), name.size());
    const std::string_view how = name.substr(std::min(bar + 1, name.size()));
    name = name.substr(0, bar);
    const auto part = std::find_if(summary.parts.begin(), summary.parts.end(),
                                   [name](const auto& one) { return one.first == name; });
    OMNIDOKU_CHECK(part != summary.parts.end());
    text += rest.substr(0, at);
    if (how == "count") {
      const auto size = [](const auto& items) { return static_cast<std::size_t>(items.size()); };
      text += std::to_string(std::visit(size, part->second));
    } else {
      text += std::visit(PartText{words, how == "or" ? "or" : "and"}, part->second);
    }
    rest.remove_prefix(end + 1);
  }
  text += rest;
  return Words::capital(words.in_symbols(std::move(text)));
}

Summary sum_up_full_house(const Step& step, const Words& words) {
  if (step.houses.empty()) return sum_up_naked_single(step, words);
  return {"last_cell",
          {{"cells", step.cells},
           {"houses", names_of(step, words, HouseRole::home)},
           {"digits", step.digits}}};
}

Summary sum_up_hidden_single(const Step& step, const Words& words) {
  Summary summary{"one_place",
                  {{"cells", step.cells},
                   {"houses", names_of(step, words, HouseRole::home)},
                   {"digits", step.digits}}};
  std::vector<Cell> seen;
  for (const model::Exclusion& one : step.exclusions) {
    if (one.kind != model::Exclusion::Kind::seen) return summary;
    seen.push_back(one.by->cell);
  }
  if (seen.empty()) return summary;
  std::sort(seen.begin(), seen.end());
  summary.id = "one_place_seen";
  summary.parts.emplace_back("seen", std::move(seen));
  return summary;
}

Summary sum_up_naked_single(const Step& step, const Words& /*words*/) {
  return {"one_digit", {{"cells", step.cells}, {"digits", step.digits}}};
}

Summary sum_up_locked_candidates(const Step& step, const Words& words) {
  return {"locked",
          {{"cells", step.cells},
           {"houses", names_of(step, words, HouseRole::home)},
           {"digits", step.digits}}};
}

Summary sum_up_naked_subset(const Step& step, const Words& /*words*/) {
  return {"naked_set", {{"cells", step.cells}, {"digits", step.digits}}};
}

Summary sum_up_hidden_subset(const Step& step, const Words& words) {
  return {"hidden_set",
          {{"cells", step.cells},
           {"houses", names_of(step, words, HouseRole::home)},
           {"digits", step.digits}}};
}

Summary sum_up_sum(const Step& step, const Words& words) {
  // Of what was put together from houses these have names that a person knows.
  Summary::Names houses = names_of(step, words, HouseRole::base);
  if (houses.empty()) houses = names_of(step, words, HouseRole::home);
  return {"sum", {{"cells", step.cells}, {"houses", std::move(houses)}}};
}

Summary sum_up_cage_overlap(const Step& step, const Words& words) {
  std::vector<Cell> places;
  for (const Candidate one : marked(step, CandidateRole::pattern)) {
    if (step.digits.contains(one.digit)) places.push_back(one.cell);
  }
  return {"cage_overlap",
          {{"cells", std::move(places)},
           {"houses", names_of(step, words, HouseRole::home)},
           {"digits", step.digits}}};
}

Summary sum_up_pair_relation(const Step& step, const Words& /*words*/) {
  return {"pair_relation", {{"cells", step.cells}}};
}

Summary sum_up_rules(const Step& step, const Words& /*words*/) {
  std::vector<Cell> cells = step.cells;
  for (const model::CandidateMark& mark : step.marks) {
    if (std::find(cells.begin(), cells.end(), mark.candidate.cell) == cells.end()) {
      cells.push_back(mark.candidate.cell);
    }
  }
  std::sort(cells.begin(), cells.end());
  return {"rules", {{"cells", std::move(cells)}}};
}

Summary sum_up_fish(const Step& step, const Words& words) {
  Summary summary{"fish",
                  {{"digits", step.digits},
                   {"bases", names_of(step, words, HouseRole::base)},
                   {"covers", names_of(step, words, HouseRole::cover)}}};
  std::vector<Cell> fins = fins_of(step);
  if (fins.empty()) {
    if (std::get<Summary::Names>(summary.parts[1].second).size() == 2) summary.id = "fish_of_two";
    return summary;
  }
  summary.id = "finned_fish";
  summary.parts.emplace_back("fins", std::move(fins));
  return summary;
}

Summary sum_up_kraken_fish(const Step& step, const Words& words) {
  Summary summary = sum_up_fish(step, words);
  if (summary.id == "finned_fish") summary.id = "kraken_fish";
  // Chains are about other digits as well.
  for (auto& [name, part] : summary.parts) {
    if (name == "digits") part = digits_of(marked(step, CandidateRole::group));
  }
  return summary;
}

Summary sum_up_two_links(const Step& step, const Words& words) {
  // The cells are the far places, those near, and two more: see single_digit.cpp.
  const auto near = step.cells.begin() + step.variant;
  std::vector<Cell> ends(step.cells.begin(), near);
  ends.push_back(step.cells.back());
  Summary summary{"either_cell",
                  {{"houses", names_of(step, words, HouseRole::base)},
                   {"near", std::vector<Cell>(near, step.cells.end() - 1)},
                   {"cells", std::move(ends)},
                   {"digits", step.digits}}};
  Summary::Names unusual = unusual_sights(step, words);
  if (unusual.empty()) return summary;
  summary.id = "either_cell_sight";
  summary.parts.emplace_back("unusual", std::move(unusual));
  return summary;
}

Summary sum_up_wing(const Step& step, const Words& /*words*/) {
  if (step.variant == bent_all_restricted) {
    return {"used_up", {{"cells", step.cells}, {"digits", step.digits}}};
  }
  const DigitSet digits = digits_of(marked(step, CandidateRole::pattern));
  Summary summary{"bent",
                  {{"all", step.cells},
                   {"set", step.digits},
                   {"cells", Words::marked_cells(step, CandidateRole::pattern)},
                   {"digits", digits}}};
  if (step.size != 3) return summary;
  const Cell pivot = step.cells.front();
  DigitSet options;
  for (const model::CandidateMark& mark : step.marks) {
    if (mark.candidate.cell == pivot) options.insert(mark.candidate.digit);
  }
  summary.id = "pivot";
  summary.parts.emplace_back("pivot", std::vector<Cell>{pivot});
  summary.parts.emplace_back("options", options);
  return summary;
}

Summary sum_up_w_wing(const Step& step, const Words& words) {
  const DigitSet digits = digits_of(marked(step, CandidateRole::pattern));
  return {"w_wing",
          {{"cells", step.cells},
           {"pair", step.digits},
           {"houses", names_of(step, words, HouseRole::link)},
           {"link", step.digits - digits},
           {"digits", digits}}};
}

Summary sum_up_deadly_pattern(const Step& step, const Words& /*words*/) {
  return {"deadly",
          {{"cells", step.cells},
           {"digits", step.digits},
           {"guardians", marked(step, CandidateRole::guardian)}}};
}

Summary sum_up_hidden_rectangle(const Step& step, const Words& /*words*/) {
  return {"deadly_hidden", {{"cells", step.cells}, {"digits", step.digits}}};
}

Summary sum_up_grave(const Step& step, const Words& /*words*/) {
  return {"grave", {{"guardians", marked(step, CandidateRole::guardian)}}};
}

Summary sum_up_remote_pair(const Step& step, const Words& /*words*/) {
  return {"remote_pair",
          {{"cells", std::vector<Cell>{step.cells.front(), step.cells.back()}},
           {"digits", step.digits}}};
}

Summary sum_up_chain(const Step& step, const Words& /*words*/) {
  OMNIDOKU_ASSERT(!step.links.empty());
  const std::vector<Candidate>& first = step.links.front().from;
  switch (step.variant) {
    case chain_closed_loop: return {"loop", {}};
    case chain_true_start: return {"must_be", {{"start", first}}};
    case chain_false_victim: return {"cannot_be", {{"start", first}}};
    default: break;
  }
  // Of a group that has the start as well the others are left.
  std::vector<Candidate> end;
  for (const Candidate one : step.links.back().to) {
    if (std::find(first.begin(), first.end(), one) == first.end()) end.push_back(one);
  }
  if (end.empty()) end = step.links.back().to;
  return {"either_end", {{"start", first}, {"end", std::move(end)}}};
}

Summary sum_up_colouring(const Step& step, const Words& /*words*/) {
  return {step.variant == coloured_trap ? "colour_trap" : "colour_clash", {}};
}

Summary sum_up_multi_colouring(const Step& step, const Words& /*words*/) {
  return {step.variant == coloured_false ? "colours_clash" : "colours_either", {}};
}

Summary sum_up_almost_locked_pair(const Step& step, const Words& /*words*/) {
  if (step.digits.size() > 1) return {"als_double_pair", {{"digits", step.digits}}};
  return {"als_pair", {{"digits", step.digits}, {"removed", digits_of(step.eliminations)}}};
}

Summary sum_up_almost_locked_sets(const Step& step, const Words& /*words*/) {
  return {"als_sets", {{"removed", digits_of(step.eliminations)}}};
}

Summary sum_up_blossom(const Step& step, const Words& words) {
  Summary summary{"blossom", {{"removed", digits_of(step.eliminations)}}};
  Summary::Names houses = names_of(step, words, HouseRole::link);
  if (houses.empty()) {
    summary.parts.emplace_back("stem", std::vector<Cell>{step.cells.front()});
    return summary;
  }
  summary.id = "blossom_house";
  summary.parts.emplace_back("houses", std::move(houses));
  summary.parts.emplace_back("digits", step.digits);
  return summary;
}

Summary sum_up_sue_de_coq(const Step& step, const Words& words) {
  const std::vector<Cell> crossing = Words::marked_cells(step, CandidateRole::pattern);
  std::vector<Cell> others;
  for (const Cell cell : step.cells) {
    if (std::find(crossing.begin(), crossing.end(), cell) == crossing.end()) others.push_back(cell);
  }
  return {"crossing",
          {{"houses", names_of(step, words, HouseRole::home)},
           {"crossing", crossing},
           {"others", std::move(others)},
           {"cells", step.cells},
           {"digits", step.digits}}};
}

Summary sum_up_aligned_exclusion(const Step& step, const Words& /*words*/) {
  return {"aligned", {{"cells", step.cells}}};
}

Summary sum_up_forcing(const Step& step, const Words& words) {
  if (step.variant == forced_refutation) return sum_up_refutation(step, words);
  const bool is_true = step.eliminations.empty();
  const std::vector<Candidate>& end = is_true ? step.placements : step.eliminations;
  const model::Premise& premise = step.premises.front();
  if (premise.kind == model::Premise::Kind::cell) {
    return {is_true ? "every_digit" : "every_digit_against", {{"cells", step.cells}, {"end", end}}};
  }
  return {is_true ? "every_place" : "every_place_against",
          {{"digits", DigitSet::single(premise.digit)},
           {"houses", Summary::Names{words.shape(premise.primitive)}},
           {"end", end}}};
}

Summary sum_up_exocet(const Step& step, const Words& words) {
  const auto targets = step.cells.begin() + 2;
  return {"exocet",
          {{"bases", std::vector<Cell>(step.cells.begin(), targets)},
           {"targets", std::vector<Cell>(targets, step.cells.end())},
           {"houses", names_of(step, words, HouseRole::base)},
           {"digits", step.digits}}};
}

Summary sum_up_ring(const Step& step, const Words& words) {
  return {"ring", {{"cells", step.cells}, {"houses", names_of(step, words, HouseRole::home)}}};
}

Summary sum_up_templates(const Step& step, const Words& /*words*/) {
  return {"templates", {{"digits", step.digits}}};
}

Summary sum_up_trial(const Step& step, const Words& /*words*/) {
  return {"trial", {{"start", step.eliminations}}};
}

}  // namespace omnidoku::logic
