import { z } from 'zod';
import { settingsSubject } from '../settings-subject.js';

const NOTED_READS = ['off', 'counts', 'all'] as const;

export const auditDocument = z.strictObject({
  reads: z
    .enum(NOTED_READS)
    .default('off')
    .describe(
      'Which reads of ordinary memory are logged. `off`: none. `counts`: one entry per second for identical reads. `all`: one entry per read. Changes, refusals and privileged reads are always logged.',
    ),
});
export type AuditDocument = z.output<typeof auditDocument>;

export const auditSettings = settingsSubject<AuditDocument>({ name: 'audit', schema: auditDocument });
