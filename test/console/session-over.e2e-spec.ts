import { createBlock, getBlock } from '@contracts/blocks/blocks.operations.js';
import { getRecord, storeRecord } from '@contracts/records/records.operations.js';
import { follow, openPage, type Seen, settle, signIn, withBrowser } from '@test/support/browser.js';
import type { Locator, Page } from 'playwright-core';
import { violations } from './support/axe.js';
import { addressOf, type Console, openConsole } from './support/console.js';

let console: Console;
let seen: Seen;
let page: Page;

withBrowser('a session that ends while somebody types', () => {
  beforeAll(async () => {
    console = await openConsole('ada');
  });
  afterAll(() => console?.stop());
  beforeEach(async () => {
    seen = await openPage(console.browser, console.app.url);
    ({ page } = seen);
    await signIn(page, console.app.adminKey, '?user=ada');
  });
  afterEach(async () => {
    expect([...seen.faults, ...seen.strangers]).toEqual([]);
    await seen.context.close();
  });

  const over = (of = page) => of.getByRole('dialog', { name: 'Your session is over' });
  const isFocused = (target: Locator) => target.evaluate((element) => element === element.ownerDocument.activeElement);

  /** As the browser does when its time is up. */
  const runsOut = () => seen.context.clearCookies();

  async function signsIn(key = console.app.adminKey): Promise<void> {
    await over().getByLabel('API key or user token').fill(key);
    await page.keyboard.press('Enter');
    await over().waitFor({ state: 'detached' });
  }

  async function open(route: string): Promise<void> {
    await follow(page, addressOf(route, 'ada'));
    await settle(page);
  }

  async function edit(content: string, text: string): Promise<string> {
    const { id } = await console.app.user('ada').ok(storeRecord, { body: { content } });
    await open(`/memories?id=${id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Text', { exact: true }).fill(text);
    return id;
  }

  const save = () => page.getByRole('button', { name: 'Save', exact: true });

  it('keeps the text of a memory, and saves it after its user has signed in again', async () => {
    const id = await edit('Ada rows.', 'Ada rows on Sundays.');
    await runsOut();
    await save().click();
    await over().waitFor();
    expect(await console.app.user('ada').ok(getRecord, { params: { id } })).toMatchObject({ version: 1 });
    await signsIn();
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('Ada rows on Sundays.');
    expect(await page.getByRole('alert').count()).toBe(0);
    await save().click();
    await page.getByText('Saved as a new version.').waitFor();
    expect(await console.app.user('ada').ok(getRecord, { params: { id } })).toMatchObject({
      content: 'Ada rows on Sundays.',
    });
  });

  it('keeps the text of a block if the page itself finds out, also that it was signed out elsewhere', async () => {
    const body = { label: 'diary', value: 'Monday.' };
    const { id } = await console.app.user('ada').ok(createBlock, { body });
    await open(`/blocks?block=${id}`);
    const text = page.getByRole('region', { name: 'diary' }).getByLabel('Text');
    await text.fill('Monday. Tuesday.');
    const [cookie] = await seen.context.cookies();
    const headers = { Cookie: `${cookie?.name}=${cookie?.value}`, 'Sec-Fetch-Site': 'same-origin' };
    await fetch(`${console.app.url}/console/session`, { method: 'DELETE', headers });
    await page.evaluate("setInterval(() => dispatchEvent(new Event('visibilitychange')), 100)");
    await over().waitFor();
    await signsIn();
    expect(await text.inputValue()).toBe('Monday. Tuesday.');
    await save().click();
    await page.getByText('Saved as a new version.').waitFor();
    expect(await console.app.user('ada').ok(getBlock, { params: { block_id: id } })).toMatchObject({
      value: 'Monday. Tuesday.',
    });
  });

  it('keeps the page if what the key may do cannot be read again', async () => {
    await edit('Ada skates.', 'Ada skates on Fridays.');
    let failures = 0;
    await page.route('**/v1/me', (route) => route.abort());
    page.on('requestfailed', (request) => (failures += request.url().endsWith('/v1/me') ? 1 : 0));
    await runsOut();
    await save().click();
    await over().waitFor();
    await signsIn();
    // Once by the client's own repetition.
    while (failures < 2) await page.waitForTimeout(50);
    await settle(page);
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('Ada skates on Fridays.');
  });

  it('takes the focus into the sign-in, keeps it there, hides the page, and gives the focus back', async () => {
    await edit('Ada sings.', 'Ada sings bass.');
    await runsOut();
    await save().press('Enter');
    await over().waitFor();
    const key = over().getByLabel('API key or user token');
    expect(await isFocused(key)).toBe(true);
    const inside = () => over().evaluate((dialog) => dialog.contains(dialog.ownerDocument.activeElement));
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      // The browser itself is between the last and the first.
      const out = 'document.activeElement === document.body';
      expect((await inside()) || (await page.evaluate(out))).toBe(true);
    }
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await over().waitFor();
    const backdrop =
      "getComputedStyle([...document.querySelectorAll('dialog:modal')].at(-1), '::backdrop').backgroundColor";
    expect(await page.evaluate(backdrop)).not.toMatch(/rgba|\//);
    expect(await violations(page)).toEqual([]);
    await key.fill('rk_nothing');
    await page.keyboard.press('Enter');
    await over().getByRole('alert').waitFor();
    await signsIn();
    expect(await isFocused(save())).toBe(true);
  });

  it('leaves the page if another key signs in', async () => {
    await edit('Ada paints.', 'Ada paints walls.');
    await runsOut();
    await save().click();
    const { key } = await console.app.key({ name: 'reader', permissions: ['records:read'] });
    await signsIn(key);
    await page.getByText('key “reader”').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0);
  });

  it('is one for all tabs: a sign-in in one brings back the others, a sign-out leaves them', async () => {
    await edit('Ada swims.', 'Ada swims in lakes.');
    await runsOut();
    await save().click();
    await over().waitFor();
    const other = await seen.context.newPage();
    await signIn(other, console.app.adminKey, '?user=ada');
    await over().waitFor({ state: 'detached' });
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('Ada swims in lakes.');
    await save().click();
    await page.getByText('Saved as a new version.').waitFor();
    await other.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You have signed out in another tab.').waitFor();
    expect(await page.getByText('Ada swims').count()).toBe(0);
  });
});
