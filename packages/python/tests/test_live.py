"""Against a running server."""

from __future__ import annotations

import asyncio
import json
from datetime import datetime, timezone
from hashlib import sha256
from io import BytesIO
from itertools import islice
from typing import Any
from uuid import uuid4
from zipfile import ZipFile

import httpx
import pytest
from conftest import MakeClient

from recollect_client import (
    AsyncRecollect,
    AuthenticationError,
    ConflictError,
    InvalidRequestError,
    NotFoundError,
    PermissionDeniedError,
    Recollect,
    RecollectError,
    RequestTimeoutError,
    VersionMismatchError,
    models,
)
from recollect_client._generated.operations import OPERATIONS


def test_a_record_is_stored_read_edited_and_deleted(client: Recollect) -> None:
    stored = client.records.store("Ada prefers tea.", type="lesson", title="Drinks", tags=["ada"], importance=0.9)
    assert (stored.created, stored.status, stored.version, stored.external_id) == (True, "created", 1, None)
    assert abs((datetime.now(timezone.utc) - stored.created_at).total_seconds()) < 600

    record = client.records.get(stored.id)
    assert (record.content, record.type, record.title, record.tags) == ("Ada prefers tea.", "lesson", "Drinks", ["ada"])
    assert (record.user_id, record.shared, record.importance) == (client.user_id, False, 0.9)

    edited = client.records.patch(stored.id, content="Ada prefers coffee.", title=None, if_match=record.version)
    assert (edited.content, edited.title, edited.version) == ("Ada prefers coffee.", None, 2)
    assert client.records.get(stored.id, as_of=record.recorded_at).content == "Ada prefers tea."

    assert client.records.delete(stored.id, if_match=2).deleted is True
    with pytest.raises(NotFoundError) as caught:
        client.records.get(stored.id)
    assert (caught.value.code, caught.value.status) == ("not_found", 404)
    assert caught.value.request_id


def test_an_edit_of_what_has_changed_since_is_refused(client: Recollect) -> None:
    stored = client.records.store("one")
    client.records.patch(stored.id, content="two", if_match=1)
    for write in (
        lambda: client.records.patch(stored.id, content="three", if_match=1),
        lambda: client.records.delete(stored.id, if_match=1),
    ):
        with pytest.raises(VersionMismatchError):
            write()
    assert client.records.get(stored.id).content == "two"


def test_an_id_of_ones_own_names_the_record(client: Recollect) -> None:
    for name in ("note-1", "a/b c?d#e", "100% ünï %2e", "…"):
        first = client.records.store("tea", id=name)
        again = client.records.store("tea", id=name)
        assert (first.external_id, again.id, again.status) == (name, first.id, "unchanged")
        assert client.records.get(name).id == first.id
    client.records.delete("a/b c?d#e")
    assert client.status.get().records == 3


def test_unknown_fields_and_times_come_back(client: Recollect) -> None:
    at = datetime(2024, 2, 29, 12, 30, 15, 250000, tzinfo=timezone.utc)
    stored = client.records.store("tea", occurred_at=at, metadata={"by": {"team": "core"}}, fields={"mood": "calm"})
    record = client.records.get(stored.id)
    assert (record.occurred_at, record.metadata, record.extra) == (at, {"by": {"team": "core"}}, {"mood": "calm"})
    assert record.to_dict()["occurred_at"] == "2024-02-29T12:30:15.250Z"


def test_a_vector_is_waited_for_and_the_record_found_by_its_meaning(client: Recollect) -> None:
    stored = client.records.store("Ada drinks Earl Grey without milk.", speaker="Ada")
    client.records.store("The deployment failed on Friday because a migration was missing.")
    record = client.records.wait_for_embedding(stored.id, timeout=60)
    assert (record.id, record.embedding.state) == (stored.id, "complete")

    found = client.search("What is her favourite hot beverage?", limit=2, explain=True)
    best = found.results[0]
    assert (best.id, best.record.content) == (stored.id, "Ada drinks Earl Grey without milk.")
    assert 0 < best.score <= 1 and found.degraded == []
    assert isinstance(best, models.SearchHit) and isinstance(best.record, models.Record)
    assert best.explain is not None and best.explain.arms["vector"].rank == 1
    assert client.search.records("beverage", limit=1).results[0].passage.start == 0


