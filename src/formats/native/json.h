// SPDX-License-Identifier: MIT
//
// Native JSON: the format that can say every puzzle (docs/FORMATS.md, native-format.schema.json).
#pragma once

#include <span>
#include <string_view>

#include "base/result.h"
#include "base/value.h"
#include "formats/format.h"
#include "formats/json.h"
#include "formats/native/constraint_json.h"
#include "model/document.h"

namespace omnidoku::formats {

/// The version that is written, and the only one that is read.
inline constexpr int kNativeVersion = 1;

/// The names of the members of an object of the format: of the whole ("puzzle"), of "metadata", of
/// "play". Empty for any other word.
[[nodiscard]] std::span<const std::string_view> native_members(std::string_view object);

/// Whether a text is one whole object of the format: no other reading of it is looked for, however
/// much is wrong with it.
[[nodiscard]] bool is_native(std::string_view text);

/// The document an object describes.
[[nodiscard]] base::Result<model::Document> read_native(const JsonCursor& root,
                                                        const ReadOptions& options);

/// The document as an object. What a foreign format left behind is kept as "x-FORMAT".
[[nodiscard]] base::Value write_native(const model::Document& document);

/// What of a document belongs to another format and nobody here understands: as read from it, or
/// as it was carried in native JSON under "x-FORMAT". Null when there is nothing.
[[nodiscard]] const base::Value* foreign_part(const model::Document& document,
                                              std::string_view format);

}  // namespace omnidoku::formats
