import { invalid } from '@kernel/errors.js';
import { isObject } from '@kernel/is-object.js';
import type { Filter, FilterScalar } from '../records/filter.js';
import { list, text } from './mem0-filter-values.js';

/** Those of mem0's own server. */
const OPERATORS = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'contains', 'icontains'] as const;
type Operator = (typeof OPERATORS)[number];
type Fields = Readonly<Record<string, unknown>>;

/** The condition `metadata`: fields, or one of the operators `eq`, `contains` and `ne` with fields. */
export function metadataConditions(value: unknown, path: string): Filter[] {
  if (!isObject(value)) throw invalid(path, 'must be an object');
  const [[op, inside] = [], ...more] = Object.entries(value);
  if (more.length === 0 && isObject(inside)) {
    if (op === 'eq' || op === 'contains') return fieldsMatch('metadata', inside, path);
    if (op === 'ne') return not(fieldsMatch('metadata', inside, path));
  }
  return fieldsMatch('metadata', value, path);
}

/** Not all of them. */
function not(conditions: Filter[]): Filter[] {
  const [first, ...more] = conditions;
  if (first === undefined) return [];
  return [{ NOT: more.length === 0 ? first : { AND: conditions } }];
}

/**
 * Conditions on each field. A plain value must be equal, a list contained, `*` is any value but null. An object is either
 * operators or fields inside the field; without a key it matches wherever the field exists.
 * @param path of the object in the request
 */
export function fieldsMatch(field: string, object: Fields, path: string): Filter[] {
  return Object.entries(object).flatMap(([key, value]): Filter[] => {
    const here = path === '' ? key : `${path}.${key}`;
    if (key === '' || key.includes('.')) throw invalid(here, 'cannot be filtered by: a dot means a key inside a key');
    const name = `${field}.${key}`;
    if (Array.isArray(value)) return [{ [name]: { all: scalars(value, here) } }];
    if (!isObject(value)) return [value === '*' ? { [name]: { ne: null } } : { [name]: { eq: scalar(value, here) } }];
    if (Object.keys(value).length === 0) return [{ [name]: { exists: true } }];
    return isOperators(value) ? operatorsMatch(name, value, here) : fieldsMatch(name, value, here);
  });
}

function isOperators(object: Fields): object is Partial<Record<Operator, unknown>> {
  const keys = Object.keys(object);
  return keys.length > 0 && keys.every((key) => (OPERATORS as readonly string[]).includes(key));
}

function operatorsMatch(name: string, operators: Partial<Record<Operator, unknown>>, path: string): Filter[] {
  return Object.entries(operators).map(([op, operand]): Filter => {
    const here = `${path}.${op}`;
    if (op === 'in' || op === 'nin') return { [name]: { [op]: scalars(list(operand, here), here) } };
    if (op === 'icontains') return { [name]: { [op]: text(operand, here) } };
    if (op === 'ne') return { NOT: { [name]: { eq: scalar(operand, here) } } };
    const compares = op !== 'eq' && op !== 'contains';
    return { [name]: { [op]: compares ? comparable(operand, here) : scalar(operand, here) } };
  });
}

function scalars(values: readonly unknown[], path: string): FilterScalar[] {
  return values.map((value) => scalar(value, path));
}

function scalar(value: unknown, path: string): FilterScalar {
  if (typeof value === 'string' && value.length <= 1_024 && value.isWellFormed()) return value;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  throw invalid(path, 'must be compared with a text of at most 1,024 characters, a number, true, false or null');
}

function comparable(value: unknown, path: string): FilterScalar {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return scalar(value, path);
  throw invalid(path, 'must be compared with a number or text');
}
