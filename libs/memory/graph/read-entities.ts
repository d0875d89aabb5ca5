import { Injectable } from '@nestjs/common';
import { sql, type SQL } from 'drizzle-orm';
import type { Entity, entityFacts, listEntities } from '@contracts/entities/entities.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { badCursor, readParts, readTimePlace, writePlace, writeTimePlace } from '@contracts/place.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { keyOf, keysOf } from '@memory/entities/names.js';
import {
  readRecordRow,
  RECORD_COLUMNS,
  type RecordRow,
  showRecord,
  notSuperseded,
  ownedBy,
  recordConditions,
  type RecordQuery,
} from '@memory/record-store/record-source.js';
import { Database, type Tx } from '@platform/database/database.js';

/** A mention (`m`) with its record (`r`), as far as the reader may see both. */
function mentions(scope: Scope, query: RecordQuery, now: Date): SQL {
  return sql`entity_mentions m join records r on r.tenant_id = m.tenant_id and r.id = m.record_id
    where m.tenant_id = ${scope.tenantId} and ${ownedBy(scope, 'm')} and ${ownedBy(scope)}
      and ${recordConditions(scope, query, now)}${notSuperseded(query)}`;
}

interface EntitiesQuery {
  readonly agent?: string | undefined;
  readonly prefix?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/**
 * The names after the last one of a page. The cursor holds its position: how often it is mentioned, and its key.
 * @throws RecollectError `invalid_input`
 */
function behindName(cursor: string | undefined): SQL {
  if (cursor === undefined) return sql``;
  const [count, key] = readParts(cursor);
  if (!Number.isSafeInteger(count) || typeof key !== 'string' || key.includes('\u0000')) throw badCursor();
  return sql` having count(*) < ${count} or (count(*) = ${count} and m.key > ${key})`;
}

/** The names that the most records mention. */
async function entitiesOf(
  tx: Tx,
  scope: Scope,
  { agent, prefix, limit, cursor }: EntitiesQuery,
  now: Date,
): Promise<Entity[]> {
  const behind = behindName(cursor);
  const start = keyOf(prefix ?? '');
  // Signs alone begin no name.
  if (start === '' && prefix?.trim()) return [];
  const begin = start === '' ? sql`` : sql` and starts_with(m.key, ${start})`;
  const { rows } = await tx.execute<EntityRow & Record<string, unknown>>(sql`
    select m.key, (array_agg(m.name order by r.occurred_at desc, r.id desc))[1] as name, count(*)::int as mentions,
      array_remove(array_agg(distinct m.same_as), null) as same_as,
      date_part('epoch', min(r.occurred_at)) * 1000 as first_at, date_part('epoch', max(r.occurred_at)) * 1000 as last_at
    from ${mentions(scope, { ...(agent !== undefined && { agent }) }, now)} and not m.part${begin}
    group by m.key${behind} order by count(*) desc, m.key limit ${limit}`);
  return rows.map(({ key, same_as: other, first_at: first, last_at: last, ...row }) => ({
    ...{ id: key, name: row.name, mentions: row.mentions },
    ...(other.length > 0 && { same_as: other }),
    first_at: new Date(Math.round(first)).toISOString(),
    last_at: new Date(Math.round(last)).toISOString(),
  }));
}

interface EntityRow {
  readonly key: string;
  readonly name: string;
  readonly mentions: number;
  readonly same_as: string[];
  readonly first_at: number;
  readonly last_at: number;
}

interface FactsQuery {
  readonly agent?: string | undefined;
  readonly type?: string | undefined;
  readonly before?: Date | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The records that mention a name or one of its aliases, latest first. */
async function factsOf(
  tx: Tx,
  scope: Scope,
  name: string,
  { agent, type, before, limit, cursor }: FactsQuery,
  now: Date,
): Promise<RecordRow[]> {
  const after = readTimePlace(cursor);
  const keys = keysOf(name);
  if (keys.length === 0) return [];
  const named = sql`m.key = any(${sql.param(keys)}::text[])`;
  const query = { ...(agent !== undefined && { agent }), ...(type !== undefined && { type }) };
  const earlier = before ? sql` and r.occurred_at < ${before.toISOString()}::timestamptz` : sql``;
  const behind = after
    ? sql` and (r.occurred_at, r.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const others = sql`select m.same_as from ${mentions(scope, {}, now)} and ${named} and m.same_as is not null`;
  const { rows } = await tx.execute(sql`
    select ${RECORD_COLUMNS} from records r
    where ${ownedBy(scope)} and ${recordConditions(scope, query, now)}${notSuperseded(query)}${earlier}${behind}
      and r.id in (select m.record_id from entity_mentions m
        where m.tenant_id = ${scope.tenantId} and ${ownedBy(scope, 'm')} and (${named} or m.key in (${others})))
    order by r.occurred_at desc, r.id desc limit ${limit}`);
  return rows.map(readRecordRow);
}

/** The entities that memories mention, and the memories about each. */
@Injectable()
export class ReadEntities {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(scope: Scope, query: EntitiesQuery): Promise<OutputOf<typeof listEntities>> {
    const { limit } = query;
    return this.database.withScope(
      scope,
      async (tx) => {
        const found = await entitiesOf(tx, scope, { ...query, limit: limit + 1 }, this.clock.now());
        const entities = found.slice(0, limit);
        const last = entities.at(-1);
        const more = found.length > limit && last !== undefined;
        return { entities, has_more: more, ...(more && { next_cursor: writePlace([last.mentions, last.id]) }) };
      },
      { readOnly: true },
    );
  }

  facts(scope: Scope, name: string, query: FactsQuery): Promise<OutputOf<typeof entityFacts>> {
    const { limit } = query;
    return this.database.withScope(
      scope,
      async (tx) => {
        const found = await factsOf(tx, scope, name, { ...query, limit: limit + 1 }, this.clock.now());
        const facts = found.slice(0, limit);
        const last = facts.at(-1);
        const more = found.length > limit && last !== undefined;
        return {
          facts: facts.map(showRecord),
          has_more: more,
          ...(more && { next_cursor: writeTimePlace({ at: last.occurredAt, id: last.id }) }),
        };
      },
      { readOnly: true },
    );
  }
}
