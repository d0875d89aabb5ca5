import { z } from 'zod';
import { scopeName } from '../primitives.js';
import { settingsSubject } from '../settings-subject.js';

const enabled = z.boolean().optional().describe('Whether facts are extracted from messages. Default: false.');
const agents = z
  .record(scopeName, z.boolean())
  .refine((value) => Object.keys(value).length <= 100, 'must not name more than 100 agents')
  .optional()
  .describe('Overrides `enabled` for each agent.');

/** A user’s document. Its fields override the tenant’s. */
export const userExtraction = z.strictObject({ enabled, agents });

export const tenantExtraction = z.strictObject({
  enabled,
  agents,
  turns: z.int().min(1).max(50).optional().describe('The number of turns read at once. Default: 8.'),
  silence_seconds: z
    .int()
    .min(1)
    .max(86_400)
    .optional()
    .describe('After this many seconds without a new turn, fewer turns are read. Default: 120.'),
});
export type ExtractionDocument = z.output<typeof tenantExtraction>;

export const extractionSettings = settingsSubject<ExtractionDocument>({ name: 'extraction', schema: tenantExtraction });

/** `provenance.source` of facts that were extracted from a turn. */
export const EXTRACTED = 'extraction';

export const WINDOW = { turns: 8, silenceSeconds: 120 };
