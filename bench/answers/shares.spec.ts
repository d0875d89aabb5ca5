import { readOf, sharesOf, writtenOut } from './shares.js';

const turn = (content: unknown, role = 'user') => ({ role, content });
const told = (...notes: string[]) => `<recollect-1234>\n${notes.join('\n')}\n</recollect-1234>`;
const system = turn('Be brief.', 'system');
const first = [system, turn('Hello.')];
const second = [...first, turn('Yes.', 'assistant'), turn('And bees?')];
const json = (messages: object[], note?: string) =>
  JSON.stringify(note === undefined ? messages : [...messages, turn(note)]);

it('what was recalled is told from what was said, in a message of its own or beside the turn', () => {
  const parts = [
    system,
    turn([
      { type: 'text', text: 'Hello.' },
      { type: 'text', text: told('A note.') },
    ]),
  ];
  const expected = { lasting: '<system>\nBe brief.\n<user>\nHello.\n', recalled: told('A note.') };
  expect(writtenOut(json(first, told('A note.')))).toEqual(expected);
  expect(writtenOut(json(parts))).toEqual(expected);
  expect(writtenOut(json(first))).toEqual({ ...expected, recalled: '' });
  expect(writtenOut(json(first, 'My memory of <recollect-1> is bad.')).recalled).toBe('');
});

it('a request that the next one goes on with is found again whole, but for what was recalled', () => {
  const note = told('Ada keeps bees.');
  const { pairs, whole, wholeAgain, lasting, lastingAgain } = sharesOf([json(first, note), json(second, note)]);
  expect([pairs, lastingAgain]).toEqual([1, lasting]);
  expect(whole - wholeAgain).toBeGreaterThan(note.length - 20);
});

it('a request whose beginning has moved is not', () => {
  const moved = json([turn('Be brief today.', 'system'), ...second.slice(1)]);
  const { lasting, lastingAgain } = sharesOf([json(first), moved]);
  expect(lastingAgain).toBeLessThan(lasting);
});

it('left where it stands, a recall is read again with every turn and tells no note twice', () => {
  const [bees, tea] = ['Ada keeps bees. '.repeat(20), 'Ada drinks tea. '.repeat(20)];
  const { gone, left } = readOf([json(first, told(bees)), json(second, told(bees, tea))]);
  expect(gone.anew - left.anew).toBeGreaterThan(bees.length);
  expect(left.again - gone.again).toBeGreaterThan(bees.length);
});
