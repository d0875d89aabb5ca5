import type { Door } from '../http/door.js';
import { mcpErrors } from './mcp-errors.js';
import { guardOrigins, MCP_PATH, MCP_WEIGHT } from './mcp-origin.js';
import { McpModule } from './mcp.module.js';

/** The Model Context Protocol: one path; the body names the operation. */
export const mcpDoor: Door = {
  name: 'mcp',
  module: McpModule,
  operations: [],
  route: { path: MCP_PATH, weight: MCP_WEIGHT, guardOrigins },
  refusals: mcpErrors,
};
