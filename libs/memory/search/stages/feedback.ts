import { feedbackWeight } from '@memory/feedback/verdict.js';
import { verdictsOf } from '@memory/feedback/verdicts.query.js';
import { type ReadingStage, weighed } from '../stage.js';

/** Raises what its reader found useful, and lowers what not. Verdicts are of now, and a reader's own. */
export const feedback: ReadingStage = {
  name: 'feedback',
  begin: async (ids, { tx, scope, query, queryHashes, now }) => {
    if (query.as_of || scope.allUsers) return (hits) => hits;
    const verdicts = await verdictsOf(tx, scope, ids, queryHashes);
    return (hits) => weighed('feedback', hits, ({ recordId }) => feedbackWeight(verdicts.get(recordId) ?? [], now));
  },
};
