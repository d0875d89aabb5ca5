# Generated from the OpenAPI documents by `npm run clients`. Do not edit.
"""What is sent. Every instant may be a datetime, a date, RFC 3339 text or Unix milliseconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any, Literal, TypedDict

__all__ = [
    "AgentsCoreMemoryParams",
    "AgentsCoreMemoryQuery",
    "AgentsCountQuery",
    "AgentsCreateBody",
    "AgentsCreateBodyMemoryBlocksItem",
    "AgentsDeleteParams",
    "AgentsDeleteQuery",
    "AgentsGetParams",
    "AgentsGetQuery",
    "AgentsListQuery",
    "AgentsRecompileParams",
    "AgentsRecompileQuery",
    "AgentsUpdateBody",
    "AgentsUpdateParams",
    "AmpAgentStatusParams",
    "AmpAgentStatusQuery",
    "AmpCallBody",
    "AmpDeleteParams",
    "AmpDeleteQuery",
    "AmpGetParams",
    "AmpGetQuery",
    "AmpListQuery",
    "AmpSchemaOfParams",
    "AmpSearchBody",
    "AmpStatusQuery",
    "AmpStoreBody",
    "AnswerMetricsQuery",
    "AnswerQuestionBody",
    "ArchivalDeleteParams",
    "ArchivalDeleteQuery",
    "ArchivalInsertBody",
    "ArchivalInsertParams",
    "ArchivalListParams",
    "ArchivalListQuery",
    "ArchivalSearchParams",
    "ArchivalSearchQuery",
    "AuditListQuery",
    "AuditSetSettingsBody",
    "AuditVerifyQuery",
    "BlocksAgentsParams",
    "BlocksAgentsQuery",
    "BlocksCheckpointBody",
    "BlocksCheckpointParams",
    "BlocksCountQuery",
    "BlocksCreateBody",
    "BlocksDeleteParams",
    "BlocksDeleteQuery",
    "BlocksDiffParams",
    "BlocksDiffQuery",
    "BlocksGetParams",
    "BlocksGetQuery",
    "BlocksHistoryParams",
    "BlocksHistoryQuery",
    "BlocksListQuery",
    "BlocksRedoParams",
    "BlocksUndoParams",
    "BlocksUpdateBody",
    "BlocksUpdateParams",
    "CheckpointStateInput",
    "CognitiveAttendSensoryBody",
    "CognitiveAttendSensoryParams",
    "CognitiveCheckTriggersBody",
    "CognitiveClearWorkingQuery",
    "CognitiveConceptsQuery",
    "CognitiveConsolidateBody",
    "CognitiveEdgesQuery",
    "CognitiveExportAgentQuery",
    "CognitiveImportAgentBody",
    "CognitiveImportAgentBodyEdgesItem",
    "CognitiveImportAgentBodyNodesItem",
    "CognitiveListEpisodesQuery",
    "CognitiveListProceduresQuery",
    "CognitiveListProspectiveQuery",
    "CognitiveListWorkingQuery",
    "CognitiveNextBatchQuery",
    "CognitivePruneSensoryBody",
    "CognitivePushWorkingBody",
    "CognitivePutSettingsBody",
    "CognitivePutSettingsBodyConsolidation",
    "CognitiveRecallBody",
    "CognitiveRecallProceduresBody",
    "CognitiveRecentSensoryQuery",
    "CognitiveRecordSensoryBody",
    "CognitiveRememberBody",
    "CognitiveResolveProspectiveParams",
    "CognitiveSearchFactsQuery",
    "CognitiveStatisticsQuery",
    "CognitiveStoreEpisodeBody",
    "CognitiveStoreFactBody",
    "CognitiveStoreProcedureBody",
    "CognitiveStoreProcedureBodyStepsItem",
    "CognitiveStoreProspectiveBody",
    "CompactionGetRunParams",
    "CompactionGetRunQuery",
    "CompactionMetricsQuery",
    "CompactionOverridesInput",
    "CompactionPreviewBody",
    "CompactionPutUserSettingsBody",
    "CompactionPutUserSettingsBodyScopesItem",
    "CompactionPutUserSettingsBodyTriggers",
    "CompactionPutUserSettingsQuery",
    "CompactionRunBody",
    "CompactionRunsQuery",
    "CompactionSettingsQuery",
    "CompactionUndoParams",
    "ContextBuildBody",
    "ContextPutUserSettingsBody",
    "ContextPutUserSettingsQuery",
    "ContextSettingsQuery",
    "ContextTurn",
    "CoreMemoryAppendBody",
    "CoreMemoryAppendParams",
    "CoreMemoryAttachParams",
    "CoreMemoryAttachQuery",
    "CoreMemoryDetachParams",
    "CoreMemoryDetachQuery",
    "CoreMemoryGetParams",
    "CoreMemoryGetQuery",
    "CoreMemoryListParams",
    "CoreMemoryListQuery",
    "CoreMemoryRenderParams",
    "CoreMemoryRenderQuery",
    "CoreMemoryReplaceBody",
    "CoreMemoryReplaceParams",
    "CoreMemoryUpdateParams",
    "DeadLettersDiscardParams",
    "DeadLettersListQuery",
    "DeadLettersReplayMatchingBody",
    "DeadLettersReplayParams",
    "DecisionsAccuracyQuery",
    "DecisionsDecideBody",
    "DecisionsFeedbackBody",
    "DecisionsFeedbackParams",
    "EdgesCreateBody",
    "EdgesCreateParams",
    "EdgesDeleteParams",
    "EdgesDeleteQuery",
    "EdgesListParams",
    "EdgesListQuery",
    "EmbeddingsRetryParams",
    "EntitiesFactsParams",
    "EntitiesFactsQuery",
    "EntitiesListQuery",
    "ExtractionPutTenantSettingsBody",
    "ExtractionPutUserSettingsBody",
    "ExtractionPutUserSettingsQuery",
    "ExtractionSettingsQuery",
    "ForgettingDeleteUserSettingsQuery",
    "ForgettingEventsQuery",
    "ForgettingListQuery",
    "ForgettingPreviewBody",
    "ForgettingPutUserSettingsQuery",
    "ForgettingRestoreBody",
    "ForgettingSetUserPolicyParams",
    "ForgettingSettingsInput",
    "ForgettingSettingsInputTypesValue",
    "ForgettingSettingsQuery",
    "ForgettingStatusQuery",
    "ForgettingUnsetUserPolicyParams",
    "ForgettingUserPolicyParams",
    "GenerateTurn",
    "GraphPutSettingsBody",
    "GraphRelatedParams",
    "GraphRelatedQuery",
    "JobsGetParams",
    "JobsGetQuery",
    "JobsListQuery",
    "KeysCreateBody",
    "KeysGetParams",
    "KeysListQuery",
    "KeysRevokeParams",
    "KeysRotateBody",
    "KeysRotateParams",
    "KeysUpdateBody",
    "KeysUpdateParams",
    "LettaAllMessagesQuery",
    "LettaMessageParams",
    "LettaMessageQuery",
    "LettaMessagesParams",
    "LettaMessagesQuery",
    "LettaSearchMessagesBody",
    "LettaTagsQuery",
    "MediaPart",
    "MemoryApplyPatchBody",
    "MemoryApplyPatchParams",
    "MemoryCommandBody",
    "MemoryCommandParams",
    "MemoryFinishEditsParams",
    "MemoryInsertBody",
    "MemoryInsertParams",
    "MemoryReplaceBody",
    "MemoryReplaceParams",
    "MemoryRethinkBody",
    "MemoryRethinkParams",
    "MemorybankForgetBody",
    "MemorybankRetrieveBody",
    "MemorybankStoreBody",
    "MemorybankStoreBodyMetadata",
    "MessagesAppendBody",
    "MessagesGetParams",
    "MessagesGetQuery",
    "MessagesLinkBody",
    "MessagesLinkParams",
    "MessagesListQuery",
    "MessagesRecordsParams",
    "MessagesRecordsQuery",
    "ModelsGenerateBody",
    "ModelsPutSettingsBody",
    "ModelsUsageQuery",
    "NewAmpRecord",
    "NewMessage",
    "PassagesSearchBody",
    "PrivacyEraseBody",
    "PrivacyEraseTenantParams",
    "PrivacyEraseUserBody",
    "PrivacyEraseUserParams",
    "PrivacyGetErasureParams",
    "PrivacyHoldRecordParams",
    "PrivacyHoldRecordQuery",
    "PrivacyHoldUserParams",
    "PrivacyLedgerQuery",
    "PrivacyListErasuresQuery",
    "PrivacyReceiptParams",
    "PrivacyReleaseRecordParams",
    "PrivacyReleaseRecordQuery",
    "PrivacyReleaseUserParams",
    "PrivacyRewritesQuery",
    "PrivacyTenantErasureParams",
    "PrivacyTenantReceiptParams",
    "RecordEdit",
    "RecordInput",
    "RecordsDeleteBatchBody",
    "RecordsDeleteParams",
    "RecordsDeleteQuery",
    "RecordsForgetParams",
    "RecordsGetParams",
    "RecordsGetQuery",
    "RecordsListQuarantinedQuery",
    "RecordsListQuery",
    "RecordsMessagesParams",
    "RecordsMessagesQuery",
    "RecordsPatchParams",
    "RecordsPromoteBody",
    "RecordsPromoteParams",
    "RecordsPurgeSourceBody",
    "RecordsQuarantineBody",
    "RecordsQuarantineParams",
    "RecordsRestoreParams",
    "RecordsRetentionParams",
    "RecordsRetentionQuery",
    "RecordsReviseBody",
    "RecordsReviseBodyThresholds",
    "RecordsStoreBatchBody",
    "RecordsUndoBody",
    "RecordsUndoParams",
    "RecordsVersionsParams",
    "RecordsVersionsQuery",
    "RefusalPart",
    "RevisionPutUserSettingsBody",
    "RevisionPutUserSettingsQuery",
    "RevisionSettingsQuery",
    "SafetyPutTenantSettingsBody",
    "SafetyPutUserSettingsBody",
    "SafetyPutUserSettingsQuery",
    "SafetySettingsQuery",
    "SearchFeedbackBody",
    "SearchInput",
    "SearchRecordsBodyExpand",
    "SearchRecordsBodyGraph",
    "SearchRecordsBodyRelated",
    "StatusAgentParams",
    "StatusAgentQuery",
    "StatusGetQuery",
    "SummariesListQuery",
    "SummariesPortraitQuery",
    "TenantsCreateBody",
    "TenantsGetParams",
    "TenantsListQuery",
    "TenantsOwnUsageQuery",
    "TenantsUpdateBody",
    "TenantsUpdateOwnBody",
    "TenantsUpdateParams",
    "TenantsUsageParams",
    "TenantsUsageQuery",
    "TextPart",
    "TierRules",
    "TierRulesRecent",
    "TokensMeQuery",
    "TokensMintBody",
    "UsersExportDataParams",
    "UsersGetParams",
    "UsersImportDataParams",
    "UsersListQuery",
    "UsersPauseParams",
    "UsersPutBody",
    "UsersPutParams",
    "UsersResumeParams",
    "UsersTransferParams",
    "WebhooksCreateBody",
    "WebhooksDeleteParams",
    "WebhooksGetParams",
    "WebhooksReplayBody",
    "WebhooksReplayParams",
    "WebhooksRotateSecretBody",
    "WebhooksRotateSecretParams",
    "WebhooksTestParams",
    "WebhooksUpdateBody",
    "WebhooksUpdateParams",
]


class AgentsCoreMemoryParams(TypedDict):
    agent_id: str


class AgentsCoreMemoryQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class AgentsCountQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    name: str
    query_text: str
    tags: Sequence[str] | str
    match_all_tags: bool
    created_by_id: str
    project_id: str
    template_id: str
    base_template_id: str
    identity_id: str
    identifier_keys: Sequence[str] | str
    last_stop_reason: str


class AgentsCreateBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: An agent of the whole tenant. Needs shared:write.
    shared: bool
    #: What memories name in `agent`. Unique for its user.
    name: str | None
    description: str | None
    #: Stands before the blocks where they are rendered.
    system: str | None
    timezone: str | None
    #: Not listed, unless it is named.
    hidden: bool | None
    metadata: Mapping[str, Any] | None
    tags: Sequence[str] | None
    #: Blocks that it holds.
    block_ids: Sequence[str] | None
    agent_type: str | None
    llm_config: Mapping[str, Any] | None
    embedding_config: Mapping[str, Any] | None
    model: str | None
    embedding: str | None
    model_settings: Mapping[str, Any] | None
    compaction_settings: Mapping[str, Any] | None
    response_format: Mapping[str, Any] | None
    tool_rules: Sequence[Any] | None
    project_id: str | None
    template_id: str | None
    base_template_id: str | None
    message_buffer_autoclear: bool | None
    enable_sleeptime: bool | None
    max_files_open: int | None
    per_file_view_window_char_limit: int | None
    #: Are made with it, and attached.
    memory_blocks: Sequence[AgentsCreateBodyMemoryBlocksItem] | None


class _AgentsCreateBodyMemoryBlocksItemRequired(TypedDict):
    #: The name under which an agent holds it.
    label: str


class AgentsCreateBodyMemoryBlocksItem(_AgentsCreateBodyMemoryBlocksItemRequired, total=False):
    #: The client’s own id, unique for its user.
    block_id: str | None
    value: str | None
    title: str | None
    #: The most characters (Unicode code points) that `value` may have.
    limit: int | None
    #: What it is for; the agent reads it.
    description: str | None
    memory_type: str | None
    #: Agents cannot edit it. A key with admin can.
    read_only: bool | None
    #: Not listed, unless it is named.
    hidden: bool | None
    metadata: Mapping[str, Any] | None
    tags: Sequence[str] | None
    project_id: Any
    template_name: Any
    is_template: Any
    template_id: Any
    base_template_id: Any
    deployment_id: Any
    entity_id: Any
    preserve_on_migration: Any


class AgentsDeleteParams(TypedDict):
    agent_id: str


class AgentsDeleteQuery(TypedDict, total=False):
    user_id: str


class AgentsGetParams(TypedDict):
    agent_id: str


class AgentsGetQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class AgentsListQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    name: str
    query_text: str
    tags: Sequence[str] | str
    match_all_tags: bool
    created_by_id: str
    project_id: str
    template_id: str
    base_template_id: str
    identity_id: str
    identifier_keys: Sequence[str] | str
    last_stop_reason: str
    order: Literal["asc", "desc"]
    ascending: bool
    order_by: Literal["created_at", "updated_at", "last_run_completion"]
    sort_by: Literal["created_at", "updated_at", "last_run_completion"]
    after: str
    before: str
    limit: int


class AgentsRecompileParams(TypedDict):
    agent_id: str


class AgentsRecompileQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class AgentsUpdateBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: What memories name in `agent`. Unique for its user.
    name: str | None
    description: str | None
    #: Stands before the blocks where they are rendered.
    system: str | None
    timezone: str | None
    #: Not listed, unless it is named.
    hidden: bool | None
    metadata: Mapping[str, Any] | None
    tags: Sequence[str] | None
    #: Blocks that it holds.
    block_ids: Sequence[str] | None
    agent_type: str | None
    llm_config: Mapping[str, Any] | None
    embedding_config: Mapping[str, Any] | None
    model: str | None
    embedding: str | None
    model_settings: Mapping[str, Any] | None
    compaction_settings: Mapping[str, Any] | None
    response_format: Mapping[str, Any] | None
    tool_rules: Sequence[Any] | None
    project_id: str | None
    template_id: str | None
    base_template_id: str | None
    message_buffer_autoclear: bool | None
    enable_sleeptime: bool | None
    max_files_open: int | None
    per_file_view_window_char_limit: int | None


class AgentsUpdateParams(TypedDict):
    agent_id: str


class AmpAgentStatusParams(TypedDict):
    agent: str


class AmpAgentStatusQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class AmpCallBody(TypedDict):
    operation: Literal["store", "search", "get", "delete", "list", "status", "agent_status"]


class AmpDeleteParams(TypedDict):
    id: str


class AmpDeleteQuery(TypedDict, total=False):
    user_id: str


class AmpGetParams(TypedDict):
    id: str


class AmpGetQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    reinforce: bool


class AmpListQuery(TypedDict, total=False):
    operation: Literal["list"]
    user_id: str
    include_shared: bool
    all_users: bool
    type: str
    agent: str
    project: str
    session_id: str
    role: str
    tags: Sequence[str] | str
    limit: int
    offset: int
    order: Literal["asc", "desc"]


class AmpSchemaOfParams(TypedDict):
    type: str


class _AmpSearchBodyRequired(TypedDict):
    #: What is looked for, as a question or in key words.
    query: str


class AmpSearchBody(_AmpSearchBodyRequired, total=False):
    operation: Literal["search"]
    #: The end user, by the tenant’s own id.
    user_id: str
    include_shared: bool
    all_users: bool
    type: str
    agent: str
    project: str
    session_id: str
    role: str
    tags: Sequence[str]
    filter: Mapping[str, Any]
    #: Answer with what was believed then.
    as_of: datetime | str | date | int
    #: Only what was so in the world then.
    valid_at: datetime | str | date | int
    limit: int
    #: Leaves out what scores less.
    min_score: float
    #: The most tokens that the results may take in a prompt. Of a long record only the passage found is answered.
    token_budget: int
    #: Best first, or oldest first.
    order: Literal["score", "chronological"]
    #: Begins in the session, agent or project that is named, and goes on to the user and to shared memory if little is found.
    scope_expansion: bool
    #: Follows links from what is found, `{}` two steps far.
    graph: SearchRecordsBodyGraph


class AmpStatusQuery(TypedDict, total=False):
    operation: Literal["status"]
    user_id: str
    include_shared: bool
    all_users: bool


class _AmpStoreBodyRequired(TypedDict):
    record: NewAmpRecord | Mapping[str, Any]


class AmpStoreBody(_AmpStoreBodyRequired, total=False):
    operation: Literal["store"]
    #: The end user, by the tenant’s own id.
    user_id: str


class AnswerMetricsQuery(TypedDict, total=False):
    days: int


class _AnswerQuestionBodyRequired(TypedDict):
    #: One question in plain words, or several: each is answered.
    question: str


class AnswerQuestionBody(_AnswerQuestionBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    include_shared: bool
    type: str
    agent: str
    project: str
    session_id: str
    role: str
    #: Any of them.
    tags: Sequence[str]
    filter: Mapping[str, Any]
    #: Answer with what was believed then.
    as_of: datetime | str | date | int
    #: Only what was so in the world then.
    valid_at: datetime | str | date | int
    #: When it is asked: what "yesterday" is counted from. The present where absent.
    query_time: datetime | str | date | int
    #: The most tokens (o200k) that the evidence may take.
    token_budget: int
    #: Searches in a row at most. As the intent allows where absent: 1 to 3.
    max_steps: int
    #: Then what was found is answered, by rules.
    deadline_ms: int
    #: `auto`: the language model, where one is set and the key has `models:use`. `none`: rules alone.
    model: Literal["auto", "none"]
    #: Server-sent events: `step` for each step, `text` with the answer, `answer` with everything, or `error`.
    stream: bool


class ArchivalDeleteParams(TypedDict):
    agent_id: str
    memory_id: str


class ArchivalDeleteQuery(TypedDict, total=False):
    user_id: str


class _ArchivalInsertBodyRequired(TypedDict):
    #: What is remembered. Searched by meaning and by words.
    text: str


class ArchivalInsertBody(_ArchivalInsertBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: In the tenant’s shared memory. Needs shared:write.
    shared: bool
    tags: Sequence[str] | None
    created_at: datetime | str | date | int | None


class ArchivalInsertParams(TypedDict):
    agent_id: str


class ArchivalListParams(TypedDict):
    agent_id: str


class ArchivalListQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    after: str
    before: str
    limit: int
    search: str
    ascending: bool


class ArchivalSearchParams(TypedDict):
    agent_id: str


class _ArchivalSearchQueryRequired(TypedDict):
    query: str


class ArchivalSearchQuery(_ArchivalSearchQueryRequired, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    tags: Sequence[str] | str
    tag_match_mode: Literal["any", "all"]
    top_k: int
    start_datetime: str
    end_datetime: str


_AuditListQueryOptional = TypedDict("_AuditListQueryOptional", {
    "from": "datetime | str | date | int",
    "to": "datetime | str | date | int",
    "key_id": "str",
    "operation": "str",
    "kind": "Literal[\"change\", \"read\", \"refusal\"]",
    "outcome": "Literal[\"ok\", \"refused\", \"failed\"]",
    "user_id": "str",
    "record_id": "str",
    "in_chain": "bool",
    "limit": "int",
    "cursor": "str",
}, total=False)


class AuditListQuery(_AuditListQueryOptional):
    pass


class AuditSetSettingsBody(TypedDict, total=False):
    #: Of reads of ordinary memory: `off` keeps no entries, `counts` one for all alike ones of a second, `all` one each. Changes, refusals and privileged reads always have theirs.
    reads: Literal["off", "counts", "all"]


class AuditVerifyQuery(TypedDict, total=False):
    head: str | Sequence[str]
    limit: int
    cursor: str


class BlocksAgentsParams(TypedDict):
    block_id: str


class BlocksAgentsQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    before: str
    after: str
    order_by: Literal["created_at"]
    limit: int
    order: Literal["asc", "desc"]


class BlocksCheckpointBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    name: str
    #: Why, for the history.
    reason: str


class BlocksCheckpointParams(TypedDict):
    block_id: str


class BlocksCountQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    label: str
    name: str
    tags: Sequence[str] | str
    match_all_tags: bool
    label_search: str
    description_search: str
    value_search: str
    connected_to_agents_count_gt: int
    connected_to_agents_count_lt: int
    connected_to_agents_count_eq: Sequence[int] | int
    show_hidden_blocks: bool
    templates_only: bool
    project_id: str
    identity_id: str
    identifier_keys: Sequence[str] | str


class _BlocksCreateBodyRequired(TypedDict):
    #: The name under which an agent holds it.
    label: str


class BlocksCreateBody(_BlocksCreateBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: A block of the whole tenant. Needs shared:write.
    shared: bool
    #: The client’s own id, unique for its user.
    block_id: str | None
    value: str | None
    title: str | None
    #: The most characters (Unicode code points) that `value` may have.
    limit: int | None
    #: What it is for; the agent reads it.
    description: str | None
    memory_type: str | None
    #: Agents cannot edit it. A key with admin can.
    read_only: bool | None
    #: Not listed, unless it is named.
    hidden: bool | None
    metadata: Mapping[str, Any] | None
    tags: Sequence[str] | None
    project_id: Any
    template_name: Any
    is_template: Any
    template_id: Any
    base_template_id: Any
    deployment_id: Any
    entity_id: Any
    preserve_on_migration: Any
    #: Why, for the history.
    reason: str


class BlocksDeleteParams(TypedDict):
    block_id: str


class BlocksDeleteQuery(TypedDict, total=False):
    user_id: str


class BlocksDiffParams(TypedDict):
    block_id: str


_BlocksDiffQueryOptional = TypedDict("_BlocksDiffQueryOptional", {
    "user_id": "str",
    "include_shared": "bool",
    "all_users": "bool",
    "from": "int",
    "to": "int",
}, total=False)


class BlocksDiffQuery(_BlocksDiffQueryOptional):
    pass


class BlocksGetParams(TypedDict):
    block_id: str


class BlocksGetQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class BlocksHistoryParams(TypedDict):
    block_id: str


class BlocksHistoryQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    limit: int
    before: int


class BlocksListQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    label: str
    name: str
    tags: Sequence[str] | str
    match_all_tags: bool
    label_search: str
    description_search: str
    value_search: str
    connected_to_agents_count_gt: int
    connected_to_agents_count_lt: int
    connected_to_agents_count_eq: Sequence[int] | int
    show_hidden_blocks: bool
    templates_only: bool
    project_id: str
    identity_id: str
    identifier_keys: Sequence[str] | str
    before: str
    after: str
    order_by: Literal["created_at"]
    limit: int
    order: Literal["asc", "desc"]


class BlocksRedoParams(TypedDict):
    block_id: str


class BlocksUndoParams(TypedDict):
    block_id: str


class BlocksUpdateBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    label: str | None
    value: str | None
    title: str | None
    #: The most characters (Unicode code points) that `value` may have.
    limit: int | None
    #: What it is for; the agent reads it.
    description: str | None
    memory_type: str | None
    #: Agents cannot edit it. A key with admin can.
    read_only: bool | None
    #: Not listed, unless it is named.
    hidden: bool | None
    metadata: Mapping[str, Any] | None
    tags: Sequence[str] | None
    project_id: Any
    template_name: Any
    is_template: Any
    template_id: Any
    base_template_id: Any
    deployment_id: Any
    entity_id: Any
    preserve_on_migration: Any
    #: Why, for the history.
    reason: str


class BlocksUpdateParams(TypedDict):
    block_id: str


class CheckpointStateInput(TypedDict, total=False):
    decisions: Sequence[str]
    blockers: Sequence[str]
    artifacts: Sequence[str]
    flags: Sequence[str]


class _CognitiveAttendSensoryBodyRequired(TypedDict):
    reason: str


class CognitiveAttendSensoryBody(_CognitiveAttendSensoryBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose memory is meant. A key that is bound to an agent need not name it.
    agent: str
    metadata: Mapping[str, Any]


class CognitiveAttendSensoryParams(TypedDict):
    id: str


class _CognitiveCheckTriggersBodyRequired(TypedDict):
    content: str


class CognitiveCheckTriggersBody(_CognitiveCheckTriggersBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose memory is meant. A key that is bound to an agent need not name it.
    agent: str


class _CognitiveClearWorkingQueryRequired(TypedDict):
    task_id: str


class CognitiveClearWorkingQuery(_CognitiveClearWorkingQueryRequired, total=False):
    user_id: str
    agent: str
    episode: bool


class CognitiveConceptsQuery(TypedDict, total=False):
    user_id: str
    agent: str
    include_shared: bool
    limit: int


class CognitiveConsolidateBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose memory is meant. A key that is bound to an agent need not name it.
    agent: str
    batch_size: int
    ids: Sequence[str]
    summary: str
    #: Write a shorter text, as compaction does. Else the episodes are joined.
    summarize: bool


class CognitiveEdgesQuery(TypedDict, total=False):
    user_id: str
    agent: str
    id: str
    type: Literal["similar_to", "derives_from", "procedure_derives_from", "consolidates", "attended_to", "contradicts"]
    limit: int


class CognitiveExportAgentQuery(TypedDict, total=False):
    user_id: str
    agent: str
    after: str
    limit: int


class _CognitiveImportAgentBodyRequired(TypedDict):
    nodes: Sequence[CognitiveImportAgentBodyNodesItem]


class CognitiveImportAgentBody(_CognitiveImportAgentBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose memory is meant. A key that is bound to an agent need not name it.
    agent: str
    edges: Sequence[CognitiveImportAgentBodyEdgesItem]


_CognitiveImportAgentBodyEdgesItemRequired = TypedDict("_CognitiveImportAgentBodyEdgesItemRequired", {
    "from": "str",
    "to": "str",
    "type": "Literal[\"similar_to\", \"contradicts\", \"derives_from\", \"procedure_derives_from\"]",
})


_CognitiveImportAgentBodyEdgesItemOptional = TypedDict("_CognitiveImportAgentBodyEdgesItemOptional", {
    "strength": "float",
    "metadata": "Mapping[str, Any]",
}, total=False)


class CognitiveImportAgentBodyEdgesItem(_CognitiveImportAgentBodyEdgesItemOptional, _CognitiveImportAgentBodyEdgesItemRequired):
    pass


class _CognitiveImportAgentBodyNodesItemRequired(TypedDict):
    id: str
    kind: Literal["episodic", "semantic", "procedural", "prospective"]
    content: str
    occurred_at: datetime | str | date | int


class CognitiveImportAgentBodyNodesItem(_CognitiveImportAgentBodyNodesItemRequired, total=False):
    title: str
    tags: Sequence[str]
    metadata: Mapping[str, Any]
    #: What its kind keeps beside: steps, confidence, trigger_condition, …
    fields: Mapping[str, Any]
    #: The temporal index of an episode.
    place: int


class CognitiveListEpisodesQuery(TypedDict, total=False):
    user_id: str
    agent: str
    limit: int
    include_compressed: bool


class CognitiveListProceduresQuery(TypedDict, total=False):
    user_id: str
    agent: str
    include_shared: bool
    limit: int


class CognitiveListProspectiveQuery(TypedDict, total=False):
    user_id: str
    agent: str
    status: Literal["pending", "triggered", "resolved"]
    limit: int


class _CognitiveListWorkingQueryRequired(TypedDict):
    task_id: str


class CognitiveListWorkingQuery(_CognitiveListWorkingQueryRequired, total=False):
    user_id: str
    agent: str


class CognitiveNextBatchQuery(TypedDict, total=False):
    user_id: str
    agent: str
    batch_size: int


class CognitivePruneSensoryBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose memory is meant. A key that is bound to an agent need not name it.
    agent: str


class _CognitivePushWorkingBodyRequired(TypedDict):
    slot_type: Literal["question", "retrieved_fact", "reasoning_step", "context", "plan", "evaluation"]
    content: str
    #: The task; it stands in `session_id` of the record.
    task_id: str


class CognitivePushWorkingBody(_CognitivePushWorkingBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose memory is meant. A key that is bound to an agent need not name it.
    agent: str
    relevance: float
    metadata: Mapping[str, Any]


class CognitivePutSettingsBody(TypedDict, total=False):
    #: `seed` links facts that share more than 0.3 of their words, `library` those that share 0.6 or more.
    profile: Literal["seed", "library"]
    #: Slots of an agent and task.
    working_capacity: int
    #: Observations that seem important live longer, others shorter.
    adaptive_ttl: bool
    #: A completed task leaves an episode.
    episode_on_completion: bool
    consolidation: CognitivePutSettingsBodyConsolidation


class CognitivePutSettingsBodyConsolidation(TypedDict, total=False):
    #: Jobs consolidate episodes without being asked.
    automatic: bool
    batch_size: int


class _CognitiveRecallBodyRequired(TypedDict):
    query: str


class CognitiveRecallBody(_CognitiveRecallBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose memory is meant. A key that is bound to an agent need not name it.
    agent: str
    include_shared: bool
    max_nodes: int
    min_confidence: float
    hops: int


class CognitiveRecallProceduresBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose memory is meant. A key that is bound to an agent need not name it.
    agent: str
    query: str
    limit: int


class CognitiveRecentSensoryQuery(TypedDict, total=False):
    user_id: str
    agent: str
    limit: int


class _CognitiveRecordSensoryBodyRequired(TypedDict):
    #: text, event, image caption, …
    modality: str
    raw_data: str


class CognitiveRecordSensoryBody(_CognitiveRecordSensoryBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose memory is meant. A key that is bound to an agent need not name it.
    agent: str
    ttl_seconds: float
    #: How important the observation seems; decides an adaptive life.
    importance: float
    #: What seems important lives up to four times as long, what does not down to a quarter. Else as the settings say.
    adaptive_ttl: bool
    metadata: Mapping[str, Any]


class _CognitiveRememberBodyRequired(TypedDict):
    content: str


class CognitiveRememberBody(_CognitiveRememberBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose memory is meant. A key that is bound to an agent need not name it.
    agent: str
    kind: Literal["episodic", "semantic", "procedural", "prospective"]
    #: Of a fact; the name of a procedure.
    concept: str
    confidence: float
    source_id: str
    source_label: str
    source_episode_id: str
    tags: Sequence[str]
    metadata: Mapping[str, Any]
    temporal_metadata: Mapping[str, Any]


class CognitiveResolveProspectiveParams(TypedDict):
    id: str


class CognitiveSearchFactsQuery(TypedDict, total=False):
    user_id: str
    agent: str
    include_shared: bool
    query: str
    concepts: Sequence[str] | str
    limit: int
    min_confidence: float
    hops: int


class CognitiveStatisticsQuery(TypedDict, total=False):
    user_id: str
    agent: str


class _CognitiveStoreEpisodeBodyRequired(TypedDict):
    content: str


class CognitiveStoreEpisodeBody(_CognitiveStoreEpisodeBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose memory is meant. A key that is bound to an agent need not name it.
    agent: str
    source_label: str
    temporal_index: int
    occurred_at: datetime | str | date | int
    metadata: Mapping[str, Any]


class _CognitiveStoreFactBodyRequired(TypedDict):
    content: str


class CognitiveStoreFactBody(_CognitiveStoreFactBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose memory is meant. A key that is bound to an agent need not name it.
    agent: str
    concept: str
    confidence: float
    source_id: str
    tags: Sequence[str]
    source_episode_id: str
    metadata: Mapping[str, Any]
    #: Merged into `metadata`, under which it is answered.
    temporal_metadata: Mapping[str, Any]


class _CognitiveStoreProcedureBodyRequired(TypedDict):
    name: str
    steps: Sequence[str | CognitiveStoreProcedureBodyStepsItem]


class CognitiveStoreProcedureBody(_CognitiveStoreProcedureBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose memory is meant. A key that is bound to an agent need not name it.
    agent: str
    prerequisites: Sequence[str]
    source_episode_id: str
    metadata: Mapping[str, Any]


class _CognitiveStoreProcedureBodyStepsItemRequired(TypedDict):
    description: str


class CognitiveStoreProcedureBodyStepsItem(_CognitiveStoreProcedureBodyStepsItemRequired, total=False):
    tool: str
    arguments: Mapping[str, Any]


class _CognitiveStoreProspectiveBodyRequired(TypedDict):
    description: str


class CognitiveStoreProspectiveBody(_CognitiveStoreProspectiveBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose memory is meant. A key that is bound to an agent need not name it.
    agent: str
    trigger_condition: str
    trigger_at: datetime | str | date | int
    action_on_trigger: str
    priority: float
    metadata: Mapping[str, Any]


class CompactionGetRunParams(TypedDict):
    run_id: str


class CompactionGetRunQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class CompactionMetricsQuery(TypedDict, total=False):
    days: int


class CompactionOverridesInput(TypedDict, total=False):
    #: Whether schedules fold without being asked.
    enabled: bool
    #: `archive` takes what is old out of search, without a summary; `include_compressed` still finds it.
    strategy: Literal["summarize", "archive"]
    #: Types of records that count as episodes.
    types: Sequence[str]
    #: Only what was said or happened at least so long ago.
    age_days: float
    #: Only what was recalled at most so often.
    max_access: int
    #: Only what the computed importance rates at most so high.
    max_importance: float
    #: What its writer rated higher than this is never folded.
    keep_importance: float
    batch_size: int
    #: The most tokens of a summary.
    summary_tokens: int
    #: The most of a summary in parts of what it sums up.
    summary_share: float
    #: By which share of its tokens a scope may shrink in all. A fold beyond it is refused.
    max_shrink: float
    #: Each is changed by itself.
    triggers: CompactionPutUserSettingsBodyTriggers
    #: Keep day summaries, the global summary and the portrait up to date by schedule.
    ladder: bool
    #: Whether a language model, where there is one, writes summaries; sentences that their sources do not bear out are replaced by extractive ones.
    written: bool


class CompactionPreviewBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Fold the tenant’s shared memory instead. Needs shared:write.
    shared: bool
    #: Only what this agent stored.
    agent: str
    project: str
    #: Only what was said or happened before.
    before: datetime | str | date | int
    #: Whatever its age, use and computed importance. What is pinned, held, or rated important by its writer is spared still.
    force: bool
    #: Fold the rest as well when it is less than a batch.
    partial: bool
    #: Instead of the one in the settings.
    strategy: Literal["summarize", "archive"]
    #: How many summaries are made and shown.
    summaries: int


class CompactionPutUserSettingsBody(TypedDict, total=False):
    #: Whether schedules fold without being asked.
    enabled: bool
    #: `archive` takes what is old out of search, without a summary; `include_compressed` still finds it.
    strategy: Literal["summarize", "archive"]
    #: Types of records that count as episodes.
    types: Sequence[str]
    #: Only what was said or happened at least so long ago.
    age_days: float
    #: Only what was recalled at most so often.
    max_access: int
    #: Only what the computed importance rates at most so high.
    max_importance: float
    #: What its writer rated higher than this is never folded.
    keep_importance: float
    batch_size: int
    #: The most tokens of a summary.
    summary_tokens: int
    #: The most of a summary in parts of what it sums up.
    summary_share: float
    #: By which share of its tokens a scope may shrink in all. A fold beyond it is refused.
    max_shrink: float
    #: Each is changed by itself.
    triggers: CompactionPutUserSettingsBodyTriggers
    #: Keep day summaries, the global summary and the portrait up to date by schedule.
    ladder: bool
    #: Whether a language model, where there is one, writes summaries; sentences that their sources do not bear out are replaced by extractive ones.
    written: bool
    #: What holds instead for an agent, a project or both. Of several that fit, the last one.
    scopes: Sequence[CompactionPutUserSettingsBodyScopesItem]


class _CompactionPutUserSettingsBodyScopesItemRequired(TypedDict):
    settings: CompactionOverridesInput


class CompactionPutUserSettingsBodyScopesItem(_CompactionPutUserSettingsBodyScopesItemRequired, total=False):
    agent: str
    project: str


class CompactionPutUserSettingsBodyTriggers(TypedDict, total=False):
    #: Fold what has come of age.
    age: bool
    #: Fold the oldest, whatever their age and use, when more episodes than this are not folded.
    count: int | None
    #: At most one automatic run in so many hours.
    every_hours: float


class CompactionPutUserSettingsQuery(TypedDict, total=False):
    user_id: str


class CompactionRunBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Fold the tenant’s shared memory instead. Needs shared:write.
    shared: bool
    #: Only what this agent stored.
    agent: str
    project: str
    #: Only what was said or happened before.
    before: datetime | str | date | int
    #: Whatever its age, use and computed importance. What is pinned, held, or rated important by its writer is spared still.
    force: bool
    #: Fold the rest as well when it is less than a batch.
    partial: bool
    #: Instead of the one in the settings.
    strategy: Literal["summarize", "archive"]


class CompactionRunsQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    limit: int
    cursor: str
    kind: Literal["batch", "day", "global", "personality", "portrait"]
    state: Literal["done", "refused", "undone"]
    status: Literal["done", "refused", "undone"]


class CompactionSettingsQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    agent: str
    project: str


class CompactionUndoParams(TypedDict):
    run_id: str


class ContextBuildBody(TypedDict, total=False):
    #: What memory is looked for. Where absent: what the last messages say.
    query: str
    #: The conversation so far, oldest first. Where absent, the last turns of the stored history are taken.
    messages: Sequence[ContextTurn]
    #: The end user, by the tenant’s own id.
    user_id: str
    include_shared: bool
    agent: str
    project: str
    session_id: str
    #: Of what is searched: any of them.
    tags: Sequence[str]
    #: Of what is searched.
    filter: Mapping[str, Any]
    #: Only what was so in the world then.
    valid_at: datetime | str | date | int
    #: The most tokens of the whole text, delimiters and headings included.
    token_budget: int
    #: Whom it is for: decides how tokens are counted and, without a budget, how many there are.
    model: str
    format: Literal["xml", "markdown", "json", "messages"]
    #: How the text names its sources: by a number that `included` resolves, or by the id.
    ids: Literal["short", "full"]
    #: Of what is searched; see docs/search.md.
    min_score: float
    #: Instead of what the user and the tenant have set.
    tiers: TierRules


class ContextPutUserSettingsBody(TypedDict, total=False):
    tiers: TierRules
    #: Of a model’s context, where a request names the model and no budget. 0.1 where absent.
    memory_share: float


class ContextPutUserSettingsQuery(TypedDict, total=False):
    user_id: str


class ContextSettingsQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class _ContextTurnRequired(TypedDict):
    role: str
    #: A text, or a list of parts as model APIs have them; a part that is no text is told as a mark.
    content: str | Sequence[TextPart | RefusalPart | MediaPart]


class ContextTurn(_ContextTurnRequired, total=False):
    #: Who spoke, by name.
    name: str
    at: datetime | str | date | int


class _CoreMemoryAppendBodyRequired(TypedDict):
    #: The label of one of the agent’s blocks.
    label: str
    content: str


class CoreMemoryAppendBody(_CoreMemoryAppendBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str


class CoreMemoryAppendParams(TypedDict):
    agent_id: str


class CoreMemoryAttachParams(TypedDict):
    agent_id: str
    block_id: str


class CoreMemoryAttachQuery(TypedDict, total=False):
    user_id: str


class CoreMemoryDetachParams(TypedDict):
    agent_id: str
    block_id: str


class CoreMemoryDetachQuery(TypedDict, total=False):
    user_id: str


class CoreMemoryGetParams(TypedDict):
    agent_id: str
    block_label: str


class CoreMemoryGetQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class CoreMemoryListParams(TypedDict):
    agent_id: str


class CoreMemoryListQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    before: str
    after: str
    order_by: Literal["created_at"]
    limit: int
    order: Literal["asc", "desc"]


class CoreMemoryRenderParams(TypedDict):
    agent_id: str


class CoreMemoryRenderQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    line_numbers: bool


class _CoreMemoryReplaceBodyRequired(TypedDict):
    #: The label of one of the agent’s blocks.
    label: str
    old_content: str
    new_content: str


class CoreMemoryReplaceBody(_CoreMemoryReplaceBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str


class CoreMemoryReplaceParams(TypedDict):
    agent_id: str


class CoreMemoryUpdateParams(TypedDict):
    agent_id: str
    block_label: str


class DeadLettersDiscardParams(TypedDict):
    id: str


class DeadLettersListQuery(TypedDict, total=False):
    kind: str
    user_id: str
    failed_since: datetime | str | date | int
    limit: int
    cursor: str


class DeadLettersReplayMatchingBody(TypedDict, total=False):
    #: The name of the job, such as `embed-records`.
    kind: str
    #: The end user, by the tenant’s own id.
    user_id: str
    failed_since: datetime | str | date | int
    #: How many are dealt with at once, oldest first.
    limit: int
    #: `next_cursor` of the page before.
    cursor: str


class DeadLettersReplayParams(TypedDict):
    id: str


class DecisionsAccuracyQuery(TypedDict, total=False):
    user_id: str
    days: int


class _DecisionsDecideBodyRequired(TypedDict):
    #: What the user said. Of a long message the first 8,000 characters are read.
    user_message: str


class DecisionsDecideBody(_DecisionsDecideBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: What the agent answered.
    agent_response: str
    #: What was said before, or whatever else helps to understand the message. Nothing is drawn from it.
    context: str
    agent: str
    project: str
    session_id: str
    #: When it was said; now where absent.
    occurred_at: datetime | str | date | int
    #: Ids of the messages in which it was said. Erasing one of them reaches what was drawn from it.
    derived_from: Sequence[str]
    #: Carries the decision out, as `POST /v1/records/revise` does.
    apply: bool


class _DecisionsFeedbackBodyRequired(TypedDict):
    correct: bool | None


class DecisionsFeedbackBody(_DecisionsFeedbackBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str


class DecisionsFeedbackParams(TypedDict):
    id: str


class _EdgesCreateBodyRequired(TypedDict):
    type: Literal["refers_to", "depends_on", "contradicts", "reinforces", "temporal_sequence", "causes", "part_of", "related", "supersedes", "may_supersede", "derives_from", "consolidates", "similar_to", "attended_to", "procedure_derives_from"]
    #: The other record.
    to: str


class EdgesCreateBody(_EdgesCreateBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    strength: float
    metadata: Mapping[str, Any]


class EdgesCreateParams(TypedDict):
    id: str


class EdgesDeleteParams(TypedDict):
    id: str


class _EdgesDeleteQueryRequired(TypedDict):
    type: Literal["refers_to", "depends_on", "contradicts", "reinforces", "temporal_sequence", "causes", "part_of", "related", "supersedes", "may_supersede", "derives_from", "consolidates", "similar_to", "attended_to", "procedure_derives_from"]
    to: str


class EdgesDeleteQuery(_EdgesDeleteQueryRequired, total=False):
    user_id: str


class EdgesListParams(TypedDict):
    id: str


class EdgesListQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    types: Sequence[str] | str
    direction: Literal["out", "in", "both"]
    limit: int


class EmbeddingsRetryParams(TypedDict):
    id: str


class EntitiesFactsParams(TypedDict):
    id: str


class EntitiesFactsQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    agent: str
    type: str
    before: datetime | str | date | int
    limit: int


class EntitiesListQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    agent: str
    prefix: str
    limit: int


class ExtractionPutTenantSettingsBody(TypedDict, total=False):
    #: Whether facts are drawn from what is said. `false` where nobody says.
    enabled: bool
    #: By agent, instead of `enabled`.
    agents: Mapping[str, bool]
    #: So many turns are read at once. 8 where nobody says.
    turns: int
    #: After so long without another turn, fewer are read. 120 where nobody says.
    silence_seconds: int


class ExtractionPutUserSettingsBody(TypedDict, total=False):
    #: Whether facts are drawn from what is said. `false` where nobody says.
    enabled: bool
    #: By agent, instead of `enabled`.
    agents: Mapping[str, bool]


class ExtractionPutUserSettingsQuery(TypedDict, total=False):
    user_id: str


class ExtractionSettingsQuery(TypedDict, total=False):
    user_id: str


class ForgettingDeleteUserSettingsQuery(TypedDict, total=False):
    user_id: str


_ForgettingEventsQueryOptional = TypedDict("_ForgettingEventsQueryOptional", {
    "user_id": "str",
    "include_shared": "bool",
    "all_users": "bool",
    "limit": "int",
    "cursor": "str",
    "record_id": "str",
    "action": "Literal[\"forgotten\", \"restored\", \"purged\"]",
    "from": "datetime | str | date | int",
    "to": "datetime | str | date | int",
}, total=False)


class ForgettingEventsQuery(_ForgettingEventsQueryOptional):
    pass


class ForgettingListQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    limit: int
    cursor: str
    type: str


class ForgettingPreviewBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    include_shared: bool
    all_users: bool
    types: Sequence[str]
    policy: ForgettingSettingsInput
    at: datetime | str | date | int
    exempt: bool
    limit: int
    #: `next_cursor` of the page before.
    cursor: str


class ForgettingPutUserSettingsQuery(TypedDict, total=False):
    user_id: str


class ForgettingRestoreBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    ids: Sequence[str]
    forgotten_from: datetime | str | date | int
    forgotten_to: datetime | str | date | int
    types: Sequence[str]


class ForgettingSetUserPolicyParams(TypedDict):
    user_id: str


class ForgettingSettingsInput(TypedDict, total=False):
    #: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`.
    model: Literal["none", "ebbinghaus", "exponential"]
    #: What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential.
    unit: str
    #: θ: forgotten when R falls under it.
    threshold: float
    #: How much S grows at each recall (ebbinghaus).
    growth: float
    #: The most that S becomes (ebbinghaus).
    cap: float
    #: What is left after one unit (exponential).
    rate: float
    #: A record of this importance or more never fades. Null: there is no floor.
    importance_floor: float | None
    #: Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so.
    max_age: str | None
    #: How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever.
    grace: str | None
    #: What holds for records of one type instead.
    types: Mapping[str, ForgettingSettingsInputTypesValue]


class ForgettingSettingsInputTypesValue(TypedDict, total=False):
    #: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`.
    model: Literal["none", "ebbinghaus", "exponential"]
    #: What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential.
    unit: str
    #: θ: forgotten when R falls under it.
    threshold: float
    #: How much S grows at each recall (ebbinghaus).
    growth: float
    #: The most that S becomes (ebbinghaus).
    cap: float
    #: What is left after one unit (exponential).
    rate: float
    #: A record of this importance or more never fades. Null: there is no floor.
    importance_floor: float | None
    #: Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so.
    max_age: str | None


class ForgettingSettingsQuery(TypedDict, total=False):
    user_id: str


_ForgettingStatusQueryOptional = TypedDict("_ForgettingStatusQueryOptional", {
    "user_id": "str",
    "include_shared": "bool",
    "all_users": "bool",
    "from": "datetime | str | date | int",
}, total=False)


class ForgettingStatusQuery(_ForgettingStatusQueryOptional):
    pass


class ForgettingUnsetUserPolicyParams(TypedDict):
    user_id: str


class ForgettingUserPolicyParams(TypedDict):
    user_id: str


class GenerateTurn(TypedDict):
    role: Literal["user", "assistant"]
    content: str


class GraphPutSettingsBody(TypedDict, total=False):
    #: Links a record to the one before it of the same session, or without one of the same agent, within an hour.
    temporal_sequence: bool


class GraphRelatedParams(TypedDict):
    id: str


class GraphRelatedQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    types: Sequence[str] | str
    depth: int
    direction: Literal["out", "in", "both"]
    min_strength: float
    limit: int


class JobsGetParams(TypedDict):
    id: str


class JobsGetQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class JobsListQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    record: str
    kind: str
    state: Literal["queued", "running", "retrying", "done", "dropped", "failed"]
    limit: int
    cursor: str


class _KeysCreateBodyRequired(TypedDict):
    #: For people; shown in lists and in the audit.
    name: str
    permissions: Sequence[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "models:use", "privacy", "admin", "install"]]


class KeysCreateBody(_KeysCreateBodyRequired, total=False):
    #: Binds the key to this user.
    user_id: str
    #: Binds the key to this agent.
    agent: str
    #: Binds the key to this project.
    project: str
    #: Spoken for when a request names nobody.
    default_user_id: str
    #: False: shared memory is never part of what the key reads.
    include_shared: bool
    #: `tool_output`: for what tools, pages and mails say. Stands for a `trust_cap` of 0.3.
    source_class: Literal["user", "tool_output"]
    #: What the key writes is believed no more than this, and below the tenant’s threshold held back. A key under 1 never edits what is believed more, nor has `blocks:write`, `privacy`, `admin` or `install`.
    trust_cap: float
    expires_at: datetime | str | date | int
    #: Units a minute. It lowers what the tenant’s keys have, and never raises it. Null: no less than they.
    rate_limit: int | None


class KeysGetParams(TypedDict):
    key_id: str


class KeysListQuery(TypedDict, total=False):
    limit: int
    cursor: str
    include_revoked: bool


class KeysRevokeParams(TypedDict):
    key_id: str


class KeysRotateBody(TypedDict, total=False):
    grace_seconds: int


class KeysRotateParams(TypedDict):
    key_id: str


class KeysUpdateBody(TypedDict, total=False):
    #: For people; shown in lists and in the audit.
    name: str
    #: Null: never.
    expires_at: datetime | str | date | int | None
    #: Units a minute. It lowers what the tenant’s keys have, and never raises it. Null: no less than they.
    rate_limit: int | None


class KeysUpdateParams(TypedDict):
    key_id: str


class LettaAllMessagesQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    before: str
    after: str
    limit: int
    order: Literal["asc", "desc"]
    conversation_id: str
    include_return_message_types: Sequence[str] | str


class LettaMessageParams(TypedDict):
    message_id: str


class LettaMessageQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class LettaMessagesParams(TypedDict):
    agent_id: str


class LettaMessagesQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    before: str
    after: str
    limit: int
    order: Literal["asc", "desc"]
    conversation_id: str
    include_return_message_types: Sequence[str] | str
    group_id: str


class LettaSearchMessagesBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    include_shared: bool
    #: Read the whole tenant. Needs admin.
    all_users: bool
    query: str | None
    search_mode: Literal["vector", "fts", "hybrid"] | None
    agent_id: str | None
    conversation_id: str | None
    limit: int
    start_date: datetime | str | date | int | None
    end_date: datetime | str | date | int | None


class LettaTagsQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    before: str
    after: str
    limit: int
    order: Literal["asc", "desc"]
    name: str
    query_text: str


class _MediaPartRequired(TypedDict):
    type: Literal["image_url", "input_image", "image", "input_audio", "audio", "video_url", "video", "input_file", "file"]


class MediaPart(_MediaPartRequired, total=False):
    image_url: Any
    input_audio: Any
    video_url: Any
    file: Any


class _MemoryApplyPatchBodyRequired(TypedDict):
    patch: str


class MemoryApplyPatchBody(_MemoryApplyPatchBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: The label of one of the agent’s blocks.
    label: str


class MemoryApplyPatchParams(TypedDict):
    agent_id: str


class _MemoryCommandBodyRequired(TypedDict):
    command: str


class MemoryCommandBody(_MemoryCommandBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    path: str | None
    file_text: str | None
    description: str | None
    old_string: str | None
    new_string: str | None
    insert_line: int | None
    insert_text: str | None
    old_path: str | None
    new_path: str | None


class MemoryCommandParams(TypedDict):
    agent_id: str


class MemoryFinishEditsParams(TypedDict):
    agent_id: str


class _MemoryInsertBodyRequired(TypedDict):
    #: The label of one of the agent’s blocks.
    label: str
    new_string: str


class MemoryInsertBody(_MemoryInsertBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    insert_line: int


class MemoryInsertParams(TypedDict):
    agent_id: str


class _MemoryReplaceBodyRequired(TypedDict):
    #: The label of one of the agent’s blocks.
    label: str
    old_string: str
    new_string: str


class MemoryReplaceBody(_MemoryReplaceBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str


class MemoryReplaceParams(TypedDict):
    agent_id: str


class _MemoryRethinkBodyRequired(TypedDict):
    #: The label of one of the agent’s blocks.
    label: str
    new_memory: str


class MemoryRethinkBody(_MemoryRethinkBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str


class MemoryRethinkParams(TypedDict):
    agent_id: str


class _MemorybankForgetBodyRequired(TypedDict):
    memory_id: str


class MemorybankForgetBody(_MemorybankForgetBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    metadata: MemorybankStoreBodyMetadata | Mapping[str, Any]


class _MemorybankRetrieveBodyRequired(TypedDict):
    query: str


class MemorybankRetrieveBody(_MemorybankRetrieveBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    top_k: int
    metadata: MemorybankStoreBodyMetadata | Mapping[str, Any]


class _MemorybankStoreBodyRequired(TypedDict):
    #: What is remembered. Searched by meaning and by words.
    content: str


class MemorybankStoreBody(_MemorybankStoreBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    metadata: MemorybankStoreBodyMetadata | Mapping[str, Any]


class MemorybankStoreBodyMetadata(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str


class _MessagesAppendBodyRequired(TypedDict):
    messages: Sequence[NewMessage]


class MessagesAppendBody(_MessagesAppendBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Whose history; where absent, the one of messages that name no agent.
    agent: str
    session_id: str
    project: str


class MessagesGetParams(TypedDict):
    id: str


class MessagesGetQuery(TypedDict, total=False):
    user_id: str


class _MessagesLinkBodyRequired(TypedDict):
    #: Ids of records.
    records: Sequence[str]


class MessagesLinkBody(_MessagesLinkBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str


class MessagesLinkParams(TypedDict):
    id: str


class MessagesListQuery(TypedDict, total=False):
    user_id: str
    agent: str
    session_id: str
    role: str
    project: str
    occurred_from: datetime | str | date | int
    occurred_to: datetime | str | date | int
    after_sequence: int
    before_sequence: int
    order: Literal["asc", "desc"]
    limit: int
    cursor: str


class MessagesRecordsParams(TypedDict):
    id: str


class MessagesRecordsQuery(TypedDict, total=False):
    user_id: str
    limit: int
    cursor: str


class ModelsGenerateBody(TypedDict, total=False):
    #: Stands for one message of the user.
    prompt: str
    #: Oldest first; the last is the user’s.
    messages: Sequence[GenerateTurn]
    #: Instructions, before all messages.
    system: str
    #: A JSON Schema of type object. The answer is then an object that fits it, or an error. Without `$ref`, `pattern` and `patternProperties`.
    schema: Mapping[str, Any]
    #: The most that is answered; 4,096 where absent.
    max_tokens: int
    temperature: float
    #: Of all tries together; then it fails with `model_failed`.
    deadline_ms: int
    #: For whom; refused while learning is paused for them.
    user_id: str


class ModelsPutSettingsBody(TypedDict, total=False):
    #: Whether anything of this tenant is sent to a language model. `true` where nobody says.
    allowed: bool
    #: The most that all calls of a day (UTC) may use, read and written.
    tokens_per_day: int
    tokens_per_month: int
    #: By the operator’s prices, `LLM_PRICES`.
    usd_per_day: float
    usd_per_month: float


class ModelsUsageQuery(TypedDict, total=False):
    days: int


class NewAmpRecord(TypedDict, total=False):
    #: The client’s own id: storing it again updates the record.
    id: str
    #: semantic where absent.
    type: str
    created_at: datetime | str | date | int
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Store in the tenant’s shared memory. Needs shared:write.
    shared: bool
    #: Ids of the records that this one was made from.
    derived_from: Sequence[str]
    severity: Literal["info", "warning", "critical"]
    working_on: str
    state: CheckpointStateInput | Mapping[str, Any]
    file_path: str
    start_line: int
    end_line: int
    repo: str
    content: str
    title: str | None
    agent: str | None
    project: str | None
    session_id: str | None
    #: Who spoke, by kind: user, assistant, system, tool.
    role: str | None
    #: Who spoke, by name.
    speaker: str | None
    #: Place inside the session.
    sequence: int
    metadata: Mapping[str, Any]
    tags: Sequence[str]
    importance: float
    pinned: bool
    #: ISO 639-1 of the text; for a snippet its programming language.
    language: str
    #: When it was said or happened.
    occurred_at: datetime | str | date | int
    valid_from: datetime | str | date | int | None
    valid_to: datetime | str | date | int | None
    expires_at: datetime | str | date | int | None
    #: Where it came from.
    provenance: Mapping[str, Any]
    #: Not taken from a request: what is written bears the trust of its key and of its sources.
    trust: float


class _NewMessageRequired(TypedDict):
    #: Who spoke, by kind: user, assistant, system, tool.
    role: str


class NewMessage(_NewMessageRequired, total=False):
    #: The client’s own id: sending it again answers the same message.
    id: str
    #: A text, or a list of parts as model APIs have them. May be left out beside `tool_calls` or `refusal`.
    content: str | Sequence[TextPart | RefusalPart | MediaPart] | None
    #: Why a model refuses, as its API answers it: taken for the content where there is none.
    refusal: str | None
    #: Who spoke, by name.
    speaker: str
    #: Of the tool or function, as model APIs have it.
    name: str
    #: As the model made them.
    tool_calls: Sequence[Mapping[str, Any]]
    #: Which call this answers.
    tool_call_id: str
    session_id: str
    project: str
    #: When it was said; now where absent.
    occurred_at: datetime | str | date | int
    metadata: Mapping[str, Any]
    tags: Sequence[str]
    importance: float


class PassagesSearchBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    include_shared: bool
    #: Search the whole tenant. Needs admin.
    all_users: bool
    query: str | None
    agent_id: str | None
    #: There are no archives: finds nothing, unless an agent is named.
    archive_id: str | None
    tags: Sequence[str] | None
    tag_match_mode: Literal["any", "all"]
    limit: int
    start_date: datetime | str | date | int | None
    end_date: datetime | str | date | int | None


class PrivacyEraseBody(TypedDict, total=False):
    #: What this agent remembers: records, messages and its history, the agent and the blocks that it alone holds.
    agent: str
    #: The records and messages of this session.
    session_id: str
    #: These records, by our id or yours.
    records: Sequence[str]
    #: Records whose `provenance.source` is this.
    source: str
    #: Records that match, in the language of lists.
    filter: Mapping[str, Any]
    #: The end user, by the tenant’s own id.
    user_id: str
    shared: Literal[True]
    all_users: Literal[True]
    #: Only counts what would go. Changes nothing.
    dry_run: bool
    #: Why, as a code of yours. It is kept and stands in the receipt, so it must name nobody.
    reason: str


class PrivacyEraseTenantParams(TypedDict):
    tenant_id: str


class PrivacyEraseUserBody(TypedDict, total=False):
    #: Only counts what would go. Changes nothing.
    dry_run: bool
    #: Why, as a code of yours. It is kept and stands in the receipt, so it must name nobody.
    reason: str


class PrivacyEraseUserParams(TypedDict):
    user_id: str


class PrivacyGetErasureParams(TypedDict):
    id: str


class PrivacyHoldRecordParams(TypedDict):
    id: str


class PrivacyHoldRecordQuery(TypedDict, total=False):
    user_id: str


class PrivacyHoldUserParams(TypedDict):
    user_id: str


class PrivacyLedgerQuery(TypedDict, total=False):
    limit: int
    cursor: str


class PrivacyListErasuresQuery(TypedDict, total=False):
    limit: int
    cursor: str


class PrivacyReceiptParams(TypedDict):
    id: str


class PrivacyReleaseRecordParams(TypedDict):
    id: str


class PrivacyReleaseRecordQuery(TypedDict, total=False):
    user_id: str


class PrivacyReleaseUserParams(TypedDict):
    user_id: str


class PrivacyRewritesQuery(TypedDict, total=False):
    limit: int
    cursor: str


class PrivacyTenantErasureParams(TypedDict):
    tenant_id: str


class PrivacyTenantReceiptParams(TypedDict):
    tenant_id: str


class RecordEdit(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    severity: Literal["info", "warning", "critical"] | None
    working_on: str | None
    state: CheckpointStateInput | Mapping[str, Any] | None
    file_path: str | None
    start_line: int | None
    end_line: int | None
    repo: str | None
    #: What is remembered. Searched by meaning and by words.
    content: str
    title: str | None
    agent: str | None
    project: str | None
    session_id: str | None
    #: Who spoke, by kind: user, assistant, system, tool.
    role: str | None
    #: Who spoke, by name.
    speaker: str | None
    #: Place inside the session.
    sequence: int
    metadata: Mapping[str, Any]
    tags: Sequence[str]
    importance: float
    pinned: bool
    #: ISO 639-1 of the text; for a snippet its programming language.
    language: str
    #: When it was said or happened.
    occurred_at: datetime | str | date | int
    valid_from: datetime | str | date | int | None
    valid_to: datetime | str | date | int | None
    expires_at: datetime | str | date | int | None
    #: Where it came from.
    provenance: Mapping[str, Any]
    #: Not taken from a request: what is written bears the trust of its key and of its sources.
    trust: float
    #: Why, for the version history.
    reason: str


class RecordInput(TypedDict, total=False):
    #: The client’s own id: storing it again updates the record.
    id: str
    #: semantic where absent.
    type: str
    created_at: datetime | str | date | int
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Store in the tenant’s shared memory. Needs shared:write.
    shared: bool
    #: Ids of the records that this one was made from.
    derived_from: Sequence[str]
    severity: Literal["info", "warning", "critical"]
    working_on: str
    state: CheckpointStateInput | Mapping[str, Any]
    file_path: str
    start_line: int
    end_line: int
    repo: str
    content: str
    title: str | None
    agent: str | None
    project: str | None
    session_id: str | None
    #: Who spoke, by kind: user, assistant, system, tool.
    role: str | None
    #: Who spoke, by name.
    speaker: str | None
    #: Place inside the session.
    sequence: int
    metadata: Mapping[str, Any]
    tags: Sequence[str]
    importance: float
    pinned: bool
    #: ISO 639-1 of the text; for a snippet its programming language.
    language: str
    #: When it was said or happened.
    occurred_at: datetime | str | date | int
    valid_from: datetime | str | date | int | None
    valid_to: datetime | str | date | int | None
    expires_at: datetime | str | date | int | None
    #: Where it came from.
    provenance: Mapping[str, Any]
    #: Not taken from a request: what is written bears the trust of its key and of its sources.
    trust: float


class _RecordsDeleteBatchBodyRequired(TypedDict):
    ids: Sequence[str]


class RecordsDeleteBatchBody(_RecordsDeleteBatchBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str


class RecordsDeleteParams(TypedDict):
    id: str


class RecordsDeleteQuery(TypedDict, total=False):
    user_id: str


class RecordsForgetParams(TypedDict):
    id: str


class RecordsGetParams(TypedDict):
    id: str


class RecordsGetQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    as_of: datetime | str | date | int
    valid_at: datetime | str | date | int
    include_quarantined: bool
    reinforce: bool
    expand: bool


class RecordsListQuarantinedQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    limit: int
    cursor: str


class RecordsListQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    as_of: datetime | str | date | int
    valid_at: datetime | str | date | int
    type: str
    agent: str
    project: str
    session_id: str
    role: str
    tags: Sequence[str] | str
    filter: Mapping[str, Any] | str
    limit: int
    offset: int
    cursor: str
    order: Literal["asc", "desc"]
    min_importance: float
    include_expired: bool
    include_quarantined: bool
    include_superseded: bool


class RecordsMessagesParams(TypedDict):
    id: str


class RecordsMessagesQuery(TypedDict, total=False):
    user_id: str
    limit: int
    cursor: str


class RecordsPatchParams(TypedDict):
    id: str


class RecordsPromoteBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    trust: float
    #: Why, for the version history.
    reason: str


class RecordsPromoteParams(TypedDict):
    id: str


class RecordsPurgeSourceBody(TypedDict, total=False):
    #: Of this user alone.
    user_id: str
    #: As `provenance.source` names it.
    source: str
    #: The public part of a key: what it stored or wrote into.
    key_id: str
    session_id: str
    agent: str
    #: Counts, and deletes nothing.
    dry_run: bool


class RecordsQuarantineBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str


class RecordsQuarantineParams(TypedDict):
    id: str


class RecordsRestoreParams(TypedDict):
    id: str


class RecordsRetentionParams(TypedDict):
    id: str


class RecordsRetentionQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class _RecordsReviseBodyRequired(TypedDict):
    #: What is known now.
    content: str


class RecordsReviseBody(_RecordsReviseBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Revise the tenant’s shared memory. Needs shared:write.
    shared: bool
    #: The memory that is meant, where it is known. Without it, it is found.
    id: str
    #: Memories of this type are looked at; semantic where absent.
    type: str
    #: What it is about, in a word or two.
    concept: str
    title: str
    tags: Sequence[str]
    metadata: Mapping[str, Any]
    agent: str
    project: str
    session_id: str
    role: str
    speaker: str
    importance: float
    #: Where it came from.
    provenance: Mapping[str, Any]
    occurred_at: datetime | str | date | int
    #: Since when it is so; `occurred_at`, else now, where absent.
    valid_from: datetime | str | date | int
    #: Ids of the messages or records that it was drawn from. Erasing one of them reaches what was drawn from it.
    derived_from: Sequence[str]
    #: Why, for the version history.
    reason: str
    #: `preview` writes nothing.
    mode: Literal["preview", "apply"]
    #: Instead of the settings, for this request.
    thresholds: RecordsReviseBodyThresholds
    merge: Literal["auto", "replace", "append"]


class RecordsReviseBodyThresholds(TypedDict, total=False):
    #: A memory that scores less is not about the same.
    look: float
    #: From here on a memory is edited or superseded.
    update: float
    #: What scores higher is no significant change.
    same: float


class _RecordsStoreBatchBodyRequired(TypedDict):
    records: Sequence[RecordInput | Mapping[str, Any]]


class RecordsStoreBatchBody(_RecordsStoreBatchBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str


class _RecordsUndoBodyRequired(TypedDict):
    #: The version to take back, as the change answered it.
    version: int


class RecordsUndoBody(_RecordsUndoBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: Why, for the version history.
    reason: str


class RecordsUndoParams(TypedDict):
    id: str


class RecordsVersionsParams(TypedDict):
    id: str


class RecordsVersionsQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    limit: int
    before: int


class RefusalPart(TypedDict):
    type: Literal["refusal"]
    refusal: str


class RevisionPutUserSettingsBody(TypedDict, total=False):
    #: A memory that scores less is not about the same.
    look: float
    #: From here on a memory is edited or superseded.
    update: float
    #: What scores higher is no significant change.
    same: float
    #: What becomes of sentences that the new text does not cover: `auto` keeps them, `replace` drops them, `append` keeps all.
    merge: Literal["auto", "replace", "append"]


class RevisionPutUserSettingsQuery(TypedDict, total=False):
    user_id: str


class RevisionSettingsQuery(TypedDict, total=False):
    user_id: str


class SafetyPutTenantSettingsBody(TypedDict, total=False):
    #: What is done with keys, tokens and passwords in what is written: replaced by their kind, refused, or stored. `redact` where nobody says.
    secrets: Literal["redact", "reject", "off"]
    #: What bears less trust is held back from every answer as it is written. 0.5 where nobody says.
    quarantine_below: float


class SafetyPutUserSettingsBody(TypedDict, total=False):
    #: What is done with keys, tokens and passwords in what is written: replaced by their kind, refused, or stored. `redact` where nobody says.
    secrets: Literal["redact", "reject", "off"]


class SafetyPutUserSettingsQuery(TypedDict, total=False):
    user_id: str


class SafetySettingsQuery(TypedDict, total=False):
    user_id: str


class _SearchFeedbackBodyRequired(TypedDict):
    #: As the search answered it.
    query_id: str
    ids: Sequence[str]
    verdict: Literal["useful", "not_useful", "none"]


class SearchFeedbackBody(_SearchFeedbackBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str


class _SearchInputRequired(TypedDict):
    query: str


class SearchInput(_SearchInputRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    include_shared: bool
    #: Search the whole tenant. Needs admin.
    all_users: bool
    type: str
    agent: str
    project: str
    session_id: str
    role: str
    #: Any of them.
    tags: Sequence[str]
    filter: Mapping[str, Any]
    #: Answer with what was believed then.
    as_of: datetime | str | date | int
    #: Only what was so in the world then.
    valid_at: datetime | str | date | int
    #: 10 where absent; 100 beside a `token_budget`, which then decides.
    limit: int
    #: The most tokens (o200k) that the results may take in a prompt, best first; what does not fit is passed by.
    token_budget: int
    #: Of a long record all of its text, or the passage that was found. `passage` where there is a `token_budget`.
    text: Literal["record", "passage"]
    #: Of the results; `score`, best first, where absent.
    order: Literal["score", "chronological"]
    #: Results that say the same in the same words are one, with a count; `keep` answers each.
    duplicates: Literal["fold", "keep"]
    #: Results of one session at most, as long as others score nearly as well. No cap where absent.
    session_cap: int
    #: 0 to 1; see the scale in docs/search.md.
    min_score: float
    #: Answers nothing where even the best result scores less; otherwise cuts nothing.
    abstain_below: float
    #: As rated or as proved by use, whichever is higher.
    min_importance: float
    #: Strengthens what is returned, as a use does. Off where absent.
    reinforce: bool
    #: Also what is held back. Needs admin.
    include_quarantined: bool
    #: Also what a newer memory has superseded.
    include_superseded: bool
    #: Folded records answer themselves beside their summaries, and archived ones are found.
    include_compressed: bool
    #: `true`: whole summaries, instead of the lines that belong to what was found; source turns with their content. An object: the turns beside each result in its session.
    expand: bool | SearchRecordsBodyExpand
    #: Begins in the session, else the agent and project, that are named, and asks the next wider scope (then the user, then shared memory) only as long as fewer than three results are sure.
    scope_expansion: bool
    #: Brings with each result what it is related to; see docs/relationships.md.
    related: SearchRecordsBodyRelated
    #: Follows links from the best results and brings what they lead to. Off where absent.
    graph: SearchRecordsBodyGraph
    #: `true`: why each result stands where it does. `timing`: also how long the steps took, so that no answer is like another.
    explain: bool | Literal["timing"]
    #: When it is asked: what "yesterday" in the query is counted from. The present where absent.
    query_time: datetime | str | date | int
    #: Switches arms off, to measure. Needs admin.
    arms: Sequence[Literal["vector", "keyword", "time", "names", "recent"]]
    #: Only these stages of ranking (docs/search.md names them), to measure. Needs admin.
    stages: Sequence[str]


class SearchRecordsBodyExpand(TypedDict, total=False):
    before: int
    after: int
    #: Also what `expand: true` does.
    whole: bool


class SearchRecordsBodyGraph(TypedDict, total=False):
    #: Links that are followed, one after the other.
    hops: int
    #: Relations as the record before sees them. All but supersedes, consolidates and temporal_sequence where absent.
    relations: Sequence[Literal["refers_to", "depends_on", "contradicts", "reinforces", "temporal_sequence", "causes", "part_of", "related", "supersedes", "may_supersede", "derives_from", "consolidates", "similar_to", "attended_to", "procedure_derives_from", "referred_by", "required_by", "reinforced_by", "follows", "caused_by", "has_part", "superseded_by", "may_be_superseded_by", "source_of", "consolidated_by", "attended_by", "procedure_source_of"]]
    #: Memories that mention the same name are linked by it.
    entities: bool
    #: Of every link on the way.
    min_strength: float
    #: Of each result that says how sure it is (`confidence`), whether it was found or linked.
    min_confidence: float
    #: Records that links may bring or raise.
    limit: int
    #: Answers also how the results hang together: links, contradictions, their order in time, and a text for a model.
    subgraph: bool


class SearchRecordsBodyRelated(TypedDict, total=False):
    types: Sequence[Literal["refers_to", "depends_on", "contradicts", "reinforces", "temporal_sequence", "causes", "part_of", "related", "supersedes", "may_supersede", "derives_from", "consolidates", "similar_to", "attended_to", "procedure_derives_from", "referred_by", "required_by", "reinforced_by", "follows", "caused_by", "has_part", "superseded_by", "may_be_superseded_by", "source_of", "consolidated_by", "attended_by", "procedure_source_of"]]
    depth: int
    direction: Literal["out", "in", "both"]
    #: Of every edge on the way.
    min_strength: float
    #: For each result.
    limit: int


class StatusAgentParams(TypedDict):
    agent: str


class StatusAgentQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class StatusGetQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class SummariesListQuery(TypedDict, total=False):
    user_id: str
    limit: int
    cursor: str
    kind: Literal["batch", "day", "global"]
    day: str


class SummariesPortraitQuery(TypedDict, total=False):
    user_id: str
    day: str


class _TenantsCreateBodyRequired(TypedDict):
    #: For people; shown in lists and in the audit.
    name: str


class TenantsCreateBody(_TenantsCreateBodyRequired, total=False):
    #: IANA name; decides what a day is where a user sets none.
    time_zone: str
    #: How text is analysed where neither record nor user says.
    language: str
    #: Units a minute, of all its keys together. Null: as the installation has it.
    rate_limit: int | None
    #: Units a minute, of each of its keys. Null: as the installation has it.
    key_rate_limit: int | None
    #: The most records that it may store. Null: no end.
    quota_records: int | None
    #: The most bytes of text that it may store. Null: no end.
    quota_bytes: int | None
    #: Whether to make the first key. Without one nobody can use the tenant.
    admin_key: bool
    #: Of the first key.
    default_user_id: str


class TenantsGetParams(TypedDict):
    tenant_id: str


class TenantsListQuery(TypedDict, total=False):
    limit: int
    cursor: str


class TenantsOwnUsageQuery(TypedDict, total=False):
    days: int


class TenantsUpdateBody(TypedDict, total=False):
    #: For people; shown in lists and in the audit.
    name: str
    #: IANA name; decides what a day is where a user sets none.
    time_zone: str
    #: How text is analysed where neither record nor user says.
    language: str
    #: Units a minute, of all its keys together. Null: as the installation has it.
    rate_limit: int | None
    #: Units a minute, of each of its keys. Null: as the installation has it.
    key_rate_limit: int | None
    #: The most records that it may store. Null: no end.
    quota_records: int | None
    #: The most bytes of text that it may store. Null: no end.
    quota_bytes: int | None


class TenantsUpdateOwnBody(TypedDict, total=False):
    #: For people; shown in lists and in the audit.
    name: str
    #: IANA name; decides what a day is where a user sets none.
    time_zone: str
    #: How text is analysed where neither record nor user says.
    language: str


class TenantsUpdateParams(TypedDict):
    tenant_id: str


class TenantsUsageParams(TypedDict):
    tenant_id: str


class TenantsUsageQuery(TypedDict, total=False):
    days: int


class TextPart(TypedDict):
    type: Literal["text", "input_text", "output_text"]
    text: str


class TierRules(TypedDict, total=False):
    recent: TierRulesRecent
    blocks: TierRulesRecent
    episodic: TierRulesRecent
    semantic: TierRulesRecent
    procedural: TierRulesRecent
    archival: TierRulesRecent


class TierRulesRecent(TypedDict, total=False):
    #: Off: nothing of it is read.
    enabled: bool
    #: Tokens that it is sure of, before tiers compete, as far as the budget goes.
    floor: int
    #: The most tokens that it gets.
    cap: int
    max_items: int


class TokensMeQuery(TypedDict, total=False):
    user_id: str


class TokensMintBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: All that a token may carry, where absent.
    permissions: Sequence[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "models:use", "privacy", "admin", "install"]]
    include_shared: bool
    #: Of what is written with it. Never above that of the key.
    trust_cap: float
    #: Seconds.
    expires_in: int


class UsersExportDataParams(TypedDict):
    user_id: str


class UsersGetParams(TypedDict):
    user_id: str


class UsersImportDataParams(TypedDict):
    user_id: str


class UsersListQuery(TypedDict, total=False):
    limit: int
    cursor: str


class UsersPauseParams(TypedDict):
    user_id: str


class UsersPutBody(TypedDict, total=False):
    time_zone: str | None
    language: str | None
    metadata: Mapping[str, Any]


class UsersPutParams(TypedDict):
    user_id: str


class UsersResumeParams(TypedDict):
    user_id: str


class UsersTransferParams(TypedDict):
    id: str


class _WebhooksCreateBodyRequired(TypedDict):
    #: `https`. Private addresses, and `http`, only where the operator allows the network.
    url: str
    #: Of which it is told: `record.created`, `record.updated`, `record.forgotten`, `record.restored`, `record.deleted`, `message.created`, `message.updated`, `message.deleted`, `intention.triggered`, `block.created`, `block.updated`, `block.deleted`, `erasure.accepted`, `erasure.completed`, `job.given_up`, `record.*`, `*`.
    events: Sequence[str]


class WebhooksCreateBody(_WebhooksCreateBodyRequired, total=False):
    name: str
    #: Whether what it is told brings content along. False: ids alone.
    content: bool


class WebhooksDeleteParams(TypedDict):
    id: str


class WebhooksGetParams(TypedDict):
    id: str


class WebhooksReplayBody(TypedDict, total=False):
    failed_since: datetime | str | date | int
    #: How many at once.
    limit: int


class WebhooksReplayParams(TypedDict):
    id: str


class WebhooksRotateSecretBody(TypedDict, total=False):
    #: So long the secret before signs too.
    overlap_hours: int


class WebhooksRotateSecretParams(TypedDict):
    id: str


class WebhooksTestParams(TypedDict):
    id: str


class WebhooksUpdateBody(TypedDict, total=False):
    name: str
    #: `https`. Private addresses, and `http`, only where the operator allows the network.
    url: str
    #: Of which it is told: `record.created`, `record.updated`, `record.forgotten`, `record.restored`, `record.deleted`, `message.created`, `message.updated`, `message.deleted`, `intention.triggered`, `block.created`, `block.updated`, `block.deleted`, `erasure.accepted`, `erasure.completed`, `job.given_up`, `record.*`, `*`.
    events: Sequence[str]
    #: Whether what it is told brings content along. False: ids alone.
    content: bool
    #: What happens while it is not is never told.
    enabled: bool


class WebhooksUpdateParams(TypedDict):
    id: str
