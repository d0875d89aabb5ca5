import { readFile } from 'node:fs/promises';
import { move, workerData } from 'piscina';
import { inEnglish } from '../glossary/in-english.mjs';
import { nativeCall } from '../threads/native-call.mjs';

/** The most windows read of a text. The rest of the text is not read. */
const MAX_WINDOWS = 8;
/** Maximum tokens per run of the model, padding included. On one core, batching is not faster and takes more memory. */
const MAX_PADDED = 1_024;
/** How many tokens of the previous window each window repeats. */
const OVERLAP = 16;

/** @type {Promise<ReturnType<typeof open>> | undefined} */
let loading;

/** The model of this thread, loaded once. A failure is an ordinary error, and the next call retries. */
function load() {
  loading ??= nativeCall(() => open(workerData.onnx)).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function open({ model, tokenizer, tokenizerConfig, pooling, prefixes, maxTokens }) {
  const [{ Tokenizer }, { default: ort }] = await Promise.all([
    import('@huggingface/tokenizers'),
    import('onnxruntime-node'),
  ]);
  const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));
  const pieces = new Tokenizer(await readJson(tokenizer), tokenizerConfig ? await readJson(tokenizerConfig) : {});
  // Parallelism comes from our own threads. Within one, a run uses a single core.
  const session = await ort.InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  // The tokens that the tokenizer adds around any text, such as [CLS] and [SEP].
  const around = [...pieces.encode('').ids];
  const begin = around.length > 1 ? around.slice(0, 1) : [];
  const end = around.slice(begin.length);
  const purpose = (prefix) => ({ prefix, ids: pieces.encode(prefix, { add_special_tokens: false }).ids });
  const purposes = { query: purpose(prefixes.query), document: purpose(prefixes.document) };
  return { ort, pieces, session, begin, end, purposes, pooling, maxTokens };
}

/** Splits the tokens of a text into as many windows as needed. Each begins with the prefix of its purpose. */
function windowsOf({ pieces, begin, end, purposes, maxTokens }, text, purpose) {
  const { prefix, ids: prefixIds } = purposes[purpose];
  const whole = pieces.encode(prefix + text).ids;
  if (whole.length <= maxTokens) return [whole];
  const own = pieces.encode(text, { add_special_tokens: false }).ids;
  const room = maxTokens - begin.length - prefixIds.length - end.length;
  const windows = [];
  for (let from = 0; windows.length < MAX_WINDOWS; from += room - OVERLAP) {
    windows.push([...begin, ...prefixIds, ...own.slice(from, from + room), ...end]);
    if (from + room >= own.length) break;
  }
  return windows;
}

/** Groups windows of similar length into runs. */
function runsOf(windows) {
  const runs = [];
  let run = [];
  for (const window of [...windows].sort((a, b) => a.ids.length - b.ids.length)) {
    if (run.length > 0 && (run.length + 1) * window.ids.length > MAX_PADDED) {
      runs.push(run);
      run = [];
    }
    run.push(window);
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

async function vectorsOf({ ort, session, pooling }, run) {
  const length = run.at(-1).ids.length;
  const cells = run.length * length;
  const ids = new BigInt64Array(cells);
  const mask = new BigInt64Array(cells);
  run.forEach((window, row) =>
    window.ids.forEach((id, column) => {
      ids[row * length + column] = BigInt(id);
      mask[row * length + column] = 1n;
    }),
  );
  const dims = [run.length, length];
  const inputs = {
    input_ids: ids,
    attention_mask: mask,
    token_type_ids: new BigInt64Array(cells),
    position_ids: BigInt64Array.from({ length: cells }, (_, cell) => BigInt(cell % length)),
  };
  const feeds = Object.fromEntries(
    session.inputNames.map((name) => [name, new ort.Tensor('int64', inputs[name], dims)]),
  );
  const outputs = await nativeCall(() => session.run(feeds));
  const names = ['sentence_embedding', 'last_hidden_state', 'token_embeddings', ...session.outputNames];
  const output = outputs[names.find((name) => outputs[name])];
  if (output.type !== 'float32') throw new Error('vectors in another precision than float32');
  const dimensions = output.dims.at(-1);
  return run.map((window, row) => {
    if (output.dims.length === 2) return output.data.slice(row * dimensions, (row + 1) * dimensions);
    const at = (column) => (row * length + column) * dimensions;
    if (pooling === 'cls') return output.data.slice(at(0), at(0) + dimensions);
    const last = window.ids.length - 1;
    if (pooling === 'last') return output.data.slice(at(last), at(last) + dimensions);
    const sum = new Float32Array(dimensions);
    for (let column = 0; column <= last; column++) {
      for (let i = 0; i < dimensions; i++) sum[i] += output.data[at(column) + i];
    }
    return sum;
  });
}

function addUnit(sum, vector) {
  const norm = Math.hypot(...vector);
  return vector.map((value, i) => (sum?.[i] ?? 0) + value / norm);
}

/**
 * @param {{ texts: readonly string[], purpose: 'query' | 'document' }} call
 * @returns the concatenated rows, moved rather than copied to the calling thread; the row of a text with several
 * windows is the sum of their unit vectors
 */
export async function embed({ texts, purpose }) {
  const model = await load();
  const read = workerData.englishOnly ? texts.map(inEnglish) : texts;
  const windows = read.flatMap((text, index) => windowsOf(model, text, purpose).map((ids) => ({ index, ids })));
  const sums = new Array(texts.length);
  for (const run of runsOf(windows)) {
    const vectors = await vectorsOf(model, run);
    run.forEach(({ index }, row) => (sums[index] = addUnit(sums[index], vectors[row])));
  }
  const flat = new Float32Array(sums.reduce((length, vector) => length + vector.length, 0));
  sums.forEach((vector, row) => flat.set(vector, row * vector.length));
  return move(flat);
}
