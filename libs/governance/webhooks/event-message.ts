import { TEST_EVENT } from '@contracts/webhooks/webhook-events.js';
import { Clock } from '@kernel/clock.js';
import { readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { showBlock } from '@memory/blocks/block.js';
import { BlocksRepository } from '@memory/blocks/blocks.repository.js';
import { type RecordRow, showRecord } from '@memory/record-store/record-source.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import type { Delivery } from './delivery.js';
import type { WebhookRow } from './webhook.js';

/** Size limit of a body. A larger one is sent with ids only; the receiver can read the content. */
const MOST_BYTES = 1_000_000;
/** Events whose records exist afterwards. Deleted or forgotten records cannot be read. */
const SHOWS = /^(?:(?:record|message)\.(?:created|updated|restored)|intention\.triggered)$/;
const SHOWS_BLOCK = /^block\.(?:created|updated)$/;

/** Builds the message of a delivery from what is stored when it is sent. */
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

  /** The event's records that a reader would find now, in the order of the event. */
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

/** A message without any memory, to test whether a webhook can be reached. */
export function testBody(at: Date): string {
  return written({ userId: null }, { type: TEST_EVENT, at: at.toISOString() }, [], {});
}

const EVENTS = { created: 'ADD', restored: 'ADD', updated: 'UPDATE', deleted: 'DELETE', forgotten: 'DELETE' } as const;
type Verb = keyof typeof EVENTS;

/** The event of one memory in mem0's format. Null: mem0 has no such event, or nothing of the memory is left. */
function mem0Body(
  { type, ids }: { readonly type: string; readonly ids: readonly string[] },
  row: Pick<RecordRow, 'content'> | null,
): string | null {
  const verb = type.slice(type.indexOf('.') + 1);
  if (!(verb in EVENTS)) return null;
  const event = EVENTS[verb as Verb];
  if (event !== 'DELETE' && row === null) return null;
  const [id = ''] = ids.map(readId);
  return JSON.stringify({ event_details: { id, data: { memory: row?.content ?? '' }, event } });
}
