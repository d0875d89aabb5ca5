import { tableCatalogue } from '@schema/tables.js';
import type pg from 'pg';
import { APP_ROLE } from './scope-settings.js';

/** On every table of users: whoever is being erased has no rows there, for any request and any job but the erasure's own. */
export const NOT_ERASED = 'not_erased';

/**
 * Three answers, the first of which nearly always decides and is found once a statement: the eraser asks; nobody of this
 * tenant is being erased; this row is of somebody else. The planner's figures of `user_id` are not asked, because with
 * one user alone it would take "not this one" for "no row at all".
 */
const RULE = `(select current_setting('app.erasing', true)) = 'on'
  or (select not exists (select 1 from erasing_users))
  or user_id is null
  or (user_id = any (array(select subject from erasing_users))) is not true`;

/** Tables whose rows of an erased user are gone, or blank, from the moment the erasure is accepted, need no hiding. */
export function hiddenTables(): string[] {
  return tableCatalogue()
    .filter(({ owner, erased }) => owner === 'user' && erased !== 'at_once' && erased !== 'last')
    .map(({ name }) => name);
}

/**
 * Gives the policy to each table of users that has none yet, so that a new table cannot be without it. Part of every
 * migration. @returns the tables that were given it
 */
export async function hideErased(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = $2)`,
    [hiddenTables(), NOT_ERASED],
  );
  for (const { name } of rows) {
    await client.query(
      `create policy ${NOT_ERASED} on ${name} as restrictive for all to ${APP_ROLE} using (${RULE}) with check (${RULE})`,
    );
  }
  return rows.map(({ name }) => name);
}
