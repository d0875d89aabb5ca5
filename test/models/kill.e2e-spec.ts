import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putUserCompaction, runCompaction } from '@contracts/compaction/compaction.operations.js';
import { openAiChat } from '@contracts/openai/openai-chat.operations.js';
import { decideMemory } from '@contracts/decisions/decisions.operations.js';
import { getExtractionSettings, putTenantExtraction } from '@contracts/extraction/extraction.operations.js';
import { appendMessages, listMessages } from '@contracts/messages/messages.operations.js';
import { getModelUsage } from '@contracts/model-usage/model-usage.operations.js';
import { eraseUser } from '@contracts/privacy/erasure.operations.js';
import { listRecords, storeRecords } from '@contracts/records/records.operations.js';
import { createPool } from '@platform/database/pool.js';
import { startBagOfWords } from '@test/support/bag-of-words.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import { waitUntil } from '@test/support/wait-until.js';
import type pg from 'pg';
import { buildIfNeeded, killLeftovers, ServerProcess } from '../durability/server-process.js';
import { Canaries } from '../privacy/canary/canaries.js';
import { scanDatabase } from '../privacy/canary/scan.js';

/**
 * In each of three calls of a round, and in the lines from which a summary is written: 20 rounds plant a thousand of
 * either.
 */
const EACH = 17;
const LINES = 5;
const IN_LINE = 10;
/** `npm run test:kills` has 20. */
const ROUNDS = Number(process.env['RECOLLECT_FAULT_ROUNDS'] ?? 1);

/** Text that a summary may leave out, to make room for the others. */
const SMALL_TALK =
  'Hello again! Thanks a lot, that is so nice of you. Have a good evening, sleep well, and talk to you soon, bye bye!';
const boxOf = (content: string, sequence: number) => ({
  type: 'message', role: 'user', speaker: 'Bob', content, session_id: 's', sequence,
  occurred_at: `2026-03-0${sequence + 1}T10:00:00Z`,
}); // prettier-ignore

// If one process does everything, a kill takes all of it.
const onPglite = globalThis.BACKEND === 'pglite' ? describe : describe.skip;

