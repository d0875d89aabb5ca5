import { withBrowser } from '@test/support/browser.js';
import { type Console, openConsole, ROUTES, violations } from './support/console.js';
import { giveUp, NAME, plant, type Planted } from './support/planted.js';

let console: Console;
let planted: Planted;

/** A dialog and the presses that lead to it, by the names of the buttons. */
type Way = readonly [route: string, ...presses: string[]];
const CHOOSE = 'Choose this memory';

withBrowser('what axe finds in the console (WCAG 2.2 AA)', () => {
  beforeAll(async () => {
    console = await openConsole('ada');
    planted = await plant(console.app);
    await giveUp(console.app);
  });
  afterAll(() => console?.stop());
  afterEach(() => expect([...console.seen.faults, ...console.seen.strangers]).toEqual([]));

  /** In both themes, which need no new load. */
  async function look(where: string): Promise<string[]> {
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await console.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await console.page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      found.push(...(await violations(console.page)).map((fault) => `${where} (${colorScheme}): ${fault}`));
    }
    return found;
  }

  it('is a picture without words, where one is planted', async () => {
    await console.go('/people');
    await console.page.evaluate(`document.querySelector('main').append(document.createElement('img'))`);
    expect((await look('/people')).join()).toMatch(/light.*image-alt.*dark.*image-alt/);
  });

  it('is nothing on any screen, in light and dark', async () => {
    const { id, block, agent } = planted;
    const tabs = ['about', 'versions', 'passages', 'links', 'fate'].map((tab) => `/memories?id=${id}&tab=${tab}`);
    const opened = [
      `/links?id=${id}`,
      `/blocks?block=${block}`,
      `/blocks?agent=${agent}`,
      '/blocks?tab=kinds&task=task',
    ];
    const faults: string[] = [];
    for (const route of [...ROUTES, ...tabs, ...opened, '/memories?id=nobody', '/memories?tags=none', '/nowhere']) {
      await console.go(route).catch(() => console.page.getByText('There is no such page').waitFor());
      faults.push(...(await look(route)));
    }
    expect(faults).toEqual([]);
  }, 400_000);

  it('is nothing where everybody is shown, and where nobody is', async () => {
    const faults: string[] = [];
    for (const user of ['*', 'nobody-yet']) {
      for (const route of [
        '',
        '/memories',
        '/timeline',
        '/conversations',
        '/blocks',
        '/forgetting?tab=summaries',
        '/links',
      ]) {
        await console.go(route, user);
        faults.push(...(await look(`${route} of ${user}`)));
      }
    }
    expect(faults).toEqual([]);
  }, 240_000);

  const ways: readonly Way[] = [
    ['/memories', 'New memory'],
    ...['Pin', 'Forget', 'Hold back', 'Legal hold', 'Release', 'Delete'].map((act): Way => ['/memories', CHOOSE, act]),
    ...['Edit', 'Forget'].map((act): Way => ['/memories?id=planted', act]),
    ...['Hold back', 'Delete for good…'].map((act): Way => ['/memories?id=planted', 'More', act]),
    ['/blocks', 'New block'],
    ['/blocks?block=PLANTED', 'Delete'],
    ['/forgetting?tab=folds', 'Fold now'],
    ['/people', 'Erase…'],
    ['/administration', 'New key'],
    ['/administration', 'Rotate'],
    ['/administration', 'Revoke'],
    ['/administration?tab=jobs', 'Discard'],
    ['/administration?tab=webhooks', 'New webhook'],
    ['/administration?tab=webhooks', 'What was sent'],
    ['/administration?tab=webhooks', 'New secret'],
    ['/administration?tab=webhooks', 'Delete…'],
  ]; // prettier-ignore

  it.each(ways.map((way) => ({ way, said: way.join(', ') })))('is nothing in the dialog of $said', async ({ way }) => {
    const [route, ...presses] = way;
    await console.go(route.replace('PLANTED', planted.block));
    for (const name of presses) await press(name);
    await dialogHasNone(`${route}: ${presses.join(', ')}`);
  });

  it('is nothing where a secret is shown once', async () => {
    const { page } = console;
    await console.go('/administration');
    await press('New key');
    await page.getByLabel('Name').fill('reader');
    await console.dialog().getByRole('button', { name: 'Make' }).click();
    await page.getByText('The new key, shown this once').waitFor();
    await dialogHasNone('the new key');
    await console.go('/administration?tab=tenants');
    await page.getByLabel('New tenant').fill(`${NAME} 2`);
    await press('Make, with an admin key');
    await page.getByText('The tenant’s admin key, shown this once').waitFor();
    await dialogHasNone('the key of a tenant');
  });

  async function press(name: string): Promise<void> {
    const { page } = console;
    if (name === CHOOSE) return page.getByRole('checkbox', { name: CHOOSE }).first().check();
    const open = page.getByRole('button', { name, exact: true }).or(page.getByRole('menuitem', { name, exact: true }));
    await open.first().click();
  }

  /** On a wide screen and on a phone, where it may not be wider than the screen either. */
  async function dialogHasNone(name: string): Promise<void> {
    const { page } = console;
    await console.dialog().waitFor();
    await page.waitForLoadState('networkidle');
    const faults = await look(name);
    await page.setViewportSize({ width: 360, height: 740 });
    faults.push(...(await look(`${name}, on a phone`)));
    const over = await page.evaluate<number>(
      'Math.max(document.documentElement.scrollWidth, document.querySelector("dialog[open]").scrollWidth) - innerWidth',
    );
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press('Escape');
    await console.dialog().waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    expect(over).toBeLessThanOrEqual(0);
  }
});