def test_a_store_may_wait_for_its_vector(client: Recollect) -> None:
    assert client.records.store("tea", wait=30).embedding == "complete"


def test_waiting_ends_when_the_time_is_over_or_nothing_is_there(client: Recollect) -> None:
    with pytest.raises(NotFoundError):
        client.records.wait_for_embedding("semantic_01h455vb4pex5vsknk084sn02q", timeout=5)
    stored = client.records.store("tea")
    with pytest.raises((RequestTimeoutError, AssertionError)):
        client.records.wait_for_embedding(stored.id, timeout=0)
        raise AssertionError("it was there already")


def test_call_reaches_the_same_operations_by_their_names(client: Recollect) -> None:
    stored = client.call("records.store", body={"content": "Never deploy on a Friday.", "tags": ["ops"]})
    # It does not change between the two reads: its vector exists, and neither read strengthens it.
    client.records.wait_for_embedding(stored.id, timeout=60)
    record = client.call("records.get", params={"id": stored.id}, query={"include_shared": False, "reinforce": False})
    assert record == client.records.get(stored.id, reinforce=False)
    found = client.call("search.records", body={"query": "deploy", "filter": {"tags": {"any": ["ops"]}}})
    assert [hit.id for hit in found.results] == [stored.id]
    assert client.request("records.delete", params={"id": stored.id}).deleted is True


def test_a_list_is_walked_to_its_end(client: Recollect) -> None:
    contents = [f"memory number {n}" for n in range(25)]
    outcome = client.records.store_batch([{"content": content, "type": "episodic"} for content in contents])
    assert (outcome.created, outcome.failed, len(outcome.results)) == (25, 0, 25)

    walked = list(client.records.iterate(limit=10, include_shared=False))
    assert len({record.id for record in walked}) == 25
    assert {record.content for record in walked} == set(contents)
    first = client.records.list(limit=10, include_shared=False)
    assert (len(first.records), first.total, first.has_more) == (10, 25, True)
    assert [record.id for record in islice(client.records.iterate(limit=10), 10)] == [r.id for r in first.records]
    assert len(list(client.amp.iterate(limit=10))) == 25

    ids = [record.id for record in walked[:5]]
    assert client.records.delete_batch([*ids, "unheard-of"]).deleted == 5
    assert client.records.list(limit=1).total == 20


def test_a_filter_narrows_a_list(client: Recollect) -> None:
    client.records.store("pinned", pinned=True, tags=["a"])
    client.records.store("loose", tags=["a", "b"])
    listed = client.records.list(filter={"pinned": True}, tags=["a", "b"], include_shared=False)
    assert [record.content for record in listed.records] == ["pinned"]


def test_a_history_is_walked_from_the_newest(client: Recollect) -> None:
    stored = client.records.store("version 1")
    for n in (2, 3, 4, 5):
        client.records.patch(stored.id, content=f"version {n}", reason=f"because of {n}")
    versions = list(client.records.iterate_versions(stored.id, limit=2))
    assert [one.content for one in versions] == [f"version {n}" for n in (5, 4, 3, 2, 1)]


def test_one_bad_item_of_a_batch_holds_no_other_back(client: Recollect) -> None:
    outcome = client.records.store_batch([{"content": "good"}, {"content": ""}, {"content": "fine", "id": "mine"}])
    assert [item.status for item in outcome.results] == ["created", "failed", "created"]
    bad = outcome.results[1].error
    assert bad is not None and bad.errors is not None
    assert (bad.code, bad.errors[0].field) == ("invalid_input", "content")


def test_a_message_may_have_parts_and_its_texts_are_kept(client: Recollect) -> None:
    parts: list[Any] = [{"type": "text", "text": "See:"}, {"type": "image_url", "image_url": {"url": "data:,iVBOR"}}]
    appended = client.messages.append([{"role": "user", "content": parts}, {"role": "user", "content": "Nice?"}])
    marked = appended.messages[0].marked_parts
    assert marked is not None and (marked[0].field, marked[0].kind) == ("content[1]", "image")
    assert [one.content for one in client.messages.iterate(order="asc")] == ["See:\n[image]", "Nice?"]
    parts[1] = {"type": "smell"}
    with pytest.raises(InvalidRequestError) as caught:
        client.messages.append([{"role": "user", "content": parts}])
    assert caught.value.errors[0].field == "messages[0].content[1].type"


