import { workerData } from 'node:worker_threads';

/** The most tokens that BERT-like cross-encoders read of a query and a text together. */
const MAX_TOKENS = 512;

/** @type {Promise<{ tokenizer: Function, model: Function }> | undefined} */
let loading;

/** The model of this thread, loaded once. A failure is an ordinary error, and the next call retries. */
function load() {
  const { library, folder } = workerData.onnx ?? workerData;
  loading ??= (async () => {
    const { env, AutoTokenizer, AutoModelForSequenceClassification } = await import(library);
    // Nothing is downloaded: the folder must have all files.
    env.allowRemoteModels = false;
    env.allowLocalModels = true;
    env.localModelPath = '';
    const options = { local_files_only: true };
    const [tokenizer, model] = await Promise.all([
      AutoTokenizer.from_pretrained(folder, options),
      AutoModelForSequenceClassification.from_pretrained(folder, options),
    ]);
    return { tokenizer, model };
  })().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * @param {{ query: string, texts: readonly string[] }} pair
 * @returns {Promise<number[]>} one score per text, 0…1
 */
export async function rerank({ query, texts }) {
  const { tokenizer, model } = await load();
  if (texts.length === 0) return [];
  const inputs = tokenizer(
    texts.map(() => query),
    { text_pair: [...texts], padding: true, truncation: true, max_length: MAX_TOKENS },
  );
  const { logits } = await model(inputs);
  const labels = logits.dims.at(-1) ?? 1;
  return texts.map((_, row) => {
    const own = Array.from(logits.data.slice(row * labels, (row + 1) * labels), Number);
    // A single label is the relevance. Of two labels, the second means relevant and the first not.
    return 1 / (1 + Math.exp(labels === 1 ? -own[0] : own[0] - own[labels - 1]));
  });
}
