// SPDX-License-Identifier: MIT
//
// The SVG writer: well-formed, escaped, deterministic, compact, inside its frame; themes.
#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>
#include <pugixml.hpp>

#include "scene/scene.h"
#include "scene/theme.h"
#include "support/boards.h"

namespace omnidoku {
namespace {

using geometry::Digit;
using model::Puzzle;
using scene::RenderOptions;
using testing_support::puzzle;

std::string svg_of(const Puzzle& drawn, const RenderOptions& options = {}) {
  auto svg = scene::to_svg(drawn, options);
  EXPECT_TRUE(svg) << (svg ? "" : svg.error().text());
  return svg ? *svg : "";
}

pugi::xml_document parse(const std::string& svg) {
  pugi::xml_document document;
  const auto parsed =
      document.load_buffer(svg.data(), svg.size(), pugi::parse_full | pugi::parse_ws_pcdata);
  EXPECT_TRUE(parsed) << parsed.description() << " at " << parsed.offset;
  return document;
}

/// A puzzle that uses everything a drawing can hold.
Puzzle rich_puzzle(RenderOptions& options) {
  Puzzle rich = puzzle("grid:9+x+windoku");
  testing_support::set_givens(rich, std::string("12.......") + std::string(72, '.'));
  const auto add = [&rich](const char* type, const char* names, int sum) {
    model::ConstraintSpec spec;
    spec.type = type;
    spec.cells = testing_support::cells(*rich.board, names);
    if (sum > 0) spec.arguments.set("sum", sum);
    rich.constraints.push_back(spec);
  };
  add("killer", "R3C3 R3C4 R4C4", 12);
  add("super", "R4C4 R4C5", 8);
  add("all_different", "R9C1 R9C3 R9C5", 0);
  rich.metadata.title = "Rich & <strange>";
  options.title = true;
  options.rules = true;
  options.entries.assign(81, std::nullopt);
  options.entries[40] = Digit(4);
  options.candidates.assign(81, rich.all_digits());
  options.highlight = testing_support::cells(*rich.board, "R5C5");
  return rich;
}

TEST(Svg, IsWellFormedAndSaysWhatItIs) {
  RenderOptions options;
  const Puzzle rich = rich_puzzle(options);
  const pugi::xml_document document = parse(svg_of(rich, options));
  const pugi::xml_node svg = document.child("svg");
  ASSERT_TRUE(svg);
  EXPECT_STREQ(svg.attribute("xmlns").value(), "http://www.w3.org/2000/svg");
  EXPECT_STREQ(svg.attribute("role").value(), "img");
  EXPECT_STREQ(svg.child("title").child_value(), "Rich & <strange>");
  EXPECT_NE(std::string(svg.child("desc").child_value()).find("81 cells"), std::string::npos);
  const std::string box =
      std::string("0 0 ") + svg.attribute("width").value() + " " + svg.attribute("height").value();
  EXPECT_EQ(svg.attribute("viewBox").value(), box);
  std::set<std::string> classes;
  for (const pugi::xml_node child : svg.children())
    classes.insert(child.attribute("class").value());
  for (const char* name :
       {"background", "cell", "shade", "highlight", "diagonal", "grid-line", "region-border",
        "cage", "cage-solid", "cage-sum", "given", "entry", "candidate", "title", "rules"}) {
    EXPECT_EQ(classes.count(name), 1U) << name;
  }
}

TEST(Svg, EveryThemePaintsEveryRole) {
  RenderOptions options;
  const Puzzle rich = rich_puzzle(options);
  std::set<std::string> documents;
  for (const scene::Theme& theme : scene::themes()) {
    options.theme = std::string(theme.id);
    const std::string svg = svg_of(rich, options);
    documents.insert(svg);
    EXPECT_EQ(svg.find("=\"\""), std::string::npos) << theme.id << " leaves a colour out";
    for (int role = 0; role < scene::kNumRoles; ++role) {
      for (const int tone : {0, 1, 9, 255}) {
        const auto style =
            scene::style_of(theme, static_cast<scene::Role>(role), static_cast<std::uint8_t>(tone));
        EXPECT_FALSE(style.fill.empty() && style.stroke.empty()) << theme.id << " " << role;
        EXPECT_TRUE(style.stroke.empty() || style.stroke_width > 0) << theme.id << " " << role;
      }
    }
  }
  EXPECT_EQ(documents.size(), 4U);
  options.theme = "mauve";
  const auto wrong = scene::to_svg(rich, options);
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().code, base::ErrorCode::unknown_name);
  EXPECT_NE(wrong.error().hint.find("contrast"), std::string::npos);
}

TEST(Svg, EqualPuzzlesGiveEqualBytes) {
  RenderOptions options;
  const Puzzle rich = rich_puzzle(options);
  EXPECT_EQ(svg_of(rich, options), svg_of(rich, options));
}

TEST(Svg, EscapesWhatXmlReserves) {
  auto symbols = model::Symbols::from_text("<&\">");
  ASSERT_TRUE(symbols);
  Puzzle hostile = model::make_puzzle(testing_support::board("grid:4"), *symbols);
  for (int i = 0; i < 4; ++i) hostile.givens[static_cast<std::size_t>(i)] = Digit(i);
  hostile.metadata.title = "]]> <script>alert('x')</script> & more";
  RenderOptions options;
  options.title = true;
  const pugi::xml_document document = parse(svg_of(hostile, options));
  EXPECT_STREQ(document.child("svg").child("title").child_value(), hostile.metadata.title.c_str());
  EXPECT_FALSE(document.select_node("//script"));
  std::string written;
  for (const auto& text : document.select_nodes("//g[@class='given']/text"))
    written += text.node().child_value();
  EXPECT_EQ(written, "<&\">");
}

TEST(Svg, ReplacesWhatXmlCannotHold) {
  Puzzle hostile = puzzle("grid:1");
  for (const std::string& bad :
       {std::string("a\0b", 3), std::string("\x01\x1B[31m"), std::string("\xFF\xC3"),
        std::string("\xEF\xBF\xBF"), std::string("\xED\xA0\x80")}) {
    hostile.metadata.title = bad;
    RenderOptions options;
    options.title = true;
    const std::string svg = svg_of(hostile, options);
    parse(svg);
    EXPECT_EQ(model::find_invalid_utf8(svg), std::nullopt);
    for (const char byte : svg)
      EXPECT_TRUE(byte == '\n' || static_cast<unsigned char>(byte) >= 0x20);
  }
}

TEST(Svg, AnEmptyBoardIsSmallAndNumbersAreShort) {
  const std::string svg = svg_of(puzzle("grid"));
  EXPECT_LT(svg.size(), 4000U);
  for (std::size_t at = svg.find('.'); at != std::string::npos; at = svg.find('.', at + 1)) {
    std::size_t digits = 0;
    while (at + 1 + digits < svg.size() && svg[at + 1 + digits] >= '0' &&
           svg[at + 1 + digits] <= '9')
      ++digits;
    EXPECT_LE(digits, 4U);
  }
  EXPECT_EQ(svg.find("nan"), std::string::npos);
  EXPECT_EQ(svg.find("inf"), std::string::npos);
}

TEST(Svg, ShearedCellsCarryTheirTextInAMatrix) {
  Puzzle cube = puzzle("roxdoku");
  cube.givens[0] = Digit(0);
  RenderOptions options;
  options.view = "folded";
  options.candidates.assign(27, cube.all_digits());
  const pugi::xml_document document = parse(svg_of(cube, options));
  const pugi::xml_node given = document.select_node("//g[@class='given']/text").node();
  EXPECT_EQ(std::string(given.attribute("transform").value()).rfind("matrix(", 0), 0U);
  // The candidates of a cell share one matrix.
  EXPECT_EQ(document.select_nodes("//g[@class='candidate']/g[@transform]").size(), 26U);
}

TEST(Svg, LargestBoardWithEverythingInIt) {
  const Puzzle large = puzzle("grid:64");
  RenderOptions options;
  options.cell_size = scene::kMaxCellSize;
  options.candidates.assign(4096, large.all_digits());
  const std::string svg = svg_of(large, options);
  const pugi::xml_document document = parse(svg);
  EXPECT_EQ(document.select_nodes("//text").size(), 4096U * 64U);
  options.cell_size = scene::kMinCellSize;
  parse(svg_of(large, options));
}

/// What a viewer sees of a drawing of a series: its references replaced by what they refer to.
std::string with_definitions(std::string drawing, const std::string& shared) {
  constexpr std::string_view kUse = "<use href=\"#";
  for (std::size_t at = 0; (at = drawing.find(kUse, at)) != std::string::npos;) {
    const std::size_t end = drawing.find("\"/>", at);
    const std::string id = drawing.substr(at + kUse.size(), end - at - kUse.size());
    const std::string start = "<g id=\"" + id + "\">";
    const std::size_t from = shared.find(start);
    if (from == std::string::npos) return "not defined: " + id;
    // Definitions stand one after the other; groups inside of them are balanced.
    std::size_t stop = from + start.size();
    for (int depth = 1; depth > 0;) {
      const std::size_t close = shared.find("</g>", stop);
      const std::size_t open = shared.find("<g", stop);
      depth += open < close ? 1 : -1;
      stop = open < close ? open + 2 : close + 4;
    }
    drawing.replace(at, end + 3 - at,
                    shared.substr(from + start.size(), stop - 4 - from - start.size()));
  }
  return drawing;
}

/// Everything between tags, sorted.
std::string letters_of(const std::string& markup) {
  std::string letters;
  bool inside = false;
  for (const char c : markup) {
    if (c == '<') inside = true;
    if (!inside && c != '\n') letters += c;
    if (c == '>') inside = false;
  }
  std::sort(letters.begin(), letters.end());
  return letters;
}

TEST(SvgSeries, ShowsWhatSingleDrawingsShowInMuchLess) {
  for (const char* board : {"grid:9+x", "tredoku"}) {
    const model::Puzzle drawn = puzzle(board);
    scene::SvgSeries series;
    std::vector<std::string> single;
    RenderOptions options;
    options.candidates.assign(static_cast<std::size_t>(drawn.num_cells()), drawn.all_digits());
    for (int i = 0; i < 12; ++i) {  // a candidate less each time
      options.candidates[static_cast<std::size_t>(7 * i)].erase(geometry::Digit(i % 9));
      const auto scene = scene::build_scene(drawn, options);
      ASSERT_TRUE(scene);
      ASSERT_TRUE(series.add(*scene, "light"));
      single.push_back(scene::write_svg(*scene, "light").value());
    }
    ASSERT_EQ(series.size(), single.size());
    const std::string shared = series.shared();
    std::size_t bytes = shared.size();
    std::size_t before = 0;
    const auto count = [](const std::string& text, std::string_view what) {
      std::size_t found = 0;
      for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; ++at) ++found;
      return found;
    };
    for (std::size_t i = 0; i < single.size(); ++i) {
      bytes += series.drawing(i).size();
      before += single[i].size();
      const std::string seen = with_definitions(series.drawing(i), shared);
      EXPECT_EQ(count(seen, "<path"), count(single[i], "<path")) << board << " " << i;
      EXPECT_EQ(letters_of(seen), letters_of(single[i])) << board << " " << i;
    }
    EXPECT_LT(3 * bytes, before) << board;
  }
  scene::SvgSeries series;
  EXPECT_FALSE(series.add(scene::Scene{}, "no such theme"));
}

