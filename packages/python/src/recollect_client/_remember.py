from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Protocol, cast

from ._generated.inputs import RecordsReviseBody


class HasId(Protocol):
    """A message or a record from a response."""

    @property
    def id(self) -> str: ...


Source = str | HasId
Fact = str | Mapping[str, Any]


def revision_of(fact: Fact, source: Source | Sequence[Source] | None) -> RecordsReviseBody:
    """What `remember` sends for a fact: its source is its lineage, and dates it if the source has a time."""
    body: dict[str, Any] = {"content": fact} if isinstance(fact, str) else dict(fact)
    sources = sources_of(source)
    if sources:
        said = getattr(sources[0], "occurred_at", None) if len(sources) == 1 else None
        if said is not None:
            body.setdefault("occurred_at", said.isoformat() if isinstance(said, datetime) else said)
        ids = [one if isinstance(one, str) else one.id for one in sources]
        body["derived_from"] = [*body.get("derived_from", ()), *ids]
    return cast(RecordsReviseBody, body)


def sources_of(source: Source | Sequence[Source] | None) -> list[Source]:
    if source is None:
        return []
    # A str is also a sequence.
    if isinstance(source, Sequence) and not isinstance(source, str):
        return list(source)
    return [source]
