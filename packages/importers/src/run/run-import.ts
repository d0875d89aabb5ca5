import type { Recollect } from '#client';
import type { Readable } from 'node:stream';
import { fitted } from '../fit.js';
import type { Format, Reading, ReadOptions } from '../format.js';
import { InputError } from '../input-error.js';
import { apiInput, openInput } from '../input/open-input.js';
import type { Input } from '../input/input.js';
import type { ApiSource } from '../live/api.js';
import type { Barrier, Item } from '../item.js';
import { BARRIER } from '../item.js';
import { Tally } from '../tally.js';
import { Check, type CheckReport } from './check.js';
import type { ImportReport } from './import-report.js';
import { Lanes, type Waiting } from './lanes.js';
import { Ledger, type Settled } from './ledger.js';
import { noCounts } from './outcome.js';
import { Overview } from './overview.js';
import { Patience, type PatienceOptions } from './patience.js';
import type { Persisting } from './persist.js';
import { send } from './send.js';
import { type StateFile, stateFile } from './state-file.js';

export interface ImportOptions extends ReadOptions, PatienceOptions {
  readonly client: Recollect;
  readonly format: Format;
  /** The path of a file, a ZIP or a folder, a stream, or a live system. */
  readonly source: string | Readable | ApiSource;
  /** Everything goes to this user, whatever its owner in the source. */
  readonly user?: string;
  /** Reads and reports, and stores nothing. */
  readonly dryRun?: boolean;
  /** Items per request: 100 by default, 1,000 at most. */
  readonly batchSize?: number;
  /** Concurrent requests: 4 by default. */
  readonly concurrency?: number;
  /** The file that stores the progress. Without it an interrupted run starts from the beginning. */
  readonly stateFile?: string;
  /** Starts from the beginning, whatever the state file says. */
  readonly restart?: boolean;
  /** Whether the import is checked afterwards: true by default. */
  readonly check?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  /** 0 to 1 of what is read; undefined if the total is unknown. */
  readonly share: number | undefined;
  readonly phase: 'importing' | 'checking';
  readonly read: number;
  readonly done: number;
  readonly failed: number;
}

/** An import that cannot continue. What was done is kept, and the same call resumes it. */
export class ImportStopped extends Error {
  override name = 'ImportStopped';

  constructor(
    override readonly cause: unknown,
    readonly report: ImportReport,
  ) {
    super(cause instanceof Error ? cause.message : 'the import was stopped', { cause });
  }
}

const DEFAULT_BATCH = 100;
const MOST_BATCH = 1_000;
const DEFAULT_CONCURRENCY = 4;
const MOST_CONCURRENCY = 32;
const SAVE_EVERY_MS = 1_000;
/** Items of an API that are checked afterwards. */
const MOST_KEPT = 2_000;

/**
 * Imports a source. It may be run again at any time, also after it was killed: ids come from the source, so what is
 * already stored is not stored twice.
 * @throws InputError if the source cannot be opened, or an option has no meaning for its format
 * @throws ImportStopped if it cannot be read or stored to its end, with the report so far
 */
export async function runImport(options: ImportOptions): Promise<ImportReport> {
  const { source, format } = options;
  const api = isApi(source) ? source : undefined;
  for (const option of ['map', 'namespaceUser'] as const) {
    if (options[option] === undefined || format.takes?.includes(option)) continue;
    throw new InputError({ file: format.name }, `takes no \`${option}\`: leave it out`);
  }
  if (api && !format.fetch) throw new InputError({ file: format.name }, 'has no API that is read: name a file');
  const input = isApi(source) ? apiInput(source) : await openInput(source, options.signal);
  try {
    return await new ImportRun(options, input, api).run();
  } finally {
    await input.close();
  }
}

function isApi(source: ImportOptions['source']): source is ApiSource {
  return typeof source === 'object' && 'key' in source;
}

class ImportRun {
  readonly #tally = new Tally();
  readonly #overview = new Overview();
  #expected = 0;
  #begun: Settled | undefined;
  #ledger = new Ledger();
  #savedAt = 0;
  #check: CheckReport | undefined;
  readonly #persisting: Persisting;
  /** For an API, which is not read twice in full. */
  readonly #kept: Item[] = [];

  constructor(
    private readonly options: ImportOptions,
    private readonly input: Input,
    private readonly api: ApiSource | undefined,
  ) {
    this.#persisting = { signal: options.signal, patience: new Patience(options) };
  }

