import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runUnattended } from '../testing/run-unattended.js';

let folder: string;
let audit: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-verify-'));
  audit = join(folder, 'audit.ndjson');
  await writeFile(audit, `${JSON.stringify({ recollect_audit: 1, tenant_id: 'tenant_1' })}\n`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** `amp audit verify` of an audit without entries, against heads. */
const verify = (...flags: string[]) =>
  runUnattended(['audit', 'verify', audit, ...flags], { RECOLLECT_CONFIG: join(folder, 'none.json') });

async function heads(...lines: string[]): Promise<{ code: number; told: string }> {
  const file = join(folder, 'heads.ndjson');
  await writeFile(file, lines.map((line) => `${line}\n`).join(''));
  return verify('--heads', file);
}
const head = (tenant: string) => JSON.stringify({ tenant_id: tenant, sequence: 7, hash: 'a'.repeat(64) });

it('a line of the heads that was cut off hides none of the others', async () => {
  const { code, told } = await heads('{"tenant_id":"tenant_1","sequ', head('tenant_1'));
  expect(told).toContain('1 line cut off');
  expect(told).toContain('is missing');
  expect(code).toBe(1);
});

it.each([
  ['no head at all', []],
  ['heads of somebody else only', [head('tenant_2')]],
])('a file with %s verifies nothing, and is refused', async (_, lines) => {
  const { code, told } = await heads(...lines);
  expect(told).toContain('holds no head of tenant_1');
  expect(code).toBe(2);
});

it.each(['5', '9f86d081', 'a'.repeat(63), `${'a'.repeat(64)}b`, 'z'.repeat(64)])(
  'the head %s is refused as mistyped: the audit is not said to be rewritten',
  async (mistyped) => {
    const { code, told } = await verify('--head', mistyped);
    expect(told).toContain('--head is a sequence and a hash');
    expect(code).toBe(2);
  },
);
