import { sql } from 'drizzle-orm';
import { ownerSets } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { inOneRow } from '@platform/database/packed-rows.js';
import { ARMS } from '../ranking/profile.js';
import { withoutSorting } from '../stages/neighbours.query.js';
import { type ArmScope, type PassageHit, type TraitCells, TRAITS } from './arm.js';
import type { TimeWindow } from './time-windows.js';

type Span = TimeWindow['exact'];
type Dated = Omit<TimeWindow, 'exact'> & Partial<Pick<TimeWindow, 'exact'>>;

/**
 * What is read for the windows, in this order: the times that the query names, then what was said soon after them, then shortly
 * before. In a single span, many records from the days after would leave no room for those of the time itself.
 */
export function spansRead(windows: readonly Dated[]): readonly Span[] {
  const exact = windows.map(({ exact, from, to }) => exact ?? { from, to });
  const after = windows.map(({ to }, at) => ({ from: exact[at]!.to, to }));
  const before = windows.map(({ from }, at) => ({ from, to: exact[at]!.from }));
  return [...exact, ...after, ...before].filter(({ from, to }) => from < to);
}

/** Records dated in one of the windows: by `spansRead`, windows in the order in which the query names them, latest records first. */
export async function timeArm(tx: Tx, arm: ArmScope, windows: readonly Dated[]): Promise<PassageHit[]> {
  const spans = spansRead(windows);
  if (spans.length === 0) return [];
  const instants = (of: (span: Span) => number) =>
    sql`${sql.param(spans.map((span) => new Date(of(span)).toISOString()))}::timestamptz[]`;
  const reads = ownerSets(arm.scope).map(
    (set) => sql`
      (select r.id as record_id, ${TRAITS}
       from ${arm.source}
       where ${set} and r.occurred_at >= asked.start and r.occurred_at < asked.until and ${arm.conditions}
       order by r.occurred_at desc, r.id desc limit ${ARMS.dated})`,
  );
  // One text for any number of windows, so that its plan is kept: "in August" means thirteen, which took 100 ms to plan.
  const dated = sql`
    select dated.* from unnest(${instants(({ from }) => from)}, ${instants(({ to }) => to)})
      with ordinality as asked (start, until, place)
    cross join lateral (${sql.join(reads, sql` union all `)}) dated
    order by asked.place, dated.occurred_at desc, dated.record_id desc limit ${ARMS.dated}`;
  return (await withoutSorting<WholeCells>(tx, keepPlan(inOneRow(dated, WHOLE_COLUMNS)))).map(wholeRecord);
}

type WholeCells = readonly [recordId: string, ...traits: TraitCells];
/** The columns of `WholeCells`. */
const WHOLE_COLUMNS = ['record_id', 'session_id', 'role', 'occurred_at', 'size'];

/** A whole record, for a record that no passage matched. */
export function wholeRecord([recordId, sessionId, role, occurredAt, size]: WholeCells): PassageHit {
  const traits = { sessionId, role, occurredAt: Math.round(occurredAt), size };
  return { recordId, passageId: recordId, start: 0, end: 0, score: 1, ...traits };
}

/** "The latest", "currently" and similar words. */
const LATEST =
  /(?<![\p{L}\p{M}])(?:last|latest|newest|(?:most )?recent(?:ly)?|current(?:ly)?|nowadays|zuletzt|neueste[nrs]?|aktuell(?:e[nrs]?)?|derni(?:er|ère)s?|récemment|actuellement|últim[oa]s?|reciente(?:s|mente)?|ultim[oi]|recente(?:mente)?|laatste|onlangs|последн\p{L}+|недавно)(?![\p{L}\p{M}])|最近|最后|最後|最新/iu;

/** Whether a query asks for the newest, or contains nothing to search for. */
export function asksForLatest(query: string, terms: number): boolean {
  return terms === 0 || LATEST.test(query);
}

/** The newest and the pinned records, newest first. */
export async function recentArm(tx: Tx, arm: ArmScope): Promise<PassageHit[]> {
  const reads = ownerSets(arm.scope).flatMap((set) =>
    [sql``, sql` and r.pinned`].map(
      (pinned) => sql`
      (select r.id as record_id, ${TRAITS} from ${arm.source}
       where ${set}${pinned} and ${arm.conditions} order by r.occurred_at desc, r.id desc limit ${ARMS.recent})`,
    ),
  );
  const recent = sql`
    select * from (${sql.join(reads, sql` union `)}) recent order by occurred_at desc, record_id desc`;
  return (await withoutSorting<WholeCells>(tx, keepPlan(inOneRow(recent, WHOLE_COLUMNS)))).map(wholeRecord);
}
