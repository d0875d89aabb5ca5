import { openPage, settle, withBrowser } from '@test/support/browser.js';
import type { Locator, Page } from 'playwright-core';
import { storeRecord } from '@contracts/records/records.operations.js';
import { type Console, openConsole } from './support/console.js';
import { plant } from './support/planted.js';

let console: Console;
/** Nothing here is clicked, and the focus moves only by key presses. */
let page: Page;

withBrowser('the console by the keyboard alone', () => {
  beforeAll(async () => {
    console = await openConsole('ada');
    ({ page } = console);
    await plant(console.app);
  });
  afterAll(() => console?.stop());
  afterEach(() => expect([...console.seen.faults, ...console.seen.strangers]).toEqual([]));

  const isFocused = (target: Locator) => target.evaluate((element) => element === element.ownerDocument.activeElement);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

  /** The focus after the last key, once it has moved. */
  async function focusIsOn(target: Locator): Promise<void> {
    while (!(await isFocused(target))) await page.waitForTimeout(20);
  }

  /**
   * Presses Tab repeatedly, like a person without a mouse, and observes the focus. Busy controls are skipped by Tab, so
   * they are waited for.
   */
  async function reach(target: Locator, most = 150): Promise<void> {
    await target.waitFor();
    while (await target.isDisabled()) await page.waitForTimeout(20);
    let element = await target.elementHandle();
    for (let presses = 0; presses <= most; presses += 1) {
      // Found anew only when it was drawn anew: to find it by its role costs more than to press a key.
      const kept = await element?.evaluate((one) => one.isConnected && [one === one.ownerDocument.activeElement]);
      if (!kept) element = await target.elementHandle();
      if (kept ? kept[0] : await isFocused(target)) {
        const seen = 'getComputedStyle(document.activeElement).outlineStyle !== "none"';
        expect(await page.evaluate(seen)).toBe(true);
        return;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`no ${most} presses of Tab lead to ${String(target)}`);
  }

  async function press(target: Locator, key = 'Enter'): Promise<void> {
    await reach(target);
    await page.keyboard.press(key);
  }

  async function write(label: string | RegExp, text: string): Promise<void> {
    await reach(page.getByLabel(label, { exact: true }).first());
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  }

  async function filled(label: string): Promise<void> {
    while ((await page.getByLabel(label).inputValue()) === '') await page.waitForTimeout(50);
  }

  const says = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();

  it.each([
    'Home', 'Memories', 'Search', 'Context', 'Timeline', 'Conversations', 'Blocks and agents', 'Forgetting and folding', 'Links',
    'People and privacy', 'Administration',
  ])('walks to %s and into it', async (name) => {
    await console.go(name === 'Home' ? '/links' : '');
    await press(page.getByRole('navigation').getByRole('link', { name, exact: true }));
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await settle(page);
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(`document.querySelector('main').contains(document.activeElement)`)) return;
    }
    throw new Error(`Tab does not lead into ${name}`);
  }); // prettier-ignore

  it('signs in, skips to the content, and signs out', async () => {
    const own = page;
    const other = await openPage(console.browser, console.app.url);
    page = other.page;
    await page.goto('/console?user=ada');
    await focusIsOn(page.getByLabel('API key or user token'));
    await page.keyboard.type(console.app.adminKey);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await press(page.getByRole('link', { name: 'Skip to the content' }));
    await focusIsOn(page.locator('#main'));
    await press(button('Sign out'));
    await page.getByLabel('API key or user token').waitFor();
    await other.context.close();
    page = own;
  });

  it('gives the focus back to what opened a dialog, and never to the top of the page', async () => {
    await console.go('/memories?id=planted');
    await press(button('Edit'));
    await press(console.dialog().getByRole('button', { name: 'Cancel' }));
    await focusIsOn(button('Edit'));
    await page.keyboard.press('Enter');
    await press(console.dialog().getByRole('button', { name: 'Close' }));
    await focusIsOn(button('Edit'));
    await page.keyboard.press('Enter');
    await console.dialog().waitFor();
    await page.keyboard.press('Escape');
    await focusIsOn(button('Edit'));
    await press(button('More'));
    const holdBack = page.getByRole('menuitem', { name: 'Hold back' });
    await holdBack.waitFor();
    while (!(await isFocused(holdBack))) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await console.dialog().waitFor();
    await page.keyboard.press('Escape');
    await focusIsOn(button('More'));
    // Of a memory that is closed, to its row.
    await console.app.user('lone').ok(storeRecord, { body: { content: 'The only one.' } });
    await console.go('/memories', 'lone');
    const row = page.getByRole('list', { name: 'Memories' }).getByRole('button').first();
    await press(row);
    await press(button('Close this memory'));
    await focusIsOn(row);
    // What had it is gone.
    await console.go('/blocks');
    await press(page.getByRole('link', { name: /^planted_by/ }));
    await press(button('Close this block'));
    await focusIsOn(page.locator('#main'));
    await page.setViewportSize({ width: 390, height: 844 });
    await press(button('Menu'));
    await press(page.getByRole('navigation').getByRole('link', { name: 'Memories', exact: true }));
    await focusIsOn(page.locator('#main'));
    await press(row);
    await focusIsOn(button('Close this memory'));
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('selects whose memory is shown, and loads the demo conversation', async () => {
    await console.go('');
    await write('Memory of', 'mara');
    await page.keyboard.press('Enter');
    await page.waitForURL(/user=mara/);
    await press(button('Load the demo conversation'));
    await says(/The demo conversation is stored/);
  });

  it('stores a memory, edits it, and deletes it permanently', async () => {
    await console.go('/memories');
    await press(button('New memory'));
    await write('What to remember', 'Ada plays the viola.');
    await press(button('Store'));
    const detail = page.getByRole('region', { name: 'Memory', exact: true });
    await detail.getByText('Ada plays the viola.').waitFor();
    await press(button('Edit'));
    await write('Text', 'Ada plays the cello.');
    await press(button('Save'));
    await detail.getByText('Ada plays the cello.').first().waitFor();
    await reach(page.getByRole('tab', { name: 'About' }));
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: /Versions/, selected: true }).waitFor();
    await page.getByRole('insertion').getByText('cello').waitFor();
    await press(button('More'));
    await page.locator('[role=menuitem]:focus', { hasText: 'Pin' }).waitFor();
    await page.keyboard.press('End');
    await page.locator('[role=menuitem]:focus', { hasText: 'Delete for good' }).waitFor();
    await page.keyboard.press('Enter');
    await write('Type delete to confirm', 'delete');
    await page.keyboard.press('Enter');
    await says('Deleted for good.');
  });

  it('moves down the list, cancels a dialog, and forgets two memories at once', async () => {
    for (const content of ['Ada sold her car.', 'Ada bought a bicycle.']) {
      await console.app.user('ada').ok(storeRecord, { body: { content } });
    }
    await console.go('/memories');
    await reach(page.locator('[data-row="0"]'));
    await page.keyboard.press('ArrowDown');
    await page.locator('[data-row="1"]:focus').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.locator('[data-row="0"]:focus').waitFor();
    await page.keyboard.press('Shift+Tab');
    await focusIsOn(page.getByRole('checkbox', { name: 'Choose this memory' }).first());
    await page.keyboard.press('Space');
    await says('1 memory chosen');
    await press(page.getByRole('checkbox', { name: 'Choose this memory' }).nth(1), 'Space');
    await says('2 memories chosen');
    await press(button('Forget'));
    await console.dialog().waitFor();
    expect(await page.evaluate(`document.querySelector('dialog').contains(document.activeElement)`)).toBe(true);
    await page.keyboard.press('Escape');
    await console.dialog().waitFor({ state: 'detached' });
    await focusIsOn(button('Forget'));
    await page.keyboard.press('Enter');
    await press(console.dialog().getByRole('button', { name: 'Forget', exact: true }));
    await says('2 memories forgotten.');
  });

  it('searches, sees why, rates a result, and compares two settings', async () => {
    await console.go('/search');
    await write('Question', 'What does Ada drink?');
    await page.keyboard.press('Enter');
    await says('Ada prefers tea without milk.');
    await press(
      page
        .locator('li', { hasText: 'Ada prefers tea without milk.' })
        .locator('summary', { hasText: 'Found by' })
        .first(),
    );
    await page.locator('details[open]').getByText('Words of the question in it').waitFor();
    await press(page.getByRole('button', { name: 'Useful', exact: true }).first());
    await page.getByRole('button', { name: 'Useful', exact: true, pressed: true }).waitFor();
    await press(button('Answer with evidence'));
    await page.getByRole('region', { name: 'Answer', exact: true }).getByRole('table', { name: 'Evidence' }).waitFor();
    await press(button('Compare two settings'));
    await page.getByRole('region', { name: 'Results of B' }).waitFor();
  });

  it('builds the context for a model', async () => {
    await console.go('/context');
    await write('The message that is about to be answered', 'tea?');
    await write('Token budget', '400');
    await press(button('Build'));
    await says(/of 400 tokens/);
  });

  it('moves through time, and hides a lane', async () => {
    await console.go('/timeline');
    await press(page.getByRole('checkbox', { name: 'messages' }), 'Space');
    await page.waitForURL(/hide=messages/);
    await reach(page.getByRole('slider', { name: /valid_at/ }));
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('PageDown');
    await page.waitForURL(/valid_at=/);
    await press(page.getByRole('button', { name: 'Now', disabled: false }));
    await page.waitForURL((url) => !url.href.includes('valid_at'));
  });

  it('opens a conversation, and sees what was learned from a turn', async () => {
    await console.go('/conversations');
    await press(page.getByRole('main').getByRole('link', { name: 's1', exact: true }));
    await press(button('What was learned from it'));
    await page.getByRole('list', { name: 'Turns' }).getByRole('listitem').getByRole('listitem').first().waitFor();
  });

  it('creates a block, edits it, undoes and redoes', async () => {
    await console.go('/blocks');
    await press(button('New block'));
    await write('Label', 'human');
    await write('Text', 'The person is called Ada.');
    await press(console.dialog().getByRole('button', { name: 'Make' }));
    const editor = page.getByRole('region', { name: 'human' });
    await editor.waitFor();
    await write('Text', 'The person is called Ada Byron.');
    await press(button('Save'));
    await editor.getByText('Version 2').waitFor();
    await press(button('Undo'));
    await says('Undone.');
    await press(button('Redo'));
    await says('Done again.');
  });

  it('views what was forgotten and restores it, and folds what is old', async () => {
    await console.go('/forgetting');
    await reach(page.getByRole('tab', { name: 'What fades' }));
    await page.keyboard.press('ArrowRight');
    const [forgotten] = [page.getByRole('region', { name: 'Forgotten, and still restorable' })];
    await press(forgotten.getByRole('button', { name: 'Restore', exact: true }).first());
    await says('It is back, exactly as it was.');
    await reach(page.getByRole('tab', { name: 'What went' }));
    await page.keyboard.press('ArrowRight');
    await press(button('Fold now'));
    await press(console.dialog().getByRole('button', { name: 'Fold', exact: true }));
    await says('Folded.');
  });

  it('selects a name, and goes from one memory to its neighbourhood', async () => {
    await console.go('/links');
    await press(page.getByRole('button', { name: /^Ada/ }).first());
    await press(page.getByRole('link', { name: 'neighbourhood' }).first());
    await page.getByRole('table', { name: 'Linked memories' }).waitFor();
  });

  it('erases a person by their name, and verifies the receipt', async () => {
    await console.app.user('eve').ok(storeRecord, { body: { content: 'Eve listens.' } });
    await console.go('/people');
    await press(page.getByRole('row', { name: /^eve/ }).getByRole('button', { name: 'Erase…' }));
    await console.dialog().getByText(/will be gone for good/).waitFor(); // prettier-ignore
    await write('Type eve to confirm', 'eve');
    await page.keyboard.press('Enter');
    await says('completed');
    await press(button('Take the server’s key'));
    await filled('Receipt, as it was given');
    await filled('Public key (a JWK or a set)');
    await press(button('Check'));
    await says(/Genuine: signed as it is by/);
  });

  it('creates a key, and revokes it by its name', async () => {
    await console.go('/administration');
    await press(button('New key'));
    await write('Name', 'reader');
    await press(button('Make'));
    await press(button('I have it'));
    await press(page.getByRole('row', { name: /^reader/ }).getByRole('button', { name: 'Revoke' }));
    await write('Type reader to confirm', 'reader');
    await page.keyboard.press('Enter');
    await says('The key is revoked.');
  });
});
