import type { getPortrait, listSummaries, RollupOutput } from '@contracts/compaction/rollups.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { readTimePlace, writeTimePlace } from '@contracts/place.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { RecordUses } from '@memory/records/record-uses.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type Rollup, rollupsOf } from './rollups.query.js';

/** Maximum number of days of the portrait. */
const MOST_DAYS = 100;

/**
 * The user's summaries and portrait. Reading one by name counts as use, as reading a record does. They cover all agents and
 * projects, so a bound key reads none.
 */
@Injectable()
export class ReadRollups {
  constructor(
    private readonly database: Database,
    private readonly uses: RecordUses,
  ) {}

  async summaries(
    scope: Scope,
    query: InputOf<typeof listSummaries>['query'],
  ): Promise<OutputOf<typeof listSummaries>> {
    const owner = ownerOf(scope);
    const kinds = query.kind ? [query.kind] : (['day', 'global'] as const);
    const after = readTimePlace(query.cursor);
    const rollups = await this.read(scope, (tx) =>
      rollupsOf(tx, owner, { kinds, day: query.day, limit: query.limit + 1, after }),
    );
    const page = rollups.slice(0, query.limit);
    const last = page.at(-1);
    const hasMore = rollups.length > query.limit;
    if (query.day !== undefined || query.kind === 'global') this.use(scope, page);
    return {
      summaries: page.map(show),
      has_more: hasMore,
      ...(hasMore && last && { next_cursor: writeTimePlace({ at: last.occurredAt, id: last.id }) }),
    };
  }

  async portrait(scope: Scope, { day }: { readonly day?: string }): Promise<OutputOf<typeof getPortrait>> {
    const owner = ownerOf(scope);
    const rollups = await this.read(scope, async (tx) => [
      ...(await rollupsOf(tx, owner, { kinds: ['portrait'], limit: 1 })),
      ...(await rollupsOf(tx, owner, { kinds: ['personality'], day, limit: MOST_DAYS })),
    ]);
    const portrait = rollups.find(({ kind }) => kind === 'portrait');
    const days = rollups.filter(({ kind }) => kind === 'personality');
    this.use(scope, [...(portrait ? [portrait] : []), ...(day === undefined ? [] : days)]);
    return { portrait: portrait ? show(portrait) : null, days: days.map(show) };
  }

  private async read(scope: Scope, work: (tx: Tx) => Promise<Rollup[]>): Promise<Rollup[]> {
    return seesPart(scope) ? [] : this.database.withScope(scope, work, { readOnly: true });
  }

  private use(scope: Scope, rollups: readonly Rollup[]): void {
    this.uses.note(
      scope,
      rollups.map(({ id }) => ({ id, userId: scope.userId })),
    );
  }
}

function ownerOf(scope: Scope): { tenantId: string; userId: string } {
  if (scope.userId === null) throw new RecollectError('user_required');
  return { tenantId: scope.tenantId, userId: scope.userId };
}

function show(rollup: Rollup): RollupOutput {
  return {
    id: showId('summary', rollup.id),
    kind: rollup.kind,
    day: rollup.day ?? undefined,
    content: rollup.content,
    sources: rollup.sources,
    extractive: rollup.extractive,
    updated_at: rollup.updatedAt.toISOString(),
  };
}
