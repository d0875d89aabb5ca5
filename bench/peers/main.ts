import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { processorTimes } from '../load/processes.js';
import { createScratchDatabase } from '../load/scratch-database.js';
import type { Conversation } from '../retrieval/loaders/conversation.js';
import { loadFiles } from '../retrieval/loaders/load-files.js';
import { recallAt } from '../retrieval/metrics.js';
import { type MessageInput, RecollectClient } from '../support/client.js';
import { ingest } from '../support/ingest.js';
import { AS_NPM_START, startStandalone } from '../support/server.js';
import { writeReport } from '../support/write-report.js';
import { type Peer, startLibrary } from './peer.js';
import { formatReport, type PeersReport, type Row } from './report.js';

const USAGE = `Stores one conversation in this service and in other memories, and asks its questions, all of them in turn.

  npm run bench:peers -- --locomo FILE --model FOLDER --python FILE [options]

  --locomo FILE   LoCoMo's format; the first conversation is used
  --model FOLDER  e5-small-v2 as \`npm run model\` keeps it, for the others and for our second row
  --python FILE   an interpreter that has bench/peers/requirements.txt
  --peers a,b     only these: chroma, langgraph, mem0, pgvector. The last needs DATABASE_ADMIN_URL
  --rounds N      how often everybody stores everything (3)
  --questions N   at most (100)
  --save NAME     write the report to bench/results/NAME.json and NAME.md (peers)`;

const LIBRARIES = ['chroma', 'langgraph', 'mem0', 'pgvector'] as const;
type Library = (typeof LIBRARIES)[number];
type Env = Readonly<Record<string, string | undefined>>;

const SCRIPT = path.resolve('bench/peers/peers.py');
const LIMIT = 10;
/** Each poll costs our server time, and each wait between two of them is charged to it. */
const POLL_MS = 50;
/** ONNX Runtime's threads spin for a moment after a call. The next system must not pay for that. */
const PAUSE_MS = 200;

function readOptions(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      locomo: { type: 'string' },
      model: { type: 'string' },
      python: { type: 'string' },
      peers: { type: 'string', default: LIBRARIES.join(',') },
      rounds: { type: 'string', default: '3' },
      questions: { type: 'string', default: '100' },
      save: { type: 'string', default: 'peers' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { locomo, model, python } = values;
  if (values.help || !locomo || !model || !python) return null;
  const whole = (name: 'rounds' | 'questions'): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= 1_000) return value;
    throw new Error(`--${name}: a whole number from 1 to 1000`);
  };
  const libraries = values.peers.split(',').map((name): Library => {
    const known = LIBRARIES.find((one) => one === name);
    if (!known) throw new Error(`--peers: ${LIBRARIES.join(', ')}`);
    return known;
  });
  return {
    locomo,
    model: path.resolve(model),
    python,
    libraries,
    rounds: whole('rounds'),
    questions: whole('questions'),
    save: values.save,
  };
}
type Options = NonNullable<ReturnType<typeof readOptions>>;

