import type { CompactionPolicy } from '@contracts/compaction/compaction.settings.js';
import type { Tx } from '@platform/database/database.js';
import type { OwnerPolicies } from './compaction-policies.js';
import { type Episode, mayFold } from './eligible.js';
import { EpisodeGroups } from './episode-groups.js';
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

interface Plan {
  readonly folds: readonly PlannedFold[];
  /** Number of episodes that were read for this part and may not be folded. */
  readonly spared: number;
  /** Whether there may be more than was read. */
  readonly more: boolean;
}

const PAGE = 1_000;
/** Enough for some hundred folds; the rest is planned when these are done. */
const MOST_EPISODES = 5_000;
/** Bounds what one transaction reads, if few episodes may be folded or each agent or project has few. */
const MOST_PAGES = 50;

/** Reads an owner's foldable episodes once, oldest first, and divides them into batches, part by part. Texts are not read. */
export class FoldPlan {
  private readonly groups = new EpisodeGroups<Episode>();
  private readonly types: readonly string[];
  private after: { at: Date; id: string } | null = null;
  /** For the trigger by number: how many of the oldest may still be folded, shared by all scopes with the same setting. */
  private readonly open: Map<number, number>;
  private isCounted: boolean;

  constructor(
    private readonly request: RunRequest,
    private readonly policies: OwnerPolicies,
    private readonly now: Date,
  ) {
    this.types = typesOfAll(policies.layers);
    const numbers = policiesOfAll(policies.layers).flatMap(({ triggers: { count } }) => count ?? []);
    this.open = new Map(numbers.map((number) => [number, -number]));
    this.isCounted = request.trigger !== 'count';
  }

  /**
   * The folds of the next part, maybe none although there are more. No episode is planned twice, so a fold that fails is not
   * repeated.
   */
  async next(tx: Tx): Promise<Plan> {
    if (!this.isCounted) return this.count(tx);
    const { request, policies } = this;
    let spared = 0;
    const more = await this.read(tx, (episode) => {
      if (!this.isAllowed(episode) || !this.isAmongOldest(episode)) spared++;
      else spared += this.groups.add(episode, policies.of(episode).batch_size);
    });
    const folds = this.groups.take(!more, request.partial).map((batch) => {
      const policy = policies.of(batch[0]!);
      return { episodes: batch, policy: request.strategy ? { ...policy, strategy: request.strategy } : policy };
    });
    return { folds, spared, more };
  }

  /** By number, nothing is folded before all are counted, because the newest stay. */
  private async count(tx: Tx): Promise<Plan> {
    const more =
      this.open.size > 0 &&
      (await this.read(tx, (episode) => {
        if (this.isAllowed(episode)) this.changeOpen(episode, 1);
      }));
    if (!more) [this.isCounted, this.after] = [true, null];
    return { folds: [], spared: 0, more: more || [...this.open.values()].some((number) => number > 0) };
  }

  /** @returns whether there may be more */
  private async read(tx: Tx, visit: (episode: Episode) => void): Promise<boolean> {
    const { scope, before } = this.request;
    for (let page = 0; page < MOST_PAGES && this.groups.cuttable < MOST_EPISODES; page++) {
      const { types, after } = this;
      const episodes = await unfoldedEpisodes(tx, scope, { types, before, after, limit: PAGE });
      episodes.forEach(visit);
      const last = episodes.at(-1);
      if (!last || episodes.length < PAGE) return false;
      this.after = { at: last.occurredAt, id: last.id };
    }
    return true;
  }

  private isAmongOldest(episode: Episode): boolean {
    return this.request.trigger !== 'count' || this.changeOpen(episode, -1) >= 0;
  }

  private changeOpen(episode: Episode, by: 1 | -1): number {
    const { count } = this.policies.of(episode).triggers;
    const left = (this.open.get(count ?? 0) ?? 0) + by;
    this.open.set(count ?? 0, left);
    return left;
  }

  private isAllowed(episode: Episode): boolean {
    const { request, policies, now } = this;
    const policy = policies.of(episode);
    const { trigger } = request;
    if (!policy.types.includes(episode.type)) return false;
    if (trigger !== 'explicit' && trigger !== 'source_changed' && !policy.enabled) return false;
    if (trigger === 'age' && !policy.triggers.age) return false;
    if (trigger === 'count' && policy.triggers.count === null) return false;
    return mayFold(episode, { policy, now, force: request.force || trigger === 'count', before: request.before });
  }
}
