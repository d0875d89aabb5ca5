import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RecollectClient } from '../support/client.js';
import { startStandalone } from '../support/server.js';
import { compare, formatComparison } from './compare.js';
import { formatFolded, runFolded, type FoldedReport } from './folded.js';
import { KeptFolder } from './kept.js';
import type { Conversation } from './loaders/conversation.js';
import { FORMATS, keptName, loadFiles } from './loaders/load-files.js';
import { plot } from './plot.js';
import { type Report, formatReport, makeReport, rankingsOf, withoutRankings } from './report.js';
import { type RunOptions, runRetrieval } from './run.js';

const USAGE = `Measures how well search finds the turns that answer a question.

  npm run bench:retrieval -- --locomo FILE [--beam FILE] [options]

  --locomo FILE            a file in the LoCoMo format
  --beam FILE              a file in the BEAM format
  --longmemeval FILE       a file in the LongMemEval format (S, M or oracle)
  --jsonl FILE             turns and questions, one object per line
  --url URL --key KEY      a running server (or RECOLLECT_URL, RECOLLECT_API_KEY); without a URL one is started
                           for the run, on an empty data folder that is removed afterwards
  --arms a,b               only these arms of the search, e.g. keyword or vector (needs an admin key)
  --stages a,b             only these stages of ranking, or 'none' (needs an admin key)
  --data FOLDER            keep the stored data here, or reuse it (not with --url)
  --alone ARM              only this arm, in its own order: without neighbours and adjustments (needs an admin key)
  --graph N                also follow links from the results, up to N steps
  --folded                 ask, fold everything older than each conversation's last session, and ask again
  --limit N                results per question, 1 to 100 (50)
  --limit-conversations N  only the first N conversations of each file
  --baseline FILE          compare with a saved report: paired bootstrap by conversation
  --rankings FILE          write every response, one question per line, to compare two runs on one --data folder byte by byte
  --plot FILE              draw evidence against tokens read, as SVG
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
      longmemeval: { type: 'string' },
      jsonl: { type: 'string' },
      stages: { type: 'string' },
      data: { type: 'string' },
      baseline: { type: 'string' },
      plot: { type: 'string' },
      rankings: { type: 'string' },
      url: { type: 'string' },
      key: { type: 'string' },
      arms: { type: 'string' },
      alone: { type: 'string' },
      graph: { type: 'string' },
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
async function connect(given: ReturnType<typeof options>, kept: KeptFolder | undefined, env: Env) {
  const [url, key] = [given.url ?? env.RECOLLECT_URL, given.key ?? env.RECOLLECT_API_KEY];
  if (kept) return kept.start(env);
  if (url === undefined) return startStandalone(env);
  if (key === undefined) throw new Error('--url needs --key (or RECOLLECT_API_KEY)');
  return { url, key, stop: async (): Promise<void> => undefined };
}

function runOptions(given: ReturnType<typeof options>): RunOptions {
  const list = (text: string | undefined) => text?.split(',').map((name) => name.trim()) ?? null;
  return {
    run: Date.now().toString(36),
    arms: given.alone ? [given.alone] : list(given.arms),
    stages: given.stages === 'none' ? [] : list(given.stages),
    alone: given.alone ?? null,
    graph: given.graph === undefined ? null : wholeNumber('graph', given.graph, 3),
    stored: false,
    limit: wholeNumber('limit', given.limit, 100),
  };
}

async function measure(
  client: RecollectClient,
  sets: readonly [string, Conversation[]][],
  options: RunOptions,
  kept: KeptFolder | undefined,
): Promise<Report[]> {
  const reports: Report[] = [];
  for (const [name, conversations] of sets) {
    const key = keptName(name, conversations);
    const before = kept?.runOf(key);
    const own = before ? { ...options, run: before, stored: true } : options;
    const result = await runRetrieval(client, conversations, own);
    if (result.firstError) console.error(`not stored: ${result.firstError}`);
    if (!before) await kept?.storedUnder(key, options.run);
    reports.push(makeReport(name, conversations, own, result));
  }
  return reports;
}

async function main(argv: readonly string[], env: Env): Promise<number> {
  const given = options(argv);
  if (given.help || FORMATS.every((format) => !given[format])) {
    console.log(USAGE);
    return given.help ? 0 : 1;
  }
  const limit = given['limit-conversations'];
  const sets = await loadFiles(given, limit ? wholeNumber('limit-conversations', limit, 1e6) : Infinity);
  const run = runOptions(given);
  const kept = given.data ? await KeptFolder.open(given.data) : undefined;
  const server = await connect(given, kept, env);
  const folded: FoldedReport[] = [];
  let reports: Report[] = [];
  try {
    const client = new RecollectClient(server.url, server.key);
    if (!given.folded) reports = await measure(client, sets, run, kept);
    else for (const [name, conversations] of sets) folded.push(await runFolded(client, name, conversations, run.run));
  } finally {
    await server.stop();
  }
  for (const report of folded) console.log(`\n${formatFolded(report)}`);
  await tell(reports, given);
  const files = [given.json, given.save && path.join('bench', 'results', `${path.basename(given.save)}.json`)];
  for (const file of files) if (file) await write(file, given.folded ? folded : reports.map(withoutRankings));
  return reports.some(({ failed }) => failed > 0) ? 1 : 0;
}

async function tell(reports: readonly Report[], given: ReturnType<typeof options>): Promise<void> {
  const saved = given.baseline ? (JSON.parse(await readFile(given.baseline, 'utf8')) as Report[]) : [];
  for (const report of reports) {
    console.log(`\n${formatReport(report)}`);
    const baseline = saved.find(({ dataset }) => dataset === report.dataset);
    if (baseline) console.log(`against ${baseline.at}:\n${formatComparison(compare(report, baseline))}`);
  }
  if (given.plot) await writeFile(given.plot, plot(reports));
  if (given.rankings) await writeFile(given.rankings, rankingsOf(reports));
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
