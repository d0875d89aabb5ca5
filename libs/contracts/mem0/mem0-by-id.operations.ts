import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { anyQuery, change, expiration, memory, memoryParams, refused, seconds } from './mem0-shapes.js';
import { operation, SOON_SECONDS } from '../operation.js';
import { label, userId } from '../primitives.js';
import { editableFields, openObject } from '../records/record.js';

/** The protocol has no parameter for the user. An unbound key with `admin` finds the memory in the whole tenant. */
const byId = { touches: 'user' as const, ownerById: true as const, params: memoryParams, query: anyQuery, status: 200 };

export const mem0Get = operation({
  ...byId,
  name: 'mem0.get',
  method: 'GET',
  path: '/v1/memories/{memory_id}',
  summary: 'mem0 get',
  permission: 'records:read',
  reads: true,
  output: memory,
  errors: ['not_found'],
});

export const mem0Update = operation({
  ...byId,
  name: 'mem0.update',
  waits: SOON_SECONDS,
  method: 'PUT',
  path: '/v1/memories/{memory_id}',
  summary: 'mem0 update',
  description: 'Each change closes a version and opens the next. `metadata` is merged.',
  permission: 'records:write',
  reads: false,
  body: z
    .looseObject({
      user_id: userId.optional(),
      text: editableFields.content.optional(),
      metadata: openObject.optional(),
      timestamp: seconds.optional(),
      expiration_date: expiration.nullable().optional(),
    })
    .refine(({ text, metadata, timestamp, expiration_date: day }) => [text, metadata, timestamp, day].some((one) => one !== undefined), {
      path: ['text'],
      message: 'is required, or metadata, timestamp or expiration_date',
    }), // prettier-ignore
  output: memory,
  errors: ['user_required', 'user_mismatch', 'not_found', 'message_immutable', 'conflict', 'secret_detected'],
});

export const mem0Delete = operation({
  ...byId,
  name: 'mem0.delete',
  method: 'DELETE',
  path: '/v1/memories/{memory_id}',
  summary: 'mem0 delete',
  description: 'Deletes it at once and permanently, with its versions.',
  permission: 'records:write',
  reads: false,
  output: z.object({ message: z.string(), cascade_count: z.int().optional() }),
  errors: ['user_required', 'user_mismatch', 'not_found', 'message_immutable', 'conflict'],
});

export const mem0History = operation({
  ...byId,
  name: 'mem0.history',
  method: 'GET',
  path: '/v1/memories/{memory_id}/history',
  summary: 'mem0 history',
  description: 'The texts of a memory over time, oldest first. At most the last 1,000 versions.',
  permission: 'records:read',
  reads: true,
  output: z.array(change),
  errors: ['not_found'],
});

/** For several memories, each found like a single one. */
const byIds = {
  touches: 'user' as const,
  ownerById: true as const,
  query: anyQuery,
  permission: 'records:write' as const,
  reads: false,
  weight: 10,
  output: z.object({
    message: z.string(),
    failed: z.array(refused).optional().describe('Memories that were not changed, and why.'),
  }),
  status: 200 as const,
};

export const mem0UpdateBatch = operation({
  ...byIds,
  name: 'mem0.update_batch',
  waits: SOON_SECONDS,
  method: 'PUT',
  path: '/v1/batch',
  summary: 'mem0 batch update',
  description:
    'Updates each memory as `PUT /v1/memories/{memory_id}` does. Failures are reported and do not affect the others.',
  body: z.looseObject({
    memories: z
      .array(
        z.looseObject({ memory_id: label, text: editableFields.content.optional(), metadata: openObject.optional() }),
      )
      .min(1)
      .max(LIMITS.batch),
  }),
  errors: [
    'user_required',
    'user_mismatch',
    'not_found',
    'message_immutable',
    'conflict',
    'secret_detected',
    'invalid_input',
  ],
});

export const mem0DeleteBatch = operation({
  ...byIds,
  name: 'mem0.delete_batch',
  method: 'DELETE',
  path: '/v1/batch',
  summary: 'mem0 batch delete',
  description:
    'Deletes each memory as `DELETE /v1/memories/{memory_id}` does. Failures are reported and do not affect the others.',
  body: z.looseObject({
    memories: z
      .array(z.looseObject({ memory_id: label }))
      .min(1)
      .max(LIMITS.batch),
  }),
  errors: ['user_required', 'user_mismatch', 'not_found', 'message_immutable', 'conflict'],
});
