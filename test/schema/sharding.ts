import type { CatalogueEntry } from '@schema/tables.js';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** A statement as production code sent it, and the file that did. */
export interface SentStatement {
  readonly text: string;
  readonly from: string;
  /** Without a tenant: by the role that hands out jobs and looks up keys. */
  readonly system: boolean;
}

type Query = (this: pg.Client, config: unknown, ...rest: unknown[]) => unknown;

/** These files send statements on behalf of others, so they are not the sender. */
const PLUMBING = /libs\/platform\/database\//;

/** Records what every client of this process sends, until it is stopped. */
export function watchStatements(): { readonly sent: readonly SentStatement[]; stop(): void } {
  const original = pg.Client.prototype.query as unknown as Query;
  const sent = new Map<string, SentStatement>();
  const roles = new WeakMap<object, string>();
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 60;
  // Converted to text while its caller is still on the stack.
  const madeBy = new Map<string, string>();
  const toQuery = PgDialect.prototype.sqlToQuery;
  PgDialect.prototype.sqlToQuery = function (this: PgDialect, ...args: Parameters<typeof toQuery>) {
    const query = toQuery.apply(this, args);
    const from = sender(new Error().stack ?? '');
    if (from && !madeBy.has(query.sql)) madeBy.set(query.sql, from);
    return query;
  };
  const watching: Query = function (config, ...rest) {
    const { text, values } = (typeof config === 'string' ? { text: config, values: rest[0] } : config) as {
      text?: string;
      values?: unknown[];
    };
    if (text?.startsWith("select set_config('role'")) roles.set(this, String(values?.[0]));
    const role = roles.get(this);
    if (/^(commit|rollback)$/.test(text ?? '')) roles.delete(this);
    if (text !== undefined && role !== undefined) {
      const from = madeBy.get(text) ?? sender(new Error().stack ?? '') ?? 'drizzle';
      if (!sent.has(text)) sent.set(text, { text, from, system: role === 'recollect_system' });
    }
    return original.call(this, config, ...rest);
  };
  pg.Client.prototype.query = watching as never;
  return {
    get sent() {
      return [...sent.values()];
    },
    stop: () => {
      pg.Client.prototype.query = original as never;
      PgDialect.prototype.sqlToQuery = toQuery;
      Error.stackTraceLimit = limit;
    },
  };
}

function sender(stack: string): string | undefined {
  const files = [...stack.matchAll(/\/(libs\/[\w./-]+?)\.ts/g)].map(([, file]) => file ?? '');
  return files.find((file) => !PLUMBING.test(file));
}

interface PlanNode {
  readonly [key: string]: unknown;
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The tenant as a value that came with the statement, and not as the column of another row. */
const NAMED = /\btenant_id = (?:ANY \()?\(?(?:\$\d+|'[^']+'::uuid)/;
/** A row is compared as a whole. */
const NAMED_IN_ROW = /ROW\([^)]*tenant_id[^)]*\) *[<>=]+ *ROW\([^)]*\$\d+/;

/**
 * The tables of tenants that a statement reads or changes at places where it does not name the tenant. Uses the
 * server's generic plan, made without knowing a value, for a login without policies. Derived conditions count, as they
 * do for a router of statements; those that only hold through a row of an outer query do not.
 */
export async function unnamedTenants(
  admin: Pick<pg.ClientBase, 'query'>,
  text: string,
  ofTenants: ReadonlySet<string>,
): Promise<string[]> {
  await admin.query(`prepare looked_at as ${text}`);
  try {
    const { rows } = await admin.query<{ n: number }>(
      "select cardinality(parameter_types) as n from pg_prepared_statements where name = 'looked_at'",
    );
    const nulls = Array.from({ length: rows[0]?.n ?? 0 }, () => 'null').join(', ');
    const plan = await admin.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `explain (format json) execute looked_at${nulls ? `(${nulls})` : ''}`,
    );
    const top = plan.rows[0]?.['QUERY PLAN'][0]?.Plan;
    return top ? [...new Set(scansWithout(top, ofTenants))].sort() : [];
  } finally {
    await admin.query('deallocate looked_at');
  }
}

function scansWithout(node: PlanNode, ofTenants: ReadonlySet<string>): string[] {
  const below = (node.Plans ?? []).flatMap((one) => scansWithout(one, ofTenants));
  const table = node['Relation Name'];
  if (table === undefined || !ofTenants.has(table) || !node['Node Type'].includes('Scan')) return below;
  const conditions = conditionsOf(node).join(' ');
  return NAMED.test(conditions) || NAMED_IN_ROW.test(conditions) ? below : [table, ...below];
}

/** Of a scan, and of its bitmaps. */
function conditionsOf(node: PlanNode): string[] {
  const own = ['Index Cond', 'Recheck Cond', 'Filter'].map((name) => String(node[name] ?? ''));
  return [...own, ...(node.Plans ?? []).filter((one) => one['Node Type'].startsWith('Bitmap')).flatMap(conditionsOf)];
}

export const SUB_SELECT = 'a sub-select in a policy';
const RULES: Readonly<Record<string, string>> = {
  'a restrictive policy, which a shard would take for one that opens': `
    select tablename || '.' || policyname as what from pg_policies where schemaname = 'public' and permissive <> 'PERMISSIVE'`,
  [SUB_SELECT]: `
    select distinct c.relname::text as what from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'public'::regnamespace
      and concat_ws(' ', pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)) ilike '%select%'`,
  'a trigger with transition tables': `
    select c.relname || '.' || t.tgname as what from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and (t.tgoldtable is not null or t.tgnewtable is not null)`,
  'a cascade on update': `
    select conrelid::regclass || '.' || conname as what from pg_constraint where contype = 'f' and confupdtype not in ('a', 'r')`,
  'a row that logical replication cannot name': `
    select c.relname::text as what from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relreplident <> 'f' and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  'a unique index without the tenant': `
    select i.indexrelid::regclass::text as what from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique and c.relname = any($1)
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey) and a.attname = 'tenant_id')`,
  'a foreign key that does not carry the tenant': `
    select conrelid::regclass || '.' || conname as what from pg_constraint f where contype = 'f' and not exists (
      select from pg_attribute a where a.attrelid = f.conrelid and a.attnum = any(f.conkey) and a.attname = 'tenant_id')`,
  'a sequence': `
    select relname::text as what from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`,
};

/** What breaks which rule, by rule. A rule that nothing breaks is not named. */
export async function brokenRules(
  admin: Pick<pg.ClientBase, 'query'>,
  catalogue: readonly Pick<CatalogueEntry, 'name' | 'owner'>[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const broken: Record<string, string[]> = {};
  const ofTenants = catalogue.filter(({ owner }) => owner !== 'installation').map(({ name }) => name);
  for (const [rule, text] of Object.entries(RULES)) {
    const { rows } = await admin.query<{ what: string }>(text, text.includes('$1') ? [ofTenants] : []);
    if (rows.length > 0) broken[rule] = rows.map(({ what }) => what).sort();
  }
  return broken;
}
