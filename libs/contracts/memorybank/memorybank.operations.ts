import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { operation, SOON_SECONDS } from '../operation.js';
import { instantOutput, label, unit, userId } from '../primitives.js';
import { editableFields, openObject } from '../records/record.js';

/**
 * MemoryBank's REST API as its clients know it: three routes without a version, with the user in `metadata.user_id`.
 * Unknown fields are ignored.
 */
const metadata = z.intersection(openObject, z.looseObject({ user_id: userId.optional() }));
const named = { user_id: userId.optional() };

export const storeMemory = operation({
  name: 'memorybank.store',
  waits: SOON_SECONDS,
  method: 'POST',
  path: '/store_memory',
  summary: 'MemoryBank store',
  description:
    '`metadata.user_id` is the user whose memory it is. The rest of `metadata` is stored; `tags` become tags.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  namesUserIn: 'metadata',
  body: z.object({ ...named, content: editableFields.content, metadata: metadata.optional() }),
  output: z.object({ memory_id: z.uuid(), status: z.literal('stored') }),
  status: 200,
  errors: ['user_required', 'user_mismatch', 'idempotency_conflict'],
  headers: ['Idempotency-Key', 'Prefer'],
});

export const retrieveMemory = operation({
  name: 'memorybank.retrieve',
  searches: true,
  weight: 3,
  method: 'POST',
  path: '/retrieve_memory',
  summary: 'MemoryBank retrieve',
  description:
    'The user’s memories that match the query, best first, and that match `metadata`: any of `tags`, and equality for every other key. Returning a memory counts as a recall and strengthens it.',
  permission: 'records:read',
  touches: 'user',
  // Retrieval strengthens memories, so it needs a user.
  reads: false,
  namesUserIn: 'metadata',
  body: z.object({
    ...named,
    query: z.string().regex(/\S/, 'must not be blank').max(LIMITS.queryLength),
    top_k: z.int().min(1).max(LIMITS.searchLimit).default(3),
    metadata: metadata.optional(),
  }),
  output: z.object({
    memories: z.array(
      z.object({
        memory_id: z.uuid(),
        content: z.string(),
        timestamp: instantOutput.describe('When the memory was stored.'),
        last_accessed: instantOutput.describe(
          'When it was last recalled: now, unless learning is paused for the user.',
        ),
        importance: unit.describe('Retention R = e^(−t/S): 1 at the recall, and lower with every day without one.'),
        metadata: openObject,
        score: z.number(),
      }),
    ),
  }),
  status: 200,
  errors: ['user_required', 'user_mismatch'],
});

export const forgetMemory = operation({
  name: 'memorybank.forget',
  method: 'POST',
  path: '/forget_memory',
  summary: 'MemoryBank forget',
  description:
    'Deletes a memory of the user at once and permanently. If no user is named, an unbound key with `admin` finds it in the whole tenant.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  namesUserIn: 'metadata',
  ownerById: true,
  body: z.object({ ...named, memory_id: label, metadata: metadata.optional() }),
  output: z.object({ status: z.literal('deleted'), memory_id: z.string() }),
  status: 200,
  errors: ['user_required', 'user_mismatch', 'not_found', 'message_immutable', 'conflict'],
});

export const MEMORYBANK_OPERATIONS = [storeMemory, retrieveMemory, forgetMemory] as const;
