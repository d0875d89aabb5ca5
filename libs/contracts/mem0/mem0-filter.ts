import { DAY_MS } from '@kernel/durations.js';
import { invalid } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import { isObject } from '@kernel/is-object.js';
import type { Filter } from '../records/filter.js';
import { LIMITS } from '../limits.js';
import type { Owners } from '../operation.js';
import { instantOrUtc, inUtc, msOfUnixSeconds } from '../primitives.js';
import { list, operatorsOf, text, texts } from './mem0-filter-values.js';
import { fieldsMatch, metadataConditions } from './mem0-metadata-filter.js';

/** The possible owners of a mem0 memory. The first one that is named owns it. */
export const MEM0_ENTITIES = ['user_id', 'agent_id', 'app_id', 'run_id'] as const;
export type Mem0Entity = (typeof MEM0_ENTITIES)[number];
type Other = Exclude<Mem0Entity, 'user_id'>;

/** The field of a record for each entity. */
const FIELD_OF_ENTITY = { agent_id: 'agent', app_id: 'project', run_id: 'session_id' } as const;
const OTHERS = Object.keys(FIELD_OF_ENTITY) as Other[];

const LOGICAL = ['AND', 'OR', 'NOT'] as const;
const TIMES = ['created_at', 'updated_at', 'timestamp', 'expiration_date'] as const;
const RECORD_TIME = {
  created_at: 'created_at',
  updated_at: 'updated_at',
  timestamp: 'occurred_at',
  expiration_date: 'expires_at',
} as const;
const OTHER_FIELDS = ['categories', 'metadata', 'keywords', 'memory_ids', 'text', 'keywords_search'] as const;
const ALLOWED = [...LOGICAL, ...MEM0_ENTITIES, ...TIMES, ...OTHER_FIELDS];
const KNOWN: ReadonlySet<string> = new Set(ALLOWED);
/** Maximum number of alternatives after expansion. A filter that nests `OR` in `AND` too often is refused. */
const MAX_ALTERNATIVES = 64;

const ANY = '*';
type Values = readonly string[] | typeof ANY;

/** Conditions that must all hold, and the entities they refer to. */
interface Alternative {
  readonly conditions: readonly Filter[];
  readonly wants: Readonly<Partial<Record<Mem0Entity, Values>>>;
}

/** A mem0 filter: a list of alternatives, at least one of which must hold. */
export type Mem0Filter = readonly Alternative[];

const ANYTHING: Mem0Filter = [{ conditions: [], wants: {} }];

/** The user id under which memories without a user are stored. They are never the tenant's shared memory. */
export function reservedUser(entity: Other, id: string): string {
  return `mem0:${entity.replace('_id', '')}:${id}`;
}

/** The entity that a reserved user id stands for; undefined for a person. */
export function reservedEntity(user: string | undefined): { readonly type: string; readonly id: string } | undefined {
  const [, type, id] = /^mem0:(agent|app|run):(.+)$/s.exec(user ?? '') ?? [];
  return type === undefined || id === undefined ? undefined : { type, id };
}

/** `fields of metadata`: mem0's own server filters by them beside `user_id` and the others. The platform does not. */
export type OtherKeys = 'refused' | 'fields of metadata';

/**
 * Parses mem0's filter language: an object whose keys must all hold, with `AND`, `OR` and `NOT`.
 * @param path of the object in the request; empty if it is the request itself
 * @param depth of the object, which counts towards how deep its parts may nest
 * @throws RecollectError `invalid_input` naming the invalid part
 */
export function readMem0Filter(
  filters: unknown,
  path = 'filters',
  depth = 1,
  others: OtherKeys = 'refused',
): Mem0Filter {
  return alternatives(filters, path, depth, others);
}

/** What holds if all of these filters hold. @throws RecollectError `invalid_input` for too many alternatives */
export function allOf(filters: readonly Mem0Filter[]): Mem0Filter {
  return filters.reduce<Mem0Filter>((all, one) => both(all, one, 'filters'), ANYTHING);
}

