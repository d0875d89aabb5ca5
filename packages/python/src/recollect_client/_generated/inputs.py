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
    label: str  #: The name under which an agent holds it.


class AgentsCreateBodyMemoryBlocksItem(_AgentsCreateBodyMemoryBlocksItemRequired, total=False):
    block_id: str | None  #: The client’s own id, unique for its user.
    value: str | None
    title: str | None
    limit: int | None  #: The most characters (Unicode code points) that `value` may have.
    description: str | None  #: What it is for; the agent reads it.
    memory_type: str | None
    read_only: bool | None  #: Agents cannot edit it. A key with admin can.
    hidden: bool | None  #: Not listed, unless it is named.
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
    fields: Mapping[str, Any]  #: What its kind keeps beside: steps, confidence, trigger_condition, …
    place: int  #: The temporal index of an episode.


class CognitivePutSettingsBodyConsolidation(TypedDict, total=False):
    automatic: bool  #: Jobs consolidate episodes without being asked.
    batch_size: int


class _CognitiveStoreProcedureBodyStepsItemRequired(TypedDict):
    description: str


class CognitiveStoreProcedureBodyStepsItem(_CognitiveStoreProcedureBodyStepsItemRequired, total=False):
    tool: str
    arguments: Mapping[str, Any]


class CompactionOverridesInput(TypedDict, total=False):
    enabled: bool  #: Whether schedules fold without being asked.
    #: `archive` takes what is old out of search, without a summary; `include_compressed` still finds it.
    strategy: Literal["summarize", "archive"]
    types: Sequence[str]  #: Types of records that count as episodes.
    age_days: float  #: Only what was said or happened at least so long ago.
    max_access: int  #: Only what was recalled at most so often.
    max_importance: float  #: Only what the computed importance rates at most so high.
    keep_importance: float  #: What its writer rated higher than this is never folded.
    batch_size: int
    summary_tokens: int  #: The most tokens of a summary.
    summary_share: float  #: The most of a summary in parts of what it sums up.
    max_shrink: float  #: By which share of its tokens a scope may shrink in all. A fold beyond it is refused.
    triggers: CompactionPutUserSettingsBodyTriggers  #: Each is changed by itself.
    ladder: bool  #: Keep day summaries, the global summary and the portrait up to date by schedule.
    #: Whether a language model, where there is one, writes summaries; sentences that their sources do not bear out are replaced by extractive ones.
    written: bool


class _CompactionPutUserSettingsBodyScopesItemRequired(TypedDict):
    settings: CompactionOverridesInput


class CompactionPutUserSettingsBodyScopesItem(_CompactionPutUserSettingsBodyScopesItemRequired, total=False):
    agent: str
    project: str


class CompactionPutUserSettingsBodyTriggers(TypedDict, total=False):
    age: bool  #: Fold what has come of age.
    count: int | None  #: Fold the oldest, whatever their age and use, when more episodes than this are not folded.
    every_hours: float  #: At most one automatic run in so many hours.


class _ContextTurnRequired(TypedDict):
    role: str
    #: A text, or a list of parts as model APIs have them; a part that is no text is told as a mark.
    content: str | Sequence[TextPart | RefusalPart | MediaPart]


class ContextTurn(_ContextTurnRequired, total=False):
    name: str  #: Who spoke, by name.
    at: datetime | str | date | int


class ForgettingSettingsInput(TypedDict, total=False):
    #: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`.
    model: Literal["none", "ebbinghaus", "exponential"]
    unit: str  #: What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential.
    threshold: float  #: θ: forgotten when R falls under it.
    growth: float  #: How much S grows at each recall (ebbinghaus).
    cap: float  #: The most that S becomes (ebbinghaus).
    rate: float  #: What is left after one unit (exponential).
    importance_floor: float | None  #: A record of this importance or more never fades. Null: there is no floor.
    #: Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so.
    max_age: str | None
    #: How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever.
    grace: str | None
    types: Mapping[str, ForgettingSettingsInputTypesValue]  #: What holds for records of one type instead.


