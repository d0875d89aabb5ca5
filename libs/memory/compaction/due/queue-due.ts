import {
  compactionSettings,
  type CompactionDocument,
  type CompactionPolicy,
} from '@contracts/compaction/compaction.settings.js';
import { buildRollupsJob, compactScopeJob } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import { HOUR_MS } from '@kernel/durations.js';
import type { Scope } from '@kernel/scope.js';
import { Settings } from '@memory/settings/settings.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { Outbox } from '@platform/queue/outbox.js';
import { NO_LABELS } from '../compaction-policies.js';
import { policiesOfAll, resolvePolicy, typesOfAll } from '../policy.js';
import { type Due, dueUsers, type DueQuery, usersWithEpisodes } from './due-users.query.js';

const USERS_AT_ONCE = 200;
const DAY_MS = 24 * HOUR_MS;

interface Candidate {
  readonly query: DueQuery;
  readonly folds: boolean;
  readonly climbs: boolean;
}

/** Queues jobs for the users of one tenant that are due by their settings and episodes. */
@Injectable()
export class QueueDue {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @param scope reads the whole tenant
   * @returns whether anybody has compaction enabled
   */
  async run(scope: Scope, signal: AbortSignal): Promise<boolean> {
    const owner = { tenantId: scope.tenantId, userId: null };
    const { tenant, users } = await this.database.withScope(
      scope,
      async (tx) => ({
        tenant: (await this.settings.read(tx, owner, compactionSettings)).tenant?.value ?? null,
        users: await this.settings.users(tx, scope.tenantId, compactionSettings),
      }),
      { readOnly: true },
    );
    const everybody = isOn(tenant);
    // Nobody has enabled it, so no record is read.
    if (!everybody && ![...users.values()].some(isOn)) return false;
    let after: string | null = null;
    for (;;) {
      signal.throwIfAborted();
      const names: string[] = await this.page(scope, everybody, users, after);
      await this.database.withScope(scope, (tx) => this.queue(tx, scope.tenantId, names, tenant, users));
      after = names.at(-1) ?? null;
      if (names.length < USERS_AT_ONCE) return true;
    }
  }

  private async page(
    scope: Scope,
    everybody: boolean,
    users: ReadonlyMap<string, CompactionDocument>,
    after: string | null,
  ): Promise<string[]> {
    if (!everybody) {
      const named = [...users].filter(([, document]) => isOn(document)).map(([name]) => name);
      return named
        .sort()
        .filter((name) => after === null || name > after)
        .slice(0, USERS_AT_ONCE);
    }
    return this.database.withScope(scope, (tx) => usersWithEpisodes(tx, scope.tenantId, after, USERS_AT_ONCE), {
      readOnly: true,
    });
  }

  private async queue(
    tx: Tx,
    tenantId: string,
    names: readonly string[],
    tenant: CompactionDocument | null,
    users: ReadonlyMap<string, CompactionDocument>,
  ): Promise<void> {
    const now = this.clock.now();
    const candidates = names.map((userId) => candidateOf(userId, tenant, users.get(userId) ?? null, now));
    const wanted = candidates.filter(({ folds, climbs }) => folds || climbs);
    const due = await dueUsers(
      tx,
      tenantId,
      wanted.map(({ query: request }) => request),
    );
    const byName = new Map(wanted.map((candidate) => [candidate.query.userId, candidate]));
    for (const one of due) await this.leave(tx, tenantId, one, byName.get(one.userId));
  }

  /** An open job is not queued again. */
  private async leave(tx: Tx, tenantId: string, due: Due, candidate: Candidate | undefined): Promise<void> {
    const owner = { tenantId, userId: due.userId, epoch: due.epoch };
    if (candidate?.folds && (due.byAge || due.byCount)) {
      await this.outbox.enqueueUnlessOpen(tx, owner, compactScopeJob, {
        agent: null,
        project: null,
        before: null,
        force: false,
        partial: false,
        strategy: null,
        trigger: due.byAge ? 'age' : 'count',
        actor: 'job',
      });
    }
    if (candidate?.climbs && due.ladder) await this.outbox.enqueueUnlessOpen(tx, owner, buildRollupsJob, { due: true });
  }
}

function isOn(document: CompactionDocument | null): boolean {
  if (!document) return false;
  const asks = ({ enabled, ladder }: { enabled?: boolean | undefined; ladder?: boolean | undefined }) =>
    enabled === true || ladder === true;
  return asks(document) || (document.scopes ?? []).some(({ settings }) => asks(settings));
}

/** For a user with overrides by scope, the most eager one decides. The folds are then decided per scope. */
function candidateOf(
  userId: string,
  tenant: CompactionDocument | null,
  user: CompactionDocument | null,
  now: Date,
): Candidate {
  const layers = { tenant, user };
  const base = resolvePolicy(layers, NO_LABELS);
  const all = policiesOfAll(layers);
  const on = all.filter(({ enabled }) => enabled);
  const least = (of: (policy: CompactionPolicy) => number): number => Math.min(...on.map(of));
  const aged = on.filter(({ triggers }) => triggers.age);
  const counts = on.flatMap(({ triggers }) => (triggers.count === null ? [] : [triggers.count]));
  const request: DueQuery = {
    userId,
    types: typesOfAll(layers),
    cutoff:
      aged.length > 0 ? new Date(now.getTime() - Math.min(...aged.map(({ age_days }) => age_days)) * DAY_MS) : null,
    batch: on.length > 0 ? least(({ batch_size: size }) => size) : 1,
    count: counts.length > 0 ? Math.min(...counts) : null,
    quietSince: new Date(now.getTime() - (on.length > 0 ? least(({ triggers }) => triggers.every_hours) : 0) * HOUR_MS),
  };
  return { query: request, folds: on.length > 0, climbs: base.ladder };
}
