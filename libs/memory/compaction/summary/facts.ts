import type { Language } from '@memory/indexing/language.js';
import { analyse } from '@memory/indexing/terms.js';

/** What a text says, as terms with what each is worth: a number, a date or an identifier most, small talk least. */
export type Facts = ReadonlyMap<string, number>;

const NUMBER = 4;
const NAME = 2;
const WORD = 1;
const SMALL_TALK = 0.2;

/** Stems that keep a conversation going and say nothing of the world. */
const CHATTER = new Set(
  [
    'absolutely', 'ah', 'amazing', 'appreciate', 'aw', 'awesome', 'bet', 'bye', 'certainly', 'chat', 'congrats',
    'congratulations', 'cool', 'cute', 'definitely', 'exactly', 'excited', 'exciting', 'fantastic', 'fun', 'glad', 'good',
    'gonna', 'great', 'haha', 'happy', 'hear', 'hello', 'help', 'hey', 'hi', 'hope', 'impressive', 'incredible',
    'inspiring', 'interesting', 'keep', 'kind', 'know', 'let', 'like', 'look', 'lovely', 'mean', 'nice', 'ok', 'okay',
    'please', 'pretty', 'really', 'right', 'see', 'sound', 'super', 'sure', 'sweet', 'talk', 'thank', 'thanks', 'thing',
    'think', 'totally', 'true', 'way', 'well', 'wonderful', 'wow', 'yay', 'yeah', 'yep', 'yes', '你好', '您好', '谢谢', '感谢',
    '不客气', '当然', '非常', '真的', '可以', '好的', '再见', '知道', '觉得', '一下', '没有', '什么', '怎么', '这个', '那个', '我们', '你们',
  ].flatMap((word) => stemsOf(word, /\p{sc=Han}/u.test(word) ? 'zh' : 'en')),
); // prettier-ignore

function stemsOf(text: string, language: Language): string[] {
  return analyse(text, language)
    .terms.map(({ term }) => term)
    .filter((term) => !term.startsWith('='));
}

/** A capitalised word inside a sentence, or a word of capitals, digits and joints anywhere. */
const NAME_LIKE =
  /(?<=[\p{L}\p{N},;:)"”’]\s+["“(]?)\p{Lu}[\p{L}\p{M}'’-]+|\b\p{Lu}{2,}\b|[\p{L}\p{N}]+(?:[_@/.][\p{L}\p{N}]+)+|\p{Ll}+\p{Lu}\p{L}+/gu;

/**
 * The facts that a text carries.
 * @param participants stems of the names of those who speak: calling each other by name says nothing
 */
export function factsOf(text: string, language: Language, participants?: ReadonlySet<string>): Facts {
  const names = new Set((text.match(NAME_LIKE) ?? []).flatMap((name) => stemsOf(name, language)));
  const facts = new Map<string, number>();
  for (const term of stemsOf(text, language)) {
    facts.set(term, participants?.has(term) ? SMALL_TALK : worthOf(term, names));
  }
  return facts;
}

/** The names of those who speak, as terms. */
export function participantsOf(speakers: readonly (string | null)[], language: Language): Set<string> {
  return new Set(speakers.flatMap((speaker) => (speaker === null ? [] : stemsOf(speaker, language))));
}

function worthOf(term: string, names: ReadonlySet<string>): number {
  if (/\p{N}/u.test(term)) return NUMBER;
  if (names.has(term)) return NAME;
  if (CHATTER.has(term)) return SMALL_TALK;
  // A single ideograph stands for the words around it, which are terms of their own.
  return /^\p{sc=Han}$/u.test(term) ? SMALL_TALK : WORD;
}

export function weightOf(facts: Facts): number {
  let sum = 0;
  for (const worth of facts.values()) sum += worth;
  return sum;
}

/** Whether all that is said keeps the conversation going: an acknowledgement, thanks, a greeting, somebody's name. */
export function isChatter(facts: Facts): boolean {
  return [...facts.values()].every((worth) => worth <= SMALL_TALK);
}

/** The share of `whole`'s facts, by worth, that stand in `part` too. 1 where there is nothing to say. */
export function shareKept(whole: Facts, part: Iterable<string>): number {
  const all = weightOf(whole);
  if (all === 0) return 1;
  const has = new Set(part);
  let kept = 0;
  for (const [term, worth] of whole) if (has.has(term)) kept += worth;
  return kept / all;
}
