import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RecollectClient } from '../support/client.js';
import { waitForEmbeddings } from '../support/ingest.js';
import { Progress } from '../support/progress.js';
import { startStandalone } from '../support/server.js';
import { formatCost, measureCost } from './cost.js';
import { type Chain, generateChains } from './generated.js';

const USAGE = `Measures whether a search finds what only a chain of facts leads to, with and without links.

  npm run bench:chains -- [options]

  --seed N         of the generated chains (1)
  --chains N       generated chains of each length (40)
  --distractors N  facts of the same forms about others (800)
  --limit N        results of a search among which a fact must be (10)
  --worded FILES   hand-written chains (bench/chains/worded.json and worded-beside.json); each file is a set
  --url URL --key KEY  a running server; without them one is started for the run
  --cost N         instead measure the cost with N records of one user and five edges each, on the server that
                   DATABASE_ADMIN_URL names
  --misses         print the questions whose last fact was not found with links
  --json FILE      write the figures to FILE

A chain of two hops has three facts; a path of two links leads from the fact that the question names to the one that answers it. All chains
and distractors are memories of one user. The chains of worded.json were written without looking at the rules that read names, those
of worded-beside.json after looking but before they were asked, and with facts about others that say what the question says.`;

interface Figures {
  readonly set: string;
  readonly hops: number;
  readonly chains: number;
  /** Shares of the chains whose last fact, or all of whose facts, are among the results. */
  readonly plain: Found;
  readonly graph: Found;
}
interface Found {
  readonly last: number;
  readonly all: number;
  readonly p95: number;
}

