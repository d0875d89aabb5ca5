import type { RecollectClient, SearchHit, Status } from '../support/client.js';
import { ingest, waitForEmbeddings } from '../support/ingest.js';
import { Progress } from '../support/progress.js';
import type { Conversation, Question } from './loaders/conversation.js';
import { type Scores, score } from './metrics.js';

export interface RunOptions {
  /** Part of every user id, so that two runs on one server do not mix. */
  readonly run: string;
  /** null: the server's default. */
  readonly arms: readonly string[] | null;
  /** The only arm whose own order is measured, without the later stages of ranking; null: the order of the response. */
  readonly alone: string | null;
  /** Stages of ranking; null: all. */
  readonly stages: readonly string[] | null;
  /** Steps along links from the results; null: none. */
  readonly graph: number | null;
  /** The conversations are already stored, under this run. */
  readonly stored: boolean;
  /** Results requested per question, 1 to 100. */
  readonly limit: number;
}

/** The result of one question: ids and figures, and none of the data set's text. */
export interface Asked {
  readonly conversation: string;
  /** Index in the conversation's list of questions, from 0. */
  readonly index: number;
  readonly category: string;
  readonly headline: boolean;
  readonly evidence: readonly string[];
  /** Rank of each evidence turn, from 1; null if it was not returned. */
  readonly ranks: readonly (number | null)[];
  /** In the same order: whether an assistant said it. */
  readonly byAssistant: readonly boolean[];
  readonly topScore: number | null;
  /** Characters of the results, best first, as whole turns. */
  readonly characters: readonly number[];
  /** The whole response, best first: id, score and passage of each result. */
  readonly ranking: readonly string[];
  /** Client-side, from request to parsed response. */
  readonly milliseconds: number;
  readonly degraded: readonly string[];
  /** null if the question has no evidence. */
  readonly scores: Scores | null;
}

export interface RunResult {
  readonly records: number;
  readonly failed: number;
  readonly firstError: string | null;
  /** Until the last batch was acknowledged; several conversations one after the other. */
  readonly ingestSeconds: number;
  /** From the last acknowledgement until every vector existed; null if the vector arm was not used. */
  readonly embedSeconds: number | null;
  readonly status: Status;
  readonly asked: readonly Asked[];
}

/** Stores each conversation under its own user, waits for the vectors and asks every question, one at a time. */
export async function runRetrieval(
  client: RecollectClient,
  conversations: readonly Conversation[],
  options: RunOptions,
): Promise<RunResult> {
  const stored = options.stored ? nothingStored(conversations) : await storeAll(client, conversations, options.run);
  const needsVectors = options.arms === null || options.arms.includes('vector');
  const started = performance.now();
  if (needsVectors) await embedAll(client, conversations, options.run);
  const embedSeconds = needsVectors ? (performance.now() - started) / 1000 : null;
  const asked = await askAll(client, conversations, options);
  const status = await client.status(userOf(options.run, conversations[0]?.id ?? ''));
  return { ...stored, embedSeconds, status, asked };
}

function nothingStored(conversations: readonly Conversation[]) {
  const records = conversations.reduce((sum, { records: own }) => sum + own.length, 0);
  return { records, failed: 0, firstError: null, ingestSeconds: 0 };
}

export function userOf(run: string, conversation: string): string {
  return `bench-${run}-${conversation}`;
}

export async function storeAll(client: RecollectClient, conversations: readonly Conversation[], run: string) {
  const records = conversations.reduce((sum, { records: own }) => sum + own.length, 0);
  const progress = new Progress('storing', records);
  let before = 0;
  let failed = 0;
  let firstError: string | null = null;
  const started = performance.now();
  for (const { id, records: own } of conversations) {
    const result = await ingest(client, userOf(run, id), own, (done) => progress.to(before + done));
    before += own.length;
    failed += result.failed;
    firstError ??= result.firstError;
  }
  const ingestSeconds = (performance.now() - started) / 1000;
  progress.end(`${ingestSeconds.toFixed(1)} s`);
  return { records, failed, firstError, ingestSeconds };
}

