import { recentSensory, recordSensory, pruneSensory } from '@contracts/cognitive/sensory.operations.js';
import { listIntentions, storeIntention } from '@contracts/cognitive/prospective.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { ALLOW_REQUEST_TIME: 'true' } });
});
afterAll(() => app.stop());

const at = (time: string) => ({ headers: { 'x-recollect-now': time } });
const agent = 'scout';

describe('a request that sets its own time, if the operator allows it', () => {
  it('is served as of that time, and the next request as of now', async () => {
    const ada = app.user();
    const body = { agent, modality: 'text', raw_data: 'seen', ttl_seconds: 60 };
    const stored = await ada.ok(recordSensory, { body, ...at('2030-01-01T00:00:00Z') });
    expect([stored.created_at, stored.expires_at]).toEqual(['2030-01-01T00:00:00.000Z', '2030-01-01T00:01:00.000Z']);
    const seen = async (time: string) => (await ada.ok(recentSensory, { query: { agent }, ...at(time) })).items.length;
    expect([await seen('2030-01-01T00:00:59Z'), await seen('2030-01-01T00:01:00Z')]).toEqual([1, 0]);
    expect((await ada.ok(recentSensory, { query: { agent } })).items).toHaveLength(1);
    expect(await ada.ok(pruneSensory, { body: { agent }, ...at('2030-01-02T00:00:00Z') })).toEqual({ pruned: 1 });
    const intention = { agent, description: 'later', trigger_at: '2031-01-01T00:00:00Z' };
    await ada.ok(storeIntention, { body: intention });
    const due = async (time: string) => (await ada.ok(listIntentions, { query: { agent, status: 'triggered' }, ...at(time) })).intentions.length; // prettier-ignore
    expect([await due('2030-12-31T00:00:00Z'), await due('2031-01-01T00:00:00Z')]).toEqual([0, 1]);
  });

  it('is for keys that administer, and must name a time', async () => {
    const { key } = await app.key({ permissions: ['records:read'], user_id: 'reader' });
    const query = { agent };
    const refusal = await app.client(key).fails(recentSensory, { query, ...at('2030-01-01T00:00:00Z') });
    expect(refusal.status).toBe(403);
    expect((await app.user().fails(recentSensory, { query, ...at('soon') })).status).toBe(400);
  });
});
