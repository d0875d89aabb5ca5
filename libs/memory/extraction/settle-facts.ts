import { createHash } from 'node:crypto';
import type { MemoryType } from '@contracts/decisions/decisions.operations.js';
import { EXTRACTED } from '@contracts/extraction/extraction.settings.js';
import { MESSAGE_TYPE, recordInput, type RecordInput } from '@contracts/records/record.js';
import { reviseInput } from '@contracts/revision/revision.operations.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { comparedWith } from '@memory/decisions/decide-memory.js';
import { type Settled, SettleFact } from '@memory/decisions/settle-fact.js';
import { Stages } from '@memory/decisions/stages.js';
import { type Asked, type Prepared, ReviseRecord } from '@memory/revision/revise-record.js';
import { Injectable } from '@nestjs/common';
import { TenantModels } from '@platform/models/tenant-models.js';
import type { Grounded } from './ground.js';

/** The most that is stored of a name, in UTF-16 units. */
const LONGEST_NAME = 200;

/** A fact, with the decision about it. */
export interface SettledFact {
  /** The id of its record, derived from its turn and its words. */
  readonly key: string;
  readonly record: RecordInput;
  readonly memoryType: MemoryType;
  readonly prepared: Prepared;
  readonly settled: Settled;
}

/** Decides how each fact of a window relates to existing memories. Calls models, so no transaction is open. */
@Injectable()
export class SettleFacts {
  constructor(
    private readonly revise: ReviseRecord,
    private readonly facts: SettleFact,
    private readonly models: TenantModels,
  ) {}

  /** @returns the facts that can be stored. @param model the provider's name of the model that responded */
  async run(
    scope: Scope,
    facts: readonly Grounded[],
    { agent, model, signal }: { readonly agent: string; readonly model: string; readonly signal: AbortSignal },
  ): Promise<SettledFact[]> {
    const stages = new Stages(this.models, scope, signal);
    const settled: SettledFact[] = [];
    for (const fact of facts) {
      const record = recordOf(fact, agent, model);
      if (!record) continue;
      const asked = { key: record.id ?? '', types: comparedWith(record.type), validTo: fact.validTo, beside: true };
      const prepared = await this.prepare(scope, record, asked);
      if (!prepared) continue;
      settled.push({
        key: asked.key,
        record,
        memoryType: fact.fact.type.toUpperCase() as MemoryType,
        prepared,
        settled: besideOthers(await this.facts.run(scope, prepared, stages)),
      });
    }
    return settled;
  }

  /** Null: not a valid record. */
  private async prepare(scope: Scope, record: RecordInput, asked: Asked) {
    const { id: _, valid_to: __, ...rest } = record;
    const parsed = reviseInput.safeParse({
      ...rest,
      occurred_at: record.occurred_at?.getTime(),
      valid_from: record.valid_from?.getTime(),
      reason: 'extracted',
    });
    if (!parsed.success) return null;
    return this.revise.prepare(scope, parsed.data, asked).catch((error: unknown) => {
      if (error instanceof RecollectError && error.status < 500) return null;
      throw error;
    });
  }
}

/** A fact is one sentence with one quote. So an addition to an existing memory becomes a record of its own. */
function besideOthers(settled: Settled): Settled {
  return settled.relation === 'adds' ? { ...settled, ruling: { outcome: 'created', of: null } } : settled;
}

/**
 * The record of a fact. Its id is derived from its turn and its words, so that extracting it again updates it. It
 * derives from its turn: its trust is no higher, and it is erased with it.
 */
function recordOf({ fact, source, validFrom, validTo }: Grounded, agent: string, model: string): RecordInput | null {
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
    ...(source.project !== null && { project: source.project }),
    occurred_at: source.at.toISOString(),
    ...(validFrom && { valid_from: validFrom.toISOString() }),
    ...(validTo && { valid_to: validTo.toISOString() }),
    importance: Number.isFinite(fact.importance) ? Math.min(1, Math.max(0, fact.importance)) : 0.5,
    derived_from: [source.recordId],
    metadata: {
      subject: named(fact.subject),
      entities: fact.entities.slice(0, 20).map(named),
    },
    provenance: { source: EXTRACTED, message: showId(MESSAGE_TYPE, source.recordId), quote: fact.quote, model },
  });
  return parsed.success ? parsed.data : null;
}

/** A name as stored. A cut may halve a character, which JSON in Postgres does not take. */
function named(name: string): string {
  return name.slice(0, LONGEST_NAME).toWellFormed();
}
