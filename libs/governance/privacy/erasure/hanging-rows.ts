import { sql, type SQL } from 'drizzle-orm';
import type { Hanging } from './erasure-plan.js';

/** The rows of one table that depend on given rows. */
interface Step {
  readonly name: string;
  /** A row may match several of these. */
  readonly conditions: SQL[];
}

/** The dependent rows of these rows, deepest first. */
export function flatten(hanging: readonly Hanging[], ids: SQL, tenantId: string): Step[] {
  return hanging
    .flatMap(({ name, column, hanging: deeper }) => {
      const condition = sql`${id(column)} = any(${ids})`;
      const own = sql`array(select id from ${id(name)} where tenant_id = ${tenantId} and ${condition})`;
      return [...flatten(deeper, own, tenantId), { name, conditions: [condition] }];
    })
    .reduce<Step[]>(merge, []);
}

/** Two columns of one table become two conditions of one step. */
function merge(steps: Step[], { name, conditions }: Step): Step[] {
  const same = steps.findIndex((step) => step.name === name);
  if (same < 0) return [...steps, { name, conditions }];
  return steps.map((step, index) =>
    index === same ? { name, conditions: [...step.conditions, ...conditions] } : step,
  );
}

/** A name of a table or column, in a statement. */
export const id = (name: string): SQL => sql.raw(`"${name}"`);
