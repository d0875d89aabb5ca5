"""Every test runs with a blocking and with an asyncio client; both must behave the same.

Tests against a running server need RECOLLECT_URL and RECOLLECT_API_KEY, the key of an admin who may name any user.
"""

from __future__ import annotations

import inspect
import os
import ssl
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from functools import cache
from typing import Any
from unittest.mock import patch
from uuid import uuid4

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from stub import Stub

import recollect_client._retry
from recollect_client import AsyncRecollect, Recollect

# Every client reads the certificates of the machine, which takes longer than most of these tests.
patch.object(ssl, "create_default_context", cache(ssl.create_default_context)).start()

#: Creates a client of one of the two forms. Typed as the blocking one, because both are used like it.
MakeClient = Callable[..., Recollect]


class Blocking:
    """An asynchronous client with the interface of a blocking one."""

    def __init__(self, portal: BlockingPortal, target: Any) -> None:
        self._portal = portal
        self._target = target

    def __getattr__(self, name: str) -> Any:
        # The only method with another name.
        return self._wrap(getattr(self._target, "aclose" if name == "close" else name))

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._wrap(self._target.__call__)(*args, **kwargs)

    def __repr__(self) -> str:
        return repr(self._target)

    def _wrap(self, value: Any) -> Any:
        if inspect.ismethod(value):
            return lambda *args, **kwargs: self._result(value(*args, **kwargs))
        return Blocking(self._portal, value) if type(value).__module__.startswith("recollect_client") else value

    def _result(self, value: Any) -> Any:
        if inspect.isawaitable(value):

            async def wait() -> Any:
                return await value

            return self._portal.call(wait)
        if isinstance(value, AsyncIterator):
            return self._items(value)
        return Blocking(self._portal, value) if isinstance(value, AsyncRecollect) else value

    def _items(self, items: AsyncIterator[Any]) -> Iterator[Any]:
        async def following() -> list[Any]:
            async for one in items:
                return [one]
            return []

        while found := self._portal.call(following):
            yield found[0]


@pytest.fixture(params=["sync", "async"])
def form(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def make_client(form: str) -> Iterator[MakeClient]:
    with ExitStack() as stack:
        portal = stack.enter_context(start_blocking_portal()) if form == "async" else None

        def make(*args: Any, **kwargs: Any) -> Any:
            client = Blocking(portal, AsyncRecollect(*args, **kwargs)) if portal else Recollect(*args, **kwargs)
            stack.callback(client.close)
            return client

        yield make


@pytest.fixture
def stub() -> Iterator[Stub]:
    """A server that returns what it is told to."""
    with Stub() as server:
        yield server


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retries without much waiting."""
    monkeypatch.setattr(recollect_client._retry, "BASE", 0.01)


@pytest.fixture
def live(make_client: MakeClient) -> MakeClient:
    """Clients of the running server, by default with its key."""
    if not os.environ.get("RECOLLECT_URL") or not os.environ.get("RECOLLECT_API_KEY"):
        pytest.skip("RECOLLECT_URL and RECOLLECT_API_KEY name no server")
    return make_client


@pytest.fixture
def client(live: MakeClient) -> Recollect:
    """Acts for a user that no test has named yet."""
    return live(user_id=f"user-{uuid4()}")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
