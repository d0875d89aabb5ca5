"""The interface to httpx: its arguments, and the handling of its responses and errors."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from typing import Any

import httpx

from ._core import Core, Reply, Send
from ._request import Settings
from .errors import NetworkError, RecollectError, RequestTimeoutError

DEFAULT_URL = "http://127.0.0.1:3000"
DEFAULT_TIMEOUT = 30.0
DEFAULT_RETRIES = 3
#: Seconds. No socket waits for longer than 24 days at once, and an infinite timeout is longer.
LONGEST_WAIT = 1_000_000.0


def core_of(
    url: str | None,
    api_key: str | None,
    user_id: str | None,
    timeout: float,
    max_retries: int,
    headers: Mapping[str, str] | None,
) -> Core:
    """What is None is taken from RECOLLECT_URL and RECOLLECT_API_KEY. What is given is never replaced."""
    return Core(
        Settings(
            url=(os.environ.get("RECOLLECT_URL") or DEFAULT_URL) if url is None else url,
            api_key=(os.environ.get("RECOLLECT_API_KEY") or None) if api_key is None else api_key,
            user_id=user_id,
            timeout=timeout,
            max_retries=max_retries,
            headers={name.lower(): value for name, value in (headers or {}).items()},
        )
    )


class _Remaining(dict[str, float]):
    """How long httpx may still wait, computed at the start of each phase, because httpx times each phase separately."""

    def __init__(self, ends: float) -> None:
        self._ends = ends
        super().__init__(dict.fromkeys(("connect", "read", "write", "pool"), self.get("all")))

    def get(self, key: str, default: Any = None) -> Any:
        # 0 would not even read what has already arrived.
        return min(LONGEST_WAIT, max(0.001, self._ends - time.monotonic()))

    __getitem__ = get


def arguments(step: Send, ends: float) -> dict[str, Any]:
    """A key must not follow a redirect to another host, so none is followed.

    ends: When to stop waiting, on the monotonic clock.
    """
    request = step.request
    return {
        "method": request.method,
        "url": request.url,
        "headers": list(request.headers),
        "content": request.content,
        "extensions": {"timeout": _Remaining(ends)},
        "follow_redirects": False,
    }


def read_until(response: httpx.Response, ends: float) -> Reply:
    """Reads a response as it arrives. Raises httpx.ReadTimeout if it is not complete in time."""
    parts = []
    for part in response.iter_bytes():
        parts.append(part)
        if time.monotonic() > ends:
            raise httpx.ReadTimeout("the answer was not whole in time", request=response.request)
    return Reply(response.status_code, response.headers, b"".join(parts))


def reply_of(response: httpx.Response) -> Reply:
    return Reply(response.status_code, response.headers, response.content)


def error_of(error: httpx.HTTPError, core: Core, step: Send) -> RecollectError:
    if isinstance(error, httpx.TimeoutException):
        return timeout_of(step)
    reason = str(error) or type(error).__name__
    return NetworkError("network", f"no answer from {core.settings.url} ({reason})")


def timeout_of(step: Send) -> RequestTimeoutError:
    return RequestTimeoutError("timeout", f"no answer within {step.timeout:.3g} s")
