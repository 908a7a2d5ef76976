// SPDX-License-Identifier: MIT
//
// Kraken fish: a basic fish with fins that need not see what goes. Type 1: if no fin is true the
// fish removes its target, and a chain leads from each fin to the same. Type 2: if no fin is true
// one of the places in a certain cover house is, and chains lead from each fin and from each of
// these places to the same candidate of any digit.
// Soundness: the cases are all there are, as the n base houses hold the digit n times, at most once
// in each of the n cover houses and otherwise in a fin (fish.h); every link of a chain is a premise
// of the step (net.h).
#include "logic/fish.h"
#include "logic/forcing.h"
#include "logic/step_parts.h"

namespace omnidoku::logic::kraken_fish_technique {

namespace {

model::Step step_for(const Position& position, const KrakenFish& kraken) {
  const Words words(position.structure());
  const std::string digit = words.digit(kraken.fish.digit);
  model::Step step = fish_step(position, kraken.fish);
  step.eliminations = {kraken.target};
  const bool one_fin = kraken.fish.fins.size() == 1;
  step.note = "Were it not for the " + std::string(one_fin ? "fin " : "fins ") +
              words.cells(kraken.fish.fins) + ", every " + digit + " of " +
              words.houses(step, model::HouseRole::base) + " would lie in " +
              words.houses(step, model::HouseRole::cover);
  if (kraken.cover) {
    std::vector<std::string> places;
    for (const Cell cell : kraken.leads) {
      if (position.structure().house(*kraken.cover).set.contains(cell)) {
        places.push_back(words.cell(cell));
      }
    }
    step.note += ", one of them in " + Words::list(places, "or") + ". Each of these cells, and " +
                 (one_fin ? "the fin" : "each fin") + ", leads to the same: ";
  } else {
    step.note += " and use them up, so that " + words.candidate(kraken.target) + " is gone. " +
                 (one_fin ? "The fin leads" : "Each fin leads") + " to the same: ";
  }
  std::vector<Candidate> starts;
  for (const Cell cell : kraken.leads) starts.push_back({cell, kraken.fish.digit});
  step.note += add_chains(step, position, starts, kraken.target) + ".";
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
    .applies = applies_with_crossing_houses,
    .find = find,
    .describe = describe_forcing,
};

}  // namespace omnidoku::logic::kraken_fish_technique
