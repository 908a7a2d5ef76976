// SPDX-License-Identifier: MIT
#include "bulk/slurm.h"

#include <array>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "bulk/files.h"

namespace omnidoku::bulk {

namespace {

/// A word for the shell, whatever is in it.
std::string shell_word(std::string_view text) {
  std::string word = "'";
  for (const char symbol : text) {
    if (symbol == '\'') {
      word += "'\\''";
    } else {
      word += symbol;
    }
  }
  return word + "'";
}

base::Result<void> write_script(const std::string& name, const std::string& text) {
  const base::Result<void> written = write_file(name, text);
  if (!written) return written;
  std::error_code error;
  std::filesystem::permissions(name, std::filesystem::perms::owner_exec,
                               std::filesystem::perm_options::add, error);
  if (!error) return {};
  return base::make_error(base::ErrorCode::io, "cannot make '" + name + "' executable", "");
}

}  // namespace

std::optional<std::size_t> task_of_environment() {
  struct Variable {
    const char* name;
    std::size_t first;
  };
  // PBS and Grid Engine leave it to the user where an array begins; its usual first is meant.
  constexpr std::array<Variable, 5> kVariables{{{"SLURM_ARRAY_TASK_ID", 0},
                                                {"SGE_TASK_ID", 1},
                                                {"JOB_COMPLETION_INDEX", 0},
                                                {"AWS_BATCH_JOB_ARRAY_INDEX", 0},
                                                {"PBS_ARRAY_INDEX", 0}}};
  for (const Variable& variable : kVariables) {
    const char* const value = std::getenv(variable.name);
    if (value == nullptr) continue;
    const std::string_view text = value;
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    // Grid Engine says "undefined" where there is no array.
    if (error != std::errc() || end != text.data() + text.size()) continue;
    if (number >= variable.first) return number - variable.first;
  }
  return std::nullopt;
}

base::Result<SlurmScripts> write_slurm_scripts(const std::string& folder, const Plan& plan,
                                               const std::string& program, int most_tries) {
  std::error_code error;
  const std::string place = std::filesystem::absolute(folder, error).lexically_normal().string();
  const std::string head = "#!/bin/sh\n# Written by omnidoku bulk slurm.\n";
  const std::string settings =
      "program=" + shell_word(program) + "\nfolder=" + shell_word(place) + "\n";
  const SlurmScripts scripts{place + "/work.sh", place + "/finish.sh", place + "/submit.sh"};

  // A task that was killed or told to go is queued again: Slurm does that for exit code 75 where it
  // is set up so (RequeueExit); else finish.sh submits it.
  const std::string work = head + "#SBATCH --job-name=omnidoku --requeue --open-mode=append\n" +
                           settings +
                           R"(mkdir -p "$folder/log"
"$program" bulk work "$folder" --threads "${SLURM_CPUS_PER_TASK:-1}" --quiet
code=$?
[ "$code" -ge 128 ] && exit 75
exit "$code"
)";
  const std::string finish =
      head + "#SBATCH --job-name=omnidoku-finish --open-mode=append\n" + settings +
      "most_tries=" + std::to_string(most_tries + (plan.num_partitions > 0 ? 1 : 0)) + R"(
try=${1:-1}
[ "$#" -gt 0 ] && shift  # what is left is for sbatch, as at first
missing=$("$program" bulk missing "$folder" --quiet) || exit
if [ -n "$missing" ] && [ "$try" -lt "$most_tries" ]; then
  job=$(sbatch --parsable "$@" --array="$missing" -o "$folder/log/%A_%a.log" "$folder/work.sh") &&
    sbatch "$@" --dependency=afterany:"$job" -o "$folder/log/finish.log" "$folder/finish.sh" $((try + 1)) "$@"
  exit
fi
exec "$program" bulk finish "$folder"
)";
  const std::string submit = head + settings + R"(mkdir -p "$folder/log"
job=$(sbatch --parsable "$@" --array=0-)" +
                             std::to_string(plan.num_tasks - 1) +
                             R"( -o "$folder/log/%A_%a.log" "$folder/work.sh") &&
  sbatch "$@" --dependency=afterany:"$job" -o "$folder/log/finish.log" "$folder/finish.sh" 1 "$@"
)";
  const std::pair<const std::string*, const std::string*> files[] = {
      {&scripts.work, &work}, {&scripts.finish, &finish}, {&scripts.submit, &submit}};
  for (const auto& [name, text] : files) {
    const base::Result<void> written = write_script(*name, *text);
    if (!written) return written.error();
  }
  return scripts;
}

}  // namespace omnidoku::bulk
