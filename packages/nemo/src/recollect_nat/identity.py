"""The user of a call, as the toolkit knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: Request headers, and their names in the metadata of the user.
HEADERS = {"user-first-name": "first_name", "user-last-name": "last_name", "user-email": "email"}


def _context() -> Any:
    from nat.builder.context import Context

    return Context.get()


def _attribute(name: str) -> str | None:
    try:
        value = getattr(_context(), name, None)
    except Exception:  # some versions raise outside a run
        return None
    return value.strip() or None if isinstance(value, str) else None


def _headers() -> Mapping[str, str]:
    try:
        headers = _context().metadata.headers
    except Exception:
        return {}
    return {str(name).lower(): str(value) for name, value in dict(headers or {}).items()}


def user_of_context() -> str | None:
    """The user of the run: from the context, else from the request's header `user-id`."""
    return _attribute("user_id") or _headers().get("user-id", "").strip() or None


def session_of_context() -> str | None:
    """The conversation of the run."""
    return _attribute("conversation_id")


def attributes_of_context() -> dict[str, str]:
    """The run's data about its user: from the context (`user_first_name`), else the headers (`user-first-name`)."""
    headers = _headers()
    found = {
        name: _attribute(header.replace("-", "_")) or headers.get(header, "").strip() for header, name in HEADERS.items()
    }
    return {name: value for name, value in found.items() if value}
