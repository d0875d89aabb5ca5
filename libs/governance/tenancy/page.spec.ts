import { cutPage, readCursor, writeCursor } from './page.js';

describe('a page', () => {
  const cut = (rows: string[], limit: number) => cutPage(rows, limit, (row) => row);

  it('ends with a cursor that leads to the rest', () => {
    const { page, end } = cut(['a', 'b', 'c'], 2);
    expect(page).toEqual(['a', 'b']);
    expect(end.has_more).toBe(true);
    expect(readCursor(end.next_cursor, () => true)).toBe('b');
  });

  it('has no cursor when it is the last', () => {
    expect(cut(['a', 'b'], 2)).toEqual({ page: ['a', 'b'], end: { has_more: false, next_cursor: undefined } });
    expect(cut([], 2)).toEqual({ page: [], end: { has_more: false, next_cursor: undefined } });
  });
});

describe('a cursor', () => {
  it('carries any text', () => {
    expect(readCursor(writeCursor('ジョン 🐘'), () => true)).toBe('ジョン 🐘');
  });

  it('is refused when it contains what its list cannot contain', () => {
    expect(() => readCursor(writeCursor('x'), () => false)).toThrow(/cursor/);
  });

  it('may be absent', () => {
    expect(readCursor(undefined, () => false)).toBeNull();
  });
});
