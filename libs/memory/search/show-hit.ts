import type { searchRecords } from '@contracts/search.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { showId } from '@kernel/ids.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import { showRecord } from '@memory/record-store/record-row.js';
import type { Answered, Through } from './fold-hits.js';
import { type PassagePlace, round } from './fuse.js';
import type { Ranked } from './lend.js';
import { passageOf } from './passage-of.js';

export type Results = OutputOf<typeof searchRecords>['results'];

/** A record of the answer, before it is shown. */
export type Scored = Ranked & {
  readonly row: RecordRow;
  /** 0…1. */
  readonly score: number;
  /** What says the same and was folded into it, best first. */
  readonly duplicates: readonly RecordRow[];
};

export interface HowToShow {
  readonly explain: boolean;
  /** Of a long record the passage alone. */
  readonly byPassage: boolean;
  /** Stems of the query: they choose the passage of what no passage was found by. */
  readonly stems: readonly string[];
}

/** Ids of folded duplicates that are told; of more only the number is. */
const TOLD_DUPLICATES = 20;

export function showHit({ hit, through }: Answered<Scored>, how: HowToShow): Results[number] {
  const row = through?.summary ?? hit.row;
  const own = row.id === hit.row.id && !through?.excerpt;
  const shown = through ? { ...row, content: through.content, speaker: through.speaker ?? row.speaker } : row;
  const passage: PassagePlace = own
    ? placeOf(hit, shown, how)
    : { start: 0, end: (through?.content ?? row.content).length };
  const part = own && how.byPassage && passage.end - passage.start < shown.content.trim().length;
  return {
    id: showId(row.type, row.id),
    external_id: row.externalId ?? undefined,
    score: hit.score,
    record: showRecord(part ? { ...shown, content: shown.content.slice(passage.start, passage.end) } : shown),
    ...(through && showSources(through)),
    ...(part && { excerpt: true as const }),
    passage,
    ...showDuplicates(hit.duplicates),
    ...(how.explain && { explain: explanationOf(hit) }),
  };
}

function placeOf({ candidate }: Scored, row: RecordRow, { byPassage, stems }: HowToShow): PassagePlace {
  const found = candidate?.passage;
  if (found?.index !== undefined) return found;
  if (byPassage) return passageOf(row, stems);
  return found ?? { start: 0, end: row.content.length };
}

function showDuplicates(rows: readonly RecordRow[]): Pick<Results[number], 'duplicates' | 'duplicate_ids'> {
  if (rows.length === 0) return {};
  const ids = rows.slice(0, TOLD_DUPLICATES).map(({ type, id }) => showId(type, id));
  return { duplicates: rows.length, duplicate_ids: ids };
}

function explanationOf({ candidate, lent }: Scored) {
  return {
    arms: candidate?.arms ?? {},
    ...(lent > 0 && { neighbours: round(lent) }),
    fused: round(candidate?.fused ?? 0),
  };
}

function showSources({ excerpt, sources }: Through): Pick<Results[number], 'excerpt' | 'sources'> {
  return {
    ...(excerpt && { excerpt }),
    sources: sources.map(({ type, sourceId, externalId, occurredAt, speaker }) => ({
      id: showId(type, sourceId),
      external_id: externalId ?? undefined,
      occurred_at: occurredAt.toISOString(),
      speaker: speaker ?? undefined,
    })),
  };
}
