import type { Episode } from './eligible.js';

/** A gap that separates topics, in milliseconds. */
const LARGE_GAP_MS = 6 * 3_600_000;
/** The range of a batch's size relative to the setting, so that it can end with a session or at a gap. */
const SHORTEST = 0.5;
const LONGEST = 1.5;
/** Bounds memory. Beyond it the group that has waited longest for its next episode is given up. */
const MOST_WAITING = 50_000;

interface Group<E> {
  readonly size: number;
  readonly episodes: E[];
}

/**
 * Divides episodes into batches, each of one agent and project, in order of time. A batch ends where a session ends, or at a large
 * gap, if there is one between half and one and a half of its size. A rest smaller than a batch is not folded, unless `partial`.
 */
export class EpisodeGroups<E extends Episode> {
  /** Those that grew last are at the end. */
  private readonly groups = new Map<string, Group<E>>();
  private waiting = 0;
  private ready = 0;

  constructor(private readonly mostWaiting = MOST_WAITING) {}

  /** The number of episodes in groups that can be cut before the rest is known. */
  get cuttable(): number {
    return this.ready;
  }

  /**
   * Call in order of time.
   * @param size of a batch of this agent and project
   * @returns the number of episodes that are given up for it
   */
  add(episode: E, size: number): number {
    const key = JSON.stringify([episode.agent, episode.project]);
    const group = this.groups.get(key) ?? { size, episodes: [] };
    this.groups.delete(key);
    this.groups.set(key, group);
    const length = group.episodes.push(episode);
    if (length >= seenFor(size)) this.ready += length === seenFor(size) ? length : 1;
    this.waiting += 1;
    return this.waiting > this.mostWaiting ? this.giveUpOne() : 0;
  }

  /**
   * The batches that are complete, whichever episodes follow. The rest of each group waits for these.
   * @param end no episode follows
   * @param partial at the end, rests are batches too
   * @returns batches in order of time
   */
  take(end: boolean, partial: boolean): (readonly E[])[] {
    const batches: E[][] = [];
    for (const [key, { size, episodes }] of this.groups) {
      if (!end && episodes.length < seenFor(size)) continue;
      const { cut, rest } = cutGroup(episodes.sort(inOrder), size, end);
      batches.push(...cut);
      if (end && partial && rest.length > 0) batches.push(rest);
      this.groups.set(key, { size, episodes: rest });
      this.waiting -= episodes.length - rest.length;
    }
    this.ready = 0;
    return batches.sort(([a], [b]) => inOrder(a!, b!));
  }

  private giveUpOne(): number {
    for (const [key, { size, episodes }] of this.groups) {
      if (episodes.length >= seenFor(size)) continue;
      this.groups.delete(key);
      this.waiting -= episodes.length;
      return episodes.length;
    }
    return 0;
  }
}

function inOrder(a: Episode, b: Episode): number {
  return a.occurredAt.getTime() - b.occurredAt.getTime() || a.sequence - b.sequence || (a.id < b.id ? -1 : 1);
}

/** How many episodes decide where a batch ends. */
function seenFor(size: number): number {
  return Math.floor(size * LONGEST) + 1;
}

function cutGroup<E extends Episode>(group: readonly E[], size: number, end: boolean): { cut: E[][]; rest: E[] } {
  const cut: E[][] = [];
  let start = 0;
  while (group.length - start >= (end ? size : seenFor(size))) {
    const until = start + bestCut(group.slice(start, start + seenFor(size)), size);
    cut.push(group.slice(start, until));
    start = until;
  }
  return { cut, rest: group.slice(start) };
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
