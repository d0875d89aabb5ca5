"""What an editor does where a call does not say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Options:
    #: Labels of what is stored, and filters of what is found.
    agent: str | None = None
    project: str | None = None
    #: Absent: the conversation of the toolkit's context.
    session_id: str | None = None
    #: Everything belongs to the tenant and to no user. On purpose only.
    shared: bool = False
    #: Seconds an add waits until what it stored can be found by its meaning.
    wait: int = 5
    min_score: float = 0.0
    #: Of the turns of a conversation, and of memories in words of their own.
    record_type_conversation: str = "episodic"
    record_type_memory: str = "semantic"
    #: What `retrieve_memory` answers: memories a line each, or a context within a budget of tokens.
    mode: Literal["search", "context"] = "search"
    token_budget: int = 1000
    #: Turns as records, which can be deleted, or as messages of the perpetual history, which erasure alone takes away.
    capture: Literal["record", "message"] = "record"
