import { holdsIdentifier, identifiersIn } from '@memory/attributes/identifiers.js';
import { IDENTIFIERS } from '../ranking/profile.js';
import { type ReadingStage, weighed } from '../stage.js';

/** Raises what contains a code, path or quoted phrase of the query literally. Changes nothing if no hit does. */
export const literal: ReadingStage = {
  name: 'literal',
  begin: (_, { query }) => {
    const named = identifiersIn(query.query);
    if (named.length === 0) return (hits) => hits;
    return (hits) => {
      const shares = hits.map(({ row }) => {
        const text = `${row.title ?? ''} ${row.content}`.toLowerCase();
        return named.filter((one) => holdsIdentifier(text, one)).length / named.length;
      });
      if (shares.every((share) => share === 0)) return hits;
      const byId = new Map(hits.map(({ recordId }, i) => [recordId, shares[i] ?? 0]));
      return weighed('literal', hits, ({ recordId }) => 1 + IDENTIFIERS.literal * (byId.get(recordId) ?? 0));
    };
  },
};
