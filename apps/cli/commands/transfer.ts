import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Command } from 'commander';
import {
  ConflictError, type ImportedRecord, InvalidRequestError, type MemoryRecord, NotFoundError, RecollectError, type RecordInput,
} from '../../../packages/client/src/recollect.js'; // prettier-ignore
import { importRecords as storeInBatches } from '../../../packages/client/src/import-records.js';
import { EXIT, UsageError } from '../exit-codes.js';
import { answer, type Invocation } from '../invocation.js';
import { countingNumber, wholeNumber } from '../options.js';
import { Patience } from '../../../packages/importers/src/importers.js';
import { bringAlong, type BringOptions, patienceOf, refuseWithoutFrom, withBringOptions } from './bring.js';
import { checkedLinesOf, type Line } from '../read-lines.js';
import { openTarget } from '../open-target.js';
import { storeOnce } from '../store-once.js';
import { progressOn } from '../terminal/progress.js';
import { ofErrors, styled, type Terminal } from '../terminal/terminal.js';
import { jsonText, plural, printable } from '../terminal/text.js';

/** Failures that are printed one by one. For the rest, only their number is printed. */
const SHOWN_FAILURES = 20;
const DEFAULT_BATCH = 200;
const GARBLED = 'is not UTF-8 text: save the file as UTF-8';

export function importCommand(): Command {
  const command = new Command('import')
    .description('store memories from NDJSON of ours, one record a line; with --from, of another system')
    .argument('[file]', 'or a folder or ZIP; standard input where absent or -')
    .option('--batch <n>', 'records in one request (200; with --from 100)', countingNumber)
    .option('--max-wait <seconds>', 'in all, for a server that asks for fewer requests (3600)', wholeNumber);
  return withBringOptions(command);
}

interface Failure {
  readonly line: number;
  readonly message: string;
}

/**
 * Each line succeeds or fails on its own. Importing the same file again changes nothing if its records have ids.
 * @returns the exit code: 2 if a line was not stored
 */
export async function importRecords(
  call: Invocation,
  file: string | undefined,
  options: Partial<BringOptions>,
): Promise<number> {
  if (options.from !== undefined) return bringAlong(call, file, { check: true, ...options, from: options.from });
  refuseWithoutFrom(options);
  const source = await openSource(call, file);
  const batchSize = options.batch ?? DEFAULT_BATCH;
  const progress = progressOn(call.terminal);
  const patience = new Patience(patienceOf(call, options, progress));
  const failures: Failure[] = [];
  const counts = { created: 0, updated: 0, unchanged: 0 };
  try {
    for await (const own of ownersOf(readLines(source.lines, failures), batchSize)) {
      for await (const { line, outcome } of storeOwn(call, own, batchSize, patience)) {
        if (outcome.status === 'created' || outcome.status === 'updated' || outcome.status === 'unchanged') {
          counts[outcome.status] += 1;
        } else failures.push({ line, message: messageOf(outcome) });
        const done = counts.created + counts.updated + counts.unchanged;
        progress.show(source.share(), `${done} stored${failures.length > 0 ? `, ${failures.length} failed` : ''}`);
      }
    }
  } catch (error) {
    progress.end();
    if (!call.json) reportStop(call, counts, failures);
    throw error;
  }
  progress.end();
  report(call, counts, failures);
  return failures.length === 0 ? EXIT.ok : EXIT.invalid;
}

interface Numbered {
  readonly line: number;
  readonly record: RecordInput;
}

/** Lines that name the same user, or none, in the order of the source. */
interface Own {
  readonly user: string | undefined;
  readonly records: readonly Numbered[];
}

/** A request is for one user, and the export of a tenant names several. Reads on only when a batch is stored. */
async function* ownersOf(source: AsyncIterable<Numbered>, size: number): AsyncGenerator<Own, void, undefined> {
  let batch = new Map<string | undefined, Numbered[]>();
  let count = 0;
  for await (const one of source) {
    const { user_id: named } = one.record;
    const user = typeof named === 'string' ? named : undefined;
    const records = batch.get(user) ?? [];
    batch.set(user, records);
    records.push(one);
    count += 1;
    if (count < size) continue;
    for (const [owner, own] of batch) yield { user: owner, records: own };
    batch = new Map();
    count = 0;
  }
  for (const [owner, own] of batch) yield { user: owner, records: own };
}

/**
 * For the user that the lines name, unless the command names one. A user that the server refuses, such as one of whom the key
 * knows nothing, costs only their own lines.
 */
async function* storeOwn(
  call: Invocation,
  { user, records }: Own,
  batchSize: number,
  patience: Patience,
): AsyncGenerator<{ line: number; outcome: Pick<ImportedRecord, 'status' | 'error'> }, void, undefined> {
  const named = call.flags.user === undefined ? user : undefined;
  let done = 0;
  const source = records.map(({ record }) => record);
  try {
    const client = named === undefined ? call.client : call.client.asUser(named);
    const store = (batch: readonly RecordInput[]) => storeOnce(client, batch, call.signal, patience);
    for await (const outcome of storeInBatches(store, source, { batchSize })) {
      yield { line: records[outcome.index]?.line ?? 0, outcome };
      done += 1;
    }
  } catch (error) {
    if (named === undefined || !isRefusal(error)) throw error;
    const { code, detail, errors } = error;
    for (const { line } of records.slice(done)) {
      yield { line, outcome: { status: 'failed', error: { code, detail, errors: [...errors] } } };
    }
  }
}

function isRefusal(error: unknown): error is RecollectError {
  return error instanceof InvalidRequestError || error instanceof ConflictError || error instanceof NotFoundError;
}

