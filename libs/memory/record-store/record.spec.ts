import { recordInput } from '@contracts/records/record.js';
import { changesText, changesTo, checkObject, editsOf, firstVersion, mergeFields, mergeMetadata } from './record.js';

const NOW = new Date('2026-03-01T10:00:00Z');
const edits = (input: Record<string, unknown>, type = 'semantic') => editsOf(recordInput.parse(input), type);
const stored = (input: Record<string, unknown>, type?: string) =>
  firstVersion(edits(input, type), { now: NOW, language: 'en' });
const nested = (levels: number): Record<string, unknown> => (levels === 1 ? { a: 1 } : { a: nested(levels - 1) });

describe('editsOf', () => {
  it('contains only fields that the client sent', () => {
    expect(edits({ content: 'x' })).toEqual({ content: 'x' });
  });

  it('separates unknown fields, and drops those that the server owns', () => {
    const sent = {
      content: 'x',
      severity: 'critical',
      colour: { deep: [1] },
      version: 9,
      user_id: 'u',
      embedding: 'pending',
    };
    expect(edits(sent).fields).toEqual({ severity: 'critical', colour: { deep: [1] } });
  });

  it('takes the content of a checkpoint from its task', () => {
    const checkpoint = { type: 'checkpoint', agent: 'a', working_on: 'Auth' };
    expect(edits(checkpoint, 'checkpoint')).toMatchObject({ content: 'Auth', fields: { working_on: 'Auth' } });
    expect(edits({ ...checkpoint, content: 'More' }, 'checkpoint').content).toBe('More');
  });

  it('reads a natural language as that of the text, and the language of a snippet as its own field', () => {
    expect(edits({ content: 'x', language: 'pt-BR' }).language).toBe('pt');
    expect(edits({ content: 'x', language: 'c++' }, 'snippet')).toEqual({ content: 'x', fields: { language: 'c++' } });
    expect(() => edits({ content: 'x', language: 'c++' })).toThrow('language');
  });

  it('removes duplicate tags', () => {
    expect(edits({ content: 'x', tags: ['b', 'a', 'b'] }).tags).toEqual(['b', 'a']);
  });

  it('does not use the creation time as the event time, which storing again would change', () => {
    expect(edits({ content: 'x', created_at: NOW.getTime() })).toEqual({ content: 'x' });
  });
});

describe('changesTo', () => {
  it('is empty for an edit without a change, in any order and precision', () => {
    const before = stored({
      content: 'x',
      metadata: { a: 1, b: { c: [1] } },
      importance: 0.1,
      occurred_at: NOW.getTime(),
    });
    const back = { ...before, importance: Math.fround(0.1) };
    expect(
      changesTo(
        back,
        edits({ content: 'x', metadata: { b: { c: [1] }, a: 1 }, importance: 0.1, occurred_at: NOW.toISOString() }),
      ),
    ).toEqual({});
  });

  it('contains exactly the fields that differ', () => {
    expect(changesTo(stored({ content: 'x', tags: ['a'] }), edits({ content: 'y', tags: ['a'] }))).toEqual({
      content: 'y',
    });
  });
});

describe('changesText', () => {
  it('is true for what search indexes and false for the rest', () => {
    expect(changesText({ content: 'y' })).toBe(true);
    expect(changesText({ speaker: 'Ada' })).toBe(true);
    expect(changesText({ pinned: true, tags: [] })).toBe(false);
  });
});

describe('mergeMetadata', () => {
  it('merges deeply, replaces lists, and removes by null', () => {
    expect(mergeMetadata({ a: { x: 1, y: 2 }, list: [1, 2], gone: 1 }, { a: { y: 3 }, list: [3], gone: null })).toEqual(
      {
        a: { x: 1, y: 3 },
        list: [3],
      },
    );
  });

  it('does not change the stored object', () => {
    const before = { a: { x: 1 } };
    mergeMetadata(before, { a: { x: 2 } });
    expect(before).toEqual({ a: { x: 1 } });
  });
});

describe('mergeFields', () => {
  it('in a patch removes only the fields that the patch sets to null', () => {
    expect(mergeFields({ foo: null, bar: 1, gone: 1 }, { bar: 2, gone: null, new: 3 }, true)).toEqual({
      foo: null,
      bar: 2,
      new: 3,
    });
  });

  it('in a store takes null as a value', () => {
    expect(mergeFields({ foo: null, bar: 1 }, { bar: null }, false)).toEqual({ foo: null, bar: null });
  });
});

describe('checkObject', () => {
  it('accepts eight levels and rejects nine', () => {
    expect(checkObject('metadata', nested(8))).toEqual(nested(8));
    expect(() => checkObject('metadata', nested(9))).toThrow('8 levels');
  });

  it('rejects 32,769 characters of JSON, naming the field', () => {
    expect(() => checkObject('metadata', { a: 'x'.repeat(32_768) })).toThrow('metadata');
  });
});
