import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { label, userId } from '../primitives.js';

const FEEDBACK = ['useful', 'not_useful', 'none'] as const;

export const searchFeedback = operation({
  name: 'search.feedback',
  method: 'POST',
  path: '/v1/search/feedback',
  summary: 'Report which results were useful',
  description:
    'One verdict per query and record. A later verdict replaces the earlier one, and `none` removes it. It moves the record slightly (at most 10 %) in later searches of the same user, most for the same query, and fades within weeks. Only results that the query returned to this user can be judged; anything else is `not_found`.',
  permission: 'records:read',
  touches: 'user',
  reads: false,
  body: z.strictObject({
    user_id: userId.optional(),
    query_id: z.string().min(1).max(LIMITS.queryIdLength).describe('The `query_id` of the search response.'),
    ids: z.array(label).min(1).max(LIMITS.searchLimit),
    verdict: z.enum(FEEDBACK),
  }),
  output: z.object({
    results: z.array(z.object({ index: z.int(), id: z.string(), status: z.enum(['noted', 'not_found']) })),
    noted: z.int(),
    not_found: z.int(),
  }),
  status: 200,
  errors: ['not_found', 'user_required', 'user_mismatch'],
});

export const FEEDBACK_OPERATIONS = [searchFeedback] as const;
