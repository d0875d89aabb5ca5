import { EXTRACTED } from '@contracts/extraction/extraction.settings.js';
import type { ReadHit } from '../hit.js';
import { FACT_KEYS } from '../ranking/profile.js';
import { type ReadingStage, weighed } from '../stage.js';

/**
 * Lowers facts that were extracted from turns. A fact is short and names its subject, as a question does. At full
 * weight, facts would displace all turns without extracted facts.
 */
export const factKeys: ReadingStage = {
  name: 'fact_keys',
  begin: () => (hits) => weighed('fact_keys', hits, factWeight),
};

export function factWeight({ row }: Pick<ReadHit, 'row'>): number {
  return row.provenance['source'] === EXTRACTED ? FACT_KEYS.weight : 1;
}
