import { Agent, request } from 'node:http';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { OPERATIONS } from '@contracts/catalogue.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { readRefusal, type Reply } from '@test/support/client.js';
import fc from 'fast-check';
import { z } from 'zod';
import { describedOperations, hostileRequest, type HostileRequest } from './hostile-requests.js';

/** The total; `npm run test:fuzz` runs more. */
const REQUESTS = Number(process.env['RECOLLECT_FUZZ_REQUESTS'] ?? 500);
const SEED = Number(process.env['RECOLLECT_FUZZ_SEED'] ?? 20_261_122);
const LONG = REQUESTS > 5_000;
const AT_ONCE = 6;

let app: TestApp;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
beforeAll(async () => {
  app = await startApp({
    env: { BODY_LIMIT_BYTES: '400000', RATE_LIMIT_PER_KEY: 'off', RATE_LIMIT_PER_TENANT: 'off' },
  });
  await app.user('ada').raw('POST', '/v1/records', {
    headers: { 'content-type': 'application/json' },
    body: '{"id":"here","type":"lesson","content":"tea without milk","metadata":{"a":1}}',
  });
});
afterAll(async () => {
  agent.destroy();
  await app.stop();
});

const described = describedOperations();
const byId = new Map(described.map(({ operation }) => [operation.operationId, operation]));
const operations = new Map(OPERATIONS.map((one) => [one.name, one]));

/** The same number for every operation, several concurrently. The seed reproduces the whole run. */
function* requests(): Generator<HostileRequest> {
  const rounds = Math.ceil(REQUESTS / described.length);
  let made = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const one of described) {
      if ((made += 1) > REQUESTS) return;
      yield* fc.sample(hostileRequest(one), { numRuns: 1, seed: SEED + round });
    }
  }
}

it(`${REQUESTS} hostile requests from the OpenAPI document all get a response in the format of their protocol, and none breaks anything`, async () => {
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const memory: number[] = [];
  const since = performance.now();
  delay.enable();
  const under = new Set<HostileRequest>();
  const stalls = LONG ? watchStalls(under) : [];
  const all = requests();
  let at = 0;
  const work = async (): Promise<void> => {
    // Each takes the next from the shared list.
    for (let step = all.next(); !step.done && faults.length < 40; step = all.next()) {
      const sent = step.value;
      if ((at += 1) % Math.ceil(REQUESTS / 10) === 0) memory.push(Math.round(process.memoryUsage().rss / 1e6));
      under.add(sent);
      let reply = await send(sent);
      // An archive ends with an error if its user is erased while it is read. On a retry it is complete, or nobody's.
      if (sent.operation === 'users.export_data' && reply.text.startsWith(BROKEN_OFF)) reply = await send(sent);
      under.delete(sent);
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      const fault = faultOf(sent, reply);
      if (fault) faults.push(`#${at} ${fault}\n  ${shown(sent)}\n  -> ${reply.status} ${reply.text.slice(0, 400)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  delay.disable();
  if (LONG) {
    const found = { seconds: (performance.now() - since) / 1_000, statuses: [...statuses].sort(), rssMb: memory, stallMs: delay.max / 1e6, p99Ms: delay.percentile(99) / 1e6, stalls }; // prettier-ignore
    process.stdout.write(`${JSON.stringify(found)}\n`);
  }
  expect(faults).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  // Not all fail at the door: some were hostile but valid.
  expect([...statuses.keys()].filter((status) => status < 300).length).toBeGreaterThan(0);
  expect((await app.user('ada').raw('GET', '/v1/records/here')).status).not.toBe(500);
}, 3_600_000);

/** When the process was blocked for long, and which requests were in progress. */
function watchStalls(under: ReadonlySet<HostileRequest>): string[] {
  const stalls: string[] = [];
  let last = performance.now();
  setInterval(() => {
    const late = performance.now() - last - 20;
    if (late > 150)
      stalls.push(
        `${Math.round(late)} ms: ${[...under].map((sent) => `${sent.operation} ${sent.body?.length ?? 0}`).join(', ')}`,
      );
    last = performance.now();
  }, 20).unref();
  return stalls;
}

const BROKEN_OFF = 'broken off after';
const NO_ANSWER = { status: 0, headers: new Headers(), json: undefined };

function send({ method, path, headers, body }: HostileRequest): Promise<Reply> {
  return new Promise((resolve) => {
    const asked = request(
      `${app.url}/`,
      {
        method,
        path,
        agent,
        headers: { 'x-api-key': app.adminKey, ...headers, ...(body && { 'content-length': body.length }) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', (error) =>
          resolve({ ...NO_ANSWER, text: `${BROKEN_OFF} ${response.statusCode}: ${String(error)}` }),
        );
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString();
          const told = new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
          resolve({ status: response.statusCode ?? 0, headers: told, text, json: parsed(text, told) });
        });
      },
    );
    asked.once('error', (error) => resolve({ ...NO_ANSWER, text: String(error) }));
    asked.end(body);
  });
}

function parsed(text: string, headers: Headers): unknown {
  if (!/\bjson\b/.test(headers.get('content-type') ?? '') || text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What is wrong with a response; null: nothing. */
function faultOf(sent: HostileRequest, reply: Reply): string | null {
  if (reply.status === 0) return 'no answer';
  if (reply.status >= 500 && !sent.path.startsWith('/readyz')) return 'a fault of the server';
  if (!/^[\w.-]{8,64}$/.test(reply.headers.get('x-request-id') ?? '')) return 'no request id';
  if (sent.method === 'HEAD') return null;
  if (reply.status >= 400 && reply.status < 500) {
    try {
      readRefusal(reply, sent.path);
      return null;
    } catch (error) {
      return `no refusal of its protocol: ${String(error).slice(0, 300)}`;
    }
  }
  const operation = operations.get(sent.operation);
  if (!operation || sent.method !== operation.method || reply.status >= 500) return null;
  // An empty name leads to the path of the list.
  if (/\/(\/|\?|$)/.test(sent.path)) return null;
  if (byId.get(sent.operation)?.responses[String(reply.status)] === undefined) return 'a status that is not described';
  if (operation.media !== undefined) return null;
  const kept = operation.output.safeParse(reply.json);
  return kept.success ? null : `an answer that breaks its contract: ${z.prettifyError(kept.error).slice(0, 300)}`;
}

function shown({ method, path, headers, body }: HostileRequest): string {
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${body?.toString().slice(0, 400) ?? ''}`;
}
