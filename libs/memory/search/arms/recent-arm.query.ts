import { ownerSets } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { inOneRow } from '@platform/database/packed-rows.js';
import { sql } from 'drizzle-orm';
import type { ArmScope, PassageHit } from './arm.js';
import { TRAITS } from './arm.js';
import { withoutSorting } from '../stages/neighbours.query.js';
import { ARMS } from '../ranking/profile.js';
import { WHOLE_COLUMNS, type WholeCells, wholeRecord } from './time-arm.query.js';

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
  return (await withoutSorting<WholeCells>(tx, inOneRow(recent, WHOLE_COLUMNS))).map(wholeRecord);
}
