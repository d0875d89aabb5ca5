import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPortrait, listSummaries, refreshSummaries } from '@contracts/compaction/rollups.operations.js';
import { storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { waitUntil } from '@test/support/wait-until.js';

/** The data set is not part of this project: set the folder that contains memorybank/memorybank_{en,cn}.json. */
const FOLDER = process.env['RECOLLECT_DATA'];
const LANGUAGES = ['en', 'cn'] as const;
const fileOf = (language: string) => join(FOLDER ?? '', 'memorybank', `memorybank_${language}.json`);
const isThere = FOLDER !== undefined && LANGUAGES.every((language) => existsSync(fileOf(language)));
if (!isThere) console.warn('skipped: RECOLLECT_DATA names no folder with memorybank/memorybank_{en,cn}.json');

type Bank = Record<string, { name: string; history: Record<string, { query: string; response: string }[]> }>;

let app: TestApp;
beforeAll(async () => {
  if (isThere) app = await startApp();
}, 120_000);
afterAll(async () => {
  if (isThere) await app.stop();
});

function turnsOf(history: Bank[string]['history']) {
  return Object.entries(history).flatMap(([day, turns]) =>
    turns.flatMap(({ query, response }, index) =>
      [query, response].map((content, place) => ({
        id: `${day}-${index}-${place}`, type: 'message', role: place === 0 ? 'user' : 'assistant', content: content || '-',
        session_id: day, sequence: 2 * index + place, occurred_at: `${day}T12:00:${String(2 * index + place).padStart(2, '0')}Z`,
      })),
    ),
  ); // prettier-ignore
}

(isThere ? it.each(LANGUAGES) : it.skip.each(LANGUAGES))(
  'builds the ladder of all users of MemoryBank (%s), and shows nobody another’s',
  async (language) => {
    const bank = JSON.parse(readFileSync(fileOf(language), 'utf8')) as Bank;
    const people = Object.values(bank).map(({ history }, index) => ({
      client: app.user(`${language}-${index}`),
      // One day of one user has no turns.
      days: Object.keys(history).filter((day) => history[day]!.length > 0),
      records: turnsOf(history),
    }));
    expect(people).toHaveLength(15);
    for (const { client, records } of people) {
      expect((await client.ok(storeRecords, { body: { records } })).failed).toBe(0);
      await client.ok(refreshSummaries);
    }
    const waiting = () => app.count('outbox', 'closed_at is null');
    await waitUntil('the ladders', waiting, (open) => open === 0, 1_500_000);
    for (const { client, days, records } of people) {
      const { summaries } = await client.ok(listSummaries, { query: { limit: 1000 } });
      expect(summaries.flatMap(({ day }) => day ?? []).sort()).toEqual([...days].sort());
      expect(summaries.filter(({ kind }) => kind === 'global')).toHaveLength(1);
      const { portrait } = await client.ok(getPortrait, {});
      const own = records.map(({ content }) => content).join('\n');
      // Extractive: everything in it was said by this user, so nothing of another's can be.
      const said = portrait?.content.split('\n').filter((line) => line.startsWith('- ')) ?? [];
      expect(said.length).toBeGreaterThan(0);
      for (const line of said) {
        const sentence = line.slice(2).replace(/ \(\d{4}-\d\d-\d\d\)(?: \[.*\])?$/, '');
        expect(own.replace(/\s+/g, ' ')).toContain(sentence);
      }
      const { results } = await client.ok(searchRecords, {
        body: { query: summaries[0]!.content.slice(0, 500), limit: 50 },
      });
      expect(new Set(results.map(({ record }) => record.user_id))).toEqual(new Set([client.user]));
    }
  },
  1_800_000,
);
