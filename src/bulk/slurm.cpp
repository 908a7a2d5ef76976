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

/// A name as sbatch takes it for a log, where a percent sign begins what it fills in.
std::string pattern_of(std::string_view name) {
  std::string pattern;
  for (const char symbol : name) pattern += symbol == '%' ? "%%" : std::string(1, symbol);
  return pattern;
}

/// What every script begins with; `directives`: for sbatch.
std::string head_of(std::string_view directives = {}) {
  return "#!/bin/sh\n# Written by omnidoku bulk slurm.\n" + std::string(directives);
}

/// Gives a variable of the shell a value.
std::string shell_variable(std::string_view name, std::string_view value) {
  return std::string(name) + "=" + shell_word(value) + "\n";
}

/// $program and $folder, which every script knows.
std::string settings_of(const std::string& place, const SlurmRequest& request) {
  return shell_variable("program", request.program) + shell_variable("folder", place);
}

/// The same, and the function `submit`, for the scripts that submit jobs.
std::string submitting(const std::string& place, const SlurmRequest& request) {
  return settings_of(place, request) + shell_variable("logs", pattern_of(place + "/log")) +
         shell_variable("at_once", request.at_once ? "%" + std::to_string(*request.at_once) : "") +
         R"(
# Submits the tasks in $missing and the job that looks at them then: which try that is, words for sbatch.
submit() {
  try=$1
  shift
  array=
  if [ -n "$missing" ]; then
    array=$(sbatch --parsable "$@" --array="$missing$at_once" -o "$logs/%A_%a.log" "$folder/work.sh") || return
    array=${array%%;*}
  fi
  job=$(sbatch --parsable "$@" ${array:+"--dependency=afterany:$array"} -o "$logs/finish.log" \
    "$folder/finish.sh" "$try" "$array" "$@") || {
    code=$?
    [ -n "$array" ] && echo "array $array has no finishing job; to stop: scancel $array" >&2
    return "$code"
  }
  job=${job%%;*}
  if [ -n "$array" ]; then
    echo "array $array, finishing job $job; to stop: scancel $array $job"
  else
    echo "nothing is missing; finishing job $job"
  fi
}

)";
}

/// One task of the array. A task that was killed or told to go is queued again: Slurm does that for
/// exit code 75 where it is set up so (RequeueExit); else finish.sh submits it.
std::string work_script(const std::string& place, const SlurmRequest& request) {
  return head_of("#SBATCH --job-name=omnidoku --requeue --open-mode=append\n") +
         settings_of(place, request) +
         R"(mkdir -p "$folder/log"
"$program" bulk work "$folder" --threads "${SLURM_CPUS_PER_TASK:-1}" --quiet
code=$?
[ "$code" -ge 128 ] && exit 75
exit "$code"
)";
}

/// Looks what is missing, and submits that again or finishes. Comparing checksums sees to it that
/// damaged parts count as missing.
std::string finish_script(const std::string& place, const Plan& plan, const SlurmRequest& request) {
  // Comparing has a round of its own, which is submitted like what is missing.
  const int most_tries = request.most_tries + (plan.num_partitions > 0 ? 1 : 0);
  return head_of("#SBATCH --job-name=omnidoku-finish --open-mode=append\n") +
         submitting(place, request) + "most_tries=" + std::to_string(most_tries) + "\n" +
         shell_variable("file", request.file) +
         R"(if [ -n "$SLURM_ARRAY_TASK_ID" ]; then
  echo "finish.sh: this is no task of an array" >&2
  exit 2
fi
try=${1:-1}
array=${2:-}
# What is left is for sbatch, as at first.
if [ "$#" -gt 2 ]; then shift 2; else set --; fi
"$program" bulk finish "$folder" --deep ${file:+-o "$file"} && exit
code=$?
missing=$("$program" bulk missing "$folder" --quiet) || exit
[ -n "$missing" ] || exit "$code"
first=${missing%%[!0-9]*}
log=$folder/log/${array}_$first.log
if [ -s "$log" ]; then
  echo "task $first left in $log:"
  tail -n 3 "$log"
fi
if [ "$try" -ge "$most_tries" ]; then
  echo "tasks $missing are not done, and were submitted often enough"
  exit "$code"
fi
echo "tasks $missing are submitted"
submit $((try + 1)) "$@"
)";
}

/// Submits what is missing and the job that finishes.
std::string submit_script(const std::string& place, const SlurmRequest& request) {
  return head_of() + submitting(place, request) + R"(for word in "$@"; do
  case $word in
  -a* | --ar*)
    echo "submit.sh: '$word': the plan says which tasks there are;" \
      "'omnidoku bulk slurm DIR --at-once N' bounds how many run at a time" >&2
    exit 2
    ;;
  esac
done
# They would make an array of both jobs.
unset SBATCH_ARRAY_INX SLURM_ARRAY_TASK_ID
mkdir -p "$folder/log"
missing=$("$program" bulk missing "$folder" --quiet) || exit
submit 1 "$@"
)";
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
                                               const SlurmRequest& request) {
  std::error_code error;
  const std::string place = std::filesystem::absolute(folder, error).lexically_normal().string();
  const SlurmScripts scripts{place + "/work.sh", place + "/finish.sh", place + "/submit.sh"};
  const std::pair<const std::string&, std::string> files[] = {
      {scripts.work, work_script(place, request)},
      {scripts.finish, finish_script(place, plan, request)},
      {scripts.submit, submit_script(place, request)}};
  for (const auto& [name, text] : files) {
    const base::Result<void> written = write_script(name, text);
    if (!written) return written.error();
  }
  return scripts;
}

}  // namespace omnidoku::bulk
