"""Reads and writes for the user of the run."""

from __future__ import annotations

from nat.memory.interfaces import MemoryReader, MemoryWriter
from nat.memory.models import MemoryItem

from .editor import RecollectEditor


class RecollectReader(MemoryReader):
    """Finds what is relevant to the context of one user: the one named here, else the one of the run."""

    def __init__(self, editor: RecollectEditor, user_id: str | None = None) -> None:
        super().__init__(editor)
        self._recollect = editor
        self._user_id = user_id

    async def retrieve(self, context: str, top_k: int = 5) -> list[MemoryItem]:
        user = self._recollect.user_or_current(self._user_id)
        return await self._recollect.search(context, top_k, user_id=user)


class RecollectWriter(MemoryWriter):
    """Stores observations word for word; nothing is inferred."""

    def __init__(self, editor: RecollectEditor, user_id: str | None = None) -> None:
        super().__init__(editor)
        self._recollect = editor
        self._user_id = user_id

    async def write(self, observation: str, context: str | None = None) -> list[MemoryItem]:
        """`context` is stored in the metadata."""
        if not observation.strip():
            return []
        user = self._recollect.user_or_current(self._user_id)
        metadata = {"context": context} if context else {}
        item = MemoryItem(memory=observation, user_id=user or "", metadata=metadata)
        await self._recollect.add_items([item], user)
        return [item]
