import { newId } from '@kernel/ids.js';
import { mappedId } from './own-rows.js';

const OWNER = { tenantId: newId(), userId: 'alice' };

describe('a mapped id', () => {
  it('is a UUIDv7 with the same time, and deterministic', () => {
    const id = newId();
    const mapped = mappedId(id, OWNER);
    expect(mapped).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(mapped.slice(0, 13)).toBe(id.slice(0, 13));
    expect(mappedId(id, OWNER)).toBe(mapped);
  });

  it('differs by user, tenant and id', () => {
    const id = newId();
    const all = [
      id,
      mappedId(id, OWNER),
      mappedId(id, { ...OWNER, userId: 'bob' }),
      mappedId(id, { ...OWNER, tenantId: newId() }),
      mappedId(newId(), OWNER),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});
