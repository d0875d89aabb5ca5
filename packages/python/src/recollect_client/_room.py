"""The base classes of rooms and clients."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from typing import Any, Concatenate, ParamSpec, TypeVar, cast, overload

from ._core import Core, Steps, next_page
from ._generated.operations import OPERATIONS
from ._operation import UNSET as UNSET
from ._operation import Operation, Sent
from ._operation import Unset as Unset

T = TypeVar("T")
P = ParamSpec("P")


def operation_named(name: str | Operation[T]) -> Operation[Any]:
    if isinstance(name, Operation):
        return name
    try:
        return OPERATIONS[name]
    except KeyError:
        raise ValueError(f"there is no operation {name!r}") from None


class Connection(ABC):
    """Executes steps, blocking."""

    _core: Core

    @abstractmethod
    def _run(self, steps: Steps[T]) -> T: ...

    def _execute(self, operation: Operation[T], sent: Sent) -> T:
        return self._run(self._core.call(operation, sent))

    @overload
    def call(self, operation: Operation[T], **sent: Any) -> T: ...

    @overload
    def call(self, operation: str, **sent: Any) -> Any: ...

    def call(self, operation: Operation[T] | str, **sent: Any) -> Any:
        """Any operation, of `recollect_client.operations` or by its name. `params` go into its path, `query` and `body`
        where they say; `if_match`, `idempotency_key`, `wait` and `timeout` are what they are elsewhere."""
        return self._execute(operation_named(operation), Sent(**sent))

    def request(self, operation: str, **sent: Any) -> Any:
        """The older name of `call`, until 1.0."""
        return self.call(operation, **sent)


class AsyncConnection(ABC):
    """Executes steps without blocking."""

    _core: Core

    @abstractmethod
    async def _run(self, steps: Steps[T]) -> T: ...

    async def _execute(self, operation: Operation[T], sent: Sent) -> T:
        return await self._run(self._core.call(operation, sent))

    @overload
    async def call(self, operation: Operation[T], **sent: Any) -> T: ...

    @overload
    async def call(self, operation: str, **sent: Any) -> Any: ...

    async def call(self, operation: Operation[T] | str, **sent: Any) -> Any:
        """Any operation, of `recollect_client.operations` or by its name. `params` go into its path, `query` and `body`
        where they say; `if_match`, `idempotency_key`, `wait` and `timeout` are what they are elsewhere."""
        return await self._execute(operation_named(operation), Sent(**sent))

    async def request(self, operation: str, **sent: Any) -> Any:
        """The older name of `call`, until 1.0."""
        return await self.call(operation, **sent)


class Room:
    def __init__(self, client: Connection) -> None:
        self._client = client

    def _call(self, operation: Operation[T], arguments: Mapping[str, Any]) -> T:
        return self._client._execute(operation, operation.sent(arguments))

    def _iterate(self, operation: Operation[Any], item: type[T], arguments: Mapping[str, Any]) -> Iterator[T]:
        sent: Sent | None = operation.sent(arguments)
        while sent is not None and operation.paging is not None:
            page = self._client._execute(operation, sent)
            items, sent = next_page(operation.paging, sent, page)
            yield from items


class AsyncRoom:
    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def _call(self, operation: Operation[T], arguments: Mapping[str, Any]) -> T:
        return await self._client._execute(operation, operation.sent(arguments))

    async def _iterate(self, operation: Operation[Any], item: type[T], arguments: Mapping[str, Any]) -> AsyncIterator[T]:
        sent: Sent | None = operation.sent(arguments)
        while sent is not None and operation.paging is not None:
            page = await self._client._execute(operation, sent)
            items, sent = next_page(operation.paging, sent, page)
            for one in items:
                yield one


def awaited(method: Callable[Concatenate[Any, P], T]) -> Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]:
    """Turns a method of a Room into one of an AsyncRoom: it returns what `_call` returns, which is awaitable there."""
    return cast("Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]", method)


def iterated(method: Callable[Concatenate[Any, P], Iterator[T]]) -> Callable[Concatenate[Any, P], AsyncIterator[T]]:
    """Like `awaited`, for a method that returns what `_iterate` returns."""
    return cast("Callable[Concatenate[Any, P], AsyncIterator[T]]", method)
