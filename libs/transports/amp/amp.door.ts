import { AMP_OPERATIONS } from '@contracts/amp/amp.operations.js';
import type { Door } from '../http/door.js';
import { ampErrors } from './amp-errors.js';
import { AmpModule } from './amp.module.js';

/** The Agent Memory Protocol. */
export const ampDoor: Door = {
  name: 'amp',
  document: {
    title: 'Recollect: Agent Memory Protocol',
    description: 'The Agent Memory Protocol (AMP) over HTTP. See docs/amp.md.',
  },
  module: AmpModule,
  operations: AMP_OPERATIONS,
  refusals: ampErrors,
};
