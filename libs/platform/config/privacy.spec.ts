import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.js';

const secret = 'x'.repeat(32);

describe.each(['AUDIT_SINK', 'LEDGER_SINK'])('%s', (name) => {
  it.each(['/mnt/worm/heads.ndjson', './heads.ndjson', 'heads:1.ndjson', 'C:\\heads.ndjson', 'https://example.com/heads'])(
    'may be %s',
    (sink) => {
      expect(() => readConfig({ [name]: sink, [`${name}_SECRET`]: secret })).not.toThrow();
    },
  ); // prettier-ignore

  it.each(['htps://example.com/heads', 'ftp://example.com/heads', 'file:///mnt/worm/heads'])(
    'may not be %s',
    (sink) => {
      const wanted = `${name}: must be the path of a file, or a URL that begins with http:// or https://`;
      expect(() => readConfig({ [name]: sink, [`${name}_SECRET`]: secret })).toThrow(wanted);
    },
  );

  it('needs a secret if it is a URL', () => {
    expect(() => readConfig({ [name]: 'https://example.com/heads' })).toThrow(`${name}_SECRET: required`);
  });
});

it.each(['AUDIT_SINK', 'LEDGER_SINK', 'LEDGER_HEADS', 'LEDGER_FILE'])('%s may not be a folder', async (name) => {
  const folder = await mkdtemp(join(tmpdir(), 'recollect-config-'));
  for (const path of [folder, join(folder, 'absent/')]) {
    const wanted = `${name}: must be the path of a file, but names a folder`;
    expect(() => readConfig({ [name]: path })).toThrow(wanted);
  }
  await rm(folder, { recursive: true });
  expect(() => readConfig({ [name]: folder })).not.toThrow();
});
