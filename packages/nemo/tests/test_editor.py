"""What the toolkit's own tests of its editors check (mem0, zep, memmachine), and our further promises."""

from __future__ import annotations

import copy
import gc
import uuid

import pytest
from nat.memory.models import MemoryItem
from nat.utils.exception_handlers.automatic_retries import patch_with_retry

from recollect_client.errors import RecollectError
from recollect_nat.editor import PartlyStored

TALK = [
    {"role": "user", "content": "Hi, I'm Alex. I'm a vegetarian and I'm allergic to nuts."},
    {"role": "assistant", "content": "Hello Alex! I've noted that you're a vegetarian and have a nut allergy."},
]


def item(user, **fields):
    return MemoryItem(**{"conversation": TALK, "user_id": user, "tags": ["diet"], **fields})


async def stored(client, user, **narrowed):
    return [record async for record in client.as_user(user).records.iterate(order="asc", include_shared=False, **narrowed)]


async def test_adds_each_turn_in_its_order_and_leaves_the_item_as_it_is(client, editor, user):
    given = item(user, metadata={"run_id": "trip", "relevance": "high"})
    before = copy.deepcopy(given)
    await editor.add_items([given])
    records = await stored(client, user)
    assert [record.content for record in records] == [turn["content"] for turn in TALK]
    assert [record.role for record in records] == ["user", "assistant"]
    assert {record.session_id for record in records} == {"trip"}
    assert records[0].metadata == {"relevance": "high"} and records[0].tags == ["diet"] and records[0].type == "episodic"
    assert given == before


async def test_a_memory_in_words_of_its_own_keeps_its_conversation(client, editor, user):
    await editor.add_items([item(user, memory="Alex eats no nuts.")])
    [record] = await stored(client, user)
    assert (record.content, record.type) == ("Alex eats no nuts.", "semantic")
    [found] = await editor.search("nuts", user_id=user)
    assert found.conversation == TALK and found.memory == "Alex eats no nuts." and found.tags == ["diet"]
    assert found.metadata["memory_id"] == record.id and 0 < found.similarity_score <= 1 and found.user_id == user


@pytest.mark.parametrize("items", [[], None])
async def test_nothing_is_stored_of_nothing(client, editor, user, items):
    await editor.add_items(items, user)
    await editor.add_items([item(user, conversation=[]), item(user, conversation=None, memory=" ")])
    assert await stored(client, user) == []


async def test_the_user_is_named_beside_the_items_in_either_place(client, editor, user):
    await editor.add_items([item("somebody-else", memory="one")], user)
    await editor.add_items(user, [item("somebody-else", memory="two")])
    await editor.add_items([item("somebody-else", memory="three")], user_id=user)
    assert [record.content for record in await stored(client, user)] == ["one", "two", "three"]


async def test_a_blank_user_is_refused(editor, user):
    for named in ("", "  "):
        with pytest.raises(ValueError, match="blank"):
            await editor.add_items([item(user)], named)
        with pytest.raises(ValueError, match="blank"):
            await editor.add_items([item(named)])
        with pytest.raises(KeyError, match="user_id"):
            await editor.search("x", user_id=named)
        with pytest.raises(ValueError, match="blank"):
            await editor.remove_items(named)


async def test_a_search_without_a_user_is_refused(editor):
    with pytest.raises(KeyError, match="user_id"):
        await editor.search("anything")


async def test_a_search_finds_of_its_user_alone_and_by_what_it_is_narrowed_to(editor, user):
    other = f"{user}-other"
    await editor.add_items([item(user, memory="Alex lives in Linz.", tags=["home"]), item(user, memory="Linz has a port.")])
    await editor.add_items([item(other, memory="Bea lives in Linz.")])
    assert {found.memory for found in await editor.search("Linz", user_id=user)} == {"Alex lives in Linz.", "Linz has a port."}
    assert len(await editor.search("Linz", 1, user_id=user)) == 1
    assert [found.memory for found in await editor.search("Linz", user_id=user, tags=["home"])] == ["Alex lives in Linz."]
    parts = [{"type": "text", "text": "who lives in Linz?"}]
    assert (await editor.search(parts, user_id=user))[0].memory == "Alex lives in Linz."
    assert await editor.search("  ", user_id=user) == []


async def test_a_text_for_a_prompt(editor, make_editor, user):
    await editor.add_items([item(user, memory="Alex lives in Linz.")])
    assert await editor.retrieve_memory("Linz", user) == "Alex lives in Linz."
    assert await editor.retrieve_memory(user, query="Linz", top_k=3) == "Alex lives in Linz."
    assert await editor.retrieve_memory("Linz", f"{user}-nobody") == ""
    context = await make_editor(mode="context", token_budget=500).retrieve_memory("Linz", user)
    assert "Alex lives in Linz." in context and context != "Alex lives in Linz."


async def test_removes_one_a_session_or_all_of_one_user(client, editor, user):
    other = f"{user}-other"
    for name in (user, other):
        await editor.add_items([item(name, memory="one"), item(name, memory="two", metadata={"session_id": "s"})])
        await editor.add_items([item(name, memory="three")])
    [three] = [record for record in await stored(client, user) if record.content == "three"]
    await editor.remove_items(memory_id=three.id, user_id=user)
    assert [record.content for record in await stored(client, user)] == ["one", "two"]
    await editor.remove_items(user_id=user, session_id="s")
    assert [record.content for record in await stored(client, user)] == ["one"]
    await editor.remove_items(user_id=user)
    assert await stored(client, user) == []
    assert len(await stored(client, other)) == 3


