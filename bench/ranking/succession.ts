import { pairsOf } from '@memory/timeline/answers.js';
import { type Signs, SIGNS } from '@memory/timeline/pair-signs.js';
import { rankScope } from '@memory/search/search-scope.js';
import { questionOf, readerOf } from '@memory/search/reading-of.js';
import { answering, readStatements } from '@memory/search/stages/answers.js';
import { ADJUSTING, BOOSTING } from '@memory/search/stages.js';
import { type Example, fitLogistic, logitOf } from './logistic.js';
import { rankingOf } from './replay.js';
import type { TapedMemory } from './tape.js';

const PENALTY = 1.5;
/**
 * A logit this much below a half suffices: demoting a statement that held costs one rank, keeping an outdated one first
 * costs trust. Among 0, 0.4, 0.6 and 0.8, the value beyond which more is lost than gained, with each set left out.
 */
const LEAST = 0.6;
/** The kinds of question whose answer may have changed. */
const CHANGING: readonly string[] = ['now', 'yesno', 'plain'];
/** What ranks before `answers`. */
const BEFORE = [...BOOSTING, ...ADJUSTING.slice(0, ADJUSTING.indexOf(answering))].map(({ name }) => name);

/** A question whose best statement is right or outdated, and what was said after that statement. */
export interface Followed {
  /** The set, or the one whose memory was asked: the unit that is left out together. */
  readonly group: string;
  readonly state: 'holds' | 'outdated';
  readonly after: readonly { readonly signs: Signs; readonly isRight: boolean }[];
}

export async function followedOf(memory: TapedMemory): Promise<Followed[]> {
  const { set } = memory;
  if (set.bench !== 'currency') return [];
  const group = set.name.replace(/^(?:answerable|never-said) /, '');
  const all: Followed[] = [];
  for (const taped of memory.questions) {
    const { question } = taped;
    if (!('keys' in question) || question.keys.length === 0 || !CHANGING.includes(question.kind ?? '')) continue;
    const search = rankingOf(memory, taped, { limit: 20, stages: BEFORE });
    const { hits } = await rankScope(search);
    const rows = hits.map(({ row }) => row);
    const nearness = await search.reads.attributeNearness(rows.map(({ id }) => id));
    const read = await readStatements(hits, {
      isDated: false,
      nearness,
      readingOf: readerOf(rows, search.query, search.asked),
    });
    const found = read && pairsOf(questionOf(search.query, search.asked), read.statements);
    if (!found) continue;
    const keyOf = (id: string) => memory.records.get(id)?.externalId ?? id;
    const best = keyOf(found.best.statement.id);
    const isOutdated = question.stale.includes(best);
    if (!isOutdated && !question.keys.includes(best)) continue;
    const after = found.after.map(({ later, signs }) => ({
      signs,
      isRight: isOutdated && question.keys.includes(keyOf(later.statement.id)),
    }));
    all.push({ group, state: isOutdated ? 'outdated' : 'holds', after });
  }
  return all;
}

export interface Judged {
  readonly outdated: number;
  readonly gaveWay: number;
  readonly toAnother: number;
  readonly held: number;
  readonly lost: number;
}

/** The outcome for each set's best statements, by what was learned without that set. */
export function judgeLeftOut(all: readonly Followed[]): Judged {
  const judged = { outdated: 0, gaveWay: 0, toAnother: 0, held: 0, lost: 0 };
  for (const group of new Set(all.map((one) => one.group))) {
    const weights = fit(all.filter((one) => one.group !== group));
    for (const { state, after } of all.filter((one) => one.group === group)) {
      const next = mostLikely(after, weights);
      judged[state === 'holds' ? 'held' : 'outdated']++;
      if (!next) continue;
      if (state === 'holds') judged.lost++;
      else if (next.isRight) judged.gaveWay++;
      else judged.toAnother++;
    }
  }
  return judged;
}

export function trainSuccession(all: readonly Followed[]): Readonly<Record<string, number>> {
  const [bias = 0, ...weights] = fit(all);
  const rounded = (weight: number) => Math.round(weight * 1_000) / 1_000;
  return { bias: rounded(bias + LEAST), ...Object.fromEntries(SIGNS.map((sign, i) => [sign, rounded(weights[i]!)])) };
}

function mostLikely(after: Followed['after'], weights: readonly number[]): Followed['after'][number] | undefined {
  const judged = after.map((one) => ({ one, logit: logitOf(weights, seen(one.signs)) + LEAST }));
  return judged.filter(({ logit }) => logit > 0).sort((a, b) => b.logit - a.logit)[0]?.one;
}

/** Every sign is divided by its spread, so that the penalty affects all equally. */
function fit(all: readonly Followed[]): number[] {
  const pairs = all.flatMap(({ after }) => after);
  const spread = SIGNS.map((sign) => deviationOf(pairs.map(({ signs }) => signs[sign])) || 1);
  const examples = pairs.map(({ signs, isRight }): Example => {
    const x = seen(signs).map((value, i) => (i === 0 ? value : value / spread[i - 1]!));
    return { x, so: isRight, weight: 1 };
  });
  const [bias = 0, ...weights] = fitLogistic(examples, PENALTY);
  return [bias, ...weights.map((weight, i) => weight / spread[i]!)];
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function seen(signs: Signs): number[] {
  return [1, ...SIGNS.map((sign) => signs[sign])];
}
