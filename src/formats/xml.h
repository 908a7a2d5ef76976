// SPDX-License-Identifier: MIT
//
// XML as a tree of elements, for the formats that are written in it. Reading is a library's work:
// pugixml's in the program (xml_pugixml.cpp), parse-xml's in the page's worker (xml_browser.cpp,
// web/src/engine/xml.ts). Writing is the same everywhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace omnidoku::formats {

/// Elements nested deeper than this are refused.
inline constexpr int kMaxXmlDepth = 64;
/// A text with more elements and attributes than this is refused: the tree of the shortest takes
/// fifty times the memory of their text.
inline constexpr std::size_t kMaxXmlParts = 2'000'000;

struct XmlElement {
  std::string name;
  std::vector<std::pair<std::string, std::string>> attributes;
  /// The character data directly in it, joined; pieces that are only blanks are left out.
  std::string text;
  std::vector<XmlElement> children;
  /// Where its name stands in the text that it was read from, in bytes.
  std::size_t offset = 0;

  /// The first child of that name; null pointer when there is none.
  [[nodiscard]] const XmlElement* child(std::string_view wanted) const;
  /// The text of the first child of that name; empty when there is none.
  [[nodiscard]] std::string_view text_of(std::string_view wanted) const;
  /// Null pointer when there is no such attribute.
  [[nodiscard]] const std::string* attribute(std::string_view wanted) const;
  /// The value of an attribute; empty when it is not there.
  [[nodiscard]] std::string_view value_of(std::string_view wanted) const;
  /// An attribute that says how many milliseconds something took, in seconds; 0 when it says none.
  [[nodiscard]] double seconds_in(std::string_view wanted) const;
  /// Adds such an attribute, in whole milliseconds.
  void set_seconds(std::string attribute_name, double seconds);

  /// Adds a child at the end. The reference holds until another is added.
  XmlElement& append(std::string child_name);
  void set(std::string attribute_name, std::string value);
  void set(std::string attribute_name, std::int64_t value);
};

/// The root element of an XML text, which must be clean (formats/text.h). Document types,
/// instructions and comments are left out. Errors: syntax (with line and column), too_large.
[[nodiscard]] base::Result<XmlElement> parse_xml(std::string_view text);

/// The element with all in it, a line for each element that holds no other, indented by blanks.
[[nodiscard]] std::string write_xml(const XmlElement& element);

/// The error about a text that has more elements and attributes than kMaxXmlParts, by its marks and
/// without a tree; nothing for any other.
[[nodiscard]] std::optional<base::Error> too_many_parts(std::string_view text);

/// The error of a text that is no XML from a byte on.
[[nodiscard]] base::Error not_xml(std::string_view text, std::size_t offset);

/// An error about an element of a text.
[[nodiscard]] base::Error at_element(const base::Error& error, std::string_view text,
                                     const XmlElement& element);

}  // namespace omnidoku::formats
