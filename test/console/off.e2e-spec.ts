import { startApp } from '@test/support/app.js';

it('serves no console unless it is enabled', async () => {
  const app = await startApp();
  for (const path of ['/console', '/console/session', '/console/memories']) {
    expect((await fetch(`${app.url}${path}`)).status).toBe(404);
  }
  await app.stop();
});
