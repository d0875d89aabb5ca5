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

/**
 * What people say about one attribute of somebody or something, and similar texts about another
 * (bench/ranking/attributes).
 */
interface Attribute {
  readonly attribute: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly questions: readonly string[];
  readonly near: readonly string[];
}

const FOLDER = 'bench/ranking/attributes';
const WEIGHTS = 'libs/memory/search/ranking/lens-weights.ts';
/** How many of each kind a step uses, of this many attributes at once. */
const ASKED = 3;
const TAKEN = { before: 2, after: 2, near: 4 } as const;
const AT_ONCE = 56;
const EPOCHS = 24;
const RATE = 0.0003;
const TEMPERATURE = 0.1;
/** The penalty on the square of what is learned, so that a question is turned no further than is useful. */
const DECAY = 0.001;
/** The smallest number of directions that finds the right statement as often as all of them. */
const DIRECTIONS = 64;

/**
 * Questions and statements, one per row, with the number of their attribute. A similar text about something else has
 * none: -1.
 */
interface Batch {
  readonly questions: Matrix;
  readonly asked: readonly number[];
  readonly statements: Matrix;
  readonly said: readonly number[];
}

/**
 * Learns a lens for an embedding model: a square matrix, initially zero, that is added to a question's vector, so that
 * its cosines with the statements that answer it are higher than all others of the batch (contrastive, as in Khosla et
 * al. 2020, "Supervised contrastive learning"), by Adam. Statements are not turned, because their vectors are stored.
 * Only its largest directions are kept.
 * @param model one that `npm run model` has fetched, its folder named by EMBEDDING_MODELS_DIR; without it the bundled
 * one
 * @param write keeps what is learned from all files, beside the weights of other models; otherwise prints how well each
 * file predicts the others
 */
export async function trainLens(model: string | undefined, write: boolean): Promise<void> {
  const attributes = await readAttributes();
  const embedder = embedderOf(model);
  const vectors = await embedded(attributes, embedder);
  if (write) return keep(lensNameOf(embedder.space), learn(attributes, vectors), attributes.length);
  for (const file of new Set(attributes.map((one) => one.file))) {
    const left = attributes.filter((one) => one.file === file);
    const others = attributes.filter((one) => one.file !== file);
    const [without, seen] = [told(left, vectors, null), told(left, vectors, learn(others, vectors))];
    console.log(`${file}, left out of the learning: ${without} without the lens, ${seen} with it`);
  }
}

type LensWeights = (typeof LENS_WEIGHTS)[keyof typeof LENS_WEIGHTS];
/** One direction per row: a vector is moved along `to` by the length of its component along `from`. */
interface Lens {
  readonly from: Matrix;
  readonly to: Matrix;
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
  const added = matrices.matrixOf(size, size);
  const [first, second] = [new Float64Array(size * size), new Float64Array(size * size)];
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(attributes, random);
    for (let from = 0; from < order.length; from += AT_ONCE) {
      const slope = slopeOf(batchOf(order.slice(from, from + AT_ONCE), vectors, random), added);
      step++;
      for (let i = 0; i < slope.length; i++) {
        const own = slope[i]! + 2 * DECAY * added.cells[i]!;
        first[i] = 0.9 * first[i]! + 0.1 * own;
        second[i] = 0.999 * second[i]! + 0.001 * own ** 2;
        const change = first[i]! / (1 - 0.9 ** step) / (Math.sqrt(second[i]! / (1 - 0.999 ** step)) + 1e-8);
        added.cells[i]! -= RATE * change;
      }
    }
  }
  const { vectors: from } = matrices.largestEigenvectors(matrices.productWithTransposed(added, added), DIRECTIONS, random); // prettier-ignore
  return { from, to: matrices.product(from, added) };
}

function batchOf(
  attributes: readonly Attribute[],
  vectors: ReadonlyMap<string, Float32Array>,
  random: () => number,
): Batch {
  const questions: Float32Array[] = [];
  const statements: Float32Array[] = [];
  const asked: number[] = [];
  const said: number[] = [];
  for (const [number, attribute] of attributes.entries()) {
    for (const text of shuffled(attribute.questions, random).slice(0, ASKED)) {
      asked.push(number);
      questions.push(vectors.get(`query ${text}`)!);
    }
    for (const kind of ['before', 'after', 'near'] as const)
      for (const text of shuffled(attribute[kind], random).slice(0, TAKEN[kind])) {
        said.push(kind === 'near' ? -1 : number);
        statements.push(vectors.get(`document ${text}`)!);
      }
  }
  return { questions: stacked(questions), asked, statements: stacked(statements), said };
}

