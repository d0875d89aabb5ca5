import { holdsTitle } from '@memory/attributes/identifiers.js';
import { type ReadingStage, weighed } from '../stage.js';

/** How far ahead of the best other hit. */
const AHEAD = 1.02;

/** Ranks a record first if the query contains its whole title: the query asks for it by name. */
export const titles: ReadingStage = {
  name: 'titles',
  begin:
    (_, { query }) =>
    (hits) => {
      const titled = new Set(hits.filter(({ row }) => holdsTitle(query.query, row.title)));
      if (titled.size === 0 || titled.size === hits.length) return hits;
      const best = (of: typeof hits) => Math.max(...of.map(({ sum }) => sum));
      const raise = (AHEAD * best(hits.filter((hit) => !titled.has(hit)))) / best([...titled]);
      return weighed('titles', hits, raise > 1 ? (hit) => (titled.has(hit) ? raise : 1) : null);
    },
};
