import type { AnyOperation } from '@contracts/operation.js';
import { ERRORS, FINER, type FinerCode, RecollectError } from '@kernel/errors.js';
import { visible } from '@kernel/visible.js';

/** Where a request contains the names of an operation, before anything has parsed them. */
interface Asked {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A thing that a request names. */
interface Thing {
  readonly kind: string;
  readonly text: string;
}

/** Depends only on the request, like the message. */
function reasonOf(kind: string): FinerCode | 'not_found' {
  const finer = `not_found.${kind.split(' ').at(kind.startsWith('record ') ? 0 : -1)}`;
  const exact = `not_found.${kind.replaceAll(' ', '_')}`;
  return exact in FINER ? (exact as FinerCode) : finer in FINER ? (finer as FinerCode) : 'not_found';
}

/** The path segments that precede a name, and the kind of thing they name. */
const KINDS: Readonly<Record<string, string>> = {
  records: 'record', memories: 'memory', messages: 'message', runs: 'compaction run', agents: 'agent', blocks: 'block', attach: 'block',
  detach: 'block', tenants: 'tenant', keys: 'key', users: 'user', erasures: 'erasure', transfers: 'transfer',
  jobs: 'job', decisions: 'decision', schema: 'schema', webhooks: 'webhook', deliveries: 'delivery', 'dead-letters': 'dead letter', 'archival-memory': 'passage', event: 'event', organizations: 'organization',
  projects: 'project', user: 'user', entities: 'kind', '{entity_type}': 'entity',
  sensory: 'observation', prospective: 'intention', models: 'model',
}; // prettier-ignore
/** Operations that look only among records in a certain state. */
const STATES: Readonly<Record<string, string>> = {
  'records.promote': 'record held back', 'records.restore': 'forgotten record',
}; // prettier-ignore
/** Names in fields beside the path. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'record', to: 'record', memory_id: 'memory', query_id: 'search', agent_id: 'agent',
}; // prettier-ignore
/** Things that belong to no user. */
const OF_TENANT = new Set(['user', 'key', 'tenant', 'webhook', 'dead letter']);
/** Longer names are truncated to this many characters. */
const SHOWN = 120;

/**
 * Makes a 404 say what was not found. It depends only on the request, so that a foreign thing and an absent one look
 * the same. A refusal with its own message keeps it.
 */
export function nameAbsent(error: RecollectError, operation: AnyOperation | undefined, asked: Asked): RecollectError {
  if (error.code !== 'not_found' || error.detail !== ERRORS.not_found.advice || !operation) return error;
  // For a protocol with a single path, the names that an operation has in its path are in the body.
  const params = { ...(asked.body as object | undefined), ...(asked.params as object | undefined) };
  const within = [...inPath(operation, params)];
  const others = [...beside(operation, asked)];
  const things = [...within, ...others];
  if (things.length === 0) return error;
  // The message does not reveal which of them is absent.
  const named = [within.map(({ text }) => text).join(' with '), ...others.map(({ text }) => text)].filter(Boolean);
  const many = named.length > 1 ? ',' : '';
  const whose = OF_TENANT.has(things[0]!.kind) ? 'this key' : 'this key and user';
  const told = `There is no ${named.join(', or no ')}${many} for ${whose}.`;
  // The subject of a request is the last name in its path: the block of an agent, the delivery of a webhook.
  return new RecollectError(reasonOf(things.at(-1)!.kind), told, [], { cause: error });
}

function* inPath({ name: operation, path }: AnyOperation, params: unknown): Iterable<Thing> {
  const parts = path.split('/');
  for (const [i, part] of parts.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const kind = STATES[operation] ?? KINDS[parts[i - 1] ?? ''];
    const told = name && kind ? shown(kind, params, name) : null;
    if (told) yield told;
  }
}

function* beside({ params, errors = [] }: AnyOperation, { query, body }: Asked): Iterable<Thing> {
  if (!errors.includes('not_found')) return;
  const told = params && 'shape' in params ? (params.shape as object) : {};
  for (const [field, kind] of Object.entries(FIELDS)) {
    if (field in told) continue;
    const thing = shown(kind, body, field) ?? shown(kind, query, field);
    if (thing) yield thing;
  }
}

function shown(kind: string, from: unknown, field: string): Thing | null {
  const name = typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[field] : undefined;
  if (typeof name !== 'string' || name === '') return null;
  const clean = visible(name.slice(0, SHOWN + 1));
  return { kind, text: `${kind} ${JSON.stringify(clean.length > SHOWN ? `${clean.slice(0, SHOWN)}…` : clean)}` };
}
