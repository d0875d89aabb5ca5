import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { instantOutput, label, queryFlag, queryWhole, scopeName, userId } from '../primitives.js';
import { openObject } from '../records/record.js';
import { hints, writeNotes } from '../records/write-notes.js';
import { triggeredNote } from './triggered.js';

/** The six kinds of memory, by the type of their records. */
export const KINDS = ['sensory', 'working', 'episodic', 'semantic', 'procedural', 'prospective'] as const;
export type Kind = (typeof KINDS)[number];

/** How an id of a kind begins where this part of the API shows it. Every other part takes it all the same. */
export const KIND_PREFIX = {
  sensory: 'sen',
  working: 'wrk',
  episodic: 'epi',
  summary: 'con',
  semantic: 'sem',
  procedural: 'proc',
  prospective: 'pro',
} as const;

/** The agent whose memory is meant. Spaces around the name are taken off: `agent_name` of the published library. */
export const agentName = z
  .string()
  .max(2 * LIMITS.labelLength)
  .transform((name) => name.trim())
  .refine((name) => name.length > 0, 'is the agent_name, and must not be blank')
  .pipe(scopeName)
  .describe('The agent whose memory is used. A key bound to an agent may omit it.');

/** In a body. */
export const named = { user_id: userId.optional(), agent: agentName.optional() };
/** In a query string. */
export const namedInQuery = { user_id: userId.optional(), agent: agentName.optional() };
export const sharedInQuery = {
  include_shared: queryFlag.optional().describe('`false`: leave out the tenant’s shared memory.'),
};
export const idParams = z.object({ id: label });
export const listLimit = (usual: number) => queryWhole(1, LIMITS.listLimit).default(usual);

export const text = z.string().max(LIMITS.contentLength).regex(/\S/, 'must not be blank');
export const shortText = z.string().max(LIMITS.titleLength);
export const metadata = openObject.default({});

/** What every memory of a kind bears. `node_id` is the same id, under the name of the published library. */
export const node = { id: z.string(), node_id: z.string(), created_at: instantOutput, metadata: openObject };

/** What every store answers. */
export const stored = {
  id: z.string(),
  node_id: z.string(),
  created_at: instantOutput,
  ...writeNotes,
  hints,
  triggered: triggeredNote,
};
/** Beside the usual headers. */
export const writes = {
  permission: 'records:write',
  touches: 'user',
  reads: false,
  status: 201,
  errors: ['user_required', 'user_mismatch', 'not_found', 'idempotency_conflict', 'secret_detected'],
  headers: ['Idempotency-Key', 'Prefer'],
} as const;
export const reads = {
  permission: 'records:read',
  touches: 'user',
  reads: true,
  status: 200,
  errors: ['not_found'],
} as const;
