import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';

const MARK = '/* plan kept */';
const FIXED_MARK = '/* fixed plan kept */';

/**
 * Marks the statement so that each connection keeps its plan: under row-level security, planning a search statement
 * takes as long as running it. Its text may depend on which conditions it has, never on their values.
 */
export function keepPlan(statement: SQL): SQL {
  return sql`${sql.raw(MARK)} ${statement}`;
}

/**
 * The same for a statement that has only one text, or a few. It does not count towards `MOST`, because no request can add texts.
 * Storing one record sends a dozen of them, whose planning takes longer than running them.
 */
export function keepFixedPlan(statement: SQL): SQL {
  return sql`${sql.raw(FIXED_MARK)} ${statement}`;
}

/** The same for a statement that is already text. */
export function withFixedPlan(text: string): string {
  return `${FIXED_MARK} ${text}`;
}

/**
 * How many texts marked by `keepPlan` are kept. Each one permanently costs every connection about 2 MB, and callers choose the
 * conditions. Further texts are planned each time, like any other statement.
 */
const MOST = 24;
/** How many fixed texts are kept. The code has fewer, so the limit only stops a mistake from filling every connection's memory. */
const MOST_FIXED = 100;

/**
 * The names under which connections keep the plans of marked statements. Names are unique per connection, because all
 * connections to the embedded database share one session.
 */
export class KeptPlans {
  private readonly digests = new Map<string, string>();
  private readonly counts = { fixed: 0, marked: 0 };
  private readonly numbers = new WeakMap<object, number>();
  private connections = 0;

  /** The same text on the same connection has the same name. Undefined: planned each time. */
  nameOf(text: string, connection: object): string | undefined {
    const fixed = text.startsWith(FIXED_MARK);
    if (!fixed && !text.startsWith(MARK)) return undefined;
    const digest = this.digestOf(text, fixed);
    return digest && `kept_${this.numberOf(connection)}_${digest}`;
  }

  /** The name of the statement that sets the scope at the start of every transaction. */
  nameOfSettings(connection: object): string {
    return `kept_${this.numberOf(connection)}_settings`;
  }

  private digestOf(text: string, fixed: boolean): string | undefined {
    const known = this.digests.get(text);
    const kind = fixed ? 'fixed' : 'marked';
    if (known !== undefined || this.counts[kind] >= (fixed ? MOST_FIXED : MOST)) return known;
    this.counts[kind] += 1;
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 32);
    this.digests.set(text, digest);
    return digest;
  }

  private numberOf(connection: object): number {
    const number = this.numbers.get(connection) ?? (this.connections += 1);
    this.numbers.set(connection, number);
    return number;
  }
}
