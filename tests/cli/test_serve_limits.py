#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""omnidoku serve and people who mean no good: names, ids, slow connections, memory."""

import json
import re
import socket
import threading
import time
import unittest

from serving import MEBIBYTE, Served
from support import FILLED, PATIENCE, UNIQUE, CliTest, without

ABOUT = '{"call": "about"}'


class ServeLimits(CliTest):
    def test_only_addresses_of_this_machine(self):
        served = Served(self)
        port = served.port
        for host in ("127.0.0.1.evil.example", "127.evil.example", "127.0.0.1.evil.example:80", "localhost.evil.example",
                     "[::1].evil.example", "::1", "127.0.0.1:80.evil.example", "127.0.0.1@evil.example", "[::1", "1270.0.0.1",
                     "127.0.0.256", "::ffff:10.0.0.1", "10.0.0.1", ":80"):
            with self.subTest(host):
                self.assertEqual(served.post(ABOUT, {"Host": host})[0].status, 403)
        for host in (f"127.0.0.1:{port}", "127.0.0.1", "127.1.2.3", "localhost", f"LocalHost:{port}", f"[::1]:{port}", "[::1]",
                     "[::ffff:127.0.0.1]"):
            with self.subTest(host):
                self.assertEqual(served.post(ABOUT, {"Host": host})[0].status, 200)

    def test_the_guard_goes_by_what_is_listened_at(self):
        # However this machine's own address is written.
        for address in ("127.1", "localhost"):
            with self.subTest(address):
                served = Served(self, "--bind", address)
                self.assertEqual(served.post(ABOUT, {"Host": "evil.example"})[0].status, 403)
                self.assertEqual(served.post(ABOUT, {"Host": f"{address}:{served.port}"})[0].status, 200)

    def test_session_ids_cannot_be_guessed(self):
        served = Served(self)
        ids = [served.result("open", text=UNIQUE)["session"] for _ in range(40)]
        for one in ids:
            self.assertRegex(one, re.compile("^[0-9a-f]{32}$"))
        numbers = [int(one, 16) for one in ids]
        for bit in range(128):
            ones = sum(number >> bit & 1 for number in numbers)
            self.assertTrue(0 < ones < len(ids), f"bit {bit} is always the same")  # by chance: one time in four thousand millions

    def drip(self, served: Served, count: int, head: bytes) -> threading.Event:
        """Opens connections that send a head byte by byte for as long as they may, until the test ends."""
        connections = []
        ended = threading.Event()

        def connect():
            raw = served.raw()
            raw.settimeout(PATIENCE)
            raw.sendall(head)
            return raw

        for _ in range(count):
            connections.append(connect())

        def go_on():
            while not ended.is_set():
                for i, raw in enumerate(connections):
                    try:
                        raw.sendall(b"x")
                    except OSError:
                        raw.close()
                        try:
                            connections[i] = connect()
                        except OSError:
                            pass
                ended.wait(0.2)
            for raw in connections:
                raw.close()

        thread = threading.Thread(target=go_on)
        thread.start()
        self.addCleanup(thread.join)
        self.addCleanup(ended.set)
        return ended

    def test_dripping_headers_keep_nobody_out(self):
        served = Served(self)
        self.drip(served, 512, b"POST /api HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        for _ in range(10):
            self.assertEqual(served.post(ABOUT)[0].status, 200)

    def test_answers_nobody_takes_keep_nobody_out(self):
        served = Served(self)
        session = served.result("open", text=UNIQUE)["session"]
        body = json.dumps({"call": "svg", "session": session})
        request = f"POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode() * 200
        greedy = []
        for _ in range(300):
            raw = socket.socket()
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.connect(("127.0.0.1", served.port))
            raw.setblocking(False)
            try:
                raw.send(request)
            except BlockingIOError:
                pass
            greedy.append(raw)
        for _ in range(5):
            # On a busy machine one may be told to come back; whoever does is served.
            for _ in range(20):
                response = served.post(ABOUT)[0]
                if response.status != 503:
                    break
                time.sleep(float(response.getheader("Retry-After", "1")))
            self.assertEqual(response.status, 200)
        for raw in greedy:
            raw.close()

    def test_a_head_has_a_deadline_and_the_connection_ends_with_it(self):
        served = Served(self)
        with served.raw() as raw:
            raw.settimeout(0.2)
            raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            start = time.monotonic()
            received = b""
            ended = False
            while not ended and time.monotonic() < start + PATIENCE:
                try:
                    raw.sendall(b"x")
                    data = raw.recv(4096)
                    received += data
                    ended = not data
                except socket.timeout:
                    pass
                except ConnectionError:
                    ended = True
            self.assertTrue(ended, "the connection stays")
            if received:
                self.assertIn(b" 408 ", received.split(b"\r\n")[0])
                self.assertIn(b"\r\nConnection: close\r\n", received)

    def test_what_is_no_request_ends_the_connection(self):
        served = Served(self)
        for bad in (b"nonsense\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"POST /api HTTP/1.1\r\nHost: evil.example\r\n\r\n"):
            with self.subTest(bad), served.raw() as raw:
                raw.sendall(bad)
                answer = b""
                while True:  # ends only if the server closes the connection
                    data = raw.recv(4096)
                    if not data:
                        break
                    answer += data
                self.assertIn(b"\r\nConnection: close\r\n", answer)
                self.assertNotIn(b"Keep-Alive", answer)

    def test_an_endless_head_is_not_read(self):
        served = Served(self)
        with served.raw() as raw:
            raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            line = b"X-Long: " + b"x" * 1000 + b"\r\n"
            with self.assertRaises(ConnectionError):
                for _ in range(100_000):
                    raw.sendall(line)

    def test_keep_alive_says_what_holds(self):
        served = Served(self)
        connection = served.connect()
        left = []
        for _ in range(3):
            start = time.monotonic()
            connection.request("POST", "/api", ABOUT)
            response = connection.getresponse()
            response.read()
            found = re.fullmatch("timeout=([0-9]+), max=([0-9]+)", response.headers["Keep-Alive"])
            left.append(int(found[2]))
        timeout = int(found[1])
        self.assertEqual(left, [left[0], left[0] - 1, left[0] - 2])
        self.assertEqual(connection.sock.recv(1), b"")  # the server ends it
        self.assertGreater(time.monotonic() - start, timeout - 1)
        connection.close()

    def test_forms_and_odd_addresses_are_refused(self):
        served = Served(self)
        form = b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'
        self.assertEqual(served.post(form, {"Content-Type": "multipart/form-data; boundary=x"})[0].status, 400)
        folder = self.folder / "page"
        folder.mkdir()
        (folder / "index.html").write_text("<p>hello", encoding="ascii")
        served = Served(self, "--page", str(folder))
        for path in ("/index.html%00.js", "/%00", "/index.html%0a", "/a%1fb", "/%7f"):
            with self.subTest(path):
                self.assertEqual(served.get(path)[0].status, 400)
        self.assertEqual(served.get("/index.html")[0].status, 200)

    def test_heads_that_can_be_misread_are_refused(self):
        served = Served(self)

        def status(*headers: str, body: str = ABOUT, version: str = "1.1") -> int:
            head = "".join(line + "\r\n" for line in headers)
            with served.raw() as raw:
                raw.sendall(f"POST /api HTTP/{version}\r\n{head}\r\n{body}".encode())
                return int(raw.recv(4096).split()[1])

        host, length = "Host: localhost", f"Content-Length: {len(ABOUT)}"
        self.assertEqual(status(host, length), 200)
        self.assertEqual(status("Host: 127.0.0.1\0.evil.example", length), 400)
        self.assertEqual(status(host, "Host: evil.example", length), 400)
        self.assertEqual(status(host, "Origin: http://localhost", "Origin: http://evil.example", length), 400)
        self.assertEqual(status(host, length, "Content-Length: 3"), 400)
        for number in ("abc", "+16", "0x10", "1e3", "1 6"):
            with self.subTest(number):
                self.assertEqual(status(host, f"Content-Length: {number}"), 400)
        self.assertEqual(status(host, length, "Transfer-Encoding: chunked"), 400)
        self.assertEqual(status(length), 400)
        self.assertEqual(status(length, version="1.0"), 200)
        self.assertEqual(status("Host : localhost", length), 400)
        self.assertEqual(status("Host\t: localhost", length), 400)
        self.assertEqual(status(" Host: localhost", length), 400)
        self.assertEqual(status(host, "X-A: 1\r\n  folded", length), 400)
        self.assertEqual(status(host, "X-A: 1\r\n\tfolded: 2", length), 400)
        for line in ("X A: 1", ": 1", "nothing", "X-A: 1\nHost: evil.example", "X-A: 1\rHost: evil.example", "X-A: \x7f",
                     f"Content-Length : {len(ABOUT)}", "X-A: 1\n  folded"):
            with self.subTest(line):
                self.assertEqual(status(host, line, length), 400)
        self.assertEqual(status("host:localhost", "X-A:", "X-B: \t1 2\t", length), 200)
        self.assertEqual(status(host, length, "Content-Type: MULTIPART/Form-Data; boundary=x"), 400)

    def test_many_parts_of_a_file_are_no_more_than_the_file(self):
        folder = self.folder / "page"
        folder.mkdir()
        (folder / "index.html").write_bytes(b"x" * 4 * MEBIBYTE)
        served = Served(self, "--page", str(folder))
        one, body = served.get("/", headers={"Range": "bytes=2-4"})
        self.assertEqual((one.status, body, one.headers.get_all("Content-Type")), (206, b"xxx", ["text/html"]))
        many, _ = served.get("/", headers={"Range": "bytes=" + ",".join(["0-"] * 200)})
        self.assertEqual(many.status, 416)
        # No part has what lies behind the file in memory.
        size = 4 * MEBIBYTE
        ends = {f"{size - 3}-{size + 99999}": 3, f"{size - 2}-": 2, "-4": 4, f"-{2 * size}": size, f"0-{2**62}": size}
        for part, length in ends.items():
            response, body = served.get("/", headers={"Range": f"bytes={part}"})
            self.assertEqual((response.status, body), (206, b"x" * length), part)
            self.assertEqual(response.headers["Content-Range"], f"bytes {size - length if part[0] != '0' else 0}-{size - 1}/{size}")
        for part in (f"{size}-", f"{size + 5}-{size + 9}", "-0", "5-4", "-"):
            self.assertEqual(served.get("/", headers={"Range": f"bytes={part}"})[0].status, 416, part)
        self.assertEqual(served.post(ABOUT, {"Range": "bytes=0-1"})[0].status, 200)
        # Those who are slow to take it share it, too.
        slow = []
        for _ in range(100):
            raw = served.raw()
            self.addCleanup(raw.close)
            raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            raw.recv(100)
            slow.append(raw)
        response, body = served.get("/")
        self.assertEqual((response.status, len(body)), (200, 4 * MEBIBYTE))
        self.assertLess(served.memory(), 150 * MEBIBYTE)

    def test_large_games_make_room(self):
        served = Served(self)
        # As many small values as may be: they take the most memory for their length.
        document = {"omnidoku": 1, "board": {"type": "grid", "size": 9}, "x-values": [12345] * 1_900_000}
        request = json.dumps({"call": "open", "document": document})
        first = None
        for _ in range(8):
            answer = json.loads(served.post(request)[1])
            first = first or answer["result"]["session"]
        answer = served.call("state", session=first)
        self.assertEqual(answer["error"]["code"], "unknown_name")
        self.assertIn("room", answer["error"]["what"])
        self.assertLess(served.memory(), 768 * MEBIBYTE)

    def test_what_a_call_took_is_given_back(self):
        served = Served(self)
        document = {"omnidoku": 1, "board": {"type": "grid", "size": 9}, "x-values": [12345] * 300_000}

        def open_and_close():
            for _ in range(6):
                served.result("close", session=served.result("open", document=document)["session"])

        threads = [threading.Thread(target=open_and_close) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        # Whatever number of threads had such a game in hand at a time.
        self.assertLess(served.memory(still=True), 100 * MEBIBYTE)

    def test_memory_does_not_rise_with_the_calls(self):
        served = Served(self)

        def ask(begin, end):
            for number in range(begin, end):
                # Other digits each time, and one cell open: nothing is known of it.
                swap = str.maketrans("123456789", "".join(str((number + i) % 9 + 1) for i in range(9)))
                text = without(FILLED, [number % 81, (number // 81) % 81]).translate(swap)
                opened = json.loads(served.post(json.dumps({"call": "open", "text": text}))[1])
                for call in ("solve", "hint"):
                    request = {"call": call, "session": opened["result"]["session"]}
                    self.assertTrue(json.loads(served.post(json.dumps(request))[1])["ok"])

        # As many games as are kept; then each new one makes an old one leave.
        ask(0, 700)
        before = served.memory(still=True)
        ask(700, 2100)
        self.assertLess(served.memory(still=True) - before, 24 * MEBIBYTE)
        self.assertLess(served.memory(), 150 * MEBIBYTE)

    def test_a_game_cannot_grow_without_end(self):
        served = Served(self)
        first = served.result("open", text=UNIQUE)["session"]
        growing = served.result("open", text=UNIQUE, mode="set")["session"]
        refused = ""
        for number in range(40):
            answer = served.call("act", session=growing, action={"type": "text", "title": f"{number}" + "x" * (8 * MEBIBYTE)})
            if not answer["ok"]:
                refused = answer["error"]["code"]
                break
        self.assertEqual(refused, "too_large")
        self.assertEqual(served.call("state", session=growing)["error"]["code"], "unknown_name")
        self.assertTrue(served.call("state", session=first)["ok"])
        self.assertLess(served.memory(), 1024 * MEBIBYTE)

    def test_json_of_many_values_is_bounded(self):
        served = Served(self)
        many = b'{"call": "about", "x": [' + b"[]," * (15 * MEBIBYTE // 3) + b"0]}"
        answers = []

        def ask():
            answers.append(served.post(many)[1])

        threads = [threading.Thread(target=ask) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(answers), 4)
        for answer in answers:
            self.assertEqual(json.loads(answer)["error"]["code"], "too_large")
        self.assertTrue(served.call("about")["ok"])
        self.assertLess(served.memory(), 512 * MEBIBYTE)


if __name__ == "__main__":
    unittest.main()
