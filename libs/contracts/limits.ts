/** What a request may hold. Every one is named in the error that it causes. Lengths are in UTF-16 code units. */
export const LIMITS = {
  contentLength: 100_000,
  /** Of one message, where its content is a list. */
  contentParts: 256,
  titleLength: 1_000,
  labelLength: 256,
  typeLength: 64,
  /** Of a text in a chat: a window holds more than a record. */
  chatLength: 2_000_000,
  /** Of a checkpoint: its task, and the entries of each list of its state. */
  workingOnLength: 16_000,
  stateItems: 256,
  tags: 64,
  tagLength: 128,
  /** Of `metadata`, `provenance` and unknown fields: how deep objects and arrays may nest. */
  depth: 8,
  /** Of `metadata`, `provenance` and unknown fields, each, as JSON text. */
  objectLength: 32_768,
  /** Of one object: more than `objectLength` has room for. */
  objectKeys: 6_000,
  /** Of a whole body: the names of its fields, at every level. */
  bodyKeys: 30_000,
  /** Of a whole body: its objects, its lists, and what stands in them. */
  bodyValues: 100_000,
  batch: 1_000,
  queryLength: 4_000,
  searchLimit: 100,
  /** Of a search, in tokens. */
  tokenBudget: 100_000,
  /** Turns before and after a result, each. */
  turnsBeside: 10,
  /** Stages of ranking that a search names. */
  stages: 64,
  queryIdLength: 2_000,
  listLimit: 1_000,
  /** AMP's numbered pages read and skip rows; keyset cursors have no such end. */
  listOffset: 100_000,
  filterDepth: 6,
  filterConditions: 64,
  filterValues: 256,
  derivedFrom: 100,
  blockLength: 1_000_000,
  waitSeconds: 30,
} as const;
