// SPDX-License-Identifier: MIT
//
// Bulk work on a cluster: the scripts of an array job for Slurm, and which task of an array this
// process is, whatever scheduler started it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/result.h"
#include "bulk/plan.h"

namespace omnidoku::bulk {

/// The number of the task, from 0, by what Slurm, Grid Engine, Kubernetes (indexed jobs), AWS Batch
/// or PBS put into the environment; nothing where none of them did.
[[nodiscard]] std::optional<std::size_t> task_of_environment();

/// The words that submit a file of the folder to Slurm.
struct SlurmScripts {
  std::string work;    ///< DIR/work.sh: one task of the array
  std::string finish;  ///< DIR/finish.sh: looks what is missing, submits it again or finishes
  std::string submit;  ///< DIR/submit.sh: submits both
};

struct SlurmRequest {
  std::string program;                 ///< the file of this program
  int most_tries = 1;                  ///< how often what is missing is submitted
  std::optional<std::size_t> at_once;  ///< so many tasks run at a time at most
  std::string file;                    ///< absolute; takes all output in the end; may be empty
};

/// Writes the three scripts, which may be run from anywhere. Error: io.
[[nodiscard]] base::Result<SlurmScripts> write_slurm_scripts(const std::string& folder,
                                                             const Plan& plan,
                                                             const SlurmRequest& request);

}  // namespace omnidoku::bulk
