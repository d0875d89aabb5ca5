import { z } from 'zod';
import { recordType, unit } from '../primitives.js';
import { settingsSubject } from '../settings-subject.js';
import { SCHEMAS } from '../schema-name.js';

export const FORGETTING_MODELS = ['none', 'ebbinghaus', 'exponential'] as const;
export type ForgettingModel = (typeof FORGETTING_MODELS)[number];

const MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
const A_CENTURY_MS = 36_525 * MS.d;
/** People set an age in days. A shorter one would more likely be a mistake than a policy. */
const DAY_MS = MS.d;

/** A duration as people write it: `90m`, `12h`, `30d`, `2w`. */
const duration = (leastMs: number) =>
  z
    .string()
    .max(16)
    .refine(
      (text) => {
        const ms = durationMs(text);
        return ms !== null && ms >= leastMs && ms <= A_CENTURY_MS;
      },
      `must be a whole number and ms, s, m, h, d or w, such as 30d, of ${wordsOf(leastMs)} to a century`,
    );

const LEAST: Readonly<Record<number, string>> = { [MS.d]: 'a day', [MS.s]: 'a second' };

function wordsOf(ms: number): string {
  return LEAST[ms] ?? `${ms} ms`;
}

/** The duration in milliseconds, or null if the text is not a duration. */
export function durationMs(text: string): number | null {
  const [, count, name] = /^(\d{1,13})(ms|s|m|h|d|w)$/.exec(text) ?? [];
  return count === undefined ? null : Number(count) * MS[name as keyof typeof MS];
}

/** Fields that can be set for all records and overridden for one type. Missing fields come from the level above. */
const curve = {
  model: z
    .enum(FORGETTING_MODELS)
    .describe('none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`.'),
  unit: duration(1_000).describe('The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential.'),
  threshold: z.number().min(1e-6).max(0.999999).describe('θ: a memory is forgotten when R falls below it.'),
  growth: z.number().min(0).max(1_000).describe('How much S grows with each recall (ebbinghaus).'),
  cap: z.number().min(1).max(1_000_000).describe('Maximum of S (ebbinghaus).'),
  rate: z.number().min(0.01).max(0.9999).describe('The share that is left after one unit (exponential).'),
  importance_floor: unit.nullable().describe('Records with this importance or more never fade. Null: no floor.'),
  max_age: duration(DAY_MS)
    .nullable()
    .describe(
      'Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`.',
    ),
};

/** Forgetting settings as they were set: only the fields that were given. */
export const forgettingSettings = z.strictObject({
  ...z.object(curve).partial().shape,
  grace: duration(0)
    .nullable()
    .optional()
    .describe('How long forgotten or expired records are kept before they are deleted permanently. Null: forever.'),
  types: z
    .record(recordType, z.strictObject(z.object(curve).partial().shape))
    .optional()
    .describe('Overrides for records of one type.'),
});
SCHEMAS.add(forgettingSettings, {
  id: 'ForgettingSettings',
  description: 'How memory fades. Only the settings to change.',
});
export type ForgettingSettings = z.output<typeof forgettingSettings>;

/** The effective settings, with every field. */
const resolved = {
  model: z.enum(FORGETTING_MODELS),
  unit: z.string(),
  threshold: z.number(),
  growth: z.number(),
  cap: z.number(),
  rate: z.number(),
  importance_floor: z.number().nullable(),
  max_age: z.string().nullable(),
  forgotten_after_seconds: z
    .number()
    .nullable()
    .describe('Time until a record that is never recalled is forgotten. Null: it stays.'),
};
export const effectiveForgetting = z.object({
  ...resolved,
  grace: z.string().nullable(),
  types: z.record(z.string(), z.object(resolved)),
});
SCHEMAS.add(effectiveForgetting, {
  id: 'EffectiveForgetting',
  description: 'How memory fades, with all defaults filled in.',
});

export const FORGETTING = settingsSubject<ForgettingSettings>({ name: 'forgetting', schema: forgettingSettings });
