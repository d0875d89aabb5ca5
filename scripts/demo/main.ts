import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Conversation, Question } from '../../bench/retrieval/loaders/conversation.js';
import { loadLocomo } from '../../bench/retrieval/loaders/locomo.js';
import { RecollectClient, RefusedError, UnreachableError } from '../../bench/support/client.js';
import { ingest, waitForEmbeddings } from '../../bench/support/ingest.js';
import { Progress } from '../../bench/support/progress.js';
import { type Paint, type Verdict, curl, day, hitLines, painter, verdict } from './format.js';

const USAGE = `Stores a conversation in a running server, asks questions and shows what is found and why.

  npm run demo [-- FILE.json] [options]

  FILE.json       any file in the LoCoMo format (its first conversation); by default a sample
  --url URL       the server (RECOLLECT_URL, or http://127.0.0.1:3000)
  --key KEY       an API key (RECOLLECT_API_KEY)
  --user ID       the user who gets the memory ('demo'; for your own file 'demo-<its id>')
  --questions N   ask at most N questions (20)`;

const HOW_TO_GET_A_KEY = `The server prints its first admin key, rk_…, once: when it starts on an empty data folder. It keeps only a hash of it.
  1. In another terminal: npm start     (copy the key it prints)
  2. Here:                RECOLLECT_API_KEY=rk_… npm run demo

Lost the key? Stop the server, run npm run admin-key, which prints another, and start it again.`;

/** Results shown, which are also the places that count as found. */
const PLACES = 3;
/** Small batches, so that the bar moves. */
const BATCH = { records: 20, characters: 500_000 };

type Env = Readonly<Record<string, string | undefined>>;

interface Demo {
  readonly client: RecollectClient;
  readonly user: string;
  readonly conversation: Conversation;
  readonly paint: Paint;
  readonly width: number;
}

/** Next to this file when it runs from source, in the source tree when it runs from dist/. */
function samplePath(): string {
  const places = ['./sample-conversation.json', '../../../scripts/demo/sample-conversation.json'];
  const found = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((file) => existsSync(file));
  if (!found) throw new Error('scripts/demo/sample-conversation.json is missing; name a LoCoMo file');
  return found;
}

/** Ids contain the conversation's name, so that several may belong to one user. */
function prefixed(conversation: Conversation): Conversation {
  const own = (id: string): string => `${conversation.id}:${id}`;
  return {
    ...conversation,
    records: conversation.records.map((one) => ({ ...one, id: own(one.id), session_id: own(one.session_id) })),
    questions: conversation.questions.map((one) => ({ ...one, evidence: one.evidence.map(own) })),
  };
}

async function load(file: string): Promise<Conversation> {
  const [first] = loadLocomo(JSON.parse(await readFile(file, 'utf8')) as unknown);
  if (!first || first.records.length === 0) throw new Error(`${file}: no conversation in it`);
  return prefixed(first);
}

async function play({ client, user, conversation, paint }: Demo): Promise<void> {
  const { records } = conversation;
  // Checked first: a wrong address or key is reported before anything else is printed.
  await client.status(user);
  const sessions = new Set(records.map((one) => one.session_id)).size;
  const [from, to] = [records[0], records[records.length - 1]].map((one) => day(one?.occurred_at));
  console.log(
    `${paint('bold', conversation.id)}: ${records.length} turns in ${sessions} sessions, ${from} to ${to}, user '${user}'\n`,
  );
  const storing = new Progress('storing', records.length);
  const stored = await ingest(client, user, records, (done) => storing.to(done), BATCH);
  storing.end(`${stored.created} new, ${stored.updated} changed, ${stored.unchanged} as before`);
  if (stored.firstError) throw new Error(`${stored.failed} turns were refused, first ${stored.firstError}`);
  const { pending } = (await client.status(user)).embeddings;
  const embedding = new Progress('embedding', pending);
  const { embedder, embeddings } = await waitForEmbeddings(client, user, (left) =>
    embedding.to(Math.max(0, pending - left)),
  );
  embedding.end(`${embedder.provider} ${embedder.model}, ${embedder.dimensions} dimensions`);
  if (embeddings.failed > 0) console.log(paint('yellow', `${embeddings.failed} vectors failed: found by words only`));
}

