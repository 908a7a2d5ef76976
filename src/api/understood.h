// SPDX-License-Identifier: MIT
//
// What was understood of a puzzle (constraints/understood.h) as the api tells it.
#pragma once

#include "api/type.h"
#include "base/value.h"
#include "model/document.h"

namespace omnidoku::api {

namespace types {

[[nodiscard]] Type understood();

}  // namespace types

[[nodiscard]] base::Value understood_value(const model::Document& document);

}  // namespace omnidoku::api
