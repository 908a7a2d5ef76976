// SPDX-License-Identifier: MIT
//
// Mails as their programs send them: quoted-printable, where "=3D" is a '=' and a line that ends in
// '=' goes on in the next.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::formats {

/// A mail as a person reads it.
struct MailText {
  std::string text;                  ///< clean (text.h)
  std::vector<std::uint32_t> lines;  ///< where each line begins in the source, 1-based
};

/// What a clean text says if it is the source of a mail, or a part of one, in quoted-printable;
/// nothing for other texts. Of the mail's head only sender, subject and the like stay; of a mail
/// that is there as text and as a page, the text.
[[nodiscard]] std::optional<MailText> text_of_mail(std::string_view text);

}  // namespace omnidoku::formats
