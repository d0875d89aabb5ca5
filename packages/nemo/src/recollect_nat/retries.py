"""Ids for stored items that stay the same when the toolkit repeats a call."""

from __future__ import annotations

import uuid
import weakref
from typing import Any


class Nonces:
    """One id for each item that is being added.

    The toolkit repeats a whole call (`patch_with_retry`) with the same item objects. If the response of an attempt was
    lost, its items are stored again under the same ids, and therefore exist once. When the add is done the id is
    forgotten: an item that is added again later on purpose is another memory.
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
