import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { ContextMarkers } from '@memory/context-markers/context-markers.js';
import {
  readRecordRow,
  RECORD_COLUMNS,
  type RecordRow,
  notSuperseded,
  ownedBy,
  recordConditions,
  type RecordQuery,
  recordSource,
} from '@memory/record-store/record-source.js';
import { timeZoneOf } from '@memory/users/time-zone.query.js';
import { Database, type Tx } from '@platform/database/database.js';
import { lineDocument } from './document.js';
import { agentOf, withEndings } from './holding.js';
import { itemOfTold } from './item-of.js';
import { Calendar } from './layout.js';
import { endingsOf } from './lineage.query.js';
import { type Retold, retold } from './retold.js';
import { readTold } from './told.js';

/** Those of these rows that a search by this reader could still return, by id. */
async function rowsToTell(
  tx: Tx,
  scope: Scope,
  ids: readonly string[],
  query: RecordQuery,
  now: Date,
): Promise<ReadonlyMap<string, RecordRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute(sql`
    select ${RECORD_COLUMNS} from ${recordSource(scope, undefined)}
    where ${ownedBy(scope)} and r.id = any(${sql.param([...ids])}::uuid[])
      and ${recordConditions(scope, query, now)}${notSuperseded(query)}`);
  return new Map(rows.map(readRecordRow).map((row) => [row.id, row]));
}

/**
 * Rebuilds memories that were included before, in the same words, as long as they are unchanged. Memories that were erased,
 * forgotten, quarantined or superseded since, or that this reader may not see, are left out.
 */
@Injectable()
export class TellAgain {
  constructor(
    private readonly database: Database,
    private readonly marks: ContextMarkers,
    private readonly clock: Clock,
  ) {}

  /** @param lists for each turn, what was included with it. One query for all */
  async run(
    scope: Scope,
    { agent, project }: { readonly agent: string | undefined; readonly project: string | undefined },
    lists: readonly (readonly string[])[],
  ): Promise<Retold[]> {
    const read = lists.map((list) => list.map(readTold).filter((told) => told !== null));
    const ids = [...new Set(read.flat().map(({ id }) => id))];
    if (ids.length === 0) return lists.map(() => retold([], this.document(scope, 'UTC')));
    const query = { ...(project !== undefined && { project }), ...agentOf(scope, agent) };
    const now = this.clock.now();
    const { rows, endings, zone } = await this.database.withScope(
      scope,
      async (tx) => {
        const found = await rowsToTell(tx, scope, ids, query, now);
        const ended = await endingsOf(tx, scope, [...found.keys()], { at: now, now });
        return { rows: found, endings: ended, zone: await timeZoneOf(tx, scope) };
      },
      { readOnly: true },
    );
    const document = this.document(scope, zone);
    return read.map((list) => {
      const items = new Map(
        list.flatMap((place) => {
          const row = rows.get(place.id);
          return row ? [[row.id, itemOfTold(row, place)] as const] : [];
        }),
      );
      return retold(withEndings([...items.values()], endings), document);
    });
  }

  private document(scope: Scope, timeZone: string) {
    const mark = (text: string) => this.marks.of(text, scope.tenantId);
    return lineDocument('xml', { calendar: new Calendar(timeZone), mark });
  }
}
