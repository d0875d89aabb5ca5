import { ServingGate } from './serving-gate.js';

let gate: ServingGate;
let done: string[];
beforeEach(() => {
  gate = new ServingGate();
  done = [];
});

it('is open if nothing holds it', () => {
  gate.onceOpen(() => done.push('at once'));
  expect([gate.closed, done]).toEqual([false, ['at once']]);
});

it('opens when the last hold is released, and reports what it waits for', () => {
  const [one, other] = [gate.hold('one'), gate.hold('other')];
  gate.onceOpen(() => done.push('later'));
  other.failed('broken');
  expect([...gate.reasons]).toEqual([
    ['one', null],
    ['other', 'broken'],
  ]);
  one.release();
  one.release();
  expect([gate.closed, done]).toEqual([true, []]);
  other.release();
  other.failed('too late');
  expect([gate.closed, done]).toEqual([false, ['later']]);
});

it('reports problems that do not stop serving', () => {
  gate.complain('a file', 'full');
  expect([gate.closed, ...gate.complained]).toEqual([false, ['a file', 'full']]);
  gate.complain('a file', null);
  expect(gate.complained.size).toBe(0);
});

it('does not run work that was cancelled while it was closed', () => {
  const hold = gate.hold('one');
  const callOff = gate.onceOpen(() => done.push('never'));
  callOff();
  hold.release();
  expect(done).toEqual([]);
});
