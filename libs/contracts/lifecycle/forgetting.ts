import { z } from 'zod';
import { recordType, unit } from '../primitives.js';
import { settingsSubject } from '../settings-subject.js';
import { SCHEMAS } from '../schema-name.js';

export const FORGETTING_MODELS = ['none', 'ebbinghaus', 'exponential'] as const;
export type ForgettingModel = (typeof FORGETTING_MODELS)[number];

const MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
const A_CENTURY_MS = 36_525 * MS.d;
/** An age is for people to set, in days; a shorter one would be a mistake more often than a policy. */
const DAY_MS = MS.d;

/** A length of time as people write it: `90m`, `12h`, `30d`, `2w`. */
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

/** Milliseconds of `30d`; null when the text is no length of time. */
export function durationMs(text: string): number | null {
  const [, count, name] = /^(\d{1,13})(ms|s|m|h|d|w)$/.exec(text) ?? [];
  return count === undefined ? null : Number(count) * MS[name as keyof typeof MS];
}

/** What may be said for all records and again for one type. What is left out comes from the level above. */
const curve = {
  model: z
    .enum(FORGETTING_MODELS)
    .describe('none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`.'),
  unit: duration(1_000).describe(
    'What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential.',
  ),
  threshold: z.number().min(1e-6).max(0.999999).describe('θ: forgotten when R falls under it.'),
  growth: z.number().min(0).max(1_000).describe('How much S grows at each recall (ebbinghaus).'),
  cap: z.number().min(1).max(1_000_000).describe('The most that S becomes (ebbinghaus).'),
  rate: z.number().min(0.01).max(0.9999).describe('What is left after one unit (exponential).'),
  importance_floor: unit
    .nullable()
    .describe('A record of this importance or more never fades. Null: there is no floor.'),
  max_age: duration(DAY_MS)
    .nullable()
    .describe(
      'Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so.',
    ),
};

/** How much memory fades, as somebody set it: only what they named. */
export const forgettingSettings = z.strictObject({
  ...z.object(curve).partial().shape,
  grace: duration(0)
    .nullable()
    .optional()
    .describe('How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever.'),
  types: z
    .record(recordType, z.strictObject(z.object(curve).partial().shape))
    .optional()
    .describe('What holds for records of one type instead.'),
});
SCHEMAS.add(forgettingSettings, { id: 'ForgettingSettings', description: 'How memory fades, only what is named.' });
export type ForgettingSettings = z.output<typeof forgettingSettings>;

/** What holds, with nothing left out. */
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
    .describe('When a record goes that was never recalled. Null: it stays.'),
};
export const effectiveForgetting = z.object({
  ...resolved,
  grace: z.string().nullable(),
  types: z.record(z.string(), z.object(resolved)),
});
SCHEMAS.add(effectiveForgetting, {
  id: 'EffectiveForgetting',
  description: 'How memory fades, with nothing left out.',
});

export const FORGETTING = settingsSubject<ForgettingSettings>({ name: 'forgetting', schema: forgettingSettings });
