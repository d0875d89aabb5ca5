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
    "RecordsGetOutputSourceMessagesItem", "RecordsMessagesOutput", "RecordsPromoteOutput", "RecordsPurgeSourceOutput",
    "RecordsQuarantineOutput", "RecordsRestoreOutput", "RecordsRetentionOutput", "RecordsReviseBatchOutput",
    "RecordsReviseOutput", "RecordsReviseOutputSupersededItem", "RecordsStoreOutputHintsItem", "RecordsUndoOutput",
    "RecordsUndoOutputRestoredItem", "RedactedSecretsItem", "ReembedProgress", "ReembedStart", "RelatedRecord",
    "RevisedItem", "RevisionCandidate", "RevisionCandidateScores", "RevisionPutUserSettingsOutput", "RevisionSettings",
    "RevisionSettingsOutput", "RevisionSettingsOutputEffective", "SafetyPutTenantSettingsOutput",
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
    last_updated: int | None  #: Unix milliseconds, as AMP has it.


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
    created_by_id: str  #: The key that made it.
    last_updated_by_id: str  #: The key that changed it last.
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
    total: int  #: How many were found; `limit` and `token_budget` may answer fewer.
    tokens: int | None = None  #: With `token_budget`: of all results.
    expanded_to: Literal["session", "agent", "user", "shared"] | None = None
    #: Where nothing was found: metadata keys of the filter that no record has, with the one that may be meant.
    hints: list[WrongField] | None = None


@dataclass(kw_only=True)
class AmpSearchOutputResultsItem(Model):
    id: str
    score: float
    record: AmpRecord
    excerpt: Literal[True] | None = None  #: The content is a part of the record’s.
    #: With `scope_expansion`: the narrowest scope that it is of.
    level: Literal["session", "agent", "user", "shared"] | None = None
    linked: LinkedBy | None = None  #: With `graph`: by which way links brought or raised it.


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
    #: What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.
    hints: list[WrongField] | None = None
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
    triggered: list[TriggeredIntention] | None = None


@dataclass(kw_only=True)
class AnswerEvidence(Model):
    ref: int  #: As the answer cites it: `[1]`.
    id: str
    external_id: str | None = None
    type: str
    title: str | None = None
    content: str
    excerpt: Literal[True] | None = None  #: The content is a part of the record.
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    speaker: str | None = None
    session_id: str | None = None
    score: float  #: Of the search that found it, 0 to 1.
    step: int  #: Which search found it first, from 1.
    questions: list[int]  #: For which of the questions, from 0.
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
    refs: list[int]  #: Which evidence its numbers are from.


@dataclass(kw_only=True)
class AnswerPartCitationsItem(Model):
    ref: int
    id: str
    quote: str  #: Word for word from the memory.


@dataclass(kw_only=True)
class AnswerPartContradictionsItem(Model):
    about: str  #: What both speak of.
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
    tokens: int  #: Of the evidence.
    usage: AnswerQuestionOutputUsage | None = None  #: Of the language model, where it was asked and told.
    #: What could not be asked: `vector`, `rerank`, `deadline`, or why the model was not: its error code. `working_memory`: steps were not held.
    degraded: list[str]


@dataclass(kw_only=True)
class AnswerQuestionOutputMetacognition(Model):
    steps: int  #: Searches in a row, of all questions.
    steps_allowed: int
    effort: float  #: 1: no search was made in vain, and none was left out that was allowed and needed.
    sufficient: bool  #: Whether what was found was judged enough, for every question.
    judged_by: Literal["rules", "model"]
    search_quality: float  #: Of the evidence, the share that the answer cites.
    corrections: int  #: Searches that were refined, and sums and quotes of a model that were put right or taken out.


@dataclass(kw_only=True)
class AnswerQuestionOutputUsage(Model):
    calls: int
    tokens_in: int
    tokens_out: int


@dataclass(kw_only=True)
class AnswerStep(Model):
    step: int  #: Which search it belongs to, from 1.
    kind: Literal["classify", "plan", "search", "evaluate", "refine", "calculate", "answer"]
    question: int
    by: Literal["rules", "model"]
    says: str  #: What was decided, in words.
    queries: list[str] | None = None
    found: int | None = None  #: Memories that were not known before.
    sufficient: bool | None = None


@dataclass(kw_only=True)
class AppendedMessage(Model):
    id: str
    external_id: str | None = None
    sequence: int
    status: Literal["created", "unchanged"]
    #: Parts of the content that are no text: each stands in it as a mark such as `[image]`, and is not kept.
    marked_parts: list[AppendedMessageMarkedPartsItem] | None = None
    #: Held back from every answer, for the key is believed too little. Absent when not.
    quarantined: bool | None = None
    #: How many spans of context that had been handed out for a prompt were cut out before it was stored.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.
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
    created_at: datetime  #: When it was said or happened: `occurred_at` of the record.
    updated_at: datetime | None
    created_by_id: None
    last_updated_by_id: None
    is_deleted: Literal[False]
    archive_id: None
    source_id: None
    file_id: None
    file_name: None
    embedding: None  #: Vectors are not shown.
    embedding_config: None


@dataclass(kw_only=True)
class ArchivalSearchOutput(Model):
    results: list[ArchivalSearchOutputResultsItem]
    count: int


@dataclass(kw_only=True)
class ArchivalSearchOutputResultsItem(Model):
    id: str
    timestamp: str  #: In the agent’s time zone.
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
    operation: str  #: Of the request; `job:` or `schedule:` and a name where none was made.
    key_id: str  #: The public part of the key; `job` where none acted.
    user_hash: str | None = None  #: Whose memory, as a keyed hash. Absent: nobody’s.
    request_id: str | None = None  #: As `X-Request-Id` told it.
    outcome: Literal["ok", "refused", "failed"]
    code: str | None = None  #: Of the refusal.
    subjects: list[str]  #: What it was about, as far as there are ids; at most 1,000.
    counts: dict[str, int]  #: Rows by table, such as `records_inserted`; `requests` where one entry stands for several.
    sequence: int | None = None  #: Its place in the chain; absent for about a second.
    entry_hash: str | None = None
    hash: str | None = None  #: Of the chain up to and with it.


@dataclass(kw_only=True)
class AuditHeadOutput(Model):
    tenant_id: str
    sequence: int  #: Of the last sealed entry; 0: there is none.
    hash: str
    sealed_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    unsealed: int  #: Entries that have no place yet.


@dataclass(kw_only=True)
class AuditListOutput(Model):
    tenant_id: str
    entries: list[AuditEntry]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class AuditSettingsOutput(Model):
    #: Of reads of ordinary memory: `off` keeps no entries, `counts` one for all alike ones of a second, `all` one each. Changes, refusals and privileged reads always have theirs.
    reads: Literal["off", "counts", "all"]


