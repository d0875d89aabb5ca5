import { may, type Scope } from '@kernel/scope.js';

/**
 * S is 1 + the number of recalls, a whole number up to here: what is due is found by one index range a strength, so
 * strengths must stay few.
 */
export const MAX_STRENGTH = 1_000;

/** One or more recalls of a record. */
export interface Use {
  /** The record's row key. */
  readonly id: string;
  readonly count: number;
  /** The last of them. */
  readonly at: Date;
}

/** What a record is after it was recalled. */
export interface Reinforced {
  readonly strength: number;
  readonly accessCount: number;
  /** From here on t is counted. */
  readonly lastRecalledAt: Date;
}

/**
 * Whether a use by this scope strengthens a record. The tenant's shared memory is strengthened by those who may write
 * it: what fades there is seen by all, and who may only read leaves no trace in what others see. Looking through the
 * whole tenant is administration, and no use.
 */
export function strengthens(scope: Scope, { userId }: { readonly userId: string | null }): boolean {
  if (scope.allUsers) return false;
  return userId === null ? strengthensShared(scope) : userId === scope.userId;
}

export function strengthensShared(scope: Scope): boolean {
  return scope.includeShared && may(scope, 'shared:write');
}
