import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { keepFixedPlan } from '@platform/database/kept-plans.js';
import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { type SQL, sql } from 'drizzle-orm';
import { type Mention, namesIn, type NamingText } from './names.js';

/** A record to read names from. */
export interface NamedRecord extends NamingText {
  readonly recordId: string;
}

interface Owner {
  readonly tenantId: string;
  readonly userId: string | null;
}

/** Maximum number of rows per statement. */
const ROWS_AT_ONCE = 5_000;

/** Writes which names records mention, in the transaction that stores the text, like its words. */
@Injectable()
export class EntityMentions {
  /** Adds the names of records that have just been inserted. */
  add(tx: Tx, owner: Owner, records: readonly NamedRecord[]): Promise<void> {
    return read(tx, owner, records, sql``);
  }

  /** Adds the names of records that may have some already. These stay, so it is idempotent. */
  addMissing(tx: Tx, owner: Owner, records: readonly NamedRecord[]): Promise<void> {
    return read(tx, owner, records, sql`on conflict do nothing`);
  }

  /** After an edit of its text. */
  async replace(tx: Tx, owner: Owner, record: NamedRecord): Promise<void> {
    await counted(
      'entity_mentions',
      'deleted',
      tx.execute(
        sql`delete from entity_mentions where tenant_id = ${owner.tenantId} and record_id = ${record.recordId}`,
      ),
    );
    await this.addMissing(tx, owner, [record]);
  }
}

async function read(tx: Tx, owner: Owner, records: readonly NamedRecord[], onConflict: SQL): Promise<void> {
  const turns = new EventLoopTurns();
  let [ids, rows]: [string[], Row[]] = [[], []];
  for (const record of records) {
    await turns.yieldToEventLoop();
    const place = ids.push(record.recordId);
    for (const mention of namesIn(record)) rows.push({ mention, place });
    if (rows.length < ROWS_AT_ONCE) continue;
    await insert(tx, owner, ids, rows, onConflict);
    [ids, rows] = [[], []];
  }
  await insert(tx, owner, ids, rows, onConflict);
}

interface Row {
  readonly mention: Mention;
  /** The place of its record among the ids, from 1. */
  readonly place: number;
}

async function insert(
  tx: Tx,
  { tenantId, userId }: Owner,
  ids: readonly string[],
  rows: readonly Row[],
  onConflict: SQL,
): Promise<void> {
  if (rows.length === 0) return;
  const column = (of: (row: Row) => string | number | boolean | null, type: string) =>
    sql`${sql.param(rows.map(of))}::${sql.raw(type)}[]`;
  await counted(
    'entity_mentions',
    'inserted',
    tx.execute(
      keepFixedPlan(sql`
    insert into entity_mentions (tenant_id, user_id, record_id, key, name, part, same_as)
    select ${tenantId}::uuid, ${userId}::text, (${sql.param([...ids])}::uuid[])[m.place], m.key, m.name, m.part, m.same_as
    from unnest(
      ${column(({ place }) => place, 'int')}, ${column(({ mention }) => mention.key, 'text')}, ${column(({ mention }) => mention.name, 'text')},
      ${column(({ mention }) => mention.part, 'boolean')}, ${column(({ mention }) => mention.sameAs, 'text')}
    ) as m (place, key, name, part, same_as)
    ${onConflict}`),
    ),
  );
}
