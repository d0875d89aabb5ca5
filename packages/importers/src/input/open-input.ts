import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { InputError } from '../input-error.js';
import { counted } from './counted.js';
import type { Entry, Input } from './input.js';
import { openFolder } from './open-folder.js';
import { openZip } from './open-zip.js';

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const EMPTY_ZIP = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const GZIP = Buffer.from([0x1f, 0x8b]);
const HEAD_BYTES = 65_536;

/** Opens a file, a ZIP or a folder by its path, or reads a stream. @throws InputError if it cannot be read */
export async function openInput(source: string | Readable): Promise<Input> {
  if (typeof source !== 'string') return openStream(source, 'standard input');
  const found = await stat(source).catch((cause: NodeJS.ErrnoException) => {
    throw new InputError({ file: source }, cause.code === 'ENOENT' ? 'no such file or folder' : `cannot be read (${cause.code ?? 'unknown'})`, { cause }); // prettier-ignore
  });
  if (found.isDirectory()) return openFolder(source);
  return found.isFile() ? openFile(source) : openStream(createReadStream(source), source);
}

/** A placeholder for files, for a live system. */
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
  const { size, mtime, mtimeMs } = await stat(path);
  const head = await headOf(path);
  const fingerprint = createHash('sha256').update(`${size} ${mtimeMs} `).update(head).digest('hex').slice(0, 32);
  if (head.subarray(0, 4).equals(ZIP) || head.subarray(0, 4).equals(EMPTY_ZIP)) return openZip(path, fingerprint);
  if (head.subarray(0, 2).equals(GZIP)) throw new InputError({ file: path }, 'is packed with gzip: unpack it first');
  if (size === 0) throw new InputError({ file: path }, 'is empty');
  let bytes = 0;
  const entry: Entry = {
    name: basename(path),
    size,
    modified: mtime,
    open: () => Promise.resolve(counted(createReadStream(path), basename(path), (read) => (bytes += read))),
  };
  const rest = { passedOver: [], fingerprint, bytesRead: () => bytes, close: () => Promise.resolve() };
  return { name: path, kind: 'file', entries: [entry], ...rest };
}

/** Stored in a temporary file until it is closed: formats look at the beginning of a source, and some read it twice. */
async function openStream(stream: Readable, name: string): Promise<Input> {
  const folder = await mkdtemp(join(tmpdir(), 'recollect-import-'));
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'input');
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    const input = await openFile(path);
    const entries = input.kind === 'zip' ? input.entries : input.entries.map((entry) => ({ ...entry, name }));
    return { ...input, name, entries, fingerprint: undefined, close: () => input.close().then(close) };
  } catch (error) {
    await close();
    throw error instanceof InputError ? new InputError({ ...error.place, file: name }, error.what) : error;
  }
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r').catch((cause: NodeJS.ErrnoException) => {
    throw new InputError({ file: path }, `cannot be read (${cause.code ?? 'unknown'})`, { cause });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
