"""A local server that responds from a list and records its requests."""

from __future__ import annotations

import json
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any
from urllib.parse import parse_qsl, urlsplit


@dataclass
class Answer:
    status: int = 200
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)
    #: Seconds before it is sent.
    delay: float = 0.0
    #: Not sent before this is set.
    held: threading.Event | None = None
    #: Closes the connection without a response.
    drop: bool = False
    #: Seconds between one byte of the body and the next; 0 for all at once.
    drip: float = 0.0


@dataclass
class Asked:
    method: str
    path: str
    headers: dict[str, str]
    body: Any
    at: float

    @property
    def query(self) -> dict[str, str]:
        return dict(parse_qsl(urlsplit(self.path).query))


def problem(status: int, code: str, **more: Any) -> dict[str, Any]:
    known = {"type": f"urn:recollect:error:{code}", "title": code, "status": status, "code": code}
    return {**known, "detail": f"about {code}", "request_id": "r-1", **more}


class Stub:
    """Its last response is repeated."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self.asked: list[Asked] = []
        #: How many responses were sent completely.
        self.told = 0
        stub = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def handle_any(self) -> None:
                length = int(self.headers.get("content-length", 0))
                text = self.rfile.read(length)
                headers = {name.lower(): value for name, value in self.headers.items()}
                body = json.loads(text) if text else None
                stub.asked.append(Asked(self.command, self.path, headers, body, time.monotonic()))
                answer = stub.answers.pop(0) if len(stub.answers) > 1 else stub.answers[0]
                time.sleep(answer.delay)
                if answer.held is not None:
                    answer.held.wait()
                if answer.drop:
                    self.close_connection = True
                    return
                body = answer.body if isinstance(answer.body, bytes) else json.dumps(answer.body).encode()
                self.send_response(answer.status)
                for name, value in {"content-length": str(len(body)), **answer.headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                with suppress(OSError):
                    for piece in [bytes([byte]) for byte in body] if answer.drip else [body]:
                        time.sleep(answer.drip)
                        self.wfile.write(piece)
                    stub.told += 1

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = handle_any

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def will(self, *answers: Answer) -> None:
        self.answers = list(answers)

    def __enter__(self) -> Stub:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