TEST(SvgWithin, IsTheDrawingInItsFrame) {
  const auto drawn = scene::build_scene(puzzle("grid:4"), {});
  ASSERT_TRUE(drawn);
  const auto within = scene::write_svg_within(*drawn, "print", {10, 20.5, 100, 200});
  ASSERT_TRUE(within);
  EXPECT_EQ(within->find("<svg xmlns=\"http://www.w3.org/2000/svg\" x=\"10\" y=\"20.5\" "
                         "width=\"100\" height=\"200\" viewBox=\"0 0 "),
            0U);
  const std::string alone = scene::write_svg(*drawn, "print").value();
  EXPECT_EQ(within->substr(within->find("<title>")), alone.substr(alone.find("<title>")));
  EXPECT_FALSE(scene::write_svg_within(*drawn, "no such theme", {}));
}

TEST(Margin, IsWhatIsAskedForOnEverySide) {
  const Puzzle drawn = puzzle("grid:4");
  RenderOptions options;
  options.cell_size = 50;
  options.margin = 0;
  const auto bare = scene::build_scene(drawn, options);
  options.margin = 0.5;
  const auto wide = scene::build_scene(drawn, options);
  ASSERT_TRUE(bare && wide);
  EXPECT_EQ(bare->width, 4 * 50 + 1);
  EXPECT_EQ(wide->width, bare->width + 50);
  EXPECT_EQ(wide->height, bare->height + 50);
  for (const double wrong : {-0.1, 10.5}) {
    options.margin = wrong;
    EXPECT_FALSE(scene::build_scene(drawn, options)) << wrong;
  }
}

}  // namespace
}  // namespace omnidoku
