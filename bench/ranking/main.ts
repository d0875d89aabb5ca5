import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatFloors, formatKinds, formatReports, type SetReport } from '../currency/report.js';
import { compare, formatComparison } from '../retrieval/compare.js';
import { KeptFolder } from '../retrieval/kept.js';
import { formatReport, type Report, withoutRankings } from '../retrieval/report.js';
import { measure } from './measure.js';
import { currencyMemories, retrievalMemories } from './memories.js';
import { recordMemories } from './record.js';
import { writeTape } from './tape.js';

const USAGE = `Records the results of a search's arms once, and ranks them again without a server.

  npm run bench:ranking -- record FOLDER --to FILE [--currency] [--locomo FILE] [--beam FILE]
  npm run bench:ranking -- measure FILE... [options]

record: FOLDER was kept by bench:currency or bench:retrieval (--data FOLDER)
  --currency           the sets of bench:currency (--set FILE: only these)
  --locomo, --beam, --longmemeval, --jsonl FILE   as bench:retrieval
  --to FILE            the recording. It contains the texts: keep it out of the project

measure: ranks with the built code, and counts like bench:currency and bench:retrieval
  --stages a,b         only these stages of ranking, or 'none'
  --min-score N        a response below this score counts as refused (0.5)
  --answers FILE       the result of every question, one per line
  --compare FILE       compare with a saved report
  --json FILE          write the report to FILE`;

function options(argv: readonly string[]) {
  return parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      currency: { type: 'boolean', default: false },
      set: { type: 'string', multiple: true, default: [] },
      locomo: { type: 'string' },
      beam: { type: 'string' },
      longmemeval: { type: 'string' },
      jsonl: { type: 'string' },
      to: { type: 'string' },
      stages: { type: 'string' },
      'min-score': { type: 'string', default: '0.5' },
      answers: { type: 'string' },
      compare: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
}
type Values = ReturnType<typeof options>['values'];

async function record(folder: string | undefined, values: Values): Promise<void> {
  if (folder === undefined || values.to === undefined) throw new Error('record FOLDER --to FILE');
  const { key } = await KeptFolder.open(folder);
  if (key === undefined) throw new Error(`${folder}: no server has been started on it`);
  const memories = [
    ...(values.currency || values.set.length > 0 ? await currencyMemories(folder, values.set) : []),
    ...(await retrievalMemories(folder, values)),
  ];
  if (memories.length === 0) throw new Error('nothing to record: name --currency, or a data set');
  await writeTape(values.to, recordMemories(path.resolve(folder), key, memories, process.env));
}

interface Saved {
  readonly currency: readonly SetReport[];
  readonly retrieval: readonly Report[];
}

async function tell(tapes: readonly string[], values: Values): Promise<void> {
  const floor = Number(values['min-score']);
  const stages = values.stages === 'none' ? [] : (values.stages?.split(',') ?? null);
  const { currency, retrieval, answers } = await measure(tapes, { stages, floor });
  const before = values.compare ? (JSON.parse(await readFile(values.compare, 'utf8')) as Saved) : null;
  if (currency.length > 0) {
    console.log(`\n${formatReports(currency, floor, before?.currency ?? [])}`);
    console.log(`\n${formatKinds(currency, floor)}\n\n${formatFloors(currency)}`);
  }
  for (const report of retrieval) {
    console.log(`\n${formatReport(report)}`);
    const baseline = before?.retrieval.find(({ dataset }) => dataset === report.dataset);
    if (baseline) console.log(`against ${baseline.at}:\n${formatComparison(compare(report, baseline))}`);
  }
  if (values.answers) await write(values.answers, answers.map((one) => JSON.stringify(one)).join('\n'));
  const saved: Saved = { currency, retrieval: retrieval.map(withoutRankings) };
  if (values.json) await write(values.json, JSON.stringify(saved, null, 2));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  await writeFile(file, `${text}\n`);
}

try {
  const { values, positionals } = options(process.argv.slice(2));
  const [command, ...named] = positionals;
  if (values.help) console.log(USAGE);
  else if (command === 'record') await record(named[0], values);
  else if (command === 'measure' && named.length > 0) await tell(named, values);
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
