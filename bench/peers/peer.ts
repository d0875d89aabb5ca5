import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { end } from '../support/server.js';

/** One of the compared memories: this service over HTTP, or a library in its own process. Times in milliseconds. */
export interface Peer {
  readonly name: string;
  /** Its process. */
  readonly pid: number;
  /** Stores into a memory that is empty. */
  store(texts: readonly Text[]): Promise<Stored>;
  /** The first ten results, from the memory stored last. */
  search(query: string): Promise<Found>;
  stop(): Promise<void>;
}

/** An id and what was said. */
export type Text = readonly [id: string, said: string];

export interface Stored {
  /** Until everything was acknowledged. */
  readonly acknowledgedMs: number;
  /** Until everything had its vector, too. */
  readonly embeddedMs: number;
}

export interface Found {
  readonly ms: number;
  readonly ids: readonly string[];
}

/**
 * Starts `peers.py` for one library.
 * @throws Error with its last output if it ends before it is ready, as when the library is not installed.
 */
export async function startLibrary(
  python: string,
  args: readonly [script: string, name: string, modelFolder: string, dataFolder: string],
  settings: Readonly<Record<string, string>>,
): Promise<Peer> {
  const child = spawn(python, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...settings } });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2_000)));
  // A write to a process that has ended: its exit is reported by `next`.
  child.stdin.on('error', () => undefined);
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${args[1]} ended: ${complaint.trim()}`)));
  });
  failed.catch(() => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async <T>(): Promise<T> => {
    const line = await Promise.race([lines.next(), failed]);
    return line.done ? failed : (JSON.parse(line.value) as T);
  };
  const call = <T>(request: object): Promise<T> => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    return next<T>();
  };
  const { ready } = await next<{ readonly ready: string }>();
  return {
    name: ready,
    pid: child.pid ?? 0,
    store: async (texts) => {
      const { ms } = await call<{ readonly ms: number }>({ store: texts });
      return { acknowledgedMs: ms, embeddedMs: ms };
    },
    search: (query) => call<Found>({ search: query }),
    stop: () => end(child),
  };
}
