"""MemoryItems as records, and back."""

from __future__ import annotations

from typing import Any

from nat.memory.models import MemoryItem
from recollect_client.models import Record

#: The field in which a record keeps its source conversation.
CONVERSATION = "conversation"


def text_of(content: Any) -> str:
    """A message's content: a text, or the texts of its parts."""
    if content is None:
        return ""
    if isinstance(content, str):
        return content.strip()
    if isinstance(content, dict):
        return text_of(content.get("text"))
    if isinstance(content, (list, tuple)):
        return "\n".join(text for text in map(text_of, content) if text)
    return str(content).strip()


def session_of(item: MemoryItem) -> str | None:
    """The session that the item names. Its metadata is not changed, because the toolkit passes the same item again."""
    metadata = item.metadata or {}
    named = metadata.get("session_id") or metadata.get("run_id")
    return str(named) if named else None


def metadata_of(item: MemoryItem) -> dict[str, Any]:
    return {name: value for name, value in (item.metadata or {}).items() if name not in ("session_id", "run_id")}


def turns_of(item: MemoryItem, ignored: frozenset[str]) -> list[dict[str, str]]:
    """Its turns with content, limited to the requested roles."""
    turns = []
    for message in item.conversation or []:
        role, content = str(message.get("role") or "user"), text_of(message.get("content"))
        if content and role not in ignored:
            turns.append({**{k: str(v) for k, v in message.items()}, "role": role, "content": content})
    return turns


def item_of(record: Record, user_id: str, score: float | None = None) -> MemoryItem:
    """A stored record as an item of the toolkit. `memory` is always set."""
    metadata = {**(record.metadata or {}), "memory_id": record.id, "type": record.type}
    if record.occurred_at is not None:
        metadata["occurred_at"] = record.occurred_at.isoformat()
    if record.session_id is not None:
        metadata["session_id"] = record.session_id
    kept = record.extra.get(CONVERSATION)
    said = [{"role": record.role, "content": record.content}] if record.role else []
    return MemoryItem(
        conversation=kept if isinstance(kept, list) else said,
        tags=list(record.tags or []),
        metadata=metadata,
        user_id=user_id,
        memory=record.content,
        similarity_score=score,
    )
