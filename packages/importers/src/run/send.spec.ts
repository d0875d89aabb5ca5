import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AuthenticationError, Recollect } from '#client';
import { Tally } from '../tally.js';
import type { Item } from '../item.js';
import { Patience } from './patience.js';
import { send } from './send.js';

it('a name that no user may have costs only its own items', async () => {
  const client = new Recollect({ url: 'http://127.0.0.1:9', apiKey: 'any' });
  const sender = { client, tally: new Tally(), signal: undefined, patience: new Patience() };
  const place = { file: 'export.json' };
  const items: Item[] = [
    { kind: 'record', place, user: ' ada ', record: { id: 'a', content: 'tea' } },
    { kind: 'message', place, user: 'a\nb', message: { id: 'a', role: 'user', content: 'tea' } },
  ];
  for (const item of items) {
    expect(await send(sender, [item])).toEqual([
      { kind: item.kind, status: 'failed', failure: expect.objectContaining({ ...place, code: 'invalid_input' }) as unknown }, // prettier-ignore
    ]);
  }
});

it('a key that is refused ends the import, and costs no item', async () => {
  const refusing = createServer((_, response) =>
    response
      .writeHead(401, { 'content-type': 'application/problem+json' })
      .end(JSON.stringify({ code: 'unauthorized', detail: 'revoked' })),
  );
  await new Promise<void>((listening) => refusing.listen(0, '127.0.0.1', listening));
  try {
    const { port } = refusing.address() as AddressInfo;
    const client = new Recollect({ url: `http://127.0.0.1:${port}`, apiKey: 'any' });
    const sender = { client, tally: new Tally(), signal: undefined, patience: new Patience() };
    const place = { file: 'export.json' };
    const items: Item[] = [
      { kind: 'record', place, record: { id: 'a', content: 'tea' } },
      { kind: 'message', place, message: { id: 'a', role: 'user', content: 'tea' } },
      { kind: 'agent', place, agent: { name: 'a' } },
    ];
    for (const item of items) await expect(send(sender, [item])).rejects.toBeInstanceOf(AuthenticationError);
  } finally {
    await new Promise((closed) => refusing.close(closed));
  }
});
