// SPDX-License-Identifier: MIT
//
// The kernels, each in a file of its own that is compiled for its instruction set.
#pragma once

#include "classic/grid9.h"

namespace omnidoku::classic {

/// As Kernel::search, in what every processor of the family can do.
void search_scalar(const std::uint16_t* candidates, const SearchRequest& request,
                   SearchResult& result);

#if defined(__x86_64__)
/// As Kernel::search, with AVX2.
void search_avx2(const std::uint16_t* candidates, const SearchRequest& request,
                 SearchResult& result);

/// As Kernel::search, with AVX-512 F, BW, VBMI and BITALG.
void search_avx512(const std::uint16_t* candidates, const SearchRequest& request,
                   SearchResult& result);
#endif

}  // namespace omnidoku::classic
