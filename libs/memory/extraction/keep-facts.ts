import { createHash } from 'node:crypto';
import { recordInput } from '@contracts/records/record.js';
import { Clock } from '@kernel/clock.js';
import { type ErrorCode, RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { MESSAGE_TYPE } from '@contracts/messages/message-type.js';
import { StoreRecord } from '@memory/records/store-record.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { EXTRACTED } from '@contracts/extraction/extraction.settings.js';
import type { Window } from './fact.js';
import type { Grounded } from './ground.js';
import { advance } from './progress.js';

/** Somebody else has read the window meanwhile; nothing of it was kept here. */
export class AlreadyRead extends Error {
  override name = 'AlreadyRead';
}

/** What to keep of a window. */
export interface Findings {
  readonly facts: readonly Grounded[];
  /** How many facts of the model were not grounded. */
  readonly refused: number;
  /** The model gave nothing that can be used. */
  readonly skipped: boolean;
  /** As the provider names what has answered. */
  readonly model: string;
}

/** What one fact may not be stored for, while others are. */
const ITS_OWN: readonly ErrorCode[] = ['secret_detected', 'conflict', 'invalid_input', 'too_large', 'not_found'];

/** Stores the facts of a window and counts it as read, both or neither. */
@Injectable()
export class KeepFacts {
  constructor(
    private readonly store: StoreRecord,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns how many facts were stored
   * @throws AlreadyRead, and what storing throws for a user as a whole
   */
  async runIn(tx: Tx, scope: Scope, window: Window, { facts, refused, skipped, model }: Findings): Promise<number> {
    let kept = 0;
    for (const one of facts) {
      try {
        await this.store.runIn(tx, scope, inputOf(one, window.agent, model));
        kept += 1;
      } catch (error) {
        if (!(error instanceof RecollectError) || !ITS_OWN.includes(error.code)) throw error;
      }
    }
    const read = { kept, refused: refused + facts.length - kept, skipped };
    if (!(await advance(tx, scope, window, read, this.clock.now()))) throw new AlreadyRead();
    return kept;
  }
}

/**
 * The record of a fact. Its id is made of its turn and its words, so that who extracts it again updates it. It derives from its
 * turn: it is believed no more than that, and goes with it.
 */
function inputOf({ fact, source, validFrom, validTo }: Grounded, agent: string, model: string) {
  const words = fact.content.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  const print = createHash('sha256')
    .update(JSON.stringify([source.recordId, words.toLowerCase()]))
    .digest('base64url');
  const parsed = recordInput.safeParse({
    id: `fact:${print.slice(0, 32)}`,
    type: fact.type,
    content: words,
    ...(agent !== '' && { agent }),
    ...(source.sessionId !== null && { session_id: source.sessionId }),
    occurred_at: source.at.toISOString(),
    ...(validFrom && { valid_from: validFrom.toISOString() }),
    ...(validTo && { valid_to: validTo.toISOString() }),
    importance: Number.isFinite(fact.importance) ? Math.min(1, Math.max(0, fact.importance)) : 0.5,
    derived_from: [source.recordId],
    metadata: {
      subject: fact.subject.slice(0, 200),
      entities: fact.entities.slice(0, 20).map((one) => one.slice(0, 200)),
    },
    provenance: { source: EXTRACTED, message: showId(MESSAGE_TYPE, source.recordId), quote: fact.quote, model },
  });
  if (!parsed.success) throw new RecollectError('invalid_input', 'A fact is not a record that can be stored.');
  return parsed.data;
}
