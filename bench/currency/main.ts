import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { KeptFolder } from '../retrieval/kept.js';
import { RecollectClient } from '../support/client.js';
import { startStandalone } from '../support/server.js';
import { formatFloors, formatKinds, formatReports, reportOf, type SetReport } from './report.js';
import { type RunOptions, runSet, type Way } from './run.js';
import { loadSets } from './sets.js';

const USAGE = `Measures whether a search returns what holds now: facts that people tell over a year, asked in other words.

  npm run bench:currency -- [options]

  --set FILE|all       one file, or every set in bench/currency/sets (all); may be repeated
  --split NAME         only the sets marked tune, or held-out
  --form NAME          only sets of one form: person, chats, updates, documents or answerable
  --revise             store facts by revise, one after the other
  --gold               store facts by revise, with the memory that each makes outdated
  --embedder NAME      provider, or provider/model, for the server that is started
  --url URL --key KEY  use a running server instead; its users currency-<run>-… are deleted
  --data FOLDER        keep the stored data here, or reuse it (plain store only)
  --arms a,b           only these arms of the search
  --stages a,b         only these stages of ranking, or 'none'
  --min-score N        a response below this score counts as refused (0.5)
  --wrong              print each question whose answer is not first (never of held-out sets while rules change)
  --compare FILE       compare with a saved report
  --json FILE          write the report to FILE

Without a URL a server is started on an empty data folder that is removed afterwards.`;

async function main(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      set: { type: 'string', multiple: true, default: [] },
      split: { type: 'string' },
      form: { type: 'string' },
      revise: { type: 'boolean', default: false },
      gold: { type: 'boolean', default: false },
      embedder: { type: 'string' },
      url: { type: 'string' },
      key: { type: 'string' },
      data: { type: 'string' },
      arms: { type: 'string' },
      stages: { type: 'string' },
      'min-score': { type: 'string', default: '0.5' },
      wrong: { type: 'boolean', default: false },
      compare: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const floor = Number(values['min-score']);
  if (!(floor >= 0 && floor <= 1)) throw new Error('--min-score: a number from 0 to 1');
  const way: Way = values.gold ? 'gold' : values.revise ? 'revise' : 'plain';
  if (values.data && way !== 'plain') throw new Error('--data: only with the plain store');
  const sets = (await loadSets(values.set)).filter(
    ({ split, form }) => split === (values.split ?? split) && form === (values.form ?? form),
  );
  const list = (text: string | undefined) => text?.split(',').map((name) => name.trim()) ?? null;
  const options: RunOptions = {
    run: Date.now().toString(36),
    way,
    arms: list(values.arms),
    stages: values.stages === 'none' ? [] : list(values.stages),
    stored: false,
  };
  const kept = values.data ? await KeptFolder.open(values.data) : undefined;
  const server = await connect(values, { ...env, ...embedderOf(values.embedder) }, kept);
  const reports: SetReport[] = [];
  try {
    const client = new RecollectClient(server.url, server.key);
    for (const set of sets) {
      const name = `currency ${set.name} ${set.split}`;
      const before = kept?.runOf(name);
      const asked = await runSet(client, set, before ? { ...options, run: before, stored: true } : options);
      if (!before) await kept?.storedUnder(name, options.run);
      reports.push(reportOf(set, asked, way, floor));
    }
  } finally {
    await server.stop();
  }
  await tell(reports, floor, values);
}

async function connect(
  { url, key }: { url?: string | undefined; key?: string | undefined },
  env: Readonly<Record<string, string | undefined>>,
  kept: KeptFolder | undefined,
) {
  if (kept) return kept.start(env);
  if (url === undefined) return startStandalone(env);
  if (key === undefined) throw new Error('--url needs --key');
  return { url, key, stop: async (): Promise<void> => undefined };
}

function embedderOf(name: string | undefined): Record<string, string> {
  if (name === undefined) return {};
  const [provider = '', ...model] = name.split('/');
  return { EMBEDDING_PROVIDER: provider, ...(model.length > 0 && { EMBEDDING_MODEL: model.join('/') }) };
}

async function tell(
  reports: readonly SetReport[],
  floor: number,
  { wrong, compare, json }: { wrong: boolean; compare?: string | undefined; json?: string | undefined },
): Promise<void> {
  const before = compare ? (JSON.parse(await readFile(compare, 'utf8')) as SetReport[]) : [];
  console.log(`\n${formatReports(reports, floor, before)}`);
  console.log(`\n${formatKinds(reports, floor)}\n\n${formatFloors(reports)}`);
  if (wrong) {
    for (const { set, asked } of reports) {
      for (const { question, ranks, stale } of asked.filter((one) => one.ranks.length > 0 && !one.ranks.includes(1))) {
        console.log(`${set}: ${question}  at ${ranks.join(' ')}${stale.length ? `, stale at ${stale.join(' ')}` : ''}`);
      }
    }
  }
  if (json) {
    await mkdir(path.dirname(path.resolve(json)), { recursive: true });
    await writeFile(json, `${JSON.stringify(reports, null, 2)}\n`);
  }
}

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
