import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.js';
import { diskPath, flag, refuseCredentials, whole, word } from './values.js';

/** Variables that configure the proofs of erasures and of the audit. */
export const PRIVACY_ENVIRONMENT = {
  /** Ed25519 private key in PEM that signs erasure receipts. Absent: derived from the newest secret. */
  RECEIPT_KEY: word.optional(),
  /** The longest time a backup is kept, in days. Receipts state it. */
  BACKUP_HORIZON_DAYS: whole(0, 36_500).optional(),
  /** Where the heads of the audit chains are sent: a file path or an http(s) URL. Absent: nowhere. */
  AUDIT_SINK: diskPath.optional(),
  /** Signs the requests to a URL. */
  AUDIT_SINK_SECRET: z.string().trim().min(32).optional(),
  AUDIT_SINK_SECONDS: whole(1, 86_400).default(300),
  AUDIT_SINK_ENTRIES: whole(1, 1_000_000).default(1_000),
  /** Where the heads of the erasure ledger are sent: a file path or an http(s) URL. Absent: nowhere. */
  LEDGER_SINK: diskPath.optional(),
  /** Signs the requests to a URL. */
  LEDGER_SINK_SECRET: z.string().trim().min(32).optional(),
  /** A file of heads against which the ledger is checked at start. Absent: LEDGER_SINK, if that is a path. */
  LEDGER_HEADS: diskPath.optional(),
  /** When true, a process that starts without heads serves nothing. */
  LEDGER_HEADS_REQUIRED: flag.default(false),
};
type PrivacyEnvironment = z.output<z.ZodObject<typeof PRIVACY_ENVIRONMENT>>;

export interface AuditConfig {
  readonly sink: string | undefined;
  readonly sinkSecret: string | undefined;
  /** A head is sent when the last one is this old, or this many entries behind. */
  readonly sinkSeconds: number;
  readonly sinkEntries: number;
}

export interface LedgerHeadsConfig {
  readonly sink: string | undefined;
  readonly sinkSecret: string | undefined;
  /** The file of heads that was kept outside. */
  readonly known: string | undefined;
  readonly required: boolean;
}

/** @throws ConfigError naming what is wrong with the sink */
export function readAudit(e: PrivacyEnvironment, ledgerFile: string): AuditConfig {
  checkSink(e, 'AUDIT_SINK');
  refuseSameFile(e, 'AUDIT_SINK', { LEDGER_FILE: ledgerFile, LEDGER_SINK: e.LEDGER_SINK });
  return {
    sink: e.AUDIT_SINK,
    sinkSecret: e.AUDIT_SINK_SECRET,
    sinkSeconds: e.AUDIT_SINK_SECONDS,
    sinkEntries: e.AUDIT_SINK_ENTRIES,
  };
}

/** @throws ConfigError naming what is wrong with the sink, or with the required heads */
export function readLedgerHeads(e: PrivacyEnvironment, ledgerFile: string): LedgerHeadsConfig {
  refuseFolder('LEDGER_FILE', ledgerFile);
  if (e.LEDGER_HEADS !== undefined) refuseFolder('LEDGER_HEADS', e.LEDGER_HEADS);
  checkSink(e, 'LEDGER_SINK');
  // Who cuts off the end of a ledger that holds its own heads cuts off the heads as well.
  for (const name of ['LEDGER_SINK', 'LEDGER_HEADS'] as const) refuseSameFile(e, name, { LEDGER_FILE: ledgerFile });
  const known = e.LEDGER_HEADS ?? (isUrl(e.LEDGER_SINK) ? undefined : e.LEDGER_SINK);
  if (e.LEDGER_HEADS_REQUIRED && known === undefined) {
    throw new ConfigError(
      'LEDGER_HEADS: required with LEDGER_HEADS_REQUIRED, unless LEDGER_SINK is the path of a file',
    );
  }
  return { sink: e.LEDGER_SINK, sinkSecret: e.LEDGER_SINK_SECRET, known, required: e.LEDGER_HEADS_REQUIRED };
}

function checkSink(e: PrivacyEnvironment, name: 'AUDIT_SINK' | 'LEDGER_SINK'): void {
  const sink = e[name];
  if (sink === undefined) return;
  if (!isUrl(sink)) {
    // A mistyped scheme would otherwise name a folder on the server's own disk.
    if (!/^[a-z][a-z\d+.-]*:\/\//i.test(sink)) return refuseFolder(name, sink);
    throw new ConfigError(`${name}: must be the path of a file, or a URL that begins with http:// or https://`);
  }
  if (!URL.canParse(sink)) throw new ConfigError(`${name}: is neither a URL nor a path`);
  refuseCredentials(name, sink, `${name}_SECRET signs what is sent`);
  if (!e[`${name}_SECRET`]) throw new ConfigError(`${name}_SECRET: required when ${name} is a URL`);
}

/** A container engine makes a folder of a file that is mounted but missing. Every append would fail, after the start. */
function refuseFolder(name: string, file: string): void {
  if (isFolder(file)) throw new ConfigError(`${name}: must be the path of a file, but names a folder`);
}

function isFolder(file: string): boolean {
  if (/[/\\]$/.test(file)) return true;
  try {
    return statSync(file).isDirectory();
  } catch {
    return false;
  }
}

function refuseSameFile(
  e: PrivacyEnvironment,
  name: 'AUDIT_SINK' | 'LEDGER_SINK' | 'LEDGER_HEADS',
  others: Readonly<Record<string, string | undefined>>,
): void {
  const path = e[name];
  if (path === undefined || isUrl(path)) return;
  for (const [other, taken] of Object.entries(others)) {
    if (taken === undefined || resolve(taken) !== resolve(path)) continue;
    throw new ConfigError(`${name}: must name another file than ${other}`);
  }
}

function isUrl(sink: string | undefined): boolean {
  return sink !== undefined && /^https?:/i.test(sink);
}
