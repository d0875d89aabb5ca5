import type { Scope } from '@kernel/scope.js';
import { Database, type Tx } from '@platform/database/database.js';
import { createPool } from '@platform/database/pool.js';
import { APP_ROLE, scopeSettings, settingsQuery } from '@platform/database/scope-settings.js';
import { drizzleOver, type TransactionConnection } from '@platform/database/transaction.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import type pg from 'pg';
import { interleave, makeTenants } from './pool-harness.js';

const CONNECTIONS = 5;
/** Enough for a missing guard to show many times. */
const FEW = 800;
const OPTIONS = { statementTimeoutMs: 30_000, keepsPlans: true };

let test: TestDatabase;
let scopes: Scope[];

beforeAll(async () => {
  test = await openTestDatabase({ poolMax: CONNECTIONS });
  scopes = await makeTenants(test.admin);
});
afterAll(() => test.close());

describe('the run of pool.db-spec detects it if one guard is missing:', () => {
  // So that there is data to see.
  beforeAll(() => interleave(test.database, scopes, FEW));

  it('the settings last for the session instead of the transaction', async () => {
    const leaky = new SessionSettings(createPool(test.connection, { max: CONNECTIONS }), OPTIONS);
    const report = await interleave(leaky, scopes, FEW);
    await leaky.forget();
    await leaky.close();
    expect(report.foreign).toBeGreaterThan(FEW / 10);
  });

  it('the tenant is never set', async () => {
    const pool = createPool(test.connection, { max: CONNECTIONS });
    rewriteSettings(pool, (values) =>
      values.map((value) => (scopes.some(({ tenantId }) => tenantId === value) ? '' : value)),
    );
    const blind = new Database(pool, OPTIONS);
    const report = await interleave(blind, scopes, FEW);
    expect(report).toMatchObject({ own: 0, foreign: 0, refused: FEW / 8 });
    await blind.close();
  });

  it('the user is never set', async () => {
    const pool = createPool(test.connection, { max: CONNECTIONS });
    rewriteSettings(pool, (values) => values.map((value) => (value === 'ada' ? 'eve' : value)));
    const confused = new Database(pool, OPTIONS);
    const report = await interleave(confused, scopes, FEW);
    expect(report.foreign).toBeGreaterThan(FEW / 10);
    // The predicates of the use cases still select the right user, and find nothing in another's rows.
    expect(report.foreignFromUseCases).toBe(0);
    await confused.close();
  });

  it('row-level security is off', async () => {
    await test.admin.query('alter table records disable row level security');
    const report = await interleave(test.database, scopes, FEW);
    await test.admin.query('alter table records enable row level security');
    expect(report.foreign).toBeGreaterThan(FEW);
    expect(report).toMatchObject({ foreignFromUseCases: 0, missing: 0, refused: 0 });
  });
});

/**
 * Breaks the guard in the usual way: the settings are made for the session on some connection, and the work runs on
 * whichever connection the pool chooses.
 */
class SessionSettings extends Database {
  constructor(
    private readonly loose: pg.Pool,
    options: typeof OPTIONS,
  ) {
    super(loose, options);
  }

  override async withScope<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    const { text, values } = settingsQuery(APP_ROLE, OPTIONS.statementTimeoutMs, scopeSettings(scope));
    await this.loose.query(text.replaceAll(', true)', ', false)'), values);
    return work(drizzleOver(this.loose as unknown as TransactionConnection));
  }

  /** The embedded database has one session for all, and would keep the last settings for the other tests. */
  async forget(): Promise<void> {
    await this.loose.query('reset role');
    await this.loose.query('reset all');
  }

  /** There is no commit to wait for. */
  override afterCommit(): void {}
}

/** Changes the settings that every client of the pool sends. */
function rewriteSettings(pool: pg.Pool, change: (values: string[]) => string[]): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const patched = (query: unknown, ...rest: unknown[]): unknown => {
      const { text, values } = query as { text?: string; values?: string[] };
      const isSettings = text?.startsWith("select set_config('role'") && values;
      return send(isSettings ? { text, values: change(values) } : query, ...rest);
    };
    client.query = patched as typeof client.query;
  });
}
