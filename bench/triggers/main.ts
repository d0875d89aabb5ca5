import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createScratchDatabase } from '../load/scratch-database.js';
import { startStandIn } from '../load/stand-in-embedder.js';
import { RecollectClient } from '../support/client.js';
import { waitForEmbeddings } from '../support/ingest.js';
import { startStandalone } from '../support/server.js';
import { fill, type Filled } from './fill.js';

const USAGE = `Measures the cost of checking a write against the intentions of agents.

  DATABASE_ADMIN_URL=postgres://… npm run bench:triggers -- [options]

  --writes N       of each kind at each size (600)
  --pending N      pending intentions of other agents (10000)
  --memories A,B   memories of the user, one size after the other (1000,50000)
  --json FILE      write the figures to FILE

One server. A write that names its agent is checked, one that names none is not; they alternate, one at a time, over one connection.
Every write contains a word that would trigger each intention if it were the agent's.`;

const USER = 'measured';
const EMPTY: Filled = { memories: 0, pending: 0 };
const WARM_UP = 100;

interface Spread {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
}
interface Measured {
  readonly filled: Filled;
  readonly without: Spread;
  readonly checked: Spread;
}

async function write(url: string, key: string, n: number, agent?: string): Promise<number> {
  const content = `Ship ${n} came into the harbour at ${n % 24} o'clock with timber and salt for the merchants of the town.`;
  const headers = { 'Content-Type': 'application/json', 'X-API-Key': key, 'X-User-Id': USER };
  const started = performance.now();
  const body = JSON.stringify({ content, ...(agent !== undefined && { agent }) });
  const reply = await fetch(`${url}/v1/records`, { method: 'POST', headers, body });
  const stored = (await reply.json()) as { triggered?: unknown };
  const took = performance.now() - started;
  if (reply.status !== 201) throw new Error(`a write was answered ${reply.status}`);
  if (stored.triggered !== undefined) throw new Error('a write called up what another agent intends');
  return took;
}

function spread(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  // Without the slowest hundredth: a checkpoint of the database is a cost of neither.
  const kept = sorted.slice(0, Math.ceil(sorted.length * 0.99));
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { mean: kept.reduce((sum, one) => sum + one, 0) / kept.length, p50: at(0.5), p95: at(0.95) };
}

/** The order alternates from pair to pair. */
async function inTurn(url: string, key: string, writes: number, filled: Filled): Promise<Measured> {
  const times = { without: [] as number[], checked: [] as number[] };
  for (let n = -WARM_UP; n < writes; n++) {
    const pair = [['without', undefined], ['checked', 'scout']] as const; // prettier-ignore
    for (const [sort, agent] of n % 2 === 0 ? pair : [pair[1], pair[0]]) {
      const took = await write(url, key, n + WARM_UP, agent);
      if (n >= 0) times[sort].push(took);
    }
  }
  return { filled, without: spread(times.without), checked: spread(times.checked) };
}

function told({ filled, without, checked }: Measured): string {
  const line = (name: string, { mean, p50, p95 }: Spread) =>
    `${name.padEnd(12)} mean ${mean.toFixed(2)} ms, p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)}`;
  const ratio = (of: keyof Spread) => (checked[of] / without[of]).toFixed(3);
  return [
    `${filled.memories} memories, ${filled.pending} intentions of other agents`,
    line('not checked', without),
    line('checked', checked),
    `ratio        mean ${ratio('mean')}, p50 ${ratio('p50')}, p95 ${ratio('p95')}`,
  ].join('\n');
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      writes: { type: 'string', default: '600' },
      pending: { type: 'string', default: '10000' },
      memories: { type: 'string', default: '1000,50000' },
      json: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const admin = process.env.DATABASE_ADMIN_URL;
  if (values.help || !admin) return void process.stdout.write(`${USAGE}\n`);
  const cleanUps: (() => Promise<unknown>)[] = [];
  const all: Measured[] = [];
  try {
    const scratch = await createScratchDatabase(admin);
    cleanUps.push(() => scratch.drop());
    const model = await startStandIn();
    cleanUps.push(() => model.close());
    const database = { DATABASE_URL: scratch.url, DATABASE_ADMIN_URL: scratch.adminUrl };
    const limits = { RATE_LIMIT_PER_KEY: 'off', RATE_LIMIT_PER_TENANT: 'off' };
    const settings = { LOG_LEVEL: 'warn', ...limits, ...model.settings, ...database };
    const server = await startStandalone(process.env, { settings });
    cleanUps.push(() => server.stop());
    const client = new RecollectClient(server.url, server.key);
    await client.storeBatch(USER, [{ content: 'the first memory, with which the embedding space begins' }]);
    await waitForEmbeddings(client, USER, () => undefined);
    let before = EMPTY;
    for (const memories of values.memories.split(',').map(Number)) {
      const filled = { memories, pending: Number(values.pending) };
      await fill(scratch.adminUrl, USER, before, filled);
      before = filled;
      // The idle connection may be closed by now, which the first request would notice.
      await fetch(`${server.url}/livez`).catch(() => undefined);
      const measured = await inTurn(server.url, server.key, Number(values.writes), filled);
      all.push(measured);
      process.stdout.write(`${told(measured)}\n\n`);
    }
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
  if (values.json) await writeFile(values.json, `${JSON.stringify(all, null, 2)}\n`);
}

await main();
