import { withOrigins } from './origins.js';

const own = { source: 'cv', session_id: 'first', agent: null };

it('names where a text came from, each once and the newest last', () => {
  const once = withOrigins({ source: 'cv' }, own, { source: 'web', session_id: 'second' });
  expect(once).toEqual({ source: 'cv', revised_from: { source: ['web'], session_id: ['second'] } });
  const more = withOrigins(once, own, { source: 'mail', agent: 'scout' });
  const again = withOrigins(more, own, { source: 'web' });
  expect(again['revised_from']).toEqual({ source: ['mail', 'web'], session_id: ['second'], agent: ['scout'] });
});

it('changes nothing for a text of the same origin, or of none', () => {
  const provenance = { source: 'cv' };
  expect(withOrigins(provenance, own, { source: 'cv', session_id: 'first' })).toBe(provenance);
  expect(withOrigins(provenance, own, { source: 7, session_id: null })).toBe(provenance);
});

it('keeps a hundred, and replaces what a client wrote in their place', () => {
  let provenance: Record<string, unknown> = { revised_from: 'me' };
  for (let n = 0; n < 150; n += 1) provenance = withOrigins(provenance, own, { source: `page ${n}` });
  const { source } = provenance['revised_from'] as { source: string[] };
  expect(source).toHaveLength(100);
  expect(source.at(-1)).toBe('page 149');
});
