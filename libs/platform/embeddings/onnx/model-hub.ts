import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ModelHubConfig } from '@platform/config/embedding.js';
import { z } from 'zod';

/** A file of a model, as the hub lists it. */
export interface HubFile {
  readonly path: string;
  readonly size: number;
  /** The hub's hash of its content: SHA-256 for files in LFS, the git blob id for others. */
  readonly hash: { readonly kind: 'sha256' | 'git-blob'; readonly hex: string };
}

export interface HubModel {
  readonly repository: string;
  /** The commit of all its files. */
  readonly commit: string;
  readonly files: readonly HubFile[];
}

/** The message is for the person at the terminal. */
export class ModelFetchError extends Error {
  override name = 'ModelFetchError';
}

/** Reports how many bytes of a file have arrived. */
export type Progress = (path: string, done: number, total: number) => void;

const commit = z.object({ sha: z.string().regex(/^[0-9a-f]{40}$/) });
const tree = z.array(
  z.looseObject({
    type: z.string(),
    path: z.string(),
    size: z.number(),
    oid: z.string(),
    lfs: z.looseObject({ oid: z.string(), size: z.number() }).nullish(),
  }),
);

/** The Hugging Face hub, or a mirror with the same API. */
export class ModelHub {
  constructor(private readonly hub: ModelHubConfig) {}

  /** The current content of a repository. @throws ModelFetchError */
  async model(repository: string): Promise<HubModel> {
    const name = repository.split('/').map(encodeURIComponent).join('/');
    const { sha } = commit.parse(await this.#json(`/api/models/${name}/revision/main`, repository));
    const listed = tree.safeParse(await this.#json(`/api/models/${name}/tree/${sha}?recursive=true`, repository));
    if (!listed.success) throw new ModelFetchError(`${this.hub.url} does not answer as the Hugging Face hub does`);
    const files = listed.data
      .filter(({ type }) => type === 'file')
      .map(({ path, size, oid, lfs }): HubFile => {
        if (lfs) return { path, size: lfs.size, hash: { kind: 'sha256', hex: lfs.oid.replace(/^sha256:/, '') } };
        return { path, size, hash: { kind: 'git-blob', hex: oid } };
      });
    return { repository, commit: sha, files };
  }

  /**
   * Downloads a file to `target`. Continues the partial file of an earlier attempt. The file gets its final name only
   * if its hash matches the hub's. @throws ModelFetchError
   */
  async fetch(model: HubModel, file: HubFile, target: string, progress: Progress): Promise<void> {
    const part = `${target}.part`;
    await mkdir(dirname(target), { recursive: true });
    let have = await sizeOf(part);
    if (have > file.size) {
      await rm(part);
      have = 0;
    }
    if (have < file.size || file.size === 0) {
      const path = file.path.split('/').map(encodeURIComponent).join('/');
      const url = `${this.#base()}/${model.repository}/resolve/${model.commit}/${path}`;
      const told = (done: number) => progress(file.path, done, file.size);
      await download({ url, target: part, from: have, most: file.size }, this.#headers(), told);
    }
    progress(file.path, file.size, file.size);
    if ((await hashOf(part, file)) !== file.hash.hex) {
      await rm(part, { force: true });
      throw new ModelFetchError(
        `${file.path} is not what the hub says it is (${file.hash.kind}). Nothing was kept: try again`,
      );
    }
    await rename(part, target);
  }

  /** Whether `target` exists and equals the hub's file. */
  async has(file: HubFile, target: string): Promise<boolean> {
    return (await sizeOf(target)) === file.size && (await hashOf(target, file).catch(() => '')) === file.hash.hex;
  }

  async #json(path: string, repository: string): Promise<unknown> {
    const response = await request(`${this.#base()}${path}`, this.#headers());
    if (response.status === 401 || response.status === 403 || response.status === 404) {
      await response.body?.cancel();
      throw new ModelFetchError(`The hub has no model ${repository}, or shows it only with a token (HF_TOKEN)`);
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new ModelFetchError(`${this.hub.url} answered ${response.status}`);
    }
    return response.json().catch((error: unknown) => {
      throw new ModelFetchError(`${this.hub.url} does not answer as the Hugging Face hub does`, { cause: error });
    });
  }

  #base(): string {
    return this.hub.url.replace(/\/+$/, '');
  }

  #headers(): Record<string, string> {
    return this.hub.token ? { authorization: `Bearer ${this.hub.token}` } : {};
  }
}

interface Download {
  readonly url: string;
  readonly target: string;
  /** The bytes that `target` has already. */
  readonly from: number;
  /** A source that sends more bytes is given up. */
  readonly most: number;
}

/** Appends the content of `url`, starting at byte `from`, to `target`. @throws ModelFetchError */
export async function download(
  { url, target, from, most }: Download,
  headers: Readonly<Record<string, string>>,
  progress: (done: number) => void,
): Promise<void> {
  // The token is only for the hub: fetch drops it on a redirect to another host.
  const response = await request(url, { ...headers, ...(from > 0 && { range: `bytes=${from}-` }) });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new ModelFetchError(`${new URL(url).host} answered ${response.status} for ${new URL(url).pathname}`);
  }
  // A server without range support sends the whole file.
  let done = response.status === 206 ? from : 0;
  const body = Readable.fromWeb(response.body);
  body.on('data', (chunk: Buffer) => {
    progress((done += chunk.length));
    if (done > most) body.destroy(new ModelFetchError(`${new URL(url).host} sends more than ${most} bytes. Nothing was kept`)); // prettier-ignore
  });
  try {
    await pipeline(body, createWriteStream(target, { flags: done > 0 ? 'a' : 'w' }));
  } catch (error) {
    if (error instanceof ModelFetchError) {
      await rm(target, { force: true });
      throw error;
    }
    throw new ModelFetchError(`${reasonOf(error, target)} Run the command again: it goes on where it stopped`, {
      cause: error,
    });
  }
}

/** The stream of the file fails with the call of the system that failed, and that of the network without one, or with its own. */
function reasonOf(error: unknown, target: string): string {
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  const written = ['open', 'write', 'close'].includes(syscall);
  return (
    fullDisk(error, dirname(target)) ??
    (written ? `${target} cannot be written (${code}).` : 'The connection was lost.')
  );
}

/** What is told if an error says that the disk of this folder is full. */
export function fullDisk(error: unknown, folder: string): string | undefined {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? `There is no room left on the disk of ${folder}: make some.`
    : undefined;
}

async function request(url: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  try {
    return await fetch(url, { headers });
  } catch (error) {
    const why = `${new URL(url).host} cannot be reached. HF_ENDPOINT names a mirror; --from takes a file`;
    throw new ModelFetchError(why, { cause: error });
  }
}

async function hashOf(path: string, { size, hash }: HubFile): Promise<string> {
  const made = createHash(hash.kind === 'sha256' ? 'sha256' : 'sha1');
  if (hash.kind === 'git-blob') made.update(`blob ${size}\0`);
  for await (const chunk of createReadStream(path)) made.update(chunk as Buffer);
  return made.digest('hex');
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
