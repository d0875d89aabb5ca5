import type { getExtractionSettings } from '@contracts/extraction/extraction.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { changed, counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';

type Shown = OutputOf<typeof getExtractionSettings>['histories'][number];

/** A history with unread messages. */
export interface Unread {
  readonly agent: string;
  readonly readTo: number;
  readonly last: number;
}

/** The result of a window. */
export interface Read {
  readonly kept: number;
  readonly refused: number;
  readonly skipped: boolean;
}

const whose = ({ tenantId, userId }: Scope): SQL => sql`tenant_id = ${tenantId} and user_id = ${userId}`;

/** Starts reading a history from here on, unless it was started before. @returns the number of unread messages */
export async function beginReading(tx: Tx, scope: Scope, agent: string, fresh: number, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ read_to: string; last: string; added: boolean }>(sql`
    with history as (
      select last_sequence from message_histories where ${whose(scope)} and agent = ${agent}
    ), added as (
      insert into extraction_progress (tenant_id, user_id, agent, read_to, updated_at)
      select ${scope.tenantId}, ${scope.userId}, ${agent}, last_sequence - ${fresh}::bigint, ${now.toISOString()}::timestamptz
      from history on conflict do nothing returning read_to
    )
    select read_to, last_sequence as last, true as added from added, history
    union all
    select read_to, last_sequence as last, false as added from extraction_progress, history
    where ${whose(scope)} and agent = ${agent}`);
  const [row] = rows;
  if (row?.added) changed('extraction_progress', 'inserted', 1);
  return row ? Number(row.last) - Number(row.read_to) : 0;
}

export async function unreadOf(tx: Tx, scope: Scope): Promise<Unread[]> {
  const { rows } = await tx.execute<{ agent: string; read_to: string; last: string }>(sql`
    select p.agent, p.read_to, h.last_sequence as last
    from extraction_progress p
      join message_histories h on h.tenant_id = p.tenant_id and h.user_id = p.user_id and h.agent = p.agent
    where p.tenant_id = ${scope.tenantId} and p.user_id = ${scope.userId} and h.last_sequence > p.read_to
    order by p.agent`);
  return rows.map(({ agent, read_to: readTo, last }) => ({ agent, readTo: Number(readTo), last: Number(last) }));
}

/** Marks a window as read. @returns false if another job has read it meanwhile: then nothing of it may be stored */
export async function advance(
  tx: Tx,
  scope: Scope,
  { agent, from, to }: { readonly agent: string; readonly from: number; readonly to: number },
  { kept, refused, skipped }: Read,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await counted(
    'extraction_progress',
    'updated',
    tx.execute(sql`
      update extraction_progress set read_to = ${to}, windows = windows + 1, kept = kept + ${kept}::bigint,
        refused = refused + ${refused}::bigint, skipped = skipped + ${skipped ? 1 : 0}::bigint,
        waiting_for = null, waiting_until = null, updated_at = ${now.toISOString()}::timestamptz
      where ${whose(scope)} and agent = ${agent} and read_to = ${from}`),
  );
  return Boolean(rowCount);
}

/** Records that a history waits, and why. */
export async function noteWaiting(
  tx: Tx,
  scope: Scope,
  agent: string,
  { code, until }: { readonly code: string; readonly until: Date | null },
  now: Date,
): Promise<void> {
  await counted(
    'extraction_progress',
    'updated',
    tx.execute(sql`
      update extraction_progress set waiting_for = ${code}, waiting_until = ${until?.toISOString() ?? null}::timestamptz,
        updated_at = ${now.toISOString()}::timestamptz
      where ${whose(scope)} and agent = ${agent}`),
  );
}

/**
 * The progress of the user of the scope. For a key bound to an agent, only that agent's. For one bound to a project none, because a
 * history is of all projects.
 */
export async function progressOf(tx: Tx, scope: Scope): Promise<Shown[]> {
  if (scope.userId === null || scope.project !== null) return [];
  const { rows } = await tx.execute<Record<string, string | null>>(sql`
    select agent, read_to, windows, kept, refused, skipped, waiting_for, waiting_until from extraction_progress
    where ${whose(scope)} ${scope.agent === null ? sql`` : sql`and agent = ${scope.agent}`} order by agent`);
  return rows.map((row) => ({
    ...(row['agent'] !== '' && { agent: row['agent'] ?? '' }),
    read_to: Number(row['read_to']),
    windows: Number(row['windows']),
    kept: Number(row['kept']),
    refused: Number(row['refused']),
    skipped: Number(row['skipped']),
    ...(row['waiting_for'] && { waiting_for: row['waiting_for'] }),
    ...(row['waiting_until'] && { waiting_until: new Date(row['waiting_until']).toISOString() }),
  }));
}
