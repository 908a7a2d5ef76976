// SPDX-License-Identifier: MIT
#include "model/footprint.h"

#include <string>
#include <variant>
#include <vector>

#include "base/overloaded.h"
#include "model/mark.h"

namespace omnidoku::model {
namespace {

/// Bytes of an allocation besides what was asked for.
constexpr std::size_t kAllocation = 16;

/// What a string or a list keeps elsewhere.
std::size_t outside(const std::string& text) {
  static const std::size_t kInside = std::string().capacity();
  return text.capacity() <= kInside ? 0 : text.capacity() + kAllocation;
}

template <class T>
std::size_t outside(const std::vector<T>& list) {
  return list.capacity() == 0 ? 0 : list.capacity() * sizeof(T) + kAllocation;
}

std::size_t outside(const std::vector<std::string>& texts) {
  std::size_t bytes = outside<std::string>(texts);
  for (const std::string& text : texts) bytes += outside(text);
  return bytes;
}

std::size_t outside(const UnknownRules& rules) {
  std::size_t bytes = outside<UnknownRule>(rules);
  for (const UnknownRule& rule : rules) bytes += outside(rule.words);
  return bytes;
}

std::size_t outside(const base::Value& value) {
  if (const std::string* text = value.if_string()) return outside(*text);
  if (const base::Value::Array* array = value.if_array()) {
    std::size_t bytes = outside(*array);
    for (const base::Value& item : *array) bytes += outside(item);
    return bytes;
  }
  const base::Value::Object* object = value.if_object();
  if (object == nullptr) return 0;
  std::size_t bytes = outside(*object);
  for (const auto& [key, item] : *object) bytes += outside(key) + outside(item);
  return bytes;
}

std::size_t outside(const ConstraintSpec& spec);

std::size_t outside(const Arguments& arguments) {
  std::size_t bytes = outside(arguments.all());
  for (const auto& [name, argument] : arguments.all()) {
    bytes += outside(name) +
             std::visit(base::Overloaded{
                            [](std::int64_t /*number*/) { return std::size_t{0}; },
                            [](bool /*flag*/) { return std::size_t{0}; },
                            [](const std::string& text) { return outside(text); },
                            [](geometry::DigitSet /*digits*/) { return std::size_t{0}; },
                            [](const std::vector<geometry::Cell>& cells) { return outside(cells); },
                            [](const Paths& paths) {
                              std::size_t all = outside(paths);
                              for (const auto& path : paths) all += outside(path);
                              return all;
                            },
                            [](const std::vector<ShapeTerm>& terms) {
                              std::size_t all = outside(terms);
                              for (const ShapeTerm& term : terms) all += outside(term.shape);
                              return all;
                            },
                            [](const std::vector<ConstraintSpec>& specs) {
                              std::size_t all = outside(specs);
                              for (const ConstraintSpec& spec : specs) all += outside(spec);
                              return all;
                            },
                        },
                        argument);
  }
  return bytes;
}

std::size_t outside(const ConstraintSpec& spec) {
  return outside(spec.type) + outside(spec.label) + outside(spec.cells) + outside(spec.arguments) +
         outside(spec.said);
}

std::size_t outside(geometry::DigitSet /*digits*/) { return 0; }
std::size_t outside(ColourMask /*colours*/) { return 0; }

std::size_t outside(const CellMarks& marks) {
  std::size_t bytes = 0;
  for (const Mark* mark : model::marks()) {
    bytes += std::visit([&marks](auto member) { return outside(marks.*member); }, mark->member);
  }
  return bytes;
}

std::size_t outside(const std::vector<Savepoint>& savepoints) {
  std::size_t bytes = outside<Savepoint>(savepoints);
  for (const Savepoint& one : savepoints) {
    bytes += outside(one.name) + footprint(one.state) - sizeof one.state;
  }
  return bytes;
}

std::size_t outside(const std::vector<HistoryStep>& steps) {
  std::size_t bytes = outside<HistoryStep>(steps);
  for (const HistoryStep& step : steps) bytes += footprint(step) - sizeof step;
  return bytes;
}

}  // namespace

std::size_t footprint(const base::Value& value) { return sizeof value + outside(value); }

std::size_t footprint(const Puzzle& puzzle) {
  std::size_t bytes = sizeof puzzle + outside(puzzle.givens) + outside(puzzle.allowed) +
                      outside(puzzle.constraints) + outside(puzzle.unknown_rules);
  for (int i = 0; i < puzzle.symbols.size(); ++i) {
    bytes +=
        sizeof(Symbol) + outside(puzzle.symbols.text(geometry::Digit(static_cast<std::size_t>(i))));
  }
  for (const ConstraintSpec& spec : puzzle.constraints) bytes += outside(spec);
  for (const MetadataWord& word : kMetadataWords) bytes += outside(puzzle.metadata.*word.member);
  return bytes + (puzzle.solution ? outside(*puzzle.solution) : 0);
}

std::size_t footprint(const PlayState& state) {
  std::size_t bytes = sizeof state + outside(state.entries) + outside(state.marks);
  for (const CellMarks& marks : state.marks) bytes += outside(marks);
  return bytes;
}

std::size_t footprint(const HistoryStep& step) {
  std::size_t bytes = sizeof step + outside(step.cells);
  for (const auto& [cell, state] : step.cells) bytes += outside(state.marks);
  if (step.moment == nullptr) return bytes;
  return bytes + sizeof *step.moment + kAllocation + footprint(step.moment->puzzle) +
         footprint(step.moment->state) + outside(step.moment->savepoints);
}

std::size_t footprint(const Document& document) {
  const PlayRecord& record = document.record;
  return sizeof document + footprint(document.puzzle) +
         (document.play ? footprint(*document.play) : 0) + outside(record.undo) +
         outside(record.redo) + outside(record.savepoints) + outside(document.format) +
         outside(document.foreign) + outside(document.ignored);
}

}  // namespace omnidoku::model
