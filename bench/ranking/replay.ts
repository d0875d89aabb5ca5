import type { Asked } from '@memory/search/arms/ask-arms.js';
import { spansRead } from '@memory/search/arms/time-arm.query.js';
import { timeWindows } from '@memory/search/arms/time-windows.js';
import type { ScoredHit } from '@memory/search/hit.js';
import { ARMS } from '@memory/search/ranking/profile.js';
import type { ScopeReads } from '@memory/search/scope-reads.js';
import { rankScope } from '@memory/search/search-scope.js';
import { type Folding, runStages, Steps } from '@memory/search/stage.js';
import { FOLDING, STAGE_NAMES } from '@memory/search/stages.js';
import type { TapedMemory, TapedQuestion } from './tape.js';

export interface ReplayOptions {
  readonly limit: number;
  readonly stages: readonly string[] | null;
}

/** Ranks a recording with the built code, like a search up to merging duplicates. */
export async function replay(
  memory: TapedMemory,
  question: TapedQuestion,
  options: ReplayOptions,
): Promise<readonly ScoredHit[]> {
  const search = rankingOf(memory, question, options);
  const { hits } = await rankScope(search);
  return (await runStages(FOLDING, hits, search)).slice(0, options.limit);
}

/** The input of the ranking of one question. */
export function rankingOf(
  memory: TapedMemory,
  { text, at, asked, attributeNearness }: TapedQuestion,
  { limit, stages }: ReplayOptions,
): Folding {
  return {
    query: { query: text, limit, explain: false, ...(at && { query_time: at }) },
    now: memory.now,
    limit,
    asked: withTimes(memory, text, at, asked),
    space: memory.space,
    steps: Steps.of(stages ?? undefined, STAGE_NAMES),
    reads: { ...readsOf(memory), attributeNearness: async () => attributeNearness },
    scope: { allUsers: false },
  };
}

function readsOf({ records, usage, neighbours }: TapedMemory): Omit<ScopeReads, 'attributeNearness'> {
  const among = <T>(all: ReadonlyMap<string, T>, ids: readonly string[]) =>
    new Map(ids.flatMap((id) => (all.has(id) ? [[id, all.get(id)!] as const] : [])));
  return {
    neighbours: async (ids) => ids.flatMap((id) => neighbours.get(id) ?? []),
    records: async (ids) => among(records, ids),
    usage: async (ids) => among(usage, ids),
    verdicts: async () => new Map(),
    links: async () => [],
  };
}

/**
 * With the times that today's code reads from the question, and the recorded records dated into them, in UTC, as the
 * time arm returns them.
 */
function withTimes(memory: TapedMemory, text: string, at: Date | null, asked: Asked): Asked {
  const windows = timeWindows(text, { now: at ?? memory.now, timeZone: 'UTC', languages: asked.languages });
  const dated = spansRead(windows).flatMap(({ from, to }) =>
    memory.dated.filter(({ occurredAt }) => occurredAt >= from && occurredAt < to),
  );
  const time = dated.slice(0, ARMS.dated);
  return {
    ...asked,
    windows,
    now: at ?? memory.now,
    found: { ...asked.found, others: { ...asked.found.others, time } },
  };
}
