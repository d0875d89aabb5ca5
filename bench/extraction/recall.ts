import { readFile } from 'node:fs/promises';
import type { Question } from '../retrieval/loaders/conversation.js';
import { loadLocomo } from '../retrieval/loaders/locomo.js';
import { type Hit, mean, score, type Scores } from '../retrieval/metrics.js';
import { RecollectClient, type SearchHit } from '../support/client.js';
import { waitForEmbeddings } from '../support/ingest.js';
import { Progress } from '../support/progress.js';
import type { RunningServer } from '../support/server.js';
import { append, callerOf, waitUntilRead } from './history.js';
import type { LabelledTurn } from './labels.js';

const LIMIT = 50;

/** A result with the other turns that it counts for. */
type Found = SearchHit & {
  readonly duplicate_ids?: readonly string[];
  readonly record: { readonly provenance?: { readonly source?: string; readonly message?: string } };
};

export interface Asked {
  readonly category: string;
  /** Only the result's own words are read. */
  readonly own: Scores;
  /** For a fact, its turn is read as well. */
  readonly withTurns: Scores;
  /** Results that are the turn of a fact already returned, or the fact of a turn already returned. */
  readonly twice: number;
  /** Results that are facts. */
  readonly facts: number;
}

/** Asks the questions of a conversation for one user who has only its turns, and for another who also has the facts. */
export async function recallOf(
  server: RunningServer,
  user: string,
  turns: readonly LabelledTurn[],
  questions: readonly Question[],
): Promise<{ readonly without: Asked[]; readonly withFacts: Asked[] }> {
  const call = callerOf(server);
  const client = new RecollectClient(server.url, server.key);
  const plain = `${user}-plain`;
  await call('PUT', '/v1/extraction/settings', { enabled: false }, plain);
  const texts = new Map(turns.map(({ id, text }) => [id, text]));
  const ask = async (of: string, named: ReadonlyMap<string, string>) => {
    await waitForEmbeddings(client, of, () => undefined, 600_000);
    return askAll(client, { user: of, named, texts }, questions);
  };
  const named = await append(call, user, turns);
  const without = await ask(plain, await append(call, plain, turns));
  await waitUntilRead(call, user, turns.length);
  return { without, withFacts: await ask(user, named) };
}

interface Told {
  readonly user: string;
  /** The data set's turn of each message. */
  readonly named: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<string, string>;
}

async function askAll(client: RecollectClient, told: Told, questions: readonly Question[]): Promise<Asked[]> {
  const progress = new Progress(told.user, questions.length);
  const asked: Asked[] = [];
  for (const [index, question] of questions.entries()) {
    const { results } = await client.search(told.user, { query: question.text, limit: LIMIT });
    asked.push(figuresOf(results, told, question));
    progress.to(index + 1);
  }
  progress.end();
  return asked;
}

function figuresOf(results: readonly Found[], { named, texts }: Told, question: Question): Asked {
  const evidence = new Set(question.evidence);
  const hits = results.map((hit) => {
    const message = messageOf(hit);
    const turn = named.get(message ?? hit.id) ?? hit.id;
    const own = hit.record.content.length;
    const beside = message === undefined ? 0 : (texts.get(turn)?.length ?? 0);
    return { id: turn, fact: message !== undefined, own, beside };
  });
  const of = (characters: (hit: (typeof hits)[number]) => number) =>
    score(hits.map((hit): Hit => ({ id: hit.id, characters: characters(hit), passage: hit.own })), evidence); // prettier-ignore
  return {
    category: question.category,
    own: of(({ own }) => own),
    withTurns: of(({ own, beside }) => own + beside),
    twice: hits.length - new Set(hits.map(({ id }) => id)).size,
    facts: hits.filter(({ fact }) => fact).length,
  };
}

/** The message that a fact was extracted from. */
function messageOf({ record: { provenance } }: Found): string | undefined {
  return provenance?.source === 'extraction' ? provenance.message : undefined;
}

const percent = (share: number) => Math.round(1_000 * share) / 10;

/** Means over the questions with evidence, in percent. */
export function tableOf(asked: readonly Asked[]): Record<string, unknown> {
  const row = (some: readonly Asked[]) => {
    const [own, both] = [mean(some.map((one) => one.own)), mean(some.map((one) => one.withTurns))];
    return {
      questions: some.length,
      r10: percent(own?.recall10 ?? 0),
      in1000Tokens: percent(own?.recall1000Tokens ?? 0),
      in1000TokensWithTurns: percent(both?.recall1000Tokens ?? 0),
    };
  };
  const categories = [...new Set(asked.map(({ category }) => category))].sort();
  return {
    all: row(asked),
    ...Object.fromEntries(categories.map((name) => [name, row(asked.filter(({ category }) => category === name))])),
    twice: asked.reduce((sum, { twice }) => sum + twice, 0),
    factsOfResults: percent(asked.reduce((sum, { facts }) => sum + facts, 0) / Math.max(1, asked.length * LIMIT)),
  };
}

/** The headline's questions with evidence, by conversation, every Nth. */
export async function questionsOf(file: string, every: number): Promise<Map<string, readonly Question[]>> {
  const conversations = loadLocomo(JSON.parse(await readFile(file, 'utf8')));
  const counts = ({ headline, evidence }: Question) => headline && evidence.length > 0;
  return new Map(
    conversations.map(({ id, questions }) => [id, questions.filter(counts).filter((_, index) => index % every === 0)]),
  );
}
