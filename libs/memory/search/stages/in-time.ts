import { asksWhatHappened, inItsTime } from '@memory/timeline/happened.js';
import type { TimeWindow } from '../arms/time-windows.js';
import type { Hit } from '../hit.js';
import { questionOf } from '../question-of.js';
import { IN_TIME } from '../ranking/profile.js';
import { type Ranking, type Stage, weighed } from '../stage.js';

/** Raises what is dated in the time that the query names. */
export const inTime: Stage<Hit, Ranking> = {
  name: 'in_time',
  run: (hits, { query, asked }) => {
    const { windows } = asked;
    if (windows.length === 0) return hits;
    const raised = weighed('in_time', hits, ({ traits }) => timeWeight(traits.occurredAt, windows));
    const question = inItsTime(questionOf(query, asked), windows);
    return asksWhatHappened(question) ? withFactsOf(raised, windows) : raised;
  },
};

/** "What happened" contains no word to match. So every fact of that time is read, and a later stage ranks them. */
function withFactsOf(hits: readonly Hit[], windows: readonly TimeWindow[]): readonly Hit[] {
  const best = hits.reduce((most, { sum }) => Math.max(most, sum), 0);
  const isOfThen = ({ occurredAt }: Hit['traits']) =>
    windows.some(({ exact: { from, to } }) => occurredAt >= from && occurredAt < to);
  return hits.map((hit) =>
    hit.traits.role === null && hit.traits.sessionId === null && isOfThen(hit.traits)
      ? { ...hit, sum: hit.sum + best }
      : hit,
  );
}

export function timeWeight(at: number, windows: readonly Omit<TimeWindow, 'exact'>[]): number {
  return windows.reduce(
    (most, { from, to, grain }) => (at >= from && at < to ? Math.max(most, IN_TIME.weights[grain]) : most),
    1,
  );
}
