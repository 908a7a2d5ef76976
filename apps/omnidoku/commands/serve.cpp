// SPDX-License-Identifier: MIT
//
// serve: the page and the api over HTTP, until Ctrl-C.
#include <algorithm>
#include <memory>
#include <string>

#include <malloc.h>
#include <sys/stat.h>

#include "api/server.h"
#include "command.h"
#include "http/server.h"
#include "http_library.h"
#include "interrupt.h"
#include "options.h"
#include "program_files.h"

namespace omnidoku::cli::serve_command {
namespace {

bool is_page(const std::string& folder) {
  struct stat info {};
  return ::stat((folder + "/index.html").c_str(), &info) == 0;
}

/// The api, as this program serves it.
class ServedApi final : public http::Program {
 public:
  ServedApi(Console& console, const std::string& address) : console_(console), address_(address) {}

  void ready(int port) override {
    const bool v6 = address_.find(':') != std::string::npos;
    console_.out.write("Omnidoku is at http://" + (v6 ? "[" + address_ + "]" : address_) + ":" +
                       std::to_string(port) + "/ (Ctrl-C stops it)\n");
    console_.out.flush();
  }
  std::string answer(std::string_view request, const api::Control& control) override {
    return server_.answer(request, control);
  }
  void cancel_all() override { server_.cancel_all(); }
  int stop_descriptor() const override { return cli::stop_descriptor(); }
  void request_stop() override { cli::request_stop(); }
  bool interrupted() const override { return cli::interrupted(); }

 private:
  Console& console_;
  const std::string& address_;
  api::Server server_{"native"};
};

class ServeTask : public Task {
 public:
  explicit ServeTask(CommandOptions& options) {
    options.add("--port", port_, "Port to listen at; 0 for any that is free")
        .type_name("N")
        .show_default()
        .within(0, 65535);
    options
        .add("--bind", address_,
             "Address to listen at; 0.0.0.0 lets other machines of the network in")
        .type_name("ADDRESS")
        .show_default();
    options.add("--page", page_, "Folder of the page instead of the one that came with the program")
        .type_name("FOLDER");
    options.footer(R"(Examples:
  omnidoku serve
  omnidoku serve --port 9000

The api is one address: POST /api, a JSON object in, a JSON object out (docs/API.md).)");
  }

  int run(Console& console) override {
    share_memory();
    http::Options options{address_, port_, page_};
    const Places pages = places_of_page();
    if (page_.empty()) {
      const auto* const found = std::find_if(pages.begin(), pages.end(), is_page);
      if (found != pages.end()) options.page = *found;
    }
    if (!page_.empty() && !is_page(page_)) {
      return console.fail(
          base::make_error(base::ErrorCode::io, "the folder '" + page_ + "' holds no index.html"));
    }
    const base::Result<const http::Library*> library = load_http(places_of_server());
    if (!library) return console.fail(library.error());
    if (options.page.empty()) {
      console.remark("there is no page, only the api is served (neither '" + pages[0] + "' nor '" +
                     pages[1] + "' holds one; ./start builds it, --page FOLDER names one)");
    }
    ServedApi program(console, address_);
    const base::Result<void> served = (*library)->serve(program, options);
    if (!served) return console.fail(served.error());
    return kExitDone;
  }

 private:
  /// All threads take memory from two heaps, and large blocks go back to the system. Else each of
  /// some twenty threads keeps what the largest call took that it ever answered.
  static void share_memory() {
#if defined(__GLIBC__)
    static_cast<void>(mallopt(M_ARENA_MAX, 2));
    static_cast<void>(mallopt(M_MMAP_THRESHOLD, 1 << 20));
    static_cast<void>(mallopt(M_TRIM_THRESHOLD, 16 << 20));
#endif
  }

  int port_ = 8080;
  std::string address_ = "127.0.0.1";
  std::string page_;
};

}  // namespace

extern const Command descriptor{
    .name = "serve",
    .help = "Serve the page and the api to a browser",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<ServeTask>(options);
    },
};

}  // namespace omnidoku::cli::serve_command
