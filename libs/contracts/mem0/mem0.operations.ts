import { z } from 'zod';
import { LIMITS } from '../limits.js';
import {
  mem0Delete, mem0DeleteBatch, mem0Get, mem0History, mem0Update, mem0UpdateBatch,
} from './mem0-by-id.operations.js'; // prettier-ignore
import { ownersOfAdd, ownersOfFilter } from './mem0-sent.js';
import {
  addBody,
  addStatus,
  anyQuery,
  changed,
  chosen,
  narrowing,
  page,
  pendingAdd,
  reference,
  refused,
  topK,
} from './mem0-shapes.js';
import { operation, SOON_SECONDS } from '../operation.js';
import { queryFlag, queryWhole, tagsInQuery, unit } from '../primitives.js';

const added = {
  permission: 'records:write' as const,
  touches: 'user' as const,
  reads: false,
  waits: SOON_SECONDS,
  owners: ownersOfAdd,
  query: anyQuery,
  body: addBody,
  status: 200,
  errors: [
    'user_required', 'user_mismatch', 'not_found', 'conflict', 'idempotency_conflict', 'secret_detected',
  ] as const, // prettier-ignore
  headers: ['Idempotency-Key', 'Prefer'] as const,
};

export const mem0AddV3 = operation({
  ...added,
  name: 'mem0.add_v3',
  method: 'POST',
  path: '/v3/memories/add',
  summary: 'mem0 add',
  description:
    'With a language model and extraction enabled: appends the messages to the history of `agent_id`, which needs `messages:write`, and extracts facts from them. The event is `PENDING` until they are read. Otherwise, or with `infer` false or an `expiration_date`: stores each message verbatim as a memory, and responds once the vectors are ready, after a second at most.',
  output: z.object({
    message: z.string(),
    status: addStatus,
    event_id: z.string(),
    results: z.array(changed).describe('What was stored or extracted. `DELETE`: what a fact replaced.'),
    failed: z.array(refused).optional().describe('Messages that were not stored, and why.'),
  }),
});

const addedV1 = z.array(z.union([changed, pendingAdd]));
const resultsV1 = z.object({ results: addedV1, relations: z.array(z.unknown()) });
export const mem0AddV1 = operation({
  ...added,
  name: 'mem0.add_v1',
  method: 'POST',
  path: '/v1/memories',
  summary: 'mem0 add, v1',
  description:
    'Works like `/v3/memories/add` but returns a list, or with `output_format` v1.1 an object. Messages that are not read for facts yet are one item with `status` and `event_id`.',
  output: z.union([addedV1, resultsV1]),
});

const listed = {
  permission: 'records:read' as const,
  touches: 'user' as const,
  reads: true,
  owners: ownersOfFilter,
  status: 200,
  errors: ['user_required', 'user_mismatch'] as const,
};
const day = z.string().max(64).optional();
const listBody = z.looseObject({
  ...narrowing,
  start_date: day,
  end_date: day,
  top_k: topK.optional(),
});
const envelope = z.object({
  count: z.int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(chosen),
});

export const mem0ListV3 = operation({
  ...listed,
  name: 'mem0.list_v3',
  method: 'POST',
  path: '/v3/memories',
  summary: 'mem0 get all',
  description: 'Newest first. Listing several users needs `admin`.',
  query: z.looseObject(page),
  body: listBody,
  output: envelope,
});

export const mem0ListV2 = operation({
  ...listed,
  name: 'mem0.list_v2',
  method: 'POST',
  path: '/v2/memories',
  summary: 'mem0 get all, v2',
  description: 'Works like v3. Returns a list if no page is requested.',
  query: z.looseObject(page),
  body: listBody,
  output: z.union([z.array(chosen), envelope]),
});

