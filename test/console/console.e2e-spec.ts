import { appendMessages } from '@contracts/messages/messages.operations.js';
import { storeRecord, patchRecord } from '@contracts/records/records.operations.js';
import { createBlock } from '@contracts/blocks/blocks.operations.js';
import { createEdge } from '@contracts/graph/graph.operations.js';
import { createKey } from '@contracts/tenancy/tenancy.operations.js';
import { putUser } from '@contracts/users/users.operations.js';
import { createWebhook } from '@contracts/webhooks/webhooks.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { openBrowser, openPage, type Seen, signIn, withBrowser } from '@test/support/browser.js';
import type { Browser, Page } from 'playwright-core';

/** Every screen, and every address of one that shows something else. */
const ROUTES = [
  '', '/memories', '/search?q=tea', '/search?q=tea&compare=yes', '/context?q=tea', '/timeline', '/conversations', '/conversations?session=s1',
  '/links?entity=ada', '/blocks', '/forgetting', '/forgetting?tab=gone', '/forgetting?tab=folds', '/links', '/people', '/administration',
  ...['tenants', 'usage', 'audit', 'jobs', 'embedding', 'models', 'webhooks', 'settings'].map((tab) => `/administration?tab=${tab}`),
]; // prettier-ignore
const PLANTED =
  '<img src=x onerror="alert(1)"><script>alert(2)</script> **bold** \u202Edesrever\u2066 [x](javascript:alert(3))';

let app: TestApp;
let browser: Browser;
let seen: Seen;
let page: Page;
let planted: string;

