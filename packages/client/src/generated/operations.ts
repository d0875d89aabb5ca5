// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { OperationInfo } from '../operation.js';
import type * as agentsTypes from './agents.js';
import type * as ampTypes from './amp.js';
import type * as answerTypes from './answer.js';
import type * as archivalTypes from './archival.js';
import type * as auditTypes from './audit.js';
import type * as blocksTypes from './blocks.js';
import type * as cognitiveTypes from './cognitive.js';
import type * as compactionTypes from './compaction.js';
import type * as contextTypes from './context.js';
import type * as core_memoryTypes from './core-memory.js';
import type * as dead_lettersTypes from './dead-letters.js';
import type * as decisionsTypes from './decisions.js';
import type * as edgesTypes from './edges.js';
import type * as embeddingsTypes from './embeddings.js';
import type * as entitiesTypes from './entities.js';
import type * as extractionTypes from './extraction.js';
import type * as forgettingTypes from './forgetting.js';
import type * as graphTypes from './graph.js';
import type * as healthTypes from './health.js';
import type * as jobsTypes from './jobs.js';
import type * as keysTypes from './keys.js';
import type * as lettaTypes from './letta.js';
import type * as memoryTypes from './memory.js';
import type * as memorybankTypes from './memorybank.js';
import type * as messagesTypes from './messages.js';
import type * as modelsTypes from './models.js';
import type * as passagesTypes from './passages.js';
import type * as privacyTypes from './privacy.js';
import type * as recordsTypes from './records.js';
import type * as revisionTypes from './revision.js';
import type * as safetyTypes from './safety.js';
import type * as searchTypes from './search.js';
import type * as statusTypes from './status.js';
import type * as summariesTypes from './summaries.js';
import type * as tenantsTypes from './tenants.js';
import type * as tokensTypes from './tokens.js';
import type * as usersTypes from './users.js';
import type * as webhooksTypes from './webhooks.js';

