import { z } from 'zod';
import { ConfigError } from './config-error.js';

/** Value types shared by several schema files. */
export const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
interface Range {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
}

/** In decimal digits: `Number` also reads `0x10`, `1e3` and a blank text. No setting is below 0. */
function isWithin(text: string, { min, max, whole }: Range): boolean {
  const form = whole ? /^\d+$/ : /^(\d+(\.\d*)?|\.\d+)$/;
  return form.test(text.trim()) && Number(text) >= min && Number(text) <= max;
}

/** One message says both bounds, whichever is missed. */
export const whole = (min: number, max: number) =>
  z
    .string()
    .refine((text) => isWithin(text, { min, max, whole: true }), `must be a whole number from ${min} to ${max}`)
    .transform(Number);

const orOffOf = (range: Range, unit: string) =>
  z
    .string()
    .refine(
      (text) => text === 'off' || isWithin(text, range),
      `must be off, or ${unit} from ${range.min} to ${range.max}`,
    )
    .transform((text): number | 'off' => (text === 'off' ? text : Number(text)));
/** A whole number, or `off` for no limit. */
export const orOff = (min: number, max: number) => orOffOf({ min, max, whole: true }, 'a whole number');
export const dollarsOrOff = (min: number, max: number) => orOffOf({ min, max, whole: false }, 'US dollars');

/** A line break behind a key, or a blank behind a name, is a slip. A value in a file is read the same way. */
export const word = z.string().trim().min(1, 'must not be blank');

/** Not trimmed: a folder with another name than the operator reads would be created, and begin empty. */
export const diskPath = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), 'must not begin or end with white space');

/** A URL of one of these schemes. */
export const address = (...schemes: readonly [string, ...string[]]) =>
  z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    error: `must be a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });

/** `fetch` refuses a URL with a user name or password, at every call. @throws ConfigError */
export function refuseCredentials(name: string, url: string | undefined, instead: string): void {
  if (url === undefined) return;
  const { username, password } = new URL(url);
  if (username || password) throw new ConfigError(`${name}: may not carry a user name or password; ${instead}`);
}
