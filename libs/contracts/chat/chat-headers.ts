/** Request headers of a chat: whose turn it is, and what memory to include. */
export const CHAT_HEADERS = [
  'X-Agent-Id',
  'X-Session-Id',
  'X-Project-Id',
  'X-Memory-Tokens',
  'X-Memory-Citations',
  'X-Provider-Key',
] as const;
/** Response header with the comma-separated ids of the memories that the chat was given. */
export const MEMORIES_HEADER = 'X-Recollect-Memories';
/** Tokens to recall for one turn: the default and the maximum. */
export const MEMORY_TOKENS = { usual: 2_000, most: 32_000 } as const;
