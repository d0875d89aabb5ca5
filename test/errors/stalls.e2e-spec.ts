import { connect } from 'node:net';
import { storeRecords } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';

let app: TestApp;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.stop());

/**
 * The longest time that nothing else had its turn meanwhile, in milliseconds: by the clock, but at most what this
 * process has worked, because otherwise other programs' time would count as our stall.
 */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let [last, cpu, longest] = [performance.now(), process.cpuUsage(), 0];
  const look = (): void => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(cpu);
    longest = Math.max(longest, Math.min(now - last, (user + system) / 1_000));
    [last, cpu] = [now, process.cpuUsage()];
  };
  const timer = setInterval(look, 5);
  try {
    await work();
    look();
  } finally {
    clearInterval(timer);
  }
  return longest;
}

it('a batch that fills a body and is made to be slow to parse leaves everybody else their turn', async () => {
  const { key } = await app.key({ permissions: ['records:read', 'records:write'], default_user_id: 'ada' });
  // Validated and then refused, because the cost of storing is another question.
  const record = { type: 'lesson', shared: true, content: 'password='.repeat(11_000) };
  const records = Array.from({ length: 150 }, () => record);
  let failed = 0;
  const stall = await longestStall(async () => {
    failed = (await app.client(key).ok(storeRecords, { body: { records } })).failed;
  });
  expect(failed).toBe(150);
  // Reading 15 MB of JSON takes a part of it in one go; the whole batch takes seconds.
  expect(stall).toBeLessThan(1_000);
});

it('a body in pieces of one byte is refused early, and its connection ends', async () => {
  const { hostname, port } = new URL(app.url);
  const head = ['POST /v1/records HTTP/1.1', 'Host: x', `X-API-Key: ${app.adminKey}`, 'Content-Type: application/json'];
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.on('data', (part: Buffer) => (said += part.toString())).on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n"\r\n`);
  // Each costs some microseconds: all of them would take ten seconds, one of them without a turn for others.
  socket.write('1\r\na\r\n'.repeat(900_000));
  // It may end with an error, because what it sends is no longer read.
  await new Promise((closed) => socket.on('close', closed));
  expect(said).toMatch(/^HTTP\/1.1 400 .*is sent in too many small pieces/s);
});

it('a body in pieces of twenty bytes is read', async () => {
  const text = JSON.stringify({ content: 'I drink tea.' }).padEnd(600_000);
  const pieces = text.match(/.{1,20}/g) ?? [];
  const body = new ReadableStream({
    pull: (stream) => {
      const piece = pieces.shift();
      if (piece === undefined) stream.close();
      else stream.enqueue(Buffer.from(piece));
    },
  });
  const headers = { 'X-API-Key': app.adminKey, 'X-User-Id': 'ada', 'Content-Type': 'application/json' };
  const init: RequestInit = { method: 'POST', headers, body, duplex: 'half' };
  expect((await fetch(`${app.url}/v1/records`, init)).status).toBe(201);
});
