import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { revokeKey } from '@contracts/tenancy/tenancy.operations.js';
import { RecollectError } from '@kernel/errors.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { AmpReads } from '@transports/amp/amp-reads.js';
import { Wire, type WireReply } from './wire.js';

const BODY_LIMIT = 20_000;
let app: TestApp;
let wire: Wire;
beforeAll(async () => {
  app = await startApp({
    env: { BODY_LIMIT_BYTES: String(BODY_LIMIT), MCP_ALLOWED_ORIGINS: 'localhost, console.example, app-shell://*' },
  });
  wire = new Wire(app.url, { 'x-api-key': app.adminKey });
});
afterAll(() => app.stop());

const ping = (headers: Record<string, string>) => new Wire(app.url, headers).rpc('ping');
const refused = (status: number, code: string) => (reply: WireReply) => {
  expect(reply.status).toBe(status);
  expect([1, null]).toContain(reply.answers[0]?.id);
  expect(reply.answers).toEqual([
    {
      jsonrpc: '2.0',
      id: reply.answers[0]?.id,
      error: {
        code: expect.any(Number) as number,
        message: expect.stringMatching(/\S/) as string,
        data: expect.objectContaining({ error: code, request_id: reply.headers['x-request-id'] }) as object,
      },
    },
  ]);
};

describe('the key', () => {
  it('is accepted in either header', async () => {
    expect((await ping({ 'x-api-key': app.adminKey })).status).toBe(200);
    expect((await ping({ authorization: `Bearer ${app.adminKey}` })).status).toBe(200);
  });

  it('is required before the protocol starts', async () => {
    const forged = `${app.adminKey.slice(0, -1)}_`;
    for (const headers of [{}, { 'x-api-key': forged }, { authorization: 'Bearer nonsense' }]) {
      for (const method of ['initialize', 'tools/list', 'no/such/method']) {
        const reply = await new Wire(app.url, headers as Record<string, string>).rpc(method);
        refused(401, 'unauthorized')(reply);
        expect(reply.headers['www-authenticate']).toBe('Bearer realm="recollect"');
      }
      expect((await new Wire(app.url, headers as Record<string, string>).send('', {}, 'GET')).status).toBe(401);
    }
  });

  it('ends with its revocation, within a second, also for a connected client', async () => {
    const { key, id } = await app.key();
    const open = new Wire(app.url, { 'x-api-key': key, connection: 'keep-alive' });
    expect((await open.rpc('tools/list')).status).toBe(200);
    await app.client().ok(revokeKey, { params: { key_id: id } });
    const revokedAt = Date.now();
    let askedAt: number;
    let reply: Awaited<ReturnType<typeof open.rpc>>;
    do {
      askedAt = Date.now();
      reply = await open.rpc('tools/list');
    } while (reply.status !== 401 && askedAt - revokedAt < 1_000);
    expect(reply.status).toBe(401);
  });

  it('creates no session that could outlive it or be taken over', async () => {
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'c', version: '1' } };
    const { status, headers } = await wire.rpc('initialize', params);
    expect([status, headers['mcp-session-id']]).toEqual([200, undefined]);
    const { key } = await app.key({ permissions: ['records:read'], user_id: 'somebody' });
    const guest = new Wire(app.url, { 'x-api-key': key, 'mcp-session-id': 'a-session-of-somebody-else' });
    const [answer] = (await guest.rpc('tools/list')).answers;
    expect(JSON.stringify(answer)).not.toContain('amp_store');
  });

  it('opens no stream to listen on, in any revision', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const reply = await wire.send('', { accept: 'text/event-stream' }, method);
      expect([method, reply.status, reply.headers.allow]).toEqual([method, 405, 'POST']);
    }
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'c', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' };
    const params = { _meta, notifications: { toolsListChanged: true } };
    const { answers } = await wire.rpc('subscriptions/listen', params, headers);
    expect(answers[0]).toMatchObject({ id: 1, error: { code: -32_601 } });
    expect((await wire.rpc('subscriptions/listen')).answers[0]?.error?.code).toBe(-32_601);
  });
});

