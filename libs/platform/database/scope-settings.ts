import { JOB_KEY, may, type Scope } from '@kernel/scope.js';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { isOnShards, type Tx } from './transaction.js';

/** The database roles of `migrate.ts`. They cannot log in; each transaction sets one. */
export const OWNER_ROLE = 'recollect_owner';
export const APP_ROLE = 'recollect_app';
export const SYSTEM_ROLE = 'recollect_system';

/**
 * The settings that row-level security reads, by name. All are text; '' means absent or off, because a custom setting
 * is '' after a commit.
 */
export interface ScopeSettings {
  readonly 'app.tenant_id': string;
  readonly 'app.user_id': string;
  readonly 'app.all_users': 'on' | '';
  readonly 'app.shared_read': 'on' | '';
  readonly 'app.shared_write': 'on' | '';
  readonly 'app.agent': string;
  readonly 'app.project': string;
  /** Writes do not count against quotas. */
  readonly 'app.unmetered': 'on' | '';
  /** Only the eraser sees users who are being erased. No scope turns it on. */
  readonly 'app.erasing': 'on' | '';
}

export const NO_SCOPE: ScopeSettings = {
  'app.tenant_id': '',
  'app.user_id': '',
  'app.all_users': '',
  'app.shared_read': '',
  'app.shared_write': '',
  'app.agent': '',
  'app.project': '',
  'app.unmetered': '',
  'app.erasing': '',
};

export function scopeSettings(scope: Scope): ScopeSettings {
  return {
    'app.tenant_id': scope.tenantId,
    'app.user_id': scope.userId ?? '',
    'app.all_users': on(scope.allUsers),
    'app.shared_read': on(scope.includeShared),
    'app.shared_write': on(may(scope, 'shared:write')),
    'app.agent': scope.agent ?? '',
    'app.project': scope.project ?? '',
    'app.unmetered': on(scope.keyId === JOB_KEY),
    'app.erasing': '',
  };
}

function on(value: boolean): 'on' | '' {
  return value ? 'on' : '';
}

const NAMES = ['role', 'statement_timeout', ...Object.keys(NO_SCOPE)];
/**
 * Compiling a plan takes longer than any of our statements runs. A planner setting that disables a join or sort method
 * raises its cost so much that Postgres would compile every time: seconds for a claim that finds no row.
 */
const NO_COMPILING = "set_config('jit', 'off', true)";
/** `true`: only until the end of the transaction. A session setting would leak to the next user of the connection. */
const SET_ALL = `select ${NAMES.map((name, index) => `set_config('${name}', $${index + 1}, true)`).join(', ')}, ${NO_COMPILING}`;

export type Role = typeof APP_ROLE | typeof SYSTEM_ROLE;

/** One statement that sets the role and every setting for this transaction. */
export function settingsQuery(
  role: Role,
  statementTimeoutMs: number,
  settings: ScopeSettings,
): { text: string; values: string[] } {
  const byName: Record<string, string> = { role, statement_timeout: String(statementTimeoutMs), ...settings };
  return { text: SET_ALL, values: NAMES.map((name) => byName[name] ?? '') };
}

/**
 * The same for a database that keeps rows on other servers: they repeat SET LOCAL, but not the calls of a function. Only there, because
 * pg_stat_statements would keep each text with its values, also those of somebody who has been erased.
 */
export function settingsForShards(role: Role, statementTimeoutMs: number, settings: ScopeSettings): { text: string } {
  return { text: setLocal({ role, statement_timeout: String(statementTimeoutMs), ...settings, jit: 'off' }) };
}

/** Changes some of the settings until the transaction ends. */
export async function changeSettings(tx: Tx, settings: Partial<ScopeSettings>): Promise<void> {
  if (isOnShards(tx)) await tx.execute(sql.raw(setLocal(settings)));
  else {
    const changes = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
    await tx.execute(sql`select ${sql.join(changes, sql`, `)}`);
  }
}

function setLocal(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(value)}`)
    .join('; ');
}
