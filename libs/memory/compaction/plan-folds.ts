import type { CompactionPolicy } from '@contracts/compaction/compaction.settings.js';
import type { Tx } from '@platform/database/database.js';
import { cutBatches } from './batches.js';
import type { OwnerPolicies } from './compaction-policies.js';
import { type Episode, mayFold } from './eligible.js';
import { type EpisodeScope, unfoldedEpisodes } from './episodes.query.js';
import { policiesOfAll, typesOfAll } from './policy.js';

export type Trigger = 'explicit' | 'schedule' | 'age' | 'count' | 'source_changed';

/** The input of a run. */
export interface RunRequest {
  readonly scope: EpisodeScope;
  readonly before: Date | null;
  readonly force: boolean;
  readonly partial: boolean;
  readonly strategy: 'summarize' | 'archive' | null;
  readonly trigger: Trigger;
}

export interface PlannedFold {
  readonly episodes: readonly Episode[];
  readonly policy: CompactionPolicy;
}

export interface Plan {
  readonly folds: readonly PlannedFold[];
  /** Number of episodes that were read and may not be folded. */
  readonly spared: number;
  /** Whether there may be more than was read. */
  readonly more: boolean;
}

const PAGE = 1_000;
/** Enough for some hundred folds; the rest is planned when these are done. */
const MOST_EPISODES = 5_000;
/** Bounds the number of unfoldable episodes that are read before the first foldable one. */
const MOST_PAGES = 50;

/** Reads the foldable episodes, oldest first, and divides them into batches. Texts are not read. */
export async function planFolds(
  tx: Tx,
  request: RunRequest,
  policies: OwnerPolicies,
  now: Date,
  skip: ReadonlySet<string> = new Set(),
): Promise<Plan> {
  const toKeep = request.trigger === 'count' ? keptByNumber(policies) : new Map<number, number>();
  if (request.trigger === 'count' && toKeep.size === 0) return { folds: [], spared: 0, more: false };
  const most = MOST_PAGES + Math.ceil([...toKeep.keys()].reduce((sum, number) => sum + number, 0) / PAGE);
  const types = typesOfAll(policies.layers);
  const allowed: Episode[] = [];
  let [spared, beyond, page, more] = [0, 0, 0, true];
  let after: { at: Date; id: string } | null = null;
  const isFull = () => allowed.length >= MOST_EPISODES;
  const isEnough = () => isFull() && [...toKeep.values()].every((left) => left <= 0);
  while (more && page < most && !isEnough()) {
    const { before } = request;
    const episodes: Episode[] = await unfoldedEpisodes(tx, request.scope, { types, before, after, limit: PAGE });
    for (const episode of episodes) {
      if (skip.has(episode.id) || !isAllowed(episode, request, policies, now)) spared++;
      else if (!isFull()) allowed.push(episode);
      else {
        beyond++;
        keepOne(toKeep, policies.of(episode));
      }
    }
    const last = episodes.at(-1);
    more = episodes.length === PAGE;
    page++;
    if (last) after = { at: last.occurredAt, id: last.id };
  }
  const open = withoutNewest(allowed, toKeep, policies);
  more ||= beyond > 0;
  return { folds: cut(open, request, policies, more), spared: spared + allowed.length - open.length, more };
}

/** The number of newest episodes to keep, shared by all scopes with the same setting. */
function keptByNumber({ layers }: OwnerPolicies): Map<number, number> {
  const numbers = policiesOfAll(layers).flatMap(({ triggers: { count } }) => (count === null ? [] : [count]));
  return new Map(numbers.map((number) => [number, number]));
}

/** Call in order from the newest. @returns whether this one is kept */
function keepOne(toKeep: Map<number, number>, { triggers: { count } }: CompactionPolicy): boolean {
  const left = count === null ? 0 : (toKeep.get(count) ?? 0);
  if (count !== null && left > 0) toKeep.set(count, left - 1);
  return left > 0;
}

/** `toKeep` is the number left to keep among these; newer, unplanned ones are already subtracted. */
function withoutNewest(
  allowed: readonly Episode[],
  toKeep: Map<number, number>,
  policies: OwnerPolicies,
): readonly Episode[] {
  if (toKeep.size === 0) return allowed;
  return allowed
    .toReversed()
    .filter((episode) => !keepOne(toKeep, policies.of(episode)))
    .reverse();
}

function isAllowed(episode: Episode, request: RunRequest, policies: OwnerPolicies, now: Date): boolean {
  const policy = policies.of(episode);
  const { trigger } = request;
  if (!policy.types.includes(episode.type)) return false;
  if (trigger !== 'explicit' && trigger !== 'source_changed' && !policy.enabled) return false;
  if (trigger === 'age' && !policy.triggers.age) return false;
  if (trigger === 'count' && policy.triggers.count === null) return false;
  return mayFold(episode, { policy, now, force: request.force || trigger === 'count', before: request.before });
}

function cut(episodes: readonly Episode[], request: RunRequest, policies: OwnerPolicies, more: boolean): PlannedFold[] {
  const bySize = new Map<number, Episode[]>();
  for (const episode of episodes) {
    const size = policies.of(episode).batch_size;
    bySize.set(size, [...(bySize.get(size) ?? []), episode]);
  }
  return [...bySize].flatMap(([size, group]) =>
    cutBatches(group, size, request.partial && !more).map((batch) => {
      const policy = policies.of(batch[0]!);
      return { episodes: batch, policy: request.strategy ? { ...policy, strategy: request.strategy } : policy };
    }),
  );
}
