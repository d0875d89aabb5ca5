import { withBrowser } from '@test/support/browser.js';
import { type Console, openConsole } from './support/console.js';
import { PEOPLE, remember, settled } from './support/bank.js';

let console: Console;

withBrowser('users of MemoryBank in the console', () => {
  beforeAll(async () => {
    console = await openConsole('Nadia');
    for (const person of PEOPLE) await remember(console.app, person);
    for (const person of PEOPLE) await settled(console.app, person);
  }, 600_000);
  afterAll(() => console?.stop());
  afterEach(() => expect([...console.seen.faults, ...console.seen.strangers]).toEqual([]));

  const main = () => console.main();
  const row = (text: string) => main().getByRole('listitem').filter({ hasText: text });

  describe.each(PEOPLE)('$user', ({ user, days, question, answer }) => {
    const turns = days.flatMap(([, all]) => all);
    const go = (route: string) => console.go(route, user);
    const [firstDay] = days[0]!;
    const [lastDay, lastTurns] = days.at(-1)!;

    it('is counted on the home screen', async () => {
      await go('');
      for (const [type, count] of [
        ['message', 2 * turns.length],
        ['semantic', turns.length],
      ] as const) {
        await row(type).getByText(String(count), { exact: true }).first().waitFor();
      }
    });

    it('has a list of exactly the memories that MemoryBank stored, and each in detail', async () => {
      await go('/memories?type=semantic&tags=memorybank');
      await main()
        .getByText(new RegExp(`^${turns.length} match`))
        .waitFor();
      const shown = await main().innerText();
      expect(shown).toContain(`${user} said on ${lastDay}`);
      for (const other of PEOPLE) if (other.user !== user) expect(shown).not.toContain(`${other.user} said on`);
      await main()
        .getByText(`${user} said on ${lastDay}: ${lastTurns.at(-1)!.query}`.slice(0, 80))
        .first()
        .click();
      const detail = console.page.getByRole('region', { name: 'Memory', exact: true });
      await detail.getByText(lastTurns.at(-1)!.query).first().waitFor();
      await detail.getByText('Metadata', { exact: true }).click();
      await detail.getByText(`"date": "${lastDay}"`).waitFor();
    });

    it('is found among the first three, with why', async () => {
      await go(`/search?q=${encodeURIComponent(question)}`);
      await row(answer)
        .first()
        .getByText(/Found by/)
        .waitFor();
      const found = await main().getByRole('listitem').filter({ hasText: 'Found by' }).allInnerTexts();
      const place = found.findIndex((text) => text.includes(answer));
      expect([0, 1, 2]).toContain(place);
    });

    it('is in the context for a model', async () => {
      await go(`/context?q=${encodeURIComponent(question)}&budget=500`);
      await main()
        .getByText(/\d+ of 500 tokens/)
        .waitFor();
      await main().getByText(answer).first().waitFor();
    });

    it('has a timeline on which the last day does not exist yet on the first', async () => {
      const last = lastTurns.at(-1)!.response;
      await go('/timeline?hide=facts');
      await row(last).first().getByText('believed').waitFor();
      await go(`/timeline?hide=facts&valid_at=${firstDay}T23:00:00Z`);
      await row(last).first().getByText('not yet').waitFor();
    });

    it('has one conversation per day, turn by turn', async () => {
      await go('/conversations');
      await main().getByRole('link', { name: lastDay, exact: true }).click();
      await console.page.waitForURL(new RegExp(`session=${lastDay}`));
      const said = console.page.getByRole('list', { name: 'Turns' }).getByRole('listitem');
      await said
        .filter({ hasText: lastTurns.at(-1)!.response })
        .first()
        .waitFor();
      expect(await said.count()).toBe(2 * lastTurns.length);
      await said.filter({ hasText: user }).first().waitFor();
    });

    it('is in the list of people', async () => {
      await go('/people');
      await console.page
        .getByRole('row', { name: new RegExp(`^${user}`) })
        .getByRole('button', { name: 'Export' })
        .waitFor();
    });
  });
});
