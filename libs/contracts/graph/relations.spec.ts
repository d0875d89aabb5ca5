import { edgesNamed, mayBeMade, mayBeRemoved, RELATIONS, relationSeen, relationType, storedType } from './relations.js';

test('every relation has one name from each end, and none means two', () => {
  const names = Object.entries(RELATIONS).flatMap(([type, reverse]) => (type === reverse ? [type] : [type, reverse]));
  expect(new Set(names).size).toBe(names.length);
});

test('a stored edge has its name as seen from its start, and the reverse name as seen from its end', () => {
  for (const type of relationType.options) {
    expect(relationSeen(storedType(type), true)).toBe(type);
    expect(relationSeen(storedType(type), false)).toBe(RELATIONS[type]);
  }
  expect(relationSeen('DERIVES_FROM', false)).toBe('source_of');
  expect([relationSeen('OF_OLD', true), relationSeen('CONSTRUCTOR', false)]).toEqual(['of_old', 'constructor']);
});

test('a name means the edges at whose right end the record stands', () => {
  expect(edgesNamed(['depends_on'])).toEqual({ outward: ['DEPENDS_ON'], inward: [] });
  expect(edgesNamed(['required_by'])).toEqual({ outward: [], inward: ['DEPENDS_ON'] });
  expect(edgesNamed(['related'])).toEqual({ outward: ['RELATED'], inward: ['RELATED'] });
  expect(edgesNamed(undefined).inward).toHaveLength(relationType.options.length);
});

test('a client can neither make nor remove relations that only their own operations keep', () => {
  expect(relationType.options.filter((type) => !mayBeMade(type))).toEqual([
    'supersedes',
    'may_supersede',
    'consolidates',
  ]);
  expect(relationType.options.filter((type) => !mayBeRemoved(type))).toEqual([
    'supersedes',
    'derives_from',
    'consolidates',
  ]);
});
