// SPDX-License-Identifier: MIT
#include "model/constraint_spec.h"

#include <algorithm>

namespace omnidoku::model {

Arguments::Arguments(std::initializer_list<Named> named) : named_(named) {}

const ArgumentValue* Arguments::find(std::string_view name) const {
  const auto found = std::find_if(named_.begin(), named_.end(),
                                  [name](const Named& one) { return one.first == name; });
  return found == named_.end() ? nullptr : &found->second;
}

void Arguments::erase(std::string_view name) {
  std::erase_if(named_, [name](const Named& one) { return one.first == name; });
}

void Arguments::set(std::string_view name, ArgumentValue value) {
  for (auto& [known, old] : named_) {
    if (known != name) continue;
    old = std::move(value);
    return;
  }
  named_.emplace_back(name, std::move(value));
}

bool operator==(const Arguments& a, const Arguments& b) { return a.named_ == b.named_; }

}  // namespace omnidoku::model
