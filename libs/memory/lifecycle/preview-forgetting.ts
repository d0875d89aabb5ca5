import type { previewForgetting } from '@contracts/lifecycle/forgetting.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { agedRanges, type AgedPlace, agedRows, countAged } from './aged.query.js';
import { countDue, dueRanges, dueRows, type DueRow, type Place } from './due-by-curve.query.js';
import { ForgettingPolicies, type Population } from './forgetting-policies.js';
import { badCursor, readInstant, readParts, readUuid, writePlace } from '@contracts/place.js';
import { countPastGrace, type Past, pastGrace, type PastRow } from './past-grace.query.js';
import { dueAfterMs, retentionOf } from './retention.js';
import { sparedRecords } from './spared-records.query.js';

type PreviewRequest = InputOf<typeof previewForgetting>['body'];
type Preview = OutputOf<typeof previewForgetting>;
type Item = Preview['items'][number];

interface Found {
  readonly item: Item;
  /** The parts of the cursor that continues after it. */
  readonly place: readonly unknown[];
}

const PASTS = ['grace_over', 'expired'] as const;

/** Lists and counts what a sweep would do, with the queries of the sweep. Changes nothing. */
@Injectable()
export class PreviewForgetting {
  constructor(
    private readonly database: Database,
    private readonly policies: ForgettingPolicies,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, request: PreviewRequest): Promise<Preview> {
    const at = request.at ?? this.clock.now();
    const cursor = request.cursor === undefined ? null : readParts(request.cursor);
    return this.database.withScope(
      scope,
      async (tx) => {
        const populations = await this.policies.populations(tx, scope, request.policy);
        const preview = new Listing(tx, scope, { at, populations, types: request.types });
        return {
          at: at.toISOString(),
          counts: await preview.counts(),
          ...(request.exempt
            ? { items: [], ...(await sparedRecords(tx, scope, { ...preview.query, limit: request.limit, cursor })) }
            : { exempt: [], ...(await preview.page(request.limit, cursor)) }),
        };
      },
      { readOnly: true },
    );
  }
}

interface ListingQuery {
  readonly at: Date;
  readonly populations: readonly Population[];
  readonly types: readonly string[] | undefined;
}

/** Order of the list: end of a grace period, expiry, then the curve, population by population. */
class Listing {
  constructor(
    private readonly tx: Tx,
    private readonly scope: Scope,
    readonly query: ListingQuery,
  ) {}

  async counts(): Promise<Preview['counts']> {
    const { at, types, populations } = this.query;
    let [forget, aged] = [0, 0];
    for (const population of populations) {
      const ranges = await dueRanges(this.tx, this.scope.tenantId, population, at, types);
      forget += await countDue(this.tx, this.scope, population.owner, ranges);
      const old = await agedRanges(this.tx, this.scope.tenantId, population, at, types);
      aged += await countAged(this.tx, this.scope, population.owner, old);
    }
    const [forgotten, expired] = [await this.countPast('grace_over'), await this.countPast('expired')];
    return { forget, purge_expired: expired, purge_forgotten: forgotten, purge_aged: aged };
  }

  async page(limit: number, cursor: readonly unknown[] | null) {
    const found: Found[] = [];
    const [from, ...place] = cursor ?? [0];
    const sources = PASTS.length + 2 * this.query.populations.length;
    if (typeof from !== 'number' || !Number.isInteger(from) || from < 0) throw badCursor();
    for (let source = from; source < sources && found.length <= limit; source += 1) {
      const room = limit + 1 - found.length;
      const after = source === from && cursor ? place : null;
      found.push(...(await this.from(source, room, after)));
    }
    const page = found.slice(0, limit);
    const more = found.length > limit;
    return {
      items: page.map(({ item }) => item),
      has_more: more,
      ...(more && { next_cursor: writePlace(page.at(-1)!.place) }),
    };
  }

  private from(source: number, room: number, after: readonly unknown[] | null): Promise<Found[]> {
    const past = PASTS[source];
    if (past) return this.past(source, past, room, after);
    const isAged = source - PASTS.length >= this.query.populations.length;
    return isAged ? this.aged(source, room, after) : this.faded(source, room, after);
  }

