import { z } from 'zod';

/** Value types shared by several schema files. */
export const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
export const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
