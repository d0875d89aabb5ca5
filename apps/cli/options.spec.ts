import { field } from './options.js';

describe('--field', () => {
  it.each<[string, unknown]>([
    ['a=1', 1],
    ['a=true', true],
    ['a=null', null],
    ['a="1"', '1'],
    ['a={"b": [2]}', { b: [2] }],
    ['a=tea, no milk', 'tea, no milk'],
    ['a=x=y', 'x=y'],
    ['a=', ''],
  ])('reads %s', (text, value) => {
    expect(field(text)).toEqual({ a: value });
  });

  it('adds to earlier fields, and the last value of a name counts', () => {
    expect(field('b=2', field('a=1'))).toEqual({ a: 1, b: 2 });
    expect(field('a=2', field('a=1'))).toEqual({ a: 2 });
  });

  it('refuses a value without a name', () => {
    expect(() => field('=1')).toThrow('must be name=value.');
    expect(() => field('a')).toThrow('must be name=value.');
  });
});
