import { readProfile } from './tool-profiles.js';

const search = { name: 'amp_search', subject: 'memory' } as const;
const list = { name: 'amp_list', subject: 'memory' } as const;
const render = { name: 'core_memory_render', subject: 'blocks' } as const;
const recall = { name: 'cognitive_recall', subject: 'cognitive' } as const;
const listings = (query: unknown) => [search, list, render].map(readProfile(query));

describe('readProfile', () => {
  it('offers every tool where none is asked for', () => {
    expect(listings({})).toEqual(['whole', 'whole', 'whole']);
    expect(listings(undefined)).toEqual(['whole', 'whole', 'whole']);
    expect(listings({ tools: 'all' })).toEqual(['whole', 'whole', 'whole']);
  });

  it('offers what a profile holds, the core in its brief form', () => {
    expect(listings({ tools: 'core' })).toEqual(['brief', null, null]);
    expect(listings({ tools: 'memory' })).toEqual(['whole', 'whole', null]);
    expect(listings({ tools: 'blocks' })).toEqual([null, null, 'whole']);
  });

  it('offers the six kinds to whoever asks for them', () => {
    expect([undefined, {}, { tools: 'all' }].map((query) => readProfile(query)(recall))).toEqual([null, null, null]);
    expect(readProfile({ tools: 'cognitive' })(recall)).toBe('whole');
    expect(readProfile({ tools: 'all,cognitive' })(recall)).toBe('whole');
    expect(listings({ tools: 'cognitive' })).toEqual([null, null, null]);
  });

  it('offers the names of Nellie to who asks for them alone', () => {
    const lesson = { name: 'add_lesson', subject: 'nellie' } as const;
    expect([{}, { tools: 'all' }, { tools: 'nellie' }].map((query) => readProfile(query)(lesson))).toEqual([null, null, 'whole']); // prettier-ignore
  });

  it('takes several, and the fuller form where two hold a tool', () => {
    expect(listings({ tools: 'core,blocks' })).toEqual(['brief', null, 'whole']);
    expect(listings({ tools: ['core', 'memory'] })).toEqual(['whole', 'whole', null]);
  });

  it.each(['', 'Core', 'everything', 'core,', 'toString'])('refuses %j and names those that there are', (tools) => {
    expect(() => readProfile({ tools })).toThrow('core, memory, blocks, nellie, cognitive, all');
  });
});
