import type { recentSensory } from '@contracts/cognitive/sensory.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { agentOf, nodeOf, textOf } from '../kind.js';
import { kindRows } from '../kind-rows.query.js';

/** The latest observations. Whether one has expired depends on the time, not on a sweep. */
@Injectable()
export class RecentSensory {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, query: InputOf<typeof recentSensory>['query']): Promise<OutputOf<typeof recentSensory>> {
    const asked = { type: 'sensory' as const, agent: agentOf(scope, query) };
    const page = { ...asked, order: sql`r.sequence desc, r.id desc`, limit: query.limit };
    return this.database.withScope(
      scope,
      async (tx) => ({
        items: (await kindRows(tx, scope, page, this.clock.now())).map((row) => ({
          ...nodeOf(row),
          modality: textOf(row.fields, 'modality'),
          raw_data: row.content,
          observation_order: row.sequence,
          expires_at: row.expiresAt?.toISOString(),
        })),
      }),
      { readOnly: true },
    );
  }
}
