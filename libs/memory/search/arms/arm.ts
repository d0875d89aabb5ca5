import type { Scope } from '@kernel/scope.js';
import type { PackedColumns } from '@platform/database/packed-rows.js';
import { sql, type SQL } from 'drizzle-orm';

/** What ranking asks of a record before its text is read. */
export interface Traits {
  readonly sessionId: string | null;
  readonly role: string | null;
  /** Unix milliseconds. */
  readonly occurredAt: number;
  /** Of the content, in bytes: known without reading it. */
  readonly size: number;
}

/** One passage that an arm found. */
export interface PassageHit extends Traits {
  readonly recordId: string;
  readonly passageId: string;
  /** UTF-16 offsets of the passage in the content. */
  readonly start: number;
  readonly end: number;
  /** Which passage of the record, from 0. Absent: found by something else than a passage. */
  readonly ordinal?: number;
  /** The arm's own scale; higher is better. */
  readonly score: number;
  /** Places, from 0, of the query's stems that stand in the passage. Of the keyword arm only. */
  readonly stems?: readonly number[];
}

/** The columns of `Traits`, of a record source aliased `r`. */
export const TRAITS: SQL = sql.raw(
  "r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size",
);

/** What every arm asks alike: whose passages, of which records, believed when. */
export interface ArmScope {
  readonly scope: Scope;
  /** Where records are read from, aliased `r`. */
  readonly source: SQL;
  /** Everything that a record must be to be answered; holds inside every arm. */
  readonly conditions: SQL;
  readonly asOf: Date | undefined;
  /** How many passages at most. */
  readonly limit: number;
}

/** The passage (aliased `p`) belongs to the version that is, or was at `asOf`, believed. */
export function believedPassage(asOf: Date | undefined): SQL {
  if (!asOf) return sql`p.superseded_at is null`;
  const then = sql`${asOf.toISOString()}::timestamptz`;
  return sql`p.recorded_at <= ${then} and (p.superseded_at is null or p.superseded_at > ${then})`;
}

/**
 * Keeps of scored passages (`passage_id`, `score`) the best whose record may be answered. The lateral joins walk
 * them from the best and stop when there are enough, instead of joining the whole scope first. Two of them: a
 * source of versions is a union, into which an id from outside is pushed down and one from a join beside it is not.
 */
export function bestAnswerable(scored: SQL, arm: ArmScope, more: SQL = sql``): SQL {
  const { tenantId } = arm.scope;
  return sql`
    select s.passage_id, s.score, p.record_id, p.ordinal, p.start_at, p.end_at,
      answerable.session_id, answerable.role, answerable.occurred_at, answerable.size${more}
    from (${scored} order by score desc, passage_id) s
    cross join lateral (
      select p.record_id, p.ordinal, p.start_at, p.end_at from passages p
      where p.tenant_id = ${tenantId} and p.id = s.passage_id and ${believedPassage(arm.asOf)}
      limit 1
    ) p
    cross join lateral (
      select ${TRAITS} from ${arm.source} where r.tenant_id = ${tenantId} and r.id = p.record_id and ${arm.conditions} limit 1
    ) answerable
    order by s.score desc, s.passage_id limit ${arm.limit}`;
}

/**
 * To six decimals, so that neither the order in which the planner sums floating-point numbers nor the machine's way
 * of multiplying them changes an order of hits. Not through `numeric`, which takes longer than the score itself.
 */
export function rounded(score: SQL): SQL {
  return sql`round((${score}) * 1e6::float8) / 1e6::float8`;
}

/** What `bestAnswerable` answers, in the order of `HitCells`. */
export const HIT_COLUMNS = [
  'passage_id',
  'score',
  'record_id',
  'ordinal',
  'start_at',
  'end_at',
  'session_id',
  'role',
  'occurred_at',
  'size',
] as const;

export type TraitCells = readonly [sessionId: string | null, role: string | null, occurredAt: number, size: number];
type HitCells = readonly [
  passageId: string,
  score: number,
  recordId: string,
  ordinal: number,
  start: number,
  end: number,
  ...TraitCells,
];
type ColumnsOf<Cells extends readonly unknown[]> = { readonly [Place in keyof Cells]: readonly Cells[Place][] };

/** @param stemsOf of the hit in this place */
export function readHits(lists: PackedColumns, stemsOf: (place: number) => readonly number[] = noStems): PassageHit[] {
  if (!lists[0]) return [];
  const [passages, scores, records, ordinals, starts, ends, sessions, roles, times, sizes] =
    lists as unknown as ColumnsOf<HitCells>;
  const hits: PassageHit[] = [];
  for (let place = 0; place < passages.length; place++) {
    hits.push({
      recordId: records[place]!,
      passageId: passages[place]!,
      start: starts[place]!,
      end: ends[place]!,
      ordinal: ordinals[place]!,
      score: scores[place]!,
      sessionId: sessions[place]!,
      role: roles[place]!,
      occurredAt: Math.round(times[place]!),
      size: sizes[place]!,
      stems: stemsOf(place),
    });
  }
  return hits;
}

const NO_STEMS: readonly number[] = [];
const noStems = (): readonly number[] => NO_STEMS;