export async function embedAll(
  client: RecollectClient,
  conversations: readonly Conversation[],
  run: string,
): Promise<void> {
  const pending = new Map<string, number>();
  for (const { id } of conversations) {
    const status = await client.status(userOf(run, id));
    pending.set(id, status.embeddings.pending);
  }
  const left = (): number => [...pending.values()].reduce((sum, count) => sum + count, 0);
  const total = left();
  const progress = new Progress('embedding', total);
  const started = performance.now();
  for (const { id } of conversations) {
    // With patience: vectors are made in the order of the queue, which may contain another conversation first.
    const status = await waitForEmbeddings(
      client,
      userOf(run, id),
      (count) => {
        pending.set(id, count);
        progress.to(total - left());
      },
      600_000,
    );
    if (status.embeddings.failed > 0) throw new Error(`${id}: ${status.embeddings.failed} embeddings failed`);
  }
  progress.end(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function askAll(
  client: RecollectClient,
  conversations: readonly Conversation[],
  options: RunOptions,
): Promise<Asked[]> {
  const progress = new Progress(
    'asking',
    conversations.reduce((sum, { questions }) => sum + questions.length, 0),
  );
  const asked: Asked[] = [];
  for (const { id, questions, records } of conversations) {
    const roles = new Map(records.map((record) => [record.id, record.role]));
    for (const [index, question] of questions.entries()) {
      const byAssistant = question.evidence.map((turn) => roles.get(turn) === 'assistant');
      const got = await ask(client, userOf(options.run, id), question, options);
      asked.push({ conversation: id, index, byAssistant, ...got });
      progress.to(asked.length);
    }
  }
  progress.end();
  return asked;
}

async function ask(client: RecollectClient, user: string, question: Question, options: RunOptions) {
  const { arms, alone, stages } = options;
  const input = {
    query: question.text,
    limit: options.limit,
    ...(arms && { arms }),
    ...(stages && { stages }),
    ...(options.graph !== null && { graph: { hops: options.graph } }),
    ...(question.askedAt && { query_time: question.askedAt }),
    explain: alone !== null,
  };
  const started = performance.now();
  const { results, degraded } = await client.search(user, input);
  const milliseconds = performance.now() - started;
  const ordered = alone === null ? results : inOrderOf(alone, results);
  return { ...figuresOf(question, ordered, results), milliseconds, degraded: degraded ?? [] };
}

/** The measured part of one result. */
export type Found = Pick<SearchHit, 'id' | 'external_id' | 'score' | 'passage'> & {
  readonly record: { readonly content: string };
};

/** @param ordered in the order that is measured; the same results as `results` */
export function figuresOf(question: Question, ordered: readonly Found[], results: readonly Found[] = ordered) {
  const hits = ordered.map((hit) => ({
    id: hit.external_id ?? hit.id,
    characters: hit.record.content.length,
    passage: hit.passage ? hit.passage.end - hit.passage.start : hit.record.content.length,
  }));
  const rank = (id: string): number | null => hits.findIndex((hit) => hit.id === id) + 1 || null;
  return {
    category: question.category,
    headline: question.headline,
    evidence: question.evidence,
    ranks: question.evidence.map(rank),
    topScore: results[0]?.score ?? null,
    characters: hits.map(({ characters }) => characters),
    ranking: results.map(({ id, external_id: externalId, score: own, passage }) =>
      [externalId ?? id, own, ...(passage ? [`${passage.start}-${passage.end}`] : [])].join(' '),
    ),
    scores: question.evidence.length > 0 ? score(hits, new Set(question.evidence)) : null,
  };
}

/** What an arm found, by its own rank, without turns that only the neighbours stage added. */
function inOrderOf(arm: string, results: readonly SearchHit[]): SearchHit[] {
  const rank = (hit: SearchHit): number => hit.explain?.arms[arm]?.rank ?? Infinity;
  return results.filter((hit) => rank(hit) < Infinity).sort((a, b) => rank(a) - rank(b));
}
