import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RecollectClient, Revision } from '../support/client.js';
import { waitForEmbeddings } from '../support/ingest.js';
import { Progress } from '../support/progress.js';

/** How the new information stands to what is stored; all but the first two are about something else. */
const KINDS = ['plain', 'reworded', 'unrelated', 'other-object', 'other-person', 'dated-occasion'] as const;
const EXPECTED = { supersedes: 'superseded', updates: 'updated', none: 'created' } as const;

/** What somebody told first, and later. `expected` `none`: both are so. */
interface TwoStep {
  readonly kind: (typeof KINDS)[number];
  readonly split: 'tune' | 'held-out';
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
  /** Ended a memory that is still so. */
  readonly wronglySuperseded: boolean;
  /** Edited a memory that is about something else. */
  readonly wronglyEdited: boolean;
}

/** Each case in a memory of its own: stores the first, waits for the vectors, and lets the second be revised. */
export async function runTwoStep(client: RecollectClient, run: string): Promise<Outcome[]> {
  const file = path.resolve('bench/revision/two-step.json');
  const { cases } = JSON.parse(await readFile(file, 'utf8')) as { cases: TwoStep[] };
  const progress = new Progress('two steps', cases.length);
  const ids = new Map<string, number>();
  for (const [index, one] of cases.entries()) {
    const { results } = await client.storeBatch(userOf(run, index), one.stored.map(recordOf));
    for (const { id, index: at } of results) if (id) ids.set(id, at);
  }
  const outcomes: Outcome[] = [];
  for (const [index, one] of cases.entries()) {
    const user = userOf(run, index);
    await waitForEmbeddings(client, user, () => undefined);
    outcomes.push(judge(one, await client.revise(user, recordOf(one.new)), ids));
    progress.to(outcomes.length);
  }
  progress.end();
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
  return {
    kind: one.kind,
    split: one.split,
    says: one.new.text,
    wanted: EXPECTED[one.expected],
    got: answer.status,
    right,
    wronglySuperseded: ended.some((at) => !meant(at)),
    wronglyEdited: answer.status === 'updated' && !meant(edited ?? -1),
  };
}

/** A row for each kind in each half, and for all of a half. */
export function formatTwoStep(outcomes: readonly Outcome[]): string {
  const rows = (['tune', 'held-out'] as const).flatMap((split) =>
    ['all', ...KINDS].map((kind) => {
      const own = outcomes.filter((one) => one.split === split && (kind === 'all' || one.kind === kind));
      const share = (of: (one: Outcome) => boolean) =>
        own.length ? ((100 * own.filter(of).length) / own.length).toFixed(1) : '';
      return [
        split,
        kind,
        String(own.length),
        share(({ right }) => right),
        share(({ wronglySuperseded }) => wronglySuperseded),
        share(({ wronglyEdited }) => wronglyEdited),
      ];
    }),
  );
  const head = ['half', 'kind', 'cases', 'right %', 'wrongly superseded %', 'wrongly edited %'];
  return [head, head.map((_, index) => (index < 2 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
