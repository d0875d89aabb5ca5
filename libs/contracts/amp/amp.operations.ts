import { z } from 'zod';
import { filter } from '../records/filter.js';
import { LIMITS } from '../limits.js';
import { type AnyOperation, operation, SOON_SECONDS } from '../operation.js';
import { label, queryFlag, queryWhole, scopeName, tag, tagsInQuery, unit, userId } from '../primitives.js';
import { refuseScopeLookAlikes } from '../records/record.js';
import { narrowing, timeTravel } from '../records/records.operations.js';
import { AGENT_STATES } from '../status.operations.js';
import { graphQuery, linkedBy, subgraph } from '../search/graph-search.js';
import { SEARCH_LEVELS } from '../search/search.operations.js';
import { ampRecordInput } from './amp-record.js';
import { triggeredNote } from '../cognitive/triggered.js';
import { hints, readHints, writeNotes } from '../records/write-notes.js';

/**
 * The Agent Memory Protocol, v0.2, over HTTP. Bodies may contain `operation`, so that the specification's example
 * payloads work unchanged. Unknown fields of a request are ignored. Instants are Unix milliseconds.
 */
export const AMP_PROTOCOL = 'AMP/0.2';

const named = { user_id: userId.optional() };
const reader = { ...named, include_shared: queryFlag.optional(), all_users: queryFlag.optional() };
const says = <const N extends string>(name: N) => ({ operation: z.literal(name).optional() });
const success = { success: z.literal(true) };
const idParams = z.object({ id: label });

export const ampRecord = z.looseObject({
  id: z.string(),
  type: z.string(),
  content: z.string(),
  created_at: z.int(),
  updated_at: z.int().optional(),
  agent: z.string().optional(),
  project: z.string().optional(),
  tags: z.array(z.string()).optional(),
});

export const ampStore = operation({
  name: 'amp.store',
  waits: SOON_SECONDS,
  method: 'POST',
  path: '/amp/store',
  summary: 'AMP store',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  body: z.looseObject({ ...says('store'), ...named, record: ampRecordInput }).superRefine(refuseScopeLookAlikes),
  wrappedIn: 'record',
  output: z.object({
    ...success,
    id: z.string(),
    created: z.boolean(),
    ...writeNotes,
    hints,
    triggered: triggeredNote,
  }),
  status: [201, 200],
  errors: ['user_required', 'user_mismatch', 'conflict', 'idempotency_conflict'],
  headers: ['Idempotency-Key', 'Prefer'],
});

export const ampSearch = operation({
  name: 'amp.search',
  searches: true,
  weight: 3,
  method: 'POST',
  path: '/amp/search',
  summary: 'AMP search',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  body: z.looseObject({
    ...says('search'),
    ...reader,
    query: z
      .string()
      .regex(/\S/, 'must not be blank')
      .max(LIMITS.queryLength)
      .describe('The query: a question or keywords.'),
    ...narrowing,
    tags: z.array(tag).max(LIMITS.tags).optional(),
    filter: filter.optional(),
    ...timeTravel,
    limit: z.int().min(1).max(LIMITS.searchLimit).default(10),
    min_score: unit.optional().describe('Leaves out results that score lower. 0 to 1.'),
    token_budget: z
      .int()
      .min(1)
      .max(LIMITS.tokenBudget)
      .optional()
      .describe(
        'Maximum number of tokens that the results take in a prompt. For a long record, only the matching passage is returned.',
      ),
    order: z
      .enum(['score', 'chronological'])
      .optional()
      .describe('`score`: best first. `chronological`: oldest first.'),
    scope_expansion: z
      .boolean()
      .optional()
      .describe(
        'Starts in the named session, agent or project. If that finds little, the search widens to the user, then to shared memory.',
      ),
    graph: graphQuery.optional().describe('Follows links from the results. `{}` follows two steps.'),
  }),
  output: z.object({
    ...success,
    results: z.array(
      z.object({
        id: z.string(),
        score: z.number(),
        record: ampRecord,
        excerpt: z.literal(true).optional().describe('The content is only a part of the record’s content.'),
        level: z
          .enum(SEARCH_LEVELS)
          .optional()
          .describe('With `scope_expansion`: the narrowest scope that contains it.'),
        linked: linkedBy.optional().describe('With `graph`: the links that brought in or raised this result.'),
      }),
    ),
    subgraph: subgraph.optional().describe('With `graph: {"subgraph": true}`.'),
    total: z.int().describe('The number of matches. `limit` and `token_budget` may return fewer.'),
    tokens: z.int().optional().describe('With `token_budget`: the tokens of all results together.'),
    expanded_to: z.enum(SEARCH_LEVELS).optional(),
    hints: readHints,
  }),
  status: 200,
});

