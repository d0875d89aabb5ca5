import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createGzip, constants } from 'node:zlib';

const PIECE = Buffer.alloc(1_000_000, '1, ');

/** A server whose every response has no end: `start`, then numbers as fast as they are read. */
export async function endlessServer(start: string, { status = 200, type = 'application/json', zipped = false } = {}) {
  let sent = 0;
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': type, ...(zipped && { 'content-encoding': 'gzip' }) });
    const body = Readable.from(pieces());
    const gone = (): void => void body.destroy();
    response.on('close', gone).on('error', gone);
    if (zipped) body.pipe(createGzip({ level: constants.Z_BEST_SPEED })).pipe(response);
    else body.pipe(response);
  });
  function* pieces() {
    yield Buffer.from(start);
    for (;;) {
      sent += PIECE.length;
      yield PIECE;
    }
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Bytes so far, before compression. */
    sent: () => sent,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
