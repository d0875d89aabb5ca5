import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { AnswerFlow } from '@application/answer-flow.js';
import { ampCall } from '@contracts/amp/amp.operations.js';
import { storeMemory } from '@contracts/memorybank/memorybank.operations.js';
import { answerQuestion } from '@contracts/reasoning/answer.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { livez } from '@contracts/status.operations.js';
import { getMe } from '@contracts/users/users.operations.js';
import { Capacity, type HeldPlace } from '@governance/limits/capacity.js';
import { RecollectError } from '@kernel/errors.js';
import { Pressure } from '@platform/queue/in-process-drain.js';
import { Wire } from '@test/mcp/wire.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { startBagOfWords } from '@test/support/bag-of-words.js';
import { Gate } from '@test/support/gate.js';
import { waitUntil } from '@test/support/wait-until.js';

let app: TestApp;
let model: Awaited<ReturnType<typeof startBagOfWords>>;
let answers: Gate | undefined;
let capacity: Capacity;
const logged: string[] = [];
beforeAll(async () => {
  model = await startBagOfWords({ mayAnswer: () => answers?.pass() ?? Promise.resolve() });
  app = await startApp({
    env: { ...model.env, REQUESTS_AT_ONCE: '1', LOG_LEVEL: 'warn' },
    log: { write: (line) => logged.push(line) },
  });
  capacity = app.inside(Capacity);
});
afterAll(async () => {
  answers?.open();
  await app.stop();
  await model.close();
});

/** A request that stays in progress until the test ends it. */
function underWay(): HeldPlace {
  const place = capacity.enter('somebody');
  if (!place) throw new Error('the only place is taken');
  return place;
}

/** The header of a request, and a part of its body or nothing. */
function withheld(path: string, sent = ''): { readonly status: Promise<number>; end(rest: string): void } {
  const headers = { 'x-api-key': app.adminKey, 'content-type': 'application/json', 'content-length': 40 };
  const open = request(`${app.url}${path}`, { method: 'POST', headers });
  const status = new Promise<number>((resolve) =>
    open
      .on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.resume();
      })
      .on('error', () => resolve(0)),
  );
  open.flushHeaders();
  if (sent) open.write(sent);
  return { status, end: (rest) => open.end(rest) };
}

it('refuses what would wait too long, in the format of each protocol, before its body has arrived', async () => {
  const held = underWay();
  try {
    const bodiless = withheld(storeRecord.path);
    const refusals = await Promise.all(
      [storeRecord, ampCall, storeMemory].map((operation) => app.client().fails(operation, { body: 'no such body' })),
    );
    for (const { status, code, headers } of refusals) {
      expect([status, code]).toEqual([503, 'overloaded']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await bodiless.status).toBe(503);
    bodiless.end('');
    const mcp = await new Wire(app.url, { 'x-api-key': app.adminKey }).rpc('tools/list');
    expect([mcp.status, mcp.answers[0]?.error?.data]).toMatchObject([503, { error: 'overloaded' }]);
    const lines = logged.filter((line) => line.includes('overloaded'));
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 'warn', code: 'overloaded', refused: 1 });
    for (const line of lines) expect(line).not.toMatch(/"error"|"stack"/);
  } finally {
    held.leave();
  }
});

it('answers probes all the same, and everybody once there is room', async () => {
  const held = underWay();
  expect((await app.client().call(livez)).status).toBe(200);
  const waiting = app.client().call(getMe);
  await waitUntil('the request to wait', () => Promise.resolve(capacity.figures.waiting === 1));
  expect(app.inside(Pressure).pressed).toBe(true);
  held.leave();
  expect((await waiting).status).toBe(200);
  await waitUntil('nobody to be at work', () => Promise.resolve(capacity.figures.working === 0));
  expect(app.inside(Pressure).pressed).toBe(false);
});

it('frees the slot of a request that waits for its vector', async () => {
  answers = new Gate();
  const stored = app
    .user()
    .call(storeRecord, { headers: { prefer: 'wait=30' }, body: { type: 'lesson', content: 'Tea without milk.' } });
  await answers.reached;
  await waitUntil('the place to be free', () => Promise.resolve(capacity.figures.working === 0));
  expect((await app.client().call(getMe)).status).toBe(200);
  answers.open();
  answers = undefined;
  expect((await stored).json).toMatchObject({ embedding: 'complete' });
});

it('frees the slot of a request whose body arrives slowly', async () => {
  const record = '{"type":"lesson","content":"Slow, late"}';
  const slow = withheld(storeRecord.path, record.slice(0, 20));
  await waitUntil('the body to be waited for', () => Promise.resolve(capacity.figures.working === 0));
  expect((await app.client().call(getMe)).status).toBe(200);
  slow.end(record.slice(20));
  expect(await slow.status).toBe(201);
});

