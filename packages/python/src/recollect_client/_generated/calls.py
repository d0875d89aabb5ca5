# Generated from the OpenAPI documents by `npm run clients`. Do not edit.
"""`call` for every operation by its name, typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, overload

from .._room import AsyncConnection, Connection
from .inputs import (
    AgentsCoreMemoryParams,
    AgentsCoreMemoryQuery,
    AgentsCountQuery,
    AgentsCreateBody,
    AgentsDeleteParams,
    AgentsDeleteQuery,
    AgentsGetParams,
    AgentsGetQuery,
    AgentsListQuery,
    AgentsRecompileParams,
    AgentsRecompileQuery,
    AgentsUpdateBody,
    AgentsUpdateParams,
    AmpAgentStatusParams,
    AmpAgentStatusQuery,
    AmpCallBody,
    AmpDeleteParams,
    AmpDeleteQuery,
    AmpGetParams,
    AmpGetQuery,
    AmpListQuery,
    AmpSchemaOfParams,
    AmpSearchBody,
    AmpStatusQuery,
    AmpStoreBody,
    AnswerMetricsQuery,
    AnswerQuestionBody,
    ArchivalDeleteParams,
    ArchivalDeleteQuery,
    ArchivalInsertBody,
    ArchivalInsertParams,
    ArchivalListParams,
    ArchivalListQuery,
    ArchivalSearchParams,
    ArchivalSearchQuery,
    AuditListQuery,
    AuditSetSettingsBody,
    AuditVerifyQuery,
    BlocksAgentsParams,
    BlocksAgentsQuery,
    BlocksCheckpointBody,
    BlocksCheckpointParams,
    BlocksCountQuery,
    BlocksCreateBody,
    BlocksDeleteParams,
    BlocksDeleteQuery,
    BlocksDiffParams,
    BlocksDiffQuery,
    BlocksGetParams,
    BlocksGetQuery,
    BlocksHistoryParams,
    BlocksHistoryQuery,
    BlocksListQuery,
    BlocksRedoParams,
    BlocksUndoParams,
    BlocksUpdateBody,
    BlocksUpdateParams,
    CognitiveAttendSensoryBody,
    CognitiveAttendSensoryParams,
    CognitiveCheckTriggersBody,
    CognitiveClearWorkingQuery,
    CognitiveConceptsQuery,
    CognitiveConsolidateBody,
    CognitiveEdgesQuery,
    CognitiveExportAgentQuery,
    CognitiveImportAgentBody,
    CognitiveListEpisodesQuery,
    CognitiveListProceduresQuery,
    CognitiveListProspectiveQuery,
    CognitiveListWorkingQuery,
    CognitiveNextBatchQuery,
    CognitivePruneSensoryBody,
    CognitivePushWorkingBody,
    CognitivePutSettingsBody,
    CognitiveRecallBody,
    CognitiveRecallProceduresBody,
    CognitiveRecentSensoryQuery,
    CognitiveRecordSensoryBody,
    CognitiveRememberBody,
    CognitiveResolveProspectiveParams,
    CognitiveSearchFactsQuery,
    CognitiveStatisticsQuery,
    CognitiveStoreEpisodeBody,
    CognitiveStoreFactBody,
    CognitiveStoreProcedureBody,
    CognitiveStoreProspectiveBody,
    CompactionGetRunParams,
    CompactionGetRunQuery,
    CompactionMetricsQuery,
    CompactionPreviewBody,
    CompactionPutUserSettingsBody,
    CompactionPutUserSettingsQuery,
    CompactionRunBody,
    CompactionRunsQuery,
    CompactionSettingsQuery,
    CompactionUndoParams,
    ContextBuildBody,
    ContextPutUserSettingsBody,
    ContextPutUserSettingsQuery,
    ContextSettingsQuery,
    CoreMemoryAppendBody,
    CoreMemoryAppendParams,
    CoreMemoryAttachParams,
    CoreMemoryAttachQuery,
    CoreMemoryDetachParams,
    CoreMemoryDetachQuery,
    CoreMemoryGetParams,
    CoreMemoryGetQuery,
    CoreMemoryListParams,
    CoreMemoryListQuery,
    CoreMemoryRenderParams,
    CoreMemoryRenderQuery,
    CoreMemoryReplaceBody,
    CoreMemoryReplaceParams,
    CoreMemoryUpdateParams,
    DeadLettersDiscardParams,
    DeadLettersListQuery,
    DeadLettersReplayMatchingBody,
    DeadLettersReplayParams,
    DecisionsAccuracyQuery,
    DecisionsDecideBody,
    DecisionsFeedbackBody,
    DecisionsFeedbackParams,
    EdgesCreateBody,
    EdgesCreateParams,
    EdgesDeleteParams,
    EdgesDeleteQuery,
    EdgesListParams,
    EdgesListQuery,
    EmbeddingsRetryParams,
    EntitiesFactsParams,
    EntitiesFactsQuery,
    EntitiesListQuery,
    ExtractionPutTenantSettingsBody,
    ExtractionPutUserSettingsBody,
    ExtractionPutUserSettingsQuery,
    ExtractionSettingsQuery,
    ForgettingDeleteUserSettingsQuery,
    ForgettingEventsQuery,
    ForgettingListQuery,
    ForgettingPreviewBody,
    ForgettingPutUserSettingsQuery,
    ForgettingRestoreBody,
    ForgettingSetUserPolicyParams,
    ForgettingSettingsInput,
    ForgettingSettingsQuery,
    ForgettingStatusQuery,
    ForgettingUnsetUserPolicyParams,
    ForgettingUserPolicyParams,
    GraphPutSettingsBody,
    GraphRelatedParams,
    GraphRelatedQuery,
    JobsGetParams,
    JobsGetQuery,
    JobsListQuery,
    KeysCreateBody,
    KeysGetParams,
    KeysListQuery,
    KeysRevokeParams,
    KeysRotateBody,
    KeysRotateParams,
    KeysUpdateBody,
    KeysUpdateParams,
    LettaAllMessagesQuery,
    LettaMessageParams,
    LettaMessageQuery,
    LettaMessagesParams,
    LettaMessagesQuery,
    LettaSearchMessagesBody,
    LettaTagsQuery,
    MemoryApplyPatchBody,
    MemoryApplyPatchParams,
    MemoryCommandBody,
    MemoryCommandParams,
    MemoryFinishEditsParams,
    MemoryInsertBody,
    MemoryInsertParams,
    MemoryReplaceBody,
    MemoryReplaceParams,
    MemoryRethinkBody,
    MemoryRethinkParams,
    MemorybankForgetBody,
    MemorybankRetrieveBody,
    MemorybankStoreBody,
    MessagesAppendBody,
    MessagesGetParams,
    MessagesGetQuery,
    MessagesLinkBody,
    MessagesLinkParams,
    MessagesListQuery,
    MessagesRecordsParams,
    MessagesRecordsQuery,
    ModelsGenerateBody,
    ModelsPutSettingsBody,
    ModelsUsageQuery,
    PassagesSearchBody,
    PrivacyEraseBody,
    PrivacyEraseTenantParams,
    PrivacyEraseUserBody,
    PrivacyEraseUserParams,
    PrivacyGetErasureParams,
    PrivacyHoldRecordParams,
    PrivacyHoldRecordQuery,
    PrivacyHoldUserParams,
    PrivacyLedgerQuery,
    PrivacyListErasuresQuery,
    PrivacyReceiptParams,
    PrivacyReleaseRecordParams,
    PrivacyReleaseRecordQuery,
    PrivacyReleaseUserParams,
    PrivacyRewritesQuery,
    PrivacyTenantErasureParams,
    PrivacyTenantReceiptParams,
    RecordEdit,
    RecordInput,
    RecordsDeleteBatchBody,
    RecordsDeleteParams,
    RecordsDeleteQuery,
    RecordsForgetParams,
    RecordsGetParams,
    RecordsGetQuery,
    RecordsListQuarantinedQuery,
    RecordsListQuery,
    RecordsMessagesParams,
    RecordsMessagesQuery,
    RecordsPatchParams,
    RecordsPromoteBody,
    RecordsPromoteParams,
    RecordsPurgeSourceBody,
    RecordsQuarantineBody,
    RecordsQuarantineParams,
    RecordsRestoreParams,
    RecordsRetentionParams,
    RecordsRetentionQuery,
    RecordsReviseBody,
    RecordsStoreBatchBody,
    RecordsUndoBody,
    RecordsUndoParams,
    RecordsVersionsParams,
    RecordsVersionsQuery,
    RevisionPutUserSettingsBody,
    RevisionPutUserSettingsQuery,
    RevisionSettingsQuery,
    SafetyPutTenantSettingsBody,
    SafetyPutUserSettingsBody,
    SafetyPutUserSettingsQuery,
    SafetySettingsQuery,
    SearchFeedbackBody,
    SearchInput,
    StatusAgentParams,
    StatusAgentQuery,
    StatusGetQuery,
    SummariesListQuery,
    SummariesPortraitQuery,
    TenantsCreateBody,
    TenantsGetParams,
    TenantsListQuery,
    TenantsOwnUsageQuery,
    TenantsUpdateBody,
    TenantsUpdateOwnBody,
    TenantsUpdateParams,
    TenantsUsageParams,
    TenantsUsageQuery,
    TokensMeQuery,
    TokensMintBody,
    UsersExportDataParams,
    UsersGetParams,
    UsersImportDataParams,
    UsersListQuery,
    UsersPauseParams,
    UsersPutBody,
    UsersPutParams,
    UsersResumeParams,
    UsersTransferParams,
    WebhooksCreateBody,
    WebhooksDeleteParams,
    WebhooksGetParams,
    WebhooksReplayBody,
    WebhooksReplayParams,
    WebhooksRotateSecretBody,
    WebhooksRotateSecretParams,
    WebhooksTestParams,
    WebhooksUpdateBody,
    WebhooksUpdateParams,
)
from .outputs import (
    AgentStatus,
    AgentsListOutputItem,
    AgentsListOutputItemMemory,
    AmpAgentStatusOutput,
    AmpCallOutput,
    AmpDeleteOutput,
    AmpGetOutput,
    AmpListOutput,
    AmpSchemaOutput,
    AmpSearchOutput,
    AmpStatusOutput,
    AmpStoreOutput,
    AnswerMetricsOutput,
    AnswerQuestionOutput,
    ArchivalPassage,
    ArchivalSearchOutput,
    AuditHeadOutput,
    AuditListOutput,
    AuditSettingsOutput,
    AuditVerifyOutput,
    BatchDeleteOutcome,
    BatchOutcome,
    Block,
    BlocksDiffOutput,
    BlocksHistoryOutput,
    CognitiveAttendSensoryOutput,
    CognitiveCheckTriggersOutput,
    CognitiveClearWorkingOutput,
    CognitiveConceptsOutput,
    CognitiveConsolidateOutput,
    CognitiveEdgesOutput,
    CognitiveExportAgentOutput,
    CognitiveImportAgentOutput,
    CognitiveListEpisodesOutput,
    CognitiveListProceduresOutput,
    CognitiveListProspectiveOutput,
    CognitiveListWorkingOutput,
    CognitivePruneSensoryOutput,
    CognitivePushWorkingOutput,
    CognitiveRecallOutput,
    CognitiveRecentSensoryOutput,
    CognitiveRecordSensoryOutput,
    CognitiveRememberOutput,
    CognitiveResolveProspectiveOutput,
    CognitiveSearchFactsOutput,
    CognitiveSettingsOutput,
    CognitiveStatisticsOutput,
    CognitiveStoreEpisodeOutput,
    CognitiveStoreFactOutput,
    CognitiveStoreProcedureOutput,
    CognitiveStoreProspectiveOutput,
    CompactionGetRunOutput,
    CompactionMetricsOutput,
    CompactionPreviewOutput,
    CompactionPutUserSettingsOutput,
    CompactionRun,
    CompactionRunOutput,
    CompactionRunsOutput,
    CompactionSettingsOutput,
    ContextBuildOutput,
    ContextPutUserSettingsOutput,
    ContextSettingsOutput,
    CoreMemoryAppendOutput,
    CoreMemoryRenderOutput,
    DeadLettersDiscardMatchingOutput,
    DeadLettersDiscardOutput,
    DeadLettersListOutput,
    DeadLettersReplayMatchingOutput,
    DeadLettersReplayOutput,
    DecisionsAccuracyOutput,
    DecisionsDecideOutput,
    DecisionsFeedbackOutput,
    DeleteOutcome,
    EdgesCreateOutput,
    EdgesDeleteOutput,
    EdgesListOutput,
    EmbeddingRetry,
    EntitiesFactsOutput,
    EntitiesListOutput,
    EntitiesReadNamesOutput,
    Erasure,
    ExtractionPutTenantSettingsOutput,
    ExtractionPutUserSettingsOutput,
    ExtractionSettingsOutput,
    ForgettingEventsOutput,
    ForgettingListOutput,
    ForgettingPreviewOutput,
    ForgettingRestoreOutput,
    ForgettingStatusOutput,
    ForgettingSweepOutput,
    ForgettingTenantSettingsOutput,
    GraphRelatedOutput,
    GraphSettingsOutput,
    JobsGetOutput,
    JobsListOutput,
    Key,
    KeyPage,
    LettaHealthOutput,
    LettaSaidMessage,
    LettaSearchMessagesOutputItem,
    LettaToolCallMessage,
    LettaToolReturnMessage,
    Liveness,
    Me,
    MemorybankForgetOutput,
    MemorybankRetrieveOutput,
    MemorybankStoreOutput,
    Message,
    MessagesAppendOutput,
    MessagesLinkOutput,
    MessagesRecordsOutput,
    ModelsGenerateOutput,
    ModelsPutSettingsOutput,
    ModelsSettingsOutput,
    ModelsUsageOutput,
    NewKey,
    NewTenant,
    PassagesSearchOutputItem,
    PatchedRecord,
    PrivacyEraseUserOutput,
    PrivacyHoldRecordOutput,
    PrivacyHoldUserOutput,
    PrivacyLedgerOutput,
    PrivacyListErasuresOutput,
    PrivacyReceiptKeyOutput,
    PrivacyReceiptOutput,
    PrivacyRewritesOutput,
    Readiness,
    RecordDetail,
    RecordPage,
    RecordsAcknowledgeOutput,
    RecordsForgetOutput,
    RecordsMessagesOutput,
    RecordsPromoteOutput,
    RecordsPurgeSourceOutput,
    RecordsQuarantineOutput,
    RecordsRestoreOutput,
    RecordsRetentionOutput,
    RecordsReviseBatchOutput,
    RecordsReviseOutput,
    RecordsUndoOutput,
    ReembedProgress,
    ReembedStart,
    RevisionPutUserSettingsOutput,
    RevisionSettingsOutput,
    SafetyPutTenantSettingsOutput,
    SafetyPutUserSettingsOutput,
    SafetySettingsOutput,
    SearchFeedbackOutput,
    SearchResults,
    ServerVersion,
    Status,
    StoreOutcome,
    SummariesListOutput,
    SummariesPortraitOutput,
    SummariesRefreshOutput,
    Tenant,
    TenantPage,
    TenantsOwnUsageOutput,
    Token,
    User,
    UserPage,
    UsersImportDataOutput,
    UsersPauseOutput,
    VersionPage,
    Webhook,
    WebhooksCreateOutput,
    WebhooksListOutput,
    WebhooksReplayOutput,
    WebhooksTestOutput,
)


class Calls(Connection):
    @overload
    def call(
        self,
        operation: Literal["records.store"],
        *,
        body: RecordInput | Mapping[str, Any],
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> StoreOutcome: ...

    @overload
    def call(
        self,
        operation: Literal["records.list"],
        *,
        query: RecordsListQuery | None = None,
        timeout: float | None = None,
    ) -> RecordPage: ...

    @overload
    def call(
        self,
        operation: Literal["records.store_batch"],
        *,
        body: RecordsStoreBatchBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> BatchOutcome: ...

    @overload
    def call(
        self,
        operation: Literal["records.delete_batch"],
        *,
        body: RecordsDeleteBatchBody,
        timeout: float | None = None,
    ) -> BatchDeleteOutcome: ...

    @overload
    def call(
        self,
        operation: Literal["records.get"],
        *,
        params: RecordsGetParams,
        query: RecordsGetQuery | None = None,
        timeout: float | None = None,
    ) -> RecordDetail: ...

    @overload
    def call(
        self,
        operation: Literal["records.patch"],
        *,
        params: RecordsPatchParams,
        body: RecordEdit | Mapping[str, Any],
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> PatchedRecord: ...

    @overload
    def call(
        self,
        operation: Literal["records.delete"],
        *,
        params: RecordsDeleteParams,
        query: RecordsDeleteQuery | None = None,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> DeleteOutcome: ...

    @overload
    def call(
        self,
        operation: Literal["records.versions"],
        *,
        params: RecordsVersionsParams,
        query: RecordsVersionsQuery | None = None,
        timeout: float | None = None,
    ) -> VersionPage: ...

    @overload
    def call(
        self,
        operation: Literal["messages.append"],
        *,
        body: MessagesAppendBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> MessagesAppendOutput: ...

    @overload
    def call(
        self,
        operation: Literal["messages.list"],
        *,
        query: MessagesListQuery | None = None,
        timeout: float | None = None,
    ) -> RecordsMessagesOutput: ...

    @overload
    def call(
        self,
        operation: Literal["messages.get"],
        *,
        params: MessagesGetParams,
        query: MessagesGetQuery | None = None,
        timeout: float | None = None,
    ) -> Message: ...

    @overload
    def call(
        self,
        operation: Literal["messages.link"],
        *,
        params: MessagesLinkParams,
        body: MessagesLinkBody,
        timeout: float | None = None,
    ) -> MessagesLinkOutput: ...

    @overload
    def call(
        self,
        operation: Literal["messages.records"],
        *,
        params: MessagesRecordsParams,
        query: MessagesRecordsQuery | None = None,
        timeout: float | None = None,
    ) -> MessagesRecordsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["records.messages"],
        *,
        params: RecordsMessagesParams,
        query: RecordsMessagesQuery | None = None,
        timeout: float | None = None,
    ) -> RecordsMessagesOutput: ...

    @overload
    def call(
        self,
        operation: Literal["edges.create"],
        *,
        params: EdgesCreateParams,
        body: EdgesCreateBody,
        timeout: float | None = None,
    ) -> EdgesCreateOutput: ...

    @overload
    def call(
        self,
        operation: Literal["edges.list"],
        *,
        params: EdgesListParams,
        query: EdgesListQuery | None = None,
        timeout: float | None = None,
    ) -> EdgesListOutput: ...

    @overload
    def call(
        self,
        operation: Literal["edges.delete"],
        *,
        params: EdgesDeleteParams,
        query: EdgesDeleteQuery,
        timeout: float | None = None,
    ) -> EdgesDeleteOutput: ...

    @overload
    def call(
        self,
        operation: Literal["graph.related"],
        *,
        params: GraphRelatedParams,
        query: GraphRelatedQuery | None = None,
        timeout: float | None = None,
    ) -> GraphRelatedOutput: ...

    @overload
    def call(
        self,
        operation: Literal["graph.settings"],
        *,
        timeout: float | None = None,
    ) -> GraphSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["graph.put_settings"],
        *,
        body: GraphPutSettingsBody,
        timeout: float | None = None,
    ) -> GraphSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.record_sensory"],
        *,
        body: CognitiveRecordSensoryBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveRecordSensoryOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.recent_sensory"],
        *,
        query: CognitiveRecentSensoryQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveRecentSensoryOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.attend_sensory"],
        *,
        params: CognitiveAttendSensoryParams,
        body: CognitiveAttendSensoryBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveAttendSensoryOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.prune_sensory"],
        *,
        body: CognitivePruneSensoryBody | None = None,
        timeout: float | None = None,
    ) -> CognitivePruneSensoryOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.push_working"],
        *,
        body: CognitivePushWorkingBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitivePushWorkingOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.list_working"],
        *,
        query: CognitiveListWorkingQuery,
        timeout: float | None = None,
    ) -> CognitiveListWorkingOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.clear_working"],
        *,
        query: CognitiveClearWorkingQuery,
        timeout: float | None = None,
    ) -> CognitiveClearWorkingOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.store_episode"],
        *,
        body: CognitiveStoreEpisodeBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreEpisodeOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.list_episodes"],
        *,
        query: CognitiveListEpisodesQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveListEpisodesOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.next_batch"],
        *,
        query: CognitiveNextBatchQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveListEpisodesOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.consolidate"],
        *,
        body: CognitiveConsolidateBody | None = None,
        timeout: float | None = None,
    ) -> CognitiveConsolidateOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.store_fact"],
        *,
        body: CognitiveStoreFactBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreFactOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.search_facts"],
        *,
        query: CognitiveSearchFactsQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveSearchFactsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.recall"],
        *,
        body: CognitiveRecallBody,
        timeout: float | None = None,
    ) -> CognitiveRecallOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.store_procedure"],
        *,
        body: CognitiveStoreProcedureBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreProcedureOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.list_procedures"],
        *,
        query: CognitiveListProceduresQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveListProceduresOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.recall_procedures"],
        *,
        body: CognitiveRecallProceduresBody,
        timeout: float | None = None,
    ) -> CognitiveListProceduresOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.store_prospective"],
        *,
        body: CognitiveStoreProspectiveBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreProspectiveOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.list_prospective"],
        *,
        query: CognitiveListProspectiveQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveListProspectiveOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.check_triggers"],
        *,
        body: CognitiveCheckTriggersBody,
        timeout: float | None = None,
    ) -> CognitiveCheckTriggersOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.resolve_prospective"],
        *,
        params: CognitiveResolveProspectiveParams,
        body: CognitivePruneSensoryBody | None = None,
        timeout: float | None = None,
    ) -> CognitiveResolveProspectiveOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.remember"],
        *,
        body: CognitiveRememberBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveRememberOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.concepts"],
        *,
        query: CognitiveConceptsQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveConceptsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.export_agent"],
        *,
        query: CognitiveExportAgentQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveExportAgentOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.import_agent"],
        *,
        body: CognitiveImportAgentBody,
        timeout: float | None = None,
    ) -> CognitiveImportAgentOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.statistics"],
        *,
        query: CognitiveStatisticsQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveStatisticsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.edges"],
        *,
        query: CognitiveEdgesQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveEdgesOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.settings"],
        *,
        timeout: float | None = None,
    ) -> CognitiveSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["cognitive.put_settings"],
        *,
        body: CognitivePutSettingsBody,
        timeout: float | None = None,
    ) -> CognitiveSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["entities.list"],
        *,
        query: EntitiesListQuery | None = None,
        timeout: float | None = None,
    ) -> EntitiesListOutput: ...

    @overload
    def call(
        self,
        operation: Literal["entities.facts"],
        *,
        params: EntitiesFactsParams,
        query: EntitiesFactsQuery | None = None,
        timeout: float | None = None,
    ) -> EntitiesFactsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["entities.read_names"],
        *,
        timeout: float | None = None,
    ) -> EntitiesReadNamesOutput: ...

    @overload
    def call(
        self,
        operation: Literal["records.acknowledge"],
        *,
        body: RecordsDeleteBatchBody,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> RecordsAcknowledgeOutput: ...

    @overload
    def call(
        self,
        operation: Literal["records.revise"],
        *,
        body: RecordsReviseBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> RecordsReviseOutput: ...

    @overload
    def call(
        self,
        operation: Literal["records.revise_batch"],
        *,
        body: RecordsStoreBatchBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> RecordsReviseBatchOutput: ...

    @overload
    def call(
        self,
        operation: Literal["records.undo"],
        *,
        params: RecordsUndoParams,
        body: RecordsUndoBody,
        timeout: float | None = None,
    ) -> RecordsUndoOutput: ...

    @overload
    def call(
        self,
        operation: Literal["revision.settings"],
        *,
        query: RevisionSettingsQuery | None = None,
        timeout: float | None = None,
    ) -> RevisionSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["revision.put_user_settings"],
        *,
        query: RevisionPutUserSettingsQuery | None = None,
        body: RevisionPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> RevisionPutUserSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["revision.put_tenant_settings"],
        *,
        body: RevisionPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> RevisionPutUserSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["records.quarantine"],
        *,
        params: RecordsQuarantineParams,
        body: RecordsQuarantineBody | None = None,
        timeout: float | None = None,
    ) -> RecordsQuarantineOutput: ...

    @overload
    def call(
        self,
        operation: Literal["records.promote"],
        *,
        params: RecordsPromoteParams,
        body: RecordsPromoteBody | None = None,
        timeout: float | None = None,
    ) -> RecordsPromoteOutput: ...

    @overload
    def call(
        self,
        operation: Literal["records.list_quarantined"],
        *,
        query: RecordsListQuarantinedQuery | None = None,
        timeout: float | None = None,
    ) -> RecordPage: ...

    @overload
    def call(
        self,
        operation: Literal["records.purge_source"],
        *,
        body: RecordsPurgeSourceBody,
        timeout: float | None = None,
    ) -> RecordsPurgeSourceOutput: ...

    @overload
    def call(
        self,
        operation: Literal["safety.settings"],
        *,
        query: SafetySettingsQuery | None = None,
        timeout: float | None = None,
    ) -> SafetySettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["safety.put_user_settings"],
        *,
        query: SafetyPutUserSettingsQuery | None = None,
        body: SafetyPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> SafetyPutUserSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["safety.put_tenant_settings"],
        *,
        body: SafetyPutTenantSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> SafetyPutTenantSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["search.records"],
        *,
        body: SearchInput,
        timeout: float | None = None,
    ) -> SearchResults: ...

    @overload
    def call(
        self,
        operation: Literal["search.feedback"],
        *,
        body: SearchFeedbackBody,
        timeout: float | None = None,
    ) -> SearchFeedbackOutput: ...

    @overload
    def call(
        self,
        operation: Literal["context.build"],
        *,
        body: ContextBuildBody,
        timeout: float | None = None,
    ) -> ContextBuildOutput: ...

    @overload
    def call(
        self,
        operation: Literal["context.settings"],
        *,
        query: ContextSettingsQuery | None = None,
        timeout: float | None = None,
    ) -> ContextSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["context.put_user_settings"],
        *,
        query: ContextPutUserSettingsQuery | None = None,
        body: ContextPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ContextPutUserSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["context.put_tenant_settings"],
        *,
        body: ContextPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ContextPutUserSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["answer.question"],
        *,
        body: AnswerQuestionBody,
        timeout: float | None = None,
    ) -> AnswerQuestionOutput: ...

    @overload
    def call(
        self,
        operation: Literal["answer.metrics"],
        *,
        query: AnswerMetricsQuery | None = None,
        timeout: float | None = None,
    ) -> AnswerMetricsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["extraction.settings"],
        *,
        query: ExtractionSettingsQuery | None = None,
        timeout: float | None = None,
    ) -> ExtractionSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["extraction.put_user_settings"],
        *,
        query: ExtractionPutUserSettingsQuery | None = None,
        body: ExtractionPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ExtractionPutUserSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["extraction.put_tenant_settings"],
        *,
        body: ExtractionPutTenantSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ExtractionPutTenantSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["decisions.decide"],
        *,
        body: DecisionsDecideBody,
        timeout: float | None = None,
    ) -> DecisionsDecideOutput: ...

    @overload
    def call(
        self,
        operation: Literal["decisions.feedback"],
        *,
        params: DecisionsFeedbackParams,
        body: DecisionsFeedbackBody,
        timeout: float | None = None,
    ) -> DecisionsFeedbackOutput: ...

    @overload
    def call(
        self,
        operation: Literal["decisions.accuracy"],
        *,
        query: DecisionsAccuracyQuery | None = None,
        timeout: float | None = None,
    ) -> DecisionsAccuracyOutput: ...

    @overload
    def call(
        self,
        operation: Literal["records.retention"],
        *,
        params: RecordsRetentionParams,
        query: RecordsRetentionQuery | None = None,
        timeout: float | None = None,
    ) -> RecordsRetentionOutput: ...

    @overload
    def call(
        self,
        operation: Literal["records.forget"],
        *,
        params: RecordsForgetParams,
        body: RecordsQuarantineBody | None = None,
        timeout: float | None = None,
    ) -> RecordsForgetOutput: ...

    @overload
    def call(
        self,
        operation: Literal["records.restore"],
        *,
        params: RecordsRestoreParams,
        body: RecordsQuarantineBody | None = None,
        timeout: float | None = None,
    ) -> RecordsRestoreOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.restore"],
        *,
        body: ForgettingRestoreBody,
        timeout: float | None = None,
    ) -> ForgettingRestoreOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.list"],
        *,
        query: ForgettingListQuery | None = None,
        timeout: float | None = None,
    ) -> ForgettingListOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.events"],
        *,
        query: ForgettingEventsQuery | None = None,
        timeout: float | None = None,
    ) -> ForgettingEventsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.status"],
        *,
        query: ForgettingStatusQuery | None = None,
        timeout: float | None = None,
    ) -> ForgettingStatusOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.preview"],
        *,
        body: ForgettingPreviewBody | None = None,
        timeout: float | None = None,
    ) -> ForgettingPreviewOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.sweep"],
        *,
        timeout: float | None = None,
    ) -> ForgettingSweepOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.tenant_settings"],
        *,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.put_tenant_settings"],
        *,
        body: ForgettingSettingsInput,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.delete_tenant_settings"],
        *,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.settings"],
        *,
        query: ForgettingSettingsQuery | None = None,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.put_user_settings"],
        *,
        query: ForgettingPutUserSettingsQuery | None = None,
        body: ForgettingSettingsInput,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.delete_user_settings"],
        *,
        query: ForgettingDeleteUserSettingsQuery | None = None,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.policy"],
        *,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.set_policy"],
        *,
        body: ForgettingSettingsInput,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.unset_policy"],
        *,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.user_policy"],
        *,
        params: ForgettingUserPolicyParams,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.set_user_policy"],
        *,
        params: ForgettingSetUserPolicyParams,
        body: ForgettingSettingsInput,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["forgetting.unset_user_policy"],
        *,
        params: ForgettingUnsetUserPolicyParams,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["embeddings.retry"],
        *,
        params: EmbeddingsRetryParams,
        body: RecordsQuarantineBody | None = None,
        timeout: float | None = None,
    ) -> EmbeddingRetry: ...

    @overload
    def call(
        self,
        operation: Literal["embeddings.reembed"],
        *,
        timeout: float | None = None,
    ) -> ReembedStart: ...

    @overload
    def call(
        self,
        operation: Literal["embeddings.reembed_status"],
        *,
        timeout: float | None = None,
    ) -> ReembedProgress: ...

    @overload
    def call(
        self,
        operation: Literal["compaction.preview"],
        *,
        body: CompactionPreviewBody,
        timeout: float | None = None,
    ) -> CompactionPreviewOutput: ...

    @overload
    def call(
        self,
        operation: Literal["compaction.run"],
        *,
        body: CompactionRunBody,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CompactionRunOutput: ...

    @overload
    def call(
        self,
        operation: Literal["compaction.runs"],
        *,
        query: CompactionRunsQuery | None = None,
        timeout: float | None = None,
    ) -> CompactionRunsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["compaction.get_run"],
        *,
        params: CompactionGetRunParams,
        query: CompactionGetRunQuery | None = None,
        timeout: float | None = None,
    ) -> CompactionGetRunOutput: ...

    @overload
    def call(
        self,
        operation: Literal["compaction.undo"],
        *,
        params: CompactionUndoParams,
        body: RecordsQuarantineBody | None = None,
        timeout: float | None = None,
    ) -> CompactionRun: ...

    @overload
    def call(
        self,
        operation: Literal["compaction.settings"],
        *,
        query: CompactionSettingsQuery | None = None,
        timeout: float | None = None,
    ) -> CompactionSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["compaction.put_user_settings"],
        *,
        query: CompactionPutUserSettingsQuery | None = None,
        body: CompactionPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> CompactionPutUserSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["compaction.put_tenant_settings"],
        *,
        body: CompactionPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> CompactionPutUserSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["compaction.metrics"],
        *,
        query: CompactionMetricsQuery | None = None,
        timeout: float | None = None,
    ) -> CompactionMetricsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["summaries.list"],
        *,
        query: SummariesListQuery | None = None,
        timeout: float | None = None,
    ) -> SummariesListOutput: ...

    @overload
    def call(
        self,
        operation: Literal["summaries.portrait"],
        *,
        query: SummariesPortraitQuery | None = None,
        timeout: float | None = None,
    ) -> SummariesPortraitOutput: ...

    @overload
    def call(
        self,
        operation: Literal["summaries.refresh"],
        *,
        body: RecordsQuarantineBody | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> SummariesRefreshOutput: ...

    @overload
    def call(
        self,
        operation: Literal["status.get"],
        *,
        query: StatusGetQuery | None = None,
        timeout: float | None = None,
    ) -> Status: ...

    @overload
    def call(
        self,
        operation: Literal["status.agent"],
        *,
        params: StatusAgentParams,
        query: StatusAgentQuery | None = None,
        timeout: float | None = None,
    ) -> AgentStatus: ...

    @overload
    def call(
        self,
        operation: Literal["health.live"],
        *,
        timeout: float | None = None,
    ) -> Liveness: ...

    @overload
    def call(
        self,
        operation: Literal["health.ready"],
        *,
        timeout: float | None = None,
    ) -> Readiness: ...

    @overload
    def call(
        self,
        operation: Literal["health.metrics"],
        *,
        timeout: float | None = None,
    ) -> str: ...

    @overload
    def call(
        self,
        operation: Literal["health.version"],
        *,
        timeout: float | None = None,
    ) -> ServerVersion: ...

    @overload
    def call(
        self,
        operation: Literal["tenants.create"],
        *,
        body: TenantsCreateBody,
        timeout: float | None = None,
    ) -> NewTenant: ...

    @overload
    def call(
        self,
        operation: Literal["tenants.list"],
        *,
        query: TenantsListQuery | None = None,
        timeout: float | None = None,
    ) -> TenantPage: ...

    @overload
    def call(
        self,
        operation: Literal["tenants.get"],
        *,
        params: TenantsGetParams,
        timeout: float | None = None,
    ) -> Tenant: ...

    @overload
    def call(
        self,
        operation: Literal["tenants.update"],
        *,
        params: TenantsUpdateParams,
        body: TenantsUpdateBody,
        timeout: float | None = None,
    ) -> Tenant: ...

    @overload
    def call(
        self,
        operation: Literal["tenants.get_own"],
        *,
        timeout: float | None = None,
    ) -> Tenant: ...

    @overload
    def call(
        self,
        operation: Literal["tenants.update_own"],
        *,
        body: TenantsUpdateOwnBody,
        timeout: float | None = None,
    ) -> Tenant: ...

    @overload
    def call(
        self,
        operation: Literal["keys.create"],
        *,
        body: KeysCreateBody,
        timeout: float | None = None,
    ) -> NewKey: ...

    @overload
    def call(
        self,
        operation: Literal["keys.list"],
        *,
        query: KeysListQuery | None = None,
        timeout: float | None = None,
    ) -> KeyPage: ...

    @overload
    def call(
        self,
        operation: Literal["keys.get"],
        *,
        params: KeysGetParams,
        timeout: float | None = None,
    ) -> Key: ...

    @overload
    def call(
        self,
        operation: Literal["keys.update"],
        *,
        params: KeysUpdateParams,
        body: KeysUpdateBody,
        timeout: float | None = None,
    ) -> Key: ...

    @overload
    def call(
        self,
        operation: Literal["keys.revoke"],
        *,
        params: KeysRevokeParams,
        timeout: float | None = None,
    ) -> Key: ...

    @overload
    def call(
        self,
        operation: Literal["keys.rotate"],
        *,
        params: KeysRotateParams,
        body: KeysRotateBody | None = None,
        timeout: float | None = None,
    ) -> NewKey: ...

    @overload
    def call(
        self,
        operation: Literal["users.list"],
        *,
        query: UsersListQuery | None = None,
        timeout: float | None = None,
    ) -> UserPage: ...

    @overload
    def call(
        self,
        operation: Literal["users.get"],
        *,
        params: UsersGetParams,
        timeout: float | None = None,
    ) -> User: ...

    @overload
    def call(
        self,
        operation: Literal["users.put"],
        *,
        params: UsersPutParams,
        body: UsersPutBody,
        timeout: float | None = None,
    ) -> User: ...

    @overload
    def call(
        self,
        operation: Literal["tokens.mint"],
        *,
        body: TokensMintBody,
        timeout: float | None = None,
    ) -> Token: ...

    @overload
    def call(
        self,
        operation: Literal["tokens.me"],
        *,
        query: TokensMeQuery | None = None,
        timeout: float | None = None,
    ) -> Me: ...

    @overload
    def call(
        self,
        operation: Literal["tenants.own_usage"],
        *,
        query: TenantsOwnUsageQuery | None = None,
        timeout: float | None = None,
    ) -> TenantsOwnUsageOutput: ...

    @overload
    def call(
        self,
        operation: Literal["tenants.usage"],
        *,
        params: TenantsUsageParams,
        query: TenantsUsageQuery | None = None,
        timeout: float | None = None,
    ) -> TenantsOwnUsageOutput: ...

    @overload
    def call(
        self,
        operation: Literal["models.generate"],
        *,
        body: ModelsGenerateBody,
        timeout: float | None = None,
    ) -> ModelsGenerateOutput: ...

    @overload
    def call(
        self,
        operation: Literal["models.usage"],
        *,
        query: ModelsUsageQuery | None = None,
        timeout: float | None = None,
    ) -> ModelsUsageOutput: ...

    @overload
    def call(
        self,
        operation: Literal["models.settings"],
        *,
        timeout: float | None = None,
    ) -> ModelsSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["models.put_settings"],
        *,
        body: ModelsPutSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ModelsPutSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.erase_user"],
        *,
        params: PrivacyEraseUserParams,
        body: PrivacyEraseUserBody | None = None,
        timeout: float | None = None,
    ) -> PrivacyEraseUserOutput: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.erase"],
        *,
        body: PrivacyEraseBody,
        timeout: float | None = None,
    ) -> PrivacyEraseUserOutput: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.list_erasures"],
        *,
        query: PrivacyListErasuresQuery | None = None,
        timeout: float | None = None,
    ) -> PrivacyListErasuresOutput: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.get_erasure"],
        *,
        params: PrivacyGetErasureParams,
        timeout: float | None = None,
    ) -> Erasure: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.receipt"],
        *,
        params: PrivacyReceiptParams,
        timeout: float | None = None,
    ) -> PrivacyReceiptOutput: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.erase_tenant"],
        *,
        params: PrivacyEraseTenantParams,
        body: PrivacyEraseUserBody | None = None,
        timeout: float | None = None,
    ) -> PrivacyEraseUserOutput: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.tenant_erasure"],
        *,
        params: PrivacyTenantErasureParams,
        timeout: float | None = None,
    ) -> Erasure: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.tenant_receipt"],
        *,
        params: PrivacyTenantReceiptParams,
        timeout: float | None = None,
    ) -> PrivacyReceiptOutput: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.receipt_key"],
        *,
        timeout: float | None = None,
    ) -> PrivacyReceiptKeyOutput: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.hold_user"],
        *,
        params: PrivacyHoldUserParams,
        timeout: float | None = None,
    ) -> PrivacyHoldUserOutput: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.release_user"],
        *,
        params: PrivacyReleaseUserParams,
        timeout: float | None = None,
    ) -> PrivacyHoldUserOutput: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.hold_record"],
        *,
        params: PrivacyHoldRecordParams,
        query: PrivacyHoldRecordQuery | None = None,
        timeout: float | None = None,
    ) -> PrivacyHoldRecordOutput: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.release_record"],
        *,
        params: PrivacyReleaseRecordParams,
        query: PrivacyReleaseRecordQuery | None = None,
        timeout: float | None = None,
    ) -> PrivacyHoldRecordOutput: ...

    @overload
    def call(
        self,
        operation: Literal["users.pause"],
        *,
        params: UsersPauseParams,
        timeout: float | None = None,
    ) -> UsersPauseOutput: ...

    @overload
    def call(
        self,
        operation: Literal["users.resume"],
        *,
        params: UsersResumeParams,
        timeout: float | None = None,
    ) -> UsersPauseOutput: ...

    @overload
    def call(
        self,
        operation: Literal["users.export_data"],
        *,
        params: UsersExportDataParams,
        timeout: float | None = None,
    ) -> bytes: ...

    @overload
    def call(
        self,
        operation: Literal["users.import_data"],
        *,
        params: UsersImportDataParams,
        body: bytes | str,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> UsersImportDataOutput: ...

    @overload
    def call(
        self,
        operation: Literal["users.transfer"],
        *,
        params: UsersTransferParams,
        timeout: float | None = None,
    ) -> UsersImportDataOutput: ...

    @overload
    def call(
        self,
        operation: Literal["jobs.get"],
        *,
        params: JobsGetParams,
        query: JobsGetQuery | None = None,
        timeout: float | None = None,
    ) -> JobsGetOutput: ...

    @overload
    def call(
        self,
        operation: Literal["jobs.list"],
        *,
        query: JobsListQuery | None = None,
        timeout: float | None = None,
    ) -> JobsListOutput: ...

    @overload
    def call(
        self,
        operation: Literal["dead_letters.list"],
        *,
        query: DeadLettersListQuery | None = None,
        timeout: float | None = None,
    ) -> DeadLettersListOutput: ...

    @overload
    def call(
        self,
        operation: Literal["dead_letters.replay"],
        *,
        params: DeadLettersReplayParams,
        timeout: float | None = None,
    ) -> DeadLettersReplayOutput: ...

    @overload
    def call(
        self,
        operation: Literal["dead_letters.replay_matching"],
        *,
        body: DeadLettersReplayMatchingBody,
        timeout: float | None = None,
    ) -> DeadLettersReplayMatchingOutput: ...

    @overload
    def call(
        self,
        operation: Literal["dead_letters.discard"],
        *,
        params: DeadLettersDiscardParams,
        timeout: float | None = None,
    ) -> DeadLettersDiscardOutput: ...

    @overload
    def call(
        self,
        operation: Literal["dead_letters.discard_matching"],
        *,
        body: DeadLettersReplayMatchingBody,
        timeout: float | None = None,
    ) -> DeadLettersDiscardMatchingOutput: ...

    @overload
    def call(
        self,
        operation: Literal["webhooks.create"],
        *,
        body: WebhooksCreateBody,
        timeout: float | None = None,
    ) -> WebhooksCreateOutput: ...

    @overload
    def call(
        self,
        operation: Literal["webhooks.list"],
        *,
        timeout: float | None = None,
    ) -> WebhooksListOutput: ...

    @overload
    def call(
        self,
        operation: Literal["webhooks.get"],
        *,
        params: WebhooksGetParams,
        timeout: float | None = None,
    ) -> Webhook: ...

    @overload
    def call(
        self,
        operation: Literal["webhooks.update"],
        *,
        params: WebhooksUpdateParams,
        body: WebhooksUpdateBody,
        timeout: float | None = None,
    ) -> Webhook: ...

    @overload
    def call(
        self,
        operation: Literal["webhooks.delete"],
        *,
        params: WebhooksDeleteParams,
        timeout: float | None = None,
    ) -> DeleteOutcome: ...

    @overload
    def call(
        self,
        operation: Literal["webhooks.rotate_secret"],
        *,
        params: WebhooksRotateSecretParams,
        body: WebhooksRotateSecretBody,
        timeout: float | None = None,
    ) -> WebhooksCreateOutput: ...

    @overload
    def call(
        self,
        operation: Literal["webhooks.test"],
        *,
        params: WebhooksTestParams,
        timeout: float | None = None,
    ) -> WebhooksTestOutput: ...

    @overload
    def call(
        self,
        operation: Literal["webhooks.replay"],
        *,
        params: WebhooksReplayParams,
        body: WebhooksReplayBody,
        timeout: float | None = None,
    ) -> WebhooksReplayOutput: ...

    @overload
    def call(
        self,
        operation: Literal["audit.list"],
        *,
        query: AuditListQuery | None = None,
        timeout: float | None = None,
    ) -> AuditListOutput: ...

    @overload
    def call(
        self,
        operation: Literal["audit.head"],
        *,
        timeout: float | None = None,
    ) -> AuditHeadOutput: ...

    @overload
    def call(
        self,
        operation: Literal["audit.verify"],
        *,
        query: AuditVerifyQuery | None = None,
        timeout: float | None = None,
    ) -> AuditVerifyOutput: ...

    @overload
    def call(
        self,
        operation: Literal["audit.settings"],
        *,
        timeout: float | None = None,
    ) -> AuditSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["audit.set_settings"],
        *,
        body: AuditSetSettingsBody,
        timeout: float | None = None,
    ) -> AuditSettingsOutput: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.ledger"],
        *,
        query: PrivacyLedgerQuery | None = None,
        timeout: float | None = None,
    ) -> PrivacyLedgerOutput: ...

    @overload
    def call(
        self,
        operation: Literal["privacy.rewrites"],
        *,
        query: PrivacyRewritesQuery | None = None,
        timeout: float | None = None,
    ) -> PrivacyRewritesOutput: ...

    @overload
    def call(
        self,
        operation: Literal["amp.store"],
        *,
        body: AmpStoreBody | Mapping[str, Any],
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> AmpStoreOutput: ...

    @overload
    def call(
        self,
        operation: Literal["amp.search"],
        *,
        body: AmpSearchBody | Mapping[str, Any],
        timeout: float | None = None,
    ) -> AmpSearchOutput: ...

    @overload
    def call(
        self,
        operation: Literal["amp.list"],
        *,
        query: AmpListQuery | None = None,
        timeout: float | None = None,
    ) -> AmpListOutput: ...

    @overload
    def call(
        self,
        operation: Literal["amp.get"],
        *,
        params: AmpGetParams,
        query: AmpGetQuery | None = None,
        timeout: float | None = None,
    ) -> AmpGetOutput: ...

    @overload
    def call(
        self,
        operation: Literal["amp.delete"],
        *,
        params: AmpDeleteParams,
        query: AmpDeleteQuery | None = None,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> AmpDeleteOutput: ...

    @overload
    def call(
        self,
        operation: Literal["amp.status"],
        *,
        query: AmpStatusQuery | None = None,
        timeout: float | None = None,
    ) -> AmpStatusOutput: ...

    @overload
    def call(
        self,
        operation: Literal["amp.agent_status"],
        *,
        params: AmpAgentStatusParams,
        query: AmpAgentStatusQuery | None = None,
        timeout: float | None = None,
    ) -> AmpAgentStatusOutput: ...

    @overload
    def call(
        self,
        operation: Literal["amp.call"],
        *,
        body: AmpCallBody | Mapping[str, Any],
        timeout: float | None = None,
    ) -> AmpCallOutput: ...

    @overload
    def call(
        self,
        operation: Literal["amp.schema"],
        *,
        timeout: float | None = None,
    ) -> AmpSchemaOutput: ...

    @overload
    def call(
        self,
        operation: Literal["amp.schema_of"],
        *,
        params: AmpSchemaOfParams,
        timeout: float | None = None,
    ) -> dict[str, Any]: ...

    @overload
    def call(
        self,
        operation: Literal["agents.list"],
        *,
        query: AgentsListQuery | None = None,
        timeout: float | None = None,
    ) -> list[AgentsListOutputItem]: ...

    @overload
    def call(
        self,
        operation: Literal["agents.create"],
        *,
        body: AgentsCreateBody,
        timeout: float | None = None,
    ) -> AgentsListOutputItem: ...

    @overload
    def call(
        self,
        operation: Literal["agents.count"],
        *,
        query: AgentsCountQuery | None = None,
        timeout: float | None = None,
    ) -> int: ...

    @overload
    def call(
        self,
        operation: Literal["agents.get"],
        *,
        params: AgentsGetParams,
        query: AgentsGetQuery | None = None,
        timeout: float | None = None,
    ) -> AgentsListOutputItem: ...

    @overload
    def call(
        self,
        operation: Literal["agents.update"],
        *,
        params: AgentsUpdateParams,
        body: AgentsUpdateBody,
        timeout: float | None = None,
    ) -> AgentsListOutputItem: ...

    @overload
    def call(
        self,
        operation: Literal["agents.delete"],
        *,
        params: AgentsDeleteParams,
        query: AgentsDeleteQuery | None = None,
        timeout: float | None = None,
    ) -> None: ...

    @overload
    def call(
        self,
        operation: Literal["agents.core_memory"],
        *,
        params: AgentsCoreMemoryParams,
        query: AgentsCoreMemoryQuery | None = None,
        timeout: float | None = None,
    ) -> AgentsListOutputItemMemory: ...

    @overload
    def call(
        self,
        operation: Literal["agents.recompile"],
        *,
        params: AgentsRecompileParams,
        query: AgentsRecompileQuery | None = None,
        timeout: float | None = None,
    ) -> str: ...

    @overload
    def call(
        self,
        operation: Literal["blocks.create"],
        *,
        body: BlocksCreateBody,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    def call(
        self,
        operation: Literal["blocks.list"],
        *,
        query: BlocksListQuery | None = None,
        timeout: float | None = None,
    ) -> list[Block]: ...

    @overload
    def call(
        self,
        operation: Literal["blocks.count"],
        *,
        query: BlocksCountQuery | None = None,
        timeout: float | None = None,
    ) -> int: ...

    @overload
    def call(
        self,
        operation: Literal["blocks.get"],
        *,
        params: BlocksGetParams,
        query: BlocksGetQuery | None = None,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    def call(
        self,
        operation: Literal["blocks.update"],
        *,
        params: BlocksUpdateParams,
        body: BlocksUpdateBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    def call(
        self,
        operation: Literal["blocks.delete"],
        *,
        params: BlocksDeleteParams,
        query: BlocksDeleteQuery | None = None,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> None: ...

    @overload
    def call(
        self,
        operation: Literal["blocks.history"],
        *,
        params: BlocksHistoryParams,
        query: BlocksHistoryQuery | None = None,
        timeout: float | None = None,
    ) -> BlocksHistoryOutput: ...

    @overload
    def call(
        self,
        operation: Literal["blocks.diff"],
        *,
        params: BlocksDiffParams,
        query: BlocksDiffQuery | None = None,
        timeout: float | None = None,
    ) -> BlocksDiffOutput: ...

    @overload
    def call(
        self,
        operation: Literal["blocks.checkpoint"],
        *,
        params: BlocksCheckpointParams,
        body: BlocksCheckpointBody | None = None,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    def call(
        self,
        operation: Literal["blocks.undo"],
        *,
        params: BlocksUndoParams,
        body: RecordsQuarantineBody | None = None,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    def call(
        self,
        operation: Literal["blocks.redo"],
        *,
        params: BlocksRedoParams,
        body: RecordsQuarantineBody | None = None,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    def call(
        self,
        operation: Literal["core_memory.list"],
        *,
        params: CoreMemoryListParams,
        query: CoreMemoryListQuery | None = None,
        timeout: float | None = None,
    ) -> list[Block]: ...

    @overload
    def call(
        self,
        operation: Literal["core_memory.get"],
        *,
        params: CoreMemoryGetParams,
        query: CoreMemoryGetQuery | None = None,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    def call(
        self,
        operation: Literal["core_memory.update"],
        *,
        params: CoreMemoryUpdateParams,
        body: BlocksUpdateBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    def call(
        self,
        operation: Literal["core_memory.attach"],
        *,
        params: CoreMemoryAttachParams,
        query: CoreMemoryAttachQuery | None = None,
        timeout: float | None = None,
    ) -> AgentsListOutputItem: ...

    @overload
    def call(
        self,
        operation: Literal["core_memory.detach"],
        *,
        params: CoreMemoryDetachParams,
        query: CoreMemoryDetachQuery | None = None,
        timeout: float | None = None,
    ) -> AgentsListOutputItem: ...

    @overload
    def call(
        self,
        operation: Literal["blocks.agents"],
        *,
        params: BlocksAgentsParams,
        query: BlocksAgentsQuery | None = None,
        timeout: float | None = None,
    ) -> list[AgentsListOutputItem]: ...

    @overload
    def call(
        self,
        operation: Literal["core_memory.append"],
        *,
        params: CoreMemoryAppendParams,
        body: CoreMemoryAppendBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    def call(
        self,
        operation: Literal["core_memory.replace"],
        *,
        params: CoreMemoryReplaceParams,
        body: CoreMemoryReplaceBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    def call(
        self,
        operation: Literal["memory.replace"],
        *,
        params: MemoryReplaceParams,
        body: MemoryReplaceBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    def call(
        self,
        operation: Literal["memory.insert"],
        *,
        params: MemoryInsertParams,
        body: MemoryInsertBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    def call(
        self,
        operation: Literal["memory.rethink"],
        *,
        params: MemoryRethinkParams,
        body: MemoryRethinkBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    def call(
        self,
        operation: Literal["memory.apply_patch"],
        *,
        params: MemoryApplyPatchParams,
        body: MemoryApplyPatchBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    def call(
        self,
        operation: Literal["memory.command"],
        *,
        params: MemoryCommandParams,
        body: MemoryCommandBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    def call(
        self,
        operation: Literal["memory.finish_edits"],
        *,
        params: MemoryFinishEditsParams,
        body: RecordsQuarantineBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    def call(
        self,
        operation: Literal["core_memory.render"],
        *,
        params: CoreMemoryRenderParams,
        query: CoreMemoryRenderQuery | None = None,
        timeout: float | None = None,
    ) -> CoreMemoryRenderOutput: ...

    @overload
    def call(
        self,
        operation: Literal["archival.insert"],
        *,
        params: ArchivalInsertParams,
        body: ArchivalInsertBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> list[ArchivalPassage]: ...

    @overload
    def call(
        self,
        operation: Literal["archival.list"],
        *,
        params: ArchivalListParams,
        query: ArchivalListQuery | None = None,
        timeout: float | None = None,
    ) -> list[ArchivalPassage]: ...

    @overload
    def call(
        self,
        operation: Literal["archival.search"],
        *,
        params: ArchivalSearchParams,
        query: ArchivalSearchQuery,
        timeout: float | None = None,
    ) -> ArchivalSearchOutput: ...

    @overload
    def call(
        self,
        operation: Literal["archival.delete"],
        *,
        params: ArchivalDeleteParams,
        query: ArchivalDeleteQuery | None = None,
        timeout: float | None = None,
    ) -> None: ...

    @overload
    def call(
        self,
        operation: Literal["passages.search"],
        *,
        body: PassagesSearchBody,
        timeout: float | None = None,
    ) -> list[PassagesSearchOutputItem]: ...

    @overload
    def call(
        self,
        operation: Literal["letta.messages"],
        *,
        params: LettaMessagesParams,
        query: LettaMessagesQuery | None = None,
        timeout: float | None = None,
    ) -> list[LettaSaidMessage | LettaToolCallMessage | LettaToolReturnMessage]: ...

    @overload
    def call(
        self,
        operation: Literal["letta.all_messages"],
        *,
        query: LettaAllMessagesQuery | None = None,
        timeout: float | None = None,
    ) -> list[LettaSaidMessage | LettaToolCallMessage | LettaToolReturnMessage]: ...

    @overload
    def call(
        self,
        operation: Literal["letta.message"],
        *,
        params: LettaMessageParams,
        query: LettaMessageQuery | None = None,
        timeout: float | None = None,
    ) -> list[LettaSaidMessage | LettaToolCallMessage | LettaToolReturnMessage]: ...

    @overload
    def call(
        self,
        operation: Literal["letta.search_messages"],
        *,
        body: LettaSearchMessagesBody,
        timeout: float | None = None,
    ) -> list[LettaSearchMessagesOutputItem]: ...

    @overload
    def call(
        self,
        operation: Literal["letta.health"],
        *,
        timeout: float | None = None,
    ) -> LettaHealthOutput: ...

    @overload
    def call(
        self,
        operation: Literal["letta.tags"],
        *,
        query: LettaTagsQuery | None = None,
        timeout: float | None = None,
    ) -> list[str]: ...

    @overload
    def call(
        self,
        operation: Literal["letta.tools"],
        *,
        timeout: float | None = None,
    ) -> list[Any]: ...

    @overload
    def call(
        self,
        operation: Literal["letta.models"],
        *,
        timeout: float | None = None,
    ) -> list[Any]: ...

    @overload
    def call(
        self,
        operation: Literal["letta.embedding_models"],
        *,
        timeout: float | None = None,
    ) -> list[Any]: ...

    @overload
    def call(
        self,
        operation: Literal["memorybank.store"],
        *,
        body: MemorybankStoreBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> MemorybankStoreOutput: ...

    @overload
    def call(
        self,
        operation: Literal["memorybank.retrieve"],
        *,
        body: MemorybankRetrieveBody,
        timeout: float | None = None,
    ) -> MemorybankRetrieveOutput: ...

    @overload
    def call(
        self,
        operation: Literal["memorybank.forget"],
        *,
        body: MemorybankForgetBody,
        timeout: float | None = None,
    ) -> MemorybankForgetOutput: ...

    def call(self, operation: Any, **sent: Any) -> Any:
        """Any operation by its name; `params` go into the path, `query` and `body` where they say."""
        return self.request(operation, **sent)


class AsyncCalls(AsyncConnection):
    @overload
    async def call(
        self,
        operation: Literal["records.store"],
        *,
        body: RecordInput | Mapping[str, Any],
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> StoreOutcome: ...

    @overload
    async def call(
        self,
        operation: Literal["records.list"],
        *,
        query: RecordsListQuery | None = None,
        timeout: float | None = None,
    ) -> RecordPage: ...

    @overload
    async def call(
        self,
        operation: Literal["records.store_batch"],
        *,
        body: RecordsStoreBatchBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> BatchOutcome: ...

    @overload
    async def call(
        self,
        operation: Literal["records.delete_batch"],
        *,
        body: RecordsDeleteBatchBody,
        timeout: float | None = None,
    ) -> BatchDeleteOutcome: ...

    @overload
    async def call(
        self,
        operation: Literal["records.get"],
        *,
        params: RecordsGetParams,
        query: RecordsGetQuery | None = None,
        timeout: float | None = None,
    ) -> RecordDetail: ...

    @overload
    async def call(
        self,
        operation: Literal["records.patch"],
        *,
        params: RecordsPatchParams,
        body: RecordEdit | Mapping[str, Any],
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> PatchedRecord: ...

    @overload
    async def call(
        self,
        operation: Literal["records.delete"],
        *,
        params: RecordsDeleteParams,
        query: RecordsDeleteQuery | None = None,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> DeleteOutcome: ...

    @overload
    async def call(
        self,
        operation: Literal["records.versions"],
        *,
        params: RecordsVersionsParams,
        query: RecordsVersionsQuery | None = None,
        timeout: float | None = None,
    ) -> VersionPage: ...

    @overload
    async def call(
        self,
        operation: Literal["messages.append"],
        *,
        body: MessagesAppendBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> MessagesAppendOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["messages.list"],
        *,
        query: MessagesListQuery | None = None,
        timeout: float | None = None,
    ) -> RecordsMessagesOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["messages.get"],
        *,
        params: MessagesGetParams,
        query: MessagesGetQuery | None = None,
        timeout: float | None = None,
    ) -> Message: ...

    @overload
    async def call(
        self,
        operation: Literal["messages.link"],
        *,
        params: MessagesLinkParams,
        body: MessagesLinkBody,
        timeout: float | None = None,
    ) -> MessagesLinkOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["messages.records"],
        *,
        params: MessagesRecordsParams,
        query: MessagesRecordsQuery | None = None,
        timeout: float | None = None,
    ) -> MessagesRecordsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["records.messages"],
        *,
        params: RecordsMessagesParams,
        query: RecordsMessagesQuery | None = None,
        timeout: float | None = None,
    ) -> RecordsMessagesOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["edges.create"],
        *,
        params: EdgesCreateParams,
        body: EdgesCreateBody,
        timeout: float | None = None,
    ) -> EdgesCreateOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["edges.list"],
        *,
        params: EdgesListParams,
        query: EdgesListQuery | None = None,
        timeout: float | None = None,
    ) -> EdgesListOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["edges.delete"],
        *,
        params: EdgesDeleteParams,
        query: EdgesDeleteQuery,
        timeout: float | None = None,
    ) -> EdgesDeleteOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["graph.related"],
        *,
        params: GraphRelatedParams,
        query: GraphRelatedQuery | None = None,
        timeout: float | None = None,
    ) -> GraphRelatedOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["graph.settings"],
        *,
        timeout: float | None = None,
    ) -> GraphSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["graph.put_settings"],
        *,
        body: GraphPutSettingsBody,
        timeout: float | None = None,
    ) -> GraphSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.record_sensory"],
        *,
        body: CognitiveRecordSensoryBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveRecordSensoryOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.recent_sensory"],
        *,
        query: CognitiveRecentSensoryQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveRecentSensoryOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.attend_sensory"],
        *,
        params: CognitiveAttendSensoryParams,
        body: CognitiveAttendSensoryBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveAttendSensoryOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.prune_sensory"],
        *,
        body: CognitivePruneSensoryBody | None = None,
        timeout: float | None = None,
    ) -> CognitivePruneSensoryOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.push_working"],
        *,
        body: CognitivePushWorkingBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitivePushWorkingOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.list_working"],
        *,
        query: CognitiveListWorkingQuery,
        timeout: float | None = None,
    ) -> CognitiveListWorkingOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.clear_working"],
        *,
        query: CognitiveClearWorkingQuery,
        timeout: float | None = None,
    ) -> CognitiveClearWorkingOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.store_episode"],
        *,
        body: CognitiveStoreEpisodeBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreEpisodeOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.list_episodes"],
        *,
        query: CognitiveListEpisodesQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveListEpisodesOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.next_batch"],
        *,
        query: CognitiveNextBatchQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveListEpisodesOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.consolidate"],
        *,
        body: CognitiveConsolidateBody | None = None,
        timeout: float | None = None,
    ) -> CognitiveConsolidateOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.store_fact"],
        *,
        body: CognitiveStoreFactBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreFactOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.search_facts"],
        *,
        query: CognitiveSearchFactsQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveSearchFactsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.recall"],
        *,
        body: CognitiveRecallBody,
        timeout: float | None = None,
    ) -> CognitiveRecallOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.store_procedure"],
        *,
        body: CognitiveStoreProcedureBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreProcedureOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.list_procedures"],
        *,
        query: CognitiveListProceduresQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveListProceduresOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.recall_procedures"],
        *,
        body: CognitiveRecallProceduresBody,
        timeout: float | None = None,
    ) -> CognitiveListProceduresOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.store_prospective"],
        *,
        body: CognitiveStoreProspectiveBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveStoreProspectiveOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.list_prospective"],
        *,
        query: CognitiveListProspectiveQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveListProspectiveOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.check_triggers"],
        *,
        body: CognitiveCheckTriggersBody,
        timeout: float | None = None,
    ) -> CognitiveCheckTriggersOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.resolve_prospective"],
        *,
        params: CognitiveResolveProspectiveParams,
        body: CognitivePruneSensoryBody | None = None,
        timeout: float | None = None,
    ) -> CognitiveResolveProspectiveOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.remember"],
        *,
        body: CognitiveRememberBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CognitiveRememberOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.concepts"],
        *,
        query: CognitiveConceptsQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveConceptsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.export_agent"],
        *,
        query: CognitiveExportAgentQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveExportAgentOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.import_agent"],
        *,
        body: CognitiveImportAgentBody,
        timeout: float | None = None,
    ) -> CognitiveImportAgentOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.statistics"],
        *,
        query: CognitiveStatisticsQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveStatisticsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.edges"],
        *,
        query: CognitiveEdgesQuery | None = None,
        timeout: float | None = None,
    ) -> CognitiveEdgesOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.settings"],
        *,
        timeout: float | None = None,
    ) -> CognitiveSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["cognitive.put_settings"],
        *,
        body: CognitivePutSettingsBody,
        timeout: float | None = None,
    ) -> CognitiveSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["entities.list"],
        *,
        query: EntitiesListQuery | None = None,
        timeout: float | None = None,
    ) -> EntitiesListOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["entities.facts"],
        *,
        params: EntitiesFactsParams,
        query: EntitiesFactsQuery | None = None,
        timeout: float | None = None,
    ) -> EntitiesFactsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["entities.read_names"],
        *,
        timeout: float | None = None,
    ) -> EntitiesReadNamesOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["records.acknowledge"],
        *,
        body: RecordsDeleteBatchBody,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> RecordsAcknowledgeOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["records.revise"],
        *,
        body: RecordsReviseBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> RecordsReviseOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["records.revise_batch"],
        *,
        body: RecordsStoreBatchBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> RecordsReviseBatchOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["records.undo"],
        *,
        params: RecordsUndoParams,
        body: RecordsUndoBody,
        timeout: float | None = None,
    ) -> RecordsUndoOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["revision.settings"],
        *,
        query: RevisionSettingsQuery | None = None,
        timeout: float | None = None,
    ) -> RevisionSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["revision.put_user_settings"],
        *,
        query: RevisionPutUserSettingsQuery | None = None,
        body: RevisionPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> RevisionPutUserSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["revision.put_tenant_settings"],
        *,
        body: RevisionPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> RevisionPutUserSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["records.quarantine"],
        *,
        params: RecordsQuarantineParams,
        body: RecordsQuarantineBody | None = None,
        timeout: float | None = None,
    ) -> RecordsQuarantineOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["records.promote"],
        *,
        params: RecordsPromoteParams,
        body: RecordsPromoteBody | None = None,
        timeout: float | None = None,
    ) -> RecordsPromoteOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["records.list_quarantined"],
        *,
        query: RecordsListQuarantinedQuery | None = None,
        timeout: float | None = None,
    ) -> RecordPage: ...

    @overload
    async def call(
        self,
        operation: Literal["records.purge_source"],
        *,
        body: RecordsPurgeSourceBody,
        timeout: float | None = None,
    ) -> RecordsPurgeSourceOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["safety.settings"],
        *,
        query: SafetySettingsQuery | None = None,
        timeout: float | None = None,
    ) -> SafetySettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["safety.put_user_settings"],
        *,
        query: SafetyPutUserSettingsQuery | None = None,
        body: SafetyPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> SafetyPutUserSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["safety.put_tenant_settings"],
        *,
        body: SafetyPutTenantSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> SafetyPutTenantSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["search.records"],
        *,
        body: SearchInput,
        timeout: float | None = None,
    ) -> SearchResults: ...

    @overload
    async def call(
        self,
        operation: Literal["search.feedback"],
        *,
        body: SearchFeedbackBody,
        timeout: float | None = None,
    ) -> SearchFeedbackOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["context.build"],
        *,
        body: ContextBuildBody,
        timeout: float | None = None,
    ) -> ContextBuildOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["context.settings"],
        *,
        query: ContextSettingsQuery | None = None,
        timeout: float | None = None,
    ) -> ContextSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["context.put_user_settings"],
        *,
        query: ContextPutUserSettingsQuery | None = None,
        body: ContextPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ContextPutUserSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["context.put_tenant_settings"],
        *,
        body: ContextPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ContextPutUserSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["answer.question"],
        *,
        body: AnswerQuestionBody,
        timeout: float | None = None,
    ) -> AnswerQuestionOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["answer.metrics"],
        *,
        query: AnswerMetricsQuery | None = None,
        timeout: float | None = None,
    ) -> AnswerMetricsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["extraction.settings"],
        *,
        query: ExtractionSettingsQuery | None = None,
        timeout: float | None = None,
    ) -> ExtractionSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["extraction.put_user_settings"],
        *,
        query: ExtractionPutUserSettingsQuery | None = None,
        body: ExtractionPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ExtractionPutUserSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["extraction.put_tenant_settings"],
        *,
        body: ExtractionPutTenantSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ExtractionPutTenantSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["decisions.decide"],
        *,
        body: DecisionsDecideBody,
        timeout: float | None = None,
    ) -> DecisionsDecideOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["decisions.feedback"],
        *,
        params: DecisionsFeedbackParams,
        body: DecisionsFeedbackBody,
        timeout: float | None = None,
    ) -> DecisionsFeedbackOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["decisions.accuracy"],
        *,
        query: DecisionsAccuracyQuery | None = None,
        timeout: float | None = None,
    ) -> DecisionsAccuracyOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["records.retention"],
        *,
        params: RecordsRetentionParams,
        query: RecordsRetentionQuery | None = None,
        timeout: float | None = None,
    ) -> RecordsRetentionOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["records.forget"],
        *,
        params: RecordsForgetParams,
        body: RecordsQuarantineBody | None = None,
        timeout: float | None = None,
    ) -> RecordsForgetOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["records.restore"],
        *,
        params: RecordsRestoreParams,
        body: RecordsQuarantineBody | None = None,
        timeout: float | None = None,
    ) -> RecordsRestoreOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.restore"],
        *,
        body: ForgettingRestoreBody,
        timeout: float | None = None,
    ) -> ForgettingRestoreOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.list"],
        *,
        query: ForgettingListQuery | None = None,
        timeout: float | None = None,
    ) -> ForgettingListOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.events"],
        *,
        query: ForgettingEventsQuery | None = None,
        timeout: float | None = None,
    ) -> ForgettingEventsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.status"],
        *,
        query: ForgettingStatusQuery | None = None,
        timeout: float | None = None,
    ) -> ForgettingStatusOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.preview"],
        *,
        body: ForgettingPreviewBody | None = None,
        timeout: float | None = None,
    ) -> ForgettingPreviewOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.sweep"],
        *,
        timeout: float | None = None,
    ) -> ForgettingSweepOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.tenant_settings"],
        *,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.put_tenant_settings"],
        *,
        body: ForgettingSettingsInput,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.delete_tenant_settings"],
        *,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.settings"],
        *,
        query: ForgettingSettingsQuery | None = None,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.put_user_settings"],
        *,
        query: ForgettingPutUserSettingsQuery | None = None,
        body: ForgettingSettingsInput,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.delete_user_settings"],
        *,
        query: ForgettingDeleteUserSettingsQuery | None = None,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.policy"],
        *,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.set_policy"],
        *,
        body: ForgettingSettingsInput,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.unset_policy"],
        *,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.user_policy"],
        *,
        params: ForgettingUserPolicyParams,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.set_user_policy"],
        *,
        params: ForgettingSetUserPolicyParams,
        body: ForgettingSettingsInput,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["forgetting.unset_user_policy"],
        *,
        params: ForgettingUnsetUserPolicyParams,
        timeout: float | None = None,
    ) -> ForgettingTenantSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["embeddings.retry"],
        *,
        params: EmbeddingsRetryParams,
        body: RecordsQuarantineBody | None = None,
        timeout: float | None = None,
    ) -> EmbeddingRetry: ...

    @overload
    async def call(
        self,
        operation: Literal["embeddings.reembed"],
        *,
        timeout: float | None = None,
    ) -> ReembedStart: ...

    @overload
    async def call(
        self,
        operation: Literal["embeddings.reembed_status"],
        *,
        timeout: float | None = None,
    ) -> ReembedProgress: ...

    @overload
    async def call(
        self,
        operation: Literal["compaction.preview"],
        *,
        body: CompactionPreviewBody,
        timeout: float | None = None,
    ) -> CompactionPreviewOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["compaction.run"],
        *,
        body: CompactionRunBody,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> CompactionRunOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["compaction.runs"],
        *,
        query: CompactionRunsQuery | None = None,
        timeout: float | None = None,
    ) -> CompactionRunsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["compaction.get_run"],
        *,
        params: CompactionGetRunParams,
        query: CompactionGetRunQuery | None = None,
        timeout: float | None = None,
    ) -> CompactionGetRunOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["compaction.undo"],
        *,
        params: CompactionUndoParams,
        body: RecordsQuarantineBody | None = None,
        timeout: float | None = None,
    ) -> CompactionRun: ...

    @overload
    async def call(
        self,
        operation: Literal["compaction.settings"],
        *,
        query: CompactionSettingsQuery | None = None,
        timeout: float | None = None,
    ) -> CompactionSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["compaction.put_user_settings"],
        *,
        query: CompactionPutUserSettingsQuery | None = None,
        body: CompactionPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> CompactionPutUserSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["compaction.put_tenant_settings"],
        *,
        body: CompactionPutUserSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> CompactionPutUserSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["compaction.metrics"],
        *,
        query: CompactionMetricsQuery | None = None,
        timeout: float | None = None,
    ) -> CompactionMetricsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["summaries.list"],
        *,
        query: SummariesListQuery | None = None,
        timeout: float | None = None,
    ) -> SummariesListOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["summaries.portrait"],
        *,
        query: SummariesPortraitQuery | None = None,
        timeout: float | None = None,
    ) -> SummariesPortraitOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["summaries.refresh"],
        *,
        body: RecordsQuarantineBody | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> SummariesRefreshOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["status.get"],
        *,
        query: StatusGetQuery | None = None,
        timeout: float | None = None,
    ) -> Status: ...

    @overload
    async def call(
        self,
        operation: Literal["status.agent"],
        *,
        params: StatusAgentParams,
        query: StatusAgentQuery | None = None,
        timeout: float | None = None,
    ) -> AgentStatus: ...

    @overload
    async def call(
        self,
        operation: Literal["health.live"],
        *,
        timeout: float | None = None,
    ) -> Liveness: ...

    @overload
    async def call(
        self,
        operation: Literal["health.ready"],
        *,
        timeout: float | None = None,
    ) -> Readiness: ...

    @overload
    async def call(
        self,
        operation: Literal["health.metrics"],
        *,
        timeout: float | None = None,
    ) -> str: ...

    @overload
    async def call(
        self,
        operation: Literal["health.version"],
        *,
        timeout: float | None = None,
    ) -> ServerVersion: ...

    @overload
    async def call(
        self,
        operation: Literal["tenants.create"],
        *,
        body: TenantsCreateBody,
        timeout: float | None = None,
    ) -> NewTenant: ...

    @overload
    async def call(
        self,
        operation: Literal["tenants.list"],
        *,
        query: TenantsListQuery | None = None,
        timeout: float | None = None,
    ) -> TenantPage: ...

    @overload
    async def call(
        self,
        operation: Literal["tenants.get"],
        *,
        params: TenantsGetParams,
        timeout: float | None = None,
    ) -> Tenant: ...

    @overload
    async def call(
        self,
        operation: Literal["tenants.update"],
        *,
        params: TenantsUpdateParams,
        body: TenantsUpdateBody,
        timeout: float | None = None,
    ) -> Tenant: ...

    @overload
    async def call(
        self,
        operation: Literal["tenants.get_own"],
        *,
        timeout: float | None = None,
    ) -> Tenant: ...

    @overload
    async def call(
        self,
        operation: Literal["tenants.update_own"],
        *,
        body: TenantsUpdateOwnBody,
        timeout: float | None = None,
    ) -> Tenant: ...

    @overload
    async def call(
        self,
        operation: Literal["keys.create"],
        *,
        body: KeysCreateBody,
        timeout: float | None = None,
    ) -> NewKey: ...

    @overload
    async def call(
        self,
        operation: Literal["keys.list"],
        *,
        query: KeysListQuery | None = None,
        timeout: float | None = None,
    ) -> KeyPage: ...

    @overload
    async def call(
        self,
        operation: Literal["keys.get"],
        *,
        params: KeysGetParams,
        timeout: float | None = None,
    ) -> Key: ...

    @overload
    async def call(
        self,
        operation: Literal["keys.update"],
        *,
        params: KeysUpdateParams,
        body: KeysUpdateBody,
        timeout: float | None = None,
    ) -> Key: ...

    @overload
    async def call(
        self,
        operation: Literal["keys.revoke"],
        *,
        params: KeysRevokeParams,
        timeout: float | None = None,
    ) -> Key: ...

    @overload
    async def call(
        self,
        operation: Literal["keys.rotate"],
        *,
        params: KeysRotateParams,
        body: KeysRotateBody | None = None,
        timeout: float | None = None,
    ) -> NewKey: ...

    @overload
    async def call(
        self,
        operation: Literal["users.list"],
        *,
        query: UsersListQuery | None = None,
        timeout: float | None = None,
    ) -> UserPage: ...

    @overload
    async def call(
        self,
        operation: Literal["users.get"],
        *,
        params: UsersGetParams,
        timeout: float | None = None,
    ) -> User: ...

    @overload
    async def call(
        self,
        operation: Literal["users.put"],
        *,
        params: UsersPutParams,
        body: UsersPutBody,
        timeout: float | None = None,
    ) -> User: ...

    @overload
    async def call(
        self,
        operation: Literal["tokens.mint"],
        *,
        body: TokensMintBody,
        timeout: float | None = None,
    ) -> Token: ...

    @overload
    async def call(
        self,
        operation: Literal["tokens.me"],
        *,
        query: TokensMeQuery | None = None,
        timeout: float | None = None,
    ) -> Me: ...

    @overload
    async def call(
        self,
        operation: Literal["tenants.own_usage"],
        *,
        query: TenantsOwnUsageQuery | None = None,
        timeout: float | None = None,
    ) -> TenantsOwnUsageOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["tenants.usage"],
        *,
        params: TenantsUsageParams,
        query: TenantsUsageQuery | None = None,
        timeout: float | None = None,
    ) -> TenantsOwnUsageOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["models.generate"],
        *,
        body: ModelsGenerateBody,
        timeout: float | None = None,
    ) -> ModelsGenerateOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["models.usage"],
        *,
        query: ModelsUsageQuery | None = None,
        timeout: float | None = None,
    ) -> ModelsUsageOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["models.settings"],
        *,
        timeout: float | None = None,
    ) -> ModelsSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["models.put_settings"],
        *,
        body: ModelsPutSettingsBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> ModelsPutSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.erase_user"],
        *,
        params: PrivacyEraseUserParams,
        body: PrivacyEraseUserBody | None = None,
        timeout: float | None = None,
    ) -> PrivacyEraseUserOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.erase"],
        *,
        body: PrivacyEraseBody,
        timeout: float | None = None,
    ) -> PrivacyEraseUserOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.list_erasures"],
        *,
        query: PrivacyListErasuresQuery | None = None,
        timeout: float | None = None,
    ) -> PrivacyListErasuresOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.get_erasure"],
        *,
        params: PrivacyGetErasureParams,
        timeout: float | None = None,
    ) -> Erasure: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.receipt"],
        *,
        params: PrivacyReceiptParams,
        timeout: float | None = None,
    ) -> PrivacyReceiptOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.erase_tenant"],
        *,
        params: PrivacyEraseTenantParams,
        body: PrivacyEraseUserBody | None = None,
        timeout: float | None = None,
    ) -> PrivacyEraseUserOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.tenant_erasure"],
        *,
        params: PrivacyTenantErasureParams,
        timeout: float | None = None,
    ) -> Erasure: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.tenant_receipt"],
        *,
        params: PrivacyTenantReceiptParams,
        timeout: float | None = None,
    ) -> PrivacyReceiptOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.receipt_key"],
        *,
        timeout: float | None = None,
    ) -> PrivacyReceiptKeyOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.hold_user"],
        *,
        params: PrivacyHoldUserParams,
        timeout: float | None = None,
    ) -> PrivacyHoldUserOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.release_user"],
        *,
        params: PrivacyReleaseUserParams,
        timeout: float | None = None,
    ) -> PrivacyHoldUserOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.hold_record"],
        *,
        params: PrivacyHoldRecordParams,
        query: PrivacyHoldRecordQuery | None = None,
        timeout: float | None = None,
    ) -> PrivacyHoldRecordOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.release_record"],
        *,
        params: PrivacyReleaseRecordParams,
        query: PrivacyReleaseRecordQuery | None = None,
        timeout: float | None = None,
    ) -> PrivacyHoldRecordOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["users.pause"],
        *,
        params: UsersPauseParams,
        timeout: float | None = None,
    ) -> UsersPauseOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["users.resume"],
        *,
        params: UsersResumeParams,
        timeout: float | None = None,
    ) -> UsersPauseOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["users.export_data"],
        *,
        params: UsersExportDataParams,
        timeout: float | None = None,
    ) -> bytes: ...

    @overload
    async def call(
        self,
        operation: Literal["users.import_data"],
        *,
        params: UsersImportDataParams,
        body: bytes | str,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> UsersImportDataOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["users.transfer"],
        *,
        params: UsersTransferParams,
        timeout: float | None = None,
    ) -> UsersImportDataOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["jobs.get"],
        *,
        params: JobsGetParams,
        query: JobsGetQuery | None = None,
        timeout: float | None = None,
    ) -> JobsGetOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["jobs.list"],
        *,
        query: JobsListQuery | None = None,
        timeout: float | None = None,
    ) -> JobsListOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["dead_letters.list"],
        *,
        query: DeadLettersListQuery | None = None,
        timeout: float | None = None,
    ) -> DeadLettersListOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["dead_letters.replay"],
        *,
        params: DeadLettersReplayParams,
        timeout: float | None = None,
    ) -> DeadLettersReplayOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["dead_letters.replay_matching"],
        *,
        body: DeadLettersReplayMatchingBody,
        timeout: float | None = None,
    ) -> DeadLettersReplayMatchingOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["dead_letters.discard"],
        *,
        params: DeadLettersDiscardParams,
        timeout: float | None = None,
    ) -> DeadLettersDiscardOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["dead_letters.discard_matching"],
        *,
        body: DeadLettersReplayMatchingBody,
        timeout: float | None = None,
    ) -> DeadLettersDiscardMatchingOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["webhooks.create"],
        *,
        body: WebhooksCreateBody,
        timeout: float | None = None,
    ) -> WebhooksCreateOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["webhooks.list"],
        *,
        timeout: float | None = None,
    ) -> WebhooksListOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["webhooks.get"],
        *,
        params: WebhooksGetParams,
        timeout: float | None = None,
    ) -> Webhook: ...

    @overload
    async def call(
        self,
        operation: Literal["webhooks.update"],
        *,
        params: WebhooksUpdateParams,
        body: WebhooksUpdateBody,
        timeout: float | None = None,
    ) -> Webhook: ...

    @overload
    async def call(
        self,
        operation: Literal["webhooks.delete"],
        *,
        params: WebhooksDeleteParams,
        timeout: float | None = None,
    ) -> DeleteOutcome: ...

    @overload
    async def call(
        self,
        operation: Literal["webhooks.rotate_secret"],
        *,
        params: WebhooksRotateSecretParams,
        body: WebhooksRotateSecretBody,
        timeout: float | None = None,
    ) -> WebhooksCreateOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["webhooks.test"],
        *,
        params: WebhooksTestParams,
        timeout: float | None = None,
    ) -> WebhooksTestOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["webhooks.replay"],
        *,
        params: WebhooksReplayParams,
        body: WebhooksReplayBody,
        timeout: float | None = None,
    ) -> WebhooksReplayOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["audit.list"],
        *,
        query: AuditListQuery | None = None,
        timeout: float | None = None,
    ) -> AuditListOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["audit.head"],
        *,
        timeout: float | None = None,
    ) -> AuditHeadOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["audit.verify"],
        *,
        query: AuditVerifyQuery | None = None,
        timeout: float | None = None,
    ) -> AuditVerifyOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["audit.settings"],
        *,
        timeout: float | None = None,
    ) -> AuditSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["audit.set_settings"],
        *,
        body: AuditSetSettingsBody,
        timeout: float | None = None,
    ) -> AuditSettingsOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.ledger"],
        *,
        query: PrivacyLedgerQuery | None = None,
        timeout: float | None = None,
    ) -> PrivacyLedgerOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["privacy.rewrites"],
        *,
        query: PrivacyRewritesQuery | None = None,
        timeout: float | None = None,
    ) -> PrivacyRewritesOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["amp.store"],
        *,
        body: AmpStoreBody | Mapping[str, Any],
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> AmpStoreOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["amp.search"],
        *,
        body: AmpSearchBody | Mapping[str, Any],
        timeout: float | None = None,
    ) -> AmpSearchOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["amp.list"],
        *,
        query: AmpListQuery | None = None,
        timeout: float | None = None,
    ) -> AmpListOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["amp.get"],
        *,
        params: AmpGetParams,
        query: AmpGetQuery | None = None,
        timeout: float | None = None,
    ) -> AmpGetOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["amp.delete"],
        *,
        params: AmpDeleteParams,
        query: AmpDeleteQuery | None = None,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> AmpDeleteOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["amp.status"],
        *,
        query: AmpStatusQuery | None = None,
        timeout: float | None = None,
    ) -> AmpStatusOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["amp.agent_status"],
        *,
        params: AmpAgentStatusParams,
        query: AmpAgentStatusQuery | None = None,
        timeout: float | None = None,
    ) -> AmpAgentStatusOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["amp.call"],
        *,
        body: AmpCallBody | Mapping[str, Any],
        timeout: float | None = None,
    ) -> AmpCallOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["amp.schema"],
        *,
        timeout: float | None = None,
    ) -> AmpSchemaOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["amp.schema_of"],
        *,
        params: AmpSchemaOfParams,
        timeout: float | None = None,
    ) -> dict[str, Any]: ...

    @overload
    async def call(
        self,
        operation: Literal["agents.list"],
        *,
        query: AgentsListQuery | None = None,
        timeout: float | None = None,
    ) -> list[AgentsListOutputItem]: ...

    @overload
    async def call(
        self,
        operation: Literal["agents.create"],
        *,
        body: AgentsCreateBody,
        timeout: float | None = None,
    ) -> AgentsListOutputItem: ...

    @overload
    async def call(
        self,
        operation: Literal["agents.count"],
        *,
        query: AgentsCountQuery | None = None,
        timeout: float | None = None,
    ) -> int: ...

    @overload
    async def call(
        self,
        operation: Literal["agents.get"],
        *,
        params: AgentsGetParams,
        query: AgentsGetQuery | None = None,
        timeout: float | None = None,
    ) -> AgentsListOutputItem: ...

    @overload
    async def call(
        self,
        operation: Literal["agents.update"],
        *,
        params: AgentsUpdateParams,
        body: AgentsUpdateBody,
        timeout: float | None = None,
    ) -> AgentsListOutputItem: ...

    @overload
    async def call(
        self,
        operation: Literal["agents.delete"],
        *,
        params: AgentsDeleteParams,
        query: AgentsDeleteQuery | None = None,
        timeout: float | None = None,
    ) -> None: ...

    @overload
    async def call(
        self,
        operation: Literal["agents.core_memory"],
        *,
        params: AgentsCoreMemoryParams,
        query: AgentsCoreMemoryQuery | None = None,
        timeout: float | None = None,
    ) -> AgentsListOutputItemMemory: ...

    @overload
    async def call(
        self,
        operation: Literal["agents.recompile"],
        *,
        params: AgentsRecompileParams,
        query: AgentsRecompileQuery | None = None,
        timeout: float | None = None,
    ) -> str: ...

    @overload
    async def call(
        self,
        operation: Literal["blocks.create"],
        *,
        body: BlocksCreateBody,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    async def call(
        self,
        operation: Literal["blocks.list"],
        *,
        query: BlocksListQuery | None = None,
        timeout: float | None = None,
    ) -> list[Block]: ...

    @overload
    async def call(
        self,
        operation: Literal["blocks.count"],
        *,
        query: BlocksCountQuery | None = None,
        timeout: float | None = None,
    ) -> int: ...

    @overload
    async def call(
        self,
        operation: Literal["blocks.get"],
        *,
        params: BlocksGetParams,
        query: BlocksGetQuery | None = None,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    async def call(
        self,
        operation: Literal["blocks.update"],
        *,
        params: BlocksUpdateParams,
        body: BlocksUpdateBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    async def call(
        self,
        operation: Literal["blocks.delete"],
        *,
        params: BlocksDeleteParams,
        query: BlocksDeleteQuery | None = None,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> None: ...

    @overload
    async def call(
        self,
        operation: Literal["blocks.history"],
        *,
        params: BlocksHistoryParams,
        query: BlocksHistoryQuery | None = None,
        timeout: float | None = None,
    ) -> BlocksHistoryOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["blocks.diff"],
        *,
        params: BlocksDiffParams,
        query: BlocksDiffQuery | None = None,
        timeout: float | None = None,
    ) -> BlocksDiffOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["blocks.checkpoint"],
        *,
        params: BlocksCheckpointParams,
        body: BlocksCheckpointBody | None = None,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    async def call(
        self,
        operation: Literal["blocks.undo"],
        *,
        params: BlocksUndoParams,
        body: RecordsQuarantineBody | None = None,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    async def call(
        self,
        operation: Literal["blocks.redo"],
        *,
        params: BlocksRedoParams,
        body: RecordsQuarantineBody | None = None,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    async def call(
        self,
        operation: Literal["core_memory.list"],
        *,
        params: CoreMemoryListParams,
        query: CoreMemoryListQuery | None = None,
        timeout: float | None = None,
    ) -> list[Block]: ...

    @overload
    async def call(
        self,
        operation: Literal["core_memory.get"],
        *,
        params: CoreMemoryGetParams,
        query: CoreMemoryGetQuery | None = None,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    async def call(
        self,
        operation: Literal["core_memory.update"],
        *,
        params: CoreMemoryUpdateParams,
        body: BlocksUpdateBody,
        if_match: int | str | None = None,
        timeout: float | None = None,
    ) -> Block: ...

    @overload
    async def call(
        self,
        operation: Literal["core_memory.attach"],
        *,
        params: CoreMemoryAttachParams,
        query: CoreMemoryAttachQuery | None = None,
        timeout: float | None = None,
    ) -> AgentsListOutputItem: ...

    @overload
    async def call(
        self,
        operation: Literal["core_memory.detach"],
        *,
        params: CoreMemoryDetachParams,
        query: CoreMemoryDetachQuery | None = None,
        timeout: float | None = None,
    ) -> AgentsListOutputItem: ...

    @overload
    async def call(
        self,
        operation: Literal["blocks.agents"],
        *,
        params: BlocksAgentsParams,
        query: BlocksAgentsQuery | None = None,
        timeout: float | None = None,
    ) -> list[AgentsListOutputItem]: ...

    @overload
    async def call(
        self,
        operation: Literal["core_memory.append"],
        *,
        params: CoreMemoryAppendParams,
        body: CoreMemoryAppendBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["core_memory.replace"],
        *,
        params: CoreMemoryReplaceParams,
        body: CoreMemoryReplaceBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["memory.replace"],
        *,
        params: MemoryReplaceParams,
        body: MemoryReplaceBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["memory.insert"],
        *,
        params: MemoryInsertParams,
        body: MemoryInsertBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["memory.rethink"],
        *,
        params: MemoryRethinkParams,
        body: MemoryRethinkBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["memory.apply_patch"],
        *,
        params: MemoryApplyPatchParams,
        body: MemoryApplyPatchBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["memory.command"],
        *,
        params: MemoryCommandParams,
        body: MemoryCommandBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["memory.finish_edits"],
        *,
        params: MemoryFinishEditsParams,
        body: RecordsQuarantineBody,
        timeout: float | None = None,
    ) -> CoreMemoryAppendOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["core_memory.render"],
        *,
        params: CoreMemoryRenderParams,
        query: CoreMemoryRenderQuery | None = None,
        timeout: float | None = None,
    ) -> CoreMemoryRenderOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["archival.insert"],
        *,
        params: ArchivalInsertParams,
        body: ArchivalInsertBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> list[ArchivalPassage]: ...

    @overload
    async def call(
        self,
        operation: Literal["archival.list"],
        *,
        params: ArchivalListParams,
        query: ArchivalListQuery | None = None,
        timeout: float | None = None,
    ) -> list[ArchivalPassage]: ...

    @overload
    async def call(
        self,
        operation: Literal["archival.search"],
        *,
        params: ArchivalSearchParams,
        query: ArchivalSearchQuery,
        timeout: float | None = None,
    ) -> ArchivalSearchOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["archival.delete"],
        *,
        params: ArchivalDeleteParams,
        query: ArchivalDeleteQuery | None = None,
        timeout: float | None = None,
    ) -> None: ...

    @overload
    async def call(
        self,
        operation: Literal["passages.search"],
        *,
        body: PassagesSearchBody,
        timeout: float | None = None,
    ) -> list[PassagesSearchOutputItem]: ...

    @overload
    async def call(
        self,
        operation: Literal["letta.messages"],
        *,
        params: LettaMessagesParams,
        query: LettaMessagesQuery | None = None,
        timeout: float | None = None,
    ) -> list[LettaSaidMessage | LettaToolCallMessage | LettaToolReturnMessage]: ...

    @overload
    async def call(
        self,
        operation: Literal["letta.all_messages"],
        *,
        query: LettaAllMessagesQuery | None = None,
        timeout: float | None = None,
    ) -> list[LettaSaidMessage | LettaToolCallMessage | LettaToolReturnMessage]: ...

    @overload
    async def call(
        self,
        operation: Literal["letta.message"],
        *,
        params: LettaMessageParams,
        query: LettaMessageQuery | None = None,
        timeout: float | None = None,
    ) -> list[LettaSaidMessage | LettaToolCallMessage | LettaToolReturnMessage]: ...

    @overload
    async def call(
        self,
        operation: Literal["letta.search_messages"],
        *,
        body: LettaSearchMessagesBody,
        timeout: float | None = None,
    ) -> list[LettaSearchMessagesOutputItem]: ...

    @overload
    async def call(
        self,
        operation: Literal["letta.health"],
        *,
        timeout: float | None = None,
    ) -> LettaHealthOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["letta.tags"],
        *,
        query: LettaTagsQuery | None = None,
        timeout: float | None = None,
    ) -> list[str]: ...

    @overload
    async def call(
        self,
        operation: Literal["letta.tools"],
        *,
        timeout: float | None = None,
    ) -> list[Any]: ...

    @overload
    async def call(
        self,
        operation: Literal["letta.models"],
        *,
        timeout: float | None = None,
    ) -> list[Any]: ...

    @overload
    async def call(
        self,
        operation: Literal["letta.embedding_models"],
        *,
        timeout: float | None = None,
    ) -> list[Any]: ...

    @overload
    async def call(
        self,
        operation: Literal["memorybank.store"],
        *,
        body: MemorybankStoreBody,
        idempotency_key: str | None = None,
        wait: int | None = None,
        timeout: float | None = None,
    ) -> MemorybankStoreOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["memorybank.retrieve"],
        *,
        body: MemorybankRetrieveBody,
        timeout: float | None = None,
    ) -> MemorybankRetrieveOutput: ...

    @overload
    async def call(
        self,
        operation: Literal["memorybank.forget"],
        *,
        body: MemorybankForgetBody,
        timeout: float | None = None,
    ) -> MemorybankForgetOutput: ...

    async def call(self, operation: Any, **sent: Any) -> Any:
        """Any operation by its name; `params` go into the path, `query` and `body` where they say."""
        return await self.request(operation, **sent)
