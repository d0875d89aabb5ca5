from __future__ import annotations

from conftest import MakeClient
from stub import Answer, Stub

MESSAGE = "message_1"


REVISED = {
    "status": "created", "applied": True, "id": "semantic_2", "type": "semantic", "superseded": [], "candidates": [],
    "embedding": "pending", "degraded": [],
}  # fmt: skip
COUNTS = {"results": [], "created": 0, "updated": 0, "superseded": 0, "unchanged": 0, "failed": 0, "degraded": []}


class Turn:
    id = MESSAGE


def test_a_fact_is_revised_with_what_it_was_drawn_from(make_client: MakeClient, stub: Stub) -> None:
    stub.will(Answer(201, REVISED))
    answer = make_client(stub.url, "k").remember("Ada moved to Linz.", source=Turn())
    assert answer.status == "created"
    assert stub.asked[0].path == "/v1/records/revise"
    assert stub.asked[0].body == {"content": "Ada moved to Linz.", "derived_from": [MESSAGE]}


def test_several_facts_go_in_one_request(make_client: MakeClient, stub: Stub) -> None:
    stub.will(Answer(200, COUNTS))
    facts = ["Ada likes tea.", {"content": "Ada rows.", "tags": ["sport"], "derived_from": ["note"]}]
    answer = make_client(stub.url, "k").remember(facts, source=[MESSAGE], idempotency_key="once")
    assert answer.failed == 0
    assert stub.asked[0].path == "/v1/records/revise/batch"
    assert stub.asked[0].body["records"] == [
        {"content": "Ada likes tea.", "derived_from": [MESSAGE]},
        {"content": "Ada rows.", "tags": ["sport"], "derived_from": ["note", MESSAGE]},
    ]


def test_without_a_source_nothing_is_said_of_one(make_client: MakeClient, stub: Stub) -> None:
    stub.will(Answer(201, REVISED))
    make_client(stub.url, "k").remember("Ada likes tea.")
    assert stub.asked[0].body == {"content": "Ada likes tea."}