async function ask({ client, user, paint, width }: Demo, question: Question, number: number): Promise<Verdict> {
  const { results } = await client.search(user, { query: question.text, limit: PLACES, explain: true });
  console.log(
    `\n${paint('bold', `${String(number).padStart(2)}. ${question.text}`)}  ${paint('dim', `(${question.category})`)}`,
  );
  console.log(`    ${paint('dim', 'expected:')} ${question.answer || '(no answer)'}`);
  if (results.length === 0) console.log(`    ${paint('dim', 'nothing found')}`);
  for (const line of hitLines(results, new Set(question.evidence), width, paint)) console.log(line);
  const shown = results.map((hit) => hit.external_id ?? hit.id);
  const outcome = verdict(question.evidence, shown, PLACES);
  if (outcome === 'missed') console.log(paint('red', `    the answer is not among the first ${PLACES}`));
  if (outcome === 'partly') console.log(paint('yellow', `    a part of the answer is not among the first ${PLACES}`));
  if (outcome === 'unanswerable') console.log(paint('dim', '    nothing that was said answers this; mind the scores'));
  return outcome;
}

async function run(demo: Demo, url: string, most: number): Promise<void> {
  await play(demo);
  const { questions } = demo.conversation;
  const outcomes: Verdict[] = [];
  for (const [index, question] of questions.slice(0, most).entries())
    outcomes.push(await ask(demo, question, index + 1));
  const count = (wanted: Verdict): number => outcomes.filter((one) => one === wanted).length;
  const answerable = outcomes.length - count('unanswerable');
  const notes = [
    count('partly') > 0 ? `${count('partly')} more in part` : '',
    count('unanswerable') > 0 ? `${count('unanswerable')} asked for what was never said` : '',
    questions.length > most ? `${questions.length - most} not asked, see --questions` : '',
  ].filter(Boolean);
  const summary = `${count('found')} of ${answerable} answers found in the top ${PLACES}`;
  console.log(`\n${demo.paint('bold', summary)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`);
  const query = questions[0]?.text ?? 'What did we talk about?';
  console.log(`\nTry one yourself, with your key in RECOLLECT_API_KEY:\n\n${curl(url, demo.user, query)}`);
}

function explainFailure(error: unknown, url: string): string {
  if (error instanceof UnreachableError) {
    return `${error.message}\n\nStart the server in another terminal with: npm start\nIt listens elsewhere? Name it: npm run demo -- --url http://HOST:PORT`;
  }
  if (error instanceof RefusedError && error.status === 401)
    return `The server at ${url} does not accept this key.\n\n${HOW_TO_GET_A_KEY}`;
  return error instanceof Error ? error.message : String(error);
}

async function main(argv: readonly string[], env: Env): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      user: { type: 'string' },
      questions: { type: 'string', default: '20' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const url = (values.url ?? env.RECOLLECT_URL ?? 'http://127.0.0.1:3000').replace(/\/+$/, '');
  const key = values.key ?? env.RECOLLECT_API_KEY;
  if (!key) {
    console.error(`No API key was given.\n\n${HOW_TO_GET_A_KEY}`);
    return 1;
  }
  const most = Number(values.questions);
  if (!Number.isInteger(most) || most < 1) throw new Error('--questions: a whole number from 1');
  const file = positionals[0];
  const conversation = await load(file ?? samplePath());
  const user = values.user ?? (file ? `demo-${conversation.id}` : 'demo');
  const paint = painter(process.stdout.isTTY, env.NO_COLOR);
  const width = Math.min(140, process.stdout.columns ?? 120);
  try {
    await run({ client: new RecollectClient(url, key), user, conversation, paint, width }, url, most);
    return 0;
  } catch (error) {
    console.error(explainFailure(error, url));
    return 1;
  }
}

try {
  process.exitCode = await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
