import { MEM0_ENTITY_OPERATIONS } from './mem0-entities.operations.js';
import { MEM0_EXTRA_OPERATIONS } from './mem0-extras.operations.js';
import { MEM0_OSS_OPERATIONS } from './mem0-oss.operations.js';
import { MEM0_PROJECT_OPERATIONS } from './mem0-project.operations.js';
import { MEM0_WEBHOOK_OPERATIONS } from './mem0-webhooks.operations.js';
import { MEM0_MEMORY_OPERATIONS } from './mem0.operations.js';

export const MEM0_OPERATIONS = [
  ...MEM0_MEMORY_OPERATIONS,
  ...MEM0_ENTITY_OPERATIONS,
  ...MEM0_EXTRA_OPERATIONS,
  ...MEM0_PROJECT_OPERATIONS,
  ...MEM0_WEBHOOK_OPERATIONS,
  ...MEM0_OSS_OPERATIONS,
] as const;
