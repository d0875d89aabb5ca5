import { z } from 'zod';
import { ConfigError } from './config-error.js';

/** Value types shared by several schema files. */
export const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
/** `Number` reads a blank text as 0. */
export const number = <T extends z.ZodNumber>(schema: T) =>
  z.preprocess((text) => (typeof text === 'string' && text.trim() === '' ? NaN : Number(text)), schema);
export const whole = (min: number, max: number) => number(z.number().int().min(min).max(max));
/** A whole number, or `off` for no limit. */
export const orOff = (min: number, max: number) =>
  z.union([z.literal('off'), whole(min, max)], { error: `must be off, or a whole number from ${min} to ${max}` });

/** `fetch` refuses a URL with a user name or password, at every call. @throws ConfigError */
export function refuseCredentials(name: string, url: string | undefined, instead: string): void {
  if (url === undefined) return;
  const { username, password } = new URL(url);
  if (username || password) throw new ConfigError(`${name}: may not carry a user name or password; ${instead}`);
}
