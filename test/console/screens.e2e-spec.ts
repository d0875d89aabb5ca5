import { holdRecord, holdUser } from '@contracts/privacy/legal-hold.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { listUsers } from '@contracts/users/users.operations.js';
import { settle, withBrowser } from '@test/support/browser.js';
import { type Scope, violations } from './support/axe.js';
import { type Console, openConsole, ROUTES } from './support/console.js';
import { giveUp, NAME, plant, PLANTED, type Planted } from './support/planted.js';

/**
 * If set, axe looks at everything in both themes and at each width. Otherwise it looks so at every screen and at every
 * third dialog. At what else an address opens it looks in the light theme; whether that fits is tested at each width.
 */
const EVERY_LOOK = process.env['RECOLLECT_SCREENS'] === 'every look';
const inTurn = <T>(all: readonly T[]): readonly T[] => all.filter((_, place) => EVERY_LOOK || place % 3 === 0);
let console: Console;
let planted: Planted;

/** A dialog and the presses that lead to it, by the names of the buttons. */
type Way = readonly [route: string, ...presses: string[]];
const CHOOSE = 'Choose this memory';

withBrowser('every screen and dialog of the console', () => {
  beforeAll(async () => {
    console = await openConsole('ada');
    planted = await plant(console.app);
    await giveUp(console.app);
    const holder = console.app.user('holder');
    await holder.ok(storeRecord, { body: { id: 'held', content: 'Kept for the court.' } });
    await holder.ok(holdRecord, { params: { id: 'held' } });
    await console.app.client().ok(holdUser, { params: { user_id: 'holder' } });
    // More entries of the audit than it shows at first.
    await Promise.all(Array.from({ length: 50 }, () => console.app.client().ok(listUsers)));
  });
  afterAll(() => console?.stop());
  afterEach(() => expect([...console.seen.faults, ...console.seen.strangers]).toEqual([]));

  /** The menu and the line above the content: axe looks at them once for each screen, and not at its other addresses. */
  const FRAME = ['#menu', 'header:not(main *)'];

  /** In both themes, which need no new load: everything in the light one, and in the dark one its colours. */
  async function look(where: string, scope: Scope = {}, isWhole = true): Promise<string[]> {
    const found: string[] = [];
    for (const theme of isWhole ? (['light', 'dark'] as const) : (['light'] as const)) {
      await inTheme(theme);
      const faults = await violations(console.page, theme === 'dark' ? { ...scope, of: 'colours' } : scope);
      found.push(...faults.map((fault) => `${where} (${theme}): ${fault}`));
    }
    return found;
  }

  async function inTheme(colorScheme: 'light' | 'dark'): Promise<void> {
    await console.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await console.page.locator(`html[data-theme=${colorScheme}]`).waitFor();
  }

  /** Adds an element to the first that the selector finds, and rules of style for it. */
  const add = (to: string, html: string, style = '') =>
    console.page.evaluate(`(() => {
      document.querySelector(${JSON.stringify(to)}).insertAdjacentHTML('beforeend', ${JSON.stringify(html)});
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(${JSON.stringify(style)});
      document.adoptedStyleSheets.push(sheet);
    })()`);

  const PHONE = '@media (width < 500px)';
  const plantedFaults = [
    ['in the content', 'main header', '<img class="it">', '', /light\): image-alt: .*it/],
    ['in the menu', '#menu', '<img class="it">', '', /light\): image-alt: .*it/],
    ['above the content', 'header', '<img class="it">', '', /light\): image-alt: .*it/],
    ['in the colours of the dark theme', 'main', '<p class="it">Pale</p>', '[data-theme=dark] .it { color: #333 }', /^it \(dark\): color-contrast: .*it/],
    ['in links that only the dark theme hides', 'main', '<p class="it">Words around <a href="/">a link</a></p>', '[data-theme=dark] .it { color: #aaa } [data-theme=dark] .it a { color: #bbb; text-decoration: none }', /^it \(dark\): link-in-text-block/],
    ['in the size of buttons when narrow', 'main', '<p class="it"><button>+</button><button>-</button></p>', '.it button { width: 30px; height: 30px } @media (width < 768px) { .it button { padding: 0; border: 0; font-size: 8px; line-height: 8px; width: 8px; height: 8px } }', /^at 640: target-size.*at 360: target-size/s],
    ['in the name of what only a phone shows', 'main', '<button class="it"></button>', `.it { display: none; width: 30px; height: 30px } ${PHONE} { .it { display: block } }`, /^at 360: button-name/],
    ['in the colours of what only a phone shows', 'main', '<p class="it">Pale</p>', `.it { display: none; color: #333 } ${PHONE} { .it { display: block } }`, /^at 360: color-contrast/],
    ['in colours of a phone alone', 'main', '<p class="it">Pale</p>', `${PHONE} { .it { color: #333 } }`, /^at 360: color-contrast/],
  ] as const; // prettier-ignore
  it.each(inTurn(plantedFaults))(
    'is checked by an axe that finds a planted fault %s',
    async (_, to, html, style, found) => {
      await console.walk('/search');
      await add(to, html, style);
      expect(await faultsOf('it', to.startsWith('main') ? { without: FRAME } : {})).toMatch(found);
      await console.page.evaluate(`document.querySelector('.it').remove(); document.adoptedStyleSheets = [];`);
    },
  );

  it('is checked by an axe that finds a planted fault in a dialog, in both themes and on a phone', async () => {
    await console.go('/people');
    await press('Erase…');
    await console.dialog().waitFor();
    await add('dialog[open]', '<img><p class=planted>Pale</p>', 'html[data-theme=dark] .planted { color: #333 }');
    await add('dialog[open]', '<p class=small>Pale</p>', '.small { display: none; color: #777; background: #888 } @media (width < 500px) { .small { display: block } }'); // prettier-ignore
    const faults = (await faultsInDialog('it')).join();
    for (const found of [/it \(light\): image-alt/, /it \(dark\): color-contrast/, /it, on a phone, .*image-alt/]) expect(faults).toMatch(found); // prettier-ignore
    for (const theme of ['light', 'dark']) expect(faults).toMatch(`it, on a phone, ${theme}: color-contrast`);
  });

  async function faultsOf(route: string, scope: Scope, isWhole = true): Promise<string> {
    const faults = await look(route, scope, isWhole);
    for (const [width, height] of [[640, 450], [360, 740]] as const) faults.push(...(await wide(width, height, scope, isWhole)));
    return faults.join('\n');
  } // prettier-ignore

  /** Beside the screens: what an address opens in them, including what does not exist. */
  const OPENED = [
    ...['about', 'versions', 'passages', 'links', 'fate'].map((tab) => `/memories?id=ID&tab=${tab}`),
    '/links?id=ID', '/blocks?block=BLOCK', '/blocks?agent=AGENT', '/blocks?tab=kinds&task=task', '/memories?id=nobody',
    '/memories?tags=none', '/memories?id=planted',
  ]; // prettier-ignore
  /** Where the planted text is visible. */
  const READ = [
    '/memories', '/search?q=tea', '/timeline', '/administration', '/memories?id=planted', '/memories?id=ID&tab=versions', '/links?id=ID',
  ]; // prettier-ignore

  it.each([...ROUTES, ...OPENED])('shows what is stored as text, fits, is told and has no fault for axe: %s', async (route) => {
    const { page } = console;
    const { id, block, agent } = planted;
    // Each screen by a fresh load; what else its address opens as by a link, which needs no load of the program and of axe.
    const reach = route.includes('?') ? console.walk : console.go;
    await reach(route.replace('ID', id).replace('BLOCK', block).replace('AGENT', agent));
    while (await page.getByText(/^Loading /).count()) await page.waitForTimeout(20);
    expect(steady(await page.locator('body').ariaSnapshot())).toMatchSnapshot();
    const made = `document.querySelectorAll('body img, body script:not([src]), body b, body a[href^="javascript"]').length`;
    expect(await page.evaluate(made)).toBe(0);
    if (READ.includes(route)) expect(await page.locator('body').innerText()).toContain(PLANTED.slice(0, 30));
    const isScreen = !route.includes('?');
    expect(await faultsOf(route, isScreen ? {} : { without: FRAME }, EVERY_LOOK || isScreen)).toBe('');
  }); // prettier-ignore

  /** At 200 % zoom, and on a phone: nothing is wider than the screen, and the menu and its way out are in reach. */
  async function wide(width: number, height: number, scope: Scope, isWhole: boolean): Promise<string[]> {
    const { page } = console;
    await page.setViewportSize({ width, height });
    const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    // There a table is a list of cards, but announced as a table.
    const seen = isWhole ? await violations(page, { ...scope, of: 'shapes' }) : [];
    const found = seen.map((fault) => `at ${width}: ${fault}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: 1280, height: 900 });
    return over > 0 ? [...found, `${over} px too wide at ${width}`] : found;
  }

  /** Names, roles and order, without ids, times, figures and stored texts. */
  function steady(snapshot: string): string {
    const kept =
      /^\s*- (banner|main|navigation|heading|region|button|link|tab|tablist|textbox|combobox|checkbox|slider|group)\b/;
    const lines = snapshot
      .split('\n')
      .filter((line) => kept.test(line) && !/[<>\\]|[a-z]+_[0-9a-z]{26}|planted/.test(line))
      .map((line) => line.replaceAll(/\d+/g, '0').replace(/^(\s*- [a-z]+(?: "[^"]*")?).*$/, '$1'));
    // What surrounds every screen is recorded once, by the first.
    const from = lines.findIndex((line) => /- main/.test(line));
    return [...new Set(lines.slice(from))].join('\n');
  }

  it('has no fault for axe with everybody selected, and with nobody', async () => {
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
        await console.walk(route, user);
        faults.push(...(await look(`${route} of ${user}`, route === '' ? {} : { without: FRAME }, EVERY_LOOK)));
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
    ['/memories?id=held&user=holder', 'More', 'Release from legal hold'],
    ['/people', 'End the hold'],
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

  it('has no fault for axe in what can be done with chosen memories', async () => {
    await console.walk('/memories');
    await press(CHOOSE);
    expect(await faultsOf('what is chosen', { without: FRAME })).toBe('');
  });

  it.each(inTurn(ways).map((way) => ({ way, said: way.join(', ') })))(
    'has no fault for axe in the dialog of $said, and fits',
    async ({ way }) => {
      const [route, ...presses] = way;
      await console.walk(route.replace('PLANTED', planted.block));
      for (const name of presses) await press(name);
      await dialogHasNone(`${route}: ${presses.join(', ')}`);
    },
  );

  it('has no fault for axe when a secret is shown once', async () => {
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
    await settle(page);
    const faults = await faultsInDialog(name);
    await page.keyboard.press('Escape');
    await console.dialog().waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  }

  /** In what a dialog covers, nothing can be reached. */
  async function faultsInDialog(name: string): Promise<string[]> {
    const { page } = console;
    const within = 'dialog[open]';
    const faults = await look(name, { within });
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [theme, of] of [['dark', 'shapes'], ['light', 'shown']] as const) {
      await inTheme(theme);
      faults.push(...(await violations(page, { within, of })).map((fault) => `${name}, on a phone, ${theme}: ${fault}`));
    } // prettier-ignore
    const over = await page.evaluate<number>(
      'Math.max(document.documentElement.scrollWidth, document.querySelector("dialog[open]").scrollWidth) - innerWidth',
    );
    await page.setViewportSize({ width: 1280, height: 900 });
    return over > 0 ? [...faults, `${name}: ${over} px too wide`] : faults;
  }
});
