/** The fields of a record on which its state at an instant depends. Instants are Unix milliseconds. */
export interface State {
  readonly content: string;
  readonly tags: readonly string[];
  readonly validFrom: number | null;
  readonly validTo: number | null;
  readonly expiresAt: number | null;
  readonly supersededBy: string | null;
}

interface Version {
  readonly from: number;
  readonly state: State;
}

interface Modelled {
  readonly occurredAt: number;
  readonly versions: Version[];
  forgotten: boolean;
  /** Records that it superseded, with the number of versions that each had before. */
  readonly over: Map<string, number>;
  /** The record whose beginning it set, with the number of versions that one had before. */
  bounds: { readonly id: string; readonly versions: number } | null;
  /** Records that it had superseded until it was withdrawn. */
  withheld: string[];
}

const NOTHING = { validFrom: null, validTo: null, expiresAt: null, supersededBy: null };

/**
 * Memory as described in docs/records.md and docs/revise.md, kept in a map; it gets the same requests as the server.
 */
export class HistoryModel {
  private readonly records = new Map<string, Modelled>();

  ids(): string[] {
    return [...this.records.keys()];
  }

  store(id: string, now: number, state: Pick<State, 'content'> & Partial<State>, occurredAt: number): void {
    const first = { from: now, state: { ...NOTHING, tags: [], ...state } };
    this.records.set(id, {
      occurredAt,
      versions: [first],
      forgotten: false,
      over: new Map(),
      bounds: null,
      withheld: [],
    });
  }

  /** Found by id: not expired, forgotten or deleted. */
  isThere(id: string, now: number): boolean {
    const record = this.records.get(id);
    return record !== undefined && !record.forgotten && !expired(stateOf(record), now);
  }

  isForgotten(id: string): boolean {
    return this.records.get(id)?.forgotten === true;
  }

  versionOf(id: string): number {
    return this.records.get(id)?.versions.length ?? 0;
  }

  current(id: string): State {
    return stateOf(this.of(id));
  }

  statedAt(id: string): number {
    return this.current(id).validFrom ?? this.of(id).occurredAt;
  }

  edit(id: string, now: number, change: Partial<State>): void {
    const record = this.of(id);
    const before = stateOf(record);
    const state = { ...before, ...change };
    if (JSON.stringify(state) !== JSON.stringify(before)) record.versions.push({ from: now, state });
  }

  supersede(newer: string, older: string, until: number, now: number): void {
    const { validTo } = this.current(older);
    this.of(newer).over.set(older, this.versionOf(older));
    this.edit(older, now, { validTo: validTo !== null && validTo < until ? validTo : until, supersededBy: newer });
  }

  /** The new record is history from the beginning of `next` on. */
  outdate(fresh: string, next: string, now: number): void {
    this.of(fresh).bounds = { id: next, versions: this.versionOf(next) };
    this.of(next).over.set(fresh, 0);
    this.edit(next, now, { validFrom: this.statedAt(next) });
  }

  /** False: refused. */
  undo(id: string, now: number): boolean {
    const record = this.of(id);
    if (record.versions.length === 1) {
      this.withdraw(id, record, now);
      return true;
    }
    const before = record.versions.at(-2)!;
    const { supersededBy } = stateOf(record);
    const by = before.state.supersededBy;
    if (by !== supersededBy && (supersededBy !== null || (by !== null && !this.isThere(by, now)))) return false;
    const wasWithdrawn = endedWhenWritten(record.versions.at(-1)!);
    const withdrawn = endedWhenWritten(before);
    if (withdrawn && !wasWithdrawn) this.release(id, record, now);
    this.edit(id, now, before.state);
    if (wasWithdrawn && !withdrawn) this.resume(id, record, now);
    return true;
  }

  setForgotten(id: string, forgotten: boolean): void {
    this.of(id).forgotten = forgotten;
  }

  delete(id: string): void {
    this.records.delete(id);
  }

  /** The result of a list, by id; `validAt` undefined: whenever it held. */
  answer(asOf: number, validAt: number | undefined): Record<string, string> {
    const found: Record<string, string> = {};
    for (const [id, record] of this.records) {
      const state = record.versions.findLast(({ from }) => from <= asOf)?.state;
      if (!state || record.forgotten || expired(state, asOf)) continue;
      const { validFrom, validTo } = state;
      const so = (validFrom === null || validFrom <= validAt!) && (validTo === null || validTo > validAt!);
      if (validAt === undefined ? state.supersededBy === null : so) found[id] = show(state);
    }
    return found;
  }

  private withdraw(id: string, record: Modelled, now: number): void {
    this.release(id, record, now);
    this.edit(id, now, { expiresAt: now });
  }

  private release(id: string, record: Modelled, now: number): void {
    for (const [older, versions] of [...record.over].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (this.records.get(older) === undefined || this.current(older).supersededBy !== id) continue;
      const before = this.of(older).versions[versions - 1]?.state ?? NOTHING;
      this.edit(older, now, { supersededBy: before.supersededBy, validTo: before.validTo });
      record.withheld.push(older);
    }
    record.over.clear();
    const { bounds } = record;
    const bounded = bounds && this.records.get(bounds.id);
    if (bounded?.over.has(id) && bounded.versions.length === bounds!.versions + 1) {
      if (bounded.versions.at(-2)!.state.validFrom === null) this.edit(bounds!.id, now, { validFrom: null });
    }
  }

  /** What it had superseded, as far as that is current; what has superseded that meanwhile, and is later, supersedes it too. */
  private resume(id: string, record: Modelled, now: number): void {
    if (stateOf(record).supersededBy !== null) return;
    const older = record.withheld.filter((one) => this.records.get(one)?.forgotten === false).sort();
    const heir = older.map((one) => this.current(one).supersededBy).find((by) => by !== null);
    for (const one of older) {
      if (this.current(one).supersededBy !== null || this.statedAt(one) >= this.statedAt(id)) continue;
      this.supersede(id, one, this.statedAt(id), now);
      record.withheld.splice(record.withheld.indexOf(one), 1);
    }
    if (heir === undefined || this.records.get(heir)?.forgotten !== false) return;
    if (this.statedAt(id) < this.statedAt(heir)) this.supersede(heir, id, this.statedAt(heir), now);
  }

  private of(id: string): Modelled {
    const record = this.records.get(id);
    if (!record) throw new Error(`the model has no ${id}`);
    return record;
  }
}

export function show({ content, tags }: Pick<State, 'content' | 'tags'>): string {
  return `${content} [${tags.join(' ')}]`;
}

function stateOf({ versions }: Modelled): State {
  return versions.at(-1)!.state;
}

function expired({ expiresAt }: State, now: number): boolean {
  return expiresAt !== null && expiresAt <= now;
}

function endedWhenWritten({ from, state }: Version): boolean {
  return state.expiresAt !== null && state.expiresAt <= from;
}
