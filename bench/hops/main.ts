import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Recollect } from '#client';
import { type RunningServer, startStandalone } from '../support/server.js';

/**
 * Counts the files in which code runs while one record is stored, embedded and found. A reader who follows these steps
 * has to open at most these. Files that every request uses (doors, keys, limits, errors) are counted separately, by a
 * request that does nothing else.
 *
 *   npm run bench:hops [-- --list]
 */
const STEP_MS = 2_000;

async function main(list: boolean, env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'recollect-hops-'));
  const probe = pathToFileURL(path.resolve('dist/bench/hops/probe.js')).href;
  const server = await startStandalone(env, {
    // The bundle that `npm start` runs has no files of ours to count.
    entry: path.resolve('dist/apps/standalone/main.js'),
    settings: { LOG_LEVEL: 'warn', RECOLLECT_HOPS: folder, NODE_OPTIONS: `--import ${probe}` },
  });
  try {
    const files = await counted(server, folder);
    const [idle, any, store, embed, search] = files.map((names) => new Set(names));
    const without = (all: Set<string>, ...others: Set<string>[]) =>
      [...all].filter((name) => !others.some((other) => other.has(name)));
    const shown: Readonly<Record<string, readonly string[]>> = {
      'any request': without(any!, idle!),
      'a store, beside it': without(store!, idle!, any!),
      'an embedding': without(embed!, idle!),
      'a search, beside any request': without(search!, idle!, any!),
    };
    for (const [what, names] of Object.entries(shown)) {
      console.log(`${String(names.length).padStart(4)}  ${what}`);
      if (list) for (const name of names) console.log(`      ${name}`);
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The files of each step, in order. Everything is requested once before, so that what is created at first use exists.
 */
async function counted(server: RunningServer, folder: string): Promise<string[][]> {
  const memory = new Recollect({ url: server.url, apiKey: server.key }).asUser('ada');
  const found = async () => memory.records.search({ query: 'Where does Ada live?', limit: 5 });
  await memory.records.store({ content: 'Ada lives in Graz.' });
  await sleep(STEP_MS);
  await found();
  const steps: (() => Promise<unknown>)[] = [
    () => sleep(STEP_MS),
    () => memory.tokens.me(),
    () => memory.records.store({ content: 'Ada lives in Linz.' }),
    () => sleep(STEP_MS),
    found,
  ];
  const read = async (signal: number): Promise<string[]> => {
    process.kill(server.pid, 'SIGWINCH');
    for (let tries = 0; tries < 1_000; tries++) {
      await sleep(20);
      const text = await readFile(path.join(folder, `${signal}.json`), 'utf8').catch(() => '');
      if (text.endsWith(']')) return JSON.parse(text) as string[];
    }
    throw new Error('the server did not tell what ran');
  };
  await read(0);
  const files: string[][] = [];
  for (const [index, step] of steps.entries()) {
    await step();
    files.push(await read(index + 1));
  }
  return files;
}

try {
  await main(process.argv.includes('--list'), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
