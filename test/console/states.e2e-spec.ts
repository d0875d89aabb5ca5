import { storeRecord } from '@contracts/records/records.operations.js';
import { openPage, signIn, withBrowser } from '@test/support/browser.js';
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
