import { PassThrough, Readable } from 'node:stream';
import { linesOf } from './read-lines.js';

async function all(...chunks: (string | Buffer)[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(Readable.from(chunks))) lines.push(line);
  return lines;
}

it('ends a line at a line feed and nowhere else', async () => {
  const text = '{"a": "one\u2028line\u2029"}\r\nsecond\n\nlast';
  const lines = ['{"a": "one\u2028line\u2029"}', 'second', '', 'last'];
  expect(await all(Buffer.from(text))).toEqual(lines);
  expect(await all(...Array.from(Buffer.from(text), (byte) => Buffer.of(byte)))).toEqual(lines);
  expect(await all('whole\n')).toEqual(['whole']);
  expect(await all()).toEqual([]);
});

it('stops waiting for a line when it is interrupted', async () => {
  const stop = new AbortController();
  const lines = linesOf(new PassThrough(), stop.signal);
  const next = lines.next();
  stop.abort();
  await expect(next).rejects.toMatchObject({ name: 'AbortError' });
});
