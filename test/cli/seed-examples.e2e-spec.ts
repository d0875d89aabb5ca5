import { rm } from 'node:fs/promises';
import { startApp, type TestApp } from '@test/support/app.js';
import { type Home, newHome, shell } from './amp.js';

let app: TestApp;
let home: Home;

beforeAll(async () => {
  app = await startApp();
  home = await newHome({ RECOLLECT_URL: app.url, RECOLLECT_API_KEY: app.adminKey });
});
afterAll(async () => {
  await app.stop();
  await rm(home.folder, { recursive: true, force: true });
});

const ok = async (line: string): Promise<string> => {
  const { code, out, err } = await shell(home, line);
  expect([err, code]).toEqual(['', 0]);
  return out;
};

/** The protocol's own example session, command by command as its document prints them (section 4.3, appendix A). */
it('every command of the protocol’s document works as printed there', async () => {
  expect(
    await ok(`amp store --type lesson \\
  --title "PostgreSQL connection pooling" \\
  --content "Always use connection pooling in production. PgBouncer recommended." \\
  --tags "postgresql,devops,performance"`),
  ).toMatch(/^Stored lesson_\w{26}\n$/);

  expect(await ok('amp search "database connection issues production" --type lesson')).toMatch(
    /^0\.\d\d {2}PostgreSQL connection pooling\n/,
  );

  expect(
    await ok(`amp store --type checkpoint \\
  --agent radarr \\
  --working-on "Debugging auth flow" \\
  --state '{"blockers": ["Missing API key for OAuth provider"]}'`),
  ).toMatch(/^Stored checkpoint_\w{26}\n$/);

  const listed = await ok('amp list --type checkpoint --agent radarr --limit 1');
  expect(listed).toMatch(/Debugging auth flow\s+radarr\s+just now\n1 of 1\n$/);

  expect(await ok('amp store --type lesson --title "..." --content "..."')).toMatch(/^Stored lesson_/);
  expect(await ok('amp search "null pointer handling" --type lesson')).toMatch(/relevant|lesson_/);

  await ok('amp store --type lesson --id lesson_a1b2c3d4 --content "Checked before use"');
  expect(await ok('amp get lesson_a1b2c3d4')).toContain('Checked before use');
  expect(await ok('amp delete lesson_a1b2c3d4')).toBe('Deleted lesson_a1b2c3d4\n');
  expect(await ok('amp list --type checkpoint --agent radarr')).toContain('Debugging auth flow');
  expect(await ok('amp status')).toMatch(/healthy .*AMP\/0\.\d.*\n3 memories: 2 lessons, 1 checkpoint, 0 snippets\n/s);
  expect(await ok('amp agent-status radarr')).toMatch(/^radarr is \w+( \w+)?: Debugging auth flow\n1 checkpoint/);
});
