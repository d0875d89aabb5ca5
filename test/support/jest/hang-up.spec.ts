import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

const server = createServer();
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('closes the connections of `fetch` that wait, after what is under way, and the next request opens another', async () => {
  const used: Socket[] = [];
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    server.on('request', ({ url, socket }, response) => {
      used.push(socket);
      answer = () => void response.end('whole');
      if (url === '/late') resolve();
      else answer();
    });
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const text = async (path: string): Promise<string> => (await fetch(`${url}${path}`)).text();

  expect(await text('/')).toBe('whole');
  const late = text('/late');
  await asked;
  const gone = globalThis.hangUp();
  answer();
  expect(await late).toBe('whole');
  await gone;
  expect(await text('/')).toBe('whole');
  expect(used.slice(0, 2).includes(used[2] as Socket)).toBe(false);
});
