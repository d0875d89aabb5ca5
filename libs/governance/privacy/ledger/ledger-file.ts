import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '@platform/files/make-folder.js';
import type { LedgerEntry } from './ledger-entry.js';
import { LedgerFault } from './ledger-fault.js';
import { type FiledEntry, fileLineOf, nameLineOf, readLine } from './ledger-line.js';

/** The file contains something that no entry of ours contained: it was modified. */
export class LedgerAltered extends LedgerFault {
  override name = 'LedgerAltered';

  constructor(readonly line: number) {
    super(`the ledger of erasures was changed in line ${line}`);
  }
}

const NEWLINE = 0x0a;
/** Entries per write: a line may hold a thousand ids, 40 kB. */
const LINES_PER_WRITE = 100;

/**
 * The ledger outside the database: one line of JSON per entry, append-only. Each write is on disk before the next
 * begins.
 *
 * Any number of processes may append, because a write appends whole lines (O_APPEND). Two processes may write the same
 * entry, and a killed process may leave a partial line. A reader takes each entry once and skips partial lines. The
 * next writer terminates a partial line first. An entry lost this way is in the table, and `LedgerKeeper` writes it
 * again.
 *
 * Each line names its installation, and so does the first line of each installation. Lines of older versions name none.
 * The installation that has their entries writes them again under its name.
 */
export class LedgerFile {
  /** Hashes of the entries known to be in the file, with the installation that the line names, if any. */
  private readonly known = new Map<string, string | null>();
  private readonly named = new Set<string>();
  /** Read up to here: after the last newline. */
  private readTo = 0;
  private lines = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(readonly path: string) {}

  async exists(): Promise<boolean> {
    return (await this.size()) > 0;
  }

  has(hash: string): boolean {
    return this.known.has(hash);
  }

  /** Whether the file has the entry in a line that names its installation. */
  hasNamed(hash: string): boolean {
    return typeof this.known.get(hash) === 'string';
  }

  /** The installations named in the lines read so far. */
  get names(): ReadonlySet<string> {
    return this.named;
  }

  /** The entries after those already read, each once, by any writer. */
  async *read(): AsyncGenerator<FiledEntry> {
    if ((await this.size()) < this.readTo) this.rewind();
    for await (const { text, end, whole } of linesBehind(this.path, this.readTo)) {
      const said = text === '' ? 'torn' : readLine(text);
      if (whole) {
        this.lines += 1;
        this.readTo = end;
        if (said === 'altered') throw new LedgerAltered(this.lines);
      }
      if (said !== 'torn' && said !== 'altered' && this.learn(said)) yield said;
    }
  }

  /** Whether this is an entry that was not read before. */
  private learn(said: FiledEntry | { readonly name: string }): said is FiledEntry {
    if ('name' in said) {
      this.named.add(said.name);
      return false;
    }
    const isNew = !this.known.has(said.hash);
    if (said.installationId !== null) this.named.add(said.installationId);
    if (isNew || said.installationId !== null) this.known.set(said.hash, said.installationId);
    return isNew;
  }

  /** Reads what other processes have written. @throws LedgerAltered */
  async readOn(): Promise<void> {
    const entries = this.read();
    while (!(await entries.next()).done);
  }

  /** The next read starts at the first line. */
  rewind(): void {
    this.known.clear();
    this.named.clear();
    this.readTo = 0;
    this.lines = 0;
  }

  /** @throws Error if the file cannot be appended to. This must be known before the first erasure, not after it */
  async tryWriting(): Promise<void> {
    await makeFolder(dirname(this.path), 0o700);
    await (await open(this.path, 'a', 0o600)).close();
  }

  /**
   * Appends the entries that are not there yet under this name. Returns when they are on disk.
   * @param installationId null: the owner is not known
   */
  append(entries: readonly LedgerEntry[], installationId: string | null): Promise<void> {
    const written = this.writing.then(() => this.write(entries, installationId));
    this.writing = written.catch(() => undefined);
    return written;
  }

  private async write(entries: readonly LedgerEntry[], name: string | null): Promise<void> {
    const missing = entries.filter(({ hash }) => !(name === null ? this.has(hash) : this.hasNamed(hash)));
    const lines = missing.map((entry) => fileLineOf(entry, name));
    if (name !== null && !this.named.has(name)) lines.unshift(nameLineOf(name));
    if (lines.length === 0) return;
    await makeFolder(dirname(this.path), 0o700);
    const file = await open(this.path, 'a+', 0o600);
    try {
      let before = (await endsWithin(file)) ? '\n' : '';
      for (let start = 0; start < lines.length; start += LINES_PER_WRITE) {
        const some = lines.slice(start, start + LINES_PER_WRITE).map((line) => `${JSON.stringify(line)}\n`);
        await file.appendFile(before + some.join(''));
        before = '';
      }
      await file.sync();
    } finally {
      await file.close();
    }
    if (name !== null) this.named.add(name);
    for (const { hash } of missing) this.known.set(hash, name);
  }

  private async size(): Promise<number> {
    return (await stat(this.path).catch(() => null))?.size ?? 0;
  }
}

/** Whether the file ends with a partial line. */
async function endsWithin(file: Awaited<ReturnType<typeof open>>): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] !== NEWLINE;
}

interface Line {
  readonly text: string;
  /** The offset after the line. */
  readonly end: number;
  /** False for what follows the last newline, which may still be growing. */
  readonly whole: boolean;
}

async function* linesBehind(path: string, from: number): AsyncGenerator<Line> {
  let rest: Buffer = Buffer.alloc(0);
  let end = from;
  try {
    for await (const chunk of createReadStream(path, { start: from })) {
      rest = Buffer.concat([rest, chunk as Buffer]);
      for (let cut = rest.indexOf(NEWLINE); cut >= 0; cut = rest.indexOf(NEWLINE)) {
        end += cut + 1;
        yield { text: rest.subarray(0, cut).toString('utf8'), end, whole: true };
        rest = rest.subarray(cut + 1);
      }
    }
    if (rest.length > 0) yield { text: rest.toString('utf8'), end: end + rest.length, whole: false };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
