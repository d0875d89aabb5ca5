import type { ReadHit } from '../hit.js';
import { IMPORTANCE } from '../ranking/profile.js';
import { type ReadingStage, weighed } from '../stage.js';

/** Raises what was rated important or was used, and lowers what was rated low. */
export const importance: ReadingStage = {
  name: 'importance',
  begin: () => (hits) => weighed('importance', hits, weightOf),
};

function weightOf({ usage, row }: ReadHit): number {
  return importanceWeight((usage ?? row).importance);
}

/** 0.7 to 1.3; 1 if never rated or used (`importanceFor`). */
export function importanceWeight(rated: number): number {
  return 1 + IMPORTANCE.share * (2 * Math.min(1, Math.max(0, rated)) - 1);
}
