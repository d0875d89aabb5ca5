# Generated from openapi.json by `npm run clients`. Do not edit.
"""What is sent. Every instant may be a datetime, a date, RFC 3339 text or Unix milliseconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any, Literal, TypedDict

__all__ = [
    "AmpAgentStatusParams",
    "AmpAgentStatusQuery",
    "AmpCallBody",
    "AmpDeleteParams",
    "AmpDeleteQuery",
    "AmpGetParams",
    "AmpGetQuery",
    "AmpListQuery",
    "AmpSearchBody",
    "AmpStatusQuery",
    "AmpStoreBody",
    "CheckpointStateInput",
    "CompactionGetRunParams",
    "CompactionGetRunQuery",
    "CompactionMetricsQuery",
    "CompactionPreviewBody",
    "CompactionPutUserSettingsBody",
    "CompactionPutUserSettingsBodyScopesItem",
    "CompactionPutUserSettingsBodyScopesItemSettings",
    "CompactionPutUserSettingsBodyTriggers",
    "CompactionPutUserSettingsQuery",
    "CompactionRunBody",
    "CompactionRunsQuery",
    "CompactionSettingsQuery",
    "CompactionUndoParams",
    "DeadLettersDiscardParams",
    "DeadLettersListQuery",
    "DeadLettersReplayMatchingBody",
    "DeadLettersReplayParams",
    "EmbeddingsRetryParams",
    "ForgettingEventsQuery",
    "ForgettingListQuery",
    "ForgettingPreviewBody",
    "ForgettingPreviewBodyPolicy",
    "ForgettingPreviewBodyPolicyTypesValue",
    "ForgettingRestoreBody",
    "ForgettingSetUserPolicyParams",
    "ForgettingStatusQuery",
    "ForgettingUnsetUserPolicyParams",
    "ForgettingUserPolicyParams",
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
    "MemorybankForgetBody",
    "MemorybankRetrieveBody",
    "MemorybankStoreBody",
    "MemorybankStoreBodyMetadata",
    "RecordEdit",
    "RecordInput",
    "RecordsDeleteBatchBody",
    "RecordsDeleteParams",
    "RecordsDeleteQuery",
    "RecordsForgetBody",
    "RecordsForgetParams",
    "RecordsGetParams",
    "RecordsGetQuery",
    "RecordsListQuery",
    "RecordsPatchParams",
    "RecordsRestoreParams",
    "RecordsRetentionParams",
    "RecordsRetentionQuery",
    "RecordsStoreBatchBody",
    "RecordsVersionsParams",
    "RecordsVersionsQuery",
    "SearchInput",
    "StatusAgentParams",
    "StatusAgentQuery",
    "StatusGetQuery",
    "SummariesListQuery",
    "SummariesPortraitQuery",
    "TenantsCreateBody",
    "TenantsGetParams",
    "TenantsListQuery",
    "TenantsUpdateBody",
    "TenantsUpdateParams",
    "TokensMeQuery",
    "TokensMintBody",
    "UsersGetParams",
    "UsersListQuery",
    "UsersPutBody",
    "UsersPutParams",
]


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


class _AmpSearchBodyRequired(TypedDict):
    #: What is looked for, as a question or in key words.
    query: str


class AmpSearchBody(_AmpSearchBodyRequired, total=False):
    operation: Literal["search"]
    #: The end user, by the tenant’s own id.
    user_id: str
    include_shared: bool | Literal["true", "false"]
    all_users: bool | Literal["true", "false"]
    type: str
    agent: str
    project: str
    session_id: str
    role: str
    tags: Sequence[str]
    #: AND / OR / NOT over fields with eq ne gt gte lt lte in nin contains icontains exists; tags also any, all; metadata by metadata.path.to.key
    filter: Mapping[str, Any]
    #: Answer with what was believed then.
    as_of: datetime | str | date | int
    #: Only what was so in the world then.
    valid_at: datetime | str | date | int
    limit: int
    #: Leaves out what scores less.
    min_score: float


class AmpStatusQuery(TypedDict, total=False):
    operation: Literal["status"]
    user_id: str
    include_shared: bool
    all_users: bool


class _AmpStoreBodyRequired(TypedDict):
    record: RecordInput | Mapping[str, Any]


class AmpStoreBody(_AmpStoreBodyRequired, total=False):
    operation: Literal["store"]
    #: The end user, by the tenant’s own id.
    user_id: str


class CheckpointStateInput(TypedDict, total=False):
    decisions: Sequence[str]
    blockers: Sequence[str]
    artifacts: Sequence[str]
    flags: Sequence[str]


class CompactionGetRunParams(TypedDict):
    run_id: str


class CompactionGetRunQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class CompactionMetricsQuery(TypedDict, total=False):
    days: int


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
    triggers: CompactionPutUserSettingsBodyTriggers
    #: Keep day summaries, the global summary and the portrait up to date by schedule.
    ladder: bool
    #: What holds instead for an agent, a project or both. Of several that fit, the last one.
    scopes: Sequence[CompactionPutUserSettingsBodyScopesItem]


class _CompactionPutUserSettingsBodyScopesItemRequired(TypedDict):
    settings: CompactionPutUserSettingsBodyScopesItemSettings


class CompactionPutUserSettingsBodyScopesItem(_CompactionPutUserSettingsBodyScopesItemRequired, total=False):
    agent: str
    project: str


class CompactionPutUserSettingsBodyScopesItemSettings(TypedDict, total=False):
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
    triggers: CompactionPutUserSettingsBodyTriggers
    #: Keep day summaries, the global summary and the portrait up to date by schedule.
    ladder: bool


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
    status: Literal["done", "refused", "undone"]


class CompactionSettingsQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    agent: str
    project: str


class CompactionUndoParams(TypedDict):
    run_id: str


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


class EmbeddingsRetryParams(TypedDict):
    id: str


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
    all_users: bool | Literal["true", "false"]
    types: Sequence[str]
    policy: ForgettingPreviewBodyPolicy
    at: datetime | str | date | int
    exempt: bool
    limit: int
    #: `next_cursor` of the page before.
    cursor: str


class ForgettingPreviewBodyPolicy(TypedDict, total=False):
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
    #: How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever.
    grace: str | None
    #: What holds for records of one type instead.
    types: Mapping[str, ForgettingPreviewBodyPolicyTypesValue]


class ForgettingPreviewBodyPolicyTypesValue(TypedDict, total=False):
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


class ForgettingRestoreBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    ids: Sequence[str]
    forgotten_from: datetime | str | date | int
    forgotten_to: datetime | str | date | int
    types: Sequence[str]


class ForgettingSetUserPolicyParams(TypedDict):
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
    permissions: Sequence[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "privacy", "admin", "install"]]


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
    expires_at: datetime | str | date | int


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


class KeysUpdateParams(TypedDict):
    key_id: str


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


class RecordsForgetBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
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
    reinforce: bool


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
    include_expired: bool


class RecordsPatchParams(TypedDict):
    id: str


class RecordsRestoreParams(TypedDict):
    id: str


class RecordsRetentionParams(TypedDict):
    id: str


class RecordsRetentionQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool


class _RecordsStoreBatchBodyRequired(TypedDict):
    records: Sequence[RecordInput | Mapping[str, Any]]


class RecordsStoreBatchBody(_RecordsStoreBatchBodyRequired, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str


class RecordsVersionsParams(TypedDict):
    id: str


class RecordsVersionsQuery(TypedDict, total=False):
    user_id: str
    include_shared: bool
    all_users: bool
    limit: int
    before: int


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
    #: AND / OR / NOT over fields with eq ne gt gte lt lte in nin contains icontains exists; tags also any, all; metadata by metadata.path.to.key
    filter: Mapping[str, Any]
    #: Answer with what was believed then.
    as_of: datetime | str | date | int
    #: Only what was so in the world then.
    valid_at: datetime | str | date | int
    limit: int
    #: 0 to 1; see the scale in docs/search.md.
    min_score: float
    #: Strengthens what is returned, as a use does. Off where absent.
    reinforce: bool
    #: Folded records answer themselves beside their summaries, and archived ones are found.
    include_compressed: bool
    #: Whole summaries, instead of the lines that belong to what was found.
    expand: bool
    explain: bool
    #: When it is asked: what "yesterday" in the query is counted from. The present where absent.
    query_time: datetime | str | date | int
    #: Switches arms off, to measure. Needs admin.
    arms: Sequence[Literal["vector", "keyword", "time", "names", "recent"]]
    #: Switches stages of ranking off, to measure. Needs admin.
    stages: Sequence[Literal["neighbours", "sessions", "weights", "turns"]]


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
    #: Whether to make the first key. Without one nobody can use the tenant.
    admin_key: bool
    #: Of the first key.
    default_user_id: str


class TenantsGetParams(TypedDict):
    tenant_id: str


class TenantsListQuery(TypedDict, total=False):
    limit: int
    cursor: str


class TenantsUpdateBody(TypedDict, total=False):
    #: For people; shown in lists and in the audit.
    name: str
    #: IANA name; decides what a day is where a user sets none.
    time_zone: str
    #: How text is analysed where neither record nor user says.
    language: str


class TenantsUpdateParams(TypedDict):
    tenant_id: str


class TokensMeQuery(TypedDict, total=False):
    user_id: str


class TokensMintBody(TypedDict, total=False):
    #: The end user, by the tenant’s own id.
    user_id: str
    #: All that a token may carry, where absent.
    permissions: Sequence[Literal["records:read", "records:write", "shared:read", "shared:write", "blocks:read", "blocks:write", "messages:read", "messages:write", "privacy", "admin", "install"]]
    include_shared: bool
    #: Seconds.
    expires_in: int


class UsersGetParams(TypedDict):
    user_id: str


class UsersListQuery(TypedDict, total=False):
    limit: int
    cursor: str


class UsersPutBody(TypedDict, total=False):
    time_zone: str | None
    language: str | None
    metadata: Mapping[str, Any]


class UsersPutParams(TypedDict):
    user_id: str
