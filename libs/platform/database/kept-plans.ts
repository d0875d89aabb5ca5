import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';

const MARK = '/* plan kept */';

/**
 * Marks the statement so that each connection keeps its plan: under row-level security, planning a search statement
 * takes as long as running it. Its text may depend on which conditions it has, never on their values.
 */
export function keepPlan(statement: SQL): SQL {
  return sql`${sql.raw(MARK)} ${statement}`;
}

/**
 * How many marked texts are kept. Each one permanently costs every connection about 2 MB, and callers choose the
 * conditions. Further texts are planned each time, like any other statement.
 */
const MOST = 24;

/**
 * The names under which connections keep the plans of marked statements. Names are unique per connection, because all
 * connections to the embedded database share one session.
 */
export class KeptPlans {
  private readonly digests = new Map<string, string>();
  private readonly numbers = new WeakMap<object, number>();
  private connections = 0;

  /** The same text on the same connection has the same name. Undefined: planned each time. */
  nameOf(text: string, connection: object): string | undefined {
    if (!text.startsWith(MARK)) return undefined;
    const digest = this.digestOf(text);
    return digest && `kept_${this.numberOf(connection)}_${digest}`;
  }

  /** The name of the statement that sets the scope at the start of every transaction. */
  nameOfSettings(connection: object): string {
    return `kept_${this.numberOf(connection)}_settings`;
  }

  private digestOf(text: string): string | undefined {
    const known = this.digests.get(text);
    if (known !== undefined || this.digests.size >= MOST) return known;
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
