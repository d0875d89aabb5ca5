import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BIN, type Home, newHome } from '../cli/amp.js';
import { scratch } from './bring.js';

const MEGABYTE = 1_048_576;
/**
 * Reported when the process ends, from the kernel's figures. `maxRSS` starts at that of the parent process, a jest
 * worker of some hundred megabytes, so the program's own peak is read from Linux.
 */
const REPORT = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from 'node:fs';
  const own = () => { try { return /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]; } catch { return process.resourceUsage().maxRSS; } };
  process.on('exit', () => console.error('peak ' + own()));`)}`;

let folder: string;
let home: Home;
beforeAll(async () => {
  folder = await scratch();
  home = await newHome();
});
afterAll(async () => {
  for (const path of [folder, home.folder]) await rm(path, { recursive: true, force: true });
});

/** As ChatGPT writes it: little text, and much metadata. */
function conversation(n: number): string {
  const id = (part: number): string => `${String(n).padStart(8, '0')}-0000-4000-8000-${String(part).padStart(12, '0')}`;
  const beside = { search_result_groups: Array.from({ length: 60 }, (_, i) => ({ url: `https://example.org/${n}/${i}`, snippet: 'lorem ipsum '.repeat(20) })) };
  const turn = (part: number, role: string) => ({ id: id(part), parent: part === 0 ? null : id(part - 1), children: part === 3 ? [] : [id(part + 1)], message: { id: id(part), author: { role }, create_time: 1704103200 + n, content: { content_type: 'text', parts: [`Turn ${part} of talk ${n}.`] }, metadata: beside, recipient: 'all' } });
  const mapping = Object.fromEntries([0, 1, 2, 3].map((part) => [id(part), turn(part, part % 2 ? 'assistant' : 'user')]));
  return JSON.stringify({ title: `Talk ${n}`, create_time: 1704103200, conversation_id: id(9), current_node: id(3), mapping });
} // prettier-ignore

/** RECOLLECT_IMPORT_MEGABYTES=1024 reads a gigabyte. */
const MEGABYTES = Number(process.env['RECOLLECT_IMPORT_MEGABYTES'] ?? 96);

it(`${MEGABYTES} MB are read in less than 256 MB of memory`, async () => {
  const file = join(folder, 'conversations.json');
  const out = createWriteStream(file);
  let bytes = 0;
  let count = 0;
  for (; bytes < MEGABYTES * MEGABYTE; count += 1) {
    const text = `${count === 0 ? '[' : ',\n'}${conversation(count)}`;
    bytes += text.length;
    if (!out.write(text)) await once(out, 'drain');
  }
  out.end(']');
  await once(out, 'finish');
  const args = ['--import', REPORT, BIN, 'import', '--from', 'chatgpt', file, '--dry-run', '--json'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env: home.env });
  expect(JSON.parse(stdout)).toMatchObject({ success: true, read: { message: count * 4 } });
  expect(Number(/peak (\d+)/.exec(stderr)?.[1]) / 1_024).toBeLessThan(256);
});
