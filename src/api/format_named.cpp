// SPDX-License-Identifier: MIT
#include "api/format_named.h"

#include <string>
#include <string_view>
#include <vector>

#include "base/suggest.h"

namespace omnidoku::api {

const formats::Format* format_named(Arguments& args) {
  if (!args.has("format")) return nullptr;
  const std::string id = args.text("format");
  const formats::Format* format = formats::find_format(id);
  if (format != nullptr || args.failed()) return format;
  std::vector<std::string_view> known;
  for (const formats::Format* one : formats::formats()) known.push_back(one->id);
  args.fail(base::make_error(base::ErrorCode::unknown_name, "there is no format \"" + id + "\"",
                             base::suggestion(id, known)));
  return nullptr;
}

}  // namespace omnidoku::api
