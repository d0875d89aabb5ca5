import type { listMessages } from '@contracts/messages/messages.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { fittingRows, PAGE } from '@memory/record-store/page-bytes.js';
import { readRecordRow, RECORD_COLUMNS, recordConditions } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { and, sql, type SQL } from 'drizzle-orm';
import type { MessageRow } from './message.js';

export interface ListQuery extends Omit<InputOf<typeof listMessages>['query'], 'user_id' | 'cursor'> {
  /** Leaves out messages that are forgotten, or expired at this instant. */
  readonly aliveAt?: Date;
  /** Reads only this many places, from where the page begins. */
  readonly within?: number;
}

export interface MessagePage {
  readonly rows: MessageRow[];
  /** The last place that was read, if `within` or the length of the texts ended the page and there may be more behind it. */
  readonly readTo?: number | undefined;
}

/**
 * One page of a history by sequence. Unless asked otherwise it includes forgotten and expired messages, but never quarantined ones.
 * A session, or a time range of few messages, is read by its index. A history is read in windows of sequence numbers, which have no
 * gaps: the planner assumes that row-level security leaves few rows, and would read and sort everything.
 */
export async function pageOfMessages(tx: Tx, scope: Scope, query: ListQuery): Promise<MessagePage> {
  if (await isShortTime(tx, scope, query)) {
    const { rows, readTo } = await among(tx, scope, { ...query, within: undefined });
    return { rows, readTo };
  }
  if (query.session_id !== undefined) {
    const { rows, readTo } = await among(tx, scope, query);
    if (readTo !== undefined || rows.length === query.limit) return { rows, readTo };
    return { rows, readTo: await lastWithin(tx, scope, query) };
  }
  return inWindows(tx, scope, query);
}

async function inWindows(tx: Tx, scope: Scope, query: ListQuery): Promise<MessagePage> {
  const { limit, order, within = Infinity, before_sequence: before = Infinity } = query;
  const first = query.after_sequence ?? 0;
  const last = Math.min(await lastSequence(tx, scope, query), before - 1);
  let [low, high] = order === 'asc' ? [first, Math.min(last, first + within)] : [Math.max(first, last - within), last];
  const readTo = order === 'asc' ? (high < last ? high : undefined) : low > first ? low + 1 : undefined;
  const rows: MessageRow[] = [];
  let room = PAGE.bytes;
  for (let width = limit; rows.length < limit && low < high; width *= WIDER) {
    const [after, to] = order === 'asc' ? [low, Math.min(high, low + width)] : [Math.max(low, high - width), high];
    const window = { after_sequence: after, before_sequence: to + 1, limit: limit - rows.length };
    const found = await among(tx, scope, { ...query, ...window }, room);
    rows.push(...found.rows);
    room -= found.bytes;
    if (found.readTo !== undefined) return { rows, readTo: found.readTo };
    if (order === 'asc') low = to;
    else high = after;
  }
  return { rows, readTo: rows.length < limit ? readTo : undefined };
}

/** If a filter leaves little of a window, the next one is wider by this factor. */
const WIDER = 4;

async function lastSequence(tx: Tx, scope: Scope, { agent }: ListQuery): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(sql`
    select last_sequence::float8 as last from message_histories
    where tenant_id = ${scope.tenantId} and user_id = ${scope.userId} and agent = ${scope.agent ?? agent ?? ''}`);
  return rows[0]?.last ?? 0;
}

/** Whether a time range is named that has no more messages than may be read. */
async function isShortTime(tx: Tx, scope: Scope, query: ListQuery): Promise<boolean> {
  const range = inTime(query);
  if (range === undefined || query.within === undefined) return range !== undefined;
  const { rows } = await tx.execute(
    sql`select 1 from messages m where ${historyOf(scope, query)} and ${range} offset ${query.within} limit 1`,
  );
  return rows.length === 0;
}

/** The last place that is read of more than `within`. Sees the same messages as the page: a read has one snapshot. */
async function lastWithin(tx: Tx, scope: Scope, query: ListQuery): Promise<number | undefined> {
  if (query.within === undefined) return undefined;
  const { rows } = await tx.execute<{ last: number }>(sql`
    select m.sequence::float8 as last from messages m where ${places(scope, query)}
    order by m.sequence ${sql.raw(query.order)} offset ${query.within - 1} limit 1`);
  return rows[0]?.last;
}

interface Among extends MessagePage {
  readonly bytes: number;
}

async function among(tx: Tx, scope: Scope, query: ListQuery, room = PAGE.bytes): Promise<Among> {
  const direction = sql.raw(query.order);
  const most = query.within === undefined ? sql`` : sql` limit ${query.within}`;
  const range = inTime(query);
  const page = sql`
    select m.sequence::float8 as place, said.*
    from (select record_id, sequence, occurred_at from messages m where ${places(scope, query)} order by sequence ${direction}${most}) m
    cross join lateral (
      select ${RECORD_COLUMNS} from records r
      where r.tenant_id = ${scope.tenantId} and r.id = m.record_id and ${kept(scope, query)} limit 1
    ) said
    ${range ? sql`where ${range}` : sql``}
    order by m.sequence ${direction} limit ${query.limit}`;
  const { isCut, bytes, ...found } = await fittingRows(tx, page, sql`place ${direction}`, room);
  const rows = found.rows.map((row) => ({ record: readRecordRow(row), sequence: row['place'] as number }));
  return { rows, bytes, readTo: isCut ? rows.at(-1)?.sequence : undefined };
}

function historyOf(scope: Scope, { agent }: ListQuery): SQL {
  return sql`m.tenant_id = ${scope.tenantId} and m.user_id = ${scope.userId} and m.agent = ${scope.agent ?? agent ?? ''}`;
}

function places(scope: Scope, query: ListQuery): SQL {
  const { session_id: session, after_sequence: after, before_sequence: before } = query;
  return and(
    historyOf(scope, query),
    session === undefined ? undefined : sql`m.session_id = ${session}`,
    after === undefined ? undefined : sql`m.sequence > ${after}`,
    before === undefined ? undefined : sql`m.sequence < ${before}`,
  )!;
}

function inTime({ occurred_from: from, occurred_to: to }: ListQuery): SQL | undefined {
  return and(
    from && sql`m.occurred_at >= ${from.toISOString()}::timestamptz`,
    to && sql`m.occurred_at < ${to.toISOString()}::timestamptz`,
  );
}

function kept(scope: Scope, { role, project, aliveAt }: ListQuery): SQL {
  if (aliveAt) return recordConditions(scope, { role, project }, aliveAt);
  return recordConditions(scope, { role, project, include_expired: true, forgotten: 'too' }, new Date(0));
}
