import { readFile } from 'node:fs/promises';
import type { Hit } from './hit.js';
import { runStages, type ScopeSearch, type Stage, Steps, weighed, weighing } from './stage.js';
import { STAGE_NAMES } from './stages.js';

const hit = (recordId: string, sum: number) => ({ recordId, sum, weights: {} }) as Hit;
const double = weighing<Hit>('double', () => () => 2);
const nothing = weighing<Hit>('nothing', () => null);
const drop: Stage<Hit> = { name: 'drop', run: (hits) => hits.slice(1) };
const KNOWN = ['double', 'nothing', 'drop'];
const searching = (steps: Steps) => ({ steps }) as ScopeSearch;

describe('weighed', () => {
  it('multiplies the sort key of a hit, and keeps the factor', () => {
    const [a, b] = weighed('loud', [hit('a', 2), hit('b', 3)], ({ recordId }) => (recordId === 'a' ? 1.5 : 1));
    expect(a).toMatchObject({ sum: 3, weights: { loud: 1.5 } });
    expect(b).toEqual(hit('b', 3));
  });

  it('does not change the given hits', () => {
    const given = hit('a', 2);
    weighed('loud', [given], () => 1.5);
    expect(given).toEqual(hit('a', 2));
  });
});

describe('stages', () => {
  it('are refused by the name that was sent', () => {
    expect(() => Steps.of(['constructor'], KNOWN)).toThrow("'constructor' is no stage");
  });

  it('run in order if switched on, and report their time', async () => {
    const told: string[] = [];
    const steps = Steps.of(undefined, KNOWN, (step) => told.push(step));
    const hits = await runStages([double, nothing, drop], [hit('a', 1), hit('b', 2)], searching(steps));
    expect(hits).toEqual([{ ...hit('b', 4), weights: { double: 2 } }]);
    expect(told).toEqual(['double', 'nothing', 'drop']);
    expect([...steps.times().keys()]).toEqual(told);
    for (const ms of steps.times().values()) expect(ms).toBeGreaterThanOrEqual(0);
  });

  it.each(KNOWN)('leave out %s alone where the others are named', async (off) => {
    const steps = Steps.of(
      KNOWN.filter((name) => name !== off),
      KNOWN,
    );
    await runStages([double, nothing, drop], [hit('a', 1), hit('b', 2)], searching(steps));
    expect([...steps.times().keys()]).toEqual(KNOWN.filter((name) => name !== off));
  });

  it('reject unknown names, and list them in the error', () => {
    expect(() => Steps.of(['louder'], KNOWN)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });

  it('accept a former name that stands for several', () => {
    const steps = Steps.of(['weights'], STAGE_NAMES);
    expect(STAGE_NAMES.filter((name) => steps.has(name))).toEqual(['in_time', 'length', 'first_last', 'recency']);
  });

  it('have unique names, listed in docs/search.md in the same order', async () => {
    expect(new Set(STAGE_NAMES).size).toBe(STAGE_NAMES.length);
    const page = await readFile('docs/search.md', 'utf8');
    const [, section = ''] = page.split('\n## Stages\n');
    const [table = ''] = section.split('\n## ');
    expect([...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)).toEqual(STAGE_NAMES);
  });
});
