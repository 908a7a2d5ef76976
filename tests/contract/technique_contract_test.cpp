// SPDX-License-Identifier: MIT
//
// What every technique promises by its descriptor, the order of the registry, and that
// docs/TECHNIQUES.md knows them all.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "api/drawing.h"
#include "formats/format.h"
#include "logic/hint.h"
#include "logic/occurrence.h"
#include "logic/telling/signs.h"
#include "scene/scene.h"
#include "support/boards.h"
#include "support/technique_page.h"

namespace omnidoku {
namespace {

using logic::Technique;

/// Techniques that stand later in the registry than their cost says, and why.
struct Exception {
  std::string_view id;
  std::string_view why;
};
constexpr std::array<Exception, 0> kExceptions{};

TEST(Techniques, HaveEverythingTheyNeed) {
  std::set<std::string_view> ids;
  std::set<std::string_view> titles;
  for (const Technique* technique : logic::techniques()) {
    SCOPED_TRACE(technique->id);
    EXPECT_TRUE(ids.insert(technique->id).second);
    EXPECT_TRUE(titles.insert(technique->title).second) << technique->title;
    EXPECT_FALSE(technique->title.empty());
    EXPECT_GT(technique->cost, 0);
    EXPECT_GE(technique->cost_per_size, 0);
    EXPECT_FALSE(technique->idea.empty());
    EXPECT_TRUE(technique->idea.ends_with(".")) << technique->idea;
    EXPECT_GT(technique->look.size(), technique->idea.size() / 2) << "says what to look for";
    EXPECT_TRUE(technique->look.ends_with(".")) << technique->look;
    EXPECT_NE(technique->summary, nullptr);
    EXPECT_FALSE(technique->example.empty()) << "a puzzle to try it on is missing";
    EXPECT_NE(technique->applies, nullptr);
    EXPECT_NE(technique->find, nullptr);
    EXPECT_NE(technique->describe, nullptr);
    EXPECT_EQ(logic::find_technique(technique->id), technique);
  }
  EXPECT_EQ(logic::find_technique("no_such_technique"), nullptr);
}

/// The links of a step as they are drawn leave the placed digits legible.
void expect_links_beside_digits(const logic::Occurrence& found) {
  const logic::Structure& structure = found.position.structure();
  const scene::RenderOptions drawing = api::drawing_of(found.position, &found.step, {}, {});
  const auto scene = scene::build_scene(structure.puzzle(), drawing);
  ASSERT_TRUE(scene.has_value());
  const scene::Layer* links = scene->layer("step-links");
  if (links == nullptr) return;
  for (int i = 0; i < structure.num_cells(); ++i) {
    if (!found.position.board().value(geometry::Cell(i))) continue;
    const double half = scene->unit / 2;
    const geometry::Point at = scene->cells[static_cast<std::size_t>(i)].apply({half, half});
    for (const scene::Polyline& line : links->lines) {
      for (const geometry::Point point : line.points) {
        // A digit is less wide than high.
        const double x = (point.x - at.x) / (0.17 * scene->unit);
        const double y = (point.y - at.y) / (0.25 * scene->unit);
        EXPECT_GE(std::hypot(x, y), 1) << structure.puzzle().board->name(geometry::Cell(i));
      }
    }
  }
}

/// The step of a technique in its example.
std::optional<logic::Occurrence> in_example(const Technique& technique, const logic::Game& game) {
  return logic::first_occurrence(game.position(), technique, logic::human_scale());
}

TEST(Techniques, OccurInTheirExamplesAndSumUpWhatTheyDo) {
  std::set<std::string_view> used;
  for (const Technique* technique : logic::techniques()) {
    SCOPED_TRACE(technique->id);
    const auto document = formats::read(technique->example);
    ASSERT_TRUE(document.has_value()) << document.error().what;
    const logic::Game game(document->puzzle);
    ASSERT_TRUE(game.is_unique());
    const auto found = in_example(*technique, game);
    if (!found) {
      ADD_FAILURE() << "does not occur on the way through its example";
      continue;
    }
    const logic::Words words(game.structure());
    const logic::Summary summary = technique->summary(found->step, words);
    used.insert(summary.id);
    const std::string text = logic::summary_text(summary, words);
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
    EXPECT_EQ(text.find("  "), std::string::npos) << text;
    EXPECT_TRUE(text.ends_with(".")) << text;
    for (const auto& [name, part] : summary.parts) {
      const bool is_empty = std::visit([](const auto& items) { return items.empty(); }, part);
      EXPECT_FALSE(is_empty) << name << " of: " << text;
    }
    // What is drawn has a meaning.
    std::map<std::string_view, std::set<int>> tones;
    for (const model::CandidateMark& mark : found->step.marks) {
      const std::string_view sign = logic::sign_of(found->step, mark);
      tones[sign].insert(scene::step_tone(mark));
      EXPECT_FALSE(logic::sign_text(sign).empty());
    }
    // One meaning has one colour, or the words say what the colours tell apart; no two share one.
    std::set<int> taken;
    for (const auto& [sign, all] : tones) {
      for (const int tone : all) EXPECT_TRUE(taken.insert(tone).second) << sign << " " << tone;
      const bool is_told =
          logic::sign_text(sign).find("in its own colour") != std::string_view::npos;
      EXPECT_EQ(all.size() > 1, is_told) << sign;
    }
    for (const model::HouseMark& mark : found->step.houses) {
      const std::string_view sign = logic::sign_of(found->step, mark, game.structure());
      EXPECT_FALSE(logic::sign_text(sign).empty());
    }
    for (const model::Link& link : found->step.links) {
      EXPECT_FALSE(logic::sign_text(logic::sign_of(found->step, link)).empty());
    }
    expect_links_beside_digits(*found);
    const model::Step pattern = logic::without_conclusions(found->step);
    EXPECT_TRUE(pattern.placements.empty() && pattern.eliminations.empty());
    EXPECT_FALSE(logic::hint_places(found->step, words).empty());
  }
  // What is supposed ends in many ways, of which an example shows one.
  const std::ptrdiff_t ends = std::count_if(
      logic::summary_sentences().begin(), logic::summary_sentences().end(),
      [](const logic::SummarySentence& one) { return one.id.starts_with("suppose_"); });
  EXPECT_GT(std::ssize(used), (std::ssize(logic::summary_sentences()) - ends) * 3 / 4);
}

TEST(Techniques, SayWhatBecomesImpossible) {
  const Technique* technique = logic::find_technique("dynamic_forcing_chain");
  ASSERT_NE(technique, nullptr);
  const auto document = formats::read(technique->example);
  ASSERT_TRUE(document.has_value());
  const logic::Game game(document->puzzle);
  const auto found = in_example(*technique, game);
  ASSERT_TRUE(found.has_value());
  ASSERT_NE(found->step.clash.kind, model::Clash::Kind::none);
  const logic::Words words(game.structure());
  const auto told = [&](model::Clash::Kind kind, std::vector<geometry::Candidate> candidates) {
    model::Step step = found->step;
    step.clash = {kind, std::move(candidates), 0};
    return logic::summary_text(technique->summary(step, words), words);
  };
  const auto candidate = [](int cell, int digit) {
    return geometry::Candidate{geometry::Cell(cell), geometry::Digit(digit - 1)};
  };
  using Kind = model::Clash::Kind;
  const std::pair<std::string, std::string> kWanted[] = {
      {told(Kind::both, {candidate(0, 4), candidate(8, 4)}), "R1C1 and R1C9 would both be 4, "},
      {told(Kind::both, {candidate(0, 4), candidate(0, 7)}), "R1C1 would be both 4 and 7."},
      {told(Kind::both, {candidate(0, 4), candidate(1, 5)}),
       "4 in R1C1 and 5 in R1C2 would both be true, "},
      {told(Kind::both, {candidate(0, 4)}), "4 in R1C1 would be both true and false."},
      {told(Kind::cell, {candidate(0, 4), candidate(0, 7)}), "R1C1 would have no candidate left."},
      {told(Kind::house, {candidate(0, 4), candidate(5, 4)}), " would have no place for 4."},
      {told(Kind::sum, {}), "could not be made."},
  };
  for (const auto& [text, wanted] : kWanted) {
    EXPECT_NE(text.find(wanted), std::string::npos) << text;
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
  }
}

TEST(Techniques, TellWhatIsRefutedInside) {
  const Technique* technique = logic::find_technique("nested_forcing_chain");
  ASSERT_NE(technique, nullptr);
  const auto document = formats::read(technique->example);
  ASSERT_TRUE(document.has_value());
  const logic::Game game(document->puzzle);
  const auto found = in_example(*technique, game);
  ASSERT_TRUE(found.has_value());
  int refuted = 0;
  for (const model::CandidateMark& mark : found->step.marks) {
    if (mark.role != model::CandidateRole::refuted) continue;
    ++refuted;
    EXPECT_EQ(logic::sign_of(found->step, mark), "refuted");
    // A link of its own tells it.
    EXPECT_EQ(std::count_if(found->step.links.begin(), found->step.links.end(),
                            [&](const model::Link& link) {
                              return link.from.empty() && link.to.front() == mark.candidate;
                            }),
              1);
  }
  EXPECT_GT(refuted, 0);
}

TEST(Techniques, StandInTheOrderOfTheirCosts) {
  const Technique* before = nullptr;
  for (const Technique* technique : logic::techniques()) {
    const bool excepted =
        std::any_of(kExceptions.begin(), kExceptions.end(),
                    [&](const Exception& exception) { return exception.id == technique->id; });
    if (excepted) continue;
    if (before != nullptr) {
      EXPECT_GE(technique->cost, before->cost) << technique->id << " stands after " << before->id;
    }
    before = technique;
  }
}

TEST(Techniques, AreDescribedInTheDocumentation) {
  const std::vector<std::string> page = testing_support::technique_page();
  for (const Technique* technique : logic::techniques()) {
    const std::string row = testing_support::technique_row(*technique);
    EXPECT_EQ(std::count(page.begin(), page.end(), row), 1)
        << "docs/TECHNIQUES.md does not have this line: " << row
        << "\nmake it anew: build/release/tests/technique_table > docs/TECHNIQUES.md";
    const std::string found = "| `" + std::string(technique->id) + "` |";
    EXPECT_EQ(std::count_if(page.begin(), page.end(),
                            [&](const std::string& line) { return line.starts_with(found); }),
              2)
        << technique->id << " is not in both tables of docs/TECHNIQUES.md";
  }
}

TEST(Techniques, FindNothingOnAnEmptyBoard) {
  // An empty board is symmetric: whatever a technique concludes there would hold for any digit.
  for (const char* text : {"grid:4", "grid:9", "grid:9+x", "toroidal", "samurai", "tredoku"}) {
    const model::Puzzle puzzle = testing_support::puzzle(text);
    const logic::Structure structure(puzzle);
    const logic::Position position(logic::CandidateBoard::start(structure), false);
    for (const Technique* technique : logic::techniques()) {
      if (technique->family == logic::Family::last_resort) continue;
      EXPECT_FALSE(first_step(*technique, position).has_value()) << technique->id << " on " << text;
    }
  }
}

}  // namespace
}  // namespace omnidoku
