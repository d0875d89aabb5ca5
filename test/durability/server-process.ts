import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@test/support/client.js';
import { patient } from '@test/support/patience.js';

declare global {
  /** Of the environment (`test/support/jest/shared-environment.cjs`). */
  var hangUp: () => Promise<void>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** From the environment only what a program needs to run. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG'];
const READY_TIMEOUT_MS = 60_000;
/** As `npm start` and the image start them: from their bundle, in half the time. */
const MAIN = {
  standalone: ['--max-semi-space-size=4', 'dist/standalone/main.js'],
  api: ['dist/api/main.js'],
  worker: ['dist/worker/main.js'],
};
/** Servers of tests live for seconds. Optimising PGlite for them takes a third of their processor time, and never pays. */
const SHORT_LIVED = ['--liftoff-only'];

/** Brings dist/ up to date, because these tests run what is shipped. */
export async function buildIfNeeded(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--if-needed'], { cwd: ROOT });
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** One of the applications as a separate process. */
export class ServerProcess {
  out = '';
  err = '';
  /** How long it took to become ready. */
  readyMs = 0;
  url = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<Ended>;

  private constructor(app: keyof typeof MAIN, env: Readonly<Record<string, string>>) {
    const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
    this.#child = spawn(process.execPath, [...SHORT_LIVED, ...MAIN[app]], {
      cwd: ROOT,
      env: { ...inherited, PORT: '0', LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout?.on('data', (chunk: Buffer) => (this.out += chunk.toString()));
    this.#child.stderr?.on('data', (chunk: Buffer) => (this.err += chunk.toString()));
    this.#ended = once(this.#child, 'close').then(([code, signal]) => ({ code, signal }));
    RUNNING.add(this.#child);
    void this.#ended.then(() => RUNNING.delete(this.#child));
  }

  /** Starts it and does not wait. */
  static spawn(app: keyof typeof MAIN, env: Readonly<Record<string, string>>): ServerProcess {
    return new ServerProcess(app, env);
  }

  /** @throws Error with its output if it ends, or stays silent, instead of becoming ready */
  static async start(app: keyof typeof MAIN, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const server = new ServerProcess(app, env);
    await server.ready(app === 'worker' ? /worker ready()/ : /(?:ready|listens) on (http:\S+)/);
    return server;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  client(key: string): Client {
    return new Client(this.url, key);
  }

  async signal(signal: NodeJS.Signals): Promise<Ended> {
    this.#child.kill(signal);
    return this.#ended;
  }

  /**
   * Of one that nobody uses any more. A server that stops gives clients with open connections 1.5 s to notice
   * (`libs/transports/http/stopping.ts`), so the test's own are closed first.
   */
  async stop(): Promise<Ended> {
    await globalThis.hangUp();
    return this.signal('SIGTERM');
  }

  /** Waits until it ends by itself. */
  ended(): Promise<Ended> {
    return this.#ended;
  }

  private async ready(sign: RegExp): Promise<void> {
    const begun = performance.now();
    const limit = patient(READY_TIMEOUT_MS);
    let ended = false;
    void this.#ended.then(() => (ended = true));
    while (!limit.isOver() && !ended) {
      const found = sign.exec(this.out);
      if (found) {
        this.readyMs = performance.now() - begun;
        this.url = found[1] ?? '';
        return;
      }
      await sleep(20);
    }
    throw new Error(`the process did not become ready\n${this.out}\n${this.err}`);
  }
}

const RUNNING = new Set<ChildProcess>();

/** For a test that failed halfway. */
export function killLeftovers(): void {
  for (const child of RUNNING) child.kill('SIGKILL');
}
