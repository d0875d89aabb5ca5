import { allMatches } from '@kernel/all-matches.js';
import { isRelative } from './subject.js';
import type { Token } from './words.js';

/** How far behind its owner a relative stands: "Nora's old boss". */
const RELATIVE_WITHIN = 2;

/** The name of somebody whose relative a text begins with: "Nora's mother lives in Graz", "Noras Mutter wohnt in Graz". */
export function ownerOfSubject(text: string, tokens: readonly Token[], language: string): string | null {
  const [first] = tokens;
  if (!first?.capital) return null;
  const owned = tokens.slice(1, 1 + RELATIVE_WITHIN).some(({ word, begins }) => !begins && isRelative(word, language));
  if (!owned) return null;
  if (/^\P{L}{0,3}[\p{L}-]{1,40}['’]s /u.test(text)) return first.word;
  return language === 'de' && first.word.endsWith('s') ? first.word.slice(0, -1) : null;
}

const OWNER = /(?<!\p{L})(\p{Lu}[\p{L}-]{0,40})['’]s (\p{L}{1,40})(?: (\p{L}{1,40}))?/gu;

/** The names that a text gives only as the owner of a relative, in lower case: Alfie, of "Sold the Jazz to Alfie's dad". */
export function ownersOfRelatives(text: string, tokens: readonly Token[], language: string): readonly string[] {
  const owners = allMatches(text, OWNER).flatMap(([, owner = '', ...owned]) =>
    owned.some((word) => word && isRelative(word.toLowerCase(), language)) ? [owner.toLowerCase()] : [],
  );
  const times = (word: string, among: readonly string[]) => among.filter((one) => one === word).length;
  const words = tokens.map(({ word }) => word);
  return [...new Set(owners)].filter((owner) => times(owner, owners) >= times(owner, words));
}
