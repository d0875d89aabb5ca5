import { showId } from '@kernel/ids.js';
import type { ScoredHit } from '@memory/search/hit.js';
import { reportOf, type SetReport } from '../currency/report.js';
import type { Asked as CurrencyAsked } from '../currency/figures.js';
import { askedOf, RESULTS } from '../currency/run.js';
import type { Question as CurrencyQuestion } from '../currency/sets.js';
import type { Question as RetrievalQuestion } from '../retrieval/loaders/conversation.js';
import { makeReport, type Report } from '../retrieval/report.js';
import { type Asked as RetrievalAsked, figuresOf, type Found } from '../retrieval/run.js';
import { replay } from './replay.js';
import { readTape, type TapedMemory, type TapedQuestion } from './tape.js';

/** The number of results that `bench:retrieval` requests. */
const RETRIEVED = 50;

export interface Measured {
  readonly currency: readonly SetReport[];
  readonly retrieval: readonly Report[];
  /** The results of each question, to see what changed. */
  readonly answers: readonly Answered[];
}

export interface Answered {
  readonly set: string;
  readonly memory: string;
  readonly question: string;
  readonly results: readonly { readonly key: string; readonly score: number; readonly text: string }[];
}

/** Asks every recorded question again, and counts like `bench:currency` and `bench:retrieval`. */
export async function measure(
  tapes: readonly string[],
  { stages, floor }: { readonly stages: readonly string[] | null; readonly floor: number },
): Promise<Measured> {
  const currency = new Map<
    string,
    { set: Extract<TapedMemory['set'], { bench: 'currency' }>; asked: CurrencyAsked[] }
  >();
  const retrieval = new Map<string, { asked: RetrievalAsked[]; memories: TapedMemory[] }>();
  const answers: Answered[] = [];
  for (const tape of tapes)
    for await (const memory of readTape(tape)) {
      const { set } = memory;
      const limit = set.bench === 'currency' ? RESULTS : RETRIEVED;
      for (const [index, question] of memory.questions.entries()) {
        const started = performance.now();
        const hits = await replay(memory, question, { limit, stages });
        const milliseconds = performance.now() - started;
        answers.push(answered(memory, question, hits));
        if (set.bench === 'currency') {
          const key = `${set.name} ${set.split}`;
          const known = currency.get(key) ?? { set, asked: [] as CurrencyAsked[] };
          currency.set(key, known);
          known.asked.push(currencyAsked(memory, question, hits));
        } else {
          const known = retrieval.get(set.name) ?? { asked: [] as RetrievalAsked[], memories: [] as TapedMemory[] };
          retrieval.set(set.name, known);
          if (index === 0) known.memories.push(memory);
          known.asked.push({
            conversation: memory.id,
            index,
            milliseconds,
            ...retrievalAsked(set.assistants, question, hits),
          });
        }
      }
    }
  return {
    currency: [...currency.values()].map(({ set, asked }) => reportOf(set, asked, 'plain', floor)),
    retrieval: [...retrieval].map(([name, { asked, memories }]) => retrievalReport(name, memories, asked)),
    answers,
  };
}

function keyOf({ row }: ScoredHit): string {
  return row.externalId ?? showId(row.type, row.id);
}

function answered({ set, id }: TapedMemory, { text }: TapedQuestion, hits: readonly ScoredHit[]): Answered {
  const results = hits
    .slice(0, 10)
    .map((hit) => ({ key: keyOf(hit), score: hit.score, text: hit.row.content.slice(0, 160) }));
  return { set: set.name, memory: id, question: text, results };
}

function currencyAsked(memory: TapedMemory, { question }: TapedQuestion, hits: readonly ScoredHit[]): CurrencyAsked {
  const found = hits.map((hit) => ({ score: hit.score, keys: [keyOf(hit)] }));
  return askedOf(memory.id, question as CurrencyQuestion, found);
}

function retrievalAsked(assistants: readonly string[], { question }: TapedQuestion, hits: readonly ScoredHit[]) {
  const own = question as RetrievalQuestion;
  const found = hits.map((hit): Found => ({
    id: hit.recordId,
    external_id: keyOf(hit),
    score: hit.score,
    record: hit.row,
    ...(hit.passage && { passage: hit.passage }),
  }));
  const byAssistant = own.evidence.map((id) => assistants.includes(id));
  return { ...figuresOf(own, found), byAssistant, degraded: [] };
}

/** What is not measured again is empty: nothing was stored, and the times are those of the ranking alone. */
function retrievalReport(name: string, memories: readonly TapedMemory[], asked: readonly RetrievalAsked[]): Report {
  const conversations = memories.map(({ id }) => ({ id, records: [], questions: [], unknownEvidence: 0 }));
  const options = { run: '', arms: null, alone: null, stages: null, graph: null, stored: true, limit: RETRIEVED };
  const embedder = memories[0]?.space ?? { provider: 'none', model: '', dimensions: 0 };
  const status = { version: 'recorded', records: 0, embeddings: { pending: 0, complete: 0, failed: 0 }, embedder };
  const stored = { records: 0, failed: 0, firstError: null, ingestSeconds: 0, embedSeconds: null };
  return makeReport(name, conversations, options, { ...stored, status, asked });
}
