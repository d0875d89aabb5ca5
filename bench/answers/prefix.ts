import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Conversation, Question } from '../retrieval/loaders/conversation.js';
import { loadLocomo } from '../retrieval/loaders/locomo.js';
import { recallAt } from '../retrieval/metrics.js';
import { RecollectClient } from '../support/client.js';
import { batches, waitForEmbeddings } from '../support/ingest.js';
import { Progress } from '../support/progress.js';
import { type RunningServer, startStandalone } from '../support/server.js';
import { startTeacher, taughtBy } from '../support/teacher.js';
import { CACHED, readOf, sharesOf } from './shares.js';

const USAGE = `Measures how much of each chat request the next one repeats from its beginning, which a provider's prompt cache need not read again, and what that costs in evidence.

  npm run bench:prefix -- --locomo FILE [options]

  --locomo FILE  conversations and questions in the LoCoMo format
  --take N       only the first N conversations (all)
  --every N      every Nth question
  --turns N      questions per chat (20)
  --tokens N     of memory for each turn (2,000)
  --window N     tokens of the model's window (128,000)

The questions of a conversation are asked as the turns of chats with memory (POST /openai/v1/chat/completions). A local server replaces the model.
First a context of as many tokens is built for each question (POST /v1/context). The cost is the evidence that this context contains and the chat's request does not.`;

/**
 * How many trailing characters of the record's id a mark has (docs/chat.md); the larger number if two ids end alike.
 */
const MARK_LENGTHS = [5, 12];
/** A chat recalls less than its limit by this factor, because other tokenizers count more tokens than ours. */
const MARGIN = 1.25;
const NOT_SEARCHED = { recent: { enabled: false }, blocks: { enabled: false } };
const ANSWER = 'I have noted that, and answer it as well as the notes allow.';

interface Options {
  readonly every: number;
  readonly turns: number;
  readonly tokens: number;
}

/** Shares of a question's evidence; null if it has none. */
interface Evidence {
  readonly alone: number | null;
  readonly inChat: number | null;
}

interface Replayed {
  /** The requests of each chat, as the provider received them. */
  readonly chats: readonly (readonly string[])[];
  readonly evidence: readonly Evidence[];
}

async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      locomo: { type: 'string' },
      take: { type: 'string', default: '1000' },
      every: { type: 'string', default: '1' },
      turns: { type: 'string', default: '20' },
      tokens: { type: 'string', default: '2000' },
      window: { type: 'string', default: '128000' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help || values.locomo === undefined) return console.log(USAGE);
  const options = {
    every: Math.max(1, Number(values.every)),
    turns: Number(values.turns),
    tokens: Number(values.tokens),
  };
  const conversations = loadLocomo(JSON.parse(await readFile(values.locomo, 'utf8'))).slice(0, Number(values.take));
  let sent = '';
  const teacher = await startTeacher(({ raw }) => {
    sent = raw;
    return { name: 'chat', answer: ANSWER };
  });
  const server = await startStandalone(process.env, {
    settings: { ...taughtBy(teacher), LLM_CHAT_WINDOW: values.window },
  });
  const replayed: Replayed[] = [];
  try {
    for (const conversation of conversations) replayed.push(await replay(server, conversation, options, () => sent));
  } finally {
    await server.stop();
    await teacher.close();
  }
  report(replayed.flatMap(({ chats }) => chats), replayed.flatMap(({ evidence }) => evidence)); // prettier-ignore
}

