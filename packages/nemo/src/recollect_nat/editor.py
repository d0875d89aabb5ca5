"""The MemoryEditor: the toolkit's memory, stored in Recollect."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

from nat.memory.interfaces import MemoryEditor
from nat.memory.models import MemoryItem
from recollect_client import AsyncRecollect
from recollect_client.errors import RecollectError
from recollect_client.models import Record

from .identity import attributes_of_context, session_of_context, user_of_context
from .items import CONVERSATION, item_of, metadata_of, session_of, text_of, turns_of
from .options import Options
from .retries import Nonces

logger = logging.getLogger(__name__)

#: The server's limit for one request.
BATCH = 100
#: The user named if memory belongs to no user: a server deletes only for a user, and this one has no memory.
SPEAKER_OF_SHARED = "recollect-nat"
#: The most results of a search.
MOST_RESULTS = 100


class PartlyStored(RuntimeError):
    """Some items of an add were refused. What was stored stays, and a repeated add does not store it twice."""

    def __init__(self, refused: Sequence[tuple[int, str, str]]) -> None:
        told = "; ".join(f"item {index}: {code}: {detail}" for index, code, detail in refused[:5])
        super().__init__(f"{len(refused)} of the memories were not stored: {told}")
        self.refused = list(refused)


class RecollectEditor(MemoryEditor):
    """Long-term memory in Recollect, for both ways in which the toolkit calls an editor.

    Up to 1.9 an item names its user; newer documents pass the user beside the items. Without either, it is the user of
    the run (`Context`, then the request's header `user-id`). No call ever applies to all users.
    """

    def __init__(self, client: AsyncRecollect, options: Options | None = None) -> None:
        self._client = client
        self._options = options or Options()
        self._nonces = Nonces()
        self._introduced: dict[str, dict[str, str]] = {}

    async def add_items(self, items: Any, user_id: Any = None, **kwargs: Any) -> None:
        """Stores items in order.

        An item with a `memory` becomes one record that keeps its conversation; one without becomes a record, or a message, for each
        turn. Empty items are skipped.

        Args:
            items: MemoryItems. The user may also come first, as in some of the toolkit's documents.
            user_id: Their user; by default the user of the item, or else of the run.
            kwargs: `type`, `agent`, `project`, `session_id`, `ignore_roles`. Others are ignored.

        Raises:
            ValueError: There is no user, or its name is blank.
            PartlyStored: Some were refused.
        """
        if isinstance(items, str):
            items, user_id = user_id, items
        by_user: dict[str | None, list[tuple[MemoryItem, dict[str, Any]]]] = {}
        for item in items or []:
            user = self._user(user_id, getattr(item, "user_id", None))
            by_user.setdefault(user, []).extend((item, row) for row in self._rows(item, kwargs))
        for user, rows in by_user.items():
            await self._introduce(user)
            await self._store(user, rows)
        for item in items or []:
            self._nonces.forget(item)

    async def search(self, query: Any, top_k: int = 5, **kwargs: Any) -> list[MemoryItem]:
        """The memories relevant to a query, best first; `similarity_score` is from 0 to 1, higher is better.

        Args:
            query: A text, or the parts of a message's content.
            kwargs: `user_id`, required; `filter`, `tags`, `min_score`, `agent`, `project`, `session_id`, `type`.

        Raises:
            KeyError: `user_id` is missing and there is no user of the run.
        """
        user = kwargs.get("user_id") or (None if "user_id" in kwargs else user_of_context())
        if not self._options.shared and (user is None or not str(user).strip()):
            raise KeyError("user_id")
        text = text_of(query)
        if not text or top_k < 1:
            return []
        found = await self._of(user).search(
            text,
            limit=min(top_k, MOST_RESULTS),
            min_score=kwargs.get("min_score", self._options.min_score) or None,
            filter=kwargs.get("filter"),
            tags=kwargs.get("tags"),
            **self._given(kwargs, ("agent", "project", "session_id", "type"), labels=("agent", "project")),
        )
        return [item_of(hit.record, str(user or ""), hit.score) for hit in found.results]

    async def retrieve_memory(self, *args: Any, **kwargs: Any) -> str:
        """The memories relevant to a query, as a text for a prompt; empty if there are none.

        Called as `retrieve_memory(query, user_id)`, or with the user first and `query=`. `mode="context"` builds it
        within `token_budget` tokens, with core memory and recent turns; otherwise it has one memory per line.
        """
        named = dict(kwargs)
        places = [name for name in ("query", "user_id") if name not in named]
        named.update(zip(places, args, strict=False))
        query, user = named.pop("query", ""), self._user(named.pop("user_id", None), None)
        if named.pop("mode", self._options.mode) == "context":
            budget = int(named.get("token_budget", self._options.token_budget))
            wanted = self._given(named, ("agent", "project", "session_id"), labels=("agent", "project"))
            built = await self._of(user).context.build(query=text_of(query) or None, token_budget=budget, **wanted)
            return built.text or ""
        if self._options.shared is False:
            named["user_id"] = user
        items = await self.search(query, int(named.pop("top_k", 5)), **named)
        return "\n".join(item.memory or "" for item in items)

    async def remove_items(self, user_id: str | None = None, **kwargs: Any) -> None:
        """Deletes a memory (`memory_id`), a session (`session_id`), or everything of one named user.

        Raises:
            ValueError: Nothing is named. That never means everybody.
        """
        named = None if self._options.shared else user_id if user_id is not None else kwargs.get("user_id")
        if named is not None:
            named = self._user(named, None)
        memory = kwargs.get("memory_id")
        session = kwargs.get("session_id") or kwargs.get("run_id")
        if memory is not None:
            await self._deleting(named or user_of_context()).records.delete(str(memory))
        elif session is not None:
            await self._delete_all(self._user(named, None), session_id=str(session))
        elif named is not None:
            await self._delete_all(named)
        else:
            raise ValueError("name a memory_id, a session_id or a user_id: nothing means everybody")

    async def records_of(self, user_id: str | None, **narrowed: Any) -> AsyncIterator[Record]:
        """All deletable records of a user, newest first: without shared ones and without messages."""
        memory = self._of(user_id)
        wanted = {"include_shared": self._options.shared, "filter": {"type": {"ne": "message"}}, **narrowed}
        async for record in memory.records.iterate(limit=1000, **wanted):
            yield record

    async def delete(self, user_id: str | None, ids: Sequence[str]) -> None:
        memory = self._deleting(user_id)
        for start in range(0, len(ids), BATCH):
            await memory.records.delete_batch(list(ids[start : start + BATCH]))

    def client_of(self, user_id: str | None) -> AsyncRecollect:
        """The client, acting for this user."""
        return self._of(user_id)

    def user_or_current(self, user_id: str | None = None) -> str | None:
        """This user, or the one of the run. Raises ValueError if there is none."""
        return self._user(user_id, None)

    async def _delete_all(self, user: str | None, **narrowed: Any) -> None:
        await self.delete(user, [record.id async for record in self.records_of(user, **narrowed)])

    def _user(self, named: Any, of_item: Any) -> str | None:
        if self._options.shared:
            return None
        for name in (named, of_item):
            if name is not None:
                text = str(name).strip()
                if not text:
                    raise ValueError("user_id must not be blank")
                return text
        current = user_of_context()
        if current is None:
            raise ValueError("no user is named: pass user_id, or run within a context that has one")
        return current

    def _of(self, user: Any) -> AsyncRecollect:
        return self._client if user is None else self._client.as_user(str(user).strip())

    def _deleting(self, user: str | None) -> AsyncRecollect:
        return self._of(SPEAKER_OF_SHARED if user is None and self._options.shared else user)

    def _given(
        self, kwargs: Mapping[str, Any], names: Sequence[str], labels: Sequence[str] = ("agent", "project", "session_id")
    ) -> dict[str, Any]:
        """Those of `names` that the call sets, and those of `labels` that the options set."""
        own = {name: getattr(self._options, name, None) for name in labels}
        given = {name: kwargs.get(name) or own.get(name) for name in names}
        return {name: value for name, value in given.items() if value is not None}

    def _rows(self, item: MemoryItem, kwargs: Mapping[str, Any]) -> list[dict[str, Any]]:
        session = kwargs.get("session_id") or session_of(item) or self._options.session_id or session_of_context()
        nonce = self._nonces.of(item)
        labels = {**self._given(kwargs, ("agent", "project")), **({"session_id": session} if session else {})}
        common: dict[str, Any] = {**labels, "tags": list(item.tags or []), "metadata": metadata_of(item)}
        if self._options.shared:
            common["shared"] = True
        turns = turns_of(item, frozenset(kwargs.get("ignore_roles") or ()))
        memory = text_of(item.memory)
        if memory:
            kept = {CONVERSATION: item.conversation} if item.conversation else {}
            kind = kwargs.get("type") or self._options.record_type_memory
            return [{**common, **kept, "id": f"nat:{nonce}", "type": kind, "content": memory}]
        kind = kwargs.get("type") or self._options.record_type_conversation
        return [
            {**common, "id": f"nat:{nonce}:{place}", "type": kind, "role": turn["role"], "content": turn["content"]}
            | ({"speaker": turn["name"]} if turn.get("name") else {})
            for place, turn in enumerate(turns)
        ]

    async def _store(self, user: str | None, rows: Sequence[tuple[MemoryItem, dict[str, Any]]]) -> None:
        memory, wait = self._of(user), self._options.wait or None
        said = [row for _, row in rows if self._options.capture == "message" and "role" in row]
        others = [row for _, row in rows if not (self._options.capture == "message" and "role" in row)]
        refused: list[tuple[int, str, str]] = []
        for start in range(0, len(others), BATCH):
            done = await memory.records.store_batch(others[start : start + BATCH], wait=wait)
            refused += [
                (start + place, str(one.error.code), str(one.error.detail))
                for place, one in enumerate(done.results)
                if getattr(one, "error", None) is not None
            ]
        by_place: dict[tuple[str | None, str | None], list[dict[str, Any]]] = {}
        for row in said:
            by_place.setdefault((row.get("agent"), row.get("session_id")), []).append(row)
        for (agent, session), turns in by_place.items():
            where = {name: value for name, value in (("agent", agent), ("session_id", session)) if value is not None}
            names = ("id", "role", "content", "speaker", "metadata", "tags")
            messages = [{name: row[name] for name in names if name in row} for row in turns]
            for start in range(0, len(messages), BATCH):
                await memory.messages.append(messages=messages[start : start + BATCH], **where)
        if refused:
            raise PartlyStored(refused)

    async def _introduce(self, user: str | None) -> None:
        """Stores the run's data about its user (`user-first-name`, …). A key without permission is not tried again."""
        attributes = attributes_of_context()
        if user is None or not attributes or user != user_of_context() or self._introduced.get(user) == attributes:
            return
        self._introduced[user] = attributes
        try:
            known: Any = None
            try:
                known = await self._client.users.get(user)
            except RecollectError as error:
                if error.status != 404:
                    raise
            metadata = dict(getattr(known, "metadata", None) or {})
            if {**metadata, **attributes} == metadata:
                return
            kept = {name: getattr(known, name, None) for name in ("time_zone", "language")}
            await self._client.users.put(user, metadata={**metadata, **attributes}, **kept)
        except RecollectError as error:
            logger.info("what the request says of its user is not kept on the user: %s", error.code)
