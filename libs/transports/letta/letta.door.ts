import type { IncomingMessage } from 'node:http';
import { BLOCK_HISTORY_OPERATIONS } from '@contracts/blocks/block-history.operations.js';
import { BLOCK_OPERATIONS } from '@contracts/blocks/blocks.operations.js';
import { CORE_MEMORY_OPERATIONS } from '@contracts/blocks/core-memory.operations.js';
import { AGENT_OPERATIONS } from '@contracts/letta/letta-agents.operations.js';
import { ARCHIVAL_OPERATIONS } from '@contracts/letta/letta-archival.operations.js';
import { LETTA_MESSAGE_OPERATIONS } from '@contracts/letta/letta-messages.operations.js';
import { MEMORY_TOOL_OPERATIONS } from '@contracts/blocks/memory-tools.operations.js';
import type { Door } from '../http/door.js';
import { problemDetails } from '../http/problem.js';
import { LettaModule } from './letta.module.js';

/**
 * User agents of Letta's clients: `Letta/JS 1.12.1`, `AsyncLetta/Python 1.7.0`. Older clients send a header of their
 * own.
 */
const AGENT = /^(?:Async)?Letta\//;
const OLDER = /letta-client$/;
/** Paths that have, or may get, another meaning for clients other than Letta's. */
const SHARED_PATHS = /^\/v1\/(messages(?:\/[^/?]+)?|models(?:\/embedding)?)\/?(\?.*)?$/;

/**
 * The address to which a request of a Letta client is routed. `GET /v1/messages` is also our own list of a history,
 * and a trailing slash does not distinguish them, so the client is recognized by its headers.
 */
export function leadLettaClients({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string {
  const isLetta = AGENT.test(headers['user-agent'] ?? '') || OLDER.test(String(headers['x-fern-sdk-name'] ?? ''));
  const [, path, query = ''] = (method === 'GET' && isLetta && SHARED_PATHS.exec(url)) || [];
  return path === undefined ? url : `/v1/letta/${path}${query}`;
}

/** Letta's agents, blocks and archival memory, under the same `/v1` as our own API. */
export const lettaDoor: Door = {
  name: 'letta',
  document: {
    title: "Recollect: Letta's REST",
    description: "Letta's agents, memory blocks and archival memory. See docs/letta.md.",
  },
  module: LettaModule,
  operations: [
    ...AGENT_OPERATIONS,
    ...BLOCK_OPERATIONS,
    ...BLOCK_HISTORY_OPERATIONS,
    ...CORE_MEMORY_OPERATIONS,
    ...MEMORY_TOOL_OPERATIONS,
    ...ARCHIVAL_OPERATIONS,
    ...LETTA_MESSAGE_OPERATIONS,
  ],
  lead: leadLettaClients,
  refusals: problemDetails,
};