describe('the origin', () => {
  it.each(['https://evil.example', 'http://localhost.evil.example', 'null', 'evil', 'app-shell-x://here'])(
    'is refused before the key is checked: %s',
    async (origin) => {
      refused(403, 'forbidden')(await ping({ origin, 'x-api-key': app.adminKey }));
      refused(403, 'forbidden')(await ping({ origin }));
    },
  );

  it.each(['http://localhost:5173', 'https://console.example', 'app-shell://window'])(
    'is allowed: %s',
    async (origin) => {
      expect((await ping({ origin, 'x-api-key': app.adminKey })).status).toBe(200);
    },
  );

  it('gets a preflight response without a key if it is allowed, and may then read the responses', async () => {
    const origin = 'https://console.example';
    const wanted = 'authorization,content-type,mcp-protocol-version,mcp-param-region,x-api-key,x-other,x-user-id';
    const asks = { 'access-control-request-method': 'POST', 'access-control-request-headers': wanted };
    const page = new Wire(app.url, { origin });
    const preflight = await page.send('', asks, 'OPTIONS');
    expect([preflight.status, preflight.text]).toEqual([204, '']);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      vary: expect.stringContaining('Origin') as string,
    });
    const allowed = String(preflight.headers['access-control-allow-headers']).split(', ');
    expect(wanted.split(',').filter((name) => !allowed.includes(name))).toEqual(['x-other']);

    for (const [headers, status] of [
      [{ 'x-api-key': app.adminKey }, 200],
      [{}, 401],
    ] as const) {
      const reply = await new Wire(app.url, { origin, ...headers }).rpc('ping');
      expect([reply.status, reply.headers['access-control-allow-origin']]).toEqual([status, origin]);
      expect(reply.headers['access-control-expose-headers']).toContain('x-request-id');
      expect(reply.headers.vary).toContain('Origin');
    }
  });

  it('learns nothing from a preflight if it is foreign, nor from an invalid one', async () => {
    const asks = { 'access-control-request-method': 'POST' };
    const foreign = await new Wire(app.url, { origin: 'https://evil.example' }).send('', asks, 'OPTIONS');
    expect([foreign.status, foreign.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect((await new Wire(app.url, { origin: 'https://console.example' }).send('', {}, 'OPTIONS')).status).toBe(401);
    expect((await new Wire(app.url, {}).send('', asks, 'OPTIONS')).status).toBe(401);
    expect((await wire.rpc('ping')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is checked however the path is written', async () => {
    const status = await new Promise((resolve, reject) => {
      const asked = request(`${app.url}/%6dcp`, { method: 'POST', headers: { origin: 'https://evil.example' } });
      asked.once('error', reject).once('response', (response) => resolve(response.resume().statusCode));
      asked.end();
    });
    expect(status).toBe(403);
  });
});

describe('the host', () => {
  it.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example'])(
    'is refused, for a server of this machine only: %s',
    async (host) => refused(403, 'forbidden')(await ping({ host, 'x-api-key': app.adminKey })),
  );

  it.each(['localhost', 'localhost:3000', '127.0.0.1:1', '[::1]:3000', 'LOCALHOST'])('is allowed: %s', async (host) => {
    expect((await ping({ host, 'x-api-key': app.adminKey })).status).toBe(200);
  });
});

describe('a body', () => {
  it('that is not JSON, or missing, is refused', async () => {
    refused(400, 'invalid_json')(await wire.send('{"jsonrpc": "2.0", '));
    refused(400, 'invalid_json')(await wire.send(Buffer.from([0x22, 0xff, 0x22])));
    expect(await wire.send('')).toMatchObject({ status: 400, answers: [{ error: { code: -32_700 } }] });
    refused(415, 'unsupported_media_type')(await wire.send('{}', { 'content-type': 'text/plain' }));
  });

  it('that is JSON but not a message is refused', async () => {
    for (const body of ['{}', '[]', '1', '"text"', 'null', '{"jsonrpc": "1.0", "id": 1, "method": "ping"}']) {
      const { status, answers } = await wire.send(body);
      expect([body, status, answers[0]?.error?.code]).toEqual([body, 400, expect.any(Number)]);
    }
  });

  it('that is too long is refused', async () => {
    refused(
      413,
      'too_large',
    )(await wire.rpc('tools/call', { name: 'amp_search', arguments: { query: 'x'.repeat(BODY_LIMIT) } }));
  });

  it('that is nested without end is refused, and the tool reports one nested deeper than it accepts', async () => {
    const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const message = (levels: number) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"amp_store","arguments":{"record":{"content":"c","metadata":${nested(levels)}}}}}`;
    refused(400, 'invalid_input')(await wire.send(message(2_500)));
    const { answers } = await wire.send(message(20));
    expect(answers[0]?.result).toMatchObject({ isError: true });
    expect(JSON.stringify(answers[0]?.result)).toContain('deeper');
  });

  it('may contain several messages, as the revision 2025-03-26 allows', async () => {
    const calls = [1, 2].map((id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'amp_status', arguments: {} },
    }));
    const { status, answers } = await wire.send(JSON.stringify(calls), { 'mcp-protocol-version': '2025-03-26' });
    expect(status).toBe(200);
    expect(answers.map(({ id }) => id).sort()).toEqual([1, 2]);
    const flood = Array.from({ length: 150 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
    expect((await wire.send(JSON.stringify(flood))).status).toBe(400);
  });
});

describe('the tools', () => {
  const listed = async (query: string) => {
    const { status, text, answers } = await wire.rpc('tools/list', {}, {}, query);
    expect(status).toBe(200);
    const tools = (answers[0]?.result?.['tools'] ?? []) as { name: string }[];
    return { names: tools.map(({ name }) => name), bytes: Buffer.byteLength(text) };
  };

  it('fit into a prompt: the core list is 6 KB, and the full list 30, with room for one more', async () => {
    const core = await listed('?tools=core');
    expect(core.names).toEqual(['amp_store', 'amp_revise', 'amp_delete', 'amp_search', 'context_build']);
    expect(core.bytes).toBeLessThanOrEqual(6_000);
    for (const query of ['', '?tools=all']) expect((await listed(query)).bytes).toBeLessThanOrEqual(28_500);
  });

  it('take as much as the documentation says', async () => {
    const page = await readFile(new URL('../../docs/mcp.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `\/mcp\?tools=(\w+)` \|.*\| ([\d.]+) KB \|$/gm)];
    const told = [
      ...rows.map(([, name = '', size]) => [name, Number(size)] as const),
      ['all', sizeOfAll(page)] as const,
    ];
    expect(told.map(([name]) => name)).toEqual(['core', 'memory', 'blocks', 'nellie', 'cognitive', 'all']);
    const found = await Promise.all(
      told.map(async ([name, size]) => {
        const { bytes } = await listed(`?tools=${name}`);
        return [name, Math.abs(bytes / 1_000 - size) <= 0.5 ? size : bytes / 1_000];
      }),
    );
    expect(found).toEqual(told);
  });
  const sizeOfAll = (page: string): number =>
    Number(/^\| `\/mcp`, `\/mcp\?tools=all` \|.*\| ([\d.]+) KB \|$/m.exec(page)?.[1]);

  it('are all named by the guide of their profile, and no others are', async () => {
    const everything = (await listed('?tools=all,nellie,cognitive')).names;
    for (const profile of ['core', 'memory', 'blocks', 'nellie', 'cognitive', 'all']) {
      const { names } = await listed(`?tools=${profile}`);
      const { answers } = await wire.rpc('prompts/get', { name: 'memory_guide' }, {}, `?tools=${profile}`);
      const [message] = answers[0]?.result?.['messages'] as { content: { text: string } }[];
      const guide = message?.content.text ?? '';
      const named = everything.filter((name) => new RegExp(`\\b${name}\\b`).test(guide));
      // It is a word as well.
      const others = (all: readonly string[]) => all.filter((name) => name !== 'memory').sort();
      expect([profile, others(named)]).toEqual([profile, others(names)]);
    }
  });

  it('exist in their profile only: listed, named by the guide, and called', async () => {
    const { names } = await listed('?tools=blocks');
    expect(names).toContain('memory_rethink');
    expect(names).not.toContain('amp_search');
    const [answer] = (await wire.rpc('tools/call', { name: 'amp_search', arguments: { query: 'x' } }, {}, '?tools=blocks')).answers; // prettier-ignore
    expect(answer?.error?.message).toContain('There is no such tool');
    const guide = (await wire.rpc('prompts/get', { name: 'memory_guide' }, {}, '?tools=blocks')).text;
    expect([guide.includes('memory_rethink'), guide.includes('amp_search')]).toEqual([true, false]);
    refused(400, 'invalid_input')(await wire.rpc('tools/list', {}, {}, '?tools=everything'));
  });

  it('accept their arguments as a model may write them, and see the user named by a record inside a text', async () => {
    const record = JSON.stringify({ content: 'The lamp is green.', tags: 'lamp, light', user_id: 'lena', title: null });
    expect(await wire.call('amp_store', { record })).toMatchObject({ isError: false });
    const found = await wire.call('amp_search', { query: 'lamp', limit: '1', tags: 'lamp', filter: 'null', user_id: 'lena' }); // prettier-ignore
    expect(found).toMatchObject({ isError: false, text: expect.stringContaining('The lamp is green.') as string });
    const { key } = await app.key({ permissions: ['records:write'], user_id: 'otto' });
    const bound = await new Wire(app.url, { 'x-api-key': key }).call('amp_store', { record });
    expect(bound.code).toBe('not_found');
    expect(await wire.call('amp_store', { record: '{"content": ""}' })).toMatchObject({ code: 'invalid_input' });
  });

  it('say where a field belongs that a model put beside the record, and which is meant by another', async () => {
    const { text } = await wire.call('amp_store', { content: 'The lamp is green.', label: 'lamp' });
    expect(text).toContain('{"field":"content","message":"is not a known field here; send it in record"}');
    expect(text).toContain('{"field":"label","message":"is not a known field; is record.tags meant?"}');
  });

  it('build a context without a budget, which a model or its absence decides', async () => {
    for (const budget of [
      {},
      { token_budget: '' },
      { token_budget: null },
      { token_budget: '500' },
      { model: 'gpt-4o' },
    ])
      expect(await wire.call('context_build', { query: 'lamp', ...budget })).toMatchObject({ isError: false });
    expect(await wire.call('context_build', { query: 'lamp', model: 'nobody-knows' })).toMatchObject({ isError: true });
  });
});

describe('the protocol', () => {
  it.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])('works in revision %s', async (protocolVersion) => {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'c', version: '1' } };
    const { answers } = await wire.rpc('initialize', params);
    expect(answers[0]?.result).toMatchObject({
      protocolVersion,
      serverInfo: { name: 'recollect' },
      capabilities: { tools: {}, resources: {}, prompts: {} },
    });
    const listed = await wire.rpc('tools/list', {}, { 'mcp-protocol-version': protocolVersion });
    expect((listed.answers[0]?.result?.['tools'] as unknown[]).length).toBeGreaterThan(0);
  });

  it('lets no cache store a response, which may contain memory, in any revision', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
      'io.modelcontextprotocol/clientInfo': { name: 'c', version: '1' },
    };
    const named = { name: 'amp_list', arguments: {} };
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'amp_list' };
    for (const reply of [
      await wire.rpc('tools/call', named),
      await wire.rpc('tools/call', { ...named, _meta: meta }, headers),
    ]) {
      expect(reply.answers[0]?.result).toMatchObject({ structuredContent: { success: true } });
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });

  it('accepts notifications without a response', async () => {
    const { status, text } = await wire.send('{"jsonrpc":"2.0","method":"notifications/initialized"}');
    expect([status, text]).toEqual([202, '']);
  });

  it('refuses wrong parameters as such, in words that name the field', async () => {
    const wrong = [
      ['prompts/get', { name: 'memory_guide', arguments: { agent: 5 } }, 'arguments.agent must be a string'],
      ['prompts/get', {}, 'name is missing'],
      ['resources/read', {}, 'uri is missing'],
      ['tools/call', { name: 'amp_status', arguments: 'x' }, 'arguments must be an object'],
      ['tools/list', { cursor: 5 }, 'cursor must be a string'],
      ['initialize', { capabilities: {}, clientInfo: { name: 'c', version: '1' } }, 'protocolVersion is missing'],
    ] as const;
    for (const [method, params, message] of wrong) {
      const { answers, headers } = await wire.rpc(method, params);
      const data = { error: 'invalid_input', request_id: headers['x-request-id'] };
      expect(answers[0]?.error).toMatchObject({ code: -32_602, message, data });
    }
    const none = await wire.rpc('tools/call', { name: 'amp_status', arguments: null });
    expect(none.answers[0]?.result).toMatchObject({ structuredContent: { success: true } });
  });

  it('refuses unknown requests', async () => {
    const { answers } = await wire.rpc('no/such/method');
    expect(answers[0]?.error?.code).toBe(-32_601);
  });
});

it('runs the calls of a batch one after another, in their order, also after one that fails', async () => {
  const reads = app.inside(AmpReads);
  const list = reads.list.bind(reads);
  let [running, most] = [0, 0];
  const order: unknown[] = [];
  reads.list = async (scope, input) => {
    most = Math.max(most, (running += 1));
    order.push(input.query.limit);
    try {
      const listed = await list(scope, input);
      if (input.query.limit === 3) throw new RecollectError('conflict');
      return listed;
    } finally {
      running -= 1;
    }
  };
  try {
    const user = newUser();
    const calls = [1, 2, 3, 4, 5].map((limit, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'amp_list', arguments: { limit } },
    }));
    const { answers } = await wire.send(JSON.stringify(calls), { 'x-user-id': user });
    const failed = answers.filter(({ result }) => result?.['isError'] === true).map(({ id }) => id);
    expect([answers.length, failed, order, most]).toEqual([5, [2], [1, 2, 3, 4, 5], 1]);
  } finally {
    reads.list = list;
  }
});
