import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { insertRows } from '@platform/database/insert-rows.js';
import { pendingTriggers } from '@schema/pending-triggers.js';
import { and, eq, inArray } from 'drizzle-orm';
import { INTENTION_TYPE, triggersOf } from './trigger-words.js';

type Intended = Parameters<typeof triggersOf>[0] & { readonly id: string };

/** Indexes the triggers of new records. If none is an intention, no statement runs. */
export async function indexTriggers(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string | null },
  records: readonly Intended[],
): Promise<void> {
  const rows = records.flatMap((record) =>
    triggersOf(record).map((trigger) => ({
      tenantId,
      userId,
      recordId: record.id,
      agent: record.agent ?? '',
      ...trigger,
    })),
  );
  await insertRows(tx, pendingTriggers, rows, { onConflict: 'do nothing' });
}

/** Reindexes the triggers of an edited record. */
export async function reindexTriggers(
  tx: Tx,
  owner: { readonly tenantId: string; readonly userId: string | null },
  record: Intended,
): Promise<void> {
  if (record.type !== INTENTION_TYPE) return;
  const its = and(eq(pendingTriggers.tenantId, owner.tenantId), inArray(pendingTriggers.recordId, [record.id]));
  await counted('pending_triggers', 'deleted', tx.delete(pendingTriggers).where(its));
  await indexTriggers(tx, owner, [record]);
}
