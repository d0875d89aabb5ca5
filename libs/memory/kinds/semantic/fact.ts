import type { fact } from '@contracts/cognitive/facts.operations.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import type { z } from 'zod';
import { nodeOf, numberField, numberOf, textOf } from '../kind.js';

export type Fact = z.input<typeof fact>;

/** For a semantic record stored elsewhere the title serves as the concept. */
export function showFact(row: RecordRow): Fact {
  return {
    ...nodeOf(row),
    concept: row.title ?? '',
    content: row.content,
    confidence: confidenceOf(row),
    source_id: textOf(row.fields, 'source_id'),
    tags: row.tags,
  };
}

export const confidenceOf = ({ fields }: Pick<RecordRow, 'fields'>): number => numberOf(fields, 'confidence', 1);
/** The same for records with alias `r`. */
export const CONFIDENCE = numberField('confidence', 1);
