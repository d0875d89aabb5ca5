import type { CatalogueEntry } from '@schema/tables.js';
import type pg from 'pg';

type Declared = Pick<CatalogueEntry, 'name' | 'owner' | 'erase'>;

/** A table as it is in the database. */
interface FoundTable {
  readonly name: string;
  readonly kind: string;
  readonly owner: string;
  readonly secured: boolean;
  readonly forced: boolean;
  readonly columns: readonly string[];
  readonly tenant: { readonly type: string; readonly required: boolean } | null;
  readonly unique: readonly { readonly name: string; readonly first: string | null }[];
  readonly policies: readonly {
    readonly name: string;
    readonly roles: readonly string[];
    readonly permissive: boolean;
    readonly rule: string;
  }[];
  readonly parents: readonly {
    readonly name: string;
    readonly table: string;
    readonly cascades: boolean;
    readonly pairs: readonly string[];
  }[];
  readonly grants: readonly { readonly to: string; readonly may: string }[];
}

/**
 * Deleted with a record of their user's, but have rows without one: feedback on shared records, which stay; decisions
 * that named none.
 */
const ALSO_WITHOUT: readonly string[] = ['search_feedback', 'decisions'];

const APP = 'recollect_app';
const SYSTEM = 'recollect_system';
const OWNER = 'recollect_owner';
/**
 * Key look-up, the hand-out of jobs and schedules know no tenant yet; they may use these tables, with no more than
 * these rights.
 */
const SYSTEM_MAY: Readonly<Record<string, readonly string[]>> = {
  tenants: ['INSERT', 'SELECT', 'UPDATE'],
  api_keys: ['INSERT', 'SELECT', 'UPDATE'],
  outbox: ['DELETE', 'SELECT', 'UPDATE'],
  idempotency_keys: ['DELETE', 'SELECT'],
  dead_letters: ['SELECT'],
  audit_entries: ['INSERT', 'SELECT', 'UPDATE'],
  audit_subjects: ['INSERT', 'SELECT'],
  audit_heads: ['INSERT', 'SELECT', 'UPDATE'],
  schedule_leases: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'],
  erasure_ledger: ['SELECT'],
  erasures: ['SELECT'],
  console_sessions: ['DELETE', 'INSERT', 'SELECT'],
  installation: ['INSERT', 'SELECT'],
  usage_days: ['INSERT', 'SELECT', 'UPDATE'],
  privacy_rewrites: ['SELECT'],
  record_counts: ['SELECT'],
  sweeps_due: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'],
};
/** TRUNCATE and REFERENCES bypass row-level security. */
const APP_MAY = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
/** Here `user_id` is a binding of the key and does not name the owner of the row: keys belong to the tenant. */
const USER_ID_IS_NO_OWNER = ['api_keys'];

