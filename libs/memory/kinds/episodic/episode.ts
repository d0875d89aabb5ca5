import type { episode } from '@contracts/cognitive/episodes.operations.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import type { z } from 'zod';
import { nodeOf, textOf } from '../kind.js';

export function showEpisode(row: RecordRow): z.input<typeof episode> {
  return {
    ...nodeOf(row),
    content: row.content,
    source_label: textOf(row.fields, 'source_label'),
    temporal_index: row.sequence,
    compressed: row.compressed,
    occurred_at: row.occurredAt.toISOString(),
  };
}
