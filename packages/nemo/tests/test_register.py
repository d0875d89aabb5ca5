from __future__ import annotations

import pytest
from nat.builder.builder import Builder
from nat.memory.models import MemoryItem
from pydantic import ValidationError

from recollect_nat.register import RecollectMemoryConfig, recollect_memory


def build(config):
    # The toolkit's decorator turns it into a context manager; without it, it is a generator.
    return recollect_memory(config, None)


def test_is_registered_by_its_name_and_refuses_what_it_does_not_know():
    assert RecollectMemoryConfig.static_type() == "recollect_memory" if hasattr(
        RecollectMemoryConfig, "static_type"
    ) else RecollectMemoryConfig.static_name == "recollect_memory"
    with pytest.raises(ValidationError):
        RecollectMemoryConfig(base_uri="http://127.0.0.1:3000")
    assert "s3cret" not in repr(RecollectMemoryConfig(api_key="s3cret"))
    assert Builder is not None


async def test_names_both_places_of_a_key_that_is_missing(monkeypatch):
    monkeypatch.delenv("RECOLLECT_API_KEY", raising=False)
    with pytest.raises(RuntimeError, match="api_key.*RECOLLECT_API_KEY"):
        async with build(RecollectMemoryConfig()):
            pass


async def test_makes_an_editor_of_a_configuration(client, user):
    async with build(RecollectMemoryConfig(agent="helper", wait=5)) as editor:
        await editor.add_items([MemoryItem(memory="Alex lives in Linz.", user_id=user)])
        [found] = await editor.search("Linz", user_id=user)
        await editor.remove_items(memory_id=found.metadata["memory_id"], user_id=user)
        assert await editor.search("Linz", user_id=user) == []
