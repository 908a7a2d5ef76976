// SPDX-License-Identifier: MIT
//
// What a kernel file makes its BatchKernel of. Included in its unnamed namespace, after the type
// Slice with its functions, parse_line and digits_of.

#include "classic/lanes.inl"

inline void run_batch(Batch& batch, void* memory) {
  Lanes& lanes = *static_cast<Lanes*>(memory);
  __builtin_memset(&lanes.s, 0, sizeof lanes.s);
  Search(batch, lanes).run();
}
