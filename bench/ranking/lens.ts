import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lensNameOf } from '@memory/search/ranking/lens.js';
import { LENS_WEIGHTS } from '@memory/search/ranking/lens-weights.js';
import { BundledEmbedder } from '@platform/embeddings/bundled/bundled-embedder.js';
import type { Embedder } from '@platform/embeddings/embedder.js';
import { OnnxEmbedder } from '@platform/embeddings/onnx/onnx-embedder.js';
import { Random } from '../levels/content/random.js';
import * as matrices from './matrices.js';
import type { Matrix } from './matrices.js';

/** What people say of one attribute of somebody or something, and what is like it and says another (bench/ranking/attributes). */
interface Attribute {
  readonly attribute: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly questions: readonly string[];
  readonly near: readonly string[];
}

const FOLDER = 'bench/ranking/attributes';
const WEIGHTS = 'libs/memory/search/ranking/lens-weights.ts';
/** How many of each kind a step looks at, of 28 attributes at once. */
const TAKEN = { before: 2, after: 2, questions: 2, near: 3 } as const;
const AT_ONCE = 28;
const EPOCHS = 12;
const RATE = 0.001;
const TEMPERATURE = 0.05;
/** As many directions as tell attributes apart nearly as well as all of them do. */
const DIRECTIONS = 32;

/** Statements and questions, a row each; those about one attribute have its number, and what is near has a number of its own. */
interface Batch {
  readonly vectors: Matrix;
  readonly of: readonly number[];
}

/**
 * Learns a lens for a model of meaning: a square matrix, begun as the identity, under which the cosines of what is said and asked of one attribute are
 * higher than all others of the batch (contrastive, as in Khosla et al. 2020, "Supervised contrastive learning"), by Adam. Kept is what it adds to
 * the inner product, in its largest directions.
 * @param model one that `npm run model` has fetched, its folder named by EMBEDDING_MODELS_DIR; without it the bundled one
 * @param write keeps what is learned of all, beside what other models have; else tells what each file is worth to the others
 */
export async function trainLens(model: string | undefined, write: boolean): Promise<void> {
  const attributes = await readAttributes();
  const embedder = embedderOf(model);
  const vectors = await embedded(attributes, embedder);
  if (write) return keep(lensNameOf(embedder.space), learn(attributes, vectors), attributes.length, vectors);
  for (const file of new Set(attributes.map((one) => one.file))) {
    const left = attributes.filter((one) => one.file === file);
    const others = attributes.filter((one) => one.file !== file);
    const [without, seen] = [told(left, vectors, null), told(left, vectors, learn(others, vectors))];
    console.log(`${file}, left out of the learning: ${without} without the lens, ${seen} with it`);
  }
}

type LensWeights = (typeof LENS_WEIGHTS)[keyof typeof LENS_WEIGHTS];
interface Lens {
  readonly values: readonly number[];
  readonly vectors: Matrix;
}
type Read = Attribute & { readonly file: string };

async function readAttributes(): Promise<Read[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.jsonl')).sort();
  const read = await Promise.all(files.map(async (file) => ({ file, text: await readFile(path.join(FOLDER, file), 'utf8') }))); // prettier-ignore
  return read.flatMap(
    ({ file, text }) =>
    text.trim().split('\n').map((line) => ({ ...(JSON.parse(line) as Attribute), file })), // prettier-ignore
  );
}

function embedderOf(model: string | undefined): Embedder {
  if (model === undefined) return new BundledEmbedder({ threads: 2 });
  return new OnnxEmbedder({ model, modelsFolder: process.env.EMBEDDING_MODELS_DIR ?? '', threads: 2 });
}

