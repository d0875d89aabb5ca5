import { invalid } from '@kernel/errors.js';
import { isObject } from '@kernel/is-object.js';
import { LIMITS } from '../limits.js';

/** The operators of a condition in mem0's filters, without those whose operand is null. A plain value is `eq`. */
export function operatorsOf(value: unknown, known: readonly string[], path: string): [string, unknown][] {
  const operators = Object.entries(isObject(value) ? value : { eq: value }).filter(([, operand]) => operand !== null);
  for (const [op] of operators) {
    if (!known.includes(op)) throw invalid(`${path}.${op}`, `is not an operator here: use ${known.join(', ')}`);
  }
  return operators;
}

export function list(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw invalid(path, 'must be a list and not empty');
  if (value.length > LIMITS.filterValues) throw invalid(path, `must not hold more than ${LIMITS.filterValues}`);
  return value;
}

export function texts(value: unknown, path: string): string[] {
  return list(value, path).map((one) => text(one, path));
}

export function text(value: unknown, path: string): string {
  if (typeof value !== 'string' || value === '') throw invalid(path, 'must be compared with text');
  if (value.length > 1_024 || !value.isWellFormed()) throw invalid(path, 'is too long, or no text');
  return value;
}
