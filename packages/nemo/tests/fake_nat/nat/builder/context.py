from contextvars import ContextVar
from types import SimpleNamespace

_user: ContextVar[str | None] = ContextVar("user_id", default=None)
_conversation: ContextVar[str | None] = ContextVar("conversation_id", default=None)
_metadata: ContextVar[object] = ContextVar("metadata", default=None)


class ContextState:
    def __init__(self):
        self.user_id, self.conversation_id, self._metadata = _user, _conversation, _metadata


class Context:
    @staticmethod
    def get():
        return SimpleNamespace(
            user_id=_user.get(), conversation_id=_conversation.get(), metadata=_metadata.get() or SimpleNamespace()
        )
