import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HeadsSinkError, sinkOf } from './heads-sink.js';

const SECRET = 's'.repeat(32);
const head = (sequence: number) => ({ tenant_id: 'tenant_1', sequence, hash: 'a'.repeat(64), sealed_at: 'now' });
let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'recollect-heads-'))));
afterAll(() => rm(folder, { recursive: true }));
const never = new AbortController().signal;

describe('a file', () => {
  it('begins a line of its own behind one that was cut off', async () => {
    const path = join(folder, 'cut.ndjson');
    const sink = sinkOf({ sink: path, sinkSecret: undefined });
    await sink?.send([head(1)], never);
    await appendFile(path, '{"tenant_id":"tenant_1","seq');
    await sink?.send([head(2)], never);
    const lines = (await readFile(path, 'utf8')).split('\n');
    expect(lines).toEqual([JSON.stringify(head(1)), '{"tenant_id":"tenant_1","seq', JSON.stringify(head(2)), '']);
  });

  it('with room for only some of the heads has not accepted them', async () => {
    const path = join(folder, 'full.ndjson');
    await writeFile(path, '');
    // The limit of a file's size ends a write halfway, as a full disk does. Its signal would end the process.
    const program = `
      const { sinkOf } = await import(${JSON.stringify(join(process.cwd(), 'dist/libs/governance/audit/heads-sink.js'))});
      const heads = Array.from({ length: 20 }, (_, sequence) => ({ sequence, hash: 'a'.repeat(64) }));
      const said = await sinkOf({ sink: process.argv[1] }).send(heads, new AbortController().signal).then(() => 'accepted', String);
      process.stdout.write(said);`;
    const limited = 'trap "" XFSZ; ulimit -f 1; exec "$0" --input-type=module -e "$1" "$2"';
    const { stdout } = await promisify(execFile)('bash', ['-c', limited, process.execPath, program, path]);
    expect((await readFile(path)).length).toBeGreaterThan(0);
    expect(stdout).toBe(`HeadsSinkError: the file ${path} cannot be appended to (EFBIG)`);
  });

  it('that cannot be written is named', async () => {
    const path = join(folder, 'not-there', 'heads.ndjson');
    await expect(sinkOf({ sink: path, sinkSecret: undefined })?.send([head(1)], never)).rejects.toThrow(
      `the file ${path} cannot be appended to (ENOENT)`,
    );
  });
});

describe('a URL', () => {
  it.each([
    [500, 'the sink answered 500'],
    [307, 'the sink answered 307; redirects are not followed'],
  ])('that answers %i is reported with this status', async (status, message) => {
    const paths: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      paths.push(request.url);
      response.writeHead(status, { Location: '/elsewhere' }).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const sink = `http://127.0.0.1:${(server.address() as AddressInfo).port}/heads`;
    const sent = sinkOf({ sink, sinkSecret: SECRET })?.send([head(1)], never);
    await expect(sent).rejects.toThrow(new HeadsSinkError(message));
    expect(paths).toEqual(['/heads']);
    server.closeAllConnections();
    server.close();
  });

  it('where nobody listens is said to be out of reach', async () => {
    const sent = sinkOf({ sink: 'http://127.0.0.1:1/heads', sinkSecret: SECRET })?.send([head(1)], never);
    await expect(sent).rejects.toThrow(/^the sink cannot be reached \(.+\)$/);
  });
});
