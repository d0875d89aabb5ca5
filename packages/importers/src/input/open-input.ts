import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { InputError } from '../input-error.js';
import { bytesOf } from './bytes-of.js';
import { counted } from './counted.js';
import type { Entry, Input } from './input.js';
import { openFolder } from './open-folder.js';
import { openZip } from './open-zip.js';

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const EMPTY_ZIP = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const GZIP = Buffer.from([0x1f, 0x8b]);
const HEAD_BYTES = 65_536;

/**
 * Opens a file, a ZIP or a folder by its path, or reads a stream to its end, or until the signal.
 * @throws InputError if it cannot be read
 */
export async function openInput(source: string | Readable, signal?: AbortSignal): Promise<Input> {
  if (typeof source !== 'string') return openStream(source, 'standard input', signal);
  const found = await stat(source).catch((cause: NodeJS.ErrnoException) => {
    throw new InputError({ file: source }, cause.code === 'ENOENT' ? 'no such file or folder' : `cannot be read (${cause.code ?? 'unknown'})`, { cause }); // prettier-ignore
  });
  if (found.isDirectory()) return openFolder(source);
  return found.isFile() ? openFile(source) : openStream(createReadStream(source), source, signal);
}

/** Stands in for the files when a live system is read. */
export function apiInput({ address }: { readonly address?: string }): Input {
  const rest = {
    entries: [],
    passedOver: [],
    fingerprint: undefined,
    bytesRead: () => 0,
    close: () => Promise.resolve(),
  };
  return { name: address ?? 'the API', kind: 'api', ...rest };
}

async function openFile(path: string): Promise<Input> {
  const file = await open(path, 'r').catch((cause: NodeJS.ErrnoException) => {
    throw new InputError({ file: path }, `cannot be read (${cause.code ?? 'unknown'})`, { cause });
  });
  return openOpened(file, path);
}

/** Closes the file with the input, or if it cannot be read. */
async function openOpened(file: FileHandle, path: string): Promise<Input> {
  try {
    const { size, mtime, mtimeMs } = await file.stat();
    const head = await headOf(file);
    const fingerprint = createHash('sha256').update(`${size} ${mtimeMs} `).update(head).digest('hex').slice(0, 32);
    if (head.subarray(0, 4).equals(ZIP) || head.subarray(0, 4).equals(EMPTY_ZIP)) {
      const zip = await openZip(file, size, path, fingerprint);
      return { ...zip, close: () => zip.close().then(() => file.close()) };
    }
    if (head.subarray(0, 2).equals(GZIP)) throw new InputError({ file: path }, 'is packed with gzip: unpack it first');
    if (size === 0) throw new InputError({ file: path }, 'is empty');
    let bytes = 0;
    const entry: Entry = {
      name: basename(path),
      size,
      modified: mtime,
      open: () => Promise.resolve(counted(bytesOf(file), basename(path), (more) => (bytes += more))),
    };
    const rest = { passedOver: [], fingerprint, bytesRead: () => bytes, close: () => file.close() };
    return { name: path, kind: 'file', entries: [entry], ...rest };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/**
 * Kept in a temporary file until it is closed: formats look at the beginning of a source, and some read it twice. The file has no
 * name, so it ends with its process, even with one that is killed.
 */
async function openStream(stream: Readable, name: string, signal?: AbortSignal): Promise<Input> {
  const file = await openNameless();
  try {
    for await (const chunk of signal ? addAbortSignal(signal, stream) : stream) await file.appendFile(chunk as Buffer);
  } catch (error) {
    await file.close();
    throw error;
  }
  try {
    const input = await openOpened(file, name);
    const entries = input.kind === 'zip' ? input.entries : input.entries.map((entry) => ({ ...entry, name }));
    return { ...input, name, entries, fingerprint: undefined };
  } catch (error) {
    throw error instanceof InputError ? new InputError({ ...error.place, file: name }, error.what) : error;
  }
}

async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'recollect-import-'));
  try {
    return await open(join(folder, 'input'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function headOf(file: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}
