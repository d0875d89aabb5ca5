import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReceiptBody } from '@contracts/privacy/erasure.operations.js';
import { publicJwk, signReceipt } from '@governance/privacy/receipts/receipt.js';
import { runUnattended } from '../testing/run-unattended.js';

const { privateKey } = generateKeyPairSync('ed25519');
const body = { erasure_id: 'erasure_1', kind: 'user', subject: 'kh1_0_1', completed_at: 'then', total: 3 };
const signed = signReceipt(body as unknown as ReceiptBody, privateKey);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-receipt-'));
  const files = { key: publicJwk(privateKey), good: signed, bad: { ...signed, receipt: { ...body, total: 2 } } };
  for (const [name, value] of Object.entries(files)) await writeFile(join(folder, name), JSON.stringify(value));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The command line from docs/privacy.md, without any reachable server. */
function run(receipt: string, ...flags: string[]) {
  const key = flags.includes('--public-key') ? [] : ['--public-key', join(folder, 'key')];
  const args = ['verify-receipt', join(folder, receipt), ...key, ...flags];
  return runUnattended(args, { RECOLLECT_CONFIG: join(folder, 'none.json') });
}

it('the exit code and the text say whether a receipt is as it was signed', async () => {
  expect(await run('good')).toEqual({ code: 0, told: expect.stringContaining('total: 3') });
  expect(await run('bad')).toEqual({ code: 2, told: expect.stringContaining('not valid') });
  expect(await run('absent')).toEqual({ code: 2, told: expect.stringContaining('cannot be read') });
});

it('a program gets the same as JSON', async () => {
  const [good, bad, absent] = await Promise.all(['good', 'bad', 'absent'].map((name) => run(name, '--json')));
  expect(JSON.parse(good?.told ?? '')).toMatchObject({ success: true, erasure_id: 'erasure_1', total: 3 });
  expect(JSON.parse(bad?.told ?? '')).toMatchObject({ success: false, error: 'invalid_input' });
  expect(JSON.parse(absent?.told ?? '')).toMatchObject({ success: false, error: 'invalid_input' });
  expect([good?.code, bad?.code, absent?.code]).toEqual([0, 2, 2]);
});

it.each([
  ['the receipt itself', signed],
  ['a set without a key', { keys: [] }],
  ['a key of another kind', { keys: [{ kty: 'EC', crv: 'P-256', x: 'a', y: 'b' }] }],
  ['a list', [publicJwk(privateKey)]],
])('the error names the file of keys, and not the receipt, if the file is %s', async (_, content) => {
  const file = join(folder, 'no-key');
  await writeFile(file, JSON.stringify(content));
  const { code, told } = await run('good', '--public-key', file);
  expect(told).toContain(`${file}: holds no Ed25519 public key`);
  expect(code).toBe(2);
});
