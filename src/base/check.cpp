// SPDX-License-Identifier: MIT
#include "base/check.h"

#include <cstdio>
#include <cstdlib>

namespace omnidoku::base {
namespace {

void print_failure(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "omnidoku: internal error: %s does not hold (%s:%d)\n", condition, file,
               line);
}

CheckHandler g_handler = print_failure;

}  // namespace

CheckHandler set_check_handler(CheckHandler handler) {
  CheckHandler previous = g_handler;
  g_handler = handler;
  return previous;
}

void check_failed(const char* condition, const char* file, int line) {
  g_handler(condition, file, line);
  std::abort();
}

}  // namespace omnidoku::base
