// SPDX-License-Identifier: MIT
//
// The api as one function for JavaScript (answer.js calls it).
#include <string>
#include <string_view>

#include <emscripten.h>

#include "api/server.h"

EM_JS(bool, omnidoku_goes_on, (const char* line),
      { return Module['progress'](UTF8ToString(line)); });

extern "C" {

/// Answers a request, a text that ends with a zero byte. The answer stays until the next call.
EMSCRIPTEN_KEEPALIVE const char* omnidoku_answer(const char* request) {
  static omnidoku::api::Server server("wasm");
  static std::string answer;
  omnidoku::api::Control control;
  control.progress = [&control](std::string_view line) {
    if (!omnidoku_goes_on(std::string(line).c_str())) control.stop.request_stop();
  };
  answer = server.answer(request, control);
  return answer.c_str();
}

}  // extern "C"
