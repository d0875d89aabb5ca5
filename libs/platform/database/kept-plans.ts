import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';

const MARK = '/* plan kept */';

/**
 * The statement, marked as worth a plan that a connection keeps: under row-level security planning a statement of a search
 * takes as long as running it. Its text may vary by which conditions it has, never by their values.
 */
export function keepPlan(statement: SQL): SQL {
  return sql`${sql.raw(MARK)} ${statement}`;
}

/**
 * How many marked texts are kept. Each costs every connection some 2 MB for good, and callers choose the conditions: what is
 * beyond is planned each time, like everything else.
 */
const MOST = 20;

/** The names under which connections keep the plans of marked statements: the same text, the same name. */
export class KeptPlans {
  private readonly names = new Map<string, string>();

  /** Undefined: planned each time. */
  nameOf(text: string): string | undefined {
    if (!text.startsWith(MARK)) return undefined;
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= MOST) return known;
    const name = `kept_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
    this.names.set(text, name);
    return name;
  }
}
