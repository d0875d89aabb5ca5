import type { Door } from '../http/door.js';
import { problemDetails } from '../http/problem.js';
import { ConsoleModule } from './console.module.js';
import { serveConsole } from './serve-console.js';

/** The console: web pages for people that call the operations of the API. */
export const consoleDoor: Door = {
  name: 'console',
  module: ConsoleModule,
  operations: [],
  serve: serveConsole,
  refusals: problemDetails,
};
