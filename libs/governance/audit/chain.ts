import { createHash } from 'node:crypto';

/**
 * An entry as it is shown and exported, without its position in the chain. The hash covers these fields in this form,
 * so an export can be checked with SHA-256 alone.
 */
export interface ShownEntry {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly operation: string;
  readonly key_id: string;
  readonly user_hash?: string | undefined;
  readonly request_id?: string | undefined;
  readonly outcome: string;
  readonly code?: string | undefined;
  readonly subjects: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

/** An entry with its position. `hash` covers the chain up to and including it. */
export interface SealedEntry extends ShownEntry {
  readonly sequence: number;
  readonly entry_hash: string;
  readonly hash: string;
}

/** The state of a chain: the entry with this number had this hash. Sequence 0 is the beginning. */
export interface Head {
  readonly sequence: number;
  readonly hash: string;
}

export const FAULTS = ['changed', 'missing', 'reordered', 'rewritten'] as const;

/**
 * `changed`: an entry is not what was sealed.
 * `missing`: no entry has this number.
 * `reordered`: the entry is what was sealed, in another position.
 * `rewritten`: the chain is consistent, but it is not the one whose head was kept elsewhere.
 */
export interface Fault {
  readonly kind: (typeof FAULTS)[number];
  readonly sequence: number;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The first hash of a tenant's chain. `tenant` is the id as it is shown. */
export function genesisOf(tenant: string): string {
  return sha256(JSON.stringify(['recollect-audit-1', tenant]));
}

/** SHA-256 of the JSON of the entry's fields in this order. Absent fields are null; counts are sorted by name. */
export function hashOfEntry(entry: ShownEntry): string {
  return sha256(
    JSON.stringify([
      entry.id,
      entry.at,
      entry.kind,
      entry.operation,
      entry.key_id,
      entry.user_hash ?? null,
      entry.request_id ?? null,
      entry.outcome,
      entry.code ?? null,
      entry.subjects,
      Object.entries(entry.counts).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  );
}

export function link(previous: string, sequence: number, entryHash: string): string {
  return sha256(`${previous}:${sequence}:${entryHash}`);
}

/** Walks a chain from a known position, entry by entry in sequence order. Stops at the first fault. */
export class ChainWalk {
  /** The first fault. Null: none so far. */
  fault: Fault | null = null;
  checked = 0;
  private readonly kept: ReadonlyMap<number, string>;

  /** @param heads kept elsewhere: those beyond `from` are compared with the chain */
  constructor(
    private at: Head,
    heads: readonly Head[] = [],
  ) {
    this.kept = new Map(heads.map(({ sequence, hash }) => [sequence, hash.toLowerCase()]));
    this.hold(at);
  }

  get head(): Head {
    return this.at;
  }

  /** @returns whether to go on */
  next(entry: SealedEntry): boolean {
    if (this.fault) return false;
    const sequence = this.at.sequence + 1;
    if (entry.sequence !== sequence) return this.found('missing', sequence);
    if (hashOfEntry(entry) !== entry.entry_hash) return this.found('changed', sequence);
    if (link(this.at.hash, sequence, entry.entry_hash) !== entry.hash) return this.found('reordered', sequence);
    this.at = { sequence, hash: entry.hash };
    this.checked += 1;
    return this.hold(this.at);
  }

  /** The chain has ended. A head beyond this point shows that there was more. */
  end(): void {
    if (this.fault) return;
    if ([...this.kept.keys()].some((sequence) => sequence > this.at.sequence))
      this.found('missing', this.at.sequence + 1);
  }

  private hold({ sequence, hash }: Head): boolean {
    const kept = this.kept.get(sequence);
    return kept === undefined || kept === hash || this.found('rewritten', sequence);
  }

  private found(kind: Fault['kind'], sequence: number): false {
    this.fault = { kind, sequence };
    return false;
  }
}
