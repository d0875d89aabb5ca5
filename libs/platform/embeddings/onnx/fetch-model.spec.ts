import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { zipSync } from 'fflate';
import { type FetchModel, fetchModel } from './fetch-model.js';
import { OnnxEmbedder } from './onnx-embedder.js';
import { type HubOptions, hubServer } from './testing/hub-server.js';
import { TINY_MODEL, writeModel } from './testing/tiny-model.js';

const REPOSITORY = 'someone/tiny';
const WEIGHTS = 'onnx/model_quantized.onnx';
const NOWHERE = { url: 'http://127.0.0.1:9', token: undefined };
const open: { close(): Promise<void> }[] = [];
let folder: string;
let models: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-fetch-'));
  models = join(folder, 'models');
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
  await rm(folder, { recursive: true });
});

async function hub(options: HubOptions = {}, files = TINY_MODEL) {
  const server = await hubServer(REPOSITORY, files, options);
  open.push(server);
  return server;
}
const fetched = (given: Partial<FetchModel>) =>
  fetchModel({
    name: 'tiny',
    from: undefined,
    modelsFolder: models,
    hub: NOWHERE,
    progress: () => undefined,
    ...given,
  });
const fromHub = (url: string, given: Partial<FetchModel> = {}) =>
  fetched({ name: REPOSITORY, hub: { url, token: undefined }, ...given });
const kept = async () => (await readdir(models).catch(() => [])).filter((name) => !name.startsWith('.'));

