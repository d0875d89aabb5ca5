"""Operations on the whole memory of one user."""

from __future__ import annotations

import logging
from collections.abc import Callable

from nat.memory.interfaces import MemoryManager
from nat.memory.models import MemoryItem

from .editor import RecollectEditor
from .items import item_of

logger = logging.getLogger(__name__)

#: A limit, because every pair of them is compared.
MOST_TO_MERGE = 500


class RecollectManager(MemoryManager):
    """For the user named here, else for the user of the run; never for several."""

    def __init__(self, editor: RecollectEditor, user_id: str | None = None) -> None:
        self._editor = editor
        self._user_id = user_id

    async def summarize(self) -> None:
        """Folds what the server's settings allow into summaries that name their sources (the server's compaction)."""
        user = self._editor.user_or_current(self._user_id)
        await self._editor.client_of(user).compaction.run()

    async def reflect(self) -> None:
        """Does nothing: insight needs a language model, and none is used here."""
        logger.warning("recollect_memory does not reflect: no language model is asked")

    async def forget(self, criteria: Callable[[MemoryItem], bool]) -> None:
        """Deletes the memories for which `criteria` returns true."""
        user = self._editor.user_or_current(self._user_id)
        gone = [item.metadata["memory_id"] for item in await self._items(user) if criteria(item)]
        await self._editor.delete(user, gone)

    async def merge(self, criteria: Callable[[MemoryItem, MemoryItem], bool]) -> None:
        """Keeps the newest of memories that belong together, with the texts of the others beside it.

        Raises:
            ValueError: There are too many to compare all pairs: reduce them by `forget` first.
        """
        user = self._editor.user_or_current(self._user_id)
        items = await self._items(user)
        if len(items) > MOST_TO_MERGE:
            raise ValueError(f"{len(items)} memories cannot be compared each with each, {MOST_TO_MERGE} can")
        memory = self._editor.client_of(user)
        left = items
        while left:
            newest, *others = left
            same = [other for other in others if criteria(newest, other)]
            left = [other for other in others if other not in same]
            if not same:
                continue
            texts = list(dict.fromkeys([newest.memory or "", *(one.memory or "" for one in same)]))
            tags = list(dict.fromkeys(tag for one in (newest, *same) for tag in one.tags))
            await memory.records.patch(
                newest.metadata["memory_id"], content="\n".join(texts), tags=tags, reason="merged by the NeMo toolkit"
            )
            await self._editor.delete(user, [one.metadata["memory_id"] for one in same])

    async def _items(self, user: str | None) -> list[MemoryItem]:
        return [item_of(record, user or "") async for record in self._editor.records_of(user)]
