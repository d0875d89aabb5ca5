import { InvalidArgumentError } from 'commander';
import { parseJson } from '@kernel/parse-json.js';

/** `a, b,c`: tags as in AMP's commands. */
export function commaList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('must be a whole number from 0.');
  return Number(text);
}

/** A number of things of which there must be at least one. */
export function countingNumber(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError('must be a whole number from 1.');
  return number;
}

export function unitNumber(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !(number >= 0 && number <= 1))
    throw new InvalidArgumentError('must be a number from 0 to 1.');
  return number;
}

export function jsonObject(example: string): (text: string) => Record<string, unknown> {
  return (text) => {
    const value = parseJson(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new InvalidArgumentError(`must be a JSON object such as '${example}'.`);
    }
    return value as Record<string, unknown>;
  };
}

/** `name=value`, may be repeated. A value that is valid JSON is parsed, so numbers stay numbers. */
export function field(text: string, before: Record<string, unknown> = {}): Record<string, unknown> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('must be name=value.');
  const value = text.slice(at + 1);
  const parsed = parseJson(value);
  return { ...before, [text.slice(0, at)]: parsed === undefined ? value : parsed };
}
