import type { ForgettingModel } from '@contracts/lifecycle/forgetting.js';

/** How records of one kind fade. */
export interface Policy {
  readonly model: ForgettingModel;
  /** What t counts in, in milliseconds. */
  readonly unitMs: number;
  /** θ, between 0 and 1: forgotten when R falls under it. */
  readonly threshold: number;
  /** What each recall adds to S (ebbinghaus). */
  readonly growth: number;
  /** The most that S becomes (ebbinghaus). */
  readonly cap: number;
  /** What is left after one unit (exponential). */
  readonly rate: number;
  /** A record of this importance or more never fades. Null: there is no floor. */
  readonly importanceFloor: number | null;
}

/** What is stored of a record's recalls. */
export interface Recalled {
  /** 1 and the number of recalls: S before the policy's growth and cap, so that a change of policy rewrites nothing. */
  readonly strength: number;
  /** t counts from here. */
  readonly lastRecalledAt: Date;
}

/** S: 1 at first, growing with each recall up to the cap. */
export function stabilityOf({ growth, cap }: Policy, strength: number): number {
  return Math.min(1 + growth * (strength - 1), cap);
}

/**
 * R, 0…1: how much of a memory is left. MemoryBank's e^(−t/S), or rate^t; 1 where nothing fades, and for a recall that
 * lies in the future (clocks differ).
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

/** Beyond this there is no instant that JavaScript and Postgres write alike: a memory that lasts so long, lasts. */
const A_MILLENNIUM_MS = 31_557_600_000_000;

/**
 * After how many whole milliseconds without a recall a record is due: the first at which R < θ. Null: never, or not in a
 * thousand years.
 * t > S·ln(1/θ), made exact to the millisecond, so that what an index range finds is what the curve says.
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
  // The logarithm is off by some of the number's last bits: for the longest times, a few milliseconds.
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
