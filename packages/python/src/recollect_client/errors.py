"""Everything that the client raises.

Rely on `code` or on the class, not on the text. The server's documentation describes its codes
(docs/errors.md); the client adds `network`, `timeout`, `embedding_failed` and `unexpected_answer`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any


@dataclass(frozen=True)
class FieldError:
    """One invalid field. `field` is a path such as `records[3].metadata.a`."""

    field: str
    message: str


class RecollectError(Exception):
    """The base of all of them."""

    def __init__(
        self,
        code: str,
        detail: str,
        *,
        status: int = 0,
        errors: Sequence[FieldError] = (),
        request_id: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{code}: {detail}")
        #: Stable, for programs: `conflict` of `conflict.legal_hold`.
        self.code = code.partition(".")[0]
        #: The whole code, which may include the reason.
        self.reason = code
        #: A description for people.
        self.detail = detail
        #: The HTTP status; 0 without a response.
        self.status = status
        self.errors = tuple(errors)
        #: The id to search for in the server's log.
        self.request_id = request_id
        #: Seconds after which the server wants to be called again.
        self.retry_after = retry_after


class InvalidRequestError(RecollectError):
    """The request is invalid: 400, 413, 415. `errors` names the fields."""


class AuthenticationError(RecollectError):
    """No live key: 401."""


class PermissionDeniedError(RecollectError):
    """The key lacks a permission: 403."""


class NotFoundError(RecollectError):
    """Nothing with this name exists for this key and user: 404."""


class ConflictError(RecollectError):
    """The request conflicts with the stored data: 409."""


class VersionMismatchError(RecollectError):
    """The version in `if_match` is no longer the current one: 412."""


class RateLimitError(RecollectError):
    """Too many requests: 429."""


class ServerError(RecollectError):
    """The server failed or is not ready: 500 and above."""


class NetworkError(RecollectError, ConnectionError):
    """No response: the server is unreachable, or the connection broke. Whether it executed the request is unknown."""


class RequestTimeoutError(RecollectError, TimeoutError):
    """No response in time. Whether the server executed the request is unknown."""


class UnexpectedAnswerError(RecollectError):
    """The response is not from Recollect, or from a version that this client does not understand."""


class EmbeddingFailedError(RecollectError):
    """The awaited vector has failed for good. `client.embeddings.retry(id)` retries it."""


_BY_STATUS: dict[int, type[RecollectError]] = {
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    412: VersionMismatchError,
    429: RateLimitError,
}


def refuse(field: str, message: str) -> InvalidRequestError:
    """A request that this client refuses to send."""
    return InvalidRequestError("invalid_input", f"{field}: {message}", errors=[FieldError(field, message)])


def read_error(status: int, headers: Mapping[str, str], content: bytes) -> RecollectError:
    """Reads the error in a response from problem+json or from AMP's envelope."""
    body = _object(content)
    code = body.get("code", body.get("error"))
    detail = body.get("detail", body.get("message"))
    request_id = headers.get("x-request-id")
    retry_after = read_retry_after(headers.get("retry-after"), datetime.now(timezone.utc))
    kind = _BY_STATUS.get(status, ServerError if status >= 500 else InvalidRequestError)
    if not isinstance(code, str):
        kind = kind if status >= 400 else UnexpectedAnswerError
        text = f"answered {status}, not in Recollect's form"
        return kind("unexpected_answer", text, status=status, request_id=request_id, retry_after=retry_after)
    return kind(
        code,
        detail if isinstance(detail, str) else code,
        status=status,
        errors=_field_errors(body.get("errors")),
        request_id=request_id,
        retry_after=retry_after,
    )


def read_retry_after(header: str | None, now: datetime) -> float | None:
    """Seconds from now: the header contains seconds or a date."""
    if header is None:
        return None
    try:
        return max(0.0, float(int(header.strip())))
    except ValueError:
        pass
    try:
        date = parsedate_to_datetime(header)
    except (TypeError, ValueError):
        return None
    return max(0.0, ((date if date.tzinfo else date.replace(tzinfo=timezone.utc)) - now).total_seconds())


def _object(content: bytes) -> dict[str, Any]:
    try:
        value = json.loads(content)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _field_errors(value: Any) -> list[FieldError]:
    entries = value if isinstance(value, list) else []
    return [FieldError(str(e.get("field")), str(e.get("message"))) for e in entries if isinstance(e, dict)]
