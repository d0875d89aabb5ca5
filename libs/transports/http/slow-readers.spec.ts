import { UnreadAnswers } from './slow-readers.js';

describe('responses that nobody reads', () => {
  const ended: string[] = [];
  const end = (name: string) => () => void ended.push(name);
  beforeEach(() => (ended.length = 0));

  it('end the oldest first, and no more than it takes', () => {
    const unread = new UnreadAnswers(100);
    unread.add(40, end('a'));
    unread.add(40, end('b'));
    unread.add(20, end('c'));
    expect(ended).toEqual([]);
    unread.add(30, end('d'));
    expect(ended).toEqual(['a']);
    unread.add(100, end('e'));
    expect(ended).toEqual(['a', 'b', 'c', 'd']);
  });

  it('do not end the newest, however long it is', () => {
    const unread = new UnreadAnswers(100);
    unread.add(200, end('a'));
    expect(ended).toEqual([]);
    unread.add(0, end('b'));
    expect(ended).toEqual(['a']);
  });

  it('count no more once they are read, also twice', () => {
    const unread = new UnreadAnswers(100);
    const read = unread.add(100, end('a'));
    read();
    read();
    unread.add(100, end('b'));
    expect(ended).toEqual([]);
    unread.add(1, end('c'));
    expect(ended).toEqual(['b']);
  });
});
