import type { CompactionPolicy } from '@contracts/compaction/compaction.settings.js';
import { computedImportance } from '@memory/record-store/importance.js';
import type { SeenSource } from './fold-records.js';

/** An episode that is not folded yet, without its text. */
export interface Episode extends SeenSource {
  readonly type: string;
  readonly agent: string | null;
  readonly project: string | null;
  readonly sessionId: string | null;
  readonly occurredAt: Date;
  readonly sequence: number;
  readonly createdAt: Date;
  /** As its writer rated it. */
  readonly importance: number;
  readonly pinned: boolean;
  readonly legalHold: boolean;
  readonly accessCount: number;
  readonly lastAccessedAt: Date | null;
  readonly relations: number;
  /** Of its text, roughly: its bytes over four. */
  readonly tokens: number;
}

export interface Allowance {
  readonly policy: CompactionPolicy;
  readonly now: Date;
  /** Age, use and computed importance do not count. */
  readonly force: boolean;
  /** Only what happened before. */
  readonly before: Date | null;
}

const DAY_MS = 86_400_000;

/** Whether the settings let an episode be folded. What is pinned, held, or rated important by its writer never is. */
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
