import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { counted, named } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { webhooks } from '@schema/webhooks.js';
import { and, asc, eq } from 'drizzle-orm';
import type { WebhookChanges, WebhookRow } from './webhook.js';

type Of = Pick<Scope, 'tenantId'>;

/** Writes and reads webhooks. */
@Injectable()
export class WebhooksRepository {
  async insert(tx: Tx, row: WebhookRow): Promise<void> {
    named('webhook', [row.id]);
    await counted('webhooks', 'inserted', tx.insert(webhooks).values(row));
  }

  /** Oldest first: ids rise with time. */
  list(tx: Tx, { tenantId }: Of): Promise<WebhookRow[]> {
    return tx.select().from(webhooks).where(eq(webhooks.tenantId, tenantId)).orderBy(asc(webhooks.id));
  }

  async find(tx: Tx, of: Of, id: string): Promise<WebhookRow | null> {
    const [row] = await tx.select().from(webhooks).where(isRow(of, id));
    return row ?? null;
  }

  async lock(tx: Tx, of: Of, id: string): Promise<WebhookRow | null> {
    const [row] = await tx.select().from(webhooks).where(isRow(of, id)).for('update');
    return row ?? null;
  }

  /** Null: there is no such webhook. */
  async update(tx: Tx, of: Of, id: string, changes: WebhookChanges): Promise<WebhookRow | null> {
    named('webhook', [id]);
    const [row] = await counted(
      'webhooks',
      'updated',
      tx.update(webhooks).set(changes).where(isRow(of, id)).returning(),
    );
    return row ?? null;
  }

  async delete(tx: Tx, of: Of, id: string): Promise<boolean> {
    named('webhook', [id]);
    const gone = await counted(
      'webhooks',
      'deleted',
      tx.delete(webhooks).where(isRow(of, id)).returning({ id: webhooks.id }),
    );
    return gone.length > 0;
  }
}

function isRow({ tenantId }: Of, id: string) {
  return and(eq(webhooks.tenantId, tenantId), eq(webhooks.id, id));
}
