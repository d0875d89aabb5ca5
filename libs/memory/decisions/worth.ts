import type { MemoryType } from '@contracts/decisions/decisions.operations.js';
import { speechAct } from '@memory/attributes/speech-act.js';
import { readText, type Reading } from '@memory/attributes/reading.js';
import { sentencesOf } from '@memory/revision/claim.js';
import { isOccasion, tellsChange } from '@memory/revision/occasions.js';
import { isAuxiliary, relationOf } from '@memory/revision/words.js';

/** The part of a message worth remembering, and its kind. */
export interface Worth {
  readonly type: MemoryType;
  /** In the user's own words. Null for NONE. */
  readonly content: string | null;
  readonly key: string | null;
  readonly value: string | null;
  /** 0…1. */
  readonly confidence: number;
  readonly reason: string;
}

/** Number of UTF-16 units read of a message. */
export const READ = 8_000;
/** Maximum number of sentences that are examined. */
const SENTENCES = 60;

/** "Remember that …": an explicit request. */
const ASKED_TO = /^(?:(?:ok(?:ay)?|and|also|please|bitte|oh|yes),?\s+)*(?:remember|note|keep in mind|don['’]?t forget|make a note|for the record|merk dir|denk daran|vergiss nicht)(?:\s+(?:that|dass|this|for later))?[:,]?\s+(?!when\b|how\b|what\b|who\b|why\b)/iu; // prettier-ignore
/** A task for now, not a fact for later. */
const TASK = /^(?:please |now |then |ok,? |bitte )*(?:write|translate|summari[sz]e|explain|shorten|rewrite|list|show|give|find|search|look|make|create|draft|compare|calculate|convert|check|fix|help|open|read|tell|describe|generate|suggest|recommend|continue|go on|next|stop|ignore|let['’]?s|try|run|print|plot|correct|proofread|debug|schreib\p{L}*|übersetz\p{L}*|erklär\p{L}*|zeig\p{L}*|mach\p{L}*)(?![\p{L}'’])(?! (?:is|are|was|were|has|will)\b)/iu; // prettier-ignore
/** Words that turn a task into a standing preference. */
const STANDING = /(?<![\p{L}])(?:always|never|from now on|every time|whenever|only|formally|in future|immer|nie|niemals|ab jetzt|künftig|duze?|sieze?)(?![\p{L}])/iu; // prettier-ignore
const CALLED = /(?<![\p{L}])(?:call|address|text|answer|write to|nenn|nennt|duze|sieze)\s+(?:me|mich)(?![\p{L}])/iu;
const MOMENT = /(?<![\p{L}])(?:right now|at the moment|one sec(?:ond)?|brb|i['’]m back|sorry|typo|hang on|wait|oops|lol|haha|gerade eben|moment mal)(?![\p{L}])/iu; // prettier-ignore
/** A repetition, as the speaker says. */
const AGAIN = /(?<![\p{L}])(?:as i (?:said|told you|mentioned)|you know|like i said|i told you|wie gesagt|du weißt|ja\s+in)(?![\p{L}])/iu; // prettier-ignore
const PLAN = /(?<![\p{L}])(?:remind me|don['’]t let me forget|will|['’]ll|going to|gonna|plan(?:ning)? (?:to|on)|tomorrow|next (?:week|month|year|spring|summer|autumn|winter|\p{L}+day)|deadline|due (?:on|by|in)|appointment (?:is|on)|have to \p{L}+ .{0,40}\bby|until \d|erinner(?:e)? mich|morgen früh|nächste[nrs]? (?:woche|monat|jahr)|werde)(?![\p{L}])/iu; // prettier-ignore
const WAY = /^(?:to \p{L}+(?: \p{L}+){0,6},? (?:we|you|i|first|run|use|press|sign)|when(?:ever)? .{3,60}(?:,| )(?:you|we|i|hold|press|run|call|reset|wir)\b|if .{3,80}, .{0,30}(?:call|use|run|ask|wants us to|we|press)\b|for \p{L}+.{0,40} we (?:need|use|run)|first .{2,60}(?:then|and then)|um .{3,60} zu \p{L}+)|(?<![\p{L}])(?:step (?:one|1)|first\b.{2,80}\bthen|get(?:s)? tested|the way (?:we|i) (?:do|run|deploy)|zuerst .{2,80} dann)(?![\p{L}])/iu; // prettier-ignore
const REMIND = /^(?:please |bitte )?(?:remind me|don['’]t let me forget|erinner(?:e)? mich)(?![\p{L}])/iu;
const DECIDED = /(?<![\p{L}])(?:we|i|they|the team) (?:have |has )?(?:decided|agreed|chose|signed|shipped|launched|settled on|voted|married|got married|adopted)(?![\p{L}])/iu; // prettier-ignore
const HAPPENED = /(?<![\p{L}])(?:last (?:night|week|month|year)|yesterday|this morning|today|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|gestern|heute morgen|letzte woche)(?![\p{L}])/iu; // prettier-ignore
/** Days of `HAPPENED` that may as well be days of a plan. */
const DAY_AHEAD = /(?<![\p{L}])(?:today|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![\p{L}])/giu;

interface Weighed {
  readonly sentence: string;
  readonly type: MemoryType;
  readonly weight: number;
  readonly reading: Reading;
}

/** Minimum weight of a sentence worth remembering. */
const ENOUGH = 0.5;

/** Selects the sentences of a message that state something lasting, by rules alone. */
export function worthOf(message: string, language: string): Worth {
  const sentences = sentencesOf(message.slice(0, READ).toWellFormed()).slice(0, SENTENCES);
  const asked = sentences.findIndex((sentence) => ASKED_TO.test(sentence));
  if (asked >= 0) {
    // Following statements belong to the request.
    const [first = '', ...rest] = sentences.slice(asked);
    const more = rest.filter((sentence) => speechAct(sentence, language) === 'told' && !TASK.test(sentence));
    const content = [first.replace(ASKED_TO, '').trim(), ...more].join(' ');
    return {
      ...told(content, typeOf(content), readText(content, language)),
      confidence: 0.95,
      reason: 'The user asks to remember it.',
    };
  }
  const weighed = sentences.map((sentence) => weigh(sentence, language));
  const kept = weighed.filter(({ weight }) => weight >= ENOUGH);
  const best = kept.reduce<Weighed | null>((one, other) => (one && one.weight >= other.weight ? one : other), null);
  if (!best) return nothing(weighed);
  const content = kept.map(({ sentence }) => sentence).join(' ');
  return {
    ...told(content, best.type, best.reading),
    confidence: best.weight,
    reason: REASONS[best.type],
  };
}

const REASONS: Readonly<Record<MemoryType, string>> = {
  SEMANTIC: 'It tells something lasting.',
  EPISODIC: 'It tells what happened or was decided.',
  PROCEDURAL: 'It tells how something is done.',
  PROSPECTIVE: 'It tells what is planned.',
  NONE: 'It tells nothing that lasts.',
};

function nothing(weighed: readonly Weighed[]): Worth {
  const most = Math.max(0, ...weighed.map(({ weight }) => weight));
  return { type: 'NONE', content: null, key: null, value: null, confidence: 1 - most, reason: REASONS.NONE };
}

function told(
  content: string,
  type: MemoryType,
  { attributes }: Reading,
): Pick<Worth, 'type' | 'content' | 'key' | 'value'> {
  const key = [...attributes].reduce<[string, number]>((best, one) => (one[1] > best[1] ? one : best), ['', 0])[0];
  return { type, content, key: key === '' ? null : key.replaceAll('_', ' '), value: valueOf(content) };
}

function weigh(sentence: string, language: string): Weighed {
  const reading = readText(sentence, language);
  return { sentence, type: typeOf(sentence), weight: weightOf(sentence, reading), reading };
}

/** Weights by the form of a sentence; the first match counts. */
const FORMS: readonly (readonly [fits: (sentence: string, reading: Reading) => boolean, weight: number])[] = [
  [(sentence) => CALLED.test(sentence), 0.85],
  [(sentence) => REMIND.test(sentence), 0.92],
  [(_, { act }) => act === 'thanked', 0.05],
  [(sentence) => WAY.test(sentence) && !sentence.includes('?'), 0.75],
  [(_, { act }) => act === 'asked', 0.08],
  [(sentence) => TASK.test(sentence) && STANDING.test(sentence), 0.75],
  [(sentence) => TASK.test(sentence), 0.08],
  [(sentence) => AGAIN.test(sentence), 0.2],
  [(sentence) => countWords(sentence) < 2, 0.05],
  [(sentence) => MOMENT.test(sentence) && countWords(sentence) < 6, 0.15],
];

function weightOf(sentence: string, reading: Reading): number {
  const form = FORMS.find(([fits]) => fits(sentence, reading));
  return form ? form[1] : weightOfStatement(sentence, reading);
}

function weightOfStatement(sentence: string, reading: Reading): number {
  const strongest = Math.max(0, ...reading.attributes.values());
  const long = countWords(sentence) >= 4;
  const verb = hasVerb(sentence);
  const happened = isOccasion(sentence) || DECIDED.test(sentence);
  if (reading.self || reading.other) {
    if (verb && (strongest >= 0.5 || happened)) return 0.9;
    if (verb || long) return 0.7;
  }
  if (strongest >= 0.5 && (verb || tellsChange(sentence))) return 0.7;
  if (STANDING.test(sentence) || DECIDED.test(sentence) || tellsChange(sentence)) return 0.6;
  return long && /\p{N}|\s\p{Lu}/u.test(sentence) ? 0.55 : 0.35;
}

function countWords(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function hasVerb(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  return words.some(
    (word) =>
      isAuxiliary(word) ||
      relationOf(word) !== undefined ||
      /['’](?:m|re|ve|d|ll|s)$/u.test(word) ||
      (word.length > 4 && word.endsWith('ed')),
  );
}

function typeOf(sentence: string): MemoryType {
  if (WAY.test(sentence)) return 'PROCEDURAL';
  if (CALLED.test(sentence) || (STANDING.test(sentence) && !HAPPENED.test(sentence))) return 'SEMANTIC';
  if (PLAN.test(sentence) && !HAPPENED.test(sentence.replace(DAY_AHEAD, ''))) return 'PROSPECTIVE';
  if (isOccasion(sentence) || DECIDED.test(sentence) || (HAPPENED.test(sentence) && !tellsChange(sentence)))
    return 'EPISODIC';
  return 'SEMANTIC';
}

/** The text after the first verb. */
function valueOf(content: string): string | null {
  const [first = ''] = sentencesOf(content);
  const words = [...first.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)];
  const at = words.findIndex(([word], index) => {
    const lower = word.toLowerCase();
    return index > 0 && (isAuxiliary(lower) || relationOf(lower) !== undefined);
  });
  const short = /^(?:i|we|you|he|she|it|they)['’](?:m|re|s|ve)$/iu.test(words[0]?.[0] ?? '');
  const verb = at >= 0 ? words[at] : short ? words[0] : undefined;
  if (!verb) return null;
  const rest = first
    .slice(verb.index + verb[0].length)
    .replace(/[\s.!,;]+$/u, '')
    .trim();
  return rest === '' ? null : rest.slice(0, 200);
}
