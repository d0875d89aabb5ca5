import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createLogger } from '@platform/observability/logger.js';
import { waitUntil } from '@test/support/wait-until.js';
import { RedisConnections } from './redis-connections.js';

let server: Server | undefined;
let connections: RedisConnections | undefined;
afterEach(() => {
  connections?.close();
  server?.close();
});

/** Speaks as much of Redis as opening a connection takes. Refuses one command with these words. */
async function redisThatRefuses(command: string, words: string, path = ''): Promise<{ log: string; asked: string[] }> {
  const told = { log: '', asked: [] as string[] };
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      // Several commands may arrive at once, each as an array of strings.
      for (const [, text = ''] of data.toString().matchAll(/\*\d+\r\n((?:\$\d+\r\n[^\r]*\r\n)+)/g)) {
        const [name = ''] = [...text.matchAll(/\$\d+\r\n([^\r]*)\r\n/g)].map(([, word = '']) => word.toLowerCase());
        told.asked.push(name);
        const info = 'redis_version:7.0.0\r\nloading:0\r\n';
        socket.write(
          name === command ? `-${words}\r\n` : name === 'info' ? `$${info.length}\r\n${info}\r\n` : '+OK\r\n',
        );
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const logger = createLogger('info', { write: (line) => void (told.log += line) });
  connections = new RedisConnections(`redis://ada:hunter2@127.0.0.1:${port}${path}`, logger);
  return told;
}

it('the log says that the login is refused, and not the password', async () => {
  const told = await redisThatRefuses('auth', 'WRONGPASS invalid username-password pair for hunter2');
  await waitUntil('a line of the log', async () => told.log);
  expect(told.log).toContain('REDIS_URL: Redis refuses the user name and password (WRONGPASS)');
  expect(told.log).not.toContain('hunter2');
});

it('a database that Redis does not have is not replaced by its first one', async () => {
  const told = await redisThatRefuses('select', 'ERR DB index is out of range', '/99');
  await waitUntil('another try', async () => told.asked.filter((name) => name === 'select').length >= 3);
  expect(told.log).toContain('REDIS_URL: Redis has no database of that number (ERR)');
  expect(told.log).not.toContain('works again');
  expect(connections?.commands.status).not.toBe('ready');
});
