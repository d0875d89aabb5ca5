import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What should happen to new information. */
export type Wanted = 'changes' | 'adds' | 'restates' | 'new';

export interface Told {
  readonly text: string;
  readonly date: string;
}

export interface Case {
  /** Its author and style. The rules were tuned on names that begin with "tuned". */
  readonly part: string;
  readonly stored: readonly Told[];
  readonly fresh: Told;
  readonly want: Wanted;
  /** Index in `stored`; absent if it is about none of them. */
  readonly of?: number;
}

const BEFORE = '2026-03-01';
const AFTER = '2026-06-01';
const FROM_OUTCOME = { updated: 'adds', superseded: 'changes', unchanged: 'restates', created: 'new' } as const;
const FROM_EXPECTED = { supersedes: 'changes', updates: 'adds', none: 'new' } as const;

/** Every case of the three sets. */
export async function readCases(): Promise<Case[]> {
  return [...(await ownCases()), ...(await twoSteps()), ...(await revisions())];
}

async function ownCases(): Promise<Case[]> {
  const text = await readFile(path.resolve('bench/decisions/cases.txt'), 'utf8');
  const cases: Case[] = [];
  let part = '';
  for (const line of text.split('\n')) {
    if (/^\[.+\]$/.test(line)) part = `own ${line.slice(1, -1)}`;
    if (line.startsWith('#') || !line.includes('|')) continue;
    const [want = '', of = '0', stored = '', fresh = ''] = line.split('|');
    cases.push({
      part,
      stored: stored.split(' ;; ').map((one) => ({ text: one, date: BEFORE })),
      fresh: { text: fresh, date: AFTER },
      want: want as Wanted,
      ...(of !== '0' && { of: Number(of) - 1 }),
    });
  }
  return cases;
}

interface TwoStep {
  readonly kind: string;
  readonly split: string;
  readonly stored: readonly Told[];
  readonly new: Told;
  readonly expected: keyof typeof FROM_EXPECTED;
  readonly index?: number;
}

async function twoSteps(): Promise<Case[]> {
  const files = ['two-step.json', 'two-step-chat.json'];
  const sets = await Promise.all(files.map((file) => readFile(path.resolve('bench/revision', file), 'utf8')));
  return sets
    .flatMap((set) => (JSON.parse(set) as { cases: TwoStep[] }).cases)
    .map(({ kind, split, stored, new: fresh, expected, index }) => ({
      part:
        split === 'tune'
          ? 'tuned two-step'
          : kind === 'reworded' || split === 'chat'
            ? 'reworded two-step'
            : 'held-out two-step',
      stored,
      fresh,
      want: FROM_EXPECTED[expected],
      ...(expected !== 'none' && index !== undefined && { of: index }),
    }));
}

interface Revisions {
  readonly records: readonly { readonly id: string; readonly content: string }[];
  readonly cases: readonly {
    readonly half: string;
    readonly say: string;
    readonly want: keyof typeof FROM_OUTCOME;
    readonly of?: string;
  }[];
}

/** In the labelled cases many share one memory. Here each has eight others beside it. */
async function revisions(): Promise<Case[]> {
  const { records, cases } = JSON.parse(await readFile(path.resolve('bench/revision/cases.json'), 'utf8')) as Revisions;
  return cases.map(({ half, say, want, of }, index) => {
    const about = records.findIndex(({ id }) => id === of);
    const places = new Set([
      ...(about >= 0 ? [about] : []),
      ...Array.from({ length: 8 }, (_, at) => (index * 7 + at * 5) % records.length),
    ]);
    const stored = [...places].map((place) => ({ text: records[place]?.content ?? '', date: BEFORE }));
    const part = half === 'tuning' ? 'tuned revision' : half === 'reworded' ? 'reworded revision' : 'held-out revision';
    return { part, stored, fresh: { text: say, date: AFTER }, want: FROM_OUTCOME[want], ...(about >= 0 && { of: 0 }) };
  });
}
