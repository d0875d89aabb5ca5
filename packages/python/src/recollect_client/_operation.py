"""What the table of operations is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal, TypeVar

T = TypeVar("T")


class Unset:
    """For a field that may be None: that it was not given at all."""

    def __repr__(self) -> str:
        return "UNSET"


UNSET = Unset()


@dataclass(frozen=True)
class Paging:
    """How the next page of a list is asked for."""

    #: The attribute of the answer that holds the page.
    items: str
    place: Literal["query", "body"]
    by: Literal["cursor", "before", "offset"]


@dataclass(frozen=True)
class Operation(Generic[T]):
    """One thing that the server can be asked. T is what it answers."""

    name: str
    method: str
    #: With `{name}` for what `params` fill in.
    path: str
    #: The type of the answer; None where nothing comes back.
    output: Any
    #: Of an answer. Every other status is a refusal.
    statuses: tuple[int, ...]
    #: The headers that it heeds, in lower case.
    headers: tuple[str, ...]
    #: Changes nothing, so it may be repeated at will.
    reads: bool
    content_type: str | None = None
    paging: Paging | None = None
    #: Names of the method's arguments that go into the path, the query and the body; `argument=field` where the two differ.
    params: tuple[str, ...] = ()
    query: tuple[str, ...] = ()
    #: None: the argument `body` is the whole of it.
    body: tuple[str, ...] | None = None
    #: Arguments whose None is sent. Of the others it means that nothing was given.
    nulls: tuple[str, ...] = ()

    def sent(self, arguments: Mapping[str, Any]) -> Sent:
        """What is sent for the arguments of the operation's method, by their names."""

        def fields(names: tuple[str, ...]) -> dict[str, Any]:
            pairs = [(python, wire or python) for python, _, wire in (name.partition("=") for name in names)]
            values = [(python, wire, arguments.get(python, UNSET)) for python, wire in pairs]
            return {
                wire: value
                for python, wire, value in values
                if value is not UNSET and (value is not None or python in self.nulls)
            }

        whole = arguments.get("body") if self.body is None else {**fields(self.body), **(arguments.get("fields") or {})}
        options = ("if_match", "idempotency_key", "wait", "timeout")
        return Sent(
            params=fields(self.params),
            query=fields(self.query),
            body=whole,
            **{name: arguments[name] for name in options if name in arguments},
        )


@dataclass(frozen=True)
class Sent:
    """What is sent with an operation, and how long it may take."""

    params: Mapping[str, Any] | None = None
    query: Mapping[str, Any] | None = None
    body: Any = None
    #: A version number, or an ETag.
    if_match: int | str | None = None
    #: Made by the client where absent.
    idempotency_key: str | None = None
    #: Seconds that the server may wait for the vectors before it answers.
    wait: int | None = None
    #: Seconds for the whole call with its repetitions.
    timeout: float | None = None

    def with_field(self, place: Literal["query", "body"], **fields: Any) -> Sent:
        """The same with other fields in its query or body. A field that is None is left out."""
        merged = {**((self.query if place == "query" else self.body) or {}), **fields}
        kept = {name: value for name, value in merged.items() if value is not None}
        return replace(self, query=kept) if place == "query" else replace(self, body=kept)
