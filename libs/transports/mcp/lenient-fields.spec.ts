import { ampList, ampSearch, ampStore } from '@contracts/amp/amp.operations.js';
import { buildContext } from '@contracts/context/context.operations.js';
import { LIMITS } from '@contracts/limits.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { reviseInput, reviseRecords } from '@contracts/revision/revision.operations.js';
import { lenientFields } from './lenient-fields.js';

describe('lenientFields', () => {
  it('reads a record that is written as a JSON text, and what is inside it', () => {
    const record = JSON.stringify({ content: 'Tea at four.', tags: 'tea, four', importance: '0.8', pinned: 'True' });
    expect(lenientFields(ampStore, { record })).toEqual({
      record: { content: 'Tea at four.', tags: ['tea', 'four'], importance: 0.8, pinned: true },
    });
  });

  it('reads numbers, flags and lists that are written as texts', () => {
    const filter = '{"type": "lesson"}';
    const given = {
      query: 'tea',
      limit: '5',
      include_shared: 'false',
      tags: '["a, b"]',
      token_budget: ' 200 ',
      filter,
    };
    expect(lenientFields(ampSearch, given)).toEqual({
      query: 'tea',
      limit: 5,
      include_shared: 'false',
      tags: ['a, b'],
      token_budget: 200,
      filter: { type: 'lesson' },
    });
    expect(lenientFields(appendMessages, { messages: '{"role": "user", "content": "hi"}', session_id: 7 })).toEqual({
      messages: [{ role: 'user', content: 'hi' }],
      session_id: '7',
    });
    expect(lenientFields(reviseRecords, { records: ['{"content": "a"}', { content: 'b' }] })).toEqual({
      records: [{ content: 'a' }, { content: 'b' }],
    });
  });

  it('reads what is inside the items that are validated one by one, and a text as the content of one', () => {
    const item = { content: 'Ada plays the oboe.', tags: 'music, family', importance: '0.8', occurred_at: '' };
    const read = { content: 'Ada plays the oboe.', tags: ['music', 'family'], importance: 0.8, occurred_at: null };
    const records = [item, JSON.stringify(item), 'Ada has a boat, a red one.'];
    expect(lenientFields(reviseRecords, { records }, reviseInput)).toEqual({
      records: [read, read, { content: 'Ada has a boat, a red one.' }],
    });
    expect(lenientFields(reviseRecords, { records: 'Ada has a boat, a red one.' }, reviseInput)).toEqual({
      records: [{ content: 'Ada has a boat, a red one.' }],
    });
    expect(lenientFields(reviseRecords, { records: [7, null] }, reviseInput)).toEqual({ records: [7, null] });
  });

  it('takes null, none and nothing for what is left out, where no text may stand', () => {
    expect(lenientFields(ampSearch, { query: 'tea', limit: 'null', filter: '', tags: 'None', type: null })).toEqual({
      query: 'tea',
      limit: null,
      filter: null,
      tags: null,
      type: null,
    });
  });

  it('takes them for nothing where a text may stand, but not this one', () => {
    expect(lenientFields(ampList, { order: '', type: '', limit: '' })).toEqual({
      order: null,
      type: null,
      limit: null,
    });
    expect(lenientFields(ampSearch, { query: '', as_of: 'null', agent: '' })).toEqual({
      query: '',
      as_of: null,
      agent: null,
    });
    const record = { content: 'null', title: 'none', expires_at: 'null', occurred_at: '', agent: '' };
    expect(lenientFields(ampStore, { record })).toEqual({
      record: { content: 'null', title: 'none', expires_at: null, occurred_at: null, agent: null },
    });
  });

  it('leaves a text alone where a text may stand', () => {
    const content = '[1, 2]';
    expect(lenientFields(ampStore, { record: { content, title: '5', kept: '{"a": 1}' } })).toEqual({
      record: { content, title: '5', kept: '{"a": 1}' },
    });
    expect(lenientFields(appendMessages, { messages: [{ role: 'user', content }] })).toEqual({
      messages: [{ role: 'user', content }],
    });
    expect(lenientFields(buildContext, { query: 'null' })).toEqual({ query: 'null' });
    expect(lenientFields(ampSearch, { query: 'x', as_of: '2026-05-04' })).toEqual({ query: 'x', as_of: '2026-05-04' });
  });

  it('reads an instant whose milliseconds are written as a text', () => {
    expect(lenientFields(ampSearch, { query: 'x', as_of: '1770000000000' })).toEqual({
      query: 'x',
      as_of: 1_770_000_000_000,
    });
  });

  it('leaves what it cannot read for the check that names it', () => {
    const wrong = { record: '{"content": ', more: { a: 1 } };
    expect(lenientFields(ampStore, wrong)).toEqual(wrong);
    expect(lenientFields(ampList, { limit: 'many', tags: ['a'] })).toEqual({ limit: 'many', tags: ['a'] });
    const hostile = JSON.parse('{"record": "{\\"__proto__\\": {\\"a\\": 1}}"}') as object;
    expect(Object.keys((lenientFields(ampStore, hostile) as { record: object }).record)).toEqual(['__proto__']);
  });

  it('holds what stands in texts to the bounds of a body, all of it together', () => {
    const half = `[${'1,'.repeat(Math.ceil(LIMITS.bodyValues / 2))}1]`;
    expect(() => lenientFields(reviseRecords, { records: [half] })).not.toThrow();
    expect(() => lenientFields(reviseRecords, { records: [half, half] })).toThrow('values');
  });
});
