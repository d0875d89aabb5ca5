import {
  FILTER_OPERATORS,
  filterOperators,
  FLAG_FIELDS,
  ID_FIELDS,
  NUMBER_FIELDS,
  TEXT_FIELDS,
  TIME_FIELDS,
  type Filter,
  type FilterOperator,
  type FilterScalar,
} from '@contracts/records/filter.js';
import { wordIssue } from '@contracts/field-errors.js';
import { LIMITS } from '@contracts/limits.js';
import { instantInput } from '@contracts/primitives.js';
import { invalid } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import { isObject } from '@kernel/is-object.js';
import { and, not, or, sql, type SQL } from 'drizzle-orm';
import { metadataCondition } from './metadata-filter.js';

/**
 * Compiles the filter language to SQL over a record source with alias `r`. Every value is a parameter. Every field name comes from a
 * list, or is the path of a metadata key and also a parameter.
 * @throws RecollectError `invalid_input` with the path of the invalid part
 */
export function compileFilter(filter: Filter): SQL {
  const budget = { conditions: 0 };
  return group(filter, 'filter', 1, budget);
}

interface Budget {
  conditions: number;
}

function group(filter: unknown, path: string, depth: number, budget: Budget): SQL {
  if (!isObject(filter)) throw invalid(path, 'must be an object');
  if (depth > LIMITS.filterDepth) throw invalid(path, `must not nest deeper than ${LIMITS.filterDepth} levels`);
  const parts = Object.entries(filter).map(([key, value]) => {
    const here = `${path}.${key}`;
    if (key === 'AND' || key === 'OR') {
      const inner = list(value, here).map((item, i) => group(item, `${here}[${i}]`, depth + 1, budget));
      return (key === 'AND' ? and(...inner) : or(...inner)) as SQL;
    }
    if (key === 'NOT') {
      const inner = (Array.isArray(value) ? list(value, here) : [value]).map((item, i) =>
        group(item, `${here}[${i}]`, depth + 1, budget),
      );
      // `not null` is null, so a missing value would match neither a condition nor its negation.
      return not(sql`coalesce((${or(...inner)}), false)`);
    }
    return field(key, value, here, budget);
  });
  if (parts.length === 0) throw invalid(path, 'must not be empty');
  return sql`(${and(...parts)})`;
}

function list(value: unknown, path: string): unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw invalid(path, 'must be a list of filters and not empty');
  return value;
}

function field(name: string, value: unknown, path: string, budget: Budget): SQL {
  const conditions = isObject(value) ? operatorsOf(value, path) : ([['eq', value]] as [FilterOperator, unknown][]);
  budget.conditions += conditions.length;
  if (budget.conditions > LIMITS.filterConditions) {
    throw invalid('filter', `must not hold more than ${LIMITS.filterConditions} conditions`);
  }
  return and(...conditions.map(([op, operand]) => condition(name, op, operand, path)))!;
}

function operatorsOf(value: Record<string, unknown>, path: string): [FilterOperator, unknown][] {
  const parsed = filterOperators.safeParse(value, { error: wordIssue });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    if (issue?.code === 'unrecognized_keys') {
      const nested = /\.metadata(?:\.|$)/u.test(path)
        ? '; a key inside is written with a dot: metadata.path.to.key'
        : '';
      const use = `use one of ${FILTER_OPERATORS.join(', ')}${nested}`;
      throw invalid(`${path}.${issue.keys[0]}`, `is not an operator; ${use}`);
    }
    throw invalid([path, ...(issue?.path ?? [])].join('.'), issue?.message ?? 'is not valid');
  }
  const entries = Object.entries(parsed.data).filter(([, operand]) => operand !== undefined);
  if (entries.length === 0) throw invalid(path, 'must hold an operator');
  return entries as [FilterOperator, unknown][];
}

function condition(name: string, op: FilterOperator, operand: unknown, path: string): SQL {
  if (name === 'tags') return tagsCondition(op, operand, path);
  if (name.startsWith('metadata.')) return metadataCondition(name.slice('metadata.'.length), op, operand, path);
  if (name === 'shared') return flag(sql`(r.user_id is null)`, op, operand, path);
  if (isOneOf(FLAG_FIELDS, name)) return flag(column(name), op, operand, path);
  if (isOneOf(TIME_FIELDS, name)) return compare(column(name), op, operand, path, INSTANT);
  if (name === 'sequence') return compare(SHOWN_SEQUENCE, op, operand, path, NUMBER);
  if (isOneOf(NUMBER_FIELDS, name))
    return compare(column(name), op, operand, path, name === 'importance' || name === 'trust' ? SINGLE : NUMBER);
  if (name === 'language') return compare(SHOWN_LANGUAGE, op, operand, path, TEXT);
  if (isOneOf(TEXT_FIELDS, name)) return compare(column(name), op, operand, path, TEXT);
  if (isOneOf(ID_FIELDS, name)) return compare(column(name), op, operand, path, ID);
  throw invalid(path, 'is not a field that can be filtered; a metadata key is written metadata.key');
}

