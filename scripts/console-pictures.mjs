/**
 * Takes the screenshots of docs/console.md from a running server with the demo conversation:
 *
 *   RECOLLECT_URL=http://127.0.0.1:3000 RECOLLECT_API_KEY=rk_… npm run console:pictures
 *
 * Needs a key with every permission and Chromium (RECOLLECT_CHROMIUM, by default /usr/bin/chromium).
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const url = process.env.RECOLLECT_URL ?? 'http://127.0.0.1:3000';
const key = process.env.RECOLLECT_API_KEY;
if (!key) throw new Error('RECOLLECT_API_KEY: required');
const folder = fileURLToPath(new URL('../docs/images/console/', import.meta.url));
const USER = 'user=mara';

/** Name, address, whether in dark mode, and what is done before. */
const PICTURES = [
  ['home', `/?${USER}`],
  ['memories', `/memories?${USER}&id=demo-editor&tab=versions`],
  ['search', `/search?${USER}&q=What+is+Mara+allergic+to%3F`],
  ['compare', `/search?${USER}&q=Which+editor+does+Mara+use+now%3F&compare=yes&b_arms=keyword`, 'dark'],
  ['context', `/context?${USER}&q=What+should+I+cook+for+Mara%3F&budget=400`],
  ['timeline', `/timeline?${USER}`],
  ['conversations', `/conversations?${USER}&session=session-2`],
  ['blocks', `/blocks?${USER}`],
  ['links', `/links?${USER}&entity=otto`],
  ['neighbours', `/links?${USER}&id=demo-otto`],
  ['forgetting', `/forgetting?${USER}`, 'light', () => page.getByLabel('Looked at').selectOption('365')],
  ['people', `/people?${USER}`, 'dark'],
  ['administration', `/administration?${USER}&tab=audit`],
];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.RECOLLECT_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
const page = await context.newPage();
await page.goto(`${url}/console`);
await page.getByLabel('API key or user token').fill(key);
await page.getByRole('button', { name: 'Sign in' }).click();
await page.getByRole('button', { name: 'Sign out' }).waitFor();
await page.getByRole('heading', { level: 1 }).waitFor();
await page.goto(`${url}/console?${USER}`);
await page.getByRole('heading', { level: 1 }).waitFor();
await page.waitForLoadState('networkidle');
const load = page.getByRole('button', { name: 'Load the demo conversation' });
if (await load.isVisible()) {
  await load.click();
  await page.getByText('The demo conversation is stored').waitFor({ timeout: 120_000 });
  // The screenshot shows loaded content only. A summary may have been added to the 169.
  await page.getByText(/^(1[67]\d) of \1$/).waitFor({ timeout: 120_000 });
}
// If something fades, a curve is visible.
await page.goto(`${url}/console/forgetting?${USER}`);
await page.getByLabel('Model').selectOption('ebbinghaus');
await page.getByRole('button', { name: 'Set', exact: true }).click();
await page.getByText('The policy is changed.').waitFor();
for (const [name, path, scheme = 'light', before] of PICTURES) {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.goto(`${url}/console${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByText(/^Loading /)
    .first()
    .waitFor({ state: 'detached', timeout: 60_000 });
  await before?.();
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${folder}${name}.png` });
  console.log(name);
}
await browser.close();
