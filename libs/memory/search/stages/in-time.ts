import type { TimeWindow } from '../arms/time-windows.js';
import type { Hit } from '../hit.js';
import { IN_TIME } from '../ranking/profile.js';
import { weighing } from '../stage.js';

/** Raises what was in the time that the query names. */
export const inTime = weighing<Hit>('in_time', ({ asked: { windows } }) =>
  windows.length === 0 ? null : ({ traits }) => timeWeight(traits.occurredAt, windows),
);

export function timeWeight(at: number, windows: readonly Omit<TimeWindow, 'exact'>[]): number {
  return windows.reduce(
    (most, { from, to, grain }) => (at >= from && at < to ? Math.max(most, IN_TIME.weights[grain]) : most),
    1,
  );
}
