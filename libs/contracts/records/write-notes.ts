import { z } from 'zod';
import { SCHEMAS } from '../schema-name.js';

/** Of what is stored: what was taken out as a secret, and where. Never the secret. */
export const secretsRedacted = z
  .array(
    z.object({
      field: z.string().describe('Where, such as `metadata.db.url` or `tags[2]`.'),
      kind: z.string().describe('What it was, such as `github token`.'),
      count: z.int(),
    }),
  )
  .optional()
  .describe('Keys, tokens and passwords that were replaced by `[redacted: …]` before it was stored.');
SCHEMAS.add(secretsRedacted, {
  id: 'RedactedSecrets',
  description: 'What was taken out as a secret, and where. Never the secret.',
});
export type SecretsRedacted = z.input<typeof secretsRedacted>;

/** What was stored as it came, and looks as if something else was meant. */
export const hints = z
  .array(z.object({ field: z.string(), message: z.string() }))
  .optional()
  .describe('What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date.');
export type Hints = z.input<typeof hints>;

/** What a read asked for that nothing here has. */
export const readHints = z
  .array(z.object({ field: z.string(), message: z.string() }))
  .optional()
  .describe('Where nothing was found: metadata keys of the filter that no record has, with the one that may be meant.');

/** What an answer tells of what was done with a text before it was stored. Absent where nothing was. */
export const writeNotes = {
  quarantined: z
    .boolean()
    .optional()
    .describe('Held back from every answer, for the key is believed too little. Absent when not.'),
  injected_context_cut: z
    .int()
    .optional()
    .describe('How many spans of context that had been handed out for a prompt were cut out before it was stored.'),
  secrets_redacted: secretsRedacted,
};
