// SPDX-License-Identifier: MIT
//
// Prints the JSON Schema of the api, for tools/api.py.
#include <cstdio>

#include "api/call.h"
#include "formats/json.h"

int main() {
  const std::string text = omnidoku::formats::write_json(omnidoku::api::api_schema()) + "\n";
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() ? 0 : 1;
}
