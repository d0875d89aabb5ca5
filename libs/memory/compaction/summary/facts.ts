import type { Language } from '@memory/indexing/language.js';
import { analyse } from '@memory/indexing/terms.js';

/** The facts of a text as terms with their worth: most for a number, a date or an identifier, least for small talk. */
export type Facts = ReadonlyMap<string, number>;

const NUMBER = 4;
const NAME = 2;
const WORD = 1;
const SMALL_TALK = 0.2;

/** Stems of small talk, without content. */
const CHATTER = new Set(
  [
    'absolutely', 'ah', 'amazing', 'appreciate', 'aw', 'awesome', 'bet', 'bye', 'certainly', 'chat', 'congrats',
    'congratulations', 'cool', 'cute', 'definitely', 'exactly', 'excited', 'exciting', 'fantastic', 'fun', 'glad', 'good',
    'gonna', 'great', 'haha', 'happy', 'hear', 'hello', 'help', 'hey', 'hi', 'hope', 'impressive', 'incredible',
    'inspiring', 'interesting', 'keep', 'kind', 'know', 'let', 'like', 'look', 'lovely', 'mean', 'nice', 'noted', 'ok', 'okay',
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

/**
 * A capitalised word inside a sentence, or a word of capitals, digits and joining characters anywhere. Linear in the text: a match
 * that consumes a run of characters starts only at the beginning of the run.
 */
const NAME_LIKE =
  /\p{Lu}(?<=[\p{L}\p{N},;:)"”’]\s+["“(]?\p{Lu})[\p{L}\p{M}'’-]+|\b\p{Lu}{2,}\b|(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[_@/.][\p{L}\p{N}]+)+|(?<!\p{Ll})\p{Ll}+\p{Lu}\p{L}+/gu;

/**
 * The facts in a text.
 * @param participants stems of the speakers' names, which carry no content
 */
export function factsOf(text: string, language: Language, participants?: ReadonlySet<string>): Facts {
  const names = new Set((text.match(NAME_LIKE) ?? []).flatMap((name) => stemsOf(name, language)));
  const facts = new Map<string, number>();
  for (const term of stemsOf(text, language)) {
    facts.set(term, participants?.has(term) ? SMALL_TALK : worthOf(term, names));
  }
  return facts;
}

/** The names of the speakers, as terms. */
export function participantsOf(speakers: readonly (string | null)[], language: Language): Set<string> {
  return new Set(speakers.flatMap((speaker) => (speaker === null ? [] : stemsOf(speaker, language))));
}

function worthOf(term: string, names: ReadonlySet<string>): number {
  if (/\p{N}/u.test(term)) return NUMBER;
  if (names.has(term)) return NAME;
  if (CHATTER.has(term)) return SMALL_TALK;
  // A single ideograph is part of words around it, which are terms themselves.
  return /^\p{sc=Han}$/u.test(term) ? SMALL_TALK : WORD;
}

export function weightOf(facts: Facts): number {
  let sum = 0;
  for (const worth of facts.values()) sum += worth;
  return sum;
}

/** Whether the text is only small talk: an acknowledgement, thanks, a greeting, somebody's name. */
export function isChatter(facts: Facts): boolean {
  return [...facts.values()].every((worth) => worth <= SMALL_TALK);
}

/** Words of thanks, agreement and farewell that no fact is told with, in four languages, whichever the text is taken for. */
const POLITE = [
  "thanks?|thank you|thx|cheers|ta|perfect|great|lovely|brilliant|super|cool|nice|ok(?:ay)?|alright|got it|will do|sounds good|sure|yes|yeah|yep|exactly|of course|no worries|no problem|my pleasure|you(?:['’]re| are) welcome|ha(?:ha)+|lol|bye|good (?:night|morning|evening)|hi|hello|hey|see you|talk|speak|soon|later|tomorrow|then|again|today|a lot|so much|very much|a million|for (?:now|today|that|the help|your help)|and|that helped|that(?:['’]s| is) (?:all|it|great|perfect|good|lovely)|take care|have a (?:good|great|nice|lovely) (?:day|evening|weekend|night|one)",
  'danke(?:schön)?|vielen dank|dank dir|dir|auch|bitte|gerne?|gern geschehen|klasse|toll|prima|genau|stimmt|alles klar|klar|schön|gut|bis (?:bald|später|morgen|dann)|tschüss?|hallo|guten (?:morgen|abend|tag)|gute nacht|mach ich|kein problem|liebe grüße|jo|ja|na dann',
  'gracias|muchas|mil|vale|claro|genial|perfecto|de nada|hola|adiós|hasta (?:luego|mañana|pronto)|buen(?:os|as) (?:días|noches|tardes)|un abrazo|besos|sí|ja(?:ja)+',
  "merci|beaucoup|bien|d['’]accord|parfait|génial|de rien|avec plaisir|salut|bonjour|bonsoir|bonne (?:nuit|journée|soirée)|à (?:bientôt|demain|plus)|bisous|oui|ouais|mdr",
].join('|');
const ACKNOWLEDGES = new RegExp(
  `^(?:(?:${POLITE})(?![\\p{L}\\p{N}])[\\s,.!;:)(…–\\p{Extended_Pictographic}\\ufe0f-]*)+$`,
  'iu',
);
/** In UTF-16 units. A longer text says more, and phrases that share words would take the expression long. */
const LONGEST_ACKNOWLEDGEMENT = 60;

/** Whether the text only thanks, agrees or says goodbye: "Cheers, talk tomorrow", "Danke dir, super!". */
export function isAcknowledgement(text: string): boolean {
  return text.length <= LONGEST_ACKNOWLEDGEMENT && ACKNOWLEDGES.test(text.trim());
}

/** The share of `whole`'s facts, by worth, that `part` contains. 1 if there are none. */
export function shareKept(whole: Facts, part: Iterable<string>): number {
  const all = weightOf(whole);
  if (all === 0) return 1;
  const has = new Set(part);
  let kept = 0;
  for (const [term, worth] of whole) if (has.has(term)) kept += worth;
  return kept / all;
}

/** "9th" is the same number as "9". */
export const plain = (term: string): string => term.replace(/(?<=\d)(?:st|nd|rd|th)$/u, '');
