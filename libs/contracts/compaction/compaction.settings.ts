import { z } from 'zod';
import { label, recordType, unit } from '../primitives.js';
import { settingsSubject } from '../settings-subject.js';
import { SCHEMAS } from '../schema-name.js';

/** The effective compaction settings, merged from all levels. */
export interface CompactionPolicy {
  readonly enabled: boolean;
  /** `summarize` folds a batch into a summary; `archive` only removes it from search. */
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

/** The installation's defaults. Disabled: nothing of a user is folded until somebody asks for it. */
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
  enabled: z.boolean().describe('Whether the schedule folds automatically.'),
  strategy: z
    .enum(['summarize', 'archive'])
    .describe(
      '`summarize` folds old episodes into a summary. `archive` hides them from search without a summary; `include_compressed` still finds them.',
    ),
  types: z.array(recordType).min(1).max(16).describe('Record types that count as episodes.'),
  age_days: z.number().min(0).max(36_500).describe('Fold only what was said or happened at least this many days ago.'),
  max_access: z.int().min(0).max(1_000_000).describe('Fold only records that were recalled at most this often.'),
  max_importance: unit.describe('Fold only records with at most this computed importance.'),
  keep_importance: unit.describe('Never fold records that their writer rated more important than this.'),
  batch_size: z.int().min(2).max(100),
  summary_tokens: z.int().min(20).max(8_000).describe('Maximum length of a summary, in tokens.'),
  summary_share: z.number().min(0.05).max(1).describe('Maximum length of a summary, as a share of its sources.'),
  max_shrink: unit.describe(
    'The share of its tokens by which a scope may shrink in total. A fold beyond it is refused.',
  ),
  triggers: z
    .strictObject({
      age: z.boolean().describe('Fold episodes once they are old enough.'),
      count: z
        .int()
        .min(1)
        .max(1_000_000)
        .nullable()
        .describe('If more episodes than this are not folded, fold the oldest regardless of age and use.'),
      every_hours: z.number().min(0).max(8_760).describe('At most one automatic run in this many hours.'),
    })
    .partial()
    .describe('Each trigger can be set on its own.'),
  ladder: z.boolean().describe('Update day summaries, the global summary and the portrait on a schedule.'),
  written: z
    .boolean()
    .describe(
      'Whether a language model, if configured, writes summaries. Sentences that their sources do not support are replaced by extractive ones.',
    ),
};

const compactionOverrides = z.strictObject(policyFields).partial();
SCHEMAS.add(compactionOverrides, {
  id: 'CompactionOverrides',
  description: 'The compaction settings to override.',
});
export type CompactionOverrides = z.output<typeof compactionOverrides>;

/**
 * The document of one level. Its fields override the level above. An override for a scope applies only to that scope.
 */
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
    .describe('Overrides for an agent, a project or both. If several match, the last one wins.'),
});
SCHEMAS.add(compactionDocument, { id: 'CompactionSettings', description: 'How old episodes are folded.' });
export type CompactionDocument = z.output<typeof compactionDocument>;

export const compactionSettings = settingsSubject<CompactionDocument>({
  name: 'compaction',
  schema: compactionDocument,
});
