# Generated from the OpenAPI documents by `npm run clients`. Do not edit.
"""How each operation is asked for."""

from __future__ import annotations

from typing import Any

from .._operation import Operation, Paging
from .outputs import *

RECORDS_STORE: Operation[StoreOutcome] = Operation(
    "records.store", "POST", "/v1/records", StoreOutcome, statuses=(200, 201),
    headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    body=("id", "type", "created_at", "user_id", "shared", "derived_from", "severity", "working_on", "state", "file_path", "start_line", "end_line", "repo", "content", "title", "agent", "project", "session_id", "role", "speaker", "sequence", "metadata", "tags", "importance", "pinned", "language", "occurred_at", "valid_from", "valid_to", "expires_at", "provenance", "trust"),
    nulls=("title", "agent", "project", "session_id", "role", "speaker", "valid_from", "valid_to", "expires_at"),
)
RECORDS_LIST: Operation[RecordPage] = Operation(
    "records.list", "GET", "/v1/records", RecordPage, statuses=(200,), headers=("x-user-id",), reads=True,
    paging=Paging("records", "query", "cursor"),
    query=("user_id", "include_shared", "all_users", "as_of", "valid_at", "type", "agent", "project", "session_id", "role", "tags", "filter", "limit", "offset", "cursor", "order", "min_importance", "include_expired", "include_quarantined", "include_superseded"),
)
RECORDS_STORE_BATCH: Operation[BatchOutcome] = Operation(
    "records.store_batch", "POST", "/v1/records/batch", BatchOutcome, statuses=(200,),
    headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    body=("user_id", "records"), nulls=("records",),
)
RECORDS_DELETE_BATCH: Operation[BatchDeleteOutcome] = Operation(
    "records.delete_batch", "POST", "/v1/records/delete", BatchDeleteOutcome, statuses=(200,), headers=("x-user-id",),
    reads=False, content_type="application/json", body=("user_id", "ids"), nulls=("ids",),
)
RECORDS_GET: Operation[RecordDetail] = Operation(
    "records.get", "GET", "/v1/records/{id}", RecordDetail, statuses=(200,), headers=("x-user-id",), reads=True,
    params=("id",),
    query=("user_id", "include_shared", "all_users", "as_of", "valid_at", "include_quarantined", "reinforce", "expand"),
)
RECORDS_PATCH: Operation[PatchedRecord] = Operation(
    "records.patch", "PATCH", "/v1/records/{id}", PatchedRecord, statuses=(200,), headers=("x-user-id", "if-match"),
    reads=False, content_type="application/json", params=("id",),
    body=("user_id", "severity", "working_on", "state", "file_path", "start_line", "end_line", "repo", "content", "title", "agent", "project", "session_id", "role", "speaker", "sequence", "metadata", "tags", "importance", "pinned", "language", "occurred_at", "valid_from", "valid_to", "expires_at", "provenance", "trust", "reason"),
    nulls=("severity", "working_on", "state", "file_path", "start_line", "end_line", "repo", "title", "agent", "project", "session_id", "role", "speaker", "valid_from", "valid_to", "expires_at"),
)
RECORDS_DELETE: Operation[DeleteOutcome] = Operation(
    "records.delete", "DELETE", "/v1/records/{id}", DeleteOutcome, statuses=(200,), headers=("x-user-id", "if-match"),
    reads=False, params=("id",), query=("user_id",),
)
RECORDS_VERSIONS: Operation[VersionPage] = Operation(
    "records.versions", "GET", "/v1/records/{id}/versions", VersionPage, statuses=(200,), headers=("x-user-id",),
    reads=True, paging=Paging("versions", "query", "before"), params=("id",),
    query=("user_id", "include_shared", "all_users", "limit", "before"),
)
MESSAGES_APPEND: Operation[MessagesAppendOutput] = Operation(
    "messages.append", "POST", "/v1/messages", MessagesAppendOutput, statuses=(200, 201),
    headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    body=("user_id", "agent", "session_id", "project", "messages"), nulls=("messages",),
)
MESSAGES_LIST: Operation[MessagesListOutput] = Operation(
    "messages.list", "GET", "/v1/messages", MessagesListOutput, statuses=(200,), headers=("x-user-id",), reads=True,
    paging=Paging("messages", "query", "cursor"),
    query=("user_id", "agent", "session_id", "role", "project", "occurred_from", "occurred_to", "after_sequence", "before_sequence", "order", "limit", "cursor"),
)
MESSAGES_GET: Operation[Message] = Operation(
    "messages.get", "GET", "/v1/messages/{id}", Message, statuses=(200,), headers=("x-user-id",), reads=True,
    params=("id",), query=("user_id",),
)
MESSAGES_LINK: Operation[MessagesLinkOutput] = Operation(
    "messages.link", "POST", "/v1/messages/{id}/links", MessagesLinkOutput, statuses=(200,), headers=("x-user-id",),
    reads=False, content_type="application/json", params=("id",), body=("user_id", "records"), nulls=("records",),
)
MESSAGES_RECORDS: Operation[MessagesRecordsOutput] = Operation(
    "messages.records", "GET", "/v1/messages/{id}/records", MessagesRecordsOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, paging=Paging("records", "query", "cursor"), params=("id",),
    query=("user_id", "limit", "cursor"),
)
RECORDS_MESSAGES: Operation[RecordsMessagesOutput] = Operation(
    "records.messages", "GET", "/v1/records/{id}/messages", RecordsMessagesOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, paging=Paging("messages", "query", "cursor"), params=("id",),
    query=("user_id", "limit", "cursor"),
)
EDGES_CREATE: Operation[EdgesCreateOutput] = Operation(
    "edges.create", "POST", "/v1/records/{id}/edges", EdgesCreateOutput, statuses=(200, 201), headers=("x-user-id",),
    reads=False, content_type="application/json", params=("id",),
    body=("user_id", "type", "to", "strength", "metadata"), nulls=("type", "to"),
)
EDGES_LIST: Operation[EdgesListOutput] = Operation(
    "edges.list", "GET", "/v1/records/{id}/edges", EdgesListOutput, statuses=(200,), headers=("x-user-id",), reads=True,
    paging=Paging("edges", "query", "cursor"), params=("id",),
    query=("user_id", "include_shared", "all_users", "types", "direction", "limit", "cursor"),
)
EDGES_DELETE: Operation[EdgesDeleteOutput] = Operation(
    "edges.delete", "DELETE", "/v1/records/{id}/edges", EdgesDeleteOutput, statuses=(200,), headers=("x-user-id",),
    reads=False, params=("id",), query=("user_id", "type", "to"), nulls=("type", "to"),
)
GRAPH_RELATED: Operation[GraphRelatedOutput] = Operation(
    "graph.related", "GET", "/v1/records/{id}/related", GraphRelatedOutput, statuses=(200,), headers=("x-user-id",),
    reads=True, params=("id",),
    query=("user_id", "include_shared", "all_users", "types", "depth", "direction", "min_strength", "limit"),
)
GRAPH_SETTINGS: Operation[GraphSettingsOutput] = Operation(
    "graph.settings", "GET", "/v1/admin/graph/settings", GraphSettingsOutput, statuses=(200,), headers=(), reads=True,
)
GRAPH_PUT_SETTINGS: Operation[GraphSettingsOutput] = Operation(
    "graph.put_settings", "PUT", "/v1/admin/graph/settings", GraphSettingsOutput, statuses=(200,), headers=(),
    reads=False, content_type="application/json", body=("temporal_sequence",),
)
COGNITIVE_RECORD_SENSORY: Operation[CognitiveRecordSensoryOutput] = Operation(
    "cognitive.record_sensory", "POST", "/v1/cognitive/sensory", CognitiveRecordSensoryOutput, statuses=(201,),
    headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    body=("user_id", "agent", "modality", "raw_data", "ttl_seconds", "importance", "adaptive_ttl", "metadata"),
    nulls=("modality", "raw_data"),
)
COGNITIVE_RECENT_SENSORY: Operation[CognitiveRecentSensoryOutput] = Operation(
    "cognitive.recent_sensory", "GET", "/v1/cognitive/sensory", CognitiveRecentSensoryOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id", "agent", "limit"),
)
COGNITIVE_ATTEND_SENSORY: Operation[CognitiveAttendSensoryOutput] = Operation(
    "cognitive.attend_sensory", "POST", "/v1/cognitive/sensory/{id}/attend", CognitiveAttendSensoryOutput,
    statuses=(201,), headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    params=("id",), body=("user_id", "agent", "reason", "metadata"), nulls=("reason",),
)
COGNITIVE_PRUNE_SENSORY: Operation[CognitivePruneSensoryOutput] = Operation(
    "cognitive.prune_sensory", "POST", "/v1/cognitive/sensory/prune", CognitivePruneSensoryOutput, statuses=(200,),
    headers=("x-user-id",), reads=False, content_type="application/json", body=("user_id", "agent"),
)
COGNITIVE_PUSH_WORKING: Operation[CognitivePushWorkingOutput] = Operation(
    "cognitive.push_working", "POST", "/v1/cognitive/working", CognitivePushWorkingOutput, statuses=(201,),
    headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    body=("user_id", "agent", "slot_type", "content", "task_id", "relevance", "metadata"),
    nulls=("slot_type", "content", "task_id"),
)
COGNITIVE_LIST_WORKING: Operation[CognitiveListWorkingOutput] = Operation(
    "cognitive.list_working", "GET", "/v1/cognitive/working", CognitiveListWorkingOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id", "agent", "task_id"), nulls=("task_id",),
)
COGNITIVE_CLEAR_WORKING: Operation[CognitiveClearWorkingOutput] = Operation(
    "cognitive.clear_working", "DELETE", "/v1/cognitive/working", CognitiveClearWorkingOutput, statuses=(200,),
    headers=("x-user-id",), reads=False, query=("user_id", "agent", "task_id", "episode"), nulls=("task_id",),
)
COGNITIVE_STORE_EPISODE: Operation[CognitiveStoreEpisodeOutput] = Operation(
    "cognitive.store_episode", "POST", "/v1/cognitive/episodes", CognitiveStoreEpisodeOutput, statuses=(201,),
    headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    body=("user_id", "agent", "content", "source_label", "temporal_index", "occurred_at", "metadata"),
    nulls=("content",),
)
COGNITIVE_LIST_EPISODES: Operation[CognitiveListEpisodesOutput] = Operation(
    "cognitive.list_episodes", "GET", "/v1/cognitive/episodes", CognitiveListEpisodesOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id", "agent", "limit", "include_compressed"),
)
COGNITIVE_NEXT_BATCH: Operation[CognitiveListEpisodesOutput] = Operation(
    "cognitive.next_batch", "GET", "/v1/cognitive/episodes/batch", CognitiveListEpisodesOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id", "agent", "batch_size"),
)
COGNITIVE_CONSOLIDATE: Operation[CognitiveConsolidateOutput] = Operation(
    "cognitive.consolidate", "POST", "/v1/cognitive/episodes/consolidate", CognitiveConsolidateOutput, statuses=(200,),
    headers=("x-user-id",), reads=False, content_type="application/json",
    body=("user_id", "agent", "batch_size", "ids", "summary", "summarize"),
)
COGNITIVE_STORE_FACT: Operation[CognitiveStoreFactOutput] = Operation(
    "cognitive.store_fact", "POST", "/v1/cognitive/facts", CognitiveStoreFactOutput, statuses=(201,),
    headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    body=("user_id", "agent", "concept", "content", "confidence", "source_id", "tags", "source_episode_id", "metadata", "temporal_metadata"),
    nulls=("content",),
)
COGNITIVE_SEARCH_FACTS: Operation[CognitiveSearchFactsOutput] = Operation(
    "cognitive.search_facts", "GET", "/v1/cognitive/facts", CognitiveSearchFactsOutput, statuses=(200,),
    headers=("x-user-id",), reads=True,
    query=("user_id", "agent", "include_shared", "query", "concepts", "limit", "min_confidence", "hops"),
)
COGNITIVE_RECALL: Operation[CognitiveRecallOutput] = Operation(
    "cognitive.recall", "POST", "/v1/cognitive/recall", CognitiveRecallOutput, statuses=(200,), headers=("x-user-id",),
    reads=True, content_type="application/json",
    body=("user_id", "agent", "include_shared", "query", "max_nodes", "min_confidence", "hops"), nulls=("query",),
)
COGNITIVE_STORE_PROCEDURE: Operation[CognitiveStoreProcedureOutput] = Operation(
    "cognitive.store_procedure", "POST", "/v1/cognitive/procedures", CognitiveStoreProcedureOutput, statuses=(201,),
    headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    body=("user_id", "agent", "name", "steps", "prerequisites", "source_episode_id", "metadata"),
    nulls=("name", "steps"),
)
COGNITIVE_LIST_PROCEDURES: Operation[CognitiveListProceduresOutput] = Operation(
    "cognitive.list_procedures", "GET", "/v1/cognitive/procedures", CognitiveListProceduresOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id", "agent", "include_shared", "limit"),
)
COGNITIVE_RECALL_PROCEDURES: Operation[CognitiveListProceduresOutput] = Operation(
    "cognitive.recall_procedures", "POST", "/v1/cognitive/procedures/recall", CognitiveListProceduresOutput,
    statuses=(200,), headers=("x-user-id",), reads=False, content_type="application/json",
    body=("user_id", "agent", "query", "limit"),
)
COGNITIVE_STORE_PROSPECTIVE: Operation[CognitiveStoreProspectiveOutput] = Operation(
    "cognitive.store_prospective", "POST", "/v1/cognitive/prospective", CognitiveStoreProspectiveOutput,
    statuses=(201,), headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    body=("user_id", "agent", "description", "trigger_condition", "trigger_at", "action_on_trigger", "priority", "metadata"),
    nulls=("description",),
)
COGNITIVE_LIST_PROSPECTIVE: Operation[CognitiveListProspectiveOutput] = Operation(
    "cognitive.list_prospective", "GET", "/v1/cognitive/prospective", CognitiveListProspectiveOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id", "agent", "status", "limit"),
)
COGNITIVE_CHECK_TRIGGERS: Operation[CognitiveCheckTriggersOutput] = Operation(
    "cognitive.check_triggers", "POST", "/v1/cognitive/prospective/check", CognitiveCheckTriggersOutput,
    statuses=(200,), headers=("x-user-id",), reads=False, content_type="application/json",
    body=("user_id", "agent", "content"), nulls=("content",),
)
COGNITIVE_RESOLVE_PROSPECTIVE: Operation[CognitiveResolveProspectiveOutput] = Operation(
    "cognitive.resolve_prospective", "POST", "/v1/cognitive/prospective/{id}/resolve",
    CognitiveResolveProspectiveOutput, statuses=(200,), headers=("x-user-id",), reads=False,
    content_type="application/json", params=("id",), body=("user_id", "agent"),
)
COGNITIVE_REMEMBER: Operation[CognitiveRememberOutput] = Operation(
    "cognitive.remember", "POST", "/v1/cognitive/memories", CognitiveRememberOutput, statuses=(201,),
    headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    body=("user_id", "agent", "content", "kind", "concept", "confidence", "source_id", "source_label", "source_episode_id", "tags", "metadata", "temporal_metadata"),
    nulls=("content",),
)
COGNITIVE_CONCEPTS: Operation[CognitiveConceptsOutput] = Operation(
    "cognitive.concepts", "GET", "/v1/cognitive/concepts", CognitiveConceptsOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id", "agent", "include_shared", "limit"),
)
COGNITIVE_EXPORT_AGENT: Operation[CognitiveExportAgentOutput] = Operation(
    "cognitive.export_agent", "GET", "/v1/cognitive/export", CognitiveExportAgentOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id", "agent", "limit", "cursor"),
)
COGNITIVE_IMPORT_AGENT: Operation[CognitiveImportAgentOutput] = Operation(
    "cognitive.import_agent", "POST", "/v1/cognitive/import", CognitiveImportAgentOutput, statuses=(200,),
    headers=("x-user-id",), reads=False, content_type="application/json",
    body=("user_id", "agent", "nodes", "edges", "agent_name", "has_more", "next_cursor"), nulls=("nodes",),
)
COGNITIVE_STATISTICS: Operation[CognitiveStatisticsOutput] = Operation(
    "cognitive.statistics", "GET", "/v1/cognitive/statistics", CognitiveStatisticsOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id", "agent"),
)
COGNITIVE_EDGES: Operation[CognitiveEdgesOutput] = Operation(
    "cognitive.edges", "GET", "/v1/cognitive/edges", CognitiveEdgesOutput, statuses=(200,), headers=("x-user-id",),
    reads=True, query=("user_id", "agent", "id", "type", "limit"),
)
COGNITIVE_SETTINGS: Operation[CognitiveSettingsOutput] = Operation(
    "cognitive.settings", "GET", "/v1/admin/cognitive/settings", CognitiveSettingsOutput, statuses=(200,), headers=(),
    reads=True,
)
COGNITIVE_PUT_SETTINGS: Operation[CognitiveSettingsOutput] = Operation(
    "cognitive.put_settings", "PUT", "/v1/admin/cognitive/settings", CognitiveSettingsOutput, statuses=(200,),
    headers=(), reads=False, content_type="application/json",
    body=("profile", "working_capacity", "adaptive_ttl", "episode_on_completion", "consolidation"),
)
ENTITIES_LIST: Operation[EntitiesListOutput] = Operation(
    "entities.list", "GET", "/v1/cognitive/entities", EntitiesListOutput, statuses=(200,), headers=("x-user-id",),
    reads=True, paging=Paging("entities", "query", "cursor"),
    query=("user_id", "include_shared", "all_users", "agent", "prefix", "limit", "cursor"),
)
ENTITIES_FACTS: Operation[EntitiesFactsOutput] = Operation(
    "entities.facts", "GET", "/v1/cognitive/entities/{id}/facts", EntitiesFactsOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, paging=Paging("facts", "query", "cursor"), params=("id",),
    query=("user_id", "include_shared", "all_users", "agent", "type", "before", "limit", "cursor"),
)
ENTITIES_READ_NAMES: Operation[EntitiesReadNamesOutput] = Operation(
    "entities.read_names", "POST", "/v1/admin/entities/read", EntitiesReadNamesOutput, statuses=(202,), headers=(),
    reads=False,
)
RECORDS_ACKNOWLEDGE: Operation[RecordsAcknowledgeOutput] = Operation(
    "records.acknowledge", "POST", "/v1/records/acknowledge", RecordsAcknowledgeOutput, statuses=(200,),
    headers=("x-user-id", "idempotency-key"), reads=False, content_type="application/json", body=("user_id", "ids"),
    nulls=("ids",),
)
RECORDS_REVISE: Operation[RecordsReviseOutput] = Operation(
    "records.revise", "POST", "/v1/records/revise", RecordsReviseOutput, statuses=(200, 201),
    headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    body=("user_id", "shared", "id", "content", "type", "concept", "title", "tags", "metadata", "agent", "project", "session_id", "role", "speaker", "importance", "provenance", "occurred_at", "valid_from", "derived_from", "reason", "mode", "thresholds", "merge"),
    nulls=("content",),
)
RECORDS_REVISE_BATCH: Operation[RecordsReviseBatchOutput] = Operation(
    "records.revise_batch", "POST", "/v1/records/revise/batch", RecordsReviseBatchOutput, statuses=(200,),
    headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    body=("user_id", "records"), nulls=("records",),
)
RECORDS_UNDO: Operation[RecordsUndoOutput] = Operation(
    "records.undo", "POST", "/v1/records/{id}/undo", RecordsUndoOutput, statuses=(200,), headers=("x-user-id",),
    reads=False, content_type="application/json", params=("id",), body=("user_id", "version", "reason"),
    nulls=("version",),
)
REVISION_SETTINGS: Operation[RevisionSettingsOutput] = Operation(
    "revision.settings", "GET", "/v1/revision/settings", RevisionSettingsOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id",),
)
REVISION_PUT_USER_SETTINGS: Operation[RevisionPutUserSettingsOutput] = Operation(
    "revision.put_user_settings", "PUT", "/v1/revision/settings", RevisionPutUserSettingsOutput, statuses=(200,),
    headers=("x-user-id", "if-match"), reads=False, content_type="application/json", query=("user_id",),
    body=("look", "update", "same", "merge"),
)
REVISION_PUT_TENANT_SETTINGS: Operation[RevisionPutUserSettingsOutput] = Operation(
    "revision.put_tenant_settings", "PUT", "/v1/admin/revision/settings", RevisionPutUserSettingsOutput,
    statuses=(200,), headers=("if-match",), reads=False, content_type="application/json",
    body=("look", "update", "same", "merge"),
)
RECORDS_QUARANTINE: Operation[RecordsQuarantineOutput] = Operation(
    "records.quarantine", "POST", "/v1/records/{id}/quarantine", RecordsQuarantineOutput, statuses=(200,),
    headers=("x-user-id",), reads=False, content_type="application/json", params=("id",), body=("user_id",),
)
RECORDS_PROMOTE: Operation[RecordsPromoteOutput] = Operation(
    "records.promote", "POST", "/v1/records/{id}/promote", RecordsPromoteOutput, statuses=(200,),
    headers=("x-user-id",), reads=False, content_type="application/json", params=("id",),
    body=("user_id", "trust", "reason"),
)
RECORDS_LIST_QUARANTINED: Operation[RecordPage] = Operation(
    "records.list_quarantined", "GET", "/v1/quarantine", RecordPage, statuses=(200,), headers=("x-user-id",),
    reads=True, paging=Paging("records", "query", "cursor"),
    query=("user_id", "include_shared", "all_users", "limit", "cursor"),
)
RECORDS_PURGE_SOURCE: Operation[RecordsPurgeSourceOutput] = Operation(
    "records.purge_source", "POST", "/v1/admin/records/purge-source", RecordsPurgeSourceOutput, statuses=(200,),
    headers=(), reads=False, content_type="application/json",
    body=("user_id", "source", "key_id", "session_id", "agent", "dry_run"),
)
SAFETY_SETTINGS: Operation[SafetySettingsOutput] = Operation(
    "safety.settings", "GET", "/v1/safety/settings", SafetySettingsOutput, statuses=(200,), headers=("x-user-id",),
    reads=True, query=("user_id",),
)
SAFETY_PUT_USER_SETTINGS: Operation[SafetyPutUserSettingsOutput] = Operation(
    "safety.put_user_settings", "PUT", "/v1/safety/settings", SafetyPutUserSettingsOutput, statuses=(200,),
    headers=("x-user-id", "if-match"), reads=False, content_type="application/json", query=("user_id",),
    body=("secrets",),
)
SAFETY_PUT_TENANT_SETTINGS: Operation[SafetyPutTenantSettingsOutput] = Operation(
    "safety.put_tenant_settings", "PUT", "/v1/admin/safety/settings", SafetyPutTenantSettingsOutput, statuses=(200,),
    headers=("if-match",), reads=False, content_type="application/json", body=("secrets", "quarantine_below"),
)
SEARCH_RECORDS: Operation[SearchResults] = Operation(
    "search.records", "POST", "/v1/search", SearchResults, statuses=(200,), headers=("x-user-id",), reads=True,
    content_type="application/json",
    body=("query", "user_id", "include_shared", "all_users", "type", "agent", "project", "session_id", "role", "tags", "filter", "as_of", "valid_at", "limit", "token_budget", "text", "order", "duplicates", "session_cap", "min_score", "abstain_below", "min_importance", "reinforce", "include_quarantined", "include_superseded", "include_compressed", "expand", "scope_expansion", "related", "graph", "explain", "exact", "query_time", "arms", "stages"),
    nulls=("query",),
)
SEARCH_FEEDBACK: Operation[SearchFeedbackOutput] = Operation(
    "search.feedback", "POST", "/v1/search/feedback", SearchFeedbackOutput, statuses=(200,), headers=("x-user-id",),
    reads=False, content_type="application/json", body=("user_id", "query_id", "ids", "verdict"),
    nulls=("query_id", "ids", "verdict"),
)
CONTEXT_BUILD: Operation[ContextBuildOutput] = Operation(
    "context.build", "POST", "/v1/context", ContextBuildOutput, statuses=(200,), headers=("x-user-id",), reads=True,
    content_type="application/json",
    body=("query", "messages", "user_id", "include_shared", "agent", "project", "session_id", "tags", "filter", "valid_at", "token_budget", "model", "format", "ids", "min_score", "tiers"),
)
CONTEXT_SETTINGS: Operation[ContextSettingsOutput] = Operation(
    "context.settings", "GET", "/v1/context/settings", ContextSettingsOutput, statuses=(200,), headers=("x-user-id",),
    reads=True, query=("user_id", "include_shared", "all_users"),
)
CONTEXT_PUT_USER_SETTINGS: Operation[ContextPutUserSettingsOutput] = Operation(
    "context.put_user_settings", "PUT", "/v1/context/settings", ContextPutUserSettingsOutput, statuses=(200,),
    headers=("x-user-id", "if-match"), reads=False, content_type="application/json", query=("user_id",),
    body=("tiers", "memory_share"),
)
CONTEXT_PUT_TENANT_SETTINGS: Operation[ContextPutUserSettingsOutput] = Operation(
    "context.put_tenant_settings", "PUT", "/v1/admin/context/settings", ContextPutUserSettingsOutput, statuses=(200,),
    headers=("if-match",), reads=False, content_type="application/json", body=("tiers", "memory_share"),
)
ANSWER_QUESTION: Operation[AnswerQuestionOutput] = Operation(
    "answer.question", "POST", "/v1/answer", AnswerQuestionOutput, statuses=(200,), headers=("x-user-id",), reads=True,
    content_type="application/json",
    body=("question", "user_id", "include_shared", "type", "agent", "project", "session_id", "role", "tags", "filter", "as_of", "valid_at", "query_time", "token_budget", "max_steps", "deadline_ms", "model", "task_id", "stream"),
    nulls=("question",),
)
ANSWER_METRICS: Operation[AnswerMetricsOutput] = Operation(
    "answer.metrics", "GET", "/v1/metrics/reasoning", AnswerMetricsOutput, statuses=(200,), headers=(), reads=True,
    query=("days",),
)
EXTRACTION_SETTINGS: Operation[ExtractionSettingsOutput] = Operation(
    "extraction.settings", "GET", "/v1/extraction/settings", ExtractionSettingsOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id",),
)
EXTRACTION_PUT_USER_SETTINGS: Operation[ExtractionPutUserSettingsOutput] = Operation(
    "extraction.put_user_settings", "PUT", "/v1/extraction/settings", ExtractionPutUserSettingsOutput, statuses=(200,),
    headers=("x-user-id", "if-match"), reads=False, content_type="application/json", query=("user_id",),
    body=("enabled", "agents"),
)
EXTRACTION_PUT_TENANT_SETTINGS: Operation[ExtractionPutTenantSettingsOutput] = Operation(
    "extraction.put_tenant_settings", "PUT", "/v1/admin/extraction/settings", ExtractionPutTenantSettingsOutput,
    statuses=(200,), headers=("if-match",), reads=False, content_type="application/json",
    body=("enabled", "agents", "turns", "silence_seconds"),
)
DECISIONS_DECIDE: Operation[DecisionsDecideOutput] = Operation(
    "decisions.decide", "POST", "/v1/decisions", DecisionsDecideOutput, statuses=(200,), headers=("x-user-id",),
    reads=False, content_type="application/json",
    body=("user_id", "user_message", "agent_response", "context", "agent", "project", "session_id", "occurred_at", "derived_from", "apply"),
    nulls=("user_message",),
)
DECISIONS_FEEDBACK: Operation[DecisionsFeedbackOutput] = Operation(
    "decisions.feedback", "POST", "/v1/decisions/{id}/feedback", DecisionsFeedbackOutput, statuses=(200,),
    headers=("x-user-id",), reads=False, content_type="application/json", params=("id",), body=("user_id", "correct"),
    nulls=("correct",),
)
DECISIONS_ACCURACY: Operation[DecisionsAccuracyOutput] = Operation(
    "decisions.accuracy", "GET", "/v1/decisions/accuracy", DecisionsAccuracyOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id", "days"),
)
RECORDS_RETENTION: Operation[RecordsRetentionOutput] = Operation(
    "records.retention", "GET", "/v1/records/{id}/retention", RecordsRetentionOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, params=("id",), query=("user_id", "include_shared", "all_users"),
)
RECORDS_FORGET: Operation[RecordsForgetOutput] = Operation(
    "records.forget", "POST", "/v1/records/{id}/forget", RecordsForgetOutput, statuses=(200,), headers=("x-user-id",),
    reads=False, content_type="application/json", params=("id",), body=("user_id",),
)
RECORDS_RESTORE: Operation[RecordsRestoreOutput] = Operation(
    "records.restore", "POST", "/v1/records/{id}/restore", RecordsRestoreOutput, statuses=(200,),
    headers=("x-user-id",), reads=False, content_type="application/json", params=("id",), body=("user_id",),
)
FORGETTING_RESTORE: Operation[ForgettingRestoreOutput] = Operation(
    "forgetting.restore", "POST", "/v1/forgetting/restore", ForgettingRestoreOutput, statuses=(200,),
    headers=("x-user-id",), reads=False, content_type="application/json",
    body=("user_id", "ids", "forgotten_from", "forgotten_to", "types"),
)
FORGETTING_LIST: Operation[ForgettingListOutput] = Operation(
    "forgetting.list", "GET", "/v1/forgetting/records", ForgettingListOutput, statuses=(200,), headers=("x-user-id",),
    reads=True, paging=Paging("records", "query", "cursor"),
    query=("user_id", "include_shared", "all_users", "limit", "cursor", "type"),
)
FORGETTING_EVENTS: Operation[ForgettingEventsOutput] = Operation(
    "forgetting.events", "GET", "/v1/forgetting/events", ForgettingEventsOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, paging=Paging("events", "query", "cursor"),
    query=("user_id", "include_shared", "all_users", "limit", "cursor", "record_id", "action", "from_=from", "to"),
)
FORGETTING_STATUS: Operation[ForgettingStatusOutput] = Operation(
    "forgetting.status", "GET", "/v1/forgetting/status", ForgettingStatusOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id", "include_shared", "all_users", "from_=from"),
)
FORGETTING_PREVIEW: Operation[ForgettingPreviewOutput] = Operation(
    "forgetting.preview", "POST", "/v1/forgetting/preview", ForgettingPreviewOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, content_type="application/json",
    body=("user_id", "include_shared", "all_users", "types", "policy", "at", "exempt", "limit", "cursor"),
)
FORGETTING_SWEEP: Operation[ForgettingSweepOutput] = Operation(
    "forgetting.sweep", "POST", "/v1/forgetting/sweep", ForgettingSweepOutput, statuses=(202,), headers=(), reads=False,
)
FORGETTING_TENANT_SETTINGS: Operation[ForgettingTenantSettingsOutput] = Operation(
    "forgetting.tenant_settings", "GET", "/v1/admin/forgetting/settings", ForgettingTenantSettingsOutput,
    statuses=(200,), headers=(), reads=True,
)
FORGETTING_PUT_TENANT_SETTINGS: Operation[ForgettingTenantSettingsOutput] = Operation(
    "forgetting.put_tenant_settings", "PUT", "/v1/admin/forgetting/settings", ForgettingTenantSettingsOutput,
    statuses=(200,), headers=(), reads=False, content_type="application/json",
    body=("model", "unit", "threshold", "growth", "cap", "rate", "importance_floor", "max_age", "grace", "types"),
    nulls=("importance_floor", "max_age", "grace"),
)
FORGETTING_DELETE_TENANT_SETTINGS: Operation[ForgettingTenantSettingsOutput] = Operation(
    "forgetting.delete_tenant_settings", "DELETE", "/v1/admin/forgetting/settings", ForgettingTenantSettingsOutput,
    statuses=(200,), headers=(), reads=False,
)
FORGETTING_SETTINGS: Operation[ForgettingTenantSettingsOutput] = Operation(
    "forgetting.settings", "GET", "/v1/forgetting/settings", ForgettingTenantSettingsOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id",),
)
FORGETTING_PUT_USER_SETTINGS: Operation[ForgettingTenantSettingsOutput] = Operation(
    "forgetting.put_user_settings", "PUT", "/v1/forgetting/settings", ForgettingTenantSettingsOutput, statuses=(200,),
    headers=("x-user-id",), reads=False, content_type="application/json", query=("user_id",),
    body=("model", "unit", "threshold", "growth", "cap", "rate", "importance_floor", "max_age", "grace", "types"),
    nulls=("importance_floor", "max_age", "grace"),
)
FORGETTING_DELETE_USER_SETTINGS: Operation[ForgettingTenantSettingsOutput] = Operation(
    "forgetting.delete_user_settings", "DELETE", "/v1/forgetting/settings", ForgettingTenantSettingsOutput,
    statuses=(200,), headers=("x-user-id",), reads=False, query=("user_id",),
)
FORGETTING_POLICY: Operation[ForgettingTenantSettingsOutput] = Operation(
    "forgetting.policy", "GET", "/v1/forgetting/policy", ForgettingTenantSettingsOutput, statuses=(200,), headers=(),
    reads=True,
)
FORGETTING_SET_POLICY: Operation[ForgettingTenantSettingsOutput] = Operation(
    "forgetting.set_policy", "PUT", "/v1/forgetting/policy", ForgettingTenantSettingsOutput, statuses=(200,),
    headers=(), reads=False, content_type="application/json",
    body=("model", "unit", "threshold", "growth", "cap", "rate", "importance_floor", "max_age", "grace", "types"),
    nulls=("importance_floor", "max_age", "grace"),
)
FORGETTING_UNSET_POLICY: Operation[ForgettingTenantSettingsOutput] = Operation(
    "forgetting.unset_policy", "DELETE", "/v1/forgetting/policy", ForgettingTenantSettingsOutput, statuses=(200,),
    headers=(), reads=False,
)
FORGETTING_USER_POLICY: Operation[ForgettingTenantSettingsOutput] = Operation(
    "forgetting.user_policy", "GET", "/v1/forgetting/users/{user_id}/policy", ForgettingTenantSettingsOutput,
    statuses=(200,), headers=(), reads=True, params=("user_id",),
)
FORGETTING_SET_USER_POLICY: Operation[ForgettingTenantSettingsOutput] = Operation(
    "forgetting.set_user_policy", "PUT", "/v1/forgetting/users/{user_id}/policy", ForgettingTenantSettingsOutput,
    statuses=(200,), headers=(), reads=False, content_type="application/json", params=("user_id",),
    body=("model", "unit", "threshold", "growth", "cap", "rate", "importance_floor", "max_age", "grace", "types"),
    nulls=("importance_floor", "max_age", "grace"),
)
FORGETTING_UNSET_USER_POLICY: Operation[ForgettingTenantSettingsOutput] = Operation(
    "forgetting.unset_user_policy", "DELETE", "/v1/forgetting/users/{user_id}/policy", ForgettingTenantSettingsOutput,
    statuses=(200,), headers=(), reads=False, params=("user_id",),
)
EMBEDDINGS_RETRY: Operation[EmbeddingRetry] = Operation(
    "embeddings.retry", "POST", "/v1/records/{id}/embedding/retry", EmbeddingRetry, statuses=(202,),
    headers=("x-user-id",), reads=False, content_type="application/json", params=("id",), body=("user_id",),
)
EMBEDDINGS_REEMBED: Operation[ReembedStart] = Operation(
    "embeddings.reembed", "POST", "/v1/admin/reembed", ReembedStart, statuses=(202,), headers=(), reads=False,
)
EMBEDDINGS_REEMBED_STATUS: Operation[ReembedProgress] = Operation(
    "embeddings.reembed_status", "GET", "/v1/admin/reembed", ReembedProgress, statuses=(200,), headers=(), reads=True,
)
RECORDS_PASSAGES: Operation[PassagePage] = Operation(
    "records.passages", "GET", "/v1/records/{id}/passages", PassagePage, statuses=(200,), headers=("x-user-id",),
    reads=True, paging=Paging("passages", "query", "offset"), params=("id",),
    query=("user_id", "include_shared", "all_users", "include_quarantined", "limit", "offset"),
)
COMPACTION_PREVIEW: Operation[CompactionPreviewOutput] = Operation(
    "compaction.preview", "POST", "/v1/compaction/preview", CompactionPreviewOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, content_type="application/json",
    body=("user_id", "shared", "agent", "project", "before", "force", "partial", "strategy", "summaries"),
)
COMPACTION_RUN: Operation[CompactionRunOutput] = Operation(
    "compaction.run", "POST", "/v1/compaction/runs", CompactionRunOutput, statuses=(202,),
    headers=("x-user-id", "prefer"), reads=False, content_type="application/json",
    body=("user_id", "shared", "agent", "project", "before", "force", "partial", "strategy"),
)
COMPACTION_RUNS: Operation[CompactionRunsOutput] = Operation(
    "compaction.runs", "GET", "/v1/compaction/runs", CompactionRunsOutput, statuses=(200,), headers=("x-user-id",),
    reads=True, paging=Paging("runs", "query", "cursor"),
    query=("user_id", "include_shared", "all_users", "limit", "cursor", "kind", "state", "status"),
)
COMPACTION_GET_RUN: Operation[CompactionGetRunOutput] = Operation(
    "compaction.get_run", "GET", "/v1/compaction/runs/{run_id}", CompactionGetRunOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, params=("run_id",), query=("user_id", "include_shared", "all_users"),
)
COMPACTION_UNDO: Operation[CompactionRun] = Operation(
    "compaction.undo", "POST", "/v1/compaction/runs/{run_id}/undo", CompactionRun, statuses=(200,),
    headers=("x-user-id",), reads=False, content_type="application/json", params=("run_id",), body=("user_id",),
)
COMPACTION_SETTINGS: Operation[CompactionSettingsOutput] = Operation(
    "compaction.settings", "GET", "/v1/compaction/settings", CompactionSettingsOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, query=("user_id", "include_shared", "all_users", "agent", "project"),
)
COMPACTION_PUT_USER_SETTINGS: Operation[CompactionPutUserSettingsOutput] = Operation(
    "compaction.put_user_settings", "PUT", "/v1/compaction/settings", CompactionPutUserSettingsOutput, statuses=(200,),
    headers=("x-user-id", "if-match"), reads=False, content_type="application/json", query=("user_id",),
    body=("enabled", "strategy", "types", "age_days", "max_access", "max_importance", "keep_importance", "batch_size", "summary_tokens", "summary_share", "max_shrink", "triggers", "ladder", "written", "scopes"),
)
COMPACTION_PUT_TENANT_SETTINGS: Operation[CompactionPutUserSettingsOutput] = Operation(
    "compaction.put_tenant_settings", "PUT", "/v1/admin/compaction/settings", CompactionPutUserSettingsOutput,
    statuses=(200,), headers=("if-match",), reads=False, content_type="application/json",
    body=("enabled", "strategy", "types", "age_days", "max_access", "max_importance", "keep_importance", "batch_size", "summary_tokens", "summary_share", "max_shrink", "triggers", "ladder", "written", "scopes"),
)
COMPACTION_METRICS: Operation[CompactionMetricsOutput] = Operation(
    "compaction.metrics", "GET", "/v1/compaction/metrics", CompactionMetricsOutput, statuses=(200,), headers=(),
    reads=True, query=("days",),
)
SUMMARIES_LIST: Operation[SummariesListOutput] = Operation(
    "summaries.list", "GET", "/v1/summaries", SummariesListOutput, statuses=(200,), headers=("x-user-id",), reads=True,
    paging=Paging("summaries", "query", "cursor"), query=("user_id", "limit", "cursor", "kind", "day"),
)
SUMMARIES_PORTRAIT: Operation[SummariesPortraitOutput] = Operation(
    "summaries.portrait", "GET", "/v1/portrait", SummariesPortraitOutput, statuses=(200,), headers=("x-user-id",),
    reads=True, query=("user_id", "day"),
)
SUMMARIES_REFRESH: Operation[SummariesRefreshOutput] = Operation(
    "summaries.refresh", "POST", "/v1/summaries/refresh", SummariesRefreshOutput, statuses=(202,),
    headers=("x-user-id", "prefer"), reads=False, content_type="application/json", body=("user_id",),
)
STATUS_GET: Operation[Status] = Operation(
    "status.get", "GET", "/v1/status", Status, statuses=(200,), headers=("x-user-id",), reads=True,
    query=("user_id", "include_shared", "all_users"),
)
STATUS_AGENT: Operation[AgentStatus] = Operation(
    "status.agent", "GET", "/v1/agents/{agent}/status", AgentStatus, statuses=(200,), headers=("x-user-id",),
    reads=True, params=("agent",), query=("user_id", "include_shared", "all_users"),
)
HEALTH_LIVE: Operation[Liveness] = Operation(
    "health.live", "GET", "/livez", Liveness, statuses=(200,), headers=(), reads=True,
)
HEALTH_READY: Operation[Readiness] = Operation(
    "health.ready", "GET", "/readyz", Readiness, statuses=(200, 503), headers=(), reads=True,
)
HEALTH_METRICS: Operation[str] = Operation(
    "health.metrics", "GET", "/metrics", str, statuses=(200,), headers=(), reads=True,
)
HEALTH_VERSION: Operation[ServerVersion] = Operation(
    "health.version", "GET", "/version", ServerVersion, statuses=(200,), headers=(), reads=True,
)
TENANTS_CREATE: Operation[NewTenant] = Operation(
    "tenants.create", "POST", "/v1/admin/tenants", NewTenant, statuses=(201,), headers=(), reads=False,
    content_type="application/json",
    body=("name", "time_zone", "language", "rate_limit", "key_rate_limit", "quota_records", "quota_bytes", "admin_key", "default_user_id"),
    nulls=("name", "rate_limit", "key_rate_limit", "quota_records", "quota_bytes"),
)
TENANTS_LIST: Operation[TenantPage] = Operation(
    "tenants.list", "GET", "/v1/admin/tenants", TenantPage, statuses=(200,), headers=(), reads=True,
    paging=Paging("tenants", "query", "cursor"), query=("limit", "cursor"),
)
TENANTS_GET: Operation[Tenant] = Operation(
    "tenants.get", "GET", "/v1/admin/tenants/{tenant_id}", Tenant, statuses=(200,), headers=(), reads=True,
    params=("tenant_id",),
)
TENANTS_UPDATE: Operation[Tenant] = Operation(
    "tenants.update", "PATCH", "/v1/admin/tenants/{tenant_id}", Tenant, statuses=(200,), headers=(), reads=False,
    content_type="application/json", params=("tenant_id",),
    body=("name", "time_zone", "language", "rate_limit", "key_rate_limit", "quota_records", "quota_bytes"),
    nulls=("rate_limit", "key_rate_limit", "quota_records", "quota_bytes"),
)
TENANTS_GET_OWN: Operation[Tenant] = Operation(
    "tenants.get_own", "GET", "/v1/admin/tenant", Tenant, statuses=(200,), headers=(), reads=True,
)
TENANTS_UPDATE_OWN: Operation[Tenant] = Operation(
    "tenants.update_own", "PATCH", "/v1/admin/tenant", Tenant, statuses=(200,), headers=(), reads=False,
    content_type="application/json", body=("name", "time_zone", "language"),
)
KEYS_CREATE: Operation[NewKey] = Operation(
    "keys.create", "POST", "/v1/admin/keys", NewKey, statuses=(201,), headers=(), reads=False,
    content_type="application/json",
    body=("name", "permissions", "user_id", "agent", "project", "default_user_id", "include_shared", "source_class", "trust_cap", "expires_at", "rate_limit"),
    nulls=("name", "permissions", "rate_limit"),
)
KEYS_LIST: Operation[KeyPage] = Operation(
    "keys.list", "GET", "/v1/admin/keys", KeyPage, statuses=(200,), headers=(), reads=True,
    paging=Paging("keys", "query", "cursor"), query=("limit", "cursor", "include_revoked"),
)
KEYS_GET: Operation[Key] = Operation(
    "keys.get", "GET", "/v1/admin/keys/{key_id}", Key, statuses=(200,), headers=(), reads=True, params=("key_id",),
)
KEYS_UPDATE: Operation[Key] = Operation(
    "keys.update", "PATCH", "/v1/admin/keys/{key_id}", Key, statuses=(200,), headers=(), reads=False,
    content_type="application/json", params=("key_id",), body=("name", "expires_at", "rate_limit"),
    nulls=("expires_at", "rate_limit"),
)
KEYS_REVOKE: Operation[Key] = Operation(
    "keys.revoke", "DELETE", "/v1/admin/keys/{key_id}", Key, statuses=(200,), headers=(), reads=False,
    params=("key_id",),
)
KEYS_ROTATE: Operation[NewKey] = Operation(
    "keys.rotate", "POST", "/v1/admin/keys/{key_id}/rotate", NewKey, statuses=(200,), headers=(), reads=False,
    content_type="application/json", params=("key_id",), body=("grace_seconds",),
)
USERS_LIST: Operation[UserPage] = Operation(
    "users.list", "GET", "/v1/admin/users", UserPage, statuses=(200,), headers=(), reads=True,
    paging=Paging("users", "query", "cursor"), query=("limit", "cursor"),
)
USERS_GET: Operation[User] = Operation(
    "users.get", "GET", "/v1/admin/users/{user_id}", User, statuses=(200,), headers=(), reads=True, params=("user_id",),
)
USERS_PUT: Operation[User] = Operation(
    "users.put", "PUT", "/v1/admin/users/{user_id}", User, statuses=(200, 201), headers=(), reads=False,
    content_type="application/json", params=("user_id",), body=("time_zone", "language", "metadata"),
    nulls=("time_zone", "language"),
)
TOKENS_MINT: Operation[Token] = Operation(
    "tokens.mint", "POST", "/v1/tokens", Token, statuses=(201,), headers=("x-user-id",), reads=False,
    content_type="application/json", body=("user_id", "permissions", "include_shared", "trust_cap", "expires_in"),
)
TOKENS_ME: Operation[Me] = Operation(
    "tokens.me", "GET", "/v1/me", Me, statuses=(200,), headers=("x-user-id",), reads=True, query=("user_id",),
)
TENANTS_OWN_USAGE: Operation[TenantsOwnUsageOutput] = Operation(
    "tenants.own_usage", "GET", "/v1/admin/usage", TenantsOwnUsageOutput, statuses=(200,), headers=(), reads=True,
    query=("days",),
)
TENANTS_USAGE: Operation[TenantsOwnUsageOutput] = Operation(
    "tenants.usage", "GET", "/v1/admin/tenants/{tenant_id}/usage", TenantsOwnUsageOutput, statuses=(200,), headers=(),
    reads=True, params=("tenant_id",), query=("days",),
)
MODELS_GENERATE: Operation[ModelsGenerateOutput] = Operation(
    "models.generate", "POST", "/v1/generate", ModelsGenerateOutput, statuses=(200,), headers=("x-user-id",),
    reads=True, content_type="application/json",
    body=("prompt", "messages", "system", "schema", "max_tokens", "temperature", "deadline_ms", "user_id"),
)
MODELS_USAGE: Operation[ModelsUsageOutput] = Operation(
    "models.usage", "GET", "/v1/admin/usage/models", ModelsUsageOutput, statuses=(200,), headers=(), reads=True,
    query=("days",),
)
MODELS_SETTINGS: Operation[ModelsSettingsOutput] = Operation(
    "models.settings", "GET", "/v1/admin/models/settings", ModelsSettingsOutput, statuses=(200,), headers=(),
    reads=True,
)
MODELS_PUT_SETTINGS: Operation[ModelsPutSettingsOutput] = Operation(
    "models.put_settings", "PUT", "/v1/admin/models/settings", ModelsPutSettingsOutput, statuses=(200,),
    headers=("if-match",), reads=False, content_type="application/json",
    body=("allowed", "tokens_per_day", "tokens_per_month", "usd_per_day", "usd_per_month"),
)
PRIVACY_ERASE_USER: Operation[PrivacyEraseUserOutput] = Operation(
    "privacy.erase_user", "POST", "/v1/admin/users/{user_id}/erasure", PrivacyEraseUserOutput, statuses=(200, 202),
    headers=(), reads=False, content_type="application/json", params=("user_id",), body=("dry_run", "reason"),
)
PRIVACY_ERASE: Operation[PrivacyEraseUserOutput] = Operation(
    "privacy.erase", "POST", "/v1/erasures", PrivacyEraseUserOutput, statuses=(200, 202), headers=(), reads=False,
    content_type="application/json",
    body=("agent", "session_id", "records", "source", "filter", "user_id", "dry_run", "reason"),
)
PRIVACY_LIST_ERASURES: Operation[PrivacyListErasuresOutput] = Operation(
    "privacy.list_erasures", "GET", "/v1/erasures", PrivacyListErasuresOutput, statuses=(200,), headers=(), reads=True,
    paging=Paging("erasures", "query", "cursor"), query=("limit", "cursor"),
)
PRIVACY_GET_ERASURE: Operation[Erasure] = Operation(
    "privacy.get_erasure", "GET", "/v1/erasures/{id}", Erasure, statuses=(200,), headers=(), reads=True, params=("id",),
)
PRIVACY_RECEIPT: Operation[PrivacyReceiptOutput] = Operation(
    "privacy.receipt", "GET", "/v1/erasures/{id}/receipt", PrivacyReceiptOutput, statuses=(200,), headers=(),
    reads=True, params=("id",),
)
PRIVACY_ERASE_TENANT: Operation[PrivacyEraseUserOutput] = Operation(
    "privacy.erase_tenant", "POST", "/v1/admin/tenants/{tenant_id}/erasure", PrivacyEraseUserOutput,
    statuses=(200, 202), headers=(), reads=False, content_type="application/json", params=("tenant_id",),
    body=("dry_run", "reason"),
)
PRIVACY_TENANT_ERASURE: Operation[Erasure] = Operation(
    "privacy.tenant_erasure", "GET", "/v1/admin/tenants/{tenant_id}/erasure", Erasure, statuses=(200,), headers=(),
    reads=True, params=("tenant_id",),
)
PRIVACY_TENANT_RECEIPT: Operation[PrivacyReceiptOutput] = Operation(
    "privacy.tenant_receipt", "GET", "/v1/admin/tenants/{tenant_id}/erasure/receipt", PrivacyReceiptOutput,
    statuses=(200,), headers=(), reads=True, params=("tenant_id",),
)
PRIVACY_RECEIPT_KEY: Operation[PrivacyReceiptKeyOutput] = Operation(
    "privacy.receipt_key", "GET", "/v1/privacy/receipt-key", PrivacyReceiptKeyOutput, statuses=(200,), headers=(),
    reads=True,
)
PRIVACY_HOLD_USER: Operation[PrivacyHoldUserOutput] = Operation(
    "privacy.hold_user", "PUT", "/v1/admin/users/{user_id}/legal-hold", PrivacyHoldUserOutput, statuses=(200,),
    headers=(), reads=False, params=("user_id",),
)
PRIVACY_RELEASE_USER: Operation[PrivacyHoldUserOutput] = Operation(
    "privacy.release_user", "DELETE", "/v1/admin/users/{user_id}/legal-hold", PrivacyHoldUserOutput, statuses=(200,),
    headers=(), reads=False, params=("user_id",),
)
PRIVACY_HOLD_RECORD: Operation[PrivacyHoldRecordOutput] = Operation(
    "privacy.hold_record", "PUT", "/v1/records/{id}/legal-hold", PrivacyHoldRecordOutput, statuses=(200,),
    headers=("x-user-id",), reads=False, params=("id",), query=("user_id",),
)
PRIVACY_RELEASE_RECORD: Operation[PrivacyHoldRecordOutput] = Operation(
    "privacy.release_record", "DELETE", "/v1/records/{id}/legal-hold", PrivacyHoldRecordOutput, statuses=(200,),
    headers=("x-user-id",), reads=False, params=("id",), query=("user_id",),
)
USERS_PAUSE: Operation[UsersPauseOutput] = Operation(
    "users.pause", "PUT", "/v1/admin/users/{user_id}/pause", UsersPauseOutput, statuses=(200,), headers=(), reads=False,
    params=("user_id",),
)
USERS_RESUME: Operation[UsersPauseOutput] = Operation(
    "users.resume", "DELETE", "/v1/admin/users/{user_id}/pause", UsersPauseOutput, statuses=(200,), headers=(),
    reads=False, params=("user_id",),
)
USERS_EXPORT_DATA: Operation[bytes] = Operation(
    "users.export_data", "GET", "/v1/admin/users/{user_id}/export", bytes, statuses=(200,), headers=(), reads=True,
    params=("user_id",),
)
USERS_IMPORT_DATA: Operation[UsersImportDataOutput] = Operation(
    "users.import_data", "POST", "/v1/admin/users/{user_id}/import", UsersImportDataOutput, statuses=(200, 202),
    headers=("prefer",), reads=False, content_type="application/zip", params=("user_id",),
)
USERS_TRANSFER: Operation[UsersImportDataOutput] = Operation(
    "users.transfer", "GET", "/v1/transfers/{id}", UsersImportDataOutput, statuses=(200,), headers=(), reads=True,
    params=("id",),
)
JOBS_GET: Operation[JobsGetOutput] = Operation(
    "jobs.get", "GET", "/v1/jobs/{id}", JobsGetOutput, statuses=(200,), headers=("x-user-id",), reads=True,
    params=("id",), query=("user_id", "include_shared", "all_users"),
)
JOBS_LIST: Operation[JobsListOutput] = Operation(
    "jobs.list", "GET", "/v1/jobs", JobsListOutput, statuses=(200,), headers=("x-user-id",), reads=True,
    paging=Paging("jobs", "query", "cursor"),
    query=("user_id", "include_shared", "all_users", "record", "kind", "state", "limit", "cursor"),
)
DEAD_LETTERS_LIST: Operation[DeadLettersListOutput] = Operation(
    "dead_letters.list", "GET", "/v1/admin/dead-letters", DeadLettersListOutput, statuses=(200,), headers=(),
    reads=True, paging=Paging("dead_letters", "query", "cursor"),
    query=("kind", "user_id", "failed_since", "limit", "cursor"),
)
DEAD_LETTERS_REPLAY: Operation[DeadLettersReplayOutput] = Operation(
    "dead_letters.replay", "POST", "/v1/admin/dead-letters/{id}/replay", DeadLettersReplayOutput, statuses=(200,),
    headers=(), reads=False, params=("id",),
)
DEAD_LETTERS_REPLAY_MATCHING: Operation[DeadLettersReplayMatchingOutput] = Operation(
    "dead_letters.replay_matching", "POST", "/v1/admin/dead-letters/replay", DeadLettersReplayMatchingOutput,
    statuses=(200,), headers=(), reads=False, content_type="application/json",
    body=("kind", "user_id", "failed_since", "limit", "cursor"),
)
DEAD_LETTERS_DISCARD: Operation[DeadLettersDiscardOutput] = Operation(
    "dead_letters.discard", "DELETE", "/v1/admin/dead-letters/{id}", DeadLettersDiscardOutput, statuses=(200,),
    headers=(), reads=False, params=("id",),
)
DEAD_LETTERS_DISCARD_MATCHING: Operation[DeadLettersDiscardMatchingOutput] = Operation(
    "dead_letters.discard_matching", "POST", "/v1/admin/dead-letters/discard", DeadLettersDiscardMatchingOutput,
    statuses=(200,), headers=(), reads=False, content_type="application/json",
    body=("kind", "user_id", "failed_since", "limit", "cursor"),
)
WEBHOOKS_CREATE: Operation[WebhooksCreateOutput] = Operation(
    "webhooks.create", "POST", "/v1/admin/webhooks", WebhooksCreateOutput, statuses=(201,), headers=(), reads=False,
    content_type="application/json", body=("name", "url", "events", "content"), nulls=("url", "events"),
)
WEBHOOKS_LIST: Operation[WebhooksListOutput] = Operation(
    "webhooks.list", "GET", "/v1/admin/webhooks", WebhooksListOutput, statuses=(200,), headers=(), reads=True,
)
WEBHOOKS_GET: Operation[Webhook] = Operation(
    "webhooks.get", "GET", "/v1/admin/webhooks/{id}", Webhook, statuses=(200,), headers=(), reads=True, params=("id",),
)
WEBHOOKS_UPDATE: Operation[Webhook] = Operation(
    "webhooks.update", "PATCH", "/v1/admin/webhooks/{id}", Webhook, statuses=(200,), headers=(), reads=False,
    content_type="application/json", params=("id",), body=("name", "url", "events", "content", "enabled"),
)
WEBHOOKS_DELETE: Operation[DeleteOutcome] = Operation(
    "webhooks.delete", "DELETE", "/v1/admin/webhooks/{id}", DeleteOutcome, statuses=(200,), headers=(), reads=False,
    params=("id",),
)
WEBHOOKS_ROTATE_SECRET: Operation[WebhooksCreateOutput] = Operation(
    "webhooks.rotate_secret", "POST", "/v1/admin/webhooks/{id}/rotate-secret", WebhooksCreateOutput, statuses=(200,),
    headers=(), reads=False, content_type="application/json", params=("id",), body=("overlap_hours",),
)
WEBHOOKS_TEST: Operation[WebhooksTestOutput] = Operation(
    "webhooks.test", "POST", "/v1/admin/webhooks/{id}/test", WebhooksTestOutput, statuses=(200,), headers=(),
    reads=False, params=("id",),
)
WEBHOOKS_REPLAY: Operation[WebhooksReplayOutput] = Operation(
    "webhooks.replay", "POST", "/v1/admin/webhooks/{id}/replay", WebhooksReplayOutput, statuses=(200,), headers=(),
    reads=False, content_type="application/json", params=("id",), body=("failed_since", "limit"),
)
WEBHOOKS_LIST_DELIVERIES: Operation[WebhooksListDeliveriesOutput] = Operation(
    "webhooks.list_deliveries", "GET", "/v1/admin/webhooks/{id}/deliveries", WebhooksListDeliveriesOutput,
    statuses=(200,), headers=(), reads=True, paging=Paging("deliveries", "query", "cursor"), params=("id",),
    query=("state", "limit", "cursor"),
)
AUDIT_LIST: Operation[AuditListOutput] = Operation(
    "audit.list", "GET", "/v1/admin/audit", AuditListOutput, statuses=(200,), headers=(), reads=True,
    paging=Paging("entries", "query", "cursor"),
    query=("from_=from", "to", "key_id", "operation", "kind", "outcome", "user_id", "record_id", "in_chain", "limit", "cursor"),
)
AUDIT_HEAD: Operation[AuditHeadOutput] = Operation(
    "audit.head", "GET", "/v1/admin/audit/head", AuditHeadOutput, statuses=(200,), headers=(), reads=True,
)
AUDIT_VERIFY: Operation[AuditVerifyOutput] = Operation(
    "audit.verify", "GET", "/v1/admin/audit/verify", AuditVerifyOutput, statuses=(200,), headers=(), reads=True,
    query=("head", "limit", "cursor"),
)
AUDIT_SETTINGS: Operation[AuditSettingsOutput] = Operation(
    "audit.settings", "GET", "/v1/admin/audit/settings", AuditSettingsOutput, statuses=(200,), headers=(), reads=True,
)
AUDIT_SET_SETTINGS: Operation[AuditSettingsOutput] = Operation(
    "audit.set_settings", "PUT", "/v1/admin/audit/settings", AuditSettingsOutput, statuses=(200,), headers=(),
    reads=False, content_type="application/json", body=("reads",),
)
PRIVACY_LEDGER: Operation[PrivacyLedgerOutput] = Operation(
    "privacy.ledger", "GET", "/v1/admin/privacy/ledger", PrivacyLedgerOutput, statuses=(200,), headers=(), reads=True,
    paging=Paging("entries", "query", "cursor"), query=("limit", "cursor"),
)
PRIVACY_REWRITES: Operation[PrivacyRewritesOutput] = Operation(
    "privacy.rewrites", "GET", "/v1/admin/privacy/rewrites", PrivacyRewritesOutput, statuses=(200,), headers=(),
    reads=True, paging=Paging("rewrites", "query", "cursor"), query=("limit", "cursor"),
)
AMP_STORE: Operation[AmpStoreOutput] = Operation(
    "amp.store", "POST", "/amp/store", AmpStoreOutput, statuses=(200, 201),
    headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    body=("user_id", "record"), nulls=("record",),
)
AMP_SEARCH: Operation[AmpSearchOutput] = Operation(
    "amp.search", "POST", "/amp/search", AmpSearchOutput, statuses=(200,), headers=("x-user-id",), reads=True,
    content_type="application/json",
    body=("user_id", "include_shared", "all_users", "query", "type", "agent", "project", "session_id", "role", "tags", "filter", "as_of", "valid_at", "limit", "min_score", "token_budget", "order", "scope_expansion", "graph"),
    nulls=("query",),
)
AMP_LIST: Operation[AmpListOutput] = Operation(
    "amp.list", "GET", "/amp/records", AmpListOutput, statuses=(200,), headers=("x-user-id",), reads=True,
    paging=Paging("records", "query", "offset"),
    query=("user_id", "include_shared", "all_users", "type", "agent", "project", "session_id", "role", "tags", "limit", "offset", "order"),
)
AMP_GET: Operation[AmpGetOutput] = Operation(
    "amp.get", "GET", "/amp/records/{id}", AmpGetOutput, statuses=(200,), headers=("x-user-id",), reads=True,
    params=("id",), query=("user_id", "include_shared", "all_users", "reinforce"),
)
AMP_DELETE: Operation[AmpDeleteOutput] = Operation(
    "amp.delete", "DELETE", "/amp/records/{id}", AmpDeleteOutput, statuses=(200,), headers=("x-user-id", "if-match"),
    reads=False, params=("id",), query=("user_id",),
)
AMP_STATUS: Operation[AmpStatusOutput] = Operation(
    "amp.status", "GET", "/amp/status", AmpStatusOutput, statuses=(200,), headers=("x-user-id",), reads=True,
    query=("user_id", "include_shared", "all_users"),
)
AMP_AGENT_STATUS: Operation[AmpAgentStatusOutput] = Operation(
    "amp.agent_status", "GET", "/amp/agents/{agent}/status", AmpAgentStatusOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, params=("agent",), query=("user_id", "include_shared", "all_users"),
)
AMP_CALL: Operation[AmpCallOutput] = Operation(
    "amp.call", "POST", "/amp", AmpCallOutput, statuses=(200, 201), headers=("x-user-id",), reads=False,
    content_type="application/json", body=("operation",), nulls=("operation",),
)
AMP_SCHEMA: Operation[AmpSchemaOutput] = Operation(
    "amp.schema", "GET", "/amp/schema", AmpSchemaOutput, statuses=(200,), headers=(), reads=True,
)
AMP_SCHEMA_OF: Operation[dict[str, Any]] = Operation(
    "amp.schema_of", "GET", "/amp/schema/{type}", dict[str, Any], statuses=(200,), headers=(), reads=True,
    params=("type",),
)
AGENTS_LIST: Operation[list[AgentsListOutputItem]] = Operation(
    "agents.list", "GET", "/v1/agents", list[AgentsListOutputItem], statuses=(200,), headers=("x-user-id",), reads=True,
    query=("user_id", "include_shared", "all_users", "name", "query_text", "tags", "match_all_tags", "created_by_id", "project_id", "template_id", "base_template_id", "identity_id", "identifier_keys", "last_stop_reason", "order", "ascending", "order_by", "sort_by", "after", "before", "limit"),
)
AGENTS_CREATE: Operation[AgentsListOutputItem] = Operation(
    "agents.create", "POST", "/v1/agents", AgentsListOutputItem, statuses=(200,), headers=("x-user-id",), reads=False,
    content_type="application/json",
    body=("user_id", "shared", "name", "description", "system", "timezone", "hidden", "metadata", "tags", "block_ids", "agent_type", "llm_config", "embedding_config", "model", "embedding", "model_settings", "compaction_settings", "response_format", "tool_rules", "project_id", "template_id", "base_template_id", "message_buffer_autoclear", "enable_sleeptime", "max_files_open", "per_file_view_window_char_limit", "memory_blocks"),
    nulls=("name", "description", "system", "timezone", "hidden", "metadata", "tags", "block_ids", "agent_type", "llm_config", "embedding_config", "model", "embedding", "model_settings", "compaction_settings", "response_format", "tool_rules", "project_id", "template_id", "base_template_id", "message_buffer_autoclear", "enable_sleeptime", "max_files_open", "per_file_view_window_char_limit", "memory_blocks"),
)
AGENTS_COUNT: Operation[int] = Operation(
    "agents.count", "GET", "/v1/agents/count", int, statuses=(200,), headers=("x-user-id",), reads=True,
    query=("user_id", "include_shared", "all_users", "name", "query_text", "tags", "match_all_tags", "created_by_id", "project_id", "template_id", "base_template_id", "identity_id", "identifier_keys", "last_stop_reason"),
)
AGENTS_GET: Operation[AgentsListOutputItem] = Operation(
    "agents.get", "GET", "/v1/agents/{agent_id}", AgentsListOutputItem, statuses=(200,), headers=("x-user-id",),
    reads=True, params=("agent_id",), query=("user_id", "include_shared", "all_users"),
)
AGENTS_UPDATE: Operation[AgentsListOutputItem] = Operation(
    "agents.update", "PATCH", "/v1/agents/{agent_id}", AgentsListOutputItem, statuses=(200,), headers=("x-user-id",),
    reads=False, content_type="application/json", params=("agent_id",),
    body=("user_id", "name", "description", "system", "timezone", "hidden", "metadata", "tags", "block_ids", "agent_type", "llm_config", "embedding_config", "model", "embedding", "model_settings", "compaction_settings", "response_format", "tool_rules", "project_id", "template_id", "base_template_id", "message_buffer_autoclear", "enable_sleeptime", "max_files_open", "per_file_view_window_char_limit"),
    nulls=("name", "description", "system", "timezone", "hidden", "metadata", "tags", "block_ids", "agent_type", "llm_config", "embedding_config", "model", "embedding", "model_settings", "compaction_settings", "response_format", "tool_rules", "project_id", "template_id", "base_template_id", "message_buffer_autoclear", "enable_sleeptime", "max_files_open", "per_file_view_window_char_limit"),
)
AGENTS_DELETE: Operation[None] = Operation(
    "agents.delete", "DELETE", "/v1/agents/{agent_id}", None, statuses=(200,), headers=("x-user-id",), reads=False,
    params=("agent_id",), query=("user_id",),
)
AGENTS_CORE_MEMORY: Operation[AgentsListOutputItemMemory] = Operation(
    "agents.core_memory", "GET", "/v1/agents/{agent_id}/core-memory", AgentsListOutputItemMemory, statuses=(200,),
    headers=("x-user-id",), reads=True, params=("agent_id",), query=("user_id", "include_shared", "all_users"),
)
AGENTS_RECOMPILE: Operation[str] = Operation(
    "agents.recompile", "POST", "/v1/agents/{agent_id}/recompile", str, statuses=(200,), headers=("x-user-id",),
    reads=True, params=("agent_id",), query=("user_id", "include_shared", "all_users"),
)
BLOCKS_CREATE: Operation[Block] = Operation(
    "blocks.create", "POST", "/v1/blocks", Block, statuses=(200,), headers=("x-user-id",), reads=False,
    content_type="application/json",
    body=("user_id", "shared", "block_id", "label", "value", "title", "limit", "description", "memory_type", "read_only", "hidden", "metadata", "tags", "project_id", "template_name", "is_template", "template_id", "base_template_id", "deployment_id", "entity_id", "preserve_on_migration", "reason"),
    nulls=("block_id", "label", "value", "title", "limit", "description", "memory_type", "read_only", "hidden", "metadata", "tags"),
)
BLOCKS_LIST: Operation[list[Block]] = Operation(
    "blocks.list", "GET", "/v1/blocks", list[Block], statuses=(200,), headers=("x-user-id",), reads=True,
    query=("user_id", "include_shared", "all_users", "label", "name", "tags", "match_all_tags", "label_search", "description_search", "value_search", "connected_to_agents_count_gt", "connected_to_agents_count_lt", "connected_to_agents_count_eq", "show_hidden_blocks", "templates_only", "project_id", "identity_id", "identifier_keys", "before", "after", "limit", "order"),
)
BLOCKS_COUNT: Operation[int] = Operation(
    "blocks.count", "GET", "/v1/blocks/count", int, statuses=(200,), headers=("x-user-id",), reads=True,
    query=("user_id", "include_shared", "all_users", "label", "name", "tags", "match_all_tags", "label_search", "description_search", "value_search", "connected_to_agents_count_gt", "connected_to_agents_count_lt", "connected_to_agents_count_eq", "show_hidden_blocks", "templates_only", "project_id", "identity_id", "identifier_keys"),
)
BLOCKS_GET: Operation[Block] = Operation(
    "blocks.get", "GET", "/v1/blocks/{block_id}", Block, statuses=(200,), headers=("x-user-id",), reads=True,
    params=("block_id",), query=("user_id", "include_shared", "all_users"),
)
BLOCKS_UPDATE: Operation[Block] = Operation(
    "blocks.update", "PATCH", "/v1/blocks/{block_id}", Block, statuses=(200,), headers=("x-user-id", "if-match"),
    reads=False, content_type="application/json", params=("block_id",),
    body=("user_id", "label", "value", "title", "limit", "description", "memory_type", "read_only", "hidden", "metadata", "tags", "project_id", "template_name", "is_template", "template_id", "base_template_id", "deployment_id", "entity_id", "preserve_on_migration", "reason"),
    nulls=("label", "value", "title", "limit", "description", "memory_type", "read_only", "hidden", "metadata", "tags"),
)
BLOCKS_DELETE: Operation[None] = Operation(
    "blocks.delete", "DELETE", "/v1/blocks/{block_id}", None, statuses=(200,), headers=("x-user-id", "if-match"),
    reads=False, params=("block_id",), query=("user_id",),
)
BLOCKS_HISTORY: Operation[BlocksHistoryOutput] = Operation(
    "blocks.history", "GET", "/v1/blocks/{block_id}/history", BlocksHistoryOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, params=("block_id",),
    query=("user_id", "include_shared", "all_users", "limit", "before"),
)
BLOCKS_DIFF: Operation[BlocksDiffOutput] = Operation(
    "blocks.diff", "GET", "/v1/blocks/{block_id}/diff", BlocksDiffOutput, statuses=(200,), headers=("x-user-id",),
    reads=True, params=("block_id",), query=("user_id", "include_shared", "all_users", "from_=from", "to"),
)
BLOCKS_CHECKPOINT: Operation[Block] = Operation(
    "blocks.checkpoint", "POST", "/v1/blocks/{block_id}/checkpoint", Block, statuses=(200,),
    headers=("x-user-id", "if-match"), reads=False, content_type="application/json", params=("block_id",),
    body=("user_id", "name", "reason"),
)
BLOCKS_UNDO: Operation[Block] = Operation(
    "blocks.undo", "POST", "/v1/blocks/{block_id}/undo", Block, statuses=(200,), headers=("x-user-id", "if-match"),
    reads=False, content_type="application/json", params=("block_id",), body=("user_id",),
)
BLOCKS_REDO: Operation[Block] = Operation(
    "blocks.redo", "POST", "/v1/blocks/{block_id}/redo", Block, statuses=(200,), headers=("x-user-id", "if-match"),
    reads=False, content_type="application/json", params=("block_id",), body=("user_id",),
)
CORE_MEMORY_LIST: Operation[list[Block]] = Operation(
    "core_memory.list", "GET", "/v1/agents/{agent_id}/core-memory/blocks", list[Block], statuses=(200,),
    headers=("x-user-id",), reads=True, params=("agent_id",),
    query=("user_id", "include_shared", "all_users", "before", "after", "limit", "order"),
)
CORE_MEMORY_GET: Operation[Block] = Operation(
    "core_memory.get", "GET", "/v1/agents/{agent_id}/core-memory/blocks/{block_label}", Block, statuses=(200,),
    headers=("x-user-id",), reads=True, params=("agent_id", "block_label"),
    query=("user_id", "include_shared", "all_users"),
)
CORE_MEMORY_UPDATE: Operation[Block] = Operation(
    "core_memory.update", "PATCH", "/v1/agents/{agent_id}/core-memory/blocks/{block_label}", Block, statuses=(200,),
    headers=("x-user-id", "if-match"), reads=False, content_type="application/json", params=("agent_id", "block_label"),
    body=("user_id", "label", "value", "title", "limit", "description", "memory_type", "read_only", "hidden", "metadata", "tags", "project_id", "template_name", "is_template", "template_id", "base_template_id", "deployment_id", "entity_id", "preserve_on_migration", "reason"),
    nulls=("label", "value", "title", "limit", "description", "memory_type", "read_only", "hidden", "metadata", "tags"),
)
CORE_MEMORY_ATTACH: Operation[AgentsListOutputItem] = Operation(
    "core_memory.attach", "PATCH", "/v1/agents/{agent_id}/core-memory/blocks/attach/{block_id}", AgentsListOutputItem,
    statuses=(200,), headers=("x-user-id",), reads=False, params=("agent_id", "block_id"), query=("user_id",),
)
CORE_MEMORY_DETACH: Operation[AgentsListOutputItem] = Operation(
    "core_memory.detach", "PATCH", "/v1/agents/{agent_id}/core-memory/blocks/detach/{block_id}", AgentsListOutputItem,
    statuses=(200,), headers=("x-user-id",), reads=False, params=("agent_id", "block_id"), query=("user_id",),
)
BLOCKS_AGENTS: Operation[list[AgentsListOutputItem]] = Operation(
    "blocks.agents", "GET", "/v1/blocks/{block_id}/agents", list[AgentsListOutputItem], statuses=(200,),
    headers=("x-user-id",), reads=True, params=("block_id",),
    query=("user_id", "include_shared", "all_users", "before", "after", "limit", "order"),
)
CORE_MEMORY_APPEND: Operation[CoreMemoryAppendOutput] = Operation(
    "core_memory.append", "POST", "/v1/agents/{agent_id}/core-memory/tools/core_memory_append", CoreMemoryAppendOutput,
    statuses=(200,), headers=("x-user-id",), reads=False, content_type="application/json", params=("agent_id",),
    body=("user_id", "label", "content"), nulls=("label", "content"),
)
CORE_MEMORY_REPLACE: Operation[CoreMemoryAppendOutput] = Operation(
    "core_memory.replace", "POST", "/v1/agents/{agent_id}/core-memory/tools/core_memory_replace",
    CoreMemoryAppendOutput, statuses=(200,), headers=("x-user-id",), reads=False, content_type="application/json",
    params=("agent_id",), body=("user_id", "label", "old_content", "new_content"),
    nulls=("label", "old_content", "new_content"),
)
MEMORY_REPLACE: Operation[CoreMemoryAppendOutput] = Operation(
    "memory.replace", "POST", "/v1/agents/{agent_id}/core-memory/tools/memory_replace", CoreMemoryAppendOutput,
    statuses=(200,), headers=("x-user-id",), reads=False, content_type="application/json", params=("agent_id",),
    body=("user_id", "label", "old_string", "new_string"), nulls=("label", "old_string", "new_string"),
)
MEMORY_INSERT: Operation[CoreMemoryAppendOutput] = Operation(
    "memory.insert", "POST", "/v1/agents/{agent_id}/core-memory/tools/memory_insert", CoreMemoryAppendOutput,
    statuses=(200,), headers=("x-user-id",), reads=False, content_type="application/json", params=("agent_id",),
    body=("user_id", "label", "new_string", "insert_line"), nulls=("label", "new_string"),
)
MEMORY_RETHINK: Operation[CoreMemoryAppendOutput] = Operation(
    "memory.rethink", "POST", "/v1/agents/{agent_id}/core-memory/tools/memory_rethink", CoreMemoryAppendOutput,
    statuses=(200,), headers=("x-user-id",), reads=False, content_type="application/json", params=("agent_id",),
    body=("user_id", "label", "new_memory"), nulls=("label", "new_memory"),
)
MEMORY_APPLY_PATCH: Operation[CoreMemoryAppendOutput] = Operation(
    "memory.apply_patch", "POST", "/v1/agents/{agent_id}/core-memory/tools/memory_apply_patch", CoreMemoryAppendOutput,
    statuses=(200,), headers=("x-user-id",), reads=False, content_type="application/json", params=("agent_id",),
    body=("user_id", "label", "patch"), nulls=("patch",),
)
MEMORY_COMMAND: Operation[CoreMemoryAppendOutput] = Operation(
    "memory.command", "POST", "/v1/agents/{agent_id}/core-memory/tools/memory", CoreMemoryAppendOutput, statuses=(200,),
    headers=("x-user-id",), reads=False, content_type="application/json", params=("agent_id",),
    body=("user_id", "command", "path", "file_text", "description", "old_string", "new_string", "insert_line", "insert_text", "old_path", "new_path"),
    nulls=("command", "path", "file_text", "description", "old_string", "new_string", "insert_line", "insert_text", "old_path", "new_path"),
)
MEMORY_FINISH_EDITS: Operation[CoreMemoryAppendOutput] = Operation(
    "memory.finish_edits", "POST", "/v1/agents/{agent_id}/core-memory/tools/memory_finish_edits",
    CoreMemoryAppendOutput, statuses=(200,), headers=("x-user-id",), reads=True, content_type="application/json",
    params=("agent_id",), body=("user_id",),
)
CORE_MEMORY_RENDER: Operation[CoreMemoryRenderOutput] = Operation(
    "core_memory.render", "GET", "/v1/agents/{agent_id}/core-memory/render", CoreMemoryRenderOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, params=("agent_id",),
    query=("user_id", "include_shared", "all_users", "line_numbers"),
)
ARCHIVAL_INSERT: Operation[list[ArchivalPassage]] = Operation(
    "archival.insert", "POST", "/v1/agents/{agent_id}/archival-memory", list[ArchivalPassage], statuses=(200,),
    headers=("x-user-id", "idempotency-key", "prefer"), reads=False, content_type="application/json",
    params=("agent_id",), body=("user_id", "shared", "text", "tags", "created_at"),
    nulls=("text", "tags", "created_at"),
)
ARCHIVAL_LIST: Operation[list[ArchivalPassage]] = Operation(
    "archival.list", "GET", "/v1/agents/{agent_id}/archival-memory", list[ArchivalPassage], statuses=(200,),
    headers=("x-user-id",), reads=True, params=("agent_id",),
    query=("user_id", "include_shared", "all_users", "after", "before", "limit", "search", "ascending"),
)
ARCHIVAL_SEARCH: Operation[ArchivalSearchOutput] = Operation(
    "archival.search", "GET", "/v1/agents/{agent_id}/archival-memory/search", ArchivalSearchOutput, statuses=(200,),
    headers=("x-user-id",), reads=True, params=("agent_id",),
    query=("user_id", "include_shared", "all_users", "query", "tags", "tag_match_mode", "top_k", "start_datetime", "end_datetime"),
    nulls=("query",),
)
ARCHIVAL_DELETE: Operation[None] = Operation(
    "archival.delete", "DELETE", "/v1/agents/{agent_id}/archival-memory/{memory_id}", None, statuses=(200,),
    headers=("x-user-id",), reads=False, params=("agent_id", "memory_id"), query=("user_id",),
)
PASSAGES_SEARCH: Operation[list[PassagesSearchOutputItem]] = Operation(
    "passages.search", "POST", "/v1/passages/search", list[PassagesSearchOutputItem], statuses=(200,),
    headers=("x-user-id",), reads=True, content_type="application/json",
    body=("user_id", "include_shared", "all_users", "query", "agent_id", "archive_id", "tags", "tag_match_mode", "limit", "start_date", "end_date"),
    nulls=("query", "agent_id", "archive_id", "tags", "start_date", "end_date"),
)

OPERATIONS: dict[str, Operation[Any]] = {one.name: one for one in list(globals().values()) if isinstance(one, Operation)}
