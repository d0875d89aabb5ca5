import { OPENAI_OPERATIONS } from '@contracts/openai/openai-chat.operations.js';
import type { Door } from '../http/door.js';
import { openAiErrors } from './openai-errors.js';
import { OpenAiModule } from './openai.module.js';

/** OpenAI’s chat completions, answered with memory. */
export const openAiDoor: Door = {
  name: 'openai',
  document: {
    title: "Recollect: OpenAI's chat completions",
    description: 'Chat with memory for programs that know OpenAI’s API: docs/chat.md says what its clients find.',
  },
  module: OpenAiModule,
  operations: OPENAI_OPERATIONS,
  refusals: openAiErrors,
};
