import { z } from 'zod';
import { instantInput } from '../primitives.js';
import { recordInput } from '../records/record.js';
import { SCHEMAS } from '../schema-name.js';

/** Times outside these years are rejected: no AMP agent wrote anything earlier. */
const FIRST_YEAR = Date.UTC(1980, 0, 1);
const LAST_YEAR = Date.UTC(2101, 0, 1);

/**
 * Unix milliseconds. Seconds, microseconds and nanoseconds are recognized because they fall outside the allowed
 * years.
 */
const ampMilliseconds = z.int().superRefine((value, context) => {
  if (value >= FIRST_YEAR && value < LAST_YEAR) return;
  const units = { seconds: 1_000, microseconds: 1 / 1_000, nanoseconds: 1 / 1_000_000 };
  const meant = Object.entries(units).find(([, factor]) => value * factor >= FIRST_YEAR && value * factor < LAST_YEAR);
  const rest = meant ? `these are ${meant[0]}` : 'other times go as RFC 3339 text';
  context.addIssue({ code: 'custom', message: `must be Unix milliseconds of the years 1980 to 2100; ${rest}` });
});

/** Like a record on `/v1`, but a numeric creation time must look like milliseconds. */
export const ampRecordInput = recordInput.safeExtend({
  created_at: z
    .union([z.iso.datetime({ offset: true }), z.iso.date(), ampMilliseconds], {
      error: 'must be Unix milliseconds, an RFC 3339 time with a zone, or a date',
    })
    .pipe(instantInput)
    .optional(),
});

SCHEMAS.add(ampRecordInput, { id: 'NewAmpRecord', description: 'A record as an AMP client stores it.' });
