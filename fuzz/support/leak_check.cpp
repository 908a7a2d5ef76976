// SPDX-License-Identifier: MIT
//
// Leaks are looked for wherever that can work. The leak checker reads /proc; in a bare
// chroot without it, it would end every run with a fatal error (and options in the
// environment cannot prevent that, since it reads those from /proc as well).

#include <sanitizer/lsan_interface.h>
#include <unistd.h>

int __lsan_is_turned_off() { return access("/proc/self/task", X_OK) == 0 ? 0 : 1; }
