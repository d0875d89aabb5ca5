import { RecollectClient } from '../support/client.js';
import { waitForEmbeddings } from '../support/ingest.js';
import { startStandalone } from '../support/server.js';
import { createScratchDatabase } from '../load/scratch-database.js';
import { startStandIn } from '../load/stand-in-embedder.js';
import { fillBehind, question, type Size } from './cost-fill.js';

const USER = 'measured';
const QUESTIONS = 100;

export interface Spread {
  readonly p50: number;
  readonly p95: number;
}
export interface Cost {
  readonly size: Size;
  /** In milliseconds, as a client sees it; every variant asks each question in turn. */
  readonly plain: Spread;
  readonly oneHop: Spread;
  readonly twoHops: Spread;
}

/** The cost of following links in a large memory on Postgres: the same questions with and without, alternately. */
export async function measureCost(env: Readonly<Record<string, string | undefined>>, size: Size): Promise<Cost> {
  if (!env.DATABASE_ADMIN_URL) throw new Error('--cost needs DATABASE_ADMIN_URL');
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    const scratch = await createScratchDatabase(env.DATABASE_ADMIN_URL);
    cleanUps.push(() => scratch.drop());
    const model = await startStandIn();
    cleanUps.push(() => model.close());
    const settings = { LOG_LEVEL: 'warn', ...model.settings };
    const database = { DATABASE_URL: scratch.url, DATABASE_ADMIN_URL: scratch.adminUrl };
    const server = await startStandalone(env, { settings: { ...settings, ...database } });
    cleanUps.push(() => server.stop());
    const client = new RecollectClient(server.url, server.key);
    await client.storeBatch(USER, [{ content: 'the first memory, with which the embedding space begins' }]);
    await waitForEmbeddings(client, USER, () => undefined);
    await fillBehind(scratch.adminUrl, USER, size);
    return { size, ...(await inAlternation(client)) };
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

async function inAlternation(client: RecollectClient): Promise<Omit<Cost, 'size'>> {
  const times: [number[], number[], number[]] = [[], [], []];
  for (let n = -10; n < QUESTIONS; n++) {
    for (const hops of [0, 1, 2] as const) {
      const query = { query: question(Math.abs(n)), limit: 10, ...(hops > 0 && { graph: { hops } }) };
      const started = performance.now();
      await client.search(USER, query);
      if (n >= 0) times[hops].push(performance.now() - started);
    }
  }
  const [plain, oneHop, twoHops] = times.map(spread) as [Spread, Spread, Spread];
  return { plain, oneHop, twoHops };
}

function spread(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

export function formatCost({ size, plain, oneHop, twoHops }: Cost): string {
  const line = (name: string, { p50, p95 }: Spread) =>
    `${name.padEnd(9)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${(p95 / plain.p95).toFixed(2)} x)`;
  return [
    `${size.records} records of one user, ${size.edges} edges`,
    ...[line('plain', plain), line('one hop', oneHop), line('two hops', twoHops)],
  ].join('\n');
}
