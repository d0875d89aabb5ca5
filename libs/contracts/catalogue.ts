import { AMP_OPERATIONS } from './amp.operations.js';
import { EMBEDDING_OPERATIONS } from './embedding.operations.js';
import type { AnyOperation } from './operation.js';
import { RECORD_OPERATIONS } from './records.operations.js';
import { SEARCH_OPERATIONS } from './search.operations.js';
import { STATUS_OPERATIONS } from './status.operations.js';
import { TENANCY_OPERATIONS } from './tenancy.operations.js';

/** Every operation there is. Boot, OpenAPI and the isolation test walk this list. */
export const OPERATIONS: readonly AnyOperation[] = [
  ...RECORD_OPERATIONS,
  ...SEARCH_OPERATIONS,
  ...EMBEDDING_OPERATIONS,
  ...STATUS_OPERATIONS,
  ...TENANCY_OPERATIONS,
  ...AMP_OPERATIONS,
];
