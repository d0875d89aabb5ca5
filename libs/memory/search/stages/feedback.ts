import { feedbackWeight } from '@memory/feedback/verdicts.query.js';
import { type ReadingStage, weighed } from '../stage.js';

/** Raises what the reader marked as useful, and lowers the opposite. */
export const feedback: ReadingStage = {
  name: 'feedback',
  begin: async (ids, { reads, now }) => {
    const verdicts = await reads.verdicts(ids);
    return (hits) => weighed('feedback', hits, ({ recordId }) => feedbackWeight(verdicts.get(recordId) ?? [], now));
  },
};
