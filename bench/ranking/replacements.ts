import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { detectLanguage } from '@memory/indexing/language.js';
import { nearnessesOf, scaleOf } from '@memory/revision/judge.js';
import { type Reading, readStatement, signsOfMatch } from '@memory/revision/match.js';
import { LEARNED, seenAs } from '@memory/revision/replacement.js';
import { throughLens } from '@memory/search/ranking/lens.js';
import { BundledEmbedder } from '@platform/embeddings/bundled/bundled-embedder.js';
import { Random } from '../levels/content/random.js';
import { type Example, fitLogistic, logitOf } from './logistic.js';

const WEIGHTS = 'libs/memory/revision/replacement-weights.ts';
const PENALTY = 20;
/** Pairs written to be told apart count more than whole memories, in which many more pairs are plainly different. */
const COUNTED = { written: 8, memory: 1 } as const;
/** Likelihoods from which something might be believed. */
const LIKELIHOODS = [0.7, 0.75, 0.8, 0.85, 0.9];

/** The new text, what is stored when it is told, and what it replaces. */
interface Told {
  /** The unit that is left out together: a fifth of everything. */
  readonly group: string;
  readonly kind: keyof typeof COUNTED;
  readonly fresh: string;
  readonly stored: readonly string[];
  /** Index in `stored`; null for none. */
  readonly of: number | null;
}

/**
 * Learns which new statement replaces a stored one: from statements of this folder, the tuning halves of bench/revision
 * and the memories of bench/currency. The halves that are measured are not read.
 */
