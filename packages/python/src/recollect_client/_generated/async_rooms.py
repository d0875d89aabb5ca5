# Generated from the OpenAPI documents by `npm run clients`. Do not edit.
"""A class for each room and a method for each operation, asynchronous."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from datetime import date, datetime
from typing import Any, Literal

from .._room import UNSET, AsyncConnection, AsyncRoom, Unset
from .inputs import (
    AgentsCreateBodyMemoryBlocksItem, CheckpointStateInput, CognitiveImportAgentBodyEdgesItem,
    CognitiveImportAgentBodyNodesItem, CognitivePutSettingsBodyConsolidation, CognitiveStoreProcedureBodyStepsItem,
    CompactionPutUserSettingsBodyScopesItem, CompactionPutUserSettingsBodyTriggers, ContextTurn,
    ForgettingSettingsInput, ForgettingSettingsInputTypesValue, GenerateTurn, NewAmpRecord, NewMessage, RecordInput,
    RecordsReviseBodyThresholds, SearchRecordsBodyExpand, SearchRecordsBodyGraph, SearchRecordsBodyRelated, TierRules,
)
from .outputs import (
    AgentStatus, AgentsListOutputItem, AgentsListOutputItemMemory, AmpAgentStatusOutput, AmpCallOutput, AmpDeleteOutput,
    AmpGetOutput, AmpListOutput, AmpRecord, AmpSchemaOutput, AmpSearchOutput, AmpStatusOutput, AmpStoreOutput,
    AnswerMetricsOutput, AnswerQuestionOutput, ArchivalPassage, ArchivalSearchOutput, AuditEntry, AuditHeadOutput,
    AuditListOutput, AuditSettingsOutput, AuditVerifyOutput, BatchDeleteOutcome, BatchOutcome, Block, BlocksDiffOutput,
    BlocksHistoryOutput, CognitiveAttendSensoryOutput, CognitiveCheckTriggersOutput, CognitiveClearWorkingOutput,
    CognitiveConceptsOutput, CognitiveConsolidateOutput, CognitiveEdgesOutput, CognitiveExportAgentOutput,
    CognitiveImportAgentOutput, CognitiveListEpisodesOutput, CognitiveListProceduresOutput,
    CognitiveListProspectiveOutput, CognitiveListWorkingOutput, CognitivePruneSensoryOutput, CognitivePushWorkingOutput,
    CognitiveRecallOutput, CognitiveRecentSensoryOutput, CognitiveRecordSensoryOutput, CognitiveRememberOutput,
    CognitiveResolveProspectiveOutput, CognitiveSearchFactsOutput, CognitiveSettingsOutput, CognitiveStatisticsOutput,
    CognitiveStoreEpisodeOutput, CognitiveStoreFactOutput, CognitiveStoreProcedureOutput,
    CognitiveStoreProspectiveOutput, CompactionGetRunOutput, CompactionMetricsOutput, CompactionPreviewOutput,
    CompactionPutUserSettingsOutput, CompactionRun, CompactionRunOutput, CompactionRunsOutput, CompactionSettingsOutput,
    ContextBuildOutput, ContextPutUserSettingsOutput, ContextSettingsOutput, CoreMemoryAppendOutput,
    CoreMemoryRenderOutput, DeadLetter, DeadLettersDiscardMatchingOutput, DeadLettersDiscardOutput,
    DeadLettersListOutput, DeadLettersReplayMatchingOutput, DeadLettersReplayOutput, DecisionsAccuracyOutput,
    DecisionsDecideOutput, DecisionsFeedbackOutput, DeleteOutcome, EdgesCreateOutput, EdgesDeleteOutput,
    EdgesListOutput, EmbeddingRetry, EntitiesFactsOutput, EntitiesListOutput, EntitiesReadNamesOutput, Erasure,
    ExtractionPutTenantSettingsOutput, ExtractionPutUserSettingsOutput, ExtractionSettingsOutput,
    ForgettingEventsOutput, ForgettingEventsOutputEventsItem, ForgettingListOutput, ForgettingListOutputRecordsItem,
    ForgettingPreviewOutput, ForgettingRestoreOutput, ForgettingStatusOutput, ForgettingSweepOutput,
    ForgettingTenantSettingsOutput, GraphRelatedOutput, GraphSettingsOutput, JobsGetOutput, JobsListOutput, Key,
    KeyPage, Liveness, Me, Message, MessagesAppendOutput, MessagesLinkOutput, MessagesRecordsOutput,
    ModelsGenerateOutput, ModelsPutSettingsOutput, ModelsSettingsOutput, ModelsUsageOutput, NewKey, NewTenant,
    PassagesSearchOutputItem, PatchedRecord, PrivacyEraseUserOutput, PrivacyHoldRecordOutput, PrivacyHoldUserOutput,
    PrivacyLedgerOutput, PrivacyLedgerOutputEntriesItem, PrivacyListErasuresOutput, PrivacyReceiptKeyOutput,
    PrivacyReceiptOutput, PrivacyRewritesOutput, PrivacyRewritesOutputRewritesItem, Readiness, Record, RecordDetail,
    RecordPage, RecordVersion, RecordsAcknowledgeOutput, RecordsForgetOutput, RecordsMessagesOutput,
    RecordsPromoteOutput, RecordsPurgeSourceOutput, RecordsQuarantineOutput, RecordsRestoreOutput,
    RecordsRetentionOutput, RecordsReviseBatchOutput, RecordsReviseOutput, RecordsUndoOutput, ReembedProgress,
    ReembedStart, RevisionPutUserSettingsOutput, RevisionSettingsOutput, SafetyPutTenantSettingsOutput,
    SafetyPutUserSettingsOutput, SafetySettingsOutput, SearchFeedbackOutput, SearchResults, ServerVersion, Status,
    StoreOutcome, SummariesListOutput, SummariesPortraitOutput, SummariesRefreshOutput, Summary, Tenant, TenantPage,
    TenantsOwnUsageOutput, Token, User, UserPage, UsersImportDataOutput, UsersPauseOutput, VersionPage, Webhook,
    WebhookDelivery, WebhooksCreateOutput, WebhooksListDeliveriesOutput, WebhooksListOutput, WebhooksReplayOutput,
    WebhooksTestOutput,
)
from .operations import (
    RECORDS_STORE, RECORDS_LIST, RECORDS_STORE_BATCH, RECORDS_DELETE_BATCH, RECORDS_GET, RECORDS_PATCH, RECORDS_DELETE,
    RECORDS_VERSIONS, MESSAGES_APPEND, MESSAGES_LIST, MESSAGES_GET, MESSAGES_LINK, MESSAGES_RECORDS, RECORDS_MESSAGES,
    EDGES_CREATE, EDGES_LIST, EDGES_DELETE, GRAPH_RELATED, GRAPH_SETTINGS, GRAPH_PUT_SETTINGS, COGNITIVE_RECORD_SENSORY,
    COGNITIVE_RECENT_SENSORY, COGNITIVE_ATTEND_SENSORY, COGNITIVE_PRUNE_SENSORY, COGNITIVE_PUSH_WORKING,
    COGNITIVE_LIST_WORKING, COGNITIVE_CLEAR_WORKING, COGNITIVE_STORE_EPISODE, COGNITIVE_LIST_EPISODES,
    COGNITIVE_NEXT_BATCH, COGNITIVE_CONSOLIDATE, COGNITIVE_STORE_FACT, COGNITIVE_SEARCH_FACTS, COGNITIVE_RECALL,
    COGNITIVE_STORE_PROCEDURE, COGNITIVE_LIST_PROCEDURES, COGNITIVE_RECALL_PROCEDURES, COGNITIVE_STORE_PROSPECTIVE,
    COGNITIVE_LIST_PROSPECTIVE, COGNITIVE_CHECK_TRIGGERS, COGNITIVE_RESOLVE_PROSPECTIVE, COGNITIVE_REMEMBER,
    COGNITIVE_CONCEPTS, COGNITIVE_EXPORT_AGENT, COGNITIVE_IMPORT_AGENT, COGNITIVE_STATISTICS, COGNITIVE_EDGES,
    COGNITIVE_SETTINGS, COGNITIVE_PUT_SETTINGS, ENTITIES_LIST, ENTITIES_FACTS, ENTITIES_READ_NAMES, RECORDS_ACKNOWLEDGE,
    RECORDS_REVISE, RECORDS_REVISE_BATCH, RECORDS_UNDO, REVISION_SETTINGS, REVISION_PUT_USER_SETTINGS,
    REVISION_PUT_TENANT_SETTINGS, RECORDS_QUARANTINE, RECORDS_PROMOTE, RECORDS_LIST_QUARANTINED, RECORDS_PURGE_SOURCE,
    SAFETY_SETTINGS, SAFETY_PUT_USER_SETTINGS, SAFETY_PUT_TENANT_SETTINGS, SEARCH_RECORDS, SEARCH_FEEDBACK,
    CONTEXT_BUILD, CONTEXT_SETTINGS, CONTEXT_PUT_USER_SETTINGS, CONTEXT_PUT_TENANT_SETTINGS, ANSWER_QUESTION,
    ANSWER_METRICS, EXTRACTION_SETTINGS, EXTRACTION_PUT_USER_SETTINGS, EXTRACTION_PUT_TENANT_SETTINGS, DECISIONS_DECIDE,
    DECISIONS_FEEDBACK, DECISIONS_ACCURACY, RECORDS_RETENTION, RECORDS_FORGET, RECORDS_RESTORE, FORGETTING_RESTORE,
    FORGETTING_LIST, FORGETTING_EVENTS, FORGETTING_STATUS, FORGETTING_PREVIEW, FORGETTING_SWEEP,
    FORGETTING_TENANT_SETTINGS, FORGETTING_PUT_TENANT_SETTINGS, FORGETTING_DELETE_TENANT_SETTINGS, FORGETTING_SETTINGS,
    FORGETTING_PUT_USER_SETTINGS, FORGETTING_DELETE_USER_SETTINGS, FORGETTING_POLICY, FORGETTING_SET_POLICY,
    FORGETTING_UNSET_POLICY, FORGETTING_USER_POLICY, FORGETTING_SET_USER_POLICY, FORGETTING_UNSET_USER_POLICY,
    EMBEDDINGS_RETRY, EMBEDDINGS_REEMBED, EMBEDDINGS_REEMBED_STATUS, COMPACTION_PREVIEW, COMPACTION_RUN,
    COMPACTION_RUNS, COMPACTION_GET_RUN, COMPACTION_UNDO, COMPACTION_SETTINGS, COMPACTION_PUT_USER_SETTINGS,
    COMPACTION_PUT_TENANT_SETTINGS, COMPACTION_METRICS, SUMMARIES_LIST, SUMMARIES_PORTRAIT, SUMMARIES_REFRESH,
    STATUS_GET, STATUS_AGENT, HEALTH_LIVE, HEALTH_READY, HEALTH_METRICS, HEALTH_VERSION, TENANTS_CREATE, TENANTS_LIST,
    TENANTS_GET, TENANTS_UPDATE, TENANTS_GET_OWN, TENANTS_UPDATE_OWN, KEYS_CREATE, KEYS_LIST, KEYS_GET, KEYS_UPDATE,
    KEYS_REVOKE, KEYS_ROTATE, USERS_LIST, USERS_GET, USERS_PUT, TOKENS_MINT, TOKENS_ME, TENANTS_OWN_USAGE,
    TENANTS_USAGE, MODELS_GENERATE, MODELS_USAGE, MODELS_SETTINGS, MODELS_PUT_SETTINGS, PRIVACY_ERASE_USER,
    PRIVACY_ERASE, PRIVACY_LIST_ERASURES, PRIVACY_GET_ERASURE, PRIVACY_RECEIPT, PRIVACY_ERASE_TENANT,
    PRIVACY_TENANT_ERASURE, PRIVACY_TENANT_RECEIPT, PRIVACY_RECEIPT_KEY, PRIVACY_HOLD_USER, PRIVACY_RELEASE_USER,
    PRIVACY_HOLD_RECORD, PRIVACY_RELEASE_RECORD, USERS_PAUSE, USERS_RESUME, USERS_EXPORT_DATA, USERS_IMPORT_DATA,
    USERS_TRANSFER, JOBS_GET, JOBS_LIST, DEAD_LETTERS_LIST, DEAD_LETTERS_REPLAY, DEAD_LETTERS_REPLAY_MATCHING,
    DEAD_LETTERS_DISCARD, DEAD_LETTERS_DISCARD_MATCHING, WEBHOOKS_CREATE, WEBHOOKS_LIST, WEBHOOKS_GET, WEBHOOKS_UPDATE,
    WEBHOOKS_DELETE, WEBHOOKS_ROTATE_SECRET, WEBHOOKS_TEST, WEBHOOKS_REPLAY, WEBHOOKS_LIST_DELIVERIES, AUDIT_LIST,
    AUDIT_HEAD, AUDIT_VERIFY, AUDIT_SETTINGS, AUDIT_SET_SETTINGS, PRIVACY_LEDGER, PRIVACY_REWRITES, AMP_STORE,
    AMP_SEARCH, AMP_LIST, AMP_GET, AMP_DELETE, AMP_STATUS, AMP_AGENT_STATUS, AMP_CALL, AMP_SCHEMA, AMP_SCHEMA_OF,
    AGENTS_LIST, AGENTS_CREATE, AGENTS_COUNT, AGENTS_GET, AGENTS_UPDATE, AGENTS_DELETE, AGENTS_CORE_MEMORY,
    AGENTS_RECOMPILE, BLOCKS_CREATE, BLOCKS_LIST, BLOCKS_COUNT, BLOCKS_GET, BLOCKS_UPDATE, BLOCKS_DELETE,
    BLOCKS_HISTORY, BLOCKS_DIFF, BLOCKS_CHECKPOINT, BLOCKS_UNDO, BLOCKS_REDO, CORE_MEMORY_LIST, CORE_MEMORY_GET,
    CORE_MEMORY_UPDATE, CORE_MEMORY_ATTACH, CORE_MEMORY_DETACH, BLOCKS_AGENTS, CORE_MEMORY_APPEND, CORE_MEMORY_REPLACE,
    MEMORY_REPLACE, MEMORY_INSERT, MEMORY_RETHINK, MEMORY_APPLY_PATCH, MEMORY_COMMAND, MEMORY_FINISH_EDITS,
    CORE_MEMORY_RENDER, ARCHIVAL_INSERT, ARCHIVAL_LIST, ARCHIVAL_SEARCH, ARCHIVAL_DELETE, PASSAGES_SEARCH,
)


class RecordsRoom(AsyncRoom):
    async def store(
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
        """Store a memory."""
        return await self._call(RECORDS_STORE, locals())

    async def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        as_of: datetime | str | date | int | None = None, valid_at: datetime | str | date | int | None = None,
        type: str | None = None, agent: str | None = None, project: str | None = None, session_id: str | None = None,
        role: str | None = None, tags: Sequence[str] | str | None = None, filter: Mapping[str, Any] | str | None = None,
        limit: int | None = None, offset: int | None = None, cursor: str | None = None,
        order: Literal["asc", "desc"] | None = None, min_importance: float | None = None,
        include_expired: bool | None = None, include_quarantined: bool | None = None,
        include_superseded: bool | None = None, timeout: float | None = None,
    ) -> RecordPage:
        """List memories."""
        return await self._call(RECORDS_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        as_of: datetime | str | date | int | None = None, valid_at: datetime | str | date | int | None = None,
        type: str | None = None, agent: str | None = None, project: str | None = None, session_id: str | None = None,
        role: str | None = None, tags: Sequence[str] | str | None = None, filter: Mapping[str, Any] | str | None = None,
        limit: int | None = None, offset: int | None = None, order: Literal["asc", "desc"] | None = None,
        min_importance: float | None = None, include_expired: bool | None = None,
        include_quarantined: bool | None = None, include_superseded: bool | None = None, timeout: float | None = None,
    ) -> AsyncIterator[Record]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(RECORDS_LIST, Record, locals())

    async def store_batch(
        self, records: Sequence[RecordInput | Mapping[str, Any]], *, user_id: str | None = None,
        idempotency_key: str | None = None, wait: int | None = None, timeout: float | None = None,
    ) -> BatchOutcome:
        """Store up to 1,000 memories."""
        return await self._call(RECORDS_STORE_BATCH, locals())

    async def delete_batch(
        self, ids: Sequence[str], *, user_id: str | None = None, timeout: float | None = None,
    ) -> BatchDeleteOutcome:
        """Delete up to 1,000 memories. Needs `records:write`."""
        return await self._call(RECORDS_DELETE_BATCH, locals())

    async def get(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        as_of: datetime | str | date | int | None = None, valid_at: datetime | str | date | int | None = None,
        include_quarantined: bool | None = None, reinforce: bool | None = None, expand: bool | None = None,
        timeout: float | None = None,
    ) -> RecordDetail:
        """Read a memory."""
        return await self._call(RECORDS_GET, locals())

    async def patch(
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
        """Edit a memory."""
        return await self._call(RECORDS_PATCH, locals())

    async def delete(
        self, id: str, *, user_id: str | None = None, if_match: int | str | None = None, timeout: float | None = None,
    ) -> DeleteOutcome:
        """Delete a memory."""
        return await self._call(RECORDS_DELETE, locals())

    async def versions(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, before: int | None = None, timeout: float | None = None,
    ) -> VersionPage:
        """The history of a memory."""
        return await self._call(RECORDS_VERSIONS, locals())

    def iterate_versions(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> AsyncIterator[RecordVersion]:
        """Walks all pages of `versions` and yields every item; `limit` is the size of a page."""
        return self._iterate(RECORDS_VERSIONS, RecordVersion, locals())

    async def messages(
        self, id: str, *, user_id: str | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> RecordsMessagesOutput:
        """The messages that a memory came from."""
        return await self._call(RECORDS_MESSAGES, locals())

    def iterate_messages(
        self, id: str, *, user_id: str | None = None, limit: int | None = None, timeout: float | None = None,
    ) -> AsyncIterator[Message]:
        """Walks all pages of `messages` and yields every item; `limit` is the size of a page."""
        return self._iterate(RECORDS_MESSAGES, Message, locals())

    async def acknowledge(
        self, ids: Sequence[str], *, user_id: str | None = None, idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> RecordsAcknowledgeOutput:
        """Say which memories were used."""
        return await self._call(RECORDS_ACKNOWLEDGE, locals())

    async def revise(
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
        """Bring memory up to date."""
        return await self._call(RECORDS_REVISE, locals())

    async def revise_batch(
        self, records: Sequence[Any], *, user_id: str | None = None, idempotency_key: str | None = None,
        wait: int | None = None, timeout: float | None = None,
    ) -> RecordsReviseBatchOutput:
        """Bring memory up to date with up to 100 facts."""
        return await self._call(RECORDS_REVISE_BATCH, locals())

    async def undo(
        self, id: str, version: int, *, user_id: str | None = None, reason: str | None = None,
        timeout: float | None = None,
    ) -> RecordsUndoOutput:
        """Take the last change of a memory back."""
        return await self._call(RECORDS_UNDO, locals())

    async def quarantine(
        self, id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> RecordsQuarantineOutput:
        """Hold a memory back."""
        return await self._call(RECORDS_QUARANTINE, locals())

    async def promote(
        self, id: str, *, user_id: str | None = None, trust: float | None = None, reason: str | None = None,
        timeout: float | None = None,
    ) -> RecordsPromoteOutput:
        """Let a memory go that was held back."""
        return await self._call(RECORDS_PROMOTE, locals())

    async def list_quarantined(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> RecordPage:
        """List what is held back."""
        return await self._call(RECORDS_LIST_QUARANTINED, locals())

    def iterate_list_quarantined(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> AsyncIterator[Record]:
        """Walks all pages of `list_quarantined` and yields every item; `limit` is the size of a page."""
        return self._iterate(RECORDS_LIST_QUARANTINED, Record, locals())

    async def purge_source(
        self, *, user_id: str | None = None, source: str | None = None, key_id: str | None = None,
        session_id: str | None = None, agent: str | None = None, dry_run: bool | None = None,
        timeout: float | None = None,
    ) -> RecordsPurgeSourceOutput:
        """Delete all that came from one source."""
        return await self._call(RECORDS_PURGE_SOURCE, locals())

    async def retention(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        timeout: float | None = None,
    ) -> RecordsRetentionOutput:
        """How much of a memory is left."""
        return await self._call(RECORDS_RETENTION, locals())

    async def forget(self, id: str, *, user_id: str | None = None, timeout: float | None = None) -> RecordsForgetOutput:
        """Forget a memory, restorably."""
        return await self._call(RECORDS_FORGET, locals())

    async def restore(
        self, id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> RecordsRestoreOutput:
        """Bring back a forgotten memory."""
        return await self._call(RECORDS_RESTORE, locals())


class MessagesRoom(AsyncRoom):
    async def append(
        self, messages: Sequence[NewMessage], *, user_id: str | None = None, agent: str | None = None,
        session_id: str | None = None, project: str | None = None, idempotency_key: str | None = None,
        wait: int | None = None, timeout: float | None = None,
    ) -> MessagesAppendOutput:
        """Append to the history of a user and agent."""
        return await self._call(MESSAGES_APPEND, locals())

    async def list(
        self, *, user_id: str | None = None, agent: str | None = None, session_id: str | None = None,
        role: str | None = None, project: str | None = None, occurred_from: datetime | str | date | int | None = None,
        occurred_to: datetime | str | date | int | None = None, after_sequence: int | None = None,
        before_sequence: int | None = None, order: Literal["asc", "desc"] | None = None, limit: int | None = None,
        cursor: str | None = None, timeout: float | None = None,
    ) -> RecordsMessagesOutput:
        """Read the history of a user and agent."""
        return await self._call(MESSAGES_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, agent: str | None = None, session_id: str | None = None,
        role: str | None = None, project: str | None = None, occurred_from: datetime | str | date | int | None = None,
        occurred_to: datetime | str | date | int | None = None, after_sequence: int | None = None,
        before_sequence: int | None = None, order: Literal["asc", "desc"] | None = None, limit: int | None = None,
        timeout: float | None = None,
    ) -> AsyncIterator[Message]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(MESSAGES_LIST, Message, locals())

    async def get(self, id: str, *, user_id: str | None = None, timeout: float | None = None) -> Message:
        """Read a message."""
        return await self._call(MESSAGES_GET, locals())

    async def link(
        self, id: str, records: Sequence[str], *, user_id: str | None = None, timeout: float | None = None,
    ) -> MessagesLinkOutput:
        """Say which memories came of a message."""
        return await self._call(MESSAGES_LINK, locals())

    async def records(
        self, id: str, *, user_id: str | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> MessagesRecordsOutput:
        """The memories that came of a message."""
        return await self._call(MESSAGES_RECORDS, locals())

    def iterate_records(
        self, id: str, *, user_id: str | None = None, limit: int | None = None, timeout: float | None = None,
    ) -> AsyncIterator[Record]:
        """Walks all pages of `records` and yields every item; `limit` is the size of a page."""
        return self._iterate(MESSAGES_RECORDS, Record, locals())


class EdgesRoom(AsyncRoom):
    async def create(
        self, id: str,
        type: Literal["refers_to", "depends_on", "contradicts", "reinforces", "temporal_sequence", "causes", "part_of", "related", "supersedes", "may_supersede", "derives_from", "consolidates", "similar_to", "attended_to", "procedure_derives_from"],
        to: str, *, user_id: str | None = None, strength: float | None = None,
        metadata: Mapping[str, Any] | None = None, timeout: float | None = None,
    ) -> EdgesCreateOutput:
        """Link a memory to another."""
        return await self._call(EDGES_CREATE, locals())

    async def list(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        types: Sequence[str] | str | None = None, direction: Literal["out", "in", "both"] | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> EdgesListOutput:
        """The links of a memory."""
        return await self._call(EDGES_LIST, locals())

    async def delete(
        self, id: str,
        type: Literal["refers_to", "depends_on", "contradicts", "reinforces", "temporal_sequence", "causes", "part_of", "related", "supersedes", "may_supersede", "derives_from", "consolidates", "similar_to", "attended_to", "procedure_derives_from"],
        to: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> EdgesDeleteOutput:
        """Take a link away."""
        return await self._call(EDGES_DELETE, locals())


class GraphRoom(AsyncRoom):
    async def related(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        types: Sequence[str] | str | None = None, depth: int | None = None,
        direction: Literal["out", "in", "both"] | None = None, min_strength: float | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> GraphRelatedOutput:
        """What a memory is related to."""
        return await self._call(GRAPH_RELATED, locals())

    async def settings(self, *, timeout: float | None = None) -> GraphSettingsOutput:
        """Read the rules that link records. Needs `admin`."""
        return await self._call(GRAPH_SETTINGS, locals())

    async def put_settings(
        self, *, temporal_sequence: bool | None = None, timeout: float | None = None,
    ) -> GraphSettingsOutput:
        """Set the rules that link records."""
        return await self._call(GRAPH_PUT_SETTINGS, locals())


class CognitiveRoom(AsyncRoom):
    async def record_sensory(
        self, modality: str, raw_data: str, *, user_id: str | None = None, agent: str | None = None,
        ttl_seconds: float | None = None, importance: float | None = None, adaptive_ttl: bool | None = None,
        metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveRecordSensoryOutput:
        """Take in a raw observation."""
        return await self._call(COGNITIVE_RECORD_SENSORY, locals())

    async def recent_sensory(
        self, *, user_id: str | None = None, agent: str | None = None, limit: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveRecentSensoryOutput:
        """What was observed last."""
        return await self._call(COGNITIVE_RECENT_SENSORY, locals())

    async def attend_sensory(
        self, id: str, reason: str, *, user_id: str | None = None, agent: str | None = None,
        metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveAttendSensoryOutput:
        """Attend to an observation."""
        return await self._call(COGNITIVE_ATTEND_SENSORY, locals())

    async def prune_sensory(
        self, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitivePruneSensoryOutput:
        """Delete what has expired."""
        return await self._call(COGNITIVE_PRUNE_SENSORY, locals())

    async def push_working(
        self, slot_type: Literal["question", "retrieved_fact", "reasoning_step", "context", "plan", "evaluation"],
        content: str, task_id: str, *, user_id: str | None = None, agent: str | None = None,
        relevance: float | None = None, metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None,
        wait: int | None = None, timeout: float | None = None,
    ) -> CognitivePushWorkingOutput:
        """Hold something in mind for a task."""
        return await self._call(COGNITIVE_PUSH_WORKING, locals())

    async def list_working(
        self, task_id: str, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitiveListWorkingOutput:
        """What is held in mind for a task."""
        return await self._call(COGNITIVE_LIST_WORKING, locals())

    async def clear_working(
        self, task_id: str, *, user_id: str | None = None, agent: str | None = None, episode: bool | None = None,
        timeout: float | None = None,
    ) -> CognitiveClearWorkingOutput:
        """Complete a task."""
        return await self._call(COGNITIVE_CLEAR_WORKING, locals())

    async def store_episode(
        self, content: str, *, user_id: str | None = None, agent: str | None = None, source_label: str | None = None,
        temporal_index: int | None = None, occurred_at: datetime | str | date | int | None = None,
        metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreEpisodeOutput:
        """Remember what happened."""
        return await self._call(COGNITIVE_STORE_EPISODE, locals())

    async def list_episodes(
        self, *, user_id: str | None = None, agent: str | None = None, limit: int | None = None,
        include_compressed: bool | None = None, timeout: float | None = None,
    ) -> CognitiveListEpisodesOutput:
        """What happened last."""
        return await self._call(COGNITIVE_LIST_EPISODES, locals())

    async def next_batch(
        self, *, user_id: str | None = None, agent: str | None = None, batch_size: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveListEpisodesOutput:
        """What would be consolidated next."""
        return await self._call(COGNITIVE_NEXT_BATCH, locals())

    async def consolidate(
        self, *, user_id: str | None = None, agent: str | None = None, batch_size: int | None = None,
        ids: Sequence[str] | None = None, summary: str | None = None, summarize: bool | None = None,
        timeout: float | None = None,
    ) -> CognitiveConsolidateOutput:
        """Consolidate the oldest episodes."""
        return await self._call(COGNITIVE_CONSOLIDATE, locals())

    async def store_fact(
        self, content: str, *, user_id: str | None = None, agent: str | None = None, concept: str | None = None,
        confidence: float | None = None, source_id: str | None = None, tags: Sequence[str] | None = None,
        source_episode_id: str | None = None, metadata: Mapping[str, Any] | None = None,
        temporal_metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreFactOutput:
        """Learn a fact."""
        return await self._call(COGNITIVE_STORE_FACT, locals())

    async def search_facts(
        self, *, user_id: str | None = None, agent: str | None = None, include_shared: bool | None = None,
        query: str | None = None, concepts: Sequence[str] | str | None = None, limit: int | None = None,
        min_confidence: float | None = None, hops: int | None = None, timeout: float | None = None,
    ) -> CognitiveSearchFactsOutput:
        """Find facts."""
        return await self._call(COGNITIVE_SEARCH_FACTS, locals())

    async def recall(
        self, query: str, *, user_id: str | None = None, agent: str | None = None, include_shared: bool | None = None,
        max_nodes: int | None = None, min_confidence: float | None = None, hops: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveRecallOutput:
        """Recall what is known, as a model reads it."""
        return await self._call(COGNITIVE_RECALL, locals())

    async def store_procedure(
        self, name: str, steps: Sequence[str | CognitiveStoreProcedureBodyStepsItem], *, user_id: str | None = None,
        agent: str | None = None, prerequisites: Sequence[str] | None = None, source_episode_id: str | None = None,
        metadata: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreProcedureOutput:
        """Learn how something is done."""
        return await self._call(COGNITIVE_STORE_PROCEDURE, locals())

    async def list_procedures(
        self, *, user_id: str | None = None, agent: str | None = None, include_shared: bool | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> CognitiveListProceduresOutput:
        """List procedures."""
        return await self._call(COGNITIVE_LIST_PROCEDURES, locals())

    async def recall_procedures(
        self, *, user_id: str | None = None, agent: str | None = None, query: str | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> CognitiveListProceduresOutput:
        """Recall how something is done."""
        return await self._call(COGNITIVE_RECALL_PROCEDURES, locals())

    async def store_prospective(
        self, description: str, *, user_id: str | None = None, agent: str | None = None,
        trigger_condition: str | None = None, trigger_at: datetime | str | date | int | None = None,
        action_on_trigger: str | None = None, priority: float | None = None, metadata: Mapping[str, Any] | None = None,
        idempotency_key: str | None = None, wait: int | None = None, timeout: float | None = None,
    ) -> CognitiveStoreProspectiveOutput:
        """Intend something for later."""
        return await self._call(COGNITIVE_STORE_PROSPECTIVE, locals())

    async def list_prospective(
        self, *, user_id: str | None = None, agent: str | None = None,
        status: Literal["pending", "triggered", "resolved"] | None = None, limit: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveListProspectiveOutput:
        """What is intended."""
        return await self._call(COGNITIVE_LIST_PROSPECTIVE, locals())

    async def check_triggers(
        self, content: str, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitiveCheckTriggersOutput:
        """Check a text against what is intended."""
        return await self._call(COGNITIVE_CHECK_TRIGGERS, locals())

    async def resolve_prospective(
        self, id: str, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitiveResolveProspectiveOutput:
        """An intention is done with."""
        return await self._call(COGNITIVE_RESOLVE_PROSPECTIVE, locals())

    async def remember(
        self, content: str, *, user_id: str | None = None, agent: str | None = None,
        kind: Literal["episodic", "semantic", "procedural", "prospective"] | None = None, concept: str | None = None,
        confidence: float | None = None, source_id: str | None = None, source_label: str | None = None,
        source_episode_id: str | None = None, tags: Sequence[str] | None = None,
        metadata: Mapping[str, Any] | None = None, temporal_metadata: Mapping[str, Any] | None = None,
        idempotency_key: str | None = None, wait: int | None = None, timeout: float | None = None,
    ) -> CognitiveRememberOutput:
        """Remember a text, as the kind of memory that it is."""
        return await self._call(COGNITIVE_REMEMBER, locals())

    async def concepts(
        self, *, user_id: str | None = None, agent: str | None = None, include_shared: bool | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> CognitiveConceptsOutput:
        """What an agent knows facts about."""
        return await self._call(COGNITIVE_CONCEPTS, locals())

    async def export_agent(
        self, *, user_id: str | None = None, agent: str | None = None, limit: int | None = None,
        cursor: str | None = None, timeout: float | None = None,
    ) -> CognitiveExportAgentOutput:
        """What an agent has learned, as JSON."""
        return await self._call(COGNITIVE_EXPORT_AGENT, locals())

    async def import_agent(
        self, nodes: Sequence[CognitiveImportAgentBodyNodesItem], *, user_id: str | None = None,
        agent: str | None = None, edges: Sequence[CognitiveImportAgentBodyEdgesItem] | None = None,
        timeout: float | None = None,
    ) -> CognitiveImportAgentOutput:
        """Take in what an agent has learned."""
        return await self._call(COGNITIVE_IMPORT_AGENT, locals())

    async def statistics(
        self, *, user_id: str | None = None, agent: str | None = None, timeout: float | None = None,
    ) -> CognitiveStatisticsOutput:
        """How much an agent remembers."""
        return await self._call(COGNITIVE_STATISTICS, locals())

    async def edges(
        self, *, user_id: str | None = None, agent: str | None = None, id: str | None = None,
        type: Literal["similar_to", "derives_from", "procedure_derives_from", "consolidates", "attended_to", "contradicts"] | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> CognitiveEdgesOutput:
        """The links between an agent’s memories."""
        return await self._call(COGNITIVE_EDGES, locals())

    async def settings(self, *, timeout: float | None = None) -> CognitiveSettingsOutput:
        """Read how the six kinds behave. Needs `admin`."""
        return await self._call(COGNITIVE_SETTINGS, locals())

    async def put_settings(
        self, *, profile: Literal["seed", "library"] | None = None, working_capacity: int | None = None,
        adaptive_ttl: bool | None = None, episode_on_completion: bool | None = None,
        consolidation: CognitivePutSettingsBodyConsolidation | None = None, timeout: float | None = None,
    ) -> CognitiveSettingsOutput:
        """Set how the six kinds behave."""
        return await self._call(COGNITIVE_PUT_SETTINGS, locals())


class EntitiesRoom(AsyncRoom):
    async def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        agent: str | None = None, prefix: str | None = None, limit: int | None = None, timeout: float | None = None,
    ) -> EntitiesListOutput:
        """The names that memories mention."""
        return await self._call(ENTITIES_LIST, locals())

    async def facts(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        agent: str | None = None, type: str | None = None, before: datetime | str | date | int | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> EntitiesFactsOutput:
        """What memories say of a name."""
        return await self._call(ENTITIES_FACTS, locals())

    async def read_names(self, *, timeout: float | None = None) -> EntitiesReadNamesOutput:
        """Read the names out of what was stored before."""
        return await self._call(ENTITIES_READ_NAMES, locals())


class RevisionRoom(AsyncRoom):
    async def settings(self, *, user_id: str | None = None, timeout: float | None = None) -> RevisionSettingsOutput:
        """Read the settings of revisions. Needs `records:read`."""
        return await self._call(REVISION_SETTINGS, locals())

    async def put_user_settings(
        self, *, user_id: str | None = None, look: float | None = None, update: float | None = None,
        same: float | None = None, merge: Literal["auto", "replace", "append"] | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> RevisionPutUserSettingsOutput:
        """Set revisions for one user."""
        return await self._call(REVISION_PUT_USER_SETTINGS, locals())

    async def put_tenant_settings(
        self, *, look: float | None = None, update: float | None = None, same: float | None = None,
        merge: Literal["auto", "replace", "append"] | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> RevisionPutUserSettingsOutput:
        """Set revisions for the tenant."""
        return await self._call(REVISION_PUT_TENANT_SETTINGS, locals())


class SafetyRoom(AsyncRoom):
    async def settings(self, *, user_id: str | None = None, timeout: float | None = None) -> SafetySettingsOutput:
        """Read what is done about secrets, and what is held back. Needs `records:read`."""
        return await self._call(SAFETY_SETTINGS, locals())

    async def put_user_settings(
        self, *, user_id: str | None = None, secrets: Literal["redact", "reject", "off"] | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> SafetyPutUserSettingsOutput:
        """Set secrets for one user."""
        return await self._call(SAFETY_PUT_USER_SETTINGS, locals())

    async def put_tenant_settings(
        self, *, secrets: Literal["redact", "reject", "off"] | None = None, quarantine_below: float | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> SafetyPutTenantSettingsOutput:
        """Set secrets and quarantine for the tenant."""
        return await self._call(SAFETY_PUT_TENANT_SETTINGS, locals())


class SearchRoom(AsyncRoom):
    async def records(
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
        query_time: datetime | str | date | int | None = None,
        arms: Sequence[Literal["vector", "keyword", "time", "names", "recent"]] | None = None,
        stages: Sequence[str] | None = None, timeout: float | None = None,
    ) -> SearchResults:
        """Find memories."""
        return await self._call(SEARCH_RECORDS, locals())

    async def feedback(
        self, query_id: str, ids: Sequence[str], verdict: Literal["useful", "not_useful", "none"], *,
        user_id: str | None = None, timeout: float | None = None,
    ) -> SearchFeedbackOutput:
        """Say which results were useful."""
        return await self._call(SEARCH_FEEDBACK, locals())


class ContextRoom(AsyncRoom):
    async def build(
        self, *, query: str | None = None, messages: Sequence[ContextTurn] | None = None, user_id: str | None = None,
        include_shared: bool | None = None, agent: str | None = None, project: str | None = None,
        session_id: str | None = None, tags: Sequence[str] | None = None, filter: Mapping[str, Any] | None = None,
        valid_at: datetime | str | date | int | None = None, token_budget: int | None = None, model: str | None = None,
        format: Literal["xml", "markdown", "json", "messages"] | None = None,
        ids: Literal["short", "full"] | None = None, min_score: float | None = None, tiers: TierRules | None = None,
        timeout: float | None = None,
    ) -> ContextBuildOutput:
        """Build a context for a prompt."""
        return await self._call(CONTEXT_BUILD, locals())

    async def settings(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        timeout: float | None = None,
    ) -> ContextSettingsOutput:
        """Read how contexts are divided."""
        return await self._call(CONTEXT_SETTINGS, locals())

    async def put_user_settings(
        self, *, user_id: str | None = None, tiers: TierRules | None = None, memory_share: float | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> ContextPutUserSettingsOutput:
        """Set for one user how contexts are divided."""
        return await self._call(CONTEXT_PUT_USER_SETTINGS, locals())

    async def put_tenant_settings(
        self, *, tiers: TierRules | None = None, memory_share: float | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ContextPutUserSettingsOutput:
        """Set for the tenant how contexts are divided."""
        return await self._call(CONTEXT_PUT_TENANT_SETTINGS, locals())


class AnswerRoom(AsyncRoom):
    async def question(
        self, question: str, *, user_id: str | None = None, include_shared: bool | None = None, type: str | None = None,
        agent: str | None = None, project: str | None = None, session_id: str | None = None, role: str | None = None,
        tags: Sequence[str] | None = None, filter: Mapping[str, Any] | None = None,
        as_of: datetime | str | date | int | None = None, valid_at: datetime | str | date | int | None = None,
        query_time: datetime | str | date | int | None = None, token_budget: int | None = None,
        max_steps: int | None = None, deadline_ms: int | None = None, model: Literal["auto", "none"] | None = None,
        stream: bool | None = None, timeout: float | None = None,
    ) -> AnswerQuestionOutput:
        """Answer a question from memory."""
        return await self._call(ANSWER_QUESTION, locals())

    async def metrics(self, *, days: int | None = None, timeout: float | None = None) -> AnswerMetricsOutput:
        """How questions are answered."""
        return await self._call(ANSWER_METRICS, locals())


class ExtractionRoom(AsyncRoom):
    async def settings(self, *, user_id: str | None = None, timeout: float | None = None) -> ExtractionSettingsOutput:
        """Read whether facts are drawn from what is said, and how far that is. Needs `records:read`."""
        return await self._call(EXTRACTION_SETTINGS, locals())

    async def put_user_settings(
        self, *, user_id: str | None = None, enabled: bool | None = None, agents: Mapping[str, bool] | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> ExtractionPutUserSettingsOutput:
        """Set for one user whether facts are drawn from what is said."""
        return await self._call(EXTRACTION_PUT_USER_SETTINGS, locals())

    async def put_tenant_settings(
        self, *, enabled: bool | None = None, agents: Mapping[str, bool] | None = None, turns: int | None = None,
        silence_seconds: int | None = None, if_match: int | str | None = None, timeout: float | None = None,
    ) -> ExtractionPutTenantSettingsOutput:
        """Set for the tenant whether facts are drawn from what is said."""
        return await self._call(EXTRACTION_PUT_TENANT_SETTINGS, locals())


class DecisionsRoom(AsyncRoom):
    async def decide(
        self, user_message: str, *, user_id: str | None = None, agent_response: str | None = None,
        context: str | None = None, agent: str | None = None, project: str | None = None, session_id: str | None = None,
        occurred_at: datetime | str | date | int | None = None, derived_from: Sequence[str] | None = None,
        apply: bool | None = None, timeout: float | None = None,
    ) -> DecisionsDecideOutput:
        """Decide whether an exchange is worth remembering."""
        return await self._call(DECISIONS_DECIDE, locals())

    async def feedback(
        self, id: str, correct: bool | None, *, user_id: str | None = None, timeout: float | None = None,
    ) -> DecisionsFeedbackOutput:
        """Say whether a decision was right."""
        return await self._call(DECISIONS_FEEDBACK, locals())

    async def accuracy(
        self, *, user_id: str | None = None, days: int | None = None, timeout: float | None = None,
    ) -> DecisionsAccuracyOutput:
        """How often decisions were right, over time. Needs `records:read`."""
        return await self._call(DECISIONS_ACCURACY, locals())


class ForgettingRoom(AsyncRoom):
    async def restore(
        self, *, user_id: str | None = None, ids: Sequence[str] | None = None,
        forgotten_from: datetime | str | date | int | None = None,
        forgotten_to: datetime | str | date | int | None = None, types: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> ForgettingRestoreOutput:
        """Bring back many forgotten memories."""
        return await self._call(FORGETTING_RESTORE, locals())

    async def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, cursor: str | None = None, type: str | None = None, timeout: float | None = None,
    ) -> ForgettingListOutput:
        """List what is forgotten and can be restored."""
        return await self._call(FORGETTING_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, type: str | None = None, timeout: float | None = None,
    ) -> AsyncIterator[ForgettingListOutputRecordsItem]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(FORGETTING_LIST, ForgettingListOutputRecordsItem, locals())

    async def events(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, cursor: str | None = None, record_id: str | None = None,
        action: Literal["forgotten", "restored", "purged"] | None = None,
        from_: datetime | str | date | int | None = None, to: datetime | str | date | int | None = None,
        timeout: float | None = None,
    ) -> ForgettingEventsOutput:
        """What was forgotten, restored and deleted for good, and why."""
        return await self._call(FORGETTING_EVENTS, locals())

    def iterate_events(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, record_id: str | None = None,
        action: Literal["forgotten", "restored", "purged"] | None = None,
        from_: datetime | str | date | int | None = None, to: datetime | str | date | int | None = None,
        timeout: float | None = None,
    ) -> AsyncIterator[ForgettingEventsOutputEventsItem]:
        """Walks all pages of `events` and yields every item; `limit` is the size of a page."""
        return self._iterate(FORGETTING_EVENTS, ForgettingEventsOutputEventsItem, locals())

    async def status(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        from_: datetime | str | date | int | None = None, timeout: float | None = None,
    ) -> ForgettingStatusOutput:
        """How much was forgotten, restored and deleted for good. Needs `records:read`."""
        return await self._call(FORGETTING_STATUS, locals())

    async def preview(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        types: Sequence[str] | None = None, policy: ForgettingSettingsInput | None = None,
        at: datetime | str | date | int | None = None, exempt: bool | None = None, limit: int | None = None,
        cursor: str | None = None, timeout: float | None = None,
    ) -> ForgettingPreviewOutput:
        """What a sweep would forget and delete, and why."""
        return await self._call(FORGETTING_PREVIEW, locals())

    async def sweep(self, *, timeout: float | None = None) -> ForgettingSweepOutput:
        """Forget and delete now what is due."""
        return await self._call(FORGETTING_SWEEP, locals())

    async def tenant_settings(self, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """How memory fades in the tenant. Needs `admin`."""
        return await self._call(FORGETTING_TENANT_SETTINGS, locals())

    async def put_tenant_settings(
        self, *, model: Literal["none", "ebbinghaus", "exponential"] | None = None, unit: str | None = None,
        threshold: float | None = None, growth: float | None = None, cap: float | None = None,
        rate: float | None = None, importance_floor: float | None | Unset = UNSET, max_age: str | None | Unset = UNSET,
        grace: str | None | Unset = UNSET, types: Mapping[str, ForgettingSettingsInputTypesValue] | None = None,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput:
        """Set how memory fades in the tenant."""
        return await self._call(FORGETTING_PUT_TENANT_SETTINGS, locals())

    async def delete_tenant_settings(self, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """Set nothing for the tenant: nothing fades. Needs `admin`."""
        return await self._call(FORGETTING_DELETE_TENANT_SETTINGS, locals())

    async def settings(
        self, *, user_id: str | None = None, timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput:
        """How memory fades for a user. Needs `admin`."""
        return await self._call(FORGETTING_SETTINGS, locals())

    async def put_user_settings(
        self, *, user_id: str | None = None, model: Literal["none", "ebbinghaus", "exponential"] | None = None,
        unit: str | None = None, threshold: float | None = None, growth: float | None = None, cap: float | None = None,
        rate: float | None = None, importance_floor: float | None | Unset = UNSET, max_age: str | None | Unset = UNSET,
        grace: str | None | Unset = UNSET, types: Mapping[str, ForgettingSettingsInputTypesValue] | None = None,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput:
        """Set how memory fades for a user."""
        return await self._call(FORGETTING_PUT_USER_SETTINGS, locals())

    async def delete_user_settings(
        self, *, user_id: str | None = None, timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput:
        """Let the tenant’s settings hold for a user. Needs `admin`."""
        return await self._call(FORGETTING_DELETE_USER_SETTINGS, locals())

    async def policy(self, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """How memory fades in the tenant."""
        return await self._call(FORGETTING_POLICY, locals())

    async def set_policy(
        self, *, model: Literal["none", "ebbinghaus", "exponential"] | None = None, unit: str | None = None,
        threshold: float | None = None, growth: float | None = None, cap: float | None = None,
        rate: float | None = None, importance_floor: float | None | Unset = UNSET, max_age: str | None | Unset = UNSET,
        grace: str | None | Unset = UNSET, types: Mapping[str, ForgettingSettingsInputTypesValue] | None = None,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput:
        """Set how memory fades in the tenant."""
        return await self._call(FORGETTING_SET_POLICY, locals())

    async def unset_policy(self, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """Set nothing for the tenant: nothing fades."""
        return await self._call(FORGETTING_UNSET_POLICY, locals())

    async def user_policy(self, user_id: str, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """How memory fades for a user."""
        return await self._call(FORGETTING_USER_POLICY, locals())

    async def set_user_policy(
        self, user_id: str, *, model: Literal["none", "ebbinghaus", "exponential"] | None = None,
        unit: str | None = None, threshold: float | None = None, growth: float | None = None, cap: float | None = None,
        rate: float | None = None, importance_floor: float | None | Unset = UNSET, max_age: str | None | Unset = UNSET,
        grace: str | None | Unset = UNSET, types: Mapping[str, ForgettingSettingsInputTypesValue] | None = None,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput:
        """Set how memory fades for a user."""
        return await self._call(FORGETTING_SET_USER_POLICY, locals())

    async def unset_user_policy(self, user_id: str, *, timeout: float | None = None) -> ForgettingTenantSettingsOutput:
        """Let the tenant’s policy hold for a user."""
        return await self._call(FORGETTING_UNSET_USER_POLICY, locals())


class EmbeddingsRoom(AsyncRoom):
    async def retry(self, id: str, *, user_id: str | None = None, timeout: float | None = None) -> EmbeddingRetry:
        """Try a failed vector again. Needs `records:write`."""
        return await self._call(EMBEDDINGS_RETRY, locals())

    async def reembed(self, *, timeout: float | None = None) -> ReembedStart:
        """Fill an embedding space, then read from it."""
        return await self._call(EMBEDDINGS_REEMBED, locals())

    async def reembed_status(self, *, timeout: float | None = None) -> ReembedProgress:
        """How far a re-embed is. Needs `admin`."""
        return await self._call(EMBEDDINGS_REEMBED_STATUS, locals())


class CompactionRoom(AsyncRoom):
    async def preview(
        self, *, user_id: str | None = None, shared: bool | None = None, agent: str | None = None,
        project: str | None = None, before: datetime | str | date | int | None = None, force: bool | None = None,
        partial: bool | None = None, strategy: Literal["summarize", "archive"] | None = None,
        summaries: int | None = None, timeout: float | None = None,
    ) -> CompactionPreviewOutput:
        """What a run would fold."""
        return await self._call(COMPACTION_PREVIEW, locals())

    async def run(
        self, *, user_id: str | None = None, shared: bool | None = None, agent: str | None = None,
        project: str | None = None, before: datetime | str | date | int | None = None, force: bool | None = None,
        partial: bool | None = None, strategy: Literal["summarize", "archive"] | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> CompactionRunOutput:
        """Fold now."""
        return await self._call(COMPACTION_RUN, locals())

    async def runs(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, cursor: str | None = None,
        kind: Literal["batch", "day", "global", "personality", "portrait"] | None = None,
        state: Literal["done", "refused", "undone"] | None = None,
        status: Literal["done", "refused", "undone"] | None = None, timeout: float | None = None,
    ) -> CompactionRunsOutput:
        """List what was folded."""
        return await self._call(COMPACTION_RUNS, locals())

    def iterate_runs(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        limit: int | None = None, kind: Literal["batch", "day", "global", "personality", "portrait"] | None = None,
        state: Literal["done", "refused", "undone"] | None = None,
        status: Literal["done", "refused", "undone"] | None = None, timeout: float | None = None,
    ) -> AsyncIterator[CompactionRun]:
        """Walks all pages of `runs` and yields every item; `limit` is the size of a page."""
        return self._iterate(COMPACTION_RUNS, CompactionRun, locals())

    async def get_run(
        self, run_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> CompactionGetRunOutput:
        """Read one run with its records. Needs `records:read`."""
        return await self._call(COMPACTION_GET_RUN, locals())

    async def undo(self, run_id: str, *, user_id: str | None = None, timeout: float | None = None) -> CompactionRun:
        """Take a run back."""
        return await self._call(COMPACTION_UNDO, locals())

    async def settings(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        agent: str | None = None, project: str | None = None, timeout: float | None = None,
    ) -> CompactionSettingsOutput:
        """Read the settings of compaction."""
        return await self._call(COMPACTION_SETTINGS, locals())

    async def put_user_settings(
        self, *, user_id: str | None = None, enabled: bool | None = None,
        strategy: Literal["summarize", "archive"] | None = None, types: Sequence[str] | None = None,
        age_days: float | None = None, max_access: int | None = None, max_importance: float | None = None,
        keep_importance: float | None = None, batch_size: int | None = None, summary_tokens: int | None = None,
        summary_share: float | None = None, max_shrink: float | None = None,
        triggers: CompactionPutUserSettingsBodyTriggers | None = None, ladder: bool | None = None,
        written: bool | None = None, scopes: Sequence[CompactionPutUserSettingsBodyScopesItem] | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> CompactionPutUserSettingsOutput:
        """Set compaction for one user."""
        return await self._call(COMPACTION_PUT_USER_SETTINGS, locals())

    async def put_tenant_settings(
        self, *, enabled: bool | None = None, strategy: Literal["summarize", "archive"] | None = None,
        types: Sequence[str] | None = None, age_days: float | None = None, max_access: int | None = None,
        max_importance: float | None = None, keep_importance: float | None = None, batch_size: int | None = None,
        summary_tokens: int | None = None, summary_share: float | None = None, max_shrink: float | None = None,
        triggers: CompactionPutUserSettingsBodyTriggers | None = None, ladder: bool | None = None,
        written: bool | None = None, scopes: Sequence[CompactionPutUserSettingsBodyScopesItem] | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> CompactionPutUserSettingsOutput:
        """Set compaction for the tenant."""
        return await self._call(COMPACTION_PUT_TENANT_SETTINGS, locals())

    async def metrics(self, *, days: int | None = None, timeout: float | None = None) -> CompactionMetricsOutput:
        """How well memory folds."""
        return await self._call(COMPACTION_METRICS, locals())


class SummariesRoom(AsyncRoom):
    async def list(
        self, *, user_id: str | None = None, limit: int | None = None, cursor: str | None = None,
        kind: Literal["batch", "day", "global"] | None = None, day: str | None = None, timeout: float | None = None,
    ) -> SummariesListOutput:
        """Read the summaries."""
        return await self._call(SUMMARIES_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, limit: int | None = None,
        kind: Literal["batch", "day", "global"] | None = None, day: str | None = None, timeout: float | None = None,
    ) -> AsyncIterator[Summary]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(SUMMARIES_LIST, Summary, locals())

    async def portrait(
        self, *, user_id: str | None = None, day: str | None = None, timeout: float | None = None,
    ) -> SummariesPortraitOutput:
        """Read what a user says about themselves."""
        return await self._call(SUMMARIES_PORTRAIT, locals())

    async def refresh(
        self, *, user_id: str | None = None, wait: int | None = None, timeout: float | None = None,
    ) -> SummariesRefreshOutput:
        """Bring the summaries up to date."""
        return await self._call(SUMMARIES_REFRESH, locals())


class StatusRoom(AsyncRoom):
    async def get(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        timeout: float | None = None,
    ) -> Status:
        """What is stored."""
        return await self._call(STATUS_GET, locals())

    async def agent(
        self, agent: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> AgentStatus:
        """What an agent is doing."""
        return await self._call(STATUS_AGENT, locals())


class HealthRoom(AsyncRoom):
    async def live(self, *, timeout: float | None = None) -> Liveness:
        """Whether the process runs."""
        return await self._call(HEALTH_LIVE, locals())

    async def ready(self, *, timeout: float | None = None) -> Readiness:
        """Whether requests can be served."""
        return await self._call(HEALTH_READY, locals())

    async def metrics(self, *, timeout: float | None = None) -> str:
        """The numbers of the process, for Prometheus."""
        return await self._call(HEALTH_METRICS, locals())

    async def version(self, *, timeout: float | None = None) -> ServerVersion:
        """The version of the server."""
        return await self._call(HEALTH_VERSION, locals())


class TenantsRoom(AsyncRoom):
    async def create(
        self, name: str, *, time_zone: str | None = None, language: str | None = None,
        rate_limit: int | None | Unset = UNSET, key_rate_limit: int | None | Unset = UNSET,
        quota_records: int | None | Unset = UNSET, quota_bytes: int | None | Unset = UNSET,
        admin_key: bool | None = None, default_user_id: str | None = None, timeout: float | None = None,
    ) -> NewTenant:
        """Create a tenant."""
        return await self._call(TENANTS_CREATE, locals())

    async def list(
        self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> TenantPage:
        """List the tenants. Needs `install`."""
        return await self._call(TENANTS_LIST, locals())

    def iterate(self, *, limit: int | None = None, timeout: float | None = None) -> AsyncIterator[Tenant]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(TENANTS_LIST, Tenant, locals())

    async def get(self, tenant_id: str, *, timeout: float | None = None) -> Tenant:
        """Read a tenant. Needs `install`."""
        return await self._call(TENANTS_GET, locals())

    async def update(
        self, tenant_id: str, *, name: str | None = None, time_zone: str | None = None, language: str | None = None,
        rate_limit: int | None | Unset = UNSET, key_rate_limit: int | None | Unset = UNSET,
        quota_records: int | None | Unset = UNSET, quota_bytes: int | None | Unset = UNSET,
        timeout: float | None = None,
    ) -> Tenant:
        """Change a tenant’s settings. Needs `install`."""
        return await self._call(TENANTS_UPDATE, locals())

    async def get_own(self, *, timeout: float | None = None) -> Tenant:
        """Read the key’s own tenant. Needs `admin`."""
        return await self._call(TENANTS_GET_OWN, locals())

    async def update_own(
        self, *, name: str | None = None, time_zone: str | None = None, language: str | None = None,
        timeout: float | None = None,
    ) -> Tenant:
        """Change the settings of the key’s own tenant."""
        return await self._call(TENANTS_UPDATE_OWN, locals())

    async def own_usage(self, *, days: int | None = None, timeout: float | None = None) -> TenantsOwnUsageOutput:
        """What the key’s own tenant stores and has used. Needs `admin`."""
        return await self._call(TENANTS_OWN_USAGE, locals())

    async def usage(
        self, tenant_id: str, *, days: int | None = None, timeout: float | None = None,
    ) -> TenantsOwnUsageOutput:
        """What a tenant stores and has used. Needs `install`."""
        return await self._call(TENANTS_USAGE, locals())


class KeysRoom(AsyncRoom):
    async def create(
        self, name: str,
        permissions: Sequence[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "models:use", "privacy", "admin", "install"]],
        *, user_id: str | None = None, agent: str | None = None, project: str | None = None,
        default_user_id: str | None = None, include_shared: bool | None = None,
        source_class: Literal["user", "tool_output"] | None = None, trust_cap: float | None = None,
        expires_at: datetime | str | date | int | None = None, rate_limit: int | None | Unset = UNSET,
        timeout: float | None = None,
    ) -> NewKey:
        """Create a key."""
        return await self._call(KEYS_CREATE, locals())

    async def list(
        self, *, limit: int | None = None, cursor: str | None = None, include_revoked: bool | None = None,
        timeout: float | None = None,
    ) -> KeyPage:
        """List the keys."""
        return await self._call(KEYS_LIST, locals())

    def iterate(
        self, *, limit: int | None = None, include_revoked: bool | None = None, timeout: float | None = None,
    ) -> AsyncIterator[Key]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(KEYS_LIST, Key, locals())

    async def get(self, key_id: str, *, timeout: float | None = None) -> Key:
        """Read a key. Needs `admin`."""
        return await self._call(KEYS_GET, locals())

    async def update(
        self, key_id: str, *, name: str | None = None, expires_at: datetime | str | date | int | None | Unset = UNSET,
        rate_limit: int | None | Unset = UNSET, timeout: float | None = None,
    ) -> Key:
        """Rename a key or change when it expires."""
        return await self._call(KEYS_UPDATE, locals())

    async def revoke(self, key_id: str, *, timeout: float | None = None) -> Key:
        """Revoke a key."""
        return await self._call(KEYS_REVOKE, locals())

    async def rotate(self, key_id: str, *, grace_seconds: int | None = None, timeout: float | None = None) -> NewKey:
        """Give a key a new secret."""
        return await self._call(KEYS_ROTATE, locals())


class UsersRoom(AsyncRoom):
    async def list(
        self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> UserPage:
        """List the users."""
        return await self._call(USERS_LIST, locals())

    def iterate(self, *, limit: int | None = None, timeout: float | None = None) -> AsyncIterator[User]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(USERS_LIST, User, locals())

    async def get(self, user_id: str, *, timeout: float | None = None) -> User:
        """Read a user’s settings. Needs `admin`."""
        return await self._call(USERS_GET, locals())

    async def put(
        self, user_id: str, *, time_zone: str | None | Unset = UNSET, language: str | None | Unset = UNSET,
        metadata: Mapping[str, Any] | None = None, timeout: float | None = None,
    ) -> User:
        """Set a user’s settings."""
        return await self._call(USERS_PUT, locals())

    async def pause(self, user_id: str, *, timeout: float | None = None) -> UsersPauseOutput:
        """Learn nothing new about a user."""
        return await self._call(USERS_PAUSE, locals())

    async def resume(self, user_id: str, *, timeout: float | None = None) -> UsersPauseOutput:
        """Learn about a user again. Needs `privacy`."""
        return await self._call(USERS_RESUME, locals())

    async def export_data(self, user_id: str, *, timeout: float | None = None) -> bytes:
        """Everything that is kept about a user."""
        return await self._call(USERS_EXPORT_DATA, locals())

    async def import_data(
        self, user_id: str, body: bytes | str, *, wait: int | None = None, timeout: float | None = None,
    ) -> UsersImportDataOutput:
        """Store an export for a user."""
        return await self._call(USERS_IMPORT_DATA, locals())

    async def transfer(self, id: str, *, timeout: float | None = None) -> UsersImportDataOutput:
        """How far an import is. Needs `privacy`."""
        return await self._call(USERS_TRANSFER, locals())


class TokensRoom(AsyncRoom):
    async def mint(
        self, *, user_id: str | None = None,
        permissions: Sequence[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "models:use", "privacy", "admin", "install"]] | None = None,
        include_shared: bool | None = None, trust_cap: float | None = None, expires_in: int | None = None,
        timeout: float | None = None,
    ) -> Token:
        """Mint a user token."""
        return await self._call(TOKENS_MINT, locals())

    async def me(self, *, user_id: str | None = None, timeout: float | None = None) -> Me:
        """Who the key is."""
        return await self._call(TOKENS_ME, locals())


class ModelsRoom(AsyncRoom):
    async def generate(
        self, *, prompt: str | None = None, messages: Sequence[GenerateTurn] | None = None, system: str | None = None,
        schema: Mapping[str, Any] | None = None, max_tokens: int | None = None, temperature: float | None = None,
        deadline_ms: int | None = None, user_id: str | None = None, timeout: float | None = None,
    ) -> ModelsGenerateOutput:
        """Ask the language model."""
        return await self._call(MODELS_GENERATE, locals())

    async def usage(self, *, days: int | None = None, timeout: float | None = None) -> ModelsUsageOutput:
        """What the tenant’s calls to language models have used. Needs `admin`."""
        return await self._call(MODELS_USAGE, locals())

    async def settings(self, *, timeout: float | None = None) -> ModelsSettingsOutput:
        """Read which language models are set, and what they may cost. Needs `admin`."""
        return await self._call(MODELS_SETTINGS, locals())

    async def put_settings(
        self, *, allowed: bool | None = None, tokens_per_day: int | None = None, tokens_per_month: int | None = None,
        usd_per_day: float | None = None, usd_per_month: float | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ModelsPutSettingsOutput:
        """Set whether language models are asked for the tenant, and what they may cost."""
        return await self._call(MODELS_PUT_SETTINGS, locals())


class PrivacyRoom(AsyncRoom):
    async def erase_user(
        self, user_id: str, *, dry_run: bool | None = None, reason: str | None = None, timeout: float | None = None,
    ) -> PrivacyEraseUserOutput:
        """Erase a person."""
        return await self._call(PRIVACY_ERASE_USER, locals())

    async def erase(
        self, *, agent: str | None = None, session_id: str | None = None, records: Sequence[str] | None = None,
        source: str | None = None, filter: Mapping[str, Any] | None = None, user_id: str | None = None,
        dry_run: bool | None = None, reason: str | None = None, timeout: float | None = None,
    ) -> PrivacyEraseUserOutput:
        """Erase a part of memory."""
        return await self._call(PRIVACY_ERASE, locals())

    async def list_erasures(
        self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> PrivacyListErasuresOutput:
        """List the erasures."""
        return await self._call(PRIVACY_LIST_ERASURES, locals())

    def iterate_list_erasures(
        self, *, limit: int | None = None, timeout: float | None = None,
    ) -> AsyncIterator[Erasure]:
        """Walks all pages of `list_erasures` and yields every item; `limit` is the size of a page."""
        return self._iterate(PRIVACY_LIST_ERASURES, Erasure, locals())

    async def get_erasure(self, id: str, *, timeout: float | None = None) -> Erasure:
        """How far an erasure has got. Needs `privacy`."""
        return await self._call(PRIVACY_GET_ERASURE, locals())

    async def receipt(self, id: str, *, timeout: float | None = None) -> PrivacyReceiptOutput:
        """The signed receipt of an erasure."""
        return await self._call(PRIVACY_RECEIPT, locals())

    async def erase_tenant(
        self, tenant_id: str, *, dry_run: bool | None = None, reason: str | None = None, timeout: float | None = None,
    ) -> PrivacyEraseUserOutput:
        """Erase a tenant."""
        return await self._call(PRIVACY_ERASE_TENANT, locals())

    async def tenant_erasure(self, tenant_id: str, *, timeout: float | None = None) -> Erasure:
        """How far the erasure of a tenant has got."""
        return await self._call(PRIVACY_TENANT_ERASURE, locals())

    async def tenant_receipt(self, tenant_id: str, *, timeout: float | None = None) -> PrivacyReceiptOutput:
        """The signed receipt of a tenant’s erasure. Needs `install`."""
        return await self._call(PRIVACY_TENANT_RECEIPT, locals())

    async def receipt_key(self, *, timeout: float | None = None) -> PrivacyReceiptKeyOutput:
        """The public keys that receipts are verified with."""
        return await self._call(PRIVACY_RECEIPT_KEY, locals())

    async def hold_user(self, user_id: str, *, timeout: float | None = None) -> PrivacyHoldUserOutput:
        """Put a user under legal hold."""
        return await self._call(PRIVACY_HOLD_USER, locals())

    async def release_user(self, user_id: str, *, timeout: float | None = None) -> PrivacyHoldUserOutput:
        """Lift the legal hold of a user."""
        return await self._call(PRIVACY_RELEASE_USER, locals())

    async def hold_record(
        self, id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> PrivacyHoldRecordOutput:
        """Put a memory under legal hold."""
        return await self._call(PRIVACY_HOLD_RECORD, locals())

    async def release_record(
        self, id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> PrivacyHoldRecordOutput:
        """Lift the legal hold of a memory. Needs `privacy`."""
        return await self._call(PRIVACY_RELEASE_RECORD, locals())

    async def ledger(
        self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> PrivacyLedgerOutput:
        """Read the ledger of erasures."""
        return await self._call(PRIVACY_LEDGER, locals())

    def iterate_ledger(
        self, *, limit: int | None = None, timeout: float | None = None,
    ) -> AsyncIterator[PrivacyLedgerOutputEntriesItem]:
        """Walks all pages of `ledger` and yields every item; `limit` is the size of a page."""
        return self._iterate(PRIVACY_LEDGER, PrivacyLedgerOutputEntriesItem, locals())

    async def rewrites(
        self, *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> PrivacyRewritesOutput:
        """When tables and indexes were made anew."""
        return await self._call(PRIVACY_REWRITES, locals())

    def iterate_rewrites(
        self, *, limit: int | None = None, timeout: float | None = None,
    ) -> AsyncIterator[PrivacyRewritesOutputRewritesItem]:
        """Walks all pages of `rewrites` and yields every item; `limit` is the size of a page."""
        return self._iterate(PRIVACY_REWRITES, PrivacyRewritesOutputRewritesItem, locals())


class JobsRoom(AsyncRoom):
    async def get(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        timeout: float | None = None,
    ) -> JobsGetOutput:
        """What became of a job."""
        return await self._call(JOBS_GET, locals())

    async def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        record: str | None = None, kind: str | None = None,
        state: Literal["queued", "running", "retrying", "done", "dropped", "failed"] | None = None,
        limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> JobsListOutput:
        """List jobs."""
        return await self._call(JOBS_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        record: str | None = None, kind: str | None = None,
        state: Literal["queued", "running", "retrying", "done", "dropped", "failed"] | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> AsyncIterator[JobsGetOutput]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(JOBS_LIST, JobsGetOutput, locals())


class DeadLettersRoom(AsyncRoom):
    async def list(
        self, *, kind: str | None = None, user_id: str | None = None,
        failed_since: datetime | str | date | int | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> DeadLettersListOutput:
        """List the jobs that were given up."""
        return await self._call(DEAD_LETTERS_LIST, locals())

    def iterate(
        self, *, kind: str | None = None, user_id: str | None = None,
        failed_since: datetime | str | date | int | None = None, limit: int | None = None, timeout: float | None = None,
    ) -> AsyncIterator[DeadLetter]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(DEAD_LETTERS_LIST, DeadLetter, locals())

    async def replay(self, id: str, *, timeout: float | None = None) -> DeadLettersReplayOutput:
        """Try a job again that was given up."""
        return await self._call(DEAD_LETTERS_REPLAY, locals())

    async def replay_matching(
        self, *, kind: str | None = None, user_id: str | None = None,
        failed_since: datetime | str | date | int | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> DeadLettersReplayMatchingOutput:
        """Try jobs again that were given up. Needs `admin`."""
        return await self._call(DEAD_LETTERS_REPLAY_MATCHING, locals())

    async def discard(self, id: str, *, timeout: float | None = None) -> DeadLettersDiscardOutput:
        """Discard a job that was given up. Needs `admin`."""
        return await self._call(DEAD_LETTERS_DISCARD, locals())

    async def discard_matching(
        self, *, kind: str | None = None, user_id: str | None = None,
        failed_since: datetime | str | date | int | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> DeadLettersDiscardMatchingOutput:
        """Discard jobs that were given up. Needs `admin`."""
        return await self._call(DEAD_LETTERS_DISCARD_MATCHING, locals())


class WebhooksRoom(AsyncRoom):
    async def create(
        self, url: str, events: Sequence[str], *, name: str | None = None, content: bool | None = None,
        timeout: float | None = None,
    ) -> WebhooksCreateOutput:
        """Have an address told of what happens."""
        return await self._call(WEBHOOKS_CREATE, locals())

    async def list(self, *, timeout: float | None = None) -> WebhooksListOutput:
        """List the webhooks. Needs `admin`."""
        return await self._call(WEBHOOKS_LIST, locals())

    async def get(self, id: str, *, timeout: float | None = None) -> Webhook:
        """Read a webhook. Needs `admin`."""
        return await self._call(WEBHOOKS_GET, locals())

    async def update(
        self, id: str, *, name: str | None = None, url: str | None = None, events: Sequence[str] | None = None,
        content: bool | None = None, enabled: bool | None = None, timeout: float | None = None,
    ) -> Webhook:
        """Change, disable or enable a webhook. Needs `admin`."""
        return await self._call(WEBHOOKS_UPDATE, locals())

    async def delete(self, id: str, *, timeout: float | None = None) -> DeleteOutcome:
        """Delete a webhook."""
        return await self._call(WEBHOOKS_DELETE, locals())

    async def rotate_secret(
        self, id: str, *, overlap_hours: int | None = None, timeout: float | None = None,
    ) -> WebhooksCreateOutput:
        """Give a webhook a new secret."""
        return await self._call(WEBHOOKS_ROTATE_SECRET, locals())

    async def test(self, id: str, *, timeout: float | None = None) -> WebhooksTestOutput:
        """Send a webhook a test."""
        return await self._call(WEBHOOKS_TEST, locals())

    async def replay(
        self, id: str, *, failed_since: datetime | str | date | int | None = None, limit: int | None = None,
        timeout: float | None = None,
    ) -> WebhooksReplayOutput:
        """Send again what was given up."""
        return await self._call(WEBHOOKS_REPLAY, locals())

    async def list_deliveries(
        self, id: str, *, state: Literal["waiting", "retrying", "delivered", "dropped", "given_up"] | None = None,
        limit: int | None = None, cursor: str | None = None, timeout: float | None = None,
    ) -> WebhooksListDeliveriesOutput:
        """What a webhook was told, and what it was not."""
        return await self._call(WEBHOOKS_LIST_DELIVERIES, locals())

    def iterate_list_deliveries(
        self, id: str, *, state: Literal["waiting", "retrying", "delivered", "dropped", "given_up"] | None = None,
        limit: int | None = None, timeout: float | None = None,
    ) -> AsyncIterator[WebhookDelivery]:
        """Walks all pages of `list_deliveries` and yields every item; `limit` is the size of a page."""
        return self._iterate(WEBHOOKS_LIST_DELIVERIES, WebhookDelivery, locals())


class AuditRoom(AsyncRoom):
    async def list(
        self, *, from_: datetime | str | date | int | None = None, to: datetime | str | date | int | None = None,
        key_id: str | None = None, operation: str | None = None,
        kind: Literal["change", "read", "refusal"] | None = None,
        outcome: Literal["ok", "refused", "failed"] | None = None, user_id: str | None = None,
        record_id: str | None = None, in_chain: bool | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> AuditListOutput:
        """Read the audit."""
        return await self._call(AUDIT_LIST, locals())

    def iterate(
        self, *, from_: datetime | str | date | int | None = None, to: datetime | str | date | int | None = None,
        key_id: str | None = None, operation: str | None = None,
        kind: Literal["change", "read", "refusal"] | None = None,
        outcome: Literal["ok", "refused", "failed"] | None = None, user_id: str | None = None,
        record_id: str | None = None, in_chain: bool | None = None, limit: int | None = None,
        timeout: float | None = None,
    ) -> AsyncIterator[AuditEntry]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(AUDIT_LIST, AuditEntry, locals())

    async def head(self, *, timeout: float | None = None) -> AuditHeadOutput:
        """Where the chain of the audit ends."""
        return await self._call(AUDIT_HEAD, locals())

    async def verify(
        self, *, head: str | Sequence[str] | None = None, limit: int | None = None, cursor: str | None = None,
        timeout: float | None = None,
    ) -> AuditVerifyOutput:
        """Check the chain of the audit."""
        return await self._call(AUDIT_VERIFY, locals())

    async def settings(self, *, timeout: float | None = None) -> AuditSettingsOutput:
        """Which reads are noted."""
        return await self._call(AUDIT_SETTINGS, locals())

    async def set_settings(
        self, *, reads: Literal["off", "counts", "all"] | None = None, timeout: float | None = None,
    ) -> AuditSettingsOutput:
        """Set which reads are noted."""
        return await self._call(AUDIT_SET_SETTINGS, locals())


class AmpRoom(AsyncRoom):
    async def store(
        self, record: NewAmpRecord | Mapping[str, Any], *, user_id: str | None = None,
        fields: Mapping[str, Any] | None = None, idempotency_key: str | None = None, wait: int | None = None,
        timeout: float | None = None,
    ) -> AmpStoreOutput:
        """AMP store. Needs `records:write`."""
        return await self._call(AMP_STORE, locals())

    async def search(
        self, query: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, type: str | None = None, agent: str | None = None, project: str | None = None,
        session_id: str | None = None, role: str | None = None, tags: Sequence[str] | None = None,
        filter: Mapping[str, Any] | None = None, as_of: datetime | str | date | int | None = None,
        valid_at: datetime | str | date | int | None = None, limit: int | None = None, min_score: float | None = None,
        token_budget: int | None = None, order: Literal["score", "chronological"] | None = None,
        scope_expansion: bool | None = None, graph: SearchRecordsBodyGraph | None = None,
        fields: Mapping[str, Any] | None = None, timeout: float | None = None,
    ) -> AmpSearchOutput:
        """AMP search. Needs `records:read`."""
        return await self._call(AMP_SEARCH, locals())

    async def list(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        type: str | None = None, agent: str | None = None, project: str | None = None, session_id: str | None = None,
        role: str | None = None, tags: Sequence[str] | str | None = None, limit: int | None = None,
        offset: int | None = None, order: Literal["asc", "desc"] | None = None, timeout: float | None = None,
    ) -> AmpListOutput:
        """AMP list. Needs `records:read`."""
        return await self._call(AMP_LIST, locals())

    def iterate(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        type: str | None = None, agent: str | None = None, project: str | None = None, session_id: str | None = None,
        role: str | None = None, tags: Sequence[str] | str | None = None, limit: int | None = None,
        order: Literal["asc", "desc"] | None = None, timeout: float | None = None,
    ) -> AsyncIterator[AmpRecord]:
        """Walks all pages of `list` and yields every item; `limit` is the size of a page."""
        return self._iterate(AMP_LIST, AmpRecord, locals())

    async def get(
        self, id: str, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        reinforce: bool | None = None, timeout: float | None = None,
    ) -> AmpGetOutput:
        """AMP get. Needs `records:read`."""
        return await self._call(AMP_GET, locals())

    async def delete(
        self, id: str, *, user_id: str | None = None, if_match: int | str | None = None, timeout: float | None = None,
    ) -> AmpDeleteOutput:
        """AMP delete. Needs `records:write`."""
        return await self._call(AMP_DELETE, locals())

    async def status(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        timeout: float | None = None,
    ) -> AmpStatusOutput:
        """AMP status. Needs `records:read`."""
        return await self._call(AMP_STATUS, locals())

    async def agent_status(
        self, agent: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> AmpAgentStatusOutput:
        """AMP agent_status. Needs `records:read`."""
        return await self._call(AMP_AGENT_STATUS, locals())

    async def call(
        self, operation: Literal["store", "search", "get", "delete", "list", "status", "agent_status"], *,
        fields: Mapping[str, Any] | None = None, timeout: float | None = None,
    ) -> AmpCallOutput:
        """Any AMP operation."""
        return await self._call(AMP_CALL, locals())

    async def schema(self, *, timeout: float | None = None) -> AmpSchemaOutput:
        """JSON Schemas of AMP."""
        return await self._call(AMP_SCHEMA, locals())

    async def schema_of(self, type: str, *, timeout: float | None = None) -> dict[str, Any]:
        """JSON Schema of a record type or an operation of AMP."""
        return await self._call(AMP_SCHEMA_OF, locals())


class AgentsRoom(AsyncRoom):
    async def list(
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
        """List agents."""
        return await self._call(AGENTS_LIST, locals())

    async def create(
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
        """Make an agent."""
        return await self._call(AGENTS_CREATE, locals())

    async def count(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        name: str | None = None, query_text: str | None = None, tags: Sequence[str] | str | None = None,
        match_all_tags: bool | None = None, created_by_id: str | None = None, project_id: str | None = None,
        template_id: str | None = None, base_template_id: str | None = None, identity_id: str | None = None,
        identifier_keys: Sequence[str] | str | None = None, last_stop_reason: str | None = None,
        timeout: float | None = None,
    ) -> int:
        """Count agents. Needs `blocks:read`."""
        return await self._call(AGENTS_COUNT, locals())

    async def get(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> AgentsListOutputItem:
        """Read an agent. Needs `blocks:read`."""
        return await self._call(AGENTS_GET, locals())

    async def update(
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
        """Edit an agent."""
        return await self._call(AGENTS_UPDATE, locals())

    async def delete(self, agent_id: str, *, user_id: str | None = None, timeout: float | None = None) -> None:
        """Delete an agent."""
        return await self._call(AGENTS_DELETE, locals())

    async def core_memory(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> AgentsListOutputItemMemory:
        """Read the core memory of an agent."""
        return await self._call(AGENTS_CORE_MEMORY, locals())

    async def recompile(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> str:
        """The system prompt of an agent."""
        return await self._call(AGENTS_RECOMPILE, locals())


class BlocksRoom(AsyncRoom):
    async def create(
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
        """Make a block."""
        return await self._call(BLOCKS_CREATE, locals())

    async def list(
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
        """List blocks."""
        return await self._call(BLOCKS_LIST, locals())

    async def count(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        label: str | None = None, name: str | None = None, tags: Sequence[str] | str | None = None,
        match_all_tags: bool | None = None, label_search: str | None = None, description_search: str | None = None,
        value_search: str | None = None, connected_to_agents_count_gt: int | None = None,
        connected_to_agents_count_lt: int | None = None,
        connected_to_agents_count_eq: Sequence[int] | int | None = None, show_hidden_blocks: bool | None = None,
        templates_only: bool | None = None, project_id: str | None = None, identity_id: str | None = None,
        identifier_keys: Sequence[str] | str | None = None, timeout: float | None = None,
    ) -> int:
        """Count blocks. Needs `blocks:read`."""
        return await self._call(BLOCKS_COUNT, locals())

    async def get(
        self, block_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> Block:
        """Read a block. Needs `blocks:read`."""
        return await self._call(BLOCKS_GET, locals())

    async def update(
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
        """Edit a block."""
        return await self._call(BLOCKS_UPDATE, locals())

    async def delete(
        self, block_id: str, *, user_id: str | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Delete a block."""
        return await self._call(BLOCKS_DELETE, locals())

    async def history(
        self, block_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, limit: int | None = None, before: int | None = None,
        timeout: float | None = None,
    ) -> BlocksHistoryOutput:
        """The history of a block."""
        return await self._call(BLOCKS_HISTORY, locals())

    async def diff(
        self, block_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, from_: int | None = None, to: int | None = None, timeout: float | None = None,
    ) -> BlocksDiffOutput:
        """What differs between two states of a block."""
        return await self._call(BLOCKS_DIFF, locals())

    async def checkpoint(
        self, block_id: str, *, user_id: str | None = None, name: str | None = None, reason: str | None = None,
        if_match: int | str | None = None, timeout: float | None = None,
    ) -> Block:
        """Name the state that a block is in."""
        return await self._call(BLOCKS_CHECKPOINT, locals())

    async def undo(
        self, block_id: str, *, user_id: str | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block:
        """Undo the last change of a block."""
        return await self._call(BLOCKS_UNDO, locals())

    async def redo(
        self, block_id: str, *, user_id: str | None = None, if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block:
        """Redo what was undone. Needs `blocks:write`."""
        return await self._call(BLOCKS_REDO, locals())

    async def agents(
        self, block_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, before: str | None = None, after: str | None = None, limit: int | None = None,
        order: Literal["asc", "desc"] | None = None, timeout: float | None = None,
    ) -> list[AgentsListOutputItem]:
        """The agents that hold a block."""
        return await self._call(BLOCKS_AGENTS, locals())


class CoreMemoryRoom(AsyncRoom):
    async def list(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, before: str | None = None, after: str | None = None, limit: int | None = None,
        order: Literal["asc", "desc"] | None = None, timeout: float | None = None,
    ) -> list[Block]:
        """List the blocks of an agent."""
        return await self._call(CORE_MEMORY_LIST, locals())

    async def get(
        self, agent_id: str, block_label: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, timeout: float | None = None,
    ) -> Block:
        """Read a block of an agent by its label. Needs `blocks:read`."""
        return await self._call(CORE_MEMORY_GET, locals())

    async def update(
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
        """Edit a block of an agent by its label."""
        return await self._call(CORE_MEMORY_UPDATE, locals())

    async def attach(
        self, agent_id: str, block_id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> AgentsListOutputItem:
        """Let an agent hold a block."""
        return await self._call(CORE_MEMORY_ATTACH, locals())

    async def detach(
        self, agent_id: str, block_id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> AgentsListOutputItem:
        """Take a block from an agent."""
        return await self._call(CORE_MEMORY_DETACH, locals())

    async def append(
        self, agent_id: str, label: str, content: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Append to a block."""
        return await self._call(CORE_MEMORY_APPEND, locals())

    async def replace(
        self, agent_id: str, label: str, old_content: str, new_content: str, *, user_id: str | None = None,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Replace a text in a block everywhere."""
        return await self._call(CORE_MEMORY_REPLACE, locals())

    async def render(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, line_numbers: bool | None = None, timeout: float | None = None,
    ) -> CoreMemoryRenderOutput:
        """The blocks of an agent as a prompt holds them."""
        return await self._call(CORE_MEMORY_RENDER, locals())


class MemoryRoom(AsyncRoom):
    async def replace(
        self, agent_id: str, label: str, old_string: str, new_string: str, *, user_id: str | None = None,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Replace the one occurrence of a text in a block."""
        return await self._call(MEMORY_REPLACE, locals())

    async def insert(
        self, agent_id: str, label: str, new_string: str, *, user_id: str | None = None, insert_line: int | None = None,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Insert lines into a block."""
        return await self._call(MEMORY_INSERT, locals())

    async def rethink(
        self, agent_id: str, label: str, new_memory: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Write a block anew."""
        return await self._call(MEMORY_RETHINK, locals())

    async def apply_patch(
        self, agent_id: str, patch: str, *, user_id: str | None = None, label: str | None = None,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Apply a patch to one block or several."""
        return await self._call(MEMORY_APPLY_PATCH, locals())

    async def command(
        self, agent_id: str, command: str, *, user_id: str | None = None, path: str | None | Unset = UNSET,
        file_text: str | None | Unset = UNSET, description: str | None | Unset = UNSET,
        old_string: str | None | Unset = UNSET, new_string: str | None | Unset = UNSET,
        insert_line: int | None | Unset = UNSET, insert_text: str | None | Unset = UNSET,
        old_path: str | None | Unset = UNSET, new_path: str | None | Unset = UNSET, timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Edit blocks by commands over paths."""
        return await self._call(MEMORY_COMMAND, locals())

    async def finish_edits(
        self, agent_id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> CoreMemoryAppendOutput:
        """Say that editing is done."""
        return await self._call(MEMORY_FINISH_EDITS, locals())


class ArchivalRoom(AsyncRoom):
    async def insert(
        self, agent_id: str, text: str, *, user_id: str | None = None, shared: bool | None = None,
        tags: Sequence[str] | None | Unset = UNSET, created_at: datetime | str | date | int | None | Unset = UNSET,
        idempotency_key: str | None = None, wait: int | None = None, timeout: float | None = None,
    ) -> list[ArchivalPassage]:
        """Add to an agent’s archival memory."""
        return await self._call(ARCHIVAL_INSERT, locals())

    async def list(
        self, agent_id: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, after: str | None = None, before: str | None = None, limit: int | None = None,
        search: str | None = None, ascending: bool | None = None, timeout: float | None = None,
    ) -> list[ArchivalPassage]:
        """List an agent’s archival memory."""
        return await self._call(ARCHIVAL_LIST, locals())

    async def search(
        self, agent_id: str, query: str, *, user_id: str | None = None, include_shared: bool | None = None,
        all_users: bool | None = None, tags: Sequence[str] | str | None = None,
        tag_match_mode: Literal["any", "all"] | None = None, top_k: int | None = None,
        start_datetime: str | None = None, end_datetime: str | None = None, timeout: float | None = None,
    ) -> ArchivalSearchOutput:
        """Search an agent’s archival memory."""
        return await self._call(ARCHIVAL_SEARCH, locals())

    async def delete(
        self, agent_id: str, memory_id: str, *, user_id: str | None = None, timeout: float | None = None,
    ) -> None:
        """Delete from an agent’s archival memory. Needs `records:write`."""
        return await self._call(ARCHIVAL_DELETE, locals())


class PassagesRoom(AsyncRoom):
    async def search(
        self, *, user_id: str | None = None, include_shared: bool | None = None, all_users: bool | None = None,
        query: str | None | Unset = UNSET, agent_id: str | None | Unset = UNSET, archive_id: str | None | Unset = UNSET,
        tags: Sequence[str] | None | Unset = UNSET, tag_match_mode: Literal["any", "all"] | None = None,
        limit: int | None = None, start_date: datetime | str | date | int | None | Unset = UNSET,
        end_date: datetime | str | date | int | None | Unset = UNSET, timeout: float | None = None,
    ) -> list[PassagesSearchOutputItem]:
        """Search archival memory."""
        return await self._call(PASSAGES_SEARCH, locals())


class AsyncRooms:
    """The rooms that are as they were generated. The client adds the others."""

    def __init__(self, client: AsyncConnection) -> None:
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
