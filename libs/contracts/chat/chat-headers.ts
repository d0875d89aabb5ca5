/** What a chat is asked beside its body: whose turn it is, and what of memory is told. */
export const CHAT_HEADERS = [
  'X-Agent-Id',
  'X-Session-Id',
  'X-Project-Id',
  'X-Memory-Tokens',
  'X-Memory-Citations',
  'X-Provider-Key',
] as const;
/** Names the memories that a chat was told, best known by their ids, with commas between. */
export const MEMORIES_HEADER = 'X-Recollect-Memories';
/** Of what is recalled for one turn: where nobody asks for more or less, and at most. */
export const MEMORY_TOKENS = { usual: 2_000, most: 32_000 } as const;