withBrowser('the console', () => {
  beforeAll(async () => {
    app = await startApp({ env: { CONSOLE_ENABLED: 'true', RATE_LIMIT_PER_KEY: 'off', RATE_LIMIT_PER_TENANT: 'off' } });
    browser = await openBrowser();
    seen = await openPage(browser, app.url);
    page = seen.page;
    const ada = app.user('ada');
    await ada.ok(storeRecord, { body: { content: 'Ada prefers tea without milk.', tags: ['drinks'] } });
    await ada.ok(storeRecord, {
      body: {
        id: 'planted',
        content: PLANTED,
        title: PLANTED,
        tags: [PLANTED],
        type: 'note',
        metadata: { planted: PLANTED },
        speaker: PLANTED,
      },
    });
    await plantEverywhere();
    await ada.ok(appendMessages, {
      body: {
        session_id: 's1',
        messages: [
          { role: 'user', speaker: PLANTED, content: `tea ${PLANTED}` },
          { role: 'assistant', content: 'Noted.' },
        ],
      },
    });
    await signIn(page, app.adminKey, '?user=ada');
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });
  afterEach(() => {
    expect(seen.faults).toEqual([]);
    expect(seen.strangers).toEqual([]);
  });

  /** Through the page itself: a fresh load is what an address is for. */
  async function go(route: string): Promise<void> {
    const [path, query = ''] = route.split('?');
    await page.goto(`/console${path}?user=ada${query && `&${query}`}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }

  const main = () => page.getByRole('main');

  /** In whatever a person or a program may name. */
  async function plantEverywhere(): Promise<void> {
    const ada = app.user('ada');
    const [name] = [PLANTED.slice(0, 60)];
    const { id } = await ada.ok(storeRecord, { body: { content: `Mara ${PLANTED}`, session_id: name, project: name } });
    await ada.ok(patchRecord, { params: { id }, body: { content: `Ada ${PLANTED}`, reason: PLANTED } });
    await ada.ok(createEdge, { params: { id }, body: { type: 'related', to: 'planted' } });
    await ada.ok(createBlock, { body: { label: 'planted', value: PLANTED, description: PLANTED } });
    await app.client().ok(createKey, { body: { name, permissions: ['records:read'] } });
    await app.client().ok(putUser, { params: { user_id: 'bob <b>bold</b>' }, body: {} });
    await app
      .client()
      .ok(createWebhook, { body: { name, url: 'https://example.com/?<script>', events: ['record.*'] } });
    planted = id;
  }

  it('keeps the key where no script can read it', async () => {
    const kept = await page.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])',
    );
    expect(kept).not.toMatch(/rk_|recollect_session/);
  });

  it('stores, edits, undoes and deletes a memory', async () => {
    await go('/memories');
    await page.getByRole('button', { name: 'New memory' }).click();
    await page.getByLabel('What to remember').fill('Ada plays the viola.');
    await page.getByRole('button', { name: 'Store', exact: true }).click();
    const detail = page.getByRole('region', { name: 'Memory', exact: true });
    await detail.getByText('Ada plays the viola.').waitFor();
    expect(page.url()).toContain('id=');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Text', { exact: true }).fill('Ada plays the cello.');
    await page.getByRole('dialog').getByText('What changes').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await detail.getByText('Ada plays the cello.').waitFor();
    await page.getByRole('tab', { name: /Versions/ }).click();
    await page.getByRole('insertion').getByText('cello').waitFor();
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await page.getByText('The last change is taken back.').waitFor();
    await detail.getByText('Ada plays the viola.').first().waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: /Delete for good/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/1 memory goes with/).waitFor();
    expect(await dialog.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
    await dialog.getByLabel(/Type delete/).fill('delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Deleted for good.').waitFor();
    expect(await app.count('records', "content = 'Ada plays the viola.'")).toBe(0);
  });

  it('makes, edits and undoes a block, and shows it in the context', async () => {
    await go('/blocks');
    await page.getByRole('button', { name: 'New block' }).click();
    await page.getByLabel('Label').fill('human');
    await page.getByLabel('Text', { exact: true }).fill('The person is called Ada.');
    await page.getByRole('dialog').getByRole('button', { name: 'Make' }).click();
    const editor = page.getByRole('region', { name: 'human' });
    await editor.getByLabel('Text', { exact: true }).fill('The person is called Ada Byron.');
    await editor.getByRole('button', { name: 'Save' }).click();
    await main().getByText('2', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone.').waitFor();
    await go('/context?q=tea');
    await main()
      .getByText(/of 1,000 tokens/)
      .waitFor();
    await main().getByText('Ada prefers tea without milk.').first().waitFor();
  });

  it('makes a key that is shown once, and revokes it by its name', async () => {
    await go('/administration');
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Name').fill('reader');
    await page.getByRole('dialog').getByRole('button', { name: 'Make' }).click();
    const secret = await page.getByRole('region', { name: 'The new key' }).innerText();
    expect(secret).toMatch(/^rk_/);
    await page.getByRole('button', { name: 'I have it' }).click();
    await page
      .getByRole('row', { name: /reader/ })
      .getByRole('button', { name: 'Revoke' })
      .click();
    await page.getByLabel('Type reader to confirm').fill('reader');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('The key is revoked.').waitFor();
    expect((await fetch(`${app.url}/v1/records`, { headers: { 'X-API-Key': secret } })).status).toBe(401);
  });

  it('shows stored markup, scripts and turned text as text, on every screen', async () => {
    await go('/memories?id=planted');
    await main().getByText(PLANTED.slice(0, 30)).first().waitFor();
    const opened = [`/memories?id=${planted}`, `/memories?id=${planted}&tab=versions`, `/links?id=${planted}`];
    const shown: string[] = [];
    for (const route of [...ROUTES, ...opened, `/memories?id=${planted}&tab=links`, '/blocks?block=planted']) {
      await go(route);
      expect(
        await page.evaluate(
          `document.querySelectorAll('body img, body script:not([src]), body b, body a[href^="javascript"]').length`,
        ),
      ).toBe(0);
      if ((await page.locator('body').innerText()).includes('<img src=x')) shown.push(route);
    }
    // As it was written, wherever it stands.
    expect(shown).toEqual(
      expect.arrayContaining(['/memories', '/search?q=tea', '/timeline', '/administration', ...opened]),
    );
  }, 120_000);

  it.each([
    ['on a phone', { width: 360, height: 740 }],
    ['at 200 % zoom', { width: 640, height: 450 }],
  ] as const)(
    'keeps every screen within its width %s, with the menu and its way out in reach',
    async (_, size) => {
      await page.setViewportSize(size);
      const wide: string[] = [];
      for (const route of ROUTES) {
        await go(route);
        const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
        if (over > 0) wide.push(`${route}: ${over} px`);
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
      await page.getByRole('link', { name: 'Search', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(wide).toEqual([]);
    },
    120_000,
  );

  it.each(ROUTES.filter((route) => !route.includes('tab=')))('is told to who does not see it: %s', async (route) => {
    await go(route);
    await page
      .getByText(/^Loading /)
      .first()
      .waitFor({ state: 'detached' });
    expect(steady(await page.locator('body').ariaSnapshot())).toMatchSnapshot();
  });

  /** Names, roles and order, without ids, times, figures, stored texts and what other tests have made. */
  function steady(snapshot: string): string {
    const kept =
      /^\s*- (banner|main|navigation|heading|region|button|link|tab|tablist|textbox|combobox|checkbox|slider|group)\b/;
    return snapshot
      .split('\n')
      .filter((line) => kept.test(line) && !/[<>\\]|[a-z]+_[0-9a-z]{26}|planted|mara|human/.test(line))
      .map((line) => line.replaceAll(/\d+/g, '0').replace(/^(\s*- [a-z]+(?: "[^"]*")?).*$/, '$1'))
      .filter((line, index, all) => all.indexOf(line) === index)
      .join('\n');
  }

  it('shows a bound key its user only, and nothing that it may not do', async () => {
    const { key } = await app.key({ permissions: ['records:read'], user_id: 'ada' });
    const bound = await openPage(browser, app.url);
    await signIn(bound.page, key, '/memories?user=bob');
    await bound.page.getByText('Ada prefers tea without milk.').waitFor();
    const menu = await bound.page.getByRole('navigation').innerText();
    expect(menu).not.toMatch(/Administration|People|Blocks|Conversations/);
    expect(await bound.page.getByRole('button', { name: /New memory/ }).count()).toBe(0);
    expect(await bound.page.getByRole('checkbox').count()).toBe(0);
    await bound.context.close();
  });

  it('says when the session is over, and signs out', async () => {
    const { key, id } = await app.key({ permissions: ['records:read'] });
    const other = await openPage(browser, app.url);
    await signIn(other.page, key, '/memories?user=ada');
    await app
      .client()
      .ok((await import('@contracts/tenancy/tenancy.operations.js')).revokeKey, { params: { key_id: id } });
    await other.page.getByRole('link', { name: 'Search' }).click();
    await other.page.reload();
    await other.page.getByLabel('API key or user token').waitFor();
    await other.context.close();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('API key or user token').waitFor();
  });

  it('cannot be shown in a frame of another page', async () => {
    const frame = await openPage(browser, app.url);
    await frame.page.setContent(`<iframe src="${app.url}/console" width="400" height="400"></iframe>`);
    await frame.page.waitForTimeout(500);
    const inner = frame.page.frames()[1];
    expect(
      await inner
        ?.locator('#root')
        .count()
        .catch(() => 0),
    ).toBe(0);
    await frame.context.close();
  });
});
