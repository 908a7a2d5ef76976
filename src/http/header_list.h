// SPDX-License-Identifier: MIT
//
// Headers of HTTP whose value is a list.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include <httplib.h>

namespace omnidoku::http {

/// Visits the parts of a list, without blanks around them.
template <class Visit>
void for_each_part(std::string_view list, char separator, Visit&& visit) {
  for (bool more = true; more;) {
    const std::size_t end = list.find(separator);
    more = end != std::string_view::npos;
    std::string_view part = list.substr(0, end);
    list.remove_prefix(more ? end + 1 : list.size());
    constexpr std::string_view kBlanks = " \t";
    part.remove_prefix(std::min(part.find_first_not_of(kBlanks), part.size()));
    part = part.substr(0, part.find_last_not_of(kBlanks) + 1);
    visit(part);
  }
}

/// The value of a header that may be spread over several of its name, with commas between them.
[[nodiscard]] std::string whole_list(const httplib::Request& request, const char* header);

}  // namespace omnidoku::http