def test_a_repeat_under_one_key_stores_once(client: Recollect) -> None:
    key = str(uuid4())
    first = client.records.store("tea", idempotency_key=key)
    again = client.records.store("tea", idempotency_key=key)
    # Its vector may have been made meanwhile.
    assert (again.id, again.version, again.status) == (first.id, first.version, first.status)
    with pytest.raises(ConflictError) as caught:
        client.records.store("coffee", idempotency_key=key)
    assert caught.value.code == "idempotency_conflict"
    assert client.records.store("tea").id != first.id
    assert client.status.get(include_shared=False).records == 2


def test_a_wrong_field_is_named(client: Recollect) -> None:
    with pytest.raises(InvalidRequestError) as caught:
        client.records.store("tea", importance=7)
    assert caught.value.code == "invalid_input"
    assert [error.field for error in caught.value.errors] == ["importance"]


def test_users_do_not_see_each_other(live: MakeClient, client: Recollect) -> None:
    stored = client.records.store("a secret of mine", id="shared-name")
    other = client.as_user(f"user-{uuid4()}")
    assert other.records.store("nothing of yours", id="shared-name").id != stored.id
    assert other.records.get("shared-name").content == "nothing of yours"
    assert "a secret of mine" not in [hit.record.content for hit in other.search("secret of mine").results]
    for ask in (
        lambda: other.records.get(stored.id),
        lambda: other.records.delete(stored.id),
        lambda: other.records.patch(stored.id, content="mine now"),
        lambda: list(other.records.iterate_versions(stored.id)),
        lambda: other.records.wait_for_embedding(stored.id, timeout=5),
    ):
        with pytest.raises(NotFoundError):
            ask()
    assert client.records.get(stored.id).content == "a secret of mine"


def test_keys_are_made_listed_changed_rotated_and_revoked(live: MakeClient, client: Recollect) -> None:
    made = client.keys.create("backend", ["records:read"], user_id=client.user_id)
    assert made.key.startswith("rk_") and made.key_id in made.key
    bound = live(api_key=made.key)
    me = bound.tokens.me()
    assert (me.key.key_id, me.user_id, me.permissions) == (made.key_id, client.user_id, ["records:read"])
    with pytest.raises(PermissionDeniedError):
        bound.records.store("tea")

    assert client.keys.update(made.key_id, name="renamed", expires_at=None).name == "renamed"
    assert client.keys.get(made.key_id).expires_at is None
    assert made.key_id in [key.key_id for key in client.keys.iterate(limit=2)]
    assert client.keys.list(limit=1).has_more is True

    rotated = client.keys.rotate(made.key_id, grace_seconds=0)
    assert live(api_key=rotated.key).tokens.me().key.name == "renamed"
    assert client.keys.revoke(made.key_id).state == "revoked"
    with pytest.raises(AuthenticationError):
        live(api_key="rk_nobody").tokens.me()


def test_users_tokens_and_the_tenant_are_reached(live: MakeClient, client: Recollect) -> None:
    name = client.user_id
    assert name is not None
    assert client.users.put(name, language="de", metadata={"plan": "pro"}).language == "de"
    assert client.users.get(name).metadata == {"plan": "pro"}
    assert name in [user.user_id for user in client.users.iterate(limit=100)]

    token = client.tokens.mint(permissions=["records:read"], expires_in=60)
    assert (token.user_id, token.permissions) == (name, ["records:read"])
    me = live(api_key=token.token).tokens.me()
    assert (me.token, me.user_id) == (True, name)

    tenant = client.tenants.get_own()
    assert me.tenant.tenant_id == tenant.tenant_id
    assert isinstance(tenant.created_at, datetime)


