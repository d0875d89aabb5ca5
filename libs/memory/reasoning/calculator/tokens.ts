import { CalculationError } from './value.js';

export type Token =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'date'; readonly year: number; readonly month: number; readonly day: number }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'sign'; readonly sign: string };

/** Maximum length of an expression, in UTF-16 units. */
export const LONGEST = 500;

const TOKEN =
  /\s*(?:(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])|(?<number>(?:\d{1,3}(?:,\d{3})+(?!\d)|\d{1,15})(?:\.\d{1,15})?|\.\d{1,15})|(?<word>[a-z]+)|(?<sign>[-+*/%^(),−×÷·]))/iy;
const SAME: Readonly<Record<string, string>> = { '−': '-', '×': '*', '·': '*', '÷': '/' };

/** @throws CalculationError with the invalid token */
export function tokensIn(text: string): Token[] {
  if (text.length > LONGEST) throw new CalculationError(`an expression has at most ${LONGEST} characters`);
  const tokens: Token[] = [];
  const rest = text.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < rest.length) {
    const at = TOKEN.lastIndex;
    const groups = TOKEN.exec(rest)?.groups;
    if (!groups) throw new CalculationError(`'${rest.slice(at).trim().slice(0, 1)}' is no part of an expression`);
    tokens.push(tokenOf(groups));
  }
  return tokens;
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>): Token {
  const { year, month, day, number, word, sign = '' } = groups;
  if (year !== undefined) return { kind: 'date', year: Number(year), month: Number(month), day: Number(day) };
  if (number !== undefined) return { kind: 'number', value: Number(number.replaceAll(',', '')) };
  if (word !== undefined) return { kind: 'word', word: word.toLowerCase() };
  return { kind: 'sign', sign: SAME[sign] ?? sign };
}
