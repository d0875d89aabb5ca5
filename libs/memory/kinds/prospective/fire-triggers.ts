import type { Triggered } from '@contracts/cognitive/triggered.js';
import type { checkTriggers } from '@contracts/cognitive/prospective.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { type Scope, trustCapOf } from '@kernel/scope.js';
import { beginAnew } from '@memory/record-store/record-access.repository.js';
import { EditRecord } from '@memory/record-store/edit-record.js';
import { readRecordRow, RECORD_COLUMNS, type RecordRow, recordConditions } from '@memory/record-store/record-source.js';
import { wordsOfAll } from '@memory/record-store/pending-triggers.query.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { happened } from '@platform/database/changes.js';
import { Database, type Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { agentOf, showKind } from '../kind.js';
import { byUrgency, showTriggered } from './intention.js';

/**
 * Checks a text of an agent against its intentions, in the transaction of the write. An intention fires once: the first of two
 * concurrent writes locks it, and the second finds it triggered. A writer with less trust than the intention does not trigger it.
 */
@Injectable()
export class FireTriggers {
  constructor(
    private readonly database: Database,
    private readonly edit: EditRecord,
    private readonly clock: Clock,
  ) {}

  /** Checks a text that is not stored. */
  run(scope: Scope, request: InputOf<typeof checkTriggers>['body']): Promise<OutputOf<typeof checkTriggers>> {
    if (scope.userId === null) throw new RecollectError('user_required');
    const agent = agentOf(scope, request);
    return this.database.withScope(scope, async (tx) => ({
      triggered: await this.runIn(tx, scope, agent, [request.content]),
    }));
  }

  /**
   * The agents and types of these records, for a write that does not repeat them. Empty if the user has no pending intention, because
   * then nobody asks.
   */
  async labelsOf(tx: Tx, scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, Labels>> {
    if (ids.length === 0 || scope.userId === null) return new Map();
    const { rows } = await tx.execute<Labels & { readonly id: string } & Record<string, unknown>>(sql`
      select r.id, r.agent, r.type from records r
      where r.tenant_id = ${scope.tenantId} and r.user_id = ${scope.userId} and r.id = any(${sql.param([...ids])}::uuid[])
        and exists (select from pending_triggers t where t.tenant_id = ${scope.tenantId} and t.user_id = ${scope.userId})`);
    return new Map(rows.map(({ id, agent, type }) => [id, { agent, type }]));
  }

  /** @returns the intentions that any of the texts triggers, most urgent first */
  async runIn(tx: Tx, scope: Scope, agent: string | null, texts: readonly string[]): Promise<Triggered[]> {
    if (agent === null || scope.userId === null || scope.allUsers) return [];
    const now = this.clock.now();
    const found = await calledUp(tx, scope, agent, await wordsOfAll(texts), now);
    if (found.size === 0) return [];
    const firing = (await lockPending(tx, scope, [...found.keys()], now)).sort(byUrgency);
    if (firing.length === 0) return [];
    const owner = await lockUser(tx, scope, scope.userId, now);
    for (const row of firing) {
      const fields = { ...row.fields, status: 'triggered', triggered_at: now.toISOString() };
      await this.edit.runIn(tx, scope, owner, row, { fields }, 'triggered');
    }
    // It fades from now on, not from when it was stored.
    await beginAnew(tx, scope.tenantId, firing.map(({ id }) => id), now); // prettier-ignore
    happened('intention.triggered', scope.userId, firing.map(({ type, id }) => showKind(type, id))); // prettier-ignore
    return firing.map((row) => showTriggered(row, found.get(row.id) ?? 'words', now));
  }
}

interface Labels {
  readonly agent: string | null;
  readonly type: string;
}

/** Maximum per write. The next write finds the rest. */
const AT_ONCE = 100;

/**
 * The row ids of the agent's pending intentions that these words trigger, or that are due by time. One index lookup per word, or a
 * single one if the agent has no intentions. So the cost depends on the words of the write, not on how many intentions there are.
 */
export async function calledUp(
  tx: Tx,
  scope: Scope,
  agent: string,
  words: ReadonlySet<string>,
  now: Date,
): Promise<Map<string, 'words' | 'time'>> {
  const its = sql`t.tenant_id = ${scope.tenantId} and t.user_id = ${scope.userId} and t.agent = ${agent}`;
  const { rows } = await tx.execute<{ record_id: string; timed: boolean }>(sql`
    select found.record_id, bool_and(found.timed) as timed from (
      select t.record_id, false as timed
      from unnest(${sql.param([...words])}::text[]) as w (word) cross join lateral (
        select t.record_id from pending_triggers t where ${its} and t.word = w.word offset 0
      ) t where exists (select from pending_triggers t where ${its})
      union all
      select t.record_id, true from pending_triggers t
      where ${its} and t.word = '' and t.due_at <= ${now.toISOString()}::timestamptz
    ) found group by found.record_id order by found.record_id`);
  return new Map(rows.map(({ record_id: id, timed }) => [id, timed ? 'time' : 'words']));
}

/** Locks the intentions in the order of their ids, and reads those that are still pending, and that the writer may read and trigger. */
async function lockPending(tx: Tx, scope: Scope, ids: readonly string[], now: Date): Promise<RecordRow[]> {
  const { rows } = await tx.execute(sql`
    select ${RECORD_COLUMNS} from records r
    where r.tenant_id = ${scope.tenantId} and r.user_id = ${scope.userId} and r.id = any(${sql.param([...ids])}::uuid[])
      and r.trust <= ${trustCapOf(scope)}::real
      and coalesce(r.fields->>'status', 'pending') = 'pending' and ${recordConditions(scope, {}, now)}
    order by r.id limit ${AT_ONCE} for update`);
  return rows.map(readRecordRow);
}
