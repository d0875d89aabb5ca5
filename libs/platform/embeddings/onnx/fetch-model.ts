import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { ModelHubConfig } from '@platform/config/embedding.js';
import { unzipSync } from 'fflate';
import { knownModel } from '../known-models.js';
import { COMPANIONS, WEIGHTS } from './model-folder.js';
import { download, fullDisk, type HubFile, ModelFetchError, ModelHub, type Progress } from './model-hub.js';
import { OnnxEmbedder } from './onnx-embedder.js';

export interface FetchModel {
  /** A known name, or a repository on the hub. */
  readonly name: string;
  /** A source other than the hub: a file, a folder, a jar, a zip or a URL. */
  readonly from: string | undefined;
  readonly modelsFolder: string;
  readonly hub: ModelHubConfig;
  readonly progress: Progress;
}

export interface FetchedModel {
  readonly name: string;
  readonly folder: string;
  readonly dimensions: number;
}

/** In bytes. It is unpacked in memory, and Node reads no longer file. */
const LONGEST_ZIP = 2 ** 31 - 1;
/** Weights over 2 GB are in a second file, which the first refers to. */
const EXTERNAL = /^(onnx\/)?model[\w.-]*\.onnx_data$/;

/**
 * Downloads a model, or copies it from elsewhere, to the folder where the server looks. It is kept only if it loads,
 * and replaces an existing one only then. @throws ModelFetchError
 */
export async function fetchModel({
  name: given,
  from,
  modelsFolder,
  hub,
  progress,
}: FetchModel): Promise<FetchedModel> {
  // A kept model has `--` for the `/` of its repository, and the hub has no `--` in a name.
  const name = given.replace('--', '/');
  const known = knownModel(name);
  const kept = known?.name ?? name.replaceAll('/', '--');
  if (!/^[\w.-]+$/.test(kept) || kept.startsWith('.')) throw new ModelFetchError(`${given} is not the name of a model`);
  const folder = resolve(modelsFolder, kept);
  // The same folder on every run: this continues an interrupted one.
  const aside = resolve(modelsFolder, `.${kept}.fetching`);
  await mkdir(aside, { recursive: true });
  const source = from
    ? await onDisk(aside, takeOver(from, aside, progress))
    : await fetchFromHub(known?.repository ?? name, hub, aside, progress);
  const dimensions = await tried(aside, kept);
  if (known && known.dimensions !== dimensions) {
    await rm(aside, { recursive: true });
    throw new ModelFetchError(`This is not ${kept}: it gives ${dimensions} dimensions, not ${known.dimensions}`);
  }
  const note = JSON.stringify({ name: kept, ...source, ...(await hashes(aside)) }, null, 2);
  await onDisk(aside, writeFile(join(aside, 'fetched.json'), `${note}\n`));
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
  return { name: kept, folder, dimensions };
}

/** @throws ModelFetchError if the disk is full */
async function onDisk<T>(folder: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const why = fullDisk(error, folder);
    if (why === undefined) throw error;
    throw new ModelFetchError(`${why} Then run the command again`, { cause: error });
  }
}

async function fetchFromHub(
  repository: string,
  config: ModelHubConfig,
  target: string,
  progress: Progress,
): Promise<{ source: string; commit: string }> {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new ModelFetchError(
      `${repository} is not known by name. Give a repository of the hub, as owner/name, or --from`,
    );
  }
  const hub = new ModelHub(config);
  const model = await hub.model(repository);
  const byPath = new Map(model.files.map((file) => [file.path, file]));
  const weights = WEIGHTS.map((path) => byPath.get(path)).find((file) => file !== undefined);
  if (!weights) throw new ModelFetchError(`${repository} has no weights in ONNX form (${WEIGHTS.join(', ')})`);
  const wanted = [
    ...COMPANIONS.flatMap((path): HubFile[] => (byPath.has(path) ? [byPath.get(path)!] : [])),
    weights,
    ...model.files.filter(({ path }) => EXTERNAL.test(path) && path.startsWith(weights.path)),
  ];
  for (const file of wanted) {
    // Files that an interrupted run has finished are not downloaded again.
    const path = join(target, file.path);
    if (!(await hub.has(file, path))) await hub.fetch(model, file, path, progress);
  }
  return { source: `${config.url}/${repository}`, commit: model.commit };
}

