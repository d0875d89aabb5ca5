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
const MOST = 24;

/**
 * The names under which connections keep the plans of marked statements. Each connection has names of its own, for all those
 * of the embedded database are one session.
 */
export class KeptPlans {
  private readonly digests = new Map<string, string>();
  private readonly numbers = new WeakMap<object, number>();
  private connections = 0;

  /** The same text over the same connection has the same name. Undefined: planned each time. */
  nameOf(text: string, connection: object): string | undefined {
    if (!text.startsWith(MARK)) return undefined;
    const digest = this.digestOf(text);
    return digest && `kept_${this.numberOf(connection)}_${digest}`;
  }

  /** Of the statement that sets a scope, with which every transaction begins. */
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