onPglite('a process that is killed while a provider thinks', () => {
  let server: Awaited<ReturnType<typeof chatServer>>;
  let vectors: Awaited<ReturnType<typeof startBagOfWords>>;
  let folder: string;
  beforeAll(async () => {
    await buildIfNeeded();
    [server, vectors] = await Promise.all([chatServer('openai'), startBagOfWords()]);
    folder = await mkdtemp(join(tmpdir(), 'recollect-killed-'));
  }, 120_000);
  afterAll(async () => {
    killLeftovers();
    await Promise.all([server.close(), vectors.close()]);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  const start = () =>
    ServerProcess.start('standalone', {
      ...vectors.env,
      RECOLLECT_DATA_DIR: folder,
      LLM_PROVIDER: 'openai',
      LLM_MODEL: 'small',
      LLM_BASE_URL: server.url,
      LLM_API_KEY: 'k',
      JOB_BACKOFF_MS: '50',
    });
  const asked = (words: string) => server.seen.filter(({ body }) => JSON.stringify(body).includes(words)).length;

  it(
    `loses no turn, keeps each fact and each summary once, and leaves nothing of an erased person (${ROUNDS} kills)`,
    async () => {
      let running = await start();
      const [key = ''] = running.out.match(/rk_\w+/) ?? [];
      await running.client(key).ok(putTenantExtraction, { body: { enabled: true, turns: 2, silence_seconds: 1 } });
      const canaries = new Canaries((3 * EACH + LINES * IN_LINE) * ROUNDS);
      for (let round = 0; round < ROUNDS; round += 1) {
        const user = `ada-${round}`;
        const some = () => Array.from({ length: EACH }, () => canaries.take()).join(' ');
        const [moved, decided, chatted] = [some(), some(), some()];
        const lines = Array.from({ length: LINES }, (_, line) => `Box ${line} holds ${Array.from({ length: IN_LINE }, () => canaries.take()).join(' and ')}.`); // prettier-ignore
        const quote = `We moved to the house ${moved} in March.`;
        server.script({ stall: true });
        const ada = running.client(key).as(user);
        const messages = [quote, 'It is sunny.'].map((content) => ({ role: 'user' as const, name: 'Ada', content }));
        await ada.ok(appendMessages, { body: { agent: 'helper', messages } });
        const bob = running.client(key).as(`bob-${round}`);
        await bob.ok(putUserCompaction, { body: { written: true, summary_share: 1 } });
        await bob.ok(storeRecords, { body: { records: [...lines, SMALL_TALK].map(boxOf) } });
        const left = [
          bob.ok(runCompaction, { body: { force: true, partial: true } }),
          ada.ok(decideMemory, { body: { user_message: `Perhaps the thing ${decided} went the way of all flesh.` } }),
          ada.ok(openAiChat, { body: { model: 'any', messages: [{ role: 'user', content: `Where is ${chatted}?` }] } }),
        ].map((call) => call.catch(() => undefined));
        await waitUntil('all four to be asked', () => Promise.resolve([moved, decided, chatted, lines[0]!].map(asked)), (each) => each.every((count) => count > 0)); // prettier-ignore
        await running.signal('SIGKILL');
        await Promise.all(left);
        const fact = { content: `Ada moved to the house ${moved} in March.`, type: 'episodic', subject: 'Ada', entities: [], valid_from: null, valid_to: null, importance: 0.5, source: 1, quote }; // prettier-ignore
        const written = lines.map((text) => text.replace(/^Box (\d) holds (.*)\.$/, 'Box $1 has $2.'));
        const sentences = written.map((text, line) => ({ of: [line + 1], text }));
        server.script({ text: ({ body }) => JSON.stringify(JSON.stringify(body).includes(lines[0]!) ? { sentences } : { facts: JSON.stringify(body).includes(moved) ? [fact] : [] }) }); // prettier-ignore
        running = await start();
        const again = running.client(key).as(user);
        await waitUntil('the window to be read', async () => {
        const { histories } = await again.ok(getExtractionSettings);
        return histories.find(({ agent }) => agent === 'helper')?.read_to === 2;
      }, Boolean, 60_000); // prettier-ignore
        const { records } = await again.ok(listRecords, { query: { type: 'episodic' } });
        expect(records.map(({ content }) => content)).toEqual([fact.content]);
        const said = async (query: object) =>
          (await again.ok(listMessages, { query: { order: 'asc', ...query } })).messages.map(({ content }) => content);
        expect(await said({ agent: 'helper' })).toEqual([quote, 'It is sunny.']);
        expect(await said({})).toEqual([`Where is ${chatted}?`]);
        // One run folds the batch: each line once, and nothing of the killed one.
        const folded = running.client(key).as(`bob-${round}`);
        const summaries = async () => (await folded.ok(listRecords, { query: { type: 'summary' } })).records;
        const [summary, ...others] = await waitUntil('the summary', summaries, (all) => all.length > 0, 60_000);
        expect([others, summary?.metadata]).toMatchObject([
          [],
          { kind: 'batch', sources: LINES + 1, extractive: false },
        ]);
        for (const line of written) expect(summary?.content.split(line)).toHaveLength(2);
        // The cost of the killed calls is unknown: they stay charged as reserved, in progress until they lapse.
        const usage = await running.client(key).ok(getModelUsage);
        expect(usage.open.calls + usage.days.reduce((sum, { lapsed }) => sum + lapsed, 0)).toBeGreaterThanOrEqual(4);
        for (const erased of [user, `bob-${round}`])
          await running.client(key).ok(eraseUser, { params: { user_id: erased }, body: {} });
      }
      await nothingIsLeft(canaries);
      expect(canaries.inText(running.out + running.err)).toEqual([]);
      await running.stop();
    },
    60_000 + ROUNDS * 60_000,
  );

  async function nothingIsLeft(canaries: Canaries): Promise<void> {
    const pool = createPool(
      { host: join(folder, 'run'), port: 5432, user: 'postgres', database: 'postgres' },
      { max: 1 },
    );
    const query = async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await pool.query<Row>(text, values)).rows;
    try {
      await waitUntil('everything to be erased', () => scanDatabase({ query }, canaries), (found) => found.length === 0, 60_000); // prettier-ignore
    } finally {
      await pool.end();
    }
  }
});
