import { ampDoor } from '@transports/amp/amp.door.js';
import { anthropicDoor } from '@transports/anthropic/anthropic.door.js';
import { consoleDoor } from '@transports/console/console.door.js';
import { Doors } from '@transports/http/door.js';
import { lettaDoor } from '@transports/letta/letta.door.js';
import { mcpDoor } from '@transports/mcp/mcp.door.js';
import { mem0Door } from '@transports/mem0/mem0.door.js';
import { memoryBankDoor } from '@transports/memorybank/memorybank.door.js';
import { nellieDoor } from '@transports/nellie/nellie.door.js';
import { openAiDoor } from '@transports/openai/openai.door.js';
import { restDoor } from '@transports/rest/rest.door.js';

/** All protocols that are served. */
export const DOORS = new Doors([
  restDoor,
  ampDoor,
  nellieDoor,
  mcpDoor,
  memoryBankDoor,
  lettaDoor,
  mem0Door,
  openAiDoor,
  anthropicDoor,
  consoleDoor,
]);
