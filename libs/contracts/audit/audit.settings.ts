import { z } from 'zod';
import { settingsSubject } from '../settings-subject.js';

export const NOTED_READS = ['off', 'counts', 'all'] as const;

export const auditDocument = z.strictObject({
  reads: z
    .enum(NOTED_READS)
    .default('off')
    .describe(
      'Of reads of ordinary memory: `off` keeps no entries, `counts` one for all alike ones of a second, `all` one each. Changes, refusals and privileged reads always have theirs.',
    ),
});
export type AuditDocument = z.output<typeof auditDocument>;

export const auditSettings = settingsSubject<AuditDocument>({ name: 'audit', schema: auditDocument });