async def test_never_removes_everybody(client, editor, user):
    await editor.add_items([item(user, memory="one")])
    for named in ({}, {"user_id": None}, {"all": True}):
        with pytest.raises(ValueError, match="nothing means everybody"):
            await editor.remove_items(**named)
    assert len(await stored(client, user)) == 1


class LostAnswers:
    """Loses the responses of the first calls, although the server has executed them."""

    def __init__(self, client, times):
        self._client, self._times = client, times

    def __getattr__(self, name):
        return getattr(self._client, name)

    def as_user(self, user):
        return LostRecords(self._client.as_user(user), self)


class LostRecords:
    def __init__(self, client, lost):
        self._client, self._lost = client, lost
        self.records = self

    def __getattr__(self, name):
        return getattr(self._client, name)

    async def store_batch(self, *args, **kwargs):
        answer = await self._client.records.store_batch(*args, **kwargs)
        if self._lost._times > 0:
            self._lost._times -= 1
            raise RecollectError("unavailable", "the answer was lost", status=503)
        return answer


async def test_a_repeated_call_stores_nothing_twice_and_the_same_words_later_are_another_memory(client, editor, user):
    editor._client = LostAnswers(client, 2)
    patched = patch_with_retry(editor, retries=5, retry_codes=[503])
    given = [item(user, memory="yes"), item(user)]
    await patched.add_items(given)
    assert len(await stored(client, user)) == 3
    await patched.add_items(given)
    assert len(await stored(client, user)) == 6
    del given
    gc.collect()
    assert editor._nonces._of == {}


async def test_what_is_refused_is_told_and_the_rest_is_stored(client, editor, user):
    with pytest.raises(PartlyStored, match="item 1") as told:
        await editor.add_items([item(user, memory="fine"), item(user, memory="x", tags=["t" * 5000])])
    assert [index for index, _, _ in told.value.refused] == [1]
    assert [record.content for record in await stored(client, user)] == ["fine"]


async def test_the_run_says_who_and_in_which_conversation(client, editor, user, in_context):
    with in_context(user_id=user, conversation_id="talk-1"):
        await editor.add_items([item(user, memory="one")])
        assert [found.memory for found in await editor.search("one")] == ["one"]
    headers = {"User-Id": user, "user-first-name": "Alex", "user-last-name": "Kim", "user-email": "alex@example.com"}
    with in_context(headers=headers):
        assert await editor.retrieve_memory("one") == "one"
        await editor.add_items([item(user, memory="two")])
    assert [record.session_id for record in await stored(client, user)] == ["talk-1", None]
    known = await client.users.get(user)
    assert known.metadata == {"first_name": "Alex", "last_name": "Kim", "email": "alex@example.com"}


async def test_what_an_administrator_set_of_the_user_stays(client, editor, user, in_context):
    await client.users.put(user, time_zone="Europe/Vienna", metadata={"plan": "gold"})
    with in_context(user_id=user, headers={"user-first-name": "Alex"}):
        await editor.add_items([item(user, memory="one")])
    known = await client.users.get(user)
    assert (known.time_zone, known.metadata) == ("Europe/Vienna", {"plan": "gold", "first_name": "Alex"})


async def test_options_and_what_a_call_says_over_them(client, make_editor, user):
    editor = make_editor(agent="helper", project="atlas", session_id="s1", record_type_conversation="turn")
    await editor.add_items([item(user)], ignore_roles=["assistant"], unknown="passed over")
    await editor.add_items([item(user, memory="one")], agent="other", type="note")
    first, second = await stored(client, user)
    assert (first.type, first.agent, first.project, first.session_id) == ("turn", "helper", "atlas", "s1")
    assert (second.type, second.agent, second.project) == ("note", "other", "atlas")
    assert [found.memory for found in await editor.search("one", user_id=user)] != ["one"]
    assert [found.memory for found in await editor.search("one", user_id=user, agent="other")] == ["one"]


async def test_turns_as_messages_of_the_history(client, make_editor, user):
    editor = make_editor(capture="message", agent="helper")
    editor_twice = patch_with_retry(editor, retries=2, retry_codes=[503])
    await editor_twice.add_items([item(user, metadata={"session_id": "s"})])
    page = await client.as_user(user).messages.list(agent="helper", session_id="s", order="asc")
    assert [message.content for message in page.messages] == [turn["content"] for turn in TALK]
    assert (await editor.search("allergic", user_id=user))[0].memory == TALK[0]["content"]


async def test_shared_memory_on_purpose(client, make_editor, user):
    editor, word = make_editor(shared=True), f"w{uuid.uuid4().hex}"
    await editor.add_items([item(user, memory=f"everybody knows {word}")])
    assert await stored(client, user) == []
    [found] = await editor.search(word)
    assert found.memory == f"everybody knows {word}"
    await editor.remove_items(memory_id=found.metadata["memory_id"])
    assert await editor.search(word) == []
