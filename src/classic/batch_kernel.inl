// SPDX-License-Identifier: MIT
//
// The last part of a batch kernel: what the kernel file defines as its BatchKernel.

inline void run_batch(Batch& batch, void* memory) {
  Lanes& lanes = *static_cast<Lanes*>(memory);
  __builtin_memset(&lanes.s, 0, sizeof lanes.s);
  Search(batch, lanes).run();
}