  async run(): Promise<ImportReport> {
    const state = this.options.dryRun ? undefined : this.#stateFile();
    try {
      if (state && !this.options.restart) this.#begun = await state.read();
      this.#ledger = new Ledger(this.#begun);
      await (this.options.dryRun ? this.#readAll() : this.#storeAll(state));
      if (this.#overview.total === 0 && this.#tally.lostItems === 0) this.#throwNothing();
      if (!this.options.dryRun && this.options.check !== false) this.#check = await this.#lookAgain();
      await state?.remove();
    } catch (error) {
      throw new ImportStopped(error, this.#report());
    }
    return this.#report();
  }

  async #readAll(): Promise<void> {
    for await (const item of this.#items(this.#tally)) {
      this.options.signal?.throwIfAborted();
      if (item.kind === 'barrier') continue;
      this.#overview.see(item);
      if (this.#overview.total % 100 === 0) this.#tell('importing');
    }
  }

  async #storeAll(state: StateFile | undefined): Promise<void> {
    const { client, signal, batchSize = DEFAULT_BATCH, concurrency = DEFAULT_CONCURRENCY } = this.options;
    const lanes = new Lanes({
      batchSize: within(batchSize, 1, MOST_BATCH),
      concurrency: within(concurrency, 1, MOST_CONCURRENCY),
      send: async (batch: readonly Waiting[]) => {
        const outcomes = await send({ client, tally: this.#tally, ...this.#persisting }, batch.map(({ item }) => item)); // prettier-ignore
        batch.forEach(({ ordinal }, index) => {
          const outcome = outcomes[index];
          if (outcome) this.#ledger.settle(ordinal, outcome);
        });
        this.#tell('importing');
        await this.#save(state);
      },
    });
    const before = this.#begun?.done ?? 0;
    try {
      for await (const item of this.#items(this.#tally)) {
        signal?.throwIfAborted();
        if (item.kind === 'barrier') {
          if (this.#overview.total > before) await lanes.drain();
          continue;
        }
        this.#overview.see(item);
        if (this.api && this.#kept.length < MOST_KEPT) this.#kept.push(item);
        if (this.#overview.total > before) await lanes.add(this.#overview.total, item);
      }
    } finally {
      // Items read before the source breaks are stored; items that cannot be sent remain to be done.
      await lanes.drain().catch(() => lanes.settle());
      await this.#save(state, true);
    }
    await lanes.drain();
  }

  async *#items(tally: Tally): AsyncGenerator<Item | Barrier, void, undefined> {
    const { format, user, agent, map, namespaceUser } = this.options;
    for (const { name, why } of this.input.passedOver) tally.dropped(name, why);
    const options = { ...(agent !== undefined && { agent }), ...(map && { map }), ...(namespaceUser !== undefined && { namespaceUser }) }; // prettier-ignore
    const reading: Reading = { tally, options, expect: (bytes) => (this.#expected = bytes) };
    const items = this.api && format.fetch ? format.fetch(this.api, reading) : format.read(this.input, reading);
    for await (const item of items) {
      if (item.kind === 'barrier') yield BARRIER;
      else yield* fitted(user === undefined ? item : { ...item, user }, tally);
    }
  }

  /** Reads the source again, and looks up each of its items; for an API the first 2,000. */
  async #lookAgain(): Promise<CheckReport> {
    const check = new Check(this.options.client, this.#persisting);
    for await (const item of this.api ? this.#kept : this.#items(new Tally())) {
      this.options.signal?.throwIfAborted();
      if (item.kind === 'barrier') continue;
      await check.add(item);
      this.#tell('checking');
    }
    const { record, message } = this.#ledger.settled.counts;
    return check.report(record.failed + message.failed);
  }

  #stateFile(): StateFile | undefined {
    const { stateFile: path, format, user, agent, map, namespaceUser } = this.options;
    const { fingerprint, name } = this.input;
    if (path === undefined || fingerprint === undefined) return undefined;
    const settings = JSON.stringify({ user, agent, map, namespaceUser, as: this.options.client.userId });
    return stateFile(path, { format: format.name, source: name, fingerprint, settings });
  }

  async #save(state: StateFile | undefined, now = false): Promise<void> {
    if (!state || (!now && performance.now() - this.#savedAt < SAVE_EVERY_MS)) return;
    this.#savedAt = performance.now();
    await state.write(this.#ledger.settled);
  }

  #tell(phase: Progress['phase']): void {
    const { counts, done } = this.#ledger.settled;
    const failed = Object.values(counts).reduce((sum, { failed }) => sum + failed, 0);
    const share = this.#expected > 0 ? Math.min(1, this.input.bytesRead() / this.#expected) : undefined;
    this.options.onProgress?.({ share, phase, read: this.#overview.total, done, failed });
  }

  #throwNothing(): never {
    const { name, looksLike } = this.options.format;
    throw new InputError({ file: this.input.name }, `contains nothing from ${name}. Expected: ${looksLike}`);
  }

  #report(): ImportReport {
    const { counts, failures } = this.#ledger.settled;
    const { read, users, sessions, earliest, latest } = this.#overview;
    return {
      format: this.options.format.name,
      source: this.input.name,
      dry_run: this.options.dryRun === true,
      read,
      outcomes: this.options.dryRun ? noCounts() : counts,
      resumed_after: this.#begun?.done ?? 0,
      users,
      sessions,
      ...(earliest !== undefined && { earliest }),
      ...(latest !== undefined && { latest }),
      mapped: this.#tally.mappedFields,
      dropped: this.#tally.droppedFields,
      lost_items: this.#tally.lostItems,
      lost_fields: this.#tally.lostFields,
      problems: this.#tally.problems,
      failures,
      ...(this.#check && { check: this.#check }),
    };
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.trunc(value)));
}