export const ampGet = operation({
  name: 'amp.get',
  method: 'GET',
  path: '/amp/records/{id}',
  summary: 'AMP get',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: idParams,
  query: z.looseObject({ ...reader, reinforce: queryFlag.optional() }),
  output: z.object({ ...success, record: ampRecord }),
  status: 200,
  errors: ['not_found'],
});

export const ampDelete = operation({
  name: 'amp.delete',
  method: 'DELETE',
  path: '/amp/records/{id}',
  summary: 'AMP delete',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: idParams,
  query: z.looseObject(named),
  output: z.object({ ...success, deleted: z.literal(true) }),
  status: 200,
  errors: ['not_found', 'message_immutable', 'conflict'],
  headers: ['If-Match'],
});

export const ampList = operation({
  name: 'amp.list',
  method: 'GET',
  path: '/amp/records',
  summary: 'AMP list',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.looseObject({
    ...says('list'),
    ...reader,
    ...narrowing,
    tags: tagsInQuery.optional(),
    limit: queryWhole(1, LIMITS.listLimit).default(20),
    offset: queryWhole(0, LIMITS.listOffset).default(0),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: z.object({ ...success, records: z.array(ampRecord), total: z.int(), has_more: z.boolean() }),
  status: 200,
});

export const ampStatus = operation({
  name: 'amp.status',
  method: 'GET',
  path: '/amp/status',
  summary: 'AMP status',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.looseObject({ ...says('status'), ...reader }),
  output: z.object({
    ...success,
    healthy: z.boolean(),
    version: z.string(),
    protocol: z.string(),
    stats: z.object({
      lessons: z.int(),
      checkpoints: z.int(),
      snippets: z.int(),
      total_records: z.int(),
      embedding_model: z.string(),
    }),
    capabilities: z.object({
      embedding_model: z.string(),
      max_content_length: z.int(),
      supported_types: z.array(z.string()),
    }),
  }),
  status: 200,
});

export const ampAgentStatus = operation({
  name: 'amp.agent_status',
  method: 'GET',
  path: '/amp/agents/{agent}/status',
  summary: 'AMP agent_status',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: z.object({ agent: scopeName }),
  query: z.looseObject(reader),
  output: z.object({
    ...success,
    agent: z.string(),
    status: z.enum(AGENT_STATES),
    checkpoint_count: z.int(),
    current_task: z.string().nullable(),
    last_updated: z.int().nullable(),
  }),
  status: 200,
});

/** AMP's operations by protocol name, for the single-endpoint form. */
export const AMP_BY_NAME = {
  store: ampStore,
  search: ampSearch,
  get: ampGet,
  delete: ampDelete,
  list: ampList,
  status: ampStatus,
  agent_status: ampAgentStatus,
} as const;
export type AmpName = keyof typeof AMP_BY_NAME;

export function ampOperationOf(body: unknown): AnyOperation | undefined {
  const name = typeof body === 'object' && body !== null ? (body as { operation?: unknown }).operation : undefined;
  return typeof name === 'string' && Object.hasOwn(AMP_BY_NAME, name) ? AMP_BY_NAME[name as AmpName] : undefined;
}

export const ampCall = operation({
  name: 'amp.call',
  waits: SOON_SECONDS,
  weight: 3,
  method: 'POST',
  path: '/amp',
  summary: 'Call any AMP operation',
  description:
    'The single-endpoint form: `operation` is the name of the operation; the other fields are its parameters.',
  permission: null,
  touches: 'user',
  reads: true,
  dispatch: ampOperationOf,
  body: z.looseObject({ operation: z.enum(Object.keys(AMP_BY_NAME) as [AmpName, ...AmpName[]]) }),
  output: z.looseObject(success),
  status: [200, 201],
  errors: ['user_required', 'user_mismatch', 'not_found', 'conflict'],
});

export const ampSchema = operation({
  name: 'amp.schema',
  method: 'GET',
  path: '/amp/schema',
  summary: 'JSON Schemas of AMP',
  description: 'The schemas of every record type, and of the request and response of every operation.',
  permission: 'public',
  touches: 'none',
  reads: true,
  output: z.looseObject({ protocol: z.string() }),
  status: 200,
});

export const ampSchemaOf = operation({
  name: 'amp.schema_of',
  method: 'GET',
  path: '/amp/schema/{type}',
  summary: 'JSON Schema of a record type or an operation of AMP',
  description:
    '`lesson`, `checkpoint`, `snippet`, `memory` (any other record) and `error` return the schema of that type. An operation such as `store` returns the schemas of its request and response.',
  permission: 'public',
  touches: 'none',
  reads: true,
  params: z.object({ type: label }),
  output: z.looseObject({}),
  status: 200,
  errors: ['not_found'],
});

export const AMP_OPERATIONS = [
  ampStore, ampSearch, ampList, ampGet, ampDelete, ampStatus, ampAgentStatus, ampCall, ampSchema, ampSchemaOf,
] as const; // prettier-ignore
