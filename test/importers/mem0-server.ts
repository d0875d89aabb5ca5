import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As mem0's own server lists it: what it extracts from a conversation, under the names of its vector store. */
export interface StoredMemory {
  readonly id: string;
  readonly memory: string;
  readonly user_id?: string;
  readonly agent_id?: string;
  readonly run_id?: string;
  readonly [field: string]: unknown;
}

const FIELDS = { user: 'user_id', agent: 'agent_id', run: 'run_id' } as const;
/** The memories from which it builds its list of entities; it looks at no more. */
const SCANNED = 10_000;

/**
 * The routes of mem0's own server (its `server/` folder) that a reader needs, in its wire format: `X-API-Key` or a
 * bearer token, `/entities` as a bare list, `/memories` of one entity, FastAPI's `{detail}` for every refusal.
 */
export async function startMem0Server(key: string, memories: readonly StoredMemory[], { entities = true } = {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const [status, body] = answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  function answer({ url = '', headers }: IncomingMessage): readonly [number, unknown] {
    const { pathname, searchParams } = new URL(url, 'http://mem0');
    const routes = ['/memories', ...(entities ? ['/entities'] : [])];
    if (!routes.includes(pathname)) return [404, { detail: 'Not Found' }];
    if (headers['x-api-key'] === undefined)
      return [401, { detail: 'Authentication required. Provide a Bearer token or X-API-Key header.' }];
    if (headers['x-api-key'] !== key) return [401, { detail: 'Invalid API key.' }];
    if (pathname === '/entities') return [200, listed()];
    const by = Object.values(FIELDS).filter((field) => searchParams.has(field));
    if (by.length === 0) return [400, { detail: 'At least one identifier is required.' }];
    const found = memories.filter((one) => by.every((field) => one[field] === searchParams.get(field)));
    return [200, { results: found.slice(0, Number(searchParams.get('top_k') ?? 100)) }];
  }

  function listed() {
    return Object.entries(FIELDS).flatMap(([type, field]) => {
      const ids = memories.slice(0, SCANNED).map((one) => one[field]).filter((id) => id !== undefined); // prettier-ignore
      return [...new Set(ids)].map((id) => ({ id, type, total_memories: ids.filter((one) => one === id).length, created_at: null, updated_at: null })); // prettier-ignore
    });
  }

  return {
    asked,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
