import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a question asks for. `plain`: a fact that never changed; `abstain`: something nobody said. */
export type Kind = 'now' | 'past' | 'date' | 'list' | 'plain' | 'abstain' | 'yesno';

export interface Question {
  readonly question: string;
  /** Every key whose record answers, the ideal one first. Empty: nothing was said about it. */
  readonly keys: readonly string[];
  /** Keys that must not rank above all of `keys`. */
  readonly stale: readonly string[];
  readonly kind?: Kind;
}

/** One stored item: a fact as a memory, a turn as a message. */
export interface Stored {
  readonly id: string;
  readonly date: string;
  readonly text: string;
  /** Of a turn. Absent for a fact. */
  readonly role?: string;
  readonly session?: string;
  /** Keys of the facts that this one makes outdated, as an informed person would say. */
  readonly replaces?: readonly string[];
}

/** One person's memory and its questions. */
export interface Scope {
  readonly id: string;
  readonly stored: readonly Stored[];
  readonly questions: readonly Question[];
}

export interface CurrencySet {
  readonly name: string;
  readonly form: Form;
  readonly language: string;
  /** `tune`: rules and weights may be derived from it. `held-out`: it is only measured, and not looked at. */
  readonly split: string;
  readonly scopes: readonly Scope[];
}

export type Form = 'person' | 'chats' | 'updates' | 'documents' | 'answerable';

interface Fact {
  readonly date: string;
  readonly text: string;
  readonly key: string;
  readonly replaces?: readonly string[];
}

interface Chat {
  readonly id?: string;
  readonly split?: string;
  readonly sessions: readonly {
    readonly date: string;
    readonly turns: readonly { readonly role: string; readonly text: string; readonly key?: string }[];
  }[];
  readonly questions: readonly Question[];
}

/** A question to the memory of another file, and whether it was ever answered there. */
interface Pointed extends Question {
  readonly set: string;
  readonly chat?: string;
}

interface SetFile {
  readonly name?: string;
  readonly form?: Form;
  readonly language?: string;
  readonly split?: string;
  readonly facts?: readonly Fact[];
  readonly documents?: readonly Fact[];
  readonly questions?: readonly Question[];
  readonly chats?: readonly Chat[];
  readonly cases?: readonly (Question & { readonly history: readonly Fact[]; readonly split?: string })[];
}

const FOLDER = path.resolve('bench/currency/sets');
const SPLITS = ['tune', 'held-out'];

/** Every set of this project that the currency bench asks, or the named files. */
export async function loadSets(files: readonly string[]): Promise<CurrencySet[]> {
  const wanted = files.includes('all') || files.length === 0 ? await ownFiles() : files;
  const sets: CurrencySet[] = [];
  for (const file of wanted) sets.push(...(await load(file)));
  return sets;
}

async function ownFiles(): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).sort();
  return names.map((name) => path.join(FOLDER, name));
}

async function load(file: string): Promise<CurrencySet[]> {
  const read = JSON.parse(await readFile(file, 'utf8')) as SetFile;
  const name = read.name ?? path.basename(file, '.json');
  const form = read.form ?? 'person';
  const language = read.language ?? 'en';
  const split = read.split ?? 'tune';
  if (form === 'answerable') return answerable(read, name, path.dirname(file));
  if (form === 'chats' || form === 'updates') {
    // One file, both halves; each is its own set.
    return SPLITS.map((half) => ({ name, form, language, split: half, scopes: halfOf(read, form, half) })).filter(
      ({ scopes }) => scopes.some(({ questions }) => questions.length > 0),
    );
  }
  const stored = (read.facts ?? read.documents ?? []).map(storedFact);
  return [{ name, form, language, split, scopes: [{ id: name, stored, questions: read.questions ?? [] }] }];
}

function halfOf(read: SetFile, form: Form, half: string): Scope[] {
  if (form === 'chats') return (read.chats ?? []).filter(({ split = 'tune' }) => split === half).map(chatScope);
  const cases = (read.cases ?? [])
    .map((one, index) => ({ ...one, index }))
    .filter(({ split = 'tune' }) => split === half);
  // All in one memory: finding the one that a question names is part of the measurement.
  return [
    {
      id: `updates-${half}`,
      stored: cases
        .flatMap(({ history, index }) => history.map((fact) => storedFact({ ...fact, key: `${index}.${fact.key}` })))
        .sort((a, b) => a.date.localeCompare(b.date)),
      questions: cases.map(({ index, question, keys, stale, kind = 'now' }) => ({
        question,
        kind,
        keys: keys.map((key) => `${index}.${key}`),
        stale: stale.map((key) => `${index}.${key}`),
      })),
    },
  ];
}

function chatScope(chat: Chat, index: number): Scope {
  const id = chat.id ?? `chat-${index}`;
  const stored = chat.sessions.flatMap(({ date, turns }, session) =>
    turns.map(({ role, text, key }, turn) => ({
      id: key ?? `s${session}-t${turn}`,
      date,
      text,
      role,
      session: `${id}-${session}`,
    })),
  );
  return { id, stored, questions: chat.questions };
}

function storedFact({ date, text, key, replaces }: Fact): Stored {
  return { id: key, date, text, ...(replaces && { replaces }) };
}

/** The questions of one file, each asked of the memory of the set that it names. */
async function answerable(read: SetFile, name: string, folder: string): Promise<CurrencySet[]> {
  const pointed = (read.questions ?? []) as readonly Pointed[];
  const sets: CurrencySet[] = [];
  for (const file of new Set(pointed.map(({ set }) => set))) {
    for (const set of await load(path.join(folder, `${file}.json`))) {
      const scopes = set.scopes
        .map((scope) => ({
          ...scope,
          questions: pointed.filter((asked) => asked.set === file && (asked.chat ?? scope.id) === scope.id),
        }))
        .filter(({ questions }) => questions.length > 0);
      if (scopes.length > 0) sets.push({ ...set, name: `${name} ${file}`, form: 'answerable', scopes });
    }
  }
  return sets;
}