export const mem0ListV1 = operation({
  ...listed,
  name: 'mem0.list_v1',
  method: 'GET',
  path: '/v1/memories',
  summary: 'mem0 get all, v1',
  description: 'Returns a list, or a page if one is requested. `filters` is JSON.',
  query: z.looseObject({
    ...page,
    user_id: narrowing.user_id,
    agent_id: narrowing.agent_id,
    app_id: narrowing.app_id,
    run_id: narrowing.run_id,
    top_k: queryWhole(1, 1_000).optional(),
    limit: queryWhole(1, 1_000).optional(),
    categories: tagsInQuery.optional(),
    keywords: narrowing.keywords,
    fields: tagsInQuery.optional(),
    start_date: day,
    end_date: day,
    show_expired: queryFlag.optional(),
    latest_only: queryFlag.optional(),
    filters: z.string().max(10_000).optional(),
  }),
  output: z.union([z.array(chosen), envelope]),
});

const searchBody = z.looseObject({
  ...narrowing,
  query: z.string().regex(/\S/, 'must not be blank').max(LIMITS.queryLength),
  top_k: topK.optional().describe('Default: 10. At most 100 results are found.'),
  limit: topK.optional(),
  threshold: unit.optional(),
  reference_date: reference.nullable().optional(),
  output_format: z.string().max(16).optional(),
});
const searched = {
  ...listed,
  searches: true as const,
  weight: 3,
  query: anyQuery,
  body: searchBody,
};
const found = z.object({ results: z.array(chosen) });

export const mem0SearchV3 = operation({
  ...searched,
  name: 'mem0.search_v3',
  method: 'POST',
  path: '/v3/memories/search',
  summary: 'mem0 search',
  description: 'Searches by meaning and by words, best first. Searching several users needs `admin`.',
  output: found,
});

export const mem0SearchV2 = operation({
  ...searched,
  name: 'mem0.search_v2',
  method: 'POST',
  path: '/v2/memories/search',
  summary: 'mem0 search, v2',
  description: 'Works like v3. Returns a list unless `output_format` is v1.1.',
  output: z.union([z.array(chosen), found]),
});

export const mem0SearchV1 = operation({
  ...searched,
  name: 'mem0.search_v1',
  method: 'POST',
  path: '/v1/memories/search',
  summary: 'mem0 search, v1',
  description: 'Works like v3. Returns a list unless `output_format` is v1.1.',
  output: z.union([z.array(chosen), found]),
});

export const mem0DeleteAll = operation({
  name: 'mem0.delete_all',
  method: 'DELETE',
  path: '/v1/memories',
  summary: 'mem0 delete all',
  description:
    'Deletes everything that the query names. `failed` lists what stays, and why; if nothing could be deleted, the request is refused. Refused without an entity. `*` means any, and needs `admin`.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  owners: ownersOfFilter,
  query: z.looseObject({
    user_id: narrowing.user_id,
    agent_id: narrowing.agent_id,
    app_id: narrowing.app_id,
    run_id: narrowing.run_id,
    metadata: z.string().max(10_000).optional().describe('JSON.'),
  }),
  output: z.object({
    message: z.string(),
    failed: z
      .array(z.object({ memory_id: z.uuid(), error: z.string(), detail: z.string() }))
      .optional()
      .describe('Memories that were not deleted, and why: 100 at most.'),
  }),
  status: 200,
  errors: ['user_required', 'user_mismatch', 'conflict'],
});

export const mem0Ping = operation({
  name: 'mem0.ping',
  method: 'GET',
  path: '/v1/ping',
  summary: 'mem0 ping',
  description: 'mem0 clients send this when they are created.',
  permission: null,
  touches: 'none',
  reads: true,
  query: anyQuery,
  output: z.object({
    status: z.literal('ok'),
    org_id: z.string().describe('The id of the tenant.'),
    project_id: z.string().describe('The id of the tenant.'),
    user_email: z
      .string()
      .describe('The public part of the key. It is not an email address, so that no client mistakes it for a person.'),
  }),
  status: 200,
});

export const MEM0_MEMORY_OPERATIONS = [
  mem0Ping, mem0AddV3, mem0AddV1, mem0ListV3, mem0ListV2, mem0ListV1, mem0SearchV3, mem0SearchV2, mem0SearchV1,
  mem0Get, mem0History, mem0Update, mem0UpdateBatch, mem0Delete, mem0DeleteBatch, mem0DeleteAll,
] as const; // prettier-ignore
