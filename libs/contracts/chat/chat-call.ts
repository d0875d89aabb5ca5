import { CHAT_HEADERS } from './chat-headers.js';

/** What the operations that answer a turn of a chat have in common, in every protocol. */
export const CHAT_CALL = {
  permission: 'models:use',
  touches: 'user',
  reads: false,
  searches: true,
  status: 200,
  weight: 10,
  dropsNul: true,
  roundsNumbers: true,
  deepest: 60,
  headers: CHAT_HEADERS,
  errors: ['no_model', 'model_refused', 'model_budget_exhausted', 'model_failed', 'conflict'],
} as const;
