import { cycloneDx } from './cyclonedx.js';
import { faults, inventory, type Lock, type Rules } from './inventory.js';

const rules: Rules = {
  licenses: new Set(['MIT', 'ISC']),
  licensedByText: { old: 'MIT' },
  worksWithoutScript: new Set(['spared']),
  maxPackages: 4,
  maxBytes: 1_000,
};
const lock = (packages: Lock['packages']): Lock => ({ packages: { '': { version: '1.0.0' }, ...packages } });
const wrong = (packages: Lock['packages'], bytes = 1): string[] =>
  faults(
    lock(packages),
    inventory(lock(packages), () => bytes),
    rules,
  );

describe('the packages of a production install', () => {
  it('are all that are not for development or for another platform', () => {
    const all = lock({
      'node_modules/a': { version: '1.2.3', license: 'MIT' },
      'node_modules/a/node_modules/@x/b': { version: '2.0.0', license: 'ISC' },
      'node_modules/tool': { dev: true },
      'node_modules/linked': { link: true },
      'node_modules/elsewhere': { optional: true },
    });
    const found = inventory(all, (path) => (path.endsWith('elsewhere') ? undefined : 10));
    expect(found.map(({ name, version }) => `${name}@${version}`)).toEqual(['a@1.2.3', '@x/b@2.0.0']);
  });

  it.each([
    ['a licence that is not allowed', { license: 'AGPL-3.0' }, /licence AGPL-3.0/],
    ['no licence at all', {}, /licence \(none named\)/],
    ['one of two licences, where both hold', { license: '(MIT AND GPL-2.0)' }, /licence/],
    ['an install script', { license: 'MIT', hasInstallScript: true }, /install script/],
    ['a git URL', { license: 'MIT', resolved: 'git+ssh://host/it.git#1' }, /git URL/],
  ])('may not have %s', (_, entry, message) => {
    expect(wrong({ 'node_modules/it': { version: '1.0.0', ...entry } })).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['a choice of licences, of which one is allowed', 'it', { license: '(GPL-2.0 OR MIT)' }],
    ['a licence that only its text names', 'old', {}],
    ['an install script that need not run', 'spared', { license: 'ISC', hasInstallScript: true }],
  ])('may have %s', (_, name, entry) => {
    expect(wrong({ [`node_modules/${name}`]: { version: '1.0.0', ...entry } })).toEqual([]);
  });

  it('stay under a ceiling of number and size', () => {
    const packages = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`node_modules/p${n}`, { license: 'MIT' }]));
    expect(wrong(packages)).toEqual(['5 production packages: the ceiling is 4']);
    expect(wrong({ 'node_modules/big': { license: 'MIT' } }, 2_000_000)).toEqual([expect.stringMatching(/MB/)]);
  });

  it('are listed completely, with licences, hashes and names that tools know', () => {
    const integrity = `sha512-${Buffer.from('digest').toString('base64')}`;
    const found = inventory(
      lock({
        'node_modules/@x/b': { version: '2.0.0', license: 'ISC', integrity },
        'node_modules/old': { version: '1.0.0' },
      }),
      () => 1,
    );
    const list = cycloneDx({ name: 'recollect', version: '0.1.0' }, found, ({ license }) => license ?? 'MIT');
    expect(list).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'recollect' } },
      components: [
        {
          purl: 'pkg:npm/%40x/b@2.0.0',
          licenses: [{ expression: 'ISC' }],
          hashes: [{ alg: 'SHA-512', content: Buffer.from('digest').toString('hex') }],
        },
        { name: 'old', licenses: [{ expression: 'MIT' }] },
      ],
    });
  });
});
