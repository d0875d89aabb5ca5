"""The defaults of an editor's calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Options:
    #: Labels of stored memories, and filters of searches.
    agent: str | None = None
    project: str | None = None
    #: By default the conversation of the toolkit's context.
    session_id: str | None = None
    #: Everything belongs to the tenant and to no user. On purpose only.
    shared: bool = False
    #: Seconds for which an add waits until its memories can be found by meaning.
    wait: int = 5
    min_score: float = 0.0
    #: For the turns of a conversation, and for memories with their own text.
    record_type_conversation: str = "episodic"
    record_type_memory: str = "semantic"
    #: What `retrieve_memory` returns: one memory per line, or a context within a token budget.
    mode: Literal["search", "context"] = "search"
    token_budget: int = 1000
    #: Turns become records, which can be deleted, or messages of the permanent history, which only erasure removes.
    capture: Literal["record", "message"] = "record"
