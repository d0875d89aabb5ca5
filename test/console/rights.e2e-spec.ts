import { follow, openPage, type Seen, signIn, withBrowser } from '@test/support/browser.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { revokeKey } from '@contracts/tenancy/tenancy.operations.js';
import { TENANT_PERMISSIONS } from '@test/support/app.js';
import type { Permission } from '@kernel/scope.js';
import type { Page } from 'playwright-core';
import { addressOf, type Console, openConsole, ROUTES } from './support/console.js';
import { plantTenant, plantUser } from './support/planted.js';

let console: Console;

withBrowser('what a key may do in the console', () => {
  beforeAll(async () => {
    console = await openConsole('ada');
    await plantTenant(console.app);
  });
  afterAll(() => console?.stop());

  async function signedIn(key: string, path: string): Promise<Seen> {
    const seen = await openPage(console.browser, console.app.url);
    await signIn(seen.page, key, path);
    return seen;
  }

  it('keeps the key where no script can read it', async () => {
    const kept = await console.page.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])',
    );
    expect(kept).not.toMatch(/rk_|recollect_session/);
  });

  it('shows a bound key only its user, and nothing that it may not do', async () => {
    await console.app.user('eve').ok(storeRecord, { body: { content: 'Eve keeps bees.' } });
    const { key } = await console.app.key({ permissions: ['records:read'], user_id: 'eve' });
    const { page, context } = await signedIn(key, '/memories?user=ada');
    await page.getByText('Eve keeps bees.').waitFor();
    const menu = await page.getByRole('navigation').innerText();
    expect(menu).not.toMatch(/Administration|People|Blocks|Conversations/);
    expect(await page.getByRole('button', { name: /New memory/ }).count()).toBe(0);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await context.close();
  });

  it('reports that the session is over', async () => {
    const { key, id } = await console.app.key({ permissions: ['records:read'] });
    const { page, context } = await signedIn(key, '/memories?user=ada');
    await console.app.client().ok(revokeKey, { params: { key_id: id } });
    await page.getByRole('link', { name: 'Search' }).click();
    await page.reload();
    await page.getByLabel('API key or user token').waitFor();
    await context.close();
  });

  it('cannot be shown in a frame of another page', async () => {
    const { page, context } = await openPage(console.browser, console.app.url);
    await page.setContent(`<iframe src="${console.app.url}/console" width="400" height="400"></iframe>`);
    // Where Chromium reports a refusal.
    while (!page.frames()[1]?.url().startsWith('chrome-error:')) await page.waitForTimeout(20);
    await context.close();
  });

  const reads: readonly Permission[] = ['records:read', 'shared:read', 'blocks:read', 'messages:read'];
  // `npm run test:rights` runs the last four, too, and has each of them walk over every screen.
  const keys: readonly { who: string; permissions: readonly Permission[]; binding?: 'user_id' | 'agent' }[] = [
    { who: 'reads', permissions: reads },
    { who: 'writes memories alone', permissions: ['records:read', 'records:write'] },
    { who: 'may all, of one user', permissions: TENANT_PERMISSIONS, binding: 'user_id' },
    { who: 'may all, as one agent', permissions: TENANT_PERMISSIONS, binding: 'agent' },
    { who: 'reads memories alone', permissions: ['records:read'] },
    { who: 'appends messages', permissions: ['records:read', 'messages:read', 'messages:write'] },
    { who: 'reads and administers', permissions: [...reads, 'admin'] },
    { who: 'reads and erases', permissions: ['records:read', 'privacy'] },
  ];
  const isWhole = process.env.RECOLLECT_CONSOLE_KEYS === 'all';
  const walked = isWhole ? keys : keys.slice(0, 4);
  const screenOf = (route: string) => route.split('?')[0] ?? '';
  const screens = [...new Set(ROUTES.map(screenOf))];
  /**
   * Otherwise only the key that reads walks over every screen, and over each thing that is opened in one. The others take
   * turns, so that one that may much walks over each.
   */
  const isTurn = (turn: number, place: number) => isWhole || place === 0 || (turn + place) % 2 === 0;
  /** The first four walk at the same time, each as its own user. The others change what belongs to the tenant. */
  let together: Promise<Walk>[] | undefined;
  it.each(walked.map((one, place) => [one.who, one, place] as const))(
    'shows no button and no screen that is refused to a key that %s',
    async (_, one, place) => {
      together ??= keys.slice(0, 4).map((key, turn) => walkOf(key, turn));
      // The test of each of them reports its failure.
      for (const walk of together) walk.catch(() => undefined);
      const { pressed, refused } = await (together[place] ?? walkOf(one, place));
      expect(pressed.size).toBeGreaterThan(isWhole ? 10 : 5);
      expect(refused).toEqual([]);
    },
    400_000,
  );

  async function walkOf({ who, permissions, binding }: (typeof keys)[number], place: number): Promise<Walk> {
    const user = who.replaceAll(/\W+/g, '-');
    const bound = binding === 'user_id' ? { user_id: user } : binding === 'agent' ? { agent: 'helper' } : {};
    const { id, block, agent } = await plantUser(console.app, user);
    await console.app.user(user).ok(storeRecord, { body: { content: `Everybody knows ${who}.`, id: `of ${who}`, shared: true } }); // prettier-ignore
    const { key } = await console.app.key({ permissions, ...bound });
    const { page, context } = await signedIn(key, `?user=${user}`);
    const shown = await page.getByRole('navigation').getByRole('link').evaluateAll<string[], { pathname: string }>((links) => links.map(({ pathname }) => pathname)); // prettier-ignore
    const opened = [`/memories?id=${id}`, '/memories?id=said', `/memories?id=of ${who}`, `/blocks?block=${block}`, `/blocks?agent=${agent}`, '/blocks?tab=kinds&of=helper&task=task']; // prettier-ignore
    const walk = walker(page, user);
    const turns = [
      ...ROUTES.filter((route) => isTurn(screens.indexOf(screenOf(route)), place)),
      ...opened.filter((_, turn) => isTurn(turn, place)),
    ];
    for (const route of turns) if (shown.includes(`/console${screenOf(route)}`)) await walk.over(route);
    await context.close();
    return walk;
  }
});

