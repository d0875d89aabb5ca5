import { z } from 'zod';
import { queryWhole } from './primitives.js';

/** The query parameters of a list with cursors, and the response fields beside the page. */
export const page = {
  limit: queryWhole(1, 1_000).default(50),
  cursor: z.string().max(2_048).optional().describe('`next_cursor` of the previous page.'),
};
export const pageEnd = { has_more: z.boolean(), next_cursor: z.string().optional() };
