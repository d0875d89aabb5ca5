import { feedbackWeight } from '@memory/feedback/verdict.js';
import { type ReadingStage, weighed } from '../stage.js';

/** Raises what its reader found useful, and lowers what not. */
export const feedback: ReadingStage = {
  name: 'feedback',
  begin: async (ids, { reads, now }) => {
    const verdicts = await reads.verdicts(ids);
    return (hits) => weighed('feedback', hits, ({ recordId }) => feedbackWeight(verdicts.get(recordId) ?? [], now));
  },
};
