import type { Scores } from './metrics.js';
import type { Report } from './report.js';

export interface Difference {
  readonly figure: keyof Scores;
  readonly mean: number;
  /** The middle 95 % of the resampled differences. */
  readonly low: number;
  readonly high: number;
}

const FIGURES = ['recall10', 'recall20', 'recall1000Tokens', 'passages1000Tokens'] as const;
const DRAWS = 2_000;

/**
 * Compares the headline's figures of a run with those of a saved one, question by question. Conversations are drawn
 * with replacement, because the results of questions about one conversation depend on each other. A change is a gain
 * only if the interval excludes 0.
 */
export function compare(report: Report, baseline: Report): Difference[] {
  const before = new Map(baseline.asked.map((asked) => [`${asked.conversation} ${asked.index}`, asked.scores]));
  return FIGURES.map((figure) => {
    const groups = new Map<string, number[]>();
    for (const { conversation, index, headline, scores } of report.asked) {
      const then = before.get(`${conversation} ${index}`);
      if (!headline || !scores || !then || then[figure] === undefined) continue;
      groups.set(conversation, [...(groups.get(conversation) ?? []), scores[figure] - then[figure]]);
    }
    return { figure, ...bootstrap([...groups.values()]) };
  });
}

/** The mean of all differences, and its interval when groups are resampled. The draws are always the same. */
export function bootstrap(groups: readonly (readonly number[])[]): Omit<Difference, 'figure'> {
  const next = random(1);
  const means = Array.from({ length: DRAWS }, () =>
    meanOf(groups.map(() => groups[Math.floor(next() * groups.length)] ?? [])),
  ).sort((a, b) => a - b);
  const at = (share: number) => means[Math.round(share * (DRAWS - 1))] ?? 0;
  return { mean: meanOf(groups), low: at(0.025), high: at(0.975) };
}

function meanOf(groups: readonly (readonly number[])[]): number {
  let [sum, count] = [0, 0];
  for (const group of groups) {
    for (const value of group) sum += value;
    count += group.length;
  }
  return count > 0 ? sum / count : 0;
}

/** Park and Miller's generator: the same draws in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

export function formatComparison(differences: readonly Difference[]): string {
  const points = (value: number) => `${value >= 0 ? '+' : ''}${(value * 100).toFixed(1)}`;
  return differences
    .map(({ figure, mean, low, high }) => {
      const verdict = low > 0 ? 'gain' : high < 0 ? 'LOSS' : 'undecided';
      return `${figure.padEnd(20)}${points(mean).padStart(6)}  [${points(low)}, ${points(high)}]  ${verdict}`;
    })
    .join('\n');
}
