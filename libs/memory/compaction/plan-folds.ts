import type { CompactionPolicy } from '@contracts/compaction/compaction.settings.js';
import type { Tx } from '@platform/database/database.js';
import type { OwnerPolicies } from './compaction-policies.js';
import { type Episode, mayFold } from './eligible.js';
import { type EpisodeScope, unfoldedEpisodes } from './episodes.query.js';
import { policiesOfAll, typesOfAll } from './policy.js';

/** A gap that separates topics, in milliseconds. */
const LARGE_GAP_MS = 6 * 3_600_000;
/** The range of a batch's size relative to the setting, so that it can end with a session or at a gap. */
const SHORTEST = 0.5;
const LONGEST = 1.5;

/**
 * Divides episodes into batches, each of one agent and project, in order of time. A batch ends where a session ends, or at a large
 * gap, if there is one between half and one and a half of its size. A rest smaller than a batch is not folded, unless `partial`.
 */
export function cutBatches<E extends Episode>(
  episodes: readonly E[],
  size: number,
  partial: boolean,
): readonly (readonly E[])[] {
  const groups = new Map<string, E[]>();
  for (const episode of episodes) {
    const key = JSON.stringify([episode.agent, episode.project]);
    groups.set(key, [...(groups.get(key) ?? []), episode]);
  }
  return [...groups.values()]
    .flatMap((group) => cutGroup(group.sort(inOrder), size, partial))
    .sort(([a], [b]) => inOrder(a!, b!));
}

function inOrder(a: Episode, b: Episode): number {
  return a.occurredAt.getTime() - b.occurredAt.getTime() || a.sequence - b.sequence || (a.id < b.id ? -1 : 1);
}

function cutGroup<E extends Episode>(group: readonly E[], size: number, partial: boolean): E[][] {
  const batches: E[][] = [];
  let start = 0;
  while (group.length - start >= size) {
    const end = start + bestCut(group.slice(start, start + Math.floor(size * LONGEST) + 1), size);
    batches.push(group.slice(start, end));
    start = end;
  }
  const rest = group.slice(start);
  if (partial && rest.length > 0) batches.push(rest);
  return batches;
}

/** How many of these to take: up to the strongest boundary, and among equal ones the nearest to `size`. */
function bestCut(episodes: readonly Episode[], size: number): number {
  let best = size;
  let strength = 0;
  for (let at = Math.max(2, Math.ceil(size * SHORTEST)); at < episodes.length; at++) {
    const here = boundary(episodes[at - 1]!, episodes[at]!);
    const nearer = Math.abs(at - size) < Math.abs(best - size);
    if (here > strength || (here === strength && here > 0 && nearer)) [best, strength] = [at, here];
  }
  return best;
}

/** 2 between sessions, 1 at a large gap, else 0. */
function boundary(before: Episode, after: Episode): number {
  if (before.sessionId !== after.sessionId) return 2;
  return after.occurredAt.getTime() - before.occurredAt.getTime() > LARGE_GAP_MS ? 1 : 0;
}

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

interface Plan {
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
