import { listProcedures } from '@contracts/cognitive/procedures.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { mind } from './mind.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const STEPS = ['build the image', 'run the tests', 'push the image', 'restart the service'];

describe('procedural memory', () => {
  it('stores and recalls, with steps and prerequisites unchanged', async () => {
    const scout = mind(app.user(), 'scout');
    const { node_id: id } = await scout.procedure('deploy service', STEPS, { prerequisites: ['docker'] });
    expect(id).toMatch(/^proc_/);
    await scout.procedure('bake bread', ['mix', 'wait', 'bake']);
    const found = await scout.procedures('deploy');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ node_id: id, name: 'deploy service', steps: STEPS, prerequisites: ['docker'] });
  });

  it.each([{}, { source_class: 'tool_output' }])(
    'repeats no secret of a prerequisite, to a key with %j',
    async (over) => {
      const { user } = app.user();
      const { key } = await app.key({ permissions: ['records:read', 'records:write'], user_id: user, ...over });
      const scout = mind(app.client(key), 'scout');
      const stored = await scout.procedure('log in', STEPS, {
        prerequisites: ['My password is Tr0ub4dor&3.', 'docker'],
      });
      expect(stored.missing).toEqual(['My password is [redacted: password].', 'docker']);
    },
  );

  it('names a procedure that has no title by its first line', async () => {
    const ada = app.user();
    const body = { type: 'procedural', agent: 'scout', content: 'Restart the worker first.\nThen the API.' };
    await ada.ok(storeRecord, { body });
    const { procedures } = await ada.ok(listProcedures, { query: { agent: 'scout' } });
    expect(procedures).toMatchObject([{ name: 'Restart the worker first.', steps: [] }]);
  });

  it('counts each use, and returns the count before it', async () => {
    const scout = mind(app.user(), 'scout');
    await scout.procedure('deploy', STEPS);
    expect((await scout.procedures('deploy'))[0]?.usage_count).toBe(0);
    expect((await scout.procedures('deploy'))[0]?.usage_count).toBe(1);
    expect((await scout.procedures('deploy'))[0]?.usage_count).toBe(2);
  });

  it('counts every one of concurrent uses, and no listing', async () => {
    const ada = app.user();
    const scout = mind(ada, 'scout');
    await scout.procedure('deploy', STEPS);
    await Promise.all(Array.from({ length: 5 }, () => scout.procedures('deploy')));
    for (let i = 0; i < 2; i++) {
      const { procedures } = await ada.ok(listProcedures, { query: { agent: 'scout' } });
      expect(procedures[0]?.usage_count).toBe(5);
    }
  });

  it('returns the most used first without a query', async () => {
    const scout = mind(app.user(), 'scout');
    for (const name of ['rare', 'often', 'sometimes']) await scout.procedure(name, [`do it ${name}`]);
    for (const name of ['often', 'often', 'sometimes']) await scout.procedures(name);
    expect((await scout.procedures('')).map(({ name }) => name)).toEqual(['often', 'sometimes', 'rare']);
    expect(await scout.procedures('', { limit: 1 })).toHaveLength(1);
  });

  it('keeps steps that name a tool and its arguments, and calls none', async () => {
    const scout = mind(app.user(), 'scout');
    const steps = ['look', { description: 'restart', tool: 'shell', arguments: { command: 'systemctl', n: 1 } }];
    await scout.procedure('restart', steps);
    expect((await scout.procedures('restart'))[0]?.steps).toEqual(steps);
  });

  it('reports which prerequisites are known and which are missing', async () => {
    const scout = mind(app.user(), 'scout');
    const docker = await scout.procedure('Docker', ['install it']);
    const shell = await scout.fact('shell', 'A shell runs commands');
    const { known, missing } = await scout.procedure('deploy', STEPS, {
      prerequisites: ['docker', 'shell', 'kubernetes'],
    });
    expect([known, missing]).toEqual([['docker', 'shell'], ['kubernetes']]);
    const [deploy] = (await scout.procedures('deploy')).filter(({ name }) => name === 'deploy');
    expect(deploy?.resolved).toEqual([
      { name: 'docker', known: true, memory_id: docker.id },
      { name: 'shell', known: true, memory_id: shell.id },
      { name: 'kubernetes', known: false },
    ]);
    expect(deploy?.missing).toEqual(['kubernetes']);
  });

  it('links to the episode that it was learned from, by its own relation', async () => {
    const scout = mind(app.user(), 'scout');
    const { id } = await scout.episode('watched a colleague');
    const { id: learned } = await scout.procedure('deploy', STEPS, { source_episode_id: id });
    expect(await scout.edges({ type: 'procedure_derives_from' })).toMatchObject([{ from: learned, to: id }]);
    await scout.procedure('deploy again', STEPS, { source_episode_id: 'epi_nowhere' });
    expect(await scout.edges({ type: 'procedure_derives_from' })).toHaveLength(1);
  });

  it('keeps agents and users apart', async () => {
    const ada = app.user();
    await mind(ada, 'a').procedure('deploy', STEPS);
    expect(await mind(ada, 'b').procedures('deploy')).toEqual([]);
    expect(await mind(app.user(), 'a').procedures('')).toEqual([]);
  });
});
