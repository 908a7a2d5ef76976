// SPDX-License-Identifier: MIT
//
// The api behind one function, in the public header.
#include <exception>
#include <memory>

#include <omnidoku/omnidoku.h>

#include "api/server.h"

namespace omnidoku {

namespace {

api::Server& server_of(const std::shared_ptr<void>& impl) {
  return *static_cast<api::Server*>(impl.get());
}

}  // namespace

Api::Api() : impl_(std::make_shared<api::Server>("native")) {}
Api::~Api() = default;

std::string Api::answer(std::string_view request,
                        const std::function<bool(std::string_view)>& progress) {
  std::exception_ptr thrown;
  api::Control control;
  if (progress) {
    control.progress = [&](std::string_view line) {
      if (thrown) return;
      try {
        if (!progress(line)) control.stop.request_stop();
      } catch (...) {
        thrown = std::current_exception();
        control.stop.request_stop();
      }
    };
  }
  std::string text = server_of(impl_).answer(request, control);
  if (thrown) std::rethrow_exception(thrown);
  return text;
}

void Api::cancel_all() { server_of(impl_).cancel_all(); }

}  // namespace omnidoku