describe('a response that is not read', () => {
  /** Of more bytes than the sockets on both sides take. Its first ones have arrived. */
  async function unread(of: TestApp, request: (key: string) => string): Promise<Socket> {
    await of.client().ok(storeRecord, { body: { content: `${'tea '.repeat(24_000)}.`, user_id: 'ada' } });
    await of.db.admin.query(
      `insert into records select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).*
       from records r, generate_series(1, 150) where user_id = 'ada'`,
    );
    const socket = connect(Number(new URL(of.url).port), '127.0.0.1').pause();
    socket.write(request(of.adminKey));
    await once(socket, 'readable');
    return socket;
  }
  const list = (key: string) =>
    `GET /v1/records?limit=1000 HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nX-User-Id: ada\r\n\r\n`;
  const call = (key: string) => {
    const params = { name: 'amp_list', arguments: { limit: 1_000 } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const head = [
      'POST /mcp HTTP/1.1', 'Host: localhost', `X-API-Key: ${key}`, 'X-User-Id: ada', 'Content-Type: application/json',
      'Accept: application/json, text/event-stream', `Content-Length: ${body.length}`,
    ]; // prettier-ignore
    return `${head.join('\r\n')}\r\n\r\n${body}`;
  };

  it('holds no slot', async () => {
    const socket = await unread(app, list);
    try {
      expect((await app.client().call(getMe)).status).toBe(200);
    } finally {
      socket.destroy();
    }
  });

  it.each([
    ['a list', list],
    ['a call over MCP', call],
  ])('ends with its connection once nothing of it was read for the time that a request may take: %s', async (_, of) => {
    const brief = await startApp({ env: { ...model.env, REQUEST_TIMEOUT_SECONDS: '1' } });
    try {
      const socket = await unread(brief, of);
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      let bytes = 0;
      socket.on('data', (part: Buffer) => (bytes += part.length)).on('error', () => undefined);
      await once(socket.resume(), 'close');
      expect(bytes).toBeGreaterThan(1_000);
      expect(bytes).toBeLessThan(14_000_000);
    } finally {
      await brief.stop();
    }
  });
});

it('gives the slot of a disconnected caller to the next', async () => {
  const held = underWay();
  const gone = withheld(storeRecord.path);
  await waitUntil('the request to wait', () => Promise.resolve(capacity.figures.waiting === 1));
  const aborted = new AbortController();
  const leaving = fetch(`${app.url}${getMe.path}`, {
    headers: { 'x-api-key': app.adminKey },
    signal: aborted.signal,
  }).catch(() => 'gone');
  await waitUntil('both to wait', () => Promise.resolve(capacity.figures.waiting === 2));
  aborted.abort();
  expect(await leaving).toBe('gone');
  await waitUntil('one to wait', () => Promise.resolve(capacity.figures.waiting === 1));
  held.leave();
  gone.end('{"type":"lesson","content":"Here at last"}'.slice(0, 40));
  expect(await gone.status).toBe(400);
  await waitUntil('nobody to be at work', () => Promise.resolve(capacity.figures.working === 0));
});

describe('a streamed answer', () => {
  let flow: AnswerFlow;
  let run: AnswerFlow['run'];
  beforeAll(() => {
    flow = app.inside(AnswerFlow);
    run = flow.run.bind(flow);
  });
  afterAll(() => {
    flow.run = run;
  });

  /** Answers that make one step, then work until the gate opens or the caller has left. */
  function answersThrough(work: Gate): void {
    flow.run = async (_scope, _input, { tell, signal }) => {
      tell?.({ kind: 'classify' } as never);
      await Promise.race([work.pass(), signal && once(signal, 'abort')]);
      throw new RecollectError('not_found');
    };
  }
  const ask = (signal?: AbortSignal) =>
    fetch(`${app.url}${answerQuestion.path}`, {
      method: 'POST',
      headers: { 'x-api-key': app.adminKey, 'content-type': 'application/json' },
      body: JSON.stringify({ question: 'Who keeps bees?', stream: true }),
      ...(signal && { signal }),
    });
  const idle = () => waitUntil('the place to be free', () => Promise.resolve(capacity.figures.working === 0));

  it('holds its slot until its work has ended, and waits for one', async () => {
    const work = new Gate();
    answersThrough(work);
    const held = underWay();
    const asked = ask();
    await waitUntil('the request to wait', () => Promise.resolve(capacity.figures.waiting === 1));
    expect(work.arrived).toBe(0);
    held.leave();
    const response = await asked;
    expect([work.arrived, capacity.figures.working]).toEqual([1, 1]);
    work.open();
    expect(await response.text()).toMatch(/^event: step\n[^]*event: error\n/);
    await idle();
  });

  it('over MCP holds its slot as well', async () => {
    const work = new Gate();
    answersThrough(work);
    const mcp = new Wire(app.url, { 'x-api-key': app.adminKey });
    const called = mcp.call('memory_answer', { question: 'Who keeps bees?' });
    await work.reached;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(capacity.figures.working).toBe(1);
    work.open();
    expect((await called).isError).toBe(true);
    await idle();
  });

  it('leaves its slot when the client disconnects', async () => {
    const work = new Gate();
    answersThrough(work);
    const leaving = new AbortController();
    await ask(leaving.signal);
    expect(capacity.figures.working).toBe(1);
    leaving.abort();
    await idle();
    work.open();
  });
});

it('handles everything at once if it is off', async () => {
  const unlimited = await startApp({ env: { ...model.env, REQUESTS_AT_ONCE: 'off' } });
  const places = unlimited.inside(Capacity);
  // More than the default concurrency, and more than ever wait.
  const held = Array.from({ length: 1_100 }, () => places.enter('somebody'));
  try {
    expect(held).not.toContain(null);
    expect((await unlimited.client().call(getMe)).status).toBe(200);
    expect(places.figures).toEqual({ working: held.length, waiting: 0, refused: 0 });
    expect(unlimited.inside(Pressure).pressed).toBe(false);
  } finally {
    for (const place of held) place?.leave();
    await unlimited.stop();
  }
});