function alternatives(node: unknown, path: string, depth: number, others: OtherKeys): Mem0Filter {
  const inside = (item: unknown, at: string) => alternatives(item, at, depth + 1, others);
  if (!isObject(node)) throw invalid(path, 'must be an object');
  if (depth > LIMITS.filterDepth) throw invalid(path, `must not nest deeper than ${LIMITS.filterDepth} levels`);
  return Object.entries(node).reduce<Mem0Filter>((all, [key, value]) => {
    const here = path === '' ? key : `${path}.${key}`;
    if (value === null) return all;
    if (key === 'AND') return list(value, here).reduce<Mem0Filter>((one, item, i) => both(one, inside(item, `${here}[${i}]`), here), all); // prettier-ignore
    if (key === 'OR')
      return both(
        all,
        list(value, here).flatMap((item, i) => inside(item, `${here}[${i}]`)),
        here,
      );
    if (key === 'NOT') {
      const items = Array.isArray(value) ? list(value, here) : [value];
      const placeOf = (i: number) => (items === value ? `${here}[${i}]` : here);
      const none = items.map((item, i) => whole(inside(item, placeOf(i))));
      return both(all, [{ conditions: none.map((one) => ({ NOT: one })), wants: {} }], here);
    }
    const own = others === 'fields of metadata' && !KNOWN.has(key);
    const one = own
      ? { conditions: fieldsMatch('metadata', { [key]: value }, path), wants: {} }
      : condition(key, value, here);
    return both(all, [one], here);
  }, ANYTHING);
}

/**
 * The record filter; `undefined` if it matches everything. `everybody`: the scope is more than one user, so the
 * filter also names the owner.
 */
export function recordFilter(filter: Mem0Filter, everybody: boolean): Filter | undefined {
  const kept = everybody ? filter.map(withOwner) : filter;
  return kept.some(({ conditions }) => conditions.length === 0) ? undefined : whole(kept);
}

export function ownersOf(filter: Mem0Filter): Owners {
  const named: string[] = [];
  const reserved: string[] = [];
  let anybody = false;
  for (const { wants } of filter) {
    const entity = MEM0_ENTITIES.find((one) => wants[one] !== undefined);
    const values = entity && wants[entity];
    if (entity === undefined || values === undefined) anybody ||= filter.length > 1;
    else if (values === ANY) anybody = true;
    else if (entity === 'user_id') named.push(...values);
    else reserved.push(...values.map((id) => reservedUser(entity, id)));
  }
  return { named: [...new Set(named)], reserved: [...new Set(reserved)], anybody };
}

/**
 * An alternative without a user means the memories stored for its entity, not those that the entity shares with a
 * person.
 */
function withOwner(alternative: Alternative): Alternative {
  const { conditions, wants } = alternative;
  const entity = wants.user_id === undefined ? OTHERS.find((one) => wants[one] !== undefined) : undefined;
  const values = entity && wants[entity];
  if (entity === undefined || values === undefined) return alternative;
  const owner: Filter =
    values === ANY
      ? { user_id: { contains: reservedUser(entity, '') } }
      : { user_id: { in: values.map((id) => reservedUser(entity, id)) } };
  return { conditions: [...conditions, owner], wants };
}

function whole(filter: Mem0Filter): Filter {
  const each = filter.map(({ conditions }): Filter => (conditions.length === 1 ? conditions[0]! : { AND: [...conditions] })); // prettier-ignore
  return each.length === 1 ? each[0]! : { OR: each };
}

function both(one: Mem0Filter, other: Mem0Filter, path: string): Mem0Filter {
  if (one.length * other.length > MAX_ALTERNATIVES) {
    throw invalid(path, `must not spell out more than ${MAX_ALTERNATIVES} alternatives`);
  }
  return one.flatMap((a) =>
    other.map((b) => ({ conditions: [...a.conditions, ...b.conditions], wants: merged(a.wants, b.wants) })),
  );
}

function merged(one: Alternative['wants'], other: Alternative['wants']): Alternative['wants'] {
  const wants: Partial<Record<Mem0Entity, Values>> = { ...one };
  for (const entity of MEM0_ENTITIES) {
    const [a, b] = [one[entity], other[entity]];
    if (b === undefined) continue;
    wants[entity] = a === undefined ? b : a === ANY ? b : b === ANY ? a : [...a, ...b];
  }
  return wants;
}

function condition(key: string, value: unknown, path: string): Alternative {
  const entity = MEM0_ENTITIES.find((one) => one === key);
  if (entity) return entityCondition(entity, value, path);
  const conditions = TIMES.find((one) => one === key)
    ? [timeCondition(RECORD_TIME[key as (typeof TIMES)[number]], value, path)]
    : fieldConditions(key, value, path);
  return { conditions, wants: {} };
}

