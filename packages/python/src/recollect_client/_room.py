"""What rooms and clients are made of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any, TypeVar

from ._core import Core, Steps, next_page
from ._generated.operations import OPERATIONS
from ._operation import Operation, Sent

T = TypeVar("T")


class Unset:
    """For a field that may be None: that it was not given at all."""

    def __repr__(self) -> str:
        return "UNSET"


UNSET = Unset()


def given(
    kept: Mapping[str, Any],
    dropped: Mapping[str, Any],
    fields: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """What was given: of `kept` all but UNSET, of `dropped` all but None, and whatever stands in `fields`."""
    return {
        **{name: value for name, value in kept.items() if value is not UNSET},
        **{name: value for name, value in dropped.items() if value is not None},
        **(fields or {}),
    }


def operation_named(name: str) -> Operation[Any]:
    try:
        return OPERATIONS[name]
    except KeyError:
        raise ValueError(f"there is no operation {name!r}") from None


class Connection(ABC):
    """Carries out steps, blocking."""

    _core: Core

    @abstractmethod
    def _run(self, steps: Steps[T]) -> T: ...

    def _execute(self, operation: Operation[T], sent: Sent) -> T:
        return self._run(self._core.call(operation, sent))

    def request(self, operation: str, **sent: Any) -> Any:
        """Any operation by a name that is known at run time only. Takes what `call` takes."""
        return self._execute(operation_named(operation), Sent(**sent))


class AsyncConnection(ABC):
    """Carries out steps without blocking."""

    _core: Core

    @abstractmethod
    async def _run(self, steps: Steps[T]) -> T: ...

    async def _execute(self, operation: Operation[T], sent: Sent) -> T:
        return await self._run(self._core.call(operation, sent))

    async def request(self, operation: str, **sent: Any) -> Any:
        """Any operation by a name that is known at run time only. Takes what `call` takes."""
        return await self._execute(operation_named(operation), Sent(**sent))


class Room:
    def __init__(self, client: Connection) -> None:
        self._client = client

    def _call(self, operation: Operation[T], **sent: Any) -> T:
        return self._client._execute(operation, Sent(**sent))

    def _iterate(self, operation: Operation[Any], item: type[T], **given: Any) -> Iterator[T]:
        sent: Sent | None = Sent(**given)
        while sent is not None and operation.paging is not None:
            page = self._client._execute(operation, sent)
            items, sent = next_page(operation.paging, sent, page)
            yield from items


class AsyncRoom:
    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def _call(self, operation: Operation[T], **sent: Any) -> T:
        return await self._client._execute(operation, Sent(**sent))

    async def _iterate(self, operation: Operation[Any], item: type[T], **given: Any) -> AsyncIterator[T]:
        sent: Sent | None = Sent(**given)
        while sent is not None and operation.paging is not None:
            page = await self._client._execute(operation, sent)
            items, sent = next_page(operation.paging, sent, page)
            for one in items:
                yield one
