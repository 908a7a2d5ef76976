// SPDX-License-Identifier: MIT
//
// Summaries: what a step comes to, in a sentence or two for somebody who does not want to follow
// its proof. A summary is the id of a sentence and what is put into it, so that a page can say it
// in another language; the English sentences are here.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "logic/telling/words.h"
#include "model/step.h"

namespace omnidoku::logic {

struct Summary {
  /// Houses and other shapes by their names.
  using Names = std::vector<std::string>;
  using Part = std::variant<std::vector<Cell>, DigitSet, std::vector<Candidate>, Names>;

  std::string_view id;                                   ///< of a sentence of summary_sentences()
  std::vector<std::pair<std::string_view, Part>> parts;  ///< by the names in its braces
};

struct SummarySentence {
  std::string_view id;
  /// "{name}" stands for the part of that name as "a, b and c", "{name|or}" for "a, b or c",
  /// "{name|count}" for how many there are.
  std::string_view text;
};
[[nodiscard]] std::span<const SummarySentence> summary_sentences();

/// The summary in English. The id must be one of summary_sentences(), and no part missing.
[[nodiscard]] std::string summary_text(const Summary& summary, const Words& words);

// What the descriptors of techniques take (Technique::summary).
[[nodiscard]] Summary sum_up_full_house(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_hidden_single(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_naked_single(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_locked_candidates(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_naked_subset(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_hidden_subset(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_sum(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_cage_overlap(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_pair_relation(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_rules(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_fish(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_kraken_fish(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_two_links(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_wing(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_w_wing(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_deadly_pattern(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_hidden_rectangle(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_grave(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_remote_pair(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_chain(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_colouring(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_multi_colouring(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_almost_locked_pair(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_almost_locked_sets(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_blossom(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_sue_de_coq(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_aligned_exclusion(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_forcing(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_exocet(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_ring(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_templates(const model::Step& step, const Words& words);
[[nodiscard]] Summary sum_up_trial(const model::Step& step, const Words& words);

}  // namespace omnidoku::logic
