import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RecollectClient } from '../support/client.js';
import { waitForEmbeddings } from '../support/ingest.js';
import { inLanes } from '../support/in-lanes.js';
import { startStandalone } from '../support/server.js';
import { seeded, startTeacher, taughtBy } from '../support/teacher.js';
import { type Case, readCases } from './cases.js';
import { figuresOf, type Outcome, table } from './figures.js';
import { Labels } from './teach.js';

const USAGE = `Measures decisions: whether a text is already known, changes a memory, adds to one, or is new, and which stage decided.

  npm run bench:decisions -- [options]

  --errs P     share of the decider's answers that are wrong (0.1)
  --every N    every Nth case, of each part
  --seed N     of the errors (1)
  --wrong      print the wrong outcomes, of parts that rules were tuned on
  --save NAME  write the report to bench/results/NAME.json

Each case has its own memory. The first texts are stored, and POST /v1/decisions decides about the later one: by rules alone, with models forbidden, and
with a decider and a model that answer from the labels (a local server, no real model).`;

const LANES = 4;
const STATUS = { changes: 'changes', adds: 'adds', restates: 'restates', new: 'new' } as const;

interface Answer {
  readonly should_store: boolean;
  readonly is_update: boolean;
  readonly update_memory_id: string | null;
  readonly decided_by: Outcome['by'];
  readonly reason: string;
}

async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      errs: { type: 'string', default: '0.1' },
      every: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      wrong: { type: 'boolean', default: false },
      save: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const every = Math.max(1, Number(values.every));
  const cases = (await readCases()).filter((_, index) => index % every === 0);
  const labels = new Labels(cases, Number(values.errs), seeded(Number(values.seed)));
  const teacher = await startTeacher((question) => labels.answer(question));
  const server = await startStandalone(process.env, { settings: taughtBy(teacher) });
  try {
    const client = new RecollectClient(server.url, server.key);
    const ids = await store(client, cases);
    const runs: Record<string, Outcome[]> = {};
    for (const [name, allowed] of [
      ['rules alone', false],
      ['with decider and model', true],
    ] as const) {
      await call(server, 'PUT', '/v1/admin/models/settings', { allowed });
      runs[name] = await decideAll(server, cases, ids, name);
    }
    const found = {
      at: new Date().toISOString(),
      machine: `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
      cases: cases.length,
      errs: Number(values.errs),
      calls: Object.fromEntries(teacher.calls),
      characters: teacher.characters,
      runs: Object.fromEntries(Object.entries(runs).map(([name, outcomes]) => [name, figuresOf(outcomes)])),
    };
    for (const [name, outcomes] of Object.entries(runs)) console.log(`\n${name}\n\n${table(figuresOf(outcomes))}`);
    console.log(`\ncalls: ${JSON.stringify(found.calls)}`);
    if (values.wrong) printWrong(runs);
    if (values.save) {
      await mkdir('bench/results', { recursive: true });
      await writeFile(
        path.join('bench/results', `${path.basename(values.save)}.json`),
        `${JSON.stringify(found, null, 2)}\n`,
      );
    }
  } finally {
    await server.stop();
    await teacher.close();
  }
}

type Server = { readonly url: string; readonly key: string };

async function call<T>({ url, key }: Server, method: string, at: string, body: unknown, user?: string): Promise<T> {
  const headers = {
    'x-api-key': key,
    'content-type': 'application/json',
    ...(user !== undefined && { 'x-user-id': user }),
  };
  const response = await fetch(`${url}${at}`, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${at}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const userOf = (index: number): string => `decision-${index}`;

/** @returns the index of each stored memory in its case, by its id */
async function store(client: RecollectClient, cases: readonly Case[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  await inLanes(LANES, 'storing', cases, async ({ stored }, index) => {
    const facts = stored.map(({ text, date }) => ({
      type: 'semantic',
      content: text,
      occurred_at: `${date}T12:00:00Z`,
    }));
    const { results } = await client.storeBatch(userOf(index), facts);
    for (const { id, index: at } of results) if (id) ids.set(id, at);
  });
  await inLanes(LANES, 'vectors', cases, async (_, index) => {
    await waitForEmbeddings(client, userOf(index), () => undefined);
  });
  return ids;
}

async function decideAll(
  server: Server,
  cases: readonly Case[],
  ids: ReadonlyMap<string, number>,
  label: string,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await inLanes(LANES, label, cases, async (one, index) => {
    const body = { user_message: `Remember that ${one.fresh.text}`, occurred_at: `${one.fresh.date}T12:00:00Z` };
    const answer = await call<Answer>(server, 'POST', '/v1/decisions', body, userOf(index));
    outcomes[index] = outcomeOf(one, answer, ids);
  });
  return outcomes;
}

function outcomeOf(one: Case, answer: Answer, ids: ReadonlyMap<string, number>): Outcome {
  const of = answer.update_memory_id === null ? undefined : ids.get(answer.update_memory_id);
  const got = !answer.should_store ? STATUS.restates : !answer.is_update ? STATUS.new : /adds to/.test(answer.reason) ? STATUS.adds : STATUS.changes; // prettier-ignore
  const right = got === one.want && (got === 'new' || got === 'restates' || of === one.of);
  return { part: one.part, want: one.want, got, right, by: answer.decided_by, says: one.fresh.text };
}

function printWrong(runs: Readonly<Record<string, readonly Outcome[]>>): void {
  for (const [name, outcomes] of Object.entries(runs)) {
    for (const one of outcomes.filter(({ right, part }) => !right && /tuned|plain/.test(part))) {
      console.log(`${name} · ${one.part}: ${one.says}\n  wanted ${one.want}, got ${one.got} by ${one.by}`);
    }
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