class ForgettingSettingsInputTypesValue(TypedDict, total=False):
    #: none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`.
    model: Literal["none", "ebbinghaus", "exponential"]
    unit: str  #: What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential.
    threshold: float  #: θ: forgotten when R falls under it.
    growth: float  #: How much S grows at each recall (ebbinghaus).
    cap: float  #: The most that S becomes (ebbinghaus).
    rate: float  #: What is left after one unit (exponential).
    importance_floor: float | None  #: A record of this importance or more never fades. Null: there is no floor.
    #: Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so.
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
    id: str  #: The client’s own id: storing it again updates the record.
    type: str  #: semantic where absent.
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
    role: str | None  #: Who spoke, by kind: user, assistant, system, tool.
    speaker: str | None  #: Who spoke, by name.
    sequence: int  #: Place inside the session.
    metadata: Mapping[str, Any]
    tags: Sequence[str]
    importance: float
    pinned: bool
    language: str  #: ISO 639-1 of the text; for a snippet its programming language.
    occurred_at: datetime | str | date | int  #: When it was said or happened.
    valid_from: datetime | str | date | int | None
    valid_to: datetime | str | date | int | None
    expires_at: datetime | str | date | int | None
    provenance: Mapping[str, Any]  #: Where it came from.
    trust: float  #: Not taken from a request: what is written bears the trust of its key and of its sources.


class _NewMessageRequired(TypedDict):
    role: str  #: Who spoke, by kind: user, assistant, system, tool.


class NewMessage(_NewMessageRequired, total=False):
    id: str  #: The client’s own id: sending it again answers the same message.
    #: A text, or a list of parts as model APIs have them. May be left out beside `tool_calls` or `refusal`.
    content: str | Sequence[TextPart | RefusalPart | MediaPart] | None
    refusal: str | None  #: Why a model refuses, as its API answers it: taken for the content where there is none.
    speaker: str  #: Who spoke, by name.
    name: str  #: Of the tool or function, as model APIs have it.
    tool_calls: Sequence[Mapping[str, Any]]  #: As the model made them.
    tool_call_id: str  #: Which call this answers.
    session_id: str
    project: str
    occurred_at: datetime | str | date | int  #: When it was said; now where absent.
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
    content: str  #: What is remembered. Searched by meaning and by words.
    title: str | None
    agent: str | None
    project: str | None
    session_id: str | None
    role: str | None  #: Who spoke, by kind: user, assistant, system, tool.
    speaker: str | None  #: Who spoke, by name.
    sequence: int  #: Place inside the session.
    metadata: Mapping[str, Any]
    tags: Sequence[str]
    importance: float
    pinned: bool
    language: str  #: ISO 639-1 of the text; for a snippet its programming language.
    occurred_at: datetime | str | date | int  #: When it was said or happened.
    valid_from: datetime | str | date | int | None
    valid_to: datetime | str | date | int | None
    expires_at: datetime | str | date | int | None
    provenance: Mapping[str, Any]  #: Where it came from.
    trust: float  #: Not taken from a request: what is written bears the trust of its key and of its sources.
    reason: str  #: Why, for the version history.


class RecordInput(TypedDict, total=False):
    id: str  #: The client’s own id: storing it again updates the record.
    type: str  #: semantic where absent.
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
    role: str | None  #: Who spoke, by kind: user, assistant, system, tool.
    speaker: str | None  #: Who spoke, by name.
    sequence: int  #: Place inside the session.
    metadata: Mapping[str, Any]
    tags: Sequence[str]
    importance: float
    pinned: bool
    language: str  #: ISO 639-1 of the text; for a snippet its programming language.
    occurred_at: datetime | str | date | int  #: When it was said or happened.
    valid_from: datetime | str | date | int | None
    valid_to: datetime | str | date | int | None
    expires_at: datetime | str | date | int | None
    provenance: Mapping[str, Any]  #: Where it came from.
    trust: float  #: Not taken from a request: what is written bears the trust of its key and of its sources.


class _RecordsReviseBodyRequired(TypedDict):
    content: str  #: What is known now.


class RecordsReviseBody(_RecordsReviseBodyRequired, total=False):
    user_id: str  #: The end user, by the tenant’s own id.
    shared: bool  #: Revise the tenant’s shared memory. Needs shared:write.
    id: str  #: The memory that is meant, where it is known. Without it, it is found.
    type: str  #: Memories of this type are looked at; semantic where absent.
    concept: str  #: What it is about, in a word or two.
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
    valid_from: datetime | str | date | int  #: Since when it is so; `occurred_at`, else now, where absent.
    #: Ids of the messages or records that it was drawn from. Erasing one of them reaches what was drawn from it.
    derived_from: Sequence[str]
    reason: str  #: Why, for the version history.
    mode: Literal["preview", "apply"]  #: `preview` writes nothing.
    thresholds: RecordsReviseBodyThresholds  #: Instead of the settings, for this request.
    merge: Literal["auto", "replace", "append"]


