import { PassThrough, Readable } from 'node:stream';
import { checkedLinesOf, linesOf } from './read-lines.js';

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

it('says of a line that it is not UTF-8, and not of the others', async () => {
  const latin = Buffer.from('caf\u00e9\n', 'latin1');
  const lines: unknown[] = [];
  const bytes = Buffer.concat([Buffer.from('\ufeffcaf\u00e9\n'), latin, Buffer.from('\ufffd')]);
  for await (const line of checkedLinesOf(Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]))) lines.push(line);
  expect(lines).toEqual([
    { text: 'caf\u00e9', garbled: false },
    { text: 'caf\ufffd', garbled: true },
    { text: '\ufffd', garbled: false },
  ]);
});

it('stops waiting for a line when it is interrupted', async () => {
  const stop = new AbortController();
  const lines = linesOf(new PassThrough(), stop.signal);
  const next = lines.next();
  stop.abort();
  await expect(next).rejects.toMatchObject({ name: 'AbortError' });
});