async function embedded(attributes: readonly Attribute[], embedder: Embedder): Promise<Map<string, Float32Array>> {
  await embedder.start();
  const vectors = new Map<string, Float32Array>();
  const add = async (texts: readonly string[], purpose: 'query' | 'document') => {
    const found = await embedder.embed(texts, purpose);
    texts.forEach((text, i) => vectors.set(`${purpose} ${text}`, found[i]!));
  };
  await add(attributes.flatMap(({ before, after, near }) => [...before, ...after, ...near]), 'document'); // prettier-ignore
  await add(attributes.flatMap(({ questions }) => questions), 'query'); // prettier-ignore
  await embedder.close();
  return vectors;
}

function learn(attributes: readonly Attribute[], vectors: ReadonlyMap<string, Float32Array>): Lens {
  const seeded = new Random(7);
  const random = () => seeded.next();
  const size = [...vectors.values()][0]!.length;
  const lens = matrices.identity(size);
  const [first, second] = [new Float64Array(size * size), new Float64Array(size * size)];
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(attributes, random);
    for (let from = 0; from < order.length; from += AT_ONCE) {
      const slope = slopeOf(batchOf(order.slice(from, from + AT_ONCE), vectors, random), lens);
      step++;
      for (let i = 0; i < slope.length; i++) {
        first[i] = 0.9 * first[i]! + 0.1 * slope[i]!;
        second[i] = 0.999 * second[i]! + 0.001 * slope[i]! ** 2;
        const change = first[i]! / (1 - 0.9 ** step) / (Math.sqrt(second[i]! / (1 - 0.999 ** step)) + 1e-8);
        lens.cells[i]! -= RATE * change;
      }
    }
  }
  const added = matrices.productWithTransposed(lens, lens);
  for (let i = 0; i < size; i++) added.cells[i * size + i]! -= 1;
  return matrices.largestEigenvectors(added, DIRECTIONS, random);
}

function batchOf(
  attributes: readonly Attribute[],
  vectors: ReadonlyMap<string, Float32Array>,
  random: () => number,
): Batch {
  const rows: Float32Array[] = [];
  const of: number[] = [];
  for (const [number, attribute] of attributes.entries())
    for (const kind of ['before', 'after', 'questions', 'near'] as const)
      for (const text of shuffled(attribute[kind], random).slice(0, TAKEN[kind])) {
        of.push(kind === 'near' ? -1 - rows.length : number);
        rows.push(vectors.get(`${kind === 'questions' ? 'query' : 'document'} ${text}`)!);
      }
  const vectorsOf = matrices.matrixOf(rows.length, rows[0]!.length);
  rows.forEach((row, i) => vectorsOf.cells.set(row, i * row.length));
  return { vectors: vectorsOf, of };
}

/** Of the loss, by each cell of the lens. */
function slopeOf({ vectors, of }: Batch, lens: Matrix): Float64Array {
  const seen = matrices.product(vectors, lens);
  const { rows, columns } = seen;
  const lengths = Array.from({ length: rows }, (_, i) => Math.sqrt(matrices.dot(seen, i, seen, i)) || 1);
  const unit = matrices.matrixOf(rows, columns);
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < columns; k++) unit.cells[i * columns + k] = seen.cells[i * columns + k]! / lengths[i]!;
  const byCosine = slopesOfCosines(matrices.productWithTransposed(unit, unit), of);
  const bySeen = matrices.product(byCosine, unit);
  for (let i = 0; i < rows; i++) {
    const along = matrices.dot(bySeen, i, unit, i);
    for (let k = 0; k < columns; k++) {
      const cell = i * columns + k;
      bySeen.cells[cell] = (bySeen.cells[cell]! - along * unit.cells[cell]!) / lengths[i]!;
    }
  }
  return matrices.productOfTransposed(vectors, bySeen).cells;
}

