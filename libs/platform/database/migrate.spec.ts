import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { holdingTimers } from '@test/support/held-timers.js';
import { CONNECT_TIMEOUT_MS, migrate } from './migrate.js';

it('a server that accepts connections and never answers is reported and not waited for', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await holdingTimers(async (pass) => {
    const failed = expect(migrate({ host: '127.0.0.1', port, user: 'a', database: 'b' })).rejects.toThrow(
      /^the database could not be prepared: .*timeout/,
    );
    await once(silent, 'connection');
    await pass(CONNECT_TIMEOUT_MS);
    await failed;
  });
  silent.close();
});
