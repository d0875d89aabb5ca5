import type { listMessages } from '@contracts/messages/messages.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { readRecordRow, RECORD_COLUMNS } from '@memory/record-store/record-row.js';
import { recordConditions } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { and, sql, type SQL } from 'drizzle-orm';
import type { MessageRow } from './message.js';

export interface ListQuery extends Omit<InputOf<typeof listMessages>['query'], 'user_id' | 'cursor'> {
  /** Leaves out messages that are forgotten, or expired at this instant. */
  readonly aliveAt?: Date;
  /** With the order `desc`: reads only this many of the last places. */
  readonly within?: number;
}

/**
 * One page of a history by sequence. Unless asked otherwise it includes forgotten and expired messages, but never quarantined ones.
 * A session or a time range is read by its index. A history is read in windows of sequence numbers, which have no gaps: the planner
 * assumes that row-level security leaves few rows, and would read and sort everything.
 */
export async function pageOfMessages(tx: Tx, scope: Scope, query: ListQuery): Promise<MessageRow[]> {
  if (query.session_id !== undefined || query.occurred_from || query.occurred_to) return among(tx, scope, query);
  const rows: MessageRow[] = [];
  let [low, high] = [query.after_sequence ?? 0, await lastSequence(tx, scope, query)];
  if (query.before_sequence !== undefined) high = Math.min(high, query.before_sequence - 1);
  if (query.within !== undefined && query.order === 'desc') low = Math.max(low, high - query.within);
  for (let width = query.limit; rows.length < query.limit && low < high; width *= WIDER) {
    const window = query.order === 'asc' ? [low, Math.min(high, low + width)] : [Math.max(low, high - width), high];
    const [after = 0, last = 0] = window;
    const within = { after_sequence: after, before_sequence: last + 1, limit: query.limit - rows.length };
    rows.push(...(await among(tx, scope, { ...query, ...within })));
    if (query.order === 'asc') low = last;
    else high = after;
  }
  return rows;
}

/** If a filter leaves little of a window, the next one is wider by this factor. */
const WIDER = 4;

async function lastSequence(tx: Tx, scope: Scope, { agent }: ListQuery): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(sql`
    select last_sequence::float8 as last from message_histories
    where tenant_id = ${scope.tenantId} and user_id = ${scope.userId} and agent = ${scope.agent ?? agent ?? ''}`);
  return rows[0]?.last ?? 0;
}

async function among(tx: Tx, scope: Scope, query: ListQuery): Promise<MessageRow[]> {
  const direction = sql.raw(query.order);
  const most = query.within === undefined ? sql`` : sql` limit ${query.within}`;
  const { rows } = await tx.execute(sql`
    select m.sequence::float8 as place, said.*
    from (select record_id, sequence from messages m where ${places(scope, query)} order by sequence ${direction}${most}) m
    cross join lateral (
      select ${RECORD_COLUMNS} from records r
      where r.tenant_id = ${scope.tenantId} and r.id = m.record_id and ${kept(scope, query)} limit 1
    ) said
    order by m.sequence ${direction} limit ${query.limit}`);
  return rows.map((row) => ({ record: readRecordRow(row), sequence: row['place'] as number }));
}

function places(scope: Scope, query: ListQuery): SQL {
  const { session_id: session, occurred_from: from, occurred_to: to } = query;
  const { after_sequence: after, before_sequence: before } = query;
  return and(
    sql`m.tenant_id = ${scope.tenantId} and m.user_id = ${scope.userId} and m.agent = ${scope.agent ?? query.agent ?? ''}`,
    session === undefined ? undefined : sql`m.session_id = ${session}`,
    after === undefined ? undefined : sql`m.sequence > ${after}`,
    before === undefined ? undefined : sql`m.sequence < ${before}`,
    from && sql`m.occurred_at >= ${from.toISOString()}::timestamptz`,
    to && sql`m.occurred_at < ${to.toISOString()}::timestamptz`,
  )!;
}

function kept(scope: Scope, { role, project, aliveAt }: ListQuery): SQL {
  if (aliveAt) return recordConditions(scope, { role, project }, aliveAt);
  return recordConditions(scope, { role, project, include_expired: true, forgotten: 'too' }, new Date(0));
}
