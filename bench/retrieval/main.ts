import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RecollectClient } from '../support/client.js';
import { startStandalone } from '../support/server.js';
import { formatFolded, runFolded, type FoldedReport } from './folded.js';
import { loadBeam } from './loaders/beam.js';
import type { Conversation } from './loaders/conversation.js';
import { loadLocomo } from './loaders/locomo.js';
import { type Report, formatReport, makeReport } from './report.js';
import { type RunOptions, runRetrieval } from './run.js';

const USAGE = `Measures how well search finds the turns that answer a question.

  npm run bench:retrieval -- --locomo FILE [--beam FILE] [options]

  --locomo FILE            a file in the LoCoMo format
  --beam FILE              a file in the BEAM format
  --url URL --key KEY      a running server (or RECOLLECT_URL, RECOLLECT_API_KEY); without a URL one is started
                           for the run, on an empty data folder that is removed afterwards
  --arms a,b               only these arms of the search, e.g. keyword or vector (needs an admin key)
  --alone ARM              only this arm, in its own order: without neighbours and adjustments (needs an admin key)
  --folded                 asks, folds everything older than each conversation's last session, and asks again
  --limit N                results per question, 1 to 100 (50)
  --limit-conversations N  only the first N conversations of each file
  --save NAME              write the report to bench/results/NAME.json
  --json FILE              write the report to FILE

A server named by --url keeps the users bench-<run>-<conversation>: use one whose data you can throw away.
The data sets are not part of this project; see bench/retrieval/README.md.`;

type Env = Readonly<Record<string, string | undefined>>;

function options(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      locomo: { type: 'string' },
      beam: { type: 'string' },
      url: { type: 'string' },
      key: { type: 'string' },
      arms: { type: 'string' },
      alone: { type: 'string' },
      folded: { type: 'boolean', default: false },
      limit: { type: 'string', default: '50' },
      'limit-conversations': { type: 'string' },
      save: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return values;
}

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > max)
    throw new Error(`--${name}: a whole number from 1 to ${max}`);
  return value;
}

/** A running server, or one of our own. */
async function connect(url: string | undefined, key: string | undefined, env: Env) {
  if (url === undefined) return startStandalone(env);
  if (key === undefined) throw new Error('--url needs --key (or RECOLLECT_API_KEY)');
  return { url, key, stop: async (): Promise<void> => undefined };
}

async function load(files: { locomo?: string; beam?: string }, most: number): Promise<[string, Conversation[]][]> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8')) as unknown;
  const sets: [string, Conversation[]][] = [];
  if (files.locomo) sets.push([`locomo ${path.basename(files.locomo)}`, loadLocomo(await read(files.locomo))]);
  if (files.beam) sets.push([`beam ${path.basename(files.beam)}`, loadBeam(await read(files.beam))]);
  return sets.map(([name, conversations]) => [name, conversations.slice(0, most)]);
}

async function main(argv: readonly string[], env: Env): Promise<number> {
  const given = options(argv);
  if (given.help || (!given.locomo && !given.beam)) {
    console.log(USAGE);
    return given.help ? 0 : 1;
  }
  const most = given['limit-conversations']
    ? wholeNumber('limit-conversations', given['limit-conversations'], 1e6)
    : Infinity;
  const run: RunOptions = {
    run: Date.now().toString(36),
    arms: given.alone ? [given.alone] : (given.arms?.split(',').map((arm) => arm.trim()) ?? null),
    alone: given.alone ?? null,
    limit: wholeNumber('limit', given.limit, 100),
  };
  const sets = await load(given, most);
  const server = await connect(given.url ?? env.RECOLLECT_URL, given.key ?? env.RECOLLECT_API_KEY, env);
  const reports: Report[] = [];
  const folded: FoldedReport[] = [];
  try {
    const client = new RecollectClient(server.url, server.key);
    for (const [name, conversations] of sets) {
      if (given.folded) {
        folded.push(await runFolded(client, name, conversations, run.run));
        continue;
      }
      const result = await runRetrieval(client, conversations, run);
      if (result.firstError) console.error(`not stored: ${result.firstError}`);
      reports.push(makeReport(name, conversations, run, result));
    }
  } finally {
    await server.stop();
  }
  for (const report of reports) console.log(`\n${formatReport(report)}`);
  for (const report of folded) console.log(`\n${formatFolded(report)}`);
  const files = [given.json, given.save && path.join('bench', 'results', `${path.basename(given.save)}.json`)];
  for (const file of files) if (file) await write(file, given.folded ? folded : reports);
  return reports.some(({ failed }) => failed > 0) ? 1 : 0;
}

async function write(file: string, reports: readonly (Report | FoldedReport)[]): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  await writeFile(file, `${JSON.stringify(reports, null, 2)}\n`);
  console.error(`written: ${file}`);
}

try {
  process.exitCode = await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
