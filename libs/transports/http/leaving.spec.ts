import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { leavingOf } from './leaving.js';

/** A request whose client can disconnect. */
async function asked(work: (raw: ServerResponse, leave: () => void) => Promise<void>): Promise<void> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  try {
    client.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    const [, raw] = (await once(server, 'request')) as [unknown, ServerResponse];
    await work(raw, () => client.destroy());
  } finally {
    client.destroy();
    server.close();
  }
}

describe('the signal of a client that leaves', () => {
  it('is aborted when the client disconnects', () =>
    asked(async (raw, leave) => {
      const signal = leavingOf({ raw });
      expect(signal.aborted).toBe(false);
      leave();
      await once(raw, 'close');
      expect(signal.aborted).toBe(true);
    }));

  it('is aborted from the start if the client has left already', () =>
    asked(async (raw, leave) => {
      leave();
      await once(raw, 'close');
      expect(leavingOf({ raw }).aborted).toBe(true);
    }));

  it('is not aborted after a whole response', () =>
    asked(async (raw) => {
      const signal = leavingOf({ raw });
      raw.end('done');
      await once(raw, 'close');
      expect(signal.aborted).toBe(false);
    }));
});