@dataclass(kw_only=True)
class AuditVerifyOutput(Model):
    ok: bool  #: Whether nothing was found wrong here.
    checked: int
    head: AuditVerifyOutputHead  #: Of the last entry that is in order.
    fault: AuditVerifyOutputFault | None = None
    unsealed: int
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class AuditVerifyOutputFault(Model):
    kind: Literal["changed", "missing", "reordered", "rewritten"]
    sequence: int  #: The first place that is not in order.
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
    #: Held back from every answer, for the key is believed too little. Absent when not.
    quarantined: bool | None = None
    #: How many spans of context that had been handed out for a prompt were cut out before it was stored.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.
    hints: list[RecordsStoreOutputHintsItem] | None = None
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
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
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
    user_id: str | None  #: Null for a block of the whole tenant.
    shared: bool
    version: int  #: Rises with every change. The ETag.
    sequence: int  #: Where it stands in its history. Undo and redo move it.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime  #: RFC 3339, UTC, milliseconds
    created_by_id: str  #: The key that made it.
    last_updated_by_id: str  #: The key that changed it last.
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
    sequence: int  #: Its place, from 1.
    version: int  #: The version that the block had when it was made.
    current: bool  #: Whether the block stands here. Later entries are what redo comes to.
    checkpoint: str | None  #: The name that somebody gave it.
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
    actor: str  #: The key that made it.
    actor_agent: str | None  #: The agent in whose name.
    reason: str | None
    created_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class BlocksDiffOutput(Model):
    from_: int = field(metadata={"wire": "from"})
    to: int
    fields: list[BlocksDiffOutputFieldsItem]  #: Every field but the value that differs.
    added: int  #: Lines of the value.
    removed: int
    diff: str  #: Empty where the value is the same.


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
    #: Held back from every answer, for the key is believed too little. Absent when not.
    quarantined: bool | None = None
    #: How many spans of context that had been handed out for a prompt were cut out before it was stored.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.
    hints: list[WrongField] | None = None
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
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
    fields: dict[str, Any]  #: What its kind keeps beside: steps, confidence, trigger_condition, …
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
    #: Held back from every answer, for the key is believed too little. Absent when not.
    quarantined: bool | None = None
    #: How many spans of context that had been handed out for a prompt were cut out before it was stored.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.
    hints: list[WrongField] | None = None
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
    triggered: list[TriggeredIntention] | None = None
    evicted: list[str]  #: Slots that made room.


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
    #: Held back from every answer, for the key is believed too little. Absent when not.
    quarantined: bool | None = None
    #: How many spans of context that had been handed out for a prompt were cut out before it was stored.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.
    hints: list[WrongField] | None = None
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
    triggered: list[TriggeredIntention] | None = None
    observation_order: int
    expires_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class CognitiveRememberOutput(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    #: Held back from every answer, for the key is believed too little. Absent when not.
    quarantined: bool | None = None
    #: How many spans of context that had been handed out for a prompt were cut out before it was stored.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.
    hints: list[WrongField] | None = None
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
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
    #: `seed` links facts that share more than 0.3 of their words, `library` those that share 0.6 or more.
    profile: Literal["seed", "library"]
    working_capacity: int  #: Slots of an agent and task.
    adaptive_ttl: bool  #: Observations that seem important live longer, others shorter.
    episode_on_completion: bool  #: A completed task leaves an episode.
    consolidation: CognitiveSettingsOutputSettingsConsolidation


@dataclass(kw_only=True)
class CognitiveSettingsOutputSettingsConsolidation(Model):
    automatic: bool  #: Jobs consolidate episodes without being asked.
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
    #: Held back from every answer, for the key is believed too little. Absent when not.
    quarantined: bool | None = None
    #: How many spans of context that had been handed out for a prompt were cut out before it was stored.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.
    hints: list[WrongField] | None = None
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
    triggered: list[TriggeredIntention] | None = None
    temporal_index: int


@dataclass(kw_only=True)
class CognitiveStoreFactOutput(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    #: Held back from every answer, for the key is believed too little. Absent when not.
    quarantined: bool | None = None
    #: How many spans of context that had been handed out for a prompt were cut out before it was stored.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.
    hints: list[WrongField] | None = None
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
    triggered: list[TriggeredIntention] | None = None
    similar_to: list[CognitiveStoreFactOutputSimilarToItem]


@dataclass(kw_only=True)
class CognitiveStoreFactOutputSimilarToItem(Model):
    to: str
    similarity_score: float
    contradiction: bool | None = None
    conflicting_values: str | None = None  #: What the older and the newer say: `3 vs 5`.


@dataclass(kw_only=True)
class CognitiveStoreProcedureOutput(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    #: Held back from every answer, for the key is believed too little. Absent when not.
    quarantined: bool | None = None
    #: How many spans of context that had been handed out for a prompt were cut out before it was stored.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.
    hints: list[WrongField] | None = None
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
    triggered: list[TriggeredIntention] | None = None
    known: list[str]
    missing: list[str]


@dataclass(kw_only=True)
class CognitiveStoreProspectiveOutput(Model):
    id: str
    node_id: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    #: Held back from every answer, for the key is believed too little. Absent when not.
    quarantined: bool | None = None
    #: How many spans of context that had been handed out for a prompt were cut out before it was stored.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.
    hints: list[WrongField] | None = None
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
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
    status: Literal["done", "refused", "undone"]  #: The older name of `state`, until 1.0.
    reason: str | None = None
    sources: int
    summaries: int
    tokens_before: int
    tokens_after: int
    shrink: float
    actor: str  #: The id of the key that asked, or `job`.
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
    recall: CompactionMetricsOutputRecall  #: How much of what was told was of use, as far as whoever was told says so.


@dataclass(kw_only=True)
class CompactionMetricsOutputOld(Model):
    episodes: int  #: Older than the tenant’s `age_days`.
    compressed: int
    share: float


@dataclass(kw_only=True)
class CompactionMetricsOutputRecall(Model):
    answers: int  #: Searches, contexts and chats that told at least one memory.
    #: How often somebody said which memories an answer used: an acknowledgement, or a chat that cited.
    acknowledged: int
    relevance: float  #: Acknowledged in parts of answers, 1 at most.
    tokens_told: int
    tokens_used: int  #: Of the memories that were acknowledged, at four characters a token.
    context_quality: float  #: Tokens used in parts of tokens told, 1 at most.


@dataclass(kw_only=True)
class CompactionMetricsOutputRecords(Model):
    created: int
    updated: int
    update_rate: float  #: Updates in parts of updates and new records.


@dataclass(kw_only=True)
class CompactionMetricsOutputRuns(Model):
    done: int
    refused: int
    undone: int
    tokens_saved: int


@dataclass(kw_only=True)
class CompactionMetricsOutputSearches(Model):
    answered: int
    through_summaries: int  #: Of them with at least one result that is a summary of folded records.
    compressed_facts: int  #: Folded records that answered through their summary.
    fell_back: int  #: Folded records that answered themselves.
    tokens_saved: int  #: By answering through summaries.


@dataclass(kw_only=True)
class CompactionOverrides(Model):
    enabled: bool | None = None  #: Whether schedules fold without being asked.
    #: `archive` takes what is old out of search, without a summary; `include_compressed` still finds it.
    strategy: Literal["summarize", "archive"] | None = None
    types: list[str] | None = None  #: Types of records that count as episodes.
    age_days: float | None = None  #: Only what was said or happened at least so long ago.
    max_access: int | None = None  #: Only what was recalled at most so often.
    max_importance: Any = None  #: Only what the computed importance rates at most so high.
    keep_importance: Any = None  #: What its writer rated higher than this is never folded.
    batch_size: int | None = None
    summary_tokens: int | None = None  #: The most tokens of a summary.
    summary_share: float | None = None  #: The most of a summary in parts of what it sums up.
    max_shrink: Any = None  #: By which share of its tokens a scope may shrink in all. A fold beyond it is refused.
    triggers: CompactionSettingsTriggers | None = None  #: Each is changed by itself.
    ladder: bool | None = None  #: Keep day summaries, the global summary and the portrait up to date by schedule.
    #: Whether a language model, where there is one, writes summaries; sentences that their sources do not bear out are replaced by extractive ones.
    written: bool | None = None


@dataclass(kw_only=True)
class CompactionPreviewOutput(Model):
    strategy: Literal["summarize", "archive"]
    folds: list[PlannedFold]
    truncated: bool  #: Whether more would be folded than is listed here.
    records: int
    spared: int  #: Episodes that were looked at and stay as they are.
    tokens_before: int
    tokens_after: int
    shrink: float  #: By which share of its tokens the scope would have shrunk in all.
    refused: bool  #: Whether it would shrink by more than `max_shrink`.


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
    status: Literal["done", "refused", "undone"]  #: The older name of `state`, until 1.0.
    reason: str | None = None
    sources: int
    summaries: int
    tokens_before: int
    tokens_after: int
    shrink: float
    actor: str  #: The id of the key that asked, or `job`.
    started_at: datetime  #: RFC 3339, UTC, milliseconds
    finished_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    undone_at: datetime | None = None  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class CompactionRunOutput(Model):
    job: str  #: Its id, as `GET /v1/jobs/{id}` takes it.
    state: Literal["queued", "done", "failed"]  #: failed: it was given up, and is a dead letter.
    runs: list[CompactionRun]  #: What the job has done so far, oldest first; at most 1,000.


@dataclass(kw_only=True)
class CompactionRunsOutput(Model):
    runs: list[CompactionRun]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class CompactionSettings(Model):
    enabled: bool | None = None  #: Whether schedules fold without being asked.
    #: `archive` takes what is old out of search, without a summary; `include_compressed` still finds it.
    strategy: Literal["summarize", "archive"] | None = None
    types: list[str] | None = None  #: Types of records that count as episodes.
    age_days: float | None = None  #: Only what was said or happened at least so long ago.
    max_access: int | None = None  #: Only what was recalled at most so often.
    max_importance: Any = None  #: Only what the computed importance rates at most so high.
    keep_importance: Any = None  #: What its writer rated higher than this is never folded.
    batch_size: int | None = None
    summary_tokens: int | None = None  #: The most tokens of a summary.
    summary_share: float | None = None  #: The most of a summary in parts of what it sums up.
    max_shrink: Any = None  #: By which share of its tokens a scope may shrink in all. A fold beyond it is refused.
    triggers: CompactionSettingsTriggers | None = None  #: Each is changed by itself.
    ladder: bool | None = None  #: Keep day summaries, the global summary and the portrait up to date by schedule.
    #: Whether a language model, where there is one, writes summaries; sentences that their sources do not bear out are replaced by extractive ones.
    written: bool | None = None
    #: What holds instead for an agent, a project or both. Of several that fit, the last one.
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
    age: bool | None = None  #: Fold what has come of age.
    #: Fold the oldest, whatever their age and use, when more episodes than this are not folded.
    count: int | None = None
    every_hours: float | None = None  #: At most one automatic run in so many hours.


@dataclass(kw_only=True)
class ContextBuildOutput(Model):
    format: Literal["xml", "markdown", "json", "messages"]
    text: str | None = None  #: For `xml` and `markdown`. Empty when nothing is remembered.
    #: For `json`: counted as `JSON.stringify` writes it, without spaces. Null when nothing is remembered.
    json: ContextBuildOutputJson | None = None
    #: For `messages`: one system message with what is remembered, then the turns of the request that had room.
    messages: list[ContextBuildOutputMessagesItem] | None = None
    nonce: str  #: Of the delimiters. Text between them is cut out when it is stored.
    tokens: int  #: Of the whole, never more than the budget.
    budget: ContextBuildOutputBudget
    included: list[ContextItem]
    left_out: list[ContextLeftOut]
    tiers: dict[str, ContextBuildOutputTiersValue]
    degraded: list[str]  #: What could not be asked, as a search says it.


@dataclass(kw_only=True)
class ContextBuildOutputBudget(Model):
    tokens: int
    encoding: str
    exact: bool  #: Whether the encoding is the model’s own. Where not, a margin is kept.
    model: str | None = None
    context_limit: int | None = None  #: Of the model, in tokens.


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
    ref: str  #: How the text names it.
    id: str | None = None  #: Absent for a message of the request itself.
    external_id: str | None = None
    tier: Literal["recent", "blocks", "episodic", "semantic", "procedural", "archival"]
    type: str
    tokens: int
    score: float
    occurred_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    truncated: Literal[True] | None = None  #: Only the beginning had room.
    sources: list[str] | None = None  #: Of a summary: ids of the records whose words it holds.


@dataclass(kw_only=True)
class ContextLeftOut(Model):
    reason: Literal["budget", "cap", "max_items", "duplicate_of", "source_of", "derived_from", "summarised_by", "originals_included", "below_min_score", "not_permitted", "switched_off", "other_agent"]
    tier: Literal["recent", "blocks", "episodic", "semantic", "procedural", "archival"]
    id: str | None = None  #: Absent where a whole tier is left out, and for a message of the request.
    external_id: str | None = None
    of: str | None = None  #: What stands in its place, by id or `ref`.
    score: float | None = None
    tokens: int | None = None


@dataclass(kw_only=True)
class ContextPutUserSettingsOutput(Model):
    settings: ContextSettings


@dataclass(kw_only=True)
class ContextSettings(Model):
    tiers: TierRules2 | None = None
    #: Of a model’s context, where a request names the model and no budget. 0.1 where absent.
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
    result: str | None = None  #: What Letta’s tool answers: of an edit the new value.
    error: str | None = None  #: Why it could not be done. Nothing was changed.
    blocks: list[CoreMemoryAppendOutputBlocksItem] | None = None  #: What has changed.


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
    record_ids: list[str] | None = None  #: The records that it works for.
    attempts: int
    error: str
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    failed_at: datetime  #: RFC 3339, UTC, milliseconds
    retry_at: datetime | None = None  #: When it is tried again by itself. Absent where only a replay tries it again.


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
    dropped: int  #: Of users who were erased since. They are discarded.
    kept: int  #: Of jobs that this version does not know.
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class DeadLettersReplayOutput(Model):
    id: str
    job_id: str  #: The id of the new job.


@dataclass(kw_only=True)
class DecisionsAccuracyOutput(Model):
    decisions: int
    stored: int  #: Of those, found worth keeping.
    updates: int  #: Of those, changes of what was stored.
    judged: int  #: Of those, with feedback.
    correct: int
    accuracy: float | None  #: Correct of judged; null where nothing was judged.
    by: list[DecisionsAccuracyOutputByItem]
    days: list[DecisionsAccuracyOutputDaysItem]  #: The newest first; days without decisions are left out.


@dataclass(kw_only=True)
class DecisionsAccuracyOutputByItem(Model):
    decided_by: Literal["rules", "decider", "model"]
    decisions: int
    stored: int  #: Of those, found worth keeping.
    updates: int  #: Of those, changes of what was stored.
    judged: int  #: Of those, with feedback.
    correct: int
    accuracy: float | None  #: Correct of judged; null where nothing was judged.


@dataclass(kw_only=True)
class DecisionsAccuracyOutputDaysItem(Model):
    day: str
    decisions: int
    stored: int  #: Of those, found worth keeping.
    updates: int  #: Of those, changes of what was stored.
    judged: int  #: Of those, with feedback.
    correct: int
    accuracy: float | None  #: Correct of judged; null where nothing was judged.


@dataclass(kw_only=True)
class DecisionsDecideOutput(Model):
    id: str  #: For `POST /v1/decisions/{id}/feedback`.
    should_store: bool
    memory_type: Literal["SEMANTIC", "EPISODIC", "PROCEDURAL", "PROSPECTIVE", "NONE"]
    content: str | None  #: What is worth keeping, in one or a few sentences.
    key: str | None  #: What it is about, in a word or two.
    value: str | None  #: What it says of that.
    is_update: bool  #: It changes a memory, or adds to one.
    update_memory_id: str | None
    confidence: float  #: 0 to 1.
    reason: str
    decided_by: Literal["rules", "decider", "model"]
    applied: bool
    record: DecisionsDecideOutputRecord | None = None  #: What came of it. Taken back by `POST /v1/records/{id}/undo`.
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
    triggered: list[TriggeredIntention] | None = None
    #: What could not be asked: `decider` and `model` when a provider failed or no budget was left, `vector`.
    degraded: list[str]


@dataclass(kw_only=True)
class DecisionsDecideOutputRecord(Model):
    status: Literal["created", "updated", "superseded", "unchanged"]
    id: str
    version: int
    superseded: list[str]  #: Ids of what it has taken the place of.


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
    type: str  #: As it is seen from `from`.
    strength: float
    metadata: dict[str, Any]
    rule: str | None = None  #: The rule that made it; absent when somebody did.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    status: Literal["created", "updated", "unchanged"]


@dataclass(kw_only=True)
class EdgesDeleteOutput(Model):
    deleted: Literal[True]


@dataclass(kw_only=True)
class EdgesListOutput(Model):
    edges: list[EdgesListOutputEdgesItem]
    has_more: bool


@dataclass(kw_only=True)
class EdgesListOutputEdgesItem(Model):
    from_: str = field(metadata={"wire": "from"})
    to: str
    type: str  #: As it is seen from `from`.
    strength: float
    metadata: dict[str, Any]
    rule: str | None = None  #: The rule that made it; absent when somebody did.
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
    forgotten_after_seconds: float | None  #: When a record goes that was never recalled. Null: it stays.
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
    forgotten_after_seconds: float | None  #: When a record goes that was never recalled. Null: it stays.


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
    #: Records: failed where one of its passages failed, else pending where one is.
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


@dataclass(kw_only=True)
class EntitiesListOutput(Model):
    entities: list[Entity]
    has_more: bool


@dataclass(kw_only=True)
class EntitiesReadNamesOutput(Model):
    queued: int  #: Jobs that were left; none where one is open already.


@dataclass(kw_only=True)
class Entity(Model):
    id: str  #: Its name in lower case: what makes two mentions one.
    name: str  #: As it was written last.
    mentions: int  #: Memories that name it.
    same_as: list[str] | None = None  #: Ids of other names that a memory says are the same one’s.
    first_at: datetime  #: When the first of them happened.
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
    compressed: bool  #: Folded into a summary, which is preferred.
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class Erasure(Model):
    id: str
    kind: Literal["user", "agent", "session", "records", "source", "filter", "tenant"]
    state: Literal["running", "completed"]
    stage: str  #: accepted, erasing or completed. To go with 1.0: `state` says how far it is.
    counts: dict[str, int]  #: Rows deleted so far, by table.
    expected: dict[str, int]  #: Rows that there were when it was accepted, by table. What came of them comes on top.
    reason: str | None = None
    requested_at: datetime  #: RFC 3339, UTC, milliseconds
    completed_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    error: str | None = None  #: Its job was given up, for this reason: replay the dead letter.


@dataclass(kw_only=True)
class Explanation(Model):
    arms: dict[str, ArmScore]
    neighbours: float | None = None  #: What turns beside it in the same session lent it.
    fused: float
    weights: dict[str, float] | None = None  #: By stage, what it multiplied the score by; without those that left it.
    #: The signs of a turn that moved it most beside the other turns in the stage `learned`, each by which factor (docs/search.md names them).
    learned: dict[str, float] | None = None
    answers: SearchRecordsOutputResultsItemExplainAnswers | None = None  #: What the stage `answers` read out of it.


@dataclass(kw_only=True)
class ExtractionPutTenantSettingsOutput(Model):
    settings: ExtractionSettingsOutputTenant


@dataclass(kw_only=True)
class ExtractionPutUserSettingsOutput(Model):
    settings: ExtractionSettingsOutputUser


@dataclass(kw_only=True)
class ExtractionSettingsOutput(Model):
    effective: ExtractionSettingsOutputEffective
    model: bool  #: Whether there is a model for it. Without one nothing is drawn.
    tenant: ExtractionSettingsOutputTenant | None
    user: ExtractionSettingsOutputUser | None
    tenant_version: int
    user_version: int
    histories: list[ExtractionSettingsOutputHistoriesItem]  #: Of the user, by agent.


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
    kept: int  #: Facts that were stored.
    refused: int  #: Facts of the model that its own words do not bear out.
    skipped: int  #: Windows of which it gave nothing that can be used.
    waiting_for: str | None = None  #: The code of an error. Absent: it does not wait.
    waiting_until: datetime | None = None  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class ExtractionSettingsOutputTenant(Model):
    enabled: bool | None = None  #: Whether facts are drawn from what is said. `false` where nobody says.
    agents: dict[str, bool] | None = None  #: By agent, instead of `enabled`.
    turns: int | None = None  #: So many turns are read at once. 8 where nobody says.
    silence_seconds: int | None = None  #: After so long without another turn, fewer are read. 120 where nobody says.


@dataclass(kw_only=True)
class ExtractionSettingsOutputUser(Model):
    enabled: bool | None = None  #: Whether facts are drawn from what is said. `false` where nobody says.
    agents: dict[str, bool] | None = None  #: By agent, instead of `enabled`.


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
    #: retention: the curve. expired: expires_at. grace_over: forgotten long enough. max_age: older than its type may become. asked, stored_again: by a key.
    reason: Literal["retention", "expired", "grace_over", "max_age", "asked", "stored_again"]
    retention: float | None = None  #: R when it went, where a curve decided.
    strength: int | None = None
    actor: str  #: The key that asked, or `job`.
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
    compressed: bool | None = None  #: Folded into a summary, or archived. Absent when not.
    language: str
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    valid_from: datetime | None = None  #: RFC 3339, UTC, milliseconds
    valid_to: datetime | None = None  #: RFC 3339, UTC, milliseconds
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    provenance: dict[str, Any] | None = None
    trust: float | None = None  #: How far it is believed, 0…1. Absent: 1.
    quarantined: bool | None = None  #: Held back from every answer that does not ask for it. Absent when not.
    version: int
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    recorded_at: datetime  #: When this version began to be believed.
    superseded_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    superseded_by: str | None = None  #: The newer memory that says otherwise.
    forgotten_at: datetime  #: RFC 3339, UTC, milliseconds
    purge_at: datetime | None = None  #: When it is deleted for good. Absent: never.


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
    why: list[Literal["pinned", "legal_hold", "importance"]]
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
    #: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`.
    model: Literal["none", "ebbinghaus", "exponential"] | None = None
    unit: str | None = None  #: What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential.
    threshold: float | None = None  #: θ: forgotten when R falls under it.
    growth: float | None = None  #: How much S grows at each recall (ebbinghaus).
    cap: float | None = None  #: The most that S becomes (ebbinghaus).
    rate: float | None = None  #: What is left after one unit (exponential).
    importance_floor: Any = None  #: A record of this importance or more never fades. Null: there is no floor.
    #: Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so.
    max_age: str | None = None
    #: How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever.
    grace: str | None = None
    types: dict[str, ForgettingSettingsTypesValue] | None = None  #: What holds for records of one type instead.


@dataclass(kw_only=True)
class ForgettingSettingsTypesValue(Model):
    #: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`.
    model: Literal["none", "ebbinghaus", "exponential"] | None = None
    unit: str | None = None  #: What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential.
    threshold: float | None = None  #: θ: forgotten when R falls under it.
    growth: float | None = None  #: How much S grows at each recall (ebbinghaus).
    cap: float | None = None  #: The most that S becomes (ebbinghaus).
    rate: float | None = None  #: What is left after one unit (exponential).
    importance_floor: Any = None  #: A record of this importance or more never fades. Null: there is no floor.
    #: Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so.
    max_age: str | None = None


@dataclass(kw_only=True)
class ForgettingStatusOutput(Model):
    from_: datetime = field(metadata={"wire": "from"})  #: RFC 3339, UTC, milliseconds
    forgotten_now: int  #: Out of every answer, and restorable.
    forgotten: int
    restored: int
    purged: int
    by_reason: list[ForgettingStatusOutputByReasonItem]


@dataclass(kw_only=True)
class ForgettingStatusOutputByReasonItem(Model):
    action: Literal["forgotten", "restored", "purged"]
    #: retention: the curve. expired: expires_at. grace_over: forgotten long enough. max_age: older than its type may become. asked, stored_again: by a key.
    reason: Literal["retention", "expired", "grace_over", "max_age", "asked", "stored_again"]
    count: int


@dataclass(kw_only=True)
class ForgettingSweepOutput(Model):
    due: int  #: Records queued.
    jobs: int


@dataclass(kw_only=True)
class ForgettingTenantSettingsOutput(Model):
    set: ForgettingSettings | None  #: What was set on this level. Null: nothing.
    effective: EffectiveForgetting  #: What holds, with every level above.


@dataclass(kw_only=True)
class GraphRelatedOutput(Model):
    related: list[RelatedRecord]


@dataclass(kw_only=True)
class GraphSettingsOutput(Model):
    settings: GraphSettingsOutputSettings


@dataclass(kw_only=True)
class GraphSettingsOutputSettings(Model):
    #: Links a record to the one before it of the same session, or without one of the same agent, within an hour.
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
    #: `triggered` too where the time has come and nothing has asked yet.
    status: Literal["pending", "triggered", "resolved"]
    priority: float
    triggered_at: datetime | None = None  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class JobsGetOutput(Model):
    id: str
    kind: str
    state: Literal["queued", "running", "retrying", "done", "dropped", "failed"]
    user_id: str | None = None
    record_ids: list[str] | None = None  #: The records that it works for.
    attempts: int  #: Failures so far.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    next_try_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    finished_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    error: str | None = None  #: Code of the last failure.


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
    status: Literal["live", "expired", "revoked"]  #: The older name of `state`, until 1.0.
    permissions: list[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "models:use", "privacy", "admin", "install"]]
    user_id: str | None = None  #: Bound: no other user exists for the key.
    agent: str | None = None  #: Bound: no other agent exists for the key.
    project: str | None = None  #: Bound: no other project exists for the key.
    default_user_id: str | None = None
    include_shared: bool
    trust_cap: float | None = None  #: What it writes is believed no more than this. Absent: 1.
    rate_limit: int | None = None  #: Units a minute. Absent: as the tenant’s keys have it.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    revoked_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    last_used_at: datetime | None = None  #: To about half a minute.
    previous_secret_until: datetime | None = None  #: The secret before the last rotation is valid until then.


@dataclass(kw_only=True)
class KeyPage(Model):
    keys: list[Key]
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class LinkedBy(Model):
    from_: str = field(metadata={"wire": "from"})  #: The result from which links were followed.
    hops: int
    relation: str  #: Of the last link, as the record before it sees it; same_entity where both mention one name.
    strength: float  #: Of the whole way, 0 to 1.
    via: list[str] | None = None  #: The records between, from the nearest to `from` on.


@dataclass(kw_only=True)
class Liveness(Model):
    status: Literal["ok"]


@dataclass(kw_only=True)
class Me(Model):
    tenant: TokensMeOutputTenant
    key: TokensMeOutputKey
    token: bool  #: Whether a user token was sent, and not the key itself.
    permissions: list[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "models:use", "privacy", "admin", "install"]]
    bindings: TokensMeOutputBindings
    default_user_id: str | None = None
    user_id: str | None = None  #: Whom this request speaks for. Absent: nobody, so reads see shared memory only.
    include_shared: bool
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class Message(Model):
    id: str
    external_id: str | None = None
    user_id: str
    agent: str | None = None
    sequence: int  #: Its place in the history: 1, 2, 3, … without a gap.
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
    compressed: Literal[True] | None = None  #: Folded into a summary, which search prefers.
    forgotten: Literal[True] | None = None  #: Out of search and of every answer but the history.


@dataclass(kw_only=True)
class MessagesAppendOutput(Model):
    messages: list[AppendedMessage]
    created: int
    unchanged: int
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
    triggered: list[TriggeredIntention] | None = None


@dataclass(kw_only=True)
class MessagesLinkOutput(Model):
    id: str
    records: list[str]  #: All that were named, by our ids.
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
    tokens: int  #: Used, with what is reserved for calls under way.
    tokens_limit: int | None  #: Null: none.
    usd: float
    usd_limit: float | None
    opens_at: datetime  #: When it counts from zero again.


@dataclass(kw_only=True)
class ModelsGenerateOutput(Model):
    text: str | None = None
    object: dict[str, Any] | None = None
    model: str  #: As the provider names what has answered.
    finish: Literal["stop", "length", "refused", "unknown"]  #: `length`: cut at max_tokens.
    usage: ModelsGenerateOutputUsage


@dataclass(kw_only=True)
class ModelsGenerateOutputUsage(Model):
    tokens_in: int | None  #: Null where the provider did not tell.
    tokens_out: int | None  #: Null where the provider did not tell.
    tokens_cached: int | None  #: Null where the provider did not tell.


@dataclass(kw_only=True)
class ModelsPutSettingsOutput(Model):
    settings: ModelsSettingsOutputTenant


@dataclass(kw_only=True)
class ModelsSettingsOutput(Model):
    effective: ModelsSettingsOutputEffective
    tenant: ModelsSettingsOutputTenant | None
    tenant_version: int
    models: list[ModelsSettingsOutputModelsItem]  #: As the operator has set them. Empty: there is none.


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
    #: Whether anything of this tenant is sent to a language model. `true` where nobody says.
    allowed: bool | None = None
    tokens_per_day: int | None = None  #: The most that all calls of a day (UTC) may use, read and written.
    tokens_per_month: int | None = None
    usd_per_day: float | None = None  #: By the operator’s prices, `LLM_PRICES`.
    usd_per_month: float | None = None


@dataclass(kw_only=True)
class ModelsUsageOutput(Model):
    tenant_id: str
    allowed: bool
    day: ModelBudget  #: Today, UTC.
    month: ModelBudget
    open: ModelsUsageOutputOpen  #: Calls that have not ended, and what is reserved for them.
    days: list[ModelsUsageOutputDaysItem]  #: The newest day first.


@dataclass(kw_only=True)
class ModelsUsageOutputDaysItem(Model):
    day: str  #: UTC.
    purpose: str
    model: str
    calls: int  #: Requests to the provider: a call that is tried again is several.
    failed: int  #: Of those, without an answer that could be used.
    lapsed: int  #: Of those, charged as reserved, because the process ended before them.
    estimated: int  #: Of those, charged as reserved, because the provider told nothing or more than can be.
    tokens_in: int
    tokens_out: int
    tokens_cached: int  #: Of those in, what the provider had read before.
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
    status: Literal["live", "expired", "revoked"]  #: The older name of `state`, until 1.0.
    permissions: list[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "models:use", "privacy", "admin", "install"]]
    user_id: str | None = None  #: Bound: no other user exists for the key.
    agent: str | None = None  #: Bound: no other agent exists for the key.
    project: str | None = None  #: Bound: no other project exists for the key.
    default_user_id: str | None = None
    include_shared: bool
    trust_cap: float | None = None  #: What it writes is believed no more than this. Absent: 1.
    rate_limit: int | None = None  #: Units a minute. Absent: as the tenant’s keys have it.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    revoked_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    last_used_at: datetime | None = None  #: To about half a minute.
    previous_secret_until: datetime | None = None  #: The secret before the last rotation is valid until then.
    key: str  #: The whole key. Shown this once.


