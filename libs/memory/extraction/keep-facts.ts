import { Clock } from '@kernel/clock.js';
import { type ErrorCode, RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { DecisionLog, type Noted } from '@memory/decisions/decision-log.js';
import { QueueLinks, RenewLinks } from '@memory/kinds/semantic/renew-links.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { StoreRecord } from '@memory/records/store-record.js';
import { ReviseRecord } from '@memory/revision/revise-record.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import type { Window } from './fact.js';
import { advance } from './progress.js';
import type { SettledFact } from './settle-facts.js';

/** Another job has read the window meanwhile, so nothing of it was stored. */
export class AlreadyRead extends Error {
  override name = 'AlreadyRead';
}

/** The facts of a window to store. */
export interface Findings {
  readonly facts: readonly SettledFact[];
  /** Number of the model's facts that were not grounded. */
  readonly refused: number;
  /** Whether the model returned nothing usable. */
  readonly skipped: boolean;
}

/** The outcome of storing them. */
export interface Kept {
  readonly kept: number;
  /** Facts that a memory already states. */
  readonly known: number;
  /** Facts that contain nothing lasting. */
  readonly chatter: number;
  readonly noted: readonly Noted[];
}

interface Made {
  readonly id: string;
  /** Whether it existed before. */
  readonly updated: boolean;
}

function madeOf(id: string, updated: boolean): Made | null {
  const key = readId(id);
  return key === null ? null : { id: key, updated };
}

/** Errors that affect only one fact and do not stop the others. */
const ITS_OWN: readonly ErrorCode[] = ['secret_detected', 'conflict', 'invalid_input', 'too_large', 'not_found'];

/** Stores the facts of a window and marks it as read, in one transaction. */
@Injectable()
export class KeepFacts {
  constructor(
    private readonly store: StoreRecord,
    private readonly revise: ReviseRecord,
    private readonly records: RecordsRepository,
    private readonly decisions: DecisionLog,
    private readonly queued: QueueLinks,
    private readonly renewed: RenewLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws AlreadyRead, and the storage errors that affect the whole user */
  async runIn(tx: Tx, scope: Scope, window: Window, { facts, refused, skipped }: Findings): Promise<Kept> {
    const noted: Noted[] = [];
    const made: Made[] = [];
    let failed = 0;
    for (const one of facts) {
      try {
        const kept = await tx.transaction((savepoint) => this.keep(savepoint, scope, one));
        noted.push(kept.noted);
        if (kept.made) made.push(kept.made);
      } catch (error) {
        if (!(error instanceof RecollectError) || !ITS_OWN.includes(error.code)) throw error;
        failed += 1;
      }
    }
    await this.link(tx, scope, made);
    const kept = noted.filter(({ applied }) => applied).length;
    const chatter = facts.filter(({ settled }) => settled.relation === 'chatter').length;
    const read = { kept, refused: refused + failed + chatter, skipped };
    if (!(await advance(tx, scope, window, read, this.clock.now()))) throw new AlreadyRead();
    return { kept, known: noted.length - kept - chatter, chatter, noted };
  }

  /** Runs in its own savepoint, so that an error of one fact does not undo another. */
  private async keep(tx: Tx, scope: Scope, fact: SettledFact): Promise<{ noted: Noted; made: Made | null }> {
    const { settled } = fact;
    const stores = settled.relation !== 'chatter' && settled.relation !== 'restates';
    const made = stores ? await this.make(tx, scope, fact) : null;
    const changed = stores && settled.ruling?.outcome !== 'created' && settled.of !== null;
    const noted: Noted = {
      origin: 'extraction',
      decidedBy: settled.decidedBy,
      memoryType: stores ? fact.memoryType : 'NONE',
      shouldStore: stores,
      isUpdate: changed,
      confidence: settled.confidence,
      applied: made !== null,
      recordId: made?.id ?? (settled.relation === 'restates' ? (settled.of?.id ?? null) : null),
    };
    await this.decisions.note(tx, scope, noted);
    return { noted, made };
  }

  /** Links facts of an agent to similar ones, as for facts stored in any other way. */
  private async link(tx: Tx, scope: Scope, made: readonly Made[]): Promise<void> {
    const idsOf = (updated: boolean) => made.filter((one) => one.updated === updated).map(({ id }) => id);
    await this.renewed.runIn(tx, scope, idsOf(true));
    await this.queued.runIn(tx, scope, idsOf(false));
  }

  private async make(tx: Tx, scope: Scope, { key, record, prepared, settled }: SettledFact): Promise<Made | null> {
    // The same fact of the same turn, which may be superseded or forgotten by now.
    const before = await this.records.find(
      tx,
      scope,
      key,
      { include_expired: true, forgotten: 'too' },
      this.clock.now(),
    );
    if (before) {
      const { id } = (await this.store.runIn(tx, scope, record)).outcome;
      return madeOf(id, true);
    }
    const { id = '', status } = (await this.revise.runIn(tx, scope, prepared, settled.ruling)).answer;
    return madeOf(id, status === 'updated');
  }
}
