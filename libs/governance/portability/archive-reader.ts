import type { FileHandle } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { EXPORT_FILE, MANIFEST } from '@contracts/portability/portability.js';
import { badArchive } from './bad-archive.js';

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
}

const END = { signature: 0x06054b50, size: 22, longestComment: 65_535 };
const DIRECTORY = { signature: 0x02014b50, size: 46 };
const LOCAL = { signature: 0x04034b50, size: 30 };
const MOST_ENTRIES = 10_001;
const LONGEST_DIRECTORY = 4 * 1_024 * 1_024;
const PIECE = 64 * 1_024;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** Means that the number is stored elsewhere: the archive is larger than 4 GB, which no export is. */
const ELSEWHERE = 0xffffffff;

/**
 * Reads the files of a zip through the directory at its end. A file is unpacked only when it is read, and no name in
 * the archive becomes a path. @throws RecollectError `invalid_input` if it is not one of our archives
 */
export class ArchiveReader {
  private constructor(
    private readonly file: FileHandle,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(file: FileHandle): Promise<ArchiveReader> {
    return new ArchiveReader(file, await readDirectory(file));
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** The unpacked bytes. The reader must count them, because the size that the archive states is not trusted. */
  async read(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw badArchive(`${name} is missing`);
    const head = await readAt(this.file, entry.offset, LOCAL.size);
    if (head.readUInt32LE(0) !== LOCAL.signature) throw badArchive(`${name} is not where the directory says`);
    const start = entry.offset + LOCAL.size + head.readUInt16LE(26) + head.readUInt16LE(28);
    if (entry.packed === 0) return Readable.from([]);
    const packed = Readable.from(piecesOf(this.file, start, entry.packed));
    if (entry.method === STORED) return packed;
    // The reader gets the error of either stream.
    return pipeline(packed, createInflateRaw(), () => undefined);
  }
}

async function readDirectory(handle: FileHandle): Promise<Map<string, Entry>> {
  const { size } = await handle.stat();
  const tailLength = Math.min(size, END.size + END.longestComment);
  const tail = await readAt(handle, size - tailLength, tailLength);
  const end = findEnd(tail);
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  const here = size - tailLength + end;
  if (offset === ELSEWHERE || length > LONGEST_DIRECTORY || offset + length !== here || count > MOST_ENTRIES) {
    throw badArchive('has a directory that contradicts its size');
  }
  return entriesOf(await readAt(handle, offset, length), count, offset);
}

/** Searches from the end, because a comment may contain anything. */
function findEnd(tail: Buffer): number {
  for (let at = tail.length - END.size; at >= 0; at -= 1) {
    const fits = at + END.size + tail.readUInt16LE(at + 20) === tail.length;
    if (tail.readUInt32LE(at) === END.signature && fits) return at;
  }
  throw badArchive('is not a zip file, or was cut off');
}

function entriesOf(directory: Buffer, count: number, filesEnd: number): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    if (at + DIRECTORY.size > directory.length || directory.readUInt32LE(at) !== DIRECTORY.signature) {
      throw badArchive('has a directory that cannot be read');
    }
    const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)];
    const packed = directory.readUInt32LE(at + 20);
    const nameLength = directory.readUInt16LE(at + 28);
    const offset = directory.readUInt32LE(at + 42);
    const name = directory.toString('latin1', at + DIRECTORY.size, at + DIRECTORY.size + nameLength);
    at += DIRECTORY.size + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (name !== MANIFEST && !EXPORT_FILE.test(name))
      throw badArchive('holds a file that does not belong to an export');
    if (entries.has(name)) throw badArchive(`holds ${name} twice`);
    if (flags & ENCRYPTED || (method !== STORED && method !== DEFLATED))
      throw badArchive(`holds ${name} encrypted or in an unknown compression`);
    if (offset + LOCAL.size + packed > filesEnd) throw badArchive(`ends before the end of ${name}`);
    entries.set(name, { method, packed, offset });
  }
  return entries;
}

/** Several files of the archive are read at once, so each names its place. */
async function* piecesOf(handle: FileHandle, start: number, length: number): AsyncGenerator<Buffer, void, undefined> {
  for (let done = 0; done < length; done += PIECE) {
    yield await readAt(handle, start + done, Math.min(PIECE, length - done));
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  if (bytesRead !== length) throw badArchive('ends too early');
  return buffer;
}
