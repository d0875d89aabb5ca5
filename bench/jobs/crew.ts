import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface CrewOptions {
  readonly workers: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Overrides the queue's own settings. */
  readonly leaseMs?: number;
  /** The pause before a dead one is started again, by default that of a process supervisor. */
  readonly restartMs?: number;
}

const RESTART_MS = 500;
/** Makes a process that eats memory die soon. */
const HEAP_MB = 128;

/** Workers that do chores. Each is restarted when it dies, like a container. */
export class Crew {
  /** Processes that died by themselves. */
  deaths = 0;
  private readonly living = new Set<ChildProcess>();
  private stopping = false;
  private readonly loops: Promise<void>[];
  private ready = 0;
  private lastWords = '';

  private constructor(
    private readonly options: CrewOptions,
    private readonly folder: string,
  ) {
    this.loops = Array.from({ length: options.workers }, () => this.keepOne());
  }

  /** @throws Error if a worker does not become ready */
  static async start(options: CrewOptions): Promise<Crew> {
    const crew = new Crew(options, await mkdtemp(path.join(tmpdir(), 'recollect-chores-')));
    const deadline = performance.now() + 60_000;
    while (crew.ready < options.workers) {
      if (performance.now() < deadline) await sleep(20);
      else {
        await crew.stop();
        throw new Error(`the workers did not become ready\n${crew.lastWords}`);
      }
    }
    return crew;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    for (const child of this.living) child.kill('SIGKILL');
    await Promise.all(this.loops);
    await rm(this.folder, { recursive: true, force: true });
  }

  private async keepOne(): Promise<void> {
    while (!this.stopping) {
      const child = this.spawn();
      this.living.add(child);
      await once(child, 'close');
      this.living.delete(child);
      if (this.stopping) return;
      this.deaths += 1;
      await sleep(this.options.restartMs ?? RESTART_MS);
    }
  }

  private spawn(): ChildProcess {
    const { leaseMs, env } = this.options;
    const entry = path.resolve('dist/bench/jobs/worker/main.js');
    const words = ['--folder', this.folder, ...(leaseMs === undefined ? [] : ['--lease-ms', String(leaseMs)])];
    const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, entry, ...words], {
      env: { ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        const text = chunk.toString();
        this.lastWords = (this.lastWords + text).slice(-4_000);
        if (text.includes('worker ready')) this.ready += 1;
      });
    return child;
  }
}
