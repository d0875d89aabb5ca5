from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime, timezone
from typing import Any, Literal

import pytest

from recollect_client import Record
from recollect_client._models import DoesNotFit, Model, read

RECORD = {
    "id": "lesson_1",
    "type": "lesson",
    "shared": False,
    "content": "Never deploy on a Friday.",
    "metadata": {"stars": 3},
    "tags": ["ops"],
    "importance": 0.5,
    "pinned": False,
    "language": "en",
    "occurred_at": "2026-01-02T03:04:05.678Z",
    "version": 2,
    "created_at": "2026-01-02T03:04:05.678Z",
    "recorded_at": "2026-01-02T03:04:05.000Z",
    "mood": "calm",
}


@dataclass(kw_only=True)
class Cat(Model):
    kind: Literal["cat"]
    lives: int


@dataclass(kw_only=True)
class Dog(Model):
    kind: Literal["dog"]
    born: date | None = None
    from_: str | None = field(default=None, metadata={"wire": "from"})


@dataclass(kw_only=True)
class Box(Model):
    pet: Cat | Dog | None
    by_name: dict[str, Cat] | None = None


def test_a_record_has_its_fields_by_their_types() -> None:
    record = read(Record, RECORD)
    assert isinstance(record, Record)
    assert record.occurred_at == datetime(2026, 1, 2, 3, 4, 5, 678000, tzinfo=timezone.utc)
    assert (record.title, record.user_id, record.tags) == (None, None, ["ops"])


def test_what_is_not_known_is_kept_beside() -> None:
    assert read(Record, RECORD).extra == {"mood": "calm"}


def test_a_model_becomes_the_json_that_it_came_from() -> None:
    assert read(Record, RECORD).to_dict() == RECORD
    dog = {"kind": "dog", "born": "2020-02-29", "from": "here"}
    box = {"pet": dog, "by_name": {"Tom": {"kind": "cat", "lives": 9}}}
    assert read(Box, box).to_dict() == box
    assert read(Box, {"pet": None}).to_dict() == {"pet": None}


@pytest.mark.parametrize("missing", ["id", "content", "created_at"])
def test_what_is_always_there_must_be_there(missing: str) -> None:
    with pytest.raises(DoesNotFit, match=missing):
        read(Record, {name: value for name, value in RECORD.items() if name != missing})


@pytest.mark.parametrize("value", [None, [], "text", 3])
def test_something_else_is_no_object(value: Any) -> None:
    with pytest.raises(DoesNotFit):
        read(Record, value)


def test_of_several_classes_the_one_that_fits_is_taken() -> None:
    assert isinstance(read(Box, {"pet": {"kind": "cat", "lives": 9}}).pet, Cat)
    dog = read(Box, {"pet": {"kind": "dog", "from": "here"}}).pet
    assert (type(dog), dog.from_) == (Dog, "here")


def test_what_a_newer_server_says_is_kept_as_it_came() -> None:
    assert read(Box, {"pet": {"kind": "parrot"}}).pet == {"kind": "parrot"}
    assert read(Record, {**RECORD, "created_at": "tomorrow", "version": "two"}).created_at == "tomorrow"