  private async aged(source: number, limit: number, place: readonly unknown[] | null): Promise<Found[]> {
    const { at, types, populations } = this.query;
    const population = populations[source - PASTS.length - populations.length]!;
    const ranges = await agedRanges(this.tx, this.scope.tenantId, population, at, types);
    const after = place ? readAgedPlace(place) : undefined;
    const rows = await agedRows(this.tx, this.scope, population.owner, ranges, limit, after);
    return rows.map((row) => {
      const due = row.createdAt.getTime() + (population.policies.maxAgeMs(row.type) ?? 0);
      const since = new Date(due).toISOString();
      return {
        item: { ...shown(row), action: 'purge', reason: 'max_age', due_since: since },
        place: [source, row.type, row.createdAt.getTime(), row.id],
      };
    });
  }

  private countPast(past: Past): Promise<number> {
    return countPastGrace(this.tx, this.scope, { past, ...this.pastQuery() });
  }

  private pastQuery() {
    const { at, types, populations } = this.query;
    return { at, populations, ...(types && { types }) };
  }

  private async past(source: number, past: Past, limit: number, place: readonly unknown[] | null): Promise<Found[]> {
    const after = place && { since: readInstant(place[0]), id: readUuid(place[1]) };
    const rows = await pastGrace(this.tx, this.scope, { past, ...this.pastQuery(), ...(after && { after }) }, limit);
    return rows.map((row) => ({ item: this.pastItem(past, row), place: [source, row.since.getTime(), row.id] }));
  }

  private pastItem(past: Past, row: PastRow): Item {
    const own = this.query.populations.find(({ owner }) => 'userId' in owner && owner.userId === row.userId);
    const rest = this.query.populations.find(({ owner }) => 'rest' in owner);
    const graceMs = (own ?? rest)?.policies.graceMs ?? 0;
    const due = new Date(row.since.getTime() + graceMs);
    return { ...shown(row), action: 'purge', reason: past, due_since: due.toISOString() };
  }

  private async faded(source: number, limit: number, place: readonly unknown[] | null): Promise<Found[]> {
    const population = this.query.populations[source - PASTS.length]!;
    const { at, types } = this.query;
    const ranges = await dueRanges(this.tx, this.scope.tenantId, population, at, types);
    const rows = await dueRows(
      this.tx,
      this.scope,
      population.owner,
      ranges,
      limit,
      place ? readPlace(place) : undefined,
    );
    return rows.map((row) => ({
      item: this.fadedItem(population, row),
      place: [source, row.type, row.strength, row.lastRecalledAt.getTime(), row.id],
    })); // prettier-ignore
  }

  private fadedItem({ policies }: Population, row: DueRow): Item {
    const policy = policies.forType(row.type);
    const due = row.lastRecalledAt.getTime() + dueAfterMs(policy, row.strength)!;
    return {
      ...shown(row),
      action: 'forget',
      reason: 'retention',
      retention: retentionOf(policy, row, this.query.at),
      strength: row.strength,
      last_recalled_at: row.lastRecalledAt.toISOString(),
      due_since: new Date(due).toISOString(),
    };
  }
}

function readPlace([type, strength, at, id]: readonly unknown[]): Place {
  if (typeof type !== 'string' || typeof strength !== 'number' || !Number.isInteger(strength)) throw badCursor();
  if (Math.abs(strength) > 2 ** 31 - 1 || type.includes('\u0000')) throw badCursor();
  return { type, strength, lastRecalledAt: readInstant(at), id: readUuid(id) };
}

function readAgedPlace([type, at, id]: readonly unknown[]): AgedPlace {
  if (typeof type !== 'string' || type.includes('\u0000')) throw badCursor();
  return { type, createdAt: readInstant(at), id: readUuid(id) };
}

function shown({ id, type, userId }: Pick<DueRow, 'id' | 'type' | 'userId'>) {
  return { id: showId(type, id), type, ...(userId !== null && { user_id: userId }), shared: userId === null };
}
