from __future__ import annotations

import logging

import pytest
from nat.memory.models import MemoryItem

from recollect_nat import RecollectManager, RecollectReader, RecollectWriter


async def memories(editor, user):
    return sorted([record.content async for record in editor.records_of(user)])


async def test_writes_and_reads_for_the_user_of_the_run(editor, user, in_context):
    writer, reader = RecollectWriter(editor), RecollectReader(editor)
    with in_context(user_id=user):
        [written] = await writer.write("Alex lives in Linz.", context="small talk")
        assert written.memory == "Alex lives in Linz." and written.user_id == user
        assert await writer.write("  ") == []
        [found] = await reader.retrieve("where does Alex live?", top_k=3)
    assert found.memory == "Alex lives in Linz." and found.metadata["context"] == "small talk"
    with pytest.raises(ValueError, match="no user"):
        await writer.write("of nobody")
    with pytest.raises(ValueError, match="no user"):
        await reader.retrieve("of nobody")


async def test_forgets_what_the_criteria_name_and_of_one_user_alone(editor, user):
    other = f"{user}-other"
    for name in (user, other):
        await editor.add_items([MemoryItem(memory=text, user_id=name) for text in ("keep", "drop this", "drop that")])
    await RecollectManager(editor, user).forget(lambda item: (item.memory or "").startswith("drop"))
    assert await memories(editor, user) == ["keep"]
    assert len(await memories(editor, other)) == 3


async def test_merges_what_belongs_together(editor, user):
    items = [MemoryItem(memory=text, user_id=user, tags=[text[0]]) for text in ("tea, hot", "rain", "tea, green")]
    await editor.add_items(items)
    manager = RecollectManager(editor, user)
    await manager.merge(lambda one, other: (one.memory or "")[:3] == (other.memory or "")[:3])
    merged = await memories(editor, user)
    assert len(merged) == 2 and merged[0] == "rain" and set(merged[1].split("\n")) == {"tea, hot", "tea, green"}


async def test_summarizes_by_the_compaction_of_the_server_and_does_not_reflect(editor, user, caplog):
    await editor.add_items([MemoryItem(memory="one", user_id=user)])
    manager = RecollectManager(editor, user)
    await manager.summarize()
    with caplog.at_level(logging.WARNING):
        await manager.reflect()
    assert "no language model" in caplog.text
    with pytest.raises(ValueError, match="no user"):
        await RecollectManager(editor).forget(lambda _: True)
