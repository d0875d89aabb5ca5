import { z } from 'zod';
import { instantOutput } from '../primitives.js';

/** A turn that a record came from, as returned with the record. */
const sourceMessage = z.object({
  id: z.string(),
  external_id: z.string().optional(),
  role: z.string().optional(),
  speaker: z.string().optional(),
  session_id: z.string().optional(),
  occurred_at: instantOutput,
  content: z.string().optional().describe('With `expand`.'),
});
export type SourceMessage = z.input<typeof sourceMessage>;

export const sourceMessages = z
  .array(sourceMessage)
  .optional()
  .describe('The turns that it was made from, oldest first, at most 20. Absent if there are none.');
