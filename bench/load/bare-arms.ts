import type { Scope } from '@kernel/scope.js';
import { queryTerms } from '@memory/indexing/terms.js';
import { recordConditions, recordSource } from '@memory/record-store/record-source.js';
import { keywordArm } from '@memory/search/arms/keyword-arm.query.js';
import { vectorArm } from '@memory/search/arms/vector-arm.query.js';
import { startEmbeddedServer } from '@platform/database/embedded/embedded-server.js';
import { APP_ROLE, NO_SCOPE, scopeSettings, settingsQuery, SYSTEM_ROLE } from '@platform/database/scope-settings.js';
import { drizzleOver, markEmbedded, TransactionConnection } from '@platform/database/transaction.js';
import { PassThrough } from 'node:stream';
import pg from 'pg';

/** The duration of the arms' SQL for one question, in milliseconds from sending a statement to receiving its rows. */
export interface ArmTimes {
  readonly keyword: number;
  readonly vector: number;
}

export interface BareArms {
  time(question: string): Promise<ArmTimes>;
  /** The time of the planner alone. */
  plan(question: string): Promise<ArmTimes>;
  close(): Promise<void>;
}

export interface ArmsOf {
  /** The URL of a Postgres, or the data folder of a stopped standalone server. */
  readonly database: { readonly url: string } | { readonly dataDir: string };
  /** Any key of the tenant. */
  readonly key: string;
  readonly user: string;
  readonly space: { readonly provider: string; readonly model: string; readonly dimensions: number };
  readonly vectorOf: (text: string) => Float32Array;
}

/** As many as a search lets an arm return, and twice as many for words. */
const ARM_LIMIT = 200;
const KEYWORD_LIMIT = 400;
const TIMEOUT_MS = 60_000;

/**
 * Sends the statements of the search arms themselves over one bare connection, one after the other, with the role and
 * settings that row-level security requires.
 */
export async function openBareArms(of: ArmsOf): Promise<BareArms> {
  const embedded = 'dataDir' in of.database ? await startEmbeddedServer({ folder: of.database.dataDir }) : undefined;
  const client = new pg.Client('url' in of.database ? { connectionString: of.database.url } : embedded?.connection);
  const close = async (): Promise<void> => {
    await client.end();
    await embedded?.close();
  };
  try {
    await client.connect();
    const scope = await scopeOf(client, of);
    const settings = settingsQuery(APP_ROLE, TIMEOUT_MS, scopeSettings(scope));
    const asked = async (question: string, send: Send): Promise<ArmTimes> => {
      await client.query('begin isolation level repeatable read read only');
      await client.query(settings);
      const times = await timeOne(send, scope, question, of);
      await client.query('commit');
      return times;
    };
    const time = (question: string): Promise<ArmTimes> => asked(question, sentTo(client));
    const plan = (question: string): Promise<ArmTimes> => asked(question, plannedBy(client));
    return { time, plan, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Sends a statement and returns how long it took, or would have taken. */
type Send = (config: pg.QueryConfig, values?: unknown[]) => Promise<{ result: pg.QueryResult; ms: number }>;

function sentTo(client: pg.Client): Send {
  return async (config, values) => {
    const from = performance.now();
    const result = await client.query(config, values);
    return { result, ms: performance.now() - from };
  };
}

function plannedBy(client: pg.Client): Send {
  return async (config, values) => {
    const text = `explain (summary, format json) ${config.text}`;
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { 'Planning Time': number }[] }>(
      text,
      values ?? config.values,
    );
    const empty = { rows: [], rowCount: 0, fields: [], command: 'SELECT', oid: 0 };
    return { result: empty, ms: rows[0]?.['QUERY PLAN'][0]?.['Planning Time'] ?? NaN };
  };
}

async function timeOne(
  send: Send,
  scope: Scope,
  question: string,
  { database, space, vectorOf }: ArmsOf,
): Promise<ArmTimes> {
  let spent = 0;
  const timed = async (config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    const { result, ms } = await send(config, values);
    spent = ms;
    return result;
  };
  // Writes that a transaction would batch are sent and timed one by one here.
  const connection = { stream: new PassThrough() };
  const tx = drizzleOver(new TransactionConnection({ query: timed, connection } as unknown as pg.PoolClient));
  if ('dataDir' in database) markEmbedded(tx);
  const conditions = recordConditions(scope, {}, new Date());
  const arm = { scope, source: recordSource(scope, undefined), conditions, asOf: undefined, limit: ARM_LIMIT };
  await keywordArm(tx, { ...arm, limit: KEYWORD_LIMIT }, queryTerms(question, ['en']));
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
