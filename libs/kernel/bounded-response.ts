/** A server has sent more than any answer of its protocol can hold. */
export class ResponseTooLong extends Error {
  override name = 'ResponseTooLong';
}

/** In bytes, after decompression. */
interface Bounds {
  readonly whole: number;
  /** For formats that are read line by line. Absent: as for the whole. */
  readonly line?: number;
}

const NEWLINE = 10;

/**
 * The same response, whose body fails with `ResponseTooLong` beyond its bounds. Readers of a body hold all of it in memory, so a
 * time limit alone would let a fast server fill the memory.
 */
export function boundedResponse(response: Response, { whole, line = whole }: Bounds): Response {
  const { body, status, statusText, headers } = response;
  if (!body) return response;
  let [bytes, inLine] = [0, 0];
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      bytes += chunk.length;
      const lastEnd = chunk.lastIndexOf(NEWLINE);
      inLine = lastEnd < 0 ? inLine + chunk.length : chunk.length - lastEnd - 1;
      if (bytes > whole || inLine > line) out.error(new ResponseTooLong('The response is too long'));
      else out.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(count), { status, statusText, headers });
}

/** Whether the error or one of its causes is that a response was too long. */
export function isTooLong(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof ResponseTooLong) return true;
  return false;
}
