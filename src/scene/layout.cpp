// SPDX-License-Identifier: MIT
//
// Margins, title, rules and labels. Text is placed by estimated widths (text_metrics.h).
#include "scene/layout.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "scene/coordinates.h"
#include "scene/text_metrics.h"

namespace omnidoku::scene {

using geometry::Point;

namespace {

// Lengths in cells, but for what is said.
constexpr double kLabelSize = 0.32;
constexpr double kTitleSize = 0.5;
constexpr double kAuthorSize = 0.3;
constexpr double kRulesSize = 0.29;
constexpr double kPlainWidth = 1.12;  // estimates are made for bold text, this is not
constexpr double kLineHeight = 1.35;  // of the font's size
constexpr double kLeastTextWidth = 7;
constexpr std::size_t kMostTitleLines = 4;
constexpr std::size_t kMostRulesLines = 200;

Text words(Role role, std::string text, double size, Point at) {
  Text result;
  result.role = role;
  result.text = std::move(text);
  result.size = size;
  result.at = at;
  return result;
}

Point centre_in(const geometry::View& view, geometry::Cell cell) {
  Point centre;
  for (const Point corner : view.corners[cell.index()]) {
    centre.x += corner.x / 4;
    centre.y += corner.y / 4;
  }
  return centre;
}

}  // namespace

Layout::Layout(const model::Puzzle& puzzle, const RenderOptions& options,
               const geometry::View& view, const std::vector<PlacedAtom>& atoms)
    : unit_(options.cell_size), view_(view) {
  static const std::vector<model::Ornament> kNone;
  double left = 0;
  double top = 0;
  double right = view.width;
  double bottom = view.height;
  const auto make_room = [&](const geometry::View::Label& label) {
    const double half = kLabelSize * text_ems(label.text) / 2;
    left = std::min(left, label.at.x - half);
    right = std::max(right, label.at.x + half);
    top = std::min(top, label.at.y - kLabelSize / 2);
    bottom = std::max(bottom, label.at.y + kLabelSize / 2);
  };
  if (options.coordinates) coordinates_ = coordinate_labels(*puzzle.board, view);
  std::for_each(view.labels.begin(), view.labels.end(), make_room);
  std::for_each(coordinates_.begin(), coordinates_.end(), make_room);
  for (const OuterPlace& place : outer_places(
           atoms, [&view](geometry::Cell cell) { return centre_in(view, cell); }, 1,
           options.coordinates)) {
    left = std::min(left, place.at.x - place.half_width);
    right = std::max(right, place.at.x + place.half_width);
    top = std::min(top, place.at.y - place.size / 2);
    bottom = std::max(bottom, place.at.y + place.size / 2);
  }
  const bool has_ornaments = !options.ornaments.empty() && is_plain_square(view);
  for (const model::Ornament& ornament : has_ornaments ? options.ornaments : kNone) {
    const double half = ornament.kind == model::Ornament::Kind::text
                            ? ornament.size * std::max(1.0, text_ems(ornament.text)) / 2
                            : ornament.width / 2;
    for (const Point at : ornament.points) {
      left = std::min(left, at.x - half);
      right = std::max(right, at.x + half);
      top = std::min(top, at.y - half);
      bottom = std::max(bottom, at.y + half);
    }
  }
  const double margin = std::round(options.margin * unit_);
  const double board_width = (right - left) * unit_;
  double content = board_width;
  const std::string told = options.legend || options.rules ? legend_text(puzzle) : "";
  if (options.title || options.rules || !told.empty())
    content = std::max(content, kLeastTextWidth * unit_);
  if (options.title) add_title(puzzle, content);
  if (options.rules) {
    add_words(below_, rules_text(puzzle, view.caption), Role::rules, kRulesSize * unit_,
              kPlainWidth * content, kMostRulesLines);
  }
  add_words(below_, told, Role::rules, kRulesSize * unit_, kPlainWidth * content, kMostRulesLines);
  const double above = above_.empty() ? 0 : std::round(height_of(above_) + margin / 2);
  const double below = below_.empty() ? 0 : std::round(height_of(below_) + margin / 2);
  const double shift = std::round((content - board_width) / 2) + margin + 0.5;
  origin_ = {shift - std::round(left * unit_), above + margin + 0.5 - std::round(top * unit_)};
  width_ = std::ceil(content + 2 * margin) + 1;
  above_top_ = margin / 2 + margin / 4;
  below_top_ = above + margin + (bottom - top) * unit_ + margin;
  height_ = std::ceil(above + (bottom - top) * unit_ + 2 * margin + below) + 1;
}

void Layout::add_words(std::vector<WordLine>& lines, std::string_view text, Role role, double size,
                       double width, std::size_t most_lines) {
  for (std::string& line : wrap_text(text, width / size, most_lines)) {
    lines.push_back({std::move(line), role, size});
  }
}

double Layout::height_of(const std::vector<WordLine>& lines) {
  double height = 0;
  for (const WordLine& line : lines) height += line.size * kLineHeight;
  return height;
}

void Layout::add_title(const model::Puzzle& puzzle, double width) {
  add_words(above_, puzzle.metadata.title, Role::title, kTitleSize * unit_, width, kMostTitleLines);
  if (puzzle.metadata.author.empty()) return;
  add_words(above_, "by " + puzzle.metadata.author, Role::rules, kAuthorSize * unit_,
            kPlainWidth * width, 2);
}

void Layout::write(Layer& layer, const std::vector<WordLine>& lines, double top) const {
  for (const WordLine& line : lines) {
    const double middle = top + line.size * kLineHeight / 2;
    layer.texts.push_back(words(line.role, line.text, line.size,
                                {width_ / 2, middle + kMiddleToBaseline * line.size}));
    top += line.size * kLineHeight;
  }
}

Layer Layout::labels() const {
  Layer layer{"labels", {}, {}, {}};
  const auto add = [&](const geometry::View::Label& label, std::uint8_t tone) {
    const double size = kLabelSize * unit_;
    layer.texts.push_back(words(Role::label, label.text, size,
                                {origin_.x + label.at.x * unit_,
                                 origin_.y + label.at.y * unit_ + kMiddleToBaseline * size}));
    layer.texts.back().tone = tone;
  };
  for (const geometry::View::Label& label : view_.labels) add(label, 0);
  for (const geometry::View::Label& label : coordinates_) add(label, kCoordinateTone);
  return layer;
}

Layer Layout::words_around() const {
  Layer layer{"words", {}, {}, {}};
  write(layer, above_, above_top_);
  write(layer, below_, below_top_);
  return layer;
}

namespace {

/// The sentence of a constraint; of one of the whole board with its numbers.
RuleSentence sentence_of(const constraints::ConstraintType& type,
                         const model::ConstraintSpec& constraint, bool is_plain) {
  RuleSentence rule{std::string(is_plain ? type.plain_rule : type.rule), {}, constraint.type};
  rule.is_plain = is_plain;
  if (type.shape != constraints::SpecShape::none) return rule;
  for (const auto& [name, argument] : constraint.arguments.all()) {
    if (const auto* number = std::get_if<std::int64_t>(&argument)) {
      rule.values.emplace_back(name, std::to_string(*number));
    } else if (const auto* flag = std::get_if<bool>(&argument)) {
      rule.values.emplace_back(name, *flag ? "yes" : "no");
    }
  }
  if (!rule.values.empty()) {
    rule.text += " Here: " + constraints::arguments_text(rule.values) + ".";
  }
  return rule;
}

/// Visits constraints and those within them: a reader meets their marks as well.
template <class Visit>
void for_each_constraint(const std::vector<model::ConstraintSpec>& constraints, Visit&& visit) {
  for (const model::ConstraintSpec& constraint : constraints) {
    const auto* type = constraints::find_constraint_type(constraint.type);
    if (type == nullptr) continue;
    visit(*type, constraint);
    for (const auto& [name, argument] : constraint.arguments.all()) {
      if (const auto* within = std::get_if<std::vector<model::ConstraintSpec>>(&argument))
        for_each_constraint(*within, visit);
    }
  }
}

void append_sentence(std::string& text, std::string_view sentence) {
  if (!text.empty() && !sentence.empty()) text += ' ';
  text += sentence;
}

}  // namespace

std::vector<RuleSentence> made_rules(const model::Puzzle& puzzle) {
  std::vector<RuleSentence> rules;
  if (!puzzle.metadata.rules.empty()) return rules;
  const auto add = [&rules](RuleSentence rule) {
    const bool known = std::any_of(rules.begin(), rules.end(), [&rule](const RuleSentence& other) {
      return other.text == rule.text;
    });
    if (!known && !rule.text.empty()) rules.push_back(std::move(rule));
  };
  for (const geometry::Note& note : puzzle.board->notes()) add({note.text, note.rule_of});
  using constraints::ConstraintType;
  std::set<const ConstraintType*> special;
  for_each_constraint(puzzle.constraints,
                      [&](const ConstraintType& type, const model::ConstraintSpec& constraint) {
                        if (type.is_plain == nullptr || !type.is_plain(puzzle, constraint))
                          special.insert(&type);
                      });
  for_each_constraint(puzzle.constraints,
                      [&](const ConstraintType& type, const model::ConstraintSpec& constraint) {
                        add(sentence_of(type, constraint, special.count(&type) == 0));
                      });
  return rules;
}

std::string known_rules_text(const model::Puzzle& puzzle) {
  std::string text = puzzle.metadata.rules;
  for (const RuleSentence& rule : made_rules(puzzle)) append_sentence(text, rule.text);
  return text;
}

std::string rules_text(const model::Puzzle& puzzle, std::string_view caption) {
  std::string text = known_rules_text(puzzle);
  for (const model::UnknownRule& rule : puzzle.unknown_rules) {
    append_sentence(text, "Not understood here: " + rule.text() + ".");
  }
  append_sentence(text, caption);
  return text;
}

}  // namespace omnidoku::scene
