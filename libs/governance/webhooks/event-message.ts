import { TEST_EVENT } from '@contracts/webhooks/webhook-events.js';
import { Clock } from '@kernel/clock.js';
import { readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { showBlock } from '@memory/blocks/block.js';
import { BlocksRepository } from '@memory/blocks/blocks.repository.js';
import { type RecordRow, showRecord } from '@memory/record-store/record-row.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import type { Delivery } from './delivery.js';
import { mem0Body } from './mem0-message.js';
import type { WebhookRow } from './webhook.js';

/** Of a body. With more content only ids are sent: whoever is told can read them. */
const MOST_BYTES = 1_000_000;
/** Of what is there afterwards. What was deleted or forgotten, nobody reads. */
const SHOWS = /^(?:(?:record|message)\.(?:created|updated|restored)|intention\.triggered)$/;
const SHOWS_BLOCK = /^block\.(?:created|updated)$/;

/** What a delivery tells, as things stand when it is sent. */
@Injectable()
export class EventMessage {
  constructor(
    private readonly records: RecordsRepository,
    private readonly blocks: BlocksRepository,
    private readonly clock: Clock,
  ) {}

  /** Null: nothing of it is left. */
  async body(tx: Tx, scope: Scope, webhook: WebhookRow, event: Delivery): Promise<string | null> {
    if (SHOWS.test(event.type)) {
      const rows = await this.answerable(tx, scope, event.ids);
      if (webhook.format === 'mem0') return mem0Body(event, rows[0] ?? null);
      const ids = rows.map(({ type, id }) => showId(type, id));
      return ids.length === 0
        ? null
        : written(scope, event, ids, webhook.content ? { records: rows.map(showRecord) } : {});
    }
    if (webhook.format === 'mem0') return mem0Body(event, null);
    if (!SHOWS_BLOCK.test(event.type)) return written(scope, event, event.ids, {});
    const found = await Promise.all(event.ids.map((id) => this.blocks.find(tx, scope, id)));
    const blocks = found.filter((block) => block !== null).map(showBlock);
    const ids = blocks.map(({ id }) => id);
    return ids.length === 0 ? null : written(scope, event, ids, webhook.content ? { blocks } : {});
  }

  /** Of those that were told of: what a reader would find now, in the order in which it was told. */
  private async answerable(tx: Tx, scope: Scope, shown: readonly string[]): Promise<RecordRow[]> {
    const ids = shown.map(readId).filter((id) => id !== null);
    const now = this.clock.now();
    const found = await this.records.named(tx, scope, { userId: scope.userId }, ids);
    const rows = found.filter(
      ({ quarantined, forgottenAt, expiresAt }) => !quarantined && !forgottenAt && !(expiresAt && expiresAt <= now),
    );
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  }
}

/** `{type, timestamp, data}`, as the specification has it. */
function written(
  { userId }: Pick<Scope, 'userId'>,
  { type, at }: Pick<Delivery, 'type' | 'at'>,
  ids: readonly string[],
  content: object,
): string {
  const data = { ...(userId !== null && { user_id: userId }), ids };
  const body = JSON.stringify({ type, timestamp: at, data: { ...data, ...content } });
  if (Buffer.byteLength(body) <= MOST_BYTES) return body;
  return JSON.stringify({ type, timestamp: at, data: { ...data, content_left_out: true } });
}

/** Of no memory: to see whether a webhook is reached. */
export function testBody(at: Date): string {
  return written({ userId: null }, { type: TEST_EVENT, at: at.toISOString() }, [], {});
}
