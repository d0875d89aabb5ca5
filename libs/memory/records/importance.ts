/** What the importance of a record is computed from. */
export interface ImportanceSigns {
  readonly type: string;
  readonly accessCount: number;
  /** The last recall, or where there was none the storing. */
  readonly lastAccessedAt: Date;
  readonly createdAt: Date;
  /** Edges from and to it. */
  readonly relations: number;
}

const DAY_MS = 86_400_000;
const FULL_ACCESS = 100;
const FRESH_DAYS = 30;
const NEW_DAYS = 7;
const FULL_RELATIONS = 10;

/** By kind of memory. The weights of seed 004's system; a kind that it does not know counts as an episode. */
const TYPE_WEIGHTS: Readonly<Record<string, number>> = {
  procedural: 1,
  semantic: 0.9,
  lesson: 0.9,
  snippet: 0.9,
  summary: 0.9,
  temporal_event: 0.9,
  collaboration_context: 0.8,
  episodic: 0.7,
  message: 0.7,
  diagnostics: 0.5,
  external_context: 0.4,
};
const EPISODE = 0.7;

/**
 * How important a record has proved to be, 0…1: 0.4 by recalls (100 are all), 0.3 by how lately it was used (30 days are
 * long ago), 0.1 if it is new (7 days), 0.1 by its kind, 0.1 by its links (10 are all). What its writer said of its
 * importance is another thing and not part of it.
 */
export function computedImportance(signs: ImportanceSigns, now: Date): number {
  const days = (since: Date): number => Math.max(0, (now.getTime() - since.getTime()) / DAY_MS);
  const recalled = 0.4 * Math.min(signs.accessCount / FULL_ACCESS, 1);
  const lately = 0.3 * Math.max(0, 1 - days(signs.lastAccessedAt) / FRESH_DAYS);
  const fresh = days(signs.createdAt) < NEW_DAYS ? 0.1 : 0;
  const kind = 0.1 * (TYPE_WEIGHTS[signs.type] ?? EPISODE);
  const linked = 0.1 * Math.min(signs.relations / FULL_RELATIONS, 1);
  return recalled + lately + fresh + kind + linked;
}
