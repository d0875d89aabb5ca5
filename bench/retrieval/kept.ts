import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startStandalone } from '../support/server.js';

/** What a kept folder remembers of its runs: the server's key, and the run under which each data set is stored. */
interface Kept {
  key?: string;
  readonly stored: Record<string, string>;
}

/**
 * A data folder that outlives the run, so that later code can query what was stored and embedded once. Holds a key in
 * clear text, of a server that nobody else uses.
 */
export class KeptFolder {
  private constructor(
    private readonly folder: string,
    private readonly kept: Kept,
  ) {}

  static async open(folder: string): Promise<KeptFolder> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const text = await readFile(fileIn(folder), 'utf8').catch(() => undefined);
    return new KeptFolder(path.resolve(folder), text ? (JSON.parse(text) as Kept) : { stored: {} });
  }

  async start(env: Readonly<Record<string, string | undefined>>) {
    const dataDir = path.join(this.folder, 'data');
    const server = await startStandalone(env, { dataDir, ...(this.kept.key && { key: this.kept.key }) });
    this.kept.key = server.key;
    await this.write();
    return server;
  }

  /** The key of the server that was started on it; undefined if there was none yet. */
  get key(): string | undefined {
    return this.kept.key;
  }

  /** The run under which this data set is stored here, if it is. */
  runOf(dataset: string): string | undefined {
    return this.kept.stored[dataset];
  }

  async storedUnder(dataset: string, run: string): Promise<void> {
    this.kept.stored[dataset] = run;
    await this.write();
  }

  private write(): Promise<void> {
    return writeFile(fileIn(this.folder), JSON.stringify(this.kept), { mode: 0o600 });
  }
}

function fileIn(folder: string): string {
  return path.join(folder, 'bench.json');
}
