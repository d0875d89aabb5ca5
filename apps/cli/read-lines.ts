import { isUtf8 } from 'node:buffer';
import { addAbortSignal, type Readable } from 'node:stream';

export interface Line {
  readonly text: string;
  /** It was not UTF-8, so the text is not what was written. */
  readonly garbled: boolean;
}

/** The lines of a stream, as text. @throws AbortError when the signal is aborted, even if no input arrives */
export async function* linesOf(input: Readable, signal?: AbortSignal): AsyncGenerator<string, void, undefined> {
  for await (const { text } of checkedLinesOf(input, signal)) yield text;
}

/**
 * The lines of a stream. Only a line feed ends a line: `readline` also splits at U+2028, which is valid inside JSON.
 * @throws AbortError when the signal is aborted, even if no input arrives
 */
export async function* checkedLinesOf(input: Readable, signal?: AbortSignal): AsyncGenerator<Line, void, undefined> {
  let begun: Buffer[] = [];
  let isFirst = true;
  const end = (rest: Buffer): Line => {
    const bytes = Buffer.concat([...begun, rest]);
    const text = withoutReturn(bytes.toString('utf8'));
    const line = { text: isFirst ? text.replace(/^\ufeff/, '') : text, garbled: !isUtf8(bytes) };
    isFirst = false;
    begun = [];
    return line;
  };
  for await (const chunk of signal ? addAbortSignal(signal, input) : input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer);
    let from = 0;
    for (let at = bytes.indexOf('\n'); at >= 0; at = bytes.indexOf('\n', from)) {
      yield end(bytes.subarray(from, at));
      from = at + 1;
    }
    if (from < bytes.length) begun.push(bytes.subarray(from));
  }
  if (begun.length > 0) yield end(Buffer.alloc(0));
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
