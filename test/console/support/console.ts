import { startApp, type TestApp } from '@test/support/app.js';
import { follow, openBrowser, openPage, type Seen, settle, signIn } from '@test/support/browser.js';
import type { Browser, Locator, Page } from 'playwright-core';

/** Every screen, and every address that shows a different state of one. */
export const ROUTES = [
  '', '/memories', '/memories?superseded=yes', '/search', '/search?q=tea&answer=yes', '/search?q=tea&compare=yes', '/context?q=tea',
  '/timeline', '/conversations', '/conversations?session=s1', '/blocks', '/blocks?tab=kinds',
  ...['policy', 'gone', 'folds', 'summaries'].map((tab) => `/forgetting?tab=${tab}`),
  '/links', '/links?entity=ada', '/people', '/administration',
  ...['tenants', 'usage', 'audit', 'jobs', 'embedding', 'models', 'quality', 'webhooks', 'settings'].map((tab) => `/administration?tab=${tab}`),
] as const; // prettier-ignore

export interface Console {
  readonly app: TestApp;
  readonly browser: Browser;
  readonly seen: Seen;
  readonly page: Page;
  main(): Locator;
  dialog(): Locator;
  /** With a fresh load. */
  go(route: string, user?: string): Promise<void>;
  /** As a link of the page does, which takes a third of the time. */
  walk(route: string, user?: string): Promise<void>;
  stop(): Promise<void>;
}

/** A server with the console, and a browser that is signed in to it with every permission. */
export async function openConsole(user: string): Promise<Console> {
  const env = {
    CONSOLE_ENABLED: 'true',
    DOCS_ENABLED: 'true',
    RATE_LIMIT_PER_KEY: 'off',
    RATE_LIMIT_PER_TENANT: 'off',
  };
  const app = await startApp({ env });
  const browser = await openBrowser();
  const seen = await openPage(browser, app.url);
  await signIn(seen.page, app.adminKey, `?user=${user}`);
  const { page } = seen;
  return {
    app,
    browser,
    seen,
    page,
    main: () => page.getByRole('main'),
    dialog: () => page.getByRole('dialog'),
    go: (route, whose = user) => open(page, route, whose),
    walk: async (route, whose = user) => {
      await follow(page, addressOf(route, whose));
      await settle(page);
    },
    stop: async () => {
      await browser.close();
      await app.stop();
    },
  };
}

export async function open(page: Page, route: string, user: string): Promise<void> {
  await page.goto(addressOf(route, user));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settle(page);
}

export function addressOf(route: string, user: string): string {
  const [path, query = ''] = route.split('?');
  return `/console${path}?user=${user}${query && `&${query}`}`;
}