async function replay(
  server: RunningServer,
  conversation: Conversation,
  { every, turns, tokens }: Options,
  sent: () => string,
): Promise<Replayed> {
  const { id: user } = conversation;
  const client = new RecollectClient(server.url, server.key);
  const turnOf = await store(client, conversation);
  const asked = conversation.questions.filter(({ headline }) => headline).filter((_, index) => index % every === 0);
  const progress = new Progress(user, 2 * asked.length);
  const alone: (number | null)[] = [];
  for (const question of asked) {
    const budget = { token_budget: Math.floor(tokens / MARGIN), tiers: NOT_SEARCHED };
    const { included } = await client.context(user, { query: question.text, ...budget });
    alone.push(shareOf(included.flatMap(({ external_id: turn }) => turn ?? []), question)); // prettier-ignore
    progress.to(alone.length);
  }
  const chats: string[][] = [];
  const evidence: Evidence[] = [];
  let said: { role: string; content: string }[] = [];
  for (const [index, question] of asked.entries()) {
    if (index % turns === 0) {
      said = [];
      chats.push([]);
    }
    said.push({ role: 'user', content: question.text });
    await chat(server, { user, session: `chat-${chats.length}`, tokens }, said);
    chats.at(-1)?.push(sent());
    said.push({ role: 'assistant', content: ANSWER });
    const inChat = shareOf(told(sent(), turnOf), question);
    evidence.push({ alone: alone[index] ?? null, inChat });
    progress.to(alone.length + index + 1);
  }
  progress.end();
  return { chats, evidence };
}

/** @returns the data set's turn of each record */
async function store(client: RecollectClient, { id: user, records }: Conversation): Promise<Map<string, string>> {
  const turns = new Map<string, string>();
  for (const batch of batches(records)) {
    const { results, failed } = await client.storeBatch(user, batch);
    if (failed > 0) throw new Error(`${user}: ${failed} turns could not be stored`);
    for (const { id, index } of results) if (id !== undefined) turns.set(id, batch[index]?.id ?? '');
  }
  await waitForEmbeddings(client, user, () => undefined);
  return turns;
}

/**
 * The turns of the data set that a request contains, recalled with this turn or an earlier one, identified by the marks
 * of their records.
 */
function told(request: string, turnOf: ReadonlyMap<string, string>): string[] {
  const marks = new Set(request.match(/\[m-[0-9a-z]+\]/g));
  return [...turnOf].flatMap(([id, turn]) =>
    MARK_LENGTHS.some((length) => marks.has(`[m-${id.slice(-length)}]`)) ? [turn] : [],
  );
}

async function chat(
  { url, key }: RunningServer,
  { user, session, tokens }: { readonly user: string; readonly session: string; readonly tokens: number },
  messages: readonly object[],
): Promise<void> {
  const response = await fetch(`${url}/openai/v1/chat/completions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'x-session-id': session,
      'x-memory-tokens': String(tokens),
    },
    body: JSON.stringify({ model: 'any', user, messages }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

function shareOf(found: readonly string[], { evidence }: Question): number | null {
  return evidence.length === 0 ? null : recallAt(found, new Set(evidence), found.length);
}

function report(chats: readonly (readonly string[])[], evidence: readonly Evidence[]): void {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const shares = chats.map(sharesOf);
  const of = (one: 'pairs' | 'whole' | 'wholeAgain' | 'lasting' | 'lastingAgain') => sum(shares.map((share) => share[one])); // prettier-ignore
  console.log(`${chats.length} chats, ${of('pairs')} pairs of requests`);
  console.log(`the next request begins with ${percent(of('lastingAgain'), of('lasting'))} of one without its recall`);
  console.log(`and with ${percent(of('wholeAgain'), of('whole'))} of one with it`);
  const told = evidence.flatMap(({ alone, inChat }) => (alone === null || inChat === null ? [] : [{ alone, inChat }]));
  console.log(`${told.length} questions with evidence: a context alone holds ${percent(sum(told.map(({ alone }) => alone)), told.length)} of it`); // prettier-ignore
  console.log(`a chat's request tells ${percent(sum(told.map(({ inChat }) => inChat)), told.length)}`);
  const read = chats.map(readOf);
  const [anew, again] = [sum(read.map((one) => one.anew)), sum(read.map((one) => one.again))];
  const prices = CACHED.map((price) => `at ${price} of the price ${Math.round(anew + price * again)}`);
  console.log(`a provider reads ${[`${anew} bytes anew, ${again} again`, ...prices].join('; ')}`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
