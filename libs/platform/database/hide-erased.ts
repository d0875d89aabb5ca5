import { tableCatalogue } from '@schema/tables.js';
import type pg from 'pg';
import { APP_ROLE } from './scope-settings.js';

/**
 * The rule for every table of users: rows of a user who is being erased are hidden from every request and every job
 * except the erasure's own. A row is visible if the eraser is asking, if nobody of this tenant is being erased, or if
 * the row belongs to somebody else. The first two conditions are evaluated once per statement and nearly always decide.
 * The last one avoids the planner's statistics of `user_id`: with a single user, it would estimate "not this one" as
 * "no rows".
 */
const RULE = `(select current_setting('app.erasing', true)) = 'on'
  or (select not exists (select 1 from erasing_users))
  or user_id is null
  or (user_id = any (array(select subject from erasing_users))) is not true`;
/** A policy that contains this text already has the rule. */
const ASKED = 'erasing_users';

/** Excludes tables whose rows are deleted or blanked as soon as the erasure is accepted: they need no hiding. */
export function hiddenTables(): string[] {
  return tableCatalogue()
    .filter(({ owner, erased }) => owner === 'user' && erased !== 'at_once' && erased !== 'last')
    .map(({ name }) => name);
}

/** A permissive policy for requests. Null: it has no condition for rows read or for rows written. */
interface Policy {
  readonly table: string;
  readonly name: string;
  readonly reads: string | null;
  readonly writes: string | null;
}

/**
 * Adds the rule to each permissive policy for requests on a table of users that lacks it, so that no new table or
 * policy can be without it. Part of every migration. The rule is not a separate restrictive policy, because a
 * distributed database creates that on its shards as a permissive one.
 * @returns the tables whose policies it changed
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
