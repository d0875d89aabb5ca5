import { z } from 'zod';
import { label, recordType, unit } from '../primitives.js';
import { settingsSubject } from '../settings-subject.js';
import { SCHEMAS } from '../schema-name.js';

/** What a run of compaction goes by, when every level has been asked. */
export interface CompactionPolicy {
  readonly enabled: boolean;
  /** `summarize` folds a batch into a summary; `archive` only takes it out of search. */
  readonly strategy: 'summarize' | 'archive';
  readonly types: readonly string[];
  readonly age_days: number;
  readonly max_access: number;
  readonly max_importance: number;
  readonly keep_importance: number;
  readonly batch_size: number;
  readonly summary_tokens: number;
  readonly summary_share: number;
  readonly max_shrink: number;
  readonly triggers: { readonly age: boolean; readonly count: number | null; readonly every_hours: number };
  readonly ladder: boolean;
  readonly written: boolean;
}

/** The installation's. Off: nothing of a user's is folded before somebody has asked for it. */
export const COMPACTION_DEFAULTS: CompactionPolicy = {
  enabled: false,
  strategy: 'summarize',
  types: ['message', 'episodic'],
  age_days: 30,
  max_access: 5,
  max_importance: 0.3,
  keep_importance: 0.5,
  batch_size: 10,
  summary_tokens: 600,
  summary_share: 0.6,
  max_shrink: 0.9,
  triggers: { age: true, count: null, every_hours: 24 },
  ladder: false,
  written: false,
};

const policyFields = {
  enabled: z.boolean().describe('Whether schedules fold without being asked.'),
  strategy: z
    .enum(['summarize', 'archive'])
    .describe('`archive` takes what is old out of search, without a summary; `include_compressed` still finds it.'),
  types: z.array(recordType).min(1).max(16).describe('Types of records that count as episodes.'),
  age_days: z.number().min(0).max(36_500).describe('Only what was said or happened at least so long ago.'),
  max_access: z.int().min(0).max(1_000_000).describe('Only what was recalled at most so often.'),
  max_importance: unit.describe('Only what the computed importance rates at most so high.'),
  keep_importance: unit.describe('What its writer rated higher than this is never folded.'),
  batch_size: z.int().min(2).max(100),
  summary_tokens: z.int().min(20).max(8_000).describe('The most tokens of a summary.'),
  summary_share: z.number().min(0.05).max(1).describe('The most of a summary in parts of what it sums up.'),
  max_shrink: unit.describe('By which share of its tokens a scope may shrink in all. A fold beyond it is refused.'),
  triggers: z
    .strictObject({
      age: z.boolean().describe('Fold what has come of age.'),
      count: z
        .int()
        .min(1)
        .max(1_000_000)
        .nullable()
        .describe('Fold the oldest, whatever their age and use, when more episodes than this are not folded.'),
      every_hours: z.number().min(0).max(8_760).describe('At most one automatic run in so many hours.'),
    })
    .partial()
    .describe('Each is changed by itself.'),
  ladder: z.boolean().describe('Keep day summaries, the global summary and the portrait up to date by schedule.'),
  written: z
    .boolean()
    .describe(
      'Whether a language model, where there is one, writes summaries; sentences that their sources do not bear out are replaced by extractive ones.',
    ),
};

export const compactionOverrides = z.strictObject(policyFields).partial();
SCHEMAS.add(compactionOverrides, {
  id: 'CompactionOverrides',
  description: 'Settings of folding, only those that are changed.',
});
export type CompactionOverrides = z.output<typeof compactionOverrides>;

/** One level's document: what it names holds instead of the level above. A scope's override holds for that scope only. */
export const compactionDocument = z.strictObject({
  ...compactionOverrides.shape,
  scopes: z
    .array(
      z
        .strictObject({
          agent: label.optional(),
          project: label.optional(),
          settings: compactionOverrides,
        })
        .refine(
          ({ agent, project }) => agent !== undefined || project !== undefined,
          'must name an agent or a project',
        ),
    )
    .max(100)
    .optional()
    .describe('What holds instead for an agent, a project or both. Of several that fit, the last one.'),
});
SCHEMAS.add(compactionDocument, { id: 'CompactionSettings', description: 'How old episodes are folded.' });
export type CompactionDocument = z.output<typeof compactionDocument>;

export const compactionSettings = settingsSubject<CompactionDocument>({
  name: 'compaction',
  schema: compactionDocument,
});
