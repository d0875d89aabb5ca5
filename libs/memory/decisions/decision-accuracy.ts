import type { decisionAccuracy, Stage } from '@contracts/decisions/decisions.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { DAY_MS } from '@kernel/durations.js';
import { RecollectError } from '@kernel/errors.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

interface Row extends Record<string, unknown> {
  readonly day: string;
  readonly decided_by: Stage;
  readonly decisions: number;
  readonly stored: number;
  readonly updates: number;
  readonly judged: number;
  readonly correct: number;
}
const COUNTED = ['decisions', 'stored', 'updates', 'judged', 'correct'] as const;

/** The accuracy of decisions about a user, over time. */
@Injectable()
export class DecisionAccuracy {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws RecollectError forbidden for a bound key: the figures cover all agents and projects of the user */
  async run(scope: Scope, days: number): Promise<OutputOf<typeof decisionAccuracy>> {
    if (seesPart(scope))
      throw new RecollectError(
        'forbidden',
        'A key bound to an agent or a project may not see the figures of all of them.',
      );
    const today = Math.floor(this.clock.now().getTime() / DAY_MS) * DAY_MS;
    const from = new Date(today - (days - 1) * DAY_MS);
    const rows = scope.userId === null ? [] : await this.database.withScope(scope, (tx) => byDay(tx, scope, from), { readOnly: true }); // prettier-ignore
    const grouped = <T extends string>(key: (row: Row) => T) =>
      [...new Set(rows.map(key))].map((name) => [name, sum(rows.filter((row) => key(row) === name))] as const);
    return {
      ...sum(rows),
      by: grouped(({ decided_by }) => decided_by).map(([decided_by, figures]) => ({ decided_by, ...figures })),
      days: grouped(({ day }) => day).map(([day, figures]) => ({ day, ...figures })),
    };
  }
}

function sum(rows: readonly Row[]) {
  const of = (name: (typeof COUNTED)[number]) => rows.reduce((total, row) => total + row[name], 0);
  const [decisions, stored, updates, judged, correct] = COUNTED.map(of) as [number, number, number, number, number];
  return { decisions, stored, updates, judged, correct, accuracy: judged === 0 ? null : correct / judged };
}

async function byDay(tx: Tx, { tenantId, userId }: Scope, from: Date): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select to_char(decided_at at time zone 'utc', 'YYYY-MM-DD') as day, decided_by, count(*)::int as decisions,
      count(*) filter (where should_store)::int as stored, count(*) filter (where is_update)::int as updates,
      count(correct)::int as judged, count(*) filter (where correct)::int as correct
    from decisions
    where tenant_id = ${tenantId} and user_id = ${userId} and decided_at >= ${from.toISOString()}::timestamptz
    group by 1, 2 order by 1 desc, 2`);
  return rows;
}
