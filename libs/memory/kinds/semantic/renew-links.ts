import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { CognitiveSettings } from '@contracts/cognitive/cognitive.settings.js';
import { FACTS_AT_ONCE, linkFactsJob } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { readRecordRow, RECORD_COLUMNS, type RecordRow, recordConditions } from '@memory/record-store/record-source.js';
import { lockUser } from '@memory/users/ensure-user.js';
import type { Tx } from '@platform/database/database.js';
import { keepFixedPlan } from '@platform/database/kept-plans.js';
import { Outbox } from '@platform/queue/outbox.js';
import { KindSettings } from '../kind-settings.js';
import { CANDIDATES, holdingWords } from './candidates.query.js';
import { edgesOf, likenessesOf } from './link-alike.js';

/** Compares facts with new texts: edited ones, whose previous links the edit has removed, and those that were stored as plain records. */
@Injectable()
export class RenewLinks {
  constructor(
    private readonly edges: EdgesRepository,
    private readonly settings: KindSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * @param ids row ids; those that are no facts of an agent are skipped
   * @param others `older`: facts stored later compare themselves
   * @param isEnough asked after each fact: whether the rest has to wait
   * @returns those that wait
   */
  async runIn(
    tx: Tx,
    scope: Scope,
    ids: readonly string[],
    others: 'all' | 'older' = 'all',
    isEnough: () => boolean = () => false,
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    const now = this.clock.now();
    const { rows } = await tx.execute(sql`
      select ${RECORD_COLUMNS} from records r
      where r.tenant_id = ${scope.tenantId} and r.id = any(${sql.param([...ids])}::uuid[]) and r.type = 'semantic'
        and r.user_id is not null and r.agent is not null and r.superseded_by is null
        and ${recordConditions(scope, {}, now)}
      order by r.id`);
    if (rows.length === 0) return [];
    const { profile } = await this.settings.of(tx, scope.tenantId);
    const waiting = rows.map(readRecordRow);
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      await this.renew(tx, scope, row, { others, profile, now });
      if (isEnough()) break;
    }
    return waiting.map(({ id }) => id);
  }

  private async renew(
    tx: Tx,
    scope: Scope,
    row: RecordRow,
    { others: which, profile, now }: { others: 'all' | 'older'; profile: CognitiveSettings['profile']; now: Date },
  ): Promise<void> {
    const { userId, agent, id, title, content } = row;
    if (userId === null || agent === null) return;
    const owner = { ...scope, userId, allUsers: false };
    const concept = title ?? '';
    const asked = { text: `${concept} ${content}`, limit: CANDIDATES + 1 };
    const found = await holdingWords(tx, owner, { type: 'semantic', agent }, asked, now);
    const others = found.filter((one) => (which === 'all' ? one.id !== id : isOlder(one, row))).slice(0, CANDIDATES);
    const alike = likenessesOf({ concept, content }, others, profile);
    await this.edges.insert(tx, edgesOf(owner, id, alike, now));
  }
}

/** Ids increase with time, even inside a batch. */
function isOlder(one: RecordRow, than: RecordRow): boolean {
  const [a, b] = [one.createdAt.getTime(), than.createdAt.getTime()];
  return a < b || (a === b && one.id < than.id);
}

/** Leaves the comparison of new facts to a job, because a batch would delay its writer. */
@Injectable()
export class QueueLinks {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @param ids row ids of the stored records; those that are no facts of an agent are skipped */
  async runIn(tx: Tx, scope: Scope, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const { rows } = await tx.execute<{ id: string; user_id: string }>(
      keepFixedPlan(sql`
      select r.id, r.user_id from records r
      where r.tenant_id = ${scope.tenantId} and r.id = any(${sql.param([...ids])}::uuid[]) and r.type = 'semantic'
        and r.user_id is not null and r.agent is not null
      order by r.user_id, r.id`),
    );
    for (const userId of new Set(rows.map((row) => row.user_id))) {
      const facts = rows.filter((row) => row.user_id === userId).map(({ id }) => id);
      const payloads = Array.from({ length: Math.ceil(facts.length / FACTS_AT_ONCE) }, (_, i) => ({
        record_ids: facts.slice(i * FACTS_AT_ONCE, (i + 1) * FACTS_AT_ONCE),
      }));
      const owner = await lockUser(tx, { ...scope, userId }, userId, this.clock.now());
      await this.outbox.enqueue(tx, owner, linkFactsJob, payloads);
    }
  }
}
