"""The tests need a server: RECOLLECT_URL and RECOLLECT_API_KEY, an unbound key with `admin`."""

from __future__ import annotations

import os
import sys
import uuid
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

try:
    import nat.memory.interfaces
except ImportError:
    sys.path.insert(0, str(Path(__file__).parent / "fake_nat"))

import nat
from nat.builder.context import ContextState

from recollect_client import AsyncRecollect
from recollect_nat import Options, RecollectEditor

IS_FAKE = getattr(nat, "IS_FAKE", False)


@pytest.fixture
async def client():
    if not os.environ.get("RECOLLECT_URL"):
        pytest.skip("no server is named by RECOLLECT_URL")
    async with AsyncRecollect() as opened:
        yield opened


@pytest.fixture
def editor(client):
    return RecollectEditor(client)


@pytest.fixture
def make_editor(client):
    return lambda **options: RecollectEditor(client, Options(**options))


@pytest.fixture
def user():
    return f"user-{uuid.uuid4().hex[:12]}"


@contextmanager
def context(user_id=None, conversation_id=None, headers=None):
    """A run of the toolkit: its context, and the headers of its request."""
    state = ContextState()
    metadata = state._metadata
    tokens = [(state.user_id, state.user_id.set(user_id)), (state.conversation_id, state.conversation_id.set(conversation_id))]
    tokens.append((metadata, metadata.set(SimpleNamespace(headers=headers or {}))))
    try:
        yield
    finally:
        for variable, token in reversed(tokens):
            variable.reset(token)


@pytest.fixture
def in_context():
    return context
