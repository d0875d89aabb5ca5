import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { CuttingProxy } from '@test/support/cutting-proxy.js';
import { patient } from '@test/support/patience.js';
import { SETTLED_MS, storedFaults, workedOff } from './history-checks.js';
import { canInstall, Installation } from './installation.js';

/** A request is cut after every Nth byte; `npm run test:faults` cuts at each byte. */
const STEP = Number(process.env['RECOLLECT_FAULT_ROUNDS'] ?? 1) < 10 ? 29 : 1;
const REPEAT_WITHIN_MS = 20_000;
const USER = 'ada';

interface Call {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** Sent as the Idempotency-Key. */
  readonly once?: string;
}

/** Each case has its own text, with the same number of bytes as every other. */
const stored = (n: string): unknown => ({ content: `Locker ${n} is at the north gate.` });

const KINDS: readonly { kind: string; prepare?: (n: string) => Call; call: (n: string) => Call; wrong: string }[] = [
  {
    kind: 'store with an Idempotency-Key',
    call: (n) => ({ method: 'POST', path: '/v1/records', body: stored(`s${n}`), once: `store-${n}` }),
    wrong: `(select content from records where content like 'Locker s%' group by content having count(*) <> 1) f`,
  },
  {
    kind: 'store with an id',
    call: (n) => ({ method: 'POST', path: '/v1/records', body: { id: `i-${n}`, ...(stored(`i${n}`) as object) } }),
    wrong: `(select content from records where content like 'Locker i%' group by content having count(*) <> 1) f`,
  },
  {
    kind: 'batch with an Idempotency-Key',
    call: (n) => ({
      method: 'POST',
      path: '/v1/records/batch',
      body: { records: [stored(`b${n}`), stored(`c${n}`)] },
      once: `batch-${n}`,
    }),
    wrong: `(select content from records where content ~ '^Locker [bc]' group by content having count(*) <> 1) f`,
  },
  {
    kind: 'message with an Idempotency-Key',
    call: (n) => ({
      method: 'POST',
      path: '/v1/messages',
      body: { messages: [{ role: 'user', ...(stored(`m${n}`) as object) }] },
      once: `message-${n}`,
    }),
    wrong: `(select content from records where content like 'Locker m%' group by content having count(*) <> 1) f`,
  },
  {
    kind: 'edit',
    prepare: (n) => ({ method: 'POST', path: '/v1/records', body: { id: `e-${n}`, content: `Nothing yet of ${n}.` } }),
    call: (n) => ({ method: 'PATCH', path: `/v1/records/e-${n}`, body: stored(`e${n}`) }),
    // Stored, and edited once.
    wrong: `records where content like 'Locker e%' and version <> 2`,
  },
];

const withServers = globalThis.BACKEND === 'postgres' && canInstall ? describe : describe.skip;

withServers('a request whose connection is cut at any byte, of it or of its answer, and that is sent again', () => {
  let installation: Installation;
  let proxy: CuttingProxy;
  beforeAll(async () => {
    installation = await Installation.open(1, 0, {
      RATE_LIMIT_PER_KEY: 'off',
      RATE_LIMIT_PER_TENANT: 'off',
    });
    proxy = await CuttingProxy.before(Number(new URL(installation.url).port));
  }, 120_000);
  afterAll(async () => {
    await proxy.close();
    await installation.close();
  });

  it.each(KINDS)(
    'is done once: $kind',
    async ({ kind, prepare, call, wrong }) => {
      const number = (n: number): string => String(n).padStart(5, '0');
      const before = { ...proxy.carried };
      if (prepare) await until(prepare(number(0)), direct());
      proxy.allow(() => ({}));
      expect(await send(call(number(0)), proxy.port)).toBeLessThan(300);
      const up = proxy.carried.up - before.up;
      const down = proxy.carried.down - before.down;
      const points = [
        ...every(STEP, up).map((bytes) => ({ up: bytes })),
        ...every(STEP, down).map((bytes) => ({ down: bytes })),
      ];
      let unanswered = 0;
      for (const [i, point] of points.entries()) {
        const n = number(i + 1);
        if (prepare) await until(prepare(n), direct());
        proxy.allow(() => point);
        if ((await send(call(n), proxy.port)) === null) unanswered += 1;
        await until(call(n), direct());
      }
      process.stderr.write(`cuts: ${JSON.stringify({ kind, points: points.length, unanswered })}\n`);
      // A response may be complete before its last byte; before that nobody has one.
      expect(unanswered).toBeGreaterThan(points.length * 0.9);
      await workedOff(installation, SETTLED_MS);
      expect(await installation.number(`select count(*) from ${wrong}`)).toBe(0);
      expect(await storedFaults(installation)).toEqual({});
    },
    STEP === 1 ? 600_000 : 120_000,
  );

  it('shows in these counts if it is done twice', async () => {
    for (let i = 0; i < 2; i += 1)
      await until({ method: 'POST', path: '/v1/records', body: stored('s-twice') }, direct());
    expect(await installation.number(`select count(*) from ${KINDS[0]?.wrong}`)).toBe(1);
  });

  function direct(): number {
    return Number(new URL(installation.url).port);
  }

  /** Like a client without a response: retries until there is one. @throws if it is permanently refused */
  async function until(call: Call, port: number): Promise<void> {
    for (const limit = patient(REPEAT_WITHIN_MS); ; await sleep(20)) {
      const status = await send(call, port);
      if (status !== null && status < 300) return;
      if (limit.isOver()) throw new Error(`${call.method} ${call.path} is answered ${status} at last`);
    }
  }

  /** On a new connection. @returns the status, or null if no complete response arrived */
  function send({ method, path, body, once }: Call, port: number): Promise<number | null> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      'x-api-key': installation.key,
      'x-user-id': USER,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...(once !== undefined && { 'idempotency-key': once }),
    };
    return new Promise((resolve) => {
      const asked = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
        answer.on('error', () => resolve(null));
        answer.on('close', () => resolve(answer.complete ? (answer.statusCode ?? null) : null));
        answer.resume();
      });
      asked.on('error', () => resolve(null));
      asked.end(text);
    });
  }
});

function every(step: number, below: number): number[] {
  return Array.from({ length: Math.ceil(below / step) }, (_, i) => i * step).filter((bytes) => bytes < below);
}