function stacked(rows: readonly Float32Array[]): Matrix {
  const all = matrices.matrixOf(rows.length, rows[0]!.length);
  rows.forEach((row, i) => all.cells.set(row, i * row.length));
  return all;
}

/** The gradient of the loss, for each cell of what is added. */
function slopeOf({ questions, asked, statements, said }: Batch, added: Matrix): Float64Array {
  const seen = matrices.product(questions, added);
  seen.cells.forEach((cell, i) => (seen.cells[i] = cell + questions.cells[i]!));
  const { rows, columns } = seen;
  const lengths = Array.from({ length: rows }, (_, i) => Math.sqrt(matrices.dot(seen, i, seen, i)) || 1);
  for (let i = 0; i < rows; i++) for (let k = 0; k < columns; k++) seen.cells[i * columns + k]! /= lengths[i]!;
  const byCosine = slopesOfCosines(matrices.productWithTransposed(seen, statements), asked, said);
  const bySeen = matrices.product(byCosine, statements);
  for (let i = 0; i < rows; i++) {
    const along = matrices.dot(bySeen, i, seen, i);
    for (let k = 0; k < columns; k++) {
      const cell = i * columns + k;
      bySeen.cells[cell] = (bySeen.cells[cell]! - along * seen.cells[cell]!) / lengths[i]!;
    }
  }
  return matrices.productOfTransposed(questions, bySeen).cells;
}

function slopesOfCosines(cosines: Matrix, asked: readonly number[], said: readonly number[]): Matrix {
  const { rows, columns, cells } = cosines;
  const slopes = matrices.matrixOf(rows, columns);
  for (let i = 0; i < rows; i++) {
    const answering = said.filter((number) => number === asked[i]).length;
    const odds = Array.from({ length: columns }, (_, j) => Math.exp((cells[i * columns + j]! - 1) / TEMPERATURE));
    const sum = odds.reduce((all, one) => all + one, 0);
    for (let j = 0; j < columns; j++) {
      const share = said[j] === asked[i] ? 1 / answering : 0;
      slopes.cells[i * columns + j] = (odds[j]! / sum - share) / (rows * TEMPERATURE);
    }
  }
  return slopes;
}

/** How often a question is closer to a statement that answers it than to a similar one, in percent. */
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
  if (!lens) return seen;
  const { columns } = lens.from;
  for (let k = 0; k < lens.from.rows; k++) {
    let along = 0;
    for (let i = 0; i < columns; i++) along += vector[i]! * lens.from.cells[k * columns + i]!;
    for (let i = 0; i < columns; i++) seen[i]! += along * lens.to.cells[k * columns + i]!;
  }
  return seen;
}

async function keep(name: string, { from, to }: Lens, count: number): Promise<void> {
  const learned = { from: packed(from), to: packed(to) };
  const byModel = Object.entries({ ...LENS_WEIGHTS, [name]: learned }).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(
    WEIGHTS,
    `/**
 * How a lens moves the vector of a question, by embedding model: for each of ${DIRECTIONS} directions (\`from\`), the direction (\`to\`) in which
 * to move. One signed byte per dimension, where 127 means \`largest\`. Generated by \`npm run rank:train -- --lens --write\` from ${count}
 * attributes of bench/ranking/attributes; do not edit.
 */
export const LENS_WEIGHTS = {
${byModel.map(([key, weights]) => written(key, weights)).join('\n')}
};
`,
  );
}

function packed({ cells }: Matrix): LensWeights['from'] {
  const largest = cells.reduce((most, cell) => Math.max(most, Math.abs(cell)), 0);
  const bytes = Buffer.from(Int8Array.from(cells, (cell) => Math.round((127 * cell) / largest)).buffer);
  return { largest: Number(largest.toPrecision(6)), bytes: bytes.toString('base64') };
}

function written(model: string, { from, to }: LensWeights): string {
  return `  '${model}': { directions: ${DIRECTIONS}, from: ${side(from)}, to: ${side(to)} },`;
}

function side({ largest, bytes }: LensWeights['from']): string {
  return `{\n    largest: ${largest},\n    bytes:\n${bytes.match(/.{1,170}/gu)!.map((line) => `      '${line}'`).join(' +\n')},\n  }`; // prettier-ignore
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const out = [...all];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
