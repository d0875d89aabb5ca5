"""Turns an operation and its values into bytes on the wire."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any
from urllib.parse import quote, urlencode, urlsplit
from uuid import uuid4

from ._models import Model
from ._operation import Operation, Sent
from ._version import __version__
from .errors import refuse

Headers = tuple[tuple[bytes, bytes], ...]


@dataclass(frozen=True)
class Settings:
    """What all requests of one client share."""

    url: str
    api_key: str | None = field(repr=False)
    user_id: str | None
    #: Seconds for one call with its retries.
    timeout: float
    max_retries: int
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    #: The positions of this client's writes, newest last, sent to a server with replicas for reads to see them.
    #: Writes may be answered in another order than they were executed, so a few are kept.
    written: deque[str] = field(default_factory=lambda: deque(maxlen=4), repr=False, compare=False)

    def __post_init__(self) -> None:
        try:
            parts = urlsplit(self.url)
            is_address = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:
            is_address = False
        if not is_address:
            raise refuse("url", "must be an http or https address, such as http://127.0.0.1:3000")
        if "@" in parts.netloc or parts.query or parts.fragment:
            raise refuse("url", "must hold no name, password, query or fragment")
        object.__setattr__(self, "url", self.url.rstrip("/"))
        if self.api_key is not None:
            header_bytes("api_key", self.api_key)


@dataclass(frozen=True)
class Request:
    """One request, the same in every retry."""

    operation: Operation[Any]
    method: str
    url: str
    headers: Headers = field(repr=False)
    content: bytes | None = field(repr=False)
    #: Whether sending it twice has the same effect as sending it once.
    repeatable: bool


def build_request(settings: Settings, operation: Operation[Any], sent: Sent) -> Request:
    """Raises InvalidRequestError for what cannot be sent."""
    given = {
        "x-user-id": settings.user_id,
        "if-match": None if sent.if_match is None else etag_of(sent.if_match),
        "idempotency-key": str(uuid4()) if sent.idempotency_key is None else sent.idempotency_key,
        "prefer": None if sent.wait is None else f"wait={sent.wait}",
    }
    headers = {
        **settings.headers,
        "x-api-key": settings.api_key,
        "accept": "application/json",
        "x-read-after": ", ".join(settings.written) or None,
        "user-agent": f"recollect-python/{__version__}",
        **{name: value for name, value in given.items() if name in operation.headers},
    }
    content = _content(operation, sent.body)
    if content is not None:
        headers["content-type"] = operation.content_type
    return Request(
        operation=operation,
        method=operation.method,
        url=url_of(settings.url, operation, sent),
        headers=tuple((name.encode(), header_bytes(name, text)) for name, text in headers.items() if text is not None),
        content=content,
        repeatable=operation.reads or "idempotency-key" in operation.headers,
    )


def url_of(base: str, operation: Operation[Any], sent: Sent) -> str:
    """The URL of an operation."""
    path = operation.path
    for name in _names_in(path):
        path = path.replace(f"{{{name}}}", _segment(name, (sent.params or {}).get(name)))
    query = urlencode(list(_query(sent.query or {})), quote_via=quote)
    return f"{base}{path}{'?' + query if query else ''}"


def _names_in(path: str) -> list[str]:
    return [part.split("}")[0] for part in path.split("{")[1:]]


def _segment(name: str, value: Any) -> str:
    """`.` and `..` would be resolved even if encoded, and lead to another route; so would an empty name."""
    text = str(value) if isinstance(value, (str, int)) and not isinstance(value, bool) else ""
    if text in ("", ".", ".."):
        raise refuse(name, f"must be a text that is not empty, and not {text!r}")
    return quote(_well_formed(name, text), safe="")


def _query(query: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Lists are repeated, times are RFC 3339, objects are JSON. None is left out."""
    pairs = []
    for name, value in query.items():
        for one in value if isinstance(value, (list, tuple, set, frozenset)) else [value]:
            if one is not None:
                pairs.append((name, _well_formed(name, _query_text(name, one))))
    return pairs


def _query_text(name: str, value: Any) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, date):
        return instant(name, value)
    return to_json(name, value).decode()


def _content(operation: Operation[Any], body: Any) -> bytes | None:
    if operation.content_type is None or body is None:
        return None
    if operation.content_type.endswith("json") and "ndjson" not in operation.content_type:
        return to_json("body", body)
    return body if isinstance(body, bytes) else _well_formed("body", str(body)).encode()


def to_json(name: str, value: Any) -> bytes:
    """JSON in UTF-8. Raises InvalidRequestError for values that JSON cannot represent."""

    def other(one: Any) -> Any:
        if isinstance(one, Model):
            return one.to_dict()
        if isinstance(one, date):
            return instant(name, one)
        if isinstance(one, Mapping):
            return dict(one)
        if isinstance(one, (set, frozenset)):
            return list(one)
        raise refuse(name, f"has no form in JSON: {type(one).__name__}")

    try:
        text = json.dumps(value, default=other, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except ValueError as error:
        raise refuse(name, f"has no form in JSON: {error}") from None
    except RecursionError:
        raise refuse(name, "nests too deep") from None
    return _well_formed(name, text).encode()


def instant(name: str, value: date) -> str:
    """A date, or a time with its zone: a time without one would be a different instant on every machine."""
    if isinstance(value, datetime) and value.tzinfo is None:
        raise refuse(name, "a datetime must have a time zone, such as datetime.now(timezone.utc)")
    return value.isoformat()


def header_bytes(name: str, text: str) -> bytes:
    """A header contains bytes: non-ASCII letters are sent as UTF-8."""
    control = any(ord(letter) < 0x20 or ord(letter) == 0x7F for letter in text)
    if text == "" or text != text.strip() or control:
        raise refuse(name, "must not be empty, begin or end with a space, or hold control characters")
    return _well_formed(name, text).encode()


def etag_of(version: int | str) -> str:
    """The ETag of a version, or an ETag from a response."""
    return f'"{version}"' if isinstance(version, int) or version.isdigit() else version


def _well_formed(name: str, text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise refuse(name, "must be well-formed text") from None
    return text
