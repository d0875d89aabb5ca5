"""The steps of a call, without executing them.

The steps are generators: they yield what to send and how long to sleep, and receive the response. The two clients
only execute them, one blocking and one not, so their behaviour cannot diverge.
"""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from ._generated.operations import RECORDS_GET
from ._generated.outputs import RecordDetail
from ._models import DoesNotFit, read
from ._operation import Operation, Paging, Sent
from ._request import Request, Settings, build_request
from ._retry import delay_before, is_passing
from .errors import EmbeddingFailedError, RecollectError, RequestTimeoutError, UnexpectedAnswerError, read_error, refuse

T = TypeVar("T")


@dataclass(frozen=True)
class Send:
    """Send this, and give up after this many seconds."""

    request: Request
    timeout: float


@dataclass(frozen=True)
class Sleep:
    seconds: float


@dataclass(frozen=True)
class Reply:
    """The response. Header names are case-insensitive."""

    status: int
    headers: Mapping[str, str]
    content: bytes


#: Yields what to do, receives the reply to a Send (or its error, thrown in), and returns the result.
Steps = Generator[Send | Sleep, Reply | None, T]

#: Seconds between two polls for a vector: at first, and at most.
FIRST_LOOK = 0.05
LONGEST_LOOK = 1.0


@dataclass(frozen=True)
class Core:
    settings: Settings
    #: Seconds of a monotonic clock.
    clock: Callable[[], float] = time.monotonic

    def as_user(self, user_id: str) -> Core:
        # If nobody is signed in, the call would go to the key's own user and mix people in one memory.
        if not isinstance(user_id, str):
            raise refuse("user_id", "must be the id of a user")
        return replace(self, settings=replace(self.settings, user_id=user_id))

    def call(self, operation: Operation[T], sent: Sent) -> Steps[T]:
        """One operation, retried while that is safe and may help.

        Reads are safe, and writes that the server executes once per Idempotency-Key: every retry sends the same key.
        """
        request = build_request(self.settings, operation, sent)
        allowed = (self.settings.timeout if sent.timeout is None else sent.timeout) + (sent.wait or 0)
        ends = self.clock() + allowed
        for repetition in itertools.count():
            remaining = ends - self.clock()
            if remaining <= 0:
                raise RequestTimeoutError("timeout", f"no answer within {allowed:g} s")
            try:
                reply = yield Send(request, remaining)
                self._note(reply)
                return _answer(operation, reply)
            except RecollectError as error:
                if not request.repeatable or repetition >= self.settings.max_retries or not is_passing(error):
                    raise
                delay = delay_before(repetition, error.retry_after)
                # Waiting until the timeout would gain nothing.
                if delay >= ends - self.clock():
                    raise
            yield Sleep(delay)
        raise AssertionError("unreachable")

    def _note(self, reply: Reply | None) -> None:
        position = reply.headers.get("x-read-after") if reply else None
        if position and position not in self.settings.written:
            self.settings.written.append(position)

    def wait_for_embedding(self, record_id: str, user_id: str | None, timeout: float) -> Steps[RecordDetail]:
        """Reads a record until its vectors exist."""
        ends = self.clock() + timeout
        look = FIRST_LOOK
        query = {} if user_id is None else {"user_id": user_id}
        while True:
            remaining = max(0.001, ends - self.clock())
            sent = Sent(params={"id": record_id}, query=query, timeout=min(remaining, self.settings.timeout))
            record = yield from self.call(RECORDS_GET, sent)
            if record.embedding.state == "failed":
                raise EmbeddingFailedError("embedding_failed", record.embedding.reason or "the vector failed")
            if record.embedding.state != "pending":
                return record
            remaining = ends - self.clock()
            if remaining <= 0:
                raise RequestTimeoutError("timeout", f"{record_id} has no vector after {timeout:g} s")
            yield Sleep(min(look, remaining))
            look = min(look * 1.5, LONGEST_LOOK)


def next_page(paging: Paging, sent: Sent, page: Any) -> tuple[list[Any], Sent | None]:
    """The items of a page, and the parameters of the next one: None at the end."""
    items: list[Any] = getattr(page, paging.items)
    if not page.has_more:
        return items, None
    before = ((sent.query if paging.place == "query" else sent.body) or {}).get(paging.by)
    if paging.by == "offset":
        # An empty page that is not the last would lead to endless requests.
        return items, sent.with_field(paging.place, offset=(before or 0) + len(items)) if items else None
    following = page.next_cursor if paging.by == "cursor" else items[-1].version if items else None
    if following is None or following == before:
        raise UnexpectedAnswerError("unexpected_answer", "a page that is not the last names no next one", status=200)
    # An offset applies to the first page only.
    return items, sent.with_field(paging.place, **{"offset": None, paging.by: following})


def _answer(operation: Operation[T], reply: Reply | None) -> T:
    if reply is None:
        raise AssertionError("a request was not carried out")
    if 300 <= reply.status < 400:
        to = reply.headers.get("location", "another address")
        detail = f"redirected to {to}: set `url` to where it leads"
        raise UnexpectedAnswerError("unexpected_answer", detail, status=reply.status)
    if reply.status not in operation.statuses:
        raise read_error(reply.status, reply.headers, reply.content)
    value: Any = None
    if operation.output is str:
        value = reply.content.decode(errors="replace")
    elif operation.output is bytes:
        value = reply.content
    elif operation.output is not None:
        value = _parsed(operation, reply)
    answer: T = value
    return answer


def _parsed(operation: Operation[Any], reply: Reply) -> Any:
    try:
        return read(operation.output, json.loads(reply.content))
    except (ValueError, RecursionError):
        detail = f"{operation.path} answered something else than JSON: is this the address of Recollect?"
    except DoesNotFit as error:
        detail = f"{operation.path} answered something else than it promises: {error}"
    request_id = reply.headers.get("x-request-id")
    raise UnexpectedAnswerError("unexpected_answer", detail, status=reply.status, request_id=request_id)