interface Walk {
  readonly refused: readonly string[];
  readonly pressed: ReadonlySet<string>;
}

/** Presses every control of a screen and completes its action; what the server refuses to the key is recorded. */
function walker(page: Page, user: string) {
  const refused: string[] = [];
  const pressed = new Set<string>();
  let at = '';
  let open_ = 0;
  page.on('request', () => (open_ += 1));
  page.on('requestfinished', () => (open_ -= 1));
  page.on('requestfailed', () => (open_ -= 1));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 403) refused.push(`${at}: ${response.request().method()} ${pathname}`);
  });
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  /** Until no request is in progress or was started because of a response. */
  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < 5; quiet = open_ > 0 ? 0 : quiet + 1) await page.waitForTimeout(20);
  }

  const namesOf = (role: 'button' | 'menuitem') =>
    (role === 'button' ? main : page)
      .getByRole(role, { disabled: false })
      .evaluateAll<string[], { ariaLabel: string | null; innerText: string; matches(selector: string): boolean }>((all) =>
        all.filter((one) => !one.matches('[data-row]')).map((one) => one.ariaLabel ?? one.innerText.trim()),
      ); // prettier-ignore

  /** Permanent deletions are pressed last. */
  const last = (name: string) => Number(/Erase|Delete|Discard|Revoke|Forget|Undo/.test(name));

  async function goThrough(): Promise<void> {
    if (!(await dialog.isVisible())) return;
    const [sure] = (await dialog.getByText(/^Type .* to confirm$/).allInnerTexts()).map((text) => text.slice(5, -11));
    for (const field of await dialog.getByRole('textbox').all()) {
      if ((await field.inputValue()) !== '') continue;
      await field.fill(sure ?? ((await field.getAttribute('type')) === 'url' ? 'https://example.com/' : 'x'));
    }
    const go = dialog.locator('button[type=submit]');
    if (await go.isEnabled().catch(() => false)) await go.click();
    await settle();
  }

  async function press(name: string, item?: string): Promise<void> {
    // The key in use is neither revoked nor rotated.
    const row = /^(Revoke|Rotate)$/.test(name) ? main.getByRole('row', { name: /img src/ }) : main;
    const button = row.getByRole('button', { name, exact: true, disabled: false }).first();
    if (!(await button.isVisible())) return;
    try {
      await button.click({ timeout: 30_000 });
    } catch (error) {
      // A list that was read again may have lost its button since it was seen.
      if (await button.isVisible()) throw error;
      return;
    }
    if (item !== undefined) await page.getByRole('menuitem', { name: item, exact: true }).click();
    await settle();
    await goThrough();
  }

  /** `within`: without a fresh load, if nothing covers the page. */
  async function load(route: string, within = false): Promise<void> {
    const address = addressOf(route, user);
    if (within && !(await dialog.isVisible())) await follow(page, address);
    else await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settle();
    const boxes = main.getByRole('checkbox', { name: 'Choose this memory' });
    if (await boxes.first().isVisible()) await boxes.first().check();
  }

  async function over(route: string): Promise<void> {
    const path = route.split('?')[0] ?? '';
    at = route;
    await load(route, true);
    let [before, fresh, acted] = [page.url(), true, false];
    const act = async (name: string, item?: string) => {
      // Memories of different kinds allow different actions; otherwise a button is the same on every address of its
      // screen.
      const known = `${/[?&]id=/.test(route) ? route : path} ${name} ${item ?? ''}`;
      if (pressed.has(known)) return;
      pressed.add(known);
      if (!fresh) await load(route);
      if (!fresh) before = page.url();
      at = `${route}: ${name}${item === undefined ? '' : `, ${item}`}`;
      await press(name, item);
      acted = true;
      fresh = page.url() === before && !(await dialog.isVisible()) && last(name) === 0;
    };
    for (const name of [...new Set(await namesOf('button'))].sort((a, b) => last(a) - last(b))) {
      if (name !== 'More') await act(name);
      else {
        const more = main.getByRole('button', { name, exact: true, disabled: false }).first();
        // A dialog that opened late covers it, and an action that ended late may have left its page.
        if (!fresh || !(await more.isVisible())) await load(route);
        [before, fresh] = [page.url(), true];
        const isThere = await more.waitFor({ timeout: 30_000 }).then(
          () => true,
          () => false,
        );
        // As in `press`: what an earlier action on this screen started may have taken its row.
        if (!isThere && acted) continue;
        await more.click();
        const items = await namesOf('menuitem');
        await page.keyboard.press('Escape');
        for (const item of items.sort((a, b) => last(a) - last(b))) await act(name, item);
      }
    }
  }

  return { refused, pressed, over };
}