@dataclass(kw_only=True)
class NewTenant(Model):
    tenant_id: str
    name: str
    time_zone: str
    language: str
    rate_limit: int | None = None  #: Units a minute, of all its keys together. Absent: as the installation has it.
    key_rate_limit: int | None = None  #: Units a minute, of each of its keys. Absent: as the installation has it.
    quota_records: int | None = None  #: The most records that it may store. Absent: no end.
    quota_bytes: int | None = None  #: The most bytes of text that it may store. Absent: no end.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime  #: RFC 3339, UTC, milliseconds
    admin_key: NewKey | None = None


@dataclass(kw_only=True)
class Passage(Model):
    index: int | None = None  #: Which passage of the record, from 0.
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
    compressed: bool | None = None  #: Folded into a summary, or archived. Absent when not.
    language: str
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    valid_from: datetime | None = None  #: RFC 3339, UTC, milliseconds
    valid_to: datetime | None = None  #: RFC 3339, UTC, milliseconds
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    provenance: dict[str, Any] | None = None
    trust: float | None = None  #: How far it is believed, 0…1. Absent: 1.
    quarantined: bool | None = None  #: Held back from every answer that does not ask for it. Absent when not.
    version: int
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    recorded_at: datetime  #: When this version began to be believed.
    superseded_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    superseded_by: str | None = None  #: The newer memory that says otherwise.
    embedding: Embedding
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
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
    estimated: bool  #: Whether `tokens_after` is the budget only: beyond the first few folds no summary is made.
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
    stage: str | None = None  #: accepted, erasing or completed. To go with 1.0: `state` says how far it is.
    counts: dict[str, int]  #: Rows deleted so far, by table.
    #: Rows that there were when it was accepted, by table. What came of them comes on top.
    expected: dict[str, int] | None = None
    reason: str | None = None
    requested_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    completed_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    error: str | None = None  #: Its job was given up, for this reason: replay the dead letter.


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
    position: int  #: Its place among the tenant’s entries, from 1.
    entry_id: str
    erasure_id: str
    kind: Literal["user", "records", "agent", "session", "source", "filter", "tenant"]
    subject: str | None  #: Keyed hash of whom or what was erased.
    ids: list[str]  #: Row keys of the records that went.
    at: datetime  #: RFC 3339, UTC, milliseconds
    prev_hash: str
    hash: str  #: SHA-256 over the entry and the hash of the one before it.


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
    value: str  #: Base64url, over the canonical JSON of `receipt`.


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
    faults: list[str]  #: What was left undone: a code, and behind a colon the table.
    wal_before: str
    wal_after: str  #: Bytes of what was deleted may lie in the write-ahead log before this position.
    wal_kept_from: str | None  #: From this position on the server kept its log then; null where it did not say.
    wal_recycled: bool  #: Whether it writes over old log files instead of removing them.
    files: list[PrivacyRewritesOutputRewritesItemFilesItem]


