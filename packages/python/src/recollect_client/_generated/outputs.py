# Generated from the OpenAPI documents by `npm run clients`. Do not edit.
"""What the server answers. Fields that it left out are None; fields that are not known here are in `extra`."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any, Literal

from .._models import Model

__all__ = [
    "AgentStatus", "AgentsListOutputItem", "AgentsListOutputItemMemory", "AmpAgentStatusOutput", "AmpCallOutput",
    "AmpDeleteOutput", "AmpGetOutput", "AmpListOutput", "AmpRecord", "AmpSchemaOutput", "AmpSearchOutput",
    "AmpSearchOutputResultsItem", "AmpStatusOutput", "AmpStatusOutputCapabilities", "AmpStatusOutputStats",
    "AmpStoreOutput", "AnswerEvidence", "AnswerMetricsOutput", "AnswerPart", "AnswerPartCalculationsItem",
    "AnswerPartCitationsItem", "AnswerPartContradictionsItem", "AnswerPartContradictionsItemSidesItem",
    "AnswerQuestionOutput", "AnswerQuestionOutputMetacognition", "AnswerQuestionOutputUsage", "AnswerStep",
    "AppendedMessage", "AppendedMessageMarkedPartsItem", "ArchivalPassage", "ArchivalSearchOutput",
    "ArchivalSearchOutputResultsItem", "ArmScore", "AuditEntry", "AuditHeadOutput", "AuditListOutput",
    "AuditSettingsOutput", "AuditVerifyOutput", "AuditVerifyOutputFault", "AuditVerifyOutputHead", "BatchDeleteItem",
    "BatchDeleteOutcome", "BatchItem", "BatchItemError", "BatchOutcome", "Block", "BlockHistoryEntry",
    "BlocksDiffOutput", "BlocksDiffOutputFieldsItem", "BlocksHistoryOutput", "CognitiveAttendSensoryOutput",
    "CognitiveCheckTriggersOutput", "CognitiveClearWorkingOutput", "CognitiveConceptsOutput",
    "CognitiveConceptsOutputConceptsItem", "CognitiveConsolidateOutput", "CognitiveEdgesOutput",
    "CognitiveEdgesOutputEdgesItem", "CognitiveExportAgentOutput", "CognitiveExportAgentOutputEdgesItem",
    "CognitiveExportAgentOutputNodesItem", "CognitiveImportAgentOutput", "CognitiveImportAgentOutputErrorsItem",
    "CognitiveListEpisodesOutput", "CognitiveListProceduresOutput", "CognitiveListProspectiveOutput",
    "CognitiveListWorkingOutput", "CognitivePruneSensoryOutput", "CognitivePushWorkingOutput", "CognitiveRecallOutput",
    "CognitiveRecallOutputEdgesItem", "CognitiveRecentSensoryOutput", "CognitiveRecordSensoryOutput",
    "CognitiveRememberOutput", "CognitiveResolveProspectiveOutput", "CognitiveSearchFactsOutput",
    "CognitiveSettingsOutput", "CognitiveSettingsOutputSettings", "CognitiveSettingsOutputSettingsConsolidation",
    "CognitiveStatisticsOutput", "CognitiveStoreEpisodeOutput", "CognitiveStoreFactOutput",
    "CognitiveStoreFactOutputSimilarToItem", "CognitiveStoreProcedureOutput", "CognitiveStoreProspectiveOutput",
    "CompactionGetRunOutput", "CompactionGetRunOutputMembersItem", "CompactionMetricsOutput",
    "CompactionMetricsOutputOld", "CompactionMetricsOutputRecall", "CompactionMetricsOutputRecords",
    "CompactionMetricsOutputRuns", "CompactionMetricsOutputSearches", "CompactionOverrides", "CompactionPreviewOutput",
    "CompactionPutUserSettingsOutput", "CompactionRun", "CompactionRunOutput", "CompactionRunsOutput",
    "CompactionSettings", "CompactionSettingsOutput", "CompactionSettingsOutputEffective",
    "CompactionSettingsScopesItem", "CompactionSettingsTriggers", "ContextBuildOutput", "ContextBuildOutputBudget",
    "ContextBuildOutputJson", "ContextBuildOutputJsonTiersValueItem", "ContextBuildOutputMessagesItem",
    "ContextBuildOutputTiersValue", "ContextItem", "ContextLeftOut", "ContextPutUserSettingsOutput", "ContextSettings",
    "ContextSettingsOutput", "ContextSettingsOutputEffective", "ContextSettingsOutputEffectiveTiersValue",
    "CoreMemoryAppendOutput", "CoreMemoryAppendOutputBlocksItem", "CoreMemoryRenderOutput", "DeadLetter",
    "DeadLettersDiscardMatchingOutput", "DeadLettersDiscardOutput", "DeadLettersListOutput",
    "DeadLettersReplayMatchingOutput", "DeadLettersReplayOutput", "DecisionsAccuracyOutput",
    "DecisionsAccuracyOutputByItem", "DecisionsAccuracyOutputDaysItem", "DecisionsDecideOutput",
    "DecisionsDecideOutputRecord", "DecisionsFeedbackOutput", "DeleteOutcome", "DueRecord", "EdgesCreateOutput",
    "EdgesDeleteOutput", "EdgesListOutput", "EdgesListOutputEdgesItem", "EffectiveForgetting",
    "EffectiveForgettingTypesValue", "Embedder", "Embedding", "EmbeddingCounts", "EmbeddingRetry", "EmbeddingSpace",
    "EntitiesFactsOutput", "EntitiesListOutput", "EntitiesReadNamesOutput", "Entity", "Episode", "Erasure",
    "Explanation", "ExtractionPutTenantSettingsOutput", "ExtractionPutUserSettingsOutput", "ExtractionSettingsOutput",
    "ExtractionSettingsOutputEffective", "ExtractionSettingsOutputHistoriesItem", "ExtractionSettingsOutputTenant",
    "ExtractionSettingsOutputUser", "ForgettingEventsOutput", "ForgettingEventsOutputEventsItem",
    "ForgettingListOutput", "ForgettingListOutputRecordsItem", "ForgettingPreviewOutput",
    "ForgettingPreviewOutputCounts", "ForgettingPreviewOutputExemptItem", "ForgettingRestoreOutput",
    "ForgettingRestoreOutputRestoredItem", "ForgettingSettings", "ForgettingSettingsTypesValue",
    "ForgettingStatusOutput", "ForgettingStatusOutputByReasonItem", "ForgettingSweepOutput",
    "ForgettingTenantSettingsOutput", "GraphRelatedOutput", "GraphSettingsOutput", "GraphSettingsOutputSettings",
    "Intention", "JobsGetOutput", "JobsListOutput", "Key", "KeyPage", "LinkedBy", "Liveness", "Me", "Message",
    "MessagesAppendOutput", "MessagesLinkOutput", "MessagesListOutput", "MessagesRecordsOutput", "ModelBudget",
    "ModelsGenerateOutput", "ModelsGenerateOutputUsage", "ModelsPutSettingsOutput", "ModelsSettingsOutput",
    "ModelsSettingsOutputEffective", "ModelsSettingsOutputModelsItem", "ModelsSettingsOutputTenant",
    "ModelsUsageOutput", "ModelsUsageOutputDaysItem", "ModelsUsageOutputOpen", "NewKey", "NewTenant", "Passage",
    "PassagePage", "PassagesSearchOutputItem", "PatchedRecord", "PlannedFold", "PossiblyOutdated",
    "PrivacyEraseUserOutput", "PrivacyHoldRecordOutput", "PrivacyHoldUserOutput", "PrivacyLedgerOutput",
    "PrivacyLedgerOutputEntriesItem", "PrivacyListErasuresOutput", "PrivacyReceiptKeyOutput",
    "PrivacyReceiptKeyOutputKeysItem", "PrivacyReceiptOutput", "PrivacyReceiptOutputSignature", "PrivacyRewritesOutput",
    "PrivacyRewritesOutputRewritesItem", "PrivacyRewritesOutputRewritesItemFilesItem", "Procedure",
    "ProcedureResolvedItem", "ProcedureStepsItem", "Readiness", "ReadinessChecks", "ReasoningFigures", "ReceiptBody",
    "ReceiptBodyProcessorsItem", "ReceiptBodyStages", "ReceiptBodyStagesAnswers", "ReceiptBodyStagesBackups",
    "ReceiptBodyStagesHeap", "ReceiptBodyStagesWal", "Record", "RecordDetail", "RecordPage", "RecordPassage",
    "RecordVersion", "RecordsAcknowledgeOutput", "RecordsAcknowledgeOutputResultsItem", "RecordsForgetOutput",
    "RecordsGetOutputSourceMessagesItem", "RecordsMessagesOutput", "RecordsPatchOutputHintsItem",
    "RecordsPromoteOutput", "RecordsPurgeSourceOutput", "RecordsQuarantineOutput", "RecordsRestoreOutput",
    "RecordsRetentionOutput", "RecordsReviseBatchOutput", "RecordsReviseOutput", "RecordsReviseOutputSupersededItem",
    "RecordsUndoOutput", "RecordsUndoOutputRestoredItem", "RedactedSecretsItem", "ReembedProgress", "ReembedStart",
    "RelatedRecord", "RevisedItem", "RevisionCandidate", "RevisionCandidateScores", "RevisionPutUserSettingsOutput",
    "RevisionSettings", "RevisionSettingsOutput", "RevisionSettingsOutputEffective", "SafetyPutTenantSettingsOutput",
    "SafetyPutUserSettingsOutput", "SafetySettingsOutput", "SafetySettingsOutputEffective",
    "SafetySettingsOutputTenant", "SafetySettingsOutputUser", "SearchFeedbackOutput", "SearchFeedbackOutputResultsItem",
    "SearchHit", "SearchRecordsOutputResultsItemExplainAnswers", "SearchRecordsOutputResultsItemSourcesItem",
    "SearchRecordsOutputTimingItem", "SearchResults", "SemanticFact", "SensoryItem", "ServerVersion", "Status",
    "StatusGetOutputEmbeddingsRecords", "StatusGetOutputExternalProcessorsItem", "StoreOutcome", "Subgraph",
    "SubgraphContradictionsItem", "SubgraphEdgesItem", "SubgraphNodesItem", "SummariesListOutput",
    "SummariesPortraitOutput", "SummariesRefreshOutput", "Summary", "Tenant", "TenantPage", "TenantsOwnUsageOutput",
    "TenantsOwnUsageOutputDaysItem", "TenantsOwnUsageOutputStored", "TierRules2", "TierRulesRecent2", "Token",
    "TokensMeOutputBindings", "TokensMeOutputKey", "TokensMeOutputTenant", "TriggeredIntention", "TurnBeside", "User",
    "UserPage", "UsersImportDataOutput", "UsersImportDataOutputLines", "UsersPauseOutput", "VersionPage", "Webhook",
    "WebhookDelivery", "WebhookDeliveryAttemptsItem", "WebhooksCreateOutput", "WebhooksListDeliveriesOutput",
    "WebhooksListOutput", "WebhooksReplayOutput", "WebhooksTestOutput", "WorkingSlot", "WrongField",
]


@dataclass(kw_only=True)
class AgentStatus(Model):
    agent: str
    status: Literal["idle", "in_progress", "blocked"]
    checkpoint_count: int
    current_task: str | None
    last_updated: int | None  #: Unix milliseconds, as in AMP.


@dataclass(kw_only=True)
class AgentsListOutputItem(Model):
    id: str
    name: str
    description: str | None
    system: str
    timezone: str | None
    hidden: bool
    metadata: dict[str, Any]
    tags: list[str]
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime  #: RFC 3339, UTC, milliseconds
    created_by_id: str  #: The key that created it.
    last_updated_by_id: str  #: The key that last changed it.
    blocks: list[Block]
    memory: AgentsListOutputItemMemory
    agent_type: str | None = None
    llm_config: dict[str, Any] | None = None
    embedding_config: dict[str, Any] | None = None
    model: str | None = None
    embedding: str | None = None
    model_settings: dict[str, Any] | None = None
    compaction_settings: dict[str, Any] | None = None
    response_format: dict[str, Any] | None = None
    tool_rules: list[Any] | None = None
    project_id: str | None = None
    template_id: str | None = None
    base_template_id: str | None = None
    message_buffer_autoclear: bool | None = None
    enable_sleeptime: bool | None = None
    max_files_open: int | None = None
    per_file_view_window_char_limit: int | None = None
    message_ids: list[Any]
    tools: list[Any]
    sources: list[Any]
    tool_exec_environment_variables: list[Any]
    secrets: list[Any]
    deployment_id: None
    entity_id: None
    identity_ids: list[Any]
    identities: list[Any]
    pending_approval: None
    multi_agent_group: None
    managed_group: None
    last_run_completion: None
    last_run_duration_ms: None
    last_stop_reason: None


@dataclass(kw_only=True)
class AgentsListOutputItemMemory(Model):
    agent_type: str
    git_enabled: Literal[False]
    blocks: list[Block]
    file_blocks: list[Any]
    prompt_template: Literal[""]


@dataclass(kw_only=True)
class AmpAgentStatusOutput(Model):
    success: Literal[True]
    agent: str
    status: Literal["idle", "in_progress", "blocked"]
    checkpoint_count: int
    current_task: str | None
    last_updated: int | None


@dataclass(kw_only=True)
class AmpCallOutput(Model):
    success: Literal[True]


@dataclass(kw_only=True)
class AmpDeleteOutput(Model):
    success: Literal[True]
    deleted: Literal[True]


@dataclass(kw_only=True)
class AmpGetOutput(Model):
    success: Literal[True]
    record: AmpRecord


@dataclass(kw_only=True)
class AmpListOutput(Model):
    success: Literal[True]
    records: list[AmpRecord]
    total: int
    has_more: bool


@dataclass(kw_only=True)
class AmpRecord(Model):
    id: str
    type: str
    content: str
    created_at: int
    updated_at: int | None = None
    agent: str | None = None
    project: str | None = None
    tags: list[str] | None = None


@dataclass(kw_only=True)
class AmpSchemaOutput(Model):
    protocol: str


@dataclass(kw_only=True)
class AmpSearchOutput(Model):
    success: Literal[True]
    results: list[AmpSearchOutputResultsItem]
    subgraph: Subgraph | None = None  #: With `graph: {"subgraph": true}`.
    total: int  #: The number of matches. `limit` and `token_budget` may return fewer.
    tokens: int | None = None  #: With `token_budget`: the tokens of all results together.
    expanded_to: Literal["session", "agent", "user", "shared"] | None = None
    #: If nothing was found: metadata keys of the filter that no record has, each with a likely match.
    hints: list[WrongField] | None = None


@dataclass(kw_only=True)
class AmpSearchOutputResultsItem(Model):
    id: str
    score: float
    record: AmpRecord
    excerpt: Literal[True] | None = None  #: The content is only a part of the record’s content.
    #: With `scope_expansion`: the narrowest scope that contains it.
    level: Literal["session", "agent", "user", "shared"] | None = None
    linked: LinkedBy | None = None  #: With `graph`: the links that brought in or raised this result.


@dataclass(kw_only=True)
class AmpStatusOutput(Model):
    success: Literal[True]
    healthy: bool
    version: str
    protocol: str
    stats: AmpStatusOutputStats
    capabilities: AmpStatusOutputCapabilities


@dataclass(kw_only=True)
class AmpStatusOutputCapabilities(Model):
    embedding_model: str
    max_content_length: int
    supported_types: list[str]


@dataclass(kw_only=True)
class AmpStatusOutputStats(Model):
    lessons: int
    checkpoints: int
    snippets: int
    total_records: int
    embedding_model: str


@dataclass(kw_only=True)
class AmpStoreOutput(Model):
    success: Literal[True]
    id: str
    created: bool
    #: Left out of all responses, because the trust of the key is too low. Absent if not.
    quarantined: bool | None = None
    #: The number of spans that were cut out before storing, because they were context from an earlier response.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[WrongField] | None = None
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None


@dataclass(kw_only=True)
class AnswerEvidence(Model):
    ref: int  #: The number that the answer cites: `[1]`.
    id: str
    external_id: str | None = None
    type: str
    title: str | None = None
    content: str
    excerpt: Literal[True] | None = None  #: The content is only a part of the record.
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    speaker: str | None = None
    session_id: str | None = None
    score: float  #: The score in the search that found it, 0 to 1.
    step: int  #: The first search that found it, from 1.
    questions: list[int]  #: The questions that it is for, from 0.
    cited: bool
    tokens: int


@dataclass(kw_only=True)
class AnswerMetricsOutput(Model):
    days: int
    intents: list[ReasoningFigures]


@dataclass(kw_only=True)
class AnswerPart(Model):
    question: str
    intent: Literal["simple_recall", "mathematical_computation", "temporal_comparison", "multi_source_synthesis", "contradiction_resolution"]
    status: Literal["answered", "partly", "not_in_memory"]
    answer: str
    by: Literal["rules", "model"]
    citations: list[AnswerPartCitationsItem]
    calculations: list[AnswerPartCalculationsItem]
    contradictions: list[AnswerPartContradictionsItem]


@dataclass(kw_only=True)
class AnswerPartCalculationsItem(Model):
    expression: str
    result: str
    refs: list[int]  #: The evidence that the numbers come from.


@dataclass(kw_only=True)
class AnswerPartCitationsItem(Model):
    ref: int
    id: str
    quote: str  #: Verbatim from the memory.


@dataclass(kw_only=True)
class AnswerPartContradictionsItem(Model):
    about: str  #: The subject of both.
    sides: list[AnswerPartContradictionsItemSidesItem]


@dataclass(kw_only=True)
class AnswerPartContradictionsItemSidesItem(Model):
    ref: int
    id: str
    value: str
    quote: str
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class AnswerQuestionOutput(Model):
    answer: str
    #: `rules`: the evidence in order, with what could be computed from it. `model`: written by the language model.
    by: Literal["rules", "model"]
    status: Literal["answered", "partly", "not_in_memory"]
    parts: list[AnswerPart]
    evidence: list[AnswerEvidence]  #: In the order of the answer.
    trace: list[AnswerStep]
    metacognition: AnswerQuestionOutputMetacognition
    tokens: int  #: The tokens of the evidence.
    #: The usage of the language model, if it was called and the provider reported it.
    usage: AnswerQuestionOutputUsage | None = None
    #: What was unavailable: `vector`, `rerank`, `deadline`, or the error code of the model. `working_memory`: steps were not stored.
    degraded: list[str]


@dataclass(kw_only=True)
class AnswerQuestionOutputMetacognition(Model):
    steps: int  #: Consecutive searches, for all questions.
    steps_allowed: int
    effort: float  #: 1: no search was wasted, and no search was left out that was allowed and needed.
    sufficient: bool  #: Whether the evidence was judged sufficient for every question.
    judged_by: Literal["rules", "model"]
    search_quality: float  #: The share of the evidence that the answer cites.
    corrections: int  #: Refined searches, and sums and quotes of a model that were corrected or removed.


@dataclass(kw_only=True)
class AnswerQuestionOutputUsage(Model):
    calls: int
    tokens_in: int
    tokens_out: int


@dataclass(kw_only=True)
class AnswerStep(Model):
    step: int  #: The search it belongs to, from 1.
    kind: Literal["classify", "plan", "search", "evaluate", "refine", "calculate", "answer"]
    question: int
    by: Literal["rules", "model"]
    says: str  #: What was decided, in words.
    queries: list[str] | None = None
    found: int | None = None  #: Memories that no earlier search found.
    sufficient: bool | None = None


@dataclass(kw_only=True)
class AppendedMessage(Model):
    id: str
    external_id: str | None = None
    sequence: int
    status: Literal["created", "unchanged"]
    #: Parts of the content that are not text. Each is replaced by a marker such as `[image]` and not stored.
    marked_parts: list[AppendedMessageMarkedPartsItem] | None = None
    #: Left out of all responses, because the trust of the key is too low. Absent if not.
    quarantined: bool | None = None
    #: The number of spans that were cut out before storing, because they were context from an earlier response.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[WrongField] | None = None


@dataclass(kw_only=True)
class AppendedMessageMarkedPartsItem(Model):
    field: str  #: Such as `content[1]`.
    kind: Literal["image", "audio", "video", "file"]


@dataclass(kw_only=True)
class ArchivalPassage(Model):
    id: str
    text: str
    tags: list[str]
    metadata: dict[str, Any]
    created_at: datetime  #: When it was said or happened: the record’s `occurred_at`.
    updated_at: datetime | None
    created_by_id: None
    last_updated_by_id: None
    is_deleted: Literal[False]
    archive_id: None
    source_id: None
    file_id: None
    file_name: None
    embedding: None  #: Always null: vectors are not returned.
    embedding_config: None


@dataclass(kw_only=True)
class ArchivalSearchOutput(Model):
    results: list[ArchivalSearchOutputResultsItem]
    count: int


@dataclass(kw_only=True)
class ArchivalSearchOutputResultsItem(Model):
    id: str
    timestamp: str  #: The time in the agent’s time zone.
    content: str
    tags: list[str]


@dataclass(kw_only=True)
class ArmScore(Model):
    rank: int
    score: float


@dataclass(kw_only=True)
class AuditEntry(Model):
    id: str
    at: datetime  #: RFC 3339, UTC, milliseconds
    kind: Literal["change", "read", "refusal"]
    operation: str  #: The operation of the request. Without a request: `job:` or `schedule:` and a name.
    key_id: str  #: The public part of the key. `job` if no key acted.
    user_hash: str | None = None  #: The user whose memory was touched, as a keyed hash. Absent: no user.
    request_id: str | None = None  #: The value of `X-Request-Id`.
    outcome: Literal["ok", "refused", "failed"]
    code: str | None = None  #: The error code, if the request was refused.
    subjects: list[str]  #: The ids of what the entry is about, at most 1,000.
    #: Row counts by table, such as `records_inserted`. `requests` if one entry covers several requests.
    counts: dict[str, int]
    sequence: int | None = None  #: Position in the hash chain. Absent for about a second, until the entry is sealed.
    entry_hash: str | None = None
    hash: str | None = None  #: Hash of the chain up to and including this entry.


@dataclass(kw_only=True)
class AuditHeadOutput(Model):
    tenant_id: str
    sequence: int  #: Sequence of the last sealed entry. 0: no entry is sealed.
    hash: str
    sealed_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    unsealed: int  #: The number of entries that have no position in the chain yet.


@dataclass(kw_only=True)
class AuditListOutput(Model):
    tenant_id: str
    entries: list[AuditEntry]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class AuditSettingsOutput(Model):
    #: Which reads of ordinary memory are logged. `off`: none. `counts`: one entry per second for identical reads. `all`: one entry per read. Changes, refusals and privileged reads are always logged.
    reads: Literal["off", "counts", "all"]


@dataclass(kw_only=True)
class AuditVerifyOutput(Model):
    ok: bool  #: Whether the checked entries are intact.
    checked: int
    head: AuditVerifyOutputHead  #: The last entry that is intact.
    fault: AuditVerifyOutputFault | None = None
    unsealed: int
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class AuditVerifyOutputFault(Model):
    kind: Literal["changed", "missing", "reordered", "rewritten"]
    sequence: int  #: The first position that is not intact.
    entry_id: str | None = None


@dataclass(kw_only=True)
class AuditVerifyOutputHead(Model):
    sequence: int
    hash: str


@dataclass(kw_only=True)
class BatchDeleteItem(Model):
    index: int
    id: str
    status: Literal["deleted", "not_found", "failed"]
    error: BatchItemError | None = None  #: Why it was not deleted.


@dataclass(kw_only=True)
class BatchDeleteOutcome(Model):
    results: list[BatchDeleteItem]
    deleted: int
    not_found: int
    failed: int


@dataclass(kw_only=True)
class BatchItem(Model):
    index: int
    status: Literal["created", "updated", "unchanged", "failed"]
    id: str | None = None
    external_id: str | None = None
    version: int | None = None
    #: Left out of all responses, because the trust of the key is too low. Absent if not.
    quarantined: bool | None = None
    #: The number of spans that were cut out before storing, because they were context from an earlier response.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[RecordsPatchOutputHintsItem] | None = None
    error: BatchItemError | None = None


@dataclass(kw_only=True)
class BatchItemError(Model):
    code: str
    detail: str
    errors: list[WrongField] | None = None


@dataclass(kw_only=True)
class BatchOutcome(Model):
    results: list[BatchItem]
    created: int
    updated: int
    unchanged: int
    failed: int
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None


@dataclass(kw_only=True)
class Block(Model):
    id: str  #: `block-<uuid>`
    block_id: str | None  #: The client’s own id.
    label: str
    title: str | None
    value: str
    limit: int
    description: str | None
    memory_type: str | None
    read_only: bool
    hidden: bool
    metadata: dict[str, Any]
    tags: list[str]
    user_id: str | None  #: Null: the block belongs to the whole tenant.
    shared: bool
    version: int  #: Increases with every change. Also sent as the ETag.
    sequence: int  #: Position in its history. Undo and redo move it.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime  #: RFC 3339, UTC, milliseconds
    created_by_id: str  #: The key that created it.
    last_updated_by_id: str  #: The key that last changed it.
    project_id: None
    template_name: None
    is_template: Literal[False]
    template_id: None
    base_template_id: None
    deployment_id: None
    entity_id: None
    preserve_on_migration: Literal[False]


@dataclass(kw_only=True)
class BlockHistoryEntry(Model):
    sequence: int  #: Position in the history, from 1.
    version: int  #: The version of the block when this state was created.
    current: bool  #: Whether the block is in this state. Redo leads to the later entries.
    checkpoint: str | None  #: The name of the checkpoint, if somebody gave it one.
    label: str
    title: str | None
    value: str
    limit: int
    description: str | None
    memory_type: str | None
    read_only: bool
    hidden: bool
    metadata: dict[str, Any]
    tags: list[str]
    actor: str  #: The key that created it.
    actor_agent: str | None  #: The agent on whose behalf the key acted.
    reason: str | None
    created_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class BlocksDiffOutput(Model):
    from_: int = field(metadata={"wire": "from"})
    to: int
    fields: list[BlocksDiffOutputFieldsItem]  #: The other fields that differ.
    added: int  #: Lines added to the value.
    removed: int
    diff: str  #: Empty if the value is the same.


@dataclass(kw_only=True)
class BlocksDiffOutputFieldsItem(Model):
    field: str
    from_: Any = field(metadata={"wire": "from"})
    to: Any


@dataclass(kw_only=True)
class BlocksHistoryOutput(Model):
    history: list[BlockHistoryEntry]
    has_more: bool


@dataclass(kw_only=True)
class CognitiveAttendSensoryOutput(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    #: Left out of all responses, because the trust of the key is too low. Absent if not.
    quarantined: bool | None = None
    #: The number of spans that were cut out before storing, because they were context from an earlier response.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[WrongField] | None = None
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None
    episode_id: str
    temporal_index: int


@dataclass(kw_only=True)
class CognitiveCheckTriggersOutput(Model):
    triggered: list[TriggeredIntention]


@dataclass(kw_only=True)
class CognitiveClearWorkingOutput(Model):
    cleared: int
    episode_id: str | None = None


@dataclass(kw_only=True)
class CognitiveConceptsOutput(Model):
    count_total: int
    count_concepts: int
    concepts: list[CognitiveConceptsOutputConceptsItem]


@dataclass(kw_only=True)
class CognitiveConceptsOutputConceptsItem(Model):
    concept: str
    count: int


@dataclass(kw_only=True)
class CognitiveConsolidateOutput(Model):
    id: str | None
    node_id: str | None
    summary: str | None = None
    consolidated: list[str]


@dataclass(kw_only=True)
class CognitiveEdgesOutput(Model):
    edges: list[CognitiveEdgesOutputEdgesItem]


@dataclass(kw_only=True)
class CognitiveEdgesOutputEdgesItem(Model):
    from_: str = field(metadata={"wire": "from"})
    to: str
    type: str
    strength: float
    similarity_score: float | None = None
    contradiction: bool | None = None
    conflicting_values: str | None = None
    derived_at: int | None = None  #: Unix seconds.
    consolidated_at: int | None = None
    attended_at: int | None = None
    attention_reason: str | None = None
    metadata: dict[str, Any]


@dataclass(kw_only=True)
class CognitiveExportAgentOutput(Model):
    agent_name: str
    nodes: list[CognitiveExportAgentOutputNodesItem]
    edges: list[CognitiveExportAgentOutputEdgesItem]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class CognitiveExportAgentOutputEdgesItem(Model):
    from_: str = field(metadata={"wire": "from"})
    to: str
    type: Literal["similar_to", "contradicts", "derives_from", "procedure_derives_from"]
    strength: Any
    metadata: dict[str, Any]


@dataclass(kw_only=True)
class CognitiveExportAgentOutputNodesItem(Model):
    id: str
    kind: Literal["episodic", "semantic", "procedural", "prospective"]
    title: str | None = None
    content: str
    tags: list[str]
    metadata: dict[str, Any]
    fields: dict[str, Any]  #: The other fields of its kind: steps, confidence, trigger_condition, …
    place: int | None = None  #: The temporal index of an episode.
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class CognitiveImportAgentOutput(Model):
    nodes: int
    skipped: int
    edges: int
    errors: list[CognitiveImportAgentOutputErrorsItem]


@dataclass(kw_only=True)
class CognitiveImportAgentOutputErrorsItem(Model):
    index: int
    detail: str


@dataclass(kw_only=True)
class CognitiveListEpisodesOutput(Model):
    episodes: list[Episode]


@dataclass(kw_only=True)
class CognitiveListProceduresOutput(Model):
    procedures: list[Procedure]


@dataclass(kw_only=True)
class CognitiveListProspectiveOutput(Model):
    intentions: list[Intention]


@dataclass(kw_only=True)
class CognitiveListWorkingOutput(Model):
    slots: list[WorkingSlot]


@dataclass(kw_only=True)
class CognitivePruneSensoryOutput(Model):
    pruned: int


@dataclass(kw_only=True)
class CognitivePushWorkingOutput(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    #: Left out of all responses, because the trust of the key is too low. Absent if not.
    quarantined: bool | None = None
    #: The number of spans that were cut out before storing, because they were context from an earlier response.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[WrongField] | None = None
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None
    evicted: list[str]  #: The ids of the evicted items.


@dataclass(kw_only=True)
class CognitiveRecallOutput(Model):
    nodes: list[SemanticFact]
    edges: list[CognitiveRecallOutputEdgesItem]
    text: str


@dataclass(kw_only=True)
class CognitiveRecallOutputEdgesItem(Model):
    from_: str = field(metadata={"wire": "from"})
    to: str
    type: str
    similarity_score: float | None = None
    contradiction: bool | None = None
    conflicting_values: str | None = None


@dataclass(kw_only=True)
class CognitiveRecentSensoryOutput(Model):
    items: list[SensoryItem]


@dataclass(kw_only=True)
class CognitiveRecordSensoryOutput(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    #: Left out of all responses, because the trust of the key is too low. Absent if not.
    quarantined: bool | None = None
    #: The number of spans that were cut out before storing, because they were context from an earlier response.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[WrongField] | None = None
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None
    observation_order: int
    expires_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class CognitiveRememberOutput(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    #: Left out of all responses, because the trust of the key is too low. Absent if not.
    quarantined: bool | None = None
    #: The number of spans that were cut out before storing, because they were context from an earlier response.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[WrongField] | None = None
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None
    kind: Literal["episodic", "semantic", "procedural", "prospective"]


@dataclass(kw_only=True)
class CognitiveResolveProspectiveOutput(Model):
    id: str
    node_id: str
    status: Literal["resolved"]


@dataclass(kw_only=True)
class CognitiveSearchFactsOutput(Model):
    facts: list[SemanticFact]


@dataclass(kw_only=True)
class CognitiveSettingsOutput(Model):
    settings: CognitiveSettingsOutputSettings


@dataclass(kw_only=True)
class CognitiveSettingsOutputSettings(Model):
    #: When facts are linked as similar. `seed`: if they share more than 0.3 of their words. `library`: 0.6 or more.
    profile: Literal["seed", "library"]
    working_capacity: int  #: The number of working memory slots per agent and task.
    adaptive_ttl: bool  #: Observations that seem important live longer, others shorter.
    episode_on_completion: bool  #: Completing a task stores an episode.
    consolidation: CognitiveSettingsOutputSettingsConsolidation


@dataclass(kw_only=True)
class CognitiveSettingsOutputSettingsConsolidation(Model):
    automatic: bool  #: Jobs consolidate episodes automatically.
    batch_size: int


@dataclass(kw_only=True)
class CognitiveStatisticsOutput(Model):
    agent_name: str
    sensory: int
    working: int
    episodic: int
    semantic: int
    procedural: int
    prospective: int
    total: int


@dataclass(kw_only=True)
class CognitiveStoreEpisodeOutput(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    #: Left out of all responses, because the trust of the key is too low. Absent if not.
    quarantined: bool | None = None
    #: The number of spans that were cut out before storing, because they were context from an earlier response.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[WrongField] | None = None
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None
    temporal_index: int


@dataclass(kw_only=True)
class CognitiveStoreFactOutput(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    #: Left out of all responses, because the trust of the key is too low. Absent if not.
    quarantined: bool | None = None
    #: The number of spans that were cut out before storing, because they were context from an earlier response.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[WrongField] | None = None
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None
    similar_to: list[CognitiveStoreFactOutputSimilarToItem]


@dataclass(kw_only=True)
class CognitiveStoreFactOutputSimilarToItem(Model):
    to: str
    similarity_score: float
    contradiction: bool | None = None
    conflicting_values: str | None = None  #: The older and the newer value, such as `3 vs 5`.


@dataclass(kw_only=True)
class CognitiveStoreProcedureOutput(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    #: Left out of all responses, because the trust of the key is too low. Absent if not.
    quarantined: bool | None = None
    #: The number of spans that were cut out before storing, because they were context from an earlier response.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[WrongField] | None = None
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None
    known: list[str]
    missing: list[str]


@dataclass(kw_only=True)
class CognitiveStoreProspectiveOutput(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    #: Left out of all responses, because the trust of the key is too low. Absent if not.
    quarantined: bool | None = None
    #: The number of spans that were cut out before storing, because they were context from an earlier response.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[WrongField] | None = None
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None
    status: Literal["pending"]


@dataclass(kw_only=True)
class CompactionGetRunOutput(Model):
    id: str
    user_id: str | None = None
    agent: str | None = None
    project: str | None = None
    kind: Literal["batch", "day", "global", "personality", "portrait"]
    strategy: Literal["summarize", "archive"]
    trigger: str  #: explicit, age, count, schedule, or source_changed.
    state: Literal["done", "refused", "undone"]
    status: Literal["done", "refused", "undone"]  #: Older name of `state`, until 1.0.
    reason: str | None = None
    sources: int
    summaries: int
    tokens_before: int
    tokens_after: int
    shrink: float
    actor: str  #: The id of the key that requested it, or `job`.
    started_at: datetime  #: RFC 3339, UTC, milliseconds
    finished_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    undone_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    members: list[CompactionGetRunOutputMembersItem]


@dataclass(kw_only=True)
class CompactionGetRunOutputMembersItem(Model):
    id: str
    type: str
    role: Literal["source", "summary"]


@dataclass(kw_only=True)
class CompactionMetricsOutput(Model):
    days: int
    records: CompactionMetricsOutputRecords
    old: CompactionMetricsOutputOld
    runs: CompactionMetricsOutputRuns
    searches: CompactionMetricsOutputSearches
    recall: CompactionMetricsOutputRecall  #: How useful the returned memories were, as far as clients reported it.


@dataclass(kw_only=True)
class CompactionMetricsOutputOld(Model):
    episodes: int  #: Episodes older than the tenant’s `age_days`.
    compressed: int
    share: float


@dataclass(kw_only=True)
class CompactionMetricsOutputRecall(Model):
    answers: int  #: Searches, contexts and chats that returned at least one memory.
    #: How often a client reported which memories an answer used: by an acknowledgement or a chat citation.
    acknowledged: int
    relevance: float  #: `acknowledged` as a share of `answers`, at most 1.
    tokens_told: int
    tokens_used: int  #: Tokens of the acknowledged memories, at four characters per token.
    context_quality: float  #: Tokens used as a share of the tokens returned, at most 1.


@dataclass(kw_only=True)
class CompactionMetricsOutputRecords(Model):
    created: int
    updated: int
    update_rate: float  #: Updates as a share of updates and new records.


@dataclass(kw_only=True)
class CompactionMetricsOutputRuns(Model):
    done: int
    refused: int
    undone: int
    tokens_saved: int


@dataclass(kw_only=True)
class CompactionMetricsOutputSearches(Model):
    answered: int
    through_summaries: int  #: Searches with at least one result that is a summary of folded records.
    compressed_facts: int  #: Folded records that were returned as their summary.
    fell_back: int  #: Folded records that were returned themselves.
    tokens_saved: int  #: Tokens saved by returning summaries.


@dataclass(kw_only=True)
class CompactionOverrides(Model):
    enabled: bool | None = None  #: Whether the schedule folds automatically.
    #: `summarize` folds old episodes into a summary. `archive` hides them from search without a summary; `include_compressed` still finds them.
    strategy: Literal["summarize", "archive"] | None = None
    types: list[str] | None = None  #: Record types that count as episodes.
    age_days: float | None = None  #: Fold only what was said or happened at least this many days ago.
    max_access: int | None = None  #: Fold only records that were recalled at most this often.
    max_importance: Any = None  #: Fold only records with at most this computed importance.
    keep_importance: Any = None  #: Never fold records that their writer rated more important than this.
    batch_size: int | None = None
    summary_tokens: int | None = None  #: Maximum length of a summary, in tokens.
    summary_share: float | None = None  #: Maximum length of a summary, as a share of its sources.
    #: The share of its tokens by which a scope may shrink in total. A fold beyond it is refused.
    max_shrink: Any = None
    triggers: CompactionSettingsTriggers | None = None  #: Each trigger can be set on its own.
    ladder: bool | None = None  #: Update day summaries, the global summary and the portrait on a schedule.
    #: Whether a language model, if configured, writes summaries. Sentences that their sources do not support are replaced by extractive ones.
    written: bool | None = None


@dataclass(kw_only=True)
class CompactionPreviewOutput(Model):
    strategy: Literal["summarize", "archive"]
    folds: list[PlannedFold]
    truncated: bool  #: Whether the run would make more folds than are listed.
    records: int
    spared: int  #: Episodes that were considered and stay as they are.
    tokens_before: int
    tokens_after: int
    shrink: float  #: The share of its tokens by which the scope would shrink in total.
    refused: bool  #: Whether the scope would shrink by more than `max_shrink`.


@dataclass(kw_only=True)
class CompactionPutUserSettingsOutput(Model):
    settings: CompactionSettings


@dataclass(kw_only=True)
class CompactionRun(Model):
    id: str
    user_id: str | None = None
    agent: str | None = None
    project: str | None = None
    kind: Literal["batch", "day", "global", "personality", "portrait"]
    strategy: Literal["summarize", "archive"]
    trigger: str  #: explicit, age, count, schedule, or source_changed.
    state: Literal["done", "refused", "undone"]
    status: Literal["done", "refused", "undone"]  #: Older name of `state`, until 1.0.
    reason: str | None = None
    sources: int
    summaries: int
    tokens_before: int
    tokens_after: int
    shrink: float
    actor: str  #: The id of the key that requested it, or `job`.
    started_at: datetime  #: RFC 3339, UTC, milliseconds
    finished_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    undone_at: datetime | None = None  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class CompactionRunOutput(Model):
    job: str  #: The job id for `GET /v1/jobs/{id}`.
    state: Literal["queued", "done", "failed"]  #: failed: the job was given up and is a dead letter.
    runs: list[CompactionRun]  #: The runs of the job so far, oldest first, at most 1,000.


@dataclass(kw_only=True)
class CompactionRunsOutput(Model):
    runs: list[CompactionRun]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class CompactionSettings(Model):
    enabled: bool | None = None  #: Whether the schedule folds automatically.
    #: `summarize` folds old episodes into a summary. `archive` hides them from search without a summary; `include_compressed` still finds them.
    strategy: Literal["summarize", "archive"] | None = None
    types: list[str] | None = None  #: Record types that count as episodes.
    age_days: float | None = None  #: Fold only what was said or happened at least this many days ago.
    max_access: int | None = None  #: Fold only records that were recalled at most this often.
    max_importance: Any = None  #: Fold only records with at most this computed importance.
    keep_importance: Any = None  #: Never fold records that their writer rated more important than this.
    batch_size: int | None = None
    summary_tokens: int | None = None  #: Maximum length of a summary, in tokens.
    summary_share: float | None = None  #: Maximum length of a summary, as a share of its sources.
    #: The share of its tokens by which a scope may shrink in total. A fold beyond it is refused.
    max_shrink: Any = None
    triggers: CompactionSettingsTriggers | None = None  #: Each trigger can be set on its own.
    ladder: bool | None = None  #: Update day summaries, the global summary and the portrait on a schedule.
    #: Whether a language model, if configured, writes summaries. Sentences that their sources do not support are replaced by extractive ones.
    written: bool | None = None
    #: Overrides for an agent, a project or both. If several match, the last one wins.
    scopes: list[CompactionSettingsScopesItem] | None = None


@dataclass(kw_only=True)
class CompactionSettingsOutput(Model):
    effective: CompactionSettingsOutputEffective
    tenant: CompactionSettings | None
    user: CompactionSettings | None
    tenant_version: int
    user_version: int


@dataclass(kw_only=True)
class CompactionSettingsOutputEffective(Model):
    enabled: bool
    strategy: Literal["summarize", "archive"]


@dataclass(kw_only=True)
class CompactionSettingsScopesItem(Model):
    agent: str | None = None
    project: str | None = None
    settings: CompactionOverrides


@dataclass(kw_only=True)
class CompactionSettingsTriggers(Model):
    age: bool | None = None  #: Fold episodes once they are old enough.
    count: int | None = None  #: If more episodes than this are not folded, fold the oldest regardless of age and use.
    every_hours: float | None = None  #: At most one automatic run in this many hours.


@dataclass(kw_only=True)
class ContextBuildOutput(Model):
    format: Literal["xml", "markdown", "json", "messages"]
    text: str | None = None  #: For `xml` and `markdown`. Empty if nothing is remembered.
    #: For `json`. Its tokens are counted as `JSON.stringify` writes it, without spaces. Null if nothing is remembered.
    json: ContextBuildOutputJson | None = None
    #: For `messages`: one system message with the memories, then the turns of the request that fit.
    messages: list[ContextBuildOutputMessagesItem] | None = None
    nonce: str  #: The nonce in the delimiters. Text between them is cut out when it is stored.
    tokens: int  #: The tokens of the whole context, never more than the budget.
    budget: ContextBuildOutputBudget
    included: list[ContextItem]
    left_out: list[ContextLeftOut]
    tiers: dict[str, ContextBuildOutputTiersValue]
    degraded: list[str]  #: What was unavailable, with the same codes as in search.


@dataclass(kw_only=True)
class ContextBuildOutputBudget(Model):
    tokens: int
    encoding: str
    exact: bool  #: Whether the encoding is the model’s own. If not, a safety margin is kept.
    model: str | None = None
    context_limit: int | None = None  #: The context window of the model, in tokens.


@dataclass(kw_only=True)
class ContextBuildOutputJson(Model):
    begin: str
    note: str
    tiers: dict[str, list[ContextBuildOutputJsonTiersValueItem]]
    end: str


@dataclass(kw_only=True)
class ContextBuildOutputJsonTiersValueItem(Model):
    ref: str
    at: str | None = None
    by: str | None = None
    title: str | None = None
    text: str


@dataclass(kw_only=True)
class ContextBuildOutputMessagesItem(Model):
    role: str
    content: str
    name: str | None = None


@dataclass(kw_only=True)
class ContextBuildOutputTiersValue(Model):
    tokens: int
    items: int


@dataclass(kw_only=True)
class ContextItem(Model):
    ref: str  #: The reference used in the text.
    id: str | None = None  #: Absent for a message of the request itself.
    external_id: str | None = None
    tier: Literal["recent", "blocks", "episodic", "semantic", "procedural", "archival"]
    type: str
    tokens: int
    score: float
    occurred_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    truncated: Literal[True] | None = None  #: Only the beginning fit.
    sources: list[str] | None = None  #: For a summary: the ids of the records that its content comes from.


@dataclass(kw_only=True)
class ContextLeftOut(Model):
    reason: Literal["budget", "cap", "max_items", "duplicate_of", "source_of", "derived_from", "summarised_by", "originals_included", "below_min_score", "not_permitted", "switched_off", "other_agent"]
    tier: Literal["recent", "blocks", "episodic", "semantic", "procedural", "archival"]
    id: str | None = None  #: Absent if a whole tier is left out, and for a message of the request.
    external_id: str | None = None
    of: str | None = None  #: The id or `ref` of the item that represents it instead.
    score: float | None = None
    tokens: int | None = None


@dataclass(kw_only=True)
class ContextPutUserSettingsOutput(Model):
    settings: ContextSettings


@dataclass(kw_only=True)
class ContextSettings(Model):
    tiers: TierRules2 | None = None
    #: The share of a model’s context window to use, if a request names a model and no budget. Default: 0.1.
    memory_share: float | None = None


@dataclass(kw_only=True)
class ContextSettingsOutput(Model):
    effective: ContextSettingsOutputEffective
    tenant: ContextSettings | None
    user: ContextSettings | None
    tenant_version: int
    user_version: int


@dataclass(kw_only=True)
class ContextSettingsOutputEffective(Model):
    tiers: dict[str, ContextSettingsOutputEffectiveTiersValue]
    memory_share: float


@dataclass(kw_only=True)
class ContextSettingsOutputEffectiveTiersValue(Model):
    enabled: bool
    floor: int | None  #: Null: a share of the budget.
    cap: int | None  #: Null: a share of the budget.
    max_items: int


@dataclass(kw_only=True)
class CoreMemoryAppendOutput(Model):
    ok: bool
    result: str | None = None  #: The result of Letta’s tool. After an edit: the new value.
    error: str | None = None  #: Why the tool failed. Nothing was changed.
    blocks: list[CoreMemoryAppendOutputBlocksItem] | None = None  #: The blocks that changed.


@dataclass(kw_only=True)
class CoreMemoryAppendOutputBlocksItem(Model):
    id: str
    label: str
    version: int


@dataclass(kw_only=True)
class CoreMemoryRenderOutput(Model):
    text: str
    blocks: list[CoreMemoryAppendOutputBlocksItem]


@dataclass(kw_only=True)
class DeadLetter(Model):
    id: str  #: The id of the job.
    kind: str
    user_id: str | None = None
    record_ids: list[str] | None = None  #: The records that the job processes.
    attempts: int
    error: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    failed_at: datetime  #: RFC 3339, UTC, milliseconds
    retry_at: datetime | None = None  #: When it is retried automatically. Absent if only a replay retries it.


@dataclass(kw_only=True)
class DeadLettersDiscardMatchingOutput(Model):
    discarded: int
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class DeadLettersDiscardOutput(Model):
    id: str
    discarded: Literal[True]


@dataclass(kw_only=True)
class DeadLettersListOutput(Model):
    dead_letters: list[DeadLetter]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class DeadLettersReplayMatchingOutput(Model):
    replayed: int
    dropped: int  #: Jobs of users who were erased since. They are discarded.
    kept: int  #: Jobs that this version does not know.
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class DeadLettersReplayOutput(Model):
    id: str
    job_id: str  #: The id of the new job.


@dataclass(kw_only=True)
class DecisionsAccuracyOutput(Model):
    decisions: int
    stored: int  #: Decisions that found something worth keeping.
    updates: int  #: Decisions that updated a stored memory.
    judged: int  #: Decisions with feedback.
    correct: int
    accuracy: float | None  #: The share of judged decisions that were correct. Null if none was judged.
    by: list[DecisionsAccuracyOutputByItem]
    days: list[DecisionsAccuracyOutputDaysItem]  #: Newest first. Days without decisions are left out.


@dataclass(kw_only=True)
class DecisionsAccuracyOutputByItem(Model):
    decided_by: Literal["rules", "decider", "model"]
    decisions: int
    stored: int  #: Decisions that found something worth keeping.
    updates: int  #: Decisions that updated a stored memory.
    judged: int  #: Decisions with feedback.
    correct: int
    accuracy: float | None  #: The share of judged decisions that were correct. Null if none was judged.


@dataclass(kw_only=True)
class DecisionsAccuracyOutputDaysItem(Model):
    day: str
    decisions: int
    stored: int  #: Decisions that found something worth keeping.
    updates: int  #: Decisions that updated a stored memory.
    judged: int  #: Decisions with feedback.
    correct: int
    accuracy: float | None  #: The share of judged decisions that were correct. Null if none was judged.


@dataclass(kw_only=True)
class DecisionsDecideOutput(Model):
    id: str  #: Used in `POST /v1/decisions/{id}/feedback`.
    should_store: bool
    memory_type: Literal["SEMANTIC", "EPISODIC", "PROCEDURAL", "PROSPECTIVE", "NONE"]
    content: str | None  #: What is worth keeping, in one or a few sentences.
    key: str | None  #: The topic, in one or two words.
    value: str | None  #: The value for that topic.
    is_update: bool  #: Whether it changes or extends a stored memory.
    update_memory_id: str | None
    confidence: float  #: 0 to 1.
    reason: str
    decided_by: Literal["rules", "decider", "model"]
    applied: bool
    record: DecisionsDecideOutputRecord | None = None  #: The stored record. `POST /v1/records/{id}/undo` undoes it.
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None
    #: What was unavailable: `decider` or `model` if a provider failed or the budget was used up, `vector` if the embedder failed.
    degraded: list[str]


@dataclass(kw_only=True)
class DecisionsDecideOutputRecord(Model):
    status: Literal["created", "updated", "superseded", "unchanged"]
    id: str
    version: int
    superseded: list[str]  #: Ids of the memories that it replaced.


@dataclass(kw_only=True)
class DecisionsFeedbackOutput(Model):
    id: str
    correct: bool | None


@dataclass(kw_only=True)
class DeleteOutcome(Model):
    id: str
    deleted: Literal[True]


@dataclass(kw_only=True)
class DueRecord(Model):
    id: str
    type: str
    user_id: str | None = None
    shared: bool
    action: Literal["forget", "purge"]
    reason: Literal["retention", "expired", "grace_over", "max_age"]
    retention: float | None = None  #: R at that time.
    strength: int | None = None
    last_recalled_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    due_since: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class EdgesCreateOutput(Model):
    from_: str = field(metadata={"wire": "from"})
    to: str
    type: str  #: The relation as seen from `from`.
    strength: float
    metadata: dict[str, Any]
    rule: str | None = None  #: The rule that created the link. Absent if it was created by hand.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    status: Literal["created", "updated", "unchanged"]


@dataclass(kw_only=True)
class EdgesDeleteOutput(Model):
    deleted: Literal[True]


@dataclass(kw_only=True)
class EdgesListOutput(Model):
    edges: list[EdgesListOutputEdgesItem]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class EdgesListOutputEdgesItem(Model):
    from_: str = field(metadata={"wire": "from"})
    to: str
    type: str  #: The relation as seen from `from`.
    strength: float
    metadata: dict[str, Any]
    rule: str | None = None  #: The rule that created the link. Absent if it was created by hand.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    relation: str


@dataclass(kw_only=True)
class EffectiveForgetting(Model):
    model: Literal["none", "ebbinghaus", "exponential"]
    unit: str
    threshold: float
    growth: float
    cap: float
    rate: float
    importance_floor: float | None
    max_age: str | None
    forgotten_after_seconds: float | None  #: Time until a record that is never recalled is forgotten. Null: it stays.
    grace: str | None
    types: dict[str, EffectiveForgettingTypesValue]


@dataclass(kw_only=True)
class EffectiveForgettingTypesValue(Model):
    model: Literal["none", "ebbinghaus", "exponential"]
    unit: str
    threshold: float
    growth: float
    cap: float
    rate: float
    importance_floor: float | None
    max_age: str | None
    forgotten_after_seconds: float | None  #: Time until a record that is never recalled is forgotten. Null: it stays.


@dataclass(kw_only=True)
class Embedder(Model):
    provider: str
    model: str
    dimensions: int
    ready: bool


@dataclass(kw_only=True)
class Embedding(Model):
    state: Literal["pending", "complete", "failed"]
    reason: str | None = None  #: Why it failed.


@dataclass(kw_only=True)
class EmbeddingCounts(Model):
    pending: int
    complete: int
    failed: int
    #: Records by state. `failed`: at least one passage failed. `pending`: none failed and at least one is pending.
    records: StatusGetOutputEmbeddingsRecords


@dataclass(kw_only=True)
class EmbeddingRetry(Model):
    id: str
    embedding: Embedding


@dataclass(kw_only=True)
class EmbeddingSpace(Model):
    provider: str
    model: str
    dimensions: int


@dataclass(kw_only=True)
class EntitiesFactsOutput(Model):
    facts: list[Record]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class EntitiesListOutput(Model):
    entities: list[Entity]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class EntitiesReadNamesOutput(Model):
    queued: int  #: The number of queued jobs. A user whose job is still open gets no second one.


@dataclass(kw_only=True)
class Entity(Model):
    id: str  #: The name in lower case. Mentions with the same id are the same entity.
    name: str  #: The name as it was last written.
    mentions: int  #: The number of memories that mention it.
    same_as: list[str] | None = None  #: Ids of other names that a memory declares to be the same entity.
    first_at: datetime  #: When the first memory that mentions it happened.
    last_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class Episode(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    metadata: dict[str, Any]
    content: str
    source_label: str
    temporal_index: int
    compressed: bool  #: Folded into a summary. Recall prefers the summary.
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class Erasure(Model):
    id: str
    kind: Literal["user", "agent", "session", "records", "source", "filter", "tenant"]
    state: Literal["running", "completed"]
    stage: str  #: accepted, erasing or completed. Removed in 1.0: use `state`.
    counts: dict[str, int]  #: Rows deleted so far, by table.
    #: Rows that existed when the erasure was accepted, by table. Rows derived from them are deleted in addition.
    expected: dict[str, int]
    reason: str | None = None
    requested_at: datetime  #: RFC 3339, UTC, milliseconds
    completed_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    error: str | None = None  #: Why its job was given up. To continue, replay the dead letter.


@dataclass(kw_only=True)
class Explanation(Model):
    arms: dict[str, ArmScore]
    neighbours: float | None = None  #: The score added by neighbouring turns of the same session.
    fused: float
    #: The factor of each stage. Stages that did not change the score are left out.
    weights: dict[str, float] | None = None
    #: The features that moved the turn most in the stage `learned`, compared to the other turns, each with its factor. Listed in docs/search.md.
    learned: dict[str, float] | None = None
    answers: SearchRecordsOutputResultsItemExplainAnswers | None = None  #: What the stage `answers` found in it.


@dataclass(kw_only=True)
class ExtractionPutTenantSettingsOutput(Model):
    settings: ExtractionSettingsOutputTenant


@dataclass(kw_only=True)
class ExtractionPutUserSettingsOutput(Model):
    settings: ExtractionSettingsOutputUser


@dataclass(kw_only=True)
class ExtractionSettingsOutput(Model):
    effective: ExtractionSettingsOutputEffective
    model: bool  #: Whether a model is configured for it. Without one nothing is extracted.
    tenant: ExtractionSettingsOutputTenant | None
    user: ExtractionSettingsOutputUser | None
    tenant_version: int
    user_version: int
    histories: list[ExtractionSettingsOutputHistoriesItem]  #: Progress for the user’s histories, by agent.


@dataclass(kw_only=True)
class ExtractionSettingsOutputEffective(Model):
    enabled: bool
    turns: int
    silence_seconds: int


@dataclass(kw_only=True)
class ExtractionSettingsOutputHistoriesItem(Model):
    agent: str | None = None
    read_to: int  #: The sequence of the last message that was read.
    windows: int
    kept: int  #: The number of facts that were stored.
    refused: int  #: The number of facts from the model that the messages do not support. They are not stored.
    skipped: int  #: The number of windows for which the model returned nothing usable.
    waiting_for: str | None = None  #: The error code it is waiting on. Absent: it is not waiting.
    waiting_until: datetime | None = None  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class ExtractionSettingsOutputTenant(Model):
    enabled: bool | None = None  #: Whether facts are extracted from messages. Default: false.
    agents: dict[str, bool] | None = None  #: Overrides `enabled` for each agent.
    turns: int | None = None  #: The number of turns read at once. Default: 8.
    #: After this many seconds without a new turn, fewer turns are read. Default: 120.
    silence_seconds: int | None = None


@dataclass(kw_only=True)
class ExtractionSettingsOutputUser(Model):
    enabled: bool | None = None  #: Whether facts are extracted from messages. Default: false.
    agents: dict[str, bool] | None = None  #: Overrides `enabled` for each agent.


@dataclass(kw_only=True)
class ForgettingEventsOutput(Model):
    events: list[ForgettingEventsOutputEventsItem]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class ForgettingEventsOutputEventsItem(Model):
    record_id: str
    type: str
    user_id: str | None = None
    shared: bool
    action: Literal["forgotten", "restored", "purged"]
    #: retention: R fell below the threshold. expired: reached expires_at. grace_over: forgotten longer than the grace period. max_age: older than its type allows. asked, stored_again: by a key.
    reason: Literal["retention", "expired", "grace_over", "max_age", "asked", "stored_again"]
    retention: float | None = None  #: R when the memory was forgotten, if the curve decided it.
    strength: int | None = None
    actor: str  #: The key that requested it, or `job`.
    at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class ForgettingListOutput(Model):
    records: list[ForgettingListOutputRecordsItem]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class ForgettingListOutputRecordsItem(Model):
    id: str
    external_id: str | None = None
    type: str
    user_id: str | None = None  #: Absent for shared memory.
    shared: bool
    agent: str | None = None
    project: str | None = None
    session_id: str | None = None
    role: str | None = None
    speaker: str | None = None
    sequence: int | None = None
    title: str | None = None
    content: str
    metadata: dict[str, Any]
    tags: list[str]
    importance: float
    pinned: bool
    compressed: bool | None = None  #: Folded into a summary, or archived. Absent if not.
    language: str
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    valid_from: datetime | None = None  #: RFC 3339, UTC, milliseconds
    valid_to: datetime | None = None  #: RFC 3339, UTC, milliseconds
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    provenance: dict[str, Any] | None = None
    trust: float | None = None  #: How far it is trusted, from 0 to 1. Absent: 1.
    #: Left out of all responses that do not ask for quarantined records. Absent if not.
    quarantined: bool | None = None
    version: int
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    recorded_at: datetime  #: When this version became current.
    superseded_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    superseded_by: str | None = None  #: The id of the newer memory that replaces it.
    forgotten_at: datetime  #: RFC 3339, UTC, milliseconds
    purge_at: datetime | None = None  #: When it is deleted permanently. Absent: never.


@dataclass(kw_only=True)
class ForgettingPreviewOutput(Model):
    at: datetime  #: RFC 3339, UTC, milliseconds
    counts: ForgettingPreviewOutputCounts
    items: list[DueRecord]
    exempt: list[ForgettingPreviewOutputExemptItem]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class ForgettingPreviewOutputCounts(Model):
    forget: int
    purge_expired: int
    purge_forgotten: int
    purge_aged: int


@dataclass(kw_only=True)
class ForgettingPreviewOutputExemptItem(Model):
    id: str
    type: str
    user_id: str | None = None
    shared: bool
    why: list[Literal["pinned", "legal_hold", "importance", "pending"]]
    retention: float
    strength: int
    last_recalled_at: datetime  #: RFC 3339, UTC, milliseconds
    importance: float


@dataclass(kw_only=True)
class ForgettingRestoreOutput(Model):
    restored: list[ForgettingRestoreOutputRestoredItem]
    has_more: bool


@dataclass(kw_only=True)
class ForgettingRestoreOutputRestoredItem(Model):
    id: str
    type: str


@dataclass(kw_only=True)
class ForgettingSettings(Model):
    #: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`.
    model: Literal["none", "ebbinghaus", "exponential"] | None = None
    unit: str | None = None  #: The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential.
    threshold: float | None = None  #: θ: a memory is forgotten when R falls below it.
    growth: float | None = None  #: How much S grows with each recall (ebbinghaus).
    cap: float | None = None  #: Maximum of S (ebbinghaus).
    rate: float | None = None  #: The share that is left after one unit (exponential).
    importance_floor: Any = None  #: Records with this importance or more never fade. Null: no floor.
    #: Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`.
    max_age: str | None = None
    #: How long forgotten or expired records are kept before they are deleted permanently. Null: forever.
    grace: str | None = None
    types: dict[str, ForgettingSettingsTypesValue] | None = None  #: Overrides for records of one type.


@dataclass(kw_only=True)
class ForgettingSettingsTypesValue(Model):
    #: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`.
    model: Literal["none", "ebbinghaus", "exponential"] | None = None
    unit: str | None = None  #: The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential.
    threshold: float | None = None  #: θ: a memory is forgotten when R falls below it.
    growth: float | None = None  #: How much S grows with each recall (ebbinghaus).
    cap: float | None = None  #: Maximum of S (ebbinghaus).
    rate: float | None = None  #: The share that is left after one unit (exponential).
    importance_floor: Any = None  #: Records with this importance or more never fade. Null: no floor.
    #: Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`.
    max_age: str | None = None


@dataclass(kw_only=True)
class ForgettingStatusOutput(Model):
    from_: datetime = field(metadata={"wire": "from"})  #: RFC 3339, UTC, milliseconds
    forgotten_now: int  #: Memories that are forgotten now and can be restored.
    forgotten: int
    restored: int
    purged: int
    by_reason: list[ForgettingStatusOutputByReasonItem]


@dataclass(kw_only=True)
class ForgettingStatusOutputByReasonItem(Model):
    action: Literal["forgotten", "restored", "purged"]
    #: retention: R fell below the threshold. expired: reached expires_at. grace_over: forgotten longer than the grace period. max_age: older than its type allows. asked, stored_again: by a key.
    reason: Literal["retention", "expired", "grace_over", "max_age", "asked", "stored_again"]
    count: int


@dataclass(kw_only=True)
class ForgettingSweepOutput(Model):
    due: int  #: The number of queued records.
    jobs: int


@dataclass(kw_only=True)
class ForgettingTenantSettingsOutput(Model):
    set: ForgettingSettings | None  #: The settings at this level. Null: none.
    effective: EffectiveForgetting  #: The effective settings, with all levels above.


@dataclass(kw_only=True)
class GraphRelatedOutput(Model):
    related: list[RelatedRecord]


@dataclass(kw_only=True)
class GraphSettingsOutput(Model):
    settings: GraphSettingsOutputSettings


@dataclass(kw_only=True)
class GraphSettingsOutputSettings(Model):
    #: Links a record to the previous record of the same session, or without a session of the same agent, within an hour.
    temporal_sequence: bool


@dataclass(kw_only=True)
class Intention(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    metadata: dict[str, Any]
    description: str
    trigger_condition: str | None = None
    trigger_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    action_on_trigger: str
    #: Also `triggered` if its time has come but no check has fired it yet.
    status: Literal["pending", "triggered", "resolved"]
    priority: float
    triggered_at: datetime | None = None  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class JobsGetOutput(Model):
    id: str
    kind: str
    state: Literal["queued", "running", "retrying", "done", "dropped", "failed"]
    user_id: str | None = None
    record_ids: list[str] | None = None  #: The records that the job processes.
    attempts: int  #: The number of failures so far.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    next_try_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    finished_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    error: str | None = None  #: The error code of the last failure.


@dataclass(kw_only=True)
class JobsListOutput(Model):
    jobs: list[JobsGetOutput]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class Key(Model):
    key_id: str  #: The public part of the key.
    name: str
    state: Literal["live", "expired", "revoked"]
    status: Literal["live", "expired", "revoked"]  #: Older name of `state`, until 1.0.
    permissions: list[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "models:use", "privacy", "admin", "install"]]
    user_id: str | None = None  #: The key is bound to this user and cannot access any other.
    agent: str | None = None  #: The key is bound to this agent and cannot access any other.
    project: str | None = None  #: The key is bound to this project and cannot access any other.
    default_user_id: str | None = None
    include_shared: bool
    trust_cap: float | None = None  #: The highest trust of what the key writes. Absent: 1.
    rate_limit: int | None = None  #: Units per minute. Absent: the tenant’s default for keys.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    revoked_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    last_used_at: datetime | None = None  #: Accurate to about half a minute.
    previous_secret_until: datetime | None = None  #: The previous secret is valid until then.


@dataclass(kw_only=True)
class KeyPage(Model):
    keys: list[Key]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class LinkedBy(Model):
    from_: str = field(metadata={"wire": "from"})  #: The result from which links were followed.
    hops: int
    #: The relation of the last link, as seen from the previous record. same_entity: both mention the same name.
    relation: str
    strength: float  #: The strength of the whole path, 0 to 1.
    via: list[str] | None = None  #: The records in between, from the one nearest to `from`.


@dataclass(kw_only=True)
class Liveness(Model):
    status: Literal["ok"]


@dataclass(kw_only=True)
class Me(Model):
    tenant: TokensMeOutputTenant
    key: TokensMeOutputKey
    token: bool  #: Whether the request was made with a user token instead of the key itself.
    permissions: list[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "models:use", "privacy", "admin", "install"]]
    bindings: TokensMeOutputBindings
    default_user_id: str | None = None
    user_id: str | None = None  #: The user that this request acts for. Absent: none, so reads see only shared memory.
    include_shared: bool
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class Message(Model):
    id: str
    external_id: str | None = None
    user_id: str
    agent: str | None = None
    sequence: int  #: Position in the history: 1, 2, 3, … without gaps.
    role: str | None = None
    speaker: str | None = None
    name: str | None = None
    content: str
    tool_calls: list[dict[str, Any]] | None = None
    tool_call_id: str | None = None
    session_id: str | None = None
    project: str | None = None
    metadata: dict[str, Any]
    tags: list[str]
    importance: float
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    compressed: Literal[True] | None = None  #: Folded into a summary. Search prefers the summary.
    forgotten: Literal[True] | None = None  #: Removed from search and from all responses except the history.


@dataclass(kw_only=True)
class MessagesAppendOutput(Model):
    messages: list[AppendedMessage]
    created: int
    unchanged: int
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None


@dataclass(kw_only=True)
class MessagesLinkOutput(Model):
    id: str
    records: list[str]  #: All named records, by the server’s ids.
    added: int


@dataclass(kw_only=True)
class MessagesListOutput(Model):
    messages: list[Message]
    has_more: bool
    next_cursor: str | None = None
    #: Where no agent was named and nothing was found: the agents with which the user has a history.
    hints: list[WrongField] | None = None


@dataclass(kw_only=True)
class MessagesRecordsOutput(Model):
    records: list[Record]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class ModelBudget(Model):
    tokens: int  #: Tokens used, including those reserved for running calls.
    tokens_limit: int | None  #: Null: no limit.
    usd: float
    usd_limit: float | None
    opens_at: datetime  #: When the count restarts at zero.


@dataclass(kw_only=True)
class ModelsGenerateOutput(Model):
    text: str | None = None
    object: dict[str, Any] | None = None
    model: str  #: The model that answered, as the provider names it.
    finish: Literal["stop", "length", "refused", "unknown"]  #: `length`: cut off at max_tokens.
    usage: ModelsGenerateOutputUsage


@dataclass(kw_only=True)
class ModelsGenerateOutputUsage(Model):
    tokens_in: int | None  #: Null if the provider did not report it.
    tokens_out: int | None  #: Null if the provider did not report it.
    tokens_cached: int | None  #: Null if the provider did not report it.


@dataclass(kw_only=True)
class ModelsPutSettingsOutput(Model):
    settings: ModelsSettingsOutputTenant


@dataclass(kw_only=True)
class ModelsSettingsOutput(Model):
    effective: ModelsSettingsOutputEffective
    tenant: ModelsSettingsOutputTenant | None
    tenant_version: int
    models: list[ModelsSettingsOutputModelsItem]  #: The models that the operator configured. Empty: none.


@dataclass(kw_only=True)
class ModelsSettingsOutputEffective(Model):
    allowed: bool
    tokens_per_day: int | None
    tokens_per_month: int | None
    usd_per_day: float | None
    usd_per_month: float | None


@dataclass(kw_only=True)
class ModelsSettingsOutputModelsItem(Model):
    purpose: str
    provider: str
    model: str
    priced: bool


@dataclass(kw_only=True)
class ModelsSettingsOutputTenant(Model):
    allowed: bool | None = None  #: Whether any of this tenant’s data may be sent to a language model. Default: true.
    tokens_per_day: int | None = None  #: Maximum number of tokens per day (UTC), input and output, over all calls.
    tokens_per_month: int | None = None
    usd_per_day: float | None = None  #: At the operator’s prices, `LLM_PRICES`.
    usd_per_month: float | None = None


@dataclass(kw_only=True)
class ModelsUsageOutput(Model):
    tenant_id: str
    allowed: bool
    day: ModelBudget  #: Today, UTC.
    month: ModelBudget
    open: ModelsUsageOutputOpen  #: Running calls, and the tokens reserved for them.
    days: list[ModelsUsageOutputDaysItem]  #: Newest day first.


@dataclass(kw_only=True)
class ModelsUsageOutputDaysItem(Model):
    day: str  #: UTC.
    purpose: str
    model: str
    calls: int  #: Requests to the provider. Each retry counts.
    failed: int  #: Calls without a usable response.
    lapsed: int  #: Calls charged at their reservation because the process ended first.
    estimated: int  #: Calls charged at their reservation because the provider reported no usage or an impossible one.
    tokens_in: int
    tokens_out: int
    tokens_cached: int  #: Input tokens that the provider had cached.
    usd: float


@dataclass(kw_only=True)
class ModelsUsageOutputOpen(Model):
    calls: int
    tokens: int


@dataclass(kw_only=True)
class NewKey(Model):
    key_id: str  #: The public part of the key.
    name: str
    state: Literal["live", "expired", "revoked"]
    status: Literal["live", "expired", "revoked"]  #: Older name of `state`, until 1.0.
    permissions: list[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "models:use", "privacy", "admin", "install"]]
    user_id: str | None = None  #: The key is bound to this user and cannot access any other.
    agent: str | None = None  #: The key is bound to this agent and cannot access any other.
    project: str | None = None  #: The key is bound to this project and cannot access any other.
    default_user_id: str | None = None
    include_shared: bool
    trust_cap: float | None = None  #: The highest trust of what the key writes. Absent: 1.
    rate_limit: int | None = None  #: Units per minute. Absent: the tenant’s default for keys.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    revoked_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    last_used_at: datetime | None = None  #: Accurate to about half a minute.
    previous_secret_until: datetime | None = None  #: The previous secret is valid until then.
    key: str  #: The whole key. Returned only once.


@dataclass(kw_only=True)
class NewTenant(Model):
    tenant_id: str
    name: str
    time_zone: str
    language: str
    rate_limit: int | None = None  #: Units per minute for all its keys together. Absent: the installation’s default.
    key_rate_limit: int | None = None  #: Units per minute for each of its keys. Absent: the installation’s default.
    quota_records: int | None = None  #: Maximum number of records. Absent: no limit.
    quota_bytes: int | None = None  #: Maximum bytes of text. Absent: no limit.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime  #: RFC 3339, UTC, milliseconds
    admin_key: NewKey | None = None


@dataclass(kw_only=True)
class Passage(Model):
    index: int | None = None  #: The index of the passage in the record, from 0.
    start: int
    end: int


@dataclass(kw_only=True)
class PassagePage(Model):
    passages: list[RecordPassage]
    total: int
    has_more: bool


@dataclass(kw_only=True)
class PassagesSearchOutputItem(Model):
    passage: ArchivalPassage
    score: float
    metadata: dict[str, Any]


@dataclass(kw_only=True)
class PatchedRecord(Model):
    id: str
    external_id: str | None = None
    type: str
    user_id: str | None = None  #: Absent for shared memory.
    shared: bool
    agent: str | None = None
    project: str | None = None
    session_id: str | None = None
    role: str | None = None
    speaker: str | None = None
    sequence: int | None = None
    title: str | None = None
    content: str
    metadata: dict[str, Any]
    tags: list[str]
    importance: float
    pinned: bool
    compressed: bool | None = None  #: Folded into a summary, or archived. Absent if not.
    language: str
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    valid_from: datetime | None = None  #: RFC 3339, UTC, milliseconds
    valid_to: datetime | None = None  #: RFC 3339, UTC, milliseconds
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    provenance: dict[str, Any] | None = None
    trust: float | None = None  #: How far it is trusted, from 0 to 1. Absent: 1.
    #: Left out of all responses that do not ask for quarantined records. Absent if not.
    quarantined: bool | None = None
    version: int
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    recorded_at: datetime  #: When this version became current.
    superseded_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    superseded_by: str | None = None  #: The id of the newer memory that replaces it.
    embedding: Embedding
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[RecordsPatchOutputHintsItem] | None = None
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None


@dataclass(kw_only=True)
class PlannedFold(Model):
    agent: str | None = None
    project: str | None = None
    from_: datetime = field(metadata={"wire": "from"})  #: RFC 3339, UTC, milliseconds
    to: datetime  #: RFC 3339, UTC, milliseconds
    sources: list[str]
    tokens_before: int
    tokens_after: int
    #: Whether `tokens_after` is only the token budget. Only the first few folds of a preview get a real summary.
    estimated: bool
    summary: str | None = None


@dataclass(kw_only=True)
class PossiblyOutdated(Model):
    id: str
    confidence: float  #: 0 to 1.


@dataclass(kw_only=True)
class PrivacyEraseUserOutput(Model):
    dry_run: Literal[True] | None = None
    id: str | None = None
    kind: Literal["user", "agent", "session", "records", "source", "filter", "tenant"]
    state: Literal["running", "completed"] | None = None
    stage: str | None = None  #: accepted, erasing or completed. Removed in 1.0: use `state`.
    counts: dict[str, int]  #: Rows deleted so far, by table.
    #: Rows that existed when the erasure was accepted, by table. Rows derived from them are deleted in addition.
    expected: dict[str, int] | None = None
    reason: str | None = None
    requested_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    completed_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    error: str | None = None  #: Why its job was given up. To continue, replay the dead letter.


@dataclass(kw_only=True)
class PrivacyHoldRecordOutput(Model):
    id: str
    legal_hold: bool


@dataclass(kw_only=True)
class PrivacyHoldUserOutput(Model):
    user_id: str
    legal_hold: bool


@dataclass(kw_only=True)
class PrivacyLedgerOutput(Model):
    entries: list[PrivacyLedgerOutputEntriesItem]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class PrivacyLedgerOutputEntriesItem(Model):
    tenant_id: str
    position: int  #: Position among the tenant’s entries, from 1.
    entry_id: str
    erasure_id: str
    kind: Literal["user", "records", "agent", "session", "source", "filter", "tenant"]
    subject: str | None  #: Keyed hash of the erased subject.
    ids: list[str]  #: Row keys of the erased records.
    at: datetime  #: RFC 3339, UTC, milliseconds
    prev_hash: str
    hash: str  #: SHA-256 over the entry and the previous entry’s hash.


@dataclass(kw_only=True)
class PrivacyListErasuresOutput(Model):
    erasures: list[Erasure]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class PrivacyReceiptKeyOutput(Model):
    keys: list[PrivacyReceiptKeyOutputKeysItem]


@dataclass(kw_only=True)
class PrivacyReceiptKeyOutputKeysItem(Model):
    kty: Literal["OKP"]
    crv: Literal["Ed25519"]
    alg: Literal["EdDSA"]
    use: Literal["sig"]
    kid: str
    x: str


@dataclass(kw_only=True)
class PrivacyReceiptOutput(Model):
    receipt: ReceiptBody
    signature: PrivacyReceiptOutputSignature


@dataclass(kw_only=True)
class PrivacyReceiptOutputSignature(Model):
    alg: Literal["EdDSA"]
    key_id: str
    value: str  #: Base64url signature over the canonical JSON of `receipt`.


@dataclass(kw_only=True)
class PrivacyRewritesOutput(Model):
    rewrites: list[PrivacyRewritesOutputRewritesItem]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class PrivacyRewritesOutputRewritesItem(Model):
    id: str
    started_at: datetime  #: RFC 3339, UTC, milliseconds
    finished_at: datetime  #: RFC 3339, UTC, milliseconds
    complete: bool
    faults: list[str]  #: What was not done: a code, followed by a colon and the table.
    wal_before: str
    wal_after: str  #: Before this position, the write-ahead log may still contain deleted data.
    #: The oldest position of the log that the server kept at that time. Null if it did not report it.
    wal_kept_from: str | None
    wal_recycled: bool  #: Whether the server overwrites old log files instead of removing them.
    files: list[PrivacyRewritesOutputRewritesItemFilesItem]


@dataclass(kw_only=True)
class PrivacyRewritesOutputRewritesItemFilesItem(Model):
    name: str
    before: str | None  #: The location before the rewrite, within the database’s data folder.
    after: str | None
    bytes_before: int
    bytes_after: int


@dataclass(kw_only=True)
class Procedure(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    metadata: dict[str, Any]
    name: str
    steps: list[str | ProcedureStepsItem]
    prerequisites: list[str]
    usage_count: int  #: How often it was recalled before.
    #: Which prerequisites the agent knows: it has a procedure with that name or a fact with that concept.
    resolved: list[ProcedureResolvedItem]
    missing: list[str]


@dataclass(kw_only=True)
class ProcedureResolvedItem(Model):
    name: str
    known: bool
    memory_id: str | None = None


@dataclass(kw_only=True)
class ProcedureStepsItem(Model):
    description: str
    tool: str | None = None
    arguments: dict[str, Any] | None = None


@dataclass(kw_only=True)
class Readiness(Model):
    status: Literal["ready", "degraded", "unavailable"]
    version: str
    checks: ReadinessChecks


@dataclass(kw_only=True)
class ReadinessChecks(Model):
    #: `failed`: no response within two seconds. `disk_full`: nothing can be stored.
    database: Literal["ok", "failed", "disk_full"]
    embedder: Literal["ok", "starting", "failed"]
    outbox: Literal["ok", "lagging", "unknown"]
    outbox_lag_seconds: float | None
    #: No requests are served while it is `replaying` or `failed`. `unwritten`: its file lacks entries; they are written as soon as possible.
    erasure_ledger: Literal["ok", "replaying", "failed", "unwritten"]
    erasure_ledger_error: str | None = None
    #: Copies of the ledger’s heads kept outside. `none`: no location is configured. `missing`: the process started without the expected copies. `unsent`: the sink does not accept them.
    erasure_ledger_heads: Literal["ok", "none", "missing", "unsent"]


@dataclass(kw_only=True)
class ReasoningFigures(Model):
    intent: Literal["simple_recall", "mathematical_computation", "temporal_comparison", "multi_source_synthesis", "contradiction_resolution"]
    answers: int  #: The number of questions. One request may contain several.
    answered: int
    partly: int
    not_in_memory: int
    by_model: int
    steps: float  #: Consecutive searches, on average.
    effort: float
    sufficiency: float  #: The share of questions whose evidence was judged sufficient.
    search_quality: float  #: The share of all evidence that was cited.
    corrections: int


@dataclass(kw_only=True)
class ReceiptBody(Model):
    format: Literal["recollect.erasure-receipt.1"]
    erasure_id: str
    kind: Literal["user", "agent", "session", "records", "source", "filter", "tenant"]
    tenant: str  #: Keyed hash of the tenant.
    subject: str  #: Keyed hash of what was erased.
    owner: str | None  #: Keyed hash of the user whose memory it was. Null: shared memory, or all users.
    reason: str | None
    requested_at: datetime  #: RFC 3339, UTC, milliseconds
    completed_at: datetime  #: RFC 3339, UTC, milliseconds
    counts: dict[str, int]  #: Row counts by table. Tables without rows are left out.
    total: int
    stages: ReceiptBodyStages
    processors: list[ReceiptBodyProcessorsItem]
    ledger_position: int | None


@dataclass(kw_only=True)
class ReceiptBodyProcessorsItem(Model):
    kind: str
    provider: str
    model: str
    host: str | None


@dataclass(kw_only=True)
class ReceiptBodyStages(Model):
    answers: ReceiptBodyStagesAnswers  #: Gone from all responses. `remaining` are the rows counted afterwards.
    heap: ReceiptBodyStagesHeap  #: Gone from data files and indexes: after a rewrite.
    wal: ReceiptBodyStagesWal  #: Gone from the write-ahead log once it is recycled past this position.
    backups: ReceiptBodyStagesBackups


@dataclass(kw_only=True)
class ReceiptBodyStagesAnswers(Model):
    seen: bool
    at: datetime  #: RFC 3339, UTC, milliseconds
    remaining: dict[str, int]  #: Row counts by table. Tables without rows are left out.


@dataclass(kw_only=True)
class ReceiptBodyStagesBackups(Model):
    seen: bool
    horizon_days: int | None
    note: str


@dataclass(kw_only=True)
class ReceiptBodyStagesHeap(Model):
    seen: bool
    note: str


@dataclass(kw_only=True)
class ReceiptBodyStagesWal(Model):
    seen: bool
    position: str | None
    note: str


@dataclass(kw_only=True)
class Record(Model):
    id: str
    external_id: str | None = None
    type: str
    user_id: str | None = None  #: Absent for shared memory.
    shared: bool
    agent: str | None = None
    project: str | None = None
    session_id: str | None = None
    role: str | None = None
    speaker: str | None = None
    sequence: int | None = None
    title: str | None = None
    content: str
    metadata: dict[str, Any]
    tags: list[str]
    importance: float
    pinned: bool
    compressed: bool | None = None  #: Folded into a summary, or archived. Absent if not.
    language: str
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    valid_from: datetime | None = None  #: RFC 3339, UTC, milliseconds
    valid_to: datetime | None = None  #: RFC 3339, UTC, milliseconds
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    provenance: dict[str, Any] | None = None
    trust: float | None = None  #: How far it is trusted, from 0 to 1. Absent: 1.
    #: Left out of all responses that do not ask for quarantined records. Absent if not.
    quarantined: bool | None = None
    version: int
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    recorded_at: datetime  #: When this version became current.
    superseded_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    superseded_by: str | None = None  #: The id of the newer memory that replaces it.


@dataclass(kw_only=True)
class RecordDetail(Model):
    id: str
    external_id: str | None = None
    type: str
    user_id: str | None = None  #: Absent for shared memory.
    shared: bool
    agent: str | None = None
    project: str | None = None
    session_id: str | None = None
    role: str | None = None
    speaker: str | None = None
    sequence: int | None = None
    title: str | None = None
    content: str
    metadata: dict[str, Any]
    tags: list[str]
    importance: float
    pinned: bool
    compressed: bool | None = None  #: Folded into a summary, or archived. Absent if not.
    language: str
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    valid_from: datetime | None = None  #: RFC 3339, UTC, milliseconds
    valid_to: datetime | None = None  #: RFC 3339, UTC, milliseconds
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    provenance: dict[str, Any] | None = None
    trust: float | None = None  #: How far it is trusted, from 0 to 1. Absent: 1.
    #: Left out of all responses that do not ask for quarantined records. Absent if not.
    quarantined: bool | None = None
    version: int
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    recorded_at: datetime  #: When this version became current.
    superseded_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    superseded_by: str | None = None  #: The id of the newer memory that replaces it.
    embedding: Embedding
    derived_from: list[str] | None = None
    #: The turns that it was made from, oldest first, at most 20. Absent if there are none.
    source_messages: list[RecordsGetOutputSourceMessagesItem] | None = None


@dataclass(kw_only=True)
class RecordPage(Model):
    records: list[Record]
    total: int  #: How many match, counted for the first page. Pages by its cursor repeat it.
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class RecordPassage(Model):
    start: int  #: Start in the content, in UTF-16 code units.
    end: int  #: End in the content, exclusive, in UTF-16 code units.
    text: str
    embedding: Embedding


@dataclass(kw_only=True)
class RecordVersion(Model):
    version: int
    recorded_at: datetime  #: RFC 3339, UTC, milliseconds
    superseded_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    reason: str | None = None
    changed_by: str | None = None  #: The id of the key that closed this version.
    content: str
    metadata: dict[str, Any]


@dataclass(kw_only=True)
class RecordsAcknowledgeOutput(Model):
    results: list[RecordsAcknowledgeOutputResultsItem]
    acknowledged: int
    unchanged: int
    not_found: int


@dataclass(kw_only=True)
class RecordsAcknowledgeOutputResultsItem(Model):
    index: int
    id: str
    status: Literal["acknowledged", "unchanged", "not_found"]
    strength: int | None = None  #: S: 1 plus the number of recalls.


@dataclass(kw_only=True)
class RecordsForgetOutput(Model):
    id: str
    forgotten_at: datetime  #: RFC 3339, UTC, milliseconds
    purge_at: datetime | None = None  #: Absent: never.


@dataclass(kw_only=True)
class RecordsGetOutputSourceMessagesItem(Model):
    id: str
    external_id: str | None = None
    role: str | None = None
    speaker: str | None = None
    session_id: str | None = None
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    content: str | None = None  #: With `expand`.


@dataclass(kw_only=True)
class RecordsMessagesOutput(Model):
    messages: list[Message]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class RecordsPatchOutputHintsItem(Model):
    field: str
    message: str


@dataclass(kw_only=True)
class RecordsPromoteOutput(Model):
    id: str
    quarantined: Literal[False]
    trust: float
    version: int


@dataclass(kw_only=True)
class RecordsPurgeSourceOutput(Model):
    dry_run: bool
    records: int  #: Records from the source.
    derived: int  #: Records derived from these, without summaries.
    summaries: int  #: Summaries of any of these. A job rebuilds them without these records.
    held: int  #: Records under legal hold. They are kept.
    users: int  #: The number of users that the records belong to.
    remaining: bool  #: Whether there are more. At most 10000 are deleted per request.
    purged_at: datetime | None = None  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class RecordsQuarantineOutput(Model):
    id: str
    quarantined: Literal[True]
    also: list[str]  #: Records derived from it that were quarantined with it.


@dataclass(kw_only=True)
class RecordsRestoreOutput(Model):
    id: str
    restored: Literal[True]
    restored_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class RecordsRetentionOutput(Model):
    id: str
    type: str
    model: Literal["none", "ebbinghaus", "exponential"]
    retention: float  #: R, from 0 to 1.
    threshold: float  #: θ: the memory is forgotten when R falls below it.
    strength: int  #: 1 plus the number of recalls.
    stability: float  #: S, in the policy’s `unit`.
    last_recalled_at: datetime  #: RFC 3339, UTC, milliseconds
    due_at: datetime | None = None  #: When R falls below θ. Absent: never.
    #: Why it does not fade. Empty: it fades.
    exempt: list[Literal["pinned", "legal_hold", "importance", "pending", "model"]]
    legal_hold: bool  #: Whether it is under a legal hold of its own. `exempt` also names the hold of its user.
    forgotten_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    purge_at: datetime | None = None  #: When it is deleted permanently unless something changes.


@dataclass(kw_only=True)
class RecordsReviseBatchOutput(Model):
    results: list[RevisedItem]
    created: int
    updated: int
    superseded: int
    unchanged: int
    failed: int
    degraded: list[str]  #: `vector` if the embedder was unavailable and only words were compared.
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None


@dataclass(kw_only=True)
class RecordsReviseOutput(Model):
    status: Literal["created", "updated", "superseded", "unchanged"]
    applied: bool  #: False for a preview.
    id: str | None = None  #: The memory that holds the information now. Absent if a preview would create it.
    external_id: str | None = None
    type: str
    version: int | None = None
    superseded: list[RecordsReviseOutputSupersededItem]  #: Memories that said otherwise, and until when they were true.
    #: Memories that may say otherwise, if it is not certain. Both stay, linked as `may_supersede`.
    may_supersede: list[PossiblyOutdated] | None = None
    outdated_by: str | None = None  #: The memory that already describes a later time. The new one is kept as history.
    candidates: list[RevisionCandidate]  #: The memories that were compared, best first.
    content: str | None = None  #: In a preview: the content that would be stored.
    metadata: dict[str, Any] | None = None  #: In a preview.
    embedding: Literal["pending", "complete", "failed"]
    #: Left out of all responses, because the trust of the key is too low. Absent if not.
    quarantined: bool | None = None
    #: The number of spans that were cut out before storing, because they were context from an earlier response.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[WrongField] | None = None
    degraded: list[str]  #: `vector` if the embedder was unavailable and only words were compared.
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None


@dataclass(kw_only=True)
class RecordsReviseOutputSupersededItem(Model):
    id: str
    version: int | None = None
    valid_to: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class RecordsUndoOutput(Model):
    id: str
    version: int  #: The current version.
    status: Literal["undone", "unchanged"]  #: `unchanged`: it was already undone.
    withdrawn: bool  #: Whether the memory itself is now removed from all responses.
    restored: list[RecordsUndoOutputRestoredItem]  #: The memories that it had superseded.


@dataclass(kw_only=True)
class RecordsUndoOutputRestoredItem(Model):
    id: str
    version: int


@dataclass(kw_only=True)
class RedactedSecretsItem(Model):
    field: str  #: The path, such as `metadata.db.url` or `tags[2]`.
    kind: str  #: The kind of secret, such as `github token`.
    count: int


@dataclass(kw_only=True)
class ReembedProgress(Model):
    target: EmbeddingSpace  #: The space that is being filled.
    reading: EmbeddingSpace  #: The space that searches use.
    passages: int
    complete: int
    missing: int
    failed: int
    switched: bool  #: Whether searches use the target.


@dataclass(kw_only=True)
class ReembedStart(Model):
    target: EmbeddingSpace  #: The space that is being filled.
    reading: EmbeddingSpace  #: The space that searches use.
    passages: int
    complete: int
    missing: int
    failed: int
    switched: bool  #: Whether searches use the target.
    queued: int


@dataclass(kw_only=True)
class RelatedRecord(Model):
    id: str
    relation: str  #: The relation of the last step, as seen from the record before it: supersedes, superseded_by, …
    strength: float  #: The product of the strengths on the way.
    depth: int
    via: list[str] | None = None  #: The records in between, nearest first.
    record: Record


@dataclass(kw_only=True)
class RevisedItem(Model):
    index: int
    status: Literal["created", "updated", "superseded", "unchanged", "failed"]
    id: str | None = None  #: The memory that holds the information now.
    version: int | None = None
    superseded: list[str] | None = None  #: Ids of memories that said otherwise.
    may_supersede: list[PossiblyOutdated] | None = None  #: Memories that may say otherwise. Both stay.
    outdated_by: str | None = None
    #: Left out of all responses, because the trust of the key is too low. Absent if not.
    quarantined: bool | None = None
    #: The number of spans that were cut out before storing, because they were context from an earlier response.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[WrongField] | None = None
    error: BatchItemError | None = None


@dataclass(kw_only=True)
class RevisionCandidate(Model):
    id: str
    external_id: str | None = None
    version: int
    score: float
    scores: RevisionCandidateScores
    #: `possible`: it may contradict the new information; nothing is done to it.
    verdict: Literal["same", "conflict", "possible", "update", "related"]
    conflict: Literal["number", "date", "value", "negation", "opposite"] | None = None


@dataclass(kw_only=True)
class RevisionCandidateScores(Model):
    words: float
    claims: float
    vector: float | None = None


@dataclass(kw_only=True)
class RevisionPutUserSettingsOutput(Model):
    settings: RevisionSettings


@dataclass(kw_only=True)
class RevisionSettings(Model):
    look: Any = None  #: Memories that score lower are not about the same subject.
    update: Any = None  #: Minimum score at which a memory is edited or superseded.
    same: Any = None  #: Above this score, there is no significant change.
    #: What happens to sentences that the new text does not cover. `auto` keeps them, `replace` drops them, `append` keeps everything.
    merge: Literal["auto", "replace", "append"] | None = None


@dataclass(kw_only=True)
class RevisionSettingsOutput(Model):
    effective: RevisionSettingsOutputEffective
    tenant: RevisionSettings | None
    user: RevisionSettings | None
    tenant_version: int
    user_version: int


@dataclass(kw_only=True)
class RevisionSettingsOutputEffective(Model):
    look: float
    update: float
    same: float
    merge: Literal["auto", "replace", "append"]


@dataclass(kw_only=True)
class SafetyPutTenantSettingsOutput(Model):
    settings: SafetySettingsOutputTenant


@dataclass(kw_only=True)
class SafetyPutUserSettingsOutput(Model):
    settings: SafetySettingsOutputUser


@dataclass(kw_only=True)
class SafetySettingsOutput(Model):
    effective: SafetySettingsOutputEffective
    tenant: SafetySettingsOutputTenant | None
    user: SafetySettingsOutputUser | None
    tenant_version: int
    user_version: int


@dataclass(kw_only=True)
class SafetySettingsOutputEffective(Model):
    secrets: Literal["redact", "reject", "off"]
    quarantine_below: float


@dataclass(kw_only=True)
class SafetySettingsOutputTenant(Model):
    #: What happens to keys, tokens and passwords in written content. `redact` replaces them by their kind, `reject` refuses the write, `off` stores them. Default: redact.
    secrets: Literal["redact", "reject", "off"] | None = None
    quarantine_below: Any = None  #: Content with a lower trust is quarantined when it is written. Default: 0.5.


@dataclass(kw_only=True)
class SafetySettingsOutputUser(Model):
    #: What happens to keys, tokens and passwords in written content. `redact` replaces them by their kind, `reject` refuses the write, `off` stores them. Default: redact.
    secrets: Literal["redact", "reject", "off"] | None = None


@dataclass(kw_only=True)
class SearchFeedbackOutput(Model):
    results: list[SearchFeedbackOutputResultsItem]
    noted: int
    not_found: int


@dataclass(kw_only=True)
class SearchFeedbackOutputResultsItem(Model):
    index: int
    id: str
    status: Literal["noted", "not_found"]


@dataclass(kw_only=True)
class SearchHit(Model):
    id: str
    external_id: str | None = None
    score: float
    record: Record
    #: The content is only a part. For a summary: the lines that match (`expand` returns all). For a long record: the passage (`text: "record"` returns all).
    excerpt: Literal[True] | None = None
    #: For a summary: the records that the content comes from.
    sources: list[SearchRecordsOutputResultsItemSourcesItem] | None = None
    #: The turns that it was made from, oldest first, at most 20. Absent if there are none.
    source_messages: list[RecordsGetOutputSourceMessagesItem] | None = None
    related: list[RelatedRecord] | None = None  #: With `related`: strongest first.
    linked: LinkedBy | None = None  #: With `graph`: the links that brought in or raised this result.
    beside: list[TurnBeside] | None = None  #: With `expand: {before, after}`: in the order of the session.
    #: Position in the record’s whole content, in UTF-16 code units. For an excerpt of a summary: position in the excerpt.
    passage: Passage
    #: How many more matches have the same text, or are the source turn of this result or facts derived from it.
    duplicates: int | None = None
    duplicate_ids: list[str] | None = None  #: Their ids, best first, at most 20.
    #: With `scope_expansion`: the narrowest scope that contains it. `agent`: the named agent and project.
    level: Literal["session", "agent", "user", "shared"] | None = None
    tokens: int | None = None  #: With `token_budget`: its tokens in a prompt, including date and speaker.
    explain: Explanation | None = None


@dataclass(kw_only=True)
class SearchRecordsOutputResultsItemExplainAnswers(Model):
    match: float  #: How clearly it states the requested attribute, 0 to 1.
    act: Literal["told", "asked", "thanked"]  #: Whether the text tells, asks or thanks.
    outdated_by: str | None = None  #: The result or candidate that is current instead.


@dataclass(kw_only=True)
class SearchRecordsOutputResultsItemSourcesItem(Model):
    id: str
    external_id: str | None = None
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    speaker: str | None = None


@dataclass(kw_only=True)
class SearchRecordsOutputTimingItem(Model):
    step: str
    ms: float


@dataclass(kw_only=True)
class SearchResults(Model):
    query_id: str | None = None  #: Identifies this search in `POST /v1/search/feedback`.
    results: list[SearchHit]
    total: int  #: The number of matches that reach `min_score`, before `limit` and `token_budget`.
    subgraph: Subgraph | None = None  #: With `graph: {subgraph: true}`.
    #: Matches were found, but none reached `abstain_below`: nothing relevant is remembered.
    abstained: Literal[True] | None = None
    total_capped: Literal[True] | None = None  #: There may be more: the search looked at a limited number.
    #: The owner has so many memories that not all were compared. An equally close one may be missing. `exact` compares all.
    approximate: Literal[True] | None = None
    #: With `scope_expansion`: the widest scope that was searched.
    expanded_to: Literal["session", "agent", "user", "shared"] | None = None
    tokens: int | None = None  #: With `token_budget`: the tokens of all results together.
    left_out: int | None = None  #: With `token_budget`: results within `limit` that did not fit.
    #: With `explain: "timing"`: the duration of each step, waiting included, in the order in which they ran.
    timing: list[SearchRecordsOutputTimingItem] | None = None
    #: If nothing was found: metadata keys of the filter that no record has, each with a likely match.
    hints: list[WrongField] | None = None
    #: What was unavailable: `vector` if the embedder cannot be reached, `rerank` if the reranker was too slow.
    degraded: list[str]


@dataclass(kw_only=True)
class SemanticFact(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    metadata: dict[str, Any]
    concept: str
    content: str
    confidence: float
    source_id: str
    tags: list[str]


@dataclass(kw_only=True)
class SensoryItem(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    metadata: dict[str, Any]
    modality: str
    raw_data: str
    observation_order: int  #: The agent’s counter of observations. Later observations have a higher number.
    expires_at: datetime | None = None  #: Absent for an observation that was stored elsewhere without an expiry.


@dataclass(kw_only=True)
class ServerVersion(Model):
    name: Literal["recollect"]
    version: str
    protocol: str


@dataclass(kw_only=True)
class Status(Model):
    version: str
    records: int
    by_type: dict[str, int]
    embeddings: EmbeddingCounts  #: Passages by the state of their vector, and the records that they belong to.
    embedder: Embedder
    #: External services that content is sent to, as configured. Empty: none.
    external_processors: list[StatusGetOutputExternalProcessorsItem]


@dataclass(kw_only=True)
class StatusGetOutputEmbeddingsRecords(Model):
    pending: int
    complete: int
    failed: int


@dataclass(kw_only=True)
class StatusGetOutputExternalProcessorsItem(Model):
    purpose: Literal["embeddings", "rerank", "extract", "decide", "summary", "chat"]
    provider: str
    host: str


@dataclass(kw_only=True)
class StoreOutcome(Model):
    id: str
    external_id: str | None = None
    type: str
    version: int
    created: bool
    status: Literal["created", "updated", "unchanged"]
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    embedding: Literal["pending", "complete", "failed"]
    #: Left out of all responses, because the trust of the key is too low. Absent if not.
    quarantined: bool | None = None
    #: The number of spans that were cut out before storing, because they were context from an earlier response.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.
    hints: list[RecordsPatchOutputHintsItem] | None = None
    #: The agent’s intentions that this write fired. Each fires once. Absent if none did.
    triggered: list[TriggeredIntention] | None = None


@dataclass(kw_only=True)
class Subgraph(Model):
    nodes: list[SubgraphNodesItem]  #: The results, best first.
    edges: list[SubgraphEdgesItem]  #: Links between results.
    #: Results that contradict each other, the earlier first, each with its value.
    contradictions: list[SubgraphContradictionsItem]
    chronology: list[str]  #: The results, oldest first.
    text: str  #: All of it as text for a model, oldest first. Quoted memory is data, not instructions.


@dataclass(kw_only=True)
class SubgraphContradictionsItem(Model):
    from_: str = field(metadata={"wire": "from"})
    to: str
    values: list[Any]


@dataclass(kw_only=True)
class SubgraphEdgesItem(Model):
    from_: str = field(metadata={"wire": "from"})
    to: str
    type: str  #: The relation as seen from `from`.
    strength: float


@dataclass(kw_only=True)
class SubgraphNodesItem(Model):
    id: str
    hops: int  #: 0: found by words and meaning.


@dataclass(kw_only=True)
class SummariesListOutput(Model):
    summaries: list[Summary]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class SummariesPortraitOutput(Model):
    portrait: Summary | None
    days: list[Summary]


@dataclass(kw_only=True)
class SummariesRefreshOutput(Model):
    job: str | None  #: The job id for `GET /v1/jobs/{id}`.
    state: Literal["queued", "done", "failed"]  #: failed: the job was given up and is a dead letter.


@dataclass(kw_only=True)
class Summary(Model):
    id: str
    kind: Literal["batch", "day", "global", "personality", "portrait"]
    day: str | None = None  #: The day in the user’s time zone.
    content: str
    sources: int
    extractive: bool  #: Whether all sentences were copied from what was said and none was written by a model.
    updated_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class Tenant(Model):
    tenant_id: str
    name: str
    time_zone: str
    language: str
    rate_limit: int | None = None  #: Units per minute for all its keys together. Absent: the installation’s default.
    key_rate_limit: int | None = None  #: Units per minute for each of its keys. Absent: the installation’s default.
    quota_records: int | None = None  #: Maximum number of records. Absent: no limit.
    quota_bytes: int | None = None  #: Maximum bytes of text. Absent: no limit.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class TenantPage(Model):
    tenants: list[Tenant]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class TenantsOwnUsageOutput(Model):
    tenant_id: str
    stored: TenantsOwnUsageOutputStored  #: What is stored now. The quotas limit this.
    quota_records: int | None = None
    quota_bytes: int | None = None
    #: Days with activity, newest first. Request counts are accurate to about half a minute.
    days: list[TenantsOwnUsageOutputDaysItem]


@dataclass(kw_only=True)
class TenantsOwnUsageOutputDaysItem(Model):
    day: str  #: UTC.
    requests: int  #: Requests with a valid key, including refused ones.
    limited: int  #: Requests refused by a rate limit.
    errors: int  #: Requests answered with a status of 500 or above.
    searches: int
    records_written: int  #: New records, including those that jobs created.
    bytes_written: int  #: Bytes of their title, content, fields and metadata.


@dataclass(kw_only=True)
class TenantsOwnUsageOutputStored(Model):
    records: int
    bytes_: int = field(metadata={"wire": "bytes"})


@dataclass(kw_only=True)
class TierRules2(Model):
    recent: TierRulesRecent2 | None = None
    blocks: TierRulesRecent2 | None = None
    episodic: TierRulesRecent2 | None = None
    semantic: TierRulesRecent2 | None = None
    procedural: TierRulesRecent2 | None = None
    archival: TierRulesRecent2 | None = None


@dataclass(kw_only=True)
class TierRulesRecent2(Model):
    enabled: bool | None = None  #: false: the tier is not read.
    #: Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete.
    floor: int | None = None
    cap: int | None = None  #: Maximum number of tokens of the tier.
    max_items: int | None = None


@dataclass(kw_only=True)
class Token(Model):
    token: str  #: Sent like a key. Returned only once.
    user_id: str
    permissions: list[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "models:use", "privacy", "admin", "install"]]
    include_shared: bool
    trust_cap: float | None = None  #: Absent: 1.
    expires_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class TokensMeOutputBindings(Model):
    user_id: str | None = None
    agent: str | None = None
    project: str | None = None


@dataclass(kw_only=True)
class TokensMeOutputKey(Model):
    key_id: str
    name: str


@dataclass(kw_only=True)
class TokensMeOutputTenant(Model):
    tenant_id: str
    name: str


@dataclass(kw_only=True)
class TriggeredIntention(Model):
    id: str
    node_id: str
    description: str
    trigger_condition: str | None = None
    trigger_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    action_on_trigger: str
    status: Literal["triggered"]
    priority: float
    triggered_at: datetime  #: RFC 3339, UTC, milliseconds
    by: Literal["words", "time"]  #: `words`: the written text matched its condition. `time`: its time had come.


@dataclass(kw_only=True)
class TurnBeside(Model):
    id: str
    external_id: str | None = None
    offset: int  #: Distance from the result, in turns. Negative: before it.
    role: str | None = None
    speaker: str | None = None
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    content: str | None = None  #: Absent with a `token_budget` if another result already contains it.


@dataclass(kw_only=True)
class User(Model):
    user_id: str
    time_zone: str | None = None
    language: str | None = None
    metadata: dict[str, Any]
    paused_at: datetime | None = None  #: Since when learning is paused for them.
    legal_hold: bool  #: Whether everything of theirs is under legal hold.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class UserPage(Model):
    users: list[User]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class UsersImportDataOutput(Model):
    id: str
    user_id: str
    #: interrupted: the process ended; send the archive again. failed: see `error`; what was stored stays.
    state: Literal["running", "done", "failed", "interrupted"]
    lines: UsersImportDataOutputLines  #: Lines of the archive: all, and those imported so far.
    #: By kind. stored: new rows. present: already existed and were kept. mapped: stored rows that got another id. left_out: refers to something outside the file, or the key may not set it.
    counts: dict[str, dict[str, int]]
    error: str | None = None  #: An error code; see docs/errors.md.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class UsersImportDataOutputLines(Model):
    total: int
    done: int


@dataclass(kw_only=True)
class UsersPauseOutput(Model):
    user_id: str
    paused: bool
    paused_at: datetime | None = None  #: Since when.


@dataclass(kw_only=True)
class VersionPage(Model):
    versions: list[RecordVersion]
    has_more: bool


@dataclass(kw_only=True)
class Webhook(Model):
    id: str
    name: str
    url: str
    events: list[str]
    content: bool
    format: Literal["recollect", "mem0"]  #: `mem0`: created by mem0’s routes, and sent in mem0’s format.
    enabled: bool
    #: `asked`: by request. `gone`: the endpoint returned 410. `failing`: deliveries failed for five days.
    disabled_for: Literal["asked", "gone", "failing"] | None = None
    previous_secret_until: datetime | None = None  #: Until then, the previous secret also signs.
    last_delivered_at: datetime | None = None  #: Accurate to about a minute.
    failing_since: datetime | None = None  #: RFC 3339, UTC, milliseconds
    last_error: str | None = None  #: Why the last attempt failed.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class WebhookDelivery(Model):
    event_id: str  #: The `webhook-id` header of the delivery.
    type: str
    user_id: str | None = None
    ids: list[str]  #: The ids in the event. Empty if it was dropped.
    happened_at: datetime  #: RFC 3339, UTC, milliseconds
    state: Literal["waiting", "retrying", "delivered", "dropped", "given_up"]
    attempts: list[WebhookDeliveryAttemptsItem]  #: Oldest first, the last 30, including those before a replay.
    reason: str | None = None  #: Why it failed, in plain words.
    #: When it is retried automatically. Absent for a failed delivery that only a replay retries.
    next_try_at: datetime | None = None
    finished_at: datetime | None = None  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class WebhookDeliveryAttemptsItem(Model):
    at: datetime  #: RFC 3339, UTC, milliseconds
    url: str | None = None  #: Where it was sent. Absent: nothing was sent.
    status: int | None = None  #: The status code of the response, if there was one.
    error: str | None = None  #: An error code. Absent: it was delivered.
    reason: str | None = None  #: Why it failed, in plain words.
    duration_ms: int


@dataclass(kw_only=True)
class WebhooksCreateOutput(Model):
    id: str
    name: str
    url: str
    events: list[str]
    content: bool
    format: Literal["recollect", "mem0"]  #: `mem0`: created by mem0’s routes, and sent in mem0’s format.
    enabled: bool
    #: `asked`: by request. `gone`: the endpoint returned 410. `failing`: deliveries failed for five days.
    disabled_for: Literal["asked", "gone", "failing"] | None = None
    previous_secret_until: datetime | None = None  #: Until then, the previous secret also signs.
    last_delivered_at: datetime | None = None  #: Accurate to about a minute.
    failing_since: datetime | None = None  #: RFC 3339, UTC, milliseconds
    last_error: str | None = None  #: Why the last attempt failed.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime  #: RFC 3339, UTC, milliseconds
    secret: str  #: Signs deliveries (Standard Webhooks). Returned only once.


@dataclass(kw_only=True)
class WebhooksListDeliveriesOutput(Model):
    deliveries: list[WebhookDelivery]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class WebhooksListOutput(Model):
    webhooks: list[Webhook]


@dataclass(kw_only=True)
class WebhooksReplayOutput(Model):
    replayed: int
    dropped: int  #: Deliveries about users who were erased since.
    has_more: bool


@dataclass(kw_only=True)
class WebhooksTestOutput(Model):
    delivered: bool
    status: int | None = None  #: The status code of the response, if there was one.
    error: str | None = None  #: An error code. Absent: it was delivered.
    reason: str | None = None  #: Why it failed, in plain words.
    duration_ms: int


@dataclass(kw_only=True)
class WorkingSlot(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    metadata: dict[str, Any]
    slot_type: str  #: question, retrieved_fact, reasoning_step, context, plan, evaluation
    content: str
    relevance: float
    task_id: str


@dataclass(kw_only=True)
class WrongField(Model):
    field: str
    message: str
