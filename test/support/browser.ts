import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';

/**
 * npm's download is not available everywhere, so Debian's Chromium is used, or the one in the variable. The one without
 * a window takes about half the processor time.
 */
const PLACES = [
  process.env['RECOLLECT_CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];
const found = PLACES.find((path) => path !== undefined && path !== '' && existsSync(path));

/**
 * `describe` if there is a browser; otherwise a line says that there is none. It belongs to the calling file, because
 * files share this module.
 */
export function withBrowser(name: string, tests: () => void): void {
  if (found !== undefined) return describe(name, tests);
  process.stderr.write(
    'NO CHROMIUM: tests of the console are skipped. apt-get install chromium, or RECOLLECT_CHROMIUM\n',
  );
  describe.skip(name, tests);
}

/** A name of this machine that browsers treat as another machine: they do not trust its pages without TLS. */
export const OTHER_MACHINE = 'memory.lan';

export function openBrowser(): Promise<Browser> {
  // Debian's sandbox needs a privilege that a container seldom grants; the pages are our own.
  return chromium.launch({
    executablePath: found,
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--host-resolver-rules=MAP ${OTHER_MACHINE} 127.0.0.1`],
  });
}

export interface Seen {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Script errors, and everything that the content security policy has refused. */
  readonly faults: string[];
  /** Requests to other hosts. */
  readonly strangers: string[];
}

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** The time zone of the reader. */
  readonly zone?: string;
}

/** A fresh browser profile that records errors, refusals and requests to other hosts. */
export async function openPage(browser: Browser, url: string, look: Look = {}): Promise<Seen> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: look.width ?? 1280, height: look.height ?? 900 },
    colorScheme: look.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    ...(look.zone !== undefined && { timezoneId: look.zone }),
  });
  const page = await context.newPage();
  // Ends what hangs, but not what is slow on a busy machine.
  page.setDefaultTimeout(15_000 * globalThis.patience());
  watch(page);
  const faults: string[] = [];
  const strangers: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) faults.push(message.text());
  });
  page.on('dialog', (dialog) => {
    faults.push(`a dialog of a stored script: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== url) strangers.push(request.url());
  });
  return { page, context, faults, strangers };
}

const underWay = new WeakMap<Page, Set<Request>>();

function watch(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until no request is in progress or was started because of a response: a tenth of a second without a request, in
 * the middle of which the page has responded. Playwright's `networkidle` takes half a second, and stays true once a
 * document had it.
 */
export async function settle(page: Page): Promise<void> {
  const requests = underWay.get(page);
  if (!requests) throw new Error('only a page of openPage is watched');
  for (let quiet = 0; quiet < 5; quiet = requests.size > 0 ? 0 : quiet + 1) {
    await sleep(20);
    // A busy page sends more requests when it gets to them.
    if (quiet === 2) await page.waitForFunction('true');
  }
}

/** Goes to an address of the console as its links do, which keeps the program loaded. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(`history.pushState({}, '', ${JSON.stringify(address)})`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

export async function signIn(page: Page, key: string, path = ''): Promise<void> {
  await page.goto(`/console${path}`);
  await page.getByLabel('API key or user token').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}
