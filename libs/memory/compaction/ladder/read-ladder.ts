import type { getPortrait, listSummaries, RungOutput } from '@contracts/ladder.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { readCursor, writeCursor } from '@memory/records/cursor.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { type Rung, rungsOf } from './rungs.query.js';

/** Days of the portrait that are answered. */
const MOST_DAYS = 100;

/** The user's summaries and portrait. They are of all agents and projects, so a bound key reads none. */
@Injectable()
export class ReadLadder {
  constructor(private readonly database: Database) {}

  summaries(scope: Scope, wish: InputOf<typeof listSummaries>['query']): Promise<OutputOf<typeof listSummaries>> {
    const owner = ownerOf(scope);
    const cursor = wish.cursor === undefined ? undefined : readCursor(wish.cursor);
    const kinds = wish.kind ? [wish.kind] : (['day', 'global'] as const);
    return this.database.withScope(
      scope,
      async (tx) => {
        const after = cursor && { at: cursor.createdAt, id: cursor.id };
        const rungs = isBound(scope)
          ? []
          : await rungsOf(tx, owner, { kinds, day: wish.day, limit: wish.limit + 1, after });
        const page = rungs.slice(0, wish.limit);
        const last = page.at(-1);
        const hasMore = rungs.length > wish.limit;
        return {
          summaries: page.map(show),
          has_more: hasMore,
          ...(hasMore && last && { next_cursor: writeCursor({ createdAt: last.occurredAt, id: last.id }) }),
        };
      },
      { readOnly: true },
    );
  }

  portrait(scope: Scope, { day }: { readonly day?: string }): Promise<OutputOf<typeof getPortrait>> {
    const owner = ownerOf(scope);
    return this.database.withScope(
      scope,
      async (tx) => {
        if (isBound(scope)) return { portrait: null, days: [] };
        const [portrait] = await rungsOf(tx, owner, { kinds: ['portrait'], limit: 1 });
        const days = await rungsOf(tx, owner, { kinds: ['personality'], day, limit: MOST_DAYS });
        return { portrait: portrait ? show(portrait) : null, days: days.map(show) };
      },
      { readOnly: true },
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
