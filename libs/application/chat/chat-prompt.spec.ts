import { answerWithin, howManyGo, keptFrom, newestFrom, roomBeside, type Weighed } from './chat-prompt.js';

const turn = (tokens: number): Weighed[] => [
  { role: 'user', tokens },
  { role: 'assistant', tokens },
];
const turns = (count: number, tokens = 50) => Array.from({ length: count }, () => turn(tokens)).flat();
const tokensOf = (messages: readonly Weighed[]) => messages.reduce((sum, { tokens }) => sum + tokens, 0);

it('the newest turn is the user’s last message with all that tools gave since', () => {
  expect(newestFrom([{ role: 'user' }, { role: 'assistant' }, { role: 'user' }])).toBe(2);
  expect(newestFrom([{ role: 'user' }, { role: 'assistant' }, { role: 'tool' }, { role: 'tool' }])).toBe(0);
  expect(newestFrom([{ role: 'assistant' }, { role: 'tool' }])).toBe(0);
});

it('a tool’s result that text follows stays, with its call', () => {
  const asked: Pick<Weighed, 'role'>[] = [{ role: 'user' }, { role: 'assistant' }, { role: 'tool' }, { role: 'tool' }];
  expect(keptFrom(asked)).toBe(0);
  expect(keptFrom([...asked, { role: 'user' }])).toBe(0);
  expect(keptFrom([...asked, { role: 'user' }, { role: 'assistant' }, { role: 'tool' }, { role: 'user' }])).toBe(4);
  expect(keptFrom([...asked, { role: 'assistant' }, { role: 'user' }])).toBe(5);
  expect(keptFrom([{ role: 'assistant' }, { role: 'tool' }, { role: 'user' }])).toBe(0);
});

it('what may not be left out and does not fit is refused, and the numbers are told', () => {
  expect(roomBeside(1_000, 200, 700)).toBe(100);
  expect(() => roomBeside(1_000, 200, 801)).toThrow(
    expect.objectContaining({ code: 'invalid_input', detail: expect.stringMatching(/1000 tokens.*801.*200/) }),
  );
});

it('an answer gets the length that is asked for, up to half of the window', () => {
  expect([undefined, 100, 16_384, 16_385, 64_000].map((asked) => answerWithin(32_768, asked))).toEqual([
    4_096, 100, 16_384, 16_384, 16_384,
  ]);
  expect(answerWithin(2_000, undefined)).toBe(500);
});

it('nothing goes while all fits', () => {
  expect(howManyGo(turns(4), 100, 500, 1_000)).toBe(0);
  expect(howManyGo([{ role: 'assistant', tokens: 10 }, ...turn(10)], 10, 100, 1_000)).toBe(0);
});

it('older turns go first, whole, and what is left fits', () => {
  const older = turns(20);
  for (let room = 0; room <= 2_000; room += 37) {
    const gone = howManyGo(older, 30, room, 2_000);
    expect(tokensOf(older.slice(gone)) + 30 <= room || gone === older.length).toBe(true);
    expect(gone === older.length || older[gone]?.role === 'user').toBe(true);
  }
});

it('what a tool gave goes with its call', () => {
  const older: Weighed[] = [
    { role: 'user', tokens: 10 },
    { role: 'assistant', tokens: 10 },
    { role: 'tool', tokens: 200 },
    { role: 'assistant', tokens: 10 },
    ...turn(10),
  ];
  expect(howManyGo(older, 10, 40, 80)).toBe(4);
});

it('a conversation that grows keeps its beginning for many turns', () => {
  const begins: number[] = [];
  for (let count = 1; count <= 60; count += 1) begins.push(howManyGo(turns(count), 20 + (count % 7) * 5, 3_000, 4_000));
  // 30 of 60 turns fit. Each step drops five turns, and none is undone.
  expect(begins).toEqual([...begins].sort((a, b) => a - b));
  expect(new Set(begins).size).toBeLessThan(9);
});
