import { z } from 'zod';
import { unit } from '../primitives.js';
import { settingsSubject } from '../settings-subject.js';

export const SECRET_POLICIES = ['redact', 'reject', 'off'] as const;
export type SecretPolicy = (typeof SECRET_POLICIES)[number];

const secrets = z
  .enum(SECRET_POLICIES)
  .optional()
  .describe(
    'What is done with keys, tokens and passwords in what is written: replaced by their kind, refused, or stored. `redact` where nobody says.',
  );

/** A user’s document, which holds instead of the tenant’s where it says something. */
export const userSafety = z.strictObject({ secrets });

export const tenantSafety = z.strictObject({
  secrets,
  quarantine_below: unit
    .optional()
    .describe('What bears less trust is held back from every answer as it is written. 0.5 where nobody says.'),
});
export type SafetyDocument = z.output<typeof tenantSafety>;

/** Held back below it: half of the trust of a person, and above that of what a tool said. */
export const QUARANTINE_BELOW = 0.5;

export const safetySettings = settingsSubject<SafetyDocument>({ name: 'safety', schema: tenantSafety });
