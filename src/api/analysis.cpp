// SPDX-License-Identifier: MIT
#include "api/analysis.h"

#include <algorithm>
#include <set>
#include <utility>

#include "api/drawing.h"
#include "api/shared_types.h"
#include "api/values.h"
#include "logic/path.h"
#include "logic/telling/signs.h"
#include "scene/scene.h"

namespace omnidoku::api {

using base::Status;
using base::Value;

Analysis analyse(Context& context, const base::Limits& limits) {
  Analysis analysis;
  solve::Options options;
  options.limits = limits;
  options.keep = 2;
  analysis.open = game_of(context);
  if (analysis.open == nullptr || context.args.failed()) return analysis;

  OpenGame& open = *analysis.open;
  std::unique_lock lock(open.mutex);
  analysis.state = open.session.state();
  analysis.revision = open.session.revision();
  const std::uint64_t puzzle_revision = open.session.puzzle_revision();
  if (open.analysed != nullptr && open.analysed_revision == puzzle_revision) {
    analysis.game = open.analysed;
    return analysis;
  }
  const model::Puzzle puzzle = open.told();
  lock.unlock();
  analysis.game = std::make_shared<const logic::Game>(puzzle, options);
  const Status status = analysis.game->outcome().status;
  lock.lock();
  if (status != Status::limit && status != Status::cancelled &&
      open.session.puzzle_revision() == puzzle_revision) {
    open.analysed = analysis.game;
    open.analysed_revision = puzzle_revision;
  }
  return analysis;
}

Value candidate_value(geometry::Candidate candidate) {
  return Value::object({{"cell", static_cast<std::int64_t>(candidate.cell.index())},
                        {"digit", digit_value(candidate.digit)}});
}

namespace {

struct PartValue {
  Value operator()(const std::vector<geometry::Cell>& cells) const {
    return Value::object({{"cells", cells_value(cells)}});
  }
  Value operator()(geometry::DigitSet digits) const {
    return Value::object({{"digits", digits_value(digits)}});
  }
  Value operator()(const std::vector<geometry::Candidate>& candidates) const {
    return Value::object({{"candidates", list_value(candidates, candidate_value)}});
  }
  Value operator()(const logic::Summary::Names& names) const {
    return Value::object(
        {{"places", list_value(names, [](const std::string& name) { return Value(name); })}});
  }
};

/// What a step comes to: the sentence, and what a page needs to say it in another language.
Value summary_value(const model::Step& step, const logic::Words& words) {
  const logic::Summary summary = logic::technique_of(step).summary(step, words);
  Value parts = Value::object({});
  for (const auto& [name, part] : summary.parts) parts.set(name, std::visit(PartValue{}, part));
  return Value::object({{"id", summary.id},
                        {"text", logic::summary_text(summary, words)},
                        {"parts", std::move(parts)}});
}

/// Of what is drawn for a constraint already and stands out while a step that rests on it is shown.
constexpr std::string_view kClassOfRule = "step-rule";

/// Which marks of a step are drawn, as class and tone.
using Drawn = std::set<std::pair<std::string_view, int>>;

/// What the marks that are drawn mean, those of the same meaning together.
Value signs_value(const model::Step& step, const Drawn& drawn, const logic::Structure& structure,
                  bool rests_on_rules) {
  using Look = std::pair<std::string_view, int>;
  std::vector<std::pair<std::string_view, std::vector<Look>>> legend;
  const auto add = [&](std::string_view sign, scene::Role role, int tone) {
    const Look look(scene::class_name(role), tone);
    if (!drawn.contains(look)) return;
    auto entry = std::find_if(legend.begin(), legend.end(),
                              [sign](const auto& known) { return known.first == sign; });
    if (entry == legend.end()) entry = legend.insert(legend.end(), {sign, {}});
    auto& looks = entry->second;
    if (std::find(looks.begin(), looks.end(), look) == looks.end()) looks.push_back(look);
  };
  add(logic::kSignOfPlaced, scene::Role::step_placed, 0);
  add(logic::kSignOfRemoved, scene::Role::step_removed, 0);
  for (const model::CandidateMark& mark : step.marks) {
    add(logic::sign_of(step, mark), scene::Role::step_mark, scene::step_tone(mark));
  }
  for (const model::Link& link : step.links) {
    add(logic::sign_of(step, link),
        link.strong ? scene::Role::step_strong_link : scene::Role::step_weak_link, 0);
  }
  for (const model::Exclusion& exclusion : step.exclusions) {
    if (exclusion.by) add(logic::kSignOfSeen, scene::Role::step_seen, 0);
    add(logic::kSignOfBarred, scene::Role::step_barred, exclusion.by ? 0 : 1);
  }
  add(logic::kSignOfClash, scene::Role::step_clash, 0);
  for (const model::HouseMark& mark : step.houses) {
    add(logic::sign_of(step, mark, structure), scene::Role::step_house,
        static_cast<int>(mark.role));
  }
  if (rests_on_rules) legend.push_back({logic::kSignOfRule, {{kClassOfRule, 0}}});
  return list_value(legend, [](const auto& entry) {
    return Value::object({{"sign", entry.first},
                          {"text", logic::sign_text(entry.first)},
                          {"marks", list_value(entry.second, [](const auto& look) {
                             return Value::object({{"class", look.first}, {"tone", look.second}});
                           })}});
  });
}

Value link_value(const model::Link& link) {
  return Value::object({{"from", list_value(link.from, candidate_value)},
                        {"to", list_value(link.to, candidate_value)},
                        {"strong", link.strong}});
}

std::string_view kind_of(model::Clash::Kind kind) {
  switch (kind) {
    case model::Clash::Kind::none: break;
    case model::Clash::Kind::both: return "both";
    case model::Clash::Kind::cell: return "cell";
    case model::Clash::Kind::house: return "house";
    case model::Clash::Kind::sum: return "sum";
  }
  return "";
}

/// What cannot be, where a step ends in that; else null.
Value clash_value(const model::Clash& clash, const logic::Words& words) {
  using Kind = model::Clash::Kind;
  if (clash.kind == Kind::none) return {};
  const bool has_place = clash.kind == Kind::house || clash.kind == Kind::sum;
  return Value::object({{"kind", kind_of(clash.kind)},
                        {"candidates", list_value(clash.candidates, candidate_value)},
                        {"place", has_place ? Value(words.shape(clash.primitive)) : Value()}});
}

/// The constraints that a step marks, of those that are drawn.
std::set<std::size_t> marked_constraints(const model::Step& step, const logic::Structure& structure,
                                         const scene::Scene& scene) {
  std::set<std::size_t> marked;
  const auto mark_one = [&](std::uint32_t primitive) {
    if (const auto constraint = structure.constraint_of(primitive)) marked.insert(*constraint);
  };
  for (const model::HouseMark& mark : step.houses) mark_one(mark.primitive);
  for (const model::Exclusion& exclusion : step.exclusions) {
    if (exclusion.kind == model::Exclusion::Kind::rule) mark_one(exclusion.primitive);
  }
  std::set<std::size_t> drawn;
  const auto look_at = [&](const scene::Mark& mark) {
    if (mark.constraint && marked.contains(*mark.constraint)) drawn.insert(*mark.constraint);
  };
  for (const scene::Layer& layer : scene.layers) {
    for (const scene::Polygon& polygon : layer.polygons) look_at(polygon);
    for (const scene::Polyline& line : layer.lines) look_at(line);
    for (const scene::Text& text : layer.texts) look_at(text);
  }
  return drawn;
}

}  // namespace

namespace types {
namespace {

Type summary() {
  return named(
      "Summary",
      "What a step comes to, in a sentence or two for somebody who does not follow the reason; by "
      "its id "
      "and parts it is said in another language.",
      [] {
        const Type part = named("SummaryPart", "What a sentence of a summary is about.", [] {
          return choice(
              {record({{"cells", cells(), "are named"}}),
               record({{"digits", digits(), "are named"}}),
               record({{"candidates", list(candidate()), "are named"}}),
               record({{"places", list(text()), "are names of houses and constraints"}})});
        });
        return record({{"id", text(), "is that of the sentence"},
                       {"text", text(), "is the sentence in English"},
                       {"parts", map(part), "stand in its places, by name"}});
      });
}

Type sign() {
  return named("Sign", "What some marks of a drawing mean.", [] {
    const Type look = record(
        {{"class", text(), "is that of the mark"}, {"tone", whole(), "is the colour of that"}});
    return record({{"sign", text(), "is the id of the text"},
                   {"text", text(), "says what they mean"},
                   {"marks", list(look), "are the marks"}});
  });
}

Type step_link() {
  return named("StepLink", "A link of a chain.", [] {
    return record(
        {{"from", list(candidate()),
          "are where it begins; none: `to` are refuted by supposing them"},
         {"to", list(candidate()), "are where it leads"},
         {"strong", flag(),
          "says that if all of `from` are false one of `to` is true; else, if one of `from` is "
          "true all of `to` are false"}});
  });
}

Type clash() {
  return named("Clash", "What becomes impossible where a step ends in that.", [] {
    return record(
        {{"kind", word({"both", "cell", "house", "sum"}),
          "says what: the first candidate would be true and false (the second, if there is one, "
          "excludes it), the candidates are all that a cell or a house has, a sum could not be "
          "made"},
         {"candidates", list(candidate()), "are what it is about"},
         {"place", or_null(text()), "is the house or sum by its name"}});
  });
}

Type mistake() {
  return named("Mistake", "What has to be put right before a step can be told.", [] {
    return record(
        {{"cell", cell(), "says where"},
         {"missing_mark", flag(), "says that the marks leave out the digit that belongs there"},
         {"together", flag(), "says that it takes several entries: one of them has to go"},
         {"text", text(), "says it in English"}});
  });
}

}  // namespace

Type step_view() {
  return named("StepView", "A step of a solution.", [] {
    return record({{"technique", text(), "is the id of its technique"},
                   {"title", text(), "is the name of that"},
                   {"text", text(), "is the reason with what follows"},
                   {"summary", summary(), "says what it comes to"},
                   {"reason", text(), "says why"},
                   {"cost", whole(0), "is the work that it is counted for"},
                   {"cells", cells(), "are what it rests on"},
                   {"placements", list(candidate()), "are digits that follow"},
                   {"eliminations", list(candidate()), "are candidates that go"}});
  });
}

Type steps() { return list(step_view()); }

Type mistakes() { return list(mistake()); }

Type overlay() {
  return named("Overlay", "What is drawn over a board to show a step.", [] {
    return record(
        {{"layers", list(layer()), "are candidates and what the step does"},
         {"entries", list(whole(0, geometry::kMaxDigits)),
          "are the digits before it; 0 where there is none"},
         {"candidates", list(digits()), "are the candidates before it"},
         {"legend", list(sign()), "says what the marks mean that are drawn"},
         {"links", list(step_link()), "are the links of its chains"},
         {"clash", or_null(clash()), "is what becomes impossible"},
         {"constraints", list(index()), "are those that it rests on, as far as they are drawn"},
         {"title", text(), "is the name of its technique"},
         {"text", text(), "tells it"}});
  });
}

Type step_list() {
  return named("OverlayList",
               "Which call told steps: `steps`, `explain` (its path), `why_not` or `hint`.", [] {
                 return word({"steps", "path", "why_not", "hint"});
               });
}

Type hint_level() {
  return named("HintLevel", "How much of a step is told.", [] {
    return word({"nudge", "where", "technique", "pattern", "full"});
  });
}

}  // namespace types

Value step_value(const model::Step& step, const logic::Words& words) {
  const logic::Technique& technique = logic::technique_of(step);
  return Value::object({{"technique", technique.id},
                        {"title", technique.title},
                        {"text", logic::tell(step, words)},
                        {"summary", summary_value(step, words)},
                        {"reason", logic::reason(step, words)},
                        {"cost", logic::human_scale().cost_of(step)},
                        {"cells", cells_value(step.cells)},
                        {"placements", list_value(step.placements, candidate_value)},
                        {"eliminations", list_value(step.eliminations, candidate_value)}});
}

Value keep_steps(const Analysis& analysis, std::string_view list, const logic::Position& start,
                 std::vector<model::Step> steps, bool one_after_another) {
  const logic::Words words(analysis.game->structure());
  Value told =
      list_value(steps, [&words](const model::Step& step) { return step_value(step, words); });
  // A position of its own, without the tables that techniques have left in the one given.
  const logic::Position bare(start.board(), start.unique());
  auto kept = std::make_shared<const StepList>(StepList{analysis.game, bare, std::move(steps),
                                                        one_after_another,
                                                        model::centre_marks(analysis.state)});
  const std::lock_guard lock(analysis.open->mutex);
  analysis.open->step_lists.insert_or_assign(std::string(list), std::move(kept));
  return told;
}

base::Result<Value> overlay_value(const StepList& list, std::size_t index,
                                  const scene::RenderOptions& options, bool all_candidates) {
  logic::Position position = list.start;
  for (std::size_t i = 0; list.one_after_another && i < index; ++i) position.apply(list.steps[i]);
  const model::Step& step = list.steps[index];
  const logic::Structure& structure = list.game->structure();
  const scene::RenderOptions drawing =
      drawing_of(position, &step, options, {.all = all_candidates, .marked = list.marks});
  const auto scene = scene::build_scene(structure.puzzle(), drawing);
  if (!scene) return scene.error();
  Value::Array layers;
  Drawn drawn;
  for (const scene::Layer& layer : scene->layers) {
    if (!layer.name.starts_with("step-") && layer.name != "candidates") continue;
    layers.push_back(layer_value(layer));
    for (const scene::Polygon& mark : layer.polygons) {
      drawn.emplace(scene::class_name(mark.role), mark.tone);
    }
    for (const scene::Polyline& line : layer.lines) {
      drawn.emplace(scene::class_name(line.role), line.tone);
    }
  }
  Value::Array entries;
  Value::Array candidates;
  for (int i = 0; i < structure.num_cells(); ++i) {
    const auto digit = position.board().value(geometry::Cell(i));
    entries.push_back(digit ? digit_value(digit) : Value(0));
    candidates.push_back(digits_value(position.candidates(geometry::Cell(i))));
  }
  const logic::Words words(structure);
  const std::set<std::size_t> constraints = marked_constraints(step, structure, *scene);
  return Value::object({{"layers", std::move(layers)},
                        {"entries", std::move(entries)},
                        {"candidates", std::move(candidates)},
                        {"legend", signs_value(step, drawn, structure, !constraints.empty())},
                        {"links", list_value(step.links, link_value)},
                        {"clash", clash_value(step.clash, words)},
                        {"constraints", list_value(constraints,
                                                   [](std::size_t constraint) {
                                                     return Value(
                                                         static_cast<std::int64_t>(constraint));
                                                   })},
                        {"title", logic::technique_of(step).title},
                        {"text", list.is_silent ? std::string() : logic::tell(step, words)}});
}

Value mistakes_value(const Analysis& analysis, const std::vector<logic::Game::Mistake>& mistakes) {
  using Kind = logic::Game::Mistake::Kind;
  return list_value(mistakes, [&analysis](const logic::Game::Mistake& mistake) {
    return Value::object({{"cell", static_cast<std::int64_t>(mistake.candidate.cell.index())},
                          {"missing_mark", mistake.kind == Kind::missing_mark},
                          {"together", mistake.kind == Kind::together},
                          {"text", analysis.game->tell(mistake)}});
  });
}

}  // namespace omnidoku::api
