import type { MemoryType, Stage } from '@contracts/decisions/decisions.operations.js';
import { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { boundTo } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { changed, counted, named } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { Metrics } from '@platform/observability/metrics.js';
import { sql } from 'drizzle-orm';
import { Counter } from 'prom-client';

/** A decision, without any text. */
export interface Noted {
  readonly origin: 'request' | 'extraction';
  readonly decidedBy: Stage;
  readonly memoryType: MemoryType;
  readonly shouldStore: boolean;
  readonly isUpdate: boolean;
  readonly confidence: number;
  readonly applied: boolean;
  /** The id of the record that states it now, or would be changed. */
  readonly recordId: string | null;
}

/** Writes `decisions`, and counts them in the metrics. */
@Injectable()
export class DecisionLog {
  private readonly made: Counter<'origin' | 'decided_by' | 'outcome'>;
  private readonly judged: Counter<'decided_by' | 'correct'>;

  constructor(
    private readonly clock: Clock,
    { registry }: Metrics,
  ) {
    this.made = new Counter({
      name: 'recollect_decisions_total',
      help: 'Decisions on what to remember, by who asked, who decided and what came of it.',
      labelNames: ['origin', 'decided_by', 'outcome'],
      registers: [registry],
    });
    this.judged = new Counter({
      name: 'recollect_decision_feedback_total',
      help: 'Decisions that somebody has called right or wrong, by who decided.',
      labelNames: ['decided_by', 'correct'],
      registers: [registry],
    });
  }

  /** The user must be locked. @returns the server's id of the decision */
  async note(tx: Tx, scope: Scope, one: Noted): Promise<string> {
    const id = newId();
    named('decision', [id]);
    // The memory may have been deleted meanwhile.
    await tx.execute(sql`
      with meant as (
        select r.id from records r where r.tenant_id = ${scope.tenantId} and r.id = ${one.recordId}::uuid for key share
      )
      insert into decisions (tenant_id, user_id, id, origin, decided_by, should_store, memory_type, is_update, confidence,
        applied, record_id, decided_at)
      values (${scope.tenantId}, ${scope.userId}, ${id}, ${one.origin}, ${one.decidedBy}, ${one.shouldStore}, ${one.memoryType},
        ${one.isUpdate}, ${one.confidence}, ${one.applied}, (select id from meant), ${this.clock.now().toISOString()}::timestamptz)`);
    changed('decisions', 'inserted', 1);
    return id;
  }

  /** Call after the transaction, so that decisions that were rolled back do not count. */
  count({ origin, decidedBy, shouldStore, isUpdate }: Noted): void {
    this.made.inc({ origin, decided_by: decidedBy, outcome: isUpdate ? 'update' : shouldStore ? 'store' : 'none' });
  }

  /**
   * A key bound to an agent or a project judges only decisions on records that it may see.
   * @returns the stage that decided; null if the caller has no such decision
   */
  async judge(tx: Tx, scope: Scope, id: string, correct: boolean | null): Promise<Stage | null> {
    const { tenantId, userId } = scope;
    const bound = boundTo(scope);
    const seen = bound
      ? sql`and (record_id is null or exists (
          select from records r where r.tenant_id = ${tenantId} and r.id = record_id and ${bound}))`
      : sql``;
    named('decision', [id]);
    const at = correct === null ? null : this.clock.now().toISOString();
    const { rows } = await counted(
      'decisions',
      'updated',
      tx.execute<{ decided_by: Stage }>(sql`
        update decisions set correct = ${correct}, judged_at = ${at}::timestamptz
        where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id}::uuid ${seen} returning decided_by`),
    );
    return rows[0]?.decided_by ?? null;
  }

  countJudged(decidedBy: Stage, correct: boolean): void {
    this.judged.inc({ decided_by: decidedBy, correct: String(correct) });
  }
}
