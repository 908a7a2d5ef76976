// SPDX-License-Identifier: MIT
//
// What words mean as a statement: by the grammar, by the frames, and of things of several colours,
// but for what cannot be meant by what the words say elsewhere.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "reading/frames.h"

namespace omnidoku::reading {

/// Remembers what it made, as a statement is asked again where it depends on others.
class Meanings {
 public:
  /// What all of the words may mean, what is most likely first.
  const std::vector<std::string>& of(const std::vector<std::string>& words);
  /// What they may mean with some left out, in the order of loose_meanings.
  const std::vector<LooseMeaning>& loosely_of(const std::vector<std::string>& words);

 private:
  std::vector<std::string> in_colours(const std::vector<std::string>& words);

  std::map<std::vector<std::string>, std::vector<std::string>> strict_;
  std::map<std::vector<std::string>, std::vector<LooseMeaning>> loose_;
};

}  // namespace omnidoku::reading
