// SPDX-License-Identifier: MIT
#include "logic/technique.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

#define OMNIDOKU_TECHNIQUE(name)       \
  namespace name##_technique {         \
    extern const Technique descriptor; \
  }
#include "logic/techniques/registry.inc"
#undef OMNIDOKU_TECHNIQUE

namespace {

#define OMNIDOKU_TECHNIQUE(name) &name##_technique::descriptor,
constexpr const Technique* kTechniques[] = {
#include "logic/techniques/registry.inc"
};
#undef OMNIDOKU_TECHNIQUE

/// Whether a technique takes away what a rule of the puzzle does not allow.
bool is_of_rules(const Technique& technique, const model::Step& step) {
  return step.reason != nullptr &&
         (technique.family == Family::intersection || technique.family == Family::sum);
}

/// What every step has, whatever found it.
void finish(model::Step& step, const Technique& technique, const Position& position) {
  step.technique = technique.id;
  if (is_of_rules(technique, step)) place_what_is_left(step, position);
}

class FirstStep final : public StepSink {
 public:
  FirstStep(const Technique& technique, const Position& position, int largest_size)
      : technique_(technique), position_(position), largest_size_(largest_size) {}

  bool add(model::Step step) override {
    if (step_) return true;
    if (step.size > largest_size_) return position_.out_of_time();
    finish(step, technique_, position_);
    step_ = std::move(step);
    return true;
  }
  /// Not where the first may be one to pass over.
  [[nodiscard]] bool first_only() const override { return largest_size_ == kAnySize; }
  std::optional<model::Step> take() { return std::move(step_); }

 private:
  const Technique& technique_;
  const Position& position_;
  int largest_size_;
  std::optional<model::Step> step_;
};

class EveryStep final : public StepSink {
 public:
  EveryStep(const Technique& technique, const Position& position, std::size_t limit,
            int largest_size)
      : technique_(technique), position_(position), limit_(limit), largest_size_(largest_size) {}

  bool add(model::Step step) override {
    if (step.size > largest_size_) return position_.out_of_time();
    finish(step, technique_, position_);
    Key key;
    for (const Candidate c : step.placements) std::get<0>(key).push_back(c);
    for (const Candidate c : step.eliminations) std::get<1>(key).push_back(c);
    for (const model::Premise& p : step.premises) {
      const bool cell = p.kind == model::Premise::Kind::cell;
      std::get<2>(key).emplace_back(static_cast<int>(p.kind),
                                    cell ? p.cell.index() : p.digit.index(),
                                    cell ? 0 : p.primitive);
    }
    std::sort(std::get<0>(key).begin(), std::get<0>(key).end());
    std::sort(std::get<1>(key).begin(), std::get<1>(key).end());
    std::sort(std::get<2>(key).begin(), std::get<2>(key).end());
    if (seen_.insert(std::move(key)).second) steps_.push_back(std::move(step));
    return steps_.size() >= limit_ || position_.out_of_time();
  }
  [[nodiscard]] bool first_only() const override { return false; }
  std::vector<model::Step> take() { return std::move(steps_); }

 private:
  using Key = std::tuple<std::vector<Candidate>, std::vector<Candidate>,
                         std::vector<std::tuple<int, std::size_t, std::uint32_t>>>;
  const Technique& technique_;
  const Position& position_;
  std::size_t limit_;
  int largest_size_;
  std::set<Key> seen_;
  std::vector<model::Step> steps_;
};

bool may_be_asked(const Technique& technique, const Position& position) {
  if (position.is_contradictory() || position.out_of_time()) return false;
  if (technique.assumes == Assumes::unique && !position.unique()) return false;
  return technique.applies(position.structure());
}

}  // namespace

std::string_view to_string(Family family) {
  switch (family) {
    case Family::single: return "single";
    case Family::intersection: return "intersection";
    case Family::subset: return "subset";
    case Family::sum: return "sum";
    case Family::fish: return "fish";
    case Family::single_digit: return "single digit";
    case Family::wing: return "wing";
    case Family::uniqueness: return "uniqueness";
    case Family::colouring: return "colouring";
    case Family::chain: return "chain";
    case Family::almost_locked: return "almost locked sets";
    case Family::pattern: return "pattern";
    case Family::forcing: return "forcing";
    case Family::last_resort: return "last resort";
  }
  return "";
}

std::string_view nudge_of(Family family) {
  switch (family) {
    case Family::single:
      return "Look for a cell, or for a digit in a house, that has only one possibility left.";
    case Family::intersection:
      return "Look for a digit that is confined to a few cells, and at what all of these see.";
    case Family::subset: return "Look for a few cells of a house that share as few digits.";
    case Family::sum: return "Look at the sums, and at the ways that are left to make them.";
    case Family::fish:
      return "Look at one digit at a time, and at the lines that have few places for it.";
    case Family::single_digit:
      return "Look at one digit at a time, and at houses that have two places for it.";
    case Family::wing:
      return "Look at cells with two or three candidates, and at those like them that they see.";
    case Family::uniqueness:
      return "Look for cells that could nearly be filled in two ways: a puzzle with one solution "
             "does not allow that.";
    case Family::colouring:
      return "Look at candidates that come in pairs, so that it is either the one or the other.";
    case Family::chain: return "Look for a chain, in which one candidate settles the next.";
    case Family::almost_locked:
      return "Look at groups of cells in a house that have one digit too many.";
    case Family::pattern: return "Look for a large pattern of houses that cross each other.";
    case Family::forcing:
      return "Suppose something that is easy to follow, and see where it leads.";
    case Family::last_resort: return "Only trying things out leads on from here.";
  }
  return "";
}

std::span<const Technique* const> techniques() { return kTechniques; }

const Technique* find_technique(std::string_view id) {
  for (const Technique* technique : kTechniques) {
    if (technique->id == id) return technique;
  }
  return nullptr;
}

bool applies_always(const Structure& /*structure*/) { return true; }

bool applies_with_full_house(const Structure& structure) {
  return std::any_of(structure.houses().begin(), structure.houses().end(),
                     [](const HouseInfo& house) { return house.full; });
}

std::optional<model::Step> first_step(const Technique& technique, const Position& position,
                                      int largest_size) {
  if (!may_be_asked(technique, position)) return std::nullopt;
  FirstStep sink(technique, position, largest_size);
  technique.find(position, sink);
  return sink.take();
}

std::vector<model::Step> all_steps(const Technique& technique, const Position& position,
                                   std::size_t limit, int largest_size) {
  if (!may_be_asked(technique, position)) return {};
  EveryStep sink(technique, position, limit, largest_size);
  technique.find(position, sink);
  return sink.take();
}

}  // namespace omnidoku::logic
