import type { Caller } from '@governance/tenancy/caller.js';
import { McpController } from './mcp.controller.js';

it('loads its server again if the first load has failed', async () => {
  let loads = 0;
  const modules = {
    create: () => {
      loads += 1;
      return Promise.reject(new Error(`load ${loads}`));
    },
  };
  const controller = new McpController(modules as never, {} as never);
  const request = { method: 'POST', body: { method: 'ping' }, headers: {}, query: {}, id: 'r' };
  const serve = () => controller.serve({} as Caller, request as never, {} as never);
  await expect(serve()).rejects.toThrow('load 1');
  await expect(serve()).rejects.toThrow('load 2');
});
