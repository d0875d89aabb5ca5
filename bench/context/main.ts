import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadLocomo } from '../retrieval/loaders/locomo.js';
import { embedAll, storeAll } from '../retrieval/run.js';
import { RecollectClient } from '../support/client.js';
import { startStandalone } from '../support/server.js';
import { type ContextReport, formatContext, runContext } from './run.js';

const USAGE = `Measures how much evidence a context contains, compared with a plain search of as many tokens, and how long it takes.

  npm run bench:context -- --locomo FILE [options]

  --locomo FILE            a file in the LoCoMo format
  --url URL --key KEY      a running server; without one, one is started on an empty data folder that is removed afterwards
  --budget N               tokens of a context and of the plain search (1000)
  --limit-conversations N  only the first N conversations
  --json FILE              write the report to FILE`;

async function main(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      locomo: { type: 'string' },
      url: { type: 'string' },
      key: { type: 'string' },
      budget: { type: 'string', default: '1000' },
      'limit-conversations': { type: 'string', default: '1000000' },
      json: { type: 'string' },
    },
  });
  if (!values.locomo) {
    console.log(USAGE);
    return 1;
  }
  const all = loadLocomo(JSON.parse(await readFile(values.locomo, 'utf8')));
  const conversations = all.slice(0, Number(values['limit-conversations']));
  const stop = (): Promise<void> => Promise.resolve();
  const server = values.url ? { url: values.url, key: values.key ?? '', stop } : await startStandalone(env);
  let report: ContextReport;
  try {
    const client = new RecollectClient(server.url, server.key);
    const run = Date.now().toString(36);
    const { failed, firstError } = await storeAll(client, conversations, run);
    if (failed > 0) throw new Error(`not stored: ${firstError}`);
    await embedAll(client, conversations, run);
    report = await runContext(client, conversations, { run, budget: Number(values.budget) });
  } finally {
    await server.stop();
  }
  console.log(`\n${formatContext(path.basename(values.locomo), report)}`);
  if (values.json) {
    await mkdir(path.dirname(path.resolve(values.json)), { recursive: true });
    await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
  }
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
