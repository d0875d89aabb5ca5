import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { genesisOf, hashOfEntry, link } from '@governance/audit/chain.js';
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

describe('an entry', () => {
  const shown = {
    id: 'audit_1', at: '2026-11-30T09:00:00.000Z', kind: 'change', operation: 'records.store', key_id: 'k', outcome: 'ok',
    subjects: ['record_1'], counts: { records_inserted: 1 },
  }; // prettier-ignore
  const entry_hash = hashOfEntry(shown);
  const line = JSON.stringify({ ...shown, sequence: 1, entry_hash, hash: link(genesisOf('tenant_1'), 1, entry_hash) });
  const verifyLine = async (text: string) => {
    const file = join(folder, 'entry.ndjson');
    await writeFile(file, `${JSON.stringify({ recollect_audit: 1, tenant_id: 'tenant_1' })}\n${text}\n`);
    return runUnattended(['audit', 'verify', file], { RECOLLECT_CONFIG: join(folder, 'none.json') });
  };

  it('is intact as it was sealed', async () => {
    expect(await verifyLine(line)).toMatchObject({ code: 0, told: expect.stringContaining('Intact: 1 entries') });
  });

  it.each([
    ['a key twice, which other readers read differently', line.replace('{', '{"operation":"records.get",')],
    ['a key twice in its counts', line.replace('"records_inserted"', '"records_inserted":7,"records_inserted"')],
    ['a field that nobody sealed', line.replace('{', '{"approved_by":"the board",')],
    ['a field that JavaScript hides', line.replace('{', '{"__proto__":{"outcome":"refused"},')],
  ])('with %s is not reported as intact', async (_, text) => {
    const { code, told } = await verifyLine(text);
    expect(told).toContain('the line after entry 0 does not have the expected form');
    expect(code).toBe(2);
  });
});
