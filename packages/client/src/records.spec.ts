import { RecollectError, TimeoutError } from './recollect.js';
import { FakeServer } from './testing/fake-server.js';

let server: FakeServer;
beforeAll(async () => {
  server = await FakeServer.start();
});
afterAll(() => server.stop());

const looked = (state: string, reason?: string) => ({ json: { id: 'a', embedding: { state, reason } } });

describe('waiting for a vector', () => {
  it('polls until it exists, and returns the record', async () => {
    server.say(looked('pending'), looked('pending'), looked('complete'));
    await expect(server.client().records.waitForEmbedding('a')).resolves.toMatchObject({ id: 'a' });
    expect(server.heard).toHaveLength(3);
  });

  it('ends at once if it has failed, with the reason', async () => {
    server.say(looked('failed', 'no model'));
    const waiting = server.client().records.waitForEmbedding('a');
    await expect(waiting).rejects.toMatchObject({ code: 'embedding_failed', detail: 'no model' });
    await expect(waiting).rejects.toThrow(RecollectError);
  });

  it('ends when its time is up, and names what it waited for', async () => {
    server.say(looked('pending'));
    const waiting = server.client().records.waitForEmbedding('a', { timeoutMs: 250 });
    await expect(waiting).rejects.toThrow(TimeoutError);
    await expect(waiting).rejects.toThrow('the vector of a was not ready within 250 ms');
    // It polls less and less often.
    expect(server.heard.length).toBeLessThanOrEqual(3);
  });

  it('ends when the caller aborts', async () => {
    server.say(looked('pending'));
    const controller = new AbortController();
    const waiting = server.client().records.waitForEmbedding('a', { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('enough')), 50);
    await expect(waiting).rejects.toThrow('enough');
  });
});

describe('an import', () => {
  const sizes = () => server.heard.map(({ body }) => (body as { records: unknown[] }).records.length);
  beforeEach(() => {
    server.say({});
    server.answer = ({ body }) => {
      const { records } = body as { records: unknown[] };
      return { json: { results: records.map((_, index) => ({ index, status: 'created' })) } };
    };
  });

  it('sends batch by batch, each with its own key, and reports the position of each record', async () => {
    const source = Array.from({ length: 5 }, (_, n) => ({ content: `text ${n}` }));
    const places: number[] = [];
    for await (const { index } of server.client().records.import(source, { batchSize: 2 })) places.push(index);
    expect(places).toEqual([0, 1, 2, 3, 4]);
    expect(sizes()).toEqual([2, 2, 1]);
    expect(new Set(server.heard.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
  });

  it('reads no further than it has stored, and stops when its reader does', async () => {
    let read = 0;
    async function* source() {
      for (;;) yield await Promise.resolve({ content: `text ${(read += 1)}` });
    }
    for await (const { index } of server.client().records.import(source(), { batchSize: 3 })) if (index === 3) break;
    expect(sizes()).toEqual([3, 3]);
    expect(read).toBeLessThanOrEqual(7);
  });

  it('a record that fits into no body fails alone', async () => {
    const well = server.answer;
    server.answer = (heard, index) => {
      if (!JSON.stringify(heard.body).includes('too deep')) return well(heard, index);
      const errors = [{ field: '(body)', message: 'must not nest deeper' }];
      return { status: 400, json: { code: 'invalid_input', detail: 'must not nest deeper', errors } };
    };
    const source = ['a', 'b', 'too deep', 'c', 'd', 'e'].map((content) => ({ content }));
    const seen: unknown[] = [];
    for await (const { index, status } of server.client().records.import(source, { batchSize: 5 })) {
      seen.push([index, status]);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5].map((index) => [index, index === 2 ? 'failed' : 'created']));
  });

  it('tells what is stored before it sends the other half', async () => {
    const well = server.answer;
    server.answer = (heard, index) => {
      if (index === 0)
        return { status: 413, json: { code: 'too_large', errors: [{ field: '(body)', message: 'is long' }] } };
      return index === 1 ? well(heard, index) : { status: 401, json: { code: 'unauthorized' } };
    };
    const seen: number[] = [];
    const whole = (async () => {
      const source = ['a', 'b', 'c'].map((content) => ({ content }));
      for await (const { index } of server.client().records.import(source)) seen.push(index);
    })();
    await expect(whole).rejects.toMatchObject({ code: 'unauthorized' });
    expect(seen).toEqual([0, 1]);
  });

  it('ends at once on an error that would refuse every record', async () => {
    server.say({ status: 400, json: { code: 'user_required', detail: 'name a user' } });
    const outcomes = server.client().records.import([{ content: 'a' }, { content: 'b' }]);
    await expect(outcomes.next()).rejects.toMatchObject({ code: 'user_required' });
    expect(server.heard).toHaveLength(1);
  });

  it('keeps a request short, however long the records are', async () => {
    const long = Array.from({ length: 5 }, () => ({ content: 'x'.repeat(1_500_000) }));
    for await (const { status } of server.client().records.import(long)) expect(status).toBe('created');
    expect(sizes()).toEqual([2, 2, 1]);
  });
});
