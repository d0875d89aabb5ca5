import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { storeRecord } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { waitUntil } from '@test/support/wait-until.js';

interface Raw {
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** As sent over the wire, because `fetch` would decompress it. */
const raw = (path: string, accepted?: string) =>
  new Promise<Raw>((resolve, reject) => {
    const headers = { 'X-API-Key': app.adminKey, ...(accepted !== undefined && { 'Accept-Encoding': accepted }) };
    get(`${app.url}${path}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(parts) }));
    }).on('error', reject);
  });

describe('a response', () => {
  it('is compressed for clients that accept it, if it is long', async () => {
    const { id } = await app.client().ok(storeRecord, { body: { content: 'Tea without milk, please. '.repeat(200) } });
    const path = `/v1/records/${id}`;
    const plain = await raw(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toContain('Accept-Encoding');
    const bodies = { gzip: gunzipSync, br: brotliDecompressSync };
    for (const [encoding, unpack] of Object.entries(bodies)) {
      const packed = await raw(path, `deflate, ${encoding}`);
      expect([encoding, packed.headers['content-encoding']]).toEqual([encoding, encoding]);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4);
      expect(JSON.parse(unpack(packed.bytes).toString())).toMatchObject({ id });
    }
    for (const refused of ['identity', 'gzip;q=0', 'br;q=0, gzip; q=0.0'])
      expect([refused, (await raw(path, refused)).headers['content-encoding']]).toEqual([refused, undefined]);
    expect((await raw('/version', 'gzip')).headers['content-encoding']).toBeUndefined();
  });
});

describe('the address of the server', () => {
  it('returns a page to a browser that says what this is, and runs and loads nothing', async () => {
    const { headers, bytes } = await raw('/');
    expect([headers['content-type'], headers['content-security-policy']]).toEqual([
      'text/html; charset=utf-8',
      expect.stringContaining("default-src 'none'"),
    ]);
    expect(bytes.toString()).toMatch(/<h1>Recollect<\/h1>[\s\S]*memory for AI agents/);
    // They are not served here.
    expect(bytes.toString()).not.toContain('/docs');
  });
});

describe('an erasure ledger that cannot be written', () => {
  it('makes the process not ready, before anybody is erased', async () => {
    // Below a file there is no folder.
    const other = await startApp({ env: { LEDGER_FILE: `${process.execPath}/erasures.ndjson` } });
    try {
      const { status, json } = await waitUntil(
        'readiness',
        () => other.client().raw('GET', '/readyz'),
        (reply) => reply.text.includes('unwritten'),
      ).then((reply) => ({ status: reply.status, json: JSON.parse(reply.text) as object }));
      expect(status).toBe(503);
      expect(json).toMatchObject({ status: 'unavailable', checks: { erasure_ledger: 'unwritten' } });
    } finally {
      await other.stop();
    }
  });
});
