# Generated from the OpenAPI documents by `npm run clients`. Do not edit.
"""What is sent. Every instant may be a datetime, a date, RFC 3339 text or Unix milliseconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any, Literal, TypedDict

__all__ = [
    "AgentsCreateBodyMemoryBlocksItem", "CheckpointStateInput", "CognitiveImportAgentBodyEdgesItem",
    "CognitiveImportAgentBodyNodesItem", "CognitivePutSettingsBodyConsolidation",
    "CognitiveStoreProcedureBodyStepsItem", "CompactionOverridesInput", "CompactionPutUserSettingsBodyScopesItem",
    "CompactionPutUserSettingsBodyTriggers", "ContextTurn", "ForgettingSettingsInput",
    "ForgettingSettingsInputTypesValue", "GenerateTurn", "MediaPart", "NewAmpRecord", "NewMessage", "RecordEdit",
    "RecordInput", "RecordsReviseBody", "RecordsReviseBodyThresholds", "RefusalPart", "SearchInput",
    "SearchRecordsBodyExpand", "SearchRecordsBodyGraph", "SearchRecordsBodyRelated", "TextPart", "TierRules",
    "TierRulesRecent",
]


class _AgentsCreateBodyMemoryBlocksItemRequired(TypedDict):
    label: str  #: The name by which an agent refers to the block.


class AgentsCreateBodyMemoryBlocksItem(_AgentsCreateBodyMemoryBlocksItemRequired, total=False):
    block_id: str | None  #: The client’s own id, unique per user.
    value: str | None
    title: str | None
    limit: int | None  #: Maximum length of `value`, in characters (Unicode code points).
    description: str | None  #: What the block is for. The agent reads it.
    memory_type: str | None
    read_only: bool | None  #: Agents cannot edit the block. A key with `admin` can.
    hidden: bool | None  #: Not listed unless it is named.
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


class CheckpointStateInput(TypedDict, total=False):
    decisions: Sequence[str]
    blockers: Sequence[str]
    artifacts: Sequence[str]
    flags: Sequence[str]


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
    fields: Mapping[str, Any]  #: The other fields of its kind: steps, confidence, trigger_condition, …
    place: int  #: The temporal index of an episode.


class CognitivePutSettingsBodyConsolidation(TypedDict, total=False):
    automatic: bool  #: Jobs consolidate episodes automatically.
    batch_size: int


class _CognitiveStoreProcedureBodyStepsItemRequired(TypedDict):
    description: str


class CognitiveStoreProcedureBodyStepsItem(_CognitiveStoreProcedureBodyStepsItemRequired, total=False):
    tool: str
    arguments: Mapping[str, Any]


class CompactionOverridesInput(TypedDict, total=False):
    enabled: bool  #: Whether the schedule folds automatically.
    #: `summarize` folds old episodes into a summary. `archive` hides them from search without a summary; `include_compressed` still finds them.
    strategy: Literal["summarize", "archive"]
    types: Sequence[str]  #: Record types that count as episodes.
    age_days: float  #: Fold only what was said or happened at least this many days ago.
    max_access: int  #: Fold only records that were recalled at most this often.
    max_importance: float  #: Fold only records with at most this computed importance.
    keep_importance: float  #: Never fold records that their writer rated more important than this.
    batch_size: int
    summary_tokens: int  #: Maximum length of a summary, in tokens.
    summary_share: float  #: Maximum length of a summary, as a share of its sources.
    max_shrink: float  #: The share of its tokens by which a scope may shrink in total. A fold beyond it is refused.
    triggers: CompactionPutUserSettingsBodyTriggers  #: Each trigger can be set on its own.
    ladder: bool  #: Update day summaries, the global summary and the portrait on a schedule.
    #: Whether a language model, if configured, writes summaries. Sentences that their sources do not support are replaced by extractive ones.
    written: bool


class _CompactionPutUserSettingsBodyScopesItemRequired(TypedDict):
    settings: CompactionOverridesInput


class CompactionPutUserSettingsBodyScopesItem(_CompactionPutUserSettingsBodyScopesItemRequired, total=False):
    agent: str
    project: str


class CompactionPutUserSettingsBodyTriggers(TypedDict, total=False):
    age: bool  #: Fold episodes once they are old enough.
    count: int | None  #: If more episodes than this are not folded, fold the oldest regardless of age and use.
    every_hours: float  #: At most one automatic run in this many hours.


class _ContextTurnRequired(TypedDict):
    role: str
    #: A text, or a list of parts in the format of model APIs. A part that is not text is shown as a marker.
    content: str | Sequence[TextPart | RefusalPart | MediaPart]


class ContextTurn(_ContextTurnRequired, total=False):
    name: str  #: The name of the speaker.
    at: datetime | str | date | int


class ForgettingSettingsInput(TypedDict, total=False):
    #: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`.
    model: Literal["none", "ebbinghaus", "exponential"]
    unit: str  #: The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential.
    threshold: float  #: θ: a memory is forgotten when R falls below it.
    growth: float  #: How much S grows with each recall (ebbinghaus).
    cap: float  #: Maximum of S (ebbinghaus).
    rate: float  #: The share that is left after one unit (exponential).
    importance_floor: float | None  #: Records with this importance or more never fade. Null: no floor.
    #: Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`.
    max_age: str | None
    #: How long forgotten or expired records are kept before they are deleted permanently. Null: forever.
    grace: str | None
    types: Mapping[str, ForgettingSettingsInputTypesValue]  #: Overrides for records of one type.


class ForgettingSettingsInputTypesValue(TypedDict, total=False):
    #: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`.
    model: Literal["none", "ebbinghaus", "exponential"]
    unit: str  #: The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential.
    threshold: float  #: θ: a memory is forgotten when R falls below it.
    growth: float  #: How much S grows with each recall (ebbinghaus).
    cap: float  #: Maximum of S (ebbinghaus).
    rate: float  #: The share that is left after one unit (exponential).
    importance_floor: float | None  #: Records with this importance or more never fade. Null: no floor.
    #: Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`.
    max_age: str | None


class GenerateTurn(TypedDict):
    role: Literal["user", "assistant"]
    content: str


class _MediaPartRequired(TypedDict):
    type: Literal["image_url", "input_image", "image", "input_audio", "audio", "video_url", "video", "input_file", "file"]


class MediaPart(_MediaPartRequired, total=False):
    image_url: Any
    input_audio: Any
    video_url: Any
    file: Any


class NewAmpRecord(TypedDict, total=False):
    id: str  #: The client’s own id. Storing it again updates the record.
    type: str  #: Default: semantic.
    created_at: datetime | str | date | int
    user_id: str  #: The end user, by the tenant’s own id.
    shared: bool  #: Store in the tenant’s shared memory. Needs shared:write.
    derived_from: Sequence[str]  #: Ids of the records that this one was made from.
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
    role: str | None  #: The kind of speaker: user, assistant, system, tool.
    speaker: str | None  #: The name of the speaker.
    sequence: int  #: Position within the session.
    metadata: Mapping[str, Any]
    tags: Sequence[str]
    importance: float
    pinned: bool
    language: str  #: ISO 639-1 code of the text. For a snippet: the programming language.
    occurred_at: datetime | str | date | int  #: When it was said or happened.
    valid_from: datetime | str | date | int | None
    valid_to: datetime | str | date | int | None
    expires_at: datetime | str | date | int | None
    provenance: Mapping[str, Any]  #: Where it came from.
    trust: float  #: Ignored in requests: a record gets the trust of its key and of its sources.


class _NewMessageRequired(TypedDict):
    role: str  #: The kind of speaker: user, assistant, system, tool.


class NewMessage(_NewMessageRequired, total=False):
    id: str  #: The client’s own id. Sending it again returns the existing message.
    #: A text, or a list of parts in the format of model APIs. Optional if `tool_calls` or `refusal` is set.
    content: str | Sequence[TextPart | RefusalPart | MediaPart] | None
    refusal: str | None  #: The refusal text of a model, as its API returns it. Used as the content if there is none.
    speaker: str  #: The name of the speaker.
    name: str  #: The name of the tool or function, as in model APIs.
    tool_calls: Sequence[Mapping[str, Any]]  #: The calls as the model made them.
    tool_call_id: str  #: The tool call that this message answers.
    session_id: str
    project: str
    occurred_at: datetime | str | date | int  #: When it was said. Default: now.
    metadata: Mapping[str, Any]
    tags: Sequence[str]
    importance: float


class RecordEdit(TypedDict, total=False):
    user_id: str  #: The end user, by the tenant’s own id.
    severity: Literal["info", "warning", "critical"] | None
    working_on: str | None
    state: CheckpointStateInput | Mapping[str, Any] | None
    file_path: str | None
    start_line: int | None
    end_line: int | None
    repo: str | None
    content: str  #: The text to remember. Searched by meaning and by words.
    title: str | None
    agent: str | None
    project: str | None
    session_id: str | None
    role: str | None  #: The kind of speaker: user, assistant, system, tool.
    speaker: str | None  #: The name of the speaker.
    sequence: int  #: Position within the session.
    metadata: Mapping[str, Any]
    tags: Sequence[str]
    importance: float
    pinned: bool
    language: str  #: ISO 639-1 code of the text. For a snippet: the programming language.
    occurred_at: datetime | str | date | int  #: When it was said or happened.
    valid_from: datetime | str | date | int | None
    valid_to: datetime | str | date | int | None
    expires_at: datetime | str | date | int | None
    provenance: Mapping[str, Any]  #: Where it came from.
    trust: float  #: Ignored in requests: a record gets the trust of its key and of its sources.
    reason: str  #: The reason, kept in the version history.


class RecordInput(TypedDict, total=False):
    id: str  #: The client’s own id. Storing it again updates the record.
    type: str  #: Default: semantic.
    created_at: datetime | str | date | int
    user_id: str  #: The end user, by the tenant’s own id.
    shared: bool  #: Store in the tenant’s shared memory. Needs shared:write.
    derived_from: Sequence[str]  #: Ids of the records that this one was made from.
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
    role: str | None  #: The kind of speaker: user, assistant, system, tool.
    speaker: str | None  #: The name of the speaker.
    sequence: int  #: Position within the session.
    metadata: Mapping[str, Any]
    tags: Sequence[str]
    importance: float
    pinned: bool
    language: str  #: ISO 639-1 code of the text. For a snippet: the programming language.
    occurred_at: datetime | str | date | int  #: When it was said or happened.
    valid_from: datetime | str | date | int | None
    valid_to: datetime | str | date | int | None
    expires_at: datetime | str | date | int | None
    provenance: Mapping[str, Any]  #: Where it came from.
    trust: float  #: Ignored in requests: a record gets the trust of its key and of its sources.


class _RecordsReviseBodyRequired(TypedDict):
    content: str  #: What is known now.


class RecordsReviseBody(_RecordsReviseBodyRequired, total=False):
    user_id: str  #: The end user, by the tenant’s own id.
    shared: bool  #: Revise the tenant’s shared memory. Needs shared:write.
    id: str  #: The memory to revise, if known. Otherwise it is searched for.
    type: str  #: Only memories of this type are considered. Default: semantic.
    concept: str  #: The topic, in one or two words.
    title: str
    tags: Sequence[str]
    metadata: Mapping[str, Any]
    agent: str
    project: str
    session_id: str
    role: str
    speaker: str
    importance: float
    provenance: Mapping[str, Any]  #: Where it came from.
    occurred_at: datetime | str | date | int
    valid_from: datetime | str | date | int  #: Since when it is true. Default: `occurred_at`, otherwise now.
    #: Ids of the messages or records that it was derived from. Erasing one of them also erases what was derived from it.
    derived_from: Sequence[str]
    reason: str  #: The reason, kept in the version history.
    mode: Literal["preview", "apply"]  #: `preview` writes nothing.
    thresholds: RecordsReviseBodyThresholds  #: Overrides the settings for this request.
    merge: Literal["auto", "replace", "append"]


class RecordsReviseBodyThresholds(TypedDict, total=False):
    look: float  #: Memories that score lower are not about the same subject.
    update: float  #: Minimum score at which a memory is edited or superseded.
    same: float  #: Above this score, there is no significant change.


class RefusalPart(TypedDict):
    type: Literal["refusal"]
    refusal: str


class _SearchInputRequired(TypedDict):
    query: str


class SearchInput(_SearchInputRequired, total=False):
    user_id: str  #: The end user, by the tenant’s own id.
    include_shared: bool
    all_users: bool  #: Search the whole tenant. Needs admin.
    type: str
    agent: str
    project: str
    session_id: str
    role: str
    tags: Sequence[str]  #: Matches any of them.
    filter: Mapping[str, Any]
    as_of: datetime | str | date | int  #: Return what was believed at this time.
    valid_at: datetime | str | date | int  #: Only what was true in the world at this time.
    limit: int  #: Default: 10. With `token_budget`, the default is 100 and the budget decides.
    #: Maximum number of tokens (o200k) that the results take in a prompt. Filled best first; results that do not fit are skipped.
    token_budget: int
    #: For a long record: the whole text, or only the matching passage. Default: `passage` with `token_budget`, otherwise `record`.
    text: Literal["record", "passage"]
    order: Literal["score", "chronological"]  #: Order of the results. Default: `score`, best first.
    #: `fold` merges results with the same text into one, with a count. `keep` returns each.
    duplicates: Literal["fold", "keep"]
    #: Maximum number of results per session, as long as other sessions score nearly as well. Default: no cap.
    session_cap: int
    min_score: float  #: Leaves out results that score lower. 0 to 1; see the scale in docs/search.md.
    abstain_below: float  #: Returns nothing if even the best result scores lower. Otherwise leaves out nothing.
    min_importance: float  #: As rated or as proven by use, whichever is higher.
    reinforce: bool  #: Strengthens the returned memories, as a use does. Default: false.
    include_quarantined: bool  #: Include quarantined records. Needs admin.
    include_superseded: bool  #: Include memories that a newer one superseded.
    include_compressed: bool  #: Returns folded records beside their summaries, and finds archived ones.
    #: `true`: returns whole summaries instead of the matching lines, and source turns with their content. An object: the turns around each result in its session.
    expand: bool | SearchRecordsBodyExpand
    #: Starts in the named session, otherwise in the named agent and project. Widens to the user, then to shared memory, only while fewer than three results are certain.
    scope_expansion: bool
    related: SearchRecordsBodyRelated  #: Returns the related records of each result; see docs/relationships.md.
    graph: SearchRecordsBodyGraph  #: Follows links from the best results and returns what they lead to. Default: off.
    #: `true`: why each result has its rank. `timing`: also how long each step took, so no two responses are equal.
    explain: bool | Literal["timing"]
    #: Compares every vector and reads every word, even if there are so many that a search normally reads only the nearest cells or the rarest words.
    exact: bool
    query_time: datetime | str | date | int  #: When the query is asked: the reference for "yesterday". Default: now.
    #: Runs only these arms, for measurements. Needs admin.
    arms: Sequence[Literal["vector", "keyword", "time", "names", "recent"]]
    stages: Sequence[str]  #: Runs only these ranking stages (see docs/search.md), for measurements. Needs admin.


class SearchRecordsBodyExpand(TypedDict, total=False):
    before: int
    after: int
    whole: bool  #: Also does what `expand: true` does.


class SearchRecordsBodyGraph(TypedDict, total=False):
    hops: int  #: How many links to follow in a row.
    #: Relations as seen from the previous record. Default: all except supersedes, consolidates and temporal_sequence.
    relations: Sequence[Literal["refers_to", "depends_on", "contradicts", "reinforces", "temporal_sequence", "causes", "part_of", "related", "supersedes", "may_supersede", "derives_from", "consolidates", "similar_to", "attended_to", "procedure_derives_from", "referred_by", "required_by", "reinforced_by", "follows", "caused_by", "has_part", "superseded_by", "may_be_superseded_by", "source_of", "consolidated_by", "attended_by", "procedure_source_of"]]
    entities: bool  #: Also links memories that mention the same name.
    min_strength: float  #: Minimum strength of every link on the way.
    min_confidence: float  #: Minimum `confidence` of every result that has one, whether found or linked.
    limit: int  #: Maximum number of records that links may add or raise.
    #: Also returns how the results are connected: links, contradictions, chronological order, and a text for a model.
    subgraph: bool


class SearchRecordsBodyRelated(TypedDict, total=False):
    types: Sequence[Literal["refers_to", "depends_on", "contradicts", "reinforces", "temporal_sequence", "causes", "part_of", "related", "supersedes", "may_supersede", "derives_from", "consolidates", "similar_to", "attended_to", "procedure_derives_from", "referred_by", "required_by", "reinforced_by", "follows", "caused_by", "has_part", "superseded_by", "may_be_superseded_by", "source_of", "consolidated_by", "attended_by", "procedure_source_of"]]
    depth: int
    direction: Literal["out", "in", "both"]
    min_strength: float  #: Minimum strength of every link on the way.
    limit: int  #: Related records per result.


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
    enabled: bool  #: false: the tier is not read.
    floor: int  #: Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete.
    cap: int  #: Maximum number of tokens of the tier.
    max_items: int
