import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { turn } from '../load/conversation.js';
import { createScratchDatabase } from '../load/scratch-database.js';
import { BehindTheServer } from '../scale/fill.js';
import { RecollectClient } from '../support/client.js';
import { waitForEmbeddings } from '../support/ingest.js';
import { startStandalone } from '../support/server.js';

const USAGE = `Measures the console over many memories of one user: the time to the first list, and the frames while it is scrolled.

  DATABASE_ADMIN_URL=postgres://… npm run bench:console -- [options]

  --records N    memories of the user (100000)
  --save NAME    write the report to bench/results/NAME.json (console)

Uses its own database on the server that DATABASE_ADMIN_URL names, and Debian's Chromium or the one of RECOLLECT_CHROMIUM.
Promised: the first list within a second, no frame over 100 ms.`;

type Env = Readonly<Record<string, string | undefined>>;
const POOL_USER = 'pool';
const POOL = 250;
const USER = 'many';
const OPENINGS = 5;
/** How long the wheel is turned. */
const SCROLL_MS = 10_000;

interface Report {
  readonly records: number;
  /** From the click on Memories until the first row is drawn, and from a fresh load of the page. */
  readonly listMs: readonly number[];
  readonly freshMs: readonly number[];
  readonly frames: { readonly count: number; readonly longestMs: number; readonly over100: number };
  readonly rowsReached: number;
}

async function main(argv: readonly string[], env: Env): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      records: { type: 'string', default: '100000' },
      save: { type: 'string', default: 'console' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const records = Number(values.records);
  if (!Number.isInteger(records) || records < 1_000) throw new Error('--records: a whole number from 1000');
  const { DATABASE_ADMIN_URL: adminUrl } = env;
  if (!adminUrl) throw new Error('DATABASE_ADMIN_URL: required');
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    // Filling takes minutes, so the browser is checked first.
    const browser = await openBrowser(env);
    cleanUps.push(() => browser.close());
    const report = await measure(browser, records, env, adminUrl, cleanUps);
    const folder = path.resolve('bench/results');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${path.basename(values.save)}.json`), `${JSON.stringify(report, null, 2)}\n`);
    console.log(JSON.stringify(report, null, 2));
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

async function measure(
  browser: Browser,
  records: number,
  env: Env,
  adminUrl: string,
  cleanUps: (() => Promise<unknown>)[],
): Promise<Report> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'recollect-bench-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  const scratch = await createScratchDatabase(adminUrl);
  cleanUps.push(() => scratch.drop());
  const settings = { LOG_LEVEL: 'warn', DATABASE_URL: scratch.url, DATABASE_ADMIN_URL: scratch.adminUrl };
  const server = await startStandalone(env, { dataDir, settings: { ...settings, CONSOLE_ENABLED: 'true' } });
  cleanUps.push(() => server.stop());
  const client = new RecollectClient(server.url, server.key);
  const database = await BehindTheServer.open({ connectionString: scratch.adminUrl });
  cleanUps.push(() => database.close());
  await client.storeBatch(
    POOL_USER,
    Array.from({ length: POOL }, (_, n) => turn(99, n)),
  );
  await waitForEmbeddings(client, POOL_USER, () => undefined);
  await database.stock(POOL_USER);
  const { embedder } = await client.status(POOL_USER);
  await database.fill([{ tenantId: await database.ownTenant(), user: USER, records }], embedder);
  return look(browser, server.url, server.key, records);
}

function openBrowser(env: Env): Promise<Browser> {
  const executablePath = [env['RECOLLECT_CHROMIUM'], '/usr/bin/chromium'].find((one) => one && existsSync(one));
  if (!executablePath) throw new Error('no browser: apt-get install chromium, or name one in RECOLLECT_CHROMIUM');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

async function look(browser: Browser, url: string, key: string, records: number): Promise<Report> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}/console`);
  await page.getByLabel('API key or user token').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  const listMs: number[] = [];
  const freshMs: number[] = [];
  for (let n = 0; n < OPENINGS; n += 1) {
    // A different address each time, so that nothing is shown from a cache.
    await page.goto(`${url}/console/search?user=${USER}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    listMs.push(await timed(page, () => page.getByRole('link', { name: 'Memories', exact: true }).click()));
    freshMs.push(await timed(page, () => page.goto(`${url}/console/memories?user=${USER}`)));
  }
  return { records, listMs, freshMs, ...(await scroll(page)) };
}

async function timed(page: Page, open: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await open();
  await page.locator('[data-row="0"]').waitFor();
  return Math.round(performance.now() - started);
}

/** Turns the wheel while the page records the time between its frames. */
async function scroll(page: Page): Promise<Pick<Report, 'frames' | 'rowsReached'>> {
  await page.evaluate(`(() => {
    globalThis.frames_ = [];
    let last = performance.now();
    const note = (now) => { globalThis.frames_.push(now - last); last = now; requestAnimationFrame(note); };
    requestAnimationFrame(note);
  })()`);
  await page.locator('[data-row="3"]').hover();
  const until = performance.now() + SCROLL_MS;
  while (performance.now() < until) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(30);
  }
  const frames = await page.evaluate<number[]>('globalThis.frames_');
  const rows = await page.evaluate<number>(
    `Math.max(...[...document.querySelectorAll('[data-row]')].map((one) => Number(one.dataset.row)))`,
  );
  const over100 = frames.filter((one) => one > 100).length;
  return {
    frames: { count: frames.length, longestMs: Math.round(Math.max(...frames)), over100 },
    rowsReached: rows,
  };
}

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
