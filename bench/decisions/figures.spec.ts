import { readCases } from './cases.js';
import { figuresOf, type Outcome } from './figures.js';
import { Labels } from './teach.js';

const one = (over: Partial<Outcome>): Outcome => ({
  part: 'own plain',
  want: 'new',
  got: 'new',
  right: true,
  by: 'rules',
  says: 's',
  ...over,
});

it('counts what is right, what changed and what was changed wrongly', () => {
  const [all, reworded] = figuresOf([
    one({}),
    one({ got: 'changes', right: false, by: 'model' }),
    one({ part: 'own reworded', want: 'changes', got: 'changes' }),
    one({ part: 'own reworded', want: 'changes', got: 'new', right: false, by: 'decider' }),
  ]);
  expect(all).toMatchObject({
    cases: 4,
    right: 0.5,
    changes: 0.5,
    wronglyTouched: 0.5,
    by: { rules: 0.5, decider: 0.25, model: 0.25 },
  });
  expect(reworded).toMatchObject({ cases: 2, right: 0.5 });
});

it('has at least 600 cases, 200 of them its own, and every label names a memory', async () => {
  const cases = await readCases();
  expect(cases.length).toBeGreaterThanOrEqual(600);
  expect(cases.filter(({ part }) => part.startsWith('own')).length).toBeGreaterThanOrEqual(200);
  for (const { want, of, stored } of cases) {
    expect(want === 'new' || (of !== undefined && stored[of] !== undefined)).toBe(true);
    expect(stored.every(({ text }) => text !== '')).toBe(true);
  }
});

it('the teacher answers by the label, using the position in which a memory was offered', async () => {
  const cases = await readCases();
  const labels = new Labels(cases, 0, () => 0.5);
  const change = cases.find(({ part, want }) => part === 'own reworded' && want === 'changes');
  const stored = change?.stored ?? [];
  const user = ['<data>', ...[...stored].reverse().map(({ text }, at) => JSON.stringify({ memory: at + 1, text })), JSON.stringify({ new: true, text: change?.fresh.text }), '</data>'].join('\n'); // prettier-ignore
  const ask = (system: string) => labels.answer({ system, user }).answer;
  expect(ask('What is the new statement to the memories?')).toMatchObject({ answer: 'changes' });
  expect(ask('Which memory does the new statement restate')).toMatchObject({ answer: String(stored.length) });
  expect(ask(`x\n\nNow that the new statement is known: is memory ${stored.length} still so?`)).toMatchObject({
    answer: 'no',
  });
  expect(ask(`x\n\nNow that the new statement is known: is memory 9 still so?`)).toMatchObject({ answer: 'yes' });
  expect(ask('decide')).toMatchObject({ relation: 'changes', memory: stored.length, memory_still_holds: false });
});
