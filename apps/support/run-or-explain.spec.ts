import { createServer } from 'node:http';
import { explain } from './run-or-explain.js';

/** The error of Node itself for an address that this machine cannot listen on. */
const listenError = (host: string, port = 0): Promise<unknown> =>
  new Promise((resolve) => createServer().on('error', resolve).listen(port, host));

it('says which settings name an address that cannot be listened on', async () => {
  expect(explain(await listenError('203.0.113.7'))).toBe('HOST, PORT: the server cannot listen there (EADDRNOTAVAIL).');
  expect(explain(await listenError('no-such-host.invalid'))).toMatch(/^HOST, PORT: the server cannot listen there \(E/);
});
