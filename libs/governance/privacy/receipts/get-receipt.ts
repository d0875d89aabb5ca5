import type { ReceiptBody, ReceiptOutput } from '@contracts/privacy/erasure.operations.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@platform/config/config.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { totalOf } from '../erasure/counts.js';
import type { ErasureRow } from '../erasure/erasures.repository.js';
import { GetErasures } from '../erasure/get-erasures.js';
import { signReceipt } from './receipt.js';
import { ReceiptKeys } from './receipt-keys.js';
import { SeenOnDisk } from './seen-on-disk.js';

/** The receipt of a completed erasure. It states what was observed, and states where nothing was observed. */
@Injectable()
export class GetReceipt {
  constructor(
    private readonly erasures: GetErasures,
    private readonly keys: ReceiptKeys,
    private readonly hash: KeyedHash,
    private readonly disk: SeenOnDisk,
    @Inject(CONFIG) private readonly config: Pick<Config, 'backupHorizonDays'>,
  ) {}

  async run(scope: Scope, shownId: string): Promise<ReceiptOutput> {
    return this.sign(await this.erasures.one(scope, shownId));
  }

  async ofTenant(scope: Scope, shownTenant: string): Promise<ReceiptOutput> {
    return this.sign(await this.erasures.ofTenant(scope, shownTenant));
  }

  /** @throws RecollectError `conflict` while the erasure is running */
  private async sign(row: ErasureRow): Promise<ReceiptOutput> {
    if (row.state !== 'completed' || !row.completedAt) {
      throw new RecollectError(
        'conflict.state',
        'The erasure is still running. Its receipt is available when it has completed.',
      );
    }
    const onDisk = await this.disk.run(row.completedAt, (row.seen?.['wal'] ?? null) as string | null);
    return signReceipt(this.bodyOf(row, row.completedAt, onDisk), this.keys.signing);
  }

  private bodyOf(row: ErasureRow, completedAt: Date, onDisk: Pick<ReceiptBody['stages'], 'heap' | 'wal'>): ReceiptBody {
    const counted = row.seen?.['remaining'] as Record<string, number> | undefined;
    const remaining = counted ?? {};
    return {
      format: 'recollect.erasure-receipt.1',
      erasure_id: showId('erasure', row.id),
      kind: row.kind,
      tenant: this.hash.of('tenant', row.tenantId),
      subject: row.subject,
      owner: row.owner,
      reason: row.reason,
      requested_at: row.requestedAt.toISOString(),
      completed_at: completedAt.toISOString(),
      counts: row.counts,
      total: totalOf(row.counts),
      stages: {
        answers: { seen: counted !== undefined && totalOf(remaining) === 0, at: completedAt.toISOString(), remaining },
        ...onDisk,
        backups: {
          seen: false,
          horizon_days: this.config.backupHorizonDays ?? null,
          note: 'By the operator’s word: the server does not see backups.',
        },
      },
      processors: row.processors as ReceiptBody['processors'],
      ledger_position: row.ledgerPosition,
    };
  }
}
