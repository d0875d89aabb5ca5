import type { episode, listEpisodes, nextBatch } from '@contracts/cognitive/episodes.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { FoldEpisodes } from '@memory/compaction/fold-episodes.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { agentOf, nodeOf, textOf } from '../kind.js';
import { kindRows } from '../kind-rows.query.js';

/** The latest episodes, and those that would be consolidated next. */
@Injectable()
export class ListEpisodes {
  constructor(
    private readonly database: Database,
    private readonly folds: FoldEpisodes,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, query: InputOf<typeof listEpisodes>['query']): Promise<OutputOf<typeof listEpisodes>> {
    const page = {
      type: 'episodic' as const,
      agent: agentOf(scope, query),
      ...(query.include_compressed !== true && { more: sql`not r.compressed` }),
      order: sql`r.sequence desc, r.id desc`,
      limit: query.limit,
    };
    return this.database.withScope(
      scope,
      async (tx) => ({ episodes: (await kindRows(tx, scope, page, this.clock.now())).map(showEpisode) }),
      { readOnly: true },
    );
  }

  next(scope: Scope, query: InputOf<typeof nextBatch>['query']): Promise<OutputOf<typeof nextBatch>> {
    const agent = agentOf(scope, query);
    return this.database.withScope(
      scope,
      async (tx) => {
        const batch = await this.folds.nextIn(tx, scope, agent, query.batch_size);
        const ids = batch.map(({ id }) => id);
        const page = {
          type: 'episodic' as const,
          agent,
          more: sql`r.id = any(${sql.param(ids)}::uuid[])`,
          order: sql`r.sequence, r.id`,
          limit: query.batch_size,
        };
        return { episodes: (await kindRows(tx, scope, page, this.clock.now())).map(showEpisode) };
      },
      { readOnly: true },
    );
  }
}

function showEpisode(row: RecordRow): z.input<typeof episode> {
  return {
    ...nodeOf(row),
    content: row.content,
    source_label: textOf(row.fields, 'source_label'),
    temporal_index: row.sequence,
    compressed: row.compressed,
    occurred_at: row.occurredAt.toISOString(),
  };
}
