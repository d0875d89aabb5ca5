import { z } from 'zod';
import { queryWhole } from './primitives.js';

/** The query parameters of a list with cursors, and the response fields beside the page. */
export const page = {
  limit: queryWhole(1, 1_000).default(50),
  cursor: z.string().max(2_048).optional().describe('`next_cursor` of the previous page.'),
};
export const pageEnd = { has_more: z.boolean(), next_cursor: z.string().optional() };
/** Of a list of records, versions or messages. */
export const ENDS_EARLY = 'A page ends early, with `has_more`, when its texts exceed 16 MB.';
