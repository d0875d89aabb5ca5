import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RecollectClient, Revision } from '../support/client.js';
import { waitForEmbeddings } from '../support/ingest.js';
import { inLanes } from '../support/in-lanes.js';

/** The relation of the new information to what is stored. From `unrelated` on it is about something else. */
const KINDS = [
  'plain', 'negated', 'reworded', 'restated', 'unrelated', 'beside', 'other-object', 'other-person', 'dated-occasion',
] as const; // prettier-ignore
/**
 * `tune`: the rules were derived from these. `held-out`: not used for that, but written in the same style. `chat`:
 * written in another style. `notes`: among ten notes of a shop, a team or a family. `es`, `fr`: Spanish and French.
 * `told`: by somebody who had seen nothing, in quite other words.
 */
const SPLITS = [
  'tune', 'held-out', 'chat', 'notes', 'es-tune', 'es-held-out', 'fr-tune', 'fr-held-out', 'told-tune', 'told-held-out',
] as const; // prettier-ignore
const FILES = [
  'two-step.json', 'two-step-chat.json', 'two-step-notes.json', 'two-step-spanish.json', 'two-step-french.json',
  'two-step-told.json',
]; // prettier-ignore
/** Cases handled concurrently. */
const LANES = 4;
const EXPECTED = { supersedes: 'superseded', updates: 'updated', restates: 'unchanged', none: 'created' } as const;

/** What somebody told first, and later. `expected` `none`: both hold. */
interface TwoStep {
  readonly kind: (typeof KINDS)[number];
  readonly split: (typeof SPLITS)[number];
  readonly stored: readonly Told[];
  readonly new: Told;
  readonly expected: keyof typeof EXPECTED;
  /** Which of `stored` it is about. */
  readonly index?: number;
}

interface Told {
  readonly date: string;
  readonly text: string;
}

export interface Outcome {
  readonly kind: string;
  readonly split: string;
  readonly says: string;
  readonly wanted: string;
  readonly got: string;
  readonly right: boolean;
  /** Stored beside, and linked to the memory that it replaces. */
  readonly linked: boolean;
  /** Ended a memory that still holds. */
  readonly wronglySuperseded: boolean;
  /** Edited a memory about something else. */
  readonly wronglyEdited: boolean;
  /** Linked as perhaps outdated, which it is not. */
  readonly wronglyLinked: boolean;
}

/** A case of notes names the memory that it is told in. */
interface CaseFile {
  readonly memories?: Readonly<Record<string, readonly Told[]>>;
  readonly cases: readonly (Omit<TwoStep, 'stored'> &
    Partial<Pick<TwoStep, 'stored'>> & { readonly memory?: string })[];
}

async function readCases(file: string): Promise<TwoStep[]> {
  const { cases, memories = {} } = JSON.parse(await readFile(path.resolve('bench/revision', file), 'utf8')) as CaseFile;
  return cases.map((one) => ({ ...one, stored: one.stored ?? memories[one.memory ?? ''] ?? [] }));
}

/** Each case in its own memory: stores the first text, waits for the vectors, and revises with the second. */
export async function runTwoStep(client: RecollectClient, run: string): Promise<Outcome[]> {
  const cases = (await Promise.all(FILES.map(readCases))).flat();
  const ids = new Map<string, number>();
  await inLanes(LANES, 'storing', cases, async (one, index) => {
    const { results } = await client.storeBatch(userOf(run, index), one.stored.map(recordOf));
    for (const { id, index: at } of results) if (id) ids.set(id, at);
  });
  const outcomes: Outcome[] = [];
  await inLanes(LANES, 'revising', cases, async (one, index) => {
    const user = userOf(run, index);
    await waitForEmbeddings(client, user, () => undefined);
    outcomes[index] = judge(one, await client.revise(user, recordOf(one.new)), ids);
  });
  return outcomes;
}

function userOf(run: string, index: number): string {
  return `two-step-${run}-${index}`;
}

function recordOf({ date, text }: Told) {
  return { content: text, occurred_at: `${date}T12:00:00Z` };
}

function judge(one: TwoStep, answer: Revision, ids: ReadonlyMap<string, number>): Outcome {
  const ended = answer.superseded.flatMap(({ id }) => ids.get(id) ?? []);
  const edited = answer.status === 'updated' || answer.status === 'unchanged' ? ids.get(answer.id ?? '') : undefined;
  const touched = edited === undefined ? ended : [...ended, edited];
  const right =
    answer.status === EXPECTED[one.expected] &&
    (one.index === undefined ? touched.length === 0 : touched.length === 1 && touched[0] === one.index);
  const meant = (at: number) => at === one.index && one.expected !== 'none';
  const linked = (answer.may_supersede ?? []).flatMap(({ id }) => ids.get(id) ?? []);
  return {
    kind: one.kind,
    split: one.split,
    says: one.new.text,
    wanted: EXPECTED[one.expected],
    got: answer.status,
    right,
    linked: !right && one.expected === 'supersedes' && answer.status === 'created' && linked.some(meant),
    wronglySuperseded: ended.some((at) => !meant(at)),
    wronglyEdited: answer.status === 'updated' && !meant(edited ?? -1),
    wronglyLinked: linked.some((at) => !meant(at)),
  };
}

/** One row for each kind in each half, and one for each whole half. */
export function formatTwoStep(outcomes: readonly Outcome[]): string {
  const rows = SPLITS.flatMap((split) =>
    ['all', ...KINDS].flatMap((kind) => {
      const own = outcomes.filter((one) => one.split === split && (kind === 'all' || one.kind === kind));
      if (own.length === 0) return [];
      const share = (of: (one: Outcome) => boolean) => ((100 * own.filter(of).length) / own.length).toFixed(1);
      const row = [
        split,
        kind,
        String(own.length),
        share(({ right }) => right),
        share(({ wronglySuperseded }) => wronglySuperseded),
        share(({ wronglyEdited }) => wronglyEdited),
        share(({ linked }) => linked),
        share(({ wronglyLinked }) => wronglyLinked),
      ];
      return [row];
    }),
  );
  const head = [
    'half',
    'kind',
    'cases',
    'right %',
    'wrongly superseded %',
    'wrongly edited %',
    'linked %',
    'wrongly linked %',
  ];
  return [head, head.map((_, index) => (index < 2 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
