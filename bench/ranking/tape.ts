import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { PassageHit } from '@memory/search/arms/arm.js';
import type { Asked } from '@memory/search/arms/ask-arms.js';
import type { FoundRow } from '@memory/search/scope-reads.js';
import type { Neighbour } from '@memory/search/stages/neighbours.query.js';
import type { UsageStats } from '@memory/record-store/importance.js';
import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import type { Form, Question as CurrencyQuestion } from '../currency/sets.js';
import type { Question as RetrievalQuestion } from '../retrieval/loaders/conversation.js';

/** The data set of a memory, which determines how its questions are measured. */
export type TapedSet =
  | {
      readonly bench: 'currency';
      readonly name: string;
      readonly form: Form;
      readonly language: string;
      readonly split: string;
    }
  | { readonly bench: 'retrieval'; readonly name: string; readonly assistants: readonly string[] };

/** One memory with its questions: everything that its ranking reads. */
export interface TapedMemory extends RecordedMemory {
  /** Its records as hits of the time arm, the latest first. */
  readonly dated: readonly PassageHit[];
}

/** As it is written to the file. */
export interface RecordedMemory {
  readonly set: TapedSet;
  /** The conversation, or the person. */
  readonly id: string;
  /** Every record that an arm found, or that is beside one. */
  readonly records: ReadonlyMap<string, FoundRow>;
  readonly usage: ReadonlyMap<string, UsageStats>;
  /** By the record that they are beside. */
  readonly neighbours: ReadonlyMap<string, readonly Neighbour[]>;
  /** When it was recorded. */
  readonly now: Date;
  readonly space: EmbeddingSpaceName | null;
  readonly questions: readonly TapedQuestion[];
}

export interface TapedQuestion {
  readonly question: CurrencyQuestion | RetrievalQuestion;
  readonly text: string;
  readonly at: Date | null;
  readonly asked: Asked;
  /** By record, as `ScopeReads` returns it. Null without a lens. */
  readonly attributeNearness: ReadonlyMap<string, number> | null;
}

/** A record is referred to by its index in the memory; its own fields are not repeated with each hit. */
type HitCells = readonly [
  record: number,
  ordinal: number | null,
  start: number,
  end: number,
  score: number,
  stems: readonly number[] | null,
];
interface MemoryLine {
  readonly set: TapedSet;
  readonly id: string;
  readonly now: Date;
  readonly space: EmbeddingSpaceName | null;
  readonly records: readonly FoundRow[];
  readonly usage: readonly (readonly [importance: number, retention: number] | null)[];
  readonly neighbours: readonly (readonly [of: number, record: number, offset: number, asked: boolean])[];
  readonly sizes: readonly number[];
}
interface QuestionLine {
  readonly question: TapedQuestion['question'];
  readonly text: string;
  readonly at: Date | null;
  readonly asked: Omit<Asked, 'found'>;
  readonly ideal: number;
  readonly nearness?: readonly (readonly [record: number, near: number])[] | null;
  readonly arms: Readonly<Record<string, readonly HitCells[]>>;
}