/** How each operation is asked for. */
export const OPERATIONS = {
  'records.store': {
    method: 'POST',
    path: '/v1/records',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [200, 201],
    output: 'json',
  },
  'records.list': {
    method: 'GET',
    path: '/v1/records',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'records', by: 'cursor' },
  },
  'records.store_batch': {
    method: 'POST',
    path: '/v1/records/batch',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [200],
    output: 'json',
  },
  'records.delete_batch': {
    method: 'POST',
    path: '/v1/records/delete',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'records.get': {
    method: 'GET',
    path: '/v1/records/{id}',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'records.patch': {
    method: 'PATCH',
    path: '/v1/records/{id}',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'If-Match'],
    statuses: [200],
    output: 'json',
  },
  'records.delete': {
    method: 'DELETE',
    path: '/v1/records/{id}',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'If-Match'],
    statuses: [200],
    output: 'json',
  },
  'records.versions': {
    method: 'GET',
    path: '/v1/records/{id}/versions',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'messages.append': {
    method: 'POST',
    path: '/v1/messages',
    permission: 'messages:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [200, 201],
    output: 'json',
  },
  'messages.list': {
    method: 'GET',
    path: '/v1/messages',
    permission: 'messages:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'messages', by: 'cursor' },
  },
  'messages.get': {
    method: 'GET',
    path: '/v1/messages/{id}',
    permission: 'messages:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'messages.link': {
    method: 'POST',
    path: '/v1/messages/{id}/links',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'messages.records': {
    method: 'GET',
    path: '/v1/messages/{id}/records',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'records', by: 'cursor' },
  },
  'records.messages': {
    method: 'GET',
    path: '/v1/records/{id}/messages',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'messages', by: 'cursor' },
  },
  'edges.create': {
    method: 'POST',
    path: '/v1/records/{id}/edges',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200, 201],
    output: 'json',
  },
  'edges.list': {
    method: 'GET',
    path: '/v1/records/{id}/edges',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'edges', by: 'cursor' },
  },
  'edges.delete': {
    method: 'DELETE',
    path: '/v1/records/{id}/edges',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'graph.related': {
    method: 'GET',
    path: '/v1/records/{id}/related',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'graph.settings': {
    method: 'GET',
    path: '/v1/admin/graph/settings',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'graph.put_settings': {
    method: 'PUT',
    path: '/v1/admin/graph/settings',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'cognitive.record_sensory': {
    method: 'POST',
    path: '/v1/cognitive/sensory',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [201],
    output: 'json',
  },
  'cognitive.recent_sensory': {
    method: 'GET',
    path: '/v1/cognitive/sensory',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.attend_sensory': {
    method: 'POST',
    path: '/v1/cognitive/sensory/{id}/attend',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [201],
    output: 'json',
  },
  'cognitive.prune_sensory': {
    method: 'POST',
    path: '/v1/cognitive/sensory/prune',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.push_working': {
    method: 'POST',
    path: '/v1/cognitive/working',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [201],
    output: 'json',
  },
  'cognitive.list_working': {
    method: 'GET',
    path: '/v1/cognitive/working',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.clear_working': {
    method: 'DELETE',
    path: '/v1/cognitive/working',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.store_episode': {
    method: 'POST',
    path: '/v1/cognitive/episodes',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [201],
    output: 'json',
  },
  'cognitive.list_episodes': {
    method: 'GET',
    path: '/v1/cognitive/episodes',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.next_batch': {
    method: 'GET',
    path: '/v1/cognitive/episodes/batch',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.consolidate': {
    method: 'POST',
    path: '/v1/cognitive/episodes/consolidate',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.store_fact': {
    method: 'POST',
    path: '/v1/cognitive/facts',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [201],
    output: 'json',
  },
  'cognitive.search_facts': {
    method: 'GET',
    path: '/v1/cognitive/facts',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.recall': {
    method: 'POST',
    path: '/v1/cognitive/recall',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.store_procedure': {
    method: 'POST',
    path: '/v1/cognitive/procedures',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [201],
    output: 'json',
  },
  'cognitive.list_procedures': {
    method: 'GET',
    path: '/v1/cognitive/procedures',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.recall_procedures': {
    method: 'POST',
    path: '/v1/cognitive/procedures/recall',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.store_prospective': {
    method: 'POST',
    path: '/v1/cognitive/prospective',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [201],
    output: 'json',
  },
  'cognitive.list_prospective': {
    method: 'GET',
    path: '/v1/cognitive/prospective',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.check_triggers': {
    method: 'POST',
    path: '/v1/cognitive/prospective/check',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.resolve_prospective': {
    method: 'POST',
    path: '/v1/cognitive/prospective/{id}/resolve',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.remember': {
    method: 'POST',
    path: '/v1/cognitive/memories',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [201],
    output: 'json',
  },
  'cognitive.concepts': {
    method: 'GET',
    path: '/v1/cognitive/concepts',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.export_agent': {
    method: 'GET',
    path: '/v1/cognitive/export',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.import_agent': {
    method: 'POST',
    path: '/v1/cognitive/import',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.statistics': {
    method: 'GET',
    path: '/v1/cognitive/statistics',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.edges': {
    method: 'GET',
    path: '/v1/cognitive/edges',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'cognitive.settings': {
    method: 'GET',
    path: '/v1/admin/cognitive/settings',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'cognitive.put_settings': {
    method: 'PUT',
    path: '/v1/admin/cognitive/settings',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'entities.list': {
    method: 'GET',
    path: '/v1/cognitive/entities',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'entities', by: 'cursor' },
  },
  'entities.facts': {
    method: 'GET',
    path: '/v1/cognitive/entities/{id}/facts',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'facts', by: 'cursor' },
  },
  'entities.read_names': {
    method: 'POST',
    path: '/v1/admin/entities/read',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [202],
    output: 'json',
  },
  'records.acknowledge': {
    method: 'POST',
    path: '/v1/records/acknowledge',
    permission: 'records:read',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key'],
    statuses: [200],
    output: 'json',
  },
  'records.revise': {
    method: 'POST',
    path: '/v1/records/revise',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [200, 201],
    output: 'json',
  },
  'records.revise_batch': {
    method: 'POST',
    path: '/v1/records/revise/batch',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [200],
    output: 'json',
  },
  'records.undo': {
    method: 'POST',
    path: '/v1/records/{id}/undo',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'revision.settings': {
    method: 'GET',
    path: '/v1/revision/settings',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'revision.put_user_settings': {
    method: 'PUT',
    path: '/v1/revision/settings',
    permission: 'admin',
    reads: false,
    headers: ['X-User-Id', 'If-Match'],
    statuses: [200],
    output: 'json',
  },
  'revision.put_tenant_settings': {
    method: 'PUT',
    path: '/v1/admin/revision/settings',
    permission: 'admin',
    reads: false,
    headers: ['If-Match'],
    statuses: [200],
    output: 'json',
  },
  'records.quarantine': {
    method: 'POST',
    path: '/v1/records/{id}/quarantine',
    permission: 'admin',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'records.promote': {
    method: 'POST',
    path: '/v1/records/{id}/promote',
    permission: 'admin',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'records.list_quarantined': {
    method: 'GET',
    path: '/v1/quarantine',
    permission: 'admin',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'records', by: 'cursor' },
  },
  'records.purge_source': {
    method: 'POST',
    path: '/v1/admin/records/purge-source',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'safety.settings': {
    method: 'GET',
    path: '/v1/safety/settings',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'safety.put_user_settings': {
    method: 'PUT',
    path: '/v1/safety/settings',
    permission: 'admin',
    reads: false,
    headers: ['X-User-Id', 'If-Match'],
    statuses: [200],
    output: 'json',
  },
  'safety.put_tenant_settings': {
    method: 'PUT',
    path: '/v1/admin/safety/settings',
    permission: 'admin',
    reads: false,
    headers: ['If-Match'],
    statuses: [200],
    output: 'json',
  },
  'search.records': {
    method: 'POST',
    path: '/v1/search',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'search.feedback': {
    method: 'POST',
    path: '/v1/search/feedback',
    permission: 'records:read',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'context.build': {
    method: 'POST',
    path: '/v1/context',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'context.settings': {
    method: 'GET',
    path: '/v1/context/settings',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'context.put_user_settings': {
    method: 'PUT',
    path: '/v1/context/settings',
    permission: 'admin',
    reads: false,
    headers: ['X-User-Id', 'If-Match'],
    statuses: [200],
    output: 'json',
  },
  'context.put_tenant_settings': {
    method: 'PUT',
    path: '/v1/admin/context/settings',
    permission: 'admin',
    reads: false,
    headers: ['If-Match'],
    statuses: [200],
    output: 'json',
  },
  'answer.question': {
    method: 'POST',
    path: '/v1/answer',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'answer.metrics': {
    method: 'GET',
    path: '/v1/metrics/reasoning',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'extraction.settings': {
    method: 'GET',
    path: '/v1/extraction/settings',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'extraction.put_user_settings': {
    method: 'PUT',
    path: '/v1/extraction/settings',
    permission: 'admin',
    reads: false,
    headers: ['X-User-Id', 'If-Match'],
    statuses: [200],
    output: 'json',
  },
  'extraction.put_tenant_settings': {
    method: 'PUT',
    path: '/v1/admin/extraction/settings',
    permission: 'admin',
    reads: false,
    headers: ['If-Match'],
    statuses: [200],
    output: 'json',
  },
  'decisions.decide': {
    method: 'POST',
    path: '/v1/decisions',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'decisions.feedback': {
    method: 'POST',
    path: '/v1/decisions/{id}/feedback',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'decisions.accuracy': {
    method: 'GET',
    path: '/v1/decisions/accuracy',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'records.retention': {
    method: 'GET',
    path: '/v1/records/{id}/retention',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'records.forget': {
    method: 'POST',
    path: '/v1/records/{id}/forget',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'records.restore': {
    method: 'POST',
    path: '/v1/records/{id}/restore',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'forgetting.restore': {
    method: 'POST',
    path: '/v1/forgetting/restore',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'forgetting.list': {
    method: 'GET',
    path: '/v1/forgetting/records',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'records', by: 'cursor' },
  },
  'forgetting.events': {
    method: 'GET',
    path: '/v1/forgetting/events',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'events', by: 'cursor' },
  },
  'forgetting.status': {
    method: 'GET',
    path: '/v1/forgetting/status',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'forgetting.preview': {
    method: 'POST',
    path: '/v1/forgetting/preview',
    permission: 'admin',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'forgetting.sweep': {
    method: 'POST',
    path: '/v1/forgetting/sweep',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [202],
    output: 'json',
  },
  'forgetting.tenant_settings': {
    method: 'GET',
    path: '/v1/admin/forgetting/settings',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'forgetting.put_tenant_settings': {
    method: 'PUT',
    path: '/v1/admin/forgetting/settings',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'forgetting.delete_tenant_settings': {
    method: 'DELETE',
    path: '/v1/admin/forgetting/settings',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'forgetting.settings': {
    method: 'GET',
    path: '/v1/forgetting/settings',
    permission: 'admin',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'forgetting.put_user_settings': {
    method: 'PUT',
    path: '/v1/forgetting/settings',
    permission: 'admin',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'forgetting.delete_user_settings': {
    method: 'DELETE',
    path: '/v1/forgetting/settings',
    permission: 'admin',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'forgetting.policy': {
    method: 'GET',
    path: '/v1/forgetting/policy',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'forgetting.set_policy': {
    method: 'PUT',
    path: '/v1/forgetting/policy',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'forgetting.unset_policy': {
    method: 'DELETE',
    path: '/v1/forgetting/policy',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'forgetting.user_policy': {
    method: 'GET',
    path: '/v1/forgetting/users/{user_id}/policy',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'forgetting.set_user_policy': {
    method: 'PUT',
    path: '/v1/forgetting/users/{user_id}/policy',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'forgetting.unset_user_policy': {
    method: 'DELETE',
    path: '/v1/forgetting/users/{user_id}/policy',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'embeddings.retry': {
    method: 'POST',
    path: '/v1/records/{id}/embedding/retry',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [202],
    output: 'json',
  },
  'embeddings.reembed': {
    method: 'POST',
    path: '/v1/admin/reembed',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [202],
    output: 'json',
  },
  'embeddings.reembed_status': {
    method: 'GET',
    path: '/v1/admin/reembed',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'records.passages': {
    method: 'GET',
    path: '/v1/records/{id}/passages',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'passages', by: 'offset' },
  },
  'compaction.preview': {
    method: 'POST',
    path: '/v1/compaction/preview',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'compaction.run': {
    method: 'POST',
    path: '/v1/compaction/runs',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Prefer'],
    statuses: [202],
    output: 'json',
  },
  'compaction.runs': {
    method: 'GET',
    path: '/v1/compaction/runs',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'runs', by: 'cursor' },
  },
  'compaction.get_run': {
    method: 'GET',
    path: '/v1/compaction/runs/{run_id}',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'compaction.undo': {
    method: 'POST',
    path: '/v1/compaction/runs/{run_id}/undo',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'compaction.settings': {
    method: 'GET',
    path: '/v1/compaction/settings',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'compaction.put_user_settings': {
    method: 'PUT',
    path: '/v1/compaction/settings',
    permission: 'admin',
    reads: false,
    headers: ['X-User-Id', 'If-Match'],
    statuses: [200],
    output: 'json',
  },
  'compaction.put_tenant_settings': {
    method: 'PUT',
    path: '/v1/admin/compaction/settings',
    permission: 'admin',
    reads: false,
    headers: ['If-Match'],
    statuses: [200],
    output: 'json',
  },
  'compaction.metrics': {
    method: 'GET',
    path: '/v1/compaction/metrics',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'summaries.list': {
    method: 'GET',
    path: '/v1/summaries',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'summaries', by: 'cursor' },
  },
  'summaries.portrait': {
    method: 'GET',
    path: '/v1/portrait',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'summaries.refresh': {
    method: 'POST',
    path: '/v1/summaries/refresh',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Prefer'],
    statuses: [202],
    output: 'json',
  },
  'status.get': {
    method: 'GET',
    path: '/v1/status',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'status.agent': {
    method: 'GET',
    path: '/v1/agents/{agent}/status',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'health.live': {
    method: 'GET',
    path: '/livez',
    permission: 'public',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'health.ready': {
    method: 'GET',
    path: '/readyz',
    permission: 'public',
    reads: true,
    headers: [],
    statuses: [200, 503],
    output: 'json',
  },
  'health.metrics': {
    method: 'GET',
    path: '/metrics',
    permission: 'public',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'text',
  },
  'health.version': {
    method: 'GET',
    path: '/version',
    permission: 'public',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'tenants.create': {
    method: 'POST',
    path: '/v1/admin/tenants',
    permission: 'install',
    reads: false,
    headers: [],
    statuses: [201],
    output: 'json',
  },
  'tenants.list': {
    method: 'GET',
    path: '/v1/admin/tenants',
    permission: 'install',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
    list: { items: 'tenants', by: 'cursor' },
  },
  'tenants.get': {
    method: 'GET',
    path: '/v1/admin/tenants/{tenant_id}',
    permission: 'install',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'tenants.update': {
    method: 'PATCH',
    path: '/v1/admin/tenants/{tenant_id}',
    permission: 'install',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'tenants.get_own': {
    method: 'GET',
    path: '/v1/admin/tenant',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'tenants.update_own': {
    method: 'PATCH',
    path: '/v1/admin/tenant',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'keys.create': {
    method: 'POST',
    path: '/v1/admin/keys',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [201],
    output: 'json',
  },
  'keys.list': {
    method: 'GET',
    path: '/v1/admin/keys',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
    list: { items: 'keys', by: 'cursor' },
  },
  'keys.get': {
    method: 'GET',
    path: '/v1/admin/keys/{key_id}',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'keys.update': {
    method: 'PATCH',
    path: '/v1/admin/keys/{key_id}',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'keys.revoke': {
    method: 'DELETE',
    path: '/v1/admin/keys/{key_id}',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'keys.rotate': {
    method: 'POST',
    path: '/v1/admin/keys/{key_id}/rotate',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'users.list': {
    method: 'GET',
    path: '/v1/admin/users',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
    list: { items: 'users', by: 'cursor' },
  },
  'users.get': {
    method: 'GET',
    path: '/v1/admin/users/{user_id}',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'users.put': {
    method: 'PUT',
    path: '/v1/admin/users/{user_id}',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200, 201],
    output: 'json',
  },
  'tokens.mint': {
    method: 'POST',
    path: '/v1/tokens',
    permission: null,
    reads: false,
    headers: ['X-User-Id'],
    statuses: [201],
    output: 'json',
  },
  'tokens.me': {
    method: 'GET',
    path: '/v1/me',
    permission: null,
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'tenants.own_usage': {
    method: 'GET',
    path: '/v1/admin/usage',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'tenants.usage': {
    method: 'GET',
    path: '/v1/admin/tenants/{tenant_id}/usage',
    permission: 'install',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'models.generate': {
    method: 'POST',
    path: '/v1/generate',
    permission: 'models:use',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'models.usage': {
    method: 'GET',
    path: '/v1/admin/usage/models',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'models.settings': {
    method: 'GET',
    path: '/v1/admin/models/settings',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'models.put_settings': {
    method: 'PUT',
    path: '/v1/admin/models/settings',
    permission: 'admin',
    reads: false,
    headers: ['If-Match'],
    statuses: [200],
    output: 'json',
  },
  'privacy.erase_user': {
    method: 'POST',
    path: '/v1/admin/users/{user_id}/erasure',
    permission: 'privacy',
    reads: false,
    headers: [],
    statuses: [200, 202],
    output: 'json',
  },
  'privacy.erase': {
    method: 'POST',
    path: '/v1/erasures',
    permission: 'privacy',
    reads: false,
    headers: [],
    statuses: [200, 202],
    output: 'json',
  },
  'privacy.list_erasures': {
    method: 'GET',
    path: '/v1/erasures',
    permission: 'privacy',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
    list: { items: 'erasures', by: 'cursor' },
  },
  'privacy.get_erasure': {
    method: 'GET',
    path: '/v1/erasures/{id}',
    permission: 'privacy',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'privacy.receipt': {
    method: 'GET',
    path: '/v1/erasures/{id}/receipt',
    permission: 'privacy',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'privacy.erase_tenant': {
    method: 'POST',
    path: '/v1/admin/tenants/{tenant_id}/erasure',
    permission: 'install',
    reads: false,
    headers: [],
    statuses: [200, 202],
    output: 'json',
  },
  'privacy.tenant_erasure': {
    method: 'GET',
    path: '/v1/admin/tenants/{tenant_id}/erasure',
    permission: 'install',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'privacy.tenant_receipt': {
    method: 'GET',
    path: '/v1/admin/tenants/{tenant_id}/erasure/receipt',
    permission: 'install',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'privacy.receipt_key': {
    method: 'GET',
    path: '/v1/privacy/receipt-key',
    permission: 'public',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'privacy.hold_user': {
    method: 'PUT',
    path: '/v1/admin/users/{user_id}/legal-hold',
    permission: 'privacy',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'privacy.release_user': {
    method: 'DELETE',
    path: '/v1/admin/users/{user_id}/legal-hold',
    permission: 'privacy',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'privacy.hold_record': {
    method: 'PUT',
    path: '/v1/records/{id}/legal-hold',
    permission: 'privacy',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'privacy.release_record': {
    method: 'DELETE',
    path: '/v1/records/{id}/legal-hold',
    permission: 'privacy',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'users.pause': {
    method: 'PUT',
    path: '/v1/admin/users/{user_id}/pause',
    permission: 'privacy',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'users.resume': {
    method: 'DELETE',
    path: '/v1/admin/users/{user_id}/pause',
    permission: 'privacy',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'users.export_data': {
    method: 'GET',
    path: '/v1/admin/users/{user_id}/export',
    permission: 'privacy',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'bytes',
  },
  'users.import_data': {
    method: 'POST',
    path: '/v1/admin/users/{user_id}/import',
    permission: 'privacy',
    reads: false,
    headers: ['Prefer'],
    statuses: [200, 202],
    output: 'json',
    contentType: 'application/zip',
  },
  'users.transfer': {
    method: 'GET',
    path: '/v1/transfers/{id}',
    permission: 'privacy',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'jobs.get': {
    method: 'GET',
    path: '/v1/jobs/{id}',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'jobs.list': {
    method: 'GET',
    path: '/v1/jobs',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'jobs', by: 'cursor' },
  },
  'dead_letters.list': {
    method: 'GET',
    path: '/v1/admin/dead-letters',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
    list: { items: 'dead_letters', by: 'cursor' },
  },
  'dead_letters.replay': {
    method: 'POST',
    path: '/v1/admin/dead-letters/{id}/replay',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'dead_letters.replay_matching': {
    method: 'POST',
    path: '/v1/admin/dead-letters/replay',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'dead_letters.discard': {
    method: 'DELETE',
    path: '/v1/admin/dead-letters/{id}',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'dead_letters.discard_matching': {
    method: 'POST',
    path: '/v1/admin/dead-letters/discard',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'webhooks.create': {
    method: 'POST',
    path: '/v1/admin/webhooks',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [201],
    output: 'json',
  },
  'webhooks.list': {
    method: 'GET',
    path: '/v1/admin/webhooks',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'webhooks.get': {
    method: 'GET',
    path: '/v1/admin/webhooks/{id}',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'webhooks.update': {
    method: 'PATCH',
    path: '/v1/admin/webhooks/{id}',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'webhooks.delete': {
    method: 'DELETE',
    path: '/v1/admin/webhooks/{id}',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'webhooks.rotate_secret': {
    method: 'POST',
    path: '/v1/admin/webhooks/{id}/rotate-secret',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'webhooks.test': {
    method: 'POST',
    path: '/v1/admin/webhooks/{id}/test',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'webhooks.replay': {
    method: 'POST',
    path: '/v1/admin/webhooks/{id}/replay',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'webhooks.list_deliveries': {
    method: 'GET',
    path: '/v1/admin/webhooks/{id}/deliveries',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
    list: { items: 'deliveries', by: 'cursor' },
  },
  'audit.list': {
    method: 'GET',
    path: '/v1/admin/audit',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
    list: { items: 'entries', by: 'cursor' },
  },
  'audit.head': {
    method: 'GET',
    path: '/v1/admin/audit/head',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'audit.verify': {
    method: 'GET',
    path: '/v1/admin/audit/verify',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'audit.settings': {
    method: 'GET',
    path: '/v1/admin/audit/settings',
    permission: 'admin',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'audit.set_settings': {
    method: 'PUT',
    path: '/v1/admin/audit/settings',
    permission: 'admin',
    reads: false,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'privacy.ledger': {
    method: 'GET',
    path: '/v1/admin/privacy/ledger',
    permission: 'privacy',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
    list: { items: 'entries', by: 'cursor' },
  },
  'privacy.rewrites': {
    method: 'GET',
    path: '/v1/admin/privacy/rewrites',
    permission: 'install',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
    list: { items: 'rewrites', by: 'cursor' },
  },
  'amp.store': {
    method: 'POST',
    path: '/amp/store',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [200, 201],
    output: 'json',
  },
  'amp.search': {
    method: 'POST',
    path: '/amp/search',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'amp.list': {
    method: 'GET',
    path: '/amp/records',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
    list: { items: 'records', by: 'offset' },
  },
  'amp.get': {
    method: 'GET',
    path: '/amp/records/{id}',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'amp.delete': {
    method: 'DELETE',
    path: '/amp/records/{id}',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'If-Match'],
    statuses: [200],
    output: 'json',
  },
  'amp.status': {
    method: 'GET',
    path: '/amp/status',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'amp.agent_status': {
    method: 'GET',
    path: '/amp/agents/{agent}/status',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'amp.call': {
    method: 'POST',
    path: '/amp',
    permission: null,
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200, 201],
    output: 'json',
  },
  'amp.schema': {
    method: 'GET',
    path: '/amp/schema',
    permission: 'public',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'amp.schema_of': {
    method: 'GET',
    path: '/amp/schema/{type}',
    permission: 'public',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'agents.list': {
    method: 'GET',
    path: '/v1/agents',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'agents.create': {
    method: 'POST',
    path: '/v1/agents',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'agents.count': {
    method: 'GET',
    path: '/v1/agents/count',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'agents.get': {
    method: 'GET',
    path: '/v1/agents/{agent_id}',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'agents.update': {
    method: 'PATCH',
    path: '/v1/agents/{agent_id}',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'agents.delete': {
    method: 'DELETE',
    path: '/v1/agents/{agent_id}',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'agents.core_memory': {
    method: 'GET',
    path: '/v1/agents/{agent_id}/core-memory',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'agents.recompile': {
    method: 'POST',
    path: '/v1/agents/{agent_id}/recompile',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'blocks.create': {
    method: 'POST',
    path: '/v1/blocks',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'blocks.list': {
    method: 'GET',
    path: '/v1/blocks',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'blocks.count': {
    method: 'GET',
    path: '/v1/blocks/count',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'blocks.get': {
    method: 'GET',
    path: '/v1/blocks/{block_id}',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'blocks.update': {
    method: 'PATCH',
    path: '/v1/blocks/{block_id}',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id', 'If-Match'],
    statuses: [200],
    output: 'json',
  },
  'blocks.delete': {
    method: 'DELETE',
    path: '/v1/blocks/{block_id}',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id', 'If-Match'],
    statuses: [200],
    output: 'json',
  },
  'blocks.history': {
    method: 'GET',
    path: '/v1/blocks/{block_id}/history',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'blocks.diff': {
    method: 'GET',
    path: '/v1/blocks/{block_id}/diff',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'blocks.checkpoint': {
    method: 'POST',
    path: '/v1/blocks/{block_id}/checkpoint',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id', 'If-Match'],
    statuses: [200],
    output: 'json',
  },
  'blocks.undo': {
    method: 'POST',
    path: '/v1/blocks/{block_id}/undo',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id', 'If-Match'],
    statuses: [200],
    output: 'json',
  },
  'blocks.redo': {
    method: 'POST',
    path: '/v1/blocks/{block_id}/redo',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id', 'If-Match'],
    statuses: [200],
    output: 'json',
  },
  'core_memory.list': {
    method: 'GET',
    path: '/v1/agents/{agent_id}/core-memory/blocks',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'core_memory.get': {
    method: 'GET',
    path: '/v1/agents/{agent_id}/core-memory/blocks/{block_label}',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'core_memory.update': {
    method: 'PATCH',
    path: '/v1/agents/{agent_id}/core-memory/blocks/{block_label}',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id', 'If-Match'],
    statuses: [200],
    output: 'json',
  },
  'core_memory.attach': {
    method: 'PATCH',
    path: '/v1/agents/{agent_id}/core-memory/blocks/attach/{block_id}',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'core_memory.detach': {
    method: 'PATCH',
    path: '/v1/agents/{agent_id}/core-memory/blocks/detach/{block_id}',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'blocks.agents': {
    method: 'GET',
    path: '/v1/blocks/{block_id}/agents',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'core_memory.append': {
    method: 'POST',
    path: '/v1/agents/{agent_id}/core-memory/tools/core_memory_append',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'core_memory.replace': {
    method: 'POST',
    path: '/v1/agents/{agent_id}/core-memory/tools/core_memory_replace',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'memory.replace': {
    method: 'POST',
    path: '/v1/agents/{agent_id}/core-memory/tools/memory_replace',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'memory.insert': {
    method: 'POST',
    path: '/v1/agents/{agent_id}/core-memory/tools/memory_insert',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'memory.rethink': {
    method: 'POST',
    path: '/v1/agents/{agent_id}/core-memory/tools/memory_rethink',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'memory.apply_patch': {
    method: 'POST',
    path: '/v1/agents/{agent_id}/core-memory/tools/memory_apply_patch',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'memory.command': {
    method: 'POST',
    path: '/v1/agents/{agent_id}/core-memory/tools/memory',
    permission: 'blocks:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'memory.finish_edits': {
    method: 'POST',
    path: '/v1/agents/{agent_id}/core-memory/tools/memory_finish_edits',
    permission: 'blocks:write',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'core_memory.render': {
    method: 'GET',
    path: '/v1/agents/{agent_id}/core-memory/render',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'archival.insert': {
    method: 'POST',
    path: '/v1/agents/{agent_id}/archival-memory',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [200],
    output: 'json',
  },
  'archival.list': {
    method: 'GET',
    path: '/v1/agents/{agent_id}/archival-memory',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'archival.search': {
    method: 'GET',
    path: '/v1/agents/{agent_id}/archival-memory/search',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'archival.delete': {
    method: 'DELETE',
    path: '/v1/agents/{agent_id}/archival-memory/{memory_id}',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'passages.search': {
    method: 'POST',
    path: '/v1/passages/search',
    permission: 'records:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'letta.messages': {
    method: 'GET',
    path: '/v1/agents/{agent_id}/messages',
    permission: 'messages:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'letta.all_messages': {
    method: 'GET',
    path: '/v1/letta/messages',
    permission: 'messages:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'letta.message': {
    method: 'GET',
    path: '/v1/letta/messages/{message_id}',
    permission: 'messages:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'letta.search_messages': {
    method: 'POST',
    path: '/v1/messages/search',
    permission: 'messages:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'letta.health': {
    method: 'GET',
    path: '/v1/health',
    permission: 'public',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'letta.tags': {
    method: 'GET',
    path: '/v1/tags',
    permission: 'blocks:read',
    reads: true,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'letta.tools': {
    method: 'GET',
    path: '/v1/tools',
    permission: 'blocks:read',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'letta.models': {
    method: 'GET',
    path: '/v1/letta/models',
    permission: 'blocks:read',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'letta.embedding_models': {
    method: 'GET',
    path: '/v1/letta/models/embedding',
    permission: 'blocks:read',
    reads: true,
    headers: [],
    statuses: [200],
    output: 'json',
  },
  'memorybank.store': {
    method: 'POST',
    path: '/store_memory',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id', 'Idempotency-Key', 'Prefer'],
    statuses: [200],
    output: 'json',
  },
  'memorybank.retrieve': {
    method: 'POST',
    path: '/retrieve_memory',
    permission: 'records:read',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
  'memorybank.forget': {
    method: 'POST',
    path: '/forget_memory',
    permission: 'records:write',
    reads: false,
    headers: ['X-User-Id'],
    statuses: [200],
    output: 'json',
  },
} as const satisfies Record<string, OperationInfo>;

/** What each operation takes and answers. */
export interface Operations {
  /** Store a memory */
  'records.store': { input: { body: recordsTypes.RecordsStoreBody }; output: recordsTypes.RecordsStoreOutput };
  /** List memories */
  'records.list': { input: { query?: recordsTypes.RecordsListQuery }; output: recordsTypes.RecordsListOutput };
  /** Store up to 1,000 memories */
  'records.store_batch': {
    input: { body: recordsTypes.RecordsStoreBatchBody };
    output: recordsTypes.RecordsStoreBatchOutput;
  };
  /** Delete up to 1,000 memories */
  'records.delete_batch': {
    input: { body: recordsTypes.RecordsDeleteBatchBody };
    output: recordsTypes.RecordsDeleteBatchOutput;
  };
  /** Read a memory */
  'records.get': {
    input: { params: recordsTypes.RecordsGetParams; query?: recordsTypes.RecordsGetQuery };
    output: recordsTypes.RecordsGetOutput;
  };
  /** Edit a memory */
  'records.patch': {
    input: { params: recordsTypes.RecordsPatchParams; body: recordsTypes.RecordsPatchBody };
    output: recordsTypes.RecordsPatchOutput;
  };
  /** Delete a memory */
  'records.delete': {
    input: { params: recordsTypes.RecordsDeleteParams; query?: recordsTypes.RecordsDeleteQuery };
    output: recordsTypes.RecordsDeleteOutput;
  };
  /** List the versions of a memory */
  'records.versions': {
    input: { params: recordsTypes.RecordsVersionsParams; query?: recordsTypes.RecordsVersionsQuery };
    output: recordsTypes.RecordsVersionsOutput;
  };
  /** Append to the history of a user and agent */
  'messages.append': { input: { body: messagesTypes.MessagesAppendBody }; output: messagesTypes.MessagesAppendOutput };
  /** Read the history of a user and agent */
  'messages.list': { input: { query?: messagesTypes.MessagesListQuery }; output: messagesTypes.MessagesListOutput };
  /** Read a message */
  'messages.get': {
    input: { params: messagesTypes.MessagesGetParams; query?: messagesTypes.MessagesGetQuery };
    output: messagesTypes.MessagesGetOutput;
  };
  /** Link memories to the message that they came from */
  'messages.link': {
    input: { params: messagesTypes.MessagesLinkParams; body: messagesTypes.MessagesLinkBody };
    output: messagesTypes.MessagesLinkOutput;
  };
  /** List the memories that came from a message */
  'messages.records': {
    input: { params: messagesTypes.MessagesRecordsParams; query?: messagesTypes.MessagesRecordsQuery };
    output: messagesTypes.MessagesRecordsOutput;
  };
  /** List the messages that a memory came from */
  'records.messages': {
    input: { params: recordsTypes.RecordsMessagesParams; query?: recordsTypes.RecordsMessagesQuery };
    output: recordsTypes.RecordsMessagesOutput;
  };
  /** Link a memory to another */
  'edges.create': {
    input: { params: edgesTypes.EdgesCreateParams; body: edgesTypes.EdgesCreateBody };
    output: edgesTypes.EdgesCreateOutput;
  };
  /** List the links of a memory */
  'edges.list': {
    input: { params: edgesTypes.EdgesListParams; query?: edgesTypes.EdgesListQuery };
    output: edgesTypes.EdgesListOutput;
  };
  /** Delete a link */
  'edges.delete': {
    input: { params: edgesTypes.EdgesDeleteParams; query: edgesTypes.EdgesDeleteQuery };
    output: edgesTypes.EdgesDeleteOutput;
  };
  /** List related memories */
  'graph.related': {
    input: { params: graphTypes.GraphRelatedParams; query?: graphTypes.GraphRelatedQuery };
    output: graphTypes.GraphRelatedOutput;
  };
  /** Read the linking rules */
  'graph.settings': { input: Record<string, never>; output: graphTypes.GraphSettingsOutput };
  /** Set the linking rules */
  'graph.put_settings': { input: { body: graphTypes.GraphPutSettingsBody }; output: graphTypes.GraphPutSettingsOutput };
  /** Store a raw observation */
  'cognitive.record_sensory': {
    input: { body: cognitiveTypes.CognitiveRecordSensoryBody };
    output: cognitiveTypes.CognitiveRecordSensoryOutput;
  };
  /** List recent observations */
  'cognitive.recent_sensory': {
    input: { query?: cognitiveTypes.CognitiveRecentSensoryQuery };
    output: cognitiveTypes.CognitiveRecentSensoryOutput;
  };
  /** Attend to an observation */
  'cognitive.attend_sensory': {
    input: { params: cognitiveTypes.CognitiveAttendSensoryParams; body: cognitiveTypes.CognitiveAttendSensoryBody };
    output: cognitiveTypes.CognitiveAttendSensoryOutput;
  };
  /** Delete expired observations */
  'cognitive.prune_sensory': {
    input: { body?: cognitiveTypes.CognitivePruneSensoryBody };
    output: cognitiveTypes.CognitivePruneSensoryOutput;
  };
  /** Put an item into working memory */
  'cognitive.push_working': {
    input: { body: cognitiveTypes.CognitivePushWorkingBody };
    output: cognitiveTypes.CognitivePushWorkingOutput;
  };
  /** List the working memory of a task */
  'cognitive.list_working': {
    input: { query: cognitiveTypes.CognitiveListWorkingQuery };
    output: cognitiveTypes.CognitiveListWorkingOutput;
  };
  /** Complete a task */
  'cognitive.clear_working': {
    input: { query: cognitiveTypes.CognitiveClearWorkingQuery };
    output: cognitiveTypes.CognitiveClearWorkingOutput;
  };
  /** Store an episode */
  'cognitive.store_episode': {
    input: { body: cognitiveTypes.CognitiveStoreEpisodeBody };
    output: cognitiveTypes.CognitiveStoreEpisodeOutput;
  };
  /** List the latest episodes */
  'cognitive.list_episodes': {
    input: { query?: cognitiveTypes.CognitiveListEpisodesQuery };
    output: cognitiveTypes.CognitiveListEpisodesOutput;
  };
  /** Read the next batch to consolidate */
  'cognitive.next_batch': {
    input: { query?: cognitiveTypes.CognitiveNextBatchQuery };
    output: cognitiveTypes.CognitiveNextBatchOutput;
  };
  /** Consolidate the oldest episodes */
  'cognitive.consolidate': {
    input: { body?: cognitiveTypes.CognitiveConsolidateBody };
    output: cognitiveTypes.CognitiveConsolidateOutput;
  };
  /** Store a fact */
  'cognitive.store_fact': {
    input: { body: cognitiveTypes.CognitiveStoreFactBody };
    output: cognitiveTypes.CognitiveStoreFactOutput;
  };
  /** Find facts */
  'cognitive.search_facts': {
    input: { query?: cognitiveTypes.CognitiveSearchFactsQuery };
    output: cognitiveTypes.CognitiveSearchFactsOutput;
  };
  /** Recall facts as text for a model */
  'cognitive.recall': {
    input: { body: cognitiveTypes.CognitiveRecallBody };
    output: cognitiveTypes.CognitiveRecallOutput;
  };
  /** Store a procedure */
  'cognitive.store_procedure': {
    input: { body: cognitiveTypes.CognitiveStoreProcedureBody };
    output: cognitiveTypes.CognitiveStoreProcedureOutput;
  };
  /** List procedures */
  'cognitive.list_procedures': {
    input: { query?: cognitiveTypes.CognitiveListProceduresQuery };
    output: cognitiveTypes.CognitiveListProceduresOutput;
  };
  /** Recall a procedure */
  'cognitive.recall_procedures': {
    input: { body: cognitiveTypes.CognitiveRecallProceduresBody };
    output: cognitiveTypes.CognitiveRecallProceduresOutput;
  };
  /** Store an intention */
  'cognitive.store_prospective': {
    input: { body: cognitiveTypes.CognitiveStoreProspectiveBody };
    output: cognitiveTypes.CognitiveStoreProspectiveOutput;
  };
  /** List intentions */
  'cognitive.list_prospective': {
    input: { query?: cognitiveTypes.CognitiveListProspectiveQuery };
    output: cognitiveTypes.CognitiveListProspectiveOutput;
  };
  /** Check a text against the intentions */
  'cognitive.check_triggers': {
    input: { body: cognitiveTypes.CognitiveCheckTriggersBody };
    output: cognitiveTypes.CognitiveCheckTriggersOutput;
  };
  /** Resolve an intention */
  'cognitive.resolve_prospective': {
    input: {
      params: cognitiveTypes.CognitiveResolveProspectiveParams;
      body?: cognitiveTypes.CognitiveResolveProspectiveBody;
    };
    output: cognitiveTypes.CognitiveResolveProspectiveOutput;
  };
  /** Remember a text as the right kind of memory */
  'cognitive.remember': {
    input: { body: cognitiveTypes.CognitiveRememberBody };
    output: cognitiveTypes.CognitiveRememberOutput;
  };
  /** List the concepts that an agent knows facts about */
  'cognitive.concepts': {
    input: { query?: cognitiveTypes.CognitiveConceptsQuery };
    output: cognitiveTypes.CognitiveConceptsOutput;
  };
  /** Export what an agent has learned as JSON */
  'cognitive.export_agent': {
    input: { query?: cognitiveTypes.CognitiveExportAgentQuery };
    output: cognitiveTypes.CognitiveExportAgentOutput;
  };
  /** Import what an agent has learned */
  'cognitive.import_agent': {
    input: { body: cognitiveTypes.CognitiveImportAgentBody };
    output: cognitiveTypes.CognitiveImportAgentOutput;
  };
  /** Count what an agent remembers */
  'cognitive.statistics': {
    input: { query?: cognitiveTypes.CognitiveStatisticsQuery };
    output: cognitiveTypes.CognitiveStatisticsOutput;
  };
  /** List the links between an agent’s memories */
  'cognitive.edges': {
    input: { query?: cognitiveTypes.CognitiveEdgesQuery };
    output: cognitiveTypes.CognitiveEdgesOutput;
  };
  /** Read the settings of the six kinds of memory */
  'cognitive.settings': { input: Record<string, never>; output: cognitiveTypes.CognitiveSettingsOutput };
  /** Update the settings of the six kinds of memory */
  'cognitive.put_settings': {
    input: { body: cognitiveTypes.CognitivePutSettingsBody };
    output: cognitiveTypes.CognitivePutSettingsOutput;
  };
  /** List the names that memories mention */
  'entities.list': { input: { query?: entitiesTypes.EntitiesListQuery }; output: entitiesTypes.EntitiesListOutput };
  /** List the memories about a name */
  'entities.facts': {
    input: { params: entitiesTypes.EntitiesFactsParams; query?: entitiesTypes.EntitiesFactsQuery };
    output: entitiesTypes.EntitiesFactsOutput;
  };
  /** Extract names from older memories */
  'entities.read_names': { input: Record<string, never>; output: entitiesTypes.EntitiesReadNamesOutput };
  /** Report which memories were used */
  'records.acknowledge': {
    input: { body: recordsTypes.RecordsAcknowledgeBody };
    output: recordsTypes.RecordsAcknowledgeOutput;
  };
  /** Update memory with new information */
  'records.revise': { input: { body: recordsTypes.RecordsReviseBody }; output: recordsTypes.RecordsReviseOutput };
  /** Update memory with up to 100 facts */
  'records.revise_batch': {
    input: { body: recordsTypes.RecordsReviseBatchBody };
    output: recordsTypes.RecordsReviseBatchOutput;
  };
  /** Undo the last change of a memory */
  'records.undo': {
    input: { params: recordsTypes.RecordsUndoParams; body: recordsTypes.RecordsUndoBody };
    output: recordsTypes.RecordsUndoOutput;
  };
  /** Read the revision settings */
  'revision.settings': {
    input: { query?: revisionTypes.RevisionSettingsQuery };
    output: revisionTypes.RevisionSettingsOutput;
  };
  /** Set revisions for one user */
  'revision.put_user_settings': {
    input: { query?: revisionTypes.RevisionPutUserSettingsQuery; body: revisionTypes.RevisionPutUserSettingsBody };
    output: revisionTypes.RevisionPutUserSettingsOutput;
  };
  /** Set revisions for the tenant */
  'revision.put_tenant_settings': {
    input: { body: revisionTypes.RevisionPutTenantSettingsBody };
    output: revisionTypes.RevisionPutTenantSettingsOutput;
  };
  /** Quarantine a memory */
  'records.quarantine': {
    input: { params: recordsTypes.RecordsQuarantineParams; body?: recordsTypes.RecordsQuarantineBody };
    output: recordsTypes.RecordsQuarantineOutput;
  };
  /** Release a memory from quarantine */
  'records.promote': {
    input: { params: recordsTypes.RecordsPromoteParams; body?: recordsTypes.RecordsPromoteBody };
    output: recordsTypes.RecordsPromoteOutput;
  };
  /** List quarantined memories */
  'records.list_quarantined': {
    input: { query?: recordsTypes.RecordsListQuarantinedQuery };
    output: recordsTypes.RecordsListQuarantinedOutput;
  };
  /** Delete everything that came from one source */
  'records.purge_source': {
    input: { body: recordsTypes.RecordsPurgeSourceBody };
    output: recordsTypes.RecordsPurgeSourceOutput;
  };
  /** Read the settings for secrets and quarantine */
  'safety.settings': { input: { query?: safetyTypes.SafetySettingsQuery }; output: safetyTypes.SafetySettingsOutput };
  /** Set the secrets policy of one user */
  'safety.put_user_settings': {
    input: { query?: safetyTypes.SafetyPutUserSettingsQuery; body: safetyTypes.SafetyPutUserSettingsBody };
    output: safetyTypes.SafetyPutUserSettingsOutput;
  };
  /** Set the secrets policy and quarantine of the tenant */
  'safety.put_tenant_settings': {
    input: { body: safetyTypes.SafetyPutTenantSettingsBody };
    output: safetyTypes.SafetyPutTenantSettingsOutput;
  };
  /** Find memories */
  'search.records': { input: { body: searchTypes.SearchRecordsBody }; output: searchTypes.SearchRecordsOutput };
  /** Report which results were useful */
  'search.feedback': { input: { body: searchTypes.SearchFeedbackBody }; output: searchTypes.SearchFeedbackOutput };
  /** Build a context for a prompt */
  'context.build': { input: { body: contextTypes.ContextBuildBody }; output: contextTypes.ContextBuildOutput };
  /** Read the context settings */
  'context.settings': {
    input: { query?: contextTypes.ContextSettingsQuery };
    output: contextTypes.ContextSettingsOutput;
  };
  /** Set the context settings of one user */
  'context.put_user_settings': {
    input: { query?: contextTypes.ContextPutUserSettingsQuery; body: contextTypes.ContextPutUserSettingsBody };
    output: contextTypes.ContextPutUserSettingsOutput;
  };
  /** Set the context settings of the tenant */
  'context.put_tenant_settings': {
    input: { body: contextTypes.ContextPutTenantSettingsBody };
    output: contextTypes.ContextPutTenantSettingsOutput;
  };
  /** Answer a question from memory */
  'answer.question': { input: { body: answerTypes.AnswerQuestionBody }; output: answerTypes.AnswerQuestionOutput };
  /** Read the metrics of answers */
  'answer.metrics': { input: { query?: answerTypes.AnswerMetricsQuery }; output: answerTypes.AnswerMetricsOutput };
  /** Read the extraction settings and progress */
  'extraction.settings': {
    input: { query?: extractionTypes.ExtractionSettingsQuery };
    output: extractionTypes.ExtractionSettingsOutput;
  };
  /** Set extraction for one user */
  'extraction.put_user_settings': {
    input: {
      query?: extractionTypes.ExtractionPutUserSettingsQuery;
      body: extractionTypes.ExtractionPutUserSettingsBody;
    };
    output: extractionTypes.ExtractionPutUserSettingsOutput;
  };
  /** Set extraction for the tenant */
  'extraction.put_tenant_settings': {
    input: { body: extractionTypes.ExtractionPutTenantSettingsBody };
    output: extractionTypes.ExtractionPutTenantSettingsOutput;
  };
  /** Decide whether an exchange is worth remembering */
  'decisions.decide': {
    input: { body: decisionsTypes.DecisionsDecideBody };
    output: decisionsTypes.DecisionsDecideOutput;
  };
  /** Report whether a decision was right */
  'decisions.feedback': {
    input: { params: decisionsTypes.DecisionsFeedbackParams; body: decisionsTypes.DecisionsFeedbackBody };
    output: decisionsTypes.DecisionsFeedbackOutput;
  };
  /** Read the accuracy of decisions over time */
  'decisions.accuracy': {
    input: { query?: decisionsTypes.DecisionsAccuracyQuery };
    output: decisionsTypes.DecisionsAccuracyOutput;
  };
  /** Read how well a memory is retained */
  'records.retention': {
    input: { params: recordsTypes.RecordsRetentionParams; query?: recordsTypes.RecordsRetentionQuery };
    output: recordsTypes.RecordsRetentionOutput;
  };
  /** Forget a memory, reversibly */
  'records.forget': {
    input: { params: recordsTypes.RecordsForgetParams; body?: recordsTypes.RecordsForgetBody };
    output: recordsTypes.RecordsForgetOutput;
  };
  /** Restore a forgotten memory */
  'records.restore': {
    input: { params: recordsTypes.RecordsRestoreParams; body?: recordsTypes.RecordsRestoreBody };
    output: recordsTypes.RecordsRestoreOutput;
  };
  /** Restore several forgotten memories */
  'forgetting.restore': {
    input: { body: forgettingTypes.ForgettingRestoreBody };
    output: forgettingTypes.ForgettingRestoreOutput;
  };
  /** List forgotten memories that can be restored */
  'forgetting.list': {
    input: { query?: forgettingTypes.ForgettingListQuery };
    output: forgettingTypes.ForgettingListOutput;
  };
  /** List what was forgotten, restored and deleted, and why */
  'forgetting.events': {
    input: { query?: forgettingTypes.ForgettingEventsQuery };
    output: forgettingTypes.ForgettingEventsOutput;
  };
  /** Count what was forgotten, restored and deleted */
  'forgetting.status': {
    input: { query?: forgettingTypes.ForgettingStatusQuery };
    output: forgettingTypes.ForgettingStatusOutput;
  };
  /** Preview what a sweep would forget and delete */
  'forgetting.preview': {
    input: { body?: forgettingTypes.ForgettingPreviewBody };
    output: forgettingTypes.ForgettingPreviewOutput;
  };
  /** Forget and delete what is due now */
  'forgetting.sweep': { input: Record<string, never>; output: forgettingTypes.ForgettingSweepOutput };
  /** Read how memory fades in the tenant */
  'forgetting.tenant_settings': {
    input: Record<string, never>;
    output: forgettingTypes.ForgettingTenantSettingsOutput;
  };
  /** Set how memory fades in the tenant */
  'forgetting.put_tenant_settings': {
    input: { body: forgettingTypes.ForgettingPutTenantSettingsBody };
    output: forgettingTypes.ForgettingPutTenantSettingsOutput;
  };
  /** Remove the tenant’s settings: nothing fades */
  'forgetting.delete_tenant_settings': {
    input: Record<string, never>;
    output: forgettingTypes.ForgettingDeleteTenantSettingsOutput;
  };
  /** Read how memory fades for a user */
  'forgetting.settings': {
    input: { query?: forgettingTypes.ForgettingSettingsQuery };
    output: forgettingTypes.ForgettingSettingsOutput;
  };
  /** Set how memory fades for a user */
  'forgetting.put_user_settings': {
    input: {
      query?: forgettingTypes.ForgettingPutUserSettingsQuery;
      body: forgettingTypes.ForgettingPutUserSettingsBody;
    };
    output: forgettingTypes.ForgettingPutUserSettingsOutput;
  };
  /** Remove a user’s settings: the tenant’s apply */
  'forgetting.delete_user_settings': {
    input: { query?: forgettingTypes.ForgettingDeleteUserSettingsQuery };
    output: forgettingTypes.ForgettingDeleteUserSettingsOutput;
  };
  /** Read how memory fades in the tenant */
  'forgetting.policy': { input: Record<string, never>; output: forgettingTypes.ForgettingPolicyOutput };
  /** Set how memory fades in the tenant */
  'forgetting.set_policy': {
    input: { body: forgettingTypes.ForgettingSetPolicyBody };
    output: forgettingTypes.ForgettingSetPolicyOutput;
  };
  /** Remove the tenant’s settings: nothing fades */
  'forgetting.unset_policy': { input: Record<string, never>; output: forgettingTypes.ForgettingUnsetPolicyOutput };
  /** Read how memory fades for a user */
  'forgetting.user_policy': {
    input: { params: forgettingTypes.ForgettingUserPolicyParams };
    output: forgettingTypes.ForgettingUserPolicyOutput;
  };
  /** Set how memory fades for a user */
  'forgetting.set_user_policy': {
    input: { params: forgettingTypes.ForgettingSetUserPolicyParams; body: forgettingTypes.ForgettingSetUserPolicyBody };
    output: forgettingTypes.ForgettingSetUserPolicyOutput;
  };
  /** Remove a user’s policy: the tenant’s applies */
  'forgetting.unset_user_policy': {
    input: { params: forgettingTypes.ForgettingUnsetUserPolicyParams };
    output: forgettingTypes.ForgettingUnsetUserPolicyOutput;
  };
  /** Retry a failed vector */
  'embeddings.retry': {
    input: { params: embeddingsTypes.EmbeddingsRetryParams; body?: embeddingsTypes.EmbeddingsRetryBody };
    output: embeddingsTypes.EmbeddingsRetryOutput;
  };
  /** Fill an embedding space and switch to it */
  'embeddings.reembed': { input: Record<string, never>; output: embeddingsTypes.EmbeddingsReembedOutput };
  /** Read the progress of a re-embed */
  'embeddings.reembed_status': { input: Record<string, never>; output: embeddingsTypes.EmbeddingsReembedStatusOutput };
  /** List the passages of a memory */
  'records.passages': {
    input: { params: recordsTypes.RecordsPassagesParams; query?: recordsTypes.RecordsPassagesQuery };
    output: recordsTypes.RecordsPassagesOutput;
  };
  /** Preview a run */
  'compaction.preview': {
    input: { body?: compactionTypes.CompactionPreviewBody };
    output: compactionTypes.CompactionPreviewOutput;
  };
  /** Fold now */
  'compaction.run': {
    input: { body?: compactionTypes.CompactionRunBody };
    output: compactionTypes.CompactionRunOutput;
  };
  /** List runs */
  'compaction.runs': {
    input: { query?: compactionTypes.CompactionRunsQuery };
    output: compactionTypes.CompactionRunsOutput;
  };
  /** Read one run with its records */
  'compaction.get_run': {
    input: { params: compactionTypes.CompactionGetRunParams; query?: compactionTypes.CompactionGetRunQuery };
    output: compactionTypes.CompactionGetRunOutput;
  };
  /** Undo a run */
  'compaction.undo': {
    input: { params: compactionTypes.CompactionUndoParams; body?: compactionTypes.CompactionUndoBody };
    output: compactionTypes.CompactionUndoOutput;
  };
  /** Read the compaction settings */
  'compaction.settings': {
    input: { query?: compactionTypes.CompactionSettingsQuery };
    output: compactionTypes.CompactionSettingsOutput;
  };
  /** Set compaction for one user */
  'compaction.put_user_settings': {
    input: {
      query?: compactionTypes.CompactionPutUserSettingsQuery;
      body: compactionTypes.CompactionPutUserSettingsBody;
    };
    output: compactionTypes.CompactionPutUserSettingsOutput;
  };
  /** Set compaction for the tenant */
  'compaction.put_tenant_settings': {
    input: { body: compactionTypes.CompactionPutTenantSettingsBody };
    output: compactionTypes.CompactionPutTenantSettingsOutput;
  };
  /** Read compaction metrics */
  'compaction.metrics': {
    input: { query?: compactionTypes.CompactionMetricsQuery };
    output: compactionTypes.CompactionMetricsOutput;
  };
  /** Read the summaries */
  'summaries.list': {
    input: { query?: summariesTypes.SummariesListQuery };
    output: summariesTypes.SummariesListOutput;
  };
  /** Read what a user says about themselves */
  'summaries.portrait': {
    input: { query?: summariesTypes.SummariesPortraitQuery };
    output: summariesTypes.SummariesPortraitOutput;
  };
  /** Refresh the summaries */
  'summaries.refresh': {
    input: { body?: summariesTypes.SummariesRefreshBody };
    output: summariesTypes.SummariesRefreshOutput;
  };
  /** Count what is stored */
  'status.get': { input: { query?: statusTypes.StatusGetQuery }; output: statusTypes.StatusGetOutput };
  /** Read the status of an agent */
  'status.agent': {
    input: { params: statusTypes.StatusAgentParams; query?: statusTypes.StatusAgentQuery };
    output: statusTypes.StatusAgentOutput;
  };
  /** Check that the process runs */
  'health.live': { input: Record<string, never>; output: healthTypes.HealthLiveOutput };
  /** Check that requests can be served */
  'health.ready': { input: Record<string, never>; output: healthTypes.HealthReadyOutput };
  /** Prometheus metrics of the process */
  'health.metrics': { input: Record<string, never>; output: healthTypes.HealthMetricsOutput };
  /** Read the version of the server */
  'health.version': { input: Record<string, never>; output: healthTypes.HealthVersionOutput };
  /** Create a tenant */
  'tenants.create': { input: { body: tenantsTypes.TenantsCreateBody }; output: tenantsTypes.TenantsCreateOutput };
  /** List tenants */
  'tenants.list': { input: { query?: tenantsTypes.TenantsListQuery }; output: tenantsTypes.TenantsListOutput };
  /** Read a tenant */
  'tenants.get': { input: { params: tenantsTypes.TenantsGetParams }; output: tenantsTypes.TenantsGetOutput };
  /** Change a tenant’s settings */
  'tenants.update': {
    input: { params: tenantsTypes.TenantsUpdateParams; body: tenantsTypes.TenantsUpdateBody };
    output: tenantsTypes.TenantsUpdateOutput;
  };
  /** Read the key’s own tenant */
  'tenants.get_own': { input: Record<string, never>; output: tenantsTypes.TenantsGetOwnOutput };
  /** Change the settings of the key’s own tenant */
  'tenants.update_own': {
    input: { body: tenantsTypes.TenantsUpdateOwnBody };
    output: tenantsTypes.TenantsUpdateOwnOutput;
  };
  /** Create a key */
  'keys.create': { input: { body: keysTypes.KeysCreateBody }; output: keysTypes.KeysCreateOutput };
  /** List keys */
  'keys.list': { input: { query?: keysTypes.KeysListQuery }; output: keysTypes.KeysListOutput };
  /** Read a key */
  'keys.get': { input: { params: keysTypes.KeysGetParams }; output: keysTypes.KeysGetOutput };
  /** Change the name or expiry of a key */
  'keys.update': {
    input: { params: keysTypes.KeysUpdateParams; body: keysTypes.KeysUpdateBody };
    output: keysTypes.KeysUpdateOutput;
  };
  /** Revoke a key */
  'keys.revoke': { input: { params: keysTypes.KeysRevokeParams }; output: keysTypes.KeysRevokeOutput };
  /** Rotate the secret of a key */
  'keys.rotate': {
    input: { params: keysTypes.KeysRotateParams; body?: keysTypes.KeysRotateBody };
    output: keysTypes.KeysRotateOutput;
  };
  /** List users */
  'users.list': { input: { query?: usersTypes.UsersListQuery }; output: usersTypes.UsersListOutput };
  /** Read a user’s settings */
  'users.get': { input: { params: usersTypes.UsersGetParams }; output: usersTypes.UsersGetOutput };
  /** Set a user’s settings */
  'users.put': {
    input: { params: usersTypes.UsersPutParams; body: usersTypes.UsersPutBody };
    output: usersTypes.UsersPutOutput;
  };
  /** Mint a user token */
  'tokens.mint': { input: { body?: tokensTypes.TokensMintBody }; output: tokensTypes.TokensMintOutput };
  /** Read the identity of the key */
  'tokens.me': { input: { query?: tokensTypes.TokensMeQuery }; output: tokensTypes.TokensMeOutput };
  /** Read the usage of the key’s own tenant */
  'tenants.own_usage': {
    input: { query?: tenantsTypes.TenantsOwnUsageQuery };
    output: tenantsTypes.TenantsOwnUsageOutput;
  };
  /** Read the usage of a tenant */
  'tenants.usage': {
    input: { params: tenantsTypes.TenantsUsageParams; query?: tenantsTypes.TenantsUsageQuery };
    output: tenantsTypes.TenantsUsageOutput;
  };
  /** Call the language model */
  'models.generate': { input: { body: modelsTypes.ModelsGenerateBody }; output: modelsTypes.ModelsGenerateOutput };
  /** Read the tenant’s language model usage */
  'models.usage': { input: { query?: modelsTypes.ModelsUsageQuery }; output: modelsTypes.ModelsUsageOutput };
  /** Read the language model settings and prices */
  'models.settings': { input: Record<string, never>; output: modelsTypes.ModelsSettingsOutput };
  /** Set the tenant’s language model use and limits */
  'models.put_settings': {
    input: { body: modelsTypes.ModelsPutSettingsBody };
    output: modelsTypes.ModelsPutSettingsOutput;
  };
  /** Erase a user */
  'privacy.erase_user': {
    input: { params: privacyTypes.PrivacyEraseUserParams; body?: privacyTypes.PrivacyEraseUserBody };
    output: privacyTypes.PrivacyEraseUserOutput;
  };
  /** Erase a part of memory */
  'privacy.erase': { input: { body: privacyTypes.PrivacyEraseBody }; output: privacyTypes.PrivacyEraseOutput };
  /** List erasures */
  'privacy.list_erasures': {
    input: { query?: privacyTypes.PrivacyListErasuresQuery };
    output: privacyTypes.PrivacyListErasuresOutput;
  };
  /** Read the progress of an erasure */
  'privacy.get_erasure': {
    input: { params: privacyTypes.PrivacyGetErasureParams };
    output: privacyTypes.PrivacyGetErasureOutput;
  };
  /** Get the signed receipt of an erasure */
  'privacy.receipt': {
    input: { params: privacyTypes.PrivacyReceiptParams };
    output: privacyTypes.PrivacyReceiptOutput;
  };
  /** Erase a tenant */
  'privacy.erase_tenant': {
    input: { params: privacyTypes.PrivacyEraseTenantParams; body?: privacyTypes.PrivacyEraseTenantBody };
    output: privacyTypes.PrivacyEraseTenantOutput;
  };
  /** Read the progress of a tenant’s erasure */
  'privacy.tenant_erasure': {
    input: { params: privacyTypes.PrivacyTenantErasureParams };
    output: privacyTypes.PrivacyTenantErasureOutput;
  };
  /** Get the signed receipt of a tenant’s erasure */
  'privacy.tenant_receipt': {
    input: { params: privacyTypes.PrivacyTenantReceiptParams };
    output: privacyTypes.PrivacyTenantReceiptOutput;
  };
  /** Get the public keys that verify receipts */
  'privacy.receipt_key': { input: Record<string, never>; output: privacyTypes.PrivacyReceiptKeyOutput };
  /** Put a user under legal hold */
  'privacy.hold_user': {
    input: { params: privacyTypes.PrivacyHoldUserParams };
    output: privacyTypes.PrivacyHoldUserOutput;
  };
  /** Lift the legal hold of a user */
  'privacy.release_user': {
    input: { params: privacyTypes.PrivacyReleaseUserParams };
    output: privacyTypes.PrivacyReleaseUserOutput;
  };
  /** Put a memory under legal hold */
  'privacy.hold_record': {
    input: { params: privacyTypes.PrivacyHoldRecordParams; query?: privacyTypes.PrivacyHoldRecordQuery };
    output: privacyTypes.PrivacyHoldRecordOutput;
  };
  /** Lift the legal hold of a memory */
  'privacy.release_record': {
    input: { params: privacyTypes.PrivacyReleaseRecordParams; query?: privacyTypes.PrivacyReleaseRecordQuery };
    output: privacyTypes.PrivacyReleaseRecordOutput;
  };
  /** Pause learning about a user */
  'users.pause': { input: { params: usersTypes.UsersPauseParams }; output: usersTypes.UsersPauseOutput };
  /** Resume learning about a user */
  'users.resume': { input: { params: usersTypes.UsersResumeParams }; output: usersTypes.UsersResumeOutput };
  /** Export everything that is stored about a user */
  'users.export_data': {
    input: { params: usersTypes.UsersExportDataParams };
    output: usersTypes.UsersExportDataOutput;
  };
  /** Import an export for a user */
  'users.import_data': {
    input: { params: usersTypes.UsersImportDataParams; body: usersTypes.UsersImportDataBody };
    output: usersTypes.UsersImportDataOutput;
  };
  /** Read the progress of an import */
  'users.transfer': { input: { params: usersTypes.UsersTransferParams }; output: usersTypes.UsersTransferOutput };
  /** Read a job */
  'jobs.get': {
    input: { params: jobsTypes.JobsGetParams; query?: jobsTypes.JobsGetQuery };
    output: jobsTypes.JobsGetOutput;
  };
  /** List jobs */
  'jobs.list': { input: { query?: jobsTypes.JobsListQuery }; output: jobsTypes.JobsListOutput };
  /** List dead letters */
  'dead_letters.list': {
    input: { query?: dead_lettersTypes.DeadLettersListQuery };
    output: dead_lettersTypes.DeadLettersListOutput;
  };
  /** Replay a dead letter */
  'dead_letters.replay': {
    input: { params: dead_lettersTypes.DeadLettersReplayParams };
    output: dead_lettersTypes.DeadLettersReplayOutput;
  };
  /** Replay several dead letters */
  'dead_letters.replay_matching': {
    input: { body: dead_lettersTypes.DeadLettersReplayMatchingBody };
    output: dead_lettersTypes.DeadLettersReplayMatchingOutput;
  };
  /** Discard a dead letter */
  'dead_letters.discard': {
    input: { params: dead_lettersTypes.DeadLettersDiscardParams };
    output: dead_lettersTypes.DeadLettersDiscardOutput;
  };
  /** Discard several dead letters */
  'dead_letters.discard_matching': {
    input: { body: dead_lettersTypes.DeadLettersDiscardMatchingBody };
    output: dead_lettersTypes.DeadLettersDiscardMatchingOutput;
  };
  /** Create a webhook */
  'webhooks.create': { input: { body: webhooksTypes.WebhooksCreateBody }; output: webhooksTypes.WebhooksCreateOutput };
  /** List webhooks */
  'webhooks.list': { input: Record<string, never>; output: webhooksTypes.WebhooksListOutput };
  /** Read a webhook */
  'webhooks.get': { input: { params: webhooksTypes.WebhooksGetParams }; output: webhooksTypes.WebhooksGetOutput };
  /** Change, disable or enable a webhook */
  'webhooks.update': {
    input: { params: webhooksTypes.WebhooksUpdateParams; body: webhooksTypes.WebhooksUpdateBody };
    output: webhooksTypes.WebhooksUpdateOutput;
  };
  /** Delete a webhook */
  'webhooks.delete': {
    input: { params: webhooksTypes.WebhooksDeleteParams };
    output: webhooksTypes.WebhooksDeleteOutput;
  };
  /** Rotate the secret of a webhook */
  'webhooks.rotate_secret': {
    input: { params: webhooksTypes.WebhooksRotateSecretParams; body?: webhooksTypes.WebhooksRotateSecretBody };
    output: webhooksTypes.WebhooksRotateSecretOutput;
  };
  /** Send a test event to a webhook */
  'webhooks.test': { input: { params: webhooksTypes.WebhooksTestParams }; output: webhooksTypes.WebhooksTestOutput };
  /** Replay failed deliveries */
  'webhooks.replay': {
    input: { params: webhooksTypes.WebhooksReplayParams; body?: webhooksTypes.WebhooksReplayBody };
    output: webhooksTypes.WebhooksReplayOutput;
  };
  /** List the deliveries of a webhook */
  'webhooks.list_deliveries': {
    input: { params: webhooksTypes.WebhooksListDeliveriesParams; query?: webhooksTypes.WebhooksListDeliveriesQuery };
    output: webhooksTypes.WebhooksListDeliveriesOutput;
  };
  /** Read the audit log */
  'audit.list': { input: { query?: auditTypes.AuditListQuery }; output: auditTypes.AuditListOutput };
  /** Read the head of the audit chain */
  'audit.head': { input: Record<string, never>; output: auditTypes.AuditHeadOutput };
  /** Verify the audit chain */
  'audit.verify': { input: { query?: auditTypes.AuditVerifyQuery }; output: auditTypes.AuditVerifyOutput };
  /** Read which reads are logged */
  'audit.settings': { input: Record<string, never>; output: auditTypes.AuditSettingsOutput };
  /** Set which reads are logged */
  'audit.set_settings': { input: { body: auditTypes.AuditSetSettingsBody }; output: auditTypes.AuditSetSettingsOutput };
  /** Read the erasure ledger */
  'privacy.ledger': { input: { query?: privacyTypes.PrivacyLedgerQuery }; output: privacyTypes.PrivacyLedgerOutput };
  /** List rewrites of tables and indexes */
  'privacy.rewrites': {
    input: { query?: privacyTypes.PrivacyRewritesQuery };
    output: privacyTypes.PrivacyRewritesOutput;
  };
  /** AMP store */
  'amp.store': { input: { body: ampTypes.AmpStoreBody }; output: ampTypes.AmpStoreOutput };
  /** AMP search */
  'amp.search': { input: { body: ampTypes.AmpSearchBody }; output: ampTypes.AmpSearchOutput };
  /** AMP list */
  'amp.list': { input: { query?: ampTypes.AmpListQuery }; output: ampTypes.AmpListOutput };
  /** AMP get */
  'amp.get': { input: { params: ampTypes.AmpGetParams; query?: ampTypes.AmpGetQuery }; output: ampTypes.AmpGetOutput };
  /** AMP delete */
  'amp.delete': {
    input: { params: ampTypes.AmpDeleteParams; query?: ampTypes.AmpDeleteQuery };
    output: ampTypes.AmpDeleteOutput;
  };
  /** AMP status */
  'amp.status': { input: { query?: ampTypes.AmpStatusQuery }; output: ampTypes.AmpStatusOutput };
  /** AMP agent_status */
  'amp.agent_status': {
    input: { params: ampTypes.AmpAgentStatusParams; query?: ampTypes.AmpAgentStatusQuery };
    output: ampTypes.AmpAgentStatusOutput;
  };
  /** Call any AMP operation */
  'amp.call': { input: { body: ampTypes.AmpCallBody }; output: ampTypes.AmpCallOutput };
  /** JSON Schemas of AMP */
  'amp.schema': { input: Record<string, never>; output: ampTypes.AmpSchemaOutput };
  /** JSON Schema of a record type or an operation of AMP */
  'amp.schema_of': { input: { params: ampTypes.AmpSchemaOfParams }; output: ampTypes.AmpSchemaOfOutput };
  /** List agents */
  'agents.list': { input: { query?: agentsTypes.AgentsListQuery }; output: agentsTypes.AgentsListOutput };
  /** Create an agent */
  'agents.create': { input: { body: agentsTypes.AgentsCreateBody }; output: agentsTypes.AgentsCreateOutput };
  /** Count agents */
  'agents.count': { input: { query?: agentsTypes.AgentsCountQuery }; output: agentsTypes.AgentsCountOutput };
  /** Read an agent */
  'agents.get': {
    input: { params: agentsTypes.AgentsGetParams; query?: agentsTypes.AgentsGetQuery };
    output: agentsTypes.AgentsGetOutput;
  };
  /** Edit an agent */
  'agents.update': {
    input: { params: agentsTypes.AgentsUpdateParams; body: agentsTypes.AgentsUpdateBody };
    output: agentsTypes.AgentsUpdateOutput;
  };
  /** Delete an agent */
  'agents.delete': {
    input: { params: agentsTypes.AgentsDeleteParams; query?: agentsTypes.AgentsDeleteQuery };
    output: agentsTypes.AgentsDeleteOutput;
  };
  /** Read the core memory of an agent */
  'agents.core_memory': {
    input: { params: agentsTypes.AgentsCoreMemoryParams; query?: agentsTypes.AgentsCoreMemoryQuery };
    output: agentsTypes.AgentsCoreMemoryOutput;
  };
  /** Render the system prompt of an agent */
  'agents.recompile': {
    input: { params: agentsTypes.AgentsRecompileParams; query?: agentsTypes.AgentsRecompileQuery };
    output: agentsTypes.AgentsRecompileOutput;
  };
  /** Create a block */
  'blocks.create': { input: { body: blocksTypes.BlocksCreateBody }; output: blocksTypes.BlocksCreateOutput };
  /** List blocks */
  'blocks.list': { input: { query?: blocksTypes.BlocksListQuery }; output: blocksTypes.BlocksListOutput };
  /** Count blocks */
  'blocks.count': { input: { query?: blocksTypes.BlocksCountQuery }; output: blocksTypes.BlocksCountOutput };
  /** Read a block */
  'blocks.get': {
    input: { params: blocksTypes.BlocksGetParams; query?: blocksTypes.BlocksGetQuery };
    output: blocksTypes.BlocksGetOutput;
  };
  /** Edit a block */
  'blocks.update': {
    input: { params: blocksTypes.BlocksUpdateParams; body: blocksTypes.BlocksUpdateBody };
    output: blocksTypes.BlocksUpdateOutput;
  };
  /** Delete a block */
  'blocks.delete': {
    input: { params: blocksTypes.BlocksDeleteParams; query?: blocksTypes.BlocksDeleteQuery };
    output: blocksTypes.BlocksDeleteOutput;
  };
  /** Read the history of a block */
  'blocks.history': {
    input: { params: blocksTypes.BlocksHistoryParams; query?: blocksTypes.BlocksHistoryQuery };
    output: blocksTypes.BlocksHistoryOutput;
  };
  /** Compare two states of a block */
  'blocks.diff': {
    input: { params: blocksTypes.BlocksDiffParams; query?: blocksTypes.BlocksDiffQuery };
    output: blocksTypes.BlocksDiffOutput;
  };
  /** Name the current state of a block */
  'blocks.checkpoint': {
    input: { params: blocksTypes.BlocksCheckpointParams; body?: blocksTypes.BlocksCheckpointBody };
    output: blocksTypes.BlocksCheckpointOutput;
  };
  /** Undo the last change of a block */
  'blocks.undo': {
    input: { params: blocksTypes.BlocksUndoParams; body?: blocksTypes.BlocksUndoBody };
    output: blocksTypes.BlocksUndoOutput;
  };
  /** Redo an undone change of a block */
  'blocks.redo': {
    input: { params: blocksTypes.BlocksRedoParams; body?: blocksTypes.BlocksRedoBody };
    output: blocksTypes.BlocksRedoOutput;
  };
  /** List the blocks of an agent */
  'core_memory.list': {
    input: { params: core_memoryTypes.CoreMemoryListParams; query?: core_memoryTypes.CoreMemoryListQuery };
    output: core_memoryTypes.CoreMemoryListOutput;
  };
  /** Read a block of an agent by label */
  'core_memory.get': {
    input: { params: core_memoryTypes.CoreMemoryGetParams; query?: core_memoryTypes.CoreMemoryGetQuery };
    output: core_memoryTypes.CoreMemoryGetOutput;
  };
  /** Edit a block of an agent by label */
  'core_memory.update': {
    input: { params: core_memoryTypes.CoreMemoryUpdateParams; body: core_memoryTypes.CoreMemoryUpdateBody };
    output: core_memoryTypes.CoreMemoryUpdateOutput;
  };
  /** Attach a block to an agent */
  'core_memory.attach': {
    input: { params: core_memoryTypes.CoreMemoryAttachParams; query?: core_memoryTypes.CoreMemoryAttachQuery };
    output: core_memoryTypes.CoreMemoryAttachOutput;
  };
  /** Detach a block from an agent */
  'core_memory.detach': {
    input: { params: core_memoryTypes.CoreMemoryDetachParams; query?: core_memoryTypes.CoreMemoryDetachQuery };
    output: core_memoryTypes.CoreMemoryDetachOutput;
  };
  /** List the agents that a block is attached to */
  'blocks.agents': {
    input: { params: blocksTypes.BlocksAgentsParams; query?: blocksTypes.BlocksAgentsQuery };
    output: blocksTypes.BlocksAgentsOutput;
  };
  /** Append to a block */
  'core_memory.append': {
    input: { params: core_memoryTypes.CoreMemoryAppendParams; body: core_memoryTypes.CoreMemoryAppendBody };
    output: core_memoryTypes.CoreMemoryAppendOutput;
  };
  /** Replace every occurrence of a text in a block */
  'core_memory.replace': {
    input: { params: core_memoryTypes.CoreMemoryReplaceParams; body: core_memoryTypes.CoreMemoryReplaceBody };
    output: core_memoryTypes.CoreMemoryReplaceOutput;
  };
  /** Replace the only occurrence of a text in a block */
  'memory.replace': {
    input: { params: memoryTypes.MemoryReplaceParams; body: memoryTypes.MemoryReplaceBody };
    output: memoryTypes.MemoryReplaceOutput;
  };
  /** Insert lines into a block */
  'memory.insert': {
    input: { params: memoryTypes.MemoryInsertParams; body: memoryTypes.MemoryInsertBody };
    output: memoryTypes.MemoryInsertOutput;
  };
  /** Overwrite a block */
  'memory.rethink': {
    input: { params: memoryTypes.MemoryRethinkParams; body: memoryTypes.MemoryRethinkBody };
    output: memoryTypes.MemoryRethinkOutput;
  };
  /** Apply a patch to one or several blocks */
  'memory.apply_patch': {
    input: { params: memoryTypes.MemoryApplyPatchParams; body: memoryTypes.MemoryApplyPatchBody };
    output: memoryTypes.MemoryApplyPatchOutput;
  };
  /** Edit blocks by path */
  'memory.command': {
    input: { params: memoryTypes.MemoryCommandParams; body: memoryTypes.MemoryCommandBody };
    output: memoryTypes.MemoryCommandOutput;
  };
  /** Report that editing is finished */
  'memory.finish_edits': {
    input: { params: memoryTypes.MemoryFinishEditsParams; body: memoryTypes.MemoryFinishEditsBody };
    output: memoryTypes.MemoryFinishEditsOutput;
  };
  /** Render the blocks of an agent for a prompt */
  'core_memory.render': {
    input: { params: core_memoryTypes.CoreMemoryRenderParams; query?: core_memoryTypes.CoreMemoryRenderQuery };
    output: core_memoryTypes.CoreMemoryRenderOutput;
  };
  /** Add to an agent’s archival memory */
  'archival.insert': {
    input: { params: archivalTypes.ArchivalInsertParams; body: archivalTypes.ArchivalInsertBody };
    output: archivalTypes.ArchivalInsertOutput;
  };
  /** List an agent’s archival memory */
  'archival.list': {
    input: { params: archivalTypes.ArchivalListParams; query?: archivalTypes.ArchivalListQuery };
    output: archivalTypes.ArchivalListOutput;
  };
  /** Search an agent’s archival memory */
  'archival.search': {
    input: { params: archivalTypes.ArchivalSearchParams; query: archivalTypes.ArchivalSearchQuery };
    output: archivalTypes.ArchivalSearchOutput;
  };
  /** Delete from an agent’s archival memory */
  'archival.delete': {
    input: { params: archivalTypes.ArchivalDeleteParams; query?: archivalTypes.ArchivalDeleteQuery };
    output: archivalTypes.ArchivalDeleteOutput;
  };
  /** Search archival memory */
  'passages.search': { input: { body: passagesTypes.PassagesSearchBody }; output: passagesTypes.PassagesSearchOutput };
  /** Read the history of an agent, in Letta’s format */
  'letta.messages': {
    input: { params: lettaTypes.LettaMessagesParams; query?: lettaTypes.LettaMessagesQuery };
    output: lettaTypes.LettaMessagesOutput;
  };
  /** Read the messages of all agents, in Letta’s format */
  'letta.all_messages': {
    input: { query?: lettaTypes.LettaAllMessagesQuery };
    output: lettaTypes.LettaAllMessagesOutput;
  };
  /** Read a message, in Letta’s format */
  'letta.message': {
    input: { params: lettaTypes.LettaMessageParams; query?: lettaTypes.LettaMessageQuery };
    output: lettaTypes.LettaMessageOutput;
  };
  /** Search messages, in Letta’s format */
  'letta.search_messages': {
    input: { body: lettaTypes.LettaSearchMessagesBody };
    output: lettaTypes.LettaSearchMessagesOutput;
  };
  /** Letta’s health check */
  'letta.health': { input: Record<string, never>; output: lettaTypes.LettaHealthOutput };
  /** List the tags of agents */
  'letta.tags': { input: { query?: lettaTypes.LettaTagsQuery }; output: lettaTypes.LettaTagsOutput };
  /** List Letta’s tools: always empty */
  'letta.tools': { input: Record<string, never>; output: lettaTypes.LettaToolsOutput };
  /** List Letta’s language models: always empty */
  'letta.models': { input: Record<string, never>; output: lettaTypes.LettaModelsOutput };
  /** List Letta’s embedding models: always empty */
  'letta.embedding_models': { input: Record<string, never>; output: lettaTypes.LettaEmbeddingModelsOutput };
  /** MemoryBank store */
  'memorybank.store': {
    input: { body: memorybankTypes.MemorybankStoreBody };
    output: memorybankTypes.MemorybankStoreOutput;
  };
  /** MemoryBank retrieve */
  'memorybank.retrieve': {
    input: { body: memorybankTypes.MemorybankRetrieveBody };
    output: memorybankTypes.MemorybankRetrieveOutput;
  };
  /** MemoryBank forget */
  'memorybank.forget': {
    input: { body: memorybankTypes.MemorybankForgetBody };
    output: memorybankTypes.MemorybankForgetOutput;
  };
}
