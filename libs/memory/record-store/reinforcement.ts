import { may, type Scope } from '@kernel/scope.js';

/**
 * S is 1 plus the number of recalls, up to this bound. Due records are found with one index range per strength, so there must be few
 * strengths.
 */
export const MAX_STRENGTH = 1_000;

/** One or more recalls of a record. */
export interface Use {
  /** The record's row id. */
  readonly id: string;
  readonly count: number;
  /** Time of the last one. */
  readonly at: Date;
}

/** How often and when a record was recalled. */
export interface Reinforced {
  readonly strength: number;
  readonly accessCount: number;
  /** Start of t. */
  readonly lastRecalledAt: Date;
}

const DAY_MS = 86_400_000;

/** R = e^(−t/S), 0…1, whatever the policy. t: whole days since the last recall or else since storing. */
export function retentionAt(
  { strength, lastRecalledAt }: Pick<Reinforced, 'strength' | 'lastRecalledAt'>,
  now: Date,
): number {
  const days = Math.floor(Math.max(0, now.getTime() - lastRecalledAt.getTime()) / DAY_MS);
  return Math.exp(-days / strength);
}

/**
 * Whether a use by this scope strengthens a record. Shared memory is strengthened only by callers that may write it, because its
 * fading affects everybody. Reading the whole tenant is administration and does not count as use.
 */
export function strengthens(scope: Scope, { userId }: { readonly userId: string | null }): boolean {
  if (scope.allUsers) return false;
  return userId === null ? strengthensShared(scope) : userId === scope.userId;
}

export function strengthensShared(scope: Scope): boolean {
  return scope.includeShared && may(scope, 'shared:write');
}
