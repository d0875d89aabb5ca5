import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { label, userId } from '../primitives.js';

export const acknowledgeRecords = operation({
  name: 'records.acknowledge',
  method: 'POST',
  path: '/v1/records/acknowledge',
  summary: 'Report which memories were used',
  description:
    'Strengthens the memories that an answer used, so that each fades more slowly. A record that is named twice is strengthened once. Needs only read permission: the content and the ETag do not change. `unchanged` lists shared memory that the key cannot write, and all memories if learning is paused for the user.',
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
        strength: z.int().optional().describe('S: 1 plus the number of recalls.'),
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