@dataclass(kw_only=True)
class PrivacyRewritesOutputRewritesItemFilesItem(Model):
    name: str
    before: str | None  #: Where the database kept it, within its data folder.
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
    #: Which prerequisites the agent knows, by a procedure of the name or a fact of the concept.
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
    #: `failed`: it does not answer within two seconds. `disk_full`: nothing can be stored.
    database: Literal["ok", "failed", "disk_full"]
    embedder: Literal["ok", "starting", "failed"]
    outbox: Literal["ok", "lagging", "unknown"]
    outbox_lag_seconds: float | None
    #: Nothing is served while it is `replaying` or has `failed`. `unwritten`: its file lacks entries, which are written as soon as it can be.
    erasure_ledger: Literal["ok", "replaying", "failed", "unwritten"]
    erasure_ledger_error: str | None = None
    #: Heads of the ledger outside. `none`: no place is named for them. `missing`: the process started without those that should be there. `unsent`: the sink does not take them.
    erasure_ledger_heads: Literal["ok", "none", "missing", "unsent"]


@dataclass(kw_only=True)
class ReasoningFigures(Model):
    intent: Literal["simple_recall", "mathematical_computation", "temporal_comparison", "multi_source_synthesis", "contradiction_resolution"]
    answers: int  #: Questions; one request may ask several.
    answered: int
    partly: int
    not_in_memory: int
    by_model: int
    steps: float  #: Searches in a row, on average.
    effort: float
    sufficiency: float  #: Of the questions, the share whose evidence was judged enough.
    search_quality: float  #: Of all evidence, the share that was cited.
    corrections: int


