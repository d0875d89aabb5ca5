/** One example: its signs (the first is 1, for the bias), whether it is true, and its weight. */
export interface Example {
  readonly x: readonly number[];
  readonly so: boolean;
  readonly weight: number;
}

const STEPS = 30;
const CLOSE = 1e-7;

/**
 * Logistic regression with an L2 penalty on everything except the bias, by Newton's method. The same examples give the
 * same weights.
 */
export function fitLogistic(examples: readonly Example[], penalty: number): number[] {
  const size = examples[0]?.x.length ?? 0;
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const change = solve(...slopes(examples, weights, penalty));
    weights = weights.map((weight, i) => weight - change[i]!);
    if (Math.max(...change.map(Math.abs)) < CLOSE) break;
  }
  return weights;
}

/** Several options of which some are right: the signs of each, and its logit before training. */
export interface Choice {
  readonly options: readonly { readonly x: readonly number[]; readonly offset: number; readonly so: boolean }[];
  readonly weight: number;
}

/**
 * Conditional logistic regression with an L2 penalty, by Newton's method: each right option of a choice against all of
 * its wrong ones.
 * @returns a weight for each element of `x`; all 0 if no choice has both
 */
export function fitChoices(choices: readonly Choice[], penalty: number): number[] {
  const told = choices.filter(({ options }) => options.some(({ so }) => so) && options.some(({ so }) => !so));
  const size = told[0]?.options[0]?.x.length ?? choices[0]?.options[0]?.x.length ?? 0;
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const second = weights.map((_, i) => new Array<number>(size).fill(0).fill(penalty, i, i + 1));
    const first = weights.map((weight) => penalty * weight);
    for (const { options, weight } of told) {
      const logits = options.map(({ x, offset }) => offset + logitOf(weights, x));
      const most = Math.max(...logits);
      const odds = logits.map((logit) => Math.exp(logit - most));
      const wrong = options.flatMap(({ so }, i) => (so ? [] : [i]));
      const right = options.flatMap(({ so }, i) => (so ? [i] : []));
      for (const one of right) addRival(options, odds, [one, ...wrong], weight / right.length, first, second);
    }
    const change = solve(second, first);
    weights = weights.map((weight, i) => weight - change[i]!);
    if (Math.max(...change.map(Math.abs)) < CLOSE) break;
  }
  return weights;
}

/** What one choice among `rivals`, the first of which is right, adds to the derivatives. */
function addRival(
  options: Choice['options'],
  odds: readonly number[],
  rivals: readonly number[],
  weight: number,
  first: number[],
  second: number[][],
): void {
  const all = rivals.reduce((sum, i) => sum + odds[i]!, 0);
  const right = options[rivals[0]!]!.x;
  const mean = new Array<number>(first.length).fill(0);
  for (const i of rivals) {
    const share = odds[i]! / all;
    const { x } = options[i]!;
    for (let a = 0; a < x.length; a++) {
      if (x[a] === 0) continue;
      mean[a]! += share * x[a]!;
      for (let b = 0; b < x.length; b++) second[a]![b]! += weight * share * x[a]! * x[b]!;
    }
  }
  for (let a = 0; a < mean.length; a++) {
    first[a]! += weight * (mean[a]! - right[a]!);
    for (let b = 0; b < mean.length; b++) second[a]![b]! -= weight * mean[a]! * mean[b]!;
  }
}

export function logitOf(weights: readonly number[], x: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * x[i]!, 0);
}

/** The second and the first derivatives of the loss. */
function slopes(examples: readonly Example[], weights: readonly number[], penalty: number): [number[][], number[]] {
  const size = weights.length;
  const second = weights.map((_, i) => new Array<number>(size).fill(0).fill(i > 0 ? penalty : 1e-9, i, i + 1));
  const first = weights.map((weight, i) => (i > 0 ? penalty * weight : 0));
  for (const { x, so, weight } of examples) {
    const p = 1 / (1 + Math.exp(-logitOf(weights, x)));
    const error = weight * (p - (so ? 1 : 0));
    const bend = weight * Math.max(1e-6, p * (1 - p));
    for (let i = 0; i < size; i++) {
      if (x[i] === 0) continue;
      first[i]! += error * x[i]!;
      for (let j = 0; j < size; j++) second[i]![j]! += bend * x[i]! * x[j]!;
    }
  }
  return [second, first];
}

/** Gaussian elimination with partial pivoting. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let i = 0; i < size; i++) {
    const pivot = rows.slice(i).reduce((most, row, at) => (Math.abs(row[i]!) > Math.abs(rows[most]![i]!) ? i + at : most), i); // prettier-ignore
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    for (const row of rows.slice(i + 1)) {
      const factor = row[i]! / rows[i]![i]!;
      if (factor !== 0) for (let j = i; j <= size; j++) row[j]! -= factor * rows[i]![j]!;
    }
  }
  const found = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    const known = found.reduce((sum, value, j) => sum + (j > i ? rows[i]![j]! * value : 0), 0);
    found[i] = (rows[i]![size]! - known) / rows[i]![i]!;
  }
  return found;
}
