import { z } from 'zod';
import { unit } from '../primitives.js';
import { settingsSubject } from '../settings-subject.js';

export const SECRET_POLICIES = ['redact', 'reject', 'off'] as const;
export type SecretPolicy = (typeof SECRET_POLICIES)[number];

const secrets = z
  .enum(SECRET_POLICIES)
  .optional()
  .describe(
    'What happens to keys, tokens and passwords in written content. `redact` replaces them by their kind, `reject` refuses the write, `off` stores them. Default: redact.',
  );

/** A user’s document. Its fields override the tenant’s. */
export const userSafety = z.strictObject({ secrets });

export const tenantSafety = z.strictObject({
  secrets,
  quarantine_below: unit
    .optional()
    .describe('Content with a lower trust is quarantined when it is written. Default: 0.5.'),
});
export type SafetyDocument = z.output<typeof tenantSafety>;

/** Content with a lower trust is quarantined. Half of a person's trust, and above that of tool output. */
export const QUARANTINE_BELOW = 0.5;

export const safetySettings = settingsSubject<SafetyDocument>({ name: 'safety', schema: tenantSafety });
