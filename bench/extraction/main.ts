import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startStandalone } from '../support/server.js';
import { seeded, startTeacher, taughtBy } from '../support/teacher.js';
import { runFaults } from './faults.js';
import { append, callerOf, factsOf, readFrom, waitUntilRead } from './history.js';
import { readLabelled } from './labels.js';
import { type Asked, questionsOf, recallOf, tableOf } from './recall.js';
import { NOISES, SUBTLE, Teacher } from './teachers.js';

const USAGE = `Measures how extraction handles right and wrong facts. A local server that answers from labels replaces the model.

  npm run bench:extraction -- --locomo FILE [options]
  npm run bench:extraction -- --faults 10000

  --locomo FILE  conversations in the LoCoMo format with an \`observation\` for each session
  --sessions N   only N sessions of each conversation (all)
  --take N       only the first N conversations (all)
  --noise P      add a wrong fact to each right one with this probability (0)
  --faults N     N calls of a provider that fails in every way, under limits; compares the ledger with the provider's own count
  --lost         print right facts that were refused
  --recall       ask the questions of each conversation of its turns alone, and of turns and facts
  --every N      only every Nth question
  --save NAME    write the report to bench/results/NAME.json`;

async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      locomo: { type: 'string' },
      sessions: { type: 'string', default: '1000' },
      take: { type: 'string', default: '1000' },
      noise: { type: 'string', default: '0' },
      faults: { type: 'string' },
      lost: { type: 'boolean', default: false },
      recall: { type: 'boolean', default: false },
      every: { type: 'string', default: '1' },
      save: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help || (values.locomo === undefined && values.faults === undefined)) return console.log(USAGE);
  const found = values.faults === undefined ? await facts(values.locomo ?? '', values) : await runFaults(Number(values.faults)); // prettier-ignore
  console.log(JSON.stringify(found, null, 2));
  if (!values.save) return;
  await mkdir('bench/results', { recursive: true });
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
  const kept = { at: new Date().toISOString(), machine, ...found };
  await writeFile(
    path.join('bench/results', `${path.basename(values.save)}.json`),
    `${JSON.stringify(kept, null, 2)}\n`,
  );
}

interface Options {
  readonly sessions: string;
  readonly take: string;
  readonly noise: string;
  readonly lost: boolean;
  readonly recall: boolean;
  readonly every: string;
}

async function facts(
  file: string,
  { sessions, take, noise, lost, recall, every }: Options,
): Promise<Record<string, unknown>> {
  const all = await readLabelled(file, Number(sessions));
  const conversations = new Map([...all].slice(0, Number(take)));
  const teacher = new Teacher([...conversations.values()].flat(), Number(noise), seeded(7));
  const wire = await startTeacher((question) => teacher.answer(question));
  const server = await startStandalone(process.env, { settings: taughtBy(wire) });
  try {
    const call = callerOf(server);
    await readFrom(call);
    const kept = new Set<string>();
    const questions = recall ? await questionsOf(file, Number(every)) : null;
    const asked: { readonly without: Asked[]; readonly withFacts: Asked[] } = { without: [], withFacts: [] };
    for (const [user, turns] of conversations) {
      if (questions) {
        const { without, withFacts } = await recallOf(server, user, turns, questions.get(user) ?? []);
        asked.without.push(...without);
        asked.withFacts.push(...withFacts);
      } else {
        await append(call, user, turns);
        await waitUntilRead(call, user, turns.length);
      }
      for (const content of await factsOf(call, user)) kept.add(content);
      console.error(`${user}: ${turns.length} turns`);
    }
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const outcomes = Object.fromEntries([...metrics.matchAll(/recollect_extracted_facts_total\{outcome="([a-z_]+)"\} (\d+)/g)].map(([, name = '', count]) => [name, Number(count)])); // prettier-ignore
    if (lost)
      for (const [content, kind] of teacher.given) if (kind === 'gold' && !kept.has(content)) console.error(content);
    const turns = [...conversations.values()].reduce((sum, { length }) => sum + length, 0);
    const calls = [...wire.calls.values()].reduce((sum, count) => sum + count, 0);
    const per = (count: number) => Math.round((1_000 * count) / turns) / 10;
    return {
      turns,
      ...figuresOf(teacher, kept, outcomes['known'] ?? 0),
      ...(questions && { recall: { without: tableOf(asked.without), withFacts: tableOf(asked.withFacts) } }),
      outcomes,
      calls: Object.fromEntries(wire.calls),
      per100Turns: {
        calls: per(calls),
        tokensIn: per(wire.characters.in / 4),
        tokensOut: per(wire.characters.out / 4),
      },
    };
  } finally {
    await server.stop();
    await wire.close();
  }
}

/** @param known facts that the memory already contained */
function figuresOf(teacher: Teacher, kept: ReadonlySet<string>, known: number): Record<string, unknown> {
  const share = (part: number, whole: number) => (whole === 0 ? null : Math.round((10_000 * part) / whole) / 100);
  const of = (kind: string) => [...teacher.given].filter(([, one]) => one === kind).map(([content]) => content);
  const gold = of('gold');
  const lost = gold.filter((content) => !kept.has(content)).length;
  const others = of('said by another');
  const noises = NOISES.map((noise) => {
    const made = of(noise);
    const refused = made.filter((content) => !kept.has(content)).length;
    return { noise, made: made.length, refused, share: share(refused, made.length), subtle: SUBTLE.has(noise) };
  });
  const sum = (subtle: boolean) => {
    const some = noises.filter((one) => one.subtle === subtle);
    return share(some.reduce((all, { refused }) => all + refused, 0), some.reduce((all, { made }) => all + made, 0)); // prettier-ignore
  };
  return {
    gold: gold.length,
    lost: Math.max(0, lost - known),
    lostShare: share(Math.max(0, lost - known), gold.length),
    known,
    saidByAnother: { labels: others.length, kept: others.filter((content) => kept.has(content)).length },
    refusedOfPlainlyWrong: sum(false),
    refusedOfSubtlyWrong: sum(true),
    noises: noises.filter(({ made }) => made > 0),
  };
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