function options(argv: readonly string[]) {
  return parseArgs({
    args: [...argv],
    options: {
      seed: { type: 'string', default: '1' },
      chains: { type: 'string', default: '40' },
      distractors: { type: 'string', default: '800' },
      limit: { type: 'string', default: '10' },
      worded: {
        type: 'string',
        multiple: true,
        default: ['bench/chains/worded.json', 'bench/chains/worded-beside.json'],
      },
      url: { type: 'string' },
      key: { type: 'string' },
      cost: { type: 'string' },
      misses: { type: 'boolean', default: false },
      json: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values;
}

interface Asked {
  readonly found: readonly boolean[];
  readonly milliseconds: number;
}

async function askAll(
  client: RecollectClient,
  chains: readonly Chain[],
  { limit, graph }: { readonly limit: number; readonly graph: boolean },
): Promise<ReadonlyMap<string, Asked>> {
  const asked = new Map<string, Asked>();
  const progress = new Progress(graph ? 'asking with links' : 'asking', chains.length);
  for (const { id, question, facts, hops } of chains) {
    const started = performance.now();
    const { results } = await client.search(USER, { query: question, limit, ...(graph && { graph: { hops } }) });
    const milliseconds = performance.now() - started;
    const ids = new Set(results.map(({ external_id: external }) => external));
    asked.set(id, { milliseconds, found: facts.map((_, i) => ids.has(factId(id, i))) });
    progress.to(asked.size);
  }
  progress.end();
  return asked;
}

const USER = 'chains';
const factId = (chain: string, place: number): string => `${chain}-${place}`;

async function store(client: RecollectClient, chains: readonly Chain[], distractors: readonly string[]): Promise<void> {
  const records = [
    ...chains.flatMap(({ id, facts }) => facts.map((content, i) => ({ id: factId(id, i), content }))),
    ...distractors.map((content, i) => ({ id: `other-${i}`, content })),
  ];
  // The facts of one chain are not stored next to each other, because neighbours are found together.
  const shuffled = records.map((record, i) => [(i * 7919) % records.length, record] as const).sort(([a], [b]) => a - b);
  for (let at = 0; at < shuffled.length; at += 200)
    await client.storeBatch(USER, shuffled.slice(at, at + 200).map(([, record]) => record)); // prettier-ignore
  await waitForEmbeddings(client, USER, () => undefined, 600_000);
}

/** A file of chains is a set. The facts beside a chain are about others, in the words of its question. */
interface Written {
  readonly name: string;
  readonly chains: readonly Chain[];
  readonly beside: readonly string[];
}

async function readWritten(file: string): Promise<Written> {
  const name = path.basename(file, '.json');
  const read = JSON.parse(await readFile(file, 'utf8')) as (Omit<Chain, 'id'> & { readonly beside?: string[] })[];
  return {
    name,
    chains: read.map(({ hops, question, facts }, i) => ({ id: `${name}-${i}`, hops, question, facts })),
    beside: read.flatMap(({ beside = [] }) => beside),
  };
}

function figuresOf(
  set: string,
  chains: readonly Chain[],
  plain: ReadonlyMap<string, Asked>,
  graph: ReadonlyMap<string, Asked>,
): Figures[] {
  return [2, 3].flatMap((hops) => {
    const own = chains.filter((chain) => chain.hops === hops);
    const of = (answers: ReadonlyMap<string, Asked>): Found => {
      const asked = own.map(({ id }) => answers.get(id)!);
      const times = asked.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
      return {
        last: share(asked, ({ found }) => found.at(-1) === true),
        all: share(asked, ({ found }) => found.every(Boolean)),
        p95: times[Math.ceil(times.length * 0.95) - 1] ?? 0,
      };
    };
    return own.length > 0 ? [{ set, hops, chains: own.length, plain: of(plain), graph: of(graph) }] : [];
  });
}

function share<T>(list: readonly T[], holds: (item: T) => boolean): number {
  return list.filter(holds).length / list.length;
}

function formatted({ set, hops, chains, plain, graph }: Figures): string {
  const percent = (value: number) => `${Math.round(value * 1_000) / 10} %`.padStart(7);
  const found = ({ last, all, p95 }: Found) => `${percent(last)} ${percent(all)} ${p95.toFixed(0).padStart(5)} ms`;
  return `${set.padEnd(13)} ${hops} hops, ${String(chains).padStart(3)} chains   plain ${found(plain)}   with links ${found(graph)}`;
}

async function main(argv: readonly string[]): Promise<void> {
  const given = options(argv);
  if (given.help) return console.log(USAGE);
  if (given.cost !== undefined) {
    const records = Number(given.cost);
    return console.log(formatCost(await measureCost(process.env, { records, edges: 5 * records })));
  }
  const { chains: generated, distractors } = generateChains(Number(given.seed), {
    perHops: Number(given.chains),
    distractors: Number(given.distractors),
  });
  const written = await Promise.all(given.worded.map(readWritten));
  const sets = [{ name: 'generated', chains: generated }, ...written];
  const chains = sets.flatMap((set) => set.chains);
  const server =
    given.url && given.key
      ? { url: given.url, key: given.key, stop: async () => undefined }
      : await startStandalone(process.env);
  try {
    const client = new RecollectClient(server.url, server.key);
    await store(client, chains, [...distractors, ...written.flatMap(({ beside }) => beside)]);
    const limit = Number(given.limit);
    const plain = await askAll(client, chains, { limit, graph: false });
    const graph = await askAll(client, chains, { limit, graph: true });
    const figures = sets.flatMap((set) => figuresOf(set.name, set.chains, plain, graph));
    console.log(`share of chains whose last fact, and all whose facts, are among ${limit} results; p95 of a search`);
    for (const line of figures) console.log(formatted(line));
    if (given.misses)
      for (const { id, question } of chains.filter(({ id }) => graph.get(id)?.found.at(-1) !== true))
        console.log(`missed ${id} ${JSON.stringify(graph.get(id)?.found)}: ${question}`);
    if (given.json) await writeFile(given.json, `${JSON.stringify(figures, null, 2)}\n`);
  } finally {
    await server.stop();
  }
} // prettier-ignore

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
