// SPDX-License-Identifier: MIT
//
// The page's style sheet for drawings is made from the lists of roles and paints, so that boards on
// the page look as they do in pictures. It lies in web/, whose build needs no program; after a
// change of the lists this test writes it anew when it is run with OMNIDOKU_WRITE_STYLES=1.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "scene/theme.h"
#include "support/corpora.h"

namespace omnidoku::scene {
namespace {

constexpr double kUnit = 48;  // pixels of the page's drawings

std::string kebab(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), '_', '-');
  return text;
}

std::string number(double x) {
  std::ostringstream out;
  out << std::round(x * 100) / 100;
  return out.str();
}

bool is_length(Measure measure) { return to_string(measure).find("width") != std::string::npos; }

std::string variable(Measure measure) { return "--" + kebab(to_string(measure)); }

/// Of the colour that a tone has.
std::string variable(Paint paint, int tone) {
  const Tones tones = tones_of(paint);
  if (tones.first == tones.last) return "--" + kebab(to_string(paint));
  return "--" + kebab(to_string(paint)) + "-" + std::to_string(tone);
}

using Lines = std::vector<std::string>;

std::string rule_set(const std::string& selector, const Lines& lines) {
  if (lines.empty()) return "";
  std::string text = selector + " {\n";
  for (const std::string& line : lines) text += "  " + line + ";\n";
  return text + "}\n";
}

/// What the theme says in variables, so far as it says something else than the other.
Lines variables(const Theme& theme, const Theme* other) {
  Lines lines;
  const auto say = [&lines](const std::string& name, const std::string& value) {
    lines.push_back(name + ": " + value);
  };
  for (int p = 0; p < kNumPaints; ++p) {
    const auto paint = static_cast<Paint>(p);
    for (int tone = tones_of(paint).first; tone <= tones_of(paint).last; ++tone) {
      const std::string_view colour = theme.colour(paint, tone);
      if (other != nullptr && colour == other->colour(paint, tone)) continue;
      say(variable(paint, tone), std::string(colour));
    }
  }
  for (int m = 0; m < kNumMeasures; ++m) {
    const auto measure = static_cast<Measure>(m);
    const double amount = theme.measure(measure);
    if (other != nullptr && amount == other->measure(measure)) continue;
    say(variable(measure), is_length(measure) ? number(amount * kUnit) + "px" : number(amount));
  }
  return lines;
}

std::string amount(const Amount& of, bool length) {
  const std::string plain = length ? number(of.factor * kUnit) + "px" : number(of.factor);
  if (of.measure == Measure::one) return plain;
  const std::string named = "var(" + variable(of.measure) + ")";
  return of.factor == 1 ? named : "calc(" + number(of.factor) + " * " + named + ")";
}

std::string dashes(Dashes dashes, int tone, bool patterns) {
  const DashLengths lengths = lengths_of(dashes, tone, patterns);
  return "stroke-dasharray: " + number(lengths.dash * kUnit) + " " + number(lengths.gap * kUnit);
}

Lines declarations(Role role, int tone) {
  const Look look = look_of(role, static_cast<std::uint8_t>(tone));
  Lines lines;
  const auto colour = [&](const char* property, Paint paint) {
    if (paint == Paint::none) return;
    lines.push_back(std::string(property) + ": var(" + variable(paint, tone) + ")");
  };
  colour("fill", look.fill);
  if (look.opacity != Amount(1)) lines.push_back("fill-opacity: " + amount(look.opacity, false));
  colour("stroke", look.stroke);
  if (look.stroke != Paint::none) {
    lines.push_back("stroke-width: " + amount(look.width, true));
    if (look.dashes != Dashes::none) {
      lines.push_back(dashes(look.dashes, tone, false));
    } else if (look.ends != Ends::flat) {
      lines.emplace_back(look.ends == Ends::square ? "stroke-linecap: square"
                                                   : "stroke-linecap: round");
    }
    if (look.ends == Ends::round) lines.emplace_back("stroke-linejoin: round");
  }
  if (look.bold) lines.emplace_back("font-weight: bold");
  return lines;
}

std::string_view property(std::string_view declaration) {
  return declaration.substr(0, declaration.find(':'));
}

/// The last tone that is painted in a way of its own.
int last_tone(Role role) {
  int last = 2;
  for (const std::uint8_t tone : {std::uint8_t{0}, std::uint8_t{1}}) {
    const Look look = look_of(role, tone);
    for (const Paint paint : {look.fill, look.stroke}) {
      if (paint != Paint::none) last = std::max(last, tones_of(paint).last);
    }
  }
  return last;
}

std::string rules(Role role) {
  const std::string selector = ".board ." + std::string(class_name(role));
  const auto of_tone = [&selector](int tone) {
    return selector + "[data-tone='" + std::to_string(tone) + "']";
  };
  const Lines plain = declarations(role, 0);
  std::string text = rule_set(selector, plain);
  for (int tone = 1; tone <= last_tone(role); ++tone) {
    Lines own;
    const Lines all = declarations(role, tone);
    for (const std::string& line : all) {
      if (std::find(plain.begin(), plain.end(), line) == plain.end()) own.push_back(line);
    }
    for (const std::string& line : plain) {
      const auto is_same = [&line](const std::string& other) {
        return property(other) == property(line);
      };
      if (std::none_of(all.begin(), all.end(), is_same)) {
        own.push_back(std::string(property(line)) + ": initial");
      }
    }
    text += rule_set(of_tone(tone), own);
  }
  // Dashes beside colours, for those who cannot tell the colours.
  const Look look = look_of(role, 0);
  for (int tone = 1; look.dashes == Dashes::by_tone && tone <= last_tone(role); ++tone) {
    text += rule_set(":root:is([data-theme='contrast'], [data-theme='safe']) " + of_tone(tone),
                     {dashes(look.dashes, tone, true)});
  }
  return text;
}

std::string style_sheet() {
  std::string text =
      "/* SPDX-License-Identifier: MIT */\n"
      "/* Made from src/scene/roles.inc and paints.inc by tests/unit/scene/page_styles_test.cpp. "
      "*/\n";
  const Theme& light = themes().front();
  text += rule_set(":root", variables(light, nullptr));
  for (const char* id : {"dark", "contrast"}) {
    text +=
        rule_set(":root[data-theme='" + std::string(id) + "']", variables(*find_theme(id), &light));
  }
  for (int role = 0; role < kNumRoles; ++role) text += rules(static_cast<Role>(role));
  return text;
}

TEST(PageStyles, AreThoseOfPictures) {
  const auto path = testing_support::source_dir() / "web/src/styles/roles.css";
  const std::string wanted = style_sheet();
  if (std::getenv("OMNIDOKU_WRITE_STYLES") != nullptr) std::ofstream(path) << wanted;
  std::ifstream file(path);
  std::stringstream found;
  found << file.rdbuf();
  EXPECT_TRUE(found.str() == wanted)
      << path << " is older than the lists: run this test with OMNIDOKU_WRITE_STYLES=1";
}

}  // namespace
}  // namespace omnidoku::scene
