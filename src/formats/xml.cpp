// SPDX-License-Identifier: MIT
#include "formats/xml.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "formats/text.h"

namespace omnidoku::formats {

const XmlElement* XmlElement::child(std::string_view wanted) const {
  const auto found = std::find_if(children.begin(), children.end(),
                                  [&](const XmlElement& one) { return one.name == wanted; });
  return found == children.end() ? nullptr : &*found;
}

std::string_view XmlElement::text_of(std::string_view wanted) const {
  const XmlElement* found = child(wanted);
  return found == nullptr ? std::string_view() : std::string_view(found->text);
}

const std::string* XmlElement::attribute(std::string_view wanted) const {
  for (const auto& [key, value] : attributes) {
    if (key == wanted) return &value;
  }
  return nullptr;
}

std::string_view XmlElement::value_of(std::string_view wanted) const {
  const std::string* value = attribute(wanted);
  return value == nullptr ? std::string_view() : std::string_view(*value);
}

namespace {
constexpr double kMillisecondsPerSecond = 1000;
}  // namespace

double XmlElement::seconds_in(std::string_view wanted) const {
  constexpr double kLongest = 1e15;
  const std::string* value = attribute(wanted);
  const double time = value == nullptr ? 0 : std::strtod(value->c_str(), nullptr);
  return time > 0 && time < kLongest ? time / kMillisecondsPerSecond : 0;
}

void XmlElement::set_seconds(std::string attribute_name, double seconds) {
  set(std::move(attribute_name), std::int64_t{std::llround(seconds * kMillisecondsPerSecond)});
}

XmlElement& XmlElement::append(std::string child_name) {
  return children.emplace_back(XmlElement{std::move(child_name), {}, {}, {}, 0});
}

void XmlElement::set(std::string attribute_name, std::string value) {
  attributes.emplace_back(std::move(attribute_name), std::move(value));
}

void XmlElement::set(std::string attribute_name, std::int64_t value) {
  set(std::move(attribute_name), std::to_string(value));
}

namespace {

/// Line ends and quotation marks are written as references too: attributes would lose them. What
/// XML cannot hold in any way (control characters, U+FFFE, U+FFFF) becomes U+FFFD.
std::string escaped(std::string_view text, bool attribute) {
  constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (text.substr(i, 3) == "\xEF\xBF\xBE" || text.substr(i, 3) == "\xEF\xBF\xBF") {
      result += kReplacement;
      i += 2;
      continue;
    }
    switch (c) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '"': result += attribute ? "&quot;" : "\""; break;
      case '\n': result += attribute ? "&#10;" : "\n"; break;
      case '\t': result += attribute ? "&#9;" : "\t"; break;
      default:
        if (c == '\r') {
          result += "&#13;";
        } else if (static_cast<unsigned char>(c) < ' ' || c == '\x7F') {
          result += kReplacement;
        } else {
          result += c;
        }
    }
  }
  return result;
}

// Trees are made by parse_xml or by a writer: neither nests them deeply.
void write_element(const XmlElement& element, std::size_t depth, std::string& out) {
  out.append(depth, ' ');
  out += "<" + element.name;
  for (const auto& [name, value] : element.attributes) {
    out += " " + name + "=\"" + escaped(value, true) + "\"";
  }
  if (element.text.empty() && element.children.empty()) {
    out += " />\n";
    return;
  }
  out += ">" + escaped(element.text, false);
  if (!element.children.empty()) {
    out += '\n';
    for (const XmlElement& child : element.children) write_element(child, depth + 1, out);
    out.append(depth, ' ');
  }
  out += "</" + element.name + ">\n";
}

}  // namespace

std::string write_xml(const XmlElement& element) {
  std::string out;
  write_element(element, 0, out);
  return out;
}

std::optional<base::Error> too_many_parts(std::string_view text) {
  std::size_t num_parts = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool tag = text[i] == '<' && text.substr(i, 2) != "</";
    if (!tag && text[i] != '=') continue;
    if (++num_parts > kMaxXmlParts) {
      const base::Where where = where_in(text, i);
      return base::make_error(
                 base::ErrorCode::too_large,
                 "this has more than " + std::to_string(kMaxXmlParts) + " elements and attributes")
          .at(where.line, where.column);
    }
  }
  return std::nullopt;
}

base::Error not_xml(std::string_view text, std::size_t offset) {
  const base::Where where = where_in(text, offset);
  return base::make_error(base::ErrorCode::syntax,
                          "this is not XML: a tag is not closed, or cannot stand here",
                          "it may be cut off or damaged: copy all of it again")
      .at(where.line, where.column);
}

base::Error at_element(const base::Error& error, std::string_view text, const XmlElement& element) {
  const base::Where where = where_in(text, element.offset);
  return error.at(where.line, where.column);
}

}  // namespace omnidoku::formats
