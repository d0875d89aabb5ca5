import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeMemory } from '@contracts/memorybank/memorybank.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { getStatus } from '@contracts/status.operations.js';
import type { TestApp } from '@test/support/app.js';
import { waitUntil } from '@test/support/wait-until.js';

/** In MemoryBank's format: by person the turns of each day. */
type Bank = Record<string, { readonly history: Record<string, readonly Turn[]> }>;
interface Turn {
  readonly query: string;
  readonly response: string;
}

/** A person of a bank, and what the test looks for. */
export interface Person {
  readonly user: string;
  readonly days: readonly (readonly [day: string, turns: readonly Turn[]])[];
  /** A question, and words of the turn that answers it. */
  readonly question: string;
  readonly answer: string;
}

const OURS: Bank = {
  Nadia: {
    history: {
      '2024-03-04': [
        { query: 'Hello, I am Nadia. I restore old clocks in Porto.', response: 'Good to meet you, Nadia.' },
        { query: 'My cat Pixel sleeps inside the tallest clock.', response: 'Does it still strike the hours?' },
      ],
      '2024-03-07': [
        { query: 'I cannot eat shrimp, it closes my throat.', response: 'I will never suggest it.' },
        { query: 'On Sunday I swim in the river before breakfast.', response: 'That must be cold in March.' },
      ],
      '2024-03-12': [{ query: 'A museum wants six barometers by June.', response: 'Then one a fortnight is enough.' }],
    },
  },
  Tomas: {
    history: {
      '2024-03-05': [
        { query: 'Hi, Tomas here. I drive the night tram in Brno.', response: 'Hello Tomas, a quiet shift?' },
      ],
      '2024-03-06': [
        { query: 'My daughter Ela begins school in September.', response: 'How does she feel about it?' },
        { query: 'I am learning the accordion from videos.', response: 'Which song is the first?' },
      ],
      '2024-03-20': [{ query: 'The doctor says I should walk more.', response: 'You could get off one stop early.' }],
    },
  },
};
const ASKED: Record<string, readonly [question: string, answer: string]> = {
  Nadia: ['Which food can Nadia not eat?', 'I cannot eat shrimp'],
  Tomas: ['Which instrument is Tomas learning?', 'learning the accordion'],
};

/** The data set is not part of this project: the variable names the folder that contains it. */
const FILE = join(process.env['RECOLLECT_DATA'] ?? '', 'memorybank', 'memorybank_en.json');
const theirs = process.env['RECOLLECT_DATA'] !== undefined && existsSync(FILE);
if (!theirs) process.stderr.write('skipped: RECOLLECT_DATA names no folder with memorybank/memorybank_en.json\n');

/** Two of ours, and two of the data set if it is available. */
export const PEOPLE: readonly Person[] = [
  ...peopleOf(OURS),
  ...(theirs ? peopleOf(JSON.parse(readFileSync(FILE, 'utf8')) as Bank).slice(0, 2) : []),
];

function peopleOf(bank: Bank): Person[] {
  return Object.entries(bank).map(([name, { history }]) => {
    const user = name.trim();
    const days = Object.entries(history)
      .map(([day, turns]) => [day, turns.filter(({ query, response }) => query && response)] as const)
      .filter(([, turns]) => turns.length > 0);
    // For people we do not know, the longest message is searched for in its own words.
    const [longest = ''] = days
      .flatMap(([, turns]) => turns.map(({ query }) => query))
      .sort((a, b) => b.length - a.length);
    const [question, answer] = ASKED[user] ?? [longest, longest];
    return { user, days, question, answer };
  });
}

/** Stored through MemoryBank's own API, and also as turns, because only these form a history by days. */
export async function remember(app: TestApp, { user, days }: Person): Promise<void> {
  for (const [day, turns] of days) {
    for (const { query } of turns) {
      const metadata = { user_id: user, date: day, tags: ['memorybank'] };
      await app.client().ok(storeMemory, { body: { content: `${user} said on ${day}: ${query}`, metadata } });
    }
    const messages = turns.flatMap(({ query, response }, index) => [
      { role: 'user' as const, speaker: user, content: query, occurred_at: `${day}T12:00:${seconds(2 * index)}Z` },
      { role: 'assistant' as const, content: response, occurred_at: `${day}T12:00:${seconds(2 * index + 1)}Z` },
    ]);
    await app.user(user).ok(appendMessages, { body: { session_id: day, messages } });
  }
}

const seconds = (count: number) => String(count).padStart(2, '0');

/** Until the vectors exist. Jobs for summaries wait longer, and nothing here needs them. */
export async function settled(app: TestApp, { user }: Person): Promise<void> {
  const status = () => app.user(user).ok(getStatus);
  await waitUntil('the vectors', status, ({ embeddings }) => embeddings.pending === 0, 120_000);
}
