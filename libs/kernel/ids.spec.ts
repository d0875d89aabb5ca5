import { newId, readDashedId, readId, showDashedId, showId } from './ids.js';

it('rises within one process, so that a batch keeps its order', () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(2_000);
});

it.each(['lesson', 'code_review', 'a', 'x'.repeat(63)])('shows the type %j as its prefix and reads it back', (type) => {
  const id = newId();
  expect(showId(type, id)).toMatch(new RegExp(`^${type}_[0-7][0-9a-z]{25}$`));
  expect(readId(showId(type, id))).toBe(id);
});

it.each(['Lesson', '_a', 'a_', 'a-b', '学', 'x'.repeat(64), '9a'])(
  'shows the type %j, which is no prefix, as a record',
  (type) => {
    const id = newId();
    expect(showId(type, id)).toMatch(/^record_/);
    expect(readId(showId(type, id))).toBe(id);
  },
);

it('reads a plain UUID in any case', () => {
  const id = newId();
  expect(readId(id.toUpperCase())).toBe(id);
});

it.each([
  '',
  'x1',
  'lesson_',
  'lesson_01h455vb4pex5vsknk084sn02',
  'lesson_81h455vb4pex5vsknk084sn02q',
  'lesson_01h455vb4pex5vsknk084sn0iq',
  '../etc',
])('does not read %j as an id', (text) => {
  expect(readId(text)).toBeNull();
});

it("reads an id as Letta's clients write it, ours as well, and none with another prefix", () => {
  const id = newId();
  expect(showDashedId('agent', id)).toBe(`agent-${id}`);
  expect([`agent-${id}`, id, showId('agent', id)].map((shown) => readDashedId('agent', shown))).toEqual([id, id, id]);
  expect(
    ['agent-', 'agent', `block-${id}`, `agent-agent-${id}`, ''].map((shown) => readDashedId('agent', shown)),
  ).toEqual([null, null, null, null, null]);
});
