import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { eraseSubjectJob } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { newId } from '@kernel/ids.js';
import { receiversOf } from '@memory/indexing/receivers.query.js';
import { CONFIG, type Config } from '@platform/config/config.js';
import type { Tx } from '@platform/database/database.js';
import { Outbox } from '@platform/queue/outbox.js';
import { Ledger } from '../ledger/ledger.js';
import { type Counts } from './counts.js';
import { type ErasureRow, ErasuresRepository } from './erasures.repository.js';

/** The external services that received texts of a tenant, as a receipt names them. */
@Injectable()
export class Processors {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'embedding' | 'nextEmbedding' | 'rerank' | 'models'>,
  ) {}

  async of(tx: Tx, tenantId: string): Promise<Record<string, unknown>[]> {
    const receivers = await receiversOf(tx, { tenantId }, this.config);
    return receivers.map(({ purpose, ...rest }) => ({
      kind: purpose === 'embeddings' ? 'embedding' : purpose,
      ...rest,
    }));
  }
}

/** The common fields of all erasures when they are accepted. */
interface Order {
  readonly tenantId: string;
  readonly kind: ErasureRow['kind'];
  /** Keyed hash. */
  readonly subject: string;
  /** Keyed hash of the user whose memory is erased. Null: shared memory, or that of all users. */
  readonly owner: string | null;
  readonly reason: string | undefined;
  /** The key that requests it. */
  readonly by: string;
  /** Records, agents, blocks and runs of a partial erasure. */
  readonly ids: readonly string[];
  /** Position in the ledger, if the ledger already contains this erasure. */
  readonly entered?: number;
}

/** Stores an erasure, enters it in the ledger and enqueues the job, in the transaction that hides what is erased. */
@Injectable()
export class AcceptErasure {
  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly processors: Processors,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The transaction must see as an eraser. Pass `id` if rows already refer to it. */
  async runIn(tx: Tx, order: Order, counted: { expected: Counts; counts: Counts }, id = newId()): Promise<ErasureRow> {
    const { tenantId, kind, subject, ids } = order;
    const at = this.clock.now();
    const ledgerPosition =
      order.entered ?? (await this.ledger.append(tx, { erasureId: id, tenantId, kind, subject, ids, at }));
    const row = await this.erasures.insert(tx, {
      tenantId,
      id,
      kind,
      subject,
      owner: order.owner,
      state: 'running',
      stage: 'accepted',
      ...counted,
      processors: await this.processors.of(tx, tenantId),
      reason: order.reason ?? null,
      requestedBy: order.by,
      requestedAt: at,
      ledgerPosition,
    });
    await this.outbox.enqueue(tx, { tenantId, userId: null, epoch: 0 }, eraseSubjectJob, [{ erasure_id: id }]);
    return row;
  }
}

/**
 * @param others held records that are not theirs
 * @throws RecollectError `legal_hold` if one of these users or their records is held
 */
export async function refuseHeldUsers(
  tx: Tx,
  tenantId: string,
  userId: string | 'everybody',
  others = 0,
): Promise<void> {
  const whose = userId === 'everybody' ? sql`true` : sql`user_id = ${userId}`;
  const { rows } = await tx.execute<{ users: number; records: number }>(sql`
    select (select count(*)::int from users where tenant_id = ${tenantId} and legal_hold and ${whose}) as users,
      (select count(*)::int from records where tenant_id = ${tenantId} and legal_hold and ${whose}) as records`);
  refuseHeld(rows[0]?.users ?? 0, (rows[0]?.records ?? 0) + others);
}

export function refuseHeld(users: number, records: number): void {
  const held = [...(users > 0 ? [`${users} user(s)`] : []), ...(records > 0 ? [`${records} record(s)`] : [])];
  if (held.length > 0)
    throw new RecollectError('legal_hold', `Under legal hold: ${held.join(' and ')}. Nothing was erased.`);
}