const column = (name: string) => sql.raw(`r.${name}`);

/** As in `showRecord`: the programming language of a snippet is one of the client's own fields. */
const SHOWN_LANGUAGE = sql`case when jsonb_typeof(r.fields -> 'language') = 'string' then r.fields ->> 'language' else r.language end`;

/** As in `showRecord`: 0 stands for none. */
const SHOWN_SEQUENCE = sql`nullif(r.sequence, 0)`;

/** A kind of column: how operands are checked, and their SQL type. */
interface Kind {
  readonly type: 'text' | 'float8' | 'timestamptz' | 'uuid';
  read(operand: unknown, path: string): string | number;
}

const TEXT: Kind = {
  type: 'text',
  read: (operand, path) => {
    if (typeof operand !== 'string') throw invalid(path, 'must be compared with text');
    return operand;
  },
};
const ID: Kind = {
  type: 'uuid',
  read: (operand, path) => {
    const id = typeof operand === 'string' ? readId(operand) : null;
    if (id === null) throw invalid(path, 'must be compared with ids of records, as they were returned');
    return id;
  },
};
const NUMBER: Kind = {
  type: 'float8',
  read: (operand, path) => {
    if (typeof operand !== 'number') throw invalid(path, 'must be compared with a number');
    return operand;
  },
};
/** Stored in single precision, where 0.9 differs from the double 0.9. */
const SINGLE: Kind = { type: 'float8', read: (operand, path) => Math.fround(NUMBER.read(operand, path) as number) };
const INSTANT: Kind = {
  type: 'timestamptz',
  read: (operand, path) => {
    const parsed = instantInput.safeParse(operand);
    if (!parsed.success) throw invalid(path, 'must be compared with a time');
    return parsed.data.toISOString();
  },
};

const COMPARISONS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

function compare(left: SQL, op: FilterOperator, operand: unknown, path: string, kind: Kind): SQL {
  const type = sql.raw(kind.type);
  const value = (): SQL => sql`${kind.read(operand, path)}::${type}`;
  switch (op) {
    case 'eq':
    case 'ne': {
      const equal = operand === null ? sql`${left} is null` : sql`${left} is not distinct from ${value()}`;
      return op === 'eq' ? equal : not(equal);
    }
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return sql`${left} ${sql.raw(COMPARISONS[op])} ${value()}`;
    case 'in':
    case 'any':
    case 'nin': {
      const values = (operand as FilterScalar[]).map((item) => kind.read(item, path));
      const within = sql`coalesce(${left} = any(${sql.param(values)}::${type}[]), false)`;
      return op === 'nin' ? not(within) : within;
    }
    case 'contains':
    case 'icontains':
      if (kind !== TEXT) throw invalid(path, `${op} applies to text only`);
      return op === 'contains'
        ? sql`strpos(${left}, ${value()}) > 0`
        : sql`strpos(lower(${left}), lower(${value()})) > 0`;
    case 'exists':
      return operand === true ? sql`${left} is not null` : sql`${left} is null`;
    default:
      throw invalid(path, `${op} does not apply to this field`);
  }
}

function flag(left: SQL, op: FilterOperator, operand: unknown, path: string): SQL {
  if ((op !== 'eq' && op !== 'ne') || typeof operand !== 'boolean') throw invalid(path, 'must equal true or false');
  return sql`${left} = ${op === 'eq' ? operand : !operand}`;
}

function tagsCondition(op: FilterOperator, operand: unknown, path: string): SQL {
  if (op === 'exists') return operand === true ? sql`cardinality(r.tags) > 0` : sql`cardinality(r.tags) = 0`;
  if (op === 'icontains') {
    return sql`exists (select 1 from unnest(r.tags) tag where strpos(lower(tag), lower(${TEXT.read(operand, path)})) > 0)`;
  }
  const values = Array.isArray(operand) ? operand : [operand];
  if (!values.every((value) => typeof value === 'string')) throw invalid(path, 'must be compared with text');
  const array = sql`${sql.param(values)}::text[]`;
  switch (op) {
    case 'any':
    case 'in':
      return sql`r.tags && ${array}`;
    case 'nin':
      return not(sql`r.tags && ${array}`);
    case 'eq':
    case 'contains':
    case 'all':
      return sql`r.tags @> ${array}`;
    case 'ne':
      return not(sql`r.tags @> ${array}`);
    default:
      throw invalid(path, `${op} does not apply to tags; use any, all, in, nin, contains or exists`);
  }
}

function isOneOf<const T extends readonly string[]>(names: T, name: string): name is T[number] {
  return names.includes(name);
}
