import { isObject } from '../fields.js';
import type { Reading } from '../format.js';
import { mem0Memory } from '../formats/mem0-memory.js';
import { InputError } from '../input-error.js';
import type { Item } from '../item.js';
import { Api, type ApiSource } from './api.js';

const HOME = 'https://api.mem0.ai';
const PAGE = 100;
/** The most results that mem0's own server returns. It has no pages. */
const MOST = 10_000;

/** The platform reads the first header, mem0's own server only the second. */
const bothWays = (key: string) => ({ authorization: `Token ${key}`, 'x-api-key': key });

interface Entity {
  readonly type: string;
  readonly id: string;
}

/** Everything that a mem0 key can see: page by page from the platform, entity by entity from mem0's own server. */
export async function* mem0Api(source: ApiSource, reading: Reading): AsyncGenerator<Item, void, undefined> {
  const api = new Api(source, HOME, bothWays, 'MEM0_API_KEY');
  const isPlatform = (await api.ask('/v1/ping/', { absent: 404 })) !== undefined;
  const seen = new Set<string>();
  for await (const { type, id } of isPlatform ? platformEntities(api) : serverEntities(api)) {
    const memories = isPlatform ? platformMemories(api, { type, id }) : serverMemories(api, { type, id });
    let index = 0;
    for await (const memory of memories) {
      const place = { file: api.name, item: `${type} ${id}, memory ${(index += 1)}` };
      const item = mem0Memory(memory, place, reading.tally);
      // A memory of a person and an agent is listed for both.
      if (!item || seen.has(item.record.id)) continue;
      seen.add(item.record.id);
      yield item;
    }
  }
  // The server reads only this many memories to list its entities, and omits the owners of further ones.
  if (!isPlatform && seen.size >= MOST) {
    throw new InputError({ file: `${api.name}/entities` }, `has ${MOST} memories or more, and mem0’s own server lists the entities of only ${MOST}: dump its vector store instead`); // prettier-ignore
  }
}

async function* platformEntities(api: Api): AsyncGenerator<Entity, void, undefined> {
  for (let page = 1; ; page += 1) {
    const { results, more } = pageOf(
      await api.ask('/v1/entities/', { query: { page, page_size: PAGE } }),
      api,
      '/v1/entities/',
    );
    yield* entitiesOf(results);
    if (!more || results.length === 0) return;
  }
}

async function* platformMemories(api: Api, { type, id }: Entity): AsyncGenerator<unknown, void, undefined> {
  for (let page = 1; ; page += 1) {
    const asked = {
      method: 'POST',
      query: { page, page_size: PAGE },
      body: { filters: { [`${type}_id`]: id } },
    } as const;
    const { results, more } = pageOf(await api.ask('/v3/memories/', asked), api, '/v3/memories/');
    yield* results;
    if (!more || results.length === 0) return;
  }
}

async function* serverEntities(api: Api): AsyncGenerator<Entity, void, undefined> {
  const answer = await api.ask('/entities', { absent: 404 });
  if (answer === undefined) {
    throw new InputError({ file: `${api.name}/entities` }, 'answers 404: check the address. An old version of mem0’s own server lists no entities: update it, or dump its vector store'); // prettier-ignore
  }
  yield* entitiesOf(pageOf(answer, api, '/entities').results);
}

async function* serverMemories(api: Api, { type, id }: Entity): AsyncGenerator<unknown, void, undefined> {
  const { results } = pageOf(
    await api.ask('/memories', { query: { [`${type}_id`]: id, top_k: MOST } }),
    api,
    '/memories',
  );
  yield* results;
  if (results.length >= MOST) {
    throw new InputError({ file: `${api.name}/memories`, item: `${type} ${id}` }, `has ${MOST} memories or more, and mem0’s own server returns no further page: dump its vector store instead`); // prettier-ignore
  }
}

function entitiesOf(results: readonly unknown[]): Entity[] {
  return results.flatMap((one) => {
    if (!isObject(one)) return [];
    const id = one['name'] ?? one['id'];
    const type = String(one['type']);
    return typeof id === 'string' && ['user', 'agent', 'app', 'run'].includes(type) ? [{ type, id }] : [];
  });
}

/** A list, or an envelope around one. */
function pageOf(
  answer: unknown,
  api: Api,
  path: string,
): { readonly results: readonly unknown[]; readonly more: boolean } {
  if (Array.isArray(answer)) return { results: answer as unknown[], more: false };
  if (!isObject(answer) || !Array.isArray(answer['results'])) {
    throw new InputError({ file: `${api.name}${path}` }, 'answers no list: is this mem0?');
  }
  return { results: answer['results'] as unknown[], more: typeof answer['next'] === 'string' };
}
