// SPDX-License-Identifier: MIT
//
// parse_xml by the page's worker, which hands parseXml(text) to the module: it answers with a tree
// as JSON text (web/src/engine/xml.ts).
#include <cstdlib>

#include <emscripten.h>

#include "formats/json.h"
#include "formats/text.h"
#include "formats/xml.h"

// The answer lies in memory that the caller frees.
EM_JS(char*, omnidoku_parse_xml, (const char* text, int num_bytes), {
  const words = new TextDecoder().decode(HEAPU8.slice(text, text + num_bytes));
  const answer = Module['parseXml'](words);
  const size = lengthBytesUTF8(answer) + 1;
  const copy = _malloc(size);
  stringToUTF8(answer, copy, size);
  return copy;
});

namespace omnidoku::formats {

namespace {

using base::Value;

std::string text_in(const Value& value, std::string_view key) {
  const Value* member = value.find(key);
  const std::string* text = member == nullptr ? nullptr : member->if_string();
  return text == nullptr ? std::string() : *text;
}

std::size_t offset_in(const Value& value) {
  const Value* member = value.find("offset");
  const std::int64_t* offset = member == nullptr ? nullptr : member->if_int();
  return offset != nullptr && *offset > 0 ? static_cast<std::size_t>(*offset) : 0;
}

/// JSON that nests too deep is refused by its reader, so this does not recurse deeply.
XmlElement element_of(const Value& value) {
  XmlElement element;
  element.name = text_in(value, "name");
  element.text = text_in(value, "text");
  element.offset = offset_in(value);
  if (const Value* attributes = value.find("attributes")) {
    for (const Value& one : attributes->items())
      element.set(text_in(one, "name"), text_in(one, "value"));
  }
  if (const Value* children = value.find("children")) {
    for (const Value& child : children->items()) element.children.push_back(element_of(child));
  }
  return element;
}

}  // namespace

base::Result<XmlElement> parse_xml(std::string_view text) {
  if (const auto error = too_many_parts(text)) return *error;
  char* answer = omnidoku_parse_xml(text.data(), static_cast<int>(text.size()));
  const std::string tree(answer);
  std::free(answer);
  const auto value = parse_json(tree);
  if (!value)
    return base::make_error(base::ErrorCode::too_large, "the elements are nested too deep");
  const Value* error = value->find("error");
  if (error == nullptr) return element_of(*value);
  return not_xml(text, offset_in(*value));
}

}  // namespace omnidoku::formats
