import { createBlock, updateBlock } from '@contracts/blocks/blocks.operations.js';
import { createAgent } from '@contracts/letta/letta-agents.operations.js';
import { holdRecord, holdUser, releaseRecord } from '@contracts/privacy/legal-hold.operations.js';
import { getRecord, patchRecord, storeRecord } from '@contracts/records/records.operations.js';
import { createKey } from '@contracts/tenancy/tenancy.operations.js';
import { createWebhook, deleteWebhook } from '@contracts/webhooks/webhooks.operations.js';
import { RequestUsage } from '@governance/limits/request-usage.js';
import { openPage, OTHER_MACHINE, settle, signIn, withBrowser } from '@test/support/browser.js';
import type { Locator } from 'playwright-core';
import { type Console, openConsole } from './support/console.js';

let console: Console;

withBrowser('a screen that has nothing to show', () => {
  beforeAll(async () => {
    console = await openConsole('newcomer');
  });
  afterAll(() => console?.stop());
  afterEach(() => expect([...console.seen.faults, ...console.seen.strangers]).toEqual([]));

  const main = () => console.main();
  const alert = () => main().getByRole('alert');

  it.each([
    ['', 'Three lines store a first memory and find it again:'],
    ['/memories', 'Nothing is remembered yet'],
    ['/memories?tags=none', 'No memory matches'],
    ['/search', 'Ask something'],
    ['/search?q=tea', 'Nothing found'],
    ['/context', 'Type a message'],
    ['/timeline', 'Nothing has happened yet'],
    ['/conversations', 'Nothing was said here'],
    ['/blocks', 'No blocks yet'],
    ['/blocks?tab=kinds', 'No agent remembers anything yet'],
    ['/forgetting', 'Nothing is due.'],
    ['/forgetting?tab=gone', 'Nothing is forgotten'],
    ['/forgetting?tab=folds', 'Nothing was folded yet'],
    ['/forgetting?tab=summaries', 'No summaries yet'],
    ['/links', 'No names yet'],
    ['/people', 'Nobody is remembered yet'],
    ['/administration?tab=jobs', 'No job was given up.'],
    ['/administration?tab=models', 'No model was called.'],
    ['/administration?tab=webhooks', 'Nobody is told yet'],
    ['/nowhere', 'There is no such page'],
  ])('says so if nothing is stored: %s', async (route, said) => {
    await console.page.goto(`/console${route}${route.includes('?') ? '&' : '?'}user=newcomer`);
    await console.page.getByText(said, { exact: true }).waitFor();
  });

  it.each([
    ['/administration?tab=nothing', 'Also revoked ones'],
    ['/forgetting?tab=nothing', 'What would go'],
    ['/blocks?tab=nothing', 'No blocks yet'],
    ['/memories?as_of=nonsense', 'The server refused'],
    ['/search?q=tea&as_of=nonsense', 'The server refused'],
  ])('opens an address that names what there is not: %s', async (route, said) => {
    await console.go(route);
    await console.page.getByText(said, { exact: true }).waitFor();
    expect(await main().getByText('This did not work').count()).toBe(0);
  });

  it('has a heading and a title for an address that is no screen, as every screen has', async () => {
    await console.go('/nowhere');
    await console.page.getByRole('heading', { level: 1, name: 'There is no such page', exact: true }).waitFor();
    expect(await console.page.title()).toBe('There is no such page · Recollect');
  });

  it('names in its first lines whose memory it shows', async () => {
    await console.go('', "o'neil");
    await main().getByText(`-H 'X-User-Id: o'\\''neil'`).first().waitFor();
  });

  it('says what is loading, until it is there', async () => {
    const { page } = console;
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/v1/records?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/console/memories?user=newcomer');
    await main().getByRole('status').getByText('Loading memories…').waitFor();
    release();
    await main().getByText('Nothing is remembered yet').waitFor();
    expect(await page.getByText(/^Loading /).count()).toBe(0);
    await page.unroute('**/v1/records?*');
  });

  it('reports an unreachable server, and retries when told to', async () => {
    const { page } = console;
    await page.route('**/v1/records?*', (route) => route.abort());
    await page.goto('/console/memories?user=newcomer');
    await alert().getByText('The server does not answer').waitFor();
    await page.unroute('**/v1/records?*');
    await alert().getByRole('button', { name: 'Try again' }).click();
    await main().getByText('Nothing is remembered yet').waitFor();
    expect(await alert().count()).toBe(0);
  });

  it('reports settings that it cannot read, instead of showing none', async () => {
    const { page } = console;
    await page.route('**/v1/**/settings*', (route) => route.abort());
    await page.goto('/console/administration?tab=settings&user=newcomer');
    await alert().getByText('The server does not answer').waitFor();
    await page.unroute('**/v1/**/settings*');
  });

  it('does not mistake a failing proxy for the beginning or the end of a session', async () => {
    const { page, context, faults } = await openPage(console.browser, console.app.url);
    const troubled = (method: string, body: string) =>
      page.route('**/console/session', (route) =>
        route.request().method() === method ? route.fulfill({ status: 502, body }) : route.continue(),
      );
    await troubled('POST', '<html>Bad gateway</html>');
    await page.goto('/console');
    await page.getByLabel('API key or user token').fill(console.app.adminKey);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText('The server could not sign you in: it answered 502.').waitFor();
    await page.unroute('**/console/session');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await troubled('DELETE', '');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText(/^You are still signed in/).waitFor();
    await page.unroute('**/console/session');
    await troubled('GET', '{}');
    await page.reload();
    await page.getByText('The server does not answer').waitFor();
    await page.unroute('**/console/session');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps its frame if the server stops before a screen was loaded, and loads it when told to', async () => {
    const { page, context, faults } = await openPage(console.browser, console.app.url);
    await signIn(page, console.app.adminKey, '?user=newcomer');
    await settle(page);
    const down = (url: URL) => /^\/(console|v1)\//.test(url.pathname);
    await page.route(down, (route) => route.abort());
    await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Timeline' }).click();
    await page.getByRole('alert').getByText('The server does not answer').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'This screen failed' }).waitFor();
    await page.unroute(down);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Nothing has happened yet', { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('acts as the key with which another tab has signed in since, and shows nothing of the one before', async () => {
    const { page, context, faults } = await openPage(console.browser, console.app.url);
    await signIn(page, console.app.adminKey, '/memories?user=newcomer');
    const { key } = await console.app.user('newcomer').ok(createKey, {
      body: { name: 'reader', permissions: ['records:read'] },
    });
    const other = await context.newPage();
    await other.goto('/console');
    await other.getByRole('button', { name: 'Sign out' }).click();
    await signIn(other, key);
    await page.bringToFront();
    await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Timeline' }).click();
    await page.getByText('key “reader”').waitFor();
    await page.getByText('Nothing has happened yet', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Administration' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('works without TLS from another machine, but for what browsers withhold from such pages', async () => {
    const url = console.app.url.replace('127.0.0.1', OTHER_MACHINE);
    const { page, context, faults, strangers } = await openPage(console.browser, url);
    await signIn(page, console.app.adminKey, '/people');
    await page.getByLabel('Receipt, as it was given').fill('{"receipt":{},"signature":{"alg":"EdDSA","value":"AA"}}');
    await page.getByLabel('Public key (a JWK or a set)').fill('{}');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText(/^Not checked: .* https or from localhost/).waitFor();
    // As a secret is copied that is shown once.
    await page.goto('/console/administration?tab=tenants');
    await page.getByLabel('New tenant').fill('lan');
    await page.getByRole('button', { name: 'Make, with an admin key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await dialog.getByRole('button', { name: 'Copied' }).waitFor();
    const secret = await dialog.getByRole('region', { name: 'The new key' }).innerText();
    await page.keyboard.press('Escape');
    await page.getByLabel('New tenant').press('Control+V');
    expect(await page.getByLabel('New tenant').inputValue()).toBe(secret);
    expect([...faults, ...strangers]).toEqual([]);
    await context.close();
  });

  it('names the days of UTC, by which it counts, in every time zone', async () => {
    await console.app.inside(RequestUsage).flush();
    const { page, context } = await openPage(console.browser, console.app.url, { zone: 'America/Los_Angeles' });
    await signIn(page, console.app.adminKey, '/administration?tab=usage');
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date());
    await page.getByRole('table', { name: 'Usage, day by day' }).getByText(today).waitFor();
    await page.getByText('Times of America/Los_Angeles').waitFor();
    await context.close();
  });

  it('reports a failure of a dialog in the dialog, and keeps what was typed', async () => {
    const { page, app } = console;
    const hana = app.user('hana');
    const stored = await hana.ok(storeRecord, { body: { content: 'Hana paints.', tags: ['red, blue'] } });
    const params = { id: stored.id };
    await hana.ok(holdRecord, { params });
    await console.go(`/memories?id=${stored.id}`, 'hana');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const submit = (name: string) => console.dialog().getByRole('button', { name, exact: true }).click();
    await press('Edit');
    await page.getByLabel('Text', { exact: true }).fill('Hana paints houses.');
    await hana.ok(patchRecord, { params, body: { content: 'Hana paints walls.' } });
    await submit('Save');
    await console.dialog().getByRole('alert').getByText('It was changed meanwhile').waitFor();
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('Hana paints houses.');
    await page.keyboard.press('Escape');
    // A tag with a comma is one tag, also after an edit of the text.
    await console.go(`/memories?id=${stored.id}`, 'hana');
    await press('Edit');
    await page.getByLabel('Text', { exact: true }).fill('Hana paints boats.');
    await submit('Save');
    await page.getByText('Saved as a new version.').waitFor();
    expect(await hana.ok(getRecord, { params })).toMatchObject({ content: 'Hana paints boats.', tags: ['red, blue'] });
    await page.getByRole('link', { name: '#red, blue' }).first().click();
    await main().getByText('1 matches', { exact: true }).waitFor();
    await console.go(`/memories?id=${stored.id}`, 'hana');
    // Nor is another one closed, or forgotten without a word.
    await press('Forget');
    await submit('Forget');
    await console.dialog().getByRole('alert').getByText(/hold/).waitFor(); // prettier-ignore
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Memory', exact: true }).getByText('Hana paints boats.').first().waitFor();
    await page.getByRole('button', { name: 'Close this memory' }).click();
    await page.getByRole('checkbox', { name: 'Choose this memory' }).check();
    await press('Forget');
    await submit('Forget');
    await page.getByText(/^0 memories forgotten\. 1 refused: .*hold/).waitFor();
    // What was said on one screen is old on the next.
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    await main().getByText('1 memory', { exact: true }).waitFor();
    expect(await page.getByText(/^0 memories forgotten/).count()).toBe(0);
  });

  it('undoes no change that somebody else makes while a memory is edited', async () => {
    const { page, app } = console;
    const jan = app.user('jan');
    const { id } = await jan.ok(storeRecord, { body: { content: 'Jan rows.' } });
    await console.go(`/memories?id=${id}`, 'jan');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Title').fill('Sport');
    await jan.ok(patchRecord, { params: { id }, body: { content: 'Jan sails.' } });
    // The page reloads what is old when its reader comes back to it.
    const reloaded = page.waitForResponse((response) => response.url().includes(`/v1/records/${id}?`));
    const comesBack = "setInterval(() => dispatchEvent(new Event('visibilitychange')), 100)";
    const timer = await page.evaluate<number>(comesBack);
    await reloaded;
    await page.evaluate(`clearInterval(${timer})`);
    await page.getByRole('region', { name: 'Memory', exact: true }).getByText('Jan sails.').first().waitFor();
    await console.dialog().getByRole('button', { name: 'Save', exact: true }).click();
    await console.dialog().getByRole('alert').getByText('It was changed meanwhile').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Sport');
    expect(await jan.ok(getRecord, { params: { id } })).toMatchObject({ content: 'Jan sails.', version: 2 });
  });

  it('offers what was typed for the policy of one person to no other', async () => {
    const { page, app } = console;
    for (const user of ['kim', 'lea']) await app.user(user).ok(storeRecord, { body: { content: `${user} swims.` } });
    const threshold = page.getByLabel('Threshold, 0 to 1');
    const choose = async (user: string) => {
      await page.getByLabel('Memory of').fill(user);
      await page.keyboard.press('Enter');
      await page.waitForURL(new RegExp(`user=${user}`));
      await settle(page);
    };
    await console.go('/forgetting', 'kim');
    const usual = await threshold.inputValue();
    await threshold.fill('0.6');
    await choose('lea');
    expect(await threshold.inputValue()).toBe(usual);
    await choose('kim');
    await threshold.fill('0.6');
    await main().getByRole('button', { name: 'Set', exact: true }).click();
    await page.getByText('The policy is changed.').waitFor();
    await main().getByText('this user’s own settings').waitFor();
    expect(await threshold.inputValue()).toBe('0.6');
    await choose('lea');
    expect(await threshold.inputValue()).toBe(usual);
  });

  it('makes one secret of a webhook for a double click, because a second would end the one in use', async () => {
    const { page, app } = console;
    const body = { name: 'twice', url: 'https://hooks.example.com/in', events: ['record.*'] };
    const { id } = await app.client().ok(createWebhook, { body });
    const rotations: string[] = [];
    page.on('request', (request) => request.url().includes('rotate-secret') && rotations.push(request.url()));
    await console.go('/administration?tab=webhooks');
    await page
      .getByRole('row', { name: /^twice/ })
      .getByRole('button', { name: 'New secret' })
      .dblclick({ force: true });
    await page.getByText('The webhook’s secret, shown this once').waitFor();
    await settle(page);
    expect(rotations).toHaveLength(1);
    await page.keyboard.press('Escape');
    await app.client().ok(deleteWebhook, { params: { id } });
  });

  it('keeps no memory chosen when another person is selected', async () => {
    const { page, app } = console;
    for (const user of ['ivo', 'ida']) await app.user(user).ok(storeRecord, { body: { content: `${user} sings.` } });
    await console.go('/memories', 'ivo');
    await page.getByRole('checkbox', { name: 'Choose this memory' }).check();
    await page.getByText('1 memory chosen').waitFor();
    await page.getByLabel('Memory of').fill('ida');
    await page.keyboard.press('Enter');
    await main().getByText('ida sings.').waitFor();
    expect(await page.getByText('1 memory chosen').count()).toBe(0);
  });

  it('shows in a field what its address says, also after going back', async () => {
    const { page } = console;
    for (const [route, field, send] of [
      ['/search', 'Question', 'Search'],
      ['/context', 'The message that is about to be answered', 'Build'],
    ] as const) {
      await console.go(`${route}?q=tea`);
      await page.getByLabel(field).fill('coffee');
      await main().getByRole('button', { name: send, exact: true }).click();
      await page.waitForURL(/q=coffee/);
      await page.goBack();
      await page.waitForURL(/q=tea/);
      expect(await page.getByLabel(field).inputValue()).toBe('tea');
    }
  });

  it('lists further pages on request', async () => {
    const { page, app } = console;
    await Promise.all(Array.from({ length: 50 }, () => app.key({ permissions: ['records:read'] })));
    await console.go('/administration');
    const keys = page.getByRole('table', { name: 'Keys' }).getByRole('row');
    // With the row of names.
    expect(await keys.count()).toBe(51);
    await main().getByRole('button', { name: 'More' }).click();
    await keys.nth(51).waitFor();
  });

  it('lists blocks, agents and versions beyond the first page', async () => {
    const { page, app } = console;
    const many = app.user('many');
    const more = (list: Locator) => list.getByRole('button', { name: 'More', exact: true });
    for (let at = 0; at < 101; at += 1) {
      const name = String(at).padStart(3, '0');
      await many.ok(createBlock, { body: { label: `block-${name}`, value: 'As it is.' } });
      await many.ok(createAgent, { body: { name: `agent-${name}` } });
    }
    const { id } = await many.ok(storeRecord, { body: { content: 'Wording 1.' } });
    for (let at = 2; at <= 51; at += 1)
      await many.ok(patchRecord, { params: { id }, body: { content: `Wording ${at}.` } });
    await console.go('/blocks', 'many');
    for (const [title, last] of [
      ['Blocks', 'block-100'],
      ['Agents', 'agent-000'],
    ] as const) {
      const list = page.getByRole('region', { name: title, exact: true });
      expect(await list.getByRole('listitem').count()).toBe(100);
      await more(list).click();
      await list.getByText(last, { exact: true }).waitFor();
      expect(await list.getByRole('listitem').count()).toBe(101);
      expect(await more(list).count()).toBe(0);
    }
    await console.go(`/memories?id=${id}&tab=versions`, 'many');
    const versions = page.getByRole('tabpanel');
    expect(await versions.getByRole('listitem').count()).toBe(50);
    await more(versions).click();
    await versions.getByText('Version 1', { exact: true }).waitFor();
    expect(await versions.getByRole('listitem').count()).toBe(51);
    expect(await more(versions).count()).toBe(0);
  });

  it('lists the states of a block beyond the first page', async () => {
    const { page, app } = console;
    const ines = app.user('ines');
    const { id } = await ines.ok(createBlock, { body: { label: 'diary', value: 'Day 1.' } });
    const params = { block_id: id };
    for (let at = 2; at <= 31; at += 1) await ines.ok(updateBlock, { params, body: { value: `Day ${at}.` } });
    await console.go(`/blocks?block=${id}`, 'ines');
    const editor = page.getByRole('region', { name: 'diary' });
    await editor.getByText('Version 2', { exact: true }).waitFor();
    await editor.getByRole('button', { name: 'More', exact: true }).click();
    await editor.getByText('Version 1', { exact: true }).waitFor();
  });

  it('offers a legal hold where there is none, and its end where there is one', async () => {
    const { page, app } = console;
    const { id } = await app.user('june').ok(storeRecord, { body: { content: 'June signs contracts.' } });
    const offered = async () => {
      await page.getByRole('region', { name: 'Memory', exact: true }).getByRole('button', { name: 'More' }).click();
      const items = page.getByRole('menuitem', { name: /legal hold/ });
      await items.first().waitFor();
      const names = await items.allTextContents();
      await page.keyboard.press('Escape');
      return names;
    };
    await console.go(`/memories?id=${id}`, 'june');
    expect(await offered()).toEqual(['Put under legal hold']);
    await app.user('june').ok(holdRecord, { params: { id } });
    await console.go(`/memories?id=${id}`, 'june');
    expect(await offered()).toEqual(['Release from legal hold']);
    await app.user('june').ok(releaseRecord, { params: { id } });
    // The hold of the person does not end at a memory.
    await app.client().ok(holdUser, { params: { user_id: 'june' } });
    await console.go(`/memories?id=${id}`, 'june');
    expect(await offered()).toEqual(['Put under legal hold']);
    await console.go('/people', 'june');
    const row = page.getByRole('row', { name: /^june/ });
    await row.getByText('under legal hold', { exact: true }).waitFor();
    expect(await row.getByRole('button', { name: 'Legal hold' }).count()).toBe(0);
    await row.getByRole('button', { name: 'End the hold' }).click();
    await console.dialog().getByRole('button', { name: 'End the hold' }).click();
    await row.getByRole('button', { name: 'Legal hold' }).waitFor();
    expect(await row.getByRole('button', { name: 'End the hold' }).count()).toBe(0);
  });

  it('reports a refusal in the words of the server', async () => {
    await console.page.goto(`/console/memories?user=newcomer&filter=${encodeURIComponent('{"colour":"red"}')}`);
    await alert().getByText('The server refused').waitFor();
    await alert()
      .getByText(/colour/)
      .waitFor();
    await alert()
      .getByText(/^Request /)
      .waitFor();
  });

  it('reports what the key may not do, however the page was reached', async () => {
    const { key } = await console.app.key({ permissions: ['records:read'] });
    const { page, context } = await openPage(console.browser, console.app.url);
    await page.goto('/console');
    await page.getByLabel('API key or user token').fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.goto('/console/administration');
    await page.getByText('Your key may not administer').waitFor();
    await page.goto('/console/conversations?user=newcomer');
    await page.getByRole('alert').getByText('Your key may not do this').waitFor();
    await context.close();
  });

  it('reports that it is offline, and stops when it is online again', async () => {
    const { page, context } = await openPage(console.browser, console.app.url);
    await signIn(page, console.app.adminKey, '/memories?user=newcomer');
    const said = page.getByText(/^You are offline/);
    await context.setOffline(true);
    await said.waitFor();
    await context.setOffline(false);
    await said.waitFor({ state: 'detached' });
    await context.close();
  });

  it('has beside it the page of the operations, where a key can be entered', async () => {
    const { page } = console;
    await page.goto('/docs');
    await page.getByText('Store a memory', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    await page.getByText('X-API-Key').first().waitFor();
  });

  it('counts exports and imports with real figures', async () => {
    const { page, app } = console;
    for (const content of ['Ola keeps bees.', 'Ola sells honey.'])
      await app.user('ola').ok(storeRecord, { body: { content }, headers: { prefer: 'wait=20' } });
    await console.go('/people');
    const row = page.getByRole('row', { name: /^ola/ });
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(archive.suggestedFilename()).toBe('ola.zip');
    await page.getByText(/ kB are exported\.$/).waitFor();
    await page.getByLabel('Archive for ola').setInputFiles(await archive.path());
    const bar = page.getByRole('progressbar', { name: 'Import: done' });
    await bar.waitFor();
    const lines = Number(await bar.getAttribute('aria-valuenow'));
    expect(lines).toBeGreaterThanOrEqual(2);
    expect(await bar.getAttribute('aria-valuemax')).toBe(String(lines));
    await row.getByText(`${lines} of ${lines}`).waitFor();
  });
});
