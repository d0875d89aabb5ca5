import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningServer, startStandalone } from '../support/server.js';
import { seeded, startTeacher, taughtBy } from '../support/teacher.js';
import { runFaults } from './faults.js';
import { type LabelledTurn, readLabelled } from './labels.js';
import { NOISES, SUBTLE, Teacher } from './teachers.js';

const USAGE = `Measures what extraction makes of right and of wrong facts. No model is asked: a local server answers from labels.

  npm run bench:extraction -- --locomo FILE [options]
  npm run bench:extraction -- --faults 10000

  --locomo FILE  conversations in the form of LoCoMo with an \`observation\` for each session
  --sessions N   of each conversation, all where absent
  --take N       conversations, all where absent
  --noise P      beside each right fact a wrong one with this probability, 0 where absent
  --faults N     so many calls of a provider that fails in every way, with caps on: holds the ledger against what the provider has counted
  --lost         prints right facts that were refused
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
}

async function facts(file: string, { sessions, take, noise, lost }: Options): Promise<Record<string, unknown>> {
  const all = await readLabelled(file, Number(sessions));
  const conversations = new Map([...all].slice(0, Number(take)));
  const teacher = new Teacher([...conversations.values()].flat(), Number(noise), seeded(7));
  const wire = await startTeacher((question) => teacher.answer(question));
  const server = await startStandalone(process.env, { settings: taughtBy(wire) });
  try {
    const call = callerOf(server);
    await call('PUT', '/v1/admin/extraction/settings', { enabled: true, turns: 8, silence_seconds: 1 });
    const kept = new Set<string>();
    for (const [user, turns] of conversations) {
      await tell(call, user, turns);
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

/** @param known facts that a memory had said already */
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

type Call = <T>(method: string, at: string, body?: unknown, user?: string) => Promise<T>;

function callerOf({ url, key }: RunningServer): Call {
  return async (method, at, body, user) => {
    const headers = {
      'x-api-key': key,
      'content-type': 'application/json',
      ...(user !== undefined && { 'x-user-id': user }),
    };
    const response = await fetch(`${url}${at}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${at}: ${response.status} ${await response.text()}`);
    return response.json() as never;
  };
}

/** Appends all turns and waits until the history is read to its end. */
async function tell(call: Call, user: string, turns: readonly LabelledTurn[]): Promise<void> {
  for (let at = 0; at < turns.length; at += 100) {
    const messages = turns.slice(at, at + 100).map(({ speaker, text, at: occurred_at, id }) => ({ id: `${user}-${id}`, role: 'user', name: speaker, content: text, occurred_at })); // prettier-ignore
    await call('POST', '/v1/messages', { messages }, user);
  }
  for (;;) {
    const { histories } = await call<{ histories: { read_to: number }[] }>(
      'GET',
      '/v1/extraction/settings',
      undefined,
      user,
    );
    if ((histories[0]?.read_to ?? 0) >= turns.length) return;
    await sleep(500);
  }
}

async function factsOf(call: Call, user: string): Promise<string[]> {
  const contents: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page: { records: { content: string }[]; next_cursor?: string | null } = await call('GET', `/v1/records?type=semantic&include_superseded=true&limit=1000${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}`, undefined, user); // prettier-ignore
    contents.push(...page.records.map(({ content }) => content));
    cursor = page.next_cursor ?? undefined;
    if (cursor === undefined) return contents;
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
