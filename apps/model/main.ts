import { parseArgs } from 'node:util';
import { KNOWN_MODELS } from '@platform/embeddings/known-models.js';
import { fetchModel } from '@platform/embeddings/onnx/fetch-model.js';
import { ModelFetchError } from '@platform/embeddings/onnx/model-hub.js';
import { runOrExplain } from '../support/run-or-explain.js';
import { commandConfig } from '../support/warn-of-settings.js';
import { progressBar } from '../support/progress-bar.js';

const USAGE = `usage: npm run model -- NAME [--from FILE|FOLDER|URL]

Fetches an embedding model and keeps it where the server looks (EMBEDDING_MODELS_DIR, else the data folder).
NAME is one of those below, or a repository of the Hugging Face hub (owner/name) with weights in ONNX form.
--from takes it from a folder, a .onnx file beside its tokenizer.json, a zip, a jar, or a URL of a zip or jar.
HF_ENDPOINT names a mirror of the hub, HF_TOKEN a token for it.

${KNOWN_MODELS.map(
  ({ name, megabytes, dimensions, languages, licence }) =>
    `  ${name.padEnd(22)} ${String(megabytes).padStart(4)} MB  ${dimensions} dimensions  ${languages}, ${licence}\n`,
).join('')}`;

/** Downloads an embedding model. */
await runOrExplain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const [name] = positionals;
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  if (!name || positionals.length > 1) {
    process.stderr.write(USAGE);
    process.exitCode = 64;
    return;
  }
  const { embedding, modelHub } = commandConfig();
  const bar = progressBar(process.stderr);
  try {
    const { modelsFolder } = embedding;
    const model = await fetchModel({ name, from: values.from, modelsFolder, hub: modelHub, progress: bar.show });
    bar.end();
    process.stdout.write(
      `${model.name} is in ${model.folder} and gives ${model.dimensions} dimensions.\n` +
        `Use it:  EMBEDDING_PROVIDER=onnx EMBEDDING_MODEL=${model.name}\n` +
        `A server that has records already: docs/operations.md, "Changing the embedding model".\n`,
    );
  } catch (error) {
    bar.end();
    if (!(error instanceof ModelFetchError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}, 'No model was fetched.');