function slopesOfCosines(cosines: Matrix, of: readonly number[]): Matrix {
  const size = cosines.rows;
  const kin = of.map((own, i) => of.filter((other, j) => other === own && i !== j).length);
  const counted = kin.filter((count) => count > 0).length;
  const slopes = matrices.matrixOf(size, size);
  for (let i = 0; i < size; i++) {
    if (kin[i] === 0) continue;
    const odds = Array.from({ length: size }, (_, j) => i === j ? 0 : Math.exp((cosines.cells[i * size + j]! - 1) / TEMPERATURE)); // prettier-ignore
    const sum = odds.reduce((all, one) => all + one, 0);
    for (let j = 0; j < size; j++) {
      if (i === j) continue;
      const slope = (odds[j]! / sum - (of[j] === of[i] ? 1 / kin[i]! : 0)) / (counted * TEMPERATURE);
      slopes.cells[i * size + j]! += slope;
      slopes.cells[j * size + i]! += slope;
    }
  }
  return slopes;
}

/** How often a question is nearer to a statement that says what it asks for than to one that is like it, in percent. */
function told(attributes: readonly Attribute[], vectors: ReadonlyMap<string, Float32Array>, lens: Lens | null): string {
  let [right, all] = [0, 0];
  for (const { before, after, questions, near } of attributes)
    for (const question of questions) {
      const query = through(lens, vectors.get(`query ${question}`)!);
      const scoreOf = (text: string) => vectors.get(`document ${text}`)!.reduce((sum, x, i) => sum + x * query[i]!, 0);
      const others = near.map(scoreOf);
      for (const score of [...before, ...after].map(scoreOf)) {
        right += others.filter((other) => score > other).length;
        all += others.length;
      }
    }
  return `${((100 * right) / all).toFixed(1)} %`;
}

function through(lens: Lens | null, vector: Float32Array): Float64Array {
  const seen = Float64Array.from(vector);
  lens?.values.forEach((value, k) => {
    const { columns, cells } = lens.vectors;
    let along = 0;
    for (let i = 0; i < columns; i++) along += vector[i]! * cells[k * columns + i]!;
    for (let i = 0; i < columns; i++) seen[i]! += value * along * cells[k * columns + i]!;
  });
  return seen;
}

async function keep(
  name: string,
  lens: Lens,
  count: number,
  vectors: ReadonlyMap<string, Float32Array>,
): Promise<void> {
  const { cells } = lens.vectors;
  const largest = cells.reduce((most, cell) => Math.max(most, Math.abs(cell)), 0);
  const bytes = Buffer.from(Int8Array.from(cells, (cell) => Math.round((127 * cell) / largest)).buffer);
  // Of a statement, so that what is seen through the lens stays near to a cosine.
  const lengths = [...vectors].filter(([key]) => key.startsWith('document ')).map(([, vector]) => vector.reduce((sum, x, i) => sum + x * through(lens, vector)[i]!, 0)); // prettier-ignore
  const learned = {
    length: Number(Math.sqrt(lengths.reduce((sum, one) => sum + one, 0) / lengths.length).toPrecision(4)),
    largest: Number(largest.toPrecision(6)),
    values: lens.values.map((value) => Number(value.toPrecision(4))),
    directions: bytes.toString('base64'),
  };
  const byModel = Object.entries({ ...LENS_WEIGHTS, [name]: learned }).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(
    WEIGHTS,
    `/**
 * What a lens adds to a query's vector, by embedding model: along each of ${DIRECTIONS} directions so much (\`values\`) of what it has there. One
 * signed byte a dimension of each direction, 127 for \`largest\`. Made by \`npm run rank:train -- --lens --write\` from ${count} attributes of
 * bench/ranking/attributes, and edited by nobody.
 */
export const LENS_WEIGHTS = {
${byModel.map(([key, weights]) => written(key, weights)).join('\n')}
};
`,
  );
}

function written(model: string, { length, largest, values, directions }: LensWeights): string {
  const lines = directions.match(/.{1,170}/gu)!.map((line) => `      '${line}'`).join(' +\n'); // prettier-ignore
  return `  '${model}': {
    length: ${length},
    largest: ${largest},
    values: [${values.join(', ')}],
    directions:
${lines},
  },`;
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const out = [...all];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
