import { z } from 'zod';
import { SCHEMAS } from '../schema-name.js';

/** Secrets that were removed before storing, and from which field. Never the secret itself. */
export const secretsRedacted = z
  .array(
    z.object({
      field: z.string().describe('The path, such as `metadata.db.url` or `tags[2]`.'),
      kind: z.string().describe('The kind of secret, such as `github token`.'),
      count: z.int(),
    }),
  )
  .optional()
  .describe('Keys, tokens and passwords that were replaced by `[redacted: …]` before storing.');
SCHEMAS.add(secretsRedacted, {
  id: 'RedactedSecrets',
  description: 'Secrets that were removed, and from which field. Never the secret itself.',
});
export type SecretsRedacted = z.input<typeof secretsRedacted>;

/** Fields that were stored as sent but look like a mistake. */
export const hints = z
  .array(z.object({ field: z.string(), message: z.string() }))
  .optional()
  .describe('Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date.');
export type Hints = z.input<typeof hints>;

/** Names in a read that do not exist here. */
export const readHints = z
  .array(z.object({ field: z.string(), message: z.string() }))
  .optional()
  .describe('If nothing was found: metadata keys of the filter that no record has, each with a likely match.');

/** What a response reports about changes to a text before it was stored. Absent if there were none. */
export const writeNotes = {
  quarantined: z
    .boolean()
    .optional()
    .describe('Left out of all responses, because the trust of the key is too low. Absent if not.'),
  injected_context_cut: z
    .int()
    .optional()
    .describe(
      'The number of spans that were cut out before storing, because they were context from an earlier response.',
    ),
  secrets_redacted: secretsRedacted,
};

/** Why one of several items was refused. */
export const itemError = z.object({
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