export async function trainReplacements(write: boolean): Promise<void> {
  const all = [...(await written()), ...(await twoSteps()), ...(await revisions()), ...(await memories())];
  const pairs = await pairsOf(all);
  const told = judgeLeftOut(all, pairs);
  console.log(`with each fifth left out of the learning\n${told.join('\n')}`);
  const weights = fit(pairs);
  if (!write) return;
  const lines = LEARNED.map(
    (name, i) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${Math.round(weights[i]! * 1e4) / 1e4},`,
  );
  await writeFile(
    WEIGHTS,
    `/**
 * How much each sign says that what is new takes the place of what is stored. Made by \`npm run rank:train -- --replacements --write\` with the bundled
 * model, and edited by nobody: a logistic regression (L2) over ${pairs.length} pairs of bench/ranking/replacements, of the tuning halves of bench/revision
 * and of bench/currency/sets. With each fifth left out of the learning
 * ${told.join('\n * ')}
 */
export const REPLACEMENT_WEIGHTS: Readonly<Record<string, number>> = {
${lines.join('\n')}
};
`,
  );
}

async function written(): Promise<Told[]> {
  const text = await readFile(path.resolve('bench/ranking/replacements/statements.txt'), 'utf8');
  const lines = text.split('\n').filter((line) => line.includes('|') && !line.startsWith('#'));
  const read = lines.map((line) => line.split(' | ').map((part) => part.split(' ;; ')));
  const random = new Random(5);
  const other = (at: number) => read[(at + 1 + Math.floor(random.next() * (read.length - 1))) % read.length]![0]![0]!;
  return read.flatMap(([[own = ''] = [], changes = [], leaves = []], at) =>
    [...changes, ...leaves].map((fresh, i): Told => ({
      group: `fold ${at % 5}`,
      kind: 'written',
      fresh,
      // One memory of two texts, and one of six.
      stored: [own, ...Array.from({ length: i % 2 === 0 ? 1 : 5 }, () => other(at))],
      of: i < changes.length ? 0 : null,
    })),
  );
}

async function json<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(path.resolve(file), 'utf8')) as T;
}

async function twoSteps(): Promise<Told[]> {
  type Case = { split: string; expected: string; index?: number; stored: { text: string }[]; new: { text: string } };
  const { cases } = await json<{ cases: Case[] }>('bench/revision/two-step.json');
  return cases
    .filter(({ split }) => split === 'tune')
    .map(({ expected, index, stored, new: fresh }, at) => ({
      // Cases of one wording are adjacent.
      group: `fold ${Math.floor(at / 10) % 5}`,
      kind: 'written',
      fresh: fresh.text,
      stored: stored.map(({ text }) => text),
      of: expected === 'supersedes' ? index! : null,
    }));
}

async function revisions(): Promise<Told[]> {
  type Set = {
    records: { id: string; content: string }[];
    cases: { half: string; say: string; want: string; of?: string }[];
  };
  const { records, cases } = await json<Set>('bench/revision/cases.json');
  return cases
    .filter(({ half }) => half === 'tuning')
    .map(({ say, want, of }, at) => ({
      group: `fold ${at % 5}`,
      kind: 'written',
      fresh: say,
      stored: records.map(({ content }) => content),
      of: want === 'superseded' ? records.findIndex(({ id }) => id === of) : null,
    }));
}

interface Fact {
  readonly key: string;
  readonly text: string;
  readonly replaces?: string | readonly string[];
}
interface CurrencySet {
  readonly form: string;
  readonly facts?: readonly Fact[];
  readonly cases?: readonly {
    readonly split: string;
    readonly history: readonly Fact[];
    readonly keys: readonly string[];
    readonly stale: readonly string[];
  }[];
}

async function memories(): Promise<Told[]> {
  const folder = 'bench/currency/sets';
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const sets = await Promise.all(files.map((file) => json<CurrencySet>(path.join(folder, file))));
  return sets.flatMap((set, at) =>
    set.form === 'updates' ? histories(set) : set.facts?.some(({ replaces }) => replaces) ? life(set, at) : [],
  );
}

/** Each fact with those that hold when it is told. A person is left out as a whole. */
function life({ facts = [] }: CurrencySet, at: number): Told[] {
  let held: Fact[] = [];
  const told: Told[] = [];
  for (const fact of facts) {
    const gone = [fact.replaces ?? []].flat();
    const of = held.findIndex(({ key }) => gone.includes(key));
    // A fact that replaces something already gone teaches nothing.
    if (gone.length === 0 || of >= 0)
      told.push({
        group: `fold ${at % 5}`,
        kind: 'memory',
        fresh: fact.text,
        stored: held.map(({ text }) => text),
        of: of < 0 ? null : of,
      });
    held = [...held.filter(({ key }) => !gone.includes(key)), fact];
  }
  return told;
}

function histories({ cases = [] }: CurrencySet): Told[] {
  return cases.flatMap(({ split, history, keys, stale }, at) => {
    const others = cases.filter((one, i) => i !== at && one.split === split && (i * 7 + at) % 5 === 0);
    return history.slice(1).flatMap((fresh, i): Told[] => {
      const before = history[i]!;
      if (!stale.includes(before.key) || !(keys.includes(fresh.key) || stale.includes(fresh.key))) return [];
      const stored = [before.text, ...others.map((one) => one.history[0]!.text)];
      return [{ group: `fold ${at % 5}`, kind: 'memory', fresh: fresh.text, stored, of: 0 }];
    });
  });
}

/** A new and a stored statement that the rules leave open. */
interface Pair extends Example {
  /** Index of the new text. */
  readonly told: number;
  readonly group: string;
}

async function pairsOf(all: readonly Told[]): Promise<Pair[]> {
  const embedder = new BundledEmbedder({ threads: 2 });
  await embedder.start();
  const texts = [...new Set(all.flatMap(({ fresh, stored }) => [fresh, ...stored]))];
  const found = await embedder.embed(texts, 'document');
  await embedder.close();
  const vectors = new Map(texts.map((text, i) => [text, found[i]!]));
  const readings = new Map<string, Reading>(
    texts.map((content) => [
      content,
      readStatement({ content, tags: [], concept: null, speaker: null, language: detectLanguage(content, 'en') }),
    ]),
  );
  const product = (a: Float32Array, b: Float32Array) => a.reduce((sum, x, i) => sum + x * b[i]!, 0);
  return all.flatMap(({ fresh, stored, of, kind, group }, told) => {
    const vector = vectors.get(fresh)!;
    const lens = throughLens(embedder.space, vector, 'en')!;
    const nears = nearnessesOf(
      stored.map((text) => ({ cosine: product(vector, vectors.get(text)!), seen: product(lens, vectors.get(text)!) })),
      scaleOf(embedder.space),
    );
    return stored.flatMap((text, i): Pair[] => {
      const signs = signsOfMatch(readings.get(fresh)!, readings.get(text)!, nears[i]!);
      const x = signs && LEARNED.map((name) => seenAs(name, signs));
      return x ? [{ x, so: i === of, weight: COUNTED[kind], told, group }] : [];
    });
  });
}

/** The outcome for those left out, if the most likely candidate is believed from various likelihoods on. */
function judgeLeftOut(all: readonly Told[], pairs: readonly Pair[]): string[] {
  const likeliest = new Map<number, { logit: number; so: boolean }>();
  for (const group of new Set(pairs.map((pair) => pair.group))) {
    const weights = fit(pairs.filter((pair) => pair.group !== group));
    for (const { told, x, so } of pairs.filter((pair) => pair.group === group)) {
      const logit = logitOf(weights, x);
      if (logit > (likeliest.get(told)?.logit ?? -Infinity)) likeliest.set(told, { logit, so });
    }
  }
  return LIKELIHOODS.map((least) => {
    const reached = [...likeliest].filter(([, { logit }]) => logit >= Math.log(least / (1 - least)));
    const told = (Object.keys(COUNTED) as Told['kind'][]).map((kind) => {
      const own = reached.filter(([at]) => all[at]!.kind === kind);
      const asked = [...likeliest.keys()].filter((at) => all[at]!.kind === kind);
      const changes = asked.filter((at) => all[at]!.of !== null).length;
      const right = own.filter(([, { so }]) => so).length;
      return `${right} of ${changes} changes, and ${own.length - right} of ${asked.length} wrongly (${kind})`;
    });
    return `${least} is reached by ${told.join('; by ')}`;
  });
}

/** Every sign is divided by its spread, so that the penalty affects all equally. */
function fit(pairs: readonly Pair[]): number[] {
  const spread = LEARNED.map((_, i) => (i === 0 ? 1 : deviationOf(pairs.map(({ x }) => x[i]!)) || 1));
  const scaled = pairs.map(({ x, so, weight }) => ({ x: x.map((value, i) => value / spread[i]!), so, weight }));
  return fitLogistic(scaled, PENALTY).map((weight, i) => weight / spread[i]!);
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
