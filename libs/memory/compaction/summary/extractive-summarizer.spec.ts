import type { Embedders } from '@platform/embeddings/embedders.js';
import { BundledEmbedder } from '@platform/embeddings/bundled/bundled-embedder.js';
import { ExtractiveSummarizer } from './extractive-summarizer.js';

const embedder = new BundledEmbedder({ threads: 1 });
const summarizer = new ExtractiveSummarizer({ current: embedder } as unknown as Embedders);
afterAll(() => embedder.close());

type Turn = readonly [role: 'user' | 'assistant', content: string];

async function summaryOf(turns: readonly Turn[], tokens: number): Promise<string> {
  const sources = turns.map(([role, content], index) => ({
    id: String(index), at: new Date(Date.UTC(2026, 4, 1, 9, index)), speaker: null, role, content, language: 'en',
  })); // prettier-ignore
  return (await summarizer.summarize(sources, { tokens, timeZone: 'UTC' }))?.content ?? '';
}

it('carries no acknowledgement, even if there is room and it is taken for another language', async () => {
  const summary = await summaryOf(
    [
      ['user', 'The boiler is serviced on 12 May. Cheers, talk tomorrow.'],
      ['assistant', 'Perfect, thanks a lot!'],
      ['user', 'Danke dir, super! Frau Nowak cleans on Fridays.'],
    ],
    400,
  );
  expect(summary).toContain('The boiler is serviced on 12 May.');
  expect(summary).toContain('Frau Nowak cleans on Fridays.');
  expect(summary).not.toMatch(/cheers|thanks|danke/i);
});

it('keeps a value together with what it became, or drops both', async () => {
  const summary = await summaryOf(
    [
      ['user', 'The eviction policy of our Redis cluster in Dublin was noeviction. Now allkeys-lru.'],
      ['user', 'Postgres 16 runs on 3 nodes with 64 GB in Frankfurt and 2 in Cork.'],
      ['user', 'Invoices are due on 14 May, the audit follows on 20 June in Galway.'],
    ],
    44,
  );
  expect(summary.includes('noeviction')).toBe(summary.includes('allkeys-lru'));
  expect(summary).toContain('Postgres 16');
});