/** Prints what was stored before the import stopped. The error itself follows. */
function reportStop({ terminal }: Invocation, counts: Readonly<Record<string, number>>, failures: Failure[]): void {
  const stored = Object.values(counts).reduce((sum, count) => sum + count, 0);
  terminal.err(`stopped after ${stored} stored\n`);
  if (failures.length > 0) showFailures(terminal, failures);
}

function report(call: Invocation, counts: Readonly<Record<string, number>>, failures: readonly Failure[]): void {
  const { terminal } = call;
  const errors = [...failures].sort((a, b) => a.line - b.line);
  answer(call, { success: failures.length === 0, ...counts, failed: failures.length, errors }, () => {
    const parts = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
    return `${styled(terminal, 'green', 'Imported')} ${parts.join(', ')}\n`;
  });
  if (!call.json && failures.length > 0) showFailures(terminal, errors);
}

function showFailures(terminal: Terminal, failures: readonly Failure[]): void {
  const shown = [...failures].sort((a, b) => a.line - b.line);
  terminal.err(`${styled(ofErrors(terminal), 'red', `${failures.length} not stored`)}\n`);
  for (const { line, message } of shown.slice(0, SHOWN_FAILURES))
    terminal.err(`  line ${line}: ${printable(message)}\n`);
  if (failures.length > SHOWN_FAILURES) terminal.err(`  and ${failures.length - SHOWN_FAILURES} more\n`);
}

function messageOf({ status, error }: Pick<ImportedRecord, 'status' | 'error'>): string {
  if (!error) return status;
  const fields = (error.errors ?? []).map(({ field, message }) => `${field}: ${message}`);
  return fields.length > 0 ? fields.join('; ') : error.detail;
}

async function* readLines(source: AsyncIterable<Line>, failures: Failure[]): AsyncGenerator<Numbered, void, undefined> {
  let number = 0;
  for await (const { text, garbled } of source) {
    number += 1;
    if (text.trim() === '') continue;
    const record = parseLine(text);
    if (garbled) failures.push({ line: number, message: GARBLED });
    else if (record === undefined) failures.push({ line: number, message: 'is not one JSON object' });
    else yield { line: number, record };
  }
}

function parseLine(line: string): RecordInput | undefined {
  try {
    const value = JSON.parse(line) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RecordInput) : undefined;
  } catch {
    return undefined;
  }
}

interface Source {
  readonly lines: AsyncIterable<Line>;
  /** How much has been read, 0 to 1. Undefined for a pipe. */
  share(): number | undefined;
}

async function openSource({ terminal, signal }: Invocation, file: string | undefined): Promise<Source> {
  if (file === undefined || file === '-') {
    return { lines: checkedLinesOf(terminal.input, signal), share: () => undefined };
  }
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) throw new UsageError(`${file}: is a folder; --from names the system that it is of`);
  if (!found?.isFile())
    throw new UsageError(`${file}: ${found ? 'is not a regular file; standard input is -' : 'no such file'}`);
  const stream = createReadStream(file);
  return {
    lines: checkedLinesOf(stream, signal),
    share: () => (found.size === 0 ? 1 : stream.bytesRead / found.size),
  };
}

export function exportCommand(): Command {
  return new Command('export')
    .description('write memories as NDJSON that `amp import` takes')
    .argument('[file]', 'standard output where absent or -')
    .option('--type <type>')
    .option('--agent <name>')
    .option('--project <name>')
    .option('--all-users', 'of every user of the tenant; needs an admin key')
    .option('--force', 'overwrite the file');
}

interface ExportOptions {
  readonly type?: string;
  readonly agent?: string;
  readonly project?: string;
  readonly allUsers?: boolean;
  readonly force?: boolean;
}

const PAGE = 500;

/** Oldest first, so that importing preserves the order. The file appears only once it is complete. */
export async function exportRecords(call: Invocation, file: string | undefined, options: ExportOptions): Promise<void> {
  const { force, allUsers, ...narrowing } = options;
  const query = { ...narrowing, ...(allUsers && { all_users: true }), order: 'asc' as const, limit: PAGE };
  const target = file === undefined || file === '-' ? undefined : await openTarget(file, force === true);
  const progress = progressOn(call.terminal);
  let count = 0;
  try {
    for await (const page of call.client.records.list(query, { signal: call.signal }).pages()) {
      const text = page.items.map((record) => `${jsonText(asInput(record, allUsers === true))}\n`).join('');
      if (target) await target.write(text);
      else call.terminal.out(text);
      count += page.items.length;
      progress.show(undefined, `${count} exported`);
    }
    await target?.keep();
  } finally {
    progress.end();
    await target?.drop();
  }
  if (!target) return;
  answer(
    call,
    { success: true, exported: count, file },
    () => `${styled(call.terminal, 'green', 'Exported')} ${plural(count, 'memory', 'memories')} to ${file}\n`,
  );
}

/** Fields that the server adds, and that importing creates anew. */
const SERVER_SIDE = [
  'external_id',
  'version',
  'updated_at',
  'recorded_at',
  'superseded_at',
  'embedding',
  'shared',
  'retention',
  'sources',
] as const;

/**
 * A record in the form that storing accepts. Its id is the client's, otherwise ours, so that importing twice stores
 * it once. The export of a single user omits the user, so that it can be imported for another one.
 */
function asInput(record: MemoryRecord, withUser: boolean): RecordInput {
  const { external_id, shared, user_id, ...rest } = record as MemoryRecord & Readonly<Record<string, unknown>>;
  const own = Object.entries(rest).filter(([name]) => !(SERVER_SIDE as readonly string[]).includes(name));
  const fields: Record<string, unknown> = Object.fromEntries(own);
  return {
    ...fields,
    id: external_id ?? record.id,
    ...(shared && { shared: true }),
    ...(withUser && user_id !== undefined && { user_id }),
  };
}
