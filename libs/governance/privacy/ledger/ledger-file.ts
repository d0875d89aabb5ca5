import { createReadStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LedgerEntry } from './ledger-entry.js';
import { LedgerFault } from './ledger-fault.js';
import { type FiledEntry, fileLineOf, nameLineOf, readLine } from './ledger-line.js';

/** The file says what no entry of ours ever said: somebody has changed it. */
export class LedgerAltered extends LedgerFault {
  override name = 'LedgerAltered';

  constructor(readonly line: number) {
    super(`the ledger of erasures was changed in line ${line}`);
  }
}

const NEWLINE = 0x0a;
/** Entries are written at once up to so many: a line may hold a thousand ids, 40 kB. */
const LINES_PER_WRITE = 100;

/**
 * The ledger outside the database: a line of JSON an entry, appended only, each on disk before the next is begun.
 *
 * Any number of processes may append: a write is whole lines behind the end (O_APPEND). Two may write the same entry,
 * and one that is killed may leave half a line behind: a reader takes an entry once and passes by what is none, and the
 * next writer ends the half line first. What was lost so is in the table, and is written again by `LedgerKeeper`.
 *
 * Each line names its installation, and so does the first line of each. Lines of older versions name none: whoever has
 * their entries writes them again under its name.
 */
export class LedgerFile {
  /** By hash, the entries that are known to be in the file, and the installation that they are of, if a line said so. */
  private readonly known = new Map<string, string | null>();
  private readonly named = new Set<string>();
  /** Up to where it was read: behind the last line break. */
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

  /** Whether it has it in a line that says whose it is. */
  hasNamed(hash: string): boolean {
    return typeof this.known.get(hash) === 'string';
  }

  /** The installations that lines name, of those that were read. */
  get names(): ReadonlySet<string> {
    return this.named;
  }

  /**
   * The entries behind those that were read before, each once, whoever wrote them.
   * @throws LedgerAltered
   */
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

  /** Whether it is an entry that was not read before. */
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

  /** Learns what others have written. @throws LedgerAltered */
  async readOn(): Promise<void> {
    const entries = this.read();
    while (!(await entries.next()).done);
  }

  /** The next reading begins at the first line. */
  rewind(): void {
    this.known.clear();
    this.named.clear();
    this.readTo = 0;
    this.lines = 0;
  }

  /** @throws Error when nothing could be appended: before the first erasure, and not after it, somebody must know */
  async tryWriting(): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
    await (await open(this.path, 'a', 0o600)).close();
  }

  /**
   * Appends those that are not there yet under this name, and returns when they are on disk.
   * @param installationId null: it is not known whose they are
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
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
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

/** Whether the file ends inside a line. */
async function endsWithin(file: Awaited<ReturnType<typeof open>>): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] !== NEWLINE;
}

interface Line {
  readonly text: string;
  /** The place behind it. */
  readonly end: number;
  /** Not so: what follows the last line break, which may be growing. */
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
