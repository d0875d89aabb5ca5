import { createHash } from 'node:crypto';

/**
 * An entry as it is shown and exported, without its place in the chain. The hash is over these fields in this form: so
 * whoever holds an export can check it with SHA-256 and nothing else.
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

/** An entry with its place: `hash` is of the chain up to and with it. */
export interface SealedEntry extends ShownEntry {
  readonly sequence: number;
  readonly entry_hash: string;
  readonly hash: string;
}

/** Where the chain stood: that the entry with this number had this hash. Sequence 0 is the beginning. */
export interface Head {
  readonly sequence: number;
  readonly hash: string;
}

export const FAULTS = ['changed', 'missing', 'reordered', 'rewritten'] as const;

/**
 * `changed`: an entry does not say what was sealed. `missing`: there is none with this number. `reordered`: it says what
 * was sealed, in another place. `rewritten`: the chain fits together, and is not the one whose head was kept elsewhere.
 */
export interface Fault {
  readonly kind: (typeof FAULTS)[number];
  readonly sequence: number;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The chain of a tenant (as it is shown) begins with this. */
export function genesisOf(tenant: string): string {
  return sha256(JSON.stringify(['recollect-audit-1', tenant]));
}

/** SHA-256 over the JSON of the entry's fields in this order, absent ones as null and counts by name. */
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

/** Walks a chain from a place that is known: entry by entry, in the order of their numbers. Stops at the first fault. */
export class ChainWalk {
  /** What is wrong first. Null: nothing so far. */
  fault: Fault | null = null;
  checked = 0;
  private readonly kept: ReadonlyMap<number, string>;

  /** @param heads from elsewhere: those that lie beyond `from` are held against what is walked */
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

  /** The chain has ended here. Heads that lie beyond say that there was more. */
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
