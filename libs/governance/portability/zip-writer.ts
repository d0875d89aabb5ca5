import { createHash, type Hash } from 'node:crypto';
import { Zip, ZipDeflate } from 'fflate';

/** The result of a finished file of the archive. */
export interface ZippedFile {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Sizes in a zip are 32-bit integers, and its directory begins after the last file. A longer archive could not be read.
 * Leaves room for the directory.
 */
const LONGEST_ARCHIVE = 2 ** 32 - 2 ** 24;
/** Characters compressed before other requests get a turn on this thread; about 10 ms. */
export const CHARACTERS_AT_ONCE = 256 * 1_024;

interface OpenFile {
  readonly name: string;
  readonly file: ZipDeflate;
  readonly hash: Hash;
  rows: number;
  bytes: number;
}

class ArchiveTooLong extends Error {
  constructor() {
    super('an archive of more than 4 GB would not be readable');
    this.name = 'ArchiveTooLong';
  }
}

/**
 * Writes a zip in chunks, one file at a time. `take` returns the finished chunks.
 * @throws ArchiveTooLong before it emits a byte that would make the archive unreadable
 */
export class ZipWriter {
  readonly #ready: Uint8Array[] = [];
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#written += chunk.length;
    if (this.#written > this.longest) throw new ArchiveTooLong();
    this.#ready.push(chunk);
  });
  #written = 0;
  #open: OpenFile | null = null;

  constructor(private readonly longest = LONGEST_ARCHIVE) {}

  /** Uncompressed bytes of the open file. */
  get bytes(): number {
    return this.#open?.bytes ?? 0;
  }

  begin(name: string, at: Date): void {
    const file = new ZipDeflate(name, { level: 6 });
    // The zip format allows no earlier and no later year.
    file.mtime = new Date(Math.min(Math.max(at.getTime(), Date.UTC(1981, 0, 1)), Date.UTC(2098, 0, 1)));
    this.#zip.add(file);
    this.#open = { name, file, hash: createHash('sha256'), rows: 0, bytes: 0 };
  }

  write(text: string, rows: number): void {
    const open = this.#opened();
    const bytes = Buffer.from(text, 'utf8');
    open.hash.update(bytes);
    open.rows += rows;
    open.bytes += bytes.length;
    open.file.push(bytes);
  }

  end(): ZippedFile {
    const { file, hash, name, rows, bytes } = this.#opened();
    file.push(new Uint8Array(0), true);
    this.#open = null;
    return { name, rows, bytes, sha256: hash.digest('hex') };
  }

  /** Writes the directory, which completes the archive. */
  finish(): void {
    this.#zip.end();
  }

  take(): Uint8Array | null {
    const ready = this.#ready.splice(0);
    return ready.length === 0 ? null : Buffer.concat(ready);
  }

  #opened(): OpenFile {
    if (!this.#open) throw new Error('no file of the archive is open');
    return this.#open;
  }
}
