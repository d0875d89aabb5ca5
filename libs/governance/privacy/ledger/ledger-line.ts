import { z } from 'zod';
import { parseJson } from '@kernel/parse-json.js';
import { hashOf, LEDGER_KINDS, type LedgerEntry } from './ledger-entry.js';

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const line = z.object({
  tenant_id: z.uuid(),
  position: z.int().min(1),
  entry_id: z.uuid(),
  erasure_id: z.string(),
  kind: z.enum(LEDGER_KINDS),
  subject: z.string().nullable(),
  ids: z.array(z.uuid()),
  at: z.iso.datetime(),
  prev_hash: hex,
  hash: hex,
});
export type LedgerLine = z.output<typeof line>;

const fileLine = line.extend({ installation_id: z.uuid().optional() });
const nameLine = z.object({ ledger: z.literal('recollect-erasures'), installation_id: z.uuid() });

/** An entry as stored in the file. */
export interface FiledEntry extends LedgerEntry {
  /** Null: written by an older version, or downloaded. */
  readonly installationId: string | null;
}

/** The line of an entry, with its installation if that is known. */
export function fileLineOf(entry: LedgerEntry, installationId: string | null): object {
  return installationId === null ? lineOf(entry) : { installation_id: installationId, ...lineOf(entry) };
}

/** Written before the first entry. Names the installation of this ledger. */
export function nameLineOf(installationId: string): object {
  return { ledger: 'recollect-erasures', installation_id: installationId };
}

/** An entry as stored in the file and in an administrator's download. */
export function lineOf(entry: LedgerEntry): LedgerLine {
  return {
    tenant_id: entry.tenantId,
    position: entry.position,
    entry_id: entry.entryId,
    erasure_id: entry.erasureId,
    kind: entry.kind,
    subject: entry.subject,
    ids: [...entry.ids],
    at: entry.at.toISOString(),
    prev_hash: entry.prevHash,
    hash: entry.hash,
  };
}

/**
 * `torn`: not a whole entry, as an interrupted write leaves. `altered`: an entry that was changed after it was written.
 */
export function readLine(text: string): FiledEntry | { readonly name: string } | 'torn' | 'altered' {
  const read = parseJson(text);
  const named = nameLine.safeParse(read);
  if (named.success) return { name: named.data.installation_id };
  const parsed = fileLine.safeParse(read);
  if (!parsed.success) return 'torn';
  const said = parsed.data;
  const entry: FiledEntry = {
    installationId: said.installation_id ?? null,
    tenantId: said.tenant_id,
    position: said.position,
    entryId: said.entry_id,
    erasureId: said.erasure_id,
    kind: said.kind,
    subject: said.subject,
    ids: said.ids,
    at: new Date(said.at),
    prevHash: said.prev_hash,
    hash: said.hash,
  };
  return hashOf(entry) === entry.hash ? entry : 'altered';
}
