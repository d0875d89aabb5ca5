"""No operation reveals anything to a stranger.

RECOLLECT_ISOLATION names a JSON file: the `owner` and the `strangers` (each a key and perhaps the user it names), the
words that only the owner may see (`secrets`), and for every operation requests for the owner's data (`samples`). `apart`:
in each of the two forms a request is sent by one of this many strangers; with 1 by all of them.
"""

from __future__ import annotations

import io
import json
import os
import zipfile
from pathlib import Path
from typing import Any

import pytest
from conftest import MakeClient

from recollect_client import Model, Recollect, RecollectError
from recollect_client._generated.operations import OPERATIONS

FILE = os.environ.get("RECOLLECT_ISOLATION")
GIVEN: dict[str, Any] = json.loads(Path(FILE).read_text(encoding="utf-8")) if FILE else {}
pytestmark = pytest.mark.skipif(not GIVEN, reason="RECOLLECT_ISOLATION names no file")


def plain(part: Model | bytes) -> object:
    """A model anywhere in a response: some responses are lists of them, and an archive contains files."""
    if isinstance(part, bytes):
        with zipfile.ZipFile(io.BytesIO(part)) as archive:
            return {name: archive.read(name).decode("utf-8", "replace") for name in archive.namelist()}
    return part.to_dict()


def answers(client: Recollect, operation: str, samples: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """What was requested and what was returned: the response, or the whole error."""
    told = []
    for sample in samples:
        key = sample.get("headers", {}).get("idempotency-key")
        sent = {place: sample[place] for place in ("params", "query", "body") if place in sample}
        try:
            answer = client.request(operation, **sent, idempotency_key=key)
            text = json.dumps(answer, default=plain, ensure_ascii=False)
        except RecollectError as error:
            text = repr((str(error), vars(error)))
        told.append((json.dumps(sample, ensure_ascii=False), text))
    return told


def client_of(live: MakeClient, who: dict[str, Any]) -> Recollect:
    # An invented key is eventually told to wait; there is no need to.
    return live(api_key=who["key"], user_id=who.get("user"), max_retries=0)


def test_there_is_a_sample_for_every_operation() -> None:
    assert set(OPERATIONS) <= set(GIVEN["samples"])


@pytest.mark.parametrize("stranger", GIVEN.get("strangers", []), ids=lambda who: who["name"])
def test_a_stranger_is_told_nothing(live: MakeClient, form: str, stranger: dict[str, Any]) -> None:
    client = client_of(live, stranger)
    # The other form begins with another stranger, so that a request is sent by different ones.
    turn = GIVEN["strangers"].index(stranger) + (GIVEN["apart"] // 2 if form == "async" else 0)
    for place, operation in enumerate(OPERATIONS):
        samples = GIVEN["samples"].get(operation, [])
        for asked, told in answers(client, operation, samples[(place + turn) % GIVEN["apart"] :: GIVEN["apart"]]):
            leaked = [word for word in GIVEN["secrets"] if word in told and word not in asked]
            assert leaked == [], f"{operation} {asked}"


TELLING = ["records.get", "records.list", "records.versions", "search.records", "amp.get", "amp.list"]


@pytest.mark.parametrize("operation", TELLING)
def test_the_owner_is_told(live: MakeClient, operation: str) -> None:
    told = " ".join(text for _, text in answers(client_of(live, GIVEN["owner"]), operation, GIVEN["samples"][operation]))
    assert any(word in told for word in GIVEN["secrets"])
