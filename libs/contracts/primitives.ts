import { isPlainlySeen } from '@kernel/visible.js';
import { z } from 'zod';
import { LIMITS } from './limits.js';
import { SCHEMAS } from './schema-name.js';

/** Control characters have no place in a name that ends up in headers, logs and file names. */
// eslint-disable-next-line no-control-regex
const NO_CONTROL = /^[^\u0000-\u001f\u007f]*$/;

export const label = z.string().min(1).max(LIMITS.labelLength).regex(NO_CONTROL, 'must not hold control characters');
/**
 * A name that decides whose a memory is: of a user, an agent, a project, a session. Two that look alike must be one, or
 * somebody gets a memory of their own without anybody seeing it: so it is NFC and holds nothing that cannot be seen.
 */
export const scopeName = z
  .string()
  .normalize('NFC')
  .min(1)
  .max(LIMITS.labelLength)
  .regex(NO_CONTROL, 'must not hold control characters')
  .refine(isPlainlySeen, 'must not begin or end with a space, nor hold characters that cannot be seen');
export const userId = scopeName.describe('The end user, by the tenant’s own id.');
/** Of a user who may be there from before names were held to be seen: to be read, held, exported and erased. */
export const storedUserId = z
  .string()
  .normalize('NFC')
  .min(1)
  .max(LIMITS.labelLength)
  .regex(NO_CONTROL, 'must not hold control characters')
  .describe('The end user, by the tenant’s own id.');
export const recordType = z
  .string()
  .min(1)
  .max(LIMITS.typeLength)
  .regex(NO_CONTROL, 'must not hold control characters');
export const tag = z.string().min(1).max(LIMITS.tagLength);
/** 0…1. Stored with single precision, which knows nothing between 0 and 1e-37. */
export const unit = z
  .number()
  .min(0)
  .max(1)
  .transform((value) => (value < 1e-37 ? 0 : value));

/** Years that Postgres, JavaScript and RFC 3339 write with the same four digits. */
const EARLIEST = Date.UTC(1000, 0, 1);
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** An instant in a request: RFC 3339 text with a zone, a date, or Unix milliseconds as AMP writes them. */
export const instantInput = z
  .union([z.iso.datetime({ offset: true }), z.iso.date(), z.int()], {
    error: 'must be an RFC 3339 time with a zone, a date, or Unix milliseconds',
  })
  .transform((value, context) => {
    const date = new Date(value);
    if (!(date.getTime() >= EARLIEST && date.getTime() <= LATEST)) {
      context.addIssue({ code: 'custom', message: 'must lie in the years 1000 to 9999' });
      return z.NEVER;
    }
    return date;
  });
SCHEMAS.add(instantInput, {
  id: 'Instant',
  description: 'A point in time: RFC 3339 with a zone, a date, or Unix milliseconds.',
});

/** An instant as clients of mem0 and Nellie write it. */
export const unixSeconds = z
  .number()
  .min(EARLIEST / 1_000)
  .max(Math.floor(LATEST / 1_000), 'must be Unix seconds')
  .transform((value) => new Date(value * 1_000));

/** An instant in an answer of `/v1`. */
export const instantOutput = z.iso.datetime().describe('RFC 3339, UTC, milliseconds');

/** Tags in a query string: repeated, or with commas between them. */
export const tagsInQuery = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
  .transform((tags) => tags.filter(Boolean))
  .pipe(z.array(tag).max(LIMITS.tags));

/** `true`/`false` in a query string. */
export const queryFlag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);

/** 0…1 in a query string. */
export const queryUnit = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^(?:\d{1,3}(?:\.\d{1,17})?|\.\d{1,17})$/, 'must be a number from 0 to 1')
      .transform(Number),
  ])
  .pipe(unit);

/** A whole number in a query string. */
export const queryWhole = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,15}$/, 'must be a whole number')
        .transform(Number),
    ])
    .pipe(z.int().min(min).max(max));

export const languageTag = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/, 'must be a language tag such as en or pt-BR');

export const timeZone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'must be an IANA time zone such as Europe/Berlin');
