// SPDX-License-Identifier: MIT
#include "bulk/child.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <optional>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bulk/files.h"

extern char** environ;

namespace omnidoku::bulk {

namespace {

/// A descriptor that is closed when it goes.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    reset();
    number_ = std::exchange(other.number_, -1);
    return *this;
  }
  ~Descriptor() { reset(); }
  void reset() {
    if (number_ >= 0) close(std::exchange(number_, -1));
  }
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_ = -1;
};

constexpr int kPipeSize = 1 << 20;

struct Pipe {
  Descriptor out;  ///< where it is read
  Descriptor in;
};

base::Result<Pipe> make_pipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return file_error("cannot make", "a pipe");
  // Who solves many lines at a time takes what has come: the usual 64 KiB are few of them. Where
  // the system gives no more, these do.
  static_cast<void>(fcntl(ends[0], F_SETPIPE_SZ, kPipeSize));
  return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

/// Hands the input over; what goes wrong with getting it. That the program does not want it is no
/// error: how it ends will tell.
std::optional<base::Error> feed(const ChildRequest& request, Descriptor in) {
  // Of this thread alone: a program that ends before it has read all is no reason to end this one.
  sigset_t closed_pipe;
  sigemptyset(&closed_pipe);
  sigaddset(&closed_pipe, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &closed_pipe, nullptr);
  while (true) {
    const base::Result<std::string> piece = request.next_input();
    if (!piece) return piece.error();
    if (piece->empty()) return std::nullopt;
    std::string_view rest = *piece;
    while (!rest.empty()) {
      const ssize_t written = write(in.number(), rest.data(), rest.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) return std::nullopt;
      rest.remove_prefix(static_cast<std::size_t>(written));
    }
  }
}

/// Takes the output until it ends; ends the program at a stop and where the output is not wanted.
std::optional<base::Error> take_output(const ChildRequest& request, int out, pid_t child,
                                       bool& is_stopped) {
  constexpr int kMilliseconds = 50;
  std::optional<base::Error> error;
  std::string buffer(std::size_t{kPipeSize} / 4, '\0');
  while (true) {
    if (request.stop.stop_requested() && !is_stopped) {
      is_stopped = true;
      kill(child, SIGTERM);
    }
    pollfd wait{out, POLLIN, 0};
    if (poll(&wait, 1, kMilliseconds) == 0) continue;
    const ssize_t got = read(out, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return error;
    if (error) continue;
    const base::Result<void> taken =
        request.on_output(std::string_view(buffer).substr(0, static_cast<std::size_t>(got)));
    if (!taken) {
      error = taken.error();
      kill(child, SIGTERM);
    }
  }
}

Ending wait_for(pid_t child) {
  int status = 0;
  rusage used{};
  while (wait4(child, &status, 0, &used) < 0 && errno == EINTR) {
  }
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  Ending ending;
  ending.exit_code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  ending.cpu_seconds = seconds(used.ru_utime) + seconds(used.ru_stime);
  return ending;
}

base::Result<pid_t> start(const ChildRequest& request, int in, int out) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, request.messages_file.c_str(),
                                   O_WRONLY | O_CREAT | O_TRUNC, 0644);
  // A signal to the whole group of the terminal is this program's to handle.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);

  std::vector<std::string> words{request.program};
  words.insert(words.end(), request.words.begin(), request.words.end());
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  const int failed = posix_spawn(&child, request.program.c_str(), &actions, &attributes,
                                 arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (failed == 0) return child;
  errno = failed;
  return file_error("cannot run", request.program);
}

}  // namespace

base::Result<Ending> run_child(const ChildRequest& request) {
  base::Result<Pipe> input = make_pipe();
  if (!input) return input.error();
  base::Result<Pipe> output = make_pipe();
  if (!output) return output.error();
  const base::Result<pid_t> child = start(request, input->out.number(), output->in.number());
  if (!child) return child.error();
  input->out.reset();
  output->in.reset();

  std::optional<base::Error> not_fed;
  std::thread feeder([&request, &not_fed, in = std::move(input->in)]() mutable {
    not_fed = feed(request, std::move(in));
  });
  bool is_stopped = false;
  const std::optional<base::Error> not_taken =
      take_output(request, output->out.number(), *child, is_stopped);
  // Nothing reads the input any more once the program has ended.
  Ending ending = wait_for(*child);
  feeder.join();
  ending.is_stopped = is_stopped;
  if (not_taken) return *not_taken;
  if (not_fed && !is_stopped) return *not_fed;
  return ending;
}

}  // namespace omnidoku::bulk
