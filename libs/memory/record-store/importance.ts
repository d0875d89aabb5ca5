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

/** Parts of a whole, and what counts as all of each. The figures of seed 004's system. */
export const FORMULA = {
  access: { part: 0.4, full: 100 },
  lately: { part: 0.3, days: 30 },
  fresh: { part: 0.1, days: 7 },
  links: { part: 0.1, full: 10 },
  kind: {
    part: 0.1,
    weights: {
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
    } as Readonly<Record<string, number>>,
    /** A kind that it does not know counts as an episode. */
    other: 0.7,
  },
} as const;

/** What a record has that nobody rated. */
export const UNRATED = 0.5;
/** What a record has that nobody rated, and that says what harms somebody when it is forgotten (`indexing/vital.ts`). */
export const VITAL = 0.7;

/**
 * How important a record has proved to be, 0…1: 0.4 by recalls (100 are all), 0.3 by how lately it was used (30 days are
 * long ago), 0.1 if it is new (7 days), 0.1 by its kind, 0.1 by its links (10 are all). What its writer said of its
 * importance is another thing and not part of it. Compaction, search and `min_importance` go by it.
 */
export function computedImportance(signs: ImportanceSigns, now: Date): number {
  const { access, lately, fresh, kind, links } = FORMULA;
  const days = (since: Date): number => Math.max(0, (now.getTime() - since.getTime()) / DAY_MS);
  return (
    access.part * Math.min(signs.accessCount / access.full, 1) +
    lately.part * Math.max(0, 1 - days(signs.lastAccessedAt) / lately.days) +
    (days(signs.createdAt) < fresh.days ? fresh.part : 0) +
    kind.part * (kind.weights[signs.type] ?? kind.other) +
    links.part * Math.min(signs.relations / links.full, 1)
  );
}

/** As its writer rated it, or higher where use has proved more. What was rated low stays low. */
export function importanceFor(rated: number, signs: ImportanceSigns, now: Date): number {
  return rated < UNRATED ? rated : Math.max(rated, computedImportance(signs, now));
}
