import { estimateTokens } from '@memory/indexing/passages.js';
import type { Embedders } from '@platform/embeddings/embedders.js';
import { ExtractiveSummarizer } from './extractive-summarizer.js';
import type { SummarySource } from './summarizer.js';

/** Tells nothing apart. */
const embedders = {
  current: { embed: async (texts: readonly string[]) => texts.map(() => Float32Array.of(1, 0)) },
} as unknown as Embedders;
const summarizer = new ExtractiveSummarizer(embedders);

const turnsOf = (day: number, month: number): [speaker: string, text: string][] => [
  ['user', `I went hiking near Sintra on day ${day}.`],
  ['assistant', 'That sounds nice.'],
  ['user', `My budget is ${day}00 dollars.`],
  ['assistant', month % 2 ? 'Noted, thanks.' : 'Thanks, Bob!'],
  ['user', `My daughter Nora turned ${day}.`],
  ['assistant', 'Congratulations!'],
];
/** Six turns on each of so many days. */
const said = (days: number, spoken = true): SummarySource[] =>
  Array.from({ length: days }, (_, i) => i + 1).flatMap((day) =>
    turnsOf(day, day).map(([speaker, content], at) => ({
      id: `${day}-${at}`,
      content,
      speaker: spoken ? speaker : null,
      language: 'en',
      at: new Date(Date.UTC(2026, day - 1, 10 + day, 12, at)),
    })),
  );
const tokensOf = (sources: readonly SummarySource[]) =>
  sources.reduce((sum, { content }) => sum + estimateTokens(content), 0);
const share = 0.6;

it.each([1, 2, 3, 7])('keeps the share of its sources with %i days of small talk and changed values', async (days) => {
  const sources = said(days);
  const most = Math.ceil(share * tokensOf(sources));
  const summary = await summarizer.summarize(sources, { tokens: most, timeZone: 'UTC' });
  expect(estimateTokens(summary!.content)).toBeLessThanOrEqual(most);
  expect(summary!.tokens).toBe(estimateTokens(summary!.content));
});

it.each([true, false])('carries no acknowledgement, whatever room there is (of speakers: %s)', async (spoken) => {
  const sources = said(2, spoken);
  const { content } = (await summarizer.summarize(sources, { tokens: 1_000, timeZone: 'UTC' }))!;
  expect(content).not.toMatch(/thanks|sounds nice|congratulations/i);
  for (const fact of ['Sintra', '100 dollars', '200 dollars', 'Nora turned 1', 'Nora turned 2'])
    expect(content).toContain(fact);
});

it('shows the earlier value where there is room for one line alone', async () => {
  const sources = said(2).filter(({ content }) => /budget/.test(content));
  const { content } = (await summarizer.summarize(sources, { tokens: 24, timeZone: 'UTC' }))!;
  expect(content).toBe('2026-02-12\nuser: My budget is 200 dollars. [2026-01-11: 100]');
});
