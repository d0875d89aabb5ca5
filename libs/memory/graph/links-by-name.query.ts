import type { Scope } from '@kernel/scope.js';
import { ownedBy, ownerSets, recordConditions, type RecordQuery } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { inOneRow, packedRows } from '@platform/database/packed-rows.js';
import { sql, type SQL } from 'drizzle-orm';
import { CONFIDENCE, type Link } from './links-from.query.js';

/** A name mentioned by more records is a hub: it leads only to records that the search found itself. */
const HUB = 50;
/**
 * Limits: names read per record (more than a text can have); names followed, and records reached from one record, those with the
 * rarest shared name first.
 */
const OF_A_RECORD = 200;
const NAMES = 12;
const FAN_OUT = 40;
/** Strength of a shared name that only two records mention. */
const STRONGEST = 0.8;
/** The type of the edge shown between two records that mention the same name. */
export const SAME_ENTITY = 'SAME_ENTITY';

/** Strength of a name by the number of records that mention it. */
function strengthOfName(mentions: number): number {
  return STRONGEST / (1 + Math.log2(Math.max(mentions, 2) / 2) / 4);
}

/**
 * Links from these records to others that mention the same name or an alias of it. A common word of two longer names ("Maria Lopez",
 * "Maria Dahl") is no link. One of the records must have the word alone, and memory must know only one longer name with it: with
 * two, "Maria" may be either.
 * @param found the search's own results: a very frequent name leads only to these
 */
export async function linksByName(
  tx: Tx,
  scope: Scope,
  { ids, found }: { readonly ids: readonly string[]; readonly found: readonly string[] },
  through: RecordQuery,
  now: Date,
): Promise<Link[]> {
  if (ids.length === 0) return [];
  const { mentioning, wholes, meansSame, sameUser } = namesOf(scope);
  // `limit` forces an index lookup: a planner with few statistics would join the whole scope instead, once per name.
  const statement = sql`
    with named as materialized (
      select n.*, case when n.mixed then (${wholes}) else 0 end as wholes from (
        select c.*, row_number() over (partition by c.start order by c.mentions, c.key) as place from (
          select k.*, t.mentions, t.mixed from (
            select w.id as start, m.user_id, names.key, bool_and(names.part) as part from unnest(${sql.param([...ids])}::uuid[]) as w (id)
            cross join lateral (
              select m.user_id, m.key, m.part, m.same_as from entity_mentions m
              where m.tenant_id = ${scope.tenantId} and m.record_id = w.id and ${ownedBy(scope, 'm')} limit ${OF_A_RECORD}
            ) m cross join lateral (values (m.key, m.part), (m.same_as, false)) as names (key, part) where names.key is not null
            group by w.id, m.user_id, names.key
          ) k cross join lateral (
            select count(*)::int as mentions, bool_or(counted.part) and not bool_and(counted.part) as mixed
            from (${mentioning('k', HUB + 1)}) counted
          ) t
          -- Counted once: without this the planner counts again for the condition.
          offset 0
        ) c where c.mentions > 0
      ) n where n.place <= ${NAMES}
    )
    select l.start, l.id, l.type, l.key, l.mentions, l.confidence from (
      select n.start, n.key, n.mentions, r.id, r.type, r.confidence,
        row_number() over (partition by n.start order by n.mentions, r.id) as place
      from named n cross join lateral (
        (select few.record_id from (${mentioning('n', HUB)}) few where n.mentions <= ${HUB} and ${meansSame('few')})
        union all
        (select many.record_id from unnest(${sql.param([...found])}::uuid[]) as near (id) cross join lateral (
          select o.record_id, o.part from entity_mentions o where o.tenant_id = ${scope.tenantId} and o.record_id = near.id and o.key = n.key
            and ${ownedBy(scope, 'o')}${sameUser('n')} limit 1
        ) many where n.mentions > ${HUB} and ${meansSame('many')} limit ${FAN_OUT})
      ) o cross join lateral (
        select r.id, r.type, ${CONFIDENCE} as confidence from records r
        where r.tenant_id = ${scope.tenantId} and r.id = o.record_id and ${ownedBy(scope)} and ${recordConditions(scope, through, now)} limit 1
      ) r
      where o.record_id <> n.start
    ) l where l.place <= ${FAN_OUT} order by l.start, l.place`;
  const rows = await packedRows<NameCells>(tx, inOneRow(statement, ['start', 'id', 'type', 'key', 'mentions', 'confidence']));
  return rows.map(([from, id, type, , mentions, confidence]) => ({
    ...{ from, to: { id, type }, stored: SAME_ENTITY, outward: true, confidence },
    hub: mentions > HUB,
    strength: strengthOfName(mentions > HUB ? 16 * HUB : mentions),
  }));
} // prettier-ignore

/** The parts of the statement that look up one name, `k` or `n`. */
function namesOf(scope: Scope) {
  // Each owner set separately, because only equality with an owner uses the index. In a read of all users a name belongs to its
  // user.
  const sameUser = (name: 'k' | 'n'): SQL =>
    scope.allUsers ? sql.raw(` and o.user_id is not distinct from ${name}.user_id`) : sql``;
  const mentioning = (name: 'k' | 'n', most: number): SQL => {
    const [of, same] = [sql.raw(name), sameUser(name)];
    const sets = ownerSets(scope, 'o').map(
      (set) =>
        sql`(select o.record_id, o.part from entity_mentions o where ${set}${same} and o.key = ${of}.key limit ${most})`,
    );
    return sql.join(sets, sql` union all `);
  };
  // Longer names that begin or end with a name. A key consists of letters, digits and spaces, so it contains no pattern characters.
  const wholes = sql`
    select count(distinct whole.key)::int from (${mentioning('n', HUB)}) p cross join lateral (
      select m.key from entity_mentions m
      where m.tenant_id = ${scope.tenantId} and m.record_id = p.record_id and ${ownedBy(scope, 'm')}
        and not m.part and (m.key like n.key || ' %' or m.key like '% ' || n.key) limit ${OF_A_RECORD}
    ) whole`;
  const meansSame = (other: 'few' | 'many'): SQL => {
    const part = sql.raw(`${other}.part`);
    return sql`case when n.part <> ${part} then n.wholes <= 1 else not n.part end`;
  };
  return { mentioning, wholes, meansSame, sameUser };
}

type NameCells = readonly [start: string, id: string, type: string, key: string, mentions: number, confidence: number];
