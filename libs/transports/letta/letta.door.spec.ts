import 'reflect-metadata';
import { leadLettaClients } from './letta.door.js';

const lead = (url: string, headers: Record<string, string> = { 'user-agent': 'Letta/JS 1.12.1' }, method = 'GET') =>
  leadLettaClients({ method, url, headers });

describe('a request of Letta’s clients', () => {
  it.each([
    ['/v1/messages', '/v1/letta/messages'],
    ['/v1/messages/?limit=2&after=message-1', '/v1/letta/messages?limit=2&after=message-1'],
    ['/v1/messages/message-1', '/v1/letta/messages/message-1'],
    ['/v1/models/', '/v1/letta/models'],
    ['/v1/models/embedding', '/v1/letta/models/embedding'],
  ])('for %s is led to %s', (from, to) => {
    expect(lead(from)).toBe(to);
    expect(lead(from, { 'user-agent': 'AsyncLetta/Python 1.7.0' })).toBe(to);
    expect(lead(from, { 'x-fern-sdk-name': '@letta-ai/letta-client' })).toBe(to);
  });

  it('is led nowhere else, and no other request is', () => {
    for (const url of [
      '/v1/messages/1/links',
      '/v1/messages-x',
      '/v1/agents/messages',
      '/v1/models/other',
      '/v1/letta/messages',
    ]) {
      expect(lead(url)).toBe(url);
    }
    expect(lead('/v1/messages', {}, 'GET')).toBe('/v1/messages');
    expect(lead('/v1/messages', { 'user-agent': 'OpenAI/JS 4.0 (Letta/)' })).toBe('/v1/messages');
    expect(lead('/v1/messages', undefined, 'POST')).toBe('/v1/messages');
  });
});
