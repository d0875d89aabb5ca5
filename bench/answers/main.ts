import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Conversation, Question } from '../retrieval/loaders/conversation.js';
import { loadLocomo } from '../retrieval/loaders/locomo.js';
import { RecollectClient } from '../support/client.js';
import { ingest, waitForEmbeddings } from '../support/ingest.js';
import { type RunningServer, startStandalone } from '../support/server.js';
import { startTeacher, taughtBy } from '../support/teacher.js';
import { type Judged, openFor, readJudged, type Used, usedBy, usedSince } from './judged.js';
import { interval } from './statistics.js';

const USAGE = `Measures answers: a model answers questions about conversations from recalled memory, and a model judges the answers.

  npm run bench:answers -- --locomo FILE [options]

  --locomo FILE   conversations and questions in the LoCoMo format
  --standin       use no model: a local server answers with memory word for word and judges by words. Its result only shows that the bench works
  --every N       every Nth question
  --tokens N      of memory for each question (1,000)
  --run NAME      where the run is stored (bench/results/answers-NAME.jsonl); an interrupted run resumes where it ended

Without --standin your own models are used: LLM_PROVIDER, LLM_MODEL, LLM_API_KEY and LLM_PRICES, with LLM_CHAT_MODEL for the answers and the judge. It costs money: about two calls a question.`;

async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      locomo: { type: 'string' },
      standin: { type: 'boolean', default: false },
      every: { type: 'string', default: '1' },
      tokens: { type: 'string', default: '1000' },
      run: { type: 'string', default: 'run' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help || values.locomo === undefined) return console.log(USAGE);
  const conversations = loadLocomo(JSON.parse(await readFile(values.locomo, 'utf8')));
  const file = path.join('bench/results', `answers-${path.basename(values.run)}.jsonl`);
  await mkdir('bench/results', { recursive: true });
  const before = await readFile(file, 'utf8').catch(() => '');
  const judged = readJudged(before);
  await appendFile(file, openFor(before));
  const done = new Set(judged.map(({ conversation, question }) => `${conversation} ${question}`));
  const standin = values.standin ? await startTeacher(answerByWords) : null;
  const server = await startStandalone(process.env, { settings: standin ? taughtBy(standin) : {} });
  try {
    let place = 0;
    let used = await usedSoFar(server);
    for (const conversation of conversations) {
      const asked = conversation.questions.filter(
        ({ headline }) => headline && place++ % Math.max(1, Number(values.every)) === 0,
      );
      const left = asked.filter(({ text }) => !done.has(`${conversation.id} ${text}`));
      if (left.length === 0) continue;
      await tell(server, conversation);
      for (const question of left) {
        const correct = await answer(server, conversation.id, question, Number(values.tokens));
        const now = await usedSoFar(server);
        const one = { conversation: conversation.id, question: question.text, category: question.category, correct, ...usedSince(used, now) }; // prettier-ignore
        used = now;
        await appendFile(file, `${JSON.stringify(one)}\n`);
        judged.push(one);
      }
      console.error(`${conversation.id}: ${left.length} questions`);
    }
    report(judged, values.standin);
  } finally {
    await server.stop();
    await standin?.close();
  }
}

async function tell({ url, key }: RunningServer, { id, records }: Conversation): Promise<void> {
  const client = new RecollectClient(url, key);
  await ingest(client, id, records, () => undefined);
  await waitForEmbeddings(client, id, () => undefined);
}

const RULES =
  'Answer the question from the notes alone, in one short sentence. Where they do not tell, answer "not known".';
const JUDGE =
  'You judge an answer. It is correct when it says what the expected answer says, in whatever words; a longer answer that holds it is correct, one that contradicts it is not.';
const SCHEMA = {
  type: 'object',
  properties: { correct: { type: 'boolean' } },
  required: ['correct'],
  additionalProperties: false,
};

async function answer(
  server: RunningServer,
  user: string,
  { text, answer: expected, askedAt }: Question,
  tokens: number,
): Promise<boolean> {
  const built = await call<{ text?: string }>(
    server,
    '/v1/context',
    { query: text, token_budget: tokens, ...(askedAt && { query_time: askedAt }) },
    user,
  );
  const asked = { system: `${RULES}\n\n${built.text ?? ''}`, prompt: text, max_tokens: 500 };
  const { text: said = '' } = await call<{ text?: string }>(server, '/v1/generate', asked, user);
  const prompt = `Question: ${text}\nExpected: ${expected}\nAnswer: ${said}`;
  const verdict = await call<{ object?: { correct?: boolean } }>(
    server,
    '/v1/generate',
    { system: JUDGE, prompt, schema: SCHEMA, max_tokens: 500 },
    user,
  );
  return verdict.object?.correct === true;
}

async function call<T>({ url, key }: RunningServer, at: string, body: object | null, user?: string): Promise<T> {
  const headers = {
    'x-api-key': key,
    'content-type': 'application/json',
    ...(user !== undefined && { 'x-user-id': user }),
  };
  const response = await fetch(`${url}${at}`, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${at}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

async function usedSoFar(server: RunningServer): Promise<Used> {
  const { day } = await call<{ day: { tokens: number; usd: number } }>(server, '/v1/admin/usage/models', null);
  return day;
}

function report(judged: readonly Judged[], standin: boolean): void {
  const percent = (value: number) => (100 * value).toFixed(1);
  const row = (name: string, some: readonly Judged[]) => {
    const right = some.filter(({ correct }) => correct).length;
    const [low, high] = interval(right, some.length);
    return `| ${name} | ${some.length} | ${percent(right / Math.max(1, some.length))} | ${percent(low)} to ${percent(high)} |`;
  };
  const categories = [...new Set(judged.map(({ category }) => category))].sort();
  console.log(
    `\n${standin ? 'A stand-in answered and judged: this is no figure of quality.\n\n' : ''}| category | questions | correct % | 95 % |\n| --- | ---: | ---: | ---: |`,
  );
  console.log([row('all', judged), ...categories.map((one) => row(one, judged.filter(({ category }) => category === one)))].join('\n')); // prettier-ignore
  const { tokens, usd } = usedBy(judged);
  console.log(`\nused: ${tokens} tokens, ${usd.toFixed(4)} US dollars by LLM_PRICES, of questions that were answered`);
}

/**
 * Returns the line of memory that shares most words with the question. As a judge, checks whether half of the expected
 * words were said.
 */
function answerByWords({ system, user }: { readonly system: string; readonly user: string }) {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((word) => b.has(word)).length;
  if (system.startsWith(JUDGE.slice(0, 20))) {
    const [, expected = '', said = ''] = /Expected: (.*)\nAnswer: ([\s\S]*)$/.exec(user) ?? [];
    const words = wordsOf(expected);
    return { name: 'judge', answer: { correct: words.size > 0 && shared(words, wordsOf(said)) * 2 >= words.size } };
  }
  const asked = wordsOf(user);
  const lines = system.split('\n').filter((line) => line.trim() !== '');
  const best = lines.reduce(
    (one, line) => (shared(wordsOf(line), asked) > shared(wordsOf(one), asked) ? line : one),
    '',
  );
  return { name: 'answer', answer: best };
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
