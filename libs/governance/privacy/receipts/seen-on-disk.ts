import type { ReceiptBody } from '@contracts/privacy/erasure.operations.js';
import { showId } from '@kernel/ids.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { type RewriteRow, RewritesRepository } from '../rewrite/rewrites.repository.js';

type Stages = Pick<ReceiptBody['stages'], 'heap' | 'wal'>;

/** What a receipt may say about the database files: what a rewrite since the erasure has observed, and nothing more. */
@Injectable()
export class SeenOnDisk {
  constructor(
    private readonly database: Database,
    private readonly rewrites: RewritesRepository,
  ) {}

  /** @param position of the write-ahead log when the erasure was completed */
  async run(completedAt: Date, position: string | null): Promise<Stages> {
    const { rewrite, distributed } = await this.database.asSystem(
      async (tx) => ({
        rewrite: await this.rewrites.firstSince(tx, completedAt),
        distributed: await this.rewrites.isDistributed(tx),
      }),
      { readOnly: true },
    );
    return distributed ? ELSEWHERE : stagesOf(rewrite, position);
  }
}

/**
 * The files and log of one server do not hold all rows. So nothing is claimed about any of them, and no log position is
 * given.
 */
const ELSEWHERE: Stages = {
  heap: { seen: false, note: 'This database keeps rows on several servers, whose files were not looked at.' },
  wal: {
    seen: false,
    position: null,
    note: 'This database keeps rows on several servers. The write-ahead log of each may hold what was deleted until it is recycled.',
  },
};

export function stagesOf(rewrite: RewriteRow | null, position: string | null): Stages {
  if (!rewrite) {
    return {
      heap: { seen: false, note: 'Deleted rows leave the data files and indexes when they are rewritten.' },
      wal: {
        seen: false,
        position,
        note: 'The write-ahead log up to this position may hold what was deleted until it is recycled.',
      },
    };
  }
  const { walAfter, walKeptFrom, walRecycled, finishedAt } = rewrite;
  const name = `${showId('rewrite', rewrite.id)}, ${finishedAt.toISOString()}`;
  const gone = !walRecycled && walKeptFrom !== null && numberOf(walKeptFrom) >= numberOf(walAfter);
  return {
    heap: { seen: true, note: `All tables and indexes were made anew since (${name}).` },
    wal: {
      seen: gone,
      position: walAfter,
      note: gone
        ? `The server kept its log from ${walKeptFrom} on after the rewrite, which is behind this position.`
        : 'The write-ahead log up to this position may hold what was deleted: old files were kept, or kept to be written over.',
    },
  };
}

/** The number of a log position (LSN): two 32-bit halves, hexadecimal. */
function numberOf(position: string): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
