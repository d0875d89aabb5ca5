import { namedIn } from './named-in.js';

describe('the user that a chat body names', () => {
  it('is read from each place, and must be the same in all', () => {
    expect(namedIn({ user: 'ada' }, 'user')).toMatchObject({ named: ['ada'], field: 'user' });
    expect(namedIn({ metadata: { user_id: 'ada' } }, null)).toMatchObject({
      named: ['ada'],
      field: 'metadata.user_id',
    });
    expect(() => namedIn({ user: 'ada', user_id: 'bob' }, 'user')).toThrow(/user_mismatch/);
  });

  it.each([[undefined], [null], ['']])('is nobody for %j', (none) => {
    expect(namedIn({ user: none, metadata: { user_id: none }, user_id: none }, 'user').named).toEqual([]);
  });

  it.each([[41], [['ada']], [{ id: 'ada' }], [true]])('is refused if it is no string: %j', (odd) => {
    const fields = [{ user: odd }, { metadata: { user_id: odd } }, { user_id: odd }].map((body) => {
      try {
        return namedIn(body, 'user');
      } catch (error) {
        return (error as { errors: { field: string }[] }).errors.map(({ field }) => field);
      }
    });
    expect(fields).toEqual([['user'], ['metadata.user_id'], ['user_id']]);
  });
});
