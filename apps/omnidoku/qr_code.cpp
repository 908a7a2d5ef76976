// SPDX-License-Identifier: MIT
#include "qr_code.h"

#ifdef OMNIDOKU_HAVE_QRENCODE
#include <memory>

#include <qrencode.h>
#endif

namespace omnidoku::cli {

#ifdef OMNIDOKU_HAVE_QRENCODE

base::Result<std::optional<booklet::Code>> qr_code(const std::string& text) {
  struct Free {
    void operator()(QRcode* code) const { QRcode_free(code); }
  };
  constexpr int kSmallest = 0;  // the smallest version in which the text has room
  constexpr unsigned char kDark = 1;
  for (const QRecLevel level : {QR_ECLEVEL_M, QR_ECLEVEL_L}) {
    const std::unique_ptr<QRcode, Free> made(
        QRcode_encodeString8bit(text.c_str(), kSmallest, level));
    if (made == nullptr || made->width > kMostModules) continue;
    booklet::Code code;
    code.side = made->width;
    for (int i = 0; i < code.side * code.side; ++i) {
      code.dark.push_back((made->data[i] & kDark) != 0);
    }
    return std::optional(std::move(code));
  }
  return std::optional<booklet::Code>();
}

#else

base::Result<std::optional<booklet::Code>> qr_code(const std::string& /*text*/) {
  return base::make_error(base::ErrorCode::unsupported,
                          "this program was built without libqrencode",
                          "leave --qr out, or install libqrencode-dev and build again");
}

#endif

}  // namespace omnidoku::cli
