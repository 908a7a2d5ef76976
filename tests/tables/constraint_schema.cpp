// SPDX-License-Identifier: MIT
//
// Writes what the registry of constraints says into "$defs" of docs/native-format.schema.json:
//
//   build/release/tests/constraint_schema
#include <cstdio>
#include <fstream>
#include <sstream>

#include "formats/constraint_json.h"
#include "support/corpora.h"

int main() {
  using namespace omnidoku;
  const auto path = testing_support::source_dir() / "docs/native-format.schema.json";
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  auto schema = formats::parse_json(text.str());
  if (!schema) {
    std::fprintf(stderr, "%s\n", schema.error().text().c_str());
    return 1;
  }
  for (auto& [key, definitions] : *schema->if_object()) {
    if (key == "$defs") definitions.set("constraint", formats::constraint_schema());
  }
  std::ofstream(path) << formats::write_json(*schema, formats::JsonStyle::readable) << "\n";
}
