import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { RecollectClient } from '../support/client.js';
import { startStandalone } from '../support/server.js';
import {
  type CaseSet,
  type Figures,
  figuresOf,
  isRight,
  type Judged,
  OUTCOMES,
  type Outcome,
  PARTS,
} from './figures.js';
import { formatTwoStep, type Outcome as TwoStepOutcome, runTwoStep } from './two-step.js';

const USAGE = `Measures whether a revision finds the memory that new information is about, and handles it correctly.

  npm run bench:revision -- [options]

  --two-step   instead really revise the cases of bench/revision/two-step*.json, each in its own memory (some minutes)
  --words      without vectors: asks before they are made
  --wrong      print each wrong case (while you change the rules, look at the tuning half only)
  --save NAME  write the report to bench/results/NAME.json

The set is bench/revision/cases.json. One half was used to tune the rules; the other half and the reworded cases were not. Every case is a preview, so none changes
the memory for the next one.`;

interface Preview {
  readonly status: Outcome;
  readonly external_id?: string;
  readonly superseded: readonly { readonly id: string }[];
}

const USER = 'bench';

async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      'two-step': { type: 'boolean', default: false },
      words: { type: 'boolean', default: false },
      wrong: { type: 'boolean', default: false },
      save: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  if (values['two-step']) return twoStep(values);
  const set = JSON.parse(await readFile(path.resolve('bench/revision/cases.json'), 'utf8')) as CaseSet;
  const server = await startStandalone(process.env);
  try {
    const call = async <T>(method: string, at: string, body?: unknown): Promise<T> => {
      const headers = { 'x-api-key': server.key, 'x-user-id': USER, 'content-type': 'application/json' };
      const response = await fetch(`${server.url}${at}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${at}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    };
    const ids = new Map<string, string>();
    for (const record of set.records) {
      const { id } = await call<{ id: string }>('POST', '/v1/records', record);
      ids.set(id, record.id);
    }
    for (let pending = 1; pending > 0 && !values.words; await sleep(200)) {
      pending = (await call<{ embeddings: { pending: number } }>('GET', '/v1/status')).embeddings.pending;
    }
    const judged: Judged[] = [];
    const times: number[] = [];
    for (const asked of set.cases) {
      const begun = performance.now();
      const body = { content: asked.say, mode: 'preview' };
      const answer = await call<Preview>('POST', '/v1/records/revise', body);
      times.push(performance.now() - begun);
      const touched = [answer.external_id ?? '', ...answer.superseded.map(({ id }) => ids.get(id) ?? id)].filter(
        Boolean,
      );
      judged.push({ asked, got: answer.status, touched });
    }
    await report(judged, times, set, values);
  } finally {
    await server.stop();
  }
}

async function twoStep({ wrong, save }: { wrong: boolean; save?: string | undefined }): Promise<void> {
  const server = await startStandalone(process.env);
  let outcomes: TwoStepOutcome[];
  try {
    outcomes = await runTwoStep(new RecollectClient(server.url, server.key), Date.now().toString(36));
  } finally {
    await server.stop();
  }
  console.log(`\n${formatTwoStep(outcomes)}`);
  for (const one of wrong ? outcomes.filter(({ right, split }) => !right && split.endsWith('tune')) : []) {
    console.log(`${one.kind}: ${one.says}\n  wanted ${one.wanted}, got ${one.got}`);
  }
  if (save) await keep(save, outcomes);
}

async function keep(name: string, found: unknown): Promise<void> {
  await mkdir('bench/results', { recursive: true });
  await writeFile(path.join('bench/results', `${path.basename(name)}.json`), `${JSON.stringify(found, null, 2)}\n`);
}

async function report(
  judged: readonly Judged[],
  times: readonly number[],
  set: CaseSet,
  { words, wrong, save }: { words: boolean; wrong: boolean; save?: string | undefined },
): Promise<void> {
  const halves = PARTS.map((half) => [half, figuresOf(judged.filter(({ asked }) => asked.half === half))] as const);
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const found = {
    at: new Date().toISOString(),
    machine: `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
    records: set.records.length,
    vectors: !words,
    milliseconds: { p50: at(0.5), p95: at(0.95) },
    ...Object.fromEntries(halves),
  };
  console.log(
    `\n${set.records.length} memories, ${judged.length} cases${words ? ', words alone' : ''}\n\n${table(halves)}`,
  );
  console.log(`\na preview took ${at(0.5).toFixed(0)} ms (p50) and ${at(0.95).toFixed(0)} ms (p95)`);
  if (wrong) {
    for (const one of judged.filter((judgement) => !isRight(judgement))) {
      console.log(
        `${one.asked.half}: ${one.asked.say}\n  wanted ${one.asked.want} ${one.asked.of ?? ''}, got ${one.got} ${one.touched.join(' ')}`,
      );
    }
  }
  if (save) await keep(save, found);
}

function table(halves: readonly (readonly [string, Figures])[]): string {
  const percent = (value: number) => (100 * value).toFixed(1);
  const head = [
    'half',
    'cases',
    'right',
    'match precision',
    'match recall',
    ...OUTCOMES.map((outcome) => `${outcome} P/R`),
  ];
  const rows = halves.map(([half, figures]) => [
    half.replace('_', ' '),
    String(figures.cases),
    percent(figures.right),
    percent(figures.matchPrecision),
    percent(figures.matchRecall),
    ...OUTCOMES.map(
      (outcome) => `${percent(figures.outcomes[outcome].precision)} / ${percent(figures.outcomes[outcome].recall)}`,
    ),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
