import { isIanaZone } from '@kernel/time-zone.js';
import { isPlainlySeen } from '@kernel/visible.js';
import { z } from 'zod';
import { LIMITS } from './limits.js';
import { SCHEMAS } from './schema-name.js';

/** Control characters are not allowed in names that end up in headers, logs and file names. */
// eslint-disable-next-line no-control-regex
export const NO_CONTROL = /^[^\u0000-\u001f\u007f]*$/;

/** An index entry holds three names and has room for 2,704 bytes. No name of 256 UTF-16 code units is longer. */
const LABEL_BYTES = 3 * LIMITS.labelLength;
const utf8 = new TextEncoder();
const fitsIndex = [
  (name: string) => name.length <= LIMITS.labelLength || utf8.encode(name).length <= LABEL_BYTES,
  `must have at most ${LABEL_BYTES} bytes in UTF-8`,
] as const;

export const label = z
  .string()
  .min(1)
  .max(LIMITS.labelLength)
  .regex(NO_CONTROL, 'must not hold control characters')
  .refine(...fitsIndex);
/**
 * A name that decides who owns a memory: a user, agent, project or session. Names that look alike must be the same
 * name; otherwise somebody gets a separate memory without anyone noticing. Therefore it is NFC-normalized and
 * contains no invisible characters.
 */
export const scopeName = z
  .string()
  .normalize('NFC')
  .min(1)
  .max(LIMITS.labelLength)
  .regex(NO_CONTROL, 'must not hold control characters')
  .refine(...fitsIndex)
  .refine(isPlainlySeen, 'must not begin or end with a space, nor hold characters that cannot be seen');
/** As a part of an address, even encoded, `.` and `..` lead to another route: clients could not erase such a user. */
const isOwnPlace = [(id: string): boolean => id !== '.' && id !== '..', 'must not be "." or ".."'] as const;
/** A client's own id that may be part of an address. */
export const ownId = label.refine(...isOwnPlace);
export const userId = scopeName.refine(...isOwnPlace).describe('The end user, by the tenant’s own id.');
/**
 * A user that may have been created before names had to be visible, and other than `.` and `..`. Such a user can be read,
 * put on hold, exported and erased.
 */
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
/** 0…1. Stored with single precision, which cannot represent values between 0 and 1e-37. */
export const unit = z
  .number()
  .min(0)
  .max(1)
  .transform((value) => (value < 1e-37 ? 0 : value));

/** The highest cap that is one: stored in single precision and shown to six places, more would be 1. */
export const MOST_CAPPED = 0.999_999;
/** The highest trust of what a key or token writes. */
export const trustCap = unit.refine(
  (cap) => cap === 1 || cap <= MOST_CAPPED,
  `must be 1, which is no cap, or at most ${MOST_CAPPED}`,
);

/** Years that Postgres, JavaScript and RFC 3339 all write with the same four digits. */
export const EARLIEST = Date.UTC(1000, 0, 1);
export const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** An instant in a request: RFC 3339 text with a zone, a date, or Unix milliseconds as in AMP. */
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

const NO_ZONE = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

/** A time without a zone, as Python’s `datetime.isoformat()` writes it, in UTC. Anything else is unchanged. */
export function inUtc<T>(value: T | string): T | string {
  return typeof value === 'string' ? value.replace(NO_ZONE, '$1T$2Z') : value;
}

/** As `instantInput`, in protocols whose clients send times without a zone. These are in UTC. */
export const instantOrUtc = z.preprocess((value: string | number) => inUtc(value), instantInput);

/**
 * Milliseconds of Unix seconds with a fraction. As a number 2152824125.154 is a little less: read to the microsecond and then cut, it
 * keeps its last millisecond.
 */
export function msOfUnixSeconds(seconds: number): number {
  return Math.floor(Math.round(seconds * 1e6) / 1e3);
}

/** An instant in the format of mem0's and Nellie's clients. */
export const unixSeconds = z
  .number()
  .min(EARLIEST / 1_000)
  .max(Math.floor(LATEST / 1_000), 'must be Unix seconds')
  .transform((value) => new Date(msOfUnixSeconds(value)));

/** An instant in a response of `/v1`. */
export const instantOutput = z.iso.datetime().describe('RFC 3339, UTC, milliseconds');

/** Tags in a query string, either repeated or comma-separated. */
export const tagsInQuery = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
  .transform((tags) => tags.filter(Boolean))
  .pipe(z.array(tag).max(LIMITS.tags));

/** `true` or `false` in a query string. */
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

/** An integer in a query string. */
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

export const timeZone = z.string().max(64).refine(isIanaZone, 'must be an IANA time zone such as Europe/Berlin');
