/** The part of `@huggingface/transformers` that a cross-encoder uses. Scores a text by its number of letters e. */
export const env = {};

const checked = (folder, options) => {
  if (env.allowRemoteModels !== false || options.local_files_only !== true) throw new Error('would fetch a model');
  if (folder.endsWith('broken')) throw new Error('no model');
};

export const AutoTokenizer = {
  async from_pretrained(folder, options) {
    checked(folder, options);
    return (queries, { text_pair: texts }) => ({ queries, texts });
  },
};

export const AutoModelForSequenceClassification = {
  async from_pretrained(folder, options) {
    checked(folder, options);
    return async ({ queries, texts }) => {
      if (queries.some((query) => query === 'crash')) throw new Error('crashed');
      const logits = texts.map((text) => text.split('e').length - 1);
      const two = folder.endsWith('two-labels');
      const data = two ? logits.flatMap((logit) => [0, logit]) : logits;
      return { logits: { data: Float32Array.from(data), dims: [texts.length, two ? 2 : 1] } };
    };
  },
};
