import { ERRORS, type ErrorCode, FINER, plainCode } from '@kernel/errors.js';
import { filesOf, read, sections } from './markdown.js';

const codes = Object.keys(ERRORS) as ErrorCode[];

describe('docs/errors.md', () => {
  test('has a section for every code of the catalogue, and for no other', async () => {
    expect([...sections(await read('docs/errors.md')).keys()].sort()).toEqual([...codes].sort());
  });

  test.each(codes)('%s: status and title match the catalogue, and it says when and what to do', async (code) => {
    const text = sections(await read('docs/errors.md')).get(code) ?? '';
    const field = (name: string) => new RegExp(`^- \\*\\*${name}\\*\\*: (.+)$`, 'm').exec(text)?.[1];
    expect({ status: field('Status'), title: field('Title') }).toEqual({
      status: String(ERRORS[code].status),
      title: ERRORS[code].title,
    });
    expect(field('When')).toMatch(/\w{3}/);
    expect(field('What to do')).toMatch(/\w{3}/);
  });

  test('names every finer code in the section of the code that it refines, and no other', async () => {
    const told = [...sections(await read('docs/errors.md'))].flatMap(([code, text]) => {
      const finer = /(?:^|\n)- \*\*Finer\*\*: ([^]+?)(?=\n- |$)/.exec(text)?.[1] ?? '';
      const words = [...finer.matchAll(/`([a-z_.]+)`/g)]
        .map(([, word = '']) => word)
        .filter((word) => !word.endsWith('.'));
      return words.map((word) => (word.startsWith(`${code}.`) ? word : `${code}.${word}`));
    });
    expect(told.sort()).toEqual(Object.keys(FINER).sort());
    expect(Object.keys(FINER).filter((code) => !(plainCode(code) in ERRORS))).toEqual([]);
  });
});

test('every code of the catalogue is used: something in libs raises it', async () => {
  const sources = (await filesOf('libs')).filter(
    (path) => /\.m?ts$/.test(path) && !/[.-]spec\.ts$|^libs\/contracts\/|^libs\/kernel\/errors\.ts$/.test(path),
  );
  // invalid() of the kernel is the usual way to raise invalid_input.
  const text = (await Promise.all(sources.map(read))).join('\n');
  expect(codes.filter((code) => !text.includes(`'${code}'`))).toEqual([]);
  const conflicts = Object.keys(FINER).filter((code) => code.startsWith('conflict.'));
  expect(conflicts.filter((code) => !text.includes(`'${code}'`))).toEqual([]);
  // Never thrown without a reason any more, because the reason says more.
  expect(text).not.toMatch(/RecollectError\(\s*'conflict'/);
  // With its own detail it keeps its code as well. Without one, the request adds both:
  // libs/transports/http/name-absent.ts.
  expect(text.match(/RecollectError\(\s*'not_found',\s*['"`].*/g) ?? []).toEqual([]);
});
