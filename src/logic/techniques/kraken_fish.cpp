// SPDX-License-Identifier: MIT
//
// Kraken fish: a basic fish with fins that need not see what goes. Type 1: if no fin is true the
// fish removes its target, and a chain leads from each fin to the same. Type 2: if no fin is true
// one of the places in a certain cover house is, and chains lead from each fin and from each of
// these places to the same candidate of any digit.
// Soundness: the cases are all there are, as the n base houses hold the digit n times, at most once
// in each of the n cover houses and otherwise in a fin (fish.h); every link of a chain is a premise
// of the step (net.h).
#include "logic/chains/forcing.h"
#include "logic/fish/fish.h"
#include "logic/telling/reason.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::kraken_fish_technique {

namespace {

/// A fish that holds but for its fins, and where these lead.
struct FishWithChains {
  Digit digit;
  std::vector<Cell> fins;
  Candidate target;
  std::vector<Cell>
      places;  ///< in the cover house of the target; empty where the fish itself sees it
  std::vector<ToldBranch> chains;

  [[nodiscard]] std::string text(const model::Step& step, const Words& words) const {
    const bool one_fin = fins.size() == 1;
    std::string text = "Were it not for the " + std::string(one_fin ? "fin " : "fins ") +
                       words.cells(fins) + ", every " + words.digit(digit) + " of " +
                       words.houses(step, model::HouseRole::base) + " would lie in " +
                       words.houses(step, model::HouseRole::cover);
    if (!places.empty()) {
      std::vector<std::string> names;
      for (const Cell cell : places) names.push_back(words.cell(cell));
      text += ", one of them in " + Words::list(names, "or") + ". Each of these cells, and " +
              (one_fin ? "the fin" : "each fin") + ", leads to the same: ";
    } else {
      text += " and use them up, so that " + words.candidate(target) + " is gone. " +
              (one_fin ? "The fin leads" : "Each fin leads") + " to the same: ";
    }
    return text + branches_text(chains, words) + ".";
  }
};

model::Step step_for(const Position& position, const KrakenFish& kraken) {
  model::Step step = fish_step(position, kraken.fish);
  step.eliminations = {kraken.target};
  // The chains have the colours that the fish has else.
  for (model::CandidateMark& mark : step.marks) {
    if (mark.role == model::CandidateRole::pattern) mark.role = model::CandidateRole::group;
  }
  FishWithChains facts{kraken.fish.digit, kraken.fish.fins, kraken.target, {}, {}};
  std::vector<Candidate> starts;
  for (const Cell cell : kraken.leads) {
    starts.push_back({cell, kraken.fish.digit});
    if (kraken.cover && position.structure().house(*kraken.cover).set.contains(cell)) {
      facts.places.push_back(cell);
    }
  }
  facts.chains = add_chains(step, position, starts, kraken.target);
  step.reason = reason_of(std::move(facts));
  step.size = static_cast<int>(kraken.fish.bases.size());
  return step;
}

void find(const Position& position, StepSink& sink) {
  for (int order = 2; order <= kMostKrakenOrder; ++order) {
    for (const KrakenFish& kraken : find_kraken_fish(position, order)) {
      if (sink.add(step_for(position, kraken))) return;
    }
  }
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "kraken_fish",
    .title = "Kraken Fish",
    .family = Family::fish,
    .cost = 470,
    .cost_per_size = 30,
    .smallest_size = 2,
    .idea =
        "But for a few places, the fins, a digit of some lines lies in as many that cross them; "
        "chains from the fins show that what goes with the fish goes anyway.",
    .look =
        "Look for a fish with fins that lie too far apart. If a chain from every fin rules out "
        "what the fish itself would rule out, it goes in any case.",
    .example = "...4...2.4.8...71...21...48.24......6...3......9...1.5...52..8..6...42......69...",
    .applies = applies_with_crossing_houses,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_kraken_fish,
};

}  // namespace omnidoku::logic::kraken_fish_technique
