import { waitForEmbeddings } from '../support/ingest.js';
import { Progress } from '../support/progress.js';
import type { RecollectClient } from '../support/client.js';
import type { Asked } from './figures.js';
import type { CurrencySet, Question, Scope, Stored } from './sets.js';

/** How facts are stored: as they are, by `revise`, or by `revise` with the memory that each makes outdated. */
export type Way = 'plain' | 'revise' | 'gold';

export interface RunOptions {
  /** Part of every user id, so that two runs on one server do not mix. */
  readonly run: string;
  readonly way: Way;
  readonly arms: readonly string[] | null;
  readonly stages: readonly string[] | null;
  /** Everything is already stored, under this run. */
  readonly stored: boolean;
}

/** Which keys a record counts for. An edited record also counts for the new key. */
type Holders = Map<string, string[]>;

/** As far as people read: an outdated fact further down misleads nobody. */
export const RESULTS = 20;
const BATCH = 200;

/** Stores each memory of the set under its own user, waits for the vectors and asks every question. */
export async function runSet(client: RecollectClient, set: CurrencySet, options: RunOptions): Promise<Asked[]> {
  const asked: Asked[] = [];
  const total = set.scopes.reduce((sum, { questions }) => sum + questions.length, 0);
  const progress = new Progress(set.name.slice(0, 11), total);
  for (const scope of set.scopes) {
    const user = userOf(options.run, set, scope);
    const holders: Holders = new Map();
    if (!options.stored) await store(client, user, scope, options.way, holders);
    const at = dayAfterLast(scope.stored);
    for (const question of scope.questions) {
      asked.push(await ask(client, user, scope.id, question, at, holders, options));
      progress.to(asked.length);
    }
  }
  progress.end();
  return asked;
}

export function userOf(run: string, set: CurrencySet, scope: Scope): string {
  return `currency-${run}-${set.split}-${scope.id}`;
}

async function store(client: RecollectClient, user: string, scope: Scope, way: Way, holders: Holders): Promise<void> {
  if (way !== 'plain' && scope.stored.every(({ role }) => role === undefined)) {
    const ids = new Map<string, string>();
    for (const fact of scope.stored) await revise(client, user, fact, way, holders, ids);
  } else {
    const records = scope.stored.map(recordOf);
    for (let from = 0; from < records.length; from += BATCH) {
      const { failed, results } = await client.storeBatch(user, records.slice(from, from + BATCH));
      if (failed > 0) throw new Error(`${scope.id}: ${JSON.stringify(results.find(({ error }) => error))}`);
    }
  }
  await waitForEmbeddings(client, user, () => undefined, 600_000);
}

function recordOf({ id, date, text, role, session }: Stored, sequence: number) {
  const record = { id, content: text, occurred_at: `${date}T12:00:00Z` };
  return role === undefined ? record : { ...record, type: 'message', role, session_id: session, sequence };
}

async function revise(
  client: RecollectClient,
  user: string,
  { id: key, date, text, replaces = [] }: Stored,
  way: Way,
  holders: Holders,
  ids: Map<string, string>,
): Promise<void> {
  // Revision needs the vectors of what is stored to recognise it.
  await waitForEmbeddings(client, user, () => undefined, 600_000);
  const known = way === 'gold' ? replaces.flatMap((old) => ids.get(old) ?? []) : [];
  const input = { content: text, occurred_at: `${date}T12:00:00Z` };
  const [last, ...earlier] = [...known].reverse();
  let holder: string;
  if (way === 'gold' && last === undefined) {
    const { results } = await client.storeBatch(user, [input]);
    holder = results[0]?.id ?? '';
  } else {
    const told = last === undefined ? {} : { id: last, merge: 'replace', thresholds: { look: 0, update: 0, same: 1 } };
    holder = (await client.revise(user, { ...input, ...told })).id ?? '';
  }
  for (const old of earlier) await client.patch(user, old, { valid_to: `${date}T12:00:00Z` });
  ids.set(key, holder);
  holders.set(holder, [...(holders.get(holder) ?? []), key]);
}

async function ask(
  client: RecollectClient,
  user: string,
  scope: string,
  question: Question,
  at: string,
  holders: Holders,
  { arms, stages }: RunOptions,
): Promise<Asked> {
  const { results } = await client.search(user, {
    query: question.question,
    limit: RESULTS,
    query_time: at,
    ...(arms && { arms }),
    ...(stages && { stages }),
  });
  const found = results.map(({ id, external_id: externalId, score }) => ({
    score,
    keys: holders.get(id) ?? [externalId ?? id],
  }));
  return askedOf(scope, question, found);
}

/** @param found the results, best first, each with the keys of its record */
export function askedOf(
  scope: string,
  { question, keys, stale, kind }: Question,
  found: readonly { readonly score: number; readonly keys: readonly string[] }[],
): Asked {
  const rankOf = (key: string): number | null => found.findIndex((held) => held.keys.includes(key)) + 1 || null;
  const ranks = keys.map(rankOf);
  const scoreAt = (rank: number | null) => (rank === null ? 0 : (found[rank - 1]?.score ?? 0));
  return {
    scope,
    question,
    kind: kind ?? null,
    ranks,
    stale: stale.map(rankOf),
    topScore: found[0]?.score ?? 0,
    answerScore: Math.max(0, ...ranks.map(scoreAt)),
  };
}

/** Questions are asked the day after the last fact or turn. */
export function dayAfterLast(stored: readonly Stored[]): string {
  const last = stored.map(({ date }) => date).sort().at(-1) ?? '2026-01-01'; // prettier-ignore
  return new Date(Date.parse(`${last}T12:00:00Z`) + 86_400_000).toISOString();
}
