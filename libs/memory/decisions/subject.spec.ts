import { shownSubject } from './subject.js';

it('a long statement is shown whole: its end may be all that is new', () => {
  const text = `The team sits in the boathouse. ${'It is a fine place. '.repeat(100)}Its door code is 4711.`;
  expect(shownSubject({ text, at: new Date('2026-05-10T12:00:00Z') }, [])).toContain('4711');
});
