import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OnnxEmbedder } from './onnx-embedder.js';
import { json, TINY_MODEL, writeModel } from './testing/tiny-model.js';

let folder: string;
const open: OnnxEmbedder[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-onnx-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((embedder) => embedder.close()));
  await rm(folder, { recursive: true });
});

async function model(files: Readonly<Record<string, Uint8Array>> = {}, name = 'tiny', threads = 1) {
  await writeModel(join(folder, name), { ...TINY_MODEL, ...files });
  const embedder = new OnnxEmbedder({ model: name, modelsFolder: folder, threads });
  open.push(embedder);
  return embedder;
}
const rounded = (vectors: readonly Float32Array[]) => vectors.map((vector) => [...vector].map((v) => Math.round(v * 100) / 100)); // prettier-ignore

describe('vectors of a model from a folder', () => {
  it('are the mean of the tokens, of length one, in the order of the texts', async () => {
    const embedder = await model();
    const vectors = await embedder.embed(['tea train', 'bus', 'coffee tea', ' '], 'document');
    expect(rounded(vectors)).toEqual([[0.71, 0.71, 0, 0], [0, 1, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]]); // prettier-ignore
    expect(embedder.space).toEqual({ provider: 'onnx', model: 'tiny', dimensions: 4 });
  });

  it('are the first or the last token if the folder says so', async () => {
    // The first token is [CLS] and the last [SEP]. Both have zero vectors in this model: only a mean has a direction.
    for (const mode of ['pooling_mode_cls_token', 'pooling_mode_lasttoken']) {
      const embedder = await model({ '1_Pooling/config.json': json({ [mode]: true }) }, mode);
      await expect(embedder.embed(['tea'], 'document')).rejects.toMatchObject({ kind: 'misconfigured' });
    }
  });

  it('use the prefix of their purpose, as the folder or the name of the model requires', async () => {
    const prompts = json({ prompts: { query: 'query: ', document: 'passage: ' } });
    const told = await model({ 'config_sentence_transformers.json': prompts });
    const named = await model({}, 'multilingual-e5-base');
    for (const embedder of [told, named]) {
      expect(rounded(await embedder.embed(['tea'], 'query'))).toEqual([[0.71, 0, 0.71, 0]]);
      expect(rounded(await embedder.embed(['tea'], 'document'))).toEqual([[0.71, 0, 0, 0.71]]);
    }
  });

  it('of a text longer than the model reads combine all its windows', async () => {
    const embedder = await model();
    // 32 tokens per window, two of them around the text: only the second window contains the bus.
    const [vector] = rounded(await embedder.embed([`${'tea '.repeat(40)}bus`], 'document'));
    expect(vector?.[0]).toBeGreaterThan(0.9);
    expect(vector?.[1]).toBeGreaterThan(0);
  });

  it('of many long and short texts together equal those of each alone', async () => {
    const embedder = await model({}, 'tiny', 2);
    const texts = Array.from(
      { length: 60 },
      (_, i) => `${'tea '.repeat((i * 7) % 50)}${i % 3 ? 'bus' : 'train coffee'}`,
    );
    const together = rounded(await embedder.embed(texts, 'document'));
    for (const i of [0, 7, 31, 59])
      expect([together[i]]).toEqual(rounded(await embedder.embed([texts[i]!], 'document')));
  });
});

it('gets German, French and Spanish texts in English words, if it is known to know English only', async () => {
  const [german, english] = ['Der Zug hat einen Kaffee.', 'the train has a coffee.'];
  const vectorsOf = async (name: string) => {
    const embedder = await model({}, name);
    return [await embedder.embed([german], 'document'), await embedder.embed([english], 'document')].map(rounded);
  };
  const [one, other] = await vectorsOf('all-MiniLM-L6-v2');
  expect(one).toEqual(other);
  const [raw, same] = await vectorsOf('tiny');
  expect(raw).not.toEqual(same);
});

describe('a folder that cannot be used', () => {
  it('is reported with what it lacks, and with the command that downloads it', async () => {
    const embedder = new OnnxEmbedder({ model: 'e5-small-v2', modelsFolder: folder, threads: 1 });
    await expect(embedder.start()).rejects.toMatchObject({
      kind: 'misconfigured',
      message: expect.stringMatching(/none of .*model\.onnx.*npm run model -- e5-small-v2$/),
    });
  });

  it('works as soon as the model is there', async () => {
    const embedder = new OnnxEmbedder({ model: 'tiny', modelsFolder: folder, threads: 1 });
    open.push(embedder);
    await expect(embedder.start()).rejects.toMatchObject({ kind: 'misconfigured' });
    await writeModel(join(folder, 'tiny'));
    await embedder.start();
    expect(embedder.space.dimensions).toBe(4);
  });

  it('is refused if its weights are not a model', async () => {
    const embedder = await model({ 'onnx/model_quantized.onnx': Buffer.from('not a model') });
    await expect(embedder.start()).rejects.toMatchObject({
      kind: 'misconfigured',
      message: expect.stringContaining('cannot be loaded'),
    });
  });

  it('may be named by its path', async () => {
    await writeModel(join(folder, 'own'));
    await writeFile(join(folder, 'own', 'README.md'), 'mine');
    const embedder = new OnnxEmbedder({ model: join(folder, 'own'), modelsFolder: '/nowhere', threads: 1 });
    open.push(embedder);
    await embedder.start();
    expect(embedder.space).toEqual({ provider: 'onnx', model: 'own', dimensions: 4 });
  });
});

it('lets threads finish on close, without crashing the process, and refuses later calls', async () => {
  const embedder = await model({}, 'tiny', 2);
  await embedder.start();
  const texts = Array.from({ length: 300 }, (_, i) => 'tea train '.repeat(i % 40) + 'bus');
  const running = Promise.allSettled([embedder.embed(texts, 'document')]);
  await embedder.close();
  await running;
  await expect(embedder.embed(['tea'], 'query')).rejects.toMatchObject({ kind: 'unavailable' });
});
