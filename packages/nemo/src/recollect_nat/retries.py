"""Names for what is stored, that stay the same when the toolkit repeats a call."""

from __future__ import annotations

import uuid
import weakref
from typing import Any


class Nonces:
    """One for each item that is being added.

    The toolkit repeats a whole call (`patch_with_retry`) with the very same items. So what was stored by an attempt whose
    answer was lost is stored again under the same ids, and there once. When the add is done the name is forgotten: an item that is
    added again later on purpose is another memory.
    """

    def __init__(self) -> None:
        self._of: dict[int, tuple[weakref.ref[Any], str]] = {}

    def of(self, item: Any) -> str:
        known = self._of.get(id(item))
        if known is not None and known[0]() is item:
            return known[1]
        nonce = uuid.uuid4().hex
        key = id(item)
        self._of[key] = (weakref.ref(item, lambda _: self._of.pop(key, None)), nonce)
        return nonce

    def forget(self, item: Any) -> None:
        self._of.pop(id(item), None)
