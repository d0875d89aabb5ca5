import type { Episode } from './eligible.js';

/** A gap that separates topics, in milliseconds. */
const LARGE_GAP_MS = 6 * 3_600_000;
/** The range of a batch's size relative to the setting, so that it can end with a session or at a gap. */
const SHORTEST = 0.5;
const LONGEST = 1.5;

/**
 * Divides episodes into batches, each of one agent and project, in order of time. A batch ends where a session ends, or at a large
 * gap, if there is one between half and one and a half of its size. A rest smaller than a batch is not folded, unless `partial`.
 */
export function cutBatches<E extends Episode>(
  episodes: readonly E[],
  size: number,
  partial: boolean,
): readonly (readonly E[])[] {
  const groups = new Map<string, E[]>();
  for (const episode of episodes) {
    const key = JSON.stringify([episode.agent, episode.project]);
    groups.set(key, [...(groups.get(key) ?? []), episode]);
  }
  return [...groups.values()]
    .flatMap((group) => cutGroup(group.sort(inOrder), size, partial))
    .sort(([a], [b]) => inOrder(a!, b!));
}

export function inOrder(a: Episode, b: Episode): number {
  return a.occurredAt.getTime() - b.occurredAt.getTime() || a.sequence - b.sequence || (a.id < b.id ? -1 : 1);
}

function cutGroup<E extends Episode>(group: readonly E[], size: number, partial: boolean): E[][] {
  const batches: E[][] = [];
  let start = 0;
  while (group.length - start >= size) {
    const end = start + bestCut(group.slice(start, start + Math.floor(size * LONGEST) + 1), size);
    batches.push(group.slice(start, end));
    start = end;
  }
  const rest = group.slice(start);
  if (partial && rest.length > 0) batches.push(rest);
  return batches;
}

/** How many of these to take: up to the strongest boundary, and among equal ones the nearest to `size`. */
function bestCut(episodes: readonly Episode[], size: number): number {
  let best = size;
  let strength = 0;
  for (let at = Math.max(2, Math.ceil(size * SHORTEST)); at < episodes.length; at++) {
    const here = boundary(episodes[at - 1]!, episodes[at]!);
    const nearer = Math.abs(at - size) < Math.abs(best - size);
    if (here > strength || (here === strength && here > 0 && nearer)) [best, strength] = [at, here];
  }
  return best;
}

/** 2 between sessions, 1 at a large gap, else 0. */
function boundary(before: Episode, after: Episode): number {
  if (before.sessionId !== after.sessionId) return 2;
  return after.occurredAt.getTime() - before.occurredAt.getTime() > LARGE_GAP_MS ? 1 : 0;
}
