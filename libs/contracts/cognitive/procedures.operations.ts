import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { openObject } from '../records/record.js';
import { listLimit, metadata, named, namedInQuery, node, reads, sharedInQuery, shortText, stored, writes } from './cognitive.js'; // prettier-ignore
import { SCHEMAS } from '../schema-name.js';

const stepText = z.string().max(4_000).regex(/\S/, 'must not be blank');
/** A step in words, optionally with a tool call. The server never calls the tool. */
export const step = z.union([
  stepText,
  z.strictObject({
    description: stepText,
    tool: z.string().min(1).max(256).optional(),
    arguments: openObject.optional(),
  }),
]);
export type Step = z.output<typeof step>;

const prerequisite = z.object({ name: z.string(), known: z.boolean(), memory_id: z.string().optional() });
export const procedure = z.object({
  ...node,
  name: z.string(),
  steps: z.array(step),
  prerequisites: z.array(z.string()),
  usage_count: z.int().describe('How often it was recalled before.'),
  resolved: z
    .array(prerequisite)
    .describe('Which prerequisites the agent knows: it has a procedure with that name or a fact with that concept.'),
  missing: z.array(z.string()),
});
SCHEMAS.add(procedure, { id: 'Procedure', description: 'How to do something, step by step.' });

export const storeProcedure = operation({
  name: 'cognitive.store_procedure',
  method: 'POST',
  path: '/v1/cognitive/procedures',
  summary: 'Store a procedure',
  description: 'Steps in order. A step may name a tool and its arguments; the server never calls it.',
  ...writes,
  body: z.strictObject({
    ...named,
    name: shortText.regex(/\S/, 'must not be blank'),
    steps: z.array(step).min(1).max(256),
    prerequisites: z.array(z.string().min(1).max(LIMITS.labelLength)).max(64).default([]),
    source_episode_id: z.string().max(LIMITS.labelLength).optional(),
    metadata,
  }),
  output: z.object({ ...stored, known: z.array(z.string()), missing: z.array(z.string()) }),
});

export const listProcedures = operation({
  name: 'cognitive.list_procedures',
  method: 'GET',
  path: '/v1/cognitive/procedures',
  summary: 'List procedures',
  description: 'Most used first. Listing does not count as use; `POST …/recall` does.',
  ...reads,
  query: z.strictObject({ ...namedInQuery, ...sharedInQuery, limit: listLimit(50) }),
  output: z.object({ procedures: z.array(procedure) }),
});

export const recallProcedures = operation({
  name: 'cognitive.recall_procedures',
  method: 'POST',
  path: '/v1/cognitive/procedures/recall',
  summary: 'Recall a procedure',
  description:
    'Procedures that contain words of the query, most used first. An empty query returns all. Each recall counts as a use; the response has the count from before it.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  status: 200,
  body: z.strictObject({
    ...named,
    query: z.string().max(LIMITS.queryLength).default(''),
    limit: z.int().min(1).max(100).default(5),
  }),
  output: z.object({ procedures: z.array(procedure) }),
  errors: ['user_required', 'user_mismatch', 'not_found'],
});

export const PROCEDURE_OPERATIONS = [storeProcedure, listProcedures, recallProcedures] as const;
