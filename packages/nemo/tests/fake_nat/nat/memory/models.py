from typing import Any

from pydantic import BaseModel, Field


class MemoryItem(BaseModel):
    conversation: list[dict[str, str]] | None = None
    tags: list[str] = Field(default_factory=list)
    metadata: dict[str, Any] = {}
    user_id: str
    memory: str | None = None
    similarity_score: float | None = None