async function main(argv: readonly string[], env: Env): Promise<void> {
  const options = readOptions(argv);
  if (!options) return console.log(USAGE);
  const [conversation] = (await loadFiles({ locomo: options.locomo }, 1))[0]?.[1] ?? [];
  if (!conversation) throw new Error(`${options.locomo}: no conversation`);
  const before = loadavg()[0] ?? 0;
  const folder = await mkdtemp(path.join(tmpdir(), 'recollect-peers-'));
  const closes: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const started = await startAll(options, env, conversation.records, folder, closes);
    const rows = await measure(started, conversation, options);
    const report: PeersReport = {
      at: new Date().toISOString(),
      machine: `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
      load: `${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`,
      texts: conversation.records.length,
      rows,
    };
    await writeReport(options.save, report, formatReport(report));
  } finally {
    for (const close of closes.toReversed()) await close();
  }
}

/** All systems. Functions that end them are pushed to `closes`. A library that does not start is named and left out. */
async function startAll(
  { model, python, libraries }: Options,
  env: Env,
  records: readonly MessageInput[],
  folder: string,
  closes: (() => Promise<void>)[],
): Promise<Peer[]> {
  const e5 = { EMBEDDING_PROVIDER: 'onnx', EMBEDDING_MODEL: model };
  const peers = [
    await ourselves('Recollect, bundled model', env, { EMBEDDING_PROVIDER: 'bundled' }, records),
    await ourselves('Recollect, e5-small-v2', env, e5, records),
  ];
  closes.push(...peers.map(({ stop }) => stop));
  for (const library of libraries) {
    const settings: Record<string, string> = {};
    if (library === 'pgvector') {
      if (!env['DATABASE_ADMIN_URL']) continue;
      const scratch = await createScratchDatabase(env['DATABASE_ADMIN_URL']);
      closes.push(scratch.drop);
      settings['DATABASE_URL'] = scratch.adminUrl;
    }
    const data = path.join(folder, library);
    await mkdir(data);
    try {
      const peer = await startLibrary(python, [SCRIPT, library, model, data], settings);
      closes.push(peer.stop);
      peers.push(peer);
    } catch (error) {
      console.error(`left out: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return peers;
}

/** A server as \`npm start\` runs it, over HTTP. Each round has a user of its own. */
async function ourselves(
  name: string,
  env: Env,
  settings: Readonly<Record<string, string>>,
  records: readonly MessageInput[],
): Promise<Peer> {
  const server = await startStandalone(env, { settings: { ...AS_NPM_START, LOG_LEVEL: 'warn', ...settings } });
  const client = new RecollectClient(server.url, server.key);
  let round = 0;
  const user = (): string => `user-${round}`;
  return {
    name,
    pid: server.pid,
    store: async () => {
      round++;
      const began = performance.now();
      const { failed, firstError } = await ingest(client, user(), records, () => undefined);
      if (failed > 0) throw new Error(firstError ?? 'records were refused');
      const acknowledgedMs = performance.now() - began;
      while ((await client.status(user())).embeddings.pending > 0) await sleep(POLL_MS);
      return { acknowledgedMs, embeddedMs: performance.now() - began };
    },
    search: async (query) => {
      const began = performance.now();
      const { results } = await client.search(user(), { query, limit: LIMIT });
      return { ms: performance.now() - began, ids: results.map(({ external_id, id }) => external_id ?? id) };
    },
    stop: server.stop,
  };
}

/** Rounds of storing, then all questions, one request at a time. A different system comes first in each round and for each question. */
async function measure(peers: readonly Peer[], conversation: Conversation, options: Options): Promise<Row[]> {
  const rows = peers.map(({ name }) => ({
    name,
    acknowledged: [] as number[],
    embedded: [] as number[],
    searches: [] as number[],
    processorMs: 0,
    recall: [] as number[],
  }));
  const texts = conversation.records.map(({ id, speaker, content }) => [id, `${speaker}: ${content}`] as const);
  const asked = conversation.questions.filter(({ evidence }) => evidence.length > 0).slice(0, options.questions);
  const inTurns = async (n: number, work: (peer: Peer, row: (typeof rows)[number]) => Promise<void>): Promise<void> => {
    for (let i = 0; i < peers.length; i++) {
      const at = (n + i) % peers.length;
      const [peer, row] = [peers[at], rows[at]];
      if (peer && row) await work(peer, row);
      await sleep(PAUSE_MS);
    }
  };
  // No system is measured cold.
  await inTurns(0, async (peer) => {
    await peer.store(texts.slice(0, 20));
    await peer.search('Warm up');
  });
  for (let n = 0; n < options.rounds; n++)
    await inTurns(n, async (peer, row) => {
      const { acknowledgedMs, embeddedMs } = await peer.store(texts);
      row.acknowledged.push(texts.length / (acknowledgedMs / 1000));
      row.embedded.push(texts.length / (embeddedMs / 1000));
    });
  const pids = peers.map(({ pid }) => pid);
  const before = await processorTimes(pids);
  for (const [n, { text, evidence }] of asked.entries())
    await inTurns(n, async (peer, row) => {
      const { ms, ids } = await peer.search(text);
      row.searches.push(ms);
      row.recall.push(recallAt(ids, new Set(evidence), LIMIT));
    });
  const after = await processorTimes(pids);
  return rows.map((row, at) => {
    const pid = pids[at] ?? 0;
    return { ...row, processorMs: ((after.get(pid) ?? 0) - (before.get(pid) ?? 0)) / asked.length };
  });
}

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
