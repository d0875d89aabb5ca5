import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Settled } from './ledger.js';

/** Identifies the import: progress of another source, or with other settings, is not used. */
export interface Identity {
  readonly format: string;
  readonly source: string;
  readonly fingerprint: string;
  readonly settings: string;
}

interface Written extends Identity, Settled {
  readonly recollect_import: 1;
}

export interface StateFile {
  /** The progress of the previous run; undefined if there is none to resume. */
  read(): Promise<Settled | undefined>;
  write(settled: Settled): Promise<void>;
  remove(): Promise<void>;
}

/** Complete at every moment: a run that is killed while it writes leaves the previous state. */
export function stateFile(path: string, identity: Identity): StateFile {
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch(() => undefined);
      const state = text === undefined ? undefined : parse(text);
      return state && isSame(state, identity) ? state : undefined;
    },
    async write({ done, counts, failures }) {
      const state: Written = { recollect_import: 1, ...identity, done, counts, failures };
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.next`, `${JSON.stringify(state)}\n`, { mode: 0o600 });
      await rename(`${path}.next`, path);
    },
    async remove() {
      await rm(path, { force: true });
      await rm(`${path}.next`, { force: true });
    },
  };
}

function isSame(state: Identity, identity: Identity): boolean {
  return (['format', 'source', 'fingerprint', 'settings'] as const).every((name) => state[name] === identity[name]);
}

function parse(text: string): Written | undefined {
  try {
    const state = JSON.parse(text) as Partial<Written>;
    const whole =
      state.recollect_import === 1 && Number.isSafeInteger(state.done) && state.counts && Array.isArray(state.failures);
    return whole ? (state as Written) : undefined;
  } catch {
    return undefined;
  }
}
