import { addAbortSignal, type Readable } from 'node:stream';

/**
 * The lines of a stream. Only a line feed ends a line: `readline` also splits at U+2028, which is valid inside JSON.
 * @throws AbortError when the signal is aborted, even if no input arrives
 */
export async function* linesOf(input: Readable, signal?: AbortSignal): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  for await (const chunk of signal ? addAbortSignal(signal, input) : input) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk as Buffer, { stream: true });
    const [head = '', ...rest] = text.split('\n');
    begun.push(head);
    for (const next of rest) {
      yield withoutReturn(begun.join(''));
      begun = [next];
    }
  }
  const last = begun.join('') + decoder.decode();
  if (last !== '') yield withoutReturn(last);
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