describe('from the hub', () => {
  it('downloads weights, tokenizer and settings of one commit, and stores a model that works by the same name', async () => {
    const { url, commit } = await hub();
    const model = await fromHub(url);
    expect(model).toEqual({ name: 'someone--tiny', folder: join(models, 'someone--tiny'), dimensions: 4 });
    const note = JSON.parse(await readFile(join(model.folder, 'fetched.json'), 'utf8')) as Record<string, unknown>;
    expect(note).toMatchObject({
      source: `${url}/${REPOSITORY}`,
      commit,
      sha256: { [WEIGHTS]: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    const embedder = new OnnxEmbedder({ model: REPOSITORY, modelsFolder: models, threads: 1 });
    open.push(embedder);
    expect(await embedder.embed(['tea'], 'document')).toHaveLength(1);
  });

  it('keeps it in a folder that is named relative to where the command runs, as ./data is', async () => {
    const { url } = await hub();
    const model = await fromHub(url, { modelsFolder: relative(process.cwd(), models) });
    expect(model.folder).toBe(join(models, 'someone--tiny'));
    expect(await kept()).toEqual(['someone--tiny']);
  });

  it('keeps no file whose hash differs from the hub’s, neither weights nor small files', async () => {
    for (const path of [WEIGHTS, 'tokenizer.json']) {
      const content = Uint8Array.from(TINY_MODEL[path]!);
      content[content.length - 2]! ^= 1;
      const { url } = await hub({ served: { [path]: content } });
      await expect(fromHub(url)).rejects.toThrow(`${path} is not what the hub says it is`);
      expect(await kept()).toEqual([]);
      await rm(models, { recursive: true });
    }
  });

  it('gives up a file that is longer than the hub says, without receiving the rest', async () => {
    const endless = new Uint8Array(TINY_MODEL[WEIGHTS]!.length + 5_000_000);
    const { url } = await hub({ served: { [WEIGHTS]: endless } });
    const seen: number[] = [];
    const asked = fromHub(url, { progress: (path, done) => path === WEIGHTS && seen.push(done) });
    await expect(asked).rejects.toThrow(/sends more than \d+ bytes/);
    expect(Math.max(...seen)).toBeLessThan(endless.length);
    expect(await kept()).toEqual([]);
  });

  it('continues where a lost connection stopped', async () => {
    const { url, asked } = await hub({ cutAfter: 100 });
    await expect(fromHub(url)).rejects.toThrow('Run the command again');
    const aside = join(models, '.someone--tiny.fetching');
    await mkdir(join(aside, 'onnx'), { recursive: true });
    await writeFile(join(aside, `${WEIGHTS}.part`), TINY_MODEL[WEIGHTS]!.subarray(0, 40));
    await fromHub(url);
    const weights = asked.filter(({ path }) => path === `/store/${WEIGHTS}`);
    expect(weights.map(({ range }) => range)).toEqual(['bytes=40-']);
    expect(await kept()).toEqual(['someone--tiny']);
  });

  it('fetches a model by the name under which it is kept, as a server without it tells', async () => {
    const { url } = await hub();
    const kept = await fromHub(url, { name: 'someone--tiny' });
    expect(kept).toEqual({ name: 'someone--tiny', folder: join(models, 'someone--tiny'), dimensions: 4 });
  });

  it('reports its progress, by file', async () => {
    const { url } = await hub();
    const seen = new Map<string, readonly [number, number]>();
    await fromHub(url, { progress: (path, done, total) => seen.set(path, [done, total]) });
    const size = TINY_MODEL[WEIGHTS]!.length;
    expect(seen.get(WEIGHTS)).toEqual([size, size]);
  });

  it('sends the token to the hub, not to the store that it redirects to', async () => {
    const { url, asked } = await hub({ token: 'hf_secret' });
    await expect(fromHub(url)).rejects.toThrow('HF_TOKEN');
    await fromHub(url, { hub: { url, token: 'hf_secret' } });
    expect(asked.filter(({ path }) => path.startsWith('/api/')).at(-1)?.authorization).toBe('Bearer hf_secret');
  });

  it.each([
    ['a repository that is not there', 'someone/else', 'The hub has no model someone/else'],
    ['a word that is no known model', 'tiny', 'tiny is not known by name'],
    ['a name that leads elsewhere', '../etc', 'is not the name of a model'],
  ])('refuses %s', async (_, name, message) => {
    const { url } = await hub();
    await expect(fromHub(url, { name })).rejects.toThrow(message);
  });

  it('refuses a repository without weights in ONNX form, and names the alternatives when the hub is down', async () => {
    const { url } = await hub({}, { 'tokenizer.json': TINY_MODEL['tokenizer.json']! });
    await expect(fromHub(url)).rejects.toThrow('no weights in ONNX form');
    await expect(fromHub(NOWHERE.url)).rejects.toThrow('HF_ENDPOINT names a mirror; --from takes a file');
  });

  it('refuses another model under a known name, and leaves the existing one', async () => {
    const source = join(folder, 'source');
    await writeModel(source);
    await expect(fetched({ name: 'e5-small-v2', from: source })).rejects.toThrow('it gives 4 dimensions, not 384');
    expect(await kept()).toEqual([]);
  });

  (process.platform === 'linux' ? it : it.skip)('says that the disk is full, if it is', async () => {
    const { url } = await hub();
    const part = join(models, '.someone--tiny.fetching', `${WEIGHTS}.part`);
    await mkdir(dirname(part), { recursive: true });
    await symlink('/dev/full', part);
    await expect(fromHub(url)).rejects.toThrow(/^There is no room left on the disk of .*Run the command again/);
    expect(await kept()).toEqual([]);
  });
});

describe('from elsewhere', () => {
  const jar = () =>
    zipSync({
      'META-INF/MANIFEST.MF': Buffer.from('Manifest-Version: 1.0'),
      'tiny-q.onnx': TINY_MODEL[WEIGHTS]!,
      'tiny-q-tokenizer.json': TINY_MODEL['tokenizer.json']!,
      '../../escaped.json': Buffer.from('{}'),
    });

  it('accepts a folder, a weights file next to its tokenizer, and a jar', async () => {
    const source = join(folder, 'source');
    await writeModel(source);
    await writeFile(join(source, 'flat.onnx'), TINY_MODEL[WEIGHTS]!);
    await writeFile(join(folder, 'tiny.jar'), jar());
    for (const from of [source, join(source, 'flat.onnx'), join(folder, 'tiny.jar')]) {
      expect(await fetched({ from })).toMatchObject({ name: 'tiny', dimensions: 4 });
    }
    expect((await readdir(join(models, 'tiny'))).sort()).toEqual(['fetched.json', 'model.onnx', 'tokenizer.json']);
    expect((await readdir(folder)).sort()).toEqual(['models', 'source', 'tiny.jar']);
  });

  (process.platform === 'linux' ? it : it.skip)('says whose disk is full, if it is', async () => {
    const aside = join(models, '.tiny.fetching');
    await mkdir(aside, { recursive: true });
    await symlink('/dev/full', join(aside, 'model.onnx'));
    await writeFile(join(folder, 'tiny.jar'), jar());
    await expect(fetched({ from: join(folder, 'tiny.jar') })).rejects.toThrow(
      `There is no room left on the disk of ${aside}: make some. Then run the command again`,
    );
    expect(await kept()).toEqual([]);
  });

  it('accepts the URL of a jar', async () => {
    const server = createServer((_, response) => response.end(jar()));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    open.push({ close: () => new Promise<void>((closed) => server.close(() => closed())) });
    const from = `http://127.0.0.1:${(server.address() as AddressInfo).port}/artifacts/tiny.jar`;
    expect(await fetched({ from })).toMatchObject({ dimensions: 4 });
  });

  it.each([
    ['what is no archive', Buffer.from('hello'), 'is neither a zip nor a jar'],
    ['an archive without weights', Buffer.from(zipSync({ 'a.json': Buffer.from('{}') })), 'no weights in ONNX form'],
    ['weights that cannot be loaded', Buffer.from(zipSync({ 'm.onnx': Buffer.from('x'), 'tokenizer.json': TINY_MODEL['tokenizer.json']! })), 'was not kept'], // prettier-ignore
  ])('refuses %s and keeps nothing', async (_, content, message) => {
    await writeFile(join(folder, 'given.zip'), content);
    await expect(fetched({ from: join(folder, 'given.zip') })).rejects.toThrow(message);
    expect(await kept()).toEqual([]);
  });
});
