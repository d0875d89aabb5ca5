import { isMessage } from '@contracts/messages/message-type.js';
import type { Life } from '@memory/record-store/life-of-records.js';
import type { Policies } from './policy.js';
import { dueAfterMs, type Policy, retentionOf } from './retention.js';

export type Exemption = 'pinned' | 'legal_hold' | 'importance' | 'model';

/** What is to be done with a record now. */
export type Verdict =
  | { readonly act: 'keep' }
  | { readonly act: 'forget'; readonly reason: 'retention'; readonly retention: number }
  | { readonly act: 'purge'; readonly reason: 'expired' | 'grace_over' | 'max_age' };

const KEEP: Verdict = { act: 'keep' };

/** Why a record does not fade. `held`: its user is under legal hold. */
export function exemptionsOf(
  life: Pick<Life, 'pinned' | 'legalHold' | 'importance'>,
  policy: Policy,
  held: boolean,
): Exemption[] {
  return [
    ...(life.pinned ? (['pinned'] as const) : []),
    ...(life.legalHold || held ? (['legal_hold'] as const) : []),
    ...(reachesFloor(life.importance, policy) ? (['importance'] as const) : []),
    ...(policy.model === 'none' ? (['model'] as const) : []),
  ];
}

/** Importance is stored with single precision. */
function reachesFloor(importance: number, { importanceFloor: floor }: Policy): boolean {
  return floor !== null && Math.fround(importance) >= Math.fround(floor);
}

/** When R falls under θ. Null: never. */
export function dueAt(life: Pick<Life, 'strength' | 'lastRecalledAt'>, policy: Policy): Date | null {
  const after = dueAfterMs(policy, life.strength);
  return after === null ? null : new Date(life.lastRecalledAt.getTime() + after);
}

type Mortal = Pick<Life, 'userId' | 'type' | 'forgottenAt' | 'expiresAt' | 'pinned'>;

/** Since when a record is out of every answer, or will be; whichever came first. A pin outlives the time to live. */
function endOf({ forgottenAt, expiresAt, pinned }: Mortal): { reason: 'expired' | 'grace_over'; since: Date } | null {
  const expires = pinned ? null : expiresAt;
  if (forgottenAt && !(expires && expires < forgottenAt)) return { reason: 'grace_over', since: forgottenAt };
  return expires && { reason: 'expired', since: expires };
}

/** When a record that is forgotten, or has a time to live, is deleted for good. Null: never. */
export function purgeAt(mortal: Mortal, { graceMs }: Policies): Date | null {
  const end = endOf(mortal);
  // A message leaves every answer but the history, which keeps it: only an erasure takes it out.
  if (isMessage(mortal.type, mortal.userId)) return null;
  return end === null || graceMs === null ? null : new Date(end.since.getTime() + graceMs);
}

/** When a record is older than its type may become. Null: never. */
export function agedAt(life: Pick<Life, 'type' | 'createdAt' | 'pinned'>, policies: Policies): Date | null {
  const age = life.pinned ? null : policies.maxAgeMs(life.type);
  return age === null ? null : new Date(life.createdAt.getTime() + age);
}

/** When a record is deleted for good, if nothing is done. Null: never. */
export function goneAt(life: Mortal & Pick<Life, 'createdAt'>, policies: Policies): Date | null {
  const ends = [purgeAt(life, policies), agedAt(life, policies)].filter((end) => end !== null);
  return ends.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** A hold stops everything; a pin all but the end of what was forgotten on purpose in spite of it. */
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
