import type { listRewrites } from '@contracts/privacy/ledger.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { cutPage, readCursor } from '../../tenancy/page.js';
import { type RewriteRow, RewritesRepository } from './rewrites.repository.js';

/** Lists the rewrites of tables and indexes and what they observed, newest first. */
@Injectable()
export class ListRewrites {
  constructor(
    private readonly database: Database,
    private readonly rewrites: RewritesRepository,
  ) {}

  async run(_scope: Scope, input: InputOf<typeof listRewrites>['query']): Promise<OutputOf<typeof listRewrites>> {
    const before = readCursor(
      input.cursor,
      (last) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(last) && !isNaN(Date.parse(last)),
    );
    const rows = await this.database.asSystem(
      (tx) => this.rewrites.list(tx, before === null ? null : new Date(before), input.limit + 1),
      { readOnly: true },
    );
    const { page, end } = cutPage(rows, input.limit, ({ startedAt }) => startedAt.toISOString());
    return { rewrites: page.map(show), ...end };
  }
}

function show(row: RewriteRow): OutputOf<typeof listRewrites>['rewrites'][number] {
  return {
    id: showId('rewrite', row.id),
    started_at: row.startedAt.toISOString(),
    finished_at: row.finishedAt.toISOString(),
    complete: row.complete,
    faults: [...row.faults],
    wal_before: row.walBefore,
    wal_after: row.walAfter,
    wal_kept_from: row.walKeptFrom,
    wal_recycled: row.walRecycled,
    files: [...row.files],
  };
}