@dataclass(kw_only=True)
class ReceiptBody(Model):
    format: Literal["recollect.erasure-receipt.1"]
    erasure_id: str
    kind: Literal["user", "agent", "session", "records", "source", "filter", "tenant"]
    tenant: str  #: Keyed hash.
    subject: str  #: Keyed hash of what was erased.
    owner: str | None  #: Keyed hash of the user in whose memory. Null: shared, or everybody.
    reason: str | None
    requested_at: datetime  #: RFC 3339, UTC, milliseconds
    completed_at: datetime  #: RFC 3339, UTC, milliseconds
    counts: dict[str, int]  #: Rows, by table. Tables with none are left out.
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
    answers: ReceiptBodyStagesAnswers  #: Gone from every answer; rows counted afterwards.
    heap: ReceiptBodyStagesHeap  #: Gone from data files and indexes: after a rewrite.
    wal: ReceiptBodyStagesWal  #: Gone from the log once it is recycled past this.
    backups: ReceiptBodyStagesBackups


@dataclass(kw_only=True)
class ReceiptBodyStagesAnswers(Model):
    seen: bool
    at: datetime  #: RFC 3339, UTC, milliseconds
    remaining: dict[str, int]  #: Rows, by table. Tables with none are left out.


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
    compressed: bool | None = None  #: Folded into a summary, or archived. Absent when not.
    language: str
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    valid_from: datetime | None = None  #: RFC 3339, UTC, milliseconds
    valid_to: datetime | None = None  #: RFC 3339, UTC, milliseconds
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    provenance: dict[str, Any] | None = None
    trust: float | None = None  #: How far it is believed, 0…1. Absent: 1.
    quarantined: bool | None = None  #: Held back from every answer that does not ask for it. Absent when not.
    version: int
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    recorded_at: datetime  #: When this version began to be believed.
    superseded_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    superseded_by: str | None = None  #: The newer memory that says otherwise.


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
    compressed: bool | None = None  #: Folded into a summary, or archived. Absent when not.
    language: str
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    valid_from: datetime | None = None  #: RFC 3339, UTC, milliseconds
    valid_to: datetime | None = None  #: RFC 3339, UTC, milliseconds
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    provenance: dict[str, Any] | None = None
    trust: float | None = None  #: How far it is believed, 0…1. Absent: 1.
    quarantined: bool | None = None  #: Held back from every answer that does not ask for it. Absent when not.
    version: int
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    recorded_at: datetime  #: When this version began to be believed.
    superseded_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    superseded_by: str | None = None  #: The newer memory that says otherwise.
    embedding: Embedding
    derived_from: list[str] | None = None
    #: The turns that it was made from, oldest first, at most 20. Absent where there are none.
    source_messages: list[RecordsGetOutputSourceMessagesItem] | None = None


