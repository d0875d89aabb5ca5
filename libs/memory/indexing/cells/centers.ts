import { inTurns } from '@kernel/event-loop-turns.js';

/** Sampled vectors per center. */
export const SAMPLED_PER_CELL = 24;

/** Rounds of Lloyd's algorithm. A sixth round had no visible effect on the results. */
const ROUNDS = 5;
/** Number of vectors compared before yielding to other work: about 5 ms. */
const AT_A_STRETCH = 64;

/**
 * As many cells as vectors per cell: a search then reads a number of centers and of vectors that grows with the square root of the
 * total.
 */
export function cellsOf(vectors: number): number {
  return Math.max(1, Math.round(Math.sqrt(vectors)));
}

/**
 * About `count` centers of a sample of unit vectors, themselves of unit length. Groups the sample by k-means (Lloyd's), and each
 * group by k-means again, because comparing each vector with every center would take a hundred times as long for a thousand of them.
 * Deterministic for the same sample in the same order.
 */
export function centersOf(sample: readonly Float32Array[], count: number): Promise<Float32Array[]> {
  return inTurns(findCenters(sample, count));
}

function* findCenters(sample: readonly Float32Array[], count: number): Generator<void, Float32Array[], void> {
  const groups = yield* kMeans(sample, Math.ceil(Math.sqrt(count)));
  const centers: Float32Array[] = [];
  for (const { members } of groups) {
    const share = Math.max(1, Math.round((count * members.length) / sample.length));
    for (const { center } of yield* kMeans(members, share)) centers.push(center);
  }
  return centers;
}

interface Group {
  readonly center: Float32Array;
  readonly members: readonly Float32Array[];
}

/** The order of the sample is random, so its first vectors serve as initial centers. Groups without members are dropped. */
function* kMeans(sample: readonly Float32Array[], count: number): Generator<void, Group[], void> {
  let centers = sample.slice(0, count);
  for (let round = 1; ; round += 1) {
    const members: Float32Array[][] = centers.map(() => []);
    for (const [at, vector] of sample.entries()) {
      members[nearest(vector, centers)]?.push(vector);
      if (at % AT_A_STRETCH === 0) yield;
    }
    const groups = members.filter((group) => group.length > 0);
    centers = [];
    for (const group of groups) {
      centers.push(meanOf(group));
      yield;
    }
    if (round === ROUNDS) return groups.map((group, at) => ({ center: centers[at]!, members: group }));
  }
}

function nearest(vector: Float32Array, centers: readonly Float32Array[]): number {
  let [best, most] = [0, -Infinity];
  for (let at = 0; at < centers.length; at++) {
    const product = innerProduct(vector, centers[at]!);
    if (product > most) [best, most] = [at, product];
  }
  return best;
}

/** Four independent sums, so that the processor computes them in parallel. */
function innerProduct(a: Float32Array, b: Float32Array): number {
  let [s0, s1, s2, s3] = [0, 0, 0, 0];
  let i = 0;
  for (; i + 3 < a.length; i += 4) {
    s0 += a[i]! * b[i]!;
    s1 += a[i + 1]! * b[i + 1]!;
    s2 += a[i + 2]! * b[i + 2]!;
    s3 += a[i + 3]! * b[i + 3]!;
  }
  for (; i < a.length; i++) s0 += a[i]! * b[i]!;
  return s0 + s1 + s2 + s3;
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (let i = 0; i < sum.length; i++) sum[i]! += vector[i]!;
  const length = Math.hypot(...sum);
  return length > 0 ? sum.map((number) => number / length) : sum;
}
