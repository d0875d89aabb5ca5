import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { label, userId } from '../primitives.js';

export const acknowledgeRecords = operation({
  name: 'records.acknowledge',
  method: 'POST',
  path: '/v1/records/acknowledge',
  summary: 'Say which memories were used',
  description:
    'Strengthens the memories that were used in an answer: each fades more slowly from now on. A record that is named twice is strengthened once. Reading suffices for it: what is remembered does not change, and neither does an ETag. `unchanged` is shared memory that the key may not write, and whatever a user for whom learning is paused has used.',
  permission: 'records:read',
  touches: 'user',
  reads: false,
  body: z.strictObject({ user_id: userId.optional(), ids: z.array(label).min(1).max(LIMITS.batch) }),
  output: z.object({
    results: z.array(
      z.object({
        index: z.int(),
        id: z.string(),
        status: z.enum(['acknowledged', 'unchanged', 'not_found']),
        strength: z.int().optional().describe('S: 1 and the number of recalls.'),
      }),
    ),
    acknowledged: z.int(),
    unchanged: z.int(),
    not_found: z.int(),
  }),
  status: 200,
  errors: ['user_required', 'user_mismatch', 'idempotency_conflict'],
  headers: ['Idempotency-Key'],
});

export const RECALL_OPERATIONS = [acknowledgeRecords] as const;
