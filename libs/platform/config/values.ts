import { z } from 'zod';

/** Value types shared by several schema files. */
export const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
export const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
/** A whole number, or `off` for no limit. */
export const orOff = (min: number, max: number) =>
  z.union([z.literal('off'), whole(min, max)], { error: `must be off, or a whole number from ${min} to ${max}` });
