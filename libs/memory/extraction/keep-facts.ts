import { Clock } from '@kernel/clock.js';
import { type ErrorCode, RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { DecisionLog, type Noted } from '@memory/decisions/decision-log.js';
import { QueueLinks } from '@memory/kinds/semantic/queue-links.js';
import { RenewLinks } from '@memory/kinds/semantic/renew-links.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { StoreRecord } from '@memory/records/store-record.js';
import { ReviseRecord } from '@memory/revision/revise-record.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import type { Window } from './fact.js';
import { advance } from './progress.js';
import type { SettledFact } from './settle-facts.js';

/** Somebody else has read the window meanwhile; nothing of it was kept here. */
export class AlreadyRead extends Error {
  override name = 'AlreadyRead';
}

/** What to keep of a window. */
export interface Findings {
  readonly facts: readonly SettledFact[];
  /** How many facts of the model were not grounded. */
  readonly refused: number;
  /** The model gave nothing that can be used. */
  readonly skipped: boolean;
}

/** What became of them. */
export interface Kept {
  readonly kept: number;
  /** Facts that a memory says already. */
  readonly known: number;
  /** Facts that were found to tell nothing that lasts. */
  readonly chatter: number;
  readonly noted: readonly Noted[];
}

interface Made {
  readonly id: string;
  /** It was there before. */
  readonly updated: boolean;
}

function madeOf(id: string, updated: boolean): Made | null {
  const key = readId(id);
  return key === null ? null : { id: key, updated };
}

/** What one fact may not be stored for, while others are. */
const ITS_OWN: readonly ErrorCode[] = ['secret_detected', 'conflict', 'invalid_input', 'too_large', 'not_found'];

/** Stores the facts of a window and counts it as read, both or neither. */
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

  /** @throws AlreadyRead, and what storing throws for a user as a whole */
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

  /** In a savepoint of its own: what one fact may not be stored for takes nothing of another back. */
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

  /** Facts of an agent are linked to those that are alike, as by any other way of storing them. */
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
