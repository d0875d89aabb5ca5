import { EXPORT_LINES } from '@contracts/portability/portability-lines.js';
import { recordInput } from '@contracts/records/record.js';
import { recordVersions } from '@schema/record-versions.js';
import { records } from '@schema/records.js';
import { getTableColumns } from 'drizzle-orm';
import { columnsOf, type EditableField, EDITABLE_FIELDS, sqlNameOf } from './record-columns.js';
import { editsOf } from './record.js';
import { readRecordRow, RECORD_COLUMN_NAMES, showRecord } from './record-source.js';

const sorted = (names: Iterable<string>): string[] => [...names].sort();
const without = (names: readonly string[], ...gone: string[]): string[] => names.filter((name) => !gone.includes(name));

describe('the map of the columns of records', () => {
  it('contains exactly the columns of the table', () => {
    const mapped = columnsOf('tenant', 'identity', 'origin', 'edited', 'version', 'state', 'hold');
    expect(sorted(mapped)).toEqual(sorted(Object.keys(getTableColumns(records))));
  });

  it('gives a version the editable columns and the columns of the version', () => {
    const own = ['tenantId', 'userId', 'recordId', 'reason', 'changedBy'];
    const kept = without(Object.keys(getTableColumns(recordVersions)), ...own);
    expect(sorted(columnsOf('edited', 'version'))).toEqual(sorted(kept));
  });

  it('lets an import set all columns except owner, author and legal hold', () => {
    const taken = columnsOf('identity', 'edited', 'version', 'state').map(sqlNameOf);
    expect(sorted(Object.keys(EXPORT_LINES.records.shape))).toEqual(sorted(without(taken, 'user_id')));
    const ofVersion = columnsOf('edited', 'version').map(sqlNameOf);
    const shape = without(Object.keys(EXPORT_LINES.record_versions.shape), 'record_id', 'reason', 'changed_by');
    expect(sorted(shape)).toEqual(sorted(ofVersion));
  });

  it('lets a response show every column that is read, except two that only their own operations return', () => {
    const raw = Object.fromEntries(RECORD_COLUMN_NAMES.map((name, i) => [name, `value of ${name} ${i}`]));
    const times = Object.keys(raw).filter((name) => /_at$|^valid_/.test(name));
    for (const [i, name] of times.entries()) raw[name] = (1_700_000_000_000 + i) as never;
    const id = '0190f3a1-0000-7000-8000-000000000001';
    const row = { ...raw, id, superseded_by: id, type: 'semantic', fields: {}, importance: 0.25, trust: 0.5 };
    const shown = showRecord(readRecordRow({ ...row, provenance: { from: 'here' }, metadata: { a: 1 } }));
    expect(sorted(without(Object.keys(shown), 'shared'))).toEqual(
      sorted(without([...RECORD_COLUMN_NAMES], 'forgotten_at', 'legal_hold', 'fields')),
    );
  });

  it('lets a client set every editable field, except those that the server decides', () => {
    const input = recordInput.parse({
      ...Object.fromEntries(['agent', 'project', 'session_id', 'role', 'speaker', 'title', 'content'].map((name) => [name, 'x'])),
      ...Object.fromEntries(['occurred_at', 'valid_from', 'expires_at'].map((name) => [name, '2026-01-01T00:00:00Z'])),
      valid_to: '2027-01-01T00:00:00Z',
      sequence: 1,
      metadata: { a: 1 },
      provenance: { a: 1 },
      tags: ['a'],
      importance: 0.5,
      pinned: true,
      language: 'en',
      own: 'field',
    }); // prettier-ignore
    const decided: readonly EditableField[] = ['trust', 'supersededBy'];
    expect(sorted(Object.keys(editsOf(input, 'semantic')))).toEqual(sorted(without(EDITABLE_FIELDS, ...decided)));
  });
});
