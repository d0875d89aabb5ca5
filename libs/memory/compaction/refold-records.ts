import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { isPaused } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { CompactionPolicies } from './compaction-policies.js';
import type { Episode } from './eligible.js';
import { episodesById } from './episodes.query.js';
import { RunsRepository, type LastRun, lastRunOf } from './runs.repository.js';
import { type Transact, WriteFold } from './write-fold.js';

/** Smaller rests are not folded: a summary of one record is that record. */
const FEWEST = 2;

/** How often a fold is made anew because one of its sources changed while its summary was made. */
const MOST_TRIES = 5;

/**
 * Folds what is left of a fold that lost a source. Each fold is handled separately, by the run that made it; that run then counts as
 * undone.
 */
@Injectable()
export class RefoldRecords {
  constructor(
    private readonly policies: CompactionPolicies,
    private readonly runs: RunsRepository,
    private readonly folds: WriteFold,
    private readonly clock: Clock,
  ) {}

  async run(transact: Transact, scope: Scope, ids: readonly string[], signal: AbortSignal, tries = 1): Promise<void> {
    if (ids.length === 0) return;
    const { tenantId, userId } = scope;
    // When learning resumes, the schedule folds the freed records like any others.
    if (await transact((tx) => isPaused(tx, tenantId, userId))) return;
    const { policies, groups } = await transact(async (tx) => {
      const runOf = await lastRunOf(tx, tenantId, ids);
      const episodes = await episodesById(tx, { tenantId, userId, agent: null, project: null }, ids);
      await this.runs.markBroken(tx, tenantId, ids, this.clock.now());
      return { policies: await this.policies.of(tx, { tenantId, userId }), groups: groupBy(episodes, runOf) };
    });
    const changed: string[] = [];
    for (const episodes of groups) {
      signal.throwIfAborted();
      if (episodes.length < FEWEST) continue;
      const fold = { episodes, policy: { ...policies.of(episodes[0]!), strategy: 'summarize' as const } };
      const made = await this.folds.make(transact, scope, fold, policies.timeZone, signal);
      if (!made.summary) continue;
      const reason = { trigger: 'source_changed', actor: 'job', shrink: 0, timeZone: policies.timeZone } as const;
      const written = await transact((tx) => this.folds.write(tx, scope, userId, made, reason));
      if (!written && (await transact((tx) => haveChanged(tx, scope, episodes))))
        changed.push(...episodes.map(({ id }) => id));
    }
    // The change found no summary, so it left no job.
    if (changed.length > 0 && tries < MOST_TRIES) await this.run(transact, scope, changed, signal, tries + 1);
  }
}

async function haveChanged(tx: Tx, { tenantId, userId }: Scope, episodes: readonly Episode[]): Promise<boolean> {
  const ids = episodes.map(({ id }) => id);
  const now = await episodesById(tx, { tenantId, userId, agent: null, project: null }, ids);
  const versions = new Map(now.map(({ id, version }) => [id, version]));
  return episodes.some(({ id, version }) => versions.get(id) !== version);
}

/** Groups by the run that folded them and by labels, because an edit may have moved one to another agent. */
function groupBy(episodes: readonly Episode[], runOf: ReadonlyMap<string, LastRun>): Episode[][] {
  const groups = new Map<string, Episode[]>();
  for (const episode of episodes) {
    const run = runOf.get(episode.id);
    // Somebody undid the fold while this job was waiting.
    if (run?.isTakenBack) continue;
    const key = JSON.stringify([run?.id, episode.agent, episode.project]);
    groups.set(key, [...(groups.get(key) ?? []), episode]);
  }
  return [...groups.values()];
}
