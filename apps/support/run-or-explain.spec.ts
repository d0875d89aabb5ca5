import { copyFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { explain } from './run-or-explain.js';

/** Node's own error for an address that this machine cannot listen on, as an Error of the realm of the tests. */
const listenError = (host: string): Promise<Error> =>
  new Promise((resolve) =>
    createServer()
      .on('error', (error) => resolve(Object.assign(new Error(error.message), error)))
      .listen(0, host),
  );

it('says which settings name an address that cannot be listened on', async () => {
  expect(explain(await listenError('203.0.113.7'))).toBe('HOST, PORT: the server cannot listen there (EADDRNOTAVAIL).');
  expect(explain(await listenError('no-such-host.invalid'))).toMatch(/^HOST, PORT: the server cannot listen there \(E/);
});

it('says which file failed and why, without a stack', async () => {
  const thrown: unknown = await copyFile(tmpdir(), `${tmpdir()}/none/copy`).catch((error: unknown) => error);
  const error = Object.assign(new Error((thrown as Error).message), thrown);
  expect(explain(error)).toBe((thrown as Error).message);
  expect(error.message).toContain(tmpdir());
});

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('says that a disk is full, also where the failed call names no path', async () => {
  const thrown: unknown = await writeFile('/dev/full', 'more').catch((error: unknown) => error);
  const error = Object.assign(new Error((thrown as Error).message), thrown);
  expect(explain(error)).toBe(
    'There is no room left on a disk: make some, then run this again.\nENOSPC: no space left on device, write',
  );
});
