"""The two ends of httpx: its arguments, and what becomes of its answers and errors."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import httpx

from ._core import Core, Reply, Send
from ._request import Settings
from .errors import NetworkError, RecollectError, RequestTimeoutError

DEFAULT_URL = "http://127.0.0.1:3000"
DEFAULT_TIMEOUT = 30.0
DEFAULT_RETRIES = 3


def core_of(
    url: str | None,
    api_key: str | None,
    user_id: str | None,
    timeout: float,
    max_retries: int,
    headers: Mapping[str, str] | None,
) -> Core:
    """What is not given comes from RECOLLECT_URL and RECOLLECT_API_KEY."""
    return Core(
        Settings(
            url=url or os.environ.get("RECOLLECT_URL") or DEFAULT_URL,
            api_key=api_key or os.environ.get("RECOLLECT_API_KEY") or None,
            user_id=user_id,
            timeout=timeout,
            max_retries=max_retries,
            headers={name.lower(): value for name, value in (headers or {}).items()},
        )
    )


def arguments(step: Send) -> dict[str, Any]:
    """A key must not follow a redirect to another host, so none is followed."""
    request = step.request
    return {
        "method": request.method,
        "url": request.url,
        "headers": list(request.headers),
        "content": request.content,
        "timeout": httpx.Timeout(step.timeout),
        "follow_redirects": False,
    }


def reply_of(response: httpx.Response) -> Reply:
    return Reply(response.status_code, response.headers, response.content)


def error_of(error: httpx.HTTPError, core: Core, step: Send) -> RecollectError:
    if isinstance(error, httpx.TimeoutException):
        return RequestTimeoutError("timeout", f"no answer within {step.timeout:.3g} s")
    reason = str(error) or type(error).__name__
    return NetworkError("network", f"no answer from {core.settings.url} ({reason})")
