import { BLOCK_HISTORY_OPERATIONS } from '@contracts/blocks/block-history.operations.js';
import { BLOCK_OPERATIONS } from '@contracts/blocks/blocks.operations.js';
import { CORE_MEMORY_OPERATIONS } from '@contracts/blocks/core-memory.operations.js';
import { AGENT_OPERATIONS } from '@contracts/letta/letta-agents.operations.js';
import { ARCHIVAL_OPERATIONS } from '@contracts/letta/letta-archival.operations.js';
import { LETTA_MESSAGE_OPERATIONS } from '@contracts/letta/letta-messages.operations.js';
import { MEMORY_TOOL_OPERATIONS } from '@contracts/blocks/memory-tools.operations.js';
import type { Door } from '../http/door.js';
import { problemDetails } from '../http/problem.js';
import { leadLettaClients } from './letta-clients.js';
import { LettaModule } from './letta.module.js';

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
