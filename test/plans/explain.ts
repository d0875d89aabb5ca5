import { Database } from '@platform/database/database.js';
import { KeptPlans } from '@platform/database/kept-plans.js';
import { createPool } from '@platform/database/pool.js';
import type { TestDatabase } from '@test/support/database.js';
import type pg from 'pg';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Parent Relationship'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Heap Fetches'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** One executed reading of a table. */
export interface Reading {
  readonly table: string;
  /** `Seq Scan`, `Index Only Scan`, … */
  readonly by: string;
  /** The indexes that found the rows; several for a bitmap. */
  readonly indexes: readonly string[];
  /** Rows examined, kept or not, over all loops. Postgres before 18 reports the mean of the loops as a whole number. */
  readonly rows: number;
  /** Those among them that were examined in vain. */
  readonly removed: number;
  readonly loops: number;
}

interface Sent {
  readonly text: string;
  readonly values: unknown[] | undefined;
}

type Query = (config: string | { text: string; values?: unknown[] }, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * Records the statements that production code sends to the database, and has the database explain exactly those: the
 * same text and parameters, under the same login, role, scope and settings, in a transaction that is rolled back.
 */
export class Explained {
  readonly database: Database;
  private readonly sent: Sent[] = [];
  private readonly watched: pg.Pool;
  private readonly replay: pg.Pool;

  constructor(test: TestDatabase) {
    this.watched = createPool(test.connection, { max: 1 });
    this.replay = createPool(test.connection, { max: 1 });
    this.watched.on('connect', (client) => {
      const query = client.query.bind(client) as Query;
      const watching: Query = (config, values) => {
        const given = typeof config === 'string' ? { text: config, values } : config;
        this.sent.push({ text: given.text, values: given.values ?? values });
        return query(config, values);
      };
      client.query = watching as typeof client.query;
    });
    this.database = new Database(this.watched, { statementTimeoutMs: 60_000 });
  }

  /**
   * What the statements of `work` read, statement by statement. `kept`: those executed with the generic plan that a
   * connection keeps, which is made without knowing a value.
   */
  async of(work: () => Promise<unknown>, kept = false): Promise<Reading[][]> {
    this.sent.length = 0;
    await work();
    const readings: Reading[][] = [];
    const client = await this.replay.connect();
    try {
      for (const { text, values } of this.sent.splice(0)) {
        if (/^\s*(begin|select set_config)/.test(text)) await client.query(text, values);
        else if (/^\s*(commit|rollback)/.test(text)) await client.query('rollback');
        else readings.push(await (kept && plans.nameOf(text, client) ? explainKept : explain)(client, text, values));
      }
    } finally {
      await client.query('rollback');
      client.release();
    }
    return readings;
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.replay.end();
  }
}

interface PlanRow {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[];
}
const EXPLAIN = 'explain (analyze, format json)';

async function explain(client: pg.PoolClient, text: string, values: unknown[] | undefined): Promise<Reading[]> {
  const { rows } = await client.query<PlanRow>(`${EXPLAIN} ${text}`, values);
  return readingsIn(rows);
}

const plans = new KeptPlans();

async function explainKept(client: pg.PoolClient, text: string, values: unknown[] = []): Promise<Reading[]> {
  await client.query('set local plan_cache_mode = force_generic_plan');
  await client.query(`prepare kept as ${text}`);
  const literals: string[] = [];
  for (const value of values) {
    literals.push(value === null ? 'null' : client.escapeLiteral(await literalOf(client, value)));
  }
  const { rows } = await client.query<PlanRow>(
    `${EXPLAIN} execute kept${literals.length > 0 ? `(${literals.join(', ')})` : ''}`,
  );
  await client.query('deallocate kept');
  return readingsIn(rows);
}

async function literalOf(client: pg.PoolClient, value: unknown): Promise<string> {
  if (Buffer.isBuffer(value)) {
    const { rows } = await client.query<{ text: string }>('select $1::halfvec::text as text', [value]);
    return rows[0]?.text ?? '';
  }
  return Array.isArray(value) ? `{${value.map((item) => JSON.stringify(String(item))).join(',')}}` : String(value);
}

function readingsIn(rows: readonly PlanRow[]): Reading[] {
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('there is no plan');
  return readingsOf(plan);
}

/** Row-level security checks once per statement who is being erased. Usually nobody is, and then it reads no page. */
const ERASING = ['erasing_users', 'erasing_records'];

/** A bitmap, and no sub-select of a condition. */
const findsRows = (node: PlanNode): boolean => !/plan$/i.test(node['Parent Relationship'] ?? '');

function readingsOf(node: PlanNode): Reading[] {
  const below = (node.Plans ?? []).filter((one) => !onlyErasing(one));
  const table = node['Relation Name'];
  if (table === undefined || !node['Node Type'].includes('Scan')) return below.flatMap(readingsOf);
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = {
    table,
    by: node['Node Type'],
    indexes: node['Index Name'] ? [node['Index Name']] : below.filter(findsRows).flatMap(indexesOf),
    rows: Math.round((node['Actual Rows'] + removed) * node['Actual Loops']),
    removed: Math.round(removed * node['Actual Loops']),
    loops: node['Actual Loops'],
  };
  // Below a scan is its bitmap, or a sub-select of its conditions or of row-level security.
  return [own, ...below.flatMap(readingsOf)];
}

function onlyErasing(node: PlanNode): boolean {
  const table = node['Relation Name'];
  if (table !== undefined) return ERASING.includes(table) && node['Actual Rows'] === 0;
  return (node.Plans ?? []).length > 0 && (node.Plans ?? []).every(onlyErasing);
}

function indexesOf(node: PlanNode): string[] {
  return [...(node['Index Name'] ? [node['Index Name']] : []), ...(node.Plans ?? []).flatMap(indexesOf)];
}
