import type { ForgettingModel } from '@contracts/lifecycle/forgetting.js';

/** How records of one type fade. */
export interface Policy {
  readonly model: ForgettingModel;
  /** Unit of t, in milliseconds. */
  readonly unitMs: number;
  /** θ, between 0 and 1: a record is forgotten when R falls below it. */
  readonly threshold: number;
  /** Increase of S per recall (ebbinghaus). */
  readonly growth: number;
  /** Maximum of S (ebbinghaus). */
  readonly cap: number;
  /** The share left after one unit (exponential). */
  readonly rate: number;
  /** Records with at least this importance never fade. Null: no floor. */
  readonly importanceFloor: number | null;
}

/** Stored data about a record's recalls. */
export interface Recalled {
  /** 1 plus the number of recalls: S before the policy's growth and cap are applied, so that a change of policy rewrites nothing. */
  readonly strength: number;
  /** Start of t. */
  readonly lastRecalledAt: Date;
}

/** S: initially 1, increasing with each recall up to the cap. */
export function stabilityOf({ growth, cap }: Policy, strength: number): number {
  return Math.min(1 + growth * (strength - 1), cap);
}

/**
 * R, 0…1: the retention of a memory. MemoryBank's e^(−t/S), or rate^t; 1 if nothing fades, and for a recall in the future (clocks
 * differ).
 */
export function retentionOf(policy: Policy, { strength, lastRecalledAt }: Recalled, now: Date): number {
  return retentionAfter(policy, strength, now.getTime() - lastRecalledAt.getTime());
}

function retentionAfter(policy: Policy, strength: number, ms: number): number {
  const t = Math.max(ms, 0) / policy.unitMs;
  switch (policy.model) {
    case 'none':
      return 1;
    case 'ebbinghaus':
      return Math.exp(-t / stabilityOf(policy, strength));
    case 'exponential':
      return policy.rate ** t;
  }
}

/** Beyond this JavaScript and Postgres do not write instants alike, so such a memory counts as permanent. */
const A_MILLENNIUM_MS = 31_557_600_000_000;

/**
 * The number of whole milliseconds without a recall after which a record is due: the first at which R < θ. Null: never, or not in a
 * thousand years. t > S·ln(1/θ), made exact to the millisecond, so that an index range matches the curve.
 */
export function dueAfterMs(policy: Policy, strength: number): number | null {
  if (policy.model === 'none') return null;
  const units =
    policy.model === 'ebbinghaus'
      ? stabilityOf(policy, strength) * Math.log(1 / policy.threshold)
      : Math.log(policy.threshold) / Math.log(policy.rate);
  const isDue = (ms: number) => retentionAfter(policy, strength, ms) < policy.threshold;
  const about = Math.round(units * policy.unitMs);
  if (about > A_MILLENNIUM_MS) return null;
  // The logarithm is inexact in its last bits: for the longest times this is some milliseconds.
  let reach = 1;
  while (!isDue(about + reach)) reach *= 2;
  let [kept, due] = [about - 1, about + reach];
  for (let step = 1; kept > 0 && isDue(kept); step *= 2) kept = Math.max(kept - step, 0);
  while (due - kept > 1) {
    const middle = Math.floor((due + kept) / 2);
    if (isDue(middle)) due = middle;
    else kept = middle;
  }
  return due;
}
