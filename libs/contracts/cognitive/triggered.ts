import { z } from 'zod';
import { instantOutput } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';

export const triggered = z.object({
  id: z.string(),
  node_id: z.string(),
  description: z.string(),
  trigger_condition: z.string().optional(),
  trigger_at: instantOutput.optional(),
  action_on_trigger: z.string(),
  status: z.literal('triggered'),
  priority: z.number(),
  triggered_at: instantOutput,
  by: z.enum(['words', 'time']).describe('`words`: the written text matched its condition. `time`: its time had come.'),
});
SCHEMAS.add(triggered, { id: 'TriggeredIntention', description: 'An intention that fired.' });
export type Triggered = z.output<typeof triggered>;

/** Part of the response to a write. */
export const triggeredNote = z
  .array(triggered)
  .optional()
  .describe('The agent’s intentions that this write fired. Each fires once. Absent if none did.');