class RecordsReviseBodyThresholds(TypedDict, total=False):
    look: float  #: A memory that scores less is not about the same.
    update: float  #: From here on a memory is edited or superseded.
    same: float  #: What scores higher is no significant change.


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
    tags: Sequence[str]  #: Any of them.
    filter: Mapping[str, Any]
    as_of: datetime | str | date | int  #: Answer with what was believed then.
    valid_at: datetime | str | date | int  #: Only what was so in the world then.
    limit: int  #: 10 where absent; 100 beside a `token_budget`, which then decides.
    #: The most tokens (o200k) that the results may take in a prompt, best first; what does not fit is passed by.
    token_budget: int
    #: Of a long record all of its text, or the passage that was found. `passage` where there is a `token_budget`.
    text: Literal["record", "passage"]
    order: Literal["score", "chronological"]  #: Of the results; `score`, best first, where absent.
    #: Results that say the same in the same words are one, with a count; `keep` answers each.
    duplicates: Literal["fold", "keep"]
    session_cap: int  #: Results of one session at most, as long as others score nearly as well. No cap where absent.
    min_score: float  #: 0 to 1; see the scale in docs/search.md.
    abstain_below: float  #: Answers nothing where even the best result scores less; otherwise cuts nothing.
    min_importance: float  #: As rated or as proved by use, whichever is higher.
    reinforce: bool  #: Strengthens what is returned, as a use does. Off where absent.
    include_quarantined: bool  #: Also what is held back. Needs admin.
    include_superseded: bool  #: Also what a newer memory has superseded.
    include_compressed: bool  #: Folded records answer themselves beside their summaries, and archived ones are found.
    #: `true`: whole summaries, instead of the lines that belong to what was found; source turns with their content. An object: the turns beside each result in its session.
    expand: bool | SearchRecordsBodyExpand
    #: Begins in the session, else the agent and project, that are named, and asks the next wider scope (then the user, then shared memory) only as long as fewer than three results are sure.
    scope_expansion: bool
    related: SearchRecordsBodyRelated  #: Brings with each result what it is related to; see docs/relationships.md.
    #: Follows links from the best results and brings what they lead to. Off where absent.
    graph: SearchRecordsBodyGraph
    #: `true`: why each result stands where it does. `timing`: also how long the steps took, so that no answer is like another.
    explain: bool | Literal["timing"]
    #: Compares every vector and reads every word, also where there are so many that a search takes the nearest cells or the rarest words alone.
    exact: bool
    #: When it is asked: what "yesterday" in the query is counted from. The present where absent.
    query_time: datetime | str | date | int
    #: Switches arms off, to measure. Needs admin.
    arms: Sequence[Literal["vector", "keyword", "time", "names", "recent"]]
    stages: Sequence[str]  #: Only these stages of ranking (docs/search.md names them), to measure. Needs admin.


class SearchRecordsBodyExpand(TypedDict, total=False):
    before: int
    after: int
    whole: bool  #: Also what `expand: true` does.


class SearchRecordsBodyGraph(TypedDict, total=False):
    hops: int  #: Links that are followed, one after the other.
    #: Relations as the record before sees them. All but supersedes, consolidates and temporal_sequence where absent.
    relations: Sequence[Literal["refers_to", "depends_on", "contradicts", "reinforces", "temporal_sequence", "causes", "part_of", "related", "supersedes", "may_supersede", "derives_from", "consolidates", "similar_to", "attended_to", "procedure_derives_from", "referred_by", "required_by", "reinforced_by", "follows", "caused_by", "has_part", "superseded_by", "may_be_superseded_by", "source_of", "consolidated_by", "attended_by", "procedure_source_of"]]
    entities: bool  #: Memories that mention the same name are linked by it.
    min_strength: float  #: Of every link on the way.
    min_confidence: float  #: Of each result that says how sure it is (`confidence`), whether it was found or linked.
    limit: int  #: Records that links may bring or raise.
    #: Answers also how the results hang together: links, contradictions, their order in time, and a text for a model.
    subgraph: bool


class SearchRecordsBodyRelated(TypedDict, total=False):
    types: Sequence[Literal["refers_to", "depends_on", "contradicts", "reinforces", "temporal_sequence", "causes", "part_of", "related", "supersedes", "may_supersede", "derives_from", "consolidates", "similar_to", "attended_to", "procedure_derives_from", "referred_by", "required_by", "reinforced_by", "follows", "caused_by", "has_part", "superseded_by", "may_be_superseded_by", "source_of", "consolidated_by", "attended_by", "procedure_source_of"]]
    depth: int
    direction: Literal["out", "in", "both"]
    min_strength: float  #: Of every edge on the way.
    limit: int  #: For each result.


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
    enabled: bool  #: Off: nothing of it is read.
    floor: int  #: Tokens that it is sure of, before tiers compete, as far as the budget goes.
    cap: int  #: The most tokens that it gets.
    max_items: int
