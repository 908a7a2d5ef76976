// SPDX-License-Identifier: MIT
#include "explanation.h"

#include <map>

#include <fmt/format.h>

#include "api/drawing.h"
#include "geometry/name_style.h"
#include "scene/theme.h"
#include "text.h"

namespace omnidoku::cli {

namespace {

/// Text inside of HTML.
std::string html_text(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  }
  return out;
}

constexpr std::string_view kPageStyle = R"(
:root { color-scheme: light; font-family: Helvetica Neue, Arial, sans-serif; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; line-height: 1.5; color: #1f2630;
  background: #f5f6f8; }
header, article { background: #fff; border: 1px solid #d5dae1; border-radius: 8px;
  padding: 1rem 1.25rem; margin-bottom: 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
h2 { font-size: 1.1rem; margin: 0 0 .25rem; }
article { content-visibility: auto; contain-intrinsic-size: auto 46rem; display: grid; grid-template-columns: minmax(16rem, 1fr) minmax(0, 2fr); gap: 1.5rem;
  align-items: start; }
article svg { width: 100%; height: auto; max-height: 88vh; }
.idea { color: #5b6572; font-size: .92rem; }
.conclusion { font-weight: bold; }
.remark { background: #fff3c4; border-left: 4px solid #c98a00; padding: .5rem .75rem; }
.legend span { display: inline-block; margin-right: 1rem; white-space: nowrap; }
.legend i { display: inline-block; width: .9rem; height: .9rem; border-radius: 50%;
  vertical-align: -.1rem; margin-right: .35rem; }
.legend i.step-house { border-radius: 2px; outline: 1px solid #1f2630; }
.legend i.step-strong-link, .legend i.step-weak-link { display: none; }
summary { cursor: pointer; }
ol.contents { columns: 16rem; padding-left: 2rem; font-size: .92rem; }
a { color: #1d63c4; }
@media (max-width: 45rem) { article { grid-template-columns: 1fr; } }
@media print { article { break-inside: avoid; } }
)";

constexpr std::string_view kHowToRead =
    ". Small digits are candidates: what a cell can still hold. A house is a row, a column, a box "
    "or anything else that holds no digit twice. Cells that share a house, or must differ for "
    "another reason, see each other.</p>\n";

std::string how_to_read(const geometry::Board& board) {
  using geometry::NameStyle;
  const NameStyle style = geometry::name_style_of(board).value_or(NameStyle::numbers);
  const std::string name = "(" + geometry::name_of(style, {2, 5}) + ")";
  return "<p>Cells are named by " +
         (style == NameStyle::letters
              ? "column and row " + name
              : "row and column " + name +
                    ", on boards of several parts with the part in front (F3R2C5)") +
         std::string(kHowToRead);
}

struct LegendEntry {
  scene::Role role;
  std::uint8_t first_tone = 0;
  std::uint8_t last_tone = 0;
  std::string_view text;
  std::string_view glyph = {};  ///< how it looks, of what has no area
};

constexpr LegendEntry kLegend[] = {
    {scene::Role::step_placed, 0, 0, "digit placed"},
    {scene::Role::step_removed, 0, 0, "candidate removed (struck through)"},
    {scene::Role::step_mark, 0, 0, "candidate of the pattern; in a chain: true"},
    {scene::Role::step_mark, 1, 1, "in a chain: false; the other of two colours"},
    {scene::Role::step_mark, 2, 2, "fin"},
    {scene::Role::step_mark, 3, 3, "fin in two base houses"},
    {scene::Role::step_mark, 4, 4, "guardian of a deadly pattern"},
    {scene::Role::step_mark, 5, 255, "sets of cells, a colour for each"},
    {scene::Role::step_house, 0, 0, "house or cells that the step is about"},
    {scene::Role::step_house, 1, 1, "base house"},
    {scene::Role::step_house, 2, 2, "cover house"},
    {scene::Role::step_house, 3, 3, "house of a link"},
    {scene::Role::step_seen, 0, 0, "digit that keeps others out of the cells that see it",
     "&#9675;"},
    {scene::Role::step_barred, 0, 1, "no place left here", "&times;"},
    {scene::Role::step_strong_link, 0, 0, "solid arrow: if its start is false, its end is true"},
    {scene::Role::step_weak_link, 0, 0, "dashed arrow: if its start is true, its end is false"},
};

/// The entries that occur in the pictures, in their colours.
std::string legend_html(const Shown& shown, const scene::Theme& theme) {
  std::string html = "<p class=\"legend\">";
  for (const LegendEntry& entry : kLegend) {
    const auto end = shown.upper_bound({entry.role, entry.last_tone});
    const auto begin = shown.lower_bound({entry.role, entry.first_tone});
    if (begin == end) continue;
    html += "<span>";
    for (auto at = begin; at != end; ++at) {
      const scene::Style style = scene::style_of(theme, entry.role, at->second);
      if (!entry.glyph.empty()) {
        html += fmt::format("<b style=\"color:{}\">{}</b> ", style.stroke, entry.glyph);
        continue;
      }
      html += fmt::format("<i class=\"{}\" style=\"background:{};opacity:{}\"></i>",
                          scene::class_name(entry.role), style.fill, style.opacity);
    }
    html += std::string(entry.text) + "</span> ";
  }
  return html + "</p>\n";
}

}  // namespace

nlohmann::ordered_json step_json(const model::Step& step, const logic::Words& words) {
  const auto list = [&words](const std::vector<geometry::Candidate>& candidates) {
    nlohmann::ordered_json items = nlohmann::ordered_json::array();
    for (const geometry::Candidate one : candidates) {
      items.push_back({{"cell", words.cell(one.cell)}, {"digit", words.digit(one.digit)}});
    }
    return items;
  };
  const logic::Technique& technique = logic::technique_of(step);
  nlohmann::ordered_json cells = nlohmann::ordered_json::array();
  for (const geometry::Cell cell : step.cells) cells.push_back(words.cell(cell));
  return {{"technique", technique.id},
          {"title", technique.title},
          {"cost", logic::human_scale().cost_of(step)},
          {"text", logic::tell(step, words)},
          {"cells", std::move(cells)},
          {"placements", list(step.placements)},
          {"eliminations", list(step.eliminations)}};
}

Explanation::Explanation(const logic::Structure& structure, const logic::Position& start,
                         const logic::Scale& scale, const base::Limits& limits)
    : structure_(structure),
      words_(structure),
      start_(start),
      path_(logic::find_path(start, scale, limits)),
      rating_(logic::rate(path_, scale)),
      interrupted_(limits.stop.stop_requested()) {}

std::string Explanation::summary() const {
  const std::string steps = counted(path_.steps.size(), "step");
  std::string text;
  switch (path_.end) {
    case logic::PathEnd::solved: text = "Solved in " + steps; break;
    case logic::PathEnd::stuck: text = "After " + steps + " no technique goes on"; break;
    case logic::PathEnd::contradiction:
      text = "After " + steps + " a cell, a house or a sum cannot be filled: there is no solution";
      break;
    case logic::PathEnd::stopped:
      text = (interrupted_ ? "Interrupted after " : "The time was up after ") + steps;
      break;
  }
  if (rating_.hardest == nullptr) return text + ".";
  if (path_.end == logic::PathEnd::stopped) {
    // What comes later may be harder, so there is no level yet.
    return text + "; hardest step so far: " + std::string(rating_.hardest->title) + ".";
  }
  text += "; level " + std::string(logic::to_string(rating_.level)) + ", score " +
          std::to_string(rating_.score) + "; hardest step: " + std::string(rating_.hardest->title) +
          ".";
  if (path_.end == logic::PathEnd::solved && rating_.hardest->id == "trial") {
    text += " Where it takes trial, no other technique finds a step.";
  }
  return text;
}

std::string Explanation::counts() const {
  std::vector<const logic::Technique*> order;
  std::map<const logic::Technique*, int> count;
  for (const model::Step& step : path_.steps) {
    const logic::Technique* technique = &logic::technique_of(step);
    if (count[technique]++ == 0) order.push_back(technique);
  }
  std::string text;
  for (const logic::Technique* technique : order) {
    text += (text.empty() ? "" : ", ") + std::string(technique->title) + " " +
            std::to_string(count[technique]);
  }
  return text;
}

std::string Explanation::text() const {
  std::string text;
  for (std::size_t i = 0; i < path_.steps.size(); ++i) {
    const model::Step& step = path_.steps[i];
    text += std::to_string(i + 1) + ". " + std::string(logic::technique_of(step).title) + ": " +
            logic::tell(step, words_) + "\n";
  }
  return text + summary() + "\n" + (path_.steps.empty() ? "" : "Steps: " + counts() + ".\n");
}

nlohmann::ordered_json Explanation::json() const {
  nlohmann::ordered_json steps = nlohmann::ordered_json::array();
  for (const model::Step& step : path_.steps) steps.push_back(step_json(step, words_));
  const bool stopped = path_.end == logic::PathEnd::stopped;
  return {{"end", logic::to_string(path_.end)},
          {"level", stopped ? std::string_view() : logic::to_string(rating_.level)},
          {"score", rating_.score},
          {"hardest", rating_.hardest == nullptr ? "" : rating_.hardest->id},
          {"steps", std::move(steps)}};
}

base::Result<std::vector<std::string>> Explanation::pictures(
    const scene::RenderOptions& options) const {
  std::vector<std::string> svgs;
  const auto drawn = draw(options, [&](const scene::Scene& scene) -> base::Result<void> {
    auto svg = scene::write_svg(scene, options.theme);
    if (!svg) return svg.error();
    svgs.push_back(*std::move(svg));
    return {};
  });
  if (!drawn) return drawn.error();
  return svgs;
}

base::Result<void> Explanation::draw(
    const scene::RenderOptions& options,
    const std::function<base::Result<void>(const scene::Scene&)>& take) const {
  logic::Position position = start_;
  for (std::size_t i = 0; i <= path_.steps.size(); ++i) {
    const model::Step* step = i < path_.steps.size() ? &path_.steps[i] : nullptr;
    // Where no step goes on, what is left is all there is to see.
    const auto scene = scene::build_scene(
        structure_.puzzle(), api::drawing_of(position, step, options, {.all = step == nullptr}));
    if (!scene) return scene.error();
    if (auto taken = take(*scene); !taken) return taken;
    if (step != nullptr) position.apply(*step);
  }
  return {};
}

base::Result<std::string> Explanation::html(const scene::RenderOptions& options,
                                            const std::string& remark) const {
  Shown shown;
  scene::SvgSeries svgs;
  const auto drawn = draw(options, [&](const scene::Scene& scene) {
    for (const scene::Layer& layer : scene.layers) {
      for (const scene::Polygon& area : layer.polygons) shown.emplace(area.role, area.tone);
      for (const scene::Polyline& line : layer.lines) shown.emplace(line.role, line.tone);
    }
    return svgs.add(scene, options.theme);
  });
  if (!drawn) return drawn.error();
  const model::Metadata& about = structure_.puzzle().metadata;
  const std::string title = about.title.empty() ? "A Sudoku, step by step" : about.title;
  std::string page =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
      html_text(title) + "</title>\n<style>" + std::string(kPageStyle) +
      "</style>\n</head>\n<body>\n" + svgs.shared();
  page += "<header>\n<h1>" + html_text(title) + "</h1>\n";
  if (!about.author.empty()) page += "<p>by " + html_text(about.author) + "</p>\n";
  if (!remark.empty()) page += "<p class=\"remark\">" + html_text(remark) + "</p>\n";
  const geometry::Board& board = *structure_.puzzle().board;
  const geometry::View* view = board.find_view(options.view);
  if (view == nullptr) view = &board.views().front();
  page += "<p>" + html_text(scene::rules_text(structure_.puzzle(), view->caption)) + "</p>\n<p>" +
          html_text(summary()) + "</p>\n" + how_to_read(board) +
          legend_html(shown, *scene::find_theme(options.theme));
  page += "<details>\n<summary>All steps</summary>\n<ol class=\"contents\">\n";
  for (std::size_t i = 0; i < path_.steps.size(); ++i) {
    page += "<li><a href=\"#step-" + std::to_string(i + 1) + "\">" +
            html_text(logic::technique_of(path_.steps[i]).title) + "</a></li>\n";
  }
  page += "</ol>\n</details>\n</header>\n";
  for (std::size_t i = 0; i < path_.steps.size(); ++i) {
    const model::Step& step = path_.steps[i];
    const logic::Technique& technique = logic::technique_of(step);
    page +=
        "<article id=\"step-" + std::to_string(i + 1) + "\">\n<div>\n<h2>" + std::to_string(i + 1) +
        ". " + html_text(technique.title) + "</h2>\n<p class=\"idea\">" +
        html_text(words_.in_symbols(std::string(technique.idea))) + "</p>\n<p>" +
        html_text(logic::reason(step, words_)) + "</p>\n<p class=\"conclusion\">" +
        html_text(words_.conclusions(step)) + "</p>\n</div>\n" + svgs.drawing(i) + "</article>\n";
  }
  page += "<article>\n<div>\n<h2>" +
          std::string(path_.end == logic::PathEnd::solved ? "Solved" : "This is how far it goes") +
          "</h2>\n<p>" + html_text(summary()) + "</p>\n</div>\n" + svgs.drawing(svgs.size() - 1) +
          "</article>\n";
  return page + "</body>\n</html>\n";
}

}  // namespace omnidoku::cli
