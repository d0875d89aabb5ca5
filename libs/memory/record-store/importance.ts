/** The inputs of the computed importance of a record. */
export interface ImportanceSigns {
  readonly type: string;
  readonly accessCount: number;
  /** The last recall, else the storing. */
  readonly lastAccessedAt: Date;
  readonly createdAt: Date;
  /** Number of edges in both directions. */
  readonly relations: number;
}

const DAY_MS = 86_400_000;

/** The share of each component, and the value at which it is full. The figures are those of seed 004's system. */
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
    /** Unknown kinds count as episodes. */
    other: 0.7,
  },
} as const;

/** Default importance. */
export const UNRATED = 0.5;
/** Default importance of a record whose loss could harm somebody (`indexing/vital.ts`). */
export const VITAL = 0.7;

/**
 * Computed importance of a record, 0…1: up to 0.4 for recalls (full at 100), 0.3 for recent use (0 after 30 days), 0.1 for being new
 * (7 days), 0.1 by kind, 0.1 for links (full at 10). The rating by its writer is separate. Compaction, search and `min_importance`
 * use this value.
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

/** The writer's rating, or the computed importance if that is higher. A low rating stays low. */
export function importanceFor(rated: number, signs: ImportanceSigns, now: Date): number {
  return rated < UNRATED ? rated : Math.max(rated, computedImportance(signs, now));
}