const TABLES = `
  select c.relname as name, c.relkind as kind, pg_get_userbyid(c.relowner) as owner,
    c.relrowsecurity as secured, c.relforcerowsecurity as forced,
    (select coalesce(jsonb_agg(attname), '[]') from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
    (select jsonb_build_object('type', format_type(atttypid, null), 'required', attnotnull)
       from pg_attribute where attrelid = c.oid and attname = 'tenant_id' and not attisdropped) as tenant,
    (select coalesce(jsonb_agg(jsonb_build_object('name', i.indexrelid::regclass::text, 'first',
        (select attname from pg_attribute where attrelid = c.oid and attnum = i.indkey[0]))), '[]')
       from pg_index i where i.indrelid = c.oid and i.indisunique) as "unique",
    (select coalesce(jsonb_agg(jsonb_build_object('name', p.polname, 'permissive', p.polpermissive,
        'roles', array(select case when r = 0 then 'PUBLIC' else pg_get_userbyid(r)::text end from unnest(p.polroles) r),
        'rule', concat_ws(' ', pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)))), '[]')
       from pg_policy p where p.polrelid = c.oid) as policies,
    (select coalesce(jsonb_agg(jsonb_build_object('name', f.conname, 'table', f.confrelid::regclass::text,
        'cascades', f.confdeltype = 'c',
        'pairs', array(select here.attname || '=' || there.attname from unnest(f.conkey, f.confkey) as k(a, b)
           join pg_attribute here on here.attrelid = c.oid and here.attnum = k.a
           join pg_attribute there on there.attrelid = f.confrelid and there.attnum = k.b))), '[]')
       from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as parents,
    (select coalesce(jsonb_agg(distinct jsonb_build_object('may', g.privilege_type,
        'to', case when g.grantee = 0 then 'PUBLIC' else pg_get_userbyid(g.grantee)::text end)), '[]')
       from (select (aclexplode(c.relacl)).* union all
             select (aclexplode(attacl)).* from pg_attribute where attrelid = c.oid) g) as grants
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

const ROLES = `
  select rolname as name, rolsuper as super, rolbypassrls as bypass, rolcanlogin as login,
    array(select o.rolname::text from pg_roles o
      where o.rolname <> r.rolname and pg_has_role(r.oid, o.oid, 'MEMBER')) as memberships
  from pg_roles r where rolname in ('${OWNER}', '${APP}', '${SYSTEM}') order by rolname`;

/**
 * Everything that is wrong with the database's tables and roles, compared with what the tables declare: one sentence
 * per fault, none if isolation and erasure can rely on it. Reads the whole schema, so no table can be forgotten.
 */
export async function inspectSchema(client: Pick<pg.Pool, 'query'>, catalogue: readonly Declared[]): Promise<string[]> {
  const { rows: tables } = await client.query<FoundTable>(TABLES);
  const faults = await roleFaults(client);
  for (const { name } of catalogue) {
    if (!tables.some((table) => table.name === name)) faults.push(`${name}: stands in the catalogue but is no table`);
  }
  for (const table of tables) {
    const declared = catalogue.find(({ name }) => name === table.name);
    const found = [
      ...(declared ? declarationFaults(table, declared, tables, catalogue) : ['does not stand in the catalogue']),
      ...(declared?.owner === 'installation' ? [] : keyFaults(table)),
      ...securityFaults(table, declared?.owner === 'installation'),
    ];
    faults.push(...found.map((fault) => `${table.name}: ${fault}`));
  }
  return faults;
}

function declarationFaults(
  table: FoundTable,
  declared: Declared,
  tables: readonly FoundTable[],
  catalogue: readonly Declared[],
): string[] {
  const faults: string[] = [];
  if (declared.owner === 'installation' && table.columns.some((name) => /^(tenant|user)_id$/.test(name))) {
    faults.push('belongs to somebody but declares the owner installation');
  }
  const hasUser = table.columns.includes('user_id') && !USER_ID_IS_NO_OWNER.includes(table.name);
  if (declared.owner === 'user' && !hasUser) faults.push('declares the owner user but has no user_id');
  if (declared.owner === 'tenant' && hasUser) faults.push('has a user_id but declares the owner tenant');
  const cascades = goesWithItsParent(table, tables, catalogue);
  if (declared.erase === 'cascade' && !cascades) {
    faults.push('declares the erasure cascade but no foreign key takes its rows along with a person’s');
  }
  const mayStay = ALSO_WITHOUT.includes(table.name) && declared.erase === 'rows';
  if (declared.erase !== 'cascade' && cascades && !mayStay)
    faults.push(`goes with its parent but declares ${declared.erase}`);
  if (declared.owner === 'user' && declared.erase === 'keep') faults.push('belongs to a user but is kept at erasure');
  return faults;
}

/** Whether cascading foreign keys lead to a table whose rows erasure deletes. */
function goesWithItsParent(
  table: FoundTable,
  tables: readonly FoundTable[],
  catalogue: readonly Declared[],
  seen: readonly string[] = [],
): boolean {
  return table.parents.some((parent) => {
    if (!parent.cascades || seen.includes(parent.table)) return false;
    if (catalogue.some(({ name, erase }) => name === parent.table && erase === 'rows')) return true;
    const next = tables.find(({ name }) => name === parent.table);
    return next !== undefined && goesWithItsParent(next, tables, catalogue, [...seen, table.name]);
  });
}

function keyFaults(table: FoundTable): string[] {
  const faults: string[] = [];
  if (!table.tenant) faults.push('has no tenant_id');
  else if (table.tenant.type !== 'uuid' || !table.tenant.required) faults.push('its tenant_id is not `uuid not null`');
  if (table.unique.length === 0) faults.push('has no primary key and no unique index');
  for (const { name, first } of table.unique) {
    if (first !== 'tenant_id') faults.push(`the unique index ${name} begins with ${first ?? 'an expression'}`);
  }
  for (const { name, pairs } of table.parents) {
    if (!pairs.includes('tenant_id=tenant_id')) faults.push(`the foreign key ${name} may point into another tenant`);
  }
  return faults;
}

function securityFaults(table: FoundTable, ofInstallation: boolean): string[] {
  const faults: string[] = [];
  if (table.kind !== 'r') faults.push(`is no plain table (${table.kind}): row-level security would not hold for it`);
  if (!table.secured) faults.push('row-level security is off');
  if (!table.forced) faults.push('row-level security does not bind its owner');
  if (table.owner !== OWNER) faults.push(`is owned by ${table.owner}`);
  const appPolicies = table.policies.filter(({ roles }) => roles.includes(APP));
  if (ofInstallation) faults.push(...appPolicies.map(({ name }) => `the policy ${name} lets ${APP} in`));
  else if (!appPolicies.some(({ permissive }) => permissive)) faults.push(`has no policy for ${APP}`);
  for (const { name, permissive, rule } of appPolicies) {
    if (permissive && !/\btenant_id = /.test(rule)) faults.push(`the policy ${name} does not ask for the tenant`);
  }
  for (const { name, roles } of table.policies) {
    if (roles.includes('PUBLIC')) faults.push(`the policy ${name} is for everybody`);
    if (roles.includes(SYSTEM) && !SYSTEM_MAY[table.name]) faults.push(`the policy ${name} lets ${SYSTEM} in`);
  }
  return [...faults, ...grantFaults(table, ofInstallation ? [] : APP_MAY)];
}

function grantFaults({ name, owner, grants }: FoundTable, appMay: readonly string[]): string[] {
  return grants.flatMap(({ to, may }) => {
    // The rights of an owner are not grants; a wrong owner is a separate fault.
    const allowed = to === owner || (to === APP ? appMay : to === SYSTEM ? SYSTEM_MAY[name] : [])?.includes(may);
    return allowed ? [] : [`${to} may ${may}`];
  });
}

async function roleFaults(client: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{
    name: string;
    super: boolean;
    bypass: boolean;
    login: boolean;
    memberships: string[];
  }>(ROLES);
  const faults = [OWNER, APP, SYSTEM]
    .filter((role) => !rows.some(({ name }) => name === role))
    .map((role) => `${role}: is missing`);
  for (const role of rows) {
    if (role.super) faults.push(`${role.name}: is a superuser`);
    if (role.bypass) faults.push(`${role.name}: bypasses row-level security`);
    if (role.login) faults.push(`${role.name}: can log in`);
    if (role.memberships.length > 0) faults.push(`${role.name}: may act as ${role.memberships.join(', ')}`);
  }
  return faults;
}
