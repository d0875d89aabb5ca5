import { MEMORYBANK_OPERATIONS } from '@contracts/memorybank/memorybank.operations.js';
import type { Door } from '../http/door.js';
import { memoryBankErrors } from './memorybank-errors.js';
import { MemoryBankModule } from './memorybank.module.js';

/** MemoryBank's three paths, directly under the root. */
export const memoryBankDoor: Door = {
  name: 'memorybank',
  document: {
    title: "Recollect: MemoryBank's REST",
    description: "MemoryBank's calls. See docs/memorybank.md.",
  },
  module: MemoryBankModule,
  operations: MEMORYBANK_OPERATIONS,
  refusals: memoryBankErrors,
};