@dataclass(kw_only=True)
class RecordPage(Model):
    records: list[Record]
    total: int
    has_more: bool
    next_cursor: str | None = None


@dataclass(kw_only=True)
class RecordPassage(Model):
    start: int  #: Where it begins in the content, in UTF-16 units.
    end: int  #: Where it ends: the first unit that is not of it.
    text: str
    embedding: Embedding


@dataclass(kw_only=True)
class RecordVersion(Model):
    version: int
    recorded_at: datetime  #: RFC 3339, UTC, milliseconds
    superseded_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    reason: str | None = None
    changed_by: str | None = None  #: The id of the key that closed it.
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
    strength: int | None = None  #: S: 1 and the number of recalls.


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
class RecordsPromoteOutput(Model):
    id: str
    quarantined: Literal[False]
    trust: float
    version: int


@dataclass(kw_only=True)
class RecordsPurgeSourceOutput(Model):
    dry_run: bool
    records: int  #: From the source.
    derived: int  #: Made of these, summaries not counted.
    summaries: int  #: Made of any of these. Made anew without them, by a job.
    held: int  #: Under legal hold: kept.
    users: int  #: Whose records they are.
    remaining: bool  #: Whether there are more: no more than 10000 go at once.
    purged_at: datetime | None = None  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class RecordsQuarantineOutput(Model):
    id: str
    quarantined: Literal[True]
    also: list[str]  #: What was made of it, and is held back with it.


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
    retention: float  #: R, 0…1.
    threshold: float  #: θ: forgotten when R falls under it.
    strength: int  #: 1 and the number of recalls.
    stability: float  #: S, in units of the policy.
    last_recalled_at: datetime  #: RFC 3339, UTC, milliseconds
    due_at: datetime | None = None  #: When R falls under θ. Absent: never.
    exempt: list[Literal["pinned", "legal_hold", "importance", "model"]]  #: Why it does not fade. Empty: it does.
    forgotten_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    expires_at: datetime | None = None  #: RFC 3339, UTC, milliseconds
    purge_at: datetime | None = None  #: When it is deleted for good, if nothing is done.


