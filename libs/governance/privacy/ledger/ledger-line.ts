import { z } from 'zod';
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

/** An entry as the file has it. */
export interface FiledEntry extends LedgerEntry {
  /** Null: an older version wrote it, or it was downloaded. */
  readonly installationId: string | null;
}

/** With whose it is, if that is known. */
export function fileLineOf(entry: LedgerEntry, installationId: string | null): object {
  return installationId === null ? lineOf(entry) : { installation_id: installationId, ...lineOf(entry) };
}

/** Says, before the first entry, whose ledger this is. */
export function nameLineOf(installationId: string): object {
  return { ledger: 'recollect-erasures', installation_id: installationId };
}

/** An entry as it stands in the file, and in what an administrator downloads. */
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

/** `torn`: no whole entry, as a write leaves behind that was cut off. `altered`: one that says what it did not say. */
export function readLine(text: string): FiledEntry | { readonly name: string } | 'torn' | 'altered' {
  const read = json(text);
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

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
