import type { listMessages } from '@contracts/messages.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { readRecordRow, RECORD_COLUMNS } from '@memory/records/record-row.js';
import { recordConditions } from '@memory/records/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { and, sql, type SQL } from 'drizzle-orm';
import type { MessageRow } from './message.js';

export type ListWish = Omit<InputOf<typeof listMessages>['query'], 'user_id' | 'cursor'>;

/**
 * One page of a history by sequence. The history keeps what is forgotten and what has expired; what is held back stays
 * out here too. Read from the place on along `messages_in_history`, `messages_by_session` or `messages_by_time`, so a
 * page costs its length: the lateral join walks the places and stops when there are enough.
 */
export async function pageOfMessages(tx: Tx, scope: Scope, wish: ListWish): Promise<MessageRow[]> {
  const direction = sql.raw(wish.order);
  const { rows } = await tx.execute(sql`
    select m.sequence::float8 as place, said.*
    from (select record_id, sequence from messages m where ${among(scope, wish)} order by sequence ${direction}) m
    cross join lateral (
      select ${RECORD_COLUMNS} from records r
      where r.tenant_id = ${scope.tenantId} and r.id = m.record_id and ${kept(scope, wish)} limit 1
    ) said
    order by m.sequence ${direction} limit ${wish.limit}`);
  return rows.map((row) => ({ record: readRecordRow(row), sequence: row['place'] as number }));
}

function among(scope: Scope, wish: ListWish): SQL {
  const { session_id: session, occurred_from: from, occurred_to: to } = wish;
  const { after_sequence: after, before_sequence: before } = wish;
  return and(
    sql`m.tenant_id = ${scope.tenantId} and m.user_id = ${scope.userId} and m.agent = ${scope.agent ?? wish.agent ?? ''}`,
    session === undefined ? undefined : sql`m.session_id = ${session}`,
    after === undefined ? undefined : sql`m.sequence > ${after}`,
    before === undefined ? undefined : sql`m.sequence < ${before}`,
    from && sql`m.occurred_at >= ${from.toISOString()}::timestamptz`,
    to && sql`m.occurred_at < ${to.toISOString()}::timestamptz`,
  )!;
}

function kept(scope: Scope, { role, project }: ListWish): SQL {
  const wish = { role, project, include_expired: true, forgotten: 'too' } as const;
  return recordConditions(scope, wish, new Date(0));
}
