# Generated from the OpenAPI documents by `npm run clients`. Do not edit.
"""A class for each room and a method for each operation.

Where a method takes them, these arguments mean the same:

    user_id: The end user, by the tenant’s own id.
    all_users: Read the whole tenant. Needs admin.
    cursor: `next_cursor` of the previous page.
    agent: The agent whose memory is used. A key bound to an agent may omit it.
    block_id: The server’s id or the client’s own.
    agent_id: The id or the name of the agent.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime
from typing import Any, Literal

from .._room import UNSET, Connection, Room, Unset
from .inputs import *
from .operations import *
from .outputs import *


class RecordsRoom(Room):
    def store(
        self, content: str | None = None, *, id: str | None = None, type: str | None = None,
        created_at: datetime | str | date | int | None = None, user_id: str | None = None, shared: bool | None = None,
        derived_from: Sequence[str] | None = None, severity: Literal["info", "warning", "critical"] | None = None,
        working_on: str | None = None, state: CheckpointStateInput | Mapping[str, Any] | None = None,
        file_path: str | None = None, start_line: int | None = None, end_line: int | None = None,
        repo: str | None = None, title: str | None | Unset = UNSET, agent: str | None | Unset = UNSET,
        project: str | None | Unset = UNSET, session_id: str | None | Unset = UNSET, role: str | None | Unset = UNSET,
        speaker: str | None | Unset = UNSET, sequence: int | None = None, metadata: Mapping[str, Any] | None = None,
        tags: Sequence[str] | None = None, importance: float | None = None, pinned: bool | None = None,
        language: str | None = None, occurred_at: datetime | str | date | int | None = None,
        valid_from: datetime | str | date | int | None | Unset = UNSET,
        valid_to: datetime | str | date | int | None | Unset = UNSET,
        expires_at: datetime | str | date | int | None | Unset = UNSET, provenance: Mapping[str, Any] | None = None,
        trust: float | None = None, fields: Mapping[str, Any] | None = None, idempotency_key: str | None = None,
        wait: int | None = None, timeout: float | None = None,
    ) -> StoreOutcome:
        """Store a memory.

        Stores a record, or updates the one with the same `id`. Returns once the record is durable and can be found by its words. Its vector follows (`Prefer: wait=5` waits for it). Needs `records:write`.

        Args:
            id: The client’s own id. Storing it again updates the record.
            type: Default: semantic.
            shared: Store in the tenant’s shared memory. Needs shared:write.
            derived_from: Ids of the records that this one was made from.
            role: The kind of speaker: user, assistant, system, tool.
            speaker: The name of the speaker.
            sequence: Position within the session.
            language: ISO 639-1 code of the text. For a snippet: the programming language.
            occurred_at: When it was said or happened.
            provenance: Where it came from.
            trust: Ignored in requests: a record gets the trust of its key and of its sources.
        """
        return self._call(RECORDS_STORE, locals())

    def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        as_of: datetime | str | date | int | None = None, valid_at: datetime | str | date | int | None = None,
        type: str | None = None, agent: str | None = None, project: str | None = None, session_id: str | None = None,
        role: str | None = None, tags: Sequence[str] | str | None = None, filter: Mapping[str, Any] | str | None = None,
        limit: int | None = None, offset: int | None = None, cursor: str | None = None,
        order: Literal["asc", "desc"] | None = None, min_importance: float | None = None,
        include_expired: bool | None = None, include_quarantined: bool | None = None,
        include_superseded: bool | None = None, timeout: float | None = None,
    ) -> RecordPage:
        """List memories.

        By creation time. `cursor` pages through all results without skipping any; `offset` exists for AMP. `tags` matches any of them. `filter` is a filter as JSON text. A page ends early, with `has_more`, when its texts exceed 16 MB. Needs `records:read`.

        Args:
            as_of: Return what was believed at this time.
            valid_at: Only what was true in the world at this time.
            min_importance: As rated or as proven by use, whichever is higher.
            include_quarantined: Include quarantined records. Needs admin.
            include_superseded: Include memories that a newer one superseded.
        """
        return self._call(RECORDS_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        as_of: datetime | str | date | int | None = None, valid_at: datetime | str | date | int | None = None,
        type: str | None = None, agent: str | None = None, project: str | None = None, session_id: str | None = None,
        role: str | None = None, tags: Sequence[str] | str | None = None, filter: Mapping[str, Any] | str | None = None,
        limit: int | None = None, offset: int | None = None, order: Literal["asc", "desc"] | None = None,
        min_importance: float | None = None, include_expired: bool | None = None,
        include_quarantined: bool | None = None, include_superseded: bool | None = None, timeout: float | None = None,
    ) -> Iterator[Record]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(RECORDS_LIST, Record, locals())

    def store_batch(
        self, records: Sequence[RecordInput | Mapping[str, Any]], *, user_id: str | None = None,
        idempotency_key: str | None = None, wait: int | None = None, timeout: float | None = None,
    ) -> BatchOutcome:
        """Store up to 1,000 memories.

        Each item succeeds or fails on its own. A failed item is reported by index, and nothing of it is stored. Needs `records:write`.
        """
        return self._call(RECORDS_STORE_BATCH, locals())

    def delete_batch(
        self, ids: Sequence[str], *, user_id: str | None = None, timeout: float | None = None,
    ) -> BatchDeleteOutcome:
        """Delete up to 1,000 memories.

        A `failed` item has the reason: a message, a legal hold, or more trust than the key has. Needs `records:write`.
        """
        return self._call(RECORDS_DELETE_BATCH, locals())

    def get(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        as_of: datetime | str | date | int | None = None, valid_at: datetime | str | date | int | None = None,
        include_quarantined: bool | None = None, reinforce: bool | None = None, expand: bool | None = None,
        timeout: float | None = None,
    ) -> RecordDetail:
        """Read a memory.

        By the server’s id or the client’s own. The caller’s own record takes precedence over a shared one. Reading a memory strengthens it, except with `as_of` or `all_users`. Needs `records:read`.

        Args:
            as_of: Return what was believed at this time.
            valid_at: Only what was true in the world at this time.
            include_quarantined: Include quarantined records. Needs admin.
            reinforce: `false`: does not strengthen the memory.
            expand: Includes the content of the turns that it came from.
        """
        return self._call(RECORDS_GET, locals())

    def patch(
        self, id: str, *, user_id: str | None = None,
        severity: Literal["info", "warning", "critical"] | None | Unset = UNSET, working_on: str | None | Unset = UNSET,
        state: CheckpointStateInput | Mapping[str, Any] | None | Unset = UNSET, file_path: str | None | Unset = UNSET,
        start_line: int | None | Unset = UNSET, end_line: int | None | Unset = UNSET, repo: str | None | Unset = UNSET,
        content: str | None = None, title: str | None | Unset = UNSET, agent: str | None | Unset = UNSET,
        project: str | None | Unset = UNSET, session_id: str | None | Unset = UNSET, role: str | None | Unset = UNSET,
        speaker: str | None | Unset = UNSET, sequence: int | None = None, metadata: Mapping[str, Any] | None = None,
        tags: Sequence[str] | None = None, importance: float | None = None, pinned: bool | None = None,
        language: str | None = None, occurred_at: datetime | str | date | int | None = None,
        valid_from: datetime | str | date | int | None | Unset = UNSET,
        valid_to: datetime | str | date | int | None | Unset = UNSET,
        expires_at: datetime | str | date | int | None | Unset = UNSET, provenance: Mapping[str, Any] | None = None,
        trust: float | None = None, reason: str | None = None, fields: Mapping[str, Any] | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> PatchedRecord:
        """Edit a memory.

        Changes the fields that are present. `metadata` is merged; a null value removes a key. Each change closes a version and opens the next. An edit that changes nothing writes nothing. `id`, `type`, `shared` and `derived_from` cannot change: they may be sent with the value that was read, and are refused otherwise. Needs `records:write`.

        Args:
            content: The text to remember. Searched by meaning and by words.
            role: The kind of speaker: user, assistant, system, tool.
            speaker: The name of the speaker.
            sequence: Position within the session.
            language: ISO 639-1 code of the text. For a snippet: the programming language.
            occurred_at: When it was said or happened.
            provenance: Where it came from.
            trust: Ignored in requests: a record gets the trust of its key and of its sources.
            reason: The reason, kept in the version history.
        """
        return self._call(RECORDS_PATCH, locals())

    def delete(
        self, id: str, *, user_id: str | None = None, if_match: int | str | None = None, timeout: float | None = None,
    ) -> DeleteOutcome:
        """Delete a memory.

        Deletes it with its versions, passages, terms and vectors. What it had superseded stays superseded. Needs `records:write`.
        """
        return self._call(RECORDS_DELETE, locals())

    def versions(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, before: int | None = None, timeout: float | None = None,
    ) -> VersionPage:
        """List the versions of a memory.

        Newest first. The first entry is the current version. A page ends early, with `has_more`, when its texts exceed 16 MB. Needs `records:read`.
        """
        return self._call(RECORDS_VERSIONS, locals())

    def iterate_versions(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> Iterator[RecordVersion]:
        """Walks all pages of `versions` and yields every item; `limit` is the size of a page."""
        return self._iterate(RECORDS_VERSIONS, RecordVersion, locals())

    def messages(
        self, id: str, *, user_id: str | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> RecordsMessagesOutput:
        """List the messages that a memory came from.

        In the order in which they were stored. A page ends early, with `has_more`, when its texts exceed 16 MB. Needs `records:read`.
        """
        return self._call(RECORDS_MESSAGES, locals())

    def iterate_messages(
        self, id: str, *, user_id: str | None = None, limit: int | None = None, timeout: float | None = None,
    ) -> Iterator[Message]:
        """Walks all pages of `messages` and yields every item; `limit` is the size of a page."""
        return self._iterate(RECORDS_MESSAGES, Message, locals())

    def acknowledge(
        self, ids: Sequence[str], *, user_id: str | None = None, idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> RecordsAcknowledgeOutput:
        """Report which memories were used.

        Strengthens the memories that an answer used, so that each fades more slowly. A record that is named twice is strengthened once. Needs only read permission: the content and the ETag do not change. `unchanged` lists shared memory that the key cannot write, and all memories if learning is paused for the user. Needs `records:read`.
        """
        return self._call(RECORDS_ACKNOWLEDGE, locals())

    def revise(
        self, content: str, *, user_id: str | None = None, shared: bool | None = None, id: str | None = None,
        type: str | None = None, concept: str | None = None, title: str | None = None,
        tags: Sequence[str] | None = None, metadata: Mapping[str, Any] | None = None, agent: str | None = None,
        project: str | None = None, session_id: str | None = None, role: str | None = None, speaker: str | None = None,
        importance: float | None = None, provenance: Mapping[str, Any] | None = None,
        occurred_at: datetime | str | date | int | None = None, valid_from: datetime | str | date | int | None = None,
        derived_from: Sequence[str] | None = None, reason: str | None = None,
        mode: Literal["preview", "apply"] | None = None, thresholds: RecordsReviseBodyThresholds | None = None,
        merge: Literal["auto", "replace", "append"] | None = None, idempotency_key: str | None = None,
        wait: int | None = None, timeout: float | None = None,
    ) -> RecordsReviseOutput:
        """Update memory with new information.

        Finds the memories about the same subject and applies one change: stores the information, edits a memory that says less, supersedes memories that contradict it, or does nothing if it is known. Nothing is overwritten: all versions are kept, and `POST /v1/records/{id}/undo` reverts the change. Needs `records:write`.

        Args:
            shared: Revise the tenant’s shared memory. Needs shared:write.
            id: The memory to revise, if known. Otherwise it is searched for.
            content: What is known now.
            type: Only memories of this type are considered. Default: semantic.
            concept: The topic, in one or two words.
            provenance: Where it came from.
            valid_from: Since when it is true. Default: `occurred_at`, otherwise now.
            derived_from: Ids of the messages or records that it was derived from. Erasing one of them also erases what was derived from it.
            reason: The reason, kept in the version history.
            mode: `preview` writes nothing.
            thresholds: Overrides the settings for this request.
        """
        return self._call(RECORDS_REVISE, locals())

    def revise_batch(
        self, records: Sequence[Any], *, user_id: str | None = None, idempotency_key: str | None = None,
        wait: int | None = None, timeout: float | None = None,
    ) -> RecordsReviseBatchOutput:
        """Update memory with up to 100 facts.

        Each item has the fields of `POST /v1/records/revise`, without `mode` and `user_id`. Items are processed in order, each after those before it. Each succeeds or fails on its own. A failed item is reported by index, and nothing of it is stored. Two items of the same request are compared by words only. Needs `records:write`.
        """
        return self._call(RECORDS_REVISE_BATCH, locals())

    def undo(
        self, id: str, version: int, *, user_id: str | None = None, reason: str | None = None,
        timeout: float | None = None,
    ) -> RecordsUndoOutput:
        """Undo the last change of a memory.

        Restores exactly what the memory was before that version, as a new version. Undoing version 1 removes the memory from all responses, and the memories it superseded become current again. Repeating the request changes nothing. Needs `records:write`.

        Args:
            version: The version to undo, as the change returned it.
            reason: The reason, kept in the version history.
        """
        return self._call(RECORDS_UNDO, locals())

    def quarantine(
        self, id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> RecordsQuarantineOutput:
        """Quarantine a memory.

        Removes it from all responses at once. Summaries of it are rebuilt without it, and records that name it in `derived_from` are quarantined too. Nothing is deleted; `promote` releases it. Needs `admin`.
        """
        return self._call(RECORDS_QUARANTINE, locals())

    def promote(
        self, id: str, *, user_id: str | None = None, trust: float | None = None, reason: str | None = None,
        timeout: float | None = None,
    ) -> RecordsPromoteOutput:
        """Release a memory from quarantine.

        Returns it to all responses, with the trust given here, because somebody reviewed it. The trust cannot exceed that of the key, and cannot be below the tenant’s threshold. Creates a new version. Needs `admin`.

        Args:
            reason: The reason, kept in the version history.
        """
        return self._call(RECORDS_PROMOTE, locals())

    def list_quarantined(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> RecordPage:
        """List quarantined memories.

        Newest first. A page ends early, with `has_more`, when its texts exceed 16 MB. Needs `admin`.
        """
        return self._call(RECORDS_LIST_QUARANTINED, locals())

    def iterate_list_quarantined(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> Iterator[Record]:
        """Walks all pages of `list_quarantined` and yields every item; `limit` is the size of a page."""
        return self._iterate(RECORDS_LIST_QUARANTINED, Record, locals())

    def purge_source(
        self, *, user_id: str | None = None, source: str | None = None, key_id: str | None = None,
        session_id: str | None = None, agent: str | None = None, dry_run: bool | None = None,
        timeout: float | None = None,
    ) -> RecordsPurgeSourceOutput:
        """Delete everything that came from one source.

        For all users of the tenant, or for one. Deletes what the source wrote, every record that the key wrote to, and everything derived from these. Summaries are rebuilt without them. Deletion is permanent and includes versions, passages and vectors. Records under legal hold stay and are counted. Shared memory is included if the key has `shared:write`. Needs `admin`.

        Args:
            user_id: Only this user.
            source: The value of `provenance.source`.
            key_id: The public part of a key: everything that it stored or edited.
            dry_run: Only counts; deletes nothing.
        """
        return self._call(RECORDS_PURGE_SOURCE, locals())

    def retention(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        timeout: float | None = None,
    ) -> RecordsRetentionOutput:
        """Read how well a memory is retained.

        Returns the retention R, when the memory will be forgotten if it is not recalled, and what keeps it from fading. R is computed for this request, which does not count as a recall. Also works for a forgotten memory, with the time until which it can be restored. Needs `records:read`.
        """
        return self._call(RECORDS_RETENTION, locals())

    def forget(self, id: str, *, user_id: str | None = None, timeout: float | None = None) -> RecordsForgetOutput:
        """Forget a memory, reversibly.

        Removes it from all responses at once. It is deleted permanently after the grace period; until then `restore` brings it back. Works on a pinned memory, but not on one under legal hold. To delete it at once, use DELETE. Needs `records:write`.
        """
        return self._call(RECORDS_FORGET, locals())

    def restore(self, id: str, *, user_id: str | None = None, timeout: float | None = None) -> RecordsRestoreOutput:
        """Restore a forgotten memory.

        Restores it exactly as it was. Its time since the last recall restarts, because otherwise it would be due again at once. 404 if it is not forgotten or was deleted permanently. Needs `records:write`.
        """
        return self._call(RECORDS_RESTORE, locals())

    def passages(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        include_quarantined: bool | None = None, limit: int | None = None, offset: int | None = None,
        timeout: float | None = None,
    ) -> PassagePage:
        """List the passages of a memory.

        The pieces of its current text that search indexes, in order, each with the state of its vector. Needs `records:read`.

        Args:
            include_quarantined: Include quarantined records. Needs admin.
        """
        return self._call(RECORDS_PASSAGES, locals())

    def iterate_passages(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        include_quarantined: bool | None = None, limit: int | None = None, timeout: float | None = None,
    ) -> Iterator[RecordPassage]:
        """Walks all pages of `passages` and yields every item; `limit` is the size of a page."""
        return self._iterate(RECORDS_PASSAGES, RecordPassage, locals())


class MessagesRoom(Room):
    def append(
        self, messages: Sequence[NewMessage], *, user_id: str | None = None, agent: str | None = None,
        session_id: str | None = None, project: str | None = None, idempotency_key: str | None = None,
        wait: int | None = None, timeout: float | None = None,
    ) -> MessagesAppendOutput:
        """Append to the history of a user and agent.

        One message or up to 1,000, in this order. Either all are stored or none. Sending the same `id` again returns the existing message; different content with the same id returns 409. Needs `messages:write`.

        Args:
            agent: The agent whose history it is. Default: the history of messages without an agent.
        """
        return self._call(MESSAGES_APPEND, locals())

    def list(
        self, *, user_id: str | None = None, agent: str | None = None, session_id: str | None = None,
        role: str | None = None, project: str | None = None, occurred_from: datetime | str | date | int | None = None,
        occurred_to: datetime | str | date | int | None = None, after_sequence: int | None = None,
        before_sequence: int | None = None, order: Literal["asc", "desc"] | None = None, limit: int | None = None,
        cursor: str | None = None, timeout: float | None = None,
    ) -> MessagesListOutput:
        """Read the history of a user and agent.

        In order of sequence, by default newest first. `cursor` continues in the same direction. `after_sequence` and `before_sequence` start at any message, in either direction. A request reads at most 5,000 messages: a page that a filter leaves nearly or quite empty may still have a `next_cursor`. A page ends early, with `has_more`, when its texts exceed 16 MB. Needs `messages:read`.

        Args:
            agent: The agent whose history it is. Default: the history of messages without an agent.
            occurred_to: Up to, but not including, this instant.
            after_sequence: Only messages after this sequence.
            before_sequence: Only messages before this sequence.
        """
        return self._call(MESSAGES_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, agent: str | None = None, session_id: str | None = None,
        role: str | None = None, project: str | None = None, occurred_from: datetime | str | date | int | None = None,
        occurred_to: datetime | str | date | int | None = None, after_sequence: int | None = None,
        before_sequence: int | None = None, order: Literal["asc", "desc"] | None = None, limit: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[Message]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(MESSAGES_LIST, Message, locals())

    def get(self, id: str, *, user_id: str | None = None, timeout: float | None = None) -> Message:
        """Read a message.

        By the server’s id or the client’s own. Reading a message does not strengthen it. Needs `messages:read`.
        """
        return self._call(MESSAGES_GET, locals())

    def link(
        self, id: str, records: Sequence[str], *, user_id: str | None = None, timeout: float | None = None,
    ) -> MessagesLinkOutput:
        """Link memories to the message that they came from.

        The records then derive from the message and are returned with it. The message itself does not change. Existing links stay, and a link is removed only with its record. Needs `records:write`.

        Args:
            records: Ids of records.
        """
        return self._call(MESSAGES_LINK, locals())

    def records(
        self, id: str, *, user_id: str | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> MessagesRecordsOutput:
        """List the memories that came from a message.

        In the order in which they were stored, including summaries that folded it. A page ends early, with `has_more`, when its texts exceed 16 MB. Needs `records:read`.
        """
        return self._call(MESSAGES_RECORDS, locals())

    def iterate_records(
        self, id: str, *, user_id: str | None = None, limit: int | None = None, timeout: float | None = None,
    ) -> Iterator[Record]:
        """Walks all pages of `records` and yields every item; `limit` is the size of a page."""
        return self._iterate(MESSAGES_RECORDS, Record, locals())


class EdgesRoom(Room):
    def create(
        self, id: str,
        type: Literal["refers_to", "depends_on", "contradicts", "reinforces", "temporal_sequence", "causes", "part_of", "related", "supersedes", "may_supersede", "derives_from", "consolidates", "similar_to", "attended_to", "procedure_derives_from"],
        to: str, *, user_id: str | None = None, strength: float | None = None,
        metadata: Mapping[str, Any] | None = None, timeout: float | None = None,
    ) -> EdgesCreateOutput:
        """Link a memory to another.

        Creates a link from this record, which the caller must be able to write, to a record that the caller can read. Creating the same link again updates its strength and metadata. Only folding and revising create consolidates and supersedes. Needs `records:write`.

        Args:
            to: The other record.
        """
        return self._call(EDGES_CREATE, locals())

    def list(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        types: Sequence[str] | str | None = None, direction: Literal["out", "in", "both"] | None = None,
        limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> EdgesListOutput:
        """List the links of a memory.

        Strongest first, without links to records that the reader cannot see. Needs `records:read`.

        Args:
            types: Relations as the record sees them, such as depends_on or required_by. Default: all.
        """
        return self._call(EDGES_LIST, locals())

    def iterate(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        types: Sequence[str] | str | None = None, direction: Literal["out", "in", "both"] | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> Iterator[EdgesListOutputEdgesItem]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(EDGES_LIST, EdgesListOutputEdgesItem, locals())

    def delete(
        self, id: str,
        type: Literal["refers_to", "depends_on", "contradicts", "reinforces", "temporal_sequence", "causes", "part_of", "related", "supersedes", "may_supersede", "derives_from", "consolidates", "similar_to", "attended_to", "procedure_derives_from"],
        to: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> EdgesDeleteOutput:
        """Delete a link.

        A relation that is the same both ways (contradicts, related, similar_to) is deleted from either end. Lineage (derives_from, consolidates, supersedes) cannot be deleted: it goes when its records do. Needs `records:write`.

        Args:
            to: The other record.
        """
        return self._call(EDGES_DELETE, locals())


class GraphRoom(Room):
    def related(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        types: Sequence[str] | str | None = None, depth: int | None = None,
        direction: Literal["out", "in", "both"] | None = None, min_strength: float | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> GraphRelatedOutput:
        """List related memories.

        Follows links up to `depth` steps. Each record appears once, by the strongest path. A path never leads through a record that the reader cannot see. Needs `records:read`.

        Args:
            types: Relations as the record sees them, such as depends_on or required_by. Default: all.
            min_strength: Minimum strength of every link on the way.
        """
        return self._call(GRAPH_RELATED, locals())

    def settings(self, *, timeout: float | None = None) -> GraphSettingsOutput:
        """Read the linking rules. Needs `admin`."""
        return self._call(GRAPH_SETTINGS, locals())

    def put_settings(
        self, *, temporal_sequence: bool | None = None, timeout: float | None = None,
    ) -> GraphSettingsOutput:
        """Set the linking rules.

        Applies to what is stored from now on. A key that is bound to a user, an agent or a project is refused. Needs `admin`.

        Args:
            temporal_sequence: Links a record to the previous record of the same session, or without a session of the same agent, within an hour.
        """
        return self._call(GRAPH_PUT_SETTINGS, locals())


class CognitiveRoom(Room):
    def record_sensory(
        self, modality: str, raw_data: str, *, user_id: str | None = None, agent: str | None = None,
        ttl_seconds: float | None = None, importance: float | None = None, adaptive_ttl: bool | None = None,
        metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveRecordSensoryOutput:
        """Store a raw observation.

        Expires automatically unless it is attended to. With a `ttl_seconds` of 0 it expires at once. Needs `records:write`.

        Args:
            modality: text, event, image caption, …
            importance: How important the observation seems. With `adaptive_ttl`, decides how long it lives.
            adaptive_ttl: Important observations live up to four times as long, unimportant ones down to a quarter. Default: from the settings.
        """
        return self._call(COGNITIVE_RECORD_SENSORY, locals())

    def recent_sensory(
        self, *, user_id: str | None = None, agent: str | None = None, limit: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveRecentSensoryOutput:
        """List recent observations.

        Newest first, in order of observation. Expired observations are never returned. Needs `records:read`.
        """
        return self._call(COGNITIVE_RECENT_SENSORY, locals())

    def attend_sensory(
        self, id: str, reason: str, *, user_id: str | None = None, agent: str | None = None,
        metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveAttendSensoryOutput:
        """Attend to an observation.

        Stores it as an episode, linked by `attended_to`. The observation itself stays until it expires. Needs `records:write`.
        """
        return self._call(COGNITIVE_ATTEND_SENSORY, locals())

    def prune_sensory(
        self, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitivePruneSensoryOutput:
        """Delete expired observations.

        Returns the number of the agent’s observations that were deleted. Needs `records:write`.
        """
        return self._call(COGNITIVE_PRUNE_SENSORY, locals())

    def push_working(
        self, slot_type: Literal["question", "retrieved_fact", "reasoning_step", "context", "plan", "evaluation"],
        content: str, task_id: str, *, user_id: str | None = None, agent: str | None = None,
        relevance: float | None = None, metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None,
        wait: int | None = None, timeout: float | None = None,
    ) -> CognitivePushWorkingOutput:
        """Put an item into working memory.

        An agent has 20 slots per task by default. If they are full, the least relevant item is evicted first, and among equals the oldest. The new item always stays. Needs `records:write`.

        Args:
            task_id: The task. Stored as `session_id` of the record.
        """
        return self._call(COGNITIVE_PUSH_WORKING, locals())

    def list_working(
        self, task_id: str, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitiveListWorkingOutput:
        """List the working memory of a task.

        Most relevant first. Needs `records:read`.

        Args:
            task_id: The task. Stored as `session_id` of the record.
        """
        return self._call(COGNITIVE_LIST_WORKING, locals())

    def clear_working(
        self, task_id: str, *, user_id: str | None = None, agent: str | None = None, episode: bool | None = None,
        timeout: float | None = None,
    ) -> CognitiveClearWorkingOutput:
        """Complete a task.

        Deletes its working memory. With `episode=true`, the content is kept as an episode. Needs `records:write`.

        Args:
            task_id: The task. Stored as `session_id` of the record.
            episode: Keep the content as an episode. Default: from the settings.
        """
        return self._call(COGNITIVE_CLEAR_WORKING, locals())

    def store_episode(
        self, content: str, *, user_id: str | None = None, agent: str | None = None, source_label: str | None = None,
        temporal_index: int | None = None, occurred_at: datetime | str | date | int | None = None,
        metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreEpisodeOutput:
        """Store an episode.

        Episodes are ordered by `temporal_index`. Default: one more than the agent’s highest. Needs `records:write`.
        """
        return self._call(COGNITIVE_STORE_EPISODE, locals())

    def list_episodes(
        self, *, user_id: str | None = None, agent: str | None = None, limit: int | None = None,
        include_compressed: bool | None = None, timeout: float | None = None,
    ) -> CognitiveListEpisodesOutput:
        """List the latest episodes.

        Latest first. Consolidated episodes are left out unless requested. Needs `records:read`.
        """
        return self._call(COGNITIVE_LIST_EPISODES, locals())

    def next_batch(
        self, *, user_id: str | None = None, agent: str | None = None, batch_size: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveListEpisodesOutput:
        """Read the next batch to consolidate.

        The oldest episodes that are not consolidated. Empty if there are fewer than `batch_size`. Needs `records:read`.
        """
        return self._call(COGNITIVE_NEXT_BATCH, locals())

    def consolidate(
        self, *, user_id: str | None = None, agent: str | None = None, batch_size: int | None = None,
        ids: Sequence[str] | None = None, summary: str | None = None, summarize: bool | None = None,
        timeout: float | None = None,
    ) -> CognitiveConsolidateOutput:
        """Consolidate the oldest episodes.

        Folds the oldest `batch_size` episodes into one and links it to them with `consolidates`. The episodes stay, marked as compressed. If there are fewer, nothing happens and the id is null. `summary` is your own summary of them; `ids` are the episodes that it covers (from `GET …/batch`). Needs `records:write`.

        Args:
            summarize: Shortens the text as compaction does. By default the episodes are joined.
        """
        return self._call(COGNITIVE_CONSOLIDATE, locals())

    def store_fact(
        self, content: str, *, user_id: str | None = None, agent: str | None = None, concept: str | None = None,
        confidence: float | None = None, source_id: str | None = None, tags: Sequence[str] | None = None,
        source_episode_id: str | None = None, metadata: Mapping[str, Any] | None = None,
        temporal_metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreFactOutput:
        """Store a fact.

        Links the fact to similar facts of the agent (`similar_to`), with both values if they contradict each other, and to the episode it came from (`derives_from`). An unknown episode is ignored. Needs `records:write`.

        Args:
            temporal_metadata: Merged into `metadata`, where it is returned.
        """
        return self._call(COGNITIVE_STORE_FACT, locals())

    def search_facts(
        self, *, user_id: str | None = None, agent: str | None = None, include_shared: bool | None = None,
        query: str | None = None, concepts: Sequence[str] | str | None = None, limit: int | None = None,
        min_confidence: float | None = None, hops: int | None = None, timeout: float | None = None,
    ) -> CognitiveSearchFactsOutput:
        """Find facts.

        Facts that contain words of the query, then facts linked to them as similar. Without a query: all facts, most confident first. Needs `records:read`.

        Args:
            include_shared: `false`: leave out the tenant’s shared memory.
            concepts: Only facts whose concept contains one of these words. An empty list finds nothing.
            min_confidence: Also applies to linked facts.
        """
        return self._call(COGNITIVE_SEARCH_FACTS, locals())

    def recall(
        self, query: str, *, user_id: str | None = None, agent: str | None = None, include_shared: bool | None = None,
        max_nodes: int | None = None, min_confidence: float | None = None, hops: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveRecallOutput:
        """Recall facts as text for a model.

        Facts that match a query, the links between them, and a text for a prompt. The text is in chronological order and marks contradicting facts with WARNING. Needs `records:read`.
        """
        return self._call(COGNITIVE_RECALL, locals())

    def store_procedure(
        self, name: str, steps: Sequence[str | CognitiveStoreProcedureBodyStepsItem], *, user_id: str | None = None,
        agent: str | None = None, prerequisites: Sequence[str] | None = None, source_episode_id: str | None = None,
        metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreProcedureOutput:
        """Store a procedure.

        Steps in order. A step may name a tool and its arguments; the server never calls it. Needs `records:write`.
        """
        return self._call(COGNITIVE_STORE_PROCEDURE, locals())

    def list_procedures(
        self, *, user_id: str | None = None, agent: str | None = None, include_shared: bool | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> CognitiveListProceduresOutput:
        """List procedures.

        Most used first. Listing does not count as use; `POST …/recall` does. Needs `records:read`.

        Args:
            include_shared: `false`: leave out the tenant’s shared memory.
        """
        return self._call(COGNITIVE_LIST_PROCEDURES, locals())

    def recall_procedures(
        self, *, user_id: str | None = None, agent: str | None = None, query: str | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> CognitiveListProceduresOutput:
        """Recall a procedure.

        Procedures that contain words of the query, most used first. An empty query returns all. Each recall counts as a use; the response has the count from before it. Needs `records:write`.
        """
        return self._call(COGNITIVE_RECALL_PROCEDURES, locals())

    def store_prospective(
        self, description: str, *, user_id: str | None = None, agent: str | None = None,
        trigger_condition: str | None = None, trigger_at: datetime | str | date | int | None = None,
        action_on_trigger: str | None = None, priority: float | None = None, metadata: Mapping[str, Any] | None = None,
        idempotency_key: str | None = None, wait: int | None = None, timeout: float | None = None,
    ) -> CognitiveStoreProspectiveOutput:
        """Store an intention.

        Fires once: when the agent writes something that contains a word of `trigger_condition`, or at `trigger_at`, whichever comes first. The response to that write reports it. Needs `records:write`.
        """
        return self._call(COGNITIVE_STORE_PROSPECTIVE, locals())

    def list_prospective(
        self, *, user_id: str | None = None, agent: str | None = None,
        status: Literal["pending", "triggered", "resolved"] | None = None, limit: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveListProspectiveOutput:
        """List intentions.

        Most urgent first; equally urgent ones oldest first. Needs `records:read`.
        """
        return self._call(COGNITIVE_LIST_PROSPECTIVE, locals())

    def check_triggers(
        self, content: str, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitiveCheckTriggersOutput:
        """Check a text against the intentions.

        Every write of the agent does this automatically. Fires each pending intention whose condition contains a word of the text or whose time has come. Each fires once, most urgent first. Needs `records:write`.
        """
        return self._call(COGNITIVE_CHECK_TRIGGERS, locals())

    def resolve_prospective(
        self, id: str, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitiveResolveProspectiveOutput:
        """Resolve an intention.

        It never fires again. Resolving it twice changes nothing. Needs `records:write`.
        """
        return self._call(COGNITIVE_RESOLVE_PROSPECTIVE, locals())

    def remember(
        self, content: str, *, user_id: str | None = None, agent: str | None = None,
        kind: Literal["episodic", "semantic", "procedural", "prospective"] | None = None, concept: str | None = None,
        confidence: float | None = None, source_id: str | None = None, source_label: str | None = None,
        source_episode_id: str | None = None, tags: Sequence[str] | None = None,
        metadata: Mapping[str, Any] | None = None, temporal_metadata: Mapping[str, Any] | None = None,
        idempotency_key: str | None = None, wait: int | None = None, timeout: float | None = None,
    ) -> CognitiveRememberOutput:
        """Remember a text as the right kind of memory.

        Rules classify the text: steps are a procedure, a plan is an intention, an experience is an episode, everything else is a fact. `kind` overrides the rules. Needs `records:write`.

        Args:
            concept: The concept of a fact, or the name of a procedure.
        """
        return self._call(COGNITIVE_REMEMBER, locals())

    def concepts(
        self, *, user_id: str | None = None, agent: str | None = None, include_shared: bool | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> CognitiveConceptsOutput:
        """List the concepts that an agent knows facts about.

        The concepts with their number of facts, largest first, and the total number of facts. Needs `records:read`.

        Args:
            include_shared: `false`: leave out the tenant’s shared memory.
        """
        return self._call(COGNITIVE_CONCEPTS, locals())

    def export_agent(
        self, *, user_id: str | None = None, agent: str | None = None, limit: int | None = None,
        cursor: str | None = None, timeout: float | None = None,
    ) -> CognitiveExportAgentOutput:
        """Export what an agent has learned as JSON.

        Facts, episodes, procedures and intentions, and the links between them, in pages. `cursor` is the `next_cursor` of the previous page. A page ends early, with `has_more`, when its texts exceed 16 MB. Needs `records:read`.
        """
        return self._call(COGNITIVE_EXPORT_AGENT, locals())

    def import_agent(
        self, nodes: Sequence[CognitiveImportAgentBodyNodesItem], *, user_id: str | None = None,
        agent: str | None = None, edges: Sequence[CognitiveImportAgentBodyEdgesItem] | None = None,
        agent_name: str | None = None, has_more: bool | None = None, next_cursor: str | None = None,
        timeout: float | None = None,
    ) -> CognitiveImportAgentOutput:
        """Import what an agent has learned.

        Stores a page of `GET /v1/cognitive/export` for `agent`, else the key’s agent, else `agent_name`. Nodes imported before are skipped, by id; refused ones are reported by index. Needs `records:write`.
        """
        return self._call(COGNITIVE_IMPORT_AGENT, locals())

    def statistics(
        self, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitiveStatisticsOutput:
        """Count what an agent remembers.

        Memories per kind; 0 if there are none. Expired memories do not count. Needs `records:read`.
        """
        return self._call(COGNITIVE_STATISTICS, locals())

    def edges(
        self, *, user_id: str | None = None, agent: str | None = None, id: str | None = None,
        type: Literal["similar_to", "derives_from", "procedure_derives_from", "consolidates", "attended_to", "contradicts"] | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> CognitiveEdgesOutput:
        """List the links between an agent’s memories.

        Each link has its details: how similar two facts are, when a fact was derived, or why an observation was attended to. Needs `records:read`.

        Args:
            id: Only links from or to this memory.
        """
        return self._call(COGNITIVE_EDGES, locals())

    def settings(self, *, timeout: float | None = None) -> CognitiveSettingsOutput:
        """Read the settings of the six kinds of memory. Needs `admin`."""
        return self._call(COGNITIVE_SETTINGS, locals())

    def put_settings(
        self, *, profile: Literal["seed", "library"] | None = None, working_capacity: int | None = None,
        adaptive_ttl: bool | None = None, episode_on_completion: bool | None = None,
        consolidation: CognitivePutSettingsBodyConsolidation | None = None, timeout: float | None = None,
    ) -> CognitiveSettingsOutput:
        """Update the settings of the six kinds of memory.

        Applies to what is stored from now on. A key that is bound to a user, an agent or a project is refused. Needs `admin`.

        Args:
            profile: When facts are linked as similar. `seed`: if they share more than 0.3 of their words. `library`: 0.6 or more.
            working_capacity: The number of working memory slots per agent and task.
            adaptive_ttl: Observations that seem important live longer, others shorter.
            episode_on_completion: Completing a task stores an episode.
        """
        return self._call(COGNITIVE_PUT_SETTINGS, locals())


class EntitiesRoom(Room):
    def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        agent: str | None = None, prefix: str | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> EntitiesListOutput:
        """List the names that memories mention.

        Most mentioned first. Names are extracted by rules. Needs `records:read`.

        Args:
            agent: Only names that this agent’s memories mention.
            prefix: A prefix of the name, case-insensitive.
        """
        return self._call(ENTITIES_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        agent: str | None = None, prefix: str | None = None, limit: int | None = None, timeout: float | None = None,
    ) -> Iterator[Entity]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(ENTITIES_LIST, Entity, locals())

    def facts(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        agent: str | None = None, type: str | None = None, before: datetime | str | date | int | None = None,
        limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> EntitiesFactsOutput:
        """List the memories about a name.

        Latest first, including memories that use another name or only a part of it. Empty for a name that no memory mentions. Needs `records:read`.

        Args:
            id: The id of an entity, or its name as written.
            agent: Only names that this agent’s memories mention.
            type: Only memories of this type.
            before: Only what happened before this time.
        """
        return self._call(ENTITIES_FACTS, locals())

    def iterate_facts(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        agent: str | None = None, type: str | None = None, before: datetime | str | date | int | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> Iterator[Record]:
        """Walks all pages of `facts` and yields every item; `limit` is the size of a page."""
        return self._iterate(ENTITIES_FACTS, Record, locals())

    def read_names(self, *, timeout: float | None = None) -> EntitiesReadNamesOutput:
        """Extract names from older memories.

        Queues a job for each user, and one for shared memory, that reads the memories oldest first. New and edited memories are read automatically. Safe to repeat. A bound key is refused. Needs `admin`.
        """
        return self._call(ENTITIES_READ_NAMES, locals())


class RevisionRoom(Room):
    def settings(self, *, user_id: str | None = None, timeout: float | None = None) -> RevisionSettingsOutput:
        """Read the revision settings. Needs `records:read`."""
        return self._call(REVISION_SETTINGS, locals())

    def put_user_settings(
        self, *, user_id: str | None = None, look: float | None = None, update: float | None = None,
        same: float | None = None, merge: Literal["auto", "replace", "append"] | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> RevisionPutUserSettingsOutput:
        """Set revisions for one user.

        Replaces the user’s document. An empty document inherits everything from the tenant. Needs `admin`.

        Args:
            look: Memories that score lower are not about the same subject.
            update: Minimum score at which a memory is edited or superseded.
            same: Above this score, there is no significant change.
            merge: What happens to sentences that the new text does not cover. `auto` keeps them, `replace` drops them, `append` keeps everything.
        """
        return self._call(REVISION_PUT_USER_SETTINGS, locals())

    def put_tenant_settings(
        self, *, look: float | None = None, update: float | None = None, same: float | None = None,
        merge: Literal["auto", "replace", "append"] | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> RevisionPutUserSettingsOutput:
        """Set revisions for the tenant.

        Replaces the document. Needs `admin`.

        Args:
            look: Memories that score lower are not about the same subject.
            update: Minimum score at which a memory is edited or superseded.
            same: Above this score, there is no significant change.
            merge: What happens to sentences that the new text does not cover. `auto` keeps them, `replace` drops them, `append` keeps everything.
        """
        return self._call(REVISION_PUT_TENANT_SETTINGS, locals())


class SafetyRoom(Room):
    def settings(self, *, user_id: str | None = None, timeout: float | None = None) -> SafetySettingsOutput:
        """Read the settings for secrets and quarantine. Needs `records:read`."""
        return self._call(SAFETY_SETTINGS, locals())

    def put_user_settings(
        self, *, user_id: str | None = None, secrets: Literal["redact", "reject", "off"] | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> SafetyPutUserSettingsOutput:
        """Set the secrets policy of one user.

        Replaces the user’s document. An empty document inherits everything from the tenant. Needs `admin`.

        Args:
            secrets: What happens to keys, tokens and passwords in written content. `redact` replaces them by their kind, `reject` refuses the write, `off` stores them. Default: redact.
        """
        return self._call(SAFETY_PUT_USER_SETTINGS, locals())

    def put_tenant_settings(
        self, *, secrets: Literal["redact", "reject", "off"] | None = None, quarantine_below: float | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> SafetyPutTenantSettingsOutput:
        """Set the secrets policy and quarantine of the tenant.

        Replaces the document. Applies to what is written from now on. Needs `admin`.

        Args:
            secrets: What happens to keys, tokens and passwords in written content. `redact` replaces them by their kind, `reject` refuses the write, `off` stores them. Default: redact.
            quarantine_below: Content with a lower trust is quarantined when it is written. Default: 0.5.
        """
        return self._call(SAFETY_PUT_TENANT_SETTINGS, locals())


class SearchRoom(Room):
    def records(
        self, query: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, type: str | None = None, agent: str | None = None, project: str | None = None,
        session_id: str | None = None, role: str | None = None, tags: Sequence[str] | None = None,
        filter: Mapping[str, Any] | None = None, as_of: datetime | str | date | int | None = None,
        valid_at: datetime | str | date | int | None = None, limit: int | None = None, token_budget: int | None = None,
        text: Literal["record", "passage"] | None = None, order: Literal["score", "chronological"] | None = None,
        duplicates: Literal["fold", "keep"] | None = None, session_cap: int | None = None,
        min_score: float | None = None, abstain_below: float | None = None, min_importance: float | None = None,
        reinforce: bool | None = None, include_quarantined: bool | None = None, include_superseded: bool | None = None,
        include_compressed: bool | None = None, expand: bool | SearchRecordsBodyExpand | None = None,
        scope_expansion: bool | None = None, related: SearchRecordsBodyRelated | None = None,
        graph: SearchRecordsBodyGraph | None = None, explain: bool | Literal["timing"] | None = None,
        exact: bool | None = None, query_time: datetime | str | date | int | None = None,
        arms: Sequence[Literal["vector", "keyword", "time", "names", "recent"]] | None = None,
        stages: Sequence[str] | None = None, timeout: float | None = None,
    ) -> SearchResults:
        """Find memories.

        Searches by meaning and by words, without a language model. Best first. Scores are on one scale from 0 to 1. Needs `records:read`.

        Args:
            all_users: Search the whole tenant. Needs admin.
            tags: Matches any of them.
            as_of: Return what was believed at this time.
            valid_at: Only what was true in the world at this time.
            limit: Default: 10. With `token_budget`, the default is 100 and the budget decides.
            token_budget: Maximum number of tokens (o200k) that the results take in a prompt. Filled best first; results that do not fit are skipped.
            text: For a long record: the whole text, or only the matching passage. Default: `passage` with `token_budget`, otherwise `record`.
            order: Order of the results. Default: `score`, best first.
            duplicates: `fold` merges results with the same text into one, with a count. `keep` returns each.
            session_cap: Maximum number of results per session, as long as other sessions score nearly as well. Default: no cap.
            min_score: Leaves out results that score lower. 0 to 1; see the scale in docs/search.md.
            abstain_below: Returns nothing if even the best result scores lower. Otherwise leaves out nothing.
            min_importance: As rated or as proven by use, whichever is higher.
            reinforce: Strengthens the returned memories, as a use does. Default: false.
            include_quarantined: Include quarantined records. Needs admin.
            include_superseded: Include memories that a newer one superseded.
            include_compressed: Returns folded records beside their summaries, and finds archived ones.
            expand: `true`: returns whole summaries instead of the matching lines, and source turns with their content. An object: the turns around each result in its session.
            scope_expansion: Starts in the named session, otherwise in the named agent and project. Widens to the user, then to shared memory, only while fewer than three results are certain.
            related: Returns the related records of each result; see docs/relationships.md.
            graph: Follows links from the best results and returns what they lead to. Default: off.
            explain: `true`: why each result has its rank. `timing`: also how long each step took, so no two responses are equal.
            exact: Compares every vector and reads every word, even if there are so many that a search normally reads only the nearest cells or the rarest words.
            query_time: When the query is asked: the reference for "yesterday". Default: now.
            arms: Runs only these arms, for measurements. Needs admin.
            stages: Runs only these ranking stages (see docs/search.md), for measurements. Needs admin.
        """
        return self._call(SEARCH_RECORDS, locals())

    def feedback(
        self, query_id: str, ids: Sequence[str], verdict: Literal["useful", "not_useful", "none"], *,
        user_id: str | None = None, timeout: float | None = None,
    ) -> SearchFeedbackOutput:
        """Report which results were useful.

        One verdict per query and record. A later verdict replaces the earlier one, and `none` removes it. It moves the record slightly (at most 10 %) in later searches of the same user, most for the same query, and fades within weeks. Only results that the query returned to this user can be judged; anything else is `not_found`. Needs `records:read`.

        Args:
            query_id: The `query_id` of the search response.
        """
        return self._call(SEARCH_FEEDBACK, locals())


class ContextRoom(Room):
    def build(
        self, *, query: str | None = None, messages: Sequence[ContextTurn] | None = None, user_id: str | None = None,
        include_shared: bool | None = None, agent: str | None = None, project: str | None = None,
        session_id: str | None = None, tags: Sequence[str] | None = None, filter: Mapping[str, Any] | None = None,
        valid_at: datetime | str | date | int | None = None, token_budget: int | None = None, model: str | None = None,
        format: Literal["xml", "markdown", "json", "messages"] | None = None,
        ids: Literal["short", "full"] | None = None, min_score: float | None = None, tiers: TierRules | None = None,
        timeout: float | None = None,
    ) -> ContextBuildOutput:
        """Build a context for a prompt.

        Combines recent messages, memory blocks and search results within a token budget. Items are dated and not repeated; the response lists what was left out and why. The text is marked, and is cut out of anything that is stored later. Blocks need blocks:read and stored messages need messages:read; without them these tiers are left out. Needs `records:read`.

        Args:
            query: The query to search memory with. Default: the last messages.
            messages: The conversation so far, oldest first. Default: the last turns of the stored history.
            tags: Only records with any of these tags.
            filter: Only records that match this filter.
            valid_at: Only what was true in the world at this time.
            token_budget: Maximum number of tokens of the whole text, including delimiters and headings.
            model: The model that the context is for. Decides how tokens are counted and, without `token_budget`, the budget.
            ids: How the text refers to its sources. `short`: by a number that `included` resolves. `full`: by the id.
            min_score: Leaves out search results that score lower. See docs/search.md.
            tiers: Overrides the settings of the user and the tenant.
        """
        return self._call(CONTEXT_BUILD, locals())

    def settings(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        timeout: float | None = None,
    ) -> ContextSettingsOutput:
        """Read the context settings.

        The effective settings of the user, and the settings of the tenant and of the user. Needs `records:read`.
        """
        return self._call(CONTEXT_SETTINGS, locals())

    def put_user_settings(
        self, *, user_id: str | None = None, tiers: TierRules | None = None, memory_share: float | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> ContextPutUserSettingsOutput:
        """Set the context settings of one user.

        Replaces the user’s document. An empty document inherits everything from the tenant. Needs `admin`.

        Args:
            memory_share: The share of a model’s context window to use, if a request names a model and no budget. Default: 0.1.
        """
        return self._call(CONTEXT_PUT_USER_SETTINGS, locals())

    def put_tenant_settings(
        self, *, tiers: TierRules | None = None, memory_share: float | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ContextPutUserSettingsOutput:
        """Set the context settings of the tenant.

        Replaces the document. Needs `admin`.

        Args:
            memory_share: The share of a model’s context window to use, if a request names a model and no budget. Default: 0.1.
        """
        return self._call(CONTEXT_PUT_TENANT_SETTINGS, locals())


class AnswerRoom(Room):
    def question(
        self, question: str, *, user_id: str | None = None, include_shared: bool | None = None, type: str | None = None,
        agent: str | None = None, project: str | None = None, session_id: str | None = None, role: str | None = None,
        tags: Sequence[str] | None = None, filter: Mapping[str, Any] | None = None,
        as_of: datetime | str | date | int | None = None, valid_at: datetime | str | date | int | None = None,
        query_time: datetime | str | date | int | None = None, token_budget: int | None = None,
        max_steps: int | None = None, deadline_ms: int | None = None, model: Literal["auto", "none"] | None = None,
        task_id: str | None = None, stream: bool | None = None, timeout: float | None = None,
    ) -> AnswerQuestionOutput:
        """Answer a question from memory.

        Classifies the question, plans and runs searches, judges whether they found enough, and answers with sources. The answer is written by the language model if one is configured, otherwise by rules. If nothing is remembered, the answer says so. Needs `records:read`.

        Args:
            question: One question in plain words, or several. Each is answered.
            tags: Matches any of them.
            as_of: Return what was believed at this time.
            valid_at: Only what was true in the world at this time.
            query_time: When the question is asked: the reference for "yesterday". Default: now.
            token_budget: Maximum number of tokens (o200k) of the evidence.
            max_steps: Maximum number of consecutive searches. Default: 1 to 3, by intent.
            deadline_ms: Time limit in milliseconds. After it, rules answer from what was found.
            model: `auto`: uses the language model if one is configured and the key has `models:use`. `none`: rules only.
            task_id: Also holds each step in the working memory of `agent` under this task, until the task is completed. Needs `records:write`.
            stream: Streams server-sent events: `step` for each step, `text` with the answer, then `answer` with everything, or `error`.
        """
        return self._call(ANSWER_QUESTION, locals())

    def metrics(self, *, days: int | None = None, timeout: float | None = None) -> AnswerMetricsOutput:
        """Read the metrics of answers.

        By intent, for the whole tenant. Numbers without content. Not for a bound key. Needs `admin`.

        Args:
            days: The number of days, including today.
        """
        return self._call(ANSWER_METRICS, locals())


class ExtractionRoom(Room):
    def settings(self, *, user_id: str | None = None, timeout: float | None = None) -> ExtractionSettingsOutput:
        """Read the extraction settings and progress. Needs `records:read`."""
        return self._call(EXTRACTION_SETTINGS, locals())

    def put_user_settings(
        self, *, user_id: str | None = None, enabled: bool | None = None, agents: Mapping[str, bool] | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> ExtractionPutUserSettingsOutput:
        """Set extraction for one user.

        Replaces the user’s document. An empty document inherits everything from the tenant. Needs `admin`.

        Args:
            enabled: Whether facts are extracted from messages. Default: false.
            agents: Overrides `enabled` for each agent.
        """
        return self._call(EXTRACTION_PUT_USER_SETTINGS, locals())

    def put_tenant_settings(
        self, *, enabled: bool | None = None, agents: Mapping[str, bool] | None = None, turns: int | None = None,
        silence_seconds: int | None = None, if_match: int | str | None = None, timeout: float | None = None,
    ) -> ExtractionPutTenantSettingsOutput:
        """Set extraction for the tenant.

        Replaces the document. Applies to what is said from now on. Needs `admin`.

        Args:
            enabled: Whether facts are extracted from messages. Default: false.
            agents: Overrides `enabled` for each agent.
            turns: The number of turns read at once. Default: 8.
            silence_seconds: After this many seconds without a new turn, fewer turns are read. Default: 120.
        """
        return self._call(EXTRACTION_PUT_TENANT_SETTINGS, locals())


class DecisionsRoom(Room):
    def decide(
        self, user_message: str, *, user_id: str | None = None, agent_response: str | None = None,
        context: str | None = None, agent: str | None = None, project: str | None = None, session_id: str | None = None,
        occurred_at: datetime | str | date | int | None = None, derived_from: Sequence[str] | None = None,
        apply: bool | None = None, timeout: float | None = None,
    ) -> DecisionsDecideOutput:
        """Decide whether an exchange is worth remembering.

        Returns what is worth keeping of the user’s message, as which kind of memory, and whether it updates a stored memory. Rules decide when they are certain. Otherwise a decider model answers small questions, and if its answers disagree a language model is asked. Without a model, the rules decide; `decided_by` names who decided. With `apply` the decision is carried out, and can be undone. Needs `records:write`.

        Args:
            user_message: What the user said. Only the first 8,000 characters are read.
            agent_response: What the agent answered.
            context: What was said before, or anything else that helps to understand the message. Nothing is extracted from it.
            occurred_at: When it was said. Default: now.
            derived_from: Ids of the messages in which it was said. Erasing one of them also erases what was derived from it.
            apply: Carries the decision out, as `POST /v1/records/revise` does.
        """
        return self._call(DECISIONS_DECIDE, locals())

    def feedback(
        self, id: str, correct: bool | None, *, user_id: str | None = None, timeout: float | None = None,
    ) -> DecisionsFeedbackOutput:
        """Report whether a decision was right.

        Later feedback replaces earlier feedback; null removes it. Nothing else changes. To undo what was stored, undo its record. Needs `records:write`.
        """
        return self._call(DECISIONS_FEEDBACK, locals())

    def accuracy(
        self, *, user_id: str | None = None, days: int | None = None, timeout: float | None = None,
    ) -> DecisionsAccuracyOutput:
        """Read the accuracy of decisions over time. Needs `records:read`.

        Args:
            days: The number of days, including today. Days are in UTC.
        """
        return self._call(DECISIONS_ACCURACY, locals())


class ForgettingRoom(Room):
    def restore(
        self, *, user_id: str | None = None, ids: Sequence[str] | None = None,
        forgotten_from: datetime | str | date | int | None = None,
        forgotten_to: datetime | str | date | int | None = None, types: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> ForgettingRestoreOutput:
        """Restore several forgotten memories.

        Restores the memories in `ids`, or those forgotten between two instants, which undoes a sweep. At most 1,000 per request; repeat while `has_more` is true. Needs `records:write`.
        """
        return self._call(FORGETTING_RESTORE, locals())

    def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, cursor: str | None = None, type: str | None = None, timeout: float | None = None,
    ) -> ForgettingListOutput:
        """List forgotten memories that can be restored.

        Latest first. A page ends early, with `has_more`, when its texts exceed 16 MB. Needs `records:read`.
        """
        return self._call(FORGETTING_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, type: str | None = None, timeout: float | None = None,
    ) -> Iterator[ForgettingListOutputRecordsItem]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(FORGETTING_LIST, ForgettingListOutputRecordsItem, locals())

    def events(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, cursor: str | None = None, record_id: str | None = None,
        action: Literal["forgotten", "restored", "purged"] | None = None,
        from_: datetime | str | date | int | None = None, to: datetime | str | date | int | None = None,
        timeout: float | None = None,
    ) -> ForgettingEventsOutput:
        """List what was forgotten, restored and deleted, and why.

        Latest first. Ids and numbers without content, including memories that are gone. A key that is bound to an agent or a project sees only events of memories that still exist for it. Needs `records:read`.

        Args:
            record_id: Only this memory, by the server’s id.
        """
        return self._call(FORGETTING_EVENTS, locals())

    def iterate_events(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, record_id: str | None = None,
        action: Literal["forgotten", "restored", "purged"] | None = None,
        from_: datetime | str | date | int | None = None, to: datetime | str | date | int | None = None,
        timeout: float | None = None,
    ) -> Iterator[ForgettingEventsOutputEventsItem]:
        """Walks all pages of `events` and yields every item; `limit` is the size of a page."""
        return self._iterate(FORGETTING_EVENTS, ForgettingEventsOutputEventsItem, locals())

    def status(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        from_: datetime | str | date | int | None = None, timeout: float | None = None,
    ) -> ForgettingStatusOutput:
        """Count what was forgotten, restored and deleted. Needs `records:read`.

        Args:
            from_: Default: 30 days ago.
        """
        return self._call(FORGETTING_STATUS, locals())

    def preview(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        types: Sequence[str] | None = None, policy: ForgettingSettingsInput | None = None,
        at: datetime | str | date | int | None = None, exempt: bool | None = None, limit: int | None = None,
        cursor: str | None = None, timeout: float | None = None,
    ) -> ForgettingPreviewOutput:
        """Preview what a sweep would forget and delete.

        Changes nothing. Covers the named user and shared memory, or the whole tenant with `all_users`. `policy` previews other settings, and `at` another time. With `exempt: true`, lists instead what the curve would forget if it were not pinned, on hold or important. Needs `admin`.
        """
        return self._call(FORGETTING_PREVIEW, locals())

    def sweep(self, *, timeout: float | None = None) -> ForgettingSweepOutput:
        """Forget and delete what is due now.

        Does what the schedule does every few minutes: finds what is due in the tenant, or for a bound key in the memory of its user, and queues the work. Each record is checked again before it is changed. Needs `admin`.
        """
        return self._call(FORGETTING_SWEEP, locals())

    def tenant_settings(self, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """Read how memory fades in the tenant. Needs `admin`."""
        return self._call(FORGETTING_TENANT_SETTINGS, locals())

    def put_tenant_settings(
        self, *, model: Literal["none", "ebbinghaus", "exponential"] | None = None, unit: str | None = None,
        threshold: float | None = None, growth: float | None = None, cap: float | None = None,
        rate: float | None = None, importance_floor: float | None | Unset = UNSET, max_age: str | None | Unset = UNSET,
        grace: str | None | Unset = UNSET, types: Mapping[str, ForgettingSettingsInputTypesValue] | None = None,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput:
        """Set how memory fades in the tenant.

        Replaces the settings. Settings that are left out get their defaults. Takes effect at the next sweep and rewrites no memory; preview it first. A key that is bound to a user, an agent or a project is refused. Needs `admin`.

        Args:
            model: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`.
            unit: The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential.
            threshold: θ: a memory is forgotten when R falls below it.
            growth: How much S grows with each recall (ebbinghaus).
            cap: Maximum of S (ebbinghaus).
            rate: The share that is left after one unit (exponential).
            importance_floor: Records with this importance or more never fade. Null: no floor.
            max_age: Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`.
            grace: How long forgotten or expired records are kept before they are deleted permanently. Null: forever.
            types: Overrides for records of one type.
        """
        return self._call(FORGETTING_PUT_TENANT_SETTINGS, locals())

    def delete_tenant_settings(self, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """Remove the tenant’s settings: nothing fades. Needs `admin`."""
        return self._call(FORGETTING_DELETE_TENANT_SETTINGS, locals())

    def settings(self, *, user_id: str | None = None, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """Read how memory fades for a user. Needs `admin`."""
        return self._call(FORGETTING_SETTINGS, locals())

    def put_user_settings(
        self, *, user_id: str | None = None, model: Literal["none", "ebbinghaus", "exponential"] | None = None,
        unit: str | None = None, threshold: float | None = None, growth: float | None = None, cap: float | None = None,
        rate: float | None = None, importance_floor: float | None | Unset = UNSET, max_age: str | None | Unset = UNSET,
        grace: str | None | Unset = UNSET, types: Mapping[str, ForgettingSettingsInputTypesValue] | None = None,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput:
        """Set how memory fades for a user.

        Overrides the tenant’s settings for this user, for every type. Needs `admin`.

        Args:
            model: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`.
            unit: The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential.
            threshold: θ: a memory is forgotten when R falls below it.
            growth: How much S grows with each recall (ebbinghaus).
            cap: Maximum of S (ebbinghaus).
            rate: The share that is left after one unit (exponential).
            importance_floor: Records with this importance or more never fade. Null: no floor.
            max_age: Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`.
            grace: How long forgotten or expired records are kept before they are deleted permanently. Null: forever.
            types: Overrides for records of one type.
        """
        return self._call(FORGETTING_PUT_USER_SETTINGS, locals())

    def delete_user_settings(
        self, *, user_id: str | None = None, timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput:
        """Remove a user’s settings: the tenant’s apply. Needs `admin`."""
        return self._call(FORGETTING_DELETE_USER_SETTINGS, locals())

    def policy(self, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """Read how memory fades in the tenant.

        Older path of `/v1/admin/forgetting/settings`. Needs `admin`.
        """
        return self._call(FORGETTING_POLICY, locals())

    def set_policy(
        self, *, model: Literal["none", "ebbinghaus", "exponential"] | None = None, unit: str | None = None,
        threshold: float | None = None, growth: float | None = None, cap: float | None = None,
        rate: float | None = None, importance_floor: float | None | Unset = UNSET, max_age: str | None | Unset = UNSET,
        grace: str | None | Unset = UNSET, types: Mapping[str, ForgettingSettingsInputTypesValue] | None = None,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput:
        """Set how memory fades in the tenant.

        Replaces the settings. Settings that are left out get their defaults. Takes effect at the next sweep and rewrites no memory; preview it first. A key that is bound to a user, an agent or a project is refused. Older path of `/v1/admin/forgetting/settings`. Needs `admin`.

        Args:
            model: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`.
            unit: The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential.
            threshold: θ: a memory is forgotten when R falls below it.
            growth: How much S grows with each recall (ebbinghaus).
            cap: Maximum of S (ebbinghaus).
            rate: The share that is left after one unit (exponential).
            importance_floor: Records with this importance or more never fade. Null: no floor.
            max_age: Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`.
            grace: How long forgotten or expired records are kept before they are deleted permanently. Null: forever.
            types: Overrides for records of one type.
        """
        return self._call(FORGETTING_SET_POLICY, locals())

    def unset_policy(self, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """Remove the tenant’s settings: nothing fades.

        Older path of `/v1/admin/forgetting/settings`. Needs `admin`.
        """
        return self._call(FORGETTING_UNSET_POLICY, locals())

    def user_policy(self, user_id: str, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """Read how memory fades for a user.

        Older path of `/v1/forgetting/settings`. Needs `admin`.
        """
        return self._call(FORGETTING_USER_POLICY, locals())

    def set_user_policy(
        self, user_id: str, *, model: Literal["none", "ebbinghaus", "exponential"] | None = None,
        unit: str | None = None, threshold: float | None = None, growth: float | None = None, cap: float | None = None,
        rate: float | None = None, importance_floor: float | None | Unset = UNSET, max_age: str | None | Unset = UNSET,
        grace: str | None | Unset = UNSET, types: Mapping[str, ForgettingSettingsInputTypesValue] | None = None,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput:
        """Set how memory fades for a user.

        Overrides the tenant’s settings for this user, for every type. Older path of `/v1/forgetting/settings`. Needs `admin`.

        Args:
            model: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`.
            unit: The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential.
            threshold: θ: a memory is forgotten when R falls below it.
            growth: How much S grows with each recall (ebbinghaus).
            cap: Maximum of S (ebbinghaus).
            rate: The share that is left after one unit (exponential).
            importance_floor: Records with this importance or more never fade. Null: no floor.
            max_age: Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`.
            grace: How long forgotten or expired records are kept before they are deleted permanently. Null: forever.
            types: Overrides for records of one type.
        """
        return self._call(FORGETTING_SET_USER_POLICY, locals())

    def unset_user_policy(self, user_id: str, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """Remove a user’s policy: the tenant’s applies.

        Older path of `/v1/forgetting/settings`. Needs `admin`.
        """
        return self._call(FORGETTING_UNSET_USER_POLICY, locals())


class EmbeddingsRoom(Room):
    def retry(self, id: str, *, user_id: str | None = None, timeout: float | None = None) -> EmbeddingRetry:
        """Retry a failed vector. Needs `records:write`."""
        return self._call(EMBEDDINGS_RETRY, locals())

    def reembed(self, *, timeout: float | None = None) -> ReembedStart:
        """Fill an embedding space and switch to it.

        Queues a vector for every passage that lacks one in the target space: the model of EMBEDDING_NEXT_* if set, otherwise of EMBEDDING_*. Repeat the request to see the progress. When no vector is missing, searches switch to the target. A key that is bound to a user, an agent or a project is refused. Needs `admin`.
        """
        return self._call(EMBEDDINGS_REEMBED, locals())

    def reembed_status(self, *, timeout: float | None = None) -> ReembedProgress:
        """Read the progress of a re-embed. Needs `admin`."""
        return self._call(EMBEDDINGS_REEMBED_STATUS, locals())


class CompactionRoom(Room):
    def preview(
        self, *, user_id: str | None = None, shared: bool | None = None, agent: str | None = None,
        project: str | None = None, before: datetime | str | date | int | None = None, force: bool | None = None,
        partial: bool | None = None, strategy: Literal["summarize", "archive"] | None = None,
        summaries: int | None = None, timeout: float | None = None,
    ) -> CompactionPreviewOutput:
        """Preview a run.

        Plans a run and generates the first few summaries. Writes nothing. Needs `records:read`.

        Args:
            shared: Fold the tenant’s shared memory instead. Needs shared:write.
            agent: Only records that this agent stored.
            before: Only what was said or happened before this time.
            force: Ignores age, use and computed importance. Records that are pinned, on hold, or rated important by their writer are still spared.
            partial: Also fold a last batch that is not full.
            strategy: Overrides the strategy in the settings.
            summaries: How many summaries to generate and return.
        """
        return self._call(COMPACTION_PREVIEW, locals())

    def run(
        self, *, user_id: str | None = None, shared: bool | None = None, agent: str | None = None,
        project: str | None = None, before: datetime | str | date | int | None = None, force: bool | None = None,
        partial: bool | None = None, strategy: Literal["summarize", "archive"] | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CompactionRunOutput:
        """Fold now.

        Queues a job that folds what the settings allow, batch by batch, even if compaction is not enabled. Each fold is one run in the list. `Prefer: wait=30` waits for the job and returns its runs. Needs `records:write`.

        Args:
            shared: Fold the tenant’s shared memory instead. Needs shared:write.
            agent: Only records that this agent stored.
            before: Only what was said or happened before this time.
            force: Ignores age, use and computed importance. Records that are pinned, on hold, or rated important by their writer are still spared.
            partial: Also fold a last batch that is not full.
            strategy: Overrides the strategy in the settings.
        """
        return self._call(COMPACTION_RUN, locals())

    def runs(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, cursor: str | None = None,
        kind: Literal["batch", "day", "global", "personality", "portrait"] | None = None,
        state: Literal["done", "refused", "undone"] | None = None,
        status: Literal["done", "refused", "undone"] | None = None, timeout: float | None = None,
    ) -> CompactionRunsOutput:
        """List runs.

        Newest first. Needs `records:read`.

        Args:
            status: Older name of `state`, until 1.0.
        """
        return self._call(COMPACTION_RUNS, locals())

    def iterate_runs(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, kind: Literal["batch", "day", "global", "personality", "portrait"] | None = None,
        state: Literal["done", "refused", "undone"] | None = None,
        status: Literal["done", "refused", "undone"] | None = None, timeout: float | None = None,
    ) -> Iterator[CompactionRun]:
        """Walks all pages of `runs` and yields every item; `limit` is the size of a page."""
        return self._iterate(COMPACTION_RUNS, CompactionRun, locals())

    def get_run(
        self, run_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> CompactionGetRunOutput:
        """Read one run with its records. Needs `records:read`."""
        return self._call(COMPACTION_GET_RUN, locals())

    def undo(self, run_id: str, *, user_id: str | None = None, timeout: float | None = None) -> CompactionRun:
        """Undo a run.

        Deletes the summary and restores the flags of the originals; nothing else about them had changed. A run that is already undone returns 409. Needs `records:write`.
        """
        return self._call(COMPACTION_UNDO, locals())

    def settings(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        agent: str | None = None, project: str | None = None, timeout: float | None = None,
    ) -> CompactionSettingsOutput:
        """Read the compaction settings.

        The effective settings of the user, and the settings of the tenant and of the user. A key that is bound to an agent or a project sees only the settings that apply to it. Needs `records:read`.
        """
        return self._call(COMPACTION_SETTINGS, locals())

    def put_user_settings(
        self, *, user_id: str | None = None, enabled: bool | None = None,
        strategy: Literal["summarize", "archive"] | None = None, types: Sequence[str] | None = None,
        age_days: float | None = None, max_access: int | None = None, max_importance: float | None = None,
        keep_importance: float | None = None, batch_size: int | None = None, summary_tokens: int | None = None,
        summary_share: float | None = None, max_shrink: float | None = None,
        triggers: CompactionPutUserSettingsBodyTriggers | None = None, ladder: bool | None = None,
        written: bool | None = None, scopes: Sequence[CompactionPutUserSettingsBodyScopesItem] | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> CompactionPutUserSettingsOutput:
        """Set compaction for one user.

        Replaces the user’s document. An empty document inherits everything from the tenant. Needs `admin`.

        Args:
            enabled: Whether the schedule folds automatically.
            strategy: `summarize` folds old episodes into a summary. `archive` hides them from search without a summary; `include_compressed` still finds them.
            types: Record types that count as episodes.
            age_days: Fold only what was said or happened at least this many days ago.
            max_access: Fold only records that were recalled at most this often.
            max_importance: Fold only records with at most this computed importance.
            keep_importance: Never fold records that their writer rated more important than this.
            summary_tokens: Maximum length of a summary, in tokens.
            summary_share: Maximum length of a summary, as a share of its sources.
            max_shrink: The share of its tokens by which a scope may shrink in total. A fold beyond it is refused.
            triggers: Each trigger can be set on its own.
            ladder: Update day summaries, the global summary and the portrait on a schedule.
            written: Whether a language model, if configured, writes summaries. Sentences that their sources do not support are replaced by extractive ones.
            scopes: Overrides for an agent, a project or both. If several match, the last one wins.
        """
        return self._call(COMPACTION_PUT_USER_SETTINGS, locals())

    def put_tenant_settings(
        self, *, enabled: bool | None = None, strategy: Literal["summarize", "archive"] | None = None,
        types: Sequence[str] | None = None, age_days: float | None = None, max_access: int | None = None,
        max_importance: float | None = None, keep_importance: float | None = None, batch_size: int | None = None,
        summary_tokens: int | None = None, summary_share: float | None = None, max_shrink: float | None = None,
        triggers: CompactionPutUserSettingsBodyTriggers | None = None, ladder: bool | None = None,
        written: bool | None = None, scopes: Sequence[CompactionPutUserSettingsBodyScopesItem] | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> CompactionPutUserSettingsOutput:
        """Set compaction for the tenant.

        Replaces the document. `{"enabled": true}` turns compaction on. Needs `admin`.

        Args:
            enabled: Whether the schedule folds automatically.
            strategy: `summarize` folds old episodes into a summary. `archive` hides them from search without a summary; `include_compressed` still finds them.
            types: Record types that count as episodes.
            age_days: Fold only what was said or happened at least this many days ago.
            max_access: Fold only records that were recalled at most this often.
            max_importance: Fold only records with at most this computed importance.
            keep_importance: Never fold records that their writer rated more important than this.
            summary_tokens: Maximum length of a summary, in tokens.
            summary_share: Maximum length of a summary, as a share of its sources.
            max_shrink: The share of its tokens by which a scope may shrink in total. A fold beyond it is refused.
            triggers: Each trigger can be set on its own.
            ladder: Update day summaries, the global summary and the portrait on a schedule.
            written: Whether a language model, if configured, writes summaries. Sentences that their sources do not support are replaced by extractive ones.
            scopes: Overrides for an agent, a project or both. If several match, the last one wins.
        """
        return self._call(COMPACTION_PUT_TENANT_SETTINGS, locals())

    def metrics(self, *, days: int | None = None, timeout: float | None = None) -> CompactionMetricsOutput:
        """Read compaction metrics.

        For the tenant, over the last `days` days. Not for a bound key. Search metrics are counted in memory and written twice a minute. Needs `admin`.
        """
        return self._call(COMPACTION_METRICS, locals())


class SummariesRoom(Room):
    def list(
        self, *, user_id: str | None = None, limit: int | None = None, cursor: str | None = None,
        kind: Literal["batch", "day", "global"] | None = None, day: date | str | None = None,
        timeout: float | None = None,
    ) -> SummariesListOutput:
        """Read the summaries.

        Newest day first. Without `kind`: the days and the global summary. Needs `records:read`.
        """
        return self._call(SUMMARIES_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, limit: int | None = None,
        kind: Literal["batch", "day", "global"] | None = None, day: date | str | None = None,
        timeout: float | None = None,
    ) -> Iterator[Summary]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(SUMMARIES_LIST, Summary, locals())

    def portrait(
        self, *, user_id: str | None = None, day: date | str | None = None, timeout: float | None = None,
    ) -> SummariesPortraitOutput:
        """Read what a user says about themselves.

        Likes, dislikes, feelings, traits and wishes, quoted from the user with their dates. Nothing is inferred. Needs `records:read`.
        """
        return self._call(SUMMARIES_PORTRAIT, locals())

    def refresh(
        self, *, user_id: str | None = None, wait: int | None = None, timeout: float | None = None,
    ) -> SummariesRefreshOutput:
        """Refresh the summaries.

        Queues a job that summarizes the days with new turns, then rebuilds the global summaries from them. `Prefer: wait=30` waits for the job. Needs `records:write`.
        """
        return self._call(SUMMARIES_REFRESH, locals())


class StatusRoom(Room):
    def get(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        timeout: float | None = None,
    ) -> Status:
        """Count what is stored.

        Counts what the caller can read, and the state of its vectors. Needs `records:read`.
        """
        return self._call(STATUS_GET, locals())

    def agent(
        self, agent: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> AgentStatus:
        """Read the status of an agent.

        From its last checkpoint. `blocked`: it has the flag BLOCKED or names blockers. `idle`: no checkpoint, or the flag IDLE. Otherwise `in_progress`. Needs `records:read`.
        """
        return self._call(STATUS_AGENT, locals())


class HealthRoom(Room):
    def live(self, *, timeout: float | None = None) -> Liveness:
        """Check that the process runs."""
        return self._call(HEALTH_LIVE, locals())

    def ready(self, *, timeout: float | None = None) -> Readiness:
        """Check that requests can be served.

        Checks the database, the embedder, the age of the oldest job that is not taken, and whether the erasure ledger was replayed on a possibly restored database.
        """
        return self._call(HEALTH_READY, locals())

    def metrics(self, *, timeout: float | None = None) -> str:
        """Prometheus metrics of the process.

        Contains no tenants and no users. If METRICS_TOKEN is set, requests need that token. METRICS_ENABLED turns the endpoint off.
        """
        return self._call(HEALTH_METRICS, locals())

    def version(self, *, timeout: float | None = None) -> ServerVersion:
        """Read the version of the server."""
        return self._call(HEALTH_VERSION, locals())


class TenantsRoom(Room):
    def create(
        self, name: str, *, time_zone: str | None = None, language: str | None = None,
        rate_limit: int | None | Unset = UNSET, key_rate_limit: int | None | Unset = UNSET,
        quota_records: int | None | Unset = UNSET, quota_bytes: int | None | Unset = UNSET,
        admin_key: bool | None = None, default_user_id: str | None = None, timeout: float | None = None,
    ) -> NewTenant:
        """Create a tenant.

        Also creates a first admin key, which has every permission except `install`. Its secret is returned only once. Needs `install`.

        Args:
            name: A display name, shown in lists and in the audit log.
            time_zone: IANA name. Decides when a day starts, unless the user has a time zone.
            language: The language for text analysis, unless the record or the user names one.
            rate_limit: Units per minute for all its keys together. Null: the installation’s default.
            key_rate_limit: Units per minute for each of its keys. Null: the installation’s default.
            quota_records: Maximum number of records. Null: no limit.
            quota_bytes: Maximum bytes of text. Null: no limit.
            admin_key: Whether to create the first key. Without a key nobody can use the tenant.
            default_user_id: The default user of the first key.
        """
        return self._call(TENANTS_CREATE, locals())

    def list(self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None) -> TenantPage:
        """List tenants. Needs `install`."""
        return self._call(TENANTS_LIST, locals())

    def iterate(self, *, limit: int | None = None, timeout: float | None = None) -> Iterator[Tenant]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(TENANTS_LIST, Tenant, locals())

    def get(self, tenant_id: str, *, timeout: float | None = None) -> Tenant:
        """Read a tenant. Needs `install`."""
        return self._call(TENANTS_GET, locals())

    def update(
        self, tenant_id: str, *, name: str | None = None, time_zone: str | None = None, language: str | None = None,
        rate_limit: int | None | Unset = UNSET, key_rate_limit: int | None | Unset = UNSET,
        quota_records: int | None | Unset = UNSET, quota_bytes: int | None | Unset = UNSET,
        timeout: float | None = None,
    ) -> Tenant:
        """Change a tenant’s settings. Needs `install`.

        Args:
            name: A display name, shown in lists and in the audit log.
            time_zone: IANA name. Decides when a day starts, unless the user has a time zone.
            language: The language for text analysis, unless the record or the user names one.
            rate_limit: Units per minute for all its keys together. Null: the installation’s default.
            key_rate_limit: Units per minute for each of its keys. Null: the installation’s default.
            quota_records: Maximum number of records. Null: no limit.
            quota_bytes: Maximum bytes of text. Null: no limit.
        """
        return self._call(TENANTS_UPDATE, locals())

    def get_own(self, *, timeout: float | None = None) -> Tenant:
        """Read the key’s own tenant. Needs `admin`."""
        return self._call(TENANTS_GET_OWN, locals())

    def update_own(
        self, *, name: str | None = None, time_zone: str | None = None, language: str | None = None,
        timeout: float | None = None,
    ) -> Tenant:
        """Change the settings of the key’s own tenant.

        A key that is bound to a user, an agent or a project is refused. Needs `admin`.

        Args:
            name: A display name, shown in lists and in the audit log.
            time_zone: IANA name. Decides when a day starts, unless the user has a time zone.
            language: The language for text analysis, unless the record or the user names one.
        """
        return self._call(TENANTS_UPDATE_OWN, locals())

    def own_usage(self, *, days: int | None = None, timeout: float | None = None) -> TenantsOwnUsageOutput:
        """Read the usage of the key’s own tenant. Needs `admin`.

        Args:
            days: The number of days, including today.
        """
        return self._call(TENANTS_OWN_USAGE, locals())

    def usage(self, tenant_id: str, *, days: int | None = None, timeout: float | None = None) -> TenantsOwnUsageOutput:
        """Read the usage of a tenant. Needs `install`.

        Args:
            days: The number of days, including today.
        """
        return self._call(TENANTS_USAGE, locals())


class KeysRoom(Room):
    def create(
        self, name: str,
        permissions: Sequence[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "models:use", "privacy", "admin", "install"]],
        *, user_id: str | None = None, agent: str | None = None, project: str | None = None,
        default_user_id: str | None = None, include_shared: bool | None = None,
        source_class: Literal["user", "tool_output"] | None = None, trust_cap: float | None = None,
        expires_at: datetime | str | date | int | None = None, rate_limit: int | None | Unset = UNSET,
        timeout: float | None = None,
    ) -> NewKey:
        """Create a key.

        Returns the whole key, only this once. A new key cannot have more access than the key that creates it: it gets no permission that the creator lacks, and must keep the creator’s bindings. If the creator has an `expires_at` or a `rate_limit`, the new key needs one that is not looser. Needs `admin`.

        Args:
            name: A display name, shown in lists and in the audit log.
            user_id: Binds the key to this user.
            agent: Binds the key to this agent.
            project: Binds the key to this project.
            default_user_id: The user of requests that name no user.
            include_shared: false: the key never reads shared memory.
            source_class: `tool_output`: for the output of tools, web pages and mails. Sets a `trust_cap` of 0.3.
            trust_cap: The highest trust of what the key writes. What falls below the tenant’s threshold is quarantined. A key with less than 1 cannot edit records of higher trust, and cannot have `blocks:write`, `privacy`, `admin` or `install`.
            rate_limit: Units per minute. Only lowers the tenant’s limit for keys, never raises it. Null: the tenant’s limit.
        """
        return self._call(KEYS_CREATE, locals())

    def list(
        self, *, limit: int | None = None, cursor: str | None = None, include_revoked: bool | None = None,
        timeout: float | None = None,
    ) -> KeyPage:
        """List keys.

        Oldest first. A bound key sees only keys with the same binding. Needs `admin`.
        """
        return self._call(KEYS_LIST, locals())

    def iterate(
        self, *, limit: int | None = None, include_revoked: bool | None = None, timeout: float | None = None,
    ) -> Iterator[Key]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(KEYS_LIST, Key, locals())

    def get(self, key_id: str, *, timeout: float | None = None) -> Key:
        """Read a key. Needs `admin`."""
        return self._call(KEYS_GET, locals())

    def update(
        self, key_id: str, *, name: str | None = None, expires_at: datetime | str | date | int | None | Unset = UNSET,
        rate_limit: int | None | Unset = UNSET, timeout: float | None = None,
    ) -> Key:
        """Change the name or expiry of a key.

        Refused for a revoked key, and for a key that has more access than the caller’s. A new `expires_at` or `rate_limit` cannot be looser than the caller’s own. Needs `admin`.

        Args:
            name: A display name, shown in lists and in the audit log.
            expires_at: Null: never.
            rate_limit: Units per minute. Only lowers the tenant’s limit for keys, never raises it. Null: the tenant’s limit.
        """
        return self._call(KEYS_UPDATE, locals())

    def revoke(self, key_id: str, *, timeout: float | None = None) -> Key:
        """Revoke a key.

        Permanent. Also revokes every user token that the key minted. Takes effect on every process within one second. Refused for a key that has more access than the caller’s. Needs `admin`.
        """
        return self._call(KEYS_REVOKE, locals())

    def rotate(self, key_id: str, *, grace_seconds: int | None = None, timeout: float | None = None) -> NewKey:
        """Rotate the secret of a key.

        Returns the whole new key, only this once. The old secret stays valid for the grace period; a secret from before an earlier rotation becomes invalid at once. Refused for a key that has more access than the caller’s, a later `expires_at` or a higher `rate_limit`. Needs `admin`.
        """
        return self._call(KEYS_ROTATE, locals())


class UsersRoom(Room):
    def list(self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None) -> UserPage:
        """List users.

        Every user for whom something was stored or set, ordered by id. A key that is bound to a user sees only that user. Needs `admin`.
        """
        return self._call(USERS_LIST, locals())

    def iterate(self, *, limit: int | None = None, timeout: float | None = None) -> Iterator[User]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(USERS_LIST, User, locals())

    def get(self, user_id: str, *, timeout: float | None = None) -> User:
        """Read a user’s settings. Needs `admin`."""
        return self._call(USERS_GET, locals())

    def put(
        self, user_id: str, *, time_zone: str | None | Unset = UNSET, language: str | None | Unset = UNSET,
        metadata: Mapping[str, Any] | None = None, timeout: float | None = None,
    ) -> User:
        """Set a user’s settings.

        Replaces all settings: those that are left out are unset. Creates the user if there is none. Needs `admin`.
        """
        return self._call(USERS_PUT, locals())

    def pause(self, user_id: str, *, timeout: float | None = None) -> UsersPauseOutput:
        """Pause learning about a user.

        From now on, every request that would store memory for the user is refused with `learning_paused`, over every protocol, and jobs derive nothing new. Reading, correcting, deleting, export and erasure still work. Creates the user if there is none. Needs `privacy`.
        """
        return self._call(USERS_PAUSE, locals())

    def resume(self, user_id: str, *, timeout: float | None = None) -> UsersPauseOutput:
        """Resume learning about a user. Needs `privacy`."""
        return self._call(USERS_RESUME, locals())

    def export_data(self, user_id: str, *, timeout: float | None = None) -> bytes:
        """Export everything that is stored about a user.

        A zip that is created while it is sent. It holds one JSON Lines file per kind of row and ends with `manifest.json`: counts, SHA-256 sums and the providers that content was sent to. An archive without a manifest is incomplete. The format is stable: see docs/export.md. Needs `privacy`.
        """
        return self._call(USERS_EXPORT_DATA, locals())

    def import_data(
        self, user_id: str, body: bytes | str, *, wait: int | None = None, timeout: float | None = None,
    ) -> UsersImportDataOutput:
        """Import an export for a user.

        The body is the zip of an export from any tenant and user. The whole archive is validated before anything is stored. Returns 200 when the import is done, or 202 while it runs (use `Prefer: wait=N` or `GET /v1/transfers/{id}`). Existing data is kept, so sending the archive again changes nothing and completes an interrupted import. Also needs the permissions to write records, messages and blocks. Settings are imported only with `admin`. Needs `privacy`.
        """
        return self._call(USERS_IMPORT_DATA, locals())

    def transfer(self, id: str, *, timeout: float | None = None) -> UsersImportDataOutput:
        """Read the progress of an import. Needs `privacy`."""
        return self._call(USERS_TRANSFER, locals())


class TokensRoom(Room):
    def mint(
        self, *, user_id: str | None = None,
        permissions: Sequence[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "models:use", "privacy", "admin", "install"]] | None = None,
        include_shared: bool | None = None, trust_cap: float | None = None, expires_in: int | None = None,
        timeout: float | None = None,
    ) -> Token:
        """Mint a user token.

        Mints a short-lived key for one user, for an agent that must not be able to name another user. It is valid only while the key that minted it is. It never carries admin, install or privacy, and cannot mint tokens itself.

        Args:
            permissions: Default: every permission that a token may carry.
            trust_cap: The highest trust of what is written with it. Never above the key’s.
            expires_in: Lifetime in seconds.
        """
        return self._call(TOKENS_MINT, locals())

    def me(self, *, user_id: str | None = None, timeout: float | None = None) -> Me:
        """Read the identity of the key."""
        return self._call(TOKENS_ME, locals())


class ModelsRoom(Room):
    def generate(
        self, *, prompt: str | None = None, messages: Sequence[GenerateTurn] | None = None, system: str | None = None,
        schema: Mapping[str, Any] | None = None, max_tokens: int | None = None, temperature: float | None = None,
        deadline_ms: int | None = None, user_id: str | None = None, timeout: float | None = None,
    ) -> ModelsGenerateOutput:
        """Call the language model.

        Returns text, or an object that matches a JSON Schema. No memory is added or stored. The prompt is sent to the provider unchanged. Counts against the tenant’s budget. Needs `models:use`.

        Args:
            prompt: Short for a single user message.
            messages: Oldest first. The last message must be the user’s.
            system: Instructions that precede all messages.
            schema: A JSON Schema of type object. The model must return an object that matches it; otherwise the request fails. `$ref`, `pattern` and `patternProperties` are not supported.
            max_tokens: Maximum number of output tokens. Default: 4,096.
            deadline_ms: Time limit for all attempts together, in milliseconds. After it, the request fails with `model_failed`.
            user_id: The user that the call is for. Refused while learning is paused for them.
        """
        return self._call(MODELS_GENERATE, locals())

    def usage(self, *, days: int | None = None, timeout: float | None = None) -> ModelsUsageOutput:
        """Read the tenant’s language model usage. Needs `admin`.

        Args:
            days: The number of days, including today.
        """
        return self._call(MODELS_USAGE, locals())

    def settings(self, *, timeout: float | None = None) -> ModelsSettingsOutput:
        """Read the language model settings and prices. Needs `admin`."""
        return self._call(MODELS_SETTINGS, locals())

    def put_settings(
        self, *, allowed: bool | None = None, tokens_per_day: int | None = None, tokens_per_month: int | None = None,
        usd_per_day: float | None = None, usd_per_month: float | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ModelsPutSettingsOutput:
        """Set the tenant’s language model use and limits.

        Replaces the document. Limits apply from the next call on. Needs `admin`.

        Args:
            allowed: Whether any of this tenant’s data may be sent to a language model. Default: true.
            tokens_per_day: Maximum number of tokens per day (UTC), input and output, over all calls.
            usd_per_day: At the operator’s prices, `LLM_PRICES`.
        """
        return self._call(MODELS_PUT_SETTINGS, locals())


class PrivacyRoom(Room):
    def erase_user(
        self, user_id: str, *, dry_run: bool | None = None, reason: str | None = None, timeout: float | None = None,
    ) -> PrivacyEraseUserOutput:
        """Erase a user.

        Erases everything that is stored about a user: memories with their versions, passages, terms and vectors, summaries, blocks, agents, messages, settings, jobs, dead letters and cached responses. Once this request returns, no response contains any of it, and writes for the user are refused until everything is deleted. After that the user starts anew. Repeating the request while the erasure runs returns the same erasure. For an unknown user it completes with nothing deleted. Needs `privacy`.

        Args:
            dry_run: Counts what would be deleted. Changes nothing.
            reason: The reason, as a code of your own. It is stored and appears in the receipt, so it must not identify a person.
        """
        return self._call(PRIVACY_ERASE_USER, locals())

    def erase(
        self, *, agent: str | None = None, session_id: str | None = None, records: Sequence[str] | None = None,
        source: str | None = None, filter: Mapping[str, Any] | None = None, user_id: str | None = None,
        dry_run: bool | None = None, reason: str | None = None, timeout: float | None = None,
    ) -> PrivacyEraseUserOutput:
        """Erase a part of memory.

        Give exactly one subject: `agent`, `session_id`, `records`, `source` or `filter`; and whose memory: `user_id`, `shared: true` or `all_users: true` (a bound key always means its own user). Everything derived from these records is erased too, including forgotten, expired and superseded records. A summary with other sources is rebuilt without them. An erased message leaves a gap in the numbering of its history. Needs `privacy`.

        Args:
            agent: Everything this agent remembers: records, messages and its history, the agent itself, and the blocks attached only to it.
            session_id: The records and messages of this session.
            records: These records, by the server’s ids or your own.
            source: Records with this `provenance.source`.
            filter: Records that match this filter, in the filter language of lists.
            dry_run: Counts what would be deleted. Changes nothing.
            reason: The reason, as a code of your own. It is stored and appears in the receipt, so it must not identify a person.
        """
        return self._call(PRIVACY_ERASE, locals())

    def list_erasures(
        self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> PrivacyListErasuresOutput:
        """List erasures.

        Newest first. A key that is bound to a user sees only erasures of that user’s memory. Needs `privacy`.
        """
        return self._call(PRIVACY_LIST_ERASURES, locals())

    def iterate_list_erasures(self, *, limit: int | None = None, timeout: float | None = None) -> Iterator[Erasure]:
        """Walks all pages of `list_erasures` and yields every item; `limit` is the size of a page."""
        return self._iterate(PRIVACY_LIST_ERASURES, Erasure, locals())

    def get_erasure(self, id: str, *, timeout: float | None = None) -> Erasure:
        """Read the progress of an erasure. Needs `privacy`."""
        return self._call(PRIVACY_GET_ERASURE, locals())

    def receipt(self, id: str, *, timeout: float | None = None) -> PrivacyReceiptOutput:
        """Get the signed receipt of an erasure.

        Only for a completed erasure. Verify it without the server: `amp verify-receipt receipt.json --public-key key.json`. Needs `privacy`.
        """
        return self._call(PRIVACY_RECEIPT, locals())

    def erase_tenant(
        self, tenant_id: str, *, dry_run: bool | None = None, reason: str | None = None, timeout: float | None = None,
    ) -> PrivacyEraseUserOutput:
        """Erase a tenant.

        Erases all users and all data in it, its keys and its settings. Its keys are revoked when this request returns. A key cannot erase its own tenant. Needs `install`.

        Args:
            dry_run: Counts what would be deleted. Changes nothing.
            reason: The reason, as a code of your own. It is stored and appears in the receipt, so it must not identify a person.
        """
        return self._call(PRIVACY_ERASE_TENANT, locals())

    def tenant_erasure(self, tenant_id: str, *, timeout: float | None = None) -> Erasure:
        """Read the progress of a tenant’s erasure.

        Also works after the tenant is gone. Needs `install`.
        """
        return self._call(PRIVACY_TENANT_ERASURE, locals())

    def tenant_receipt(self, tenant_id: str, *, timeout: float | None = None) -> PrivacyReceiptOutput:
        """Get the signed receipt of a tenant’s erasure. Needs `install`."""
        return self._call(PRIVACY_TENANT_RECEIPT, locals())

    def receipt_key(self, *, timeout: float | None = None) -> PrivacyReceiptKeyOutput:
        """Get the public keys that verify receipts.

        A JWK set, with the current key first. Store it apart from the server.
        """
        return self._call(PRIVACY_RECEIPT_KEY, locals())

    def hold_user(self, user_id: str, *, timeout: float | None = None) -> PrivacyHoldUserOutput:
        """Put a user under legal hold.

        Until it is lifted, nothing of the user is forgotten, swept or erased. Creates the user if there is none. Needs `privacy`.
        """
        return self._call(PRIVACY_HOLD_USER, locals())

    def release_user(self, user_id: str, *, timeout: float | None = None) -> PrivacyHoldUserOutput:
        """Lift the legal hold of a user.

        Records with a legal hold of their own keep it. Needs `privacy`.
        """
        return self._call(PRIVACY_RELEASE_USER, locals())

    def hold_record(
        self, id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> PrivacyHoldRecordOutput:
        """Put a memory under legal hold.

        Until the hold is lifted, it is not forgotten, deleted or erased. Needs `privacy`.
        """
        return self._call(PRIVACY_HOLD_RECORD, locals())

    def release_record(
        self, id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> PrivacyHoldRecordOutput:
        """Lift the legal hold of a memory. Needs `privacy`."""
        return self._call(PRIVACY_RELEASE_RECORD, locals())

    def ledger(
        self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> PrivacyLedgerOutput:
        """Read the erasure ledger.

        What was erased, in order, without naming anybody. The entries, one per line, are a ledger file. Keep it elsewhere: after a restore from a backup, it tells the database what was erased since. Needs `privacy`.
        """
        return self._call(PRIVACY_LEDGER, locals())

    def iterate_ledger(
        self, *, limit: int | None = None, timeout: float | None = None,
    ) -> Iterator[PrivacyLedgerOutputEntriesItem]:
        """Walks all pages of `ledger` and yields every item; `limit` is the size of a page."""
        return self._iterate(PRIVACY_LEDGER, PrivacyLedgerOutputEntriesItem, locals())

    def rewrites(
        self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> PrivacyRewritesOutput:
        """List rewrites of tables and indexes.

        Newest first. Data that was deleted before a completed rewrite is in no database file since. Run by `npm run privacy:rewrite`, in a maintenance window. Needs `install`.
        """
        return self._call(PRIVACY_REWRITES, locals())

    def iterate_rewrites(
        self, *, limit: int | None = None, timeout: float | None = None,
    ) -> Iterator[PrivacyRewritesOutputRewritesItem]:
        """Walks all pages of `rewrites` and yields every item; `limit` is the size of a page."""
        return self._iterate(PRIVACY_REWRITES, PrivacyRewritesOutputRewritesItem, locals())


class JobsRoom(Room):
    def get(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        timeout: float | None = None,
    ) -> JobsGetOutput:
        """Read a job.

        Finished jobs are deleted after a day. A job is visible to callers that can see the records it processes. Needs `records:read`.
        """
        return self._call(JOBS_GET, locals())

    def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        record: str | None = None,
        kind: Literal["embed-records", "index-vectors", "sweep-records", "compact-scope", "consolidate-episodes", "refold-records", "climb-ladder", "erase-subject", "extract-facts", "read-names", "link-facts", "deliver-webhook"] | None = None,
        state: Literal["queued", "running", "retrying", "done", "dropped", "failed"] | None = None,
        limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> JobsListOutput:
        """List jobs.

        Newest first. Finished jobs are deleted after a day. Needs `records:read`.

        Args:
            record: Only jobs for this record, by the server’s id or the client’s own.
            kind: The name of the job.
        """
        return self._call(JOBS_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        record: str | None = None,
        kind: Literal["embed-records", "index-vectors", "sweep-records", "compact-scope", "consolidate-episodes", "refold-records", "climb-ladder", "erase-subject", "extract-facts", "read-names", "link-facts", "deliver-webhook"] | None = None,
        state: Literal["queued", "running", "retrying", "done", "dropped", "failed"] | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> Iterator[JobsGetOutput]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(JOBS_LIST, JobsGetOutput, locals())


class DeadLettersRoom(Room):
    def list(
        self, *, kind: str | None = None, user_id: str | None = None,
        failed_since: datetime | str | date | int | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> DeadLettersListOutput:
        """List dead letters.

        Oldest first. Dead letters are kept until they are replayed or discarded, or until their user is erased. Needs `admin`.

        Args:
            kind: The name of the job, such as `embed-records`.
        """
        return self._call(DEAD_LETTERS_LIST, locals())

    def iterate(
        self, *, kind: str | None = None, user_id: str | None = None,
        failed_since: datetime | str | date | int | None = None, limit: int | None = None, timeout: float | None = None,
    ) -> Iterator[DeadLetter]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(DEAD_LETTERS_LIST, DeadLetter, locals())

    def replay(self, id: str, *, timeout: float | None = None) -> DeadLettersReplayOutput:
        """Replay a dead letter.

        Creates a new job. Returns 409 if its user was erased since, or if this version does not know the job. Needs `admin`.
        """
        return self._call(DEAD_LETTERS_REPLAY, locals())

    def replay_matching(
        self, *, kind: str | None = None, user_id: str | None = None,
        failed_since: datetime | str | date | int | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> DeadLettersReplayMatchingOutput:
        """Replay several dead letters. Needs `admin`.

        Args:
            kind: The name of the job, such as `embed-records`.
            limit: Maximum number of jobs to process in this request, oldest first.
        """
        return self._call(DEAD_LETTERS_REPLAY_MATCHING, locals())

    def discard(self, id: str, *, timeout: float | None = None) -> DeadLettersDiscardOutput:
        """Discard a dead letter. Needs `admin`."""
        return self._call(DEAD_LETTERS_DISCARD, locals())

    def discard_matching(
        self, *, kind: str | None = None, user_id: str | None = None,
        failed_since: datetime | str | date | int | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> DeadLettersDiscardMatchingOutput:
        """Discard several dead letters. Needs `admin`.

        Args:
            kind: The name of the job, such as `embed-records`.
            limit: Maximum number of jobs to process in this request, oldest first.
        """
        return self._call(DEAD_LETTERS_DISCARD_MATCHING, locals())


class WebhooksRoom(Room):
    def create(
        self, url: str, events: Sequence[str], *, name: str | None = None, content: bool | None = None,
        timeout: float | None = None,
    ) -> WebhooksCreateOutput:
        """Create a webhook.

        Returns its secret, only this once. At most 20 per tenant. A bound key is refused. Deliveries with content need a key that can read that content. Needs `admin`.

        Args:
            url: Must be `https`. Private addresses and `http` need a network that the operator allows.
            events: The events to send: `record.created`, `record.updated`, `record.forgotten`, `record.restored`, `record.deleted`, `message.created`, `message.updated`, `message.deleted`, `intention.triggered`, `block.created`, `block.updated`, `block.deleted`, `erasure.accepted`, `erasure.completed`, `job.given_up`, `record.*`, `*`.
            content: Whether deliveries include content. false: ids only.
        """
        return self._call(WEBHOOKS_CREATE, locals())

    def list(self, *, timeout: float | None = None) -> WebhooksListOutput:
        """List webhooks. Needs `admin`."""
        return self._call(WEBHOOKS_LIST, locals())

    def get(self, id: str, *, timeout: float | None = None) -> Webhook:
        """Read a webhook. Needs `admin`."""
        return self._call(WEBHOOKS_GET, locals())

    def update(
        self, id: str, *, name: str | None = None, url: str | None = None, events: Sequence[str] | None = None,
        content: bool | None = None, enabled: bool | None = None, timeout: float | None = None,
    ) -> Webhook:
        """Change, disable or enable a webhook. Needs `admin`.

        Args:
            url: Must be `https`. Private addresses and `http` need a network that the operator allows.
            events: The events to send: `record.created`, `record.updated`, `record.forgotten`, `record.restored`, `record.deleted`, `message.created`, `message.updated`, `message.deleted`, `intention.triggered`, `block.created`, `block.updated`, `block.deleted`, `erasure.accepted`, `erasure.completed`, `job.given_up`, `record.*`, `*`.
            content: Whether deliveries include content. false: ids only.
            enabled: Events that happen while it is disabled are never sent.
        """
        return self._call(WEBHOOKS_UPDATE, locals())

    def delete(self, id: str, *, timeout: float | None = None) -> DeleteOutcome:
        """Delete a webhook.

        Pending deliveries are not sent any more. Needs `admin`.
        """
        return self._call(WEBHOOKS_DELETE, locals())

    def rotate_secret(
        self, id: str, *, overlap_hours: int | None = None, timeout: float | None = None,
    ) -> WebhooksCreateOutput:
        """Rotate the secret of a webhook.

        During the overlap, deliveries carry a signature for each secret. Needs `admin`.

        Args:
            overlap_hours: Hours during which the previous secret also signs.
        """
        return self._call(WEBHOOKS_ROTATE_SECRET, locals())

    def test(self, id: str, *, timeout: float | None = None) -> WebhooksTestOutput:
        """Send a test event to a webhook.

        Sends the event `webhook.test`, which is about no memory, at once, even to a disabled webhook. It is not retried. Needs `admin`.
        """
        return self._call(WEBHOOKS_TEST, locals())

    def replay(
        self, id: str, *, failed_since: datetime | str | date | int | None = None, limit: int | None = None,
        timeout: float | None = None,
    ) -> WebhooksReplayOutput:
        """Replay failed deliveries.

        Oldest first, with their original ids. Deliveries about users who were erased since are not sent. Needs `admin`.

        Args:
            limit: Maximum number of deliveries.
        """
        return self._call(WEBHOOKS_REPLAY, locals())

    def list_deliveries(
        self, id: str, *, state: Literal["waiting", "retrying", "delivered", "dropped", "given_up"] | None = None,
        limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> WebhooksListDeliveriesOutput:
        """List the deliveries of a webhook.

        Newest first. Delivered events are listed for a day, failed ones until they are replayed or discarded. Events about a user who is erased are deleted with the user. Needs `admin`.
        """
        return self._call(WEBHOOKS_LIST_DELIVERIES, locals())

    def iterate_list_deliveries(
        self, id: str, *, state: Literal["waiting", "retrying", "delivered", "dropped", "given_up"] | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> Iterator[WebhookDelivery]:
        """Walks all pages of `list_deliveries` and yields every item; `limit` is the size of a page."""
        return self._iterate(WEBHOOKS_LIST_DELIVERIES, WebhookDelivery, locals())


class AuditRoom(Room):
    def list(
        self, *, from_: datetime | str | date | int | None = None, to: datetime | str | date | int | None = None,
        key_id: str | None = None, operation: str | None = None,
        kind: Literal["change", "read", "refusal"] | None = None,
        outcome: Literal["ok", "refused", "failed"] | None = None, user_id: str | None = None,
        record_id: str | None = None, in_chain: bool | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> AuditListOutput:
        """Read the audit log.

        Newest first. With `in_chain`: sealed entries only, oldest first, in the order of the chain. A key that is bound to a user, an agent or a project is refused. Needs `admin`.

        Args:
            user_id: Only entries about the memory of this user. The id is hashed and not stored.
            record_id: Only entries about this record, by the server’s id. Ids of other rows work too.
            in_chain: Cannot be combined with a filter.
        """
        return self._call(AUDIT_LIST, locals())

    def iterate(
        self, *, from_: datetime | str | date | int | None = None, to: datetime | str | date | int | None = None,
        key_id: str | None = None, operation: str | None = None,
        kind: Literal["change", "read", "refusal"] | None = None,
        outcome: Literal["ok", "refused", "failed"] | None = None, user_id: str | None = None,
        record_id: str | None = None, in_chain: bool | None = None, limit: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[AuditEntry]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(AUDIT_LIST, AuditEntry, locals())

    def head(self, *, timeout: float | None = None) -> AuditHeadOutput:
        """Read the head of the audit chain.

        Keep the head outside the server: a later check against it shows whether the log was rewritten. A key that is bound to a user, an agent or a project is refused. Needs `admin`.
        """
        return self._call(AUDIT_HEAD, locals())

    def verify(
        self, *, head: str | Sequence[str] | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> AuditVerifyOutput:
        """Verify the audit chain.

        Checks from `cursor`, or from the beginning. If `has_more` is true, continue with `next_cursor` and the same heads. A key that is bound to a user, an agent or a project is refused. Needs `admin`.

        Args:
            head: One or several heads that were kept outside the server, each as `sequence:hash`.
            limit: Maximum number of entries to check.
        """
        return self._call(AUDIT_VERIFY, locals())

    def settings(self, *, timeout: float | None = None) -> AuditSettingsOutput:
        """Read which reads are logged.

        A key that is bound to a user, an agent or a project is refused. Needs `admin`.
        """
        return self._call(AUDIT_SETTINGS, locals())

    def set_settings(
        self, *, reads: Literal["off", "counts", "all"] | None = None, timeout: float | None = None,
    ) -> AuditSettingsOutput:
        """Set which reads are logged.

        Takes effect on every process within five seconds. A key that is bound to a user, an agent or a project is refused. Needs `admin`.

        Args:
            reads: Which reads of ordinary memory are logged. `off`: none. `counts`: one entry per second for identical reads. `all`: one entry per read. Changes, refusals and privileged reads are always logged.
        """
        return self._call(AUDIT_SET_SETTINGS, locals())


class AmpRoom(Room):
    def store(
        self, record: NewAmpRecord | Mapping[str, Any], *, user_id: str | None = None,
        fields: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> AmpStoreOutput:
        """AMP store. Needs `records:write`."""
        return self._call(AMP_STORE, locals())

    def search(
        self, query: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, type: str | None = None, agent: str | None = None, project: str | None = None,
        session_id: str | None = None, role: str | None = None, tags: Sequence[str] | None = None,
        filter: Mapping[str, Any] | None = None, as_of: datetime | str | date | int | None = None,
        valid_at: datetime | str | date | int | None = None, limit: int | None = None, min_score: float | None = None,
        token_budget: int | None = None, order: Literal["score", "chronological"] | None = None,
        scope_expansion: bool | None = None, graph: SearchRecordsBodyGraph | None = None,
        fields: Mapping[str, Any] | None = None, timeout: float | None = None,
    ) -> AmpSearchOutput:
        """AMP search. Needs `records:read`.

        Args:
            query: The query: a question or keywords.
            as_of: Return what was believed at this time.
            valid_at: Only what was true in the world at this time.
            min_score: Leaves out results that score lower. 0 to 1.
            token_budget: Maximum number of tokens that the results take in a prompt. For a long record, only the matching passage is returned.
            order: `score`: best first. `chronological`: oldest first.
            scope_expansion: Starts in the named session, agent or project. If that finds little, the search widens to the user, then to shared memory.
            graph: Follows links from the results. `{}` follows two steps.
        """
        return self._call(AMP_SEARCH, locals())

    def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        type: str | None = None, agent: str | None = None, project: str | None = None, session_id: str | None = None,
        role: str | None = None, tags: Sequence[str] | str | None = None, limit: int | None = None,
        offset: int | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None,
    ) -> AmpListOutput:
        """AMP list. Needs `records:read`."""
        return self._call(AMP_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        type: str | None = None, agent: str | None = None, project: str | None = None, session_id: str | None = None,
        role: str | None = None, tags: Sequence[str] | str | None = None, limit: int | None = None,
        order: Literal["asc", "desc"] | None = None, timeout: float | None = None,
    ) -> Iterator[AmpRecord]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(AMP_LIST, AmpRecord, locals())

    def get(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        reinforce: bool | None = None, timeout: float | None = None,
    ) -> AmpGetOutput:
        """AMP get. Needs `records:read`."""
        return self._call(AMP_GET, locals())

    def delete(
        self, id: str, *, user_id: str | None = None, if_match: int | str | None = None, timeout: float | None = None,
    ) -> AmpDeleteOutput:
        """AMP delete. Needs `records:write`."""
        return self._call(AMP_DELETE, locals())

    def status(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        timeout: float | None = None,
    ) -> AmpStatusOutput:
        """AMP status. Needs `records:read`."""
        return self._call(AMP_STATUS, locals())

    def agent_status(
        self, agent: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> AmpAgentStatusOutput:
        """AMP agent_status. Needs `records:read`."""
        return self._call(AMP_AGENT_STATUS, locals())

    def call(
        self, operation: Literal["store", "search", "get", "delete", "list", "status", "agent_status"], *,
        fields: Mapping[str, Any] | None = None, timeout: float | None = None,
    ) -> AmpCallOutput:
        """Call any AMP operation.

        The single-endpoint form: `operation` is the name of the operation; the other fields are its parameters.
        """
        return self._call(AMP_CALL, locals())

    def schema(self, *, timeout: float | None = None) -> AmpSchemaOutput:
        """JSON Schemas of AMP.

        The schemas of every record type, and of the request and response of every operation.
        """
        return self._call(AMP_SCHEMA, locals())

    def schema_of(self, type: str, *, timeout: float | None = None) -> dict[str, Any]:
        """JSON Schema of a record type or an operation of AMP.

        `lesson`, `checkpoint`, `snippet`, `memory` (any other record) and `error` return the schema of that type. An operation such as `store` returns the schemas of its request and response.
        """
        return self._call(AMP_SCHEMA_OF, locals())


class AgentsRoom(Room):
    def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        name: str | None = None, query_text: str | None = None, tags: Sequence[str] | str | None = None,
        match_all_tags: bool | None = None, created_by_id: str | None = None, project_id: str | None = None,
        template_id: str | None = None, base_template_id: str | None = None, identity_id: str | None = None,
        identifier_keys: Sequence[str] | str | None = None, last_stop_reason: str | None = None,
        order: Literal["asc", "desc"] | None = None, ascending: bool | None = None,
        order_by: Literal["created_at", "updated_at", "last_run_completion"] | None = None,
        sort_by: Literal["created_at", "updated_at", "last_run_completion"] | None = None, after: str | None = None,
        before: str | None = None, limit: int | None = None, timeout: float | None = None,
    ) -> list[AgentsListOutputItem]:
        """List agents.

        Newest first. `after` and `before` are agent ids: the page starts after, or ends before, that agent in the requested order. Hidden agents are listed only if filtered by `name`. Needs `blocks:read`.

        Args:
            query_text: A substring of the name, case-insensitive.
            match_all_tags: Match all of the tags instead of any.
            created_by_id: The key that created the agent.
            project_id: Agents have no project to filter by: finds nothing.
            template_id: Finds nothing.
            base_template_id: Finds nothing.
            identity_id: Finds nothing.
            identifier_keys: Finds nothing.
            last_stop_reason: Finds nothing.
            sort_by: Same as `order_by`.
        """
        return self._call(AGENTS_LIST, locals())

    def create(
        self, *, user_id: str | None = None, shared: bool | None = None, name: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET, system: str | None | Unset = UNSET,
        timezone: str | None | Unset = UNSET, hidden: bool | None | Unset = UNSET,
        metadata: Mapping[str, Any] | None | Unset = UNSET, tags: Sequence[str] | None | Unset = UNSET,
        block_ids: Sequence[str] | None | Unset = UNSET, agent_type: str | None | Unset = UNSET,
        llm_config: Mapping[str, Any] | None | Unset = UNSET,
        embedding_config: Mapping[str, Any] | None | Unset = UNSET, model: str | None | Unset = UNSET,
        embedding: str | None | Unset = UNSET, model_settings: Mapping[str, Any] | None | Unset = UNSET,
        compaction_settings: Mapping[str, Any] | None | Unset = UNSET,
        response_format: Mapping[str, Any] | None | Unset = UNSET, tool_rules: Sequence[Any] | None | Unset = UNSET,
        project_id: str | None | Unset = UNSET, template_id: str | None | Unset = UNSET,
        base_template_id: str | None | Unset = UNSET, message_buffer_autoclear: bool | None | Unset = UNSET,
        enable_sleeptime: bool | None | Unset = UNSET, max_files_open: int | None | Unset = UNSET,
        per_file_view_window_char_limit: int | None | Unset = UNSET,
        memory_blocks: Sequence[AgentsCreateBodyMemoryBlocksItem] | None | Unset = UNSET, timeout: float | None = None,
    ) -> AgentsListOutputItem:
        """Create an agent.

        An agent is a name that blocks are attached to and memories are stored under. It runs nothing. Without a `name` it gets a random one. Fields that have no meaning here are stored and returned unchanged; see docs/letta.md. Needs `blocks:write`.

        Args:
            shared: Creates the agent for the whole tenant. Needs shared:write.
            name: The value of `agent` in its memories. Unique per user.
            system: Text before the blocks in the rendered prompt.
            hidden: Not listed unless it is named.
            block_ids: The ids of the attached blocks.
            memory_blocks: Blocks to create and attach.
        """
        return self._call(AGENTS_CREATE, locals())

    def count(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        name: str | None = None, query_text: str | None = None, tags: Sequence[str] | str | None = None,
        match_all_tags: bool | None = None, created_by_id: str | None = None, project_id: str | None = None,
        template_id: str | None = None, base_template_id: str | None = None, identity_id: str | None = None,
        identifier_keys: Sequence[str] | str | None = None, last_stop_reason: str | None = None,
        timeout: float | None = None,
    ) -> int:
        """Count agents. Needs `blocks:read`.

        Args:
            query_text: A substring of the name, case-insensitive.
            match_all_tags: Match all of the tags instead of any.
            created_by_id: The key that created the agent.
            project_id: Agents have no project to filter by: finds nothing.
            template_id: Finds nothing.
            base_template_id: Finds nothing.
            identity_id: Finds nothing.
            identifier_keys: Finds nothing.
            last_stop_reason: Finds nothing.
        """
        return self._call(AGENTS_COUNT, locals())

    def get(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> AgentsListOutputItem:
        """Read an agent. Needs `blocks:read`."""
        return self._call(AGENTS_GET, locals())

    def update(
        self, agent_id: str, *, user_id: str | None = None, name: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET, system: str | None | Unset = UNSET,
        timezone: str | None | Unset = UNSET, hidden: bool | None | Unset = UNSET,
        metadata: Mapping[str, Any] | None | Unset = UNSET, tags: Sequence[str] | None | Unset = UNSET,
        block_ids: Sequence[str] | None | Unset = UNSET, agent_type: str | None | Unset = UNSET,
        llm_config: Mapping[str, Any] | None | Unset = UNSET,
        embedding_config: Mapping[str, Any] | None | Unset = UNSET, model: str | None | Unset = UNSET,
        embedding: str | None | Unset = UNSET, model_settings: Mapping[str, Any] | None | Unset = UNSET,
        compaction_settings: Mapping[str, Any] | None | Unset = UNSET,
        response_format: Mapping[str, Any] | None | Unset = UNSET, tool_rules: Sequence[Any] | None | Unset = UNSET,
        project_id: str | None | Unset = UNSET, template_id: str | None | Unset = UNSET,
        base_template_id: str | None | Unset = UNSET, message_buffer_autoclear: bool | None | Unset = UNSET,
        enable_sleeptime: bool | None | Unset = UNSET, max_files_open: int | None | Unset = UNSET,
        per_file_view_window_char_limit: int | None | Unset = UNSET, timeout: float | None = None,
    ) -> AgentsListOutputItem:
        """Edit an agent.

        Changes the fields that are present and not null. `block_ids` replaces the set of attached blocks. The name cannot be changed once memories carry it. Needs `blocks:write`.

        Args:
            name: The value of `agent` in its memories. Unique per user.
            system: Text before the blocks in the rendered prompt.
            hidden: Not listed unless it is named.
            block_ids: The ids of the attached blocks.
        """
        return self._call(AGENTS_UPDATE, locals())

    def delete(self, agent_id: str, *, user_id: str | None = None, timeout: float | None = None) -> None:
        """Delete an agent.

        Detaches its blocks. The blocks stay, and so do the memories that name the agent. Needs `blocks:write`.
        """
        return self._call(AGENTS_DELETE, locals())

    def core_memory(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> AgentsListOutputItemMemory:
        """Read the core memory of an agent.

        An older form of the agent’s `blocks`. Needs `blocks:read`.
        """
        return self._call(AGENTS_CORE_MEMORY, locals())

    def recompile(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> str:
        """Render the system prompt of an agent.

        The `system` text followed by the current blocks. Rendered on each request and not stored. Needs `blocks:read`.
        """
        return self._call(AGENTS_RECOMPILE, locals())


class BlocksRoom(Room):
    def create(
        self, label: str, *, user_id: str | None = None, shared: bool | None = None,
        block_id: str | None | Unset = UNSET, value: str | None | Unset = UNSET, title: str | None | Unset = UNSET,
        limit: int | None | Unset = UNSET, description: str | None | Unset = UNSET,
        memory_type: str | None | Unset = UNSET, read_only: bool | None | Unset = UNSET,
        hidden: bool | None | Unset = UNSET, metadata: Mapping[str, Any] | None | Unset = UNSET,
        tags: Sequence[str] | None | Unset = UNSET, project_id: Any = None, template_name: Any = None,
        is_template: Any = None, template_id: Any = None, base_template_id: Any = None, deployment_id: Any = None,
        entity_id: Any = None, preserve_on_migration: Any = None, reason: str | None = None,
        timeout: float | None = None,
    ) -> Block:
        """Create a block.

        A named piece of core memory. `block_id` sets an id of your own. The block belongs to the user, or with `shared` to the whole tenant. A key bound to an agent also attaches the block to that agent. Needs `blocks:write`.

        Args:
            shared: Creates the block for the whole tenant. Needs shared:write.
            block_id: The client’s own id, unique per user.
            label: The name by which an agent refers to the block.
            limit: Maximum length of `value`, in characters (Unicode code points).
            description: What the block is for. The agent reads it.
            read_only: Agents cannot edit the block. A key with `admin` can.
            hidden: Not listed unless it is named.
            reason: The reason, kept in the history.
        """
        return self._call(BLOCKS_CREATE, locals())

    def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        label: str | None = None, name: str | None = None, tags: Sequence[str] | str | None = None,
        match_all_tags: bool | None = None, label_search: str | None = None, description_search: str | None = None,
        value_search: str | None = None, connected_to_agents_count_gt: int | None = None,
        connected_to_agents_count_lt: int | None = None,
        connected_to_agents_count_eq: Sequence[int] | int | None = None, show_hidden_blocks: bool | None = None,
        templates_only: bool | None = None, project_id: str | None = None, identity_id: str | None = None,
        identifier_keys: Sequence[str] | str | None = None, before: str | None = None, after: str | None = None,
        limit: int | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None,
    ) -> list[Block]:
        """List blocks.

        By creation time, by default oldest first. Hidden blocks are listed only if filtered by `label` or with `show_hidden_blocks`. Needs `blocks:read`.

        Args:
            name: The title of the block.
            match_all_tags: Match all of the tags instead of any.
            label_search: A substring of the label, case-insensitive.
            description_search: A substring of the description, case-insensitive.
            value_search: A substring of the value, case-insensitive.
            connected_to_agents_count_eq: Blocks that are attached to this number of agents, or to one of these numbers.
            templates_only: No block is a template: the filter finds nothing.
            project_id: Blocks do not have this field: the filter finds nothing.
            identity_id: Blocks do not have this field: the filter finds nothing.
            identifier_keys: Finds nothing.
            before: The page ends just before this block.
            after: The page starts just after this block.
        """
        return self._call(BLOCKS_LIST, locals())

    def count(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        label: str | None = None, name: str | None = None, tags: Sequence[str] | str | None = None,
        match_all_tags: bool | None = None, label_search: str | None = None, description_search: str | None = None,
        value_search: str | None = None, connected_to_agents_count_gt: int | None = None,
        connected_to_agents_count_lt: int | None = None,
        connected_to_agents_count_eq: Sequence[int] | int | None = None, show_hidden_blocks: bool | None = None,
        templates_only: bool | None = None, project_id: str | None = None, identity_id: str | None = None,
        identifier_keys: Sequence[str] | str | None = None, timeout: float | None = None,
    ) -> int:
        """Count blocks. Needs `blocks:read`.

        Args:
            name: The title of the block.
            match_all_tags: Match all of the tags instead of any.
            label_search: A substring of the label, case-insensitive.
            description_search: A substring of the description, case-insensitive.
            value_search: A substring of the value, case-insensitive.
            connected_to_agents_count_eq: Blocks that are attached to this number of agents, or to one of these numbers.
            templates_only: No block is a template: the filter finds nothing.
            project_id: Blocks do not have this field: the filter finds nothing.
            identity_id: Blocks do not have this field: the filter finds nothing.
            identifier_keys: Finds nothing.
        """
        return self._call(BLOCKS_COUNT, locals())

    def get(
        self, block_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> Block:
        """Read a block. Needs `blocks:read`."""
        return self._call(BLOCKS_GET, locals())

    def update(
        self, block_id: str, *, user_id: str | None = None, label: str | None | Unset = UNSET,
        value: str | None | Unset = UNSET, title: str | None | Unset = UNSET, limit: int | None | Unset = UNSET,
        description: str | None | Unset = UNSET, memory_type: str | None | Unset = UNSET,
        read_only: bool | None | Unset = UNSET, hidden: bool | None | Unset = UNSET,
        metadata: Mapping[str, Any] | None | Unset = UNSET, tags: Sequence[str] | None | Unset = UNSET,
        project_id: Any = None, template_name: Any = None, is_template: Any = None, template_id: Any = None,
        base_template_id: Any = None, deployment_id: Any = None, entity_id: Any = None,
        preserve_on_migration: Any = None, reason: str | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block:
        """Edit a block.

        Changes the fields that are present and not null. Each change adds a state to the history of the block and drops undone states (refused with `conflict.legal_hold` if there are any while its user is under legal hold). An edit that changes nothing writes nothing. Editing a read-only block needs `admin`. Needs `blocks:write`.

        Args:
            limit: Maximum length of `value`, in characters (Unicode code points).
            description: What the block is for. The agent reads it.
            read_only: Agents cannot edit the block. A key with `admin` can.
            hidden: Not listed unless it is named.
            reason: The reason, kept in the history.
        """
        return self._call(BLOCKS_UPDATE, locals())

    def delete(
        self, block_id: str, *, user_id: str | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Delete a block.

        Also deletes its history and detaches it from every agent. Refused with `conflict.legal_hold` while its user is under legal hold. Needs `blocks:write`.
        """
        return self._call(BLOCKS_DELETE, locals())

    def history(
        self, block_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, limit: int | None = None, before: int | None = None,
        timeout: float | None = None,
    ) -> BlocksHistoryOutput:
        """Read the history of a block.

        All states of the block, newest first, including undone states that can be redone. A page ends early, with `has_more`, when its values exceed 16 MB. Needs `blocks:read`.

        Args:
            before: Only entries before this sequence.
        """
        return self._call(BLOCKS_HISTORY, locals())

    def diff(
        self, block_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, from_: int | None = None, to: int | None = None, timeout: float | None = None,
    ) -> BlocksDiffOutput:
        """Compare two states of a block.

        The value is compared line by line, as a unified diff. Without `from` and `to`: the last change. Needs `blocks:read`.

        Args:
            from_: A sequence. Default: the one before `to`.
            to: A sequence. Default: the current state.
        """
        return self._call(BLOCKS_DIFF, locals())

    def checkpoint(
        self, block_id: str, *, user_id: str | None = None, name: str | None = None, reason: str | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> Block:
        """Name the current state of a block.

        Drops states that were undone. If the current state already has a name, the state is added to the history again under the new name. Needs `blocks:write`.

        Args:
            reason: The reason, kept in the history.
        """
        return self._call(BLOCKS_CHECKPOINT, locals())

    def undo(
        self, block_id: str, *, user_id: str | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block:
        """Undo the last change of a block.

        Returns the block to its previous state. The undone state stays in the history until the next edit. Needs `blocks:write`.
        """
        return self._call(BLOCKS_UNDO, locals())

    def redo(
        self, block_id: str, *, user_id: str | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block:
        """Redo an undone change of a block. Needs `blocks:write`."""
        return self._call(BLOCKS_REDO, locals())

    def agents(
        self, block_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, before: str | None = None, after: str | None = None, limit: int | None = None,
        order: Literal["asc", "desc"] | None = None, timeout: float | None = None,
    ) -> list[AgentsListOutputItem]:
        """List the agents that a block is attached to.

        By creation time, by default newest first. Cursors are agent ids. Needs `blocks:read`.

        Args:
            before: The page ends just before this block.
            after: The page starts just after this block.
        """
        return self._call(BLOCKS_AGENTS, locals())


class CoreMemoryRoom(Room):
    def list(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, before: str | None = None, after: str | None = None, limit: int | None = None,
        order: Literal["asc", "desc"] | None = None, timeout: float | None = None,
    ) -> list[Block]:
        """List the blocks of an agent.

        By creation time, by default newest first. Needs `blocks:read`.

        Args:
            before: The page ends just before this block.
            after: The page starts just after this block.
        """
        return self._call(CORE_MEMORY_LIST, locals())

    def get(
        self, agent_id: str, block_label: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> Block:
        """Read a block of an agent by label. Needs `blocks:read`."""
        return self._call(CORE_MEMORY_GET, locals())

    def update(
        self, agent_id: str, block_label: str, *, user_id: str | None = None, label: str | None | Unset = UNSET,
        value: str | None | Unset = UNSET, title: str | None | Unset = UNSET, limit: int | None | Unset = UNSET,
        description: str | None | Unset = UNSET, memory_type: str | None | Unset = UNSET,
        read_only: bool | None | Unset = UNSET, hidden: bool | None | Unset = UNSET,
        metadata: Mapping[str, Any] | None | Unset = UNSET, tags: Sequence[str] | None | Unset = UNSET,
        project_id: Any = None, template_name: Any = None, is_template: Any = None, template_id: Any = None,
        base_template_id: Any = None, deployment_id: Any = None, entity_id: Any = None,
        preserve_on_migration: Any = None, reason: str | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block:
        """Edit a block of an agent by label.

        Works like `PATCH /v1/blocks/{block_id}`. The history records the agent. Needs `blocks:write`.

        Args:
            limit: Maximum length of `value`, in characters (Unicode code points).
            description: What the block is for. The agent reads it.
            read_only: Agents cannot edit the block. A key with `admin` can.
            hidden: Not listed unless it is named.
            reason: The reason, kept in the history.
        """
        return self._call(CORE_MEMORY_UPDATE, locals())

    def attach(
        self, agent_id: str, block_id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> AgentsListOutputItem:
        """Attach a block to an agent.

        Attaching it again changes nothing. An agent has at most one block per label. A shared agent can only have shared blocks. Needs `blocks:write`.
        """
        return self._call(CORE_MEMORY_ATTACH, locals())

    def detach(
        self, agent_id: str, block_id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> AgentsListOutputItem:
        """Detach a block from an agent.

        Does not delete the block. Needs `blocks:write`.
        """
        return self._call(CORE_MEMORY_DETACH, locals())

    def append(
        self, agent_id: str, label: str, content: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Append to a block.

        Adds a text as a new line at the end of a block. Needs `blocks:write`.

        Args:
            label: The label of one of the agent’s blocks.
        """
        return self._call(CORE_MEMORY_APPEND, locals())

    def replace(
        self, agent_id: str, label: str, old_content: str, new_content: str, *, user_id: str | None = None,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Replace every occurrence of a text in a block.

        Replaces every exact occurrence. An empty new text deletes it. Needs `blocks:write`.

        Args:
            label: The label of one of the agent’s blocks.
        """
        return self._call(CORE_MEMORY_REPLACE, locals())

    def render(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, line_numbers: bool | None = None, timeout: float | None = None,
    ) -> CoreMemoryRenderOutput:
        """Render the blocks of an agent for a prompt.

        Values are escaped so that they cannot forge a tag. Empty if the agent has no blocks. Needs `blocks:read`.

        Args:
            line_numbers: Prefixes each line of a value with its number.
        """
        return self._call(CORE_MEMORY_RENDER, locals())


class MemoryRoom(Room):
    def replace(
        self, agent_id: str, label: str, old_string: str, new_string: str, *, user_id: str | None = None,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Replace the only occurrence of a text in a block.

        The old text must occur exactly once. Give it verbatim and without line numbers. Needs `blocks:write`.

        Args:
            label: The label of one of the agent’s blocks.
        """
        return self._call(MEMORY_REPLACE, locals())

    def insert(
        self, agent_id: str, label: str, new_string: str, *, user_id: str | None = None, insert_line: int | None = None,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Insert lines into a block.

        Inserts after line `insert_line`. 0 inserts above the first line, -1 at the end. Needs `blocks:write`.

        Args:
            label: The label of one of the agent’s blocks.
        """
        return self._call(MEMORY_INSERT, locals())

    def rethink(
        self, agent_id: str, label: str, new_memory: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Overwrite a block.

        Replaces the whole value. Creates the block if it does not exist. Needs `blocks:write`.

        Args:
            label: The label of one of the agent’s blocks.
        """
        return self._call(MEMORY_RETHINK, locals())

    def apply_patch(
        self, agent_id: str, patch: str, *, user_id: str | None = None, label: str | None = None,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Apply a patch to one or several blocks.

        Applies unified hunks to the block `label`, or to several blocks with the lines `*** Add Block: label` (and `Description: …`), `*** Update Block:`, `*** Delete Block:`, `*** Move to:`. All or nothing. Needs `blocks:write`.

        Args:
            label: The label of one of the agent’s blocks.
        """
        return self._call(MEMORY_APPLY_PATCH, locals())

    def command(
        self, agent_id: str, command: str, *, user_id: str | None = None, path: str | None | Unset = UNSET,
        file_text: str | None | Unset = UNSET, description: str | None | Unset = UNSET,
        old_string: str | None | Unset = UNSET, new_string: str | None | Unset = UNSET,
        insert_line: int | None | Unset = UNSET, insert_text: str | None | Unset = UNSET,
        old_path: str | None | Unset = UNSET, new_path: str | None | Unset = UNSET, timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Edit blocks by path.

        `create` (path, description, file_text), `str_replace` (path, old_string, new_string), `insert` (path, insert_text, insert_line), `delete` (path; detaches the block), `rename` (old_path, new_path; or path and description). A path is `/memories/label`. Needs `blocks:write`.
        """
        return self._call(MEMORY_COMMAND, locals())

    def finish_edits(
        self, agent_id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Report that editing is finished.

        Changes nothing. Needs `blocks:write`.
        """
        return self._call(MEMORY_FINISH_EDITS, locals())


class ArchivalRoom(Room):
    def insert(
        self, agent_id: str, text: str, *, user_id: str | None = None, shared: bool | None = None,
        tags: Sequence[str] | None | Unset = UNSET, created_at: datetime | str | date | int | None | Unset = UNSET,
        idempotency_key: str | None = None, wait: int | None = None, timeout: float | None = None,
    ) -> list[ArchivalPassage]:
        """Add to an agent’s archival memory.

        Stores a record of type `archival` with the agent’s name. It can be found by its words at once, and by its meaning once its vector is computed. Needs `records:write`.

        Args:
            shared: Store in the tenant’s shared memory. Needs shared:write.
            text: The text to remember. Searched by meaning and by words.
        """
        return self._call(ARCHIVAL_INSERT, locals())

    def list(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, after: str | None = None, before: str | None = None, limit: int | None = None,
        search: str | None = None, ascending: bool | None = None, timeout: float | None = None,
    ) -> list[ArchivalPassage]:
        """List an agent’s archival memory.

        Oldest first. `after` and `before` are passage ids: the page starts after, or ends before, that passage. `search` is a substring of the text, case-insensitive. Needs `records:read`.
        """
        return self._call(ARCHIVAL_LIST, locals())

    def search(
        self, agent_id: str, query: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, tags: Sequence[str] | str | None = None,
        tag_match_mode: Literal["any", "all"] | None = None, top_k: int | None = None,
        start_datetime: str | None = None, end_datetime: str | None = None, timeout: float | None = None,
    ) -> ArchivalSearchOutput:
        """Search an agent’s archival memory.

        Searches by meaning and by words, best first. A date without a time means the whole day in the agent’s time zone. A blank query finds nothing. Needs `records:read`.
        """
        return self._call(ARCHIVAL_SEARCH, locals())

    def delete(
        self, agent_id: str, memory_id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> None:
        """Delete from an agent’s archival memory. Needs `records:write`."""
        return self._call(ARCHIVAL_DELETE, locals())


class PassagesRoom(Room):
    def search(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        query: str | None | Unset = UNSET, agent_id: str | None | Unset = UNSET, archive_id: str | None | Unset = UNSET,
        tags: Sequence[str] | None | Unset = UNSET, tag_match_mode: Literal["any", "all"] | None = None,
        limit: int | None = None, start_date: datetime | str | date | int | None | Unset = UNSET,
        end_date: datetime | str | date | int | None | Unset = UNSET, timeout: float | None = None,
    ) -> list[PassagesSearchOutputItem]:
        """Search archival memory.

        Searches the passages of one agent or of all. Without a query: the newest passages that match the filters. A blank query finds nothing. Needs `records:read`.

        Args:
            all_users: Search the whole tenant. Needs admin.
            archive_id: There are no archives: finds nothing unless an agent is named.
        """
        return self._call(PASSAGES_SEARCH, locals())


class Rooms:
    """The rooms that are as they were generated. The client adds the others."""

    def __init__(self, client: Connection) -> None:
        self.messages = MessagesRoom(client)
        self.edges = EdgesRoom(client)
        self.graph = GraphRoom(client)
        self.cognitive = CognitiveRoom(client)
        self.entities = EntitiesRoom(client)
        self.revision = RevisionRoom(client)
        self.safety = SafetyRoom(client)
        self.context = ContextRoom(client)
        self.answer = AnswerRoom(client)
        self.extraction = ExtractionRoom(client)
        self.decisions = DecisionsRoom(client)
        self.forgetting = ForgettingRoom(client)
        self.embeddings = EmbeddingsRoom(client)
        self.compaction = CompactionRoom(client)
        self.summaries = SummariesRoom(client)
        self.status = StatusRoom(client)
        self.health = HealthRoom(client)
        self.tenants = TenantsRoom(client)
        self.keys = KeysRoom(client)
        self.users = UsersRoom(client)
        self.tokens = TokensRoom(client)
        self.models = ModelsRoom(client)
        self.privacy = PrivacyRoom(client)
        self.jobs = JobsRoom(client)
        self.dead_letters = DeadLettersRoom(client)
        self.webhooks = WebhooksRoom(client)
        self.audit = AuditRoom(client)
        self.amp = AmpRoom(client)
        self.agents = AgentsRoom(client)
        self.blocks = BlocksRoom(client)
        self.core_memory = CoreMemoryRoom(client)
        self.memory = MemoryRoom(client)
        self.archival = ArchivalRoom(client)
        self.passages = PassagesRoom(client)
