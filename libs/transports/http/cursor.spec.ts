import { OPERATIONS } from '@contracts/catalogue.js';
import { listMessages } from '@contracts/messages/messages.operations.js';
import { listRecords } from '@contracts/records/records.operations.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { Cursors, takesCursor } from './cursor.js';

const OLD = 'an-old-server-secret-0123456789-abcdef';
const NEW = 'a-new-server-secret-0123456789-abcdefg';
const cursors = new Cursors(new ServerSecrets([OLD]));
const ada = { tenantId: 't1', userId: 'ada', allUsers: false };
const written = cursors.write(ada, listRecords, 'place');

describe('a cursor', () => {
  it('is read as the place that it was written from', () => {
    expect(cursors.read(ada, listRecords, written)).toBe('place');
    expect(cursors.read(ada, listRecords, cursors.write(ada, listRecords, ''))).toBe('');
  });

  it.each([
    ['another user', { ...ada, userId: 'bob' }, listRecords],
    ['nobody', { ...ada, userId: null }, listRecords],
    ['a reader of the whole tenant', { ...ada, allUsers: true }, listRecords],
    ['another tenant', { ...ada, tenantId: 't2' }, listRecords],
    ['another list', ada, listMessages],
  ])('is refused for %s', (_, reader, operation) => {
    expect(() => cursors.read(reader, operation, written)).toThrow(/cursor/);
  });

  it.each(['', 'x', 'place', written.slice(1), `${written}x`, written.replace(/.$/, 'E'), `é${written.slice(1)}`])(
    'is refused if it is %j',
    (text) => {
      expect(() => cursors.read(ada, listRecords, text)).toThrow(/invalid_input/);
    },
  );

  it('outlives a rotation of the secret, as long as the old one is known', () => {
    expect(new Cursors(new ServerSecrets([NEW, OLD])).read(ada, listRecords, written)).toBe('place');
    expect(() => new Cursors(new ServerSecrets([NEW])).read(ada, listRecords, written)).toThrow(/cursor/);
  });
});

it('every operation that answers a cursor takes one, and the other way round', () => {
  const answers = OPERATIONS.filter(({ output }) => 'next_cursor' in ((output as { shape?: object }).shape ?? {}));
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.map(({ name }) => name)).toEqual(OPERATIONS.filter(takesCursor).map(({ name }) => name));
});
