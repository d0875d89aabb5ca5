import { isMessage } from '@contracts/records/record.js';
import type { Life } from '@memory/record-store/life-of-records.js';
import type { Policies } from './policy.js';
import { dueAfterMs, type Policy, retentionOf } from './retention.js';

export type Exemption = 'pinned' | 'legal_hold' | 'importance' | 'pending' | 'model';

/** The action for a record now. */
export type Verdict =
  | { readonly act: 'keep' }
  | { readonly act: 'forget'; readonly reason: 'retention'; readonly retention: number }
  | { readonly act: 'purge'; readonly reason: 'expired' | 'grace_over' | 'max_age' };

const KEEP: Verdict = { act: 'keep' };

/** Why a record does not fade. `held`: its user is under legal hold. */
export function exemptionsOf(
  life: Pick<Life, 'pinned' | 'legalHold' | 'importance' | 'pending'>,
  policy: Policy,
  held: boolean,
): Exemption[] {
  return [
    ...(life.pinned ? (['pinned'] as const) : []),
    ...(life.legalHold || held ? (['legal_hold'] as const) : []),
    ...(reachesFloor(life.importance, policy) ? (['importance'] as const) : []),
    ...(life.pending ? (['pending'] as const) : []),
    ...(policy.model === 'none' ? (['model'] as const) : []),
  ];
}

/** Importance is stored with single precision. */
function reachesFloor(importance: number, { importanceFloor: floor }: Policy): boolean {
  return floor !== null && Math.fround(importance) >= Math.fround(floor);
}

/** When R falls below θ. Null: never. */
export function dueAt(life: Pick<Life, 'strength' | 'lastRecalledAt'>, policy: Policy): Date | null {
  const after = dueAfterMs(policy, life.strength);
  return after === null ? null : new Date(life.lastRecalledAt.getTime() + after);
}

type Mortal = Pick<Life, 'userId' | 'type' | 'forgottenAt' | 'expiresAt' | 'pinned'>;

/** When a record disappears, or disappeared, from all reads, by the earlier reason. A pin overrides the time to live. */
function endOf({ forgottenAt, expiresAt, pinned }: Mortal): { reason: 'expired' | 'grace_over'; since: Date } | null {
  const expires = pinned ? null : expiresAt;
  if (forgottenAt && !(expires && expires < forgottenAt)) return { reason: 'grace_over', since: forgottenAt };
  return expires && { reason: 'expired', since: expires };
}

/** When a forgotten record, or one with a time to live, is permanently deleted. Null: never. */
export function purgeAt(mortal: Mortal, { graceMs }: Policies): Date | null {
  const end = endOf(mortal);
  // An expired or forgotten message disappears from all reads but the history. Only an erasure removes it there.
  if (isMessage(mortal.type, mortal.userId)) return null;
  return end === null || graceMs === null ? null : new Date(end.since.getTime() + graceMs);
}

/** When a record exceeds the maximum age of its type. Null: never. */
function agedAt(life: Pick<Life, 'type' | 'createdAt' | 'pinned'>, policies: Policies): Date | null {
  const age = life.pinned ? null : policies.maxAgeMs(life.type);
  return age === null ? null : new Date(life.createdAt.getTime() + age);
}

/** When a record is permanently deleted if nothing happens. Null: never. */
export function goneAt(life: Mortal & Pick<Life, 'createdAt'>, policies: Policies): Date | null {
  const ends = [purgeAt(life, policies), agedAt(life, policies)].filter((end) => end !== null);
  return ends.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** A legal hold blocks everything. A pin blocks everything but the purge of a record that was forgotten on request. */
export function verdictOf(life: Life, policies: Policies, held: boolean, now: Date): Verdict {
  if (life.legalHold || held) return KEEP;
  const end = endOf(life);
  const purge = purgeAt(life, policies);
  if (end && purge && purge <= now) return { act: 'purge', reason: end.reason };
  const aged = agedAt(life, policies);
  if (aged && aged <= now) return { act: 'purge', reason: 'max_age' };
  if (life.forgottenAt) return KEEP;
  const policy = policies.forType(life.type);
  const due = dueAt(life, policy);
  if (due === null || due > now || exemptionsOf(life, policy, held).length > 0) return KEEP;
  return { act: 'forget', reason: 'retention', retention: retentionOf(policy, life, now) };
}
