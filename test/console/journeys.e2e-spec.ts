import { createBlock, updateBlock } from '@contracts/blocks/blocks.operations.js';
import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { settle, withBrowser } from '@test/support/browser.js';
import { waitUntil } from '@test/support/wait-until.js';
import type { Locator, Page } from 'playwright-core';
import { type Console, openConsole } from './support/console.js';

let console: Console;
let page: Page;

/** In sequence, on what the first of them stores. */
withBrowser('a journey through each screen, with the demo conversation', () => {
  beforeAll(async () => {
    console = await openConsole('mara');
    ({ page } = console);
  });
  afterAll(() => console?.stop());
  afterEach(() => expect([...console.seen.faults, ...console.seen.strangers]).toEqual([]));

  const main = () => console.main();
  const mara = () => console.app.user('mara');
  const press = (name: string | RegExp, within: Locator | Page = page) =>
    within.getByRole('button', { name, exact: true }).first().click();
  const says = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();

  it('shows what is stored, and loads the demo conversation if nothing is', async () => {
    await console.go('');
    await press('Load the demo conversation');
    await says(/The demo conversation is stored/);
    // 159 turns and ten facts; a summary that a job creates from them may exist as well.
    await main()
      .getByRole('listitem')
      .filter({ hasText: /^message/ })
      .getByText('159', { exact: true })
      .waitFor();
    expect(
      await console.app.count('records', "user_id = 'mara' and type in ('semantic', 'procedural', 'lesson')"),
    ).toBe(10);
    await console.go('/memories?id=demo-editor&tab=versions');
    await page.getByRole('insertion').getByText('Zed').waitFor();
    await page.getByRole('deletion').getByText('Helix').waitFor();
  });

  it('stores, edits, undoes and deletes a memory', async () => {
    await console.go('/memories');
    await page.getByRole('button', { name: 'New memory' }).click();
    await page.getByLabel('What to remember').fill('Mara plays the viola.');
    await page.getByRole('button', { name: 'Store', exact: true }).click();
    const detail = page.getByRole('region', { name: 'Memory', exact: true });
    await detail.getByText('Mara plays the viola.').waitFor();
    expect(page.url()).toContain('id=');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Text', { exact: true }).fill('Mara plays the cello.');
    await page.getByRole('dialog').getByText('What changes').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await detail.getByText('Mara plays the cello.').waitFor();
    await page.getByRole('tab', { name: /Versions/ }).click();
    await page.getByRole('insertion').getByText('cello').waitFor();
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await page.getByText('The last change is taken back.').waitFor();
    await detail.getByText('Mara plays the viola.').first().waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: /Delete for good/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/1 memory goes with/).waitFor();
    expect(await dialog.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
    await dialog.getByLabel(/Type delete/).fill('delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Deleted for good.').waitFor();
    expect(await console.app.count('records', "content = 'Mara plays the viola.'")).toBe(0);
  });

  it('explains a search, compares two settings and accepts feedback', async () => {
    await console.go('/search?q=What+is+Mara+allergic+to%3F&compare=yes&b_arms=keyword');
    await main()
      .getByText(/allergic to walnuts/)
      .first()
      .waitFor();
    await main()
      .getByText(/Found by/)
      .nth(1)
      .waitFor();
    await main()
      .getByText(/same place|only here|than beside/)
      .first()
      .waitFor();
    await press('Useful', main());
    await main().getByRole('button', { name: 'Useful', exact: true, pressed: true }).waitFor();
    expect(await console.app.count('search_feedback')).toBe(1);
    // What was said of a result is of its question, also for a memory that two questions find.
    const rated = main().getByRole('button', { name: /^(Useful|Not useful)$/, pressed: true });
    for (const question of ['walnuts', 'allergic to walnuts']) {
      const asked = page.waitForRequest((request) => request.postData()?.includes(`"query":"${question}"`) === true);
      await page.getByLabel('Question').fill(question);
      await press('Search', main());
      await asked;
      await settle(page);
    }
    await press('Not useful', main());
    await rated.first().waitFor();
    await page.goBack();
    await page.waitForURL(/q=walnuts&/);
    await rated.first().waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Python' }).click();
    await page.getByRole('region', { name: 'As Python' }).getByText('from recollect_client import Recollect').waitFor();
  });

  it('builds the context for a model', async () => {
    await console.go('/context?q=What+should+I+cook+for+Mara%3F');
    await main()
      .getByText(/of 1,000 tokens/)
      .waitFor();
    await main()
      .getByText(/allergic to walnuts/)
      .first()
      .waitFor();
    const leftOut = page.getByRole('table', { name: 'What was left out, and why' });
    // By its text, and not by its id.
    await leftOut
      .getByRole('link', { name: /^(?![a-z]+_0)/ })
      .first()
      .waitFor();
    // Also where blocks are left out, which are no memories.
    await console.go('/context?q=What+should+I+cook+for+Mara%3F&budget=100');
    await leftOut.getByRole('row').filter({ hasText: 'blocks' }).first().waitFor();
    await leftOut.getByRole('link', { name: /^(?![a-z]+_0)/ }).first().waitFor(); // prettier-ignore
    expect(await leftOut.getByRole('link', { name: /^block-/ }).count()).toBe(0);
  });

  it('goes back in time, and marks memories that were not yet valid', async () => {
    await console.go('/timeline');
    const life = main().getByRole('listitem').filter({ hasText: 'badly allergic to walnuts. Hazelnuts' }).first();
    await life.getByText('believed').waitFor();
    await console.go('/timeline?valid_at=2025-09-06T09:00:00Z');
    await life.getByText('not yet').waitFor();
    await page.getByRole('button', { name: 'Now', disabled: false }).click();
    await life.getByText('believed').waitFor();
  });

  it('draws a curve anew in the colours that are chosen', async () => {
    await console.go('/administration?tab=usage');
    const drawn = () => page.evaluate<string | undefined>('document.querySelector(".uplot canvas")?.toDataURL()');
    const light = await waitUntil('a curve', drawn);
    await page.getByLabel('Colours').selectOption('dark');
    await waitUntil('it to be dark', drawn, (now) => now !== undefined && now !== light);
    await page.getByLabel('Colours').selectOption('light');
    await waitUntil('it to be light', drawn, (now) => now === light);
  });

  it('reads a conversation, and what was learned from a turn', async () => {
    await console.go('/conversations');
    await main().getByRole('link', { name: 'session-10', exact: true }).click();
    await page.waitForURL(/session=session-10/);
    await console.go('/conversations?session=session-1');
    const turn = page.getByRole('list', { name: 'Turns' }).getByRole('listitem').filter({ hasText: 'walnut' }).first();
    await press('What was learned from it', turn);
    await turn.getByRole('listitem').first().waitFor();
  });

  it('offers the agents with whom there is a history, and reads the one that is chosen', async () => {
    const ada = console.app.user('ada');
    const said = (agent: string) => ({
      body: { agent, session_id: `with ${agent}`, messages: [{ role: 'user', content: `Hello, ${agent}.` }] },
    });
    await ada.ok(appendMessages, said('helper'));
    await ada.ok(appendMessages, said('<b>guide'));
    await console.app.user('bob').ok(appendMessages, said('stranger'));
    await console.go('/conversations', 'ada');
    const histories = main().getByRole('navigation', { name: 'Histories' });
    await histories.getByRole('link', { name: '<b>guide', exact: true }).waitFor();
    expect(await histories.getByRole('link').allTextContents()).toEqual(['Of no agent', '<b>guide', 'helper']);
    await says('Nothing was said here');
    await histories.getByRole('link', { name: 'helper', exact: true }).click();
    await page.waitForURL(/agent=helper/);
    await main().getByRole('link', { name: 'with helper', exact: true }).click();
    await page.waitForURL(/session=with/);
    await page.getByRole('list', { name: 'Turns' }).getByText('Hello, helper.').waitFor();
    await histories.getByRole('link', { name: '<b>guide', exact: true }).click();
    await main().getByRole('link', { name: 'with <b>guide', exact: true }).waitFor();
  });

  it('creates, edits and undoes a block', async () => {
    const { id } = await mara().ok(createBlock, { body: { label: 'plans', value: 'Mara plans a trip.' } });
    await console.go(`/blocks?block=${id}`);
    const editor = page.getByRole('region', { name: 'plans' });
    await editor.getByLabel('Text', { exact: true }).fill('Mara plans a trip to Graz.');
    await press('Save', editor);
    await editor.getByText('Version 2').waitFor();
    await press('Undo', editor);
    await says('Undone.');
    await editor.getByText('Version 1').waitFor();
    // What is being written stays, though an agent changes the block.
    await editor.getByLabel('Text', { exact: true }).fill('Mara plans to rest.');
    await mara().ok(updateBlock, { params: { block_id: id }, body: { value: 'Mara plans a feast.' } });
    await page.getByLabel('New agent').fill('cook');
    await press('Make');
    await editor.getByText(/^It was changed meanwhile/).waitFor();
    expect(await editor.getByLabel('Text', { exact: true }).inputValue()).toBe('Mara plans to rest.');
    await press('Take the current text', editor);
    expect(await editor.getByLabel('Text', { exact: true }).inputValue()).toBe('Mara plans a feast.');
  });

  it('restores what was forgotten', async () => {
    await mara().ok(forgetRecord, { params: { id: 'demo-editor' }, body: {} });
    await console.go('/forgetting?tab=gone');
    await press('Restore', page.getByRole('region', { name: 'Forgotten, and still restorable' }));
    await says('It is back, exactly as it was.');
    // By its text, now that it has one again.
    await page.getByRole('region', { name: 'What happened' }).getByRole('link').first().click();
    await page.waitForURL(/\/memories\?.*id=/);
  });

  it('goes from a name to the memories around it', async () => {
    await console.go('/links?entity=otto');
    await page.getByRole('link', { name: 'neighbourhood' }).first().click();
    await page.getByRole('table', { name: 'Linked memories' }).waitFor();
  });

  it('creates a key that is shown once, and revokes it by its name', async () => {
    await console.go('/administration');
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
    expect((await fetch(`${console.app.url}/v1/records`, { headers: { 'X-API-Key': secret } })).status).toBe(401);
  });

  it('verifies the audit from its first entry to its last', async () => {
    await console.go('/administration?tab=audit');
    await page.getByRole('button', { name: 'Check the chain' }).click();
    await main()
      .getByText(/Whole: \d+ entr/)
      .waitFor();
  });

  it('erases a person, and verifies the receipt', async () => {
    await console.go('/people');
    await press('Erase…', page.getByRole('row', { name: /^mara/ }));
    await console
      .dialog()
      .getByText(/will be gone for good/)
      .waitFor();
    await page.getByLabel('Type mara to confirm').fill('mara');
    await press('Erase for good', console.dialog());
    const completed = page.getByText('completed', { exact: true }).first();
    // Until then there is no receipt, and no refusal is shown.
    while (!(await completed.isVisible())) expect(await page.getByRole('alert').count()).toBe(0);
    await says('completed');
    await press('Take the server’s key');
    // Both come from the server, and a check with one of them missing is refused.
    for (const text of ['Receipt, as it was given', 'Public key (a JWK or a set)'])
      while ((await page.getByLabel(text).inputValue()) === '') await page.waitForTimeout(20);
    await press('Check');
    await says(/Genuine: signed as it is by/);
    await page.getByLabel('Receipt, as it was given').press('Space');
    expect(await page.getByText(/^Genuine/).count()).toBe(0);
    expect(await console.app.count('records', "user_id = 'mara'")).toBe(0);
  });

  it('signs out', async () => {
    await press('Sign out');
    await page.getByLabel('API key or user token').waitFor();
  });
});
