import type { RecollectClient, SearchHit } from '../support/client.js';
import { Progress } from '../support/progress.js';
import type { Conversation, Question } from './loaders/conversation.js';
import { embedAll, storeAll, userOf } from './run.js';

/** The results of a question before and after folding: ids and figures, and none of the data set's text. */
interface Compared {
  readonly headline: boolean;
  readonly recall: readonly [before: number, after: number];
  readonly tokens: readonly [before: number, after: number];
}

export interface FoldedReport {
  readonly dataset: string;
  readonly at: string;
  readonly conversations: number;
  readonly questions: number;
  readonly folded: { readonly runs: number; readonly records: number; readonly seconds: number };
  /** Means over the headline's questions. */
  readonly recall10: { readonly before: number; readonly after: number };
  readonly tokens: { readonly before: number; readonly after: number };
  /** Of the evidence found after folding, the share that came through a summary. */
  readonly throughSummaries: number;
}

const LIMIT = 10;
const CHARACTERS_PER_TOKEN = 4;
/** The share of an evidence turn's significant words that the returned text must contain, if a summary leads to it. */
const CARRIES = 0.6;
/** Words that say nothing about the content. All other words of three or more characters do, and all numbers. */
const SAYS_NOTHING = new Set(
  (
    'the and for that this with you your are was were have has had not but its it’s from they them their what when where who ' +
    'how will would can could should just really very much some any all been being our out about into than then there here ' +
    'also too get got did does doing don’t i’m i’ve it’s you’re that’s hey hi wow yeah yes thanks thank great good nice cool ' +
    'awesome amazing glad love like know think sounds sure well let see shares photo picture'
  ).split(' '),
);

/**
 * Stores the conversations, asks, folds everything older than each one's last session by an explicit run, and asks
 * again. An evidence turn counts as found among the first ten if it is a result itself, or if a result names it as a
 * source and the returned text carries it: contains at least 60 % of its significant words.
 */
export async function runFolded(
  client: RecollectClient,
  dataset: string,
  conversations: readonly Conversation[],
  run: string,
): Promise<FoldedReport> {
  await storeAll(client, conversations, run);
  await embedAll(client, conversations, run);
  const before = await askAll(client, conversations, run, 'asking');
  const started = performance.now();
  let [runs, records] = [0, 0];
  const folding = new Progress('folding', conversations.length);
  for (const [index, conversation] of conversations.entries()) {
    const user = userOf(run, conversation.id);
    const done = await client.fold(user, { force: true, partial: true, before: lastSession(conversation) });
    runs += done.length;
    records += done.reduce((sum, { sources }) => sum + sources, 0);
    folding.to(index + 1);
  }
  const seconds = (performance.now() - started) / 1000;
  folding.end(`${seconds.toFixed(1)} s`);
  await embedAll(client, conversations, run);
  const after = await askAll(client, conversations, run, 'asking again');
  const compared = before.map((one, index): Compared => {
    const other = after[index]!;
    return { headline: one.headline, recall: [one.recall, other.recall], tokens: [one.tokens, other.tokens] };
  });
  const headline = compared.filter((one) => one.headline);
  const mean = (of: (one: Compared) => number) => headline.reduce((sum, one) => sum + of(one), 0) / headline.length;
  const through = after.filter((one) => one.headline);
  return {
    dataset,
    at: new Date().toISOString(),
    conversations: conversations.length,
    questions: headline.length,
    folded: { runs, records, seconds },
    recall10: { before: mean(({ recall }) => recall[0]), after: mean(({ recall }) => recall[1]) },
    tokens: { before: mean(({ tokens }) => tokens[0]), after: mean(({ tokens }) => tokens[1]) },
    throughSummaries:
      through.reduce((sum, one) => sum + one.through, 0) /
      Math.max(
        1,
        through.reduce((sum, one) => sum + one.found, 0),
      ),
  };
}

export function formatFolded(report: FoldedReport): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const { folded, recall10, tokens } = report;
  return [
    `${report.dataset}: ${report.conversations} conversations, ${report.questions} questions`,
    `folded ${folded.records} turns in ${folded.runs} runs, ${folded.seconds.toFixed(1)} s`,
    `recall@10 ${percent(recall10.before)} before, ${percent(recall10.after)} after`,
    `tokens returned ${tokens.before.toFixed(0)} before, ${tokens.after.toFixed(0)} after`,
    `of the evidence found after, ${percent(report.throughSummaries)} through a summary`,
  ].join('\n');
}

/** The start of the last session. */
function lastSession({ records }: Conversation): string | undefined {
  const last = records.at(-1)?.session_id;
  return records.find((record) => record.session_id === last)?.occurred_at;
}

interface Answered {
  readonly headline: boolean;
  readonly recall: number;
  readonly tokens: number;
  readonly found: number;
  readonly through: number;
}

async function askAll(
  client: RecollectClient,
  conversations: readonly Conversation[],
  run: string,
  what: string,
): Promise<Answered[]> {
  const total = conversations.reduce((sum, { questions }) => sum + questions.length, 0);
  const progress = new Progress(what, total);
  const answered: Answered[] = [];
  let done = 0;
  for (const { id, questions, records } of conversations) {
    const texts = new Map(records.map((record) => [record.id, record.content]));
    for (const question of questions) {
      done += 1;
      if (question.evidence.length === 0) continue;
      const { results } = await client.search(userOf(run, id), { query: question.text, limit: LIMIT });
      answered.push(judge(question, results, texts));
      progress.to(done);
    }
  }
  progress.end();
  return answered;
}

function judge(question: Question, results: readonly SearchHit[], texts: ReadonlyMap<string, string>): Answered {
  const itself = (id: string): boolean => results.some((hit) => hit.external_id === id);
  const carried = (id: string): boolean =>
    results.some(
      (hit) =>
        hit.sources?.some(({ external_id: source }) => source === id) &&
        carries(hit.record.content, texts.get(id) ?? ''),
    );
  const found = question.evidence.filter((id) => itself(id) || carried(id));
  return {
    headline: question.headline,
    recall: found.length / question.evidence.length,
    tokens: results.reduce((sum, { record }) => sum + record.content.length, 0) / CHARACTERS_PER_TOKEN,
    found: found.length,
    through: found.filter((id) => !itself(id)).length,
  };
}

/** Whether the text carries the content of the turn. */
export function carries(text: string, turn: string): boolean {
  const telling = tellingWords(turn);
  if (telling.size === 0) return text.includes(turn);
  const has = tellingWords(text);
  return [...telling].filter((word) => has.has(word)).length >= CARRIES * telling.size;
}

function tellingWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’']*/gu) ?? [];
  return new Set(
    words
      .map((word) => word.replaceAll("'", '’'))
      .filter((word) => /\p{N}/u.test(word) || (word.length >= 3 && !SAYS_NOTHING.has(word))),
  );
}
