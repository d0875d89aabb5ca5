import type { Scope } from '@kernel/scope.js';
import { queryTerms } from '@memory/indexing/terms.js';
import { recordConditions, recordSource } from '@memory/records/record-source.js';
import { keywordArm } from '@memory/search/keyword-arm.query.js';
import { vectorArm } from '@memory/search/vector-arm.query.js';
import { startEmbeddedServer } from '@platform/database/embedded/embedded-server.js';
import { APP_ROLE, NO_SCOPE, scopeSettings, settingsQuery, SYSTEM_ROLE } from '@platform/database/scope-settings.js';
import { drizzleOver, TransactionConnection } from '@platform/database/transaction.js';
import pg from 'pg';

/** What the arms' SQL takes for each question, in milliseconds from sending the statement to its rows. */
export interface BareArms {
  readonly keyword: readonly number[];
  readonly vector: readonly number[];
  /** Both of the same question. */
  readonly sum: readonly number[];
}

export interface ArmsOf {
  /** Of a Postgres, or the data folder of a standalone server that has stopped. */
  readonly database: { readonly url: string } | { readonly dataDir: string };
  /** Any key of the tenant. */
  readonly key: string;
  readonly user: string;
  readonly questions: readonly string[];
  readonly space: { readonly provider: string; readonly model: string; readonly dimensions: number };
  readonly vectorOf: (text: string) => Float32Array;
}

/** As many as a search lets an arm bring. */
const ARM_LIMIT = 200;
const TIMEOUT_MS = 60_000;

/**
 * Sends the very statements of the search arms over one bare connection, one after the other, under the role and
 * settings that row-level security wants. Each question is asked twice and timed the second time.
 */
export async function bareArms(of: ArmsOf): Promise<BareArms> {
  const embedded = 'dataDir' in of.database ? await startEmbeddedServer({ folder: of.database.dataDir }) : undefined;
  try {
    const client = new pg.Client('url' in of.database ? { connectionString: of.database.url } : embedded?.connection);
    await client.connect();
    try {
      return await timeArms(client, of);
    } finally {
      await client.end();
    }
  } finally {
    await embedded?.close();
  }
}

async function timeArms(client: pg.Client, of: ArmsOf): Promise<BareArms> {
  const scope = await scopeOf(client, of);
  const times: { keyword: number; vector: number }[] = [];
  for (const question of [...of.questions, ...of.questions]) {
    await client.query('begin isolation level repeatable read read only');
    await client.query(settingsQuery(APP_ROLE, TIMEOUT_MS, scopeSettings(scope)));
    times.push(await timeOne(client, scope, question, of));
    await client.query('commit');
  }
  const counted = times.slice(of.questions.length);
  return {
    keyword: counted.map(({ keyword }) => keyword),
    vector: counted.map(({ vector }) => vector),
    sum: counted.map(({ keyword, vector }) => keyword + vector),
  };
}

async function timeOne(client: pg.Client, scope: Scope, question: string, { space, vectorOf }: ArmsOf) {
  let spent = 0;
  const timed = async (config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    const from = performance.now();
    const result = await client.query(config, values);
    spent = performance.now() - from;
    return result;
  };
  const tx = drizzleOver(new TransactionConnection({ query: timed } as unknown as pg.PoolClient));
  const conditions = recordConditions(scope, {}, new Date());
  const arm = { scope, source: recordSource(undefined), conditions, asOf: undefined, limit: ARM_LIMIT };
  await keywordArm(tx, arm, queryTerms(question, ['en']));
  const keyword = spent;
  await vectorArm(tx, arm, space, vectorOf(question));
  return { keyword, vector: spent };
}

async function scopeOf(client: pg.Client, { key, user }: ArmsOf): Promise<Scope> {
  await client.query('begin');
  await client.query(settingsQuery(SYSTEM_ROLE, TIMEOUT_MS, NO_SCOPE));
  const { rows } = await client.query<{ tenant_id: string }>('select tenant_id from api_keys where key_id = $1', [
    key.split('_')[1],
  ]);
  await client.query('commit');
  const tenantId = rows[0]?.tenant_id;
  if (tenantId === undefined) throw new Error('the database does not know the key of the server that filled it');
  const permissions: Scope['permissions'] = new Set(['records:read', 'shared:read']);
  const bindings = { agent: null, project: null, keyId: 'bench' };
  return { tenantId, userId: user, allUsers: false, includeShared: true, permissions, ...bindings };
}
