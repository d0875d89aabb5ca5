import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a server's main thread did without a break. */
export interface Stretch {
  /** On a core, in milliseconds. */
  readonly workedMs: number;
  /** Waiting for a core meanwhile. */
  readonly waitedMs: number;
}

/** Reads how long a server's main thread works without a break, through `loop-watch.mjs` in that server. Linux only. */
export class LoopWatch {
  private readonly file: string;
  private readonly works = existsSync('/proc/self/schedstat');

  constructor(folder: string) {
    this.file = path.join(folder, 'loop.json');
  }

  /** How the server has to be started. */
  get settings(): Readonly<Record<string, string>> {
    if (!this.works) return {};
    const watch = pathToFileURL(path.resolve('bench/scale/loop-watch.mjs')).href;
    return { NODE_OPTIONS: `--import ${watch}`, LOOP_WATCH_FILE: this.file };
  }

  /** From here on. */
  begin(pid: number): void {
    if (this.works) process.kill(pid, 'SIGUSR1');
  }

  async longest(): Promise<Stretch | null> {
    return this.works ? (JSON.parse(await readFile(this.file, 'utf8')) as Stretch) : null;
  }
}
