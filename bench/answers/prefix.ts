import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadLocomo } from '../retrieval/loaders/locomo.js';
import { RecollectClient } from '../support/client.js';
import { ingest, waitForEmbeddings } from '../support/ingest.js';
import { Progress } from '../support/progress.js';
import { startStandalone } from '../support/server.js';
import { startTeacher, taughtBy } from '../support/teacher.js';
import { commonBytes } from './statistics.js';

const USAGE = `Measures how much of each request of a chat the next one begins with: what a provider that caches prompts need not read again.

  npm run bench:prefix -- --locomo FILE [--every N] [--turns N]

The questions of each conversation are asked as the turns of a chat with memory (POST /openai/v1/chat/completions), every N-th, in chats of --turns turns (20 where absent).
A local server answers; no model is asked.`;

interface Turn {
  readonly role: string;
  readonly content: string;
}

async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      locomo: { type: 'string' },
      every: { type: 'string', default: '1' },
      turns: { type: 'string', default: '20' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help || values.locomo === undefined) return console.log(USAGE);
  const sent: string[] = [];
  const teacher = await startTeacher(({ raw }) => {
    sent.push(raw);
    return { name: 'chat', answer: 'I have noted that, and answer it as well as the notes allow.' };
  });
  const server = await startStandalone(process.env, { settings: taughtBy(teacher) });
  const shares = { whole: 0, common: 0, ownWhole: 0, ownCommon: 0, pairs: 0 };
  try {
    const client = new RecollectClient(server.url, server.key);
    for (const { id, records, questions } of loadLocomo(JSON.parse(await readFile(values.locomo, 'utf8')))) {
      await ingest(client, id, records, () => undefined);
      await waitForEmbeddings(client, id, () => undefined);
      const asked = questions.filter((_, index) => index % Math.max(1, Number(values.every)) === 0);
      const progress = new Progress(id, asked.length);
      let chat: Turn[] = [];
      for (const [index, { text }] of asked.entries()) {
        const begins = index % Number(values.turns) === 0;
        if (begins) chat = [];
        chat.push({ role: 'user', content: text });
        const headers = {
          authorization: `Bearer ${server.key}`,
          'content-type': 'application/json',
          'x-session-id': `chat-${Math.floor(index / Number(values.turns))}`,
        };
        const body = { model: 'any', user: id, messages: chat };
        const response = await fetch(`${server.url}/openai/v1/chat/completions`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
        const answer = (await response.json()) as { choices: { message: { content: string } }[] };
        chat.push({ role: 'assistant', content: answer.choices[0]?.message.content ?? '' });
        if (!begins) compare(shares, sent.at(-2) ?? '', sent.at(-1) ?? '');
        progress.to(index + 1);
      }
      progress.end();
    }
  } finally {
    await server.stop();
    await teacher.close();
  }
  const percent = (part: number, whole: number) => (100 * part) / Math.max(1, whole);
  console.log(`${shares.pairs} pairs of requests`);
  console.log(`of all bytes of a request the next begins with ${percent(shares.common, shares.whole).toFixed(1)} %`);
  console.log(
    `of its bytes without what was recalled for it ${percent(shares.ownCommon, shares.ownWhole).toFixed(1)} %`,
  );
}

function compare(
  shares: { whole: number; common: number; ownWhole: number; ownCommon: number; pairs: number },
  one: string,
  next: string,
): void {
  // The bracket that ends the list is no part of it.
  const before = one.slice(0, -1);
  const own = JSON.stringify(withoutRecall(JSON.parse(one) as Turn[])).slice(0, -1);
  shares.pairs += 1;
  shares.whole += Buffer.byteLength(before);
  shares.common += commonBytes(before, next);
  shares.ownWhole += Buffer.byteLength(own);
  shares.ownCommon += commonBytes(own, next);
}

/** What was recalled stands last, in a message of its own. */
function withoutRecall(messages: readonly Turn[]): readonly Turn[] {
  const last = messages.at(-1);
  const recalled = messages.length > 1 && last !== undefined && JSON.stringify(last.content).includes('memor');
  return recalled ? messages.slice(0, -1) : messages;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
