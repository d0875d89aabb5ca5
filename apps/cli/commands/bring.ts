import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { Option, type Command } from 'commander';
import {
  type ApiSource, DEFAULT_MAX_WAIT_SECONDS, FORMATS, type Format, type ImportOptions, type ImportReport, ImportStopped, InputError, faultOfMap, isWhole, type PatienceOptions, type Progress, runImport,
} from '../../../packages/importers/src/importers.js'; // prettier-ignore
import { EXIT, UsageError } from '../exit-codes.js';
import type { Invocation } from '../invocation.js';
import { countingNumber, wholeNumber } from '../options.js';
import { progressOn } from '../terminal/progress.js';
import { jsonText } from '../terminal/text.js';
import { reportText } from './bring-report.js';

export interface BringOptions {
  readonly from: string;
  /** `true`: the API at its maker's default address. */
  readonly api?: string | true;
  readonly dryRun?: boolean;
  readonly map?: readonly string[];
  readonly agent?: string;
  readonly namespaceUser?: number;
  readonly batch?: number;
  readonly maxWait?: number;
  readonly concurrency?: number;
  readonly state?: string;
  readonly restart?: boolean;
  readonly check: boolean;
}

/** What would be ignored without --from, and --dry-run would store everything. @throws UsageError */
export function refuseWithoutFrom(options: Partial<BringOptions>): void {
  const { from: _from, batch: _batch, maxWait: _maxWait, check, ...rest } = options;
  const given = [...Object.keys(rest), ...(check === false ? ['noCheck'] : [])];
  const [first] = given.map((name) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  if (first !== undefined) throw new UsageError(`${first} needs --from: \`--from ndjson\` reads lines of JSON`);
}

/** Options of `amp import` for other sources than our own NDJSON. */
export function withBringOptions(command: Command): Command {
  return command
    .addOption(new Option('--from <format>', 'bring memories of another system along').choices(Object.keys(FORMATS)))
    .option('--api [address]', 'with --from mem0 or letta: ask its API, by the key in MEM0_API_KEY or LETTA_API_KEY')
    .option('--dry-run', 'with --from: read and report, store nothing')
    .option('--map <pairs...>', 'with --from csv or ndjson: our field=their column, such as content=text')
    .option('--agent <name>', 'with --from: the agent that conversations are put under')
    .option(
      '--namespace-user <n>',
      'with --from langgraph: the part of a namespace that names the user, from 0',
      wholeNumber,
    )
    .option('--concurrency <n>', 'with --from: requests at a time (4)', countingNumber)
    .option('--state <file>', 'with --from: where it is kept how far the import is')
    .option('--restart', 'with --from: begin anew, whatever was done before')
    .option('--no-check', 'with --from: do not look afterwards whether all is there');
}

/** @returns the exit code: 2 if something was not stored */
export async function bringAlong(call: Invocation, source: string | undefined, options: BringOptions): Promise<number> {
  const format = FORMATS[options.from];
  if (!format)
    throw new UsageError(`there is no format ${options.from}: use one of ${Object.keys(FORMATS).join(', ')}`);
  const progress = progressOn(call.terminal);
  const show = (now: Progress): void => progress.show(now.share, progressText(now));
  try {
    const report = await runImport({
      ...importOptions(call, format, source, options, show),
      ...patienceOf(call, options, progress),
    });
    progress.end();
    tell(call, report);
    return isWhole(report) ? EXIT.ok : EXIT.invalid;
  } catch (error) {
    progress.end();
    const cause = error instanceof ImportStopped ? error.cause : error;
    if (error instanceof ImportStopped && !call.json)
      call.terminal.err(reportText(call.terminal, error.report, 'stopped'));
    throw cause instanceof InputError ? new UsageError(cause.message, 'input', { cause: error }) : cause;
  }
}

/** Tells once that the server has to be waited for. */
export function patienceOf(
  { terminal }: Invocation,
  { maxWait = DEFAULT_MAX_WAIT_SECONDS }: { readonly maxWait?: number },
  progress: Pick<ReturnType<typeof progressOn>, 'end'>,
): PatienceOptions {
  return {
    maxWaitSeconds: maxWait,
    onWait: (seconds) => {
      progress.end();
      terminal.err(`the server asks for fewer requests: waiting ${seconds} s, and ${maxWait} s in all (--max-wait)\n`);
    },
  };
}

function importOptions(
  call: Invocation,
  format: Format,
  source: string | undefined,
  options: BringOptions,
  onProgress: (progress: Progress) => void,
): ImportOptions {
  const { agent, namespaceUser, batch, concurrency, state, restart, check, dryRun } = options;
  const fromStream = source === undefined || source === '-';
  const live = options.api === undefined ? undefined : apiOf(call, format, options.api);
  if (live && source !== undefined) throw new UsageError('--api reads no file: leave one of them out');
  return {
    client: call.client,
    format,
    source: live ?? (fromStream ? call.terminal.input : source),
    stateFile: state ?? statePath(call, format.name, fromStream ? '-' : resolve(source)),
    signal: call.signal,
    onProgress,
    check,
    // A user from the environment or a login applies to records without a user. A user on the command line applies to
    // all records.
    ...(call.flags.user !== undefined && { user: call.flags.user }),
    ...(options.map && { map: mapOf(options.map) }),
    ...(agent !== undefined && { agent }),
    ...(namespaceUser !== undefined && { namespaceUser }),
    ...(batch !== undefined && { batchSize: batch }),
    ...(concurrency !== undefined && { concurrency }),
    ...(restart && { restart }),
    ...(dryRun && { dryRun }),
  };
}

/** Keys are read only from the environment, because other users of a machine can see command lines. */
function apiOf({ environment, signal }: Invocation, { name, fetch }: Format, address: string | true): ApiSource {
  const keys: Readonly<Record<string, string | undefined>> = { mem0: environment.mem0Key, letta: environment.lettaKey };
  if (!fetch) throw new UsageError(`--api: ${name} is read from files; live are mem0 and letta`);
  const key = keys[name];
  if (key === undefined) throw new UsageError(`--api: set ${name.toUpperCase()}_API_KEY to a key of the source`);
  return { key, signal, ...(address !== true && { address }) };
}

/** One file per source, server and user, so that an import never continues another one's work. */
function statePath({ environment, connection, flags }: Invocation, format: string, source: string): string {
  const what = JSON.stringify([connection.url, connection.userId, flags.user, format, source]);
  const name = createHash('sha256').update(what).digest('hex').slice(0, 24);
  return join(dirname(environment.configFile), 'imports', `${format}-${name}.json`);
}

function mapOf(pairs: readonly string[]): Record<string, string> {
  const all = pairs.flatMap((one) => one.split(',')).map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1 || at === pair.length - 1) throw new UsageError(`--map ${pair}: must be field=column`);
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const;
  }); // prettier-ignore
  const map = Object.fromEntries(all);
  const fault = faultOfMap(map);
  if (fault !== undefined) throw new UsageError(`--map: ${fault}`);
  return map;
}

function progressText({ phase, read, done, failed }: Progress): string {
  if (phase === 'checking') return `checking: ${read} looked for`;
  return `${read} read, ${done} done${failed > 0 ? `, ${failed} refused` : ''}`;
}

function tell({ terminal, json }: Invocation, report: ImportReport): void {
  if (json) terminal.out(`${jsonText({ success: isWhole(report), ...report }, terminal.outIsTerminal ? 2 : 0)}\n`);
  else terminal.out(reportText(terminal, report, report.dry_run ? 'read' : 'imported'));
}
