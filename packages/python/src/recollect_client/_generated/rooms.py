# Generated from the OpenAPI documents by `npm run clients`. Do not edit.
"""A class for each room and a method for each operation.

Where a method takes them, these arguments mean the same:

    user_id: The end user, by the tenant’s own id.
    all_users: Read the whole tenant. Needs admin.
    cursor: `next_cursor` of the page before.
    agent: Whose memory is meant. A key that is bound to an agent need not name it.
    block_id: The server’s id or the client’s own.
    agent_id: The agent’s id, or its name.
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

        Stores a record, or updates the one that has the same `id`. Answers as soon as it is durable and findable by its words; its vector follows (`Prefer: wait=5` waits for it). Needs `records:write`.

        Args:
            id: The client’s own id: storing it again updates the record.
            type: semantic where absent.
            shared: Store in the tenant’s shared memory. Needs shared:write.
            derived_from: Ids of the records that this one was made from.
            role: Who spoke, by kind: user, assistant, system, tool.
            speaker: Who spoke, by name.
            sequence: Place inside the session.
            language: ISO 639-1 of the text; for a snippet its programming language.
            occurred_at: When it was said or happened.
            provenance: Where it came from.
            trust: Not taken from a request: what is written bears the trust of its key and of its sources.
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

        By creation time. `cursor` pages without end and without skipping; `offset` is there for AMP. Tags: any of them. `filter` is the JSON text of a filter. Needs `records:read`.

        Args:
            as_of: Answer with what was believed then.
            valid_at: Only what was so in the world then.
            min_importance: As rated or as proved by use, whichever is higher.
            include_quarantined: Also what is held back. Needs admin.
            include_superseded: Also what a newer memory has superseded.
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

        Each item succeeds or fails by itself; what fails is reported by its index and nothing of it is stored. Needs `records:write`.
        """
        return self._call(RECORDS_STORE_BATCH, locals())

    def delete_batch(
        self, ids: Sequence[str], *, user_id: str | None = None, timeout: float | None = None,
    ) -> BatchDeleteOutcome:
        """Delete up to 1,000 memories. Needs `records:write`."""
        return self._call(RECORDS_DELETE_BATCH, locals())

    def get(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        as_of: datetime | str | date | int | None = None, valid_at: datetime | str | date | int | None = None,
        include_quarantined: bool | None = None, reinforce: bool | None = None, expand: bool | None = None,
        timeout: float | None = None,
    ) -> RecordDetail:
        """Read a memory.

        By the server’s id or by the client’s own. The caller’s own record is found before a shared one. Reading it strengthens it, but for `as_of` and `all_users`. Needs `records:read`.

        Args:
            as_of: Answer with what was believed then.
            valid_at: Only what was so in the world then.
            include_quarantined: Also what is held back. Needs admin.
            reinforce: `false` looks without strengthening.
            expand: The turns that it came from bring their content.
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

        Changes the fields that are named; `metadata` is merged (a null value removes a key). Every change closes one version and opens the next. A change that changes nothing writes nothing. Needs `records:write`.

        Args:
            content: What is remembered. Searched by meaning and by words.
            role: Who spoke, by kind: user, assistant, system, tool.
            speaker: Who spoke, by name.
            sequence: Place inside the session.
            language: ISO 639-1 of the text; for a snippet its programming language.
            occurred_at: When it was said or happened.
            provenance: Where it came from.
            trust: Not taken from a request: what is written bears the trust of its key and of its sources.
            reason: Why, for the version history.
        """
        return self._call(RECORDS_PATCH, locals())

    def delete(
        self, id: str, *, user_id: str | None = None, if_match: int | str | None = None, timeout: float | None = None,
    ) -> DeleteOutcome:
        """Delete a memory.

        With its versions, passages, terms and vectors, in one transaction. Needs `records:write`.
        """
        return self._call(RECORDS_DELETE, locals())

    def versions(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, before: int | None = None, timeout: float | None = None,
    ) -> VersionPage:
        """The history of a memory.

        Newest first. The first entry is what is believed now. Needs `records:read`.
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
        """The messages that a memory came from.

        In the order in which they were stored. Needs `records:read`.
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
        """Say which memories were used.

        Strengthens the memories that were used in an answer: each fades more slowly from now on. A record that is named twice is strengthened once. Reading suffices for it: what is remembered does not change, and neither does an ETag. `unchanged` is shared memory that the key may not write, and whatever a user for whom learning is paused has used. Needs `records:read`.
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
        """Bring memory up to date.

        Finds the memories that new information is about and does what it calls for: stores it, edits the memory that says less, supersedes those that say otherwise, or nothing where it is known. Nothing is overwritten: every version stays, and `POST /v1/records/{id}/undo` takes it back. Needs `records:write`.

        Args:
            shared: Revise the tenant’s shared memory. Needs shared:write.
            id: The memory that is meant, where it is known. Without it, it is found.
            content: What is known now.
            type: Memories of this type are looked at; semantic where absent.
            concept: What it is about, in a word or two.
            provenance: Where it came from.
            valid_from: Since when it is so; `occurred_at`, else now, where absent.
            derived_from: Ids of the messages or records that it was drawn from. Erasing one of them reaches what was drawn from it.
            reason: Why, for the version history.
            mode: `preview` writes nothing.
            thresholds: Instead of the settings, for this request.
        """
        return self._call(RECORDS_REVISE, locals())

    def revise_batch(
        self, records: Sequence[Any], *, user_id: str | None = None, idempotency_key: str | None = None,
        wait: int | None = None, timeout: float | None = None,
    ) -> RecordsReviseBatchOutput:
        """Bring memory up to date with up to 100 facts.

        Each item is what `POST /v1/records/revise` takes, without `mode` and `user_id`, and is judged after those before it. Each succeeds or fails by itself; what fails is reported by its index and nothing of it is stored. Two items of one request are compared by their words alone. Needs `records:write`.
        """
        return self._call(RECORDS_REVISE_BATCH, locals())

    def undo(
        self, id: str, version: int, *, user_id: str | None = None, reason: str | None = None,
        timeout: float | None = None,
    ) -> RecordsUndoOutput:
        """Take the last change of a memory back.

        Restores exactly what the memory was before that version, as a new version. Undoing version 1 takes the memory out of every answer from now on, and what it superseded is current again. Asked again it changes nothing. Needs `records:write`.

        Args:
            version: The version to take back, as the change answered it.
            reason: Why, for the version history.
        """
        return self._call(RECORDS_UNDO, locals())

    def quarantine(
        self, id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> RecordsQuarantineOutput:
        """Hold a memory back.

        Out of every answer at once, with what was made of it: summaries are made anew without it, and what names it in `derived_from` is held back too. Nothing is deleted; `promote` lets it go. Needs `admin`.
        """
        return self._call(RECORDS_QUARANTINE, locals())

    def promote(
        self, id: str, *, user_id: str | None = None, trust: float | None = None, reason: str | None = None,
        timeout: float | None = None,
    ) -> RecordsPromoteOutput:
        """Let a memory go that was held back.

        Into every answer, and believed as much as is said here: somebody has looked at it. No more than the key that asks, and no less than the tenant’s threshold. A new version says so. Needs `admin`.

        Args:
            reason: Why, for the version history.
        """
        return self._call(RECORDS_PROMOTE, locals())

    def list_quarantined(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> RecordPage:
        """List what is held back.

        Newest first. Needs `admin`.
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
        """Delete all that came from one source.

        Of every user of the tenant, or of one: what the source wrote, every record into which the key has written, and what was made of any of these; summaries are made anew without them. Deleted for good, with versions, passages and vectors. What is under legal hold stays and is counted. Shared memory goes where the key has `shared:write`. Needs `admin`.

        Args:
            user_id: Of this user alone.
            source: As `provenance.source` names it.
            key_id: The public part of a key: what it stored or wrote into.
            dry_run: Counts, and deletes nothing.
        """
        return self._call(RECORDS_PURGE_SOURCE, locals())

    def retention(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        timeout: float | None = None,
    ) -> RecordsRetentionOutput:
        """How much of a memory is left.

        R, when it will be forgotten if nobody recalls it, and what keeps it from that. Computed now; asking is no recall. Answers for a forgotten memory too, with the time until which it can be restored. Needs `records:read`.
        """
        return self._call(RECORDS_RETENTION, locals())

    def forget(self, id: str, *, user_id: str | None = None, timeout: float | None = None) -> RecordsForgetOutput:
        """Forget a memory, restorably.

        Out of every answer at once; deleted for good when the grace period is over, until then `restore` brings it back. Works on a pinned memory, not on one under legal hold. To delete at once there is DELETE. Needs `records:write`.
        """
        return self._call(RECORDS_FORGET, locals())

    def restore(self, id: str, *, user_id: str | None = None, timeout: float | None = None) -> RecordsRestoreOutput:
        """Bring back a forgotten memory.

        Exactly as it was. Its time without a recall begins anew, since it would be due again at once. 404 when it is not forgotten, or is gone for good. Needs `records:write`.
        """
        return self._call(RECORDS_RESTORE, locals())

    def passages(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        include_quarantined: bool | None = None, limit: int | None = None, offset: int | None = None,
        timeout: float | None = None,
    ) -> PassagePage:
        """The passages of a memory.

        The pieces of its current text that search finds, in their order, each with the state of its vector. Needs `records:read`.

        Args:
            include_quarantined: Also what is held back. Needs admin.
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

        One message or up to 1,000, in this order; all of them or none. The same `id` again answers the message that is there; other words under it are refused with 409. Needs `messages:write`.

        Args:
            agent: Whose history; where absent, the one of messages that name no agent.
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

        By sequence, newest first where `order` is absent. `cursor` goes on in the same direction; `after_sequence` and `before_sequence` go on from any message in either. Needs `messages:read`.

        Args:
            agent: Whose history; where absent, the one of messages that name no agent.
            occurred_to: Up to, and not with, this instant.
            after_sequence: Only what came later than this one.
            before_sequence: Only what came earlier than this one.
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

        By the server’s id or the client’s own. Reading it strengthens nothing. Needs `messages:read`.
        """
        return self._call(MESSAGES_GET, locals())

    def link(
        self, id: str, records: Sequence[str], *, user_id: str | None = None, timeout: float | None = None,
    ) -> MessagesLinkOutput:
        """Say which memories came of a message.

        The records then derive from the message and are answered with it. It is written of the records: the message stays as it is. A link that is there is left alone; none is taken away but with its record. Needs `records:write`.

        Args:
            records: Ids of records.
        """
        return self._call(MESSAGES_LINK, locals())

    def records(
        self, id: str, *, user_id: str | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> MessagesRecordsOutput:
        """The memories that came of a message.

        In the order in which they were stored; summaries that folded it are among them. Needs `records:read`.
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

        From this record, which the caller may write, to one that they may read. The same link again changes its strength and metadata. consolidates and supersedes are written by folding and revising alone. Needs `records:write`.

        Args:
            to: The other record.
        """
        return self._call(EDGES_CREATE, locals())

    def list(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        types: Sequence[str] | str | None = None, direction: Literal["out", "in", "both"] | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> EdgesListOutput:
        """The links of a memory.

        Strongest first. A link whose other end the reader may not see is not told. Needs `records:read`.

        Args:
            types: Relations as the record sees them, such as depends_on or required_by. All where absent.
        """
        return self._call(EDGES_LIST, locals())

    def delete(
        self, id: str,
        type: Literal["refers_to", "depends_on", "contradicts", "reinforces", "temporal_sequence", "causes", "part_of", "related", "supersedes", "may_supersede", "derives_from", "consolidates", "similar_to", "attended_to", "procedure_derives_from"],
        to: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> EdgesDeleteOutput:
        """Take a link away.

        Lineage (derives_from, consolidates, supersedes) goes with its records alone. Needs `records:write`.

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
        """What a memory is related to.

        Follows links up to `depth` steps, each record once, by the strongest way. It leads through nothing that the reader may not see. Needs `records:read`.

        Args:
            types: Relations as the record sees them, such as depends_on or required_by. All where absent.
            min_strength: Of every edge on the way.
        """
        return self._call(GRAPH_RELATED, locals())

    def settings(self, *, timeout: float | None = None) -> GraphSettingsOutput:
        """Read the rules that link records. Needs `admin`."""
        return self._call(GRAPH_SETTINGS, locals())

    def put_settings(
        self, *, temporal_sequence: bool | None = None, timeout: float | None = None,
    ) -> GraphSettingsOutput:
        """Set the rules that link records.

        For what is stored from now on. A key that is bound to a user, an agent or a project may not. Needs `admin`.

        Args:
            temporal_sequence: Links a record to the one before it of the same session, or without one of the same agent, within an hour.
        """
        return self._call(GRAPH_PUT_SETTINGS, locals())


class CognitiveRoom(Room):
    def record_sensory(
        self, modality: str, raw_data: str, *, user_id: str | None = None, agent: str | None = None,
        ttl_seconds: float | None = None, importance: float | None = None, adaptive_ttl: bool | None = None,
        metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveRecordSensoryOutput:
        """Take in a raw observation.

        It expires by itself unless it is attended to. A `ttl_seconds` of 0 has expired at once. Needs `records:write`.

        Args:
            modality: text, event, image caption, …
            importance: How important the observation seems; decides an adaptive life.
            adaptive_ttl: What seems important lives up to four times as long, what does not down to a quarter. Else as the settings say.
        """
        return self._call(COGNITIVE_RECORD_SENSORY, locals())

    def recent_sensory(
        self, *, user_id: str | None = None, agent: str | None = None, limit: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveRecentSensoryOutput:
        """What was observed last.

        Newest first, by the order of observation. What has expired is not there, swept away or not. Needs `records:read`.
        """
        return self._call(COGNITIVE_RECENT_SENSORY, locals())

    def attend_sensory(
        self, id: str, reason: str, *, user_id: str | None = None, agent: str | None = None,
        metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveAttendSensoryOutput:
        """Attend to an observation.

        Makes an episode of it, linked by `attended_to`. The observation stays until it expires. Needs `records:write`.
        """
        return self._call(COGNITIVE_ATTEND_SENSORY, locals())

    def prune_sensory(
        self, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitivePruneSensoryOutput:
        """Delete what has expired.

        Answers how many observations of the agent were deleted. Needs `records:write`.
        """
        return self._call(COGNITIVE_PRUNE_SENSORY, locals())

    def push_working(
        self, slot_type: Literal["question", "retrieved_fact", "reasoning_step", "context", "plan", "evaluation"],
        content: str, task_id: str, *, user_id: str | None = None, agent: str | None = None,
        relevance: float | None = None, metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None,
        wait: int | None = None, timeout: float | None = None,
    ) -> CognitivePushWorkingOutput:
        """Hold something in mind for a task.

        An agent holds 20 slots a task. Before one more is stored the least relevant goes, of equals the oldest; the new one always stays. Needs `records:write`.

        Args:
            task_id: The task; it stands in `session_id` of the record.
        """
        return self._call(COGNITIVE_PUSH_WORKING, locals())

    def list_working(
        self, task_id: str, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitiveListWorkingOutput:
        """What is held in mind for a task.

        Most relevant first. Needs `records:read`.

        Args:
            task_id: The task; it stands in `session_id` of the record.
        """
        return self._call(COGNITIVE_LIST_WORKING, locals())

    def clear_working(
        self, task_id: str, *, user_id: str | None = None, agent: str | None = None, episode: bool | None = None,
        timeout: float | None = None,
    ) -> CognitiveClearWorkingOutput:
        """Complete a task.

        Deletes its slots; with `episode=true` what they held is kept as an episode. Needs `records:write`.

        Args:
            task_id: The task; it stands in `session_id` of the record.
            episode: Keep what was held as an episode. Else as the settings say.
        """
        return self._call(COGNITIVE_CLEAR_WORKING, locals())

    def store_episode(
        self, content: str, *, user_id: str | None = None, agent: str | None = None, source_label: str | None = None,
        temporal_index: int | None = None, occurred_at: datetime | str | date | int | None = None,
        metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreEpisodeOutput:
        """Remember what happened.

        In the order of `temporal_index`: one more than the highest of the agent where none is given. Needs `records:write`.
        """
        return self._call(COGNITIVE_STORE_EPISODE, locals())

    def list_episodes(
        self, *, user_id: str | None = None, agent: str | None = None, limit: int | None = None,
        include_compressed: bool | None = None, timeout: float | None = None,
    ) -> CognitiveListEpisodesOutput:
        """What happened last.

        Latest first. What was consolidated is left out unless it is asked for. Needs `records:read`.
        """
        return self._call(COGNITIVE_LIST_EPISODES, locals())

    def next_batch(
        self, *, user_id: str | None = None, agent: str | None = None, batch_size: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveListEpisodesOutput:
        """What would be consolidated next.

        The oldest episodes that are not consolidated, or none where there are fewer than `batch_size`. Needs `records:read`.
        """
        return self._call(COGNITIVE_NEXT_BATCH, locals())

    def consolidate(
        self, *, user_id: str | None = None, agent: str | None = None, batch_size: int | None = None,
        ids: Sequence[str] | None = None, summary: str | None = None, summarize: bool | None = None,
        timeout: float | None = None,
    ) -> CognitiveConsolidateOutput:
        """Consolidate the oldest episodes.

        Folds the oldest `batch_size` into one, linked by `consolidates`. The episodes stay, marked as compressed. With fewer than that nothing happens and the id is null. `summary` is the caller’s own text of them; `ids` says of which it was made (`GET …/batch`). Needs `records:write`.

        Args:
            summarize: Write a shorter text, as compaction does. Else the episodes are joined.
        """
        return self._call(COGNITIVE_CONSOLIDATE, locals())

    def store_fact(
        self, content: str, *, user_id: str | None = None, agent: str | None = None, concept: str | None = None,
        confidence: float | None = None, source_id: str | None = None, tags: Sequence[str] | None = None,
        source_episode_id: str | None = None, metadata: Mapping[str, Any] | None = None,
        temporal_metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreFactOutput:
        """Learn a fact.

        Links it to facts of the agent that are alike (`similar_to`), with both values where they contradict each other, and to the episode that it came from (`derives_from`). An unknown episode is passed over. Needs `records:write`.

        Args:
            temporal_metadata: Merged into `metadata`, under which it is answered.
        """
        return self._call(COGNITIVE_STORE_FACT, locals())

    def search_facts(
        self, *, user_id: str | None = None, agent: str | None = None, include_shared: bool | None = None,
        query: str | None = None, concepts: Sequence[str] | str | None = None, limit: int | None = None,
        min_confidence: float | None = None, hops: int | None = None, timeout: float | None = None,
    ) -> CognitiveSearchFactsOutput:
        """Find facts.

        Facts that hold words of the query, then those that are linked to them as alike. Without a query all of them, the surest first. Needs `records:read`.

        Args:
            include_shared: `false`: without the tenant’s shared memory.
            concepts: Only facts whose concept holds one of these words. An empty list finds nothing.
            min_confidence: Holds for linked facts too.
        """
        return self._call(COGNITIVE_SEARCH_FACTS, locals())

    def recall(
        self, query: str, *, user_id: str | None = None, agent: str | None = None, include_shared: bool | None = None,
        max_nodes: int | None = None, min_confidence: float | None = None, hops: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveRecallOutput:
        """Recall what is known, as a model reads it.

        Facts about a query with the links between them, and a text for a prompt: in order of time, with a WARNING where two contradict each other. Needs `records:read`.
        """
        return self._call(COGNITIVE_RECALL, locals())

    def store_procedure(
        self, name: str, steps: Sequence[str | CognitiveStoreProcedureBodyStepsItem], *, user_id: str | None = None,
        agent: str | None = None, prerequisites: Sequence[str] | None = None, source_episode_id: str | None = None,
        metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreProcedureOutput:
        """Learn how something is done.

        Steps in order. A step may name a tool and its arguments; nothing here calls it. Needs `records:write`.
        """
        return self._call(COGNITIVE_STORE_PROCEDURE, locals())

    def list_procedures(
        self, *, user_id: str | None = None, agent: str | None = None, include_shared: bool | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> CognitiveListProceduresOutput:
        """List procedures.

        The most used first. Looking is no use: to recall one, `POST …/recall`. Needs `records:read`.

        Args:
            include_shared: `false`: without the tenant’s shared memory.
        """
        return self._call(COGNITIVE_LIST_PROCEDURES, locals())

    def recall_procedures(
        self, *, user_id: str | None = None, agent: str | None = None, query: str | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> CognitiveListProceduresOutput:
        """Recall how something is done.

        Procedures that hold words of the query, the most used first; all where it is empty. Each use counts: the answer tells how often it was recalled before. Needs `records:write`.
        """
        return self._call(COGNITIVE_RECALL_PROCEDURES, locals())

    def store_prospective(
        self, description: str, *, user_id: str | None = None, agent: str | None = None,
        trigger_condition: str | None = None, trigger_at: datetime | str | date | int | None = None,
        action_on_trigger: str | None = None, priority: float | None = None, metadata: Mapping[str, Any] | None = None,
        idempotency_key: str | None = None, wait: int | None = None, timeout: float | None = None,
    ) -> CognitiveStoreProspectiveOutput:
        """Intend something for later.

        Fires once: when the agent writes something that holds a word of `trigger_condition`, or at `trigger_at`, whichever comes first. The answer of that write tells it. Needs `records:write`.
        """
        return self._call(COGNITIVE_STORE_PROSPECTIVE, locals())

    def list_prospective(
        self, *, user_id: str | None = None, agent: str | None = None,
        status: Literal["pending", "triggered", "resolved"] | None = None, limit: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveListProspectiveOutput:
        """What is intended.

        The most urgent first, of equals the oldest. Needs `records:read`.
        """
        return self._call(COGNITIVE_LIST_PROSPECTIVE, locals())

    def check_triggers(
        self, content: str, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitiveCheckTriggersOutput:
        """Check a text against what is intended.

        As every write of the agent does by itself. Fires what is pending and holds, in its condition, a word of the text, and what is due by time; each once, the most urgent first. Needs `records:write`.
        """
        return self._call(COGNITIVE_CHECK_TRIGGERS, locals())

    def resolve_prospective(
        self, id: str, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitiveResolveProspectiveOutput:
        """An intention is done with.

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
        """Remember a text, as the kind of memory that it is.

        Rules tell which: steps are a procedure, what is planned an intention, what somebody went through an episode, everything else a fact. `kind` decides instead of them. Needs `records:write`.

        Args:
            concept: Of a fact; the name of a procedure.
        """
        return self._call(COGNITIVE_REMEMBER, locals())

    def concepts(
        self, *, user_id: str | None = None, agent: str | None = None, include_shared: bool | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> CognitiveConceptsOutput:
        """What an agent knows facts about.

        Concepts with how many facts each has, most first; and how many facts there are in all. Needs `records:read`.

        Args:
            include_shared: `false`: without the tenant’s shared memory.
        """
        return self._call(COGNITIVE_CONCEPTS, locals())

    def export_agent(
        self, *, user_id: str | None = None, agent: str | None = None, limit: int | None = None,
        cursor: str | None = None, timeout: float | None = None,
    ) -> CognitiveExportAgentOutput:
        """What an agent has learned, as JSON.

        Facts, episodes, procedures and intentions with the links between them, page by page: `cursor` is the `next_cursor` of the page before. Needs `records:read`.
        """
        return self._call(COGNITIVE_EXPORT_AGENT, locals())

    def import_agent(
        self, nodes: Sequence[CognitiveImportAgentBodyNodesItem], *, user_id: str | None = None,
        agent: str | None = None, edges: Sequence[CognitiveImportAgentBodyEdgesItem] | None = None,
        timeout: float | None = None,
    ) -> CognitiveImportAgentOutput:
        """Take in what an agent has learned.

        What `GET /v1/cognitive/export` answers, for this agent. A node that was taken in before is skipped, by its id. What is refused is told by its index, and nothing of it is stored. Needs `records:write`.
        """
        return self._call(COGNITIVE_IMPORT_AGENT, locals())

    def statistics(
        self, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitiveStatisticsOutput:
        """How much an agent remembers.

        Of each kind, 0 where there is nothing. What has expired does not count. Needs `records:read`.
        """
        return self._call(COGNITIVE_STATISTICS, locals())

    def edges(
        self, *, user_id: str | None = None, agent: str | None = None, id: str | None = None,
        type: Literal["similar_to", "derives_from", "procedure_derives_from", "consolidates", "attended_to", "contradicts"] | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> CognitiveEdgesOutput:
        """The links between an agent’s memories.

        With what each tells: how alike two facts are, when a fact was derived, why something was attended to. Needs `records:read`.

        Args:
            id: Only links from or to this memory.
        """
        return self._call(COGNITIVE_EDGES, locals())

    def settings(self, *, timeout: float | None = None) -> CognitiveSettingsOutput:
        """Read how the six kinds behave. Needs `admin`."""
        return self._call(COGNITIVE_SETTINGS, locals())

    def put_settings(
        self, *, profile: Literal["seed", "library"] | None = None, working_capacity: int | None = None,
        adaptive_ttl: bool | None = None, episode_on_completion: bool | None = None,
        consolidation: CognitivePutSettingsBodyConsolidation | None = None, timeout: float | None = None,
    ) -> CognitiveSettingsOutput:
        """Set how the six kinds behave.

        For what is stored from now on. A key that is bound to a user, an agent or a project may not. Needs `admin`.

        Args:
            profile: `seed` links facts that share more than 0.3 of their words, `library` those that share 0.6 or more.
            working_capacity: Slots of an agent and task.
            adaptive_ttl: Observations that seem important live longer, others shorter.
            episode_on_completion: A completed task leaves an episode.
        """
        return self._call(COGNITIVE_PUT_SETTINGS, locals())


class EntitiesRoom(Room):
    def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        agent: str | None = None, prefix: str | None = None, limit: int | None = None, timeout: float | None = None,
    ) -> EntitiesListOutput:
        """The names that memories mention.

        Those that most memories mention first. Read out of texts by rules: capitals, quotation marks, speakers. Needs `records:read`.

        Args:
            agent: Only what this agent’s memories mention.
            prefix: How the name begins; case does not matter.
        """
        return self._call(ENTITIES_LIST, locals())

    def facts(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        agent: str | None = None, type: str | None = None, before: datetime | str | date | int | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> EntitiesFactsOutput:
        """What memories say of a name.

        The latest first; also those that call it by another name, or by a part of it. A name that no memory mentions has none. Needs `records:read`.

        Args:
            id: The id of an entity, or the name as it is written.
            agent: Only what this agent’s memories mention.
            type: Only memories of this type.
            before: Only what happened before.
        """
        return self._call(ENTITIES_FACTS, locals())

    def read_names(self, *, timeout: float | None = None) -> EntitiesReadNamesOutput:
        """Read the names out of what was stored before.

        Leaves a job for each user, and one for shared memory, that reads their memories from the oldest on, some at a time. What is stored or edited has its names read by itself. Safe to repeat. A key that is bound to a user, an agent or a project may not. Needs `admin`.
        """
        return self._call(ENTITIES_READ_NAMES, locals())


class RevisionRoom(Room):
    def settings(self, *, user_id: str | None = None, timeout: float | None = None) -> RevisionSettingsOutput:
        """Read the settings of revisions. Needs `records:read`."""
        return self._call(REVISION_SETTINGS, locals())

    def put_user_settings(
        self, *, user_id: str | None = None, look: float | None = None, update: float | None = None,
        same: float | None = None, merge: Literal["auto", "replace", "append"] | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> RevisionPutUserSettingsOutput:
        """Set revisions for one user.

        Replaces the user’s document; an empty one leaves everything to the tenant’s. Needs `admin`.

        Args:
            look: A memory that scores less is not about the same.
            update: From here on a memory is edited or superseded.
            same: What scores higher is no significant change.
            merge: What becomes of sentences that the new text does not cover: `auto` keeps them, `replace` drops them, `append` keeps all.
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
            look: A memory that scores less is not about the same.
            update: From here on a memory is edited or superseded.
            same: What scores higher is no significant change.
            merge: What becomes of sentences that the new text does not cover: `auto` keeps them, `replace` drops them, `append` keeps all.
        """
        return self._call(REVISION_PUT_TENANT_SETTINGS, locals())


class SafetyRoom(Room):
    def settings(self, *, user_id: str | None = None, timeout: float | None = None) -> SafetySettingsOutput:
        """Read what is done about secrets, and what is held back. Needs `records:read`."""
        return self._call(SAFETY_SETTINGS, locals())

    def put_user_settings(
        self, *, user_id: str | None = None, secrets: Literal["redact", "reject", "off"] | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> SafetyPutUserSettingsOutput:
        """Set secrets for one user.

        Replaces the user’s document; an empty one leaves everything to the tenant’s. Needs `admin`.

        Args:
            secrets: What is done with keys, tokens and passwords in what is written: replaced by their kind, refused, or stored. `redact` where nobody says.
        """
        return self._call(SAFETY_PUT_USER_SETTINGS, locals())

    def put_tenant_settings(
        self, *, secrets: Literal["redact", "reject", "off"] | None = None, quarantine_below: float | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> SafetyPutTenantSettingsOutput:
        """Set secrets and quarantine for the tenant.

        Replaces the document. For what is written from now on. Needs `admin`.

        Args:
            secrets: What is done with keys, tokens and passwords in what is written: replaced by their kind, refused, or stored. `redact` where nobody says.
            quarantine_below: What bears less trust is held back from every answer as it is written. 0.5 where nobody says.
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

        By meaning and by words, without a language model. Best first; scores are on one scale from 0 to 1. Needs `records:read`.

        Args:
            all_users: Search the whole tenant. Needs admin.
            tags: Any of them.
            as_of: Answer with what was believed then.
            valid_at: Only what was so in the world then.
            limit: 10 where absent; 100 beside a `token_budget`, which then decides.
            token_budget: The most tokens (o200k) that the results may take in a prompt, best first; what does not fit is passed by.
            text: Of a long record all of its text, or the passage that was found. `passage` where there is a `token_budget`.
            order: Of the results; `score`, best first, where absent.
            duplicates: Results that say the same in the same words are one, with a count; `keep` answers each.
            session_cap: Results of one session at most, as long as others score nearly as well. No cap where absent.
            min_score: 0 to 1; see the scale in docs/search.md.
            abstain_below: Answers nothing where even the best result scores less; otherwise cuts nothing.
            min_importance: As rated or as proved by use, whichever is higher.
            reinforce: Strengthens what is returned, as a use does. Off where absent.
            include_quarantined: Also what is held back. Needs admin.
            include_superseded: Also what a newer memory has superseded.
            include_compressed: Folded records answer themselves beside their summaries, and archived ones are found.
            expand: `true`: whole summaries, instead of the lines that belong to what was found; source turns with their content. An object: the turns beside each result in its session.
            scope_expansion: Begins in the session, else the agent and project, that are named, and asks the next wider scope (then the user, then shared memory) only as long as fewer than three results are sure.
            related: Brings with each result what it is related to; see docs/relationships.md.
            graph: Follows links from the best results and brings what they lead to. Off where absent.
            explain: `true`: why each result stands where it does. `timing`: also how long the steps took, so that no answer is like another.
            exact: Compares every vector and reads every word, also where there are so many that a search takes the nearest cells or the rarest words alone.
            query_time: When it is asked: what "yesterday" in the query is counted from. The present where absent.
            arms: Switches arms off, to measure. Needs admin.
            stages: Only these stages of ranking (docs/search.md names them), to measure. Needs admin.
        """
        return self._call(SEARCH_RECORDS, locals())

    def feedback(
        self, query_id: str, ids: Sequence[str], verdict: Literal["useful", "not_useful", "none"], *,
        user_id: str | None = None, timeout: float | None = None,
    ) -> SearchFeedbackOutput:
        """Say which results were useful.

        One verdict for a query and a record; a later one takes the place of the earlier, and `none` takes it back. It moves the record a little (10 % at most) in later searches of the same user, most where the same is asked again, and fades in weeks. Only what the named query returned to this user is judged; anything else is `not_found`. Needs `records:read`.

        Args:
            query_id: As the search answered it.
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

        Recent messages, memory blocks and what a search finds, within a budget of tokens, dated, without repetitions, and with what was left out and why. The text is marked: when it comes back in what is stored, it is cut out. Blocks need blocks:read and stored messages messages:read; without them these tiers are left out. Needs `records:read`.

        Args:
            query: What memory is looked for. Where absent: what the last messages say.
            messages: The conversation so far, oldest first. Where absent, the last turns of the stored history are taken.
            tags: Of what is searched: any of them.
            filter: Of what is searched.
            valid_at: Only what was so in the world then.
            token_budget: The most tokens of the whole text, delimiters and headings included.
            model: Whom it is for: decides how tokens are counted and, without a budget, how many there are.
            ids: How the text names its sources: by a number that `included` resolves, or by the id.
            min_score: Of what is searched; see docs/search.md.
            tiers: Instead of what the user and the tenant have set.
        """
        return self._call(CONTEXT_BUILD, locals())

    def settings(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        timeout: float | None = None,
    ) -> ContextSettingsOutput:
        """Read how contexts are divided.

        What holds for the user, and what the tenant and the user have set. Needs `records:read`.
        """
        return self._call(CONTEXT_SETTINGS, locals())

    def put_user_settings(
        self, *, user_id: str | None = None, tiers: TierRules | None = None, memory_share: float | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> ContextPutUserSettingsOutput:
        """Set for one user how contexts are divided.

        Replaces the user’s document; an empty one leaves everything to the tenant’s. Needs `admin`.

        Args:
            memory_share: Of a model’s context, where a request names the model and no budget. 0.1 where absent.
        """
        return self._call(CONTEXT_PUT_USER_SETTINGS, locals())

    def put_tenant_settings(
        self, *, tiers: TierRules | None = None, memory_share: float | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ContextPutUserSettingsOutput:
        """Set for the tenant how contexts are divided.

        Replaces the document. Needs `admin`.

        Args:
            memory_share: Of a model’s context, where a request names the model and no budget. 0.1 where absent.
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

        Classifies the question, plans and makes searches, judges whether they found enough, and answers with its sources: by the language model where one is set, by rules otherwise. What is not remembered is said to be not in memory. Needs `records:read`.

        Args:
            question: One question in plain words, or several: each is answered.
            tags: Any of them.
            as_of: Answer with what was believed then.
            valid_at: Only what was so in the world then.
            query_time: When it is asked: what "yesterday" is counted from. The present where absent.
            token_budget: The most tokens (o200k) that the evidence may take.
            max_steps: Searches in a row at most. As the intent allows where absent: 1 to 3.
            deadline_ms: Then what was found is answered, by rules.
            model: `auto`: the language model, where one is set and the key has `models:use`. `none`: rules alone.
            task_id: Each step is also held in the working memory of `agent` under this task, until it is completed. Needs `records:write`.
            stream: Server-sent events: `step` for each step, `text` with the answer, `answer` with everything, or `error`.
        """
        return self._call(ANSWER_QUESTION, locals())

    def metrics(self, *, days: int | None = None, timeout: float | None = None) -> AnswerMetricsOutput:
        """How questions are answered.

        By intent, of the whole tenant. Numbers without content. Needs `admin`.

        Args:
            days: How many days back, today included.
        """
        return self._call(ANSWER_METRICS, locals())


class ExtractionRoom(Room):
    def settings(self, *, user_id: str | None = None, timeout: float | None = None) -> ExtractionSettingsOutput:
        """Read whether facts are drawn from what is said, and how far that is. Needs `records:read`."""
        return self._call(EXTRACTION_SETTINGS, locals())

    def put_user_settings(
        self, *, user_id: str | None = None, enabled: bool | None = None, agents: Mapping[str, bool] | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> ExtractionPutUserSettingsOutput:
        """Set for one user whether facts are drawn from what is said.

        Replaces the user’s document; an empty one leaves everything to the tenant’s. Needs `admin`.

        Args:
            enabled: Whether facts are drawn from what is said. `false` where nobody says.
            agents: By agent, instead of `enabled`.
        """
        return self._call(EXTRACTION_PUT_USER_SETTINGS, locals())

    def put_tenant_settings(
        self, *, enabled: bool | None = None, agents: Mapping[str, bool] | None = None, turns: int | None = None,
        silence_seconds: int | None = None, if_match: int | str | None = None, timeout: float | None = None,
    ) -> ExtractionPutTenantSettingsOutput:
        """Set for the tenant whether facts are drawn from what is said.

        Replaces the document. For what is said from now on. Needs `admin`.

        Args:
            enabled: Whether facts are drawn from what is said. `false` where nobody says.
            agents: By agent, instead of `enabled`.
            turns: So many turns are read at once. 8 where nobody says.
            silence_seconds: After so long without another turn, fewer are read. 120 where nobody says.
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

        Says what of the user’s message is worth keeping, as which kind of memory, and whether it brings a stored memory up to date. Rules decide where they are sure; else a model answers small questions, and where its answers do not agree a language model is asked. Without a model the rules decide, and `decided_by` says so. With `apply` the decision is carried out and can be undone. Needs `records:write`.

        Args:
            user_message: What the user said. Of a long message the first 8,000 characters are read.
            agent_response: What the agent answered.
            context: What was said before, or whatever else helps to understand the message. Nothing is drawn from it.
            occurred_at: When it was said; now where absent.
            derived_from: Ids of the messages in which it was said. Erasing one of them reaches what was drawn from it.
            apply: Carries the decision out, as `POST /v1/records/revise` does.
        """
        return self._call(DECISIONS_DECIDE, locals())

    def feedback(
        self, id: str, correct: bool | None, *, user_id: str | None = None, timeout: float | None = None,
    ) -> DecisionsFeedbackOutput:
        """Say whether a decision was right.

        A later word takes the place of an earlier one; null takes it back. Nothing else is changed: undo what was stored by its record. Needs `records:write`.
        """
        return self._call(DECISIONS_FEEDBACK, locals())

    def accuracy(
        self, *, user_id: str | None = None, days: int | None = None, timeout: float | None = None,
    ) -> DecisionsAccuracyOutput:
        """How often decisions were right, over time. Needs `records:read`.

        Args:
            days: How many days back, today included. Days are UTC.
        """
        return self._call(DECISIONS_ACCURACY, locals())


class ForgettingRoom(Room):
    def restore(
        self, *, user_id: str | None = None, ids: Sequence[str] | None = None,
        forgotten_from: datetime | str | date | int | None = None,
        forgotten_to: datetime | str | date | int | None = None, types: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> ForgettingRestoreOutput:
        """Bring back many forgotten memories.

        Those that are named by `ids`, or those that were forgotten between two instants: how a sweep is undone. At most 1,000 at a time; while `has_more` is true, ask again. Needs `records:write`.
        """
        return self._call(FORGETTING_RESTORE, locals())

    def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, cursor: str | None = None, type: str | None = None, timeout: float | None = None,
    ) -> ForgettingListOutput:
        """List what is forgotten and can be restored.

        Latest first. Needs `records:read`.
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
        """What was forgotten, restored and deleted for good, and why.

        Latest first. Ids and numbers without content, also of memories that are gone. A key that is bound to an agent or a project sees those of memories that still exist for it. Needs `records:read`.

        Args:
            record_id: Of this memory alone, by the server’s id.
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
        """How much was forgotten, restored and deleted for good. Needs `records:read`.

        Args:
            from_: The last 30 days where absent.
        """
        return self._call(FORGETTING_STATUS, locals())

    def preview(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        types: Sequence[str] | None = None, policy: ForgettingSettingsInput | None = None,
        at: datetime | str | date | int | None = None, exempt: bool | None = None, limit: int | None = None,
        cursor: str | None = None, timeout: float | None = None,
    ) -> ForgettingPreviewOutput:
        """What a sweep would forget and delete, and why.

        Changes nothing. For the named user and shared memory, or with `all_users` for the tenant; with another `policy`, as if it were set for them; `at` another time. With `exempt: true` it lists instead what the curve would have taken but for a pin, a hold or its importance. Needs `admin`.
        """
        return self._call(FORGETTING_PREVIEW, locals())

    def sweep(self, *, timeout: float | None = None) -> ForgettingSweepOutput:
        """Forget and delete now what is due.

        What the schedule does every few minutes: finds what is due in the tenant (for a key that is bound to a user, of that user) and queues the work. Each record is looked at again before it is touched. Needs `admin`.
        """
        return self._call(FORGETTING_SWEEP, locals())

    def tenant_settings(self, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """How memory fades in the tenant. Needs `admin`."""
        return self._call(FORGETTING_TENANT_SETTINGS, locals())

    def put_tenant_settings(
        self, *, model: Literal["none", "ebbinghaus", "exponential"] | None = None, unit: str | None = None,
        threshold: float | None = None, growth: float | None = None, cap: float | None = None,
        rate: float | None = None, importance_floor: float | None | Unset = UNSET, max_age: str | None | Unset = UNSET,
        grace: str | None | Unset = UNSET, types: Mapping[str, ForgettingSettingsInputTypesValue] | None = None,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput:
        """Set how memory fades in the tenant.

        Replaces what was set. What is not named holds as it is by default. Takes effect at the next sweep and rewrites no memory; preview it first. A key that is bound to a user, an agent or a project may not. Needs `admin`.

        Args:
            model: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`.
            unit: What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential.
            threshold: θ: forgotten when R falls under it.
            growth: How much S grows at each recall (ebbinghaus).
            cap: The most that S becomes (ebbinghaus).
            rate: What is left after one unit (exponential).
            importance_floor: A record of this importance or more never fades. Null: there is no floor.
            max_age: Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so.
            grace: How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever.
            types: What holds for records of one type instead.
        """
        return self._call(FORGETTING_PUT_TENANT_SETTINGS, locals())

    def delete_tenant_settings(self, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """Set nothing for the tenant: nothing fades. Needs `admin`."""
        return self._call(FORGETTING_DELETE_TENANT_SETTINGS, locals())

    def settings(self, *, user_id: str | None = None, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """How memory fades for a user. Needs `admin`."""
        return self._call(FORGETTING_SETTINGS, locals())

    def put_user_settings(
        self, *, user_id: str | None = None, model: Literal["none", "ebbinghaus", "exponential"] | None = None,
        unit: str | None = None, threshold: float | None = None, growth: float | None = None, cap: float | None = None,
        rate: float | None = None, importance_floor: float | None | Unset = UNSET, max_age: str | None | Unset = UNSET,
        grace: str | None | Unset = UNSET, types: Mapping[str, ForgettingSettingsInputTypesValue] | None = None,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput:
        """Set how memory fades for a user.

        What is named holds for this user instead of what the tenant has set, for every type. Needs `admin`.

        Args:
            model: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`.
            unit: What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential.
            threshold: θ: forgotten when R falls under it.
            growth: How much S grows at each recall (ebbinghaus).
            cap: The most that S becomes (ebbinghaus).
            rate: What is left after one unit (exponential).
            importance_floor: A record of this importance or more never fades. Null: there is no floor.
            max_age: Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so.
            grace: How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever.
            types: What holds for records of one type instead.
        """
        return self._call(FORGETTING_PUT_USER_SETTINGS, locals())

    def delete_user_settings(
        self, *, user_id: str | None = None, timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput:
        """Let the tenant’s settings hold for a user. Needs `admin`."""
        return self._call(FORGETTING_DELETE_USER_SETTINGS, locals())

    def policy(self, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """How memory fades in the tenant.

        The older path of `/v1/admin/forgetting/settings`. Needs `admin`.
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

        Replaces what was set. What is not named holds as it is by default. Takes effect at the next sweep and rewrites no memory; preview it first. A key that is bound to a user, an agent or a project may not. The older path of `/v1/admin/forgetting/settings`. Needs `admin`.

        Args:
            model: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`.
            unit: What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential.
            threshold: θ: forgotten when R falls under it.
            growth: How much S grows at each recall (ebbinghaus).
            cap: The most that S becomes (ebbinghaus).
            rate: What is left after one unit (exponential).
            importance_floor: A record of this importance or more never fades. Null: there is no floor.
            max_age: Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so.
            grace: How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever.
            types: What holds for records of one type instead.
        """
        return self._call(FORGETTING_SET_POLICY, locals())

    def unset_policy(self, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """Set nothing for the tenant: nothing fades.

        The older path of `/v1/admin/forgetting/settings`. Needs `admin`.
        """
        return self._call(FORGETTING_UNSET_POLICY, locals())

    def user_policy(self, user_id: str, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """How memory fades for a user.

        The older path of `/v1/forgetting/settings`. Needs `admin`.
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

        What is named holds for this user instead of what the tenant has set, for every type. The older path of `/v1/forgetting/settings`. Needs `admin`.

        Args:
            model: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`.
            unit: What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential.
            threshold: θ: forgotten when R falls under it.
            growth: How much S grows at each recall (ebbinghaus).
            cap: The most that S becomes (ebbinghaus).
            rate: What is left after one unit (exponential).
            importance_floor: A record of this importance or more never fades. Null: there is no floor.
            max_age: Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so.
            grace: How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever.
            types: What holds for records of one type instead.
        """
        return self._call(FORGETTING_SET_USER_POLICY, locals())

    def unset_user_policy(self, user_id: str, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """Let the tenant’s policy hold for a user.

        The older path of `/v1/forgetting/settings`. Needs `admin`.
        """
        return self._call(FORGETTING_UNSET_USER_POLICY, locals())


class EmbeddingsRoom(Room):
    def retry(self, id: str, *, user_id: str | None = None, timeout: float | None = None) -> EmbeddingRetry:
        """Try a failed vector again. Needs `records:write`."""
        return self._call(EMBEDDINGS_RETRY, locals())

    def reembed(self, *, timeout: float | None = None) -> ReembedStart:
        """Fill an embedding space, then read from it.

        Queues a vector for every passage that lacks one in the target space: the model of EMBEDDING_NEXT_* where it is set, else of EMBEDDING_*. Ask again for progress; once nothing is missing, searches switch to it. A key that is bound to a user, an agent or a project may not. Needs `admin`.
        """
        return self._call(EMBEDDINGS_REEMBED, locals())

    def reembed_status(self, *, timeout: float | None = None) -> ReembedProgress:
        """How far a re-embed is. Needs `admin`."""
        return self._call(EMBEDDINGS_REEMBED_STATUS, locals())


class CompactionRoom(Room):
    def preview(
        self, *, user_id: str | None = None, shared: bool | None = None, agent: str | None = None,
        project: str | None = None, before: datetime | str | date | int | None = None, force: bool | None = None,
        partial: bool | None = None, strategy: Literal["summarize", "archive"] | None = None,
        summaries: int | None = None, timeout: float | None = None,
    ) -> CompactionPreviewOutput:
        """What a run would fold.

        Plans a run and makes the first few summaries. Writes nothing. Needs `records:read`.

        Args:
            shared: Fold the tenant’s shared memory instead. Needs shared:write.
            agent: Only what this agent stored.
            before: Only what was said or happened before.
            force: Whatever its age, use and computed importance. What is pinned, held, or rated important by its writer is spared still.
            partial: Fold the rest as well when it is less than a batch.
            strategy: Instead of the one in the settings.
            summaries: How many summaries are made and shown.
        """
        return self._call(COMPACTION_PREVIEW, locals())

    def run(
        self, *, user_id: str | None = None, shared: bool | None = None, agent: str | None = None,
        project: str | None = None, before: datetime | str | date | int | None = None, force: bool | None = None,
        partial: bool | None = None, strategy: Literal["summarize", "archive"] | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CompactionRunOutput:
        """Fold now.

        Leaves a job that folds what the settings allow, whether or not they are enabled, batch by batch; each fold is one run in the list. `Prefer: wait=30` waits for its end and answers the runs. Needs `records:write`.

        Args:
            shared: Fold the tenant’s shared memory instead. Needs shared:write.
            agent: Only what this agent stored.
            before: Only what was said or happened before.
            force: Whatever its age, use and computed importance. What is pinned, held, or rated important by its writer is spared still.
            partial: Fold the rest as well when it is less than a batch.
            strategy: Instead of the one in the settings.
        """
        return self._call(COMPACTION_RUN, locals())

    def runs(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, cursor: str | None = None,
        kind: Literal["batch", "day", "global", "personality", "portrait"] | None = None,
        state: Literal["done", "refused", "undone"] | None = None,
        status: Literal["done", "refused", "undone"] | None = None, timeout: float | None = None,
    ) -> CompactionRunsOutput:
        """List what was folded.

        Newest first. Needs `records:read`.

        Args:
            status: The older name of `state`, until 1.0.
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
        """Take a run back.

        Deletes the summary and gives the originals their flags back; nothing else of them had changed. A run that was undone already answers 409. Needs `records:write`.
        """
        return self._call(COMPACTION_UNDO, locals())

    def settings(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        agent: str | None = None, project: str | None = None, timeout: float | None = None,
    ) -> CompactionSettingsOutput:
        """Read the settings of compaction.

        What holds for the user, and what the tenant and the user have set. A key that is bound to an agent or a project sees what holds for it alone. Needs `records:read`.
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

        Replaces the user’s document; an empty one leaves everything to the tenant’s. Needs `admin`.

        Args:
            enabled: Whether schedules fold without being asked.
            strategy: `archive` takes what is old out of search, without a summary; `include_compressed` still finds it.
            types: Types of records that count as episodes.
            age_days: Only what was said or happened at least so long ago.
            max_access: Only what was recalled at most so often.
            max_importance: Only what the computed importance rates at most so high.
            keep_importance: What its writer rated higher than this is never folded.
            summary_tokens: The most tokens of a summary.
            summary_share: The most of a summary in parts of what it sums up.
            max_shrink: By which share of its tokens a scope may shrink in all. A fold beyond it is refused.
            triggers: Each is changed by itself.
            ladder: Keep day summaries, the global summary and the portrait up to date by schedule.
            written: Whether a language model, where there is one, writes summaries; sentences that their sources do not bear out are replaced by extractive ones.
            scopes: What holds instead for an agent, a project or both. Of several that fit, the last one.
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

        Replaces the document. `{"enabled": true}` switches compaction on. Needs `admin`.

        Args:
            enabled: Whether schedules fold without being asked.
            strategy: `archive` takes what is old out of search, without a summary; `include_compressed` still finds it.
            types: Types of records that count as episodes.
            age_days: Only what was said or happened at least so long ago.
            max_access: Only what was recalled at most so often.
            max_importance: Only what the computed importance rates at most so high.
            keep_importance: What its writer rated higher than this is never folded.
            summary_tokens: The most tokens of a summary.
            summary_share: The most of a summary in parts of what it sums up.
            max_shrink: By which share of its tokens a scope may shrink in all. A fold beyond it is refused.
            triggers: Each is changed by itself.
            ladder: Keep day summaries, the global summary and the portrait up to date by schedule.
            written: Whether a language model, where there is one, writes summaries; sentences that their sources do not bear out are replaced by extractive ones.
            scopes: What holds instead for an agent, a project or both. Of several that fit, the last one.
        """
        return self._call(COMPACTION_PUT_TENANT_SETTINGS, locals())

    def metrics(self, *, days: int | None = None, timeout: float | None = None) -> CompactionMetricsOutput:
        """How well memory folds.

        For the tenant, over the last days. What searches did is counted in memory and written twice a minute. Needs `admin`.
        """
        return self._call(COMPACTION_METRICS, locals())


class SummariesRoom(Room):
    def list(
        self, *, user_id: str | None = None, limit: int | None = None, cursor: str | None = None,
        kind: Literal["batch", "day", "global"] | None = None, day: str | None = None, timeout: float | None = None,
    ) -> SummariesListOutput:
        """Read the summaries.

        Newest day first. Without `kind`: days and the global one. Needs `records:read`.
        """
        return self._call(SUMMARIES_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, limit: int | None = None,
        kind: Literal["batch", "day", "global"] | None = None, day: str | None = None, timeout: float | None = None,
    ) -> Iterator[Summary]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(SUMMARIES_LIST, Summary, locals())

    def portrait(
        self, *, user_id: str | None = None, day: str | None = None, timeout: float | None = None,
    ) -> SummariesPortraitOutput:
        """Read what a user says about themselves.

        Likes, dislikes, feelings, traits and wishes, in the user’s own words, with their days: taken out of what they said, not inferred. Needs `records:read`.
        """
        return self._call(SUMMARIES_PORTRAIT, locals())

    def refresh(
        self, *, user_id: str | None = None, wait: int | None = None, timeout: float | None = None,
    ) -> SummariesRefreshOutput:
        """Bring the summaries up to date.

        Leaves a job that makes the summaries of days with new turns, then the global ones from them. `Prefer: wait=30` waits for its end. Needs `records:write`.
        """
        return self._call(SUMMARIES_REFRESH, locals())


class StatusRoom(Room):
    def get(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        timeout: float | None = None,
    ) -> Status:
        """What is stored.

        Counts of what the caller can read, and how far its vectors are. Needs `records:read`.
        """
        return self._call(STATUS_GET, locals())

    def agent(
        self, agent: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> AgentStatus:
        """What an agent is doing.

        From its last checkpoint: blocked when it names blockers or the flag BLOCKED, idle without one or with the flag IDLE. Needs `records:read`.
        """
        return self._call(STATUS_AGENT, locals())


class HealthRoom(Room):
    def live(self, *, timeout: float | None = None) -> Liveness:
        """Whether the process runs."""
        return self._call(HEALTH_LIVE, locals())

    def ready(self, *, timeout: float | None = None) -> Readiness:
        """Whether requests can be served.

        Database, embedder, the age of the oldest job that nobody has taken, and whether the ledger of erasures is held against what may have been restored.
        """
        return self._call(HEALTH_READY, locals())

    def metrics(self, *, timeout: float | None = None) -> str:
        """The numbers of the process, for Prometheus.

        Names no tenant and no user. Where METRICS_TOKEN is set it wants that token; METRICS_ENABLED turns it off.
        """
        return self._call(HEALTH_METRICS, locals())

    def version(self, *, timeout: float | None = None) -> ServerVersion:
        """The version of the server."""
        return self._call(HEALTH_VERSION, locals())


class TenantsRoom(Room):
    def create(
        self, name: str, *, time_zone: str | None = None, language: str | None = None,
        rate_limit: int | None | Unset = UNSET, key_rate_limit: int | None | Unset = UNSET,
        quota_records: int | None | Unset = UNSET, quota_bytes: int | None | Unset = UNSET,
        admin_key: bool | None = None, default_user_id: str | None = None, timeout: float | None = None,
    ) -> NewTenant:
        """Create a tenant.

        With a first admin key, which may do all but `install` and is shown once. Needs `install`.

        Args:
            name: For people; shown in lists and in the audit.
            time_zone: IANA name; decides what a day is where a user sets none.
            language: How text is analysed where neither record nor user says.
            rate_limit: Units a minute, of all its keys together. Null: as the installation has it.
            key_rate_limit: Units a minute, of each of its keys. Null: as the installation has it.
            quota_records: The most records that it may store. Null: no end.
            quota_bytes: The most bytes of text that it may store. Null: no end.
            admin_key: Whether to make the first key. Without one nobody can use the tenant.
            default_user_id: Of the first key.
        """
        return self._call(TENANTS_CREATE, locals())

    def list(self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None) -> TenantPage:
        """List the tenants. Needs `install`."""
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
            name: For people; shown in lists and in the audit.
            time_zone: IANA name; decides what a day is where a user sets none.
            language: How text is analysed where neither record nor user says.
            rate_limit: Units a minute, of all its keys together. Null: as the installation has it.
            key_rate_limit: Units a minute, of each of its keys. Null: as the installation has it.
            quota_records: The most records that it may store. Null: no end.
            quota_bytes: The most bytes of text that it may store. Null: no end.
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

        A key that is bound to a user, an agent or a project may not. Needs `admin`.

        Args:
            name: For people; shown in lists and in the audit.
            time_zone: IANA name; decides what a day is where a user sets none.
            language: How text is analysed where neither record nor user says.
        """
        return self._call(TENANTS_UPDATE_OWN, locals())

    def own_usage(self, *, days: int | None = None, timeout: float | None = None) -> TenantsOwnUsageOutput:
        """What the key’s own tenant stores and has used. Needs `admin`.

        Args:
            days: How many days back, today included.
        """
        return self._call(TENANTS_OWN_USAGE, locals())

    def usage(self, tenant_id: str, *, days: int | None = None, timeout: float | None = None) -> TenantsOwnUsageOutput:
        """What a tenant stores and has used. Needs `install`.

        Args:
            days: How many days back, today included.
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

        Answers the whole key this once. No key can be made that may do, or see, more than the one that asks: a permission that it lacks or a binding that it has and the new key has not is refused. Needs `admin`.

        Args:
            name: For people; shown in lists and in the audit.
            user_id: Binds the key to this user.
            agent: Binds the key to this agent.
            project: Binds the key to this project.
            default_user_id: Spoken for when a request names nobody.
            include_shared: False: shared memory is never part of what the key reads.
            source_class: `tool_output`: for what tools, pages and mails say. Stands for a `trust_cap` of 0.3.
            trust_cap: What the key writes is believed no more than this, and below the tenant’s threshold held back. A key under 1 never edits what is believed more, nor has `blocks:write`, `privacy`, `admin` or `install`.
            rate_limit: Units a minute. It lowers what the tenant’s keys have, and never raises it. Null: no less than they.
        """
        return self._call(KEYS_CREATE, locals())

    def list(
        self, *, limit: int | None = None, cursor: str | None = None, include_revoked: bool | None = None,
        timeout: float | None = None,
    ) -> KeyPage:
        """List the keys.

        Oldest first. A bound key sees keys of the same binding only. Needs `admin`.
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
        """Rename a key or change when it expires.

        Refused for a key that may do more than the one that asks, and for a revoked one. Needs `admin`.

        Args:
            name: For people; shown in lists and in the audit.
            expires_at: Null: never.
            rate_limit: Units a minute. It lowers what the tenant’s keys have, and never raises it. Null: no less than they.
        """
        return self._call(KEYS_UPDATE, locals())

    def revoke(self, key_id: str, *, timeout: float | None = None) -> Key:
        """Revoke a key.

        For good, and with every user token that it minted; within one second on every process. Refused for a key that may do more than the one that asks. Needs `admin`.
        """
        return self._call(KEYS_REVOKE, locals())

    def rotate(self, key_id: str, *, grace_seconds: int | None = None, timeout: float | None = None) -> NewKey:
        """Give a key a new secret.

        Answers the whole new key this once. The old secret stays valid for the grace period; a secret from before an earlier rotation ends at once. Refused for a key that may do more than the one that asks. Needs `admin`.
        """
        return self._call(KEYS_ROTATE, locals())


class UsersRoom(Room):
    def list(self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None) -> UserPage:
        """List the users.

        Everybody for whom something was stored or set, by id. A key that is bound to a user sees that one only. Needs `admin`.
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

        Replaces all of them: what is not named is unset. Makes the user where there is none. Needs `admin`.
        """
        return self._call(USERS_PUT, locals())

    def pause(self, user_id: str, *, timeout: float | None = None) -> UsersPauseOutput:
        """Learn nothing new about a user.

        From now on whatever would store memory for the user is refused with `learning_paused`, over every protocol, and jobs derive nothing new. Reading, correcting, deleting, export and erasure work. Makes the user where there is none. Needs `privacy`.
        """
        return self._call(USERS_PAUSE, locals())

    def resume(self, user_id: str, *, timeout: float | None = None) -> UsersPauseOutput:
        """Learn about a user again. Needs `privacy`."""
        return self._call(USERS_RESUME, locals())

    def export_data(self, user_id: str, *, timeout: float | None = None) -> bytes:
        """Everything that is kept about a user.

        A zip that is made while it is sent: a file of JSON lines for each kind of row, and at its end `manifest.json` with counts, SHA-256 sums and the names of providers that were sent content. An archive without a manifest was cut off. The format is a contract: docs/export.md. Needs `privacy`.
        """
        return self._call(USERS_EXPORT_DATA, locals())

    def import_data(
        self, user_id: str, body: bytes | str, *, wait: int | None = None, timeout: float | None = None,
    ) -> UsersImportDataOutput:
        """Store an export for a user.

        The body is the zip of an export, of any tenant and user. It is checked as a whole before anything is stored: 200 when it is done, 202 while it goes on (`Prefer: wait=N`, and `GET /v1/transfers/{id}`). What the user has already stays, so sending it again changes nothing, and finishes what was cut off. Needs the permissions to write records, messages and blocks as well; settings are set with `admin` alone. Needs `privacy`.
        """
        return self._call(USERS_IMPORT_DATA, locals())

    def transfer(self, id: str, *, timeout: float | None = None) -> UsersImportDataOutput:
        """How far an import is. Needs `privacy`."""
        return self._call(USERS_TRANSFER, locals())


class TokensRoom(Room):
    def mint(
        self, *, user_id: str | None = None,
        permissions: Sequence[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "models:use", "privacy", "admin", "install"]] | None = None,
        include_shared: bool | None = None, trust_cap: float | None = None, expires_in: int | None = None,
        timeout: float | None = None,
    ) -> Token:
        """Mint a user token.

        A short-lived key for one user, for an agent that must not be able to name another. It is valid while the key that minted it is, never carries admin, install or privacy, and cannot mint tokens itself.

        Args:
            permissions: All that a token may carry, where absent.
            trust_cap: Of what is written with it. Never above that of the key.
            expires_in: Seconds.
        """
        return self._call(TOKENS_MINT, locals())

    def me(self, *, user_id: str | None = None, timeout: float | None = None) -> Me:
        """Who the key is."""
        return self._call(TOKENS_ME, locals())


class ModelsRoom(Room):
    def generate(
        self, *, prompt: str | None = None, messages: Sequence[GenerateTurn] | None = None, system: str | None = None,
        schema: Mapping[str, Any] | None = None, max_tokens: int | None = None, temperature: float | None = None,
        deadline_ms: int | None = None, user_id: str | None = None, timeout: float | None = None,
    ) -> ModelsGenerateOutput:
        """Ask the language model.

        Text, or an object by a JSON Schema. Nothing of memory is added or kept: what is sent leaves the installation as it is. Within the tenant’s budget. Needs `models:use`.

        Args:
            prompt: Stands for one message of the user.
            messages: Oldest first; the last is the user’s.
            system: Instructions, before all messages.
            schema: A JSON Schema of type object. The answer is then an object that fits it, or an error. Without `$ref`, `pattern` and `patternProperties`.
            max_tokens: The most that is answered; 4,096 where absent.
            deadline_ms: Of all tries together; then it fails with `model_failed`.
            user_id: For whom; refused while learning is paused for them.
        """
        return self._call(MODELS_GENERATE, locals())

    def usage(self, *, days: int | None = None, timeout: float | None = None) -> ModelsUsageOutput:
        """What the tenant’s calls to language models have used. Needs `admin`.

        Args:
            days: How many days back, today included.
        """
        return self._call(MODELS_USAGE, locals())

    def settings(self, *, timeout: float | None = None) -> ModelsSettingsOutput:
        """Read which language models are set, and what they may cost. Needs `admin`."""
        return self._call(MODELS_SETTINGS, locals())

    def put_settings(
        self, *, allowed: bool | None = None, tokens_per_day: int | None = None, tokens_per_month: int | None = None,
        usd_per_day: float | None = None, usd_per_month: float | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ModelsPutSettingsOutput:
        """Set whether language models are asked for the tenant, and what they may cost.

        Replaces the document. Limits hold from the next call on. Needs `admin`.

        Args:
            allowed: Whether anything of this tenant is sent to a language model. `true` where nobody says.
            tokens_per_day: The most that all calls of a day (UTC) may use, read and written.
            usd_per_day: By the operator’s prices, `LLM_PRICES`.
        """
        return self._call(MODELS_PUT_SETTINGS, locals())


class PrivacyRoom(Room):
    def erase_user(
        self, user_id: str, *, dry_run: bool | None = None, reason: str | None = None, timeout: float | None = None,
    ) -> PrivacyEraseUserOutput:
        """Erase a person.

        Everything that is kept of a user: memories with their versions, passages, terms and vectors, summaries, blocks, agents, messages, settings, jobs, given up jobs and remembered answers. From the answer on nothing of it is in any answer, and writes for the user are refused until all is deleted; then the user begins anew. Asked again while it runs it answers the same erasure; of somebody who is not there it completes with nothing. Needs `privacy`.

        Args:
            dry_run: Only counts what would go. Changes nothing.
            reason: Why, as a code of yours. It is kept and stands in the receipt, so it must name nobody.
        """
        return self._call(PRIVACY_ERASE_USER, locals())

    def erase(
        self, *, agent: str | None = None, session_id: str | None = None, records: Sequence[str] | None = None,
        source: str | None = None, filter: Mapping[str, Any] | None = None, user_id: str | None = None,
        dry_run: bool | None = None, reason: str | None = None, timeout: float | None = None,
    ) -> PrivacyEraseUserOutput:
        """Erase a part of memory.

        Names one subject: `agent`, `session_id`, `records`, `source` or `filter`; and whose memory: `user_id`, `shared: true` or `all_users: true` (a bound key means its own user). What came of these records by lineage goes too, also forgotten, expired and superseded ones; a summary of several is made again without them. A message that goes leaves its number in the history empty. Needs `privacy`.

        Args:
            agent: What this agent remembers: records, messages and its history, the agent and the blocks that it alone holds.
            session_id: The records and messages of this session.
            records: These records, by our id or yours.
            source: Records whose `provenance.source` is this.
            filter: Records that match, in the language of lists.
            dry_run: Only counts what would go. Changes nothing.
            reason: Why, as a code of yours. It is kept and stands in the receipt, so it must name nobody.
        """
        return self._call(PRIVACY_ERASE, locals())

    def list_erasures(
        self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> PrivacyListErasuresOutput:
        """List the erasures.

        Newest first. A key that is bound to a user sees those of that user’s memory. Needs `privacy`.
        """
        return self._call(PRIVACY_LIST_ERASURES, locals())

    def iterate_list_erasures(self, *, limit: int | None = None, timeout: float | None = None) -> Iterator[Erasure]:
        """Walks all pages of `list_erasures` and yields every item; `limit` is the size of a page."""
        return self._iterate(PRIVACY_LIST_ERASURES, Erasure, locals())

    def get_erasure(self, id: str, *, timeout: float | None = None) -> Erasure:
        """How far an erasure has got. Needs `privacy`."""
        return self._call(PRIVACY_GET_ERASURE, locals())

    def receipt(self, id: str, *, timeout: float | None = None) -> PrivacyReceiptOutput:
        """The signed receipt of an erasure.

        Of a completed one. Verify it without the server: `amp verify-receipt receipt.json --public-key key.json`. Needs `privacy`.
        """
        return self._call(PRIVACY_RECEIPT, locals())

    def erase_tenant(
        self, tenant_id: str, *, dry_run: bool | None = None, reason: str | None = None, timeout: float | None = None,
    ) -> PrivacyEraseUserOutput:
        """Erase a tenant.

        Everybody and everything in it, its keys and its settings. Its keys are revoked by the answer. A key cannot erase its own tenant. Needs `install`.

        Args:
            dry_run: Only counts what would go. Changes nothing.
            reason: Why, as a code of yours. It is kept and stands in the receipt, so it must name nobody.
        """
        return self._call(PRIVACY_ERASE_TENANT, locals())

    def tenant_erasure(self, tenant_id: str, *, timeout: float | None = None) -> Erasure:
        """How far the erasure of a tenant has got.

        Also when the tenant is gone. Needs `install`.
        """
        return self._call(PRIVACY_TENANT_ERASURE, locals())

    def tenant_receipt(self, tenant_id: str, *, timeout: float | None = None) -> PrivacyReceiptOutput:
        """The signed receipt of a tenant’s erasure. Needs `install`."""
        return self._call(PRIVACY_TENANT_RECEIPT, locals())

    def receipt_key(self, *, timeout: float | None = None) -> PrivacyReceiptKeyOutput:
        """The public keys that receipts are verified with.

        A JWK set, the key in use first. Keep it apart from the server.
        """
        return self._call(PRIVACY_RECEIPT_KEY, locals())

    def hold_user(self, user_id: str, *, timeout: float | None = None) -> PrivacyHoldUserOutput:
        """Put a user under legal hold.

        Nothing of theirs is forgotten, deleted by a sweep or erased until it is lifted. Makes the user where there is none. Needs `privacy`.
        """
        return self._call(PRIVACY_HOLD_USER, locals())

    def release_user(self, user_id: str, *, timeout: float | None = None) -> PrivacyHoldUserOutput:
        """Lift the legal hold of a user.

        Records that are held by themselves stay so. Needs `privacy`.
        """
        return self._call(PRIVACY_RELEASE_USER, locals())

    def hold_record(
        self, id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> PrivacyHoldRecordOutput:
        """Put a memory under legal hold.

        It is neither forgotten nor deleted nor erased until the hold is lifted. Needs `privacy`.
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
        """Read the ledger of erasures.

        What was erased, in order, without naming anybody. The entries, one a line, are a ledger file: kept elsewhere, it tells a database that is restored from a backup what was erased since. Needs `privacy`.
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
        """When tables and indexes were made anew.

        Newest first. What was deleted before one that is complete is in no file of the database since. Done by `npm run privacy:rewrite`, in a window of the operator’s. Needs `install`.
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
        """What became of a job.

        Jobs that ended are forgotten after a day. One is seen by who sees the records that it works for. Needs `records:read`.
        """
        return self._call(JOBS_GET, locals())

    def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        record: str | None = None, kind: str | None = None,
        state: Literal["queued", "running", "retrying", "done", "dropped", "failed"] | None = None,
        limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> JobsListOutput:
        """List jobs.

        Newest first. Jobs that ended are forgotten after a day. Needs `records:read`.

        Args:
            record: A record that it works for, by our id or the client’s own.
            kind: The name of the job, such as `embed-records`.
        """
        return self._call(JOBS_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        record: str | None = None, kind: str | None = None,
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
        """List the jobs that were given up.

        Oldest first. They are kept until they are replayed or discarded, or their user is erased. Needs `admin`.

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
        """Try a job again that was given up.

        Makes a new job of it. Refused with 409 when its user was erased since, or when this version knows no such job. Needs `admin`.
        """
        return self._call(DEAD_LETTERS_REPLAY, locals())

    def replay_matching(
        self, *, kind: str | None = None, user_id: str | None = None,
        failed_since: datetime | str | date | int | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> DeadLettersReplayMatchingOutput:
        """Try jobs again that were given up. Needs `admin`.

        Args:
            kind: The name of the job, such as `embed-records`.
            limit: How many are dealt with at once, oldest first.
        """
        return self._call(DEAD_LETTERS_REPLAY_MATCHING, locals())

    def discard(self, id: str, *, timeout: float | None = None) -> DeadLettersDiscardOutput:
        """Discard a job that was given up. Needs `admin`."""
        return self._call(DEAD_LETTERS_DISCARD, locals())

    def discard_matching(
        self, *, kind: str | None = None, user_id: str | None = None,
        failed_since: datetime | str | date | int | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> DeadLettersDiscardMatchingOutput:
        """Discard jobs that were given up. Needs `admin`.

        Args:
            kind: The name of the job, such as `embed-records`.
            limit: How many are dealt with at once, oldest first.
        """
        return self._call(DEAD_LETTERS_DISCARD_MATCHING, locals())


class WebhooksRoom(Room):
    def create(
        self, url: str, events: Sequence[str], *, name: str | None = None, content: bool | None = None,
        timeout: float | None = None,
    ) -> WebhooksCreateOutput:
        """Have an address told of what happens.

        With a secret, which is shown this once. At most 20 of a tenant. A bound key may not; content wants a key that may read it. Needs `admin`.

        Args:
            url: `https`. Private addresses, and `http`, only where the operator allows the network.
            events: Of which it is told: `record.created`, `record.updated`, `record.forgotten`, `record.restored`, `record.deleted`, `message.created`, `message.updated`, `message.deleted`, `intention.triggered`, `block.created`, `block.updated`, `block.deleted`, `erasure.accepted`, `erasure.completed`, `job.given_up`, `record.*`, `*`.
            content: Whether what it is told brings content along. False: ids alone.
        """
        return self._call(WEBHOOKS_CREATE, locals())

    def list(self, *, timeout: float | None = None) -> WebhooksListOutput:
        """List the webhooks. Needs `admin`."""
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
            url: `https`. Private addresses, and `http`, only where the operator allows the network.
            events: Of which it is told: `record.created`, `record.updated`, `record.forgotten`, `record.restored`, `record.deleted`, `message.created`, `message.updated`, `message.deleted`, `intention.triggered`, `block.created`, `block.updated`, `block.deleted`, `erasure.accepted`, `erasure.completed`, `job.given_up`, `record.*`, `*`.
            content: Whether what it is told brings content along. False: ids alone.
            enabled: What happens while it is not is never told.
        """
        return self._call(WEBHOOKS_UPDATE, locals())

    def delete(self, id: str, *, timeout: float | None = None) -> DeleteOutcome:
        """Delete a webhook.

        What still waits for it is not sent any more. Needs `admin`.
        """
        return self._call(WEBHOOKS_DELETE, locals())

    def rotate_secret(
        self, id: str, *, overlap_hours: int | None = None, timeout: float | None = None,
    ) -> WebhooksCreateOutput:
        """Give a webhook a new secret.

        Until the overlap ends what is sent bears a signature by each. Needs `admin`.

        Args:
            overlap_hours: So long the secret before signs too.
        """
        return self._call(WEBHOOKS_ROTATE_SECRET, locals())

    def test(self, id: str, *, timeout: float | None = None) -> WebhooksTestOutput:
        """Send a webhook a test.

        At once, also to one that is disabled. The event is `webhook.test`, of no memory. Nothing is tried again. Needs `admin`.
        """
        return self._call(WEBHOOKS_TEST, locals())

    def replay(
        self, id: str, *, failed_since: datetime | str | date | int | None = None, limit: int | None = None,
        timeout: float | None = None,
    ) -> WebhooksReplayOutput:
        """Send again what was given up.

        Oldest first, under the ids that it had. Of users who were erased since nothing is sent. Needs `admin`.

        Args:
            limit: How many at once.
        """
        return self._call(WEBHOOKS_REPLAY, locals())

    def list_deliveries(
        self, id: str, *, state: Literal["waiting", "retrying", "delivered", "dropped", "given_up"] | None = None,
        limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> WebhooksListDeliveriesOutput:
        """What a webhook was told, and what it was not.

        Newest first. What was delivered is listed for a day, what was given up until it is replayed or discarded; what is of a user who is erased goes with them. Needs `admin`.
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
        """Read the audit.

        Newest first; with `in_chain` in the order of the chain, oldest first, and sealed entries alone. A key that is bound to a user, an agent or a project may not. Needs `admin`.

        Args:
            user_id: Whose memory. It is hashed and not kept.
            record_id: By our id. Any other row may be named so, too.
            in_chain: Takes no filter beside it.
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
        """Where the chain of the audit ends.

        Kept elsewhere, it tells later whether the past was rewritten. A key that is bound to a user, an agent or a project may not. Needs `admin`.
        """
        return self._call(AUDIT_HEAD, locals())

    def verify(
        self, *, head: str | Sequence[str] | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> AuditVerifyOutput:
        """Check the chain of the audit.

        Walks from where `cursor` says, or from the beginning. With `has_more` it goes on from `next_cursor`, with the same heads. A key that is bound to a user, an agent or a project may not. Needs `admin`.

        Args:
            head: `sequence:hash` of heads that were kept elsewhere, one or several.
            limit: Entries that are looked at.
        """
        return self._call(AUDIT_VERIFY, locals())

    def settings(self, *, timeout: float | None = None) -> AuditSettingsOutput:
        """Which reads are noted.

        A key that is bound to a user, an agent or a project may not. Needs `admin`.
        """
        return self._call(AUDIT_SETTINGS, locals())

    def set_settings(
        self, *, reads: Literal["off", "counts", "all"] | None = None, timeout: float | None = None,
    ) -> AuditSettingsOutput:
        """Set which reads are noted.

        Holds on every process within five seconds. A key that is bound to a user, an agent or a project may not. Needs `admin`.

        Args:
            reads: Of reads of ordinary memory: `off` keeps no entries, `counts` one for all alike ones of a second, `all` one each. Changes, refusals and privileged reads always have theirs.
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
            query: What is looked for, as a question or in key words.
            as_of: Answer with what was believed then.
            valid_at: Only what was so in the world then.
            min_score: Leaves out what scores less.
            token_budget: The most tokens that the results may take in a prompt. Of a long record only the passage found is answered.
            order: Best first, or oldest first.
            scope_expansion: Begins in the session, agent or project that is named, and goes on to the user and to shared memory if little is found.
            graph: Follows links from what is found, `{}` two steps far.
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
        """Any AMP operation.

        The single-endpoint form: `operation` names it, the other fields are its own.
        """
        return self._call(AMP_CALL, locals())

    def schema(self, *, timeout: float | None = None) -> AmpSchemaOutput:
        """JSON Schemas of AMP.

        Of every record type and of every operation’s request and response.
        """
        return self._call(AMP_SCHEMA, locals())

    def schema_of(self, type: str, *, timeout: float | None = None) -> dict[str, Any]:
        """JSON Schema of a record type or an operation of AMP.

        `lesson`, `checkpoint`, `snippet`, `memory` (any other record), `error`, or an operation such as `store`: its request and response.
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

        Newest first. `after` and `before` name the agent after or before which the page lies, in the order that is asked for. Hidden agents are listed only by `name`. Needs `blocks:read`.

        Args:
            query_text: A part of the name, in any case.
            match_all_tags: All of the tags, instead of any.
            created_by_id: A key.
            project_id: No agent has one that can be asked for: finds nothing.
            template_id: Finds nothing.
            base_template_id: Finds nothing.
            identity_id: Finds nothing.
            identifier_keys: Finds nothing.
            last_stop_reason: Finds nothing.
            sort_by: As `order_by`.
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
        """Make an agent.

        A name under which blocks are held and memories are kept; it runs nothing. Without a `name` it gets a random one. Fields that have no meaning here come back as they came; see docs/letta.md. Needs `blocks:write`.

        Args:
            shared: An agent of the whole tenant. Needs shared:write.
            name: What memories name in `agent`. Unique for its user.
            system: Stands before the blocks where they are rendered.
            hidden: Not listed, unless it is named.
            block_ids: Blocks that it holds.
            memory_blocks: Are made with it, and attached.
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
            query_text: A part of the name, in any case.
            match_all_tags: All of the tags, instead of any.
            created_by_id: A key.
            project_id: No agent has one that can be asked for: finds nothing.
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

        Changes the fields that are named and not null; `block_ids` says which blocks it holds from now on. A name that memories bear cannot be changed. Needs `blocks:write`.

        Args:
            name: What memories name in `agent`. Unique for its user.
            system: Stands before the blocks where they are rendered.
            hidden: Not listed, unless it is named.
            block_ids: Blocks that it holds.
        """
        return self._call(AGENTS_UPDATE, locals())

    def delete(self, agent_id: str, *, user_id: str | None = None, timeout: float | None = None) -> None:
        """Delete an agent.

        Its blocks are detached and stay, and so do the memories that name it. Needs `blocks:write`.
        """
        return self._call(AGENTS_DELETE, locals())

    def core_memory(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> AgentsListOutputItemMemory:
        """Read the core memory of an agent.

        An older shape of `blocks` of the agent itself. Needs `blocks:read`.
        """
        return self._call(AGENTS_CORE_MEMORY, locals())

    def recompile(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> str:
        """The system prompt of an agent.

        Its `system` and after it its blocks, as they are now. Nothing is kept, so nothing is ever stale. Needs `blocks:read`.
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
        """Make a block.

        A named piece of core memory. `block_id` gives it an id of the client’s own. It is the user’s, or with `shared` the whole tenant’s. A key that is bound to an agent attaches it to that agent. Needs `blocks:write`.

        Args:
            shared: A block of the whole tenant. Needs shared:write.
            block_id: The client’s own id, unique for its user.
            label: The name under which an agent holds it.
            limit: The most characters (Unicode code points) that `value` may have.
            description: What it is for; the agent reads it.
            read_only: Agents cannot edit it. A key with admin can.
            hidden: Not listed, unless it is named.
            reason: Why, for the history.
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

        By creation, oldest first where `order` is not named. Hidden blocks are listed only by `label` or with `show_hidden_blocks`. Needs `blocks:read`.

        Args:
            name: The title.
            match_all_tags: All of the tags, instead of any.
            label_search: A part of the label, in any case.
            description_search: A part of the description, in any case.
            value_search: A part of the value, in any case.
            connected_to_agents_count_eq: One of these numbers of agents holds it.
            templates_only: No block is a template: finds nothing.
            project_id: No block has one: finds nothing.
            identity_id: No block has one: finds nothing.
            identifier_keys: Finds nothing.
            before: The page ends right before this block.
            after: The page begins right after this block.
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
            name: The title.
            match_all_tags: All of the tags, instead of any.
            label_search: A part of the label, in any case.
            description_search: A part of the description, in any case.
            value_search: A part of the value, in any case.
            connected_to_agents_count_eq: One of these numbers of agents holds it.
            templates_only: No block is a template: finds nothing.
            project_id: No block has one: finds nothing.
            identity_id: No block has one: finds nothing.
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

        Changes the fields that are named and not null. Every change is a state in the block’s history; one that changes nothing writes nothing, and one that undo had left behind is dropped. A read-only block takes `admin`. Needs `blocks:write`.

        Args:
            limit: The most characters (Unicode code points) that `value` may have.
            description: What it is for; the agent reads it.
            read_only: Agents cannot edit it. A key with admin can.
            hidden: Not listed, unless it is named.
            reason: Why, for the history.
        """
        return self._call(BLOCKS_UPDATE, locals())

    def delete(
        self, block_id: str, *, user_id: str | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Delete a block.

        With its history. Every agent that holds it holds it no longer. Needs `blocks:write`.
        """
        return self._call(BLOCKS_DELETE, locals())

    def history(
        self, block_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, limit: int | None = None, before: int | None = None,
        timeout: float | None = None,
    ) -> BlocksHistoryOutput:
        """The history of a block.

        Every state it has had, newest first, and those that were undone and can be redone. Needs `blocks:read`.

        Args:
            before: Only entries before this sequence.
        """
        return self._call(BLOCKS_HISTORY, locals())

    def diff(
        self, block_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, from_: int | None = None, to: int | None = None, timeout: float | None = None,
    ) -> BlocksDiffOutput:
        """What differs between two states of a block.

        Line by line for the value, as a unified diff. Without `from` and `to`: what the last change did. Needs `blocks:read`.

        Args:
            from_: A sequence. The one before `to` where absent.
            to: A sequence. Where the block stands, where absent.
        """
        return self._call(BLOCKS_DIFF, locals())

    def checkpoint(
        self, block_id: str, *, user_id: str | None = None, name: str | None = None, reason: str | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> Block:
        """Name the state that a block is in.

        What was undone before is dropped. A state that has a name already keeps it, and the same state is added to the history under the new one. Needs `blocks:write`.

        Args:
            reason: Why, for the history.
        """
        return self._call(BLOCKS_CHECKPOINT, locals())

    def undo(
        self, block_id: str, *, user_id: str | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block:
        """Undo the last change of a block.

        Puts the block into the state before. What was undone stays in the history until the next edit. Needs `blocks:write`.
        """
        return self._call(BLOCKS_UNDO, locals())

    def redo(
        self, block_id: str, *, user_id: str | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block:
        """Redo what was undone. Needs `blocks:write`."""
        return self._call(BLOCKS_REDO, locals())

    def agents(
        self, block_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, before: str | None = None, after: str | None = None, limit: int | None = None,
        order: Literal["asc", "desc"] | None = None, timeout: float | None = None,
    ) -> list[AgentsListOutputItem]:
        """The agents that hold a block.

        By creation, newest first where `order` is not named. Cursors are ids of agents. Needs `blocks:read`.

        Args:
            before: The page ends right before this block.
            after: The page begins right after this block.
        """
        return self._call(BLOCKS_AGENTS, locals())


class CoreMemoryRoom(Room):
    def list(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, before: str | None = None, after: str | None = None, limit: int | None = None,
        order: Literal["asc", "desc"] | None = None, timeout: float | None = None,
    ) -> list[Block]:
        """List the blocks of an agent.

        By creation, newest first where `order` is not named. Needs `blocks:read`.

        Args:
            before: The page ends right before this block.
            after: The page begins right after this block.
        """
        return self._call(CORE_MEMORY_LIST, locals())

    def get(
        self, agent_id: str, block_label: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> Block:
        """Read a block of an agent by its label. Needs `blocks:read`."""
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
        """Edit a block of an agent by its label.

        As `PATCH /v1/blocks/{block_id}`; the history names the agent. Needs `blocks:write`.

        Args:
            limit: The most characters (Unicode code points) that `value` may have.
            description: What it is for; the agent reads it.
            read_only: Agents cannot edit it. A key with admin can.
            hidden: Not listed, unless it is named.
            reason: Why, for the history.
        """
        return self._call(CORE_MEMORY_UPDATE, locals())

    def attach(
        self, agent_id: str, block_id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> AgentsListOutputItem:
        """Let an agent hold a block.

        Doing it again changes nothing. An agent holds one block of a label, and a shared agent only shared ones. Needs `blocks:write`.
        """
        return self._call(CORE_MEMORY_ATTACH, locals())

    def detach(
        self, agent_id: str, block_id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> AgentsListOutputItem:
        """Take a block from an agent.

        The block stays. Needs `blocks:write`.
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
        """Replace a text in a block everywhere.

        Replaces every exact occurrence of a text in a block. An empty new text deletes it. Needs `blocks:write`.

        Args:
            label: The label of one of the agent’s blocks.
        """
        return self._call(CORE_MEMORY_REPLACE, locals())

    def render(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, line_numbers: bool | None = None, timeout: float | None = None,
    ) -> CoreMemoryRenderOutput:
        """The blocks of an agent as a prompt holds them.

        Escaped, so that no value can forge a tag. Empty where the agent holds no block. Needs `blocks:read`.

        Args:
            line_numbers: Before each line of a value its number.
        """
        return self._call(CORE_MEMORY_RENDER, locals())


class MemoryRoom(Room):
    def replace(
        self, agent_id: str, label: str, old_string: str, new_string: str, *, user_id: str | None = None,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Replace the one occurrence of a text in a block.

        The old text must occur exactly once, verbatim and without line numbers. Needs `blocks:write`.

        Args:
            label: The label of one of the agent’s blocks.
        """
        return self._call(MEMORY_REPLACE, locals())

    def insert(
        self, agent_id: str, label: str, new_string: str, *, user_id: str | None = None, insert_line: int | None = None,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Insert lines into a block.

        Inserts after line `insert_line`: 0 is above the first line, -1 the end. Needs `blocks:write`.

        Args:
            label: The label of one of the agent’s blocks.
        """
        return self._call(MEMORY_INSERT, locals())

    def rethink(
        self, agent_id: str, label: str, new_memory: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Write a block anew.

        Replaces the whole value, and makes the block where there is none. Needs `blocks:write`.

        Args:
            label: The label of one of the agent’s blocks.
        """
        return self._call(MEMORY_RETHINK, locals())

    def apply_patch(
        self, agent_id: str, patch: str, *, user_id: str | None = None, label: str | None = None,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Apply a patch to one block or several.

        Unified hunks to the block `label`; or to several blocks by lines `*** Add Block: label` (and `Description: …`), `*** Update Block:`, `*** Delete Block:`, `*** Move to:`. All of it, or nothing. Needs `blocks:write`.

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
        """Edit blocks by commands over paths.

        `create` (path, description, file_text), `str_replace` (path, old_string, new_string), `insert` (path, insert_text, insert_line), `delete` (path: detaches), `rename` (old_path, new_path; or path and description). A path is `/memories/label`. Needs `blocks:write`.
        """
        return self._call(MEMORY_COMMAND, locals())

    def finish_edits(
        self, agent_id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Say that editing is done.

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

        Stores a record of type `archival` that names the agent. It is findable by its words at once, and by its meaning when its vector is there. Needs `records:write`.

        Args:
            shared: In the tenant’s shared memory. Needs shared:write.
            text: What is remembered. Searched by meaning and by words.
        """
        return self._call(ARCHIVAL_INSERT, locals())

    def list(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, after: str | None = None, before: str | None = None, limit: int | None = None,
        search: str | None = None, ascending: bool | None = None, timeout: float | None = None,
    ) -> list[ArchivalPassage]:
        """List an agent’s archival memory.

        Oldest first. `after` and `before` name the passage after or before which the page lies. `search` is a part of the text, in any case. Needs `records:read`.
        """
        return self._call(ARCHIVAL_LIST, locals())

    def search(
        self, agent_id: str, query: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, tags: Sequence[str] | str | None = None,
        tag_match_mode: Literal["any", "all"] | None = None, top_k: int | None = None,
        start_datetime: str | None = None, end_datetime: str | None = None, timeout: float | None = None,
    ) -> ArchivalSearchOutput:
        """Search an agent’s archival memory.

        By meaning and by words, best first. A day without a time means all of it, in the agent’s time zone. A blank query finds nothing. Needs `records:read`.
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

        Of one agent or of all. Without a query, the newest that the filters leave; a blank one finds nothing. Needs `records:read`.

        Args:
            all_users: Search the whole tenant. Needs admin.
            archive_id: There are no archives: finds nothing, unless an agent is named.
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
