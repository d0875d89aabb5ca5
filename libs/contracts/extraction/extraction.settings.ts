import { z } from 'zod';
import { scopeName } from '../primitives.js';
import { settingsSubject } from '../settings-subject.js';

const enabled = z
  .boolean()
  .optional()
  .describe('Whether facts are drawn from what is said. `false` where nobody says.');
const agents = z
  .record(scopeName, z.boolean())
  .refine((value) => Object.keys(value).length <= 100, 'must not name more than 100 agents')
  .optional()
  .describe('By agent, instead of `enabled`.');

/** A user’s document, which holds instead of the tenant’s where it says something. */
export const userExtraction = z.strictObject({ enabled, agents });

export const tenantExtraction = z.strictObject({
  enabled,
  agents,
  turns: z.int().min(1).max(50).optional().describe('So many turns are read at once. 8 where nobody says.'),
  silence_seconds: z
    .int()
    .min(1)
    .max(86_400)
    .optional()
    .describe('After so long without another turn, fewer are read. 120 where nobody says.'),
});
export type ExtractionDocument = z.output<typeof tenantExtraction>;

export const extractionSettings = settingsSubject<ExtractionDocument>({ name: 'extraction', schema: tenantExtraction });

/** `provenance.source` of what was drawn from a turn. */
export const EXTRACTED = 'extraction';

export const WINDOW = { turns: 8, silenceSeconds: 120 };
