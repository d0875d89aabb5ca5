import type { AnyOperation } from '@contracts/operation.js';
import { ERRORS, FINER, type FinerCode, RecollectError } from '@kernel/errors.js';
import { visible } from '@kernel/visible.js';

/** Where an operation's names of things stand in a request, before anything has read them. */
interface Asked {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Something that a request names. */
interface Thing {
  readonly kind: string;
  readonly text: string;
}

/** By the request alone, as the words are. */
function reasonOf(kind: string): FinerCode | 'not_found' {
  const finer = `not_found.${kind.split(' ').at(kind.startsWith('record ') ? 0 : -1)}`;
  const exact = `not_found.${kind.replaceAll(' ', '_')}`;
  return exact in FINER ? (exact as FinerCode) : finer in FINER ? (finer as FinerCode) : 'not_found';
}

/** The parts of a path after which a name stands, and what bears it. */
const KINDS: Readonly<Record<string, string>> = {
  records: 'record', memories: 'memory', messages: 'message', runs: 'compaction run', agents: 'agent', blocks: 'block', attach: 'block',
  detach: 'block', tenants: 'tenant', keys: 'key', users: 'user', erasures: 'erasure', transfers: 'transfer',
  jobs: 'job', decisions: 'decision', schema: 'schema', webhooks: 'webhook', deliveries: 'delivery', 'dead-letters': 'dead letter', 'archival-memory': 'passage', event: 'event', organizations: 'organization',
  projects: 'project', user: 'user', entities: 'kind', '{entity_type}': 'entity',
  sensory: 'observation', prospective: 'intention',
}; // prettier-ignore
/** What an operation looks for among records of that state alone. */
const STATES: Readonly<Record<string, string>> = {
  'records.promote': 'record held back', 'records.restore': 'forgotten record',
}; // prettier-ignore
/** Names that stand beside the path. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'record', to: 'record', memory_id: 'memory', query_id: 'search', agent_id: 'agent',
}; // prettier-ignore
/** Longer ones are shown by their beginning. In characters. */
const SHOWN = 120;

/**
 * A 404 that tells what was not found: by the request alone, so that what is foreign reads as what is absent. A refusal
 * that has words of its own keeps them.
 */
export function nameAbsent(error: RecollectError, operation: AnyOperation | undefined, asked: Asked): RecollectError {
  if (error.code !== 'not_found' || error.detail !== ERRORS.not_found.advice || !operation) return error;
  // Of a protocol with one path, what its operations name in theirs stands in the body.
  const params = { ...(asked.body as object | undefined), ...(asked.params as object | undefined) };
  const things = [...inPath(operation, params), ...beside(operation, asked)];
  if (things.length === 0) return error;
  const named = things.map(({ text }) => text).join(' with ');
  // What the request is about stands last in a path: the block of an agent, the delivery of a webhook.
  const told = `There is no ${named} for this key and user.`;
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
