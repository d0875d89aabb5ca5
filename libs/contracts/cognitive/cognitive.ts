import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { instantOutput, label, queryFlag, queryWhole, scopeName, userId } from '../primitives.js';
import { openObject } from '../records/record.js';
import { hints, writeNotes } from '../records/write-notes.js';
import { triggeredNote } from './triggered.js';

/** The six kinds of memory and their record types. */
export const KINDS = ['sensory', 'working', 'episodic', 'semantic', 'procedural', 'prospective'] as const;
export type Kind = (typeof KINDS)[number];

/** Prefix of ids in this part of the API. All other parts accept it too. */
export const KIND_PREFIX = {
  sensory: 'sen',
  working: 'wrk',
  episodic: 'epi',
  summary: 'con',
  semantic: 'sem',
  procedural: 'proc',
  prospective: 'pro',
} as const;

/** The agent whose memory is used. Surrounding spaces are removed. The published library calls it `agent_name`. */
const agentName = z
  .string()
  .max(2 * LIMITS.labelLength)
  .transform((name) => name.trim())
  .refine((name) => name.length > 0, 'is the agent_name, and must not be blank')
  .pipe(scopeName)
  .describe('The agent whose memory is used. A key bound to an agent may omit it.');

/** User and agent in a body. */
export const named = { user_id: userId.optional(), agent: agentName.optional() };
/** User and agent in a query string. */
export const namedInQuery = { user_id: userId.optional(), agent: agentName.optional() };
export const sharedInQuery = {
  include_shared: queryFlag.optional().describe('`false`: leave out the tenant’s shared memory.'),
};
export const idParams = z.object({ id: label });
export const listLimit = (usual: number) => queryWhole(1, LIMITS.listLimit).default(usual);

export const text = z.string().max(LIMITS.contentLength).regex(/\S/, 'must not be blank');
export const shortText = z.string().max(LIMITS.titleLength);
export const metadata = openObject.default({});

/** Fields of every memory, whatever its kind. `node_id` is the same id under the published library's name. */
export const node = { id: z.string(), node_id: z.string(), created_at: instantOutput, metadata: openObject };

/** The response of every store operation. */
export const stored = {
  id: z.string(),
  node_id: z.string(),
  created_at: instantOutput,
  ...writeNotes,
  hints,
  triggered: triggeredNote,
};
/** Request headers besides the usual ones. */
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
