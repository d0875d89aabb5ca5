import { OPENAI_OPERATIONS } from '@contracts/openai/openai-chat.operations.js';
import type { Door } from '../http/door.js';
import { openAiErrors } from './openai-errors.js';
import { OpenAiModule } from './openai.module.js';

/** OpenAI’s chat completions and Responses API with memory. */
export const openAiDoor: Door = {
  name: 'openai',
  document: {
    title: "Recollect: OpenAI's chat completions and Responses API",
    description: 'Chat with memory for clients of OpenAI’s API. See docs/chat.md.',
  },
  module: OpenAiModule,
  operations: OPENAI_OPERATIONS,
  refusals: openAiErrors,
};
