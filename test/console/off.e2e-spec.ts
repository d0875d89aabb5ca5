import { startApp } from '@test/support/app.js';

it('serves no console where nobody has asked for it', async () => {
  const app = await startApp();
  for (const path of ['/console', '/console/session', '/console/memories']) {
    expect((await fetch(`${app.url}${path}`)).status).toBe(404);
  }
  await app.stop();
});
