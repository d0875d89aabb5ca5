/** Limits of a request. The error that a limit causes names it. Lengths are in characters: Unicode code points. */
export const LIMITS = {
  contentLength: 100_000,
  /** Parts of one message whose content is a list. */
  contentParts: 256,
  titleLength: 1_000,
  labelLength: 256,
  typeLength: 64,
  /** Length of a text in a chat. A context window holds more than a record. */
  chatLength: 2_000_000,
  /** Limits of a checkpoint: its task, and the entries in each list of its state. */
  workingOnLength: 16_000,
  stateItems: 256,
  tags: 64,
  tagLength: 128,
  /** Nesting depth of `metadata`, `provenance` and unknown fields. */
  depth: 8,
  /** Length of `metadata`, of `provenance` and of each unknown field, as JSON text. */
  objectLength: 32_768,
  /** Keys of one object. More than fit into `objectLength`. */
  objectKeys: 6_000,
  /** Field names of a whole body, at every level. */
  bodyKeys: 30_000,
  /** Values of a whole body: its objects, its lists and their members. */
  bodyValues: 100_000,
  batch: 1_000,
  queryLength: 4_000,
  searchLimit: 100,
  /** Token budget of a search. */
  tokenBudget: 100_000,
  /** Turns before a result, and turns after it. */
  turnsBeside: 10,
  /** Ranking stages that a search can name. */
  stages: 64,
  queryIdLength: 2_000,
  listLimit: 1_000,
  /** AMP's numbered pages read and skip rows. Keyset cursors need no such limit. */
  listOffset: 100_000,
  filterDepth: 6,
  filterConditions: 64,
  filterValues: 256,
  derivedFrom: 100,
  blockLength: 1_000_000,
  waitSeconds: 30,
} as const;
