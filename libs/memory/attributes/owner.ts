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
