// SPDX-License-Identifier: MIT
//
// parse_xml by pugixml.
#include "formats/xml.h"

#include <optional>

#include <pugixml.hpp>

#include "formats/text.h"

namespace omnidoku::formats {

namespace {

/// The element as ours; nothing when it is nested too deep.
std::optional<XmlElement> copy_of(const pugi::xml_node& node, int depth) {
  if (depth > kMaxXmlDepth) return std::nullopt;
  XmlElement element;
  element.name = node.name();
  element.offset = static_cast<std::size_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0));
  for (const pugi::xml_attribute& attribute : node.attributes()) {
    element.set(attribute.name(), clean_words(attribute.value()));
  }
  for (const pugi::xml_node& child : node.children()) {
    if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
      element.text += clean_words(child.value());
    } else if (child.type() == pugi::node_element) {
      auto copy = copy_of(child, depth + 1);
      if (!copy) return std::nullopt;
      element.children.push_back(*std::move(copy));
    }
  }
  return element;
}

}  // namespace

base::Result<XmlElement> parse_xml(std::string_view text) {
  if (const auto error = too_many_parts(text)) return *error;
  pugi::xml_document xml;
  const auto parsed =
      xml.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
  if (!parsed) return not_xml(text, static_cast<std::size_t>(parsed.offset));
  if (auto root = copy_of(xml.document_element(), 1)) return *std::move(root);
  return base::make_error(base::ErrorCode::too_large, "the elements are nested too deep");
}

}  // namespace omnidoku::formats
