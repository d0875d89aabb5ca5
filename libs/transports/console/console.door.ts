import type { Door } from '../http/door.js';
import { problemDetails } from '../http/problem.js';
import { ConsoleModule } from './console.module.js';
import { serveConsole } from './serve-console.js';

/** The console: pages for people, which ask the operations of the API itself. */
export const consoleDoor: Door = {
  name: 'console',
  module: ConsoleModule,
  operations: [],
  serve: serveConsole,
  refusals: problemDetails,
};
