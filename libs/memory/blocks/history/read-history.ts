import { isDeepStrictEqual } from 'node:util';
import type { blockDiff, blockHistory, HistoryEntryOutput } from '@contracts/blocks/block-history.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { countFitting } from '@memory/record-store/page-bytes.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { showState } from '../block.js';
import { OpenBlock } from '../open-block.js';
import { BlockVersionsRepository, type HistoryEntry } from './block-versions.repository.js';
import { countLines, diffLines, unifiedDiff } from './line-diff.js';

/** The past states of a block, and the difference between two of them. */
@Injectable()
export class ReadHistory {
  constructor(
    private readonly database: Database,
    private readonly open: OpenBlock,
    private readonly versions: BlockVersionsRepository,
  ) {}

  list(scope: Scope, key: string, request: { limit: number; before?: number }): Promise<OutputOf<typeof blockHistory>> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const { id, sequence } = await this.open.find(tx, scope, key);
        const sizes = await this.versions.sizes(tx, scope.tenantId, id, request.limit + 1, request.before);
        const fitting = Math.min(request.limit, countFitting(sizes));
        const found = await this.versions.page(tx, scope.tenantId, id, fitting, request.before);
        return { history: found.map((entry) => showEntry(entry, sequence)), has_more: sizes.length > fitting };
      },
      { readOnly: true },
    );
  }

  /** @throws RecollectError `not_found` for a missing block or state */
  diff(scope: Scope, key: string, query: { from?: number; to?: number }): Promise<OutputOf<typeof blockDiff>> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const block = await this.open.find(tx, scope, key);
        const to = query.to ?? block.sequence;
        const from = query.from ?? Math.max(1, to - 1);
        const [before, after] = [
          await this.versions.at(tx, scope.tenantId, block.id, from),
          await this.versions.at(tx, scope.tenantId, block.id, to),
        ];
        if (!before || !after) {
          throw new RecollectError(
            'not_found.version',
            `The history of this block has no state ${before ? to : from}.`,
          );
        }
        return { from, to, ...differences(before, after) };
      },
      { readOnly: true },
    );
  }
}

function differences(before: HistoryEntry, after: HistoryEntry) {
  const { value: _, ...old } = showState(before);
  const { value: __, ...young } = showState(after);
  const fields = Object.keys(old)
    .map((field) => ({ field, from: old[field as keyof typeof old], to: young[field as keyof typeof young] }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to));
  const lines = diffLines(before.value, after.value);
  return {
    fields,
    added: countLines(lines, '+'),
    removed: countLines(lines, '-'),
    diff: unifiedDiff(lines),
  };
}

function showEntry(entry: HistoryEntry, current: number): HistoryEntryOutput {
  return {
    sequence: entry.sequence,
    version: entry.version,
    current: entry.sequence === current,
    checkpoint: entry.checkpoint,
    ...showState(entry),
    actor: entry.actor,
    actor_agent: entry.actorAgent,
    reason: entry.reason,
    created_at: entry.createdAt.toISOString(),
  };
}
