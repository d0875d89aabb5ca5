import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry as ZipEntry, fromRandomAccessReader, type Options, RandomAccessReader, type ZipFile } from 'yauzl';
import { InputError } from '../input-error.js';
import { bytesOf } from './bytes-of.js';
import { counted } from './counted.js';
import { type Entry, type Input, MOST_ENTRIES } from './input.js';

/**
 * An archive that unpacks to more than this, and to this multiple of its size, was made to fill a disk. Text compresses
 * about ten times.
 */
const SUSPICIOUS_BYTES = 64 * 1_048_576;
const SUSPICIOUS_RATIO = 200;

/** Read through its central directory in place: nothing is unpacked to disk, and no entry is held whole. Leaves the file open. */
export async function openZip(file: FileHandle, size: number, path: string, fingerprint: string): Promise<Input> {
  const zip = await readDirectory(file, size, path);
  const entries: Entry[] = [];
  const passedOver: { name: string; why: string }[] = [];
  let bytes = 0;
  try {
    for await (const found of entriesOf(zip)) {
      if (entries.length + passedOver.length >= MOST_ENTRIES) {
        throw new InputError({ file: path }, `holds more than ${MOST_ENTRIES} files`);
      }
      const why = refusalOf(found);
      if (why !== undefined) passedOver.push({ name: found.fileName, why });
      else if (!found.fileName.endsWith('/')) entries.push(entryOf(zip, path, found, (read) => (bytes += read)));
    }
  } catch (cause) {
    zip.close();
    if (cause instanceof InputError) throw cause;
    throw damaged(path, cause);
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const close = (): Promise<void> => Promise.resolve(zip.close());
  return { name: path, kind: 'zip', entries, passedOver, fingerprint, bytesRead: () => bytes, close };
}

function refusalOf(entry: ZipEntry): string | undefined {
  if (entry.isEncrypted()) return 'is encrypted: unpack the ZIP with its password, and import what comes out';
  const { uncompressedSize: large, compressedSize: small } = entry;
  if (large > SUSPICIOUS_BYTES && large > small * SUSPICIOUS_RATIO) {
    return `would unpack to ${Math.round(large / Math.max(1, small))} times its size, as no text does`;
  }
  return undefined;
}

function entryOf(zip: ZipFile, path: string, found: ZipEntry, add: (bytes: number) => void): Entry {
  return {
    name: found.fileName,
    size: found.uncompressedSize,
    modified: found.getLastModDate({ timezone: 'UTC' }),
    open: () =>
      new Promise<AsyncIterable<Buffer>>((resolve, reject) => {
        zip.openReadStream(found, (error, stream) => {
          if (error) reject(damaged(`${path}/${found.fileName}`, error));
          else resolve(checked(counted(stream, found.fileName, add), path, found));
        });
      }),
  };
}

/** @throws InputError at the end if the checksum is wrong: a stored entry with one wrong byte unpacks like any other */
async function* checked(
  bytes: AsyncIterable<Buffer>,
  path: string,
  { fileName, crc32: packed }: ZipEntry,
): AsyncGenerator<Buffer, void, undefined> {
  let sum = 0;
  for await (const chunk of bytes) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== packed) {
    throw new InputError(
      { file: `${path}/${fileName}` },
      'is damaged: it does not have the checksum that the ZIP names',
    );
  }
}

/** Any part of a file that somebody else closes. */
class Parts extends RandomAccessReader {
  constructor(private readonly file: FileHandle) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return bytesOf(this.file, start, end);
  }
}

function readDirectory(file: FileHandle, size: number, path: string): Promise<ZipFile> {
  const options: Options = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(new Parts(file), size, options, (error, zip) => {
      if (error) reject(damaged(path, error));
      else resolve(zip);
    });
  });
}

/** One after the other, as yauzl returns them on request. It rejects names that lead out of a folder. */
async function* entriesOf(zip: ZipFile): AsyncGenerator<ZipEntry, void, undefined> {
  for (;;) {
    const next = await new Promise<ZipEntry | undefined>((resolve, reject) => {
      const settle = (done: () => void) => (): void => {
        zip.off('entry', onEntry).off('end', onEnd).off('error', onError);
        done();
      };
      const onEntry = (entry: ZipEntry): void => settle(() => resolve(entry))();
      const onEnd = (): void => settle(() => resolve(undefined))();
      const onError = (error: Error): void => settle(() => reject(error))();
      zip.on('entry', onEntry).on('end', onEnd).on('error', onError);
      zip.readEntry();
    });
    if (!next) return;
    yield next;
  }
}

function damaged(file: string, cause: unknown): InputError {
  const why = cause instanceof Error ? cause.message : 'unknown';
  return new InputError({ file }, `the ZIP cannot be read, so it may be cut off: ${why}`, { cause });
}
