import { readConfig } from './config.js';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

describe('the host names under which /mcp may be called', () => {
  it.each(['127.0.0.1', '127.0.1.1', 'localhost', '::1', '[::1]'])('are loopback names for a server on %s', (HOST) => {
    expect(readConfig({ HOST }).mcp).toEqual({ hosts: LOOPBACK, origins: LOOPBACK });
  });

  it.each(['0.0.0.0', '::', '192.168.1.7', 'memory.example'])('are any for a server on %s', (HOST) => {
    expect(readConfig({ HOST }).mcp).toEqual({ hosts: undefined, origins: LOOPBACK });
  });

  it('are the configured ones, wherever the server listens', () => {
    const env = { MCP_ALLOWED_HOSTS: 'Memory.example, localhost,', MCP_ALLOWED_ORIGINS: 'console.example' };
    const expected = { hosts: ['memory.example', 'localhost'], origins: ['console.example'] };
    for (const HOST of ['127.0.0.1', '0.0.0.0']) expect(readConfig({ ...env, HOST }).mcp).toEqual(expected);
    expect(readConfig({ MCP_ALLOWED_HOSTS: '*' }).mcp.hosts).toBeUndefined();
  });

  it.each([',', ' , ', ' '])('are refused if the list is empty, because it would refuse everybody: "%s"', (list) => {
    expect(() => readConfig({ MCP_ALLOWED_HOSTS: list })).toThrow('MCP_ALLOWED_HOSTS: must name at least one host');
  });
});
