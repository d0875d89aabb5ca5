from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import TypeVar, overload

import httpx

from ._core import Core, Reply, Send, Sleep, Steps
from ._generated.async_rooms import AsyncRooms, RecordsRoom, SearchRoom
from ._generated.operations import RECORDS_REVISE, RECORDS_REVISE_BATCH
from ._generated.outputs import RecordDetail, RecordsReviseBatchOutput, RecordsReviseOutput
from ._http import DEFAULT_RETRIES, DEFAULT_TIMEOUT, arguments, core_of, error_of, reply_of, timeout_of
from ._remember import Fact, Source, revision_of
from ._room import AsyncConnection
from .errors import RecollectError

T = TypeVar("T")


class AsyncRecords(RecordsRoom):
    async def wait_for_embedding(self, id: str, *, timeout: float = 30.0, user_id: str | None = None) -> RecordDetail:
        """Waits until a record can be found by its meaning, and returns it.

        Raises EmbeddingFailedError if its vector has failed for good, RequestTimeoutError if it takes too long.
        """
        return await self._client._run(self._client._core.wait_for_embedding(id, user_id, timeout))


class AsyncSearch(SearchRoom):
    """`client.search("what does Ada drink?")` is short for `client.search.records(…)`."""

    __call__ = SearchRoom.records


class AsyncRecollect(AsyncConnection, AsyncRooms):
    """A client of Recollect for asyncio.

    Every call ends within `timeout` seconds with all its repetitions, and raises RecollectError when it fails.
    """

    def __init__(
        self,
        url: str | None = None,
        api_key: str | None = None,
        *,
        user_id: str | None = None,
        timeout: float = DEFAULT_TIMEOUT,
        max_retries: int = DEFAULT_RETRIES,
        headers: Mapping[str, str] | None = None,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        """
        Args:
            url: Of the server. By default RECOLLECT_URL, else http://127.0.0.1:3000.
            api_key: A key or a user token. By default RECOLLECT_API_KEY.
            user_id: The user to act for; see also `as_user`.
            timeout: Seconds for one call with its retries.
            max_retries: How often a call that may be repeated is retried.
            headers: Sent with every request.
            http_client: Your own, for proxies and certificates. This client does not close it.
        """
        core = core_of(url, api_key, user_id, timeout, max_retries, headers)
        self._set_up(core, http_client or httpx.AsyncClient(), owns_http=http_client is None)

    def _set_up(self, core: Core, http: httpx.AsyncClient, *, owns_http: bool) -> None:
        self._core = core
        self._http = http
        self._owns_http = owns_http
        self.records = AsyncRecords(self)
        self.search = AsyncSearch(self)
        AsyncRooms.__init__(self, self)

    @property
    def user_id(self) -> str | None:
        """The user that this client acts for."""
        return self._core.settings.user_id

    def as_user(self, user_id: str) -> AsyncRecollect:
        """The same client acting for a user. It shares the connections of this one; only this one closes them."""
        other = AsyncRecollect.__new__(AsyncRecollect)
        other._set_up(self._core.as_user(user_id), self._http, owns_http=False)
        return other

    @overload
    async def remember(
        self, fact: Fact, *, source: Source | Sequence[Source] | None = None, idempotency_key: str | None = None
    ) -> RecordsReviseOutput: ...

    @overload
    async def remember(
        self,
        fact: list[Fact] | tuple[Fact, ...],
        *,
        source: Source | Sequence[Source] | None = None,
        idempotency_key: str | None = None,
    ) -> RecordsReviseBatchOutput: ...

    async def remember(
        self,
        fact: Fact | list[Fact] | tuple[Fact, ...],
        *,
        source: Source | Sequence[Source] | None = None,
        idempotency_key: str | None = None,
    ) -> RecordsReviseOutput | RecordsReviseBatchOutput:
        """Remembers a fact, or up to 100: revises memory with it and keeps its source.

        Args:
            fact: A sentence, or a mapping with the fields of a revision; or several, each with its own outcome.
            source: Its source message or record, or the id, or several. Erasing it also erases the fact.
        """
        if isinstance(fact, (str, Mapping)):
            return await self.call(RECORDS_REVISE, body=revision_of(fact, source), idempotency_key=idempotency_key)
        records = [revision_of(one, source) for one in fact]
        return await self.call(RECORDS_REVISE_BATCH, body={"records": records}, idempotency_key=idempotency_key)

    async def aclose(self) -> None:
        if self._owns_http:
            await self._http.aclose()

    async def __aenter__(self) -> AsyncRecollect:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.aclose()

    def __repr__(self) -> str:
        return f"AsyncRecollect(url={self._core.settings.url!r}, user_id={self.user_id!r})"

    async def _run(self, steps: Steps[T]) -> T:
        try:
            step = next(steps)
            while True:
                if isinstance(step, Sleep):
                    await asyncio.sleep(step.seconds)
                    step = next(steps)
                    continue
                try:
                    reply = await self._send(step)
                except RecollectError as error:
                    step = steps.throw(error)
                else:
                    step = steps.send(reply)
        except StopIteration as end:
            answer: T = end.value
            return answer

    async def _send(self, step: Send) -> Reply:
        ends = time.monotonic() + step.timeout
        try:
            return reply_of(await asyncio.wait_for(self._http.request(**arguments(step, ends)), step.timeout))
        except asyncio.TimeoutError as error:
            raise timeout_of(step) from error
        except httpx.HTTPError as error:
            raise error_of(error, self._core, step) from error