/** Writes memories as lines of JSON, gzipped: each memory, followed by its questions. */
export async function writeTape(file: string, memories: AsyncIterable<RecordedMemory>): Promise<void> {
  async function* lines() {
    for await (const memory of memories) {
      const places = new Map([...memory.records.keys()].map((id, place) => [id, place]));
      yield `${JSON.stringify({ memory: memoryLine(memory, places) })}\n`;
      for (const question of memory.questions) yield `${JSON.stringify({ asked: questionLine(question, places) })}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
}

function memoryLine(memory: RecordedMemory, places: ReadonlyMap<string, number>): MemoryLine {
  const records = [...memory.records.values()];
  const known = [...memory.neighbours.values()].flat();
  const sizes = records.map(({ content }) => Buffer.byteLength(content));
  const usage = records.map(({ id }) => {
    const own = memory.usage.get(id);
    return own ? ([own.importance, own.retention] as const) : null;
  });
  const neighbours = known.flatMap(({ of, recordId, offset, asked }) => {
    const [from, to] = [places.get(of), places.get(recordId)];
    return from === undefined || to === undefined ? [] : [[from, to, offset, asked] as const];
  });
  return { set: memory.set, id: memory.id, now: memory.now, space: memory.space, records, usage, neighbours, sizes };
}

function questionLine(
  { question, text, at, asked, attributeNearness }: TapedQuestion,
  places: ReadonlyMap<string, number>,
): QuestionLine {
  const { found, ...rest } = asked;
  const arms = { keyword: found.keyword, vector: found.vector, ...found.others };
  const cellsOf = ({ recordId, ordinal, start, end, score, stems }: PassageHit): HitCells[] => {
    const place = places.get(recordId);
    return place === undefined ? [] : [[place, ordinal ?? null, start, end, score, stems ?? null]];
  };
  return {
    question,
    text,
    at,
    asked: rest,
    ideal: found.ideal,
    nearness:
      attributeNearness &&
      [...attributeNearness].flatMap(([id, near]) => {
        const place = places.get(id);
        return place === undefined ? [] : [[place, near] as const];
      }),
    arms: Object.fromEntries(Object.entries(arms).map(([arm, hits]) => [arm, hits.flatMap(cellsOf)])),
  };
}

/** Reads a tape, one memory after the other. */
export async function* readTape(file: string): AsyncIterable<TapedMemory> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  let memory: MemoryLine | null = null;
  let questions: TapedQuestion[] = [];
  for await (const line of lines) {
    const read = JSON.parse(line, revived) as { memory?: MemoryLine; asked?: QuestionLine };
    if (read.memory) {
      if (memory) yield memoryOf(memory, questions);
      memory = read.memory;
      questions = [];
    }
    if (read.asked && memory) questions.push(questionOf(read.asked, memory));
  }
  if (memory) yield memoryOf(memory, questions);
}

/** The timestamp fields of a record and of a memory. */
const INSTANTS = new Set(
  'occurredAt validFrom validTo expiresAt createdAt updatedAt recordedAt supersededAt forgottenAt now at'.split(' '),
);

function revived(key: string, value: unknown): unknown {
  return INSTANTS.has(key) && typeof value === 'string' ? new Date(value) : value;
}

function memoryOf(line: MemoryLine, questions: readonly TapedQuestion[]): TapedMemory {
  const { records, usage, neighbours, sizes } = line;
  const beside = new Map<string, Neighbour[]>();
  for (const [from, to, offset, asked] of neighbours) {
    const of = records[from]!.id;
    const neighbour = { of, recordId: records[to]!.id, offset, asked, traits: traitsOf(records[to]!, sizes[to]!) };
    beside.set(of, [...(beside.get(of) ?? []), neighbour]);
  }
  return {
    set: line.set,
    id: line.id,
    now: line.now,
    space: line.space,
    records: new Map(records.map((row) => [row.id, row])),
    usage: new Map(
      records.flatMap(({ id }, i) => {
        const own = usage[i];
        return own ? [[id, { importance: own[0], retention: own[1] }] as const] : [];
      }),
    ),
    neighbours: beside,
    dated: records.map((row, i) => wholeOf(row, sizes[i]!)).sort(latestFirst),
    questions,
  };
}

function questionOf(
  { question, text, at, asked, ideal, arms, nearness }: QuestionLine,
  memory: MemoryLine,
): TapedQuestion {
  const hitsOf = (cells: readonly HitCells[] = []): PassageHit[] =>
    cells.map(([place, ordinal, start, end, score, stems]) => {
      const row = memory.records[place]!;
      return {
        ...traitsOf(row, memory.sizes[place]!),
        recordId: row.id,
        passageId: row.id,
        start,
        end,
        score,
        ...(ordinal !== null && { ordinal }),
        ...(stems && { stems }),
      };
    });
  const { keyword, vector, ...others } = Object.fromEntries(
    Object.entries(arms).map(([arm, cells]) => [arm, hitsOf(cells)]),
  );
  return {
    question,
    text,
    at,
    attributeNearness: nearness ? new Map(nearness.map(([place, near]) => [memory.records[place]!.id, near])) : null,
    asked: { ...asked, found: { keyword: keyword ?? [], vector: vector ?? [], ideal, others } },
  };
}

function traitsOf({ sessionId, role, occurredAt }: FoundRow, size: number) {
  return { sessionId, role, occurredAt: occurredAt.getTime(), size };
}

function wholeOf(row: FoundRow, size: number): PassageHit {
  return { ...traitsOf(row, size), recordId: row.id, passageId: row.id, start: 0, end: row.content.length, score: 1 };
}

function latestFirst(a: PassageHit, b: PassageHit): number {
  return b.occurredAt - a.occurredAt || (a.recordId > b.recordId ? -1 : 1);
}
