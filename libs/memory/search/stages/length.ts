import type { Hit } from '../hit.js';
import { LENGTH } from '../ranking/profile.js';
import { weighing } from '../stage.js';

/** Lowers a long text, because its best passage is the best of many. */
export const length = weighing<Hit>(
  'length',
  () =>
    ({ traits }) =>
      lengthWeight(traits.size),
);

/** @param size in bytes */
export function lengthWeight(size: number): number {
  return 1 / (1 + LENGTH.penalty * Math.log(Math.max(1, size / LENGTH.passageBytes)));
}
