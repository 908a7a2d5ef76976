#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""omnidoku serve: files of the page, the api over HTTP, and people who mean no good."""

import concurrent.futures
import gzip
import json
import os
import pathlib
import random
import shutil
import signal
import socket
import struct
import subprocess
import time
import unittest

from serving import ENDLESS, MEBIBYTE, Served
from support import FILLED, PATIENCE, PROGRAM, UNIQUE, CliTest


class Serve(CliTest):
    def page(self) -> pathlib.Path:
        folder = self.folder / "page"
        (folder / "assets").mkdir(parents=True)
        for name, content in {"index.html": "<p>hello", "assets/a.js": "1", "a.mjs": "2", "a.css": "b{}", "a.svg": "<svg/>",
                              "a.wasm": "\0asm", "a.webmanifest": "{}"}.items():
            (folder / name).write_text(content)
        (self.folder / "secret.txt").write_text("secret")
        return folder

    def test_files_of_the_page(self):
        served = Served(self, "--page", str(self.page()))
        types = {"/": "text/html", "/index.html": "text/html", "/assets/a.js": "text/javascript", "/a.mjs": "text/javascript",
                 "/a.css": "text/css", "/a.svg": "image/svg+xml", "/a.wasm": "application/wasm",
                 "/a.webmanifest": "application/manifest+json"}
        for path, kind in types.items():
            with self.subTest(path):
                response, _ = served.get(path)
                self.assertEqual(response.status, 200)
                self.assertEqual(response.headers["Content-Type"].split(";")[0], kind)
                self.assertEqual(response.headers["Cross-Origin-Opener-Policy"], "same-origin")
                self.assertEqual(response.headers["Cross-Origin-Embedder-Policy"], "require-corp")
                self.assertEqual(response.headers["Cross-Origin-Resource-Policy"], "same-origin")
                self.assertIn("default-src 'self'", response.headers["Content-Security-Policy"])
        self.assertEqual(served.get("/a.wasm")[1], b"\0asm")
        for path in ("/nothing", "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
                     "//etc/passwd", "/assets/%2e%2e/%2e%2e/secret.txt", "/\\..\\secret.txt"):
            with self.subTest(path):
                response, body = served.get(path)
                self.assertGreaterEqual(response.status, 400)
                self.assertNotIn(b"secret", body)

    def test_compressed_files_of_the_page(self):
        folder = self.page()
        plain = b"let x = 1; " * 100
        files = {"a.js": plain, "a.js.br": b"by brotli", "a.js.gz": gzip.compress(plain), "b.js": plain,
                 "b.js.gz": gzip.compress(plain), "c.js": plain, "c.js.gz": b"of before", "c.js.br": b"of later"}
        for name, content in files.items():
            (folder / name).write_bytes(content)
            os.utime(folder / name, (1e9, 1e9))
        os.utime(folder / "a.js.gz", (1e9, 1e9 + 0.0005))
        os.utime(folder / "c.js.gz", (1e9, 1e9 - 0.01))
        os.utime(folder / "c.js.br", (1e9, 1e9 + 0.01))
        served = Served(self, "--page", str(folder))

        def ask(name: str, accepted: str | None, method: str = "GET", **headers: str):
            if accepted is not None:
                headers["Accept-Encoding"] = accepted
            response, body = served.get(f"/{name}", method, {key.replace("_", "-"): value for key, value in headers.items()})
            self.assertEqual(response.headers["Content-Type"], None if response.status in (304, 416) else "text/javascript")
            return response, body

        chosen = {None: "", "": "", "identity": "", "deflate": "", "gzip": ".gz", "br": ".br", "gzip, deflate, br": ".br",
                  "BR;q=0.1,gzip": ".br", "br;q=0, gzip": ".gz", "br;q=0.000,gzip;q=0": "", "*": ".br", "*;q=0": "",
                  "gzip;q=0, *": ".br", "brotli, x-gzip": ""}
        encodings = {"": None, ".gz": "gzip", ".br": "br"}
        tags = {}
        for accepted, suffix in chosen.items():
            for method in ("GET", "HEAD"):
                with self.subTest(accepted, method=method):
                    response, body = ask("a.js", accepted, method)
                    self.assertEqual(response.headers["Content-Encoding"], encodings[suffix])
                    self.assertEqual(response.headers.get_all("Content-Length"), [str(len(files["a.js" + suffix]))])
                    self.assertEqual(body, files["a.js" + suffix] if method == "GET" else b"")
                    self.assertEqual((response.status, response.headers["Vary"]), (200, "Accept-Encoding"))
                    self.assertEqual(tags.setdefault(suffix, response.headers["ETag"]), response.headers["ETag"])
        self.assertEqual(len(set(tags.values())), 3)
        response, body = ask("b.js", "br, gzip")
        self.assertEqual((response.headers["Content-Encoding"], gzip.decompress(body)), ("gzip", plain))
        response, body = ask("c.js", "br, gzip")
        self.assertEqual((response.headers["Content-Encoding"], response.headers["Vary"], body), (None, None, plain))
        # Who has a file is told so, if it is the one that would be sent.
        for method in ("GET", "HEAD"):
            for known in (tags[".br"], f'"x", W/{tags[".br"]}', "*"):
                response, body = ask("a.js", "br", method, If_None_Match=known)
                self.assertEqual((response.status, body, response.headers["Content-Length"]), (304, b"", None))
                self.assertEqual((response.headers["ETag"], response.headers["Vary"]), (tags[".br"], "Accept-Encoding"))
            for other in (tags[""], '"x"', ""):
                self.assertEqual(ask("a.js", "br", method, If_None_Match=other)[0].status, 200)
        self.assertEqual(ask("a.js", None, If_None_Match=tags[""])[0].status, 304)
        (folder / "a.js.br").write_bytes(b"by a new brotli")
        os.utime(folder / "a.js.br", (1e9, 1e9))
        self.assertEqual(ask("a.js", "br", If_None_Match=tags[".br"])[1], b"by a new brotli")
        # Parts are those of the file itself, and of the state that is meant.
        response, body = ask("a.js", "gzip, br", Range="bytes=2-6")
        self.assertEqual((response.status, response.headers["Content-Encoding"], body), (206, None, plain[2:7]))
        self.assertEqual(response.headers["ETag"], tags[""])
        response, body = ask("a.js", "gzip", Range="bytes=2-6", If_Range=tags[""])
        self.assertEqual((response.status, body), (200, files["a.js.gz"]))
        # HEAD knows no parts, however many.
        for parts in ("bytes=2-6", "bytes=0-1,3-4"):
            response, body = ask("a.js", None, "HEAD", Range=parts)
            self.assertEqual((response.status, response.headers["Content-Range"], body), (200, None, b""))
            self.assertEqual(response.headers["Content-Length"], str(len(plain)))

    @unittest.skipUnless(shutil.which("node"), "without node")
    def test_a_page_changed_after_it_was_compressed(self):
        folder = self.page()
        page = folder / "index.html"
        page.write_text("<p>hello" * 100, encoding="ascii")
        build = pathlib.Path(__file__).resolve().parents[2] / "web/build/compress.mjs"
        subprocess.run(["node", build, folder], check=True, timeout=PATIENCE)
        self.assertEqual({file.name for file in folder.iterdir() if file.name.startswith("index")},
                         {"index.html", "index.html.br", "index.html.gz"})
        served = Served(self, "--page", str(folder))
        for encoding in ("br", "gzip"):
            self.assertEqual(served.get("/", headers={"Accept-Encoding": encoding})[0].headers["Content-Encoding"], encoding)
        page.write_text("<p>HELLO" * 100, encoding="ascii")
        response, body = served.get("/", headers={"Accept-Encoding": "br, gzip"})
        self.assertEqual((response.headers["Content-Encoding"], body), (None, b"<p>HELLO" * 100))

    def test_tags_tell_contents(self):
        # As long and as old as before, and as its compressed files.
        folder = self.page()

        def write(content: bytes):
            for name in ("b.js", "b.js.br", "b.js.gz"):
                (folder / name).write_bytes(content)
                os.utime(folder / name, (1, 1))

        served = Served(self, "--page", str(folder))
        seen = set()
        for content in (b"one", b"two"):
            write(content)
            for encoding in ("", "br", "gzip"):
                asked = {"Accept-Encoding": encoding}
                for tag in seen:
                    response, body = served.get("/b.js", headers=asked | {"If-None-Match": tag})
                    self.assertEqual((response.status, body), (200, content))
                tag = response.headers["ETag"] if seen else served.get("/b.js", headers=asked)[0].headers["ETag"]
                self.assertEqual(served.get("/b.js", headers=asked | {"If-None-Match": tag})[0].status, 304)
                seen.add(tag)
        self.assertEqual(len(seen), 6)
        write(b"one")
        self.assertIn(served.get("/b.js")[0].headers["ETag"], seen)

    def test_tags_in_several_headers(self):
        served = Served(self, "--page", str(self.page()))
        tag = served.get("/a.css")[0].headers["ETag"]
        for tags, status in {("x", "y"): 200, (tag, "y"): 304, ("x", tag): 304}.items():
            with served.raw() as connection:
                lines = "".join(f"If-None-Match: {each}\r\n" for each in tags)
                connection.sendall(f"GET /a.css HTTP/1.1\r\nHost: localhost\r\n{lines}\r\n".encode())
                self.assertEqual(connection.recv(12), f"HTTP/1.1 {status}".encode(), tags)

    def test_answers_are_compressed_if_that_is_quick(self):
        served = Served(self)
        response, plain = served.post('{"call": "about"}')
        self.assertEqual(response.headers["Content-Encoding"], None)
        for accepted, encoding in {"br": None, "gzip, deflate, br": "gzip", "gzip;q=0": None}.items():
            response, body = served.post('{"call": "about"}', {"Accept-Encoding": accepted})
            self.assertEqual(response.headers["Content-Encoding"], encoding)
            self.assertEqual(gzip.decompress(body) if encoding else body, plain)

    def test_without_a_page(self):
        # The program beside which there is no page.
        served = Served(self)
        if (pathlib.Path(PROGRAM).parent / "page/index.html").is_file():
            self.skipTest("the page is built")
        response, body = served.get("/")
        self.assertEqual(response.status, 200)
        self.assertIn(b"./start", body)
        served.process.send_signal(signal.SIGTERM)
        self.assertIn("./start", served.process.communicate(timeout=PATIENCE)[1])

    def test_a_stop_at_once(self):
        for _ in range(20):
            served = Served(self)
            served.process.send_signal(signal.SIGTERM)
            served.process.communicate(timeout=PATIENCE)
            self.assertEqual(served.process.returncode, 0)

    def test_bad_options(self):
        self.assert_error(self.check(2, "serve", "--page", str(self.folder)), "index.html")
        self.assert_error(self.check(2, "serve", "--port", "70000"), "--port")
        self.assert_error(self.check(2, "serve", "--bind", "nowhere.invalid", "--port", "0"), "listen")
        served = Served(self)
        self.assert_error(self.check(2, "serve", "--port", str(served.port)), "in use", "--port")

    def test_the_server_is_a_library_beside_the_program(self):
        program = pathlib.Path(shutil.copy(PROGRAM, self.folder))
        server = program.with_name("omnidoku_http.so")
        built = (pathlib.Path(PROGRAM).parent / server.name).read_bytes()
        version = b"omnidoku http "
        self.assertEqual(built.count(version), 1)
        for content, what in {None: "neither", b"no library": str(server),
                              built.replace(version, b"omnidoku html "): "another version"}.items():
            with self.subTest(what):
                if content is not None:
                    server.write_bytes(content)
                result = subprocess.run([program, "serve", "--port", "0"], capture_output=True, text=True, timeout=PATIENCE)
                self.assertEqual((result.returncode, result.stdout), (2, ""))
                self.assert_error(result, str(server), what, "./start --build-only")
        self.assertEqual(subprocess.run([program, "solve", "-q", FILLED], stdout=subprocess.DEVNULL, timeout=PATIENCE).returncode, 0)

    def test_a_game(self):
        served = Served(self)
        self.assertEqual(served.result("about")["kind"], "native")
        opened = served.result("open", text=UNIQUE)
        session = opened["session"]
        empty = [i for i, cell in enumerate(opened["puzzle"]["cells"]) if cell["given"] is None]
        for cell in empty:
            action = {"type": "entry", "cells": [cell], "digit": int(FILLED[cell])}
            state = served.result("act", session=session, action=action)["state"]
        self.assertTrue(state["solved"])
        document = served.result("save", session=session)["document"]
        again = served.result("open", document=document)
        self.assertTrue(again["state"]["solved"])
        self.assertTrue(again["state"]["can_undo"])
        self.assertEqual(served.result("save", session=again["session"])["document"], document)

    def test_progress_comes_in_lines(self):
        served = Served(self)
        connection = served.connect()
        connection.request("POST", "/api", json.dumps({"api": 1, "id": 3} | ENDLESS), {"Accept": "application/x-ndjson"})
        response = connection.getresponse()
        self.assertEqual(response.headers["Content-Type"], "application/x-ndjson")
        for _ in range(3):  # they come while the call is under way
            line = json.loads(response.readline())
            self.assertEqual(line["id"], 3)
            self.assertIn("nodes", line["progress"])
        self.assertEqual(served.result("cancel", target=3)["cancelled"], 1)
        *lines, answer = [json.loads(line) for line in response.read().decode().splitlines()]
        self.assertTrue(all("nodes" in line["progress"] and line["id"] == 3 for line in lines))
        self.assertEqual((answer["id"], answer["error"]["code"]), (3, "cancelled"))
        connection.close()

    def test_closing_the_connection_cancels(self):
        for streaming in ("application/json", "application/x-ndjson"):
            served = Served(self)
            served.send(ENDLESS, f"Accept: {streaming}\r\n").close()
            served.watch.wait_until(served.watch.is_asleep, "the call ends, as nobody waits for it")

    def test_no_call_outlives_its_connection(self):
        served = Served(self)
        samurai = {"omnidoku": 1, "board": {"type": "samurai"}}
        for name, more in (("hint", {}), ("steps", {}), ("true_candidates", {"counts": True}), ("explain", {})):
            for reset, headers in ((False, ""), (True, ""), (False, "Accept: application/x-ndjson\r\n")):
                with self.subTest(name, reset=reset, headers=headers):
                    session = served.result("open", document=samurai)["session"]
                    connection = served.send({"call": name, "session": session, "time_limit": 600} | more, headers)
                    if reset:
                        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    used = served.watch.processor_time()
                    connection.close()
                    served.watch.wait_until(served.watch.is_asleep, "the call ends, as nobody waits for it")
                    self.assertLess(served.watch.processor_time() - used, 1)

    def test_other_sites_are_kept_out(self):
        served = Served(self)
        about = '{"call": "about"}'
        self.assertEqual(served.post(about, {"Origin": "https://example.org"})[0].status, 403)
        self.assertEqual(served.post(about, {"Origin": "null"})[0].status, 403)
        self.assertEqual(served.post(about, {"Host": "example.org"})[0].status, 403)
        self.assertEqual(served.post(about, {"Origin": f"http://127.0.0.1:{served.port}"})[0].status, 200)

    def test_malformed_requests(self):
        served = Served(self)
        session = served.result("open", text=UNIQUE)["session"]
        source = random.Random(1)
        seeds = [json.dumps({"api": 1, "call": call, "session": session, "time_limit": 0.05, "cell": 3, "digit": 4,
                             "text": UNIQUE, "action": {"type": "entry", "cells": [1, 2], "digit": 5},
                             "geometry": "grid:4", "format": "line", "list": "steps", "index": 0}).encode()
                 for call in ("open", "act", "state", "scene", "read", "write", "hint", "check", "solve", "overlay", "generate")]
        heads = [b"POST /api HTTP/1.1\r\nHost: localhost\r\n", b"POST /api HTTP/9.9\r\n", b"GET /api HTTP/1.1\r\n\r\n", b"\r\n\r\n",
                 b"POST  \r\n\r\n", b"PUT /api HTTP/1.1\r\nHost: localhost\r\n", b"\x16\x03\x01\x02\x00\x01",
                 b"POST /api HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffffff\r\n",
                 b"POST /api HTTP/1.1\r\nContent-Length: -5\r\n\r\n", b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\n\r\n"]

        def mutate(data: bytes) -> bytes:
            data = bytearray(data)
            for _ in range(source.randint(1, 4)):
                at = source.randint(0, len(data))
                data[at:at + source.randint(0, 6)] = source.randbytes(source.randint(0, 6))
            return bytes(data)

        # Bodies that are no request, on connections that stay.
        connection = served.connect()
        for number in range(9000):
            connection.request("POST", "/api", mutate(seeds[number % len(seeds)]))
            response = connection.getresponse()
            answer = json.loads(response.read())
            self.assertEqual(response.status, 200)
            self.assertIn("ok", answer)
        connection.close()
        # What is not even HTTP.
        for number in range(1000):
            head = heads[number % len(heads)]
            with served.raw() as raw:
                raw.sendall(mutate(head) if number >= len(heads) else head)
                raw.shutdown(socket.SHUT_WR)
                try:
                    while raw.recv(65536):
                        pass
                except ConnectionError:
                    pass
        self.assertTrue(served.call("about")["ok"])
        self.assertLess(served.memory(), 512 * MEBIBYTE)

    def test_methods_that_there_are_not_are_refused_at_once(self):
        served = Served(self)
        for method in (b"PUT", b"PATCH", b"DELETE", b"OPTIONS"):
            with self.subTest(method), served.raw() as raw:
                raw.settimeout(10)  # a body would be waited for 20 seconds
                raw.sendall(method + b" /api HTTP/1.1\r\nHost: localhost\r\n\r\n")
                self.assertTrue(raw.recv(65536).startswith(b"HTTP/1.1 405 "))

    def test_oversized_bodies(self):
        served = Served(self)
        with served.raw() as raw:
            raw.sendall(b"POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n")
            self.assertIn(b" 413 ", raw.recv(65536).split(b"\r\n")[0])
        with served.raw() as raw:  # says nothing of its length
            raw.sendall(b"POST /api HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
            block = b"100000\r\n" + b" " * MEBIBYTE + b"\r\n"
            try:
                for _ in range(64):
                    raw.sendall(block)
                self.fail("64 MiB were taken")
            except ConnectionError:
                pass
        for _ in range(8):
            response, answer = served.post(b'{"call": "read", "text": "' + b"x" * (15 * MEBIBYTE) + b'"}')
            self.assertEqual(response.status, 200)
        self.assertTrue(served.call("about")["ok"])
        self.assertLess(served.memory(), 512 * MEBIBYTE)

    def test_many_connections_and_slow_clients(self):
        served = Served(self)
        slow = [served.raw() for _ in range(200)]
        for i, raw in enumerate(slow):
            raw.sendall(b"POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{" if i % 2 else b"POST /a")

        def ask(name: str, **parameters) -> dict:
            """The answer; when too many ask at once, some are told to try again."""
            while True:
                answer = served.call(name, **parameters)
                if answer["ok"] or answer["error"]["code"] != "too_large":
                    return answer

        def play(number: int) -> bool:
            session = ask("open", text=UNIQUE)["result"]["session"]
            for cell in range(10):
                answer = ask("act", session=session,
                             action={"type": "centre", "cells": list(range(81)), "digit": cell % 9 + 1})
                # The games of others may have pushed this one out; that is said, nothing else.
                if not answer["ok"]:
                    self.assertEqual(answer["error"]["code"], "unknown_name")
            return number >= 0

        with concurrent.futures.ThreadPoolExecutor(200) as threads:
            self.assertTrue(all(threads.map(play, range(200))))
        self.assertLess(served.memory(), 512 * MEBIBYTE)
        # A request that trickles in is given up after 20 seconds, however steadily it trickles.
        raw = slow[1]
        raw.settimeout(0.5)
        deadline = time.monotonic() + PATIENCE
        ended = False
        while not ended and time.monotonic() < deadline:
            try:
                raw.sendall(b" ")
                ended = not raw.recv(4096)
            except socket.timeout:
                pass
            except ConnectionError:
                ended = True
        self.assertTrue(ended)
        for raw in slow:
            raw.close()

    def test_big_boards_do_not_pile_up(self):
        served = Served(self)
        for _ in range(6):
            served.result("open", document={"omnidoku": 1, "board": {"type": "overlap", "size": 9, "offsets": [
                [7 * i, 7 * j] for i in range(15) for j in range(15)]}})
        self.assertLess(served.memory(), 512 * MEBIBYTE)

    def test_stops_on_a_signal(self):
        def seconds_to_stop(number: signal.Signals) -> float:
            served = Served(self)
            busy = served.send(ENDLESS)
            idle = served.connect()
            idle.request("POST", "/api", '{"call": "about"}')
            idle.getresponse().read()
            start = time.monotonic()
            served.process.send_signal(number)
            self.assertEqual(served.process.wait(timeout=PATIENCE), 0)
            taken = time.monotonic() - start
            idle.close()
            busy.close()
            return taken

        for number in (signal.SIGINT, signal.SIGTERM):
            # If it waited for the idle connection, it would never take less than 5 seconds.
            self.assertTrue(any(seconds_to_stop(number) < 4 for _ in range(5)))


if __name__ == "__main__":
    unittest.main()