@dataclass(kw_only=True)
class RecordsReviseBatchOutput(Model):
    results: list[RevisedItem]
    created: int
    updated: int
    superseded: int
    unchanged: int
    failed: int
    degraded: list[str]  #: `vector` when the embedder was not reachable and words alone decided.
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
    triggered: list[TriggeredIntention] | None = None


@dataclass(kw_only=True)
class RecordsReviseOutput(Model):
    status: Literal["created", "updated", "superseded", "unchanged"]
    applied: bool  #: False for a preview.
    id: str | None = None  #: The memory that says it now. Absent when a preview would make it.
    external_id: str | None = None
    type: str
    version: int | None = None
    superseded: list[RecordsReviseOutputSupersededItem]  #: What says otherwise, and until when it was so.
    #: What may say otherwise of the same, where it is not sure: both stay, linked as `may_supersede`.
    may_supersede: list[PossiblyOutdated] | None = None
    outdated_by: str | None = None  #: The memory that tells of a later time already: the new one is kept as history.
    candidates: list[RevisionCandidate]  #: What was looked at, best first.
    content: str | None = None  #: Of a preview: what would be stored.
    metadata: dict[str, Any] | None = None  #: Of a preview.
    embedding: Literal["pending", "complete", "failed"]
    #: Held back from every answer, for the key is believed too little. Absent when not.
    quarantined: bool | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.
    hints: list[WrongField] | None = None
    degraded: list[str]  #: `vector` when the embedder was not reachable and words alone decided.
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
    triggered: list[TriggeredIntention] | None = None


@dataclass(kw_only=True)
class RecordsReviseOutputSupersededItem(Model):
    id: str
    version: int | None = None
    valid_to: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class RecordsStoreOutputHintsItem(Model):
    field: str
    message: str


@dataclass(kw_only=True)
class RecordsUndoOutput(Model):
    id: str
    version: int  #: Now.
    status: Literal["undone", "unchanged"]  #: `unchanged`: it was taken back before.
    withdrawn: bool  #: The memory itself is out of every answer from now on.
    restored: list[RecordsUndoOutputRestoredItem]  #: What it had superseded.


@dataclass(kw_only=True)
class RecordsUndoOutputRestoredItem(Model):
    id: str
    version: int


@dataclass(kw_only=True)
class RedactedSecretsItem(Model):
    field: str  #: Where, such as `metadata.db.url` or `tags[2]`.
    kind: str  #: What it was, such as `github token`.
    count: int


@dataclass(kw_only=True)
class ReembedProgress(Model):
    target: EmbeddingSpace  #: The space that is being filled.
    reading: EmbeddingSpace  #: The space that searches read.
    passages: int
    complete: int
    missing: int
    failed: int
    switched: bool  #: Whether searches read the target.


@dataclass(kw_only=True)
class ReembedStart(Model):
    target: EmbeddingSpace  #: The space that is being filled.
    reading: EmbeddingSpace  #: The space that searches read.
    passages: int
    complete: int
    missing: int
    failed: int
    switched: bool  #: Whether searches read the target.
    queued: int


@dataclass(kw_only=True)
class RelatedRecord(Model):
    id: str
    relation: str  #: Of the last step, as the record before it sees it: supersedes, superseded_by, …
    strength: float  #: The product of the strengths on the way.
    depth: int
    via: list[str] | None = None  #: The records between, from the nearest on.
    record: Record


@dataclass(kw_only=True)
class RevisedItem(Model):
    index: int
    status: Literal["created", "updated", "superseded", "unchanged", "failed"]
    id: str | None = None  #: The memory that says it now.
    version: int | None = None
    superseded: list[str] | None = None  #: Ids of what said otherwise.
    may_supersede: list[PossiblyOutdated] | None = None  #: What may say otherwise: both stay.
    outdated_by: str | None = None
    #: Held back from every answer, for the key is believed too little. Absent when not.
    quarantined: bool | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.
    hints: list[WrongField] | None = None
    error: BatchItemError | None = None


@dataclass(kw_only=True)
class RevisionCandidate(Model):
    id: str
    external_id: str | None = None
    version: int
    score: float
    scores: RevisionCandidateScores
    #: `possible`: it may say otherwise; nothing is done to it for that.
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
    look: Any = None  #: A memory that scores less is not about the same.
    update: Any = None  #: From here on a memory is edited or superseded.
    same: Any = None  #: What scores higher is no significant change.
    #: What becomes of sentences that the new text does not cover: `auto` keeps them, `replace` drops them, `append` keeps all.
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
    #: What is done with keys, tokens and passwords in what is written: replaced by their kind, refused, or stored. `redact` where nobody says.
    secrets: Literal["redact", "reject", "off"] | None = None
    #: What bears less trust is held back from every answer as it is written. 0.5 where nobody says.
    quarantine_below: Any = None


@dataclass(kw_only=True)
class SafetySettingsOutputUser(Model):
    #: What is done with keys, tokens and passwords in what is written: replaced by their kind, refused, or stored. `redact` where nobody says.
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
    #: The content is a part: of a summary the lines that belong to what was found (`expand` gives all of it), of a long record the passage (`text: "record"` gives all of it).
    excerpt: Literal[True] | None = None
    #: Of a summary: the records whose words the content holds.
    sources: list[SearchRecordsOutputResultsItemSourcesItem] | None = None
    #: The turns that it was made from, oldest first, at most 20. Absent where there are none.
    source_messages: list[RecordsGetOutputSourceMessagesItem] | None = None
    related: list[RelatedRecord] | None = None  #: With `related`: strongest first.
    linked: LinkedBy | None = None  #: With `graph`: by which way links brought or raised it.
    beside: list[TurnBeside] | None = None  #: With `expand: {before, after}`: in the order of the session.
    #: Where in the record’s whole content, in UTF-16 code units; of a summary’s excerpt, in the excerpt.
    passage: Passage
    #: How many more were found that say the same in the same words, or are its turn, or a fact drawn from it.
    duplicates: int | None = None
    duplicate_ids: list[str] | None = None  #: Theirs, best first, at most 20.
    #: With `scope_expansion`: the narrowest scope that it is of. `agent`: of the agent and project named.
    level: Literal["session", "agent", "user", "shared"] | None = None
    tokens: int | None = None  #: With `token_budget`: what it takes in a prompt, with its date and speaker.
    explain: Explanation | None = None


@dataclass(kw_only=True)
class SearchRecordsOutputResultsItemExplainAnswers(Model):
    match: float  #: How plainly it says the attribute that is asked for, 0 to 1.
    act: Literal["told", "asked", "thanked"]  #: Whether its text tells, asks or thanks.
    outdated_by: str | None = None  #: The result or candidate that holds now in its place.


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
    query_id: str | None = None  #: Names this search in `POST /v1/search/feedback`.
    results: list[SearchHit]
    total: int  #: How many were found that reach `min_score`, before `limit` and `token_budget`.
    subgraph: Subgraph | None = None  #: With `graph: {subgraph: true}`.
    #: Something was found, and none of it reached `abstain_below`: nothing relevant is remembered.
    abstained: Literal[True] | None = None
    total_capped: Literal[True] | None = None  #: There may be more: only so many were looked at.
    #: Of an owner with very many memories not every one was compared: one that is as near may be missing. `exact` has them all compared.
    approximate: Literal[True] | None = None
    #: With `scope_expansion`: the widest scope that was asked.
    expanded_to: Literal["session", "agent", "user", "shared"] | None = None
    tokens: int | None = None  #: With `token_budget`: of all results together.
    left_out: int | None = None  #: With `token_budget`: results within `limit` that did not fit.
    #: With `explain: "timing"`: how long each step took, waiting included, in the order in which they ran.
    timing: list[SearchRecordsOutputTimingItem] | None = None
    #: Where nothing was found: metadata keys of the filter that no record has, with the one that may be meant.
    hints: list[WrongField] | None = None
    #: What could not be asked: `vector` when the embedder is not reachable, `rerank` when the reranker was not in time.
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
    observation_order: int  #: Counts the agent’s observations; a later one is greater.
    expires_at: datetime | None = None  #: Absent for one that was stored elsewhere without an end.


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
    embeddings: EmbeddingCounts  #: Passages by the state of their vector, and the records whose passages they are.
    embedder: Embedder
    #: To whom content is sent, as the server is configured. Nobody where it is empty.
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
    #: Held back from every answer, for the key is believed too little. Absent when not.
    quarantined: bool | None = None
    #: How many spans of context that had been handed out for a prompt were cut out before it was stored.
    injected_context_cut: int | None = None
    secrets_redacted: list[RedactedSecretsItem] | None = None
    #: What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.
    hints: list[RecordsStoreOutputHintsItem] | None = None
    #: What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.
    triggered: list[TriggeredIntention] | None = None


