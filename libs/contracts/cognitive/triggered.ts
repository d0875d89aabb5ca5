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
  by: z.enum(['words', 'time']).describe('Whether what was written called it up, or its time had come.'),
});
SCHEMAS.add(triggered, { id: 'TriggeredIntention', description: 'An intention whose time has come.' });
export type Triggered = z.output<typeof triggered>;

/** In the answer of a write. */
export const triggeredNote = z
  .array(triggered)
  .optional()
  .describe(
    'What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was.',
  );
