import { tableCatalogue } from '@schema/tables.js';
import type pg from 'pg';
import { APP_ROLE } from './scope-settings.js';

/**
 * On every table of users: whoever is being erased has no rows there, for any request and any job but the erasure's own.
 * Three answers, the first of which nearly always decides and is found once a statement: the eraser asks; nobody of this
 * tenant is being erased; this row is of somebody else. The planner's figures of `user_id` are not asked, because with
 * one user alone it would take "not this one" for "no row at all".
 */
const RULE = `(select current_setting('app.erasing', true)) = 'on'
  or (select not exists (select 1 from erasing_users))
  or user_id is null
  or (user_id = any (array(select subject from erasing_users))) is not true`;
/** By this a policy is known to hold the rule. */
const ASKED = 'erasing_users';

/** Tables whose rows of an erased user are gone, or blank, from the moment the erasure is accepted, need no hiding. */
export function hiddenTables(): string[] {
  return tableCatalogue()
    .filter(({ owner, erased }) => owner === 'user' && erased !== 'at_once' && erased !== 'last')
    .map(({ name }) => name);
}

/** A policy that lets requests in; null where it says nothing of rows read or of rows written. */
interface Policy {
  readonly table: string;
  readonly name: string;
  readonly reads: string | null;
  readonly writes: string | null;
}

/**
 * Puts the rule into each policy that lets requests into a table of users and does not hold it yet, so that neither a new
 * table nor a new policy can be without it. Part of every migration. Not as a restrictive policy of its own, which a
 * distributed database hands to its shards as one that opens what it was to shut.
 * @returns the tables that were given it
 */
export async function hideErased(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<Policy>(
    `select c.relname as table, p.polname as name, pg_get_expr(p.polqual, c.oid) as reads,
       pg_get_expr(p.polwithcheck, c.oid) as writes
     from pg_policy p join pg_class c on c.oid = p.polrelid
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1) and p.polpermissive
       and exists (select from pg_roles r where r.oid = any(p.polroles) and r.rolname = $2)
     order by c.relname, p.oid`,
    [hiddenTables(), APP_ROLE],
  );
  const open = rows.filter(({ reads, writes }) =>
    [reads, writes].some((rule) => rule !== null && !rule.includes(ASKED)),
  );
  for (const { table, name, reads, writes } of open) {
    const using = reads === null ? '' : ` using ((${reads}) and (${RULE}))`;
    const check = writes === null ? '' : ` with check ((${writes}) and (${RULE}))`;
    await client.query(`alter policy ${name} on ${table}${using}${check}`);
  }
  return [...new Set(open.map(({ table }) => table))];
}