def test_amp_is_spoken(client: Recollect) -> None:
    stored = client.amp.store({"type": "lesson", "content": "Refresh tokens before they expire.", "agent": "a-1"})
    assert (stored.success, stored.created) == (True, True)
    got = client.amp.get(stored.id)
    assert (got.record.content, got.record.agent, got.record.created_at > 1_700_000_000_000) == (
        "Refresh tokens before they expire.",
        "a-1",
        True,
    )
    assert client.amp.search("tokens", limit=1).results[0].id == stored.id
    assert client.amp.list(agent="a-1").total == 1
    assert client.amp.agent_status("a-1").success is True
    assert client.amp.status().success is True
    assert client.amp.call("get", fields={"id": stored.id}).extra["record"]["id"] == stored.id
    assert client.amp.schema().protocol.startswith("AMP/")
    assert client.amp.delete(stored.id).success is True
    with pytest.raises(NotFoundError):
        client.amp.get(stored.id)


def test_the_state_of_the_server_is_told(client: Recollect) -> None:
    client.records.store(type="checkpoint", agent="a-1", working_on="the release", state={"blockers": ["a test"]})
    status = client.status.get(include_shared=False)
    assert (status.records, status.by_type) == (1, {"checkpoint": 1})
    agent = client.status.agent("a-1")
    assert (agent.status, agent.current_task) == ("blocked", "the release")
    assert client.health.live().status == "ok"
    assert client.health.ready().checks.database == "ok"
    assert client.health.version().name == "recollect"


@pytest.fixture(scope="module")
def powerless() -> str:
    """A key without permissions, so that a request changes nothing."""
    with Recollect() as client:
        return client.keys.create("powerless", ["shared:read"], user_id="nobody").key


def test_an_archive_of_everything_about_a_user_is_downloaded_whole_and_imported(live: MakeClient) -> None:
    client = live()
    user, other = f"user-{uuid4()}", f"user-{uuid4()}"
    client.as_user(user).records.store("The safe opens at nine.", shared=False)

    archive = client.users.export_data(user)
    with ZipFile(BytesIO(archive)) as files:
        manifest = json.loads(files.read("manifest.json"))
        assert (manifest["user_id"], manifest["format"]) == (user, "recollect-user-export")
        assert {file["name"]: file["sha256"] for file in manifest["files"]} == {
            name: sha256(files.read(name)).hexdigest() for name in files.namelist() if name != "manifest.json"
        }

    done = client.users.import_data(other, archive, wait=30)
    assert (done.state, done.counts["records"]["stored"]) == ("done", 1)
    assert "The safe opens at nine." in [record.content for record in client.as_user(other).records.iterate()]


def test_every_operation_is_a_route_of_the_server(live: MakeClient, powerless: str) -> None:
    client = live(api_key=powerless)
    strange = {}
    for name, operation in OPERATIONS.items():
        params = {part.split("}")[0]: "x" for part in operation.path.split("{")[1:]}
        try:
            client.request(name, params=params, body={} if operation.content_type else None)
        except RecollectError as error:
            if error.code not in ("forbidden", "invalid_input", "user_required", "not_found"):
                strange[name] = error
    assert strange == {}


@pytest.mark.anyio
async def test_an_asynchronous_client_does_many_things_at_once(live: MakeClient) -> None:
    async with AsyncRecollect(user_id=f"user-{uuid4()}") as client:
        stored = await asyncio.gather(*(client.records.store(f"memory {n}") for n in range(20)))
        assert len({one.id for one in stored}) == 20
        assert len([record async for record in client.records.iterate(limit=7, include_shared=False)]) == 20


@pytest.mark.anyio
async def test_a_cancelled_call_leaves_the_client_usable(live: MakeClient) -> None:
    async with AsyncRecollect(user_id=f"user-{uuid4()}") as client:
        task = asyncio.create_task(client.records.wait_for_embedding("semantic_01h455vb4pex5vsknk084sn02q"))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert (await client.records.store("tea")).created


def test_a_context_closes_its_own_connections_and_no_others(live: MakeClient) -> None:
    with Recollect() as client:
        client.health.live()
    with pytest.raises(RuntimeError, match="closed"):
        client.health.live()
    with httpx.Client() as http:
        with Recollect(http_client=http) as client:
            client.as_user("ada").close()
            client.health.live()
        assert not http.is_closed
