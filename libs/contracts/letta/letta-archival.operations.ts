import { z } from 'zod';
import { lettaList, lettaText } from './letta-agents.js';
import { agentParams } from './letta-agents.operations.js';
import { LIMITS } from '../limits.js';
import { operation, SOON_SECONDS } from '../operation.js';
import { instantOrUtc, instantOutput, label, queryFlag, queryWhole, tag, userId } from '../primitives.js';
import { editableFields, openObject } from '../records/record.js';
import { readerQuery } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

/** The record type of an agent's archival memory. */
export const ARCHIVAL_TYPE = 'archival';

const named = { user_id: userId.optional() };
const tags = z.array(tag).max(LIMITS.tags);
const matchMode = z.enum(['any', 'all']).default('any');
/** A blank query is accepted and finds nothing, as in Letta. */
const query = z.string().max(LIMITS.queryLength);

/** Letta's Passage. Fields without a meaning here are constant. */
const passage = z.object({
  id: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
  metadata: openObject,
  created_at: instantOutput.describe('When it was said or happened: the record’s `occurred_at`.'),
  updated_at: instantOutput.nullable(),
  created_by_id: z.null(),
  last_updated_by_id: z.null(),
  is_deleted: z.literal(false),
  archive_id: z.null(),
  source_id: z.null(),
  file_id: z.null(),
  file_name: z.null(),
  embedding: z.null().describe('Always null: vectors are not returned.'),
  embedding_config: z.null(),
});
SCHEMAS.add(passage, { id: 'ArchivalPassage', description: 'A passage of archival memory, in Letta’s format.' });
export type Passage = z.input<typeof passage>;

export const insertArchival = operation({
  name: 'archival.insert',
  waits: SOON_SECONDS,
  method: 'POST',
  path: '/v1/agents/{agent_id}/archival-memory',
  summary: 'Add to an agent’s archival memory',
  description:
    'Stores a record of type `archival` with the agent’s name. It can be found by its words at once, and by its meaning once its vector is computed.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: agentParams,
  body: z.object({
    ...named,
    shared: z.boolean().optional().describe('Store in the tenant’s shared memory. Needs shared:write.'),
    text: editableFields.content,
    tags: tags.nullish(),
    created_at: instantOrUtc.nullish(),
  }),
  output: z.array(passage),
  status: 200,
  errors: ['user_required', 'user_mismatch', 'not_found'],
  headers: ['Idempotency-Key', 'Prefer'],
});

export const listArchival = operation({
  name: 'archival.list',
  method: 'GET',
  path: '/v1/agents/{agent_id}/archival-memory',
  summary: 'List an agent’s archival memory',
  description:
    'Oldest first. `after` and `before` are passage ids: the page starts after, or ends before, that passage. `search` is a substring of the text, case-insensitive.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: agentParams,
  query: z.object({
    ...readerQuery,
    after: lettaText(LIMITS.labelLength).optional(),
    before: lettaText(LIMITS.labelLength).optional(),
    limit: queryWhole(1, LIMITS.listLimit).default(100),
    search: lettaText(1_024).optional(),
    ascending: queryFlag.default(true),
  }),
  output: z.array(passage),
  status: 200,
  errors: ['not_found'],
});

export const searchArchival = operation({
  name: 'archival.search',
  searches: true,
  weight: 3,
  method: 'GET',
  path: '/v1/agents/{agent_id}/archival-memory/search',
  summary: 'Search an agent’s archival memory',
  description:
    'Searches by meaning and by words, best first. A date without a time means the whole day in the agent’s time zone. A blank query finds nothing.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  params: agentParams,
  query: z.object({
    ...readerQuery,
    query,
    tags: lettaList.optional(),
    tag_match_mode: matchMode,
    top_k: queryWhole(1, LIMITS.searchLimit).default(5),
    start_datetime: lettaText(64).optional(),
    end_datetime: lettaText(64).optional(),
  }),
  output: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        timestamp: z.string().describe('The time in the agent’s time zone.'),
        content: z.string(),
        tags: z.array(z.string()),
      }),
    ),
    count: z.int(),
  }),
  status: 200,
  errors: ['not_found'],
});

export const deleteArchival = operation({
  name: 'archival.delete',
  method: 'DELETE',
  path: '/v1/agents/{agent_id}/archival-memory/{memory_id}',
  summary: 'Delete from an agent’s archival memory',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: agentParams.extend({ memory_id: label }),
  query: z.object(named),
  output: z.null(),
  status: 200,
  errors: ['not_found', 'conflict'],
});

export const searchPassages = operation({
  name: 'passages.search',
  searches: true,
  weight: 3,
  method: 'POST',
  path: '/v1/passages/search',
  summary: 'Search archival memory',
  description:
    'Searches the passages of one agent or of all. Without a query: the newest passages that match the filters. A blank query finds nothing.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  body: z.object({
    ...named,
    include_shared: z.boolean().optional(),
    all_users: z.boolean().optional().describe('Search the whole tenant. Needs admin.'),
    query: query.nullish(),
    agent_id: label.nullish(),
    archive_id: label.nullish().describe('There are no archives: finds nothing unless an agent is named.'),
    tags: tags.nullish(),
    tag_match_mode: matchMode,
    limit: z.int().min(1).max(LIMITS.searchLimit).default(50),
    start_date: instantOrUtc.nullish(),
    end_date: instantOrUtc.nullish(),
  }),
  output: z.array(z.object({ passage, score: z.number(), metadata: openObject })),
  status: 200,
  errors: ['not_found'],
});

export const ARCHIVAL_OPERATIONS = [
  insertArchival, listArchival, searchArchival, deleteArchival, searchPassages,
] as const; // prettier-ignore
