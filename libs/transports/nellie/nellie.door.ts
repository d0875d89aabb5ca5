import { NELLIE_OPERATIONS } from '@contracts/nellie/nellie.operations.js';
import { ampErrors } from '../amp/amp-errors.js';
import type { Door } from '../http/door.js';
import { NellieModule } from './nellie.module.js';

/** Nellie's tools. Refusals are in AMP's format. */
export const nellieDoor: Door = {
  name: 'nellie',
  document: {
    title: 'Recollect: Nellie',
    description: 'The six tools of Nellie that AMP names. See docs/amp.md.',
  },
  module: NellieModule,
  operations: NELLIE_OPERATIONS,
  refusals: ampErrors,
};
