import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const BUILT = new URL('../../dist/libs/memory/', import.meta.url);
const at = (path: string): string => JSON.stringify(new URL(path, BUILT).href);

/** In a process of its own, because patterns stay compiled. @returns milliseconds of processor time */
async function firstSearch(before: string): Promise<number> {
  const script = `
    const { readAhead } = await import(${at('search/read-ahead.js')});
    const { readQuestion, readText } = await import(${at('attributes/reading.js')});
    const { timeWindows } = await import(${at('search/arms/time-windows.js')});
    ${before}
    const start = process.cpuUsage();
    timeWindows('When did Ada move to Vienna?', { now: new Date(), timeZone: 'UTC', languages: ['en'] });
    readQuestion('When did Ada move to Vienna?', ['en']);
    readText('We moved to Vienna in June, into a flat with a garden.', 'en');
    const { user, system } = process.cpuUsage(start);
    console.log((user + system) / 1_000);`;
  const cwd = fileURLToPath(new URL('../../', BUILT));
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd });
  return Number(stdout);
}

it('a server that has read ahead spends a fraction of the time on reading the first question', async () => {
  const ahead = await firstSearch('await readAhead(new Date());');
  expect(ahead).toBeLessThan((await firstSearch('')) / 4);
});
