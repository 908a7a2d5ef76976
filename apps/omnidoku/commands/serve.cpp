// SPDX-License-Identifier: MIT
//
// serve: the page and the api over HTTP, until Ctrl-C.
#include <memory>
#include <string>

#include <sys/stat.h>
#include <unistd.h>

#include "api/server.h"
#include "command.h"
#include "http_server.h"
#include "options.h"

namespace omnidoku::cli::serve_command {
namespace {

bool is_page(const std::string& folder) {
  struct stat info {};
  return ::stat((folder + "/index.html").c_str(), &info) == 0;
}

/// The folder page/ beside the program; empty when it holds no page.
std::string page_beside_program() {
  std::string path(4096, '\0');
  const ssize_t length = ::readlink("/proc/self/exe", path.data(), path.size());
  if (length <= 0) return {};
  path.resize(static_cast<std::size_t>(length));
  path = path.substr(0, path.rfind('/')) + "/page";
  return is_page(path) ? path : std::string();
}

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
    options.add("--page", page_, "Folder of the page (default: page/ beside the program)")
        .type_name("FOLDER");
    options.footer(R"(Examples:
  omnidoku serve
  omnidoku serve --port 9000

The api is one address: POST /api, a JSON object in, a JSON object out (docs/API.md).)");
  }

  int run(Console& console) override {
    HttpOptions options{address_, port_, page_.empty() ? page_beside_program() : page_};
    if (!page_.empty() && !is_page(page_)) {
      return console.fail(
          base::make_error(base::ErrorCode::io, "the folder '" + page_ + "' holds no index.html"));
    }
    if (options.page.empty()) {
      console.remark(
          "the page is not built, only the api is served (./start builds the page; "
          "--page FOLDER names one)");
    }
    api::Server server("native");
    const auto served = serve_http(server, options, [&](int port) {
      const bool v6 = address_.find(':') != std::string::npos;
      console.out.write("Omnidoku is at http://" + (v6 ? "[" + address_ + "]" : address_) + ":" +
                        std::to_string(port) + "/ (Ctrl-C stops it)\n");
      console.out.flush();
    });
    if (!served) return console.fail(served.error());
    return kExitDone;
  }

 private:
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
