import { fileURLToPath } from 'node:url';
import { Client as CurrentClient, StreamableHTTPClientTransport as CurrentHttp } from '@modelcontextprotocol/client';
import { StdioClientTransport as CurrentStdio } from '@modelcontextprotocol/client/stdio';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OlderStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as OlderHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ME = { name: 'recollect-tests', version: '1.0.0' };

/** Where a client connects, and with which identity. */
export interface Where {
  readonly url: string;
  readonly key: string;
  readonly user?: string;
}

export interface ToolResult {
  readonly isError?: boolean;
  readonly structuredContent?: unknown;
  readonly content: readonly { readonly type: string; readonly text?: string }[];
}

export interface Listed {
  readonly name: string;
  readonly inputSchema: object;
  readonly outputSchema?: object;
  readonly annotations?: object;
}

/**
 * What the tests need from a client of either generation. Each validates structured content against the listed output
 * schema.
 */
export interface McpClient {
  readonly revision: string | undefined;
  tools(): Promise<readonly Listed[]>;
  call(name: string, args?: Readonly<Record<string, unknown>>): Promise<ToolResult>;
  read(uri: string): Promise<string>;
  resources(): Promise<readonly string[]>;
  prompts(): Promise<readonly string[]>;
  prompt(name: string, args?: Record<string, string>): Promise<string>;
  instructions(): string | undefined;
  close(): Promise<void>;
}

const headersOf = ({ key, user }: Where) => ({ 'x-api-key': key, ...(user !== undefined && { 'x-user-id': user }) });
/** The bridge as a process, as an MCP host starts it. */
export function bridgeCommand({ url, key, user }: Where): { command: string; args: string[]; cwd: string } {
  const options = JSON.stringify({ url, key, userId: user });
  return { command: process.execPath, args: ['test/mcp/bridge.mjs', options], cwd: ROOT };
}

type Transport = 'http' | 'stdio';

/** The client of the official SDK that speaks up to 2025-11-25. */
export async function olderClient(transport: Transport, where: Where): Promise<McpClient> {
  const client = new OlderClient(ME);
  const http = new OlderHttp(new URL(`${where.url}/mcp`), { requestInit: { headers: headersOf(where) } });
  await client.connect(transport === 'http' ? http : new OlderStdio({ ...bridgeCommand(where), stderr: 'pipe' }));
  return wrap(client, transport === 'http' ? http.protocolVersion : undefined);
}

/** The client of the official SDK that speaks 2026-07-28, and here nothing older. */
export async function currentClient(transport: Transport, where: Where): Promise<McpClient> {
  const client = new CurrentClient(ME, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  const http = new CurrentHttp(new URL(`${where.url}/mcp`), { requestInit: { headers: headersOf(where) } });
  await client.connect(transport === 'http' ? http : new CurrentStdio({ ...bridgeCommand(where), stderr: 'pipe' }));
  return wrap(client, client.getNegotiatedProtocolVersion());
}

function wrap(client: OlderClient | CurrentClient, revision: string | undefined): McpClient {
  return {
    revision,
    tools: async () => (await client.listTools()).tools,
    call: async (name, args) => (await client.callTool({ name, arguments: { ...args } })) as ToolResult,
    read: async (uri) => textOf((await client.readResource({ uri })).contents),
    resources: async () => [
      ...(await client.listResources()).resources.map(({ uri }) => uri),
      ...(await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    ],
    prompts: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
    prompt: async (name, args) =>
      textOf((await client.getPrompt({ name, arguments: args })).messages.map(({ content }) => content)),
    instructions: () => client.getInstructions(),
    close: () => client.close(),
  };
}

function textOf(contents: readonly object[]): string {
  return contents.map((content) => ('text' in content ? String(content.text) : '')).join('\n');
}