async function takeOver(from: string, target: string, progress: Progress): Promise<{ source: string }> {
  if (/^https?:\/\//.test(from)) {
    const name = basename(new URL(from).pathname) || 'download';
    const file = join(target, `${name}.part`);
    await download({ url: from, target: file, from: 0, most: LONGEST_ZIP }, {}, (done) => progress(name, done, 0));
    await unpack(await readFile(file), name, target);
    await rm(file);
    return { source: new URL(from).origin + new URL(from).pathname };
  }
  const found = await stat(from).catch((error: unknown) => {
    throw new ModelFetchError(`${from} does not exist`, { cause: error });
  });
  if (found.isDirectory()) await copyFolder(from, target);
  else if (from.endsWith('.onnx')) await copyFolder(dirname(from), target, basename(from));
  else await unpack(await readFile(from), basename(from), target);
  return { source: basename(from) };
}

/** A jar is a zip. Only a model's files are extracted, under names that we choose: no path in it is used. */
async function unpack(bytes: Uint8Array, name: string, target: string): Promise<void> {
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, { filter: ({ name: path }) => isPart(path) });
  } catch (error) {
    throw new ModelFetchError(`${name} is neither a zip nor a jar`, { cause: error });
  }
  await keep(
    Object.entries(files).map(([path, content]) => [path, async (to: string) => writeFile(to, content)]),
    name,
    target,
  );
}

async function copyFolder(from: string, target: string, weights?: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await keep(
    paths
      .map(
        (path) =>
          [
            path
              .slice(from.length)
              .replace(/^[/\\]+/, '')
              .replaceAll('\\', '/'),
            path,
          ] as const,
      )
      .filter(([path]) => isPart(path) && (weights === undefined || !path.endsWith('.onnx') || path === weights))
      .map(([path, file]) => [path, async (to: string) => cp(file, to)]),
    from,
    target,
  );
}

const isPart = (path: string) => /\.(onnx|onnx_data|json)$/.test(path) && !path.split('/').includes('..');

type Part = readonly [path: string, write: (to: string) => Promise<void>];

/**
 * Finds files by their role, in any folder and with any prefix in their names, as in `e5-small-v2-q-tokenizer.json`.
 */
async function keep(parts: readonly Part[], name: string, target: string): Promise<void> {
  const weights =
    WEIGHTS.map((wanted) => parts.find(([path]) => path === wanted || path.endsWith(`/${wanted}`))).find(Boolean) ??
    parts.find(([path]) => path.endsWith('.onnx'));
  if (!weights) throw new ModelFetchError(`${name} holds no weights in ONNX form`);
  const tokenizer = parts.find(([path]) => path.endsWith('tokenizer.json'));
  if (!tokenizer) throw new ModelFetchError(`${name} holds no tokenizer.json`);
  const place = async (to: string, [, write]: Part) => {
    await mkdir(dirname(join(target, to)), { recursive: true });
    await write(join(target, to));
  };
  await place('model.onnx', weights);
  await place('tokenizer.json', tokenizer);
  for (const companion of COMPANIONS.filter((path) => path !== 'tokenizer.json')) {
    const isPooling = companion.startsWith('1_Pooling/');
    const found =
      parts.find(([path]) => path === companion) ??
      parts.find(([path]) => path.endsWith(`/${companion}`) && path.includes('1_Pooling/') === isPooling);
    if (found) await place(companion, found);
  }
  for (const part of parts.filter(([path]) => path.endsWith('.onnx_data'))) await place(basename(part[0]), part);
}

/** Loads the model once. A model that cannot be loaded is not kept. */
async function tried(folder: string, name: string): Promise<number> {
  const model = new OnnxEmbedder({ model: folder, modelsFolder: folder, threads: 1, name });
  try {
    const [vector] = await model.embed(['A text to try.'], 'document');
    return vector?.length ?? 0;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new ModelFetchError(`The model was not kept: ${(error as Error).message}`, { cause: error });
  } finally {
    await model.close();
  }
}

/** Hashes every file, so that copies can be verified. */
async function hashes(folder: string): Promise<{ sha256: Record<string, string> }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sha256: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile() && one.name !== 'fetched.json')) {
    const path = join(entry.parentPath, entry.name);
    sha256[path.slice(folder.length + 1).replaceAll('\\', '/')] = createHash('sha256').update(await readFile(path)).digest('hex'); // prettier-ignore
  }
  return { sha256 };
}
