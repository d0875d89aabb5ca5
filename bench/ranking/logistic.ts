/** One example: what was seen (the first is 1, for the bias), whether it is so, and how much it counts. */
export interface Example {
  readonly x: readonly number[];
  readonly so: boolean;
  readonly weight: number;
}

const STEPS = 30;
const CLOSE = 1e-7;

/** Logistic regression with an L2 penalty on everything but the bias, by Newton's method: the same examples give the same weights. */
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

/** Gauss with the largest pivot. */
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
