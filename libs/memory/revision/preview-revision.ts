import { showId } from '@kernel/ids.js';
import { changesTo } from '@memory/record-store/record.js';
import { DEFAULT_TYPE } from '@memory/record-store/record.js';
import { showPossible } from './judge.js';
import type { Judgement, Written } from './judgement.js';
import { editsOf, instantOf } from './revision-edits.js';
import { timeline } from './timeline.js';

/** The result that a judgement would have. */
export function previewRevision(judgement: Judgement, now: Date): Written {
  const { input, decision } = judgement;
  const { target, contradicted } = decision;
  if (target) {
    const edits = editsOf(judgement, target, decision.outcome === 'updated');
    const changes = Object.keys(changesTo(target.row, edits)).length > 0;
    const { row } = target;
    const answer = {
      status: changes ? ('updated' as const) : ('unchanged' as const),
      id: showId(row.type, row.id),
      external_id: row.externalId ?? undefined,
      type: row.type,
      version: row.version,
      superseded: [],
      content: edits.content ?? row.content,
      metadata: edits.metadata ?? row.metadata,
      embedding: 'complete' as const,
    };
    return { answer, jobs: [] };
  }
  const rows = contradicted.map(({ row }) => row);
  const { ended, next } = timeline(rows, instantOf(input, now));
  const answer = {
    status: decision.outcome,
    type: input.type ?? rows[0]?.type ?? DEFAULT_TYPE,
    superseded: ended.map(({ item, until }) => ({
      id: showId(item.type, item.id),
      version: item.version,
      valid_to: (item.validTo && item.validTo < until ? item.validTo : until).toISOString(),
    })),
    ...showPossible(decision.possible),
    ...(next && { outdated_by: showId(next.type, next.id) }),
    content: contradicted.length > 0 ? (editsOf(judgement, null, true).content ?? input.content) : input.content,
    metadata: input.metadata ?? {},
    embedding: 'pending' as const,
  };
  return { answer, jobs: [] };
}
