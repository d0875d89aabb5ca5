import { z } from 'zod';
import { queryWhole } from './primitives.js';

/** What a list that is paged by cursor takes in its query, and what it answers beside its page. */
export const page = {
  limit: queryWhole(1, 1_000).default(50),
  cursor: z.string().max(2_048).optional().describe('`next_cursor` of the previous page.'),
};
export const pageEnd = { has_more: z.boolean(), next_cursor: z.string().optional() };
