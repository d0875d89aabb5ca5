import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inheritedOf, type RunningServer, startStandalone } from './server.js';

/**
 * A program in place of the server: writes its environment to a file, prints the key in two pieces, and becomes ready
 * late.
 */
const PROGRAM = `
import { createServer } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
writeFileSync(process.env.SEEN_FILE, JSON.stringify(process.env));
mkdirSync(process.env.RECOLLECT_DATA_DIR, { recursive: true });
writeFileSync(process.env.RECOLLECT_DATA_DIR + '-erasures.ndjson', '');
const from = Date.now() + 300;
createServer((request, response) => response.writeHead(Date.now() > from ? 200 : 503).end()).listen(process.env.PORT);
process.stdout.write('first admin key: rk_abc_Sec');
setTimeout(() => process.stdout.write('ret123\\n'), 150);
`;

describe('starting a server for a bench', () => {
  let folder: string;
  let server: RunningServer | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'recollect-spec-'));
  });
  afterEach(() => server?.stop());
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('waits until it is ready, reads the whole key, and leaves nothing behind', async () => {
    const entry = path.join(folder, 'good.mjs');
    const seenFile = path.join(folder, 'seen.json');
    await writeFile(entry, PROGRAM);
    const inherited = {
      SEEN_FILE: seenFile,
      EMBEDDING_MODEL: 'm',
      DATABASE_URL: 'postgres://x',
      PORT: '1',
    };
    server = await startStandalone(inherited, { entry, settings: { QUEUE_PREFIX: 'mine' } });
    expect(server.key).toBe('rk_abc_Secret123');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const seen = JSON.parse(await readFile(seenFile, 'utf8')) as Record<string, string>;
    expect(seen).toMatchObject({ EMBEDDING_MODEL: 'm', HOST: '127.0.0.1', QUEUE_PREFIX: 'mine' });
    expect(seen).not.toHaveProperty('DATABASE_URL');
    const dataDir = seen.RECOLLECT_DATA_DIR ?? '';
    const made = (): boolean[] => [dataDir, `${dataDir}-erasures.ndjson`, path.dirname(dataDir)].map(existsSync);
    expect(made()).toEqual([true, true, true]);
    await Promise.all([server.stop(), server.stop()]);
    expect(made()).toEqual([false, false, false]);
    await expect(fetch(`${server.url}/readyz`)).rejects.toThrow();
  });

  it('shows the last output of a server that does not start, without its key', async () => {
    const entry = path.join(folder, 'bad.mjs');
    await writeFile(entry, `console.log('key rk_abc_Secret123'); console.error('port taken'); process.exit(3);`);
    const start = startStandalone({}, { entry });
    await expect(start).rejects.toThrow(/it ended with code 3\n(.|\n)*port taken/);
    await expect(start).rejects.not.toThrow('Secret123');
  });

  it('explains what to do if nothing was built', async () => {
    await expect(startStandalone({}, { entry: path.join(folder, 'none.js') })).rejects.toThrow('npm run build');
  });

  it("gives it nobody's database, secrets and sinks, also those that a file holds", () => {
    const kept = { PATH: '/bin', EMBEDDING_PROVIDER: 'onnx', LLM_API_KEY_FILE: '/run/key' };
    const somebodys = {
      DATABASE_URL: 'postgres://a',
      DATABASE_URL_FILE: '/run/url',
      DATABASE_READ_URL: 'postgres://b',
      REDIS_URL_FILE: '/run/redis',
      RECOLLECT_SECRET_FILE: '/run/secret',
      LEDGER_FILE: '/data/erasures',
      LEDGER_SINK: 'https://a',
      AUDIT_SINK: '/data/heads',
    };
    expect(inheritedOf({ ...kept, ...somebodys })).toEqual(kept);
  });
});
