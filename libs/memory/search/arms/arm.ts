import type { Scope } from '@kernel/scope.js';
import type { PackedColumns } from '@platform/database/packed-rows.js';
import { sql, type SQL } from 'drizzle-orm';

/** What ranking needs of a record before its text is read. */
export interface Traits {
  readonly sessionId: string | null;
  readonly role: string | null;
  /** Unix milliseconds. */
  readonly occurredAt: number;
  /** Size of the content in bytes, known without reading it. */
  readonly size: number;
}

/** One passage, or whole record, that an arm found. */
export interface PassageHit extends Traits {
  readonly recordId: string;
  readonly passageId: string;
  /** UTF-16 offsets of the passage in the content. Both are 0 if no passage matched. */
  readonly start: number;
  readonly end: number;
  /** Index of the passage in its record, from 0. Absent if no passage matched. */
  readonly ordinal?: number;
  /** On the arm's own scale; higher is better. */
  readonly score: number;
  /** Places, from 0, of the query's stems in the passage. Only set by the keyword arm. */
  readonly stems?: readonly number[];
}

/** The columns of `Traits`, for a record source with alias `r`. */
export const TRAITS: SQL = sql.raw(
  "r.session_id, r.role, date_part('epoch', r.occurred_at) * 1000 as occurred_at, octet_length(r.content) as size",
);

/** What every arm needs: whose passages, of which records, at which time. */
export interface ArmScope {
  readonly scope: Scope;
  /** The source of records, with alias `r`. */
  readonly source: SQL;
  /** All conditions on a returned record; applied inside every arm. */
  readonly conditions: SQL;
  readonly asOf: Date | undefined;
  /** Maximum number of passages. */
  readonly limit: number;
}

/** The passage (alias `p`) belongs to the current version, or to the version at `asOf`. */
export function believedPassage(asOf: Date | undefined): SQL {
  if (!asOf) return sql`p.superseded_at is null`;
  const then = sql`${asOf.toISOString()}::timestamptz`;
  return sql`p.recorded_at <= ${then} and (p.superseded_at is null or p.superseded_at > ${then})`;
}

/**
 * Keeps the best scored passages (`passage_id`, `score`) whose record may be returned. The lateral joins go through them from the
 * best down and stop when there are enough, instead of joining the whole scope first. Two joins are needed: a source of versions is
 * a union, and the planner pushes an id down into a union only from outside, not from a sibling join.
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
 * Rounds to six decimals, so that the order of hits depends neither on the order in which the planner sums floats nor on how the
 * machine multiplies them. Does not use `numeric`, which takes longer than the score itself.
 */
export function rounded(score: SQL): SQL {
  return sql`round((${score}) * 1e6::float8) / 1e6::float8`;
}

/** The columns of `bestAnswerable`, in the order of `HitCells`. */
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

/** @param stemsOf the stems of the hit at this place */
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
