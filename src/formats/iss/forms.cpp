// SPDX-License-Identifier: MIT
#include "formats/iss/forms.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace omnidoku::formats::iss {

namespace {

struct Row {
  std::string_view name;
  Form form;
  std::string_view type = {};  ///< of that type alone, where others have the name too
};

constexpr Row kRows[] = {
    {"Sandwich", Form::value_and_lane},
    {"LittleKiller", Form::value_and_diagonal},
    {"GreaterThan", Form::falling_pairs},
    {"PillArrow", Form::pill},
    {"SumLine", Form::loop},
    {"EqualSum", Form::segments},
    {"ConnectedValues", Form::group},
    {"ChaosConstruction", Form::regions},
    {"ChaosCount", Form::counted},
    {"ChaosArrow", Form::counted},
    {"PairX", Form::named_lines},
    {"Pair", Form::named_lines},
    {"NFA", Form::named_lines},
    {"Regex", Form::packed_lines},
    // An arrow that jumps is no path here.
    {"Arrow", Form::first_is_sum, "weighted_sum"},
};

}  // namespace

Form form_of(const constraints::ConstraintType& type, const constraints::ForeignName& name) {
  const auto* row = std::find_if(std::begin(kRows), std::end(kRows), [&](const Row& one) {
    return one.name == name.name && (one.type.empty() || one.type == type.id);
  });
  return row == std::end(kRows) ? Form::usual : row->form;
}

}  // namespace omnidoku::formats::iss