function entityCondition(entity: Mem0Entity, value: unknown, path: string): Alternative {
  const field = entity === 'user_id' ? 'user_id' : FIELD_OF_ENTITY[entity];
  const conditions: Filter[] = [];
  let wants: Values | undefined;
  for (const [op, operand] of operatorsOf(value, ['eq', 'ne', 'in'], path)) {
    const given = (op === 'in' ? list(operand, path) : [operand]).map((one) => text(one, path).normalize('NFC'));
    const any = given.includes(ANY);
    if (op === 'ne') conditions.push(any ? noneOf(entity) : { NOT: { [field]: { in: given } } });
    else {
      conditions.push(any ? anyOf(entity) : { [field]: { in: given } });
      wants = any ? ANY : given;
    }
  }
  return { conditions, wants: wants === undefined ? {} : { [entity]: wants } };
}

/** Any existing value. Reserved users do not count as users. */
function anyOf(entity: Mem0Entity): Filter {
  if (entity !== 'user_id') return { [FIELD_OF_ENTITY[entity]]: { exists: true } };
  return { user_id: { exists: true }, NOT: OTHERS.map((one): Filter => ({ user_id: { contains: reservedUser(one, '') } })) }; // prettier-ignore
}

function noneOf(entity: Mem0Entity): Filter {
  if (entity !== 'user_id') return { [FIELD_OF_ENTITY[entity]]: { exists: false } };
  return { OR: OTHERS.map((one): Filter => ({ user_id: { contains: reservedUser(one, '') } })) };
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * A date without a time means the whole day, and a time without a zone is in UTC.
 * @throws RecollectError `invalid_input` naming the path
 */
export function timeCondition(field: string, value: unknown, path: string): Filter {
  const parts = operatorsOf(value, ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in'], path).map(([op, operand]): Filter => {
    if (op === 'in') return { OR: list(operand, path).map((one) => within(field, one, path)) };
    if (op === 'eq') return within(field, operand, path);
    if (op === 'ne') return { NOT: within(field, operand, path) };
    const time = timeOf(operand, path);
    if (typeof time === 'number' || !DAY.test(time)) return { [field]: { [op]: time } };
    const after = op === 'gt' || op === 'lte';
    const edge = after ? nextDay(time) : time;
    return { [field]: { [after ? (op === 'gt' ? 'gte' : 'lt') : op]: edge } };
  });
  return parts.length === 1 ? parts[0]! : { AND: parts };
}

function within(field: string, operand: unknown, path: string): Filter {
  const time = timeOf(operand, path);
  const day = typeof time === 'string' && DAY.test(time);
  return day ? { [field]: { gte: time, lt: nextDay(time) } } : { [field]: { eq: time } };
}

function timeOf(operand: unknown, path: string): string | number {
  const time = typeof operand === 'number' ? msOfUnixSeconds(operand) : inUtc(text(operand, path));
  if (!instantOrUtc.safeParse(time).success) throw invalid(path, 'must be compared with a time');
  return time;
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString();
}

function fieldConditions(key: string, value: unknown, path: string): Filter[] {
  switch (key) {
    case 'categories': {
      const plain = Array.isArray(value) ? { in: value as unknown[] } : typeof value === 'string' ? { contains: value } : value; // prettier-ignore
      return operatorsOf(plain, ['eq', 'ne', 'in', 'contains'], path).map(([op, operand]) => {
        const given = op === 'in' ? texts(operand, path) : [text(operand, path)];
        if (given.includes(ANY)) return { tags: { exists: op !== 'ne' } };
        return { tags: op === 'in' ? { any: given } : { [op === 'eq' ? 'contains' : op]: given[0] } };
      });
    }
    case 'keywords':
    case 'text':
    case 'keywords_search':
      return operatorsOf(typeof value === 'string' ? { icontains: value } : value, ['contains', 'icontains'], path).map(
        ([op, operand]) => ({ content: { [op]: text(operand, path) } }),
      );
    case 'memory_ids':
      return operatorsOf(Array.isArray(value) ? { in: value as unknown[] } : value, ['in'], path).map(([, operand]) => {
        const ids = texts(operand, path);
        // Checked here, because the filter made from this one has other paths.
        if (ids.some((id) => readId(id) === null))
          throw invalid(path, 'must be ids of memories, as they were returned');
        return { id: { in: ids } };
      });
    case 'metadata':
      return metadataConditions(value, path);
    default:
      throw invalid(path, `is not a field that can be filtered: use ${ALLOWED.join(', ')}`);
  }
}
