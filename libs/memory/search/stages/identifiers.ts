import { identifiersIn } from '@memory/attributes/identifiers.js';
import { analyse } from '@memory/indexing/terms.js';
import type { Hit } from '../hit.js';
import { IDENTIFIERS } from '../ranking/profile.js';
import { type Weight, weighing } from '../stage.js';

/**
 * Raises what contains all words of a code, path or quoted phrase in the query. "error E512 during update" means E512,
 * but a hundred texts are about errors and updates. Uses only the index, so that such a record is among those that are
 * read.
 */
export const identifiers = weighing<Hit>('identifiers', ({ query, asked }): Weight<Hit> | null => {
  const named = identifiersIn(query.query);
  if (named.length === 0) return null;
  const places = new Map(asked.terms.map(({ term, kind }, place) => [kind === 'stem' ? term : '', place]));
  const wanted = named
    .map((one) => analyse(one, asked.languages[0] ?? 'en').terms.flatMap(({ term }) => places.get(term) ?? []))
    .filter((own) => own.length > 0);
  if (wanted.length === 0) return null;
  const held = new Map<string, number>();
  for (const { recordId, stems = [] } of asked.found.keyword) {
    const has = wanted.filter((own) => own.every((place) => stems.includes(place))).length;
    held.set(recordId, Math.max(held.get(recordId) ?? 0, has));
  }
  return ({ recordId }) => 1 + (IDENTIFIERS.words * (held.get(recordId) ?? 0)) / wanted.length;
});
