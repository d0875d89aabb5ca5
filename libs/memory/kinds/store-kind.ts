import type { Kind } from '@contracts/cognitive/cognitive.js';
import type { RecordInput } from '@contracts/records/record.js';
import type { Hints, SecretsRedacted } from '@contracts/records/write-notes.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { StoreRecord } from '@memory/records/store-record.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { shownAs } from './kind.js';

export type KindInput = Omit<RecordInput, 'type' | 'user_id' | 'shared' | 'id'> & { readonly content: string };

/** The result of every store of a kind. */
export interface StoredKind {
  /** The row id. */
  readonly recordId: string;
  readonly jobs: readonly string[];
  readonly body: {
    readonly id: string;
    readonly node_id: string;
    readonly created_at: string;
    readonly quarantined: boolean | undefined;
    readonly injected_context_cut: number | undefined;
    readonly secrets_redacted: SecretsRedacted;
    readonly hints: Hints;
  };
}

/** Stores a memory of a kind like any record: planned, indexed, with trust and lineage. */
@Injectable()
export class StoreKind {
  constructor(private readonly store: StoreRecord) {}

  /** @throws RecollectError as in storing a record */
  async runIn(tx: Tx, scope: Scope, type: Kind, input: KindInput): Promise<StoredKind> {
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const { outcome, jobs } = await this.store.runIn(tx, scope, { ...given, type });
    const { created_at, quarantined, injected_context_cut, secrets_redacted, hints } = outcome;
    return {
      recordId: readId(outcome.id) ?? '',
      jobs,
      body: { ...shownAs(type, outcome.id), created_at, quarantined, injected_context_cut, secrets_redacted, hints },
    };
  }
}
