import { rankScope } from '@memory/search/search-scope.js';
import { ADJUSTING, BOOSTING } from '@memory/search/stages.js';
import { learned, TURN_SIGNS, turnsAmongPeople, turnSignsOf } from '@memory/search/stages/learned.js';
import { type Choice, fitChoices } from './logistic.js';
import { rankingOf } from './replay.js';
import type { TapedMemory, TapedQuestion } from './tape.js';

const PENALTY = 20;
/** The weight of the logarithm of the other stages' score beside what is learned; 1, 3, 4 and 6 give much the same. */
const SCORE = 4;
/**
 * The share of the learned weights that is used. The constants of the other stages were tuned on the same
 * conversations, so these count for more there than elsewhere. Among 0.25, 0.5, 0.75 and 1, the highest that costs no
 * recall among the first ten, with each conversation left out.
 */
const USED = 0.75;
/** What ranks before `learned`. */
const BEFORE = [...BOOSTING, ...ADJUSTING.slice(0, ADJUSTING.indexOf(learned))].map(({ name }) => name);
const READ = 30;

/** A question about a conversation, with the turns read for it. */
export interface AskedOfTurns {
  /** The unit that is left out together. */
  readonly group: string;
  readonly set: string;
  /** Turns that answer it, found or not. */
  readonly wanted: number;
  readonly choice: Choice;
}

export async function turnsOf(memory: TapedMemory): Promise<AskedOfTurns[]> {
  const { set, id } = memory;
  const all: AskedOfTurns[] = [];
  for (const taped of memory.questions) {
    const wanted = wantedOf(taped);
    if (wanted.size === 0) continue;
    const search = rankingOf(memory, taped, { limit: READ, stages: BEFORE });
    const { hits } = await rankScope(search);
    const turns = turnsAmongPeople(hits);
    const signs = turnSignsOf(search, hits, turns);
    const options = turns.map(({ row, recordId, sum }) => ({
      x: TURN_SIGNS.map((sign) => signs.get(recordId)![sign]),
      offset: SCORE * Math.log(sum),
      so: wanted.has(row.externalId ?? ''),
    }));
    const group = set.bench === 'currency' ? set.name : `${set.name} ${id}`;
    if (options.length > 1) all.push({ group, set: set.name, wanted: wanted.size, choice: { options, weight: 1 } }); // prettier-ignore
  }
  return all;
}

function wantedOf({ question }: TapedQuestion): ReadonlySet<string> {
  if ('keys' in question) return new Set(question.keys);
  return new Set(question.headline ? question.evidence : []);
}

export interface TurnFigures {
  readonly set: string;
  readonly questions: number;
  /** Shares, 0…1, by the order of turns: by the other stages, and with what was learned without the conversation. */
  readonly before: Shares;
  readonly leftOut: Shares;
}
/** The first is right; one of three is right; evidence among ten and twenty. */
type Shares = readonly [first: number, three: number, ten: number, twenty: number];

/** The outcome for each conversation's questions by what was learned from the others. */
export function judgeTurns(all: readonly AskedOfTurns[]): TurnFigures[] {
  const bySet = new Map<string, { before: Shares[]; leftOut: Shares[] }>();
  for (const group of new Set(all.map((one) => one.group))) {
    const weights = fit(all.filter((one) => one.group !== group));
    for (const one of all.filter((asked) => asked.group === group)) {
      const figures = bySet.get(one.set) ?? { before: [], leftOut: [] };
      bySet.set(one.set, figures);
      figures.before.push(
        sharesOf(
          one,
          TURN_SIGNS.map(() => 0),
        ),
      );
      figures.leftOut.push(sharesOf(one, weights));
    }
  }
  return [...bySet].map(([set, { before, leftOut }]) => ({
    set,
    questions: before.length,
    before: meanOf(before),
    leftOut: meanOf(leftOut),
  }));
}

/** @returns by sign, what it adds to the logarithm of the score */
export function trainTurns(all: readonly AskedOfTurns[]): Readonly<Record<string, number>> {
  const weights = fit(all);
  return Object.fromEntries(TURN_SIGNS.map((sign, i) => [sign, Math.round((1_000 * weights[i]!) / SCORE) / 1_000]));
}

/**
 * By sign, beside `SCORE` times the logarithm of the score. Signs are divided by their spread, so that the penalty
 * affects all equally.
 */
function fit(all: readonly AskedOfTurns[]): number[] {
  const options = all.flatMap(({ choice }) => choice.options);
  const spreads = TURN_SIGNS.map((_, i) => spreadOf(options.map(({ x }) => x[i]!)));
  const choices = all.map(({ choice }) => ({
    weight: choice.weight,
    options: choice.options.map((option) => ({ ...option, x: option.x.map((value, i) => value / spreads[i]!) })),
  }));
  return fitChoices(choices, PENALTY).map((weight, i) => (USED * weight) / spreads[i]!);
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) + 1e-6;
}

function sharesOf({ choice, wanted }: AskedOfTurns, weights: readonly number[]): Shares {
  const score = ({ x, offset }: Choice['options'][number]) =>
    offset + x.reduce((sum, value, i) => sum + value * weights[i]!, 0);
  const order = [...choice.options].sort((a, b) => score(b) - score(a));
  const among = (count: number) => order.slice(0, count).filter(({ so }) => so).length;
  return [among(1), Math.min(1, among(3)), among(10) / wanted, among(20) / wanted];
}

function meanOf(all: readonly Shares[]): Shares {
  const mean = (at: number) => all.reduce((sum, shares) => sum + shares[at]!, 0) / all.length;
  return [mean(0), mean(1), mean(2), mean(3)];
}