@dataclass(kw_only=True)
class Subgraph(Model):
    nodes: list[SubgraphNodesItem]  #: The results, best first.
    edges: list[SubgraphEdgesItem]  #: Between results.
    #: Results that contradict each other, the earlier first, with what each says.
    contradictions: list[SubgraphContradictionsItem]
    chronology: list[str]  #: The results, oldest first.
    text: str  #: All of it for a model, oldest first. Quoted memory: data, no instructions.


@dataclass(kw_only=True)
class SubgraphContradictionsItem(Model):
    from_: str = field(metadata={"wire": "from"})
    to: str
    values: list[Any]


@dataclass(kw_only=True)
class SubgraphEdgesItem(Model):
    from_: str = field(metadata={"wire": "from"})
    to: str
    type: str  #: As it is seen from `from`.
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
    job: str | None  #: Its id, as `GET /v1/jobs/{id}` takes it.
    state: Literal["queued", "done", "failed"]  #: failed: it was given up, and is a dead letter.


@dataclass(kw_only=True)
class Summary(Model):
    id: str
    kind: Literal["batch", "day", "global", "personality", "portrait"]
    day: str | None = None  #: In the user’s time zone.
    content: str
    sources: int
    extractive: bool  #: Whether every sentence was taken from what was said, and none was written.
    updated_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class Tenant(Model):
    tenant_id: str
    name: str
    time_zone: str
    language: str
    rate_limit: int | None = None  #: Units a minute, of all its keys together. Absent: as the installation has it.
    key_rate_limit: int | None = None  #: Units a minute, of each of its keys. Absent: as the installation has it.
    quota_records: int | None = None  #: The most records that it may store. Absent: no end.
    quota_bytes: int | None = None  #: The most bytes of text that it may store. Absent: no end.
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
    stored: TenantsOwnUsageOutputStored  #: Now. What the quotas hold.
    quota_records: int | None = None
    quota_bytes: int | None = None
    #: Days on which something happened, the newest first. Requests to about half a minute.
    days: list[TenantsOwnUsageOutputDaysItem]


@dataclass(kw_only=True)
class TenantsOwnUsageOutputDaysItem(Model):
    day: str  #: UTC.
    requests: int  #: With a live key, also refused ones.
    limited: int  #: Of those, refused by a rate limit.
    errors: int  #: Of those, answered with 500 or above.
    searches: int
    records_written: int  #: New ones, also those that jobs made.
    bytes_written: int  #: Of their title, content, fields and metadata.


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
    enabled: bool | None = None  #: Off: nothing of it is read.
    floor: int | None = None  #: Tokens that it is sure of, before tiers compete, as far as the budget goes.
    cap: int | None = None  #: The most tokens that it gets.
    max_items: int | None = None


@dataclass(kw_only=True)
class Token(Model):
    token: str  #: Sent like a key. Shown this once.
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
    by: Literal["words", "time"]  #: Whether what was written called it up, or its time had come.


@dataclass(kw_only=True)
class TurnBeside(Model):
    id: str
    external_id: str | None = None
    offset: int  #: How many turns after the result; negative: before.
    role: str | None = None
    speaker: str | None = None
    occurred_at: datetime  #: RFC 3339, UTC, milliseconds
    content: str | None = None  #: Absent where a `token_budget` holds and an earlier result told it already.


@dataclass(kw_only=True)
class User(Model):
    user_id: str
    time_zone: str | None = None
    language: str | None = None
    metadata: dict[str, Any]
    paused_at: datetime | None = None  #: Since when nothing new is learned about them.
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
    #: interrupted: its process ended; send the archive again. failed: see `error`; what was stored stays.
    state: Literal["running", "done", "failed", "interrupted"]
    lines: UsersImportDataOutputLines  #: Of the archive, as far as they are imported.
    #: By kind. stored; present: was there already and stayed; mapped: of the stored, under another id; left_out: leads out of the file, or the key may not set it.
    counts: dict[str, dict[str, int]]
    error: str | None = None  #: A code, as in docs/errors.md.
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
    format: Literal["recollect", "mem0"]  #: `mem0`: made by mem0’s routes, and told in mem0’s shape.
    enabled: bool
    #: `gone`: it answered 410. `failing`: for five days.
    disabled_for: Literal["asked", "gone", "failing"] | None = None
    previous_secret_until: datetime | None = None  #: The secret before the last rotation signs too until then.
    last_delivered_at: datetime | None = None  #: To about a minute.
    failing_since: datetime | None = None  #: RFC 3339, UTC, milliseconds
    last_error: str | None = None  #: Why the last attempt failed.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class WebhookDelivery(Model):
    event_id: str  #: The `webhook-id` that it is sent under.
    type: str
    user_id: str | None = None
    ids: list[str]  #: What it tells of. None where it was dropped.
    happened_at: datetime  #: RFC 3339, UTC, milliseconds
    state: Literal["waiting", "retrying", "delivered", "dropped", "given_up"]
    attempts: list[WebhookDeliveryAttemptsItem]  #: Oldest first, the last 30 of them, those before a replay too.
    reason: str | None = None  #: Why it failed, in plain words.
    #: When it is tried by itself. Of one that was given up: absent where only a replay tries it again.
    next_try_at: datetime | None = None
    finished_at: datetime | None = None  #: RFC 3339, UTC, milliseconds


@dataclass(kw_only=True)
class WebhookDeliveryAttemptsItem(Model):
    at: datetime  #: RFC 3339, UTC, milliseconds
    url: str | None = None  #: Where it was sent. Absent: nothing was.
    status: int | None = None  #: Of its answer, where there was one.
    error: str | None = None  #: A code. Absent: it was delivered.
    reason: str | None = None  #: Why it failed, in plain words.
    duration_ms: int


@dataclass(kw_only=True)
class WebhooksCreateOutput(Model):
    id: str
    name: str
    url: str
    events: list[str]
    content: bool
    format: Literal["recollect", "mem0"]  #: `mem0`: made by mem0’s routes, and told in mem0’s shape.
    enabled: bool
    #: `gone`: it answered 410. `failing`: for five days.
    disabled_for: Literal["asked", "gone", "failing"] | None = None
    previous_secret_until: datetime | None = None  #: The secret before the last rotation signs too until then.
    last_delivered_at: datetime | None = None  #: To about a minute.
    failing_since: datetime | None = None  #: RFC 3339, UTC, milliseconds
    last_error: str | None = None  #: Why the last attempt failed.
    created_at: datetime  #: RFC 3339, UTC, milliseconds
    updated_at: datetime  #: RFC 3339, UTC, milliseconds
    secret: str  #: Signs what is sent (Standard Webhooks). Shown this once.


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
    dropped: int  #: Of users who were erased since.
    has_more: bool


@dataclass(kw_only=True)
class WebhooksTestOutput(Model):
    delivered: bool
    status: int | None = None  #: Of its answer, where there was one.
    error: str | None = None  #: A code. Absent: it was delivered.
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
