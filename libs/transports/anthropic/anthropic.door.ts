import { ANTHROPIC_OPERATIONS } from '@contracts/anthropic/anthropic-messages.operations.js';
import type { Door } from '../http/door.js';
import { anthropicErrors } from './anthropic-errors.js';
import { AnthropicModule } from './anthropic.module.js';

/** Anthropic’s Messages API with memory. */
export const anthropicDoor: Door = {
  name: 'anthropic',
  document: {
    title: "Recollect: Anthropic's Messages API",
    description: 'Chat with memory for clients of Anthropic’s API. See docs/chat.md.',
  },
  module: AnthropicModule,
  operations: ANTHROPIC_OPERATIONS,
  refusals: anthropicErrors,
  idHeader: 'Request-Id',
};
