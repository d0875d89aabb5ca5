import { invalid } from '@kernel/errors.js';
import { isObject } from '@kernel/is-object.js';
import { parseJson } from '@kernel/parse-json.js';
import {
  allOf, MEM0_ENTITIES, type Mem0Filter, type OtherKeys, ownersOf, readMem0Filter, reservedEntity,
} from './mem0-filter.js'; // prettier-ignore
import type { Owners } from '../operation.js';

interface Sent {
  readonly query: unknown;
  readonly body: unknown;
}

/** Entities may be beside the filter or in it, and in the body or in the query. */
export function ownersOfFilter({ query, body }: Sent): Owners {
  return ownersOf(filterSent({ ...fieldsOf(query), ...fieldsOf(body) }));
}

/** The same for mem0's own server. */
export function ownersOfOssFilter({ query, body }: Sent): Owners {
  return ownersOf(filterSent({ ...fieldsOf(query), ...fieldsOf(body) }, 'fields of metadata'));
}

/**
 * The id of an export contains its request. Whether the id was signed for the caller is checked once the caller is
 * known.
 */
export function ownersOfExport({ query, body }: Sent): Owners {
  const request = requestOfExport(fieldsOf(body)['memory_export_id']);
  return request ? ownersOfFilter({ query: {}, body: request }) : ownersOfFilter({ query, body });
}

/** @returns null if this is not the id of an export */
export function requestOfExport(id: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof id !== 'string') return null;
  const request = parseJson(Buffer.from(id.split('.')[0] ?? '', 'base64url').toString());
  return typeof request === 'object' && request !== null ? fieldsOf(request) : null;
}

/** Here, `filters` contains only entities. An entity beside `filters` overrides the one in it. */
export function ownersOfAdd({ body }: { readonly body: unknown }): Owners {
  const beside = entitiesIn(fieldsOf(body));
  const inside = Object.entries(entitiesIn(fieldsOf(fieldsOf(body)['filters']))).filter(([name]) => !(name in beside));
  const owners = ownersOf(allOf([readMem0Filter(beside, ''), readMem0Filter(Object.fromEntries(inside))]));
  // No client could delete it: see `userId`.
  const lost = owners.reserved.map(reservedEntity).find((one) => one?.id === '.' || one?.id === '..');
  if (lost) throw invalid(`${lost.type}_id`, 'must not be "." or "..", unless a user_id is named too');
  return owners;
}

function entitiesIn(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    MEM0_ENTITIES.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** The filter of a request, together with the entities and the metadata beside it. */
export function filterSent(sent: Readonly<Record<string, unknown>>, others: OtherKeys = 'refused'): Mem0Filter {
  const filters = readJson(sent['filters'], 'filters');
  const metadata = readJson(sent['metadata'], 'metadata');
  return allOf([
    readMem0Filter(entitiesIn(sent), ''),
    ...(filters === undefined ? [] : [readMem0Filter(filters, 'filters', 2, others)]),
    ...(metadata === undefined ? [] : [readMem0Filter({ metadata }, '')]),
  ]);
}

/** In a query string it is JSON. mem0's client 0.1 sends Python syntax instead. */
function readJson(value: unknown, path: string): unknown {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    throw invalid(path, 'must be JSON; with mem0 0.1 use get_all(version="v2", filters=…)', { cause: error });
  }
}
