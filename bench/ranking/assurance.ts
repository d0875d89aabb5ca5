import { type Signs, SIGNS, signsOf } from '@memory/search/ranking/assurance.js';
import { rankScope } from '@memory/search/search-scope.js';
import { UNANSWERABLE } from '../retrieval/report.js';
import { type Example, fitLogistic, logitOf } from './logistic.js';
import { rankingOf } from './replay.js';
import type { TapedMemory, TapedQuestion } from './tape.js';

/** How much of what was said the documented floor may lose, and the score of that floor. */
export const TOLERATED = 0.05;
const FLOOR = 0.3;
const PENALTY = 2;
/** A set with this many questions counts in full; questions of a larger set count less each. */
const USUAL = 200;
/** A wording that nobody used counts half, and a set without unanswerable questions counts little. */
const MADE_UP = 0.5;
const ONE_SIDED = 0.3;

type Variant = 'plain' | 'bare' | 'words';

/** One question in three forms: as written, as a search-box query, and without vectors. */
export interface Asked {
  /** The set, or the one whose memory was asked. */
  readonly group: string;
  readonly variant: Variant;
  /** A set of this project. */
  readonly isOwn: boolean;
  readonly isSaid: boolean;
  readonly signs: Signs;
  /** By the built ranking. */
  readonly score: number;
}

const ASKS =
  /^(?:what|what's|who|who's|where|where's|when|when's|how|which|is|are|was|were|did|do|does|am|my|our|i|we|the|a|an|me|have|has|had|to|of|in|on|at|for|wo|wer|wie|wann|welche[rsnm]?|ist|sind|meine?|meinen|der|die|das|habe|ich)$/i;

export async function examplesOf(memory: TapedMemory): Promise<Asked[]> {
  const { set } = memory;
  const language = set.bench === 'currency' ? set.language : 'en';
  const group = set.name.replace(/^(?:answerable|never-said) /, '');
  const examples: Asked[] = [];
  for (const question of memory.questions) {
    const isSaid = isSaidOf(question);
    if (isSaid === null) continue;
    const variants: readonly (readonly [Variant, TapedQuestion])[] = [
      ['plain', question],
      ...(set.bench === 'currency' ? [['bare', { ...question, text: bareOf(question.text) }] as const] : []),
      // The bundled model knows only English, so for other languages nothing changes without it.
      ...(set.bench === 'currency' && language === 'en' ? [['words', withoutVectors(question)] as const] : []),
    ];
    for (const [variant, one] of variants) {
      const search = rankingOf(memory, one, { limit: 20, stages: null });
      const { hits } = await rankScope(search);
      const signs = signsOf(search, hits);
      examples.push({ group, variant, isOwn: set.bench === 'currency', isSaid, signs, score: hits[0]?.score ?? 0 });
    }
  }
  return examples;
}

/** Null: a question that is not counted. */
function isSaidOf({ question }: TapedQuestion): boolean | null {
  if ('keys' in question) return question.keys.length > 0;
  if (UNANSWERABLE.test(question.category)) return false;
  return question.headline ? true : null;
}

function bareOf(text: string): string {
  const words = text.replaceAll('?', '').split(/\s+/).filter((word) => !ASKS.test(word)); // prettier-ignore
  return words.join(' ') || text;
}

function withoutVectors(question: TapedQuestion): TapedQuestion {
  const { asked } = question;
  return { ...question, asked: { ...asked, found: { ...asked.found, vector: [] } } };
}

/** The certainty of each response by what was learned without its set. */
export function leaveOneOut(asked: readonly Asked[]): (Asked & { readonly logit: number })[] {
  const learned = new Map<string, readonly number[]>();
  for (const group of new Set(asked.map((one) => one.group)))
    learned.set(group, fit(asked.filter((one) => one.group !== group)));
  return asked.map((one) => ({ ...one, logit: logitOf(learned.get(one.group)!, seen(one)) }));
}

/** The logit below which at most `TOLERATED` of what was said falls. */
export function floorAt(judged: readonly { readonly isSaid: boolean; readonly logit: number }[]): number {
  const said = judged.filter(({ isSaid }) => isSaid).map(({ logit }) => logit).sort((a, b) => a - b); // prettier-ignore
  return said[Math.floor(TOLERATED * said.length)] ?? 0;
}

/**
 * @param floor the logit that becomes a score of 0.3
 * @param amongPeople questions about conversations among people: only the offset of their scores from the others is
 * learned from them
 */
export function trainAssurance(
  asked: readonly Asked[],
  floor: number,
  amongPeople: readonly Asked[],
): Readonly<Record<string, number>> {
  const [bias = 0, ...weights] = fit(asked);
  const rounded = (weight: number) => Math.round(weight * 1_000) / 1_000;
  const moved = bias - floor + Math.log(FLOOR / (1 - FLOOR));
  const apart = floorAt(amongPeople.map((one) => ({ ...one, logit: logitOf([bias, ...weights], seen(one)) })));
  const learned = Object.fromEntries(SIGNS.map((sign, i) => [sign, rounded(weights[i]!)]));
  return { bias: rounded(moved), ...learned, amongPeople: amongPeople.length > 0 ? rounded(floor - apart) : 0 };
}

function seen({ signs }: Asked): number[] {
  return [1, ...SIGNS.map((sign) => signs[sign])];
}

function fit(asked: readonly Asked[]): number[] {
  const count = (group: string, isSaid: boolean) =>
    asked.filter((one) => one.group === group && one.isSaid === isSaid).length;
  const weights = new Map(
    [...new Set(asked.map((one) => one.group))].map((group) => {
      const [said, never] = [count(group, true), count(group, false)];
      const whole = Math.sqrt((said + never) * USUAL) / 2;
      return [group, said > 0 && never > 0 ? { said: whole / said, never: whole / never } : null] as const;
    }),
  );
  const examples = asked.map((one): Example => {
    const own = weights.get(one.group);
    const weight = own ? (one.isSaid ? own.said : own.never) : ONE_SIDED;
    return { x: seen(one), so: one.isSaid, weight: weight * (one.variant === 'plain' ? 1 : MADE_UP) };
  });
  return fitLogistic(examples, PENALTY);
}
