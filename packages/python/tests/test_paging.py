from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from conftest import MakeClient
from stub import Answer, Stub

from recollect_client import UnexpectedAnswerError

AT = "2026-01-02T03:04:05.678Z"


def user(name: str) -> dict[str, Any]:
    return {"user_id": name, "metadata": {}, "legal_hold": False, "created_at": AT, "updated_at": AT}


def page(names: str, **more: Any) -> Answer:
    return Answer(200, {"users": [user(name) for name in names], "has_more": False, **more})


def version(number: int) -> dict[str, Any]:
    return {"version": number, "recorded_at": AT, "content": f"v{number}", "metadata": {}}


def test_a_list_is_walked_by_its_cursors_to_the_end(make_client: MakeClient, stub: Stub) -> None:
    stub.will(page("ab", has_more=True, next_cursor="c1"), page("", has_more=True, next_cursor="c2"), page("c"))
    users = make_client(stub.url, "k").users.iterate(limit=2)
    assert [one.user_id for one in users] == ["a", "b", "c"]
    assert [asked.query for asked in stub.asked] == [
        {"limit": "2"},
        {"limit": "2", "cursor": "c1"},
        {"limit": "2", "cursor": "c2"},
    ]


def test_pages_are_asked_for_when_they_are_needed(make_client: MakeClient, stub: Stub) -> None:
    stub.will(page("ab", has_more=True, next_cursor="c1"), page("cd", has_more=True, next_cursor="c2"))
    users = make_client(stub.url, "k").users.iterate()
    assert stub.asked == []
    assert [one.user_id for one in islice(users, 3)] == ["a", "b", "c"]
    assert len(stub.asked) == 2


def test_an_offset_counts_for_the_first_page_alone(make_client: MakeClient, stub: Stub) -> None:
    empty = {"records": [], "total": 0}
    stub.will(Answer(200, {**empty, "has_more": True, "next_cursor": "c"}), Answer(200, {**empty, "has_more": False}))
    records = make_client(stub.url, "k").records.iterate(offset=5, tags=["a", "b"], filter={"pinned": True})
    assert list(records) == []
    assert [asked.path.split("?")[1] for asked in stub.asked] == [
        "tags=a&tags=b&filter=%7B%22pinned%22%3Atrue%7D&offset=5",
        "tags=a&tags=b&filter=%7B%22pinned%22%3Atrue%7D&cursor=c",
    ]


@pytest.mark.parametrize("cursors", [["c", "c"], [None]])
def test_a_list_without_an_end_is_refused(make_client: MakeClient, stub: Stub, cursors: list[str | None]) -> None:
    stub.will(*(page("a", has_more=True, **({"next_cursor": cursor} if cursor else {})) for cursor in cursors))
    with pytest.raises(UnexpectedAnswerError):
        list(make_client(stub.url, "k").users.iterate())
    assert len(stub.asked) == len(cursors)


def test_a_history_is_walked_by_its_version_numbers(make_client: MakeClient, stub: Stub) -> None:
    stub.will(
        Answer(200, {"versions": [version(3), version(2)], "has_more": True}),
        Answer(200, {"versions": [version(1)], "has_more": False}),
    )
    versions = make_client(stub.url, "k").records.iterate_versions("semantic_1", limit=2)
    assert [one.content for one in versions] == ["v3", "v2", "v1"]
    assert [asked.query.get("before") for asked in stub.asked] == [None, "2"]


def test_the_list_of_amp_is_walked_by_its_offset(make_client: MakeClient, stub: Stub) -> None:
    record = {"id": "i", "type": "lesson", "content": "c", "created_at": 1}
    common = {"success": True, "total": 3}
    stub.will(
        Answer(200, {**common, "records": [record, record], "has_more": True}),
        Answer(200, {**common, "records": [record], "has_more": False}),
    )
    assert len(list(make_client(stub.url, "k").amp.iterate())) == 3
    assert [asked.query.get("offset") for asked in stub.asked] == [None, "2"]
