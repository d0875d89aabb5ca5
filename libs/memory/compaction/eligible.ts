import { DAY_MS } from '@kernel/durations.js';
import type { CompactionPolicy } from '@contracts/compaction/compaction.settings.js';
import { computedImportance } from '@memory/record-store/importance.js';
import type { SeenSource } from './fold-records.js';

/** An unfolded episode, without its text. */
export interface Episode extends SeenSource {
  readonly type: string;
  readonly agent: string | null;
  readonly project: string | null;
  readonly sessionId: string | null;
  readonly occurredAt: Date;
  readonly sequence: number;
  readonly createdAt: Date;
  /** The writer's rating. */
  readonly importance: number;
  readonly pinned: boolean;
  readonly legalHold: boolean;
  readonly accessCount: number;
  readonly lastAccessedAt: Date | null;
  readonly relations: number;
  /** Approximate tokens of its text: bytes divided by four. */
  readonly tokens: number;
}

export interface Allowance {
  readonly policy: CompactionPolicy;
  readonly now: Date;
  /** Ignores age, use and computed importance. */
  readonly force: boolean;
  /** Only episodes before this. */
  readonly before: Date | null;
}

/**
 * Whether the settings allow an episode to be folded. Pinned episodes, those under legal hold, and those rated important by their
 * writer are never folded.
 */
export function mayFold(episode: Episode, { policy, now, force, before }: Allowance): boolean {
  if (episode.pinned || episode.legalHold) return false;
  // Single precision comes back slightly different.
  if (episode.importance > Math.fround(policy.keep_importance)) return false;
  if (before !== null && episode.occurredAt >= before) return false;
  if (force) return true;
  const old = episode.occurredAt.getTime() <= now.getTime() - policy.age_days * DAY_MS;
  return old && episode.accessCount <= policy.max_access && importanceOf(episode, now) <= policy.max_importance;
}

function importanceOf(episode: Episode, now: Date): number {
  const { type, accessCount, createdAt, relations, lastAccessedAt } = episode;
  return computedImportance(
    { type, accessCount, createdAt, relations, lastAccessedAt: lastAccessedAt ?? createdAt },
    now,
  );
}
