import type { listIntentions } from '@contracts/cognitive/prospective.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import { agentOf, numberField } from '../kind.js';
import { kindRows } from '../kind-rows.query.js';
import { showIntention } from './intention.js';

type Query = InputOf<typeof listIntentions>['query'];

/** An agent's intentions, most urgent first. */
@Injectable()
export class ListIntentions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, query: Query): Promise<OutputOf<typeof listIntentions>> {
    const now = this.clock.now();
    const page = {
      type: 'prospective' as const,
      agent: agentOf(scope, query),
      more: inState(query.status, now),
      order: sql`${numberField('priority', 1)} desc, r.created_at, r.id`,
      limit: query.limit,
    };
    return this.database.withScope(
      scope,
      async (tx) => ({ intentions: (await kindRows(tx, scope, page, now)).map((row) => showIntention(row, now)) }),
      { readOnly: true },
    );
  }
}

/** The same as `statusOf`, for records with alias `r`. */
function inState(status: Query['status'], now: Date): SQL {
  if (status === undefined) return sql`true`;
  const kept = sql`coalesce(r.fields->>'status', 'pending')`;
  if (status === 'resolved') return sql`${kept} = 'resolved'`;
  const due = sql`exists (select from pending_triggers t where t.tenant_id = r.tenant_id and t.record_id = r.id
    and t.word = '' and t.due_at <= ${now.toISOString()}::timestamptz)`;
  return status === 'triggered'
    ? sql`(${kept} = 'triggered' or (${kept} = 'pending' and ${due}))`
    : sql`(${kept} = 'pending' and not ${due})`;
}
