// SPDX-License-Identifier: MIT
#include "http/header_list.h"

#include <cstddef>

namespace omnidoku::http {

std::string whole_list(const httplib::Request& request, const char* header) {
  std::string list;
  for (std::size_t i = 0; i < request.get_header_value_count(header); ++i) {
    list += (i == 0 ? "" : ",") + request.get_header_value(header, i);
  }
  return list;
}

}  // namespace omnidoku::http
