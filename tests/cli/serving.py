# SPDX-License-Identifier: MIT
"""omnidoku serve under test: a server on a free port of this machine, and ways of asking it."""

import http.client
import json
import pathlib
import socket
import subprocess

from api_schema import objections_to
from support import PATIENCE, PROGRAM, CliTest, Watch

# Calls that nothing but their time limit ends, or somebody who does not want to wait.
ENDLESS = {"call": "generate", "geometry": "grid:25", "givens": 100, "seed": 1, "time_limit": 600}
MEBIBYTE = 1 << 20


class Served:
    """The program, serving on a free port until the test ends."""

    def __init__(self, test: CliTest, *args: str, program: str | pathlib.Path = PROGRAM):
        self.process = subprocess.Popen([program, "serve", "--port", "0", *args], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True)
        self.watch = Watch(self.process)
        test.addCleanup(self.end)
        self.greeting = self.process.stdout.readline()
        self.port = int(self.greeting.split("/ ")[0].rsplit(":", 1)[1])

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

    def connect(self, timeout: float = PATIENCE) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)

    def get(self, path: str, method: str = "GET", headers: dict | None = None):
        connection = self.connect()
        connection.putrequest(method, path, skip_host="Host" in (headers or {}))
        for name, value in (headers or {}).items():
            connection.putheader(name, value)
        connection.endheaders()
        response = connection.getresponse()
        body = response.read()
        connection.close()
        return response, body

    def post(self, body: bytes | str, headers: dict | None = None, path: str = "/api"):
        connection = self.connect()
        connection.request("POST", path, body, {"Content-Type": "application/json"} | (headers or {}))
        response = connection.getresponse()
        answer = response.read()
        connection.close()
        return response, answer

    def call(self, name: str, **parameters) -> dict:
        """The answer, which keeps to the schema of the api."""
        response, answer = self.post(json.dumps({"api": 1, "call": name} | parameters))
        assert response.status == 200, response.status
        told = json.loads(answer)
        assert objections_to(name, told) == [], objections_to(name, told)
        return told

    def result(self, name: str, **parameters) -> dict:
        answer = self.call(name, **parameters)
        assert answer["ok"], answer
        return answer["result"]

    def raw(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def send(self, request: dict, headers: str = "") -> socket.socket:
        """A connection on which the call is under way."""
        body = json.dumps(request)
        connection = self.raw()
        connection.sendall(f"POST /api HTTP/1.1\r\nHost: localhost\r\n{headers}"
                           f"Content-Length: {len(body)}\r\n\r\n{body}".encode())
        self.watch.wait_until(self.watch.is_in_one_search, "the call is under way")
        return connection

    def memory(self, still: bool = False) -> int:
        """Bytes of the program that were in memory at most so far, or that still are."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS:" if still else "VmHWM:"))
