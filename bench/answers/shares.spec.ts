import { readOf, sharesOf, writtenOut } from './shares.js';

const turn = (content: unknown, role = 'user') => ({ role, content });
const told = (...notes: string[]) => `<recollect-1234>\n${notes.join('\n')}\n</recollect-1234>`;
const system = turn('Be brief.', 'system');
const first = [system, turn('Hello.')];
const second = [...first, turn('Yes.', 'assistant'), turn('And bees?')];
const json = (messages: object[], note?: string) =>
  JSON.stringify(note === undefined ? messages : [...messages, turn(note)]);

it('recalled text is separated from said text, in its own message or beside the turn, wherever it is', () => {
  const parts = [
    system,
    turn([
      { type: 'text', text: 'Hello.' },
      { type: 'text', text: told('A note.') },
    ]),
  ];
  const lasting = '<system>\nBe brief.\n<user>\nHello.\n';
  const expected = { lasting, whole: `${lasting}${told('A note.')}\n` };
  expect(writtenOut(json(first, told('A note.')))).toEqual(expected);
  expect(writtenOut(json(parts))).toEqual(expected);
  expect(writtenOut(json(first))).toEqual({ lasting, whole: lasting });
  expect(writtenOut(json([...parts, turn('Yes.', 'assistant')])).lasting).toBe(`${lasting}<assistant>\nYes.\n`);
  expect(writtenOut(json(first, 'My memory of <recollect-1> is bad.')).lasting).toContain('is bad');
});

it('a request that the next one continues is found whole, and one without its recalled text is not', () => {
  const note = told('Ada keeps bees.');
  const [kept, gone] = [sharesOf([json(first, note), json([...first, turn(note), ...second.slice(2)])]), sharesOf([json(first, note), json(second)])];
  expect([kept.pairs, kept.wholeAgain, kept.lastingAgain]).toEqual([1, kept.whole, kept.lasting]);
  expect(gone.lastingAgain).toBe(gone.lasting);
  expect(gone.whole - gone.wholeAgain).toBeGreaterThan(note.length - 20);
}); // prettier-ignore

it('a request whose beginning has moved is not found', () => {
  const moved = json([turn('Be brief today.', 'system'), ...second.slice(1)]);
  const { lasting, lastingAgain } = sharesOf([json(first), moved]);
  expect(lastingAgain).toBeLessThan(lasting);
});

it('the provider reads text that stays in place only once as new', () => {
  const note = told('Ada keeps bees. '.repeat(20));
  const all = json([...first, turn(note), ...second.slice(2)]);
  const kept = readOf([json(first, note), all]);
  const gone = readOf([json(first, note), json(second)]);
  expect(kept.anew).toBe(Buffer.byteLength(writtenOut(all).whole));
  expect(kept.again - gone.again).toBeGreaterThan(note.length - 20);
});
