import type { getPortrait, listSummaries, RungOutput } from '@contracts/ladder.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { readCursor, writeCursor } from '@memory/records/cursor.js';
import { RecordUses } from '@memory/records/record-uses.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type Rung, rungsOf } from './rungs.query.js';

/** Days of the portrait that are answered. */
const MOST_DAYS = 100;

/**
 * The user's summaries and portrait; who asks for one by its name uses it, as who gets a record. They are of all agents and projects, so a bound key reads
 * none.
 */
@Injectable()
export class ReadLadder {
  constructor(
    private readonly database: Database,
    private readonly uses: RecordUses,
  ) {}

  async summaries(scope: Scope, wish: InputOf<typeof listSummaries>['query']): Promise<OutputOf<typeof listSummaries>> {
    const owner = ownerOf(scope);
    const cursor = wish.cursor === undefined ? undefined : readCursor(wish.cursor);
    const kinds = wish.kind ? [wish.kind] : (['day', 'global'] as const);
    const after = cursor && { at: cursor.createdAt, id: cursor.id };
    const rungs = await this.read(scope, (tx) =>
      rungsOf(tx, owner, { kinds, day: wish.day, limit: wish.limit + 1, after }),
    );
    const page = rungs.slice(0, wish.limit);
    const last = page.at(-1);
    const hasMore = rungs.length > wish.limit;
    if (wish.day !== undefined || wish.kind === 'global') this.use(scope, page);
    return {
      summaries: page.map(show),
      has_more: hasMore,
      ...(hasMore && last && { next_cursor: writeCursor({ createdAt: last.occurredAt, id: last.id }) }),
    };
  }

  async portrait(scope: Scope, { day }: { readonly day?: string }): Promise<OutputOf<typeof getPortrait>> {
    const owner = ownerOf(scope);
    const rungs = await this.read(scope, async (tx) => [
      ...(await rungsOf(tx, owner, { kinds: ['portrait'], limit: 1 })),
      ...(await rungsOf(tx, owner, { kinds: ['personality'], day, limit: MOST_DAYS })),
    ]);
    const portrait = rungs.find(({ kind }) => kind === 'portrait');
    const days = rungs.filter(({ kind }) => kind === 'personality');
    this.use(scope, [...(portrait ? [portrait] : []), ...(day === undefined ? [] : days)]);
    return { portrait: portrait ? show(portrait) : null, days: days.map(show) };
  }

  private async read(scope: Scope, work: (tx: Tx) => Promise<Rung[]>): Promise<Rung[]> {
    return isBound(scope) ? [] : this.database.withScope(scope, work, { readOnly: true });
  }

  private use(scope: Scope, rungs: readonly Rung[]): void {
    this.uses.note(
      scope,
      rungs.map(({ id }) => ({ id, userId: scope.userId })),
    );
  }
}

function ownerOf(scope: Scope): { tenantId: string; userId: string } {
  if (scope.userId === null) throw new RecollectError('user_required');
  return { tenantId: scope.tenantId, userId: scope.userId };
}

function isBound(scope: Scope): boolean {
  return scope.agent !== null || scope.project !== null;
}

function show(rung: Rung): RungOutput {
  return {
    id: showId('summary', rung.id),
    kind: rung.kind,
    day: rung.day ?? undefined,
    content: rung.content,
    sources: rung.sources,
    extractive: true,
    updated_at: rung.updatedAt.toISOString(),
  };
}
