// SPDX-License-Identifier: MIT
//
// Libraries that the program is not linked with: they take longer to load than most puzzles to
// solve, or need not be there.
#pragma once

#include <string>

#include <dlfcn.h>

namespace omnidoku {

class LoadedLibrary {
 public:
  /// It stays loaded. RTLD_NOW: with all that it needs, or not at all.
  explicit LoadedLibrary(const char* file, int when = RTLD_LAZY)
      : handle_(::dlopen(file, when | RTLD_LOCAL)) {
    if (handle_ == nullptr) failure_ = ::dlerror();
  }

  /// The function of that name; null where there is none.
  template <class Function>
  void find(const char* name, Function*& function) {
    void* const found = handle_ == nullptr ? nullptr : ::dlsym(handle_, name);
    if (found == nullptr && failure_.empty()) failure_ = ::dlerror();
    function = reinterpret_cast<Function*>(found);
  }

  /// Why it cannot be used: what was looked for first and is not there. Empty if all is well.
  [[nodiscard]] const std::string& failure() const { return failure_; }

 private:
  void* handle_;
  std::string failure_;
};

}  // namespace omnidoku
