import { createReadStream } from 'node:fs';
import { ChainWalk, type Fault, genesisOf, type Head, type SealedEntry } from '@governance/audit/chain.js';
import { readHead } from '@governance/audit/verify-audit.js';
import { namesKeyTwice } from '@kernel/names-key-twice.js';
import { parseJson } from '@kernel/parse-json.js';
import { Command } from 'commander';
import { z } from 'zod';
import { EXIT, UsageError } from '../exit-codes.js';
import { answer, type Invocation } from '../invocation.js';
import { openTarget } from '../open-target.js';
import { linesOf } from '../read-lines.js';
import { progressOn } from '../terminal/progress.js';
import { plural, printable } from '../terminal/text.js';

const PAGE = 1_000;

/** The first line of an export. */
const header = z.object({ recollect_audit: z.literal(1), tenant_id: z.string() });
/** Strict: the hash covers these fields, and would vouch for no other. */
const sealed = z.strictObject({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  operation: z.string(),
  key_id: z.string(),
  user_hash: z.string().optional(),
  request_id: z.string().optional(),
  outcome: z.string(),
  code: z.string().optional(),
  subjects: z.array(z.string()),
  counts: z.record(z.string(), z.number()),
  sequence: z.int(),
  entry_hash: z.string(),
  hash: z.string(),
});
/** A line of the file in AUDIT_SINK. */
const sentHead = z.looseObject({ tenant_id: z.string(), sequence: z.int(), hash: z.string() });

export function exportAuditCommand(): Command {
  return new Command('export')
    .description('write the audit as NDJSON, in the order of its chain; needs an admin key')
    .argument('[file]', 'standard output where absent or -')
    .option('--force', 'overwrite the file');
}

export async function exportAudit(
  call: Invocation,
  file: string | undefined,
  { force }: { readonly force?: boolean },
): Promise<void> {
  const target = file === undefined || file === '-' ? undefined : await openTarget(file, force === true);
  const write = async (text: string): Promise<void> => (target ? target.write(text) : call.terminal.out(text));
  const progress = progressOn(call.terminal);
  let count = 0;
  try {
    for await (const page of call.client.audit.list({ in_chain: true, limit: PAGE }, { signal: call.signal }).pages()) {
      if (count === 0) await write(`${JSON.stringify({ recollect_audit: 1, tenant_id: page.output.tenant_id })}\n`);
      await write(page.items.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
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
    () => `Exported ${plural(count, 'entry', 'entries')} to ${printable(file ?? '')}\n`,
  );
}

export function verifyAuditCommand(): Command {
  return new Command('verify')
    .description('check an exported audit without a server')
    .argument('<file>', 'as `amp audit export` wrote it')
    .option('--head <head...>', 'that was kept elsewhere: sequence:hash, or a hash alone')
    .option('--heads <file>', 'the file of AUDIT_SINK');
}

interface VerifyOptions {
  readonly head?: readonly string[];
  readonly heads?: string;
}

/** @returns the exit code: 1 if something is wrong */
export async function verifyAudit(call: Invocation, file: string, options: VerifyOptions): Promise<number> {
  const given = options.head ?? [];
  const bare = new Set(given.filter((text) => !text.includes(':')).map(readHash));
  const heads = given.filter((text) => text.includes(':')).map(parseHead);
  const { walk, fault } = await walkFile(call, file, heads, options.heads, bare);
  const output = { ok: fault === null, checked: walk.checked, head: walk.head, ...(fault && { fault }) };
  answer(call, output, () =>
    fault
      ? `Not intact: entry ${fault.sequence} is ${fault.kind}. Entries checked before that: ${walk.checked}.\n`
      : `Intact: ${walk.checked} entries up to ${walk.head.sequence}:${walk.head.hash}\n`,
  );
  return fault ? EXIT.failed : EXIT.ok;
}

async function walkFile(
  call: Invocation,
  file: string,
  heads: readonly Head[],
  sinkFile: string | undefined,
  bare: Set<string>,
): Promise<{ walk: ChainWalk; fault: Fault | null }> {
  const lines = readLines(call, file);
  const first = await lines.next();
  if (first.done) throw new UsageError(`${file} is empty: it has no header`);
  const { tenant_id: tenant } = parse(header, first.value, `${file} is not an export of the audit: its first line`);
  const kept = sinkFile === undefined ? [] : await headsOf(call, sinkFile, tenant);
  const walk = new ChainWalk({ sequence: 0, hash: genesisOf(tenant) }, [...heads, ...kept]);
  for await (const line of lines) {
    if (!walk.next(parse(sealed, line, `${file}: the line after entry ${walk.head.sequence}`) satisfies SealedEntry))
      break;
    bare.delete(walk.head.hash);
  }
  walk.end();
  const unmet: Fault | null = bare.size > 0 ? { kind: 'rewritten', sequence: walk.head.sequence } : null;
  return { walk, fault: walk.fault ?? unmet };
}

/** @throws UsageError if it holds no head of the tenant: nothing would be compared */
async function headsOf(call: Invocation, file: string, tenant: string): Promise<Head[]> {
  const heads: Head[] = [];
  let cut = 0;
  for await (const line of readLines(call, file)) {
    // The sink's writer may have been killed, or its disk full. It wrote these heads again.
    if (parseJson(line) === undefined) cut += 1;
    else {
      const {
        tenant_id: of,
        sequence,
        hash,
      } = parse(sentHead, line, `${file} is not a file of AUDIT_SINK: a line of it`);
      if (of === tenant) heads.push({ sequence, hash });
    }
  }
  if (cut > 0) call.terminal.err(`${printable(file)}: ${plural(cut, 'line')} cut off, and skipped\n`);
  if (heads.length === 0) throw new UsageError(`${file} holds no head of ${tenant}, whose audit is verified`);
  return heads;
}

async function* readLines(call: Invocation, file: string): AsyncGenerator<string, void, undefined> {
  try {
    for await (const line of linesOf(createReadStream(file), call.signal)) if (line.trim() !== '') yield line;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UsageError(`${file} cannot be read (${code})`, undefined, { cause: error });
  }
}

function parse<T>(schema: z.ZodType<T>, line: string, where: string): T {
  try {
    const value = schema.parse(JSON.parse(line));
    // Parsers differ in which of two equal keys they use.
    if (namesKeyTwice(line)) throw new Error('it names a key twice');
    return value;
  } catch (error) {
    throw new UsageError(`${where} does not have the expected form`, undefined, { cause: error });
  }
}

function readHash(text: string): string {
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new UsageError('--head is a sequence and a hash, such as 12:9f86…, or a hash alone, of 64 digits');
  return text.toLowerCase();
}

function parseHead(text: string): Head {
  try {
    return readHead(text);
  } catch (error) {
    throw new UsageError((error as Error).message, undefined, { cause: error });
  }
}
