import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { keepFixedPlan } from '@platform/database/kept-plans.js';
import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { sql } from 'drizzle-orm';
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
  /** Adds the names of these records. Existing ones stay, so it is idempotent. */
  async add(tx: Tx, owner: Owner, records: readonly NamedRecord[]): Promise<void> {
    const turns = new EventLoopTurns();
    let rows: Row[] = [];
    for (const record of records) {
      await turns.yieldToEventLoop();
      rows.push(...namesIn(record).map((mention) => ({ ...mention, recordId: record.recordId })));
      if (rows.length < ROWS_AT_ONCE) continue;
      await insert(tx, owner, rows);
      rows = [];
    }
    await insert(tx, owner, rows);
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
    await this.add(tx, owner, [record]);
  }
}

type Row = Mention & { readonly recordId: string };

async function insert(tx: Tx, { tenantId, userId }: Owner, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const column = (of: (row: Row) => string | boolean | null, type: string) =>
    sql`${sql.param(rows.map(of))}::${sql.raw(type)}[]`;
  await counted(
    'entity_mentions',
    'inserted',
    tx.execute(
      keepFixedPlan(sql`
    insert into entity_mentions (tenant_id, user_id, record_id, key, name, part, same_as)
    select ${tenantId}::uuid, ${userId}::text, m.record_id, m.key, m.name, m.part, m.same_as
    from unnest(
      ${column(({ recordId }) => recordId, 'uuid')}, ${column(({ key }) => key, 'text')}, ${column(({ name }) => name, 'text')},
      ${column(({ part }) => part, 'boolean')}, ${column(({ sameAs }) => sameAs, 'text')}
    ) as m (record_id, key, name, part, same_as)
    on conflict do nothing`),
    ),
  );
}
