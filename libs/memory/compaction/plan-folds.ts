import type { CompactionPolicy } from '@contracts/compaction.settings.js';
import type { Tx } from '@platform/database/database.js';
import { cutBatches } from './batches.js';
import type { OwnerPolicies } from './compaction-policies.js';
import { type Episode, mayFold } from './eligible.js';
import { type EpisodeScope, unfoldedEpisodes } from './episodes.query.js';

export type Trigger = 'explicit' | 'schedule' | 'age' | 'count' | 'source_changed';

/** What a run is to look at. */
export interface RunWish {
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
  /** Episodes that were looked at and may not be folded. */
  readonly spared: number;
  /** There may be more than was looked at. */
  readonly more: boolean;
}

const PAGE = 1_000;
/** Enough for some hundred folds; what comes after is planned when these are done. */
const MOST_EPISODES = 5_000;
/** So many that may not be folded can stand before the first that may. */
const MOST_PAGES = 50;

/** Reads what may be folded, oldest first, and cuts it into batches. Texts are not read. */
export async function planFolds(
  tx: Tx,
  wish: RunWish,
  policies: OwnerPolicies,
  now: Date,
  skip: ReadonlySet<string> = new Set(),
): Promise<Plan> {
  const { types } = policies.of(wish.scope);
  const allowed: Episode[] = [];
  let spared = 0;
  let after: { at: Date; id: string } | null = null;
  let more = true;
  for (let page = 0; more && page < MOST_PAGES && allowed.length < MOST_EPISODES; page++) {
    const episodes: Episode[] = await unfoldedEpisodes(tx, wish.scope, {
      types,
      before: wish.before,
      after,
      limit: PAGE,
    });
    for (const episode of episodes) {
      if (!skip.has(episode.id) && isAllowed(episode, wish, policies, now)) allowed.push(episode);
      else spared++;
    }
    const last = episodes.at(-1);
    more = episodes.length === PAGE;
    if (last) after = { at: last.occurredAt, id: last.id };
  }
  const open = more ? allowed : withoutNewest(allowed, wish, policies);
  return { folds: cut(open, wish, policies, more), spared: spared + allowed.length - open.length, more };
}

function isAllowed(episode: Episode, wish: RunWish, policies: OwnerPolicies, now: Date): boolean {
  const policy = policies.of(episode);
  if (wish.trigger !== 'explicit' && wish.trigger !== 'source_changed' && !policy.enabled) return false;
  return mayFold(episode, { policy, now, force: wish.force || wish.trigger === 'count', before: wish.before });
}

/** By count, the newest so many stay. */
function withoutNewest(allowed: readonly Episode[], wish: RunWish, policies: OwnerPolicies): readonly Episode[] {
  if (wish.trigger !== 'count') return allowed;
  const most = policies.of(wish.scope).triggers.count ?? 0;
  return allowed.slice(0, Math.max(0, allowed.length - most));
}

function cut(episodes: readonly Episode[], wish: RunWish, policies: OwnerPolicies, more: boolean): PlannedFold[] {
  const bySize = new Map<number, Episode[]>();
  for (const episode of episodes) {
    const size = policies.of(episode).batch_size;
    bySize.set(size, [...(bySize.get(size) ?? []), episode]);
  }
  return [...bySize].flatMap(([size, group]) =>
    cutBatches(group, size, wish.partial && !more).map((batch) => {
      const policy = policies.of(batch[0]!);
      return { episodes: batch, policy: wish.strategy ? { ...policy, strategy: wish.strategy } : policy };
    }),
  );
}
