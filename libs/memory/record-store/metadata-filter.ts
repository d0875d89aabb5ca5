import type { FilterOperator } from '@contracts/records/filter.js';
import { invalid } from '@kernel/errors.js';
import { not, sql, type SQL } from 'drizzle-orm';

const COMPARISONS: Partial<Record<FilterOperator, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

/**
 * One condition on a metadata key, `path.to.key`. Values are compared with their JSON type: the number 3 is not the text "3". On a
 * list, `eq`, `in` and `contains` test its members.
 */
export function metadataCondition(key: string, op: FilterOperator, operand: unknown, path: string): SQL {
  const value = sql`(r.metadata #> ${sql.param(key.split('.'))}::text[])`;
  const json = (item: unknown) => sql`${JSON.stringify(item)}::jsonb`;
  // One parameter for all values: a search repeats its conditions, and Postgres accepts at most 65,535 parameters.
  const has = (items: readonly unknown[]): SQL => {
    const any = sql`any(${sql.param(items.map((item) => JSON.stringify(item)))}::jsonb[])`;
    return sql`coalesce(${value} = ${any} or case when jsonb_typeof(${value}) = 'array'
      then exists (select 1 from jsonb_array_elements(${value}) item where item = ${any}) else false end, false)`;
  };
  /** A missing key equals null, as a key with the value null does. */
  const within = (items: readonly unknown[]): SQL =>
    items.includes(null) ? sql`(${value} is null or ${has(items)})` : has(items);
  const items = Array.isArray(operand) ? (operand as unknown[]) : [operand];
  switch (op) {
    case 'exists':
      return operand === true ? sql`${value} is not null` : sql`${value} is null`;
    case 'eq':
      return Array.isArray(operand) ? sql`coalesce(${value} = ${json(operand)}, false)` : within([operand]);
    case 'ne':
      return not(Array.isArray(operand) ? sql`coalesce(${value} = ${json(operand)}, false)` : within([operand]));
    case 'in':
    case 'any':
      return within(items);
    case 'nin':
      return not(within(items));
    case 'all':
      return sql`coalesce(${value} @> ${json(items)}, false)`;
    case 'contains':
    case 'icontains':
      return contains(value, op, operand, has);
    default:
      return ordered(value, op, operand, path);
  }
}

function contains(
  value: SQL,
  op: 'contains' | 'icontains',
  operand: unknown,
  has: (items: readonly unknown[]) => SQL,
): SQL {
  if (typeof operand !== 'string') return has([operand]);
  const text = sql`(${value} #>> '{}')`;
  const found =
    op === 'contains' ? sql`strpos(${text}, ${operand}) > 0` : sql`strpos(lower(${text}), lower(${operand})) > 0`;
  const inText = sql`(jsonb_typeof(${value}) = 'string' and ${found})`;
  if (op === 'contains') return sql`coalesce(${inText} or ${has([operand])}, false)`;
  // The CASE keeps Postgres from expanding a value that is not a list.
  return sql`coalesce(${inText} or case when jsonb_typeof(${value}) = 'array' then exists (
    select 1 from jsonb_array_elements_text(${value}) item where strpos(lower(item), lower(${operand})) > 0
  ) else false end, false)`;
}

/** The CASE keeps Postgres from casting before it checks the type. */
function ordered(value: SQL, op: FilterOperator, operand: unknown, path: string): SQL {
  const comparison = sql.raw(COMPARISONS[op] ?? '=');
  if (typeof operand === 'number') {
    return sql`case when jsonb_typeof(${value}) = 'number' then (${value} #>> '{}')::numeric ${comparison} ${operand}::numeric else false end`;
  }
  if (typeof operand === 'string') {
    return sql`case when jsonb_typeof(${value}) = 'string' then (${value} #>> '{}') collate "C" ${comparison} ${operand} else false end`;
  }
  throw invalid(path, 'must be compared with a number or text');
}
